internal import Earshot

/// An element such as `Button, 0x13390a3b0, {{164.7, 448.7}, {60.7, 20.3}}, identifier: 'a', label:
/// 'b', value: c, Selected`.
///
/// The texts are not escaped, so each text ends before the next known key.
struct DebugDescriptionLine {
  private(set) var node: XCUINode

  private static let keys = ["identifier", "title", "label", "value", "placeholderValue"]
  private static let flags = [", Selected", ", Disabled", ", Keyboard Focused", ", Focused"]

  static func isElement(_ line: Substring) -> Bool {
    guard line.range(ofFirst: " 0x") != nil else { return false }
    let line = line.drop { $0 == "→" || $0 == " " }
    let type = line.prefix { $0.isLetter }
    guard let first = type.first, first.isUppercase, type.utf8.count < 40 else { return false }
    var rest = line[type.endIndex...]
    if rest.hasPrefix(" (Main)") { rest = rest.dropFirst(" (Main)".count) }
    return rest.hasPrefix(", 0x") || rest.hasPrefix(" 0x")
  }

  init?(_ line: Substring) {
    guard Self.isElement(line), let pointer = line.range(ofFirst: "0x") else { return nil }
    node = XCUINode(type: String(line.prefix { $0.isLetter }))
    var rest = line[pointer.upperBound...].drop { $0.isHexDigit }
    if let traits = rest.range(ofFirst: "traits: "), rest.prefix(12).range(ofFirst: "traits") != nil
    {
      let digits = rest[traits.upperBound...].prefix { $0.isNumber }
      node.traits = UInt64(digits).map { Traits(rawValue: $0) }
    }
    if let open = rest.range(ofFirst: "{{"),
      let close = rest[open.upperBound...].range(ofFirst: "}}")
    {
      let numbers = rest[open.upperBound..<close.lowerBound].split { "{}, ".contains($0) }
      node.frame = VoiceOverScreen.Frame(numbers.compactMap { Double($0) })
      rest = rest[close.upperBound...]
    } else if let firstKey = Self.nextKey(in: rest) {
      rest = rest[firstKey...]
    }
    readFlags(&rest)
    readKeys(rest)
  }

  enum OpenText {
    case none
    case quotation
    /// A value without quotation marks; an empty line ends it.
    case value
  }

  static func openText(of line: String, after open: OpenText = .none) -> OpenText {
    var rest = Substring(line)
    while let flag = flags.first(where: { rest.hasSuffix($0) }) { rest = rest.dropLast(flag.count) }
    let starts = keys.compactMap { key in
      rest.range(ofLast: ", \(key): ").map { (key: key, start: $0.upperBound) }
    }
    if let last = starts.max(by: { $0.start < $1.start }) {
      let text = rest[last.start...]
      guard text.hasPrefix("'") else { return last.key == "value" ? .value : .none }
      return text.count > 1 && text.hasSuffix("'") ? .none : .quotation
    }
    switch open {
    case .none: return .none
    case .quotation: return rest.hasSuffix("'") ? .none : .quotation
    case .value: return line.isEmpty ? .none : .value
    }
  }

  private mutating func readFlags(_ rest: inout Substring) {
    while let flag = Self.flags.first(where: { rest.hasSuffix($0) }) {
      rest = rest.dropLast(flag.count)
      switch flag {
      case ", Selected": node.isSelected = true
      case ", Disabled": node.isEnabled = false
      default: node.hasFocus = true
      }
    }
  }

  private mutating func readKeys(_ text: Substring) {
    var rest = text
    var title: String?
    while let key = Self.keys.first(where: { rest.hasPrefix(", \($0): ") }) {
      rest = rest.dropFirst(", \(key): ".count)
      let end = Self.nextKey(in: rest) ?? rest.endIndex
      let value = rest[..<end].unquoted("'", "'")
      rest = rest[end...]
      switch key {
      case "identifier": node.identifier = value
      case "title": title = value
      case "label": node.label = value
      case "value": node.value = value
      default: node.placeholder = value
      }
    }
    node.label = node.label ?? title
  }

  private static func nextKey(in rest: Substring) -> Substring.Index? {
    keys.compactMap { key in
      let quote = key == "value" ? "" : "'"
      return rest.range(ofFirst: ", \(key): \(quote)")?.lowerBound
    }.min()
  }
}
