public import Earshot
import EarshotFiles
package import EarshotOutput
import EarshotProfiles
package import EarshotSpeech

/// Records the announcements of designs as WAV files with captions.
public struct Speak: Operation, DescribedOperation {
  /// The format of captions.
  public enum CaptionsChoice: String, Sendable, Hashable, CaseIterable, OptionValue {
    case vtt, srt, none
  }

  package static let name = "speak"

  /// The designs: files, folders and patterns.
  public var designs: Inputs
  /// The folder of the recordings.
  public var folder = "earshot-audio"
  /// The app's toolkits, if the designs do not name them.
  public var toolkits: [Toolkit] = []
  /// The readers.
  public var readers = ReaderSelection()
  /// The voice.
  public var speech = SpeechSelection()
  /// The states to record, for each component.
  ///
  /// The default is all states, or the initial states if `isJoined` is true.
  public var states: ScreenPreview.Scope?
  /// The ids (`ExpectationID`) of the announcements to record; empty for all.
  public var selectedIDs: [String] = []
  /// Whether to record each screen as one walk, with pauses.
  public var isJoined = false
  /// The captions of each recording.
  public var captions = CaptionsChoice.vtt
  /// The number of voice processes; nil for one per core.
  public var jobs: Int?
  /// The share of the recordings to make, such as `2/4` for the second of four; nil for all.
  public var shard: String?
  /// Whether to keep outdated recordings.
  public var keepsLeftovers = false

  /// Creates an operation for designs.
  public init(designs: Inputs) { self.designs = designs }

  package static let folder = OptionInfo(
    "output", default: "earshot-audio", valueName: "dir", changesResult: false,
    help: "The folder of the recordings.")
  package static let states = OptionInfo<ScreenPreview.Scope?>(
    "states",
    help:
      "The states to record: current (as designed; also 'initial') or all. The default is all, or current "
      + "with --joined.")
  package static let selectedIDs = OptionInfo<[String]>(
    "only", valueName: "id",
    help: "Record only the announcement with this id, as in criteria; can be repeated.")
  package static let isJoined = OptionInfo(
    "joined",
    help: "Record the walk through each screen as one file, with the pauses of the reader.")
  package static let captions = OptionInfo(
    "captions", default: CaptionsChoice.vtt,
    help: "The captions of each recording.")
  package static let jobs = OptionInfo<Int?>(
    "jobs", valueName: "n", changesResult: false,
    help: "The number of voice processes; by default one per core.")
  package static let shard = OptionInfo<String?>(
    "shard", valueName: "i/n", changesResult: false,
    help: "The share of the recordings to make; 2/4 is the second of four shares.")
  package static let keepsLeftovers = OptionInfo(
    "keep", changesResult: false,
    help: "Keep and list old recordings, which the designs no longer need.")

  package static var options: [BoundOption<Speak>] {
    [
      BoundOption(Preview.designs, \.designs.sources, isRequired: true),
      BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) }
      + SpeechSelection.options.map { $0.of(\.speech) } + [
        BoundOption(folder, \.folder), BoundOption(states, \.states),
        BoundOption(selectedIDs, \.selectedIDs),
        BoundOption(isJoined, \.isJoined), BoundOption(captions, \.captions),
        BoundOption(jobs, \.jobs), BoundOption(shard, \.shard),
        BoundOption(keepsLeftovers, \.keepsLeftovers),
      ]
  }

  public func run(in context: Context) throws -> SpokenKit {
    let (files, projects, paths) = try checkedInputs(in: context)
    // The pool is created first, so that the voice process can start while the designs are read.
    let pool = try VoicePool(jobs: jobs, memory: EngineMemory(inKit: context.folder(folder)))
    var failures: [InputError] = []
    let start = ContinuousClock.now
    // The inputs are read before the work, so that the next run notices designs that change during
    // this run.
    let inputs = inputs(paths)
    if let totals = receipt(for: inputs, pool, in: context.folder(folder))?.totals() {
      return SpokenKit(
        folder: folder, totals: totals, reused: totals.recordings, duration: .now - start)
    }
    let script = try script(files, of: projects, pool, &failures, in: context)
    // If a design cannot be read, its recordings can still be in use, so nothing is removed.
    var kit = try record(script, pool, besides: paths, removes: failures.isEmpty, in: context) {
      if failures.isEmpty {
        receipt(for: inputs, pool, in: context.folder(folder))?.keep($0, files: $1)
      }
    }
    kit.status = max(kit.status, failures.map(\.kind.rawValue).max() ?? 0)
    kit.duration = .now - start
    return kit
  }

  package func phonemes(in context: Context) throws -> (text: TerminalText, status: Int32) {
    let (files, projects, _) = try checkedInputs(in: context)
    let pool = try VoicePool(jobs: jobs, memory: EngineMemory(inKit: context.folder(folder)))
    var failures: [InputError] = []
    let script = try script(files, of: projects, pool, &failures, in: context)
    var text: TerminalText = ""
    for recording in script.recordings {
      for (title, line) in zip(recording.titles, recording.lines) {
        let sounds = try line.announcement.spoken.map {
          try pool.phonemes(of: $0, voice: line.settings.voice)
        }
        text += "\(title)\n  \(line.announcement.utterances.joined(separator: ". "))\n"
        text += "  \(sounds.joined(separator: " ‖ "))\n"
      }
    }
    return (text, failures.map(\.kind.rawValue).max() ?? 0)
  }

  private func checkedInputs(
    in context: Context
  ) throws -> (InputList, InputProjects, paths: [String]) {
    try Inputs.check(jobs: jobs)
    try Inputs.check(shard: shard)
    try speech.check()
    guard !folder.isEmpty else {
      throw InputError(
        "the path of the folder is empty; name a folder, or check whether a shell variable in the command is empty",
        kind: .usage)
    }
    let files = try designs.list(of: .designs)
    let projects = try context.projects.projects(of: files.items.map(\.source))
    let used = files.items.flatMap { context.projects.filesUsed(by: $0.source) }
    let paths = files.paths + readers.profileFiles.paths + projects.files + used
    _ = try Destination.claim([], besides: paths, links: .refused)
    for title in projects.titles { context.report(title) }
    return (files, projects, paths)
  }

  private func designs(
    _ inputs: InputList, of projects: InputProjects, _ failures: inout [InputError],
    in context: Context
  ) throws -> [DesignedScreen] {
    let selections = try projects.distinct.map { try readers.following($0).eachLanguage() }
    let profiles = try selections.map { try $0[0].profiles() }
    var designs: [DesignedScreen] = []
    for (index, item) in inputs.items.enumerated() {
      do {
        if let problem = item.problem { throw problem }
        let bytes = try item.bytes()
        guard !item.isPassedOver(bytes, as: .designs) else { continue }
        let place = projects.places[index]
        designs += try selections[place].map { readers in
          let screen = try item.source.screen(of: bytes, for: readers, in: context)
          return DesignedScreen(
            source: item.source, screen: screen.built(with: toolkits), readers: readers,
            profiles: profiles[place],
            namedLanguage: selections[place].count > 1 ? readers.locale : nil)
        }
      } catch {
        guard inputs.isMany, let failure = Failure(error) else { throw error }
        for error in failure.errors { context.report("\(error)") }
        failures += failure.errors
      }
    }
    guard !designs.isEmpty || failures.isEmpty else {
      throw Failure(errors: [], reported: failures)
    }
    for (selections, profiles) in zip(selections, profiles) {
      for readers in selections {
        try readers.check(
          designs.filter { $0.readers == readers }.map(\.screen), with: profiles, in: context)
      }
    }
    return designs
  }

  private func script(
    _ files: InputList, of projects: InputProjects, _ pool: VoicePool,
    _ failures: inout [InputError], in context: Context
  ) throws -> Script {
    var script = Script(isJoined: isJoined, selecting: Set(selectedIDs))
    var voices = SpeakingVoices(speech, pool)
    let designs = try designs(files, of: projects, &failures, in: context)
    for design in designs {
      let (path, screen, profiles) = (design.source.name, design.screen, design.profiles)
      let locale = design.locale
      let readings = screen.allReadings
      for profile in profiles {
        let entries = profile.preview(locale: locale).entries(
          of: screen, states: states ?? (isJoined ? .current : .all))
        try script.add(
          entries, of: screen, in: locale, named: design.namedLanguage, design: path
        ) { entry in
          try voices.line(for: entry, in: locale, readings)
        }
      }
    }
    let unknown = selectedIDs.filter { !script.ids.contains($0) }
    guard unknown.isEmpty else {
      let known = script.ids.sorted()
      throw Failure(
        errors: unknown.map {
          InputError(
            NearestName.message("id", $0, known: known, listedBy: "earshot preview --format csv"),
            kind: .usage)
        })
    }
    try warnOfUnreadCharacters(in: script, pool, in: context)
    warnOfHomographs(voices.homographs, in: context)
    return script
  }

  private func warnOfHomographs(_ homographs: [String: String], in context: Context) {
    guard !homographs.isEmpty else { return }
    let words = homographs.sorted { $0.key < $1.key }.map { word, text in
      word == text ? "'\(word)'" : "'\(word)' in '\(text)'"
    }
    context.report(
      "warning: espeak-ng can misread words with two pronunciations: "
        + "\(words.joined(separator: ", ")); if you hear the wrong one, add the key 'reading'")
  }

  /// Warns about characters that the engine would spell in English, such as kanji.
  private func warnOfUnreadCharacters(
    in script: Script, _ pool: VoicePool, in context: Context
  ) throws {
    var asked: Set<String> = []
    for line in script.recordings.flatMap(\.lines) {
      let voice = line.settings.voice
      let characters = line.announcement.spoken.joined().unicodeScalars
        .filter { (0x4E00...0x9FFF).contains($0.value) }
      guard !characters.isEmpty, asked.insert(voice).inserted else { continue }
      let text = String(String.UnicodeScalarView(characters))
      guard try pool.phonemes(of: text, voice: voice).contains("(en)") else { continue }
      context.report(
        "warning: the voice '\(voice)' cannot read characters such as '\(text.prefix(1))', and "
          + "speaks English instead; do not share these recordings"
      )
    }
  }

  /// Returns the options and the inputs' names and bytes; nil if a change could remain unnoticed.
  private func inputs(_ files: [String]) -> [[UInt8]]? {
    // Changes can be unnoticed in standard input, which cannot be read twice, and in files that
    // custom profiles extend.
    guard readers.profileFiles.isEmpty, !files.contains(InputFile.standardInput) else {
      return nil
    }
    let contents = files.compactMap { try? InputFile.bytes(of: $0) }
    guard contents.count == files.count else { return nil }
    return ([Self.name] + facts + files).map { Array($0.utf8) } + contents
  }

  private func receipt(for inputs: [[UInt8]]?, _ pool: VoicePool, in kit: Folder) -> Receipt? {
    guard let inputs, let engine = pool.engineDependencies else { return nil }
    return Receipt(
      inKit: kit, of: inputs + [Array(engine.utf8)], shard: shard.flatMap { Shard($0) })
  }

  private func record(
    _ script: Script, _ pool: VoicePool, besides paths: [String], removes: Bool,
    in context: Context, whenWhole: (Receipt.Totals, [String]) -> Void
  ) throws -> SpokenKit {
    let format = Captions.Format(rawValue: captions.rawValue)
    let kit = Kit(at: context.folder(folder), captions: format, shard: shard.flatMap { Shard($0) })
    let items = script.items
    try kit.claim(items, besides: paths)
    defer { context.showProgress(nil) }
    let report = try kit.make(
      items, with: pool,
      progress: { context.showProgress((done: $0, total: $1, unit: "recordings")) })
    context.showProgress(nil)
    try pool.remember()
    let contents = KitContents(
      script: script, items: items, report: report, captions: format,
      engine: try pool.engine())
    var files = try [
      kit.write(contents.manifest, to: .manifest), kit.write(contents.page, to: .page),
      kit.write(contents.browserPage, to: .browserPage),
    ]
    files += report.entries.flatMap { kit.files(of: items[$0.item]) }
    let totals = Receipt.Totals(
      recordings: report.entries.count,
      samples: report.entries.reduce(0) { $0 + $1.recording.signal.count },
      silentStops: script.silentStops)
    if removes { try removeLeftovers(of: kit, items, script, in: context) }
    if report.failures.isEmpty { whenWhole(totals, files) }
    var spoken = SpokenKit(
      folder: folder, totals: totals, reused: report.entries.count { $0.isReused })
    spoken.textsSpoken = report.textsSpoken
    spoken.failures = report.failures.map { "error: \(items[$0.item].name).wav: \($0.error)" }
    spoken.status = report.failures.map(\.error.exitStatus).max() ?? 0
    return spoken
  }

  private func removeLeftovers(
    of kit: Kit, _ items: [Kit.Item], _ script: Script, in context: Context
  ) throws {
    let leftovers = kit.leftovers(besides: items, where: script.isOfSameForm)
    if !keepsLeftovers { try kit.remove(leftovers) }
    try kit.remember(items.flatMap(kit.files))
    guard keepsLeftovers || leftovers.isEmpty else {
      return context.report(
        "\(folder): \(leftovers.count) files that the designs no longer need were removed; --keep keeps them"
      )
    }
    for name in leftovers {
      context.report("\(folder)/\(name) is no longer needed by the designs")
    }
  }
}

/// The recordings of designs, in a folder.
public struct SpokenKit: Sendable {
  /// The folder.
  public let folder: String
  package let totals: Receipt.Totals
  /// The number of reused recordings.
  public let reused: Int
  public internal(set) var textsSpoken = 0
  public internal(set) var duration = Duration.zero
  /// The failed recordings, one per line.
  public internal(set) var failures: [String] = []
  package internal(set) var status: Int32 = 0

  init(folder: String, totals: Receipt.Totals, reused: Int, duration: Duration = .zero) {
    self.folder = folder
    self.totals = totals
    self.reused = reused
    self.duration = duration
  }

  package var summary: TerminalText {
    let (seconds, spent) = (Seconds.ofSamples(totals.samples), duration / .seconds(1))
    var text: TerminalText = "\(folder): \(totals.recordings) recordings (\(reused) reused), "
    text += "\(Decibels.rounded(seconds)) s of audio, "
    text +=
      "\(spent > 0 ? Int(seconds / spent) : 0) times faster than real time, \(textsSpoken) texts spoken"
    if totals.silentStops > 0 {
      text += "\n\(totals.silentStops) stops have no announcement and no recording"
    }
    if !failures.isEmpty { text += "\n\(failures.count) recordings could not be made" }
    return text + "\n"
  }
}

extension Announcement {
  fileprivate var utterances: [String] { [text, hint].filter { !$0.isEmpty } }

  fileprivate var spoken: [String] {
    var announcement = self
    for index in parts.indices {
      announcement.parts[index].text = parts[index].aloud ?? parts[index].text
    }
    return announcement.utterances
  }
}
