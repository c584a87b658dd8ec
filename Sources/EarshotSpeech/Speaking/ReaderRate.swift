package import Earshot

/// The speaking rate in percent, as users set it in their reader.
package enum ReaderRate {
  /// Returns the words per minute for a percentage in a reader's settings.
  ///
  /// TalkBack passes the rate on to the engine, whose default is 100 %. Apple does not publish
  /// VoiceOver's scale; the values are estimated by ear, with 50 % as 180 words per minute.
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
