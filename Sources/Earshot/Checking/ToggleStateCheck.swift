struct ToggleStateCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.toggleWithoutState]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.compactMap { component in
      if let words = component.wordsOfState {
        return alwaysToldState(of: component, besides: words)
      }
      if component.traits.isStateAssumed {
        return DesignFinding(
          .toggleWithoutState, as: .note,
          found: "the design does not say whether the \(component.title) is on",
          at: component.common.location)
      }
      let language = screen.language(of: component)
      guard component.isPlainButton,
        Self.names[language]?.contains(NameWords(component.common.label)) == true
      else { return nil }
      return DesignFinding(
        .toggleWithoutState,
        found: "the \(component.title) seems to be on or off, but it is a button without a state",
        at: component.common.location)
    }
  }

  private func alwaysToldState(
    of component: CheckedComponent, besides words: String
  ) -> DesignFinding? {
    let toolkits = component.common.toolkits
    let devices = (component.currentEntries + component.companionEntries).filter {
      $0.isCurrent && $0.profile.family == .device
        && toolkits.named.contains($0.profile.platform)
    }
    let telling = devices.first { entry in
      entry.announcement.parts.contains { $0.fact.toggleState != nil && $0.text != words }
    }
    guard let telling else { return nil }
    let toolkit = toolkits.toolkit(on: telling.profile.platform)
    return DesignFinding(
      .toggleWithoutState, as: .note,
      found:
        "\(toolkit.title) announces both 'state-description' and whether the \(component.title) is on, but the "
        + "design does not say whether it is on",
      at: component.common.location)
  }

  private static let names = ToggleNames.all.mapValues(\.forms)
}

extension CheckedComponent {
  fileprivate var wordsOfState: String? {
    guard let control = component as? Control, control.isStateOpen else { return nil }
    if traits.isStateOpen, let words = common.stateDescription { return words }
    return control.type.style.asksForState ? control.value : nil
  }

  fileprivate var isPlainButton: Bool {
    isStatelessButton && traits.triggers.isEmpty && (traits.value ?? "").isEmpty
      && common.stateDescription == nil
  }
}

extension DesignFinding.Kind {
  /// A toggle has no state.
  public static let toggleWithoutState = Self(
    "toggle-without-state", .warning, or: .note,
    means:
      "A toggle has no state. If a design does not set the state, Earshot assumes that the toggle is off.",
    mend: "write a toggle-button or switch with 'checked: true' or 'checked: false'",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: icon-button, label: Favourite}",
      mended: "{kind: toggle-button, label: Favourite, checked: true}"),
    .init(
      "{kind: switch, label: Dark mode}", as: .note,
      mended: "{kind: switch, label: Dark mode, checked: false}"))
}
