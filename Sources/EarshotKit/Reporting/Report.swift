public import Earshot
public import EarshotFiles
public import EarshotOutput
import EarshotProfiles
import EarshotSpeech

/// Collects all results for screens on one page.
public struct Report: Operation, DescribedOperation {
  package static let name = "report"

  /// Designs and captures: files, folders and patterns.
  ///
  /// The content of each file decides whether it is a design or a capture.
  public var files: Inputs
  /// The app's toolkits, if the designs do not name them.
  public var toolkits: [Toolkit] = []
  /// The readers; by default, the documented and the newest device profiles.
  public var readers = ReaderSelection()
  /// The voice of recordings.
  public var speech = SpeechSelection()
  /// Which states of each component to include.
  public var states = ScreenPreview.Scope.all
  /// Scripts of walks.
  public var scripts: [Source] = []
  /// The screenshots of the captures, in the same order.
  public var screenshots: [Source] = []
  package var baseline: Source?
  package var accepted: Source?
  /// Whether to list the acceptance criteria.
  public var hasCriteria = false
  /// Whether to record announcements and walks.
  public var hasSound = false
  /// Whether the recordings are in the page itself, not in a folder next to the page.
  public var embedsSound = false
  /// Whether to write specifications of the designs instead of a report.
  public var hasSheets = false
  /// Whether to replace the app's texts with placeholders.
  public var redacts = false
  /// The format to assume for files that are not recognized.
  public var inputFormat: InputFormat?
  /// The path of the page, or `-` for standard output; recordings are in a folder next to the page.
  package var output = "report.html"
  package var header = PageHeader()
  /// The options for processing the inputs.
  public var batch = BatchOptions()

  /// Creates a report.
  public init(files: Inputs) { self.files = files }

  package static let files = OptionInfo<[Source]>(
    "files", valueName: "file",
    help: "Designs, and dumps, logs or captions of apps: files, or folders of files.")
  package static let cache = OptionInfo<String?>(
    "cache", valueName: "folder", changesResult: false,
    help: "A folder for finished pages, so that unchanged pages are not written again.")
  package static let states = OptionInfo(
    "states", default: ScreenPreview.Scope.all,
    help: "The states to show: current (as designed) or all; all by default.")
  package static let scripts = OptionInfo<[Source]>(
    "script", key: "scripts", valueName: "file",
    help: "A script for a walk; it applies to the design that contains its components.")
  package static let baseline = OptionInfo<Source?>(
    "baseline", valueName: "page",
    help: "An earlier report with several screens, to count new, fixed and unchanged findings.")
  package static let hasCriteria = OptionInfo("criteria", help: "Add the acceptance criteria.")
  package static let hasSound = OptionInfo(
    "sound", help: "Record every announcement and every walk.")
  package static let embedsSound = OptionInfo(
    "embed", help: "Embed the recordings in the page if they are short enough.")
  package static let hasSheets = OptionInfo(
    "sheet",
    help:
      "Write a specification of each design: anatomy, announcements in all languages, attributes in "
      + "all toolkits, and advice. The output is Markdown unless its name ends with .html. If the "
      + "output is a folder, as in sheets/, each design has its own file.")
  package static let output = OptionInfo(
    "output", default: "report.html", valueName: "path", changesResult: false,
    help: "The page to write.")

  package static var options: [BoundOption<Report>] {
    [
      BoundOption(files, \.files.sources, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) }
      + SpeechSelection.options.map { $0.of(\.speech) } + [
        BoundOption(states, \.states), BoundOption(scripts, \.scripts),
        BoundOption(Compare.screenshots, \.screenshots), BoundOption(baseline, \.baseline),
        BoundOption(hasCriteria, \.hasCriteria),
        BoundOption(hasSheets, \.hasSheets),
        BoundOption(hasSound, \.hasSound), BoundOption(embedsSound, \.embedsSound),
        BoundOption(Announce.redacts, \.redacts), BoundOption(Announce.inputFormat, \.inputFormat),
      ] + PageHeader.options.map { $0.of(\.header) }
  }

  /// Returns the page; a folder next to it can contain the recordings.
  public func run(in context: Context) throws -> ReportPage {
    try check()
    let inputs = try self.inputs()
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    let sound =
      hasSound || embedsSound
      ? try sound(besides: reads(inputs) + projects.files, in: context) : nil
    let outcome = try page(of: inputs, projects, sound, in: context)
    guard outcome.errors.isEmpty, let page = outcome.output else {
      throw Failure(errors: outcome.errors)
    }
    return ReportPage(document: page, remarks: outcome.remarks)
  }

  package func write(in context: Context) throws -> (status: Int32, lines: [String]) {
    try check()
    if writesFolder { return try writeSheets(in: context) }
    let inputs = try self.inputs()
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    let read =
      reads(inputs) + projects.files
      + inputs.items.flatMap { context.projects.filesUsed(by: $0.source) }
    let destination = try Destination.claim([output], besides: read, links: context.links)[0]
    let sound = hasSound || embedsSound ? try sound(besides: read, in: context) : nil
    let cache = try self.cache(projects, besides: read, sound, in: context)
    let outcome =
      try cache?.outcome(
        of: deciding(inputs) + projects.files, found: inputs.items.map { $0.folder != nil }
      ) { try page(of: inputs, projects, sound, besides: read, in: context) }
      ?? page(of: inputs, projects, sound, besides: read, in: context)
    if let page = outcome.output {
      try destination.write(page)
      if !destination.isStandard { try removeOldPages(besides: outcome.companions, in: context) }
    }
    if outcome.isKept { reportAgain(outcome, inputs, in: context) }
    return (outcome.status, destination.isStandard ? [] : outcome.remarks)
  }

  private func check() throws {
    try Inputs.check(jobs: batch.jobs)
    try speech.check()
    try CapturePictures.check(screenshots, redacts: redacts)
    guard !hasSound || embedsSound || output != "-" else {
      throw UsageError(
        "recordings are written next to the page; name a file with --output, or use --embed")
    }
  }

  func reads(_ inputs: InputList) -> [String] {
    inputs.paths + scripts.paths + screenshots.paths + readers.profileFiles.paths
      + [baseline].compactMap(\.self).paths
  }

  package func inputs() throws -> InputList {
    let folders = ["audio", "screens"].map { Self.folder($0, beside: output) }
    let recordings = try InputList(folders, of: .captures).paths
    let found = try files.list(
      of: .captures, besides: [output] + recordings + [baseline].compactMap(\.self).paths)
    let baselines = Set(found.paths.map { HeardBaseline.file(beside: $0) })
    let isInput = found.items.map { $0.folder == nil || !baselines.contains($0.path) }
    return isInput.contains(false) ? found.keeping(isInput) : found
  }

  package func deciding(_ inputs: InputList) -> [String] {
    let baselines = inputs.paths.map { HeardBaseline.file(beside: $0) }
    return inputs.paths + scripts.paths + screenshots.paths
      + [baseline].compactMap(\.self).paths + baselines.filter { InputFile.isThere($0) }
  }

  private func sound(besides read: [String], in context: Context) throws -> ReportSound {
    try ReportSound(of: self, reserving: read, in: context)
  }

  private func cache(
    _ projects: InputProjects, besides read: [String], _ sound: ReportSound?, in context: Context
  ) throws -> ResultCache? {
    guard let cache = batch.cache else { return nil }
    return try ResultCache(
      at: context.folder(cache),
      facts: [Self.name, output, try sound?.engine() ?? "-"] + facts
        + Compare.datedFacts(of: projects.accepted),
      files: readers.profileFiles.paths, besides: read + [output])
  }

  private func reportAgain(
    _ outcome: Outcome<Document>, _ inputs: InputList, in context: Context
  ) {
    for line in outcome.warnings + outcome.errors.map({ "\($0)" }) { context.report(line) }
    guard inputs.isFound else { return }
    context.report("\(inputs.items.count) files: the page is from the cache")
  }

  static func folder(_ name: String, beside page: String) -> String {
    "\(page.lowercased().hasSuffix(".html") ? String(page.dropLast(5)) : page)-\(name)"
  }

  func materials(
    of inputs: InputList, _ projects: InputProjects, in context: Context
  ) throws -> [Outcome<ReportMaterial>] {
    var reading = Batch(inputs, jobs: batch.jobs, in: context)
    reading.hasSummary = false
    let materials = try reading.results { () -> Batch.Worker<ReportMaterial> in
      let readers = try projects.distinct.map { project in
        let own = try self.readers.following(project).eachLanguage()
        return (own, try own[0].profiles(standard: .both))
      }
      return { try material(inputs.items[$0], by: readers[projects.places[$0]], context) }
    }
    guard !materials.allSatisfy({ $0.output?.designs.isEmpty != false }) else {
      let errors = materials.flatMap(\.errors)
      guard errors.isEmpty else { throw Failure(errors: [], reported: errors) }
      throw InputError("a report needs a design; none of the files is a design", kind: .usage)
    }
    try checkSheets(materials)
    return materials
  }

  private func page(
    of inputs: InputList, _ projects: InputProjects, _ sound: ReportSound?,
    besides read: [String]? = nil, in context: Context
  ) throws -> Outcome<Document> {
    var materials = try materials(of: inputs, projects, in: context)
    let designs = materials.compactMap(\.output?.designs).flatMap(\.self)
    var reports = designs.map(\.report)
    try compare(&materials, inputs, with: designs, in: &reports, context)
    let walkers = designs.map(\.profiles.judging)
    let walks = try self.walks(through: designs.map(\.screen))
    let recordings = try sound?.record(
      designs, walks, by: walkers, in: &reports, context)
    if recordings == nil {
      for walk in walks {
        for profile in walkers[walk.screen] {
          reports[walk.screen].walks.append(
            (walk.transcript(by: profile, designs[walk.screen].readers), nil))
        }
      }
    }
    let failed = zip(inputs.paths, materials).filter { !$1.errors.isEmpty }.map(\.0)
    var style = ReportStyle()
    style.header = header.following(projects.distinct.lazy.compactMap { $0?.header }.first)
    var writer = ReportWriter(sources: materials.compactMap(\.output?.source), failed: failed)
    writer.baseline = try baseline.map {
      try ReportBaseline(of: $0.bytes(limit: InputFile.writtenByTools), file: $0.name)
    }
    var pages = Pages()
    if hasSheets {
      pages.first = sheets(of: materials)
    } else if let read, output != "-", reports.count > ReportWriter.mostScreens {
      pages = try self.pages(of: reports, by: writer, style, besides: read, context)
    } else {
      pages.first = writer.written(reports, style: style)
    }
    var outcome = Outcome(output: pages.first)
    outcome.remarks = summary(of: reports, pages, recordings)
    outcome.warnings =
      materials.flatMap(\.warnings) + walks.flatMap { $0.script.notes.map(\.warning) }
    outcome.errors = materials.flatMap(\.errors)
    outcome.companions = materials.reduce(
      into: (recordings?.files ?? [:]).merging(pages.files) { own, _ in own }
    ) { files, material in
      files.merge(material.companions) { own, _ in own }
    }
    if inputs.isFound { context.report(Self.summary(of: materials)) }
    return outcome
  }

  static func summary(of materials: [Outcome<ReportMaterial>]) -> String {
    var tally = Tally()
    for material in materials { tally.add(material) }
    return tally.summary
  }

  private func summary(
    of reports: [ScreenReport], _ pages: Pages, _ recordings: ReportSound.Totals?
  ) -> [String] {
    let size = Decibels.rounded(Double(pages.first.bytes.count + pages.size) / 1_000_000)
    let screens = reports.count == 1 ? "1 screen" : "\(reports.count) screens"
    var lines = ["\(output): \(screens), \(size) MB"]
    if !pages.files.isEmpty {
      lines.append("\(Self.folder("screens", beside: output)): \(pages.files.count) pages")
    }
    guard let recordings else { return lines }
    let folder = recordings.folder ?? "in the page"
    let seconds = Decibels.rounded(recordings.seconds)
    return lines + ["\(folder): \(recordings.count) recordings, \(seconds) s of audio"]
  }
}

/// A report as a page.
public struct ReportPage: Reportable {
  /// The page.
  public let document: Document
  /// Remarks on the number of screens and recordings.
  public let remarks: [String]

  public static var formats: [ReportFormat<ReportPage>] { [.html] }
}

extension ReportFormat<ReportPage> {
  /// The page for a browser.
  public static var html: Self {
    Self("html", suffixes: ["html", "htm"]) { page, _ in page.document }
  }
}
