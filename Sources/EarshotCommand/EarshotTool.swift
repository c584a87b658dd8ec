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

        earshot preview Examples/dropdown.yaml --states all
        earshot check Examples/booking.yaml

      Exit status: 0 nothing to report, 1 findings or differences, 64 wrong usage, 65 wrong data, 66 an \
      input cannot be opened, 69 a required part is missing, 73 an output cannot be created, 74 reading \
      or writing failed, 77 not permitted; 129 hung up, 130 interrupted, 131 quit, 141 the reader of \
      the output has gone, 143 terminated.
      """,
    version: Version.text,
    subcommands: subcommands
  )

  private static let subcommands: [any ParsableCommand.Type] = [
    NewCommand.self,
    KindsCommand.self,
    PreviewCommand.self,
    WalkCommand.self,
    CriteriaCommand.self,
    CheckCommand.self,
    SpeakCommand.self,
    VoicesCommand.self,
    DiffCommand.self,
    ReportCommand.self,
    AnnounceCommand.self,
    ImportCommand.self,
    FormatsCommand.self,
    ComposeCommand.self,
    ScoreCommand.self,
    ProfilesCommand.self,
    ExplainCommand.self,
    SchemaCommand.self,
    ServeCommand.self,
    DoctorCommand.self,
  ]

  /// Parses the command line.
  ///
  /// A subcommand in first position is parsed alone, because parsing from the root reflects over
  /// the options of all subcommands, which takes longer than most commands. The root reports help
  /// and errors.
  private static func command() throws -> any ParsableCommand {
    let subcommand = subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? subcommand?.parseAsRoot(Array(arguments.dropFirst())) { return command }
    if let name = arguments.first, subcommand == nil, !name.hasPrefix("-"), name != "help" {
      let known = subcommands.compactMap { $0.configuration.commandName }
      throw InputError(NearestName.message("subcommand", name, known: known), kind: .usage)
    }
    return try parseAsRoot(arguments)
  }

  static let arguments = System.arguments.dropFirst().map(FileName.text)

  /// Runs the command.
  ///
  /// It is synchronous, because starting the concurrency runtime would take a static executable
  /// longer than all its work.
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
    if let failure = Failure(error) {
      for error in failure.errors where error.kind != .readerGone {
        StandardError.write("\(error)\n")
      }
      return failure.status
    }
    // Errors during the run are reported with the usage of the subcommand.
    let error = (error as? UsageError).map { ValidationError($0.description) } ?? error
    let isUsage = error is ValidationError
    let name = chosen.configuration.commandName ?? ""
    // A subcommand that is parsed alone does not know its full name in this message.
    let message = (isUsage ? chosen : Self.self).fullMessage(for: error)
      .replacing("See '\(name) --help'", with: "See 'earshot \(name) --help'")
    let status = isUsage ? InputError.Kind.usage.rawValue : exitCode(for: error).rawValue
    let text: TerminalText = message.isEmpty ? "" : TerminalText(lines: message + "\n")
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
