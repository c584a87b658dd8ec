/// A mobile platform, named by its screen reader.
public enum Platform: String, Sendable, Hashable, CaseIterable {
  /// VoiceOver on iOS.
  case voiceOver = "voiceover"
  /// TalkBack on Android.
  case talkBack = "talkback"

  /// The name of the reader, as its maker writes it.
  public var readerName: String {
    switch self {
    case .voiceOver: "VoiceOver"
    case .talkBack: "TalkBack"
    }
  }
}
