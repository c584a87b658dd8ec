internal import Earshot

/// The words by which other people's expectations name roles and states.
///
/// Specifications are written in English: what readers say in English, and all that means the same.
struct ExpectedWords: Sendable {
  /// A role: the kind of a design that is nearest, and the class that tells Android what no kind does.
  struct Role: Sendable {
    var kind: String
    var className: String?
  }

  /// A state: the key of a design, and what it is set to.
  struct State: Sendable {
    var key: String
    var flag: Bool
  }

  private let folding: Folding
  private var roles: [String: Role] = [:]
  private var states: [String: State] = [:]

  init(_ lexicon: Lexicon) {
    folding = lexicon.folding
    for (name, kind) in Self.interfaceNames { roles[name] = Role(kind: kind) }
    for (name, role) in Self.spokenRoles {
      for key in lexicon.keys(meaning: name) where roles[key] == nil { roles[key] = role }
    }
    for (name, state) in Self.spokenStates {
      for key in lexicon.keys(meaning: name) where states[key] == nil { states[key] = state }
    }
  }

  /// Returns the role of a name such as `Role.Button`, `.button` or `drop down list`.
  func role(named name: String) -> Role? {
    roles[folding.key(of: name.split(separator: ".").last.map(String.init) ?? name)]
  }

  /// Returns the state of a name such as `not checked`.
  func state(named name: String) -> State? { states[folding.key(of: name)] }

  /// Names of interfaces that no reader says, folded: traits of iOS, roles of Compose and React
  /// Native, classes of Android.
  private static let interfaceNames = [
    "statictext": "text", "label": "text", "menuitem": "button", "adjustable": "slider",
    "valuepicker": "slider", "edittext": "text-field", "edittextbox": "text-field",
    "search": "search-field", "radio": "radio-button",
  ]

  private static let spokenRoles: [(name: String, role: Role)] =
    ControlKind.allCases.map { ($0.rawValue, Role(kind: $0.rawValue)) } + [
      ("search field", Role(kind: "search-field")), ("progress bar", Role(kind: "progress")),
      ("drop down list", Role(kind: "button", className: "android.widget.Spinner")),
    ]

  private static let spokenStates: [(name: String, state: State)] = [
    ("collapsed", State(key: "expanded", flag: false)),
    ("expanded", State(key: "expanded", flag: true)),
    ("selected", State(key: "selected", flag: true)),
    ("not selected", State(key: "selected", flag: false)),
    ("checked", State(key: "checked", flag: true)),
    ("not checked", State(key: "checked", flag: false)),
    ("on", State(key: "checked", flag: true)), ("off", State(key: "checked", flag: false)),
    ("disabled", State(key: "disabled", flag: true)),
  ]
}
