/// A stepper as platforms expose it: a button that makes the value less, the value, a button that makes
/// it more.
///
/// Of a button the guidelines say label, value and what it does; devices say its name alone.
extension Control {
  /// A button of a stepper: what it is called and where its stop is.
  private struct Step {
    var role: StopID.Role
    /// The app's own name.
    var name: String?
    /// The name that the platform's own stepper gives it, as a key of the wording.
    var key: String

    /// Returns what is said: the app's name, or else the platform's behind the label of the stepper.
    func said(_ label: String, _ wording: Wording) -> String {
      name
        ?? (label.isEmpty
          ? wording.word(key) : wording.filled("name.state", label, wording.word(key)))
    }

    /// Returns what the guidelines say of it: label, value and what the button does.
    func facts(_ label: String, _ value: String?, _ wording: Wording) -> [StopFact] {
      [
        .ofComponent(.name, label.isEmpty ? wording.word(key) : label),
        .ofComponent(.value, value ?? ""),
        .ofComponent(.content, label.isEmpty ? "" : name ?? wording.word(key)),
      ].filter { $0.ownText != "" }
    }
  }

  func stepperElements(_ wording: Wording) -> [ExposedElement] {
    let label = common.exposedName(wording)
    func button(_ step: Step) -> ExposedElement {
      var element = ExposedElement(
        step.role, label: step.said(label, wording), traits: .button, part: "stepper.button")
      if common.isDisabled { element.traits.insert(.notEnabled) }
      element.facts.added = step.facts(label, value, wording)
      return element
    }
    var shown = ExposedElement(
      .value, label: value ?? label, traits: [.staticText, .updatesFrequently],
      part: "stepper.value")
    if common.isDisabled { shown.traits.insert(.notEnabled) }
    return [
      button(Step(role: .decrease, name: decreaseName, key: "label.decrement")), shown,
      button(Step(role: .increase, name: increaseName, key: "label.increment")),
    ]
  }

  func stepperNodes(_ wording: Wording) -> [ExposedNode] {
    let label = common.exposedName(wording)
    func button(_ step: Step) -> ExposedNode {
      var node = ExposedNode.button(
        step.role, part: "stepper.button", label: step.said(label, wording))
      node.enabled = !common.isDisabled
      node.facts.added = step.facts(label, value, wording)
      return node
    }
    var shown = ExposedNode.text(value ?? label, .value, part: "stepper.value")
    shown.liveRegion = .polite
    return [
      button(Step(role: .decrease, name: decreaseName, key: "label.decrease")), shown,
      button(Step(role: .increase, name: increaseName, key: "label.increase")),
    ]
  }
}
