/// A button that opens a list of items, each of which does something.
public struct Menu: Component {
  /// Where the button that opened the menu is, while it is open.
  public enum Opener: String, Sendable, Hashable, CaseIterable {
    /// It is the stop before the first item.
    case inside
    /// It cannot be reached.
    case outside
  }

  public static let kinds = ["menu"]

  public static let keys =
    [
      DesignKey("items", Choice.itemForm, "The items.", isRequired: true),
      DesignKey("menu-in-name", .flag, "Whether the name ends with the word \"menu\"."),
      DesignKey("dismiss", .flag, "Whether a hidden button after the last item closes the menu."),
      DesignKey("covers", .flag, "Whether the menu hides what is under it, and confines focus."),
      DesignKey(
        "opener", .choice(Opener.allCases.map(\.rawValue)),
        "Whether the button that opened the menu is a stop while it is open."),
      DesignKey("closes", Closing.form, "The ways to close the menu."),
    ] + Disclosure.keys

  public var common: CommonAttributes
  /// The items.
  public var items: [Choice]
  /// Whether the name ends with the word "menu", as the guidelines recommend.
  public var hasMenuInName: Bool
  /// Whether a hidden button after the last item closes the menu.
  public var hasDismissButton: Bool
  /// Whether the menu hides what is under it, and confines focus.
  public var isCovering: Bool
  /// Where the opening button is, while the menu is open.
  public var opener: Opener
  /// The ways to close the menu; nil where the design leaves it to the platform.
  public var closings: [Closing]?
  /// Where the ways to close the menu stand.
  public var closingsLocation: SourceLocation?
  /// Whether it is open, and how that is told.
  public var disclosure: Disclosure

  public init(
    _ fields: Fields, common: CommonAttributes,
    nested: (SourceValue) throws(InputError) -> any Component
  ) throws(InputError) {
    self.common = common
    items = try Choice.list(fields, "items", keys: Choice.itemKeys)
    hasMenuInName = try fields.flag("menu-in-name")
    hasDismissButton = try fields.flag("dismiss")
    isCovering = try fields.flag("covers", or: true)
    opener = try fields.choice("opener", Opener.self) ?? .outside
    disclosure = try Disclosure(fields)
    closingsLocation = fields["closes"]?.location
    closings = try fields.closings("closes")
    if closings?.contains(.dismiss) == true { hasDismissButton = true }
  }

  public var triggers: [Trigger] {
    items.compactMap { item in
      item.opens.map { Trigger(stop: "item.\(item.label)", opens: $0) }
    }
  }

  public var innerNames: [WrittenName] { items.names }

  public var stateTeller: Disclosure.Teller? { disclosure.teller }

  /// Whether a close button that can be seen stands behind the items.
  public var hasCloseButton: Bool { closings?.contains(.closeButton) ?? false }

  public var stateNames: [String] { ["collapsed", "expanded", "disabled", "item-disabled"] }

  public var currentState: String {
    common.isDisabled ? "disabled" : disclosure.isExpanded ? "expanded" : "collapsed"
  }

  public func inState(_ name: String) -> Menu {
    var menu = self
    menu.common.isDisabled = name == "disabled"
    menu.disclosure.isExpanded = name == "expanded" || name == "item-disabled"
    if name == "item-disabled", !items.contains(where: \.isDisabled) {
      menu.items[0].isDisabled = true
    }
    return menu
  }

  private func name(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    return disclosure.name(hasMenuInName ? wording.filled("name.menu", name) : name, wording)
  }

  public func voiceOverElements(_ wording: Wording) -> [VoiceOverElement] {
    var trigger = VoiceOverElement(
      id: "trigger", label: name(wording), traits: [.button], part: "menu.trigger")
    disclosure.tell(&trigger)
    guard disclosure.isExpanded else { return [trigger] }
    var elements = [trigger]
    for item in items {
      var element = VoiceOverElement(
        id: "item.\(item.label)", label: item.label, traits: [.button], part: "menu.item")
      if item.isSelected { element.traits.insert(.selected) }
      if item.isDisabled { element.traits.insert(.notEnabled) }
      if let content = item.content {
        element.customContent = [.init(label: content, importance: .high)]
      }
      elements.append(element)
    }
    if hasCloseButton {
      elements.append(
        VoiceOverElement(
          id: "close", label: wording.word("label.close"), traits: [.button],
          part: "menu.close"))
    }
    if hasDismissButton {
      elements.append(
        VoiceOverElement(
          id: "dismiss", label: wording.word("label.dismiss-context-menu"), traits: [.button],
          part: "menu.dismiss"))
    }
    return elements
  }

  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    var trigger = TalkBackNode.button("trigger", part: "menu.trigger", label: name(wording))
    trigger.className = "android.widget.ImageButton"
    trigger.contentDescription = trigger.text
    trigger.text = nil
    trigger.enabled = !common.isDisabled
    disclosure.tell(&trigger)
    guard disclosure.isExpanded else { return [trigger] }
    var list = TalkBackNode()
    list.className = "android.widget.ListView"
    list.collectionInfo = TalkBackNode.CollectionInfo(rowCount: items.count, columnCount: 1)
    list.children = items.enumerated().map { row, item in node(for: item, row: row) }
    if hasCloseButton {
      list.children.append(
        .button("close", part: "menu.close", label: wording.word("label.close")))
    }
    if hasDismissButton { list.children.append(.dismissButton("menu.dismiss", wording)) }
    return [trigger, list]
  }

  private func node(for item: Choice, row: Int) -> TalkBackNode {
    var node = TalkBackNode.button("item.\(item.label)", part: "menu.item", label: item.label)
    node.selected = item.isSelected
    node.enabled = !item.isDisabled
    node.clickable = !item.isDisabled
    node.collectionItemInfo = TalkBackNode.CollectionItemInfo(rowIndex: row, columnIndex: 0)
    if let content = item.content {
      var beside = TalkBackNode()
      beside.className = "android.widget.TextView"
      beside.text = content
      node.children.append(beside)
    }
    return node
  }
}
