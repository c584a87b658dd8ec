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

  @Option(help: "The format: text, the usual one, json, or jsonl with a line for each design.")
  var format: DesignFindingWriter.Format?

  @Flag(name: .errorsInline, help: .errorsInline)
  var hasErrorsInline = false

  @Option(name: .output, help: .report)
  var output: String?

  private var writtenFormat: DesignFindingWriter.Format {
    .format(format, for: output, or: .text)
  }

  func validate() throws { try many.check(hasErrorsInline, in: writtenFormat) }

  func run() throws {
    let inputs = try many.inputs(files, of: .designs)
    let destination = try Destination.claim(output, besides: inputs.paths + readers.profileFiles)
    var run = ManyFiles(inputs, options: many)
    run.hasErrorsInline = hasErrorsInline
    run.cache = try many.cache(
      facts: ["check", writtenFormat.rawValue, failOn.rawValue] + toolkits.map(\.rawValue)
        + readers.facts, files: readers.profileFiles,
      besides: inputs.paths + readers.profileFiles + [output].compactMap(\.self))
    // One list of findings has one frame, however many designs they are of.
    let form =
      switch writtenFormat {
      case .text: OutcomeForm.plain
      case .json: OutcomeForm(DesignFindingWriter.frame)
      case .jsonl: OutcomeForm.lines
      }
    try run.write(to: destination, as: form) {
      var checkers = DesignCheckers(try readers.checkReaders(), locale: readers.locale)
      return { try outcome(of: inputs.items[$0], by: &checkers) }
    }
  }

  private func outcome(
    of input: InputList.Item, by checkers: inout DesignCheckers
  ) throws -> Outcome<Document> {
    let bytes = try InputFile.bytes(of: input.path)
    guard !input.isPassedOver(bytes, as: .designs) else { return .passedOver }
    let screen = try DesignReader.screen(of: bytes, file: input.path).built(with: toolkits)
    let findings = checkers.checker(for: screen.locale).findings(in: screen)
    var outcome = Outcome<Document>()
    outcome.hasFindings = findings.contains { $0.severity >= failOn }
    let writer = DesignFindingWriter()
    outcome.output =
      writtenFormat == .json
      ? writer.items(findings) : writer.written(findings, as: writtenFormat, of: input.path)
    return outcome
  }
}

/// What checks designs in the languages that they have, made once for each.
private struct DesignCheckers {
  private let profiles: [Profile]
  private let own: [Profile]
  private let locale: String?
  private var checkers: [String: DesignChecker] = [:]

  init(_ readers: (profiles: [Profile], own: [Profile]), locale: String?) {
    (profiles, own) = readers
    self.locale = locale
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

extension ReaderOptions {
  /// Returns the profiles that designs are checked by, and those of the user's own as they ship:
  /// expectations hold with the settings that a profile ships with, whatever is set here.
  fileprivate func checkReaders() throws -> (profiles: [Profile], own: [Profile]) {
    // A finding tells which words stay English.
    (try profiles(warns: false), try profileFiles.map { try Profile.fromFile($0) })
  }
}
