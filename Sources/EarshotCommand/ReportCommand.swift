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
      """
  )

  @Argument(
    help: ArgumentHelp(
      "The designs, and what apps expose or said: dumps, logs, captions, or folders of them.",
      valueName: "file"))
  var files: [String]

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
    try CapturePictures.check(screenshots, redacts: redact)
    guard !sound || embed || output != "-" else {
      throw ValidationError(
        "recordings stand beside a page that is a file; give --output a name, or --embed them")
    }
  }

  func run() throws {
    if watch { return try Watch(isPlain: plain, over: filesToWatch).run() }
    let files = try inputs()
    let destination = try Destination.claim(
      [output], besides: files + scripts + screenshots + readers.profileFiles)[0]
    let inputs = try Failure.collecting(files) { file in (file, try input(file)) }
    let designs = inputs.compactMap { file, input -> (file: String, screen: Screen)? in
      guard case .design(let screen) = input else { return nil }
      return (file, screen.built(with: toolkits))
    }
    guard !designs.isEmpty else {
      throw InputError("none of the files is a design; a report is about screens", kind: .usage)
    }
    var readers = readers
    if readers.profile == nil, readers.profileFiles.isEmpty {
      readers.profile = "documented,device"
    }
    let profiles = try readers.profiles(warns: false)
    try readers.check(designs.map(\.screen), with: profiles)
    var reports = designs.map { _, screen in report(on: screen, by: profiles) }
    try compare(inputs, with: designs, in: &reports)
    let walks = try walks(through: designs.map(\.screen))
    var recordings: ReportSound.Totals?
    if sound || embed {
      let audio = ReportSound(
        beside: embed ? nil : destination, speaking: speaking, locale: self.readers.locale,
        reserving: files + scripts + screenshots + readers.profileFiles)
      recordings = try audio.record(
        designs, by: profiles, walks, by: profiles.judging, readers, in: &reports)
    } else {
      for walk in walks {
        for profile in profiles.judging {
          reports[walk.screen].walks.append((walk.transcript(by: profile, readers), nil))
        }
      }
    }
    let sources = try files.map { file in
      file == InputFile.standardInput
        ? "standard input"
        : "\(file) (\(Digest.sha256(try InputFile.bytes(of: file, limit: InputFile.writtenByTools)).prefix(12)))"
    }
    let page = ReportWriter(sources: sources).written(reports)
    try destination.write(page)
    guard !destination.isStandard else { return }
    try Output.write(summary(of: reports, page, recordings))
  }

  private func filesToWatch() throws -> [String] {
    try inputs() + scripts + screenshots + readers.profileFiles
  }

  /// The files that are named, and those of folders beside pictures, recordings and an earlier report.
  private func inputs() throws -> [String] {
    let found = try InputList(files, of: .captures, besides: [output])
    let problems = found.items.compactMap(\.problem)
    guard problems.isEmpty else { throw Failure(errors: problems) }
    return try found.items.filter { item in
      try item.folder == nil || !InputFile.isBinary(item.path)
    }.map(\.path)
  }

  private func input(_ file: String) throws -> DiffInput {
    try DiffInput.read(file) { name in
      CaptureReader(
        file: name, platform: readers.onlyPlatform, isSpokenText: inputFormat == .text)
    }
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

  private func summary(
    of reports: [ScreenReport], _ page: Document, _ recordings: ReportSound.Totals?
  ) -> TerminalText {
    let size = Decibels.rounded(Double(page.bytes.count) / 1_000_000)
    let screens = reports.count == 1 ? "1 screen" : "\(reports.count) screens"
    var text: TerminalText = "\(output): \(screens), \(size) MB\n"
    if let recordings {
      text += "\(recordings.folder ?? "in the page"): \(recordings.count) recordings, "
      text += "\(Decibels.rounded(recordings.seconds)) s of audio\n"
    }
    return text
  }
}

extension [Profile] {
  /// Those that a design is judged by: what the guidelines document, where one of them does.
  fileprivate var judging: [Profile] {
    let documented = filter { $0.family == .documented }
    return documented.isEmpty ? self : documented
  }
}

// Captures.
extension ReportCommand {
  /// Compares each capture with the design that it is most like.
  private func compare(
    _ inputs: [(String, DiffInput)], with designs: [(file: String, screen: Screen)],
    in reports: inout [ScreenReport]
  ) throws {
    let captures = inputs.filter { $0.1.capture != nil }
    let pictures = try CapturePictures(screenshots, of: captures.map(\.0))
    let redactor = try redact ? redactor(keeping: designs) : nil
    var runs: [[DiffRun]] = designs.map { _ in [] }
    for (file, capture) in captures {
      let capture = capture.redacted(by: redactor)
      let tried = try Failure.collecting(Array(designs.indices)) { index in
        try self.runs(of: capture, file, with: designs[index])
      }
      let likeness = tried.map { DiffSections($0, accepting: nil).sections.likeness }
      guard let best = designs.indices.max(by: { likeness[$0] < likeness[$1] }) else { continue }
      // Of equals the first is meant.
      let chosen = likeness.firstIndex(of: likeness[best]) ?? best
      runs[chosen] += tried[chosen]
    }
    for (index, runs) in runs.enumerated() where !runs.isEmpty {
      var sections = DiffSections(
        runs, accepting: try HeardBaseline.read(beside: designs[index].file))
      sections.joinCaptures(requiringAll: false)
      reports[index].comparisons = pictures.adding(to: sections.sections)
    }
  }

  /// What stands in the designs is no secret.
  private func redactor(
    keeping designs: [(file: String, screen: Screen)]
  ) throws -> Redactor {
    let profiles = try Profile.named("documented,device")
    let texts = designs.map { DiffInput.design($0.screen).texts(by: profiles, readers.locale) }
    return Redactor(keeping: texts.reduce(into: Set<String>()) { $0.formUnion($1) })
  }

  private func runs(
    of capture: DiffInput, _ file: String, with design: (file: String, screen: Screen)
  ) throws -> [DiffRun] {
    var pair = DiffPair(
      expected: .design(design.screen), design.file, heard: capture, file)
    pair.toolkits = toolkits
    pair.locale = readers.locale
    do {
      return try pair.runs { try readers.profiles(standard: $0, warns: false) }
    } catch let error as DiffPair.NoProfile {
      throw ValidationError(error.description)
    }
  }
}

extension [ComparisonReport.Section] {
  /// Which share of their stops is the same on both sides.
  fileprivate var likeness: Double {
    let entries = flatMap { [Comparison.Entry]($0.comparison.entries) }
    let common = entries.reduce(0) { $0 + $1.likeness }
    return entries.isEmpty ? 0 : common / Double(entries.count)
  }
}

extension Comparison.Entry {
  /// Which share of it is the same: all where developers call it the same.
  fileprivate var likeness: Double {
    guard let expected, let heard else { return 0 }
    let isNamed = expected.identifier != nil && expected.identifier == heard.identifier
    guard !isNamed, !columns.isEmpty else { return 1 }
    let common = columns.count { $0.expected?.text.lowercased() == $0.heard?.lowercased() }
    return Double(common) / Double(columns.count)
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
