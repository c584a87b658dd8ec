public import Earshot

/// Something that a format cannot carry, so that its absence says nothing about the app.
public enum Limit: String, Sendable, Hashable, CaseIterable {
  /// No hints: `accessibilityHint`, or the labels of actions.
  case hints
  /// No labels of actions, so that a hint can only be the reader's own.
  case actionLabels
  /// No custom actions.
  case customActions
  /// No custom content.
  case customContent
  /// No role at all.
  case roles
  /// Roles only as a class or type: traits such as header and adjustable are guesses.
  case traits
  /// No role description.
  case roleDescription
  /// No state description.
  case stateDescription
  /// No expanded or collapsed state.
  case expandedState
  /// No selected state.
  case selectedState
  /// No headings.
  case headings
  /// No shape of lists and no place in them.
  case collections
  /// Lists are told, but not how long they are or which item this is.
  case collectionPositions
  /// No range of a slider or progress bar.
  case ranges
  /// No error text.
  case errors
  /// No live regions.
  case liveRegions
  /// No containers: lists, landmarks, tab bars, tables.
  case containers
  /// No language of an element.
  case languages
  /// What is seen in a field may be its value or its hint.
  case valueOrHint
  /// Values may be cut short.
  case cutValues
  /// Which elements are focus stops is a guess.
  case focusStops
  /// The order of the file may not be the order of the focus.
  case readingOrder
  /// No identifiers.
  case identifiers
  /// Entries are speech recognition: words, punctuation and boundaries are guesses.
  case recognition
  /// What is said at once and the hint are one text.
  case hintApart
  /// Only what must be conveyed, not the words.
  case wording
}

extension Limit {
  /// What the user is told, in one sentence.
  public var sentence: String {
    switch self {
    case .hints: "This file has no hints: hints were not compared."
    case .actionLabels: "This file has no labels of actions: a hint of the app's own is not known."
    case .customActions: "This file has no custom actions: they were not compared."
    case .customContent: "This file has no custom content: it was not compared."
    case .roles: "This file has no roles: roles were not compared."
    case .traits:
      "This file has no traits: roles come from the type of the element, and header and adjustable "
        + "are guesses."
    case .roleDescription: "This file has no role descriptions: a role comes from the class."
    case .stateDescription:
      "This file has no state descriptions: states in the app's words are not known."
    case .expandedState: "This file does not tell expanded from collapsed: it was not compared."
    case .selectedState: "This file does not tell what is selected: it was not compared."
    case .headings: "This file has no headings: they were not compared."
    case .collections: "This file has no lists: list, position and count were not compared."
    case .collectionPositions: "This file has no positions in lists: they were not compared."
    case .ranges: "This file has no ranges: the value of a slider or progress bar is not known."
    case .errors: "This file has no errors of fields: they were not compared."
    case .liveRegions: "This file has no live regions: what is said without focus is not known."
    case .containers:
      "This file has no containers: list, landmark, tab bar and table were not compared."
    case .languages: "This file has no languages of elements: all are taken to be of the screen's."
    case .valueOrHint:
      "This file has one text for the value and the hint of a field: which it is was not compared."
    case .cutValues: "This file may cut values short."
    case .focusStops:
      "This file does not tell what is a focus stop: stops come from the types of elements."
    case .readingOrder: "This file has no focus order: stops are in the order of the file."
    case .identifiers: "This file has no identifiers: elements were matched by their order."
    case .recognition:
      "This is speech recognition: words, punctuation and where an announcement ends are guesses."
    case .hintApart: "This file does not tell a hint from the rest of an announcement."
    case .wording: "This file says what must be conveyed, not in which words."
    }
  }

  /// The kinds of parts whose absence in the file is no finding.
  public var hiddenKinds: [Part.Kind] {
    switch self {
    case .hints, .actionLabels: [.hint]
    case .customActions: [.actions]
    case .customContent: [.content]
    case .roles, .traits, .roleDescription, .headings: [.role]
    case .stateDescription, .expandedState, .selectedState: [.state]
    case .collections, .containers: [.container, .position]
    case .collectionPositions: [.position]
    case .ranges, .valueOrHint, .cutValues: [.value]
    case .errors: [.error]
    case .liveRegions: [.announcement]
    case .languages, .focusStops, .readingOrder, .identifiers, .recognition, .hintApart, .wording:
      []
    }
  }
}
