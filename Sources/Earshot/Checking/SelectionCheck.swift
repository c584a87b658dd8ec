struct SelectionCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.severalSelected]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component -> [DesignFinding] in
      // Items of a menu without a role can be selected independently.
      let roles: [Choice.Role?] = component.traits.choicesAct ? [.radio] : [nil, .radio]
      return roles.compactMap { role in
        let picked = component.component.choices.filter { $0.isSelected && $0.role == role }
        guard picked.count > 1 else { return nil }
        let names = picked.map { "\"\($0.label)\"" }.joined(separator: " and ")
        return DesignFinding(
          .severalSelected,
          found: "\(names) of the \(component.title) are selected, though one replaces the other",
          at: picked[1].location ?? component.common.location)
      }
    }
  }
}

extension DesignFinding.Kind {
  /// Several exclusive choices are selected.
  public static let severalSelected = Self(
    "several-selected", .error,
    means: "Several choices are selected, of which one replaces the other.",
    mend: "leave one of them selected, or make them checkboxes with 'role: checkbox'",
    examples: .init(
      "{kind: dropdown, label: Day, options: [{label: Mon, selected: true}, {label: Tue, selected: true}]}",
      mended: "{kind: dropdown, label: Day, option-role: checkbox, "
        + "options: [{label: Mon, selected: true}, {label: Tue, selected: true}]}"))
}
