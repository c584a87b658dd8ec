public import Earshot

extension FormatLimit {
  /// What is not there, without what follows from it for a comparison.
  var absence: String {
    guard let colon = sentence.firstIndex(of: ":") else { return sentence }
    return sentence[..<colon] + "."
  }
}

// What formats cannot tell. A limit hides no more than it must: a class or type still tells a button,
// and a missing button is what people look for.
extension FormatLimit {
  /// No hints: `accessibilityHint`, or the labels of actions.
  public static let hints = FormatLimit(
    "This file has no hints: hints were not compared.", hides: [.hint])
  /// No labels of actions, so that a hint can only be the reader's own.
  public static let actionLabels = FormatLimit(
    "This file has no labels of actions: a hint of the app's own is not known.",
    hidesOnly: Set(Fact.Hint.allCases.map(Fact.hint).filter { !$0.isOfTap }))
  /// Nothing of what a double-tap does.
  public static let taps = FormatLimit(
    "This file does not tell what a double-tap does: hints of the reader were not compared.",
    hides: [.hint])
  /// No custom actions.
  public static let customActions = FormatLimit(
    "This file has no custom actions: they were not compared.", hides: [.actions])
  /// No custom content.
  public static let customContent = FormatLimit(
    "This file has no custom content: it was not compared.", hides: [.content])
  /// No role at all.
  public static let roles = FormatLimit(
    "This file has no roles: roles were not compared.", hides: [.role])
  /// Roles only as a class or type: traits such as header and adjustable are guesses.
  public static let traits = FormatLimit(
    "This file has no traits: roles come from the type of the element, and header and "
      + "adjustable are guesses.", hidesOnly: [.role(.heading), .role(.adjustable)])
  /// No role description.
  public static let roleDescription = FormatLimit(
    "This file has no role descriptions: a role comes from the class.",
    hidesOnly: [.role(.own), .role(.link), .role(.tab), .role(.menuButton)])
  /// No roles but those that Compose has.
  public static let composeRoles = FormatLimit(
    "This file has no roles but those of Compose: a link or a menu has none there.",
    hidesOnly: [.role(.link), .role(.menuButton)])
  /// No state description.
  public static let stateDescription = FormatLimit(
    "This file has no state descriptions: states in the app's words are not known.",
    hidesOnly: [
      .state, .checked(.mixed), .switched(.mixed), .switched(.on), .switched(.off), .required,
    ])
  /// No expanded or collapsed state.
  public static let expandedState = FormatLimit(
    "This file does not tell expanded from collapsed: it was not compared.",
    hidesOnly: [.expanded, .collapsed])
  /// No selected state.
  public static let selectedState = FormatLimit(
    "This file does not tell what is selected: it was not compared.",
    hidesOnly: [.selected, .unselected])
  /// Values of picker wheels, but not that they are selected there.
  public static let wheels = FormatLimit(
    "This file does not tell that a wheel holds its value: that it is selected was not compared.",
    hides: [.state], facts: [.selected], roles: [.pickerItem])
  /// Nothing of the keyboard: whether it is up, and where its cursor stands.
  public static let keyboard = FormatLimit(
    "This file does not tell whether a keyboard is up, or where the cursor of a field stands.",
    hidesOnly: [.editing, .insertionPoint])
  /// What is on is told, what is off is not.
  public static let offState = FormatLimit(
    "This file tells what is on or checked, not what is off: off was not compared.",
    hidesOnly: [.switched(.off), .checked(.off)])
  /// No headings.
  public static let headings = FormatLimit(
    "This file has no headings: they were not compared.", hidesOnly: [.role(.heading)])
  /// No shape of lists and no place in them.
  public static let collections = FormatLimit(
    "This file has no lists: list, position and count were not compared.",
    hides: [.container, .position])
  /// Nothing of how many items of a list can be picked, by which TalkBack says what is not.
  public static let selectionModes = FormatLimit(
    "This file does not tell lists of one choice: what is not checked in them was not compared.",
    hidesOnly: [.checked(.off)])
  /// Lists are told, but not how long they are or which item this is.
  public static let collectionPositions = FormatLimit(
    "This file has no positions in lists: they were not compared.", hides: [.position])
  /// No range of a slider or progress bar.
  public static let ranges = FormatLimit(
    "This file has no ranges: the value of a slider or progress bar is not known.",
    hides: [.value], roles: [.slider, .progressBar, .adjustable])
  /// No error text.
  public static let errors = FormatLimit(
    "This file has no errors of fields: they were not compared.", hides: [.error])
  /// No live regions.
  public static let liveRegions = FormatLimit(
    "This file has no live regions: what is said without focus is not known.",
    hides: [.announcement])
  /// No containers: lists, landmarks, tab bars, tables.
  public static let containers = FormatLimit(
    "This file has no containers: list, landmark, tab bar and table were not compared.",
    hides: [.container, .position])
  /// No language of an element.
  public static let languages = FormatLimit(
    "This file has no languages of elements: all are taken to be of the screen's.")
  /// What is seen in a field may be its value or its hint.
  public static let valueOrHint = FormatLimit(
    "This file has one text for the value and the hint of a field: which it is was not compared.",
    hides: [.value], roles: [.editBox, .textField, .searchField])
  /// No values at all.
  public static let values = FormatLimit(
    "This file has no values: they were not compared.", hides: [.value])
  /// Values may be cut short.
  public static let cutValues = FormatLimit("This file may cut values short.")
  /// Which elements are focus stops is a guess.
  public static let focusStops = FormatLimit(
    "This file does not tell what is a focus stop: stops come from the types of elements.")
  /// The order of the file may not be the order of the focus.
  public static let readingOrder = FormatLimit(
    "This file has no focus order: stops are in the order of their frames, or of the file where it "
      + "has none.")
  /// No identifiers.
  public static let identifiers = FormatLimit(
    "This file has no identifiers: elements were matched by their order.")
  /// Entries are speech recognition: words, punctuation and boundaries are guesses.
  public static let recognition = FormatLimit(
    "This is speech recognition: words, punctuation and where an announcement ends are guesses.")
  /// What is said at once and the hint are one text.
  public static let hintApart = FormatLimit(
    "This file does not tell a hint from the rest of an announcement.")
  /// Only what must be conveyed, not the words.
  public static let wording = FormatLimit(
    "This file says what must be conveyed, not in which words.")
}
