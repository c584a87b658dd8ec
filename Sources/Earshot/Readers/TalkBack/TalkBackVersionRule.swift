/// Rules that only some versions follow, as named in the `follows` list of profiles.
struct TalkBackVersionRules: OptionSet, Sendable {
  let rawValue: UInt32

  /// Since Android 12, all disabled nodes except headings are announced as disabled.
  static let disabledOfEverything = Self(rawValue: 1 << 0)
  static let notChecked = Self(rawValue: 1 << 1)
  /// Edit boxes that contain text also announce their hint text.
  ///
  /// Nodes other than edit boxes announce their hint text even if it is visible.
  static let hintTextOfFilledFields = Self(rawValue: 1 << 2)
  /// An item inside another item belongs to the outer item's collection.
  static let nestedItems = Self(rawValue: 1 << 3)
  /// Links are not listed with the actions, but have their own entry in TalkBack's menu.
  static let linksMenu = Self(rawValue: 1 << 4)
  /// Two or more equal symbols in a row are announced with their number.
  static let countedPairs = Self(rawValue: 1 << 5)
  static let passwordBullets = Self(rawValue: 1 << 6)
  /// The title of a changed window takes precedence over the title of its pane.
  static let windowBeforePane = Self(rawValue: 1 << 7)

  /// In a collection with a selection mode, unchecked items are announced as "not checked".
  static let notCheckedInChoices = Self(rawValue: 1 << 8)
  static let checkedSwitches = Self(rawValue: 1 << 9)
  static let newerRoles = Self(rawValue: 1 << 10)
  /// A node without a name announces only its role.
  static let namelessRoles = Self(rawValue: 1 << 11)
  static let readOnlyFields = Self(rawValue: 1 << 12)
  static let requiredFields = Self(rawValue: 1 << 13)
  /// Edit boxes announce their role regardless of the setting for element types.
  static let editBoxAlways = Self(rawValue: 1 << 14)
  static let severalLabels = Self(rawValue: 1 << 15)
  static let emoji = Self(rawValue: 1 << 16)
  /// Four or more equal symbols in a row are announced with their number.
  static let countedRuns = Self(rawValue: 1 << 17)
  static let ignoredItems = Self(rawValue: 1 << 18)
  static let openLinkHint = Self(rawValue: 1 << 19)
  static let describedFieldActions = Self(rawValue: 1 << 20)
  /// Keyboard keys that do not type a character have a long-press hint.
  static let heldKeys = Self(rawValue: 1 << 21)
  static let typedErrors = Self(rawValue: 1 << 22)
  /// When all text is cut, TalkBack announces that the text is cleared.
  static let clearingCut = Self(rawValue: 1 << 23)
  /// Only the beginning and the end of a long selection are announced.
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

  static let complete: Self = [
    .disabledOfEverything, .notChecked, .hintTextOfFilledFields, .nestedItems, .linksMenu,
    .severalLabels,
  ]
}

extension TalkBackComposer {
  package static let followedRules = TalkBackVersionRules.names.map(\.key)
}
