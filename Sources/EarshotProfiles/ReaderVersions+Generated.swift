// Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
// swift-format-ignore-file

extension VoiceOver.Version {
  /// VoiceOver (guidelines).
  public static let documented = Self(profile: .voiceover_documented)

  /// VoiceOver on iOS 17.
  public static let iOS17 = Self(profile: .voiceover_ios_17)

  /// VoiceOver on iOS 18.
  public static let iOS18 = Self(profile: .voiceover_ios_18)

  /// VoiceOver on iOS 26.
  public static let iOS26 = Self(profile: .voiceover_ios_26)

  /// VoiceOver on iOS 27.
  public static let iOS27 = Self(profile: .voiceover_ios_27)

  /// AccessibilitySnapshot 0.12.1.
  public static let snapshot = Self(profile: .voiceover_snapshot)

  /// AccessibilitySnapshot (next version).
  public static let snapshotNext = Self(profile: .voiceover_snapshot_next)

  /// All built-in versions, sorted by identifier.
  public static let allCases: [Self] = [
    .documented,
    .iOS17,
    .iOS18,
    .iOS26,
    .iOS27,
    .snapshot,
    .snapshotNext,
  ]
}

extension TalkBack.Version {
  /// TalkBack 15.1.
  public static let v15_1 = Self(profile: .talkback_15_1)

  /// TalkBack 16.0.
  public static let v16_0 = Self(profile: .talkback_16_0)

  /// TalkBack 16.2.
  public static let v16_2 = Self(profile: .talkback_16_2)

  /// TalkBack 17.
  public static let v17 = Self(profile: .talkback_17)

  /// TalkBack (guidelines).
  public static let documented = Self(profile: .talkback_documented)

  /// TalkBack 16.2 of Samsung.
  public static let samsung16_2 = Self(profile: .talkback_samsung_16_2)

  /// All built-in versions, sorted by identifier.
  public static let allCases: [Self] = [
    .v15_1,
    .v16_0,
    .v16_2,
    .v17,
    .documented,
    .samsung16_2,
  ]
}
