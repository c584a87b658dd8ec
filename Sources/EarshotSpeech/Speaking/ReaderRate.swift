public import Earshot

/// The speaking rate as users set it in their reader, in percent.
public enum ReaderRate {
  /// Returns the words in a minute that the percentage of a reader's setting stands for.
  ///
  /// TalkBack passes a rate on to the engine, whose usual rate is 100 %. Apple publishes no scale
  /// for VoiceOver: this is an estimate by ear, 50 % being 180 words in a minute.
  public static func wordsPerMinute(_ percent: Int, on platform: Platform) -> Int {
    let rate =
      switch platform {
      case .talkBack: 175 * percent.clamped(to: 0...400) / 100
      case .voiceOver where percent <= 50: 80 + 2 * max(percent, 0)
      case .voiceOver: 180 + 6 * (min(percent, 100) - 50)
      }
    return rate.clamped(to: VoiceSettings.rates)
  }
}
