/// A button that opens a list of options and has the selected option as its value.
public struct Dropdown: Component {
  package enum OpeningFocus: String, Sendable, Hashable, CaseIterable {
    case first, selected
  }

  public var kind: ComponentKind { .dropdown }
  public var common: CommonAttributes
  /// The options, including the selected option.
  public var options: [Choice]
  /// The text that is shown until an option is selected; it does not replace the label.
  public var placeholder: String?
  /// Whether an invisible button after the last option closes the list.
  public var hasDismissButton = false
  package var openingFocus = OpeningFocus.first
  package var disclosure = Disclosure()

  /// Creates a dropdown; if `selected` is nil, the options keep their selection.
  public init(
    _ label: String = "", options: [Choice], selected: String? = nil, placeholder: String? = nil
  ) {
    common = CommonAttributes(label: label)
    self.options = options.selecting(selected)
    self.placeholder = placeholder
  }

  /// The first selected option, if any.
  public var value: String? { options.first { $0.isSelected }?.label }

  private func shownValue(_ wording: Wording) -> String? {
    let chosen = options.filter(\.isSelected).map(\.label)
    guard let first = chosen.first else { return placeholder }
    return chosen.dropFirst().reduce(first) { wording.filled("name.state", $0, $1) }
  }

  public var contents: ComponentContents {
    get { ComponentContents(choices: options) }
    set { options = newValue.choices }
  }

  public var traits: ComponentTraits {
    ComponentTraits(mainStop: StopID(.trigger)).with {
      $0.isField = true
      $0.value = value
      $0.placeholder = placeholder
      $0.stateTeller = disclosure.teller
    }
  }

  public var states: [ComponentState] {
    options.isEmpty
      ? [.collapsed, .disabled] : [.collapsed, .expanded, .disabled, .optionDisabled]
  }

  public var state: ComponentState {
    get { common.isDisabled ? .disabled : disclosure.isExpanded ? .expanded : .collapsed }
    set {
      common.isDisabled = newValue == .disabled
      disclosure.isExpanded = newValue == .expanded || newValue == .optionDisabled
      guard newValue == .optionDisabled, !options.contains(where: \.isDisabled),
        let index = options.firstIndex(where: { !$0.isSelected })
      else { return }
      options[index].isDisabled = true
    }
  }

  private func name(_ wording: Wording) -> String {
    disclosure.name(common.exposedName(wording), wording)
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    // UIKit exposes a dropdown's trigger as a pop-up button; in the guidelines, the trigger is a
    // plain button.
    var trigger = ExposedElement(
      .trigger, label: name(wording), value: shownValue(wording), traits: [.popUpButton],
      part: "dropdown.trigger")
    trigger.facts.add(.role(.button))
    trigger.facts.omit(.role(.popUpButton), .hint(.open))
    disclosure.tell(&trigger)
    guard disclosure.isExpanded else { return [trigger] }
    let elements = options.map { $0.element(.option, part: "dropdown.option", wording) }
    let dismiss = disclosure.dismissElement(part: "dropdown.dismiss", wording)
    return [trigger] + elements + (hasDismissButton ? [dismiss] : [])
  }

  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var trigger = ExposedNode(
      of: .trigger, part: "dropdown.trigger", className: "android.widget.Spinner")
    // A contentDescription would hide the selected option, so android:labelFor provides the name.
    let name = name(wording)
    trigger.labeledBy = name.isEmpty ? nil : .text(name)
    trigger.children =
      shownValue(wording).map {
        [.text($0, meaning: name.isEmpty ? .name : .value)]
      } ?? []
    trigger.clickable = true
    trigger.focusable = true
    trigger.enabled = !common.isDisabled
    disclosure.tell(&trigger)
    return disclosure.isExpanded ? [trigger, list(wording)] : [trigger]
  }

  private func list(_ wording: Wording) -> ExposedNode {
    var list = ExposedNode()
    list.className = "android.widget.ListView"
    list.collectionInfo = TalkBackNode.CollectionInfo(
      rowCount: options.count, columnCount: 1,
      selectionMode: options.contains { $0.role == .checkbox } ? .multiple : .single)
    list.children = options.enumerated().map { row, option in
      option.node(
        .option, part: "dropdown.option", row: row
      ) {
        $0.className = "android.widget.TextView"
      }
    }
    if hasDismissButton {
      list.children.append(disclosure.dismissNode(part: "dropdown.dismiss", wording))
    }
    return list
  }
}

extension ComponentKind {
  static let dropdown = ComponentKind(
    "dropdown", Dropdown(options: []),
    "A button that shows a list of options and the selected option.",
    synonyms: "select combobox combo-box picker spinner-menu pull-down listbox drop-down selector"
      + " pop-up-button exposed-dropdown-menu select-menu autocomplete auto-complete-text-view",
    example: ["label: Currency", "options: [Euro, Dollar]", "value: Euro"],
    keys: [
      .choices("options", \.options, "The options.", Choice.listKeys),
      .choiceRole("option-role", \.options),
      .chosen(
        "value", \.options, "The selected option, or a list of selected options.", several: true),
      .text("placeholder", \.placeholder, "The text that is shown until an option is chosen."),
      .flag(
        "dismiss", \.hasDismissButton,
        "Whether a hidden button after the last option closes the list."),
      .choice("opening-focus", \.openingFocus, "The stop that gets the focus when the list opens."),
    ] + Disclosure.keys.map { $0.inside(\.disclosure) },
    opposites: [("collapsed", "expanded")],
    natives: { _ in
      [
        NativeElement(
          "trigger", iOS: ("UIButton, in a UIStackView with its label", "Button"),
          android: (
            "Spinner", "ExposedDropdownMenuBox with a TextField: menuAnchor(), readOnly = true"
          )),
        NativeElement(
          "option", iOS: ("UIButton in a row of a UITableView", "Button"),
          android: ("row of the Spinner's adapter", "DropdownMenuItem")),
        NativeElement(iOS: ("UIButton", "Button"), android: ("Button", "Button")),
      ]
    },
    manualTests: { dropdown, _, _ in dropdown.manualTests }
  )
  .hidingChoices()
}

extension Disclosure {
  static let keys: [KeyReader<Disclosure>] = [
    .flag("expanded", \.isExpanded, "Whether it is open."),
    KeyReader(
      "state", .choice(Disclosure.Teller.allCases.map(\.rawValue)),
      "How the open state is announced: by an attribute that the app adds to the platform's button, by a "
        + "word in the name, or not at all."
    ) { value, disclosure, _ throws(InputError) in
      disclosure.teller = try value.choice(Disclosure.Teller.self, named: "state")
      disclosure.isExposed = disclosure.teller == .platform
    },
    .choice(
      "state-words", \.words, "The words for open and closed, if the name contains such a word."),
    .choice("opener", \.opener, "Whether the opening button is a stop while the list is open."),
    .flag(
      "dismiss-state", \.isToldByDismissButton,
      "Whether the dismiss button announces the open state, as the opening button does."),
  ]
}

extension Dropdown {
  var manualTests: [ManualTest] {
    choices.manualTests(
      .option, of: id, opening: disclosure.isExpanded ? [] : [.gesture(.doubleTap)],
      "choosing another option replaces the value", "choosing a checkbox keeps the list open")
  }
}
