internal import Earshot

/// Reads `toJSON()` of React Native Testing Library: host elements as `{type, props, children}`, for
/// either platform.
struct ReactNativeReader {
  private let size: Int
  private let platform: Platform
  private var nodes: [ReactNativeNode] = []
  private var isHidden: [Bool] = []

  private init(size: Int, platform: Platform) {
    self.size = size
    self.platform = platform
  }

  /// Returns what a file tells.
  static func capture(
    of source: inout JSONSource, platform: Platform
  ) throws(InputError) -> Capture {
    var reader = ReactNativeReader(size: source.size, platform: platform)
    try reader.flatten(source.root.items ?? [source.root], from: &source)
    var limits: [Limit] = [.collections, .containers, .readingOrder]
    if platform == .voiceOver { limits += [.customContent, .expandedState] }
    return Capture(format: .reactNative, content: try reader.content, limits: limits)
  }

  private mutating func flatten(
    _ roots: [JSONValue], from source: inout JSONSource
  ) throws(InputError) {
    var pending = roots.reversed().map { (value: $0, parent: Int?.none, depth: 0) }
    while let next = pending.popLast() {
      guard let type = next.value.text("type") else { continue }
      let location = source.location(of: next.value)
      guard next.depth < XMLReader.maximumDepth else {
        throw InputError(
          "elements stand more than \(XMLReader.maximumDepth) deep inside each other", at: location)
      }
      let children = next.value.list("children")
      try FileBudget.nodesInJSON.check(
        nodes.count + pending.count + children.count { $0.members != nil }, bytes: size,
        at: location)
      let index = nodes.count
      let node = ReactNativeNode(
        type: type, props: next.value["props"] ?? next.value, text: Self.text(of: children),
        parent: next.parent, place: location)
      nodes.append(node)
      isHidden.append(node.isHidden(on: platform) || next.parent.map { isHidden[$0] } ?? false)
      for child in children.reversed() where child.members != nil {
        pending.append((child, index, next.depth + 1))
      }
    }
  }

  private static func text(of children: [JSONValue]) -> String {
    var text = ""
    for case .string(let piece) in children.lazy.map(\.content) { text += piece }
    return text
  }

  private var content: Capture.Content {
    get throws(InputError) {
      switch platform {
      case .talkBack: .talkBack(try androidScreen())
      case .voiceOver: .voiceOver(screen())
      }
    }
  }

  private func androidScreen() throws(InputError) -> CapturedTree {
    var builder = AndroidScreenBuilder(
      root: "root", at: nodes.first?.place ?? SourceLocation(file: "", line: 1, column: 1),
      bytes: size)
    for node in nodes {
      _ = try builder.add(
        node.talkBackNode, named: node.type, in: node.parent.map { $0 + 1 } ?? TalkBackTree.root,
        at: node.place)
    }
    return builder.screen
  }

  private func screen() -> CapturedScreen {
    var places = NodePlaces()
    var elements: [CapturedElement] = []
    let texts = textsInside
    // What stands inside an accessible element is part of it.
    var isCovered = Array(repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      _ = places.append(node.type, parent: node.parent, at: node.place)
      isCovered[index] = node.parent.map { isCovered[$0] || nodes[$0].isAccessible } ?? false
      guard node.isAccessible, !isCovered[index], !isHidden[index] else { continue }
      let element = node.voiceOverElement(texts: texts[index])
      // An empty text view is not exposed.
      if node.isText, element.label == nil { continue }
      elements.append(CapturedElement(element, node: index))
    }
    places.finish()
    return CapturedScreen(elements: elements, places: places)
  }

  /// For each accessible element the labels and texts of what is inside it, in document order.
  private var textsInside: [[String]] {
    var texts = nodes.map { _ in [String]() }
    var owners: [Int?] = []
    for (index, node) in nodes.enumerated() {
      let around = node.parent.flatMap { owners[$0] }
      let owner = around ?? (node.isAccessible ? index : nil)
      owners.append(owner)
      guard let owner, !isHidden[index] else { continue }
      if let label = node.label, owner != index {
        texts[owner].append(label)
      } else if !node.text.isEmpty {
        texts[owner].append(node.text)
      }
    }
    return texts
  }
}
