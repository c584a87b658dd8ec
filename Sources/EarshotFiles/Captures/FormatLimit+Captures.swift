public import Earshot

extension FormatLimit {
  /// The first part of the sentence, without the effect on comparisons.
  var absence: String {
    guard let colon = sentence.firstIndex(of: ":") else { return sentence }
    return sentence[..<colon] + "."
  }
}

// Each limit hides only what it must: a class still identifies a button, and a missing button is
// the most important finding.
extension FormatLimit {
  /// The file does not have hints: `accessibilityHint`, or labels of actions.
  public static let hints = FormatLimit(
    "This file has no hints: hints were not compared.", hides: [.hint])
  /// The file does not have labels of actions, so only the reader's own hints are known.
  public static let actionLabels = FormatLimit(
    "This file has no labels of actions: a hint of the app's own is not known.",
    hidesOnly: Set(Fact.Hint.allCases.map(Fact.hint).filter { !$0.isOfTap }))
  /// The file does not show the action of a double-tap.
  public static let taps = FormatLimit(
    "This file does not tell what a double-tap does: hints of the reader were not compared.",
    hides: [.hint])
  /// The file does not have custom actions.
  public static let customActions = FormatLimit(
    "This file has no custom actions: they were not compared.", hides: [.actions])
  /// The file does not have custom content.
  public static let customContent = FormatLimit(
    "This file has no custom content: it was not compared.", hides: [.content])
  /// The file does not have roles.
  public static let roles = FormatLimit(
    "This file has no roles: roles were not compared.", hides: [.role])
  /// The file shows roles only as a class or type; traits such as header and adjustable are
  /// guesses.
  public static let traits = FormatLimit(
    "This file has no traits: roles come from the type of the element, and header and "
      + "adjustable are guesses.", hidesOnly: [.role(.heading), .role(.adjustable)])
  /// The file does not have role descriptions.
  public static let roleDescription = FormatLimit(
    "This file has no role descriptions: a role comes from the class.",
    hidesOnly: [.role(.own), .role(.link), .role(.tab), .role(.menuButton)])
  /// The file has only the roles of Compose.
  public static let composeRoles = FormatLimit(
    "This file has no roles but those of Compose: a link or a menu has none there.",
    hidesOnly: [.role(.link), .role(.menuButton)])
  /// The file does not have state descriptions.
  public static let stateDescription = FormatLimit(
    "This file has no state descriptions: states in the app's words are not known.",
    hidesOnly: [
      .state, .checked(.mixed), .switched(.mixed), .switched(.on), .switched(.off), .required,
    ])
  /// The file does not show expanded and collapsed states.
  public static let expandedState = FormatLimit(
    "This file does not tell expanded from collapsed: it was not compared.",
    hidesOnly: [.expanded, .collapsed])
  /// The file does not show the selected state.
  public static let selectedState = FormatLimit(
    "This file does not tell what is selected: it was not compared.",
    hidesOnly: [.selected, .unselected])
  /// The file has the values of picker wheels, but not their selected state.
  public static let wheels = FormatLimit(
    "This file does not tell that a wheel holds its value: that it is selected was not compared.",
    hides: [.state], facts: [.selected], roles: [.pickerItem])
  /// The file does not show the keyboard and its cursor.
  public static let keyboard = FormatLimit(
    "This file does not tell whether a keyboard is up, or where the cursor of a field stands.",
    hidesOnly: [.editing, .insertionPoint])
  /// The file shows only states that are on.
  public static let offState = FormatLimit(
    "This file tells what is on or checked, not what is off: off was not compared.",
    hidesOnly: [.switched(.off), .checked(.off)])
  /// The file does not have headings.
  public static let headings = FormatLimit(
    "This file has no headings: they were not compared.", hidesOnly: [.role(.heading)])
  /// The file does not show lists and positions in them.
  public static let collections = FormatLimit(
    "This file has no lists: list, position and count were not compared.",
    hides: [.container, .position])
  /// The file does not show how many items of a list can be selected, which decides if TalkBack
  /// announces unselected ones.
  public static let selectionModes = FormatLimit(
    "This file does not tell lists of one choice: what is not checked in them was not compared.",
    hidesOnly: [.checked(.off)])
  /// The file shows lists without their length and positions.
  public static let collectionPositions = FormatLimit(
    "This file has no positions in lists: they were not compared.", hides: [.position])
  /// The file does not have the ranges of sliders and progress bars.
  public static let ranges = FormatLimit(
    "This file has no ranges: the value of a slider or progress bar is not known.",
    hides: [.value], roles: [.slider, .progressBar, .adjustable])
  /// The file does not have error messages.
  public static let errors = FormatLimit(
    "This file has no errors of fields: they were not compared.", hides: [.error])
  /// The file does not show live regions.
  public static let liveRegions = FormatLimit(
    "This file has no live regions: what is said without focus is not known.",
    hides: [.announcement])
  /// The file does not have containers: lists, landmarks, tab bars and tables.
  public static let containers = FormatLimit(
    "This file has no containers: list, landmark, tab bar and table were not compared.",
    hides: [.container, .position])
  /// The file does not have the languages of elements.
  public static let languages = FormatLimit(
    "This file has no languages of elements: all are taken to be of the screen's.")
  /// The file does not distinguish the value of a field from its hint.
  public static let valueOrHint = FormatLimit(
    "This file has one text for the value and the hint of a field: which it is was not compared.",
    hides: [.value], roles: [.editBox, .textField, .searchField])
  /// The file does not have values.
  public static let values = FormatLimit(
    "This file has no values: they were not compared.", hides: [.value])
  /// The file can have shortened values.
  public static let cutValues = FormatLimit("This file may cut values short.")
  /// The file does not show focus stops, so they are guesses.
  public static let focusStops = FormatLimit(
    "This file does not tell what is a focus stop: stops come from the types of elements.")
  /// The order of the file can differ from the order of the focus.
  public static let readingOrder = FormatLimit(
    "This file has no focus order: stops are in the order of their frames, or of the file where it "
      + "has none.")
  /// The file does not have identifiers.
  public static let identifiers = FormatLimit(
    "This file has no identifiers: elements were matched by their order.")
  /// The announcements come from speech recognition: words, punctuation and boundaries are guesses.
  public static let recognition = FormatLimit(
    "This is speech recognition: words, punctuation and where an announcement ends are guesses.")
  /// The file does not separate hints from announcements.
  public static let hintApart = FormatLimit(
    "This file does not tell a hint from the rest of an announcement.")
  /// The file has requirements without exact words.
  public static let wording = FormatLimit(
    "This file says what must be conveyed, not in which words.")
}
