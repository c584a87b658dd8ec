struct GroupLabelCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.unlabelledGroup]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let groups = screen.components.filter {
      $0.traits.wantsGroupLabel && !$0.component.choices.isEmpty && !$0.hasLabel
    }.map(\.component)
    let parents = screen.components.filter { $0.hasLabel || $0.traits.presence == .overlay }
    let labelled = Set(parents.map(\.component.id))
    let loose = screen.components.filter { !labelled.contains($0.component.id) }
      .map(\.component.nestedComponents)
    return (groups + ([screen.screen.components] + loose).compactMap(firstOfGroup)).map { first in
      guard first.choices.isEmpty else {
        return DesignFinding(
          .unlabelledGroup, found: "the \(first.kind.noun) has no label", at: first.common.location)
      }
      return DesignFinding(
        .unlabelledGroup,
        "the \(first.title) begins a group of choices without a label; write the choices as the "
          + "options of a labelled \(first.kind.name == "chip" ? "chip-group" : "radio-group")",
        at: first.common.location)
    }
  }

  private func firstOfGroup(_ siblings: [any Component]) -> (any Component)? {
    let visible = siblings.filter { !$0.common.isHidden }
    return visible.indices.dropLast().lazy.filter { index in
      visible[index].isLooseChoice && visible[index + 1].isLooseChoice
        && (index == 0 || !visible[index - 1].isLooseChoice && !visible[index - 1].isStatic)
    }.first.map { visible[$0] }
  }
}

extension CheckedComponent {
  fileprivate var hasLabel: Bool { !common.label.isEmpty || common.voiceOver.label != nil }
}

extension Component {
  fileprivate var isLooseChoice: Bool { traits.wantsGroupLabel && choices.isEmpty }
}

extension DesignFinding.Kind {
  /// A group of choices has no label.
  public static let unlabelledGroup = Self(
    "unlabelled-group", .warning,
    means: "A group of radio buttons, chips or segments has no label.",
    mend: "add a 'label' that names the choice, such as Payment",
    criterion: "1.3.1 Info and Relationships", affects: "screen reader users",
    examples: .init(
      "{kind: radio-group, options: [Card, Voucher]}",
      mended: "{kind: radio-group, label: Payment, options: [Card, Voucher]}"),
    .init(
      "{kind: chip, label: Pool, selected: true}", "{kind: chip, label: Parking, selected: false}",
      mended: "{kind: chip-group, label: Equipment, options: [Pool, Parking], value: Pool}"))
}
