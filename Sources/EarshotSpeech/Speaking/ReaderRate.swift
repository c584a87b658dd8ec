package import Earshot

/// The rate in percent, as users set it in their reader.
package enum ReaderRate {
  /// Returns words per minute.
  ///
  /// TalkBack's 100 % is the engine's default. Apple does not publish VoiceOver's scale, so it is
  /// estimated by ear: 50 % is 180 words per minute.
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
