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
        earshot check screens 'apps/**/design.yaml' --format jsonl
        earshot check Examples/menu.yaml --profile documented,device
        earshot check Examples/search.yaml --format json --output findings.json
      """
  )

  @Argument(help: .designs)
  var files: [String] = []

  @OptionGroup var many: ManyOptions

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity that makes the exit status 1: error, warning or note.")
  var failOn = DesignFinding.Severity.warning

  @Option(
    help: "The format: text, the usual one, json, jsonl with a line for each design, or html.")
  var format: DesignFindingWriter.Format?

  @Flag(name: .errorsInline, help: .errorsInline)
  var hasErrorsInline = false

  @Option(name: .output, help: .report)
  var output: String?

  @Flag(help: "With --watch, write only what has changed, for screen readers.")
  var plain = false

  @Flag(help: "Run again whenever a file is saved, until it is interrupted.")
  var watch = false

  private var writtenFormat: DesignFindingWriter.Format {
    .format(format, for: output, or: .text)
  }

  func validate() throws {
    try many.check(hasErrorsInline, in: writtenFormat)
    guard many.cache == nil || writtenFormat != .html else {
      throw ValidationError("--cache keeps what --format text, json and jsonl write of each design")
    }
  }

  func run() throws {
    if watch {
      return try Watch(isPlain: plain) {
        try many.inputs(files, of: .designs).paths + readers.profileFiles
      }.run()
    }
    let inputs = try many.inputs(files, of: .designs)
    let destination = try Destination.claim(output, besides: inputs.paths + readers.profileFiles)
    var run = ManyFiles(inputs, jobs: many.jobs)
    run.hasErrorsInline = hasErrorsInline
    run.cache = try many.cache(
      facts: ["check", writtenFormat.rawValue, failOn.rawValue] + toolkits.map(\.rawValue)
        + readers.facts, files: readers.profileFiles,
      besides: inputs.paths + readers.profileFiles + [output].compactMap(\.self))
    switch writtenFormat {
    case .text: try write(inputs, by: run, to: destination, as: .plain)
    // One list of findings has one frame, however many designs they are of.
    case .json:
      try write(inputs, by: run, to: destination, as: OutcomeForm(DesignFindingWriter.frame))
    case .jsonl: try write(inputs, by: run, to: destination, as: .lines)
    case .html: try writePage(of: inputs, by: run, to: destination)
    }
  }

  private func write(
    _ inputs: InputList, by run: ManyFiles, to destination: Destination, as form: OutcomeForm
  ) throws {
    let (format, writer) = (writtenFormat, DesignFindingWriter())
    try run.write(to: destination, as: form) {
      var checkers = try DesignCheckers(readers)
      return { place in
        let input = inputs.items[place]
        return try checked(input, by: &checkers).map { design in
          format == .json
            ? writer.items(design.findings)
            : writer.written(design.findings, in: input.path, as: format)
        }
      }
    }
  }

  /// Writes a page, which draws the screens of all designs.
  private func writePage(
    of inputs: InputList, by run: ManyFiles, to destination: Destination
  ) throws {
    let outcomes = try run.results {
      var checkers = try DesignCheckers(readers)
      return { place in
        try checked(inputs.items[place], by: &checkers).map {
          ($0.findings, screen: drawn($0.screen, checkers.profiles))
        }
      }
    }
    let designs = outcomes.compactMap(\.output)
    if !designs.isEmpty {
      try destination.write(
        DesignFindingWriter().written(
          designs.flatMap(\.0), of: designs.map(\.screen), as: .html))
    }
    if let status = outcomes.map(\.status).max(), status != 0 { throw ExitCode(status) }
  }

  private func checked(
    _ input: InputList.Item, by checkers: inout DesignCheckers
  ) throws -> Outcome<(findings: [DesignFinding], screen: Screen)> {
    let bytes = try InputFile.bytes(of: input.path)
    guard !input.isPassedOver(bytes, as: .designs) else { return .passedOver }
    let screen = try DesignReader.screen(of: bytes, file: input.path).built(with: toolkits)
    let findings = checkers.checker(for: screen.locale).findings(in: screen)
    var outcome = Outcome(output: (findings: findings, screen: screen))
    outcome.hasFindings = findings.contains { $0.severity >= failOn }
    return outcome
  }

  /// Returns a screen as the first of the readers finds it, by which findings are marked.
  private func drawn(_ screen: Screen, _ profiles: [Profile]) -> PreviewWriter.Screenful {
    let entries = profiles.first?.preview(locale: readers.locale ?? screen.locale)
      .entries(of: screen, states: .current)
    return PreviewWriter.Screenful(
      screen: screen, entries: entries ?? [], locale: readers.locale)
  }
}

/// What checks designs in the languages that they have, made once for each.
private struct DesignCheckers {
  let profiles: [Profile]
  /// Expectations hold with the settings that a profile ships with, whatever is set here.
  private let own: [Profile]
  private let locale: String?
  private var checkers: [String: DesignChecker] = [:]

  init(_ readers: ReaderOptions) throws {
    // A finding tells which words stay English.
    profiles = try readers.profiles(warns: false)
    own = try readers.profileFiles.map { try Profile.fromFile($0) }
    locale = readers.locale
  }

  mutating func checker(for locale: String) -> DesignChecker {
    let locale = self.locale ?? locale
    if let known = checkers[locale] { return known }
    let checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale,
      own: own.map { BuiltIn.checkReader(for: $0, locale: locale) })
    checkers[locale] = checker
    return checker
  }
}
