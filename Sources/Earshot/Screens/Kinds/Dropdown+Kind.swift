extension ComponentKind {
  static let dropdown = ComponentKind(
    "dropdown", Dropdown(options: []),
    "A button that shows a list of options, of which one is picked.",
    synonyms: "select combobox combo-box picker spinner-menu pull-down listbox drop-down selector",
    example: ["label: Currency", "options: [Euro, Dollar]", "value: Euro"],
    keys: [
      .choices("options", \.options, "The options.", Choice.listKeys),
      .choiceRole("option-role", \.options),
      .chosen("value", \.options, "The chosen option, or a list of them.", several: true),
      .text("placeholder", \.placeholder, "What stands in the value's place before one is chosen."),
      .flag(
        "dismiss", \.hasDismissButton,
        "Whether a hidden button after the last option closes the list."),
      .choice("opening-focus", \.openingFocus, "Where focus goes when the list opens."),
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
    manualTests: { dropdown, _, _ in dropdown.manualTests })
}

extension Disclosure {
  static let keys: [KeyReader<Disclosure>] = [
    .flag("expanded", \.isExpanded, "Whether it is open."),
    KeyReader(
      "state", .choice(Disclosure.Teller.allCases.map(\.rawValue)),
      "Who tells that it is open: an attribute of the platform, which its own button has not, a word "
        + "in the name, or nobody."
    ) { value, disclosure, _ throws(InputError) in
      disclosure.teller = try value.choice(Disclosure.Teller.self, named: "state")
      disclosure.isExposed = disclosure.teller == .platform
    },
    .choice("state-words", \.words, "The words for open and closed, where they stand in the name."),
    .choice("opener", \.opener, "Whether the button that opened it is a stop while it is open."),
    .flag(
      "dismiss-state", \.isToldByDismissButton,
      "Whether the dismiss button tells that it is open, as the opening button does."),
  ]
}
