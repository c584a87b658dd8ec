extension SearchField {
  var trials: [Trial] {
    guard !common.isDisabled else { return [] }
    let typing = Trial.typing(isEditing: isEditing)
    guard results != .none else { return [typing] }
    return [
      typing,
      Trial(
        "results", "results are announced and do not move focus",
        when: "I type \(Interaction.typedText) and results come up",
        typing.actions + [.app(.results(component: id))]),
    ]
  }
}

extension Trial {
  static func typing(isEditing: Bool) -> Trial {
    Trial(
      "type", "what is typed is heard", when: "I type \(Interaction.typedText) in it",
      (isEditing ? [] : [.gesture(.doubleTap)]) + [.type(Interaction.typedText)])
  }
}
