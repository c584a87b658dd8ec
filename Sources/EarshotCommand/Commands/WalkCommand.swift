import ArgumentParser
import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import EarshotSpeech

struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "walk",
    abstract: "Swipe through a design.",
    discussion: """
      Without a script, on a terminal, the walk is interactive: arrow keys swipe, Return double-taps, \
      h shows help, s saves the actions and announcements as a script.

      A script is YAML or has one action per line. Its expectations make it a test; the exit status is \
      1 if one of them fails. The actions are

      \(WalkActions.summary)

      A prefix limits a line to a platform or profile: 'talkback: back', 'voiceover-ios-26: hear: Save, \
      button'. Docs/walks.md describes more; Examples/*.walk are scripts.

        earshot walk Examples/dropdown.yaml
        earshot walk Examples/dropdown.yaml --script Examples/dropdown.walk
        earshot walk Examples/hotel.yaml --script Examples/hotel.walk --format json
        earshot walk Examples/hotel.yaml --script - --platform talkback --speak a.wav
        earshot walk Examples/dropdown.yaml --aloud
        printf 'double-tap\\n' | earshot walk Examples/dropdown.yaml --script -
      """
  )

  @Argument(Walk.design) var file: Source
  @Option(Preview.toolkits) var toolkits: [Toolkit]
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @Option(Walk.script) var script: Source?
  @Option(Self.save) var save: String?
  @OptionGroup(title: "Voice options") var speech: SpeechOptions
  @Option(Walk.durations) var durations: Transcript.Durations
  @Option(Self.speak) var speak: String?
  @Flag(Self.aloud) var aloud: Bool
  @Option(
    CommandLineOption.format(
      "The format of the transcript; text by default."))
  var format: ReportFormat<WalkedScreen>?
  @Option(output: CommandLineOption.report) var output: String?
  @OptionGroup(title: "Page options") var page: PageOptions
  @OptionGroup(title: "File options") var running: ProjectOptions

  private static let save = OptionInfo<String?>(
    "save", valueName: "file",
    help:
      "The file for the script of an interactive walk, which the key s saves; by default, a new file "
      + "with the name of the design."
  )
  private static let speak = OptionInfo<String?>(
    "speak", valueName: "wav",
    help: "Record the walk as one WAV file, with captions next to it; this also measures durations."
  )
  private static let aloud = OptionInfo(
    "aloud",
    help:
      "Speak each announcement immediately, with paplay, pw-play, aplay, afplay or play, or "
      + "the command in EARSHOT_PLAYER; a new announcement interrupts the last one."
  )

  private struct Outputs {
    let transcript: Destination
    let script: Destination?
    let recording: (wave: Destination, captions: Destination)?
  }

  private func outputs() throws -> Outputs {
    var paths = [output] + (save.map { [$0] } ?? [])
    if let speak {
      let stem = speak.hasSuffix(".wav") ? String(speak.dropLast(4)) : speak
      paths += [speak, speak.isEmpty ? "" : "\(stem).vtt"]
    }
    var operation = Walk(design: file, script: script ?? file)
    operation.readers = readers.selection
    let claimed = try operation.destinations(paths, in: running.context)
    return Outputs(
      transcript: claimed[0], script: save == nil ? nil : claimed[1],
      recording: speak == nil
        ? nil : (wave: claimed[claimed.count - 2], captions: claimed[claimed.count - 1]))
  }

  func run() throws {
    let outputs = try outputs()
    guard let script else { return try walkLive(savingTo: outputs.script) }
    guard save == nil else {
      throw ValidationError("--save needs an interactive walk; use --output with --script")
    }
    try walk(by: script, outputs)
  }

  private func walk(by script: Source, _ outputs: Outputs) throws {
    let format = try WalkedScreen.format(format, for: output)
    var operation = Walk(design: file, script: script)
    operation.toolkits = toolkits
    operation.readers = readers.selection
    operation.speech = speech.selection
    operation.durations = durations
    operation.reach = format.id == ReportFormat<WalkedScreen>.html.id ? 3 : nil
    if speak != nil || aloud || format.id == ReportFormat<WalkedScreen>.vtt.id {
      operation.needsOneWalk = true
    }
    let player = try aloud ? AudioPlayer.find() : nil
    let walks = try operation.walks(
      in: running.context, speaks: durations == .measured || speak != nil || aloud)
    var result = WalkedScreen(walks.map(\.transcript))
    if let recording = outputs.recording {
      let file = recording.wave.path(from: outputs.transcript)
      for walk in walks {
        try walk.spoken?.write(walk.transcript, to: recording)
        let sound = walk.spoken?.sound(of: walk.transcript, in: .file(file))
        result.sounds[walk.transcript.profile.id] = sound
      }
    }
    let header = try page.header(of: file, in: running.context)
    try outputs.transcript.write(
      result.written(as: format, style: .terminal(outputs.transcript, header: header)))
    if let player { for walk in walks { try walk.spoken?.play(walk.transcript, with: player) } }
    for failure in result.failures { StandardError.write("\(failure)\n") }
    if !result.failures.isEmpty { throw ExitCode(1) }
  }

  private func walkLive(savingTo named: Destination?) throws {
    var walk = Walk(design: file, script: file)
    walk.toolkits = toolkits
    walk.readers = readers.selection
    let (screen, profiles) = try walk.screen(in: running.context)
    guard Terminal.isThere else {
      throw ValidationError("a walk without a terminal needs --script FILE")
    }
    let selection = readers.selection
    // The voice starts before the terminal changes its mode, so that an error is readable.
    let voice =
      aloud
      ? try LiveVoice(
        speaking: speech.selection, language: selection.locale ?? screen.locale,
        readings: screen.allReadings) : nil
    var live = try LiveWalk(
      through: screen, profiles, locale: selection.locale,
      savingTo: ScriptFile(named, of: file.name), voice)
    try live.run()
  }
}
