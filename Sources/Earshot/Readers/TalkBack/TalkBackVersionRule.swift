/// Rules that only some versions of TalkBack follow.
///
/// A profile enables each by its name in `follows`.
struct TalkBackVersionRules: OptionSet, Sendable {
  let rawValue: UInt32

  /// Every disabled node says so (Android 12 and later), not only controls and web content.
  static let disabledOfEverything = Self(rawValue: 1 << 0)
  /// An unchecked checkbox announces "not checked".
  static let notChecked = Self(rawValue: 1 << 1)
  /// A filled edit box also announces its hint text, and other nodes repeat theirs.
  static let hintTextOfFilledFields = Self(rawValue: 1 << 2)
  /// An item within another item belongs to the outer collection.
  static let nestedItems = Self(rawValue: 1 << 3)
  /// Links have their own entry in TalkBack's menu instead of being actions.
  static let linksMenu = Self(rawValue: 1 << 4)
  /// Two equal symbols become their count and name in the text itself.
  static let countedPairs = Self(rawValue: 1 << 5)
  /// Edits of a password are announced as bullets.
  static let passwordBullets = Self(rawValue: 1 << 6)
  /// The title of a changed window precedes its pane's title.
  static let windowBeforePane = Self(rawValue: 1 << 7)

  /// In a collection with a selection mode, an unchecked item announces "not checked".
  static let notCheckedInChoices = Self(rawValue: 1 << 8)
  /// A checked switch announces "checked" in addition to its state.
  static let checkedSwitches = Self(rawValue: 1 << 9)
  static let newerRoles = Self(rawValue: 1 << 10)
  /// A node without a name announces only its role.
  static let namelessRoles = Self(rawValue: 1 << 11)
  /// A read-only edit box says so.
  static let readOnlyFields = Self(rawValue: 1 << 12)
  /// A required field says so instead of its state.
  static let requiredFields = Self(rawValue: 1 << 13)
  /// An edit box announces its role even if element types are off.
  static let editBoxAlways = Self(rawValue: 1 << 14)
  /// All labelling nodes are announced, not only the first.
  static let severalLabels = Self(rawValue: 1 << 15)
  /// Emoji in a text are named.
  static let emoji = Self(rawValue: 1 << 16)
  /// Four equal symbols are announced as their count and name.
  static let countedRuns = Self(rawValue: 1 << 17)
  /// A collection announces how many items are not important for accessibility.
  static let ignoredItems = Self(rawValue: 1 << 18)
  /// A text with a link has a hint for opening it.
  static let openLinkHint = Self(rawValue: 1 << 19)
  /// An edit box with a content description also offers its text actions.
  static let describedFieldActions = Self(rawValue: 1 << 20)
  /// Keys that type nothing have a hint for holding them.
  static let heldKeys = Self(rawValue: 1 << 21)
  /// Typing into a field with an error announces the error.
  static let typedErrors = Self(rawValue: 1 << 22)
  /// Cutting all of a text announces that it is cleared.
  static let clearingCut = Self(rawValue: 1 << 23)
  /// Only both ends of a long selected text are announced.
  static let shortenedSelections = Self(rawValue: 1 << 24)

  static let names: KeyValuePairs<String, Self> = [
    "disabled-of-everything": .disabledOfEverything, "not-checked": .notChecked,
    "hint-text-of-filled-fields": .hintTextOfFilledFields, "nested-items": .nestedItems,
    "links-menu": .linksMenu, "counted-pairs": .countedPairs,
    "password-bullets": .passwordBullets, "window-before-pane": .windowBeforePane,
    "not-checked-in-choices": .notCheckedInChoices, "checked-switches": .checkedSwitches,
    "newer-roles": .newerRoles, "nameless-roles": .namelessRoles,
    "read-only-fields": .readOnlyFields, "required-fields": .requiredFields,
    "edit-box-always": .editBoxAlways, "several-labels": .severalLabels, "emoji": .emoji,
    "counted-runs": .countedRuns, "ignored-items": .ignoredItems,
    "open-link-hint": .openLinkHint, "described-field-actions": .describedFieldActions,
    "held-keys": .heldKeys, "typed-errors": .typedErrors, "clearing-cut": .clearingCut,
    "shortened-selections": .shortenedSelections,
  ]

  /// The rules that add facts, for a reading that omits nothing.
  static let complete: Self = [
    .disabledOfEverything, .notChecked, .hintTextOfFilledFields, .nestedItems, .linksMenu,
    .severalLabels,
  ]
}

extension TalkBackComposer {
  /// The rule names that `follows` of a TalkBack profile accepts.
  package static let followedRules = TalkBackVersionRules.names.map(\.key)
}
