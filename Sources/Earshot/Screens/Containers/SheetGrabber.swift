package struct SheetGrabber: Sendable, Hashable {
  package enum Size: String, Sendable, Hashable, CaseIterable {
    case collapsed, half, expanded

    var state: ComponentState {
      switch self {
      case .collapsed: .collapsed
      case .half: .half
      case .expanded: .expanded
      }
    }
  }

  /// The app's name for the grabber; nil for the guidelines' name.
  package var name: String?
  package var sizes = Size.allCases
  package var size = Size.half

  package init() {}

  mutating func resize() {
    let next = sizes.firstIndex(of: size).map { sizes.index(after: $0) } ?? 0
    size = sizes.indices.contains(next) ? sizes[next] : sizes.first ?? size
  }

  func element(_ wording: Wording) -> ExposedElement {
    var element = ExposedElement(
      .grabber, label: name ?? wording.word("label.card-controller"),
      value: wording.word("value.sheet-\(size.rawValue)"), traits: .button,
      part: "sheet.grabber")
    element.hint = wording.word("hint.sheet-size")
    return element
  }

  func node(_ wording: Wording) -> ExposedNode {
    var node = ExposedNode.button(
      .grabber, part: "sheet.grabber", label: name ?? wording.word("label.sheet-grabber"))
    if size != sizes.last {
      node.actions.append(.init(.expand))
    } else if sizes.count > 1 {
      node.actions.append(.init(.collapse))
    }
    node.actions.append(.init(.dismiss))
    return node
  }
}
