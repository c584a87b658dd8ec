import Earshot

// What testers judge by eye and ear, and what of a component focus can come to.
extension ComponentCriteria {
  /// What no program can tell: whether the name is clear, what is heard of the role, and that a label
  /// is not heard twice.
  var judgements: [Criterion] {
    guard
      let entry = Preview(reader: reader, wording: wording)
        .entry(of: component, stop: nil), component.isFocusable
    else { return [] }
    return [nameIsClear, role(in: entry.announcement)] + (isLabelled ? [label] : []) + icons
  }

  private var nameIsClear: Criterion {
    let label = component.common.label
    let look: String
    switch component.common.visibleLabel {
    case .same where component.iconMeaning == nil: look = "it is the label that can be seen"
    case .text(let text): look = "it is the label \"\(text)\" that can be seen, or has it in it"
    case .same, .none: look = "it says what the picture means that is seen in its place"
    }
    return criterion(
      .output, "its name is clear", when: "I hear its name",
      then: ["\"\(label)\" says what it is for", look])
  }

  /// Either the role or the hint tells that it can be acted on.
  private func role(in announcement: Announcement) -> Criterion {
    let told = announcement.parts.filter {
      $0.kind == .role || $0.kind == .hint || $0.kind == .actions
    }
    let words = told.map { "\"\($0.text)\"" }.joined(separator: " and ")
    let isUsable = !component.common.isDisabled
    return criterion(
      .output, "its role is told", when: "focus comes to it",
      then: [
        !told.isEmpty
          ? "\(words) says what it is, or what can be done with it"
          : isUsable
            ? "nothing says what it is: test it with hints on" : "it is not said to be usable"
      ])
  }

  /// Whether a label that can be seen stands beside it.
  private var isLabelled: Bool {
    (component.isField || component.isSearch) && component.common.visibleLabel != .none
      && !component.common.label.isEmpty
  }

  private var label: Criterion {
    criterion(
      .output, "its label is read with it", when: "I swipe to it and on",
      then: [
        "one swipe reaches its label and itself",
        "no other stop says \"\(component.common.label)\" once more",
      ])
  }

  private var icons: [Criterion] {
    let opens = component.choices.isEmpty == false || component.imageText != nil
    guard opens || component.isSearch || component.isField else { return [] }
    return [
      criterion(
        .output, "its icons are silent", when: "I swipe past it",
        then: ["no arrow or icon in it is a stop of its own, or adds words to it"])
    ]
  }

  /// The component that focus comes to when the screen comes up.
  func beginning(of walk: Walk) -> [Criterion] {
    guard walk.open.isEmpty, let focus = walk.focus, focus.component == component.id else {
      return []
    }
    let stop = focus.stop?.description ?? focus.component
    return [
      criterion(
        .gestures, "the screen begins with it", when: "the screen comes up",
        then: ["focus is on \(stop), from where the rest of the screen can be understood"])
    ]
  }

  /// The stops of the component in its state that focus cannot come to: what is open may confine it.
  func unreachableStops(of component: any Component) -> Set<StopID> {
    guard let opening = component.opening(on: platform, wording), opening.confines else {
      return []
    }
    return opening.outside
  }
}

extension Component {
  /// The component before it has opened, where the design shows it open and users can close it.
  func beforeOpening(on platform: Platform, _ wording: Wording) -> any Component {
    guard presence == .always, opening(on: platform, wording) != nil, let first = states.first
    else { return self }
    return inState(first)
  }
}
