public import Earshot

extension FormatLimit {
  var absence: String {
    guard let colon = sentence.firstIndex(of: ":") else { return sentence }
    return sentence[..<colon] + "."
  }
}

// A format limit must hide only facts that files of the format cannot show.
extension FormatLimit {
  /// No accessibility hints, and no action labels.
  public static let hints = FormatLimit(
    "This format has no hints: hints were not compared.", .hidden, hides: [.hint])
  /// No action labels, so only the reader's own hints are known.
  public static let actionLabels = FormatLimit(
    "This format has no action labels: the app's own hints, such as \"double-tap to pay\", are unknown.",
    .hidden,
    hidesOnly: Set(Fact.Hint.allCases.map(Fact.hint).filter { !$0.isOfTap }))
  /// No action for a double-tap.
  public static let taps = FormatLimit(
    "This format does not show whether a double-tap has an action: usage hints were not compared.",
    .hidden,
    hides: [.hint])
  /// No custom actions.
  public static let customActions = FormatLimit(
    "This format has no custom actions: custom actions were not compared.", .hidden,
    hides: [.actions])
  /// No custom content.
  public static let customContent = FormatLimit(
    "This format has no custom content: custom content was not compared.", .hidden,
    hides: [.content])
  /// No roles.
  public static let roles = FormatLimit(
    "This format has no roles: roles were not compared.", .hidden, hides: [.role])
  /// No traits, but classes or types; headings are inferred from navigation bars.
  public static let traits = FormatLimit(
    "This format has no traits: roles come from the type of the element, and headings are inferred.",
    .inferred, hidesOnly: [.role(.heading)])
  /// No information about adjustable elements, except the types of sliders and pickers.
  public static let adjustable = FormatLimit(
    "This format does not show which elements are adjustable, except for sliders and pickers.",
    hidesOnly: [.role(.adjustable)])
  /// A cell can have UIKit's trait `button`, but XCTest reports only the type `Cell`.
  public static let cells = FormatLimit(
    "This format does not show whether a cell is a button: roles of cells were not compared.",
    .hidden, hidesOnly: Set(Fact.Role.allCases.map(Fact.role)),
    elements: ["Cell", Stop.textOfCell])
  /// An element can have both traits `button` and `link`, but XCTest reports only one type.
  static let linkButtons = FormatLimit(
    "This format does not show whether a link is also a button: the role \"button\" of links was not compared.",
    .partial,
    hidesOnly: [.role(.button)], elements: ["Link"])
  /// XCTest reports a button with a menu as `Button`; the trait for "pop up button" is private.
  static let popUpButtons = FormatLimit(
    "This format does not show which buttons are pop-up buttons: the role \"pop up button\" was not compared.",
    .hidden,
    hidesOnly: [.role(.popUpButton)], elements: ["Button", "Button of a bar"])
  static let classes = FormatLimit(
    "This format has no traits: roles are inferred from the classes of views.", .inferred,
    hides: [.role])
  static let secureFields = FormatLimit(
    "This format does not show which fields hide their text: the words for hidden text were not compared.",
    .hidden,
    hidesOnly: [.secure, .role(.secureTextField)])
  static let disabledState = FormatLimit(
    "This format does not show which elements are disabled: the disabled state was not compared.",
    .hidden,
    hidesOnly: [.disabled, .enabled])
  /// WebDriverAgent reports the value "1" for a selected button without a value, and nothing for
  /// other selected elements (XCUIElement+FBWebDriverAttributes.m, `wdValue`).
  public static let selectedTrait = FormatLimit(
    "This format shows a selection only for buttons without a value: other missing selections were not compared.",
    hidesOnly: [.selected, .unselected], shownWithoutValue: ["Button", "Button of a bar"])
  static let typesOnly: Set = [traits, adjustable, cells, linkButtons]
  static let withoutTraits = typesOnly.union([selectedTrait])
  /// XCTest reports back buttons as `Button`.
  public static let backButtons = FormatLimit(
    "This format shows a back button as a button: back buttons are inferred from navigation bars.",
    .inferred, hidesOnly: [.role(.backButton)], elements: ["Button of a bar"])
  /// No labels from other views (Android's `labelFor`).
  public static let labels = FormatLimit(
    "This format does not show which text is the label of a control: names from labelFor were not compared.",
    .hidden, aspects: [.labels])
  /// No role descriptions.
  public static let roleDescription = FormatLimit(
    "This format has no role descriptions: a role comes from the class.",
    hidesOnly: [.role(.own), .role(.link), .role(.tab), .role(.menuButton)])
  /// Only Compose's roles.
  public static let composeRoles = FormatLimit(
    "This format has only the roles of Compose: links and menus have no role.",
    hidesOnly: [.role(.link), .role(.menuButton)])
  /// No state descriptions.
  public static let stateDescription = FormatLimit(
    "This format has no state descriptions: custom states of the app are unknown.",
    hidesOnly: [
      .state, .checked(.mixed), .switched(.mixed), .switched(.on), .switched(.off), .required,
    ])
  /// Compose shows `IsEditable` since version 1.7 (SemanticsProperties.kt).
  static let readOnlyFields = FormatLimit(
    "This format does not show which fields are read-only: \"read only\" was not compared.",
    hides: [.state], facts: [.state], roles: [.editBox])
  /// No expanded and collapsed states.
  public static let expandedState = FormatLimit(
    "This format has no expanded and collapsed states: these states were not compared.",
    .hidden, hidesOnly: [.expanded, .collapsed])
  static let checkedState = FormatLimit(
    "This format does not show which elements are checked: the checked state was not compared.",
    .hidden,
    hidesOnly: Set(Fact.CheckedState.allCases.flatMap { [Fact.checked($0), .switched($0)] }))
  /// No selected state.
  public static let selectedState = FormatLimit(
    "This format does not show which elements are selected: the selected state was not compared.",
    .hidden,
    hidesOnly: [.selected, .unselected])
  /// No selected state for the values of picker wheels.
  public static let wheels = FormatLimit(
    "This format does not show that the value of a wheel is selected: this state was not compared.",
    hides: [.state], facts: [.selected], roles: [.pickerItem])
  /// No keyboard or cursor.
  public static let keyboard = FormatLimit(
    "This format does not show whether the keyboard is visible, or the position of the cursor in a field.",
    .hidden,
    hidesOnly: [.editing, .insertionPoint])
  /// Only the states "on" and "checked", not "off".
  public static let offState = FormatLimit(
    "This format contains the states \"on\" and \"checked\", but not \"off\": \"off\" was not compared.",
    hidesOnly: [.switched(.off), .checked(.off)])
  /// No headings.
  public static let headings = FormatLimit(
    "This format has no headings: headings were not compared.", .hidden,
    hidesOnly: [.role(.heading)])
  /// Headings that are marked only by Flutter's flag, which its newer engines for Android ignore
  /// (AccessibilityBridge.java).
  static let headerFlags = FormatLimit(
    "This format does not show the version of Flutter's engine: on Android, newer engines do not use the flag isHeader.",
    .inferred, hidesOnly: [.role(.heading)], elements: [FlutterNode.headerType])
  /// No lists or positions.
  public static let collections = FormatLimit(
    "This format has no lists: lists, positions and counts were not compared.", .hidden,
    hides: [.container, .position])
  /// No selection modes, so it is unknown whether TalkBack announces unselected items.
  public static let selectionModes = FormatLimit(
    "This format does not show which lists allow only one choice: unchecked items in such lists were not compared.",
    hidesOnly: [.checked(.off)])
  /// Lists without lengths and positions.
  public static let collectionPositions = FormatLimit(
    "This format has no positions in lists: positions were not compared.", .hidden,
    hides: [.position])
  /// No ranges of sliders and progress bars.
  public static let ranges = FormatLimit(
    "This format has no ranges: the values of sliders and progress bars are unknown.",
    hides: [.value], roles: [.slider, .progressBar, .adjustable])
  /// No error messages.
  public static let errors = FormatLimit(
    "This format does not contain the error messages of fields: error messages were not compared.",
    .hidden, hides: [.error])
  /// No live regions.
  public static let liveRegions = FormatLimit(
    "This format has no live regions: announcements without focus are unknown.", .hidden,
    hides: [.announcement])
  /// No lists, landmarks, tab bars or tables.
  public static let containers = FormatLimit(
    "This format has no containers: lists, landmarks, tab bars and tables were not compared.",
    .hidden, hides: [.container, .position])
  /// No alerts, because AccessibilitySnapshot's containers have no type for alerts.
  static let alerts = FormatLimit(
    "This format does not show alerts: the word \"alert\" was not compared.", .hidden,
    hidesOnly: [.entered(.alert), .left(.alert), .start(.alert), .end(.alert), .count(.alert)])
  /// No bars, because AccessibilitySnapshot's containers have no types for them.
  static let bars = FormatLimit(
    "This format does not show toolbars and other bars: names of groups were not compared.",
    .hidden,
    hidesOnly: [.entered(.group), .left(.group), .start(.group), .end(.group), .count(.group)])
  /// No positions of segments, although UIKit counts the segments of a control.
  static let series = FormatLimit(
    "This format has no segmented controls: the positions of segments were not compared.",
    hides: [.position], roles: [.button])
  /// No languages of elements.
  public static let languages = FormatLimit(
    "This format has no languages of elements: the language of the screen is assumed.", .hidden,
    aspects: [.languages])
  /// No distinction between the value and the hint of a field.
  public static let valueOrHint = FormatLimit(
    "This format does not show whether a field's text is its value or its hint: the difference was not compared.",
    hides: [.value], roles: [.editBox, .textField, .searchField])
  /// No values.
  public static let values = FormatLimit(
    "This format has no values: values were not compared.", .hidden, hides: [.value])
  /// Values that the tool may have shortened.
  public static let cutValues = FormatLimit("This format can shorten values.")
  /// No information about focus stops, so stops are inferred from the elements' types.
  public static let focusStops = FormatLimit(
    "This format does not show which elements are focus stops: stops are inferred from the types of elements.",
    .inferred,
    aspects: [.focusStops])
  /// No focus order; it can differ from the order of the elements in the file.
  public static let readingOrder = FormatLimit(
    "This format has no focus order: stops are in the order of their frames, or in the file's order "
      + "if there are no frames.", .inferred,
    aspects: [.readingOrder])
  /// No identifiers.
  public static let identifiers = FormatLimit(
    "This format has no identifiers: elements were matched by their order.", .inferred,
    aspects: [.identifiers])
  /// Recognized speech, in which words can be wrong and announcements can be divided in wrong
  /// places.
  public static let recognition = FormatLimit(
    "This is recognized speech: words, punctuation and the ends of announcements are guesses.")
  /// Hints that are not separated from announcements.
  public static let hintApart = FormatLimit(
    "This format does not separate a hint from the rest of an announcement.")
  /// Requirements without exact words.
  public static let wording = FormatLimit(
    "This format lists the information to announce, but not the words.")
}
