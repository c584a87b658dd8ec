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

      Exit status: 0 nothing at or above the level of --fail-on, 1 differences.

      Examples:

        earshot diff Examples/dropdown.yaml window_dump.xml
        earshot diff Examples/dropdown.yaml talkback.log --platform talkback --profile device
        earshot diff checkout.yaml heard.txt --input-format text
        earshot diff checkout.yaml dump.xml --format sarif --output earshot.sarif
        earshot diff checkout.yaml dump.xml --approve
      """
  )

  @Argument(help: ArgumentHelp("What was designed.", valueName: "expected"))
  var expected: String

  @Argument(
    help: ArgumentHelp(
      "What the app exposes or said: files, or folders of them, that show the screen and what opens "
        + "over it.", valueName: "actual"))
  var actual: [String]

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

  @Option(help: "The format: text, the usual one, markdown, json, junit, sarif, github or html.")
  var format: ComparisonReport.Format?

  @Option(name: .output, help: .report)
  var output: String?

  func validate() throws {
    try CapturePictures.check(screenshots, redacts: redact)
    guard !approve || expected != "-" else {
      throw ValidationError("--approve records beside a file; name that of what was designed")
    }
  }

  func run() throws {
    let captures = try self.captures()
    let inputs =
      [expected] + captures + screenshots + readers.profileFiles + (accepted.map { [$0] } ?? [])
    let pictures = try CapturePictures(screenshots, of: captures)
    let baseline = HeardBaseline.file(beside: expected)
    let outputs = try Destination.claim(
      [output] + (approve ? [baseline] : []),
      besides: inputs + (approve ? [] : [baseline]))
    let input = try input(expected)
    let profiles = try readers.profiles(warns: false)
    // What stands in the design is no secret.
    let redactor = redact ? Redactor(keeping: input.texts(by: profiles, readers.locale)) : nil
    let wanted = input.redacted(by: redactor)
    let runs = try Failure.collecting(captures) {
      try self.runs(of: wanted, $0, redactor)
    }.flatMap(\.self)
    readers.warnOfEnglish(runs.map(\.profile))
    if approve { return try record(runs, in: outputs[1]) }
    try report(runs, pictures, to: outputs[0])
  }

  private func input(_ file: String) throws -> DiffInput {
    try DiffInput.read(file) { name in
      CaptureReader(
        file: name, column: column, platform: readers.onlyPlatform,
        isSpokenText: inputFormat == .text)
    }
  }

  /// The files that tell what the app does.
  ///
  /// Screenshots and recordings stand beside dumps and captions, and often the design and its
  /// baseline and an earlier report do as well: of a folder these are passed over.
  private func captures() throws -> [String] {
    try actual.flatMap(captures)
  }

  private func captures(in path: String) throws -> [String] {
    guard let files = try InputFolder.files(in: path) else { return [path] }
    var own = [expected, HeardBaseline.file(beside: expected)] + (accepted.map { [$0] } ?? [])
    // What else stands there would be lost.
    if let output, let bytes = try? InputFile.bytes(of: output),
      ComparisonReport.isReport(bytes, on: expected)
    {
      own.append(output)
    }
    let captures = try files.filter { file in
      guard !InputFile.isSame(file, asOneOf: own) else { return false }
      return try !InputFile.isBinary(file)
    }
    guard !captures.isEmpty else {
      throw InputError("the folder '\(path)' holds no dump, log or captions")
    }
    return captures
  }

  private func report(
    _ runs: [DiffRun], _ pictures: CapturePictures, to destination: Destination
  ) throws {
    let baseline = try HeardBaseline.read(beside: expected)
    var sections = DiffSections(runs, accepting: baseline)
    sections.joinCaptures(requiringAll: requireAll)
    if let accepted {
      sections.leaveOut(
        try AcceptedFindings(
          of: InputFile.bytes(of: accepted), file: accepted, today: CalendarDate.today()))
    }
    var report = ComparisonReport(pictures.adding(to: sections.sections), failing: failing)
    report.isPlain = plain
    report.isStyled = destination.isStandard && Output.isStyled
    try destination.write(report.written(as: .format(format, for: output, or: .text)))
    if report.hasFailed { throw ExitCode(1) }
  }

  private func record(_ runs: [DiffRun], in file: Destination) throws {
    var baseline = HeardBaseline(file: file.path)
    for run in runs { baseline.stops[run.profile.id, default: []] += run.heardStops }
    try file.write(baseline.document)
    let count = baseline.stops.values.reduce(0) { $0 + $1.count }
    try Output.write("accepted \(count) stop\(count == 1 ? "" : "s") in \(file.path)\n")
  }

  /// Returns the comparisons of one capture, one for each profile of its platform.
  private func runs(
    of wanted: DiffInput, _ file: String, _ redactor: Redactor?
  ) throws -> [DiffRun] {
    let heard = try input(file).redacted(by: redactor)
    var pair = DiffPair(expected: wanted, expected, heard: heard, file)
    pair.toolkits = toolkits
    pair.locale = readers.locale
    pair.isStrict = strict
    pair.ignored = Set(ignore)
    if readers.profile == nil, readers.profileFiles.isEmpty {
      pair.assumption = "assumed, as no --profile is given"
    }
    do {
      return try pair.runs { try readers.profiles(standard: $0, warns: false) }
    } catch let error as DiffPair.NoProfile {
      throw ValidationError(error.description)
    }
  }
}
