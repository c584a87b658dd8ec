public import Earshot
package import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Compares the announcements of an app with its design.
public struct Compare: Operation, BatchOperation {
  package static let name = "diff"

  /// A design, a baseline capture, or a folder of designs; the designs of a folder are matched to
  /// captures by name.
  public var design: Source
  /// The captures: dumps, logs and captions, in files and folders.
  public var captures: Inputs
  /// The toolkits of the app, if neither the design nor the capture names them.
  public var toolkits: [Toolkit] = []
  /// The readers whose announcements are expected.
  public var readers = ReaderSelection()
  /// The lowest severity that makes the exit status 1.
  public var failOn = Finding.Severity.warning
  /// The kinds of findings to ignore.
  public var ignored: [Finding.Kind] = []
  /// Whether to also compare letter case, punctuation, spaces, the spelling of numbers and the
  /// reader's version.
  public var isStrict = false
  /// Whether to report an error if a part of the design is not in any capture.
  public var requiresAll = false
  package var start = SessionStart.initial
  /// Whether the screen can be in any state at the first line of a log or transcript.
  public var startsAnywhere: Bool {
    get { start == .any }
    set { start = newValue ? .any : .initial }
  }
  /// A file of accepted findings, if any.
  public var accepted: Source?
  /// The column with the announcements in a CSV table; if nil, a column with a usual name is used.
  public var column: String?
  /// Whether to replace the app's texts with placeholders.
  public var redacts = false
  /// Screenshots for the captures, in order.
  public var screenshots: [Source] = []
  /// The format to assume for files that are not recognized.
  public var inputFormat: InputFormat?
  var ignoresApproved = false
  /// The path of the report; a report in a folder of captures is not read as a capture.
  package var output: String?
  public var batch = BatchOptions()

  /// Creates an operation that compares captures with a design.
  public init(design: Source, captures: Inputs) {
    self.design = design
    self.captures = captures
  }

  package func plan(in context: Context) throws -> BatchPlan<ComparisonReport> {
    try batch.check(redacts: redacts)
    try CapturePictures.check(screenshots, redacts: redacts)
    guard !isOfFolder else { return try planOfPairs(in: context) }
    return try following(context.projects.project(of: design)).planOfOne(in: context)
  }

  private func planOfOne(in context: Context) throws -> BatchPlan<ComparisonReport> {
    let captures = try captureList()
    let baseline = approvedFile.paths.filter { InputFile.isThere($0) }
    let reads = reads(captures) + context.projects.filesUsed(by: design)
    var items = Batch(
      [Batch.Item(name: design.name, files: reads + baseline)], isMany: false, jobs: batch.jobs,
      in: context)
    items.jobs = 1
    var plan = BatchPlan(
      items, reads: reads + approvedFile.paths, settingFiles: readers.profileFiles.paths,
      facts: Self.datedFacts(of: accepted.map { [$0] } ?? [])
    ) { { _ in try outcome(of: captures, in: context) } }
    plan.isOneDocument = true
    return plan
  }

  func reads(_ captures: InputList) -> [String] {
    design.paths + captures.paths + screenshots.paths + readers.profileFiles.paths
      + accepted.paths + (readers.project?.files ?? [])
  }

  func following(_ project: Project?) -> Compare {
    var compare = self
    compare.readers = readers.following(project)
    compare.accepted = accepted ?? project?.accepted
    return compare
  }

  package var isOfFolder: Bool { design.path.map { InputFolder.isNamed($0) } == true }

  /// Returns today's date if there are accepted findings, because they can expire.
  static func datedFacts(of accepted: [Source]) -> [String] {
    accepted.isEmpty ? [] : [CalendarDate.today().map { "\($0)" } ?? ""]
  }

  var approvedFile: String? { design.path.map { HeardBaseline.file(beside: $0) } }

  private func outcome(
    of captures: InputList, in context: Context
  ) throws -> Outcome<ComparisonReport> {
    let compared = try comparedCaptures(captures, in: context)
    let comparisons = compared.compactMap(\.output).flatMap(\.self)
    let status = compared.map(\.status).max() ?? 0
    var outcome = Outcome<ComparisonReport>()
    let (picture, warning) = screenshot(of: design, in: comparisons, context)
    outcome.warnings = readers.warnings(on: comparisons) + [warning].compactMap(\.self)
    var report = try report(on: comparisons, of: picture)
    var count = 0
    for (capture, item) in zip(compared, captures.items) {
      if !capture.errors.isEmpty {
        report.unreadable.append(
          .init(sectionsBefore: count, file: item.path, errors: capture.errors))
      }
      count += capture.output?.count ?? 0
    }
    outcome.output = report
    guard !batch.hasErrorsInline else { return outcome }
    outcome.reportedStatus = status
    outcome.hasFindings = report.hasFailed && status == 0
    return outcome
  }

  /// Returns the captures; in folders, skips pictures, recordings, the design, approved
  /// announcements and earlier reports.
  func captureList() throws -> InputList {
    var own = design.paths + approvedFile.paths + accepted.paths
    if let output,
      let bytes = try? OpenFile.regular(output).bytes(limit: InputFile.writtenByTools),
      ComparisonReport.isReport(bytes, on: design.name)
    {
      own.append(output)
    }
    let found = try captures.list(of: .captures, called: "actual", besides: own)
    let isText = try found.items.map { item in
      try item.folder == nil || item.problem != nil
        || !InputFile.isBinary(CaptureReader.file(at: item.path), foundIn: item.root)
    }
    let captures = isText.contains(false) ? found.keeping(isText) : found
    if let folder = found.items.first?.folder, captures.items.isEmpty {
      throw InputError("the folder '\(folder)' contains no dump, log or captions")
    }
    return captures
  }

  func comparedCaptures(
    _ captures: InputList, in context: Context
  ) throws -> [Outcome<[ComparedCapture]>] {
    let bytes = try design.bytes(limit: InputFile.writtenByTools)
    let redactor = try redactor(for: input(design, bytes, context))
    let approved =
      ignoresApproved ? nil : try design.path.flatMap { try HeardBaseline.read(beside: $0) }
    var items = Batch(captures, jobs: redacts ? 1 : batch.jobs, in: context)
    items.hasErrorsInline = batch.hasErrorsInline
    return try items.results { () -> Batch.Worker<[ComparedCapture]> in
      // Each worker has its own copy of the design, so that threads do not wait for each other.
      let expected = try input(design, bytes, context).redacted(by: redactor)
      return { index in
        Outcome(
          output: try compared(
            expected, of: design.name, with: captures.items[index].source, redactor,
            accepting: approved, in: context))
      }
    }
  }

  func input(_ source: Source, _ bytes: [UInt8], _ context: Context) throws -> DiffInput {
    if let input = context.inputs[source.name] { return input }
    guard !ProjectFile.isNamed(source.name) else { throw ProjectFile.refusal(of: source.name) }
    return try DiffInput.read(
      source.name, bytes, kinds: context.kinds, defaults: readers.designDefaults,
      files: context.projects.designFiles(of: source)
    ) { name in
      CaptureReader(
        file: name, column: column, platform: readers.onlyPlatform,
        fallback: inputFormat?.format, formats: context.formats)
    }
  }

  /// Returns a redactor that keeps the design's texts; nil if redaction is off.
  func redactor(for expected: @autoclosure () throws -> DiffInput) throws -> Redactor? {
    guard redacts else { return nil }
    return try Redactor(keeping: expected().texts(by: readers.ofDevices.profiles(), readers.locale))
  }

  func compared(
    _ expected: DiffInput, of design: String, with capture: Source, _ redactor: Redactor?,
    accepting approved: HeardBaseline?, in context: Context
  ) throws -> [ComparedCapture] {
    let file = try capture.document()
    let heard = try input(file, file.bytes(limit: InputFile.writtenByTools), context)
      .redacted(by: redactor)
    if let dump = expected.capture, case .design = heard {
      throw UsageError(
        "'\(design)' is a capture (\(dump.format.title)) and '\(capture.name)' is a design; the "
          + "design comes first: earshot diff \(capture.name) \(design)")
    }
    return try runs(expected, of: design, with: heard, capture.name)
      .map { ComparedCapture($0, accepting: approved) }
  }

  func runs(
    _ expected: DiffInput, of design: String, with heard: DiffInput, _ capture: String
  ) throws -> [DiffRun] {
    var pair = DiffPair(expected: expected, design, heard: heard, capture)
    pair.toolkits = toolkits
    pair.locale = expected.capture == nil ? readers.locale : readers.captureLocale
    pair.isStrict = isStrict
    pair.start = start
    pair.ignored = Set(ignored)
    pair.choosesVersion = readers.isAutomatic
    pair.namedProfiles = readers.namedProfiles
    pair.assumptions = readers.assumptions
    do {
      return try pair.runs { try readers.ofDevices.profiles(standard: [$0]) }
    } catch let error as DiffPair.NoProfile {
      throw UsageError(error.description)
    }
  }

  func screenshot(
    of design: Source, in comparisons: [ComparedCapture], _ context: Context
  ) -> (picture: Screenshot?, warning: String?) {
    guard let screen = comparisons.first?.run.design else { return (nil, nil) }
    return context.projects.designFiles(of: design)
      .screenshot(of: screen, forPageIn: FilePath.split(output ?? "").folder)
  }

  func report(
    on comparisons: [ComparedCapture], of picture: Screenshot? = nil
  ) throws -> ComparisonReport {
    var sections = DiffSections(comparisons)
    sections.joinCaptures(requiringAll: requiresAll)
    if let accepted {
      sections.leaveOut(
        try AcceptedFindings(
          of: accepted.bytes(), file: accepted.name, today: CalendarDate.today()))
    }
    var seen: Set<String> = []
    let captures = sections.sections.map(\.heardFile).filter { seen.insert($0).inserted }
    let pictures = try CapturePictures(screenshots, of: captures)
    return ComparisonReport(
      pictures.adding(to: sections.sections, of: picture), failing: failOn)
  }
}

extension ReaderSelection {
  func warnings(on comparisons: [ComparedCapture]) -> [String] {
    warningsOfEnglish(comparisons.map(\.run.profile))
      + (comparisons.first.flatMap(\.run.designLocale).map(notes) ?? [])
  }
}

extension Source {
  var paths: [String] { path.map { [$0] } ?? [] }
}

extension Source? {
  var paths: [String] { self?.paths ?? [] }
}

extension String? {
  fileprivate var paths: [String] { map { [$0] } ?? [] }
}
