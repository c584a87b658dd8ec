/// A mobile platform, with its screen reader's name.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  /// VoiceOver on iOS.
  case voiceOver = "voiceover"
  /// TalkBack on Android.
  case talkBack = "talkback"

  /// The reader's name, as written by Apple or Google.
  public var readerName: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .talkBack: "TalkBack"
    }
  }
}
