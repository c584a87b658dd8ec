extension Dropdown {
  var trials: [Trial] {
    choices.trials(
      .option, of: id, opening: disclosure.isExpanded ? [] : [.gesture(.doubleTap)],
      "choosing another option replaces the value", "choosing a checkbox keeps the list open")
  }
}

extension Menu {
  var trials: [Trial] {
    choices.trials(
      .item, of: id, opening: disclosure.isExpanded ? [] : [.gesture(.doubleTap)],
      "choosing an item does what it says", "choosing an item picks it")
  }
}

extension [Choice] {
  /// Returns trials for the last choice that can be selected and is not, and for the first choice
  /// with a role, such as a checkbox.
  func trials(
    _ role: StopID.Role, of component: String, opening: [Action] = [], _ choosing: String,
    _ picking: String
  ) -> [Trial] {
    func trial(_ key: String, _ title: String, _ choice: Choice?) -> [Trial] {
      guard let choice else { return [] }
      let stop = Focus(component: component, stop: StopID(role, choice.label))
      return [
        Trial(
          key, title, when: "\(opening.isEmpty ? "" : "it is open and ")I double-tap \(Trial.stop)",
          opening + [.touch(stop), .gesture(.doubleTap)])
      ]
    }
    let usable = filter { !$0.isDisabled && $0.opens == nil }
    let single = usable.filter { $0.role == nil }
    return trial("choose", choosing, single.last { !$0.isSelected } ?? single.last)
      + trial("pick", picking, usable.first { $0.role != nil })
  }
}
