extension Dropdown {
  var manualTests: [ManualTest] {
    choices.manualTests(
      .option, of: id, opening: disclosure.isExpanded ? [] : [.gesture(.doubleTap)],
      "choosing another option replaces the value", "choosing a checkbox keeps the list open")
  }
}

extension Menu {
  var manualTests: [ManualTest] {
    choices.manualTests(
      .item, of: id, opening: disclosure.isExpanded ? [] : [.gesture(.doubleTap)],
      "choosing an item does what it says", "choosing an item picks it")
  }
}

extension [Choice] {
  /// Returns tests for the last choice that can be selected and is not, and for the first choice
  /// with a role, such as a checkbox.
  func manualTests(
    _ role: StopID.Role, of component: String, opening: [Action] = [], _ choosing: String,
    _ picking: String
  ) -> [ManualTest] {
    func test(_ key: String, _ title: String, _ choice: Choice?) -> [ManualTest] {
      guard let choice else { return [] }
      let stop = Focus(component: component, stop: StopID(role, choice.label))
      return [
        ManualTest(
          key, title,
          when: "\(opening.isEmpty ? "" : "it is open and ")I double-tap \(ManualTest.stop)",
          opening + [.touch(stop), .gesture(.doubleTap)])
      ]
    }
    let usable = filter { !$0.isDisabled && $0.opens == nil }
    let single = usable.filter { $0.role == nil }
    return test("choose", choosing, single.last { !$0.isSelected } ?? single.last)
      + test("pick", picking, usable.first { $0.role != nil })
  }
}
