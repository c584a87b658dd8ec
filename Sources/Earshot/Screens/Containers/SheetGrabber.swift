/// What a sheet is made larger and smaller by.
public struct SheetGrabber: Sendable, Hashable {
  /// How much of the screen the sheet takes.
  package enum Size: String, Sendable, Hashable, CaseIterable {
    case collapsed, half, expanded

    var state: Container.State {
      switch self {
      case .collapsed: .collapsed
      case .half: .half
      case .expanded: .expanded
      }
    }
  }

  /// What the app calls it; nil for the name that each platform's guideline gives it.
  public var name: String?
  /// The sizes that the sheet can have, the smallest first.
  package var sizes = Size.allCases
  /// The size that it has.
  package var size = Size.half

  /// Creates the grabber of a sheet that stands half open.
  public init() {}

  /// Makes the sheet larger, and the largest one small.
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

  /// A sheet that can become larger can be expanded, and the largest one collapsed; one that has no
  /// other size tells neither.
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
