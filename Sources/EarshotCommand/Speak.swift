import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
public import EarshotSpeech

extension Line.Prosody: Choice {}

/// Turns every announcement of a design into a recording.
struct Speak: ParsableCommand {
  enum CaptionsChoice: String, Choice {
    case vtt, srt, none
  }

  enum FormatChoice: String, Choice {
    case wav
  }

  static let configuration = CommandConfiguration.subcommand(
    "speak",
    abstract: "Speak every announcement of a screen into WAV files with captions.",
    discussion: """
      Needs earshot-voice beside earshot (or where EARSHOT_VOICE says), and espeak-ng's data. What \
      has not changed since the last run is not spoken again.

      Examples:

        earshot speak Examples/dropdown.yaml --states all
        earshot speak Examples/booking.yaml --joined --captions srt
        earshot speak Examples/search.yaml --voice en-us+m3 --reader-rate 60
        earshot speak Examples/menu.yaml --phonemes
      """
  )

  @Argument(help: .designs)
  var files: [String] = []

  @OptionGroup var list: ListOptions

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions
  @OptionGroup var speaking: SpeakingOptions

  @Option(help: "Which states of each component to go through: current or all.")
  var states = Preview.Scope.current

  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder of the recordings.", valueName: "dir"))
  var output = "earshot-audio"

  @Flag(help: "Record the walk through each screen as one file, with the reader's pauses.")
  var joined = false

  @Option(help: "The captions beside each recording: vtt, srt or none.")
  var captions = CaptionsChoice.vtt

  @Option(help: "The format of the recordings.")
  var format = FormatChoice.wav

  @Option(help: ArgumentHelp("How many voice processes; one for each core.", valueName: "n"))
  var jobs: Int?

  @Option(help: ArgumentHelp("The share of the work to do, such as 2/4.", valueName: "i/n"))
  var shard: String?

  @Flag(help: "Keep what earlier runs recorded and is no longer made of the designs, and name it.")
  var keep = false

  @Flag(help: "Print how each announcement sounds, in phonetic letters, and record nothing.")
  var phonemes = false

  func validate() throws {
    try ManyOptions.check(jobs: jobs)
    try ManyOptions.check(shard: shard)
  }

  func run() throws {
    guard !output.isEmpty else {
      throw InputError("an empty path names no folder; is a variable not set?", kind: .usage)
    }
    let files = try list.inputs(files, of: .designs)
    let paths = files.paths + readers.profileFiles
    _ = try Destination.claim([], besides: paths)
    // The voice starts while the designs are read.
    let pool = try VoicePool(jobs: jobs, memory: EngineMemory(inKit: output))
    var failures: [InputError] = []
    if phonemes {
      try printPhonemes(of: script(files, pool, &failures), pool)
      return try Self.end(failures)
    }
    let start = ContinuousClock.now
    // Read before the designs are: what changes in between is then taken for new by a further run.
    let inputs = inputs(paths)
    if let totals = receipt(for: inputs, pool)?.totals() {
      return try summarize(totals, reused: totals.recordings, since: start)
    }
    let script = try script(files, pool, &failures)
    // What was recorded of a design that cannot be read now is no leftover.
    try record(script, pool, besides: paths, removes: failures.isEmpty) {
      if failures.isEmpty { receipt(for: inputs, pool)?.keep($0, files: $1) }
    }
    try Self.end(failures)
  }

  /// Ends with the highest status of what failed, which has been told of.
  private static func end(_ failures: [InputError]) throws {
    if let status = failures.map(\.kind.rawValue).max() { throw ExitCode(status) }
  }

  /// Returns the screens of all designs that can be read; of one design by itself a mistake is thrown.
  private func designs(
    _ inputs: InputList, _ failures: inout [InputError]
  ) throws -> [(path: String, screen: Screen)] {
    var designs: [(path: String, screen: Screen)] = []
    for item in inputs.items {
      do {
        if let problem = item.problem { throw problem }
        let bytes = try InputFile.bytes(of: item.path)
        guard !item.isPassedOver(bytes, as: .designs) else { continue }
        let screen = try DesignReader.screen(of: bytes, file: item.path)
        designs.append((item.path, screen.built(with: toolkits)))
      } catch {
        guard inputs.isMany, let failure = Failure(error) else { throw error }
        for error in failure.errors { StandardError.write("\(error)\n") }
        failures += failure.errors
      }
    }
    // Nothing to record is no kit.
    guard !designs.isEmpty || failures.isEmpty else { try Self.end(failures); return [] }
    return designs
  }

  /// Returns everything that is to be said, in order.
  private func script(
    _ files: InputList, _ pool: VoicePool, _ failures: inout [InputError]
  ) throws -> Script {
    var script = Script(isJoined: joined)
    let profiles = try readers.profiles(warns: false)
    var voices = SpeakingVoices(speaking, pool)
    let designs = try designs(files, &failures)
    try readers.check(designs.map(\.screen), with: profiles)
    for (path, screen) in designs {
      let locale = readers.locale ?? screen.locale
      let readings = screen.allReadings
      for profile in profiles {
        let entries = profile.preview(locale: locale).entries(of: screen, states: states)
        try script.add(entries, of: screen, design: path) { entry in
          try voices.line(for: entry, in: locale, readings)
        }
      }
    }
    try warnOfUnreadCharacters(in: script, pool)
    return script
  }

  /// The engine's Japanese knows no kanji, and without its larger dictionary its Chinese no
  /// character: such recordings spell something in English, and nobody hears it before a tester does.
  private func warnOfUnreadCharacters(in script: Script, _ pool: VoicePool) throws {
    var asked: Set<String> = []
    for line in script.recordings.flatMap(\.lines) {
      let voice = line.settings.voice
      let characters = line.announcement.spoken.joined().unicodeScalars
        .filter { (0x4E00...0x9FFF).contains($0.value) }
      guard !characters.isEmpty, asked.insert(voice).inserted else { continue }
      let text = String(String.UnicodeScalarView(characters))
      guard try pool.phonemes(of: text, voice: voice).contains("(en)") else { continue }
      StandardError.write(
        "warning: the voice '\(voice)' cannot read characters such as '\(text.prefix(1))', and says "
          + "something in English instead; do not hand these recordings to anyone\n")
    }
  }

  /// Returns everything that the user decides: options, and the bytes of the designs; nil where they
  /// cannot be read twice.
  private func inputs(_ files: [String]) -> [[UInt8]]? {
    // A profile can extend others, so that its own bytes do not tell all.
    guard readers.profileFiles.isEmpty, !files.contains(InputFile.standardInput) else {
      return nil
    }
    let contents = files.compactMap { try? InputFile.bytes(of: $0) }
    guard contents.count == files.count else { return nil }
    return (EarshotTool.arguments + files).map { Array($0.utf8) } + contents
  }

  private func receipt(for inputs: [[UInt8]]?, _ pool: VoicePool) -> Receipt? {
    guard let inputs, let engine = pool.engineDependencies else { return nil }
    return Receipt(
      inKit: output, of: inputs + [Array(engine.utf8)], shard: shard.flatMap { Shard($0) })
  }

  private func record(
    _ script: Script, _ pool: VoicePool, besides paths: [String], removes: Bool,
    whenWhole: (Receipt.Totals, [String]) -> Void
  ) throws {
    let format = Captions.Format(rawValue: captions.rawValue)
    let kit = Kit(at: output, captions: format, shard: shard.flatMap { Shard($0) })
    let progress = ProgressLine(unit: "recordings")
    let start = ContinuousClock.now
    let items = script.items
    try kit.claim(items, besides: paths)
    let report = try Interruption.saying(
      progress.ending
        + "interrupted; what is finished stays, and a further run goes on from there\n"
    ) { try kit.make(items, with: pool, progress: progress.show) }
    progress.end()
    try pool.remember()
    let contents = KitContents(
      script: script, locale: readers.locale, items: items, report: report, captions: format,
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
    if removes { try removeLeftovers(of: kit, items, script) }
    if report.failures.isEmpty { whenWhole(totals, files) }
    try summarize(
      totals, reused: report.entries.count { $0.isReused }, textsSpoken: report.textsSpoken,
      failures: report.failures.count, since: start)
    try throwFailures(of: report, items)
  }

  /// Removes, or names, what earlier runs recorded of the designs and is no longer in them.
  private func removeLeftovers(of kit: Kit, _ items: [Kit.Item], _ script: Script) throws {
    let leftovers = kit.leftovers(besides: items, where: script.isOfSameForm)
    if !keep { try kit.remove(leftovers) }
    try kit.remember(items.flatMap(kit.files))
    guard keep || leftovers.isEmpty else {
      return StandardError.write(
        "\(output): \(leftovers.count) files that are no longer made of the designs are removed; --keep "
          + "keeps such files\n")
    }
    for name in leftovers {
      StandardError.write("\(output)/\(name) is no longer made of the designs\n")
    }
  }

  private func summarize(
    _ totals: Receipt.Totals, reused: Int, textsSpoken: Int = 0, failures: Int = 0,
    since start: ContinuousClock.Instant
  ) throws {
    let (seconds, spent) = (Seconds.ofSamples(totals.samples), (.now - start) / .seconds(1))
    var text: TerminalText = "\(output): \(totals.recordings) recordings (\(reused) reused), "
    text += "\(Decibels.rounded(seconds)) s of audio, "
    text += "\(spent > 0 ? Int(seconds / spent) : 0) times real time, \(textsSpoken) texts spoken"
    if totals.silentStops > 0 {
      text += "\n\(totals.silentStops) stops say nothing and have no recording"
    }
    if failures > 0 { text += "\n\(failures) recordings could not be made" }
    try Output.write(text + "\n")
  }

  /// Names each recording that could not be made; the highest exit status wins.
  private func throwFailures(of report: Kit.Report, _ items: [Kit.Item]) throws {
    for (item, error) in report.failures {
      StandardError.write("error: \(items[item].name).wav: \(error)\n")
    }
    if let status = report.failures.map(\.error.exitStatus).max() { throw ExitCode(status) }
  }

  private func printPhonemes(of script: Script, _ pool: VoicePool) throws {
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
    try Output.write(text)
  }
}

extension Announcement {
  /// What is said at once and, when there is one, the hint.
  fileprivate var utterances: [String] { [text, hint].filter { !$0.isEmpty } }

  /// The same as the voice is given it.
  fileprivate var spoken: [String] {
    var announcement = self
    for index in parts.indices {
      announcement.parts[index].text = parts[index].aloud ?? parts[index].text
    }
    return announcement.utterances
  }
}
