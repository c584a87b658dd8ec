import ArgumentParser
public import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

extension TranscriptWriter.Format: Choice {}
extension Transcript.Durations: Choice {}

/// Walks through a screen: by a script, or live on a terminal.
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "walk",
    abstract: "Swipe through a screen before it exists.",
    discussion: """
      Without a script, on a terminal, the walk is live: arrow keys swipe, Return double-taps, h \
      helps, s saves what was done and heard as a script.

      A script is YAML or has one action a line; what it expects makes it a test, and the exit status \
      is 1 where that does not hold. A line is one of

        swipe-right  swipe-left  swipe-up  swipe-down
        double-tap  double-tap-and-hold
        scrub  magic-tap              VoiceOver's
        back  two-finger-swipe        Android's, and
        three-finger-swipe  tap-with-three-fingers
        tap-outside                   beside what is open
        tab  shift-tab  control-tab  up  down  left  right
        space  enter  escape  backspace   or key: space
        touch: ID, touch: ID/STOP     a finger takes focus there
        rotor: headings               or links, controls, default:
        reading-control: headings     what swipes up and down go to
        type: TEXT  clear             in a field that is edited
        wait: MILLISECONDS            before the next action
        show: ID  hide: ID  results: ID  error: ID: TEXT
        toast: TEXT  announce: TEXT  alert: TEXT
        hear: TEXT, expect: TEXT      of the last action; "" for nothing
        focus: ID, focus: ID/STOP     where focus must be

      Before a line stands who it is for: 'talkback: back', 'voiceover-ios-26: hear: Save, button'. \
      Docs/walks.md has more, Examples/*.walk are scripts.

        earshot walk Examples/dropdown.yaml
        earshot walk Examples/dropdown.yaml --script Examples/dropdown.walk
        earshot walk Examples/hotel.yaml --script Examples/hotel.walk --format json
        earshot walk Examples/hotel.yaml --script - --platform talkback --speak a.wav
        earshot walk Examples/dropdown.yaml --aloud
        printf 'double-tap\\nswipe-right\\n' | earshot walk Examples/dropdown.yaml --script -
      """
  )

  @Argument(help: ArgumentHelp("The design file; - for standard input.", valueName: "file"))
  var file: String

  @Option(name: .toolkit, help: .toolkit)
  var toolkits: [Toolkit] = []

  @OptionGroup var readers: ReaderOptions

  @Option(help: ArgumentHelp("What is done; - for standard input.", valueName: "file"))
  var script: String?

  @Option(
    help: ArgumentHelp(
      "Where the key s of a live walk saves the script; else a new file called as the design.",
      valueName: "file"))
  var save: String?

  @OptionGroup var speaking: SpeakingOptions

  @Option(help: "Where durations come from: estimated, or measured with the speech engine.")
  var durations = Transcript.Durations.estimated

  @Option(
    help: ArgumentHelp(
      "Record the walk as one WAV file, with captions beside it; durations are then measured.",
      valueName: "wav"))
  var speak: String?

  @Flag(
    help: ArgumentHelp(
      "Speak each announcement as it comes, through paplay, pw-play, aplay, afplay or play, or "
        + "the command in EARSHOT_PLAYER; a new one cuts off the last as the reader does."))
  var aloud = false

  @Option(help: "The format of the transcript: text, the usual one, markdown, json, vtt or html.")
  var format: TranscriptWriter.Format?

  @Option(name: .output, help: .report)
  var output: String?

  /// Where the transcript goes, and the recording and its captions where they are wanted.
  private struct Outputs {
    let transcript: Destination
    let script: Destination?
    let recording: (wave: Destination, captions: Destination)?
  }

  private func outputs() throws(InputError) -> Outputs {
    var paths = [output] + (save.map { [$0] } ?? [])
    if let speak {
      let stem = speak.hasSuffix(".wav") ? String(speak.dropLast(4)) : speak
      paths += [speak, speak.isEmpty ? "" : "\(stem).vtt"]
    }
    let inputs = [file] + (script.map { [$0] } ?? []) + readers.profileFiles
    let claimed = try Destination.claim(paths, besides: inputs)
    return Outputs(
      transcript: claimed[0], script: save == nil ? nil : claimed[1],
      recording: speak == nil
        ? nil : (wave: claimed[claimed.count - 2], captions: claimed[claimed.count - 1]))
  }

  func run() throws {
    let outputs = try outputs()
    let screen = try design()
    guard let script else { return try walkLive(screen, savingTo: outputs.script) }
    guard save == nil else {
      throw ValidationError("--save is for a live walk; with --script it is --output")
    }
    let read = try WalkScriptReader(file: script).script(of: InputFile.bytes(of: script))
    let mistakes = read.mistakes(on: screen)
    guard mistakes.isEmpty else { throw Failure(errors: mistakes) }
    let profiles = try readers.profiles(warns: false)
    try readers.check([screen], with: profiles)
    guard profiles.count == 1 || (transcriptFormat != .vtt && speak == nil && !aloud) else {
      throw ValidationError(
        "captions and recordings hold one walk; choose it with --platform or --profile")
    }
    try walk(screen, read, profiles, aloud ? AudioPlayer.find() : nil, outputs)
  }

  private func walk(
    _ screen: Screen, _ script: WalkScript, _ profiles: [Profile], _ player: AudioPlayer?,
    _ outputs: Outputs
  ) throws {
    let walks = try profiles.map { try walk(through: screen, script, $0) }
    if let recording = outputs.recording {
      for walk in walks { try walk.spoken?.write(walk.transcript, to: recording) }
    }
    let transcripts = walks.map(\.transcript)
    var sounds: [String: WalkSound] = [:]
    if let wave = outputs.recording?.wave {
      let file = wave.path(from: outputs.transcript)
      for walk in walks {
        let sound = walk.spoken?.sound(of: walk.transcript, in: .file(file))
        sounds[walk.transcript.profile.id] = sound
      }
    }
    try outputs.transcript.write(
      TranscriptWriter(sounds: sounds).written(transcripts, as: transcriptFormat))
    if let player { for walk in walks { try walk.spoken?.play(walk.transcript, with: player) } }
    let failures = transcripts.flatMap(\.failures)
    for failure in failures {
      StandardError.write("\(failure.location): expectation failed: \(failure.message)\n")
    }
    if !failures.isEmpty { throw ExitCode(1) }
  }

  /// A walk that was done, and its speech where that is wanted.
  private typealias Done = (transcript: Transcript, spoken: SpokenWalk?)

  private func walk(
    through screen: Screen, _ script: WalkScript, _ profile: Profile
  ) throws -> Done {
    let estimate = SpeechEstimate(wordsPerMinute: speaking.rate ?? SpeechEstimate.usualRate)
    let walk = profile.walk(through: screen, readers) { estimate.milliseconds(of: $0) }
    let reach = transcriptFormat == .html ? 3 : nil
    let transcript = Transcript(of: walk, by: script, showing: reach)
    guard durations == .measured || speak != nil || aloud else { return (transcript, nil) }
    let spoken = try SpokenWalk(
      transcript, speaking: speaking, language: language(of: screen), readings: screen.allReadings)
    let measured = Transcript(
      of: profile.walk(through: screen, readers, durations: spoken.durations), by: script,
      durations: .measured, showing: reach)
    return (measured, spoken)
  }

  private var transcriptFormat: TranscriptWriter.Format {
    .format(format, for: output, or: .text)
  }

  private func language(of screen: Screen) -> String { readers.locale ?? screen.locale }

  private func design() throws -> Screen {
    guard file != "-" || script != "-" else {
      throw ValidationError("only one of design and script can come from standard input")
    }
    return try DesignReader.screen(at: file).built(with: toolkits)
  }

  private func walkLive(_ screen: Screen, savingTo named: Destination?) throws {
    guard Terminal.isThere else {
      throw ValidationError("a walk without a terminal needs --script FILE")
    }
    // Whatever is missing is told before the terminal gives every key at once.
    let voice =
      aloud
      ? try LiveVoice(
        speaking: speaking, language: language(of: screen), readings: screen.allReadings) : nil
    var live = try LiveWalk(
      through: screen, readers.profiles(), readers, savingTo: ScriptFile(named, of: file), voice)
    try live.run()
  }
}

extension Profile {
  /// Returns a walk at its beginning.
  func walk(
    through screen: Screen, _ options: ReaderOptions,
    durations: @escaping @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
  ) -> Walk {
    let locale = options.locale ?? screen.locale
    var profile = self
    profile.caveat = caveat(on: screen.allComponents.map(\.kind.name))
    return Walk(
      through: screen, reader: profile.reader(locale: locale),
      wording: wording(locale: locale), durations: durations)
  }
}
