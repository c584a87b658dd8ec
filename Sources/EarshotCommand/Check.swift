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

  @Option(help: "The format: text, the usual one, json or html.")
  var format: DesignFindingWriter.Format?

  @Option(name: .output, help: .report)
  var output: String?

  func run() throws {
    let destination = try Destination.claim(output, besides: files + readers.profileFiles)
    // A finding tells which words stay English.
    let profiles = try readers.profiles(warns: false)
    // Expectations hold with the settings that a profile ships with, whatever is set here.
    let own = try readers.profileFiles.map { try Profile.fromFile($0) }
    let screens = try DesignReader.screens(at: files, built: toolkits).map(\.screen)
    let findings = screens.flatMap { screen in
      let locale = readers.locale ?? screen.locale
      return BuiltIn.checker(
        judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
        own: own.map { BuiltIn.checkReader(for: $0, locale: locale) }
      ).findings(in: screen)
    }
    let format = DesignFindingWriter.Format.format(format, for: output, or: .text)
    let screenfuls = format == .html ? screens.map { drawn($0, profiles) } : []
    try destination.write(DesignFindingWriter().written(findings, of: screenfuls, as: format))
    if findings.contains(where: { $0.severity >= failOn }) { throw ExitCode(1) }
  }

  /// Returns a screen as the first of the readers finds it, by which findings are marked.
  private func drawn(_ screen: Screen, _ profiles: [Profile]) -> PreviewWriter.Screenful {
    let entries = profiles.first?.preview(locale: readers.locale ?? screen.locale)
      .entries(of: screen, states: .current)
    return PreviewWriter.Screenful(screen: screen, entries: entries ?? [])
  }
}
