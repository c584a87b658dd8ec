import ArgumentParser
import Earshot
import EarshotKit
import EarshotOutput

struct SpeakCommand: ParsableCommand {
  enum FormatChoice: String, Choice {
    case wav
  }

  static let configuration = CommandConfiguration.subcommand(
    "speak",
    abstract: "Record every announcement of a screen as WAV files with captions.",
    discussion: """
      Needs earshot-voice next to earshot (or at the path in EARSHOT_VOICE), and espeak-ng's data. \
      Announcements that have not changed since the last run are not spoken again.

      Examples:

        earshot speak Examples/dropdown.yaml --states initial
        earshot speak Examples/booking.yaml --joined --captions srt
        earshot speak Examples/search.yaml --voice en-us+m3 --reader-rate 60
        earshot speak Examples/menu.yaml --phonemes
      """
  )

  @Argument(Preview.designs) var files: [Source]
  @OptionGroup(title: "Input options") var input: InputOptions
  @Option(Preview.toolkits) var toolkits: [Toolkit]
  @OptionGroup(title: "Reader options") var readers: ReaderOptions
  @OptionGroup(title: "Voice options") var speech: SpeechOptions
  @Option(Speak.states) var states: ScreenPreview.Scope?
  @Option(Speak.selectedIDs) var only: [String]
  @Option(output: Speak.folder) var output: String
  @OptionGroup(title: "File options") var running: ProjectOptions
  @OptionGroup(title: "Recording options") var recording: RecordingOptions

  struct InputOptions: ParsableArguments {
    @OptionGroup var list: ListOptions
    @Option(Speak.jobs) var jobs: Int?
    @Option(Speak.shard) var shard: String?
  }

  struct RecordingOptions: ParsableArguments {
    @Flag(Speak.isJoined) var joined: Bool
    @Option(Speak.captions) var captions: Speak.CaptionsChoice
    @Option(Self.format) var format: FormatChoice
    @Flag(Speak.keepsLeftovers) var keep: Bool
    @Flag(Self.phonemes) var phonemes: Bool

    private static let format = OptionInfo(
      "format", default: FormatChoice.wav, help: "The format of the recordings.")
    private static let phonemes = OptionInfo(
      "phonemes",
      help: "Print the pronunciation of each announcement in phonetic letters, without recording.")
  }

  var operation: Speak {
    var speak = Speak(designs: input.list.inputs(files))
    speak.folder = output
    speak.toolkits = toolkits
    speak.readers = readers.selection
    speak.speech = speech.selection
    speak.states = states
    speak.selectedIDs = only
    speak.isJoined = recording.joined
    speak.captions = recording.captions
    speak.jobs = input.jobs
    speak.shard = input.shard
    speak.keepsLeftovers = recording.keep
    return speak
  }

  func run() throws {
    guard !recording.phonemes else {
      let (text, status) = try operation.phonemes(in: running.context)
      try Output.write(text)
      return try end(with: status)
    }
    let kit = try Interruption.saying(
      "interrupted; finished recordings remain, and the next run continues\n"
    ) { try operation.run(in: running.context) }
    try Output.write(kit.summary)
    for failure in kit.failures { StandardError.write("\(failure)\n") }
    try end(with: kit.status)
  }

  private func end(with status: Int32) throws { if status != 0 { throw ExitCode(status) } }
}
