public import Earshot

/// One version of VoiceOver in one language, or VoiceOver as guidelines document it.
///
/// This reader announces only iOS elements:
///
/// ```swift
/// let reader = VoiceOver(.iOS26, locale: "de")
/// let save = VoiceOverElement(label: "Sichern", traits: [.button])
/// print(reader.announcement(for: save).text)  // Sichern, Taste, …
/// ```
public struct VoiceOver: Sendable {
  /// A built-in profile of VoiceOver.
  ///
  /// The members, such as ``iOS26``, are generated from the files in `Profiles/`.
  public struct Version: Sendable, Hashable, Identifiable, CaseIterable {
    let profile: BuiltIn.ProfileID

    /// The identifier of the profile, such as `voiceover-ios-26`.
    public var id: String { profile.rawValue }
  }

  /// The reader for previews, walks and comparisons.
  public let reader: ScreenReader

  /// Creates a reader for one version; `locale` is the screen's language, a BCP 47 tag.
  public init(_ version: Version, locale: String = "en") {
    reader = BuiltIn.reader(for: BuiltIn.profile(version.profile), locale: locale)
  }

  /// Creates a reader with a custom profile; throws if it is not a VoiceOver profile.
  public init(_ profile: Profile, locale: String = "en") throws(InputError) {
    reader = try BuiltIn.reader(for: profile, on: .voiceOver, locale: locale)
  }

  /// Returns the announcement of an element.
  ///
  /// If a guideline documents several patterns, `variant` names one of them.
  public func announcement(
    for element: VoiceOverElement, variant: String? = nil
  ) -> Announcement { reader.announcement(for: element, variant: variant) }

  package func announcement(for visit: VoiceOverReadingOrder.Visit) -> Announcement {
    reader.announcement(for: visit)
  }
}
