import ArgumentParser
import Earshot

/// The command line.
@main
struct EarshotTool: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "earshot",
    abstract: "Hear what VoiceOver and TalkBack will say, before there is an app.",
    discussion: """
      A design file (YAML) describes a screen; Earshot says what each screen reader will announce.

        earshot preview Examples/dropdown.yaml --states all
        earshot check Examples/booking.yaml

      Exit status: 0 nothing to report, 1 findings or differences, 64 usage, 65 data, 66 an input \
      cannot be opened, 69 something needed is missing, 73 an output cannot be created, \
      74 reading or writing failed, 77 not permitted, 130 interrupted.
      """,
    version: Version.text,
    subcommands: subcommands
  )

  private static let subcommands: [any ParsableCommand.Type] = [
    PreviewCommand.self,
    WalkCommand.self,
    Criteria.self,
    Check.self,
    Speak.self,
    Voices.self,
    Diff.self,
    Announce.self,
    Import.self,
    Compose.self,
    ScoreCommand.self,
    ProfilesCommand.self,
    Explain.self,
    Schema.self,
  ]

  /// Reads the command line.
  ///
  /// A subcommand that comes first is parsed by itself: beneath the root, the parser would reflect
  /// over the options of every subcommand, which takes longer than most commands' work. Help and
  /// mistakes are then the root's to tell, which knows how the whole command is called.
  private static func command() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    let subcommand = subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? subcommand?.parseAsRoot(Array(arguments.dropFirst())) { return command }
    if let name = arguments.first, subcommand == nil, !name.hasPrefix("-"), name != "help" {
      let known = subcommands.compactMap { $0.configuration.commandName }
      throw InputError(NearestName.message("subcommand", name, known: known), kind: .usage)
    }
    return try parseAsRoot()
  }

  /// Runs the command.
  ///
  /// Stays synchronous: a concurrency runtime would cost the start-up of a static executable more
  /// than all its work.
  static func main() {
    ignoreBrokenPipes()
    var chosen: any ParsableCommand.Type = Self.self
    do {
      if CommandLine.arguments.dropFirst() == ["--version"] {
        return try Output.write(Version.text + "\n", to: nil)
      }
      var command = try command()
      chosen = type(of: command)
      try command.run()
    } catch let error as ValidationError {
      // Mistakes that are met on the way are answered with the usage of what was run.
      let name = chosen.configuration.commandName ?? ""
      // Parsed by itself, a subcommand does not know in this message what stands before its name.
      let message = chosen.fullMessage(for: error)
        .replacing("See '\(name) --help'", with: "See 'earshot \(name) --help'")
      StandardError.write("\(message)\n")
      exit(withError: ExitCode(InputError.Kind.usage.rawValue))
    } catch {
      guard let failure = Failure(error) else { exit(withError: error) }
      for error in failure.errors { StandardError.write("\(error)\n") }
      exit(withError: ExitCode(failure.status))
    }
  }
}
