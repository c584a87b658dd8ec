import ArgumentParser
public import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

extension ComparisonReport.Format: Choice {}
extension Finding.Kind: Choice {}
extension Finding.Severity: Choice {}

/// Says what an app says otherwise than its design.
struct Diff: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "diff",
    abstract: "Compare what an app exposes or said with what was designed.",
    discussion: """
      EXPECTED is a design file, or anything that ACTUAL may be. ACTUAL is a UI dump, a speech log, \
      captions of a recording, or a folder of such files, of which binary files and EXPECTED are \
      passed over. What is in a file tells what it is, never its name; nothing tells a transcript \
      with one announcement a line, which is read with --input-format text.

      Where EXPECTED is a folder of designs, each is compared with the captures of its name: \
      shop/checkout.yaml with shop/checkout.xml, shop/checkout.android.xml and all files of the folder \
      shop/checkout below ACTUAL.

      Exit status: 0 nothing at or above the level of --fail-on, 1 differences.

      Examples:

        earshot diff Examples/dropdown.yaml window_dump.xml
        earshot diff Examples/dropdown.yaml talkback.log --platform talkback --profile device
        earshot diff checkout.yaml heard.txt --input-format text
        earshot diff checkout.yaml dump.xml --format sarif --output earshot.sarif
        earshot diff checkout.yaml dump.xml --approve
        earshot diff designs captures --format jsonl --output differences.jsonl
      """
  )

  @Argument(
    help: ArgumentHelp("What was designed: a file, or a folder of designs.", valueName: "expected"))
  var expected: String

  @Argument(
    help: ArgumentHelp(
      "What the app exposes or said: files, or folders of them, that show the screen and what opens "
        + "over it.", valueName: "actual"))
  var actual: [String] = []

  @OptionGroup var many: ManyOptions

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions

  @Option(
    name: .customLong("fail-on"),
    help: "The least severity that counts as a difference: error, warning or note.")
  var failing = Finding.Severity.warning

  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Kinds of findings to leave out, with spaces between them.", valueName: "kind"))
  var ignore: [Finding.Kind] = []

  @Flag(
    help: "Let letter case, punctuation, spaces, the spelling of numbers and the version count.")
  var strict = false

  @Flag(help: "Accept what is heard now: record it beside the design as <expected>.heard.jsonl.")
  var approve = false

  @Flag(
    help: "Let it be an error that no capture shows a part of the design, such as a sheet.")
  var requireAll = false

  @Option(
    help: ArgumentHelp(
      "Findings to live with, each with a reason and, where it ends, a day.", valueName: "file"))
  var accepted: String?

  @Flag(help: "Write plain lines without columns or styles, for screen readers.")
  var plain = false

  @Option(
    help: ArgumentHelp("The column of a CSV table that holds the announcements.", valueName: "name")
  )
  var column: String?

  @Flag(help: .redact)
  var redact = false

  @Option(name: .customLong("screenshot"), help: .screenshot)
  var screenshots: [String] = []

  @Option(name: .inputFormat, help: .inputFormat)
  var inputFormat: InputFormat?

  @Option(
    help:
      "The format: text, the usual one, markdown, json, jsonl with a line for each comparison, junit, sarif, github, gitlab or html."
  )
  var format: ComparisonReport.Format?

  @Flag(name: .errorsInline, help: .errorsInline)
  var hasErrorsInline = false

  @Option(name: .output, help: .report)
  var output: String?

  @Flag(help: "Run again whenever a file is saved, until it is interrupted.")
  var watch = false

  var writtenFormat: ComparisonReport.Format { .format(format, for: output, or: .text) }

  func validate() throws {
    try many.check(hasErrorsInline, in: writtenFormat)
    try many.check(redacts: redact)
    try CapturePictures.check(screenshots, redacts: redact)
    guard !approve || expected != "-" else {
      throw ValidationError("--approve records beside a file; name that of what was designed")
    }
  }

  func run() throws {
    if watch {
      // A folder is watched as such: captures come and go.
      return try Watch(isPlain: plain) {
        [expected] + actual + screenshots + readers.profileFiles + acceptedFiles
      }.run()
    }
    if InputFolder.isNamed(expected) {
      guard screenshots.isEmpty else {
        throw ValidationError("--screenshot is of a capture of one design; name the design")
      }
      return try comparePairs()
    }
    let captures = try self.captures()
    let inputs =
      [expected] + captures.paths + screenshots + readers.profileFiles + acceptedFiles
    let baseline = HeardBaseline.file(beside: expected)
    let outputs = try Destination.claim(
      [output] + (approve ? [baseline] : []),
      besides: inputs + (approve ? [] : [baseline]))
    if approve {
      let runs = try comparedCaptures(captures).flatMap { $0.output ?? [] }
      readers.warnOfEnglish(runs.map(\.run.profile))
      return try record(runs, in: outputs[1])
    }
    var failed: Int32 = 0
    var run = ManyFiles(
      [ManyFiles.Item(name: expected, files: inputs + presentFiles([baseline]))], isMany: false,
      jobs: many.jobs)
    run.cache = try many.cache(
      facts: facts, files: readers.profileFiles, besides: inputs + outputs.map(\.path))
    try run.write(to: outputs[0], as: .plain) {
      { _ in
        let (outcome, status) = try self.outcome(of: captures, styledFor: outputs[0])
        failed = status
        return outcome
      }
    }
    if failed != 0 { throw ExitCode(failed) }
  }

  /// Returns what comes of all captures of one design, and the status of those that cannot be read,
  /// which have been told of.
  private func outcome(
    of captures: InputList, styledFor destination: Destination
  ) throws -> (Outcome<Document>, status: Int32) {
    let outcomes = try comparedCaptures(captures)
    let runs = outcomes.compactMap(\.output).flatMap(\.self)
    let status = outcomes.map(\.status).max() ?? 0
    var outcome = Outcome<Document>()
    outcome.isUncertain = status != 0
    outcome.warnings = readers.warningsOfEnglish(runs.map(\.run.profile))
    let report = try report(on: runs, of: expected)
    if writtenFormat == .jsonl {
      outcome.output = lines(of: report, outcomes, captures)
    } else if !runs.isEmpty {
      outcome.output = written(report, styledFor: destination)
    }
    guard !hasErrorsInline else { return (outcome, 0) }
    outcome.hasFindings = report.hasFailed && status == 0
    return (outcome, status)
  }

  /// Compares captures with the one design.
  private func comparedCaptures(_ captures: InputList) throws -> [Outcome<[ComparedCapture]>] {
    let design = try InputFile.bytes(of: expected, limit: InputFile.writtenByTools)
    let redactor = try redactor(for: input(expected, design))
    // What is to be accepted is not compared with what was.
    let accepted = approve ? nil : try HeardBaseline.read(beside: expected)
    var run = ManyFiles(captures, jobs: many.jobs)
    run.hasErrorsInline = hasErrorsInline
    if redact { run.jobs = 1 }
    let outcomes = try run.results { () -> ManyFiles.Worker<[ComparedCapture]> in
      // A worker has a design of its own, as cores would wait for each other to count who uses it.
      let wanted = try input(expected, design).redacted(by: redactor)
      return { place in
        let capture = captures.items[place].path
        return Outcome(
          output: try compared(
            wanted, of: expected, with: capture, redactor, accepting: accepted))
      }
    }
    let status = outcomes.map(\.status).max() ?? 0
    if approve, status != 0 { throw ExitCode(status) }
    return outcomes
  }

  /// All options that decide what is written.
  var facts: [String] {
    let flags = [strict, requireAll, plain, hasErrorsInline].map { "\($0)" }
    let texts = [column, inputFormat?.rawValue, accepted].map { $0 ?? "-" }
    // An accepted finding ends on a day.
    let day = accepted == nil ? "" : CalendarDate.today().map { "\($0)" } ?? ""
    return ["diff", writtenFormat.rawValue, failing.rawValue, day] + flags + texts
      + toolkits.map(\.rawValue) + ["ignore"] + ignore.map(\.rawValue) + readers.facts
  }

  /// The files of some that are there.
  func presentFiles(_ files: [String]) -> [String] {
    files.filter { InputFile.isThere($0) }
  }

  func end(with status: Int32, hasFailed: Bool) throws {
    let status = max(status, hasFailed && !hasErrorsInline ? 1 : 0)
    if status != 0 { throw ExitCode(status) }
  }

  var acceptedFiles: [String] { accepted.map { [$0] } ?? [] }

  func input(_ file: String, _ bytes: [UInt8]? = nil) throws -> DiffInput {
    try DiffInput.read(file, bytes) { name in
      CaptureReader(
        file: name, column: column, platform: readers.onlyPlatform,
        isSpokenText: inputFormat == .text)
    }
  }

  /// Returns what puts stand-ins in the place of texts; what stands in the design is no secret, and is read for
  /// that alone.
  func redactor(for wanted: @autoclosure () throws -> DiffInput) throws -> Redactor? {
    guard redact else { return nil }
    let profiles = try readers.profiles(warns: false)
    return try Redactor(keeping: wanted().texts(by: profiles, readers.locale))
  }

  /// The files that tell what the app does.
  ///
  /// Screenshots and recordings stand beside dumps and captions, and often the design and its
  /// baseline and an earlier report do as well: of a folder these are passed over.
  private func captures() throws -> InputList {
    var own = [expected, HeardBaseline.file(beside: expected)] + acceptedFiles
    // What else stands there would be lost.
    if let output, let bytes = try? InputFile.bytes(of: output),
      ComparisonReport.isReport(bytes, on: expected)
    {
      own.append(output)
    }
    let found = try many.inputs(actual, of: .captures, called: "actual", besides: own)
    let isText = try found.items.map { item in
      try item.folder == nil || item.problem != nil || !InputFile.isBinary(item.path)
    }
    let captures = isText.contains(false) ? found.keeping(isText) : found
    if let folder = found.items.first?.folder, captures.items.isEmpty {
      throw InputError(
        "the folder '\(folder)' holds no dump, log or captions")
    }
    return captures
  }

  /// Returns the report on the captures of one design.
  func report(
    on runs: [ComparedCapture], of design: String
  ) throws -> ComparisonReport {
    var sections = DiffSections(runs)
    sections.joinCaptures(requiringAll: requireAll)
    if let accepted {
      sections.leaveOut(
        try AcceptedFindings(
          of: InputFile.bytes(of: accepted), file: accepted, today: CalendarDate.today()))
    }
    var seen: Set<String> = []
    let captures = sections.sections.map(\.heardFile).filter { seen.insert($0).inserted }
    let pictures = try CapturePictures(screenshots, of: captures)
    return ComparisonReport(pictures.adding(to: sections.sections), failing: failing)
  }

  func written(
    _ report: ComparisonReport, styledFor destination: Destination
  ) -> Document {
    var report = report
    report.isPlain = plain
    // What is kept is for any reader.
    report.isStyled = destination.isStandard && Output.isStyled && many.cache == nil
    return report.written(as: writtenFormat)
  }

  /// Returns the lines of all captures in their order, those of mistakes where their captures stand.
  private func lines(
    of report: ComparisonReport, _ outcomes: [Outcome<[ComparedCapture]>],
    _ captures: InputList
  ) -> Document {
    var sections = report.sections[...]
    return zip(outcomes, captures.paths).map { outcome, file in
      guard outcome.errors.isEmpty else { return MistakeLine(outcome.errors, file: file).document }
      let own = sections.prefix(outcome.output?.count ?? 0)
      sections = sections.dropFirst(own.count)
      return ComparisonReport(Array(own), failing: failing).written(as: .jsonl)
    }.joined()
  }

  func record(
    _ runs: [ComparedCapture], in file: Destination
  ) throws {
    var baseline = HeardBaseline(file: file.path)
    for run in runs.map(\.run) { baseline.stops[run.profile.id, default: []] += run.heardStops }
    try file.write(baseline.document)
    let count = baseline.stops.values.reduce(0) { $0 + $1.count }
    try Output.write("accepted \(count) stop\(count == 1 ? "" : "s") in \(file.path)\n")
  }
}

// One capture.
extension Diff {
  /// Returns the comparisons of one capture, one for each profile of its platform.
  func compared(
    _ wanted: DiffInput, of design: String, with file: String, _ redactor: Redactor?,
    accepting baseline: HeardBaseline?
  ) throws -> [ComparedCapture] {
    let heard = try input(CaptureReader.file(at: file)).redacted(by: redactor)
    var pair = DiffPair(expected: wanted, design, heard: heard, file)
    pair.toolkits = toolkits
    pair.locale = readers.locale
    pair.isStrict = strict
    pair.ignored = Set(ignore)
    if readers.profile == nil, readers.profileFiles.isEmpty {
      pair.assumption = "assumed, as no --profile is given"
    }
    do {
      return try pair.runs { try readers.profiles(standard: $0, warns: false) }
        .map { ComparedCapture($0, accepting: baseline) }
    } catch let error as DiffPair.NoProfile {
      throw ValidationError(error.description)
    }
  }
}
