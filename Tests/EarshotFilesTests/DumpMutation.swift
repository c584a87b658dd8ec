import Earshot
import EarshotFiles

enum DumpMutation: String, CaseIterable {
  case labelRemoved, labelChanged, numberChanged, stateFlipped, roleChanged, tapLost, stopDropped
  case stopsSwapped

  static let otherLabel = "Zebra crossing"

  var title: String {
    switch self {
    case .labelRemoved: "label removed"
    case .labelChanged: "label changed"
    case .numberChanged: "number changed"
    case .stateFlipped: "state flipped"
    case .roleChanged: "role changed"
    case .tapLost: "tap lost"
    case .stopDropped: "stop dropped"
    case .stopsSwapped: "stops swapped"
    }
  }

  func applied(to content: Capture.Content, at stop: Int) -> Capture.Content? {
    switch content {
    case .talkBack(var screen):
      var nodes = screen.tree.nodes
      let stops = TalkBackReadingOrder(screen.tree).stops
      if self == .stopDropped {
        nodes.drop(stops[stop], in: screen.tree)
      } else if !apply(to: &nodes, at: stops[stop], in: screen.tree, besides: Set(stops)) {
        return nil
      }
      screen.tree = TalkBackTree(
        nodes: nodes, parents: screen.tree.parents, facts: screen.tree.facts)
      return .talkBack(screen)
    case .voiceOver(var screen):
      if self == .stopDropped {
        screen.elements.drop(stop)
      } else if !apply(to: &screen.elements[stop].element) {
        return nil
      }
      return .voiceOver(screen)
    case .heard, .expected: return nil
    }
  }

  private func apply(
    to nodes: inout [TalkBackNode], at index: Int, in tree: TalkBackTree, besides stops: Set<Int>
  ) -> Bool {
    let before = nodes
    switch self {
    case .labelRemoved:
      for node in Self.spoken(from: index, in: tree, besides: stops) {
        nodes[node].text = nil
        nodes[node].contentDescription = nil
        nodes[node].hintText = nil
      }
    case .labelChanged, .numberChanged:
      let named = Self.spoken(from: index, in: tree, besides: stops).first {
        nodes[$0].contentDescription?.isEmpty == false || nodes[$0].text?.isEmpty == false
      }
      guard let named else { return false }
      if let description = nodes[named].contentDescription, !description.isEmpty {
        nodes[named].contentDescription = otherLabel(than: description)
      } else {
        nodes[named].text = otherLabel(than: nodes[named].text ?? "")
      }
    case .stateFlipped:
      if nodes[index].checkable, nodes[index].stateDescription == nil {
        nodes[index].checked = nodes[index].checked == .on ? .off : .on
      } else if nodes[index].clickable {
        nodes[index].enabled = false
        nodes[index].clickable = false
      } else {
        nodes[index].selected.toggle()
      }
    case .roleChanged:
      guard !nodes[index].heading else { return false }
      let isButton = nodes[index].className?.hasSuffix("Button") == true
      nodes[index].className = isButton ? "android.view.View" : "android.widget.Button"
      nodes[index].roleDescription = nil
    case .tapLost:
      nodes[index].clickable = false
      nodes[index].actions.removeAll { $0.name == .click }
    case .stopDropped, .stopsSwapped: return false
    }
    return nodes != before
  }

  private func otherLabel(than label: String) -> String {
    guard self == .numberChanged else { return Self.otherLabel }
    return String(label.map { $0.wholeNumberValue.map { Character(String(($0 + 1) % 10)) } ?? $0 })
  }

  private static func spoken(
    from index: Int, in tree: TalkBackTree, besides stops: Set<Int>
  ) -> [Int] {
    [index]
      + tree.children[index].filter { !stops.contains($0) }
      .flatMap { spoken(from: $0, in: tree, besides: stops) }
  }

  private func apply(to element: inout VoiceOverElement) -> Bool {
    let before = element
    switch self {
    case .labelRemoved: element.label = nil
    case .labelChanged, .numberChanged:
      guard let label = element.label, !label.isEmpty else { return false }
      element.label = otherLabel(than: label)
    case .stateFlipped:
      if element.traits.contains(.switchButton), let value = element.value {
        element.value = value == "1" ? "0" : "1"
      } else {
        element.traits.formSymmetricDifference(.notEnabled)
      }
    case .roleChanged:
      let roles: Traits = [.button, .link, .image, .header, .switchButton]
      guard !element.traits.isDisjoint(with: [roles, .staticText]) else { return false }
      let isButton = element.traits.contains(.button)
      element.traits = element.traits.subtracting(roles).union(isButton ? [] : .button)
    case .tapLost, .stopDropped, .stopsSwapped: return false
    }
    return element != before
  }
}

extension [TalkBackNode] {
  fileprivate mutating func drop(_ dropped: Int, in tree: TalkBackTree) {
    for index in indices where index == dropped || tree.ancestors(of: index).contains(dropped) {
      self[index].visible = false
    }
    guard let item = self[dropped].collectionItemInfo,
      let list = tree.ancestors(of: dropped).first(where: { self[$0].collectionInfo != nil }),
      let shape = self[list].collectionInfo
    else { return }
    let isRow = shape.rowCount > 1
    if isRow {
      self[list].collectionInfo?.rowCount -= 1
    } else {
      self[list].collectionInfo?.columnCount -= 1
    }
    for index in indices where tree.ancestors(of: index).contains(list) {
      guard let other = self[index].collectionItemInfo else { continue }
      if isRow, other.rowIndex > item.rowIndex { self[index].collectionItemInfo?.rowIndex -= 1 }
      if !isRow, other.columnIndex > item.columnIndex {
        self[index].collectionItemInfo?.columnIndex -= 1
      }
    }
  }
}

extension [CapturedElement] {
  fileprivate mutating func drop(_ dropped: Int) {
    let place = remove(at: dropped).element.context
    for index in indices {
      switch (place, self[index].element.context) {
      case (.tabBarItem(let gone, let count)?, .tabBarItem(let own, count)?):
        self[index].element.context = .tabBarItem(
          index: own > gone ? own - 1 : own, count: count - 1)
      case (.series(let gone, let count)?, .series(let own, count)?):
        self[index].element.context = .series(index: own > gone ? own - 1 : own, count: count - 1)
      default: break
      }
    }
  }
}
