package import Earshot
package import EarshotSpeech

/// A voice, its rate, pitch and volume, and pauses.
public struct SpeechSelection: Sendable, Hashable {
  /// The voice's name; nil for the language's default.
  public var voice: String?
  /// The rate in words per minute, 80 to 449; nil for 175.
  public var rate: Int?
  /// The rate in percent, as in the reader's settings.
  public var readerRate: Int?
  /// The pitch, 0 to 99.
  public var pitch = 50
  /// The volume in percent, 0 to 130.
  public var volume = 100
  /// The pause between two parts in milliseconds; nil for the profile's pauses.
  public var gap: Int?
  package var prosody = Line.Prosody.parts
  /// Whether to speak each announcement without pauses between its parts.
  public var joinsParts: Bool {
    get { prosody == .sentence }
    set { prosody = newValue ? .sentence : .parts }
  }

  /// Creates the default selection.
  public init() {}

  package static let voice = OptionInfo<String?>(
    "voice", valueName: "name",
    help: "The voice; by default the voice of the language. 'earshot voices' lists all voices.")
  package static let rate = OptionInfo<Int?>(
    "rate", valueName: "wpm", help: "Words per minute, 80 to 449; 175 by default.")
  package static let readerRate = OptionInfo<Int?>(
    "reader-rate", valueName: "percent",
    help:
      "The speech rate in percent, as in the reader's settings. The scale of VoiceOver is estimated."
  )
  package static let pitch = OptionInfo(
    "pitch", default: 50, valueName: "n", help: "The pitch of the voice, 0 to 99.")
  package static let volume = OptionInfo(
    "volume", default: 100, valueName: "n", help: "The volume of the voice, 0 to 130 percent.")
  package static let gap = OptionInfo<Int?>(
    "gap", valueName: "ms",
    help: "The pause between two parts in milliseconds; by default the profile's pause.")
  package static let prosody = OptionInfo(
    "prosody", default: Line.Prosody.parts,
    help:
      "Speak single parts with the reader's pauses, or whole sentences with the voice's intonation."
  )

  package static var options: [BoundOption<SpeechSelection>] {
    [
      BoundOption(voice, \.voice), BoundOption(rate, \.rate), BoundOption(readerRate, \.readerRate),
      BoundOption(pitch, \.pitch), BoundOption(volume, \.volume), BoundOption(gap, \.gap),
      BoundOption(prosody, \.prosody),
    ]
  }

  package func check() throws {
    if rate != nil, readerRate != nil {
      throw UsageError("--rate and --reader-rate both set the rate; give one of them")
    }
    try Self.check("--rate", rate, in: VoiceSettings.rates)
    try Self.check("--reader-rate", readerRate, in: 0...400)
    try Self.check("--pitch", pitch, in: VoiceSettings.pitches)
    try Self.check("--volume", volume, in: VoiceSettings.volumes)
    try Self.check("--gap", gap, in: 0...10_000)
  }

  private static func check(_ name: String, _ value: Int?, in range: ClosedRange<Int>) throws {
    guard let value, !range.contains(value) else { return }
    throw UsageError(
      "\(name) is \(value); it must be from \(range.lowerBound) to \(range.upperBound)")
  }

  package func voice(
    speaking language: String, of voices: VoiceCatalog
  ) throws(SpeechError) -> String {
    if let voice { return try voices.identifier(named: voice) }
    return try voices.identifier(speaking: language)
  }

  package func line(
    _ announcement: Announcement, profile: Profile, voice identifier: String
  ) -> Line {
    let fromReader = readerRate.map { ReaderRate.wordsPerMinute($0, on: profile.platform) }
    var pauses = profile.pauses
    if let gap { pauses.part = gap }
    let settings = VoiceSettings(
      voice: identifier, rate: rate ?? fromReader ?? 175, pitch: pitch, volume: volume)
    return Line(announcement, with: settings, pauses: pauses, prosody: prosody)
  }
}

extension Line.Prosody: OptionValue {}
