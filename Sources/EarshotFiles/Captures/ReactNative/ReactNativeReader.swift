internal import Earshot
import EarshotProfiles

extension CaptureFormat {
  /// The output of React Native Testing Library's `toJSON()`.
  public static let reactNative = CaptureFormat(
    "react-native", title: "React Native Testing Library tree",
    toolkit: .reactNative,
    limits: [.collections, .containers, .readingOrder, .taps],
    limitsOnIOS: [.collections, .containers, .readingOrder, .customContent, .expandedState],
    marks: ["accessibilityLabel", "accessibilityRole", "testID"],
    json: JSONForm(
      isTree: true,
      recognizes: { root in
        let first = root.firstItem
        return first["type"]?.string != nil && (first["props"] != nil || first["children"] != nil)
      }, read: ReactNativeReader.read))
}

struct ReactNativeReader {
  private let size: Int
  private let platform: Platform
  private var nodes: [ReactNativeNode] = []
  private var isHidden: [Bool] = []

  init(size: Int, platform: Platform) {
    self.size = size
    self.platform = platform
  }

  var count: Int { nodes.count }

  @Sendable static func read(
    _ source: inout JSONSource, for platform: Platform
  ) throws(InputError) -> CaptureFormat.Reading {
    var reader = ReactNativeReader(size: source.size, platform: platform)
    var indices: [Int] = []
    try source.visitNodes(
      in: source.root.items ?? [source.root], called: "elements", where: { $0.text("type") != nil }
    ) { value, parent, location in
      var node = ReactNativeNode(
        type: value.text("type") ?? "", props: value["props"] ?? value, text: "",
        parent: parent.map { indices[$0] }, place: location)
      if !reader.isSpan(node) { node.text = Self.text(of: value, isText: node.isText) }
      indices.append(reader.add(node))
    }
    return try reader.reading()
  }

  func reading(notes: [Capture.Note] = []) throws(InputError) -> CaptureFormat.Reading {
    let content = try content(BuiltIn.wording(locale: "en", dates: DateFormats()))
    var reading = CaptureFormat.Reading(content, notes: notes)
    reading.translated = { (try? self.content($0)) ?? content }
    return reading
  }

  private func content(_ words: Wording) throws(InputError) -> Capture.Content {
    platform == .talkBack ? .talkBack(try androidScreen(words)) : .voiceOver(screen(words))
  }

  /// Whether a node is a text inside a text; such a node is not a native view (`Text.js`).
  private func isSpan(_ node: ReactNativeNode) -> Bool {
    node.isText && node.parent.map { nodes[$0].isText } == true
  }

  mutating func add(_ node: ReactNativeNode) -> Int {
    if isSpan(node), let text = node.parent {
      if node.isLink { nodes[text].links += 1 }
      return text
    }
    nodes.append(node)
    isHidden.append(node.isHidden(on: platform) || node.parent.map { isHidden[$0] } ?? false)
    return nodes.count - 1
  }

  /// Appends a text; restores the space next to an inner text, because the output lacks this space.
  mutating func append(_ text: String, to index: Int, isBehindTag: Bool) {
    let ends = [nodes[index].text.last, text.first].compactMap(\.self)
    let needsSpace =
      isBehindTag && ends.count == 2 && ends.allSatisfy { $0.isLetter || $0.isNumber }
    nodes[index].text += (needsSpace ? " " : "") + text
  }

  private static func text(of element: JSONValue, isText: Bool) -> String {
    var text = ""
    // Iterators are used, because copies of the children would double the memory.
    var pending = [element.list("children").makeIterator()]
    while !pending.isEmpty {
      guard let child = pending[pending.count - 1].next() else {
        pending.removeLast()
        continue
      }
      if case .string(let piece) = child.content {
        text += piece
      } else if isText, ReactNativeNode.isText(child.text("type") ?? "") {
        pending.append(child.list("children").makeIterator())
      }
    }
    return text
  }

  private func androidScreen(_ words: Wording) throws(InputError) -> CapturedTree {
    var builder = AndroidScreenBuilder(
      root: "root", at: nodes.first?.place ?? SourceLocation(file: "", line: 1, column: 1),
      size: size)
    for node in nodes {
      try builder.add(
        node.talkBackNode(words), named: node.type,
        in: node.parent.map { $0 + 1 } ?? TalkBackTree.root,
        at: node.place)
    }
    return builder.screen
  }

  private func screen(_ words: Wording) -> CapturedScreen {
    var places = NodePlaces()
    var elements: [CapturedElement] = []
    let texts = textsInside
    // For each node, whether it is inside an accessible element, which hides its descendants.
    var isCovered = Array(repeating: false, count: nodes.count)
    for (index, node) in nodes.enumerated() {
      places.append(node.type, parent: node.parent, at: node.place)
      isCovered[index] = node.parent.map { isCovered[$0] || nodes[$0].isAccessible } ?? false
      guard node.isAccessible, !isCovered[index], !isHidden[index] else { continue }
      let element = node.voiceOverElement(texts: texts[index], words)
      if node.isText, element.label == nil { continue }
      var captured = CapturedElement(element, node: index)
      if node.isSpinner { captured.facts.part = "loading" }
      elements.append(captured)
    }
    return CapturedScreen(elements: elements, places: places)
  }

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
