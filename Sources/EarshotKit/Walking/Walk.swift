public import Earshot
public import EarshotFiles
import EarshotOutput
import EarshotProfiles
import EarshotSpeech

/// Walks through a screen with a script of gestures and keys.
public struct Walk: Operation, DescribedOperation {
  package static let name = "walk"

  /// The design.
  public var design: Source
  /// The script: actions and expectations.
  public var script: Source
  /// The toolkits of the app, if the design does not name them.
  public var toolkits: [Toolkit] = []
  /// The readers.
  public var readers = ReaderSelection()
  /// The voice for measured durations and recordings.
  public var speech = SpeechSelection()
  package var durations = Transcript.Durations.estimated
  /// Whether to measure durations with the voice; otherwise they are estimates.
  public var measuresDurations: Bool {
    get { durations == .measured }
    set { durations = newValue ? .measured : .estimated }
  }
  package var reach: Int?
  /// Whether the output can contain the walk of only one profile.
  package var needsOneWalk = false

  /// Creates a walk.
  public init(design: Source, script: Source) {
    self.design = design
    self.script = script
  }

  package static let design = OptionInfo<Source>(
    "design", default: "-", valueName: "file", help: "The design file; - for standard input.")
  package static let script = OptionInfo<Source?>(
    "script", valueName: "file", help: "A file with actions; - for standard input.")
  package static let durations = OptionInfo(
    "durations", default: Transcript.Durations.estimated,
    help: "Estimate durations, or measure them with a voice.")

  package static var options: [BoundOption<Walk>] {
    [
      BoundOption(design, \.design, isRequired: true),
      BoundOption(
        OptionInfo<Source>(
          script.name, default: "-", valueName: script.valueName, help: script.help), \.script,
        isRequired: true), BoundOption(Preview.toolkits, \.toolkits),
    ] + ReaderSelection.options.map { $0.of(\.readers) }
      + SpeechSelection.options.map { $0.of(\.speech) } + [BoundOption(durations, \.durations)]
  }

  public func run(in context: Context) throws -> WalkedScreen {
    WalkedScreen(try walks(in: context, speaks: durations == .measured).map(\.transcript))
  }

  package typealias Done = (transcript: Transcript, spoken: SpokenWalk?)

  package func walks(in context: Context, speaks: Bool) throws -> [Done] {
    try speech.check()
    guard design != .file(InputFile.standardInput) || script != design else {
      throw UsageError("only one of design and script can come from standard input")
    }
    let (screen, profiles) = try screen(in: context)
    let read = try WalkScriptReader(file: script.name).script(of: script.bytes())
    for note in read.notes { context.report(note.warning) }
    let mistakes = read.mistakes(on: screen)
    guard mistakes.isEmpty else { throw Failure(errors: mistakes) }
    guard profiles.count == 1 || !needsOneWalk else {
      throw UsageError(
        "captions and recordings contain one walk; choose it with --platform or --profile")
    }
    return try profiles.map { profile in
      try context.checkCancellation()
      return try walk(through: screen, read, profile, speaks: speaks)
    }
  }

  package func screen(in context: Context) throws -> (Screen, [Profile]) {
    let design = try design.design(
      built: toolkits, for: readers, standard: [.documented], in: context)
    return (design.screen, design.profiles)
  }

  private func walk(
    through screen: Screen, _ script: WalkScript, _ profile: Profile, speaks: Bool
  ) throws -> Done {
    let estimate = SpeechEstimate(wordsPerMinute: speech.rate ?? SpeechEstimate.usualRate)
    let walk = profile.walk(through: screen, locale: readers.locale) {
      estimate.milliseconds(of: $0)
    }
    let transcript = Transcript(of: walk, by: script, showing: reach)
    guard speaks else { return (transcript, nil) }
    let spoken = try SpokenWalk(
      transcript, speaking: speech, language: readers.locale ?? screen.locale,
      readings: screen.allReadings)
    let measured = Transcript(
      of: profile.walk(through: screen, locale: readers.locale, durations: spoken.durations),
      by: script, durations: .measured, showing: reach)
    return (measured, spoken)
  }
}

extension Transcript.Durations: OptionValue {}

extension WalkedScreen {
  /// The failed expectations of the script, one per line.
  public var failures: [String] {
    transcripts.flatMap(\.failures).map { "\($0.location): expectation failed: \($0.message)" }
  }
}

extension Profile {
  package func walk(
    through screen: Screen, locale: String?,
    durations: @escaping @Sendable (String) -> Int = { SpeechEstimate().milliseconds(of: $0) }
  ) -> Walkthrough {
    let locale = locale ?? screen.locale
    var profile = self
    profile.caveat = caveat(on: screen.allComponents.map(\.kind.name))
    return Walkthrough(
      through: screen, reader: profile.reader(locale: locale),
      wording: wording(locale: locale), durations: durations)
  }
}
