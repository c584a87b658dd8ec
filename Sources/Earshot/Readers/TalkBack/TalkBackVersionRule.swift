/// Rules that some versions of TalkBack follow and others do not; a profile switches each on by its
/// name in `follows`.
struct TalkBackVersionRules: OptionSet, Sendable {
  let rawValue: UInt32

  /// Any node that is disabled says so, as from Android 12 on; else only what can be operated and
  /// web content does.
  static let disabledOfEverything = Self(rawValue: 1 << 0)
  /// What can be checked and is not says "not checked".
  static let notChecked = Self(rawValue: 1 << 1)
  /// An edit box with a text says its hint text too, and other nodes that show it say it again.
  static let hintTextOfFilledFields = Self(rawValue: 1 << 2)
  /// An item that stands in an item belongs to the collection around both.
  static let nestedItems = Self(rawValue: 1 << 3)
  /// Links are a part of TalkBack's menu by themselves; else they are among the actions.
  static let linksMenu = Self(rawValue: 1 << 4)
  /// Two symbols of a kind are told as their number and their name, in the text itself.
  static let countedPairs = Self(rawValue: 1 << 5)
  /// What is edited in a password is told as a bullet.
  static let passwordBullets = Self(rawValue: 1 << 6)
  /// The title of a window that changed comes before that of the pane in it.
  static let windowBeforePane = Self(rawValue: 1 << 7)

  /// In a collection with a selection mode, what can be checked and is not says "not checked".
  static let notCheckedInChoices = Self(rawValue: 1 << 8)
  /// A switch that is checked says "checked" besides its state.
  static let checkedSwitches = Self(rawValue: 1 << 9)
  /// More classes have a role; see ``TalkBackRole/newer(of:)``.
  static let newerRoles = Self(rawValue: 1 << 10)
  /// What has no name says the word for its role, and nothing else.
  static let namelessRoles = Self(rawValue: 1 << 11)
  /// An edit box that cannot be edited says so.
  static let readOnlyFields = Self(rawValue: 1 << 12)
  /// A field that must be filled in says so in the place of its state.
  static let requiredFields = Self(rawValue: 1 << 13)
  /// An edit box says that it is one, also where no types of elements are said.
  static let editBoxAlways = Self(rawValue: 1 << 14)
  /// All nodes that label another are told, not only the first.
  static let severalLabels = Self(rawValue: 1 << 15)
  /// Emoji in a text are heard as such.
  static let emoji = Self(rawValue: 1 << 16)
  /// Four symbols of a kind are heard as their number and their name.
  static let countedRuns = Self(rawValue: 1 << 17)
  /// A collection tells how many of its items are not important for accessibility.
  static let ignoredItems = Self(rawValue: 1 << 18)
  /// A text with a link tells how to open it.
  static let openLinkHint = Self(rawValue: 1 << 19)
  /// An edit box with a content description offers what can be done with its text, too.
  static let describedFieldActions = Self(rawValue: 1 << 20)
  /// Keys of a keyboard that type nothing tell how to hold them.
  static let heldKeys = Self(rawValue: 1 << 21)
  /// Typing into a field with an error tells the error.
  static let typedErrors = Self(rawValue: 1 << 22)
  /// Cutting all of a text tells that it is cleared.
  static let clearingCut = Self(rawValue: 1 << 23)
  /// Of a long text that is selected only the ends are told.
  static let shortenedSelections = Self(rawValue: 1 << 24)

  /// Every rule by its name.
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

  /// The rules that tell something that no other does: what a stop tells before a version leaves
  /// some of it out.
  static let complete: Self = [
    .disabledOfEverything, .notChecked, .hintTextOfFilledFields, .nestedItems, .linksMenu,
    .severalLabels,
  ]
}

extension TalkBackComposer {
  /// The names that `follows` of a TalkBack profile may list.
  package static let followedRules = TalkBackVersionRules.names.map(\.key)
}
