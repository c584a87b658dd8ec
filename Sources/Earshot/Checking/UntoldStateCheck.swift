/// Checks that people learn what is open, checked or selected.
struct UntoldStateCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.untoldState]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      if let teller = component.component.stateTeller {
        return teller == .none ? disclosure(of: component, screen.words) : []
      }
      return screen.readers.flatMap { statesAlike(component.component, to: $0) }
    }
  }

  /// What the design says of opening and closing is the same for all readers.
  private func disclosure(of component: CheckedComponent, _ words: ReaderWords) -> [DesignFinding] {
    let name = NameWords(component.common.label)
    guard !words.stateWords.contains(where: { name.place(of: $0) != nil }) else { return [] }
    return [
      DesignFinding(
        .untoldState,
        "nothing tells whether the \(component.title) is open: if opens or closes is not in the "
          + "name, expanded or collapsed must be announced; write 'state: platform' or "
          + "'state: name'", at: component.common.location)
    ]
  }

  private func statesAlike<Kind: Component>(
    _ component: Kind, to reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    func text(in state: Kind.State) -> String? {
      guard component.states.contains(state) else { return nil }
      let stops = reader.preview.stops(of: component.inState(state), in: state.rawValue)
      return stops.first?.announcement.text
    }
    return Kind.opposites.compactMap { first, second in
      guard let one = text(in: first), let other = text(in: second), one == other else {
        return nil
      }
      return reader.finding(
        .untoldState, of: component,
        found: "'\(first.rawValue)' and '\(second.rawValue)' are both said as '\(one)'")
    }
  }
}

extension DesignFinding.Kind {
  /// Two states sound alike: nothing tells whether something is open, checked or selected.
  public static let untoldState = Self(
    "untold-state", .error,
    means: "Nothing tells whether what opens is open, or what can be selected is selected.",
    mend: "let the platform tell the state, or put it into the name",
    examples: .init(
      "{kind: dropdown, label: Seat, state: none, options: [Aisle, Window]}",
      mended: "{kind: dropdown, label: Seat, state: name, options: [Aisle, Window]}"))
}
