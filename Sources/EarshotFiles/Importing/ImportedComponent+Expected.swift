internal import Earshot

extension ImportedComponent {
  /// Creates the component that the expectations of one stop speak of.
  ///
  /// - Parameters:
  ///   - expected: What is expected of it, by any reader.
  ///   - location: Where that stands.
  init(of expected: [ExpectedAnnouncement], at location: SourceLocation) {
    var facts = ExpectedFacts()
    for expectation in expected { facts.take(expectation) }
    let role = facts.role ?? ExpectedRole(kind: "text")
    self.init(kind: role.kind, at: location)
    set("label", facts.name ?? expected.first?.title)
    set("value", facts.value)
    set("hint", facts.hint)
    for (key, flag) in facts.states { self[key] = .flag(flag) }
    if let className = role.className {
      set(overrides: [.init("className", .text(className))], of: .talkBack)
    }
  }
}

/// A role as others name it: the kind of a design that is nearest, and the class that tells Android
/// what no kind does.
struct ExpectedRole: Sendable {
  var kind: String
  var className: String?

  /// The roles by their names, letters only and small.
  static let named: [String: ExpectedRole] = {
    var table = Dictionary(
      uniqueKeysWithValues: ControlKind.allCases.map {
        (letters(of: $0.rawValue), ExpectedRole(kind: $0.rawValue))
      })
    for (kind, names) in synonyms {
      for name in names { table[name] = ExpectedRole(kind: kind) }
    }
    for name in ["dropdown", "dropdownlist", "dropdownmenu", "combobox", "spinner"] {
      table[name] = ExpectedRole(kind: "button", className: "android.widget.Spinner")
    }
    return table
  }()

  private static let synonyms: [(kind: String, names: [String])] = [
    ("button", ["popupbutton", "menuitem"]), ("heading", ["header"]),
    ("text", ["statictext", "label"]), ("switch", ["switchbutton", "toggle", "togglebutton"]),
    ("slider", ["adjustable", "seekbar", "seekcontrol", "valuepicker"]),
    ("text-field", ["editbox", "edittext", "textbox", "textinput", "edittextbox"]),
    ("search-field", ["searchfield", "searchbox", "search"]), ("progress", ["progressbar"]),
    ("radio-button", ["radio"]),
  ]

  /// Returns the role of a name such as `Role.Button`, `.button` or `drop down list`.
  static func named(_ name: String) -> ExpectedRole? {
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return named[letters(of: last)]
  }

  private static func letters(of text: String) -> String {
    text.lowercased().filter(\.isLetter)
  }
}

/// What expectations tell of an element: its name, role, value, hint and states.
private struct ExpectedFacts {
  var role: ExpectedRole?
  var name: String?
  var value: String?
  var hint: String?
  var states: [(key: String, flag: Bool)] = []

  private static let stateNames: [String: (key: String, flag: Bool)] = [
    "collapsed": ("expanded", false), "expanded": ("expanded", true),
    "selected": ("selected", true), "not selected": ("selected", false),
    "checked": ("checked", true), "not checked": ("checked", false),
    "unchecked": ("checked", false), "on": ("checked", true), "off": ("checked", false),
    "dimmed": ("disabled", true), "disabled": ("disabled", true),
  ]

  /// The names that specifications give to the properties of elements, letters only and small.
  private static let propertyNames:
    [String: any WritableKeyPath<ExpectedFacts, String?> & Sendable] = [
      "label": \.name, "name": \.name, "accessibilitylabel": \.name, "contentdescription": \.name,
      "text": \.name, "value": \.value, "accessibilityvalue": \.value, "hint": \.hint,
      "accessibilityhint": \.hint,
    ]

  /// Takes what properties and assertions say outright, then what the words tell.
  mutating func take(_ expected: ExpectedAnnouncement) {
    for property in expected.properties { take(property.name, property.value) }
    for assertion in expected.assertions {
      // ARIA-AT: "Role 'button' is conveyed".
      let pieces = assertion.statement.split(separator: "'", omittingEmptySubsequences: false)
      guard pieces.count == 3 else { continue }
      take(String(pieces[0]), String(pieces[1]))
    }
    if let text = expected.text { take(words: text) }
  }

  private mutating func take(_ property: String, _ text: String) {
    let text = QuotedSpeech.unquoted(text)
    let key = property.lowercased().filter(\.isLetter)
    if let path = Self.propertyNames[key] {
      if self[keyPath: path] == nil { self[keyPath: path] = text }
    } else if key.hasPrefix("role") || key.hasPrefix("trait") {
      for word in text.split(whereSeparator: { ",[]() ".contains($0) }) + [text[...]]
      where role == nil {
        role = ExpectedRole.named(String(word))
      }
    } else if key.hasPrefix("state") {
      add(state: text)
    }
  }

  @discardableResult
  private mutating func add(state text: String) -> Bool {
    guard let state = Self.stateNames[text.lowercased()] else { return false }
    if !states.contains(where: { $0.key == state.key }) { states.append(state) }
    return true
  }

  /// The first clause that is neither role nor state is the name, the next the value.
  private mutating func take(words: String) {
    var rest: [String] = []
    for clause in words.split(separator: ",") {
      let clause = clause.trimmed
      if add(state: clause) { continue }
      if let named = ExpectedRole.named(clause) {
        if role == nil { role = named }
      } else {
        rest.append(clause)
      }
    }
    if name == nil { name = rest.first }
    if value == nil, rest.first == name, rest.count > 1, !rest[1].contains(" tap ") {
      value = rest[1]
    }
  }
}
