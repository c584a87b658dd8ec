extension Control {
  var trials: [Trial] {
    guard !common.isDisabled else { return [] }
    if type.form == .field { return [.typing(isEditing: isEditing)] }
    guard isStepper else { return [] }
    return [
      Trial.doubleTap("less", "its value becomes less", at: StopID(.decrease), of: id),
      Trial.doubleTap("more", "its value becomes more", at: StopID(.increase), of: id),
    ]
  }
}

extension Trial {
  static func doubleTap(
    _ key: String, _ title: String, at stop: StopID, of component: String, after: [Action] = [],
    isOpen: Bool = false
  ) -> Trial {
    Trial(
      key, title, when: "\(isOpen ? "it is open and " : "")I double-tap \(Trial.stop)",
      after + [.touch(Focus(component: component, stop: stop)), .gesture(.doubleTap)])
  }
}
