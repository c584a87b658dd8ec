public import Earshot

extension FormatLimit {
  var absence: String {
    guard let colon = sentence.firstIndex(of: ":") else { return sentence }
    return sentence[..<colon] + "."
  }
}

// Each limit hides only what it must: a class still identifies a button, and a missing button is
// the most important finding.
extension FormatLimit {
  /// No hints: `accessibilityHint`, or labels of actions.
  public static let hints = FormatLimit(
    "This file has no hints: hints were not compared.", .hidden, hides: [.hint])
  /// No labels of actions, so only the reader's hints are known.
  public static let actionLabels = FormatLimit(
    "This file has no labels of actions: a hint of the app's own is not known.", .hidden,
    hidesOnly: Set(Fact.Hint.allCases.map(Fact.hint).filter { !$0.isOfTap }))
  /// No action for a double-tap.
  public static let taps = FormatLimit(
    "This file does not tell what a double-tap does: hints of the reader were not compared.",
    .hidden,
    hides: [.hint])
  /// No custom actions.
  public static let customActions = FormatLimit(
    "This file has no custom actions: they were not compared.", .hidden, hides: [.actions])
  /// No custom content.
  public static let customContent = FormatLimit(
    "This file has no custom content: it was not compared.", .hidden, hides: [.content])
  /// No roles.
  public static let roles = FormatLimit(
    "This file has no roles: roles were not compared.", .hidden, hides: [.role])
  /// Roles only as a class or type, so headings are inferred from navigation bars.
  public static let traits = FormatLimit(
    "This file has no traits: roles come from the type of the element, and headings are inferred.",
    .inferred, hidesOnly: [.role(.heading)])
  /// Roles only as a type, which differs from "adjustable" for some elements.
  public static let adjustable = FormatLimit(
    "This file does not show what is adjustable, except for sliders and pickers.",
    hidesOnly: [.role(.adjustable)])
  /// Cells without traits: XCTest reports the type `Cell`, even if UIKit has the trait `button`.
  public static let cells = FormatLimit(
    "This file does not show whether a cell is a button: roles of cells were not compared.",
    .hidden, hidesOnly: Set(Fact.Role.allCases.map(Fact.role)), elements: ["Cell"])
  /// The limits of files that have the type of each element instead of its traits.
  static let typesOnly: Set = [traits, adjustable, cells]
  /// No back buttons: XCTest reports the type `Button`.
  public static let backButtons = FormatLimit(
    "This file shows a back button as a button: back buttons are inferred from navigation bars.",
    .inferred, hidesOnly: [.role(.backButton)], elements: ["Button of a bar"])
  /// No labels by other views, such as Android's `labelFor`.
  public static let labels = FormatLimit(
    "This file does not show which text labels a control: names by labelFor were not compared.",
    .hidden, aspects: [.labels])
  /// No role descriptions.
  public static let roleDescription = FormatLimit(
    "This file has no role descriptions: a role comes from the class.",
    hidesOnly: [.role(.own), .role(.link), .role(.tab), .role(.menuButton)])
  /// Only Compose's roles.
  public static let composeRoles = FormatLimit(
    "This file has no roles but those of Compose: a link or a menu has none there.",
    hidesOnly: [.role(.link), .role(.menuButton)])
  /// No state descriptions.
  public static let stateDescription = FormatLimit(
    "This file has no state descriptions: states in the app's words are not known.",
    hidesOnly: [
      .state, .checked(.mixed), .switched(.mixed), .switched(.on), .switched(.off), .required,
    ])
  /// No expanded and collapsed states.
  public static let expandedState = FormatLimit(
    "This file does not tell expanded from collapsed: it was not compared.", .hidden,
    hidesOnly: [.expanded, .collapsed])
  /// No selected state.
  public static let selectedState = FormatLimit(
    "This file does not tell what is selected: it was not compared.", .hidden,
    hidesOnly: [.selected, .unselected])
  /// Picker wheels without their selected state.
  public static let wheels = FormatLimit(
    "This file does not tell that a wheel holds its value: that it is selected was not compared.",
    hides: [.state], facts: [.selected], roles: [.pickerItem])
  /// No keyboard and cursor.
  public static let keyboard = FormatLimit(
    "This file does not tell whether a keyboard is up, or where the cursor of a field stands.",
    .hidden,
    hidesOnly: [.editing, .insertionPoint])
  /// Only states that are on.
  public static let offState = FormatLimit(
    "This file tells what is on or checked, not what is off: off was not compared.",
    hidesOnly: [.switched(.off), .checked(.off)])
  /// No headings.
  public static let headings = FormatLimit(
    "This file has no headings: they were not compared.", .hidden, hidesOnly: [.role(.heading)])
  /// No lists and positions.
  public static let collections = FormatLimit(
    "This file has no lists: list, position and count were not compared.", .hidden,
    hides: [.container, .position])
  /// No selection modes, which decide whether TalkBack announces unselected items.
  public static let selectionModes = FormatLimit(
    "This file does not tell lists of one choice: what is not checked in them was not compared.",
    hidesOnly: [.checked(.off)])
  /// Lists without length and positions.
  public static let collectionPositions = FormatLimit(
    "This file has no positions in lists: they were not compared.", .hidden, hides: [.position])
  /// No ranges of sliders and progress bars.
  public static let ranges = FormatLimit(
    "This file has no ranges: the value of a slider or progress bar is not known.",
    hides: [.value], roles: [.slider, .progressBar, .adjustable])
  /// No error messages.
  public static let errors = FormatLimit(
    "This file has no errors of fields: they were not compared.", .hidden, hides: [.error])
  /// No live regions.
  public static let liveRegions = FormatLimit(
    "This file has no live regions: what is said without focus is not known.", .hidden,
    hides: [.announcement])
  /// No lists, landmarks, tab bars and tables.
  public static let containers = FormatLimit(
    "This file has no containers: list, landmark, tab bar and table were not compared.", .hidden,
    hides: [.container, .position])
  /// No languages of elements.
  public static let languages = FormatLimit(
    "This file has no languages of elements: all are taken to be of the screen's.", .hidden,
    aspects: [.languages])
  /// Values of fields and hints are not distinguished.
  public static let valueOrHint = FormatLimit(
    "This file has one text for the value and the hint of a field: which it is was not compared.",
    hides: [.value], roles: [.editBox, .textField, .searchField])
  /// No values.
  public static let values = FormatLimit(
    "This file has no values: they were not compared.", .hidden, hides: [.value])
  /// Values can be shortened.
  public static let cutValues = FormatLimit("This file may cut values short.")
  /// No focus stops, so they are guesses.
  public static let focusStops = FormatLimit(
    "This file does not tell what is a focus stop: stops come from the types of elements.",
    .inferred,
    aspects: [.focusStops])
  /// The order of the file can differ from the order of focus.
  public static let readingOrder = FormatLimit(
    "This file has no focus order: stops are in the order of their frames, or of the file where it "
      + "has none.", .inferred,
    aspects: [.readingOrder])
  /// No identifiers.
  public static let identifiers = FormatLimit(
    "This file has no identifiers: elements were matched by their order.", .inferred,
    aspects: [.identifiers])
  /// Speech recognition, so words, punctuation and boundaries are guesses.
  public static let recognition = FormatLimit(
    "This is speech recognition: words, punctuation and where an announcement ends are guesses.")
  /// Hints are not separated from announcements.
  public static let hintApart = FormatLimit(
    "This file does not tell a hint from the rest of an announcement.")
  /// Requirements without exact words.
  public static let wording = FormatLimit(
    "This file says what must be conveyed, not in which words.")
}
