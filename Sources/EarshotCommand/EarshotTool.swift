import ArgumentParser
import CLibrary
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput

@main
struct EarshotTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear the announcements of VoiceOver and TalkBack before the app exists.",
    discussion: """
      A design file (YAML) describes a screen. Earshot predicts the announcements of each screen reader.
      A stop is an element that one swipe reaches. Documented profiles have the words of accessibility \
      guidelines (MagentaA11y); device profiles have the words of one version of a reader.

        earshot preview Examples/dropdown.yaml --states all
        earshot check Examples/booking.yaml

      Exit status: 0 nothing to report, 1 findings or differences, 64 wrong usage, 65 wrong data, 66 an \
      input cannot be opened, 69 a required part is missing, 73 an output cannot be created, 74 reading \
      or writing failed, 77 not permitted; 129 hung up, 130 interrupted, 131 quit, 141 the program \
      that reads the output has closed it, 143 terminated.
      """,
    version: Version.text,
    groupedSubcommands: groups
  )

  private static let groups = [
    CommandGroup(
      name: "Design",
      subcommands: [
        NewCommand.self, PreviewCommand.self, CheckCommand.self, StudioCommand.self,
        ReportCommand.self,
      ]),
    CommandGroup(
      name: "Test",
      subcommands: [
        SpeakCommand.self, CriteriaCommand.self, WalkCommand.self,
      ]),
    CommandGroup(
      name: "Compare",
      subcommands: [
        DiffCommand.self, AnnounceCommand.self, ImportCommand.self,
      ]),
    CommandGroup(
      name: "Learn",
      subcommands: [
        KindsCommand.self, FormatsCommand.self, ProfilesCommand.self, ExplainCommand.self,
        VoicesCommand.self,
      ]),
    CommandGroup(
      name: "Integrate",
      subcommands: [
        ComposeCommand.self, SchemaCommand.self, ServeCommand.self,
      ]),
    CommandGroup(
      name: "Tools",
      subcommands: [
        ScoreCommand.self, DoctorCommand.self,
      ]),
  ]

  private static let subcommands = groups.flatMap(\.subcommands)

  /// Returns the chosen subcommand without the root command, because the root's reflection is slow.
  private static func command() throws -> any ParsableCommand {
    let subcommand = subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? subcommand?.parseAsRoot(Array(arguments.dropFirst())) { return command }
    let known = subcommands.compactMap { $0.configuration.commandName } + ["help"]
    let isHelp = arguments.first == "help"
    let name = isHelp ? arguments.dropFirst().first : arguments.first
    if let name, !name.hasPrefix("-"), !known.contains(name) {
      throw InputError(
        Help.unknown(name, among: known, searching: isHelp ? subcommands : []), kind: .usage)
    }
    return try parseAsRoot(arguments)
  }

  static let arguments = System.arguments.dropFirst().map(FileName.text)

  /// Not asynchronous, because starting the concurrency runtime would take longer than the
  /// command's work.
  static func main() {
    Interruption.watch()
    var chosen: any ParsableCommand.Type = Self.self
    do {
      if arguments == ["--version"] {
        return try Output.write(TerminalText(lines: Version.text + "\n"))
      }
      var command = try command()
      chosen = type(of: command)
      try command.run()
    } catch { CLibrary.exit(end(with: error, in: chosen)) }
  }

  private static func end(with error: any Error, in chosen: any ParsableCommand.Type) -> Int32 {
    if let failure = error as? SpeechFailure { return failure.status }
    if let code = error as? ExitCode { return code.rawValue }
    if let failure = Failure(error) {
      for error in failure.errors where error.kind != .readerGone {
        StandardError.write("\(error)\n")
      }
      return failure.status
    }
    // Usage errors become validation errors, so that the parser shows the usage.
    let error = (error as? UsageError).map { ValidationError($0.description) } ?? error
    let isUsage = error is ValidationError
    let name = chosen.configuration.commandName ?? ""
    let message = (isUsage ? chosen : Self.self).fullMessage(for: error)
      .replacing("See '\(name) --help'", with: "See 'earshot \(name) --help'")
      .replacing("'earshot earshot ", with: "'earshot ")
    let status = isUsage ? InputError.Kind.usage.rawValue : exitCode(for: error).rawValue
    let known = subcommands.compactMap { $0.configuration.commandName }
    let asked = arguments.first.flatMap { known.contains($0) ? " \($0)" : nil } ?? ""
    let shown =
      status != 0
      ? ParserMessage(message, listedBy: "earshot\(asked) --help").text
      : Help.isShort(arguments) ? Help.short(message) : message
    let text: TerminalText = shown.isEmpty ? "" : TerminalText(lines: shown + "\n")
    guard status == 0 else {
      StandardError.write(text)
      return status
    }
    do {
      try Output.write(text)
      return status
    } catch { return end(with: error, in: chosen) }
  }
}
