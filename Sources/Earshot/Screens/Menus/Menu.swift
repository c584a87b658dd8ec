/// A button that opens a list of actions.
public struct Menu: Component {
  public var kind: ComponentKind { .menu }
  public var common: CommonAttributes
  /// The items.
  public var items: [Choice]
  /// Whether the name ends with the word "menu", as the guidelines recommend.
  public var hasMenuInName = false
  /// Whether an invisible button after the last item closes the menu.
  public var hasDismissButton = false
  /// Whether the open menu covers the screen and confines focus.
  public var isCovering = true
  /// The ways to close the menu; nil for the platform's defaults.
  public var closings: [Closing]?
  /// The location of the key `closes` in the design.
  public var closingsLocation: SourceLocation?
  package var disclosure = Disclosure()

  /// Creates a menu.
  public init(_ label: String = "", items: [Choice]) {
    common = CommonAttributes(label: label)
    self.items = items
  }

  public var contents: ComponentContents {
    get { ComponentContents(choices: items) }
    set { items = newValue.choices }
  }

  public var traits: ComponentTraits {
    ComponentTraits(mainStop: StopID(.trigger)).with {
      $0.triggers = items.compactMap { item in
        item.opens.map { Trigger(StopID(.item, item.label), opens: $0) }
      }
      $0.choicesAct = true
      $0.stateTeller = disclosure.teller
      $0.closingsLocation = closingsLocation
    }
  }

  /// Whether a visible close button follows the items.
  public var hasCloseButton: Bool { closings?.contains(.closeButton) ?? false }

  public var states: [ComponentState] {
    items.isEmpty
      ? [.collapsed, .disabled] : [.collapsed, .expanded, .disabled, .itemDisabled]
  }

  public var state: ComponentState {
    get { common.isDisabled ? .disabled : disclosure.isExpanded ? .expanded : .collapsed }
    set {
      common.isDisabled = newValue == .disabled
      disclosure.isExpanded = newValue == .expanded || newValue == .itemDisabled
      if newValue == .itemDisabled, !items.contains(where: \.isDisabled), !items.isEmpty {
        items[0].isDisabled = true
      }
    }
  }

  private func name(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    return disclosure.name(hasMenuInName ? wording.filled("name.menu", name) : name, wording)
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    var trigger = ExposedElement(
      .trigger, label: name(wording), traits: [.button], part: "menu.trigger")
    disclosure.tell(&trigger)
    guard disclosure.isExpanded else { return [trigger] }
    var elements = [trigger] + items.map { $0.element(.item, part: "menu.item", wording) }
    if hasCloseButton {
      elements.append(.closing(.close, "label.close", part: "menu.close", wording))
    }
    guard hasDismissButton else { return elements }
    return elements + [disclosure.dismissElement(part: "menu.dismiss", wording)]
  }

  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var trigger = ExposedNode.button(.trigger, part: "menu.trigger", label: name(wording))
    trigger.className = "android.widget.ImageButton"
    trigger.contentDescription = trigger.text
    trigger.text = nil
    trigger.enabled = !common.isDisabled
    disclosure.tell(&trigger)
    guard disclosure.isExpanded else { return [trigger] }
    // A row of a popup list has neither role nor position; in the guidelines, it is a button.
    var list = ExposedNode()
    list.className = "android.view.ViewGroup"
    list.children = items.enumerated().map { row, item in
      item.node(.item, part: "menu.item", row: row) {
        $0.className = "android.view.View"
        $0.collectionItemInfo = nil
        $0.facts.add(.role(.button))
      }
    }
    if hasCloseButton {
      list.children.append(
        .button(.close, part: "menu.close", label: wording.word("label.close")))
    }
    if hasDismissButton {
      list.children.append(disclosure.dismissNode(part: "menu.dismiss", wording))
    }
    return [trigger, list]
  }
}

extension ComponentKind {
  static let menu = ComponentKind(
    "menu", Menu(items: []), "A button that shows a list of actions.",
    synonyms: "overflow overflow-menu context-menu kebab more-menu popup-menu action-menu"
      + " edit-menu fab-menu speed-dial pull-down-button split-button more-button menu-button",
    example: ["label: More options", "items: [Move to, Snooze]"],
    keys: [
      .choices("items", \.items, "The items.", Choice.itemKeys),
      .choiceRole("item-role", \.items),
      .chosen("value", \.items, "The selected item, or several.", several: true),
      .flag("menu-in-name", \.hasMenuInName, "Whether the name ends with the word \"menu\"."),
      .flag(
        "dismiss", \.hasDismissButton,
        "Whether a hidden button after the last item closes the menu."),
      .flag(
        "covers", \.isCovering, "Whether the menu hides the content below it and confines focus."),
      .closings("The ways to close the menu.") { menu, closings, location in
        menu.closings = closings
        menu.closingsLocation = location
        if closings.contains(.dismiss) { menu.hasDismissButton = true }
      },
    ] + Disclosure.keys.map { $0.inside(\.disclosure) },
    opposites: [("collapsed", "expanded")],
    natives: { _ in
      [
        NativeElement(
          "trigger", iOS: ("UIButton with a UIMenu", "Menu"),
          android: ("ImageButton, or Button", "IconButton, or Button")),
        NativeElement(
          "item", iOS: ("UIAction of the UIMenu", "Button in the Menu"),
          android: ("item of a PopupMenu", "DropdownMenuItem in a DropdownMenu")),
        NativeElement(iOS: ("UIButton", "Button"), android: ("Button", "Button")),
      ]
    },
    manualTests: { menu, _, _ in menu.manualTests },
    check: { menu, fields throws(InputError) in
      guard menu.disclosure.opener == .outside, menu.closings?.contains(.swipeBack) == true else {
        return
      }
      throw InputError(
        "'swipe-back' closes a menu only if the menu button is a stop while the menu is open; add "
          + "'opener: inside', or leave 'swipe-back' out",
        at: menu.closingsLocation ?? fields.location)
    }
  )
  .hidingChoices()
  // A button that shows the chosen item is a dropdown.
  .becoming("dropdown", with: "value selected-item selected-option")
}

extension Menu {
  var manualTests: [ManualTest] {
    choices.manualTests(
      .item, of: id, opening: disclosure.isExpanded ? [] : [.gesture(.doubleTap)],
      "choosing an item performs its action", "choosing an item selects it")
  }
}
