public import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles

/// Compares the announcements of an app with its design.
public struct Compare: BatchOperation {
  public static let name = "diff"

  /// The design, or anything that a capture may be; a folder of designs, each with the captures of its name.
  public var design: Source
  /// The captures: dumps, logs and captions, in files and folders.
  public var captures: Inputs
  /// The toolkits of the app, if neither design nor capture names them.
  public var toolkits: [Toolkit] = []
  /// The readers to compare by.
  public var readers = ReaderSelection()
  /// The least severity of a finding that fails.
  public var failOn = Finding.Severity.warning
  /// The kinds of findings to leave out.
  public var ignored: [Finding.Kind] = []
  /// Whether letter case, punctuation, spaces, spelled numbers and the reader's version count.
  public var isStrict = false
  /// Whether a part of the design that no capture shows is an error.
  public var requiresAll = false
  /// A file of accepted findings; nil for none.
  public var accepted: Source?
  /// The column of a CSV table that has the announcements; nil for the usual names.
  public var column: String?
  /// Whether the app's texts are replaced with placeholders.
  public var redacts = false
  /// A picture for each capture, as far as there are any.
  public var screenshots: [Source] = []
  /// The content of a file whose format is not recognized.
  public var inputFormat: InputFormat?
  /// Whether announcements that were approved for the design are compared, too.
  var ignoresApproved = false
  /// The report of an earlier run, which is passed over in folders of captures.
  package var output: String?
  public var batch = BatchOptions()

  /// Creates a comparison of captures with a design.
  public init(design: Source, captures: Inputs) {
    self.design = design
    self.captures = captures
  }

  public func plan(in context: Context) throws -> BatchPlan<ComparisonReport> {
    try batch.check(redacts: redacts)
    try CapturePictures.check(screenshots, redacts: redacts)
    guard !isOfFolder else { return try planOfPairs(in: context) }
    let captures = try captureList()
    let baseline = approvedFile.paths.filter { InputFile.isThere($0) }
    let reads = reads(captures)
    var items = Batch(
      [Batch.Item(name: design.name, files: reads + baseline)], isMany: false, jobs: batch.jobs,
      in: context)
    items.jobs = 1
    var plan = BatchPlan(
      items, reads: reads + approvedFile.paths, settingFiles: readers.profileFiles.paths,
      facts: datedFacts
    ) { { _ in try outcome(of: captures, in: context) } }
    plan.isOneDocument = true
    return plan
  }

  /// Returns the files that a comparison with captures reads, except approved announcements.
  func reads(_ captures: InputList) -> [String] {
    design.paths + captures.paths + screenshots.paths + readers.profileFiles.paths + accepted.paths
  }

  /// Whether the design is a folder of designs.
  package var isOfFolder: Bool { design.path.map { InputFolder.isNamed($0) } == true }

  /// The facts that change by themselves: an accepted finding ends on a day.
  var datedFacts: [String] {
    accepted == nil ? [] : [CalendarDate.today().map { "\($0)" } ?? ""]
  }

  /// The file of approved announcements next to the design; nil if the design is not in a file.
  var approvedFile: String? { design.path.map { HeardBaseline.file(beside: $0) } }

  /// Returns the comparisons of all captures with the one design.
  private func outcome(
    of captures: InputList, in context: Context
  ) throws -> Outcome<ComparisonReport> {
    let compared = try comparedCaptures(captures, in: context)
    let comparisons = compared.compactMap(\.output).flatMap(\.self)
    let status = compared.map(\.status).max() ?? 0
    var outcome = Outcome<ComparisonReport>()
    outcome.warnings = readers.warningsOfEnglish(comparisons.map(\.run.profile))
    var report = try report(on: comparisons)
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

  /// Returns the captures of the one design: folders often have pictures, recordings, the design, its
  /// approved announcements and an earlier report beside dumps and captions, which are passed over.
  func captureList() throws -> InputList {
    var own = design.paths + approvedFile.paths + accepted.paths
    if let output, let bytes = try? InputFile.bytes(of: output),
      ComparisonReport.isReport(bytes, on: design.name)
    {
      own.append(output)
    }
    let found = try captures.list(of: .captures, called: "actual", besides: own)
    let isText = try found.items.map { item in
      try item.folder == nil || item.problem != nil || !InputFile.isBinary(item.path)
    }
    let captures = isText.contains(false) ? found.keeping(isText) : found
    if let folder = found.items.first?.folder, captures.items.isEmpty {
      throw InputError("the folder '\(folder)' holds no dump, log or captions")
    }
    return captures
  }

  /// Compares captures with the one design.
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
      // Each worker has a design of its own, because cores would wait for each other to count its references.
      let expected = try input(design, bytes, context).redacted(by: redactor)
      return { index in
        Outcome(
          output: try compared(
            expected, of: design.name, with: captures.items[index].source, redactor,
            accepting: approved, in: context))
      }
    }
  }

  /// Reads a design or a capture; its content decides which it is.
  func input(_ source: Source, _ bytes: [UInt8], _ context: Context) throws -> DiffInput {
    try DiffInput.read(source.name, bytes, kinds: context.kinds) { name in
      CaptureReader(
        file: name, column: column, platform: readers.onlyPlatform,
        isSpokenText: inputFormat == .text, formats: context.formats)
    }
  }

  /// Returns a redactor that keeps the texts of the design, which are no secret; nil if nothing is redacted.
  func redactor(for expected: @autoclosure () throws -> DiffInput) throws -> Redactor? {
    guard redacts else { return nil }
    return try Redactor(keeping: expected().texts(by: readers.profiles(), readers.locale))
  }

  /// Returns the comparisons of one capture, one for each profile of its platform.
  func compared(
    _ expected: DiffInput, of design: String, with capture: Source, _ redactor: Redactor?,
    accepting approved: HeardBaseline?, in context: Context
  ) throws -> [ComparedCapture] {
    let file = try capture.path.map { Source.file(try CaptureReader.file(at: $0)) } ?? capture
    let heard = try input(file, file.bytes(limit: InputFile.writtenByTools), context)
      .redacted(by: redactor)
    var pair = DiffPair(expected: expected, design, heard: heard, capture.name)
    pair.toolkits = toolkits
    pair.locale = readers.locale
    pair.isStrict = isStrict
    pair.ignored = Set(ignored)
    if readers.isUsual { pair.assumption = "assumed, as no --profile is given" }
    do {
      return try pair.runs { try readers.profiles(standard: $0) }
        .map { ComparedCapture($0, accepting: approved) }
    } catch let error as DiffPair.NoProfile {
      throw UsageError(error.description)
    }
  }

  /// Returns the report on the captures of one design.
  func report(on comparisons: [ComparedCapture]) throws -> ComparisonReport {
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
    return ComparisonReport(pictures.adding(to: sections.sections), failing: failOn)
  }
}

extension Source {
  /// The path as a list; empty if the bytes are not in a file.
  var paths: [String] { path.map { [$0] } ?? [] }
}

extension Source? {
  var paths: [String] { self?.paths ?? [] }
}

extension String? {
  fileprivate var paths: [String] { map { [$0] } ?? [] }
}
