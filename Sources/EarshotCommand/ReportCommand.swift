import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

/// Writes all about some screens as one page.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "report",
    abstract: "Write all about a screen or a flow as one page to look at, listen to and discuss.",
    discussion: """
      The page has every screen drawn beside what is said at its stops, by both readers, as \
      documented and as heard on devices, in all states; what is wrong with the design; and what each \
      capture says otherwise than the design that it is most like. It opens from disk anywhere. What \
      is in a file tells whether it is a design or a capture.

      With --sound it plays every announcement; the recordings stand beside it, in a folder that is \
      called as the page with -audio behind it, or with --embed in the page itself. They need \
      earshot-voice.

        earshot report Examples/hotel.yaml
        earshot report Examples/*.yaml --platform voiceover -o screens.html
        earshot report Examples/hotel.yaml --script Examples/hotel.walk --sound
        earshot report checkout.yaml dump.xml --screenshot screen.png
        earshot report designs captures --cache .earshot-cache
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The designs, and what apps expose or said: dumps, logs, captions, or folders of them.",
      valueName: "file"))
  var files: [String] = []

  @OptionGroup var list: ListOptions

  @Option(help: .jobs)
  var jobs: Int?

  @Option(
    help: ArgumentHelp(
      "A folder that keeps pages, so that one of which nothing has changed is not made again.",
      valueName: "folder"))
  var cache: String?

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions
  @OptionGroup var speaking: SpeakingOptions

  @Option(help: "Which states of each component to go through: current, or all, the default.")
  var states: Preview.Scope?

  @Option(
    name: .customLong("script"),
    help: ArgumentHelp("A walk through the screen that has what it names.", valueName: "file"))
  var scripts: [String] = []

  @Option(name: .customLong("screenshot"), help: .screenshot)
  var screenshots: [String] = []

  @Flag(help: "List the acceptance criteria too.")
  var criteria = false

  @Flag(help: "Record every announcement, and every walk.")
  var sound = false

  @Flag(help: "Put the recordings into the page, where they are not too long for that.")
  var embed = false

  @Flag(help: .redact)
  var redact = false

  @Option(name: .inputFormat, help: .inputFormat)
  var inputFormat: InputFormat?

  @Option(name: .output, help: ArgumentHelp("The page to write.", valueName: "path"))
  var output = "report.html"

  @Flag(help: "Run again whenever a file is saved, until it is interrupted.")
  var watch = false

  @Flag(help: "With --watch, write only what has changed, for screen readers.")
  var plain = false

  func validate() throws {
    try ManyOptions.check(jobs: jobs)
    try CapturePictures.check(screenshots, redacts: redact)
    guard !sound || embed || output != "-" else {
      throw ValidationError(
        "recordings stand beside a page that is a file; give --output a name, or --embed them")
    }
  }

  func run() throws {
    if watch {
      return try Watch(isPlain: plain) { try deciding(self.inputs()) + readers.profileFiles }.run()
    }
    let inputs = try self.inputs()
    let read = inputs.paths + scripts + screenshots + readers.profileFiles
    let destination = try Destination.claim([output], besides: read)[0]
    let sound =
      sound || embed ? try ReportSound(of: self, beside: destination, reserving: read) : nil
    let cache = try self.cache(besides: read, sound)
    let outcome =
      try cache?.outcome(of: deciding(inputs), found: inputs.items.map { $0.folder != nil }) {
        try page(of: inputs, sound)
      } ?? page(of: inputs, sound)
    if let page = outcome.output { try destination.write(page) }
    if outcome.isKept { tellAgain(outcome, inputs) }
    if !destination.isStandard {
      try Output.write(outcome.remarks.map { "\($0)\n" as TerminalText }.joined())
    }
    if outcome.status != 0 { throw ExitCode(outcome.status) }
  }

  /// The files that are named, and those of folders beside pictures, recordings, what was accepted and
  /// an earlier report.
  private func inputs() throws -> InputList {
    let recordings = try InputList([ReportSound.folder(beside: output)], of: .captures).paths
    let found = try list.inputs(files, of: .captures, besides: [output] + recordings)
    let baselines = Set(found.paths.map { HeardBaseline.file(beside: $0) })
    let isInput = found.items.map { $0.folder == nil || !baselines.contains($0.path) }
    return isInput.contains(false) ? found.keeping(isInput) : found
  }

  /// All files that decide what the page holds, but for profiles of the user's own.
  private func deciding(_ inputs: InputList) -> [String] {
    let baselines = inputs.paths.map { HeardBaseline.file(beside: $0) }
    return inputs.paths + scripts + screenshots + baselines.filter { InputFile.isThere($0) }
  }

  private func cache(besides read: [String], _ sound: ReportSound?) throws -> ResultCache? {
    guard let cache else { return nil }
    let flags = [criteria, redact, embed].map { "\($0)" }
    let texts = [states?.rawValue, inputFormat?.rawValue, try sound?.engine()].map { $0 ?? "-" }
    return try ResultCache(
      at: cache,
      facts: ["report", output] + flags + texts + toolkits.map(\.rawValue) + ["scripts"] + scripts
        + ["screenshots"] + screenshots + speaking.facts + readers.facts,
      files: readers.profileFiles, besides: read + [output])
  }

  /// Tells what the run told that made the page.
  private func tellAgain(_ outcome: Outcome<Document>, _ inputs: InputList) {
    for line in outcome.warnings + outcome.errors.map({ "\($0)" }) {
      StandardError.write("\(line)\n")
    }
    guard inputs.isFound else { return }
    StandardError.write("\(inputs.items.count) files: the page is from the cache\n")
  }

  /// Returns the page, and what is told of it.
  private func page(of inputs: InputList, _ sound: ReportSound?) throws -> Outcome<Document> {
    let profiles = try self.profiles()
    var reading = ManyFiles(inputs, jobs: jobs)
    // What fails when captures are compared counts as well.
    reading.hasSummary = false
    var materials = try reading.results {
      // A worker has profiles of its own.
      let profiles = try self.profiles()
      return { try material(inputs.items[$0], by: profiles) }
    }
    let designs = materials.compactMap(\.output?.design)
    guard !designs.isEmpty else {
      if let status = materials.map(\.status).max(), status != 0 { throw ExitCode(status) }
      throw InputError("none of the files is a design; a report is about screens", kind: .usage)
    }
    var reports = designs.map(\.report)
    try compare(&materials, inputs, with: designs, in: &reports)
    let walks = try self.walks(through: designs.map(\.screen))
    let recordings = try sound?.record(
      designs.map { ($0.file, $0.screen) }, by: profiles, walks, by: profiles.judging, readers,
      in: &reports)
    if recordings == nil {
      for walk in walks {
        for profile in profiles.judging {
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
    if inputs.isFound { tellSummary(of: materials) }
    return outcome
  }

  private func tellSummary(of materials: [Outcome<ReportMaterial>]) {
    var tally = Tally()
    for material in materials { tally.add(material) }
    StandardError.write(tally.summary)
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

  private func profiles() throws -> [Profile] {
    var readers = readers
    if readers.profile == nil, readers.profileFiles.isEmpty {
      readers.profile = "documented,device"
    }
    return try readers.profiles(warns: false)
  }
}

extension [Profile] {
  /// Those that a design is judged by: what the guidelines document, where one of them does.
  fileprivate var judging: [Profile] {
    let documented = filter { $0.family == .documented }
    return documented.isEmpty ? self : documented
  }
}

/// A design that a report is about.
struct ReportedDesign: Sendable {
  var file: String
  var screen: Screen
  /// What is known of it without captures.
  var report: ScreenReport
  /// What was heard and accepted.
  var baseline: HeardBaseline?
}

/// What a file has for a report.
struct ReportMaterial: Sendable {
  enum Content: Sendable {
    case design(ReportedDesign), capture(DiffInput)
  }

  /// How the page names the file.
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

// One file.
extension ReportCommand {
  /// Returns what a file has for the page.
  private func material(
    _ item: InputList.Item, by profiles: [Profile]
  ) throws -> Outcome<ReportMaterial> {
    let file = try CaptureReader.file(at: item.path)
    let bytes = try InputFile.bytes(of: file, limit: InputFile.writtenByTools)
    guard item.folder == nil || !InputFile.isBinary(bytes) else { return .passedOver }
    let input = try DiffInput.read(file, bytes) { name in
      CaptureReader(
        file: name, platform: readers.onlyPlatform, isSpokenText: inputFormat == .text)
    }
    let source =
      item.path == InputFile.standardInput
      ? "standard input" : "\(item.path) (\(SHA256.hexadecimal(of: bytes).prefix(12)))"
    guard case .design(let screen) = input.built(with: toolkits) else {
      return Outcome(output: ReportMaterial(source: source, content: .capture(input)))
    }
    try readers.checkVariants(of: [screen], with: profiles)
    let design = ReportedDesign(
      file: item.path, screen: screen, report: report(on: screen, by: profiles),
      baseline: try HeardBaseline.read(beside: item.path))
    var outcome = Outcome(output: ReportMaterial(source: source, content: .design(design)))
    outcome.warnings = readers.warningsOfEnglish(profiles, on: [screen])
    return outcome
  }

  private func report(on screen: Screen, by profiles: [Profile]) -> ScreenReport {
    let locale = readers.locale ?? screen.locale
    let wording = BuiltIn.wording(locale: locale, dates: DateFormats())
    let entries = profiles.flatMap { profile in
      profile.preview(locale: locale, wording: wording).entries(of: screen, states: states ?? .all)
    }
    let judging = profiles.judging
    let checker = BuiltIn.checker(
      judging: judging.map { BuiltIn.checkReader(for: $0, locale: locale) }, locale: locale)
    var report = ScreenReport(
      screenful: PreviewWriter.Screenful(screen: screen, entries: entries, locale: locale),
      findings: checker.findings(in: screen))
    if criteria {
      report.criteria = CriteriaSheet(
        for: screen,
        readers: judging.map { ($0.reader(locale: locale), $0.wording(locale: locale)) },
        audio: { _ in nil })
      report.criteria?.locale = locale
    }
    return report
  }
}

// Walks.
extension ReportCommand {
  /// Returns each script with the screen that has what it names.
  private func walks(through screens: [Screen]) throws -> [ScriptedWalk] {
    try Failure.collecting(scripts) { file in
      let script = try WalkScriptReader(file: file).script(of: InputFile.bytes(of: file))
      let mistakes = screens.map { script.mistakes(on: $0) }
      guard let place = mistakes.firstIndex(where: \.isEmpty) else {
        throw Failure(errors: mistakes.min { $0.count < $1.count } ?? [])
      }
      return ScriptedWalk(screens[place], at: place, by: script)
    }
  }
}

/// A script, and the screen that it leads through.
struct ScriptedWalk {
  /// The place of the screen in the report.
  let screen: Int
  private let design: Screen
  private let script: WalkScript

  init(_ design: Screen, at screen: Int, by script: WalkScript) {
    self.screen = screen
    self.design = design
    self.script = script
  }

  /// Walks with durations that are estimated, or else as the speech lasts.
  func transcript(
    by profile: Profile, _ readers: ReaderOptions, lasting spoken: SpokenWalk? = nil
  ) -> Transcript {
    let estimate: @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
    let durations = spoken?.durations ?? estimate
    return Transcript(
      of: profile.walk(through: design, readers, durations: durations), by: script,
      durations: spoken == nil ? .estimated : .measured, showing: 3)
  }

  /// Returns the speech of a walk.
  func spoken(
    _ transcript: Transcript, _ speaking: SpeakingOptions, locale: String?
  ) throws(SpeechError) -> SpokenWalk {
    try SpokenWalk(
      transcript, speaking: speaking, language: locale ?? design.locale,
      readings: design.allReadings)
  }
}
