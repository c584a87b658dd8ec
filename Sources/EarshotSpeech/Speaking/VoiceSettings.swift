/// Who speaks a text, and how.
public struct VoiceSettings: Sendable, Hashable {
  /// The words in a minute that the engine can speak well.
  public static let rates = 80...449
  /// The pitches that the engine knows.
  public static let pitches = 0...99
  /// The volumes, in percent, at which the signal is not cut off.
  public static let volumes = 0...130

  /// The engine's identifier of the voice, `+` and a variant where one is wanted: `gmw/en-US+m3`.
  public var voice: String
  /// Words in a minute.
  public var rate: Int
  /// How high the voice is, 0…99.
  public var pitch: Int
  /// How far the voice rises and falls, 0…99.
  public var range: Int
  /// Percent of the usual volume.
  public var volume: Int

  /// Creates settings; values out of range are taken to the nearest one.
  public init(voice: String, rate: Int = 175, pitch: Int = 50, range: Int = 50, volume: Int = 100) {
    self.voice = voice
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.range = range.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
  }
}

extension Int {
  /// Returns the nearest number in a range.
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
