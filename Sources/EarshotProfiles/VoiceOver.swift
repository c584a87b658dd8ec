public import Earshot

/// VoiceOver in one of its versions, or as guidelines document it, speaking a language.
///
/// Takes what iOS exposes and nothing of Android's:
///
/// ```swift
/// let reader = VoiceOver(.iOS26, locale: "de")
/// let save = VoiceOverElement(label: "Sichern", traits: [.button])
/// print(reader.announcement(for: save).text)  // Sichern, Taste, …
/// ```
public struct VoiceOver: Sendable {
  /// The profiles of VoiceOver that are built in.
  public enum Version: String, Sendable, Hashable, CaseIterable {
    /// VoiceOver on iOS 17.
    case iOS17 = "voiceover-ios-17"
    /// VoiceOver on iOS 18.
    case iOS18 = "voiceover-ios-18"
    /// VoiceOver on iOS 26.
    case iOS26 = "voiceover-ios-26"
    /// VoiceOver on iOS 27.
    case iOS27 = "voiceover-ios-27"
    /// What accessibility guidelines document.
    case documented = "voiceover-documented"
    /// What snapshot tests of iOS apps print.
    case snapshot = "voiceover-snapshot"
    /// What the open branches of the library that prints those will print.
    case nextSnapshot = "voiceover-snapshot-next"

    fileprivate var profile: BuiltIn.ProfileID {
      switch self {
      case .iOS17: .voiceover_ios_17
      case .iOS18: .voiceover_ios_18
      case .iOS26: .voiceover_ios_26
      case .iOS27: .voiceover_ios_27
      case .documented: .voiceover_documented
      case .snapshot: .voiceover_snapshot
      case .nextSnapshot: .voiceover_snapshot_next
      }
    }
  }

  /// The reader as previews, walks and comparisons take it.
  public let reader: ScreenReader

  /// Creates a reader of a version for screens in a language, a BCP 47 tag.
  public init(_ version: Version, locale: String = "en") {
    reader = BuiltIn.reader(for: BuiltIn.profile(version.profile), locale: locale)
  }

  /// Creates a reader that speaks by a profile of a user's own, or by one with changed settings;
  /// throws when that is no profile of VoiceOver.
  public init(_ profile: Profile, locale: String = "en") throws(InputError) {
    reader = try BuiltIn.reader(for: profile, on: .voiceOver, locale: locale)
  }

  /// Returns what VoiceOver says for an element.
  ///
  /// - Parameters:
  ///   - element: The element that the cursor comes to.
  ///   - variant: The variant of documented patterns that a design asks for.
  /// - Returns: The announcement with its parts, and the hint.
  public func announcement(
    for element: VoiceOverElement, variant: String? = nil
  ) -> Announcement { reader.announcement(for: element, variant: variant) }

  /// Returns what VoiceOver says for an element on its way through a screen, which
  /// `VoiceOverReadingOrder` finds.
  public func announcement(for visit: VoiceOverReadingOrder.Visit) -> Announcement {
    reader.announcement(for: visit)
  }
}
