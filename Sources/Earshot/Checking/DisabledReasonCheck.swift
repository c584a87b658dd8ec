struct DisabledReasonCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.disabledWithoutReason]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let hasField = screen.components.contains { $0.traits.isField }
    guard !screen.components.contains(where: { $0.common.error != nil || $0.isLiveMessage })
    else { return [] }
    let unexplained = Set(
      screen.components.filter { isUnexplained($0) && (hasField || submits($0, in: screen)) }
        .map(\.component.id))
    return screen.screen.siblings.flatMap { siblings in
      siblings.indices
        .filter { unexplained.contains(siblings[$0].id) && !isExplained(at: $0, by: siblings) }
        .map { index in
          DesignFinding(
            .disabledWithoutReason,
            found: "nothing explains why the \(siblings[index].title) is disabled",
            at: siblings[index].common.location)
        }
    }
  }

  private func isUnexplained(_ component: CheckedComponent) -> Bool {
    component.common.isDisabled && component.isStatelessButton
      && component.common.stateDescription == nil && (component.common.hint ?? "").isEmpty
  }

  private func submits(_ component: CheckedComponent, in screen: CheckedScreen) -> Bool {
    let name = NameWords(component.common.label)
    return Self.tasks[screen.language(of: component)]?.contains { task in
      name.words.starts(with: NameWords(task).words)
    } == true
  }

  private static let tasks: [String: [String]] = [
    "en": [
      "place order", "buy", "pay", "submit", "confirm", "check out", "checkout", "sign in",
      "sign up", "log in", "register", "subscribe",
    ],
    "de": ["bestellen", "kaufen", "bezahlen", "absenden", "anmelden", "registrieren"],
  ]

  private func isExplained(at index: Int, by siblings: [any Component]) -> Bool {
    [index - 1, index + 1].filter(siblings.indices.contains).contains { neighbour in
      let texts = [siblings[neighbour].common.label] + siblings[neighbour].traits.groupedTexts
      return siblings[neighbour].isStatic
        && texts.contains { NameWords($0).words.count > 2 }
    }
  }
}

extension DesignFinding.Kind {
  /// A button is disabled without a reason.
  public static let disabledWithoutReason = Self(
    "disabled-without-reason", .warning,
    means: "A form's button is disabled, but the screen does not give the reason.",
    mend: "enable it and report the errors; if it must be disabled, add a text with the reason",
    criterion: "3.3.2 Labels or Instructions",
    affects: "screen reader users and people with a cognitive disability",
    examples: .init(
      "{kind: text-field, label: City}", "{kind: button, label: Continue, disabled: true}", at: 2,
      mended: "{kind: text-field, label: City}", "{kind: text, label: Enter a city to continue.}",
      "{kind: button, label: Continue, disabled: true}"))
}
