import Earshot

struct LongLabelCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.longLabel]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter { $0.component.kind.name == "button" && $0.common.label.count > 40 }
      .map { button in
        DesignFinding(
          .longLabel, found: "the \(button.title) has more than 40 characters",
          at: button.common.labelLocation)
      }
  }
}

extension DesignFinding.Kind {
  static let longLabel = Self(
    "long-label", .note, means: "The label of a button has more than 40 characters.",
    mend: "say the rest in a hint",
    examples: .init(
      "{kind: button, label: Continue to the payment of all the seats that you chose}",
      mended: "{kind: button, label: Continue, hint: Shows the payment}"))
}
