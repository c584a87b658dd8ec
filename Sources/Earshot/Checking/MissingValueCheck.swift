struct MissingValueCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.noValue]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter { component in
      component.traits.holdsAmount && (component.traits.value ?? "").isEmpty
        && component.component.position == nil
    }.map { component in
      let keys = ["value", "start", "end"].filter(component.component.kind.takes)
        .map { "'\($0)'" }.joined(separator: " and ")
      return DesignFinding(
        .noValue, "the \(component.title) does not announce its value; add \(keys)",
        at: component.common.location)
    }
  }
}

extension DesignFinding.Kind {
  /// An adjustable component has no value.
  public static let noValue = Self(
    "no-value", .warning, means: "An adjustable element does not announce its value.",
    mend: "add 'value'",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: slider, label: Volume}", mended: "{kind: slider, label: Volume, value: 50%}"))
}
