import ArgumentParser
import Earshot
import EarshotSpeech

struct SpeakingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The voice; the locale's own when left out. 'earshot voices' lists them.", valueName: "name"))
  var voice: String?

  @Option(help: ArgumentHelp("Words in a minute, 80 to 449; 175 when left out.", valueName: "wpm"))
  var rate: Int?

  @Option(
    help: ArgumentHelp(
      "The rate as the reader's setting shows it; for VoiceOver an estimate.", valueName: "percent")
  )
  var readerRate: Int?

  @Option(help: ArgumentHelp("How high the voice is, 0 to 99.", valueName: "n"))
  var pitch = 50

  @Option(help: ArgumentHelp("How loud the voice is, 0 to 130 percent.", valueName: "n"))
  var volume = 100

  @Option(
    help: ArgumentHelp(
      "The pause between two parts in milliseconds; the profile's when left out.", valueName: "ms"))
  var gap: Int?

  @Option(help: "What is spoken in one breath: parts, or the whole sentence.")
  var prosody = Line.Prosody.parts

  /// All that decides how something sounds, beside the engine.
  var facts: [String] {
    let numbers = [rate, readerRate, pitch, volume, gap].map { $0.map(String.init) ?? "-" }
    return [voice ?? "-", prosody.rawValue] + numbers
  }

  func validate() throws {
    if rate != nil, readerRate != nil {
      throw ValidationError("--rate and --reader-rate both set the rate; give one of them")
    }
    try Self.check("--rate", rate, in: VoiceSettings.rates)
    try Self.check("--reader-rate", readerRate, in: 0...400)
    try Self.check("--pitch", pitch, in: VoiceSettings.pitches)
    try Self.check("--volume", volume, in: VoiceSettings.volumes)
    try Self.check("--gap", gap, in: 0...10_000)
  }

  private static func check(_ name: String, _ value: Int?, in range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw ValidationError(
      "\(name) is \(value); it must be from \(range.lowerBound) to \(range.upperBound)")
  }

  /// Returns the voice that speaks a language, or the one that the user asks for.
  func voice(speaking language: String, of voices: VoiceCatalog) throws(SpeechError) -> String {
    if let voice { return try voices.identifier(named: voice) }
    return try voices.identifier(speaking: language)
  }

  /// Returns an announcement as it is to be spoken, with the pauses of its profile.
  func line(_ announcement: Announcement, profile: Profile, voice identifier: String) -> Line {
    let fromReader = readerRate.map { ReaderRate.wordsPerMinute($0, on: profile.platform) }
    var pauses = profile.pauses
    if let gap { pauses.part = gap }
    let settings = VoiceSettings(
      voice: identifier, rate: rate ?? fromReader ?? 175, pitch: pitch, volume: volume)
    return Line(announcement, with: settings, pauses: pauses, prosody: prosody)
  }
}
