struct SelectionCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.severalSelected]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component -> [DesignFinding] in
      // Several menu items without a role can be selected.
      let roles: [Choice.Role?] =
        component.traits.choicesAct || component.traits.allowsSeveral ? [.radio] : [nil, .radio]
      return roles.compactMap { role in
        let picked = component.component.choices.filter { $0.isSelected && $0.role == role }
        guard picked.count > 1 else { return nil }
        let names = picked.map { "\"\($0.label)\"" }.joined(separator: " and ")
        return DesignFinding(
          .severalSelected,
          found: "\(names) of the \(component.title) are selected, but only one can be",
          at: picked[1].location ?? component.common.location)
      }
    }
  }
}

extension DesignFinding.Kind {
  /// Several exclusive choices are selected.
  public static let severalSelected = Self(
    "several-selected", .error,
    means: "Several choices are selected, but users can select only one.",
    mend:
      "select only one; if several can be selected, add 'option-role: checkbox' (in a menu, 'item-role')",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: dropdown, label: Day, options: [{label: Mon, selected: true}, {label: Tue, selected: true}]}",
      mended: "{kind: dropdown, label: Day, option-role: checkbox, "
        + "options: [{label: Mon, selected: true}, {label: Tue, selected: true}]}"))
}
