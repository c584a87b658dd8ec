internal import Earshot

struct ExpectedWords: Sendable {
  /// The kind for a role; if no kind has this role, the nearest kind, with the role's Android class
  /// in `className`.
  struct Role: Sendable {
    var kind: String
    var className: String?
  }

  struct State: Sendable {
    var key: String
    var flag: Bool
  }

  private let folding: Folding
  private var roles: [String: Role] = [:]
  private var states: [String: State] = [:]

  init(_ lexicon: Lexicon, of kinds: RecognizedKinds) {
    folding = lexicon.folding
    for (name, kind) in Self.interfaceNames { roles[name] = Role(kind: kind) }
    for kind in kinds.names { roles[folding.key(of: kind)] = Role(kind: kind) }
    for (fact, role) in Self.spokenRoles {
      for key in lexicon.keys(telling: .role(fact)) where roles[key] == nil { roles[key] = role }
    }
    for (fact, state) in Self.spokenStates {
      for key in lexicon.keys(telling: fact) where states[key] == nil { states[key] = state }
    }
  }

  /// Returns the role for a name such as `Role.Button` or `drop down list`.
  func role(named name: String) -> Role? {
    roles[folding.key(of: name.split(separator: ".").last.map(String.init) ?? name)]
  }

  static func role(_ fact: Fact) -> Role? {
    if fact == .role(.editBox) { return Role(kind: "text-field") }
    return spokenRoles.first { .role($0.0) == fact }?.1
  }

  func state(named name: String) -> State? { states[folding.key(of: name)] }

  /// The names in the APIs of iOS, Android, Compose and React Native that readers never announce.
  private static let interfaceNames = [
    "statictext": "text", "label": "text", "menuitem": "button", "adjustable": "slider",
    "valuepicker": "slider", "edittext": "text-field", "edittextbox": "text-field",
    "search": "search-field", "radio": "radio-button",
  ]

  private static let spokenRoles: [(Fact.Role, Role)] = [
    (.button, Role(kind: "button")), (.link, Role(kind: "link")),
    (.checkbox, Role(kind: "checkbox")), (.radioButton, Role(kind: "radio-button")),
    (.switch, Role(kind: "switch")), (.slider, Role(kind: "slider")),
    (.stepper, Role(kind: "stepper")), (.textField, Role(kind: "text-field")),
    (.heading, Role(kind: "heading")), (.image, Role(kind: "image")), (.tab, Role(kind: "tab")),
    (.searchField, Role(kind: "search-field")), (.progressBar, Role(kind: "progress")),
    (.dropdownList, Role(kind: "button", className: "android.widget.Spinner")),
  ]

  private static let spokenStates: [(Fact, State)] = [
    (.collapsed, State(key: "expanded", flag: false)),
    (.expanded, State(key: "expanded", flag: true)),
    (.selected, State(key: "selected", flag: true)),
    (.unselected, State(key: "selected", flag: false)),
    (.checked(.on), State(key: "checked", flag: true)),
    (.checked(.off), State(key: "checked", flag: false)),
    (.switched(.on), State(key: "checked", flag: true)),
    (.switched(.off), State(key: "checked", flag: false)),
    (.disabled, State(key: "disabled", flag: true)),
  ]
}
