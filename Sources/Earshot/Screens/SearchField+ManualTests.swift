extension SearchField {
  var manualTests: [ManualTest] {
    guard !common.isDisabled else { return [] }
    let typing = ManualTest.typing(isEditing: isEditing)
    guard results != .none else { return [typing] }
    return [
      typing,
      ManualTest(
        "results", "results are announced and do not move focus",
        when: "I type \(Interaction.typedText) and results come up",
        typing.actions + [.app(.results(component: id))]),
    ]
  }
}

extension ManualTest {
  static func typing(isEditing: Bool) -> ManualTest {
    ManualTest(
      "type", "what is typed is heard", when: "I type \(Interaction.typedText) in it",
      (isEditing ? [] : [.gesture(.doubleTap)]) + [.type(Interaction.typedText)])
  }
}
