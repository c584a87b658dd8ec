/// A control that is one focus stop.
public struct Control: Component {
  /// Whether a control is picked or on.
  public enum ToggleState: String, Sendable, Hashable, CaseIterable {
    case `true`, `false`, mixed
  }

  public static let kinds = ControlKind.allCases.map(\.rawValue)

  public static let keys = [
    DesignKey("value", .text, "What it holds now."),
    DesignKey("placeholder", .text, "What an empty field shows; never the name."),
    DesignKey("checked", .any([.flag, .choice(["mixed"])]), "Whether it is checked, or on."),
    DesignKey("selected", .flag, "Whether it is selected."),
    DesignKey("expanded", .flag, "Whether it is open."),
    DesignKey("secure", .flag, "Whether the text of a field is hidden."),
    DesignKey("editing", .flag, "Whether a field has the keyboard."),
    DesignKey("content", .text, "What stands beside the name in the same stop."),
    DesignKey("content-after", .text, "What stands behind a link in its sentence."),
    DesignKey("links", .number, "How many links stand in its text."),
    DesignKey(
      "role-in-name", .flag, "Whether the name ends with the role, as in \"Label checkbox\"."),
    DesignKey("position", .text, "Its place among others, as in \"2 of 3\"."),
    DesignKey.opens,
  ]

  public var common: CommonAttributes
  /// What kind of control it is.
  public var type: ControlKind
  /// What it holds now.
  public var value: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// Whether it is checked, selected or on.
  public var toggle: ToggleState
  /// Whether it can be selected, because of its kind or because the design says whether it is.
  public var isSelectable: Bool
  /// Whether it is open; nil when it does not open.
  public var isExpanded: Bool?
  /// Whether the text of a field is hidden.
  public var isSecure: Bool
  /// Whether a field has the keyboard.
  public var isEditing: Bool
  /// What stands beside the name in the same stop.
  public var content: String?
  /// What stands behind a link in its sentence.
  public var contentAfter: String?
  /// How many links stand in its text.
  public var links: Int
  /// Whether the name ends with the role.
  public var hasRoleInName: Bool
  /// Its place among others, from 1, and their number.
  public var position: Position?
  /// What opens when it is activated.
  public var opens: Reference?

  public init(
    _ fields: Fields, common: CommonAttributes,
    nested: (SourceValue) throws(InputError) -> any Component
  ) throws(InputError) {
    self.common = common
    type = try fields.required("kind").choice(ControlKind.self, named: "kind")
    value = try fields.text("value")
    placeholder = try fields.text("placeholder")
    toggle = try Self.toggle(fields)
    isSelectable = type.blueprint.toggle == .selected || fields["selected"] != nil
    isExpanded = fields["expanded"] == nil ? nil : try fields.flag("expanded")
    if type == .expandableRow, isExpanded == nil { isExpanded = false }
    isSecure = try fields.flag("secure")
    isEditing = try fields.flag("editing")
    content = try fields.text("content")
    contentAfter = try fields.text("content-after")
    links = try fields["links"]?.integer(in: 0...1_000) ?? 0
    hasRoleInName = try fields.flag("role-in-name")
    position = try fields["position"].map { value throws(InputError) in try Position(value) }
    try readToggleValue(fields)
    opens = try fields.reference("opens")
    guard let opens, !type.blueprint.isClickable || type == .textField else { return }
    throw InputError(
      "'opens' does not go with '\(type.rawValue)', which nobody activates; use a button",
      at: opens.location)
  }

  public var triggers: [Trigger] { opens.map { [Trigger(stop: type.rawValue, opens: $0)] } ?? [] }

  private static func toggle(_ fields: Fields) throws(InputError) -> ToggleState {
    for key in ["checked", "selected"] {
      guard let value = fields[key] else { continue }
      if case .scalar("mixed") = value.content { return .mixed }
      return try value.flag() ? .true : .false
    }
    return .false
  }

  public var writtenValue: String? { value }

  public var isField: Bool { [.textField, .slider, .stepper].contains(type) }

  public var isFocusable: Bool { type.blueprint.isFocusable }

  public var staticContent: StaticContent? {
    switch type {
    case .text: .text
    case .image: .image
    default: nil
    }
  }

  /// What a checkbox or switch holds is its state, so that `value: on` says no more than `checked`.
  private mutating func readToggleValue(_ fields: Fields) throws(InputError) {
    switch type.blueprint.toggle {
    case .none, .selected: return
    case .checked, .switched:
      guard let held = fields["value"] else { return }
      value = nil
      if fields["checked"] == nil { toggle = try held.flag() ? .true : .false }
    }
  }

  public var stateNames: [String] {
    var names = toggleStates
    if isExpanded != nil { names += ["collapsed", "expanded"] }
    if type == .textField { names += ["empty", "with-text"] }
    if names.isEmpty { names = ["usual"] }
    return type.blueprint.isFocusable ? names + ["disabled"] : names
  }

  private var toggleStates: [String] {
    switch type.blueprint.toggle {
    case .none, .selected: isSelectable ? ["unselected", "selected"] : []
    case .checked: ["unchecked", "checked"]
    case .switched: ["off", "on"]
    }
  }

  public var currentState: String {
    if common.isDisabled, stateNames.contains("disabled") { return "disabled" }
    if !toggleStates.isEmpty { return toggleStates[toggle == .false ? 0 : 1] }
    if let isExpanded { return isExpanded ? "expanded" : "collapsed" }
    guard type == .textField else { return stateNames[0] }
    return (value ?? "").isEmpty ? "empty" : "with-text"
  }

  public func inState(_ name: String) -> Control {
    var control = self
    control.common.isDisabled = name == "disabled"
    switch name {
    case "selected", "checked", "on": control.toggle = .true
    case "unselected", "unchecked", "off": control.toggle = .false
    case "expanded": control.isExpanded = true
    case "collapsed": control.isExpanded = false
    case "empty": control.value = nil
    case "with-text": control.value = value ?? placeholder ?? common.label
    default: break
    }
    return control
  }

  /// Its name as it is exposed on iOS, where a checkbox may be told by its name alone.
  private func voiceOverName(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    return hasRoleInName && type == .checkbox ? wording.filled("name.checkbox", name) : name
  }

  public func voiceOverElements(_ wording: Wording) -> [VoiceOverElement] {
    var element = VoiceOverElement(
      id: type.rawValue, label: voiceOverName(wording), value: value ?? placeholder,
      traits: type.blueprint.traits, part: type.rawValue)
    switch type.blueprint.toggle {
    case .none, .selected:
      if isSelectable, toggle == .true { element.traits.insert(.selected) }
    case .checked: element.value = wording.word("value.\(Self.checkedWord(toggle))")
    case .switched: element.value = toggle == .true ? "1" : toggle == .mixed ? "2" : "0"
    }
    if isSecure { element.traits.insert(.secureTextField) }
    if isEditing { element.traits.insert(.isEditing) }
    if let isExpanded { element.expandedStatus = isExpanded ? .expanded : .collapsed }
    if let position {
      element.context = type == .tab ? position.asTab : position.asSeries
    }
    if let content {
      element.customContent = [.init(label: content, importance: .high)]
    }
    return [element]
  }

  private static func checkedWord(_ toggle: ToggleState) -> String {
    switch toggle {
    case .true: "checked"
    case .false: "unchecked"
    case .mixed: "mixed"
    }
  }
}

/// A place among others, from 1.
public struct Position: Sendable, Hashable {
  /// The place, from 1.
  public var index: Int
  /// How many there are.
  public var count: Int

  /// Creates a place.
  public init(index: Int, count: Int) {
    self.index = index
    self.count = count
  }

  /// Reads a place written as `2 of 3`.
  init(_ value: SourceValue) throws(InputError) {
    let words = try value.text().split(separator: " ")
    guard words.count == 3, words[1] == "of", let index = Int(words[0]), let count = Int(words[2]),
      index >= 1, count >= index
    else {
      throw InputError(
        "found \(value.found) where a place such as '2 of 3' is wanted", at: value.location)
    }
    self.init(index: index, count: count)
  }

  var asTab: VoiceOverContext { .tab(index: index, count: count) }
  var asSeries: VoiceOverContext { .series(index: index, count: count) }
}
