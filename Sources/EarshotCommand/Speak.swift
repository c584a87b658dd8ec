import ArgumentParser
import Earshot
import EarshotFiles
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

  @OptionGroup var designs: DesignFiles
  @OptionGroup var readers: ReaderOptions
  @OptionGroup var speaking: SpeakingOptions

  @Option(help: "Which states of each component to go through: current or all.")
  var states = Preview.States.current

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

  @Flag(help: "Print how each announcement sounds, in phonetic letters, and record nothing.")
  var phonemes = false

  func validate() throws {
    if let jobs, !(1...256).contains(jobs) {
      throw ValidationError("--jobs is \(jobs); it must be from 1 to 256")
    }
    if let shard, Shard(shard) == nil {
      throw ValidationError("--shard is '\(shard)'; write i/n, such as 2/4, with i from 1 to n")
    }
  }

  func run() throws {
    let interruption = Interruption()
    do {
      // The voice starts while the designs are read.
      let pool = try VoicePool(jobs: jobs)
      let script = try script(pool)
      if phonemes { return try printPhonemes(of: script, pool) }
      try record(script, pool, interruption)
    } catch let error as SpeechError {
      throw error.failure
    } catch let error as FileError {
      throw error.failure
    }
  }

  /// Returns everything that is to be said, in order.
  private func script(_ pool: VoicePool) throws -> Script {
    var script = Script(isJoined: joined)
    let choices = try readers.choices()
    var voices: [String: String] = [:]
    for (path, screen) in try designs.screens() {
      let locale = readers.locale ?? screen.locale
      for choice in choices {
        let entries = choice.preview(locale: locale).entries(of: screen, states: states)
        try script.add(entries, of: screen, design: path) { entry in
          let language = entry.component.common.language ?? locale
          let voice = try voices[language] ?? speaking.voice(speaking: language, of: pool.voices())
          voices[language] = voice
          return speaking.line(entry.announcement, profile: choice.profile, voice: voice)
        }
      }
    }
    return script
  }

  private func record(_ script: Script, _ pool: VoicePool, _ interruption: Interruption) throws {
    let format = Captions.Format(rawValue: captions.rawValue)
    let kit = Kit(at: output, captions: format, shard: shard.flatMap { Shard($0) })
    let progress = ProgressLine(unit: "recordings")
    let start = ContinuousClock.now
    let items = script.items
    let report: Kit.Report
    do {
      report = try kit.make(
        items, with: pool, while: { !interruption.hasCome }, progress: progress.show)
    } catch SpeechError.interrupted {
      progress.end()
      StandardError.write(
        "interrupted; what is finished stays, and a further run goes on from there\n")
      throw ExitCode(130)
    }
    progress.end()
    let contents = KitContents(
      script: script, items: items, report: report, captions: format, engine: try pool.engine())
    try kit.write(contents.manifest, to: "manifest", ending: "json")
    try kit.write(contents.page, to: "index", ending: "md")
    let summary = SpeakSummary(
      folder: output, report: report, silentStops: script.silentStops, time: .now - start)
    try Output.write(summary.text + "\n", to: nil)
    try throwFailures(of: report, items)
  }

  /// Names each recording that could not be made; the highest exit status wins.
  private func throwFailures(of report: Kit.Report, _ items: [Kit.Item]) throws {
    for (item, error) in report.failures {
      StandardError.write("error: \(items[item].name).wav: \(error)\n")
    }
    if let status = report.failures.map(\.error.exitStatus).max() { throw ExitCode(status) }
  }

  private func printPhonemes(of script: Script, _ pool: VoicePool) throws {
    var text = ""
    for recording in script.recordings {
      for (title, line) in zip(recording.titles, recording.lines) {
        let sounds = try line.announcement.utterances.map {
          try pool.phonemes(of: $0, voice: line.manner.voice)
        }
        text += "\(title)\n  \(line.announcement.utterances.joined(separator: ". "))\n"
        text += "  \(sounds.joined(separator: " ‖ "))\n"
      }
    }
    try Output.write(text, to: nil)
  }
}

extension Announcement {
  /// What is said at once and, when there is one, the hint.
  fileprivate var utterances: [String] { [text, hint].filter { !$0.isEmpty } }
}
