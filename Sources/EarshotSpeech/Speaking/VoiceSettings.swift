package struct VoiceSettings: Sendable, Hashable {
  package static let rates = 80...449
  package static let pitches = 0...99
  /// The valid volumes in percent; above 130, the signal can clip.
  package static let volumes = 0...130

  /// The engine's identifier with an optional variant, such as `gmw/en-US+m3`.
  package var voice: String
  package var rate: Int
  package var pitch: Int
  /// The range of the intonation, 0…99.
  package var range: Int
  /// The volume in percent of the default.
  package var volume: Int

  /// Creates settings; an invalid number becomes the nearest valid number.
  package init(voice: String, rate: Int = 175, pitch: Int = 50, range: Int = 50, volume: Int = 100)
  {
    self.voice = voice
    self.rate = rate.clamped(to: Self.rates)
    self.pitch = pitch.clamped(to: Self.pitches)
    self.range = range.clamped(to: Self.pitches)
    self.volume = volume.clamped(to: Self.volumes)
  }
}

extension Int {
  func clamped(to range: ClosedRange<Int>) -> Int {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
