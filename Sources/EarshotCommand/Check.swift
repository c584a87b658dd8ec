import ArgumentParser
import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

extension DesignFindingWriter.Format: Choice {}

/// Finds what is wrong with designs before anyone listens.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "check",
    abstract: "Check that pinned announcements hold and that names are sound.",
    discussion: """
      Every finding is a line of file, line, column, severity, kind and message; the message says \
      what mends it. The exit status is 1 when there is a finding at or above --fail-on.

      Examples:

        earshot check Examples/booking.yaml
        earshot check Examples/*.yaml --fail-on note
        earshot check Examples/menu.yaml --profile documented,device
        earshot check Examples/search.yaml --format json --output findings.json
      """
  )

  @Argument(help: .designs)
  var files: [String]

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity that makes the exit status 1: error, warning or note.")
  var failOn = DesignFinding.Severity.warning

  @Option(help: "The format: text, the usual one, or json.")
  var format: DesignFindingWriter.Format?

  @Option(name: .output, help: .report)
  var output: String?

  func run() throws {
    let destination = try Destination.claim(output, besides: files + readers.profileFiles)
    // A finding tells which words stay English.
    let profiles = try readers.profiles(warns: false)
    // Expectations hold with the settings that a profile ships with, whatever is set here.
    let own = try readers.profileFiles.map { try Profile.fromFile($0) }
    let findings = try DesignReader.screens(at: files, built: toolkits).flatMap { _, screen in
      let locale = readers.locale ?? screen.locale
      return BuiltIn.checker(
        judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
        own: own.map { BuiltIn.checkReader(for: $0, locale: locale) }
      ).findings(in: screen)
    }
    try destination.write(
      DesignFindingWriter().written(findings, as: .format(format, for: output, or: .text)))
    if findings.contains(where: { $0.severity >= failOn }) { throw ExitCode(1) }
  }
}
