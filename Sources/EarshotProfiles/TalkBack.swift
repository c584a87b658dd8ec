public import Earshot

/// One version of TalkBack in one language, or TalkBack as guidelines document it.
///
/// This reader announces only Android nodes:
///
/// ```swift
/// var save = TalkBackNode()
/// save.className = "android.widget.Button"
/// save.text = "Save"
/// print(TalkBack(.v15_1).announcement(for: save).text)  // Save, Button, …
/// ```
public struct TalkBack: Sendable {
  /// A built-in profile of TalkBack.
  ///
  /// The members, such as ``v15_1``, are generated from the files in `Profiles/`.
  public struct Version: Sendable, Hashable, Identifiable, CaseIterable {
    let profile: BuiltIn.ProfileID

    /// The identifier of the profile, such as `talkback-15.1`.
    public var id: String { profile.rawValue }
  }

  /// The reader for previews, walks and comparisons.
  public let reader: ScreenReader

  /// Creates a reader for one version; `locale` is the screen's language, a BCP 47 tag.
  public init(_ version: Version, locale: String = "en") {
    reader = BuiltIn.reader(for: BuiltIn.profile(version.profile), locale: locale)
  }

  /// Creates a reader with a custom profile; throws if it is not a TalkBack profile.
  public init(_ profile: Profile, locale: String = "en") throws(InputError) {
    reader = try BuiltIn.reader(for: profile, on: .talkBack, locale: locale)
  }

  /// Returns a single node's announcement, independent of earlier announcements.
  ///
  /// If a guideline documents several patterns, `variant` names one of them.
  public func announcement(for node: TalkBackNode, variant: String? = nil) -> Announcement {
    focus(
      on: TalkBackTree.root, in: TalkBackTree(node), after: TalkBackHistory(), variant: variant
    ).announcement
  }

  /// Returns the announcement of a node that gets focus.
  ///
  /// - Parameters:
  ///   - index: The index of the node that gets focus.
  ///   - tree: The tree that contains the node.
  ///   - history: The reader's memory of previous stops.
  ///   - language: The node's language; nil for the screen's language.
  ///   - variant: The name of one pattern, if a guideline documents several.
  /// - Returns: The announcement, and the reader's memory after it.
  public func focus(
    on index: Int, in tree: TalkBackTree, after history: TalkBackHistory,
    language: String? = nil, variant: String? = nil
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    reader.announcement(
      of: index, in: tree, after: history, language: language, variant: variant)
  }

  /// Returns the announcement of an event; with a documented profile, nil for all events except
  /// focus.
  package func event(
    _ event: TalkBackEvent, at index: Int, in tree: TalkBackTree,
    after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory)? {
    reader.event(event, at: index, in: tree, after: history)
  }
}
