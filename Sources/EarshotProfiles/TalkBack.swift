public import Earshot

/// TalkBack in one of its versions, or as guidelines document it, speaking a language.
///
/// Takes what Android exposes and nothing of iOS's:
///
/// ```swift
/// var save = TalkBackNode()
/// save.className = "android.widget.Button"
/// save.text = "Save"
/// print(TalkBack(.v15_1).announcement(for: save).text)  // Save, Button, …
/// ```
public struct TalkBack: Sendable {
  /// The profiles of TalkBack that are built in.
  public enum Version: String, Sendable, Hashable, CaseIterable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// TalkBack 15.1.
    case v15_1 = "talkback-15.1"
    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// TalkBack 16.2.
    case v16_2 = "talkback-16.2"
    /// TalkBack 17.
    case v17 = "talkback-17"
    /// What accessibility guidelines document.
    case documented = "talkback-documented"

    fileprivate var profile: BuiltIn.ProfileID {
      switch self {
      case .v15_1: .talkback_15_1
      case .v16_2: .talkback_16_2
      case .v17: .talkback_17
      case .documented: .talkback_documented
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
  /// throws when that is no profile of TalkBack.
  public init(_ profile: Profile, locale: String = "en") throws(InputError) {
    reader = try BuiltIn.reader(for: profile, on: .talkBack, locale: locale)
  }

  /// Returns what TalkBack says for a node that stands alone, before it has said anything else.
  ///
  /// - Parameters:
  ///   - node: The node that focus comes to, with what is inside it.
  ///   - variant: The variant of documented patterns that a design asks for.
  /// - Returns: The announcement with its parts, and the hint.
  public func announcement(for node: TalkBackNode, variant: String? = nil) -> Announcement {
    focus(
      on: TalkBackTree.root, in: TalkBackTree(node), after: TalkBackHistory(), variant: variant
    ).announcement
  }

  /// Returns what TalkBack says when focus comes to a node, and what it remembers.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - tree: The tree that it stands in.
  ///   - history: What the reader remembers of the stops before.
  ///   - language: The language of the node, nil for that of the screen.
  ///   - variant: The variant of documented patterns that a design asks for.
  /// - Returns: The announcement, and what the reader remembers after it.
  public func focus(
    on index: TalkBackTree.Index, in tree: TalkBackTree, after history: TalkBackHistory,
    language: String? = nil, variant: String? = nil
  ) -> (announcement: Announcement, history: TalkBackHistory) {
    reader.announcement(
      of: index, in: tree, after: history, language: language, variant: variant)
  }

  /// Returns what TalkBack says when an event arrives, and what it remembers; nil for events other
  /// than focus where guidelines speak, which document none.
  public func event(
    _ event: TalkBackEvent, at index: TalkBackTree.Index, in tree: TalkBackTree,
    after history: TalkBackHistory
  ) -> (announcement: Announcement, history: TalkBackHistory)? {
    reader.event(event, at: index, in: tree, after: history)
  }
}
