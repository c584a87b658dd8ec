extension Control {
  var manualTests: [ManualTest] {
    guard !common.isDisabled else { return [] }
    if type.form == .field { return [.typing(isEditing: isEditing)] }
    guard isStepper else { return [] }
    return [
      ManualTest.doubleTap("less", "its value becomes less", at: StopID(.decrease), of: id),
      ManualTest.doubleTap("more", "its value becomes more", at: StopID(.increase), of: id),
    ]
  }
}

extension ManualTest {
  static func doubleTap(
    _ key: String, _ title: String, at stop: StopID, of component: String, after: [Action] = [],
    isOpen: Bool = false
  ) -> ManualTest {
    ManualTest(
      key, title, when: "\(isOpen ? "it is open and " : "")I double-tap \(ManualTest.stop)",
      after + [.touch(Focus(component: component, stop: stop)), .gesture(.doubleTap)])
  }
}
