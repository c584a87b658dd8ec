package import Earshot

/// The speaking rate in percent, as users set it in their reader.
package enum ReaderRate {
  /// Returns the words per minute for a percentage.
  ///
  /// TalkBack uses the engine's default for 100 %. Apple does not publish VoiceOver's scale, so its
  /// values are estimated by ear, with 180 words per minute for 50 %.
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
