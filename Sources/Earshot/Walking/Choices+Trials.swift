extension Dropdown: TriedComponent {
  public func trials(on platform: Platform, _ wording: Wording) -> [Trial] {
    options.trials(
      .option, of: id,
      "choosing another option replaces the value", "choosing a checkbox keeps the list open")
  }
}

extension Menu: TriedComponent {
  public func trials(on platform: Platform, _ wording: Wording) -> [Trial] {
    items.trials(.item, of: id, "choosing an item does what it says", "choosing an item picks it")
  }
}

extension [Choice] {
  /// Choosing the last that can be chosen, and the first of those that tell whether they are picked.
  fileprivate func trials(
    _ role: StopID.Role, of component: String, _ choosing: String, _ picking: String
  ) -> [Trial] {
    func trial(_ title: String, _ choice: Choice?) -> [Trial] {
      guard let choice else { return [] }
      let stop = Focus(component: component, stop: StopID(role, choice.label))
      return [
        Trial(
          title, when: "it is open and I double-tap \"\(choice.label)\"",
          [.gesture(.doubleTap), .touch(stop), .gesture(.doubleTap)])
      ]
    }
    let usable = filter { !$0.isDisabled && $0.opens == nil }
    return trial(choosing, usable.last { $0.role == nil })
      + trial(picking, usable.first { $0.role != nil })
  }
}
