package import Earshot

/// A speaking rate in percent, as in the settings of the reader.
package enum ReaderRate {
  /// Returns the engine's rate; TalkBack's 100 % is the engine's default rate.
  ///
  /// VoiceOver's 50 % is 180 words per minute, estimated by ear, because Apple does not publish the
  /// scale.
  package static func wordsPerMinute(_ percent: Int, on platform: Platform) -> Int {
    let rate =
      switch platform {
      case .talkBack: 175 * percent.clamped(to: 0...400) / 100
      case .voiceOver where percent <= 50: 80 + 2 * max(percent, 0)
      case .voiceOver: 180 + 6 * (min(percent, 100) - 50)
      }
    return rate.clamped(to: VoiceSettings.rates)
  }
}
