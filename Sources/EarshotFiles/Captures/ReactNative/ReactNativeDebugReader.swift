internal import Earshot

extension CaptureFormat {
  /// The output of React Native Testing Library's `debug()`.
  public static let reactNativeDebug = CaptureFormat(
    "react-native-debug", title: "React Native Testing Library debug()", toolkit: .reactNative,
    limits: reactNative.limits, limitsOnIOS: reactNative.limitsOnIOS,
    marks: ["accessibilityRole=", "accessibilityLabel=", "accessible={"],
    text: TextForm(opensLikeXML: true, recognizes: { ReactNativeDebugReader.isElement($0.text) }) {
      source, platform throws(InputError) in
      var reader = ReactNativeDebugReader(source, platform)
      return try reader.reading()
    })
}

struct ReactNativeDebugReader {
  private struct Open {
    var name: String
    /// The index of the element; for a fragment, the index of the element around it.
    var index: Int?
  }

  private let source: TextSource
  private var tree: ReactNativeReader
  private var scanner: JSXScanner
  private var open: [Open] = []
  private var isBehindTag = false

  private static let roots: Set<Substring> = [
    "View", "Text", "Modal", "RCTScrollView", "RCTSafeAreaView", "ScrollView", "TextInput", "Image",
  ]

  private static let fragment = "<>"

  static func isElement(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("<") else { return false }
    if text == fragment { return true }
    let name = text.dropFirst().prefix { $0.isLetter || $0.isNumber }
    let rest = text.dropFirst(1 + name.count)
    return roots.contains(name) && (rest.isEmpty || rest == ">" || rest == "/>")
  }

  fileprivate init(_ source: TextSource, _ platform: Platform) {
    self.source = source
    tree = ReactNativeReader(size: source.size, platform: platform)
    let first = source.lines.first { Self.isElement($0.text) }
    scanner = JSXScanner(source, fromLine: first?.number ?? 1)
  }

  fileprivate mutating func reading() throws(InputError) -> CaptureFormat.Reading {
    while try readNext() {}
    return try tree.reading(notes: open.isEmpty ? [] : [.endsEarly(at: scanner.place)])
  }

  private mutating func readNext() throws(InputError) -> Bool {
    guard let token = try scanner.next() else { return false }
    defer { if case .text = token { isBehindTag = false } else { isBehindTag = true } }
    switch token {
    case .text(let text):
      if let index = open.last?.index {
        tree.append(text, to: index, isBehindTag: isBehindTag)
      }
    case .close(let name):
      guard open.last?.name == name else {
        throw InputError(
          "expected \(open.last.map { "</\($0.name)>" } ?? "an element"), found </\(name)>",
          at: scanner.place)
      }
      open.removeLast()
      return !open.isEmpty
    case .open(let name, let properties, let isClosed, let place):
      try FileBudget.check(depth: open.count, of: "elements", at: place)
      try FileBudget.nodes.check(tree.count, bytes: source.size, at: place)
      let parent = open.last?.index
      guard !name.isEmpty else {
        open.append(Open(name: name, index: parent))
        return true
      }
      let index = tree.add(
        ReactNativeNode(
          type: name, props: properties, text: "", parent: parent, place: place))
      if isClosed { return !open.isEmpty }
      open.append(Open(name: name, index: index))
    }
    return true
  }
}
