/// A button that opens a list of options, of which the chosen one replaces its value.
public struct Dropdown: Component {
  /// Where focus goes when the list opens.
  public enum OpeningFocus: String, Sendable, Hashable, CaseIterable {
    case first, selected
  }

  public static let kinds = ["dropdown"]

  public static let keys =
    [
      DesignKey("value", .text, "The chosen option."),
      DesignKey("placeholder", .text, "What stands in the value's place before one is chosen."),
      DesignKey("options", Choice.form, "The options.", isRequired: true),
      DesignKey("dismiss", .flag, "Whether a hidden button after the last option closes the list."),
      DesignKey(
        "opening-focus", .choice(OpeningFocus.allCases.map(\.rawValue)),
        "Where focus goes when the list opens."),
    ] + Disclosure.keys

  public var common: CommonAttributes
  /// The options, the chosen one among them.
  public var options: [Choice]
  /// What stands in the value's place before an option is chosen; never the name.
  public var placeholder: String?
  /// Whether a hidden button after the last option closes the list.
  public var hasDismissButton: Bool
  /// Where focus goes when the list opens.
  public var openingFocus: OpeningFocus
  /// Whether it is open, and how that is told.
  public var disclosure: Disclosure

  public init(
    _ fields: Fields, common: CommonAttributes,
    nested: (SourceValue) throws(InputError) -> any Component
  ) throws(InputError) {
    self.common = common
    options = try Choice.list(fields, "options")
    if let value = fields["value"] { try options.select(value) }
    placeholder = try fields.text("placeholder")
    hasDismissButton = try fields.flag("dismiss")
    openingFocus = try fields.choice("opening-focus", OpeningFocus.self) ?? .first
    disclosure = try Disclosure(fields)
  }

  /// The chosen option, nil before one is chosen.
  public var value: String? { options.first { $0.isSelected }?.label }

  public var writtenValue: String? { value }

  public var innerNames: [WrittenName] { options.names }

  public var isField: Bool { true }

  public var stateTeller: Disclosure.Teller? { disclosure.teller }

  public var stateNames: [String] { ["collapsed", "expanded", "disabled", "option-disabled"] }

  public var currentState: String {
    common.isDisabled ? "disabled" : disclosure.isExpanded ? "expanded" : "collapsed"
  }

  public func inState(_ name: String) -> Dropdown {
    var dropdown = self
    dropdown.common.isDisabled = name == "disabled"
    dropdown.disclosure.isExpanded = name == "expanded" || name == "option-disabled"
    if name == "option-disabled", !options.contains(where: \.isDisabled),
      let index = options.firstIndex(where: { !$0.isSelected })
    {
      dropdown.options[index].isDisabled = true
    }
    return dropdown
  }

  private func name(_ wording: Wording) -> String {
    disclosure.name(common.exposedName(wording), wording)
  }

  public func voiceOverElements(_ wording: Wording) -> [VoiceOverElement] {
    var trigger = VoiceOverElement(
      id: "trigger", label: name(wording), value: value ?? placeholder, traits: [.button],
      part: "dropdown.trigger")
    disclosure.tell(&trigger)
    guard disclosure.isExpanded else { return [trigger] }
    var elements = [trigger]
    for option in options {
      var traits: Traits = [.button]
      if option.isSelected { traits.insert(.selected) }
      if option.isDisabled { traits.insert(.notEnabled) }
      elements.append(
        VoiceOverElement(
          id: "option.\(option.label)", label: option.label, traits: traits,
          part: "dropdown.option"))
    }
    if hasDismissButton {
      elements.append(
        VoiceOverElement(
          id: "dismiss", label: wording.word("label.dismiss-context-menu"), traits: [.button],
          part: "dropdown.dismiss"))
    }
    return elements
  }

  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    var trigger = TalkBackNode()
    trigger.id = "trigger"
    trigger.part = "dropdown.trigger"
    trigger.className = "android.widget.Spinner"
    // A description would hide the chosen option from TalkBack; android:labelFor names both.
    let name = name(wording)
    trigger.labeledBy = name.isEmpty ? nil : .node(.init(text: name))
    trigger.text = value ?? placeholder
    trigger.clickable = true
    trigger.focusable = true
    trigger.enabled = !common.isDisabled
    disclosure.tell(&trigger)
    return disclosure.isExpanded ? [trigger, list(wording)] : [trigger]
  }

  private func list(_ wording: Wording) -> TalkBackNode {
    var list = TalkBackNode()
    list.className = "android.widget.ListView"
    list.collectionInfo = TalkBackNode.CollectionInfo(
      rowCount: options.count, columnCount: 1, selectionMode: .single)
    for (row, option) in options.enumerated() {
      var node = TalkBackNode()
      node.id = "option.\(option.label)"
      node.part = "dropdown.option"
      node.className = "android.widget.TextView"
      node.text = option.label
      node.clickable = !option.isDisabled
      node.focusable = true
      node.selected = option.isSelected
      node.enabled = !option.isDisabled
      node.collectionItemInfo = TalkBackNode.CollectionItemInfo(rowIndex: row, columnIndex: 0)
      list.children.append(node)
    }
    if hasDismissButton { list.children.append(.dismissButton("dropdown.dismiss", wording)) }
    return list
  }
}

extension TalkBackNode {
  /// The hidden button after the last item that closes what is open.
  static func dismissButton(_ part: String, _ wording: Wording) -> TalkBackNode {
    .button("dismiss", part: part, label: wording.word("label.dismiss-context-menu"))
  }

  /// A plain button.
  static func button(_ id: String, part: String, label: String) -> TalkBackNode {
    var node = TalkBackNode()
    node.id = id
    node.part = part
    node.className = "android.widget.Button"
    node.text = label
    node.clickable = true
    node.focusable = true
    return node
  }
}
