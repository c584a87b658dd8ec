public import Earshot
public import EarshotFiles
public import EarshotOutput
import EarshotProfiles
import EarshotSpeech

/// Collects all results for screens on one page.
public struct Report: Operation {
  public static let name = "report"

  /// Designs and captures: files, folders and patterns.
  ///
  /// A file's content determines whether it is a design or a capture.
  public var files: Inputs
  /// The app's toolkits, if the designs do not name them.
  public var toolkits: [Toolkit] = []
  /// The readers; by default, the guidelines and the newest devices.
  public var readers = ReaderSelection()
  /// The voice of recordings.
  public var speech = SpeechSelection()
  /// Which states of each component to include.
  public var states = ScreenPreview.Scope.all
  /// Scripts of walks.
  public var scripts: [Source] = []
  /// The screenshots of the captures, in the same order.
  public var screenshots: [Source] = []
  /// Whether to list the acceptance criteria.
  public var hasCriteria = false
  /// Whether to record announcements and walks.
  public var hasSound = false
  /// Whether the page contains the recordings; if false, a folder next to the page contains them.
  public var embedsSound = false
  /// Whether to replace the app's texts with placeholders.
  public var redacts = false
  /// The format of unrecognized files.
  public var inputFormat: InputFormat?
  /// The path of the page, next to the folder of recordings; `-` for standard output.
  package var output = "report.html"
  /// The options for processing the inputs.
  public var batch = BatchOptions()

  /// Creates a report.
  public init(files: Inputs) { self.files = files }

  /// The option for the designs and captures.
  public static let files = OptionInfo<[Source]>(
    "files", valueName: "file",
    help: "Designs, and dumps, logs or captions of apps: files, or folders of files.")
  /// The option for the cache.
  public static let cache = OptionInfo<String?>(
    "cache", valueName: "folder", changesResult: false,
    help: "A folder for finished pages, so that unchanged pages are not written again.")
  /// The option for states.
  public static let states = OptionInfo(
    "states", default: ScreenPreview.Scope.all,
    help: "The states of each component; all by default.")
  /// The option for walks.
  public static let scripts = OptionInfo<[Source]>(
    "script", key: "scripts", valueName: "file",
    help: "A script for a walk; the walk uses the screen with the components in the script.")
  /// The option for criteria.
  public static let hasCriteria = OptionInfo("criteria", help: "Add the acceptance criteria.")
  /// The option for recordings.
  public static let hasSound = OptionInfo(
    "sound", help: "Record every announcement and every walk.")
  /// The option for recordings in the page.
  public static let embedsSound = OptionInfo(
    "embed", help: "Embed the recordings in the page if they are short enough.")
  /// The option for the page.
  public static let output = OptionInfo(
    "output", default: "report.html", valueName: "path", changesResult: false,
    help: "The page to write.")

  public static var options: [BoundOption<Report>] {
    [
      BoundOption(files, \.files.sources, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) }
      + SpeechSelection.options.map { $0.of(\.speech) } + [
        BoundOption(states, \.states), BoundOption(scripts, \.scripts),
        BoundOption(Compare.screenshots, \.screenshots), BoundOption(hasCriteria, \.hasCriteria),
        BoundOption(hasSound, \.hasSound), BoundOption(embedsSound, \.embedsSound),
        BoundOption(Announce.redacts, \.redacts), BoundOption(Announce.inputFormat, \.inputFormat),
      ]
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
    let inputs = try self.inputs()
    let projects = try context.projects.projects(of: inputs.items.map(\.source))
    let read = reads(inputs) + projects.files
    let destination = try Destination.claim([output], besides: read, links: context.links)[0]
    let sound = hasSound || embedsSound ? try sound(besides: read, in: context) : nil
    let cache = try self.cache(besides: read, sound, in: context)
    let outcome =
      try cache?.outcome(
        of: deciding(inputs) + projects.files, found: inputs.items.map { $0.folder != nil }
      ) { try page(of: inputs, projects, sound, in: context) }
      ?? page(of: inputs, projects, sound, in: context)
    if let page = outcome.output { try destination.write(page) }
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

  private func reads(_ inputs: InputList) -> [String] {
    inputs.paths + scripts.paths + screenshots.paths + readers.profileFiles.paths
  }

  package func inputs() throws -> InputList {
    let recordings = try InputList([ReportSound.folder(beside: output)], of: .captures).paths
    let found = try files.list(of: .captures, besides: [output] + recordings)
    let baselines = Set(found.paths.map { HeardBaseline.file(beside: $0) })
    let isInput = found.items.map { $0.folder == nil || !baselines.contains($0.path) }
    return isInput.contains(false) ? found.keeping(isInput) : found
  }

  package func deciding(_ inputs: InputList) -> [String] {
    let baselines = inputs.paths.map { HeardBaseline.file(beside: $0) }
    return inputs.paths + scripts.paths + screenshots.paths
      + baselines.filter { InputFile.isThere($0) }
  }

  private func sound(besides read: [String], in context: Context) throws -> ReportSound {
    try ReportSound(of: self, reserving: read, in: context)
  }

  private func cache(
    besides read: [String], _ sound: ReportSound?, in context: Context
  ) throws -> ResultCache? {
    guard let cache = batch.cache else { return nil }
    return try ResultCache(
      at: context.folder(cache), facts: [Self.name, output, try sound?.engine() ?? "-"] + facts,
      files: readers.profileFiles.paths, besides: read + [output])
  }

  private func reportAgain(
    _ outcome: Outcome<Document>, _ inputs: InputList, in context: Context
  ) {
    for line in outcome.warnings + outcome.errors.map({ "\($0)" }) { context.report(line) }
    guard inputs.isFound else { return }
    context.report("\(inputs.items.count) files: the page is from the cache")
  }

  private func page(
    of inputs: InputList, _ projects: InputProjects, _ sound: ReportSound?, in context: Context
  ) throws -> Outcome<Document> {
    var reading = Batch(inputs, jobs: batch.jobs, in: context)
    // The summary is written later, because the number of failed captures is not known yet.
    reading.hasSummary = false
    var materials = try reading.results { () -> Batch.Worker<ReportMaterial> in
      // Each worker creates its own profiles, because threads should not share memory.
      let readers = try projects.distinct.map { project in
        let own = self.readers.following(project)
        return (own, try own.profiles(standard: .both))
      }
      return { try material(inputs.items[$0], by: readers[projects.places[$0]], context) }
    }
    let designs = materials.compactMap(\.output?.design)
    guard !designs.isEmpty else {
      let errors = materials.flatMap(\.errors)
      guard errors.isEmpty else { throw Failure(errors: [], reported: errors) }
      throw InputError("none of the files is a design, which a report needs", kind: .usage)
    }
    var reports = designs.map(\.report)
    try compare(&materials, inputs, with: designs, in: &reports, context)
    let walkers = designs.map(\.profiles.judging)
    let walks = try self.walks(through: designs.map(\.screen))
    let recordings = try sound?.record(
      designs, walks, by: walkers, readers, in: &reports, context)
    if recordings == nil {
      for walk in walks {
        for profile in walkers[walk.screen] {
          reports[walk.screen].walks.append((walk.transcript(by: profile, readers), nil))
        }
      }
    }
    let failed = zip(inputs.paths, materials).filter { !$1.errors.isEmpty }.map(\.0)
    let page = ReportWriter(sources: materials.compactMap(\.output?.source), failed: failed)
      .written(reports)
    var outcome = Outcome(output: page)
    outcome.remarks = summary(of: reports, page, recordings)
    outcome.warnings = materials.flatMap(\.warnings)
    outcome.errors = materials.flatMap(\.errors)
    outcome.companions = recordings?.files ?? [:]
    if inputs.isFound { context.report(Self.summary(of: materials)) }
    return outcome
  }

  private static func summary(of materials: [Outcome<ReportMaterial>]) -> String {
    var tally = Tally()
    for material in materials { tally.add(material) }
    return tally.summary
  }

  private func summary(
    of reports: [ScreenReport], _ page: Document, _ recordings: ReportSound.Totals?
  ) -> [String] {
    let size = Decibels.rounded(Double(page.bytes.count) / 1_000_000)
    let screens = reports.count == 1 ? "1 screen" : "\(reports.count) screens"
    let pages = "\(output): \(screens), \(size) MB"
    guard let recordings else { return [pages] }
    let folder = recordings.folder ?? "in the page"
    let seconds = Decibels.rounded(recordings.seconds)
    return [pages, "\(folder): \(recordings.count) recordings, \(seconds) s of audio"]
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

extension [Profile] {
  fileprivate var judging: [Profile] {
    let documented = filter { $0.family == .documented }
    return documented.isEmpty ? self : documented
  }
}

struct ReportedDesign: Sendable {
  var file: String
  var screen: Screen
  var report: ScreenReport
  var readers: ReaderSelection
  var profiles: [Profile]
  var baseline: HeardBaseline?
}

struct ReportMaterial: Sendable {
  enum Content: Sendable {
    case design(ReportedDesign), capture(DiffInput)
  }

  var source: String
  var content: Content

  var design: ReportedDesign? {
    guard case .design(let design) = content else { return nil }
    return design
  }

  var capture: DiffInput? {
    guard case .capture(let capture) = content else { return nil }
    return capture
  }
}

extension Report {
  private func material(
    _ item: InputList.Item, by selection: (readers: ReaderSelection, profiles: [Profile]),
    _ context: Context
  ) throws -> Outcome<ReportMaterial> {
    let (readers, profiles) = selection
    let bytes = try item.captureBytes()
    guard item.folder == nil || !InputFile.isBinary(bytes) else { return .passedOver }
    let input = try DiffInput.read(
      item.path, bytes, kinds: context.kinds, defaults: readers.project?.defaults ?? .init()
    ) { name in
      CaptureReader(
        file: name, platform: readers.onlyPlatform, isSpokenText: inputFormat == .text,
        formats: context.formats)
    }
    let source =
      item.path == InputFile.standardInput
      ? "standard input" : "\(item.path) (\(SHA256.hexadecimal(of: bytes).prefix(12)))"
    guard case .design(let screen) = input.built(with: toolkits) else {
      return Outcome(output: ReportMaterial(source: source, content: .capture(input)))
    }
    try readers.checkVariants(of: [screen], with: profiles)
    let design = ReportedDesign(
      file: item.path, screen: screen, report: report(on: screen, by: profiles, readers),
      readers: readers, profiles: profiles,
      baseline: try item.source.path.flatMap { try HeardBaseline.read(beside: $0) })
    var outcome = Outcome(output: ReportMaterial(source: source, content: .design(design)))
    outcome.warnings = readers.warningsOfEnglish(profiles, on: [screen])
    return outcome
  }

  private func report(
    on screen: Screen, by profiles: [Profile], _ readers: ReaderSelection
  ) -> ScreenReport {
    let locale = readers.locale ?? screen.locale
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    let entries = profiles.flatMap { profile in
      profile.preview(locale: locale, wording: wording).entries(of: screen, states: states)
    }
    let checker = BuiltIn.checker(
      judging: profiles.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale)
    var report = ScreenReport(
      screenful: PreviewedScreen(screen: screen, entries: entries, locale: locale),
      findings: checker.findings(in: screen))
    report.screenful.project = readers.project?.file
    report.joinsReadings = readers.isUsual
    if hasCriteria {
      let tested = readers.isUsual ? profiles : profiles.judging
      report.criteria = CriteriaSheet(
        for: screen,
        readers: tested.map { ($0.reader(locale: locale), $0.wording(locale: locale)) },
        joiningReadings: readers.isUsual, audio: { _ in nil })
      report.criteria?.locale = locale
    }
    return report
  }
}

extension Report {
  private func walks(through screens: [Screen]) throws -> [ScriptedWalk] {
    try Failure.collecting(scripts) { file in
      let script = try WalkScriptReader(file: file.name).script(of: file.bytes())
      let mistakes = screens.map { script.mistakes(on: $0) }
      guard let place = mistakes.firstIndex(where: \.isEmpty) else {
        throw Failure(errors: mistakes.min { $0.count < $1.count } ?? [])
      }
      return ScriptedWalk(screens[place], at: place, by: script)
    }
  }
}

struct ScriptedWalk {
  let screen: Int
  private let design: Screen
  private let script: WalkScript

  init(_ design: Screen, at screen: Int, by script: WalkScript) {
    self.screen = screen
    self.design = design
    self.script = script
  }

  func transcript(
    by profile: Profile, _ readers: ReaderSelection, lasting spoken: SpokenWalk? = nil
  ) -> Transcript {
    let estimate: @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
    let durations = spoken?.durations ?? estimate
    return Transcript(
      of: profile.walk(through: design, locale: readers.locale, durations: durations), by: script,
      durations: spoken == nil ? .estimated : .measured, showing: 3)
  }

  func spoken(
    _ transcript: Transcript, _ speaking: SpeechSelection, locale: String?
  ) throws(SpeechError) -> SpokenWalk {
    try SpokenWalk(
      transcript, speaking: speaking, language: locale ?? design.locale,
      readings: design.allReadings)
  }
}
