import ArgumentParser
public import Earshot
public import EarshotFiles
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
      A script is YAML or one action a line; expectations in it make it a test. Without a script, \
      on a terminal, the walk is live: arrow keys swipe, Return double-taps, h helps.

        earshot walk Examples/dropdown.yaml
        earshot walk Examples/dropdown.yaml --script walk.txt --platform talkback
        earshot walk Examples/dropdown.yaml --script walk.txt --platform talkback --speak walk.wav
        printf 'double-tap\\nswipe-right\\n' | earshot walk Examples/dropdown.yaml --script -
      """
  )

  @Argument(help: ArgumentHelp("The design file; - for standard input.", valueName: "file"))
  var file: String

  @OptionGroup var readers: ReaderOptions

  @Option(help: ArgumentHelp("What is done; - for standard input.", valueName: "file"))
  var script: String?

  @OptionGroup var speaking: SpeakingOptions

  @Option(help: "Where durations come from: estimated, or measured with the speech engine.")
  var durations = Transcript.Durations.estimated

  @Option(
    help: ArgumentHelp(
      "Record the walk as one WAV file, with captions beside it; durations are then measured.",
      valueName: "wav"))
  var speak: String?

  @Option(help: "The format of the transcript: text, markdown, json or vtt.")
  var format = TranscriptWriter.Format.text

  @Option(name: [.short, .long], help: ArgumentHelp("The file to write.", valueName: "path"))
  var output: String?

  func run() throws {
    let screen = try design()
    guard let script else { return try walkLive(screen) }
    let read = try WalkScriptReader(file: script).script(of: InputFile.bytes(of: script))
    let mistakes = read.mistakes(on: screen)
    guard mistakes.isEmpty else { throw Failure(errors: mistakes) }
    let choices = try readers.choices()
    guard choices.count == 1 || (format != .vtt && speak == nil) else {
      throw ValidationError(
        "captions and recordings hold one walk; choose it with --platform or --profile")
    }
    let transcripts = try choices.map { try transcript(of: screen, read, $0) }
    try Output.write(TranscriptWriter().written(transcripts, as: format), to: output)
    let failures = transcripts.flatMap(\.failures)
    for failure in failures {
      StandardError.write("\(failure.location): expectation failed: \(failure.message)\n")
    }
    if !failures.isEmpty { throw ExitCode(1) }
  }

  private func transcript(
    of screen: Screen, _ script: WalkScript, _ choice: ProfileChoice
  ) throws -> Transcript {
    let estimate = SpeechEstimate(wordsPerMinute: speaking.rate ?? SpeechEstimate.usualRate)
    let walk = choice.walk(through: screen, readers) { estimate.milliseconds(of: $0) }
    let transcript = Transcript(of: walk, by: script)
    guard durations == .measured || speak != nil else { return transcript }
    do {
      let locale = readers.locale ?? screen.locale
      let spoken = try SpokenWalk(transcript, speaking: speaking, language: locale)
      let measured = Transcript(
        of: choice.walk(through: screen, readers, durations: spoken.durations), by: script,
        durations: .measured)
      if let speak { try spoken.write(measured, to: speak) }
      return measured
    } catch let error as SpeechError {
      throw error.failure
    }
  }

  private func design() throws -> Screen {
    guard file != "-" || script != "-" else {
      throw ValidationError("only one of design and script can come from standard input")
    }
    return try DesignFiles.screen(at: file)
  }

  private func walkLive(_ screen: Screen) throws {
    guard Terminal.isThere else {
      throw ValidationError("a walk without a terminal needs --script FILE")
    }
    var live = try LiveWalk(through: screen, readers.choices(), readers)
    try live.run()
  }
}

extension ProfileChoice {
  /// Returns a walk at its beginning.
  func walk(
    through screen: Screen, _ options: ReaderOptions,
    durations: @escaping @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
  ) -> Walk {
    let locale = options.locale ?? screen.locale
    return Walk(
      through: screen, reader: reader(locale: locale),
      wording: BuiltIn.wording(locale: locale, dates: profile.dates),
      durations: durations)
  }
}
