extension SearchField: TriedComponent {
  public func trials(on platform: Platform, _ wording: Wording) -> [Trial] {
    guard !common.isDisabled else { return [] }
    let typing: [Action] =
      (isEditing ? [] : [.gesture(.doubleTap)]) + [.type(Interaction.typedText)]
    let found: [Trial] = [
      Trial(
        "results are announced and do not move focus",
        when: "I type \(Interaction.typedText) and results come up",
        typing + [.app(.results(component: id))])
    ]
    return [
      Trial("what is typed is heard", when: "I type \(Interaction.typedText) in it", typing)
    ] + (results == .none ? [] : found)
  }
}
