/// Checks that people learn what is open, and can close it.
struct DisclosureCheck: CheckFamily {
  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      [untoldState(of: component, screen.words), closings(of: component)].compactMap(\.self)
    }
  }

  private func untoldState(
    of component: CheckedComponent, _ words: ReaderWords
  ) -> DesignFinding? {
    guard component.component.stateTeller == Disclosure.Teller.none else { return nil }
    let name = NameWords(component.common.label)
    guard !words.stateWords.contains(where: { name.place(of: $0) != nil }) else { return nil }
    return DesignFinding(
      .error, .untoldState,
      "nothing tells whether the \(component.title) is open: if opens or closes is not in the "
        + "name, expanded or collapsed must be announced; write 'state: platform' or 'state: name'",
      at: component.common.location)
  }

  private func closings(of component: CheckedComponent) -> DesignFinding? {
    let opening = component.component
    guard opening.stateTeller != nil, opening.closings == [.outside] else { return nil }
    return DesignFinding(
      .error, .closesOutsideOnly,
      "the \(component.title) closes only by a tap beside it, which no reader's user can make; "
        + "add a way such as escape, dismiss or close-button to 'closes'",
      at: opening.closingsLocation ?? component.common.location)
  }
}
