internal import Earshot
import Yams

/// Converts YAML to values, and replaces each alias with its anchor's value.
///
/// The YAML library would expand nested aliases without limit, so another character replaces each
/// asterisk before parsing. An alias's values are counted before they are inserted.
struct YAMLComposer {
  /// The maximum number of values after aliases are expanded; real designs have far fewer.
  private static let maximumCount = 200_000
  static let maximumDepth = 64
  private static let maximumSize = InputFile.writtenByPeople

  private struct Anchored {
    var value: SourceValue
    var count: Int
    var height: Int
    /// The size of the keys and texts, in bytes.
    var size: Int
  }

  private let file: String
  private let text: String
  private let asterisk: Unicode.Scalar
  private var anchors: [String: Anchored] = [:]
  private var count = 0
  private var insertedSize = 0
  private var doubts: YAMLDoubts

  var notes: [DesignNote] { doubts.notes }

  init(_ text: String, file: String) throws(InputError) {
    self.file = file
    doubts = YAMLDoubts(text)
    guard text.utf8.contains(UInt8(ascii: "*")) else {
      (self.text, asterisk) = (text, "*")
      return
    }
    let taken = Set(text.unicodeScalars.lazy.filter { (0xE000...0xF8FF).contains($0.value) })
    let free = (0xE000...0xF8FF).lazy.compactMap(Unicode.Scalar.init).first { !taken.contains($0) }
    guard let free else {
      throw InputError(
        "the file uses all private-use characters of Unicode; remove some",
        at: SourceLocation(file: file, line: 1, column: 1))
    }
    asterisk = free
    self.text = Self.replacing("*", by: free, in: text)
  }

  mutating func value() throws(InputError) -> SourceValue? {
    do {
      // The resolver `.basic` avoids slow regular expressions. The encoding `.utf8` does not depend
      // on the environment.
      let parser = try Parser(
        yaml: text, resolver: .basic, constructor: Constructor([:], [:], [:]), encoding: .utf8)
      // Nodes read the names of anchors from the parser, so the parser must stay alive.
      let root = try withExtendedLifetime(parser) {
        try parser.singleRoot().map { try value(of: $0, depth: 0).value }
      }
      try doubts.finish()
      return root
    } catch let error as InputError { throw error } catch {
      var mistake = syntaxError(error)
      mistake.message = written(mistake.message)
      throw mistake
    }
  }

  private static func replacing(
    _ scalar: Unicode.Scalar, by other: Unicode.Scalar, in text: String
  ) -> String {
    var result = String.UnicodeScalarView()
    for one in text.unicodeScalars { result.append(one == scalar ? other : one) }
    return String(result)
  }

  private func written(_ text: String) -> String {
    guard asterisk != "*", text.unicodeScalars.contains(asterisk) else { return text }
    return Self.replacing(asterisk, by: "*", in: text)
  }

  private mutating func value(
    of node: Node, key: String? = nil, depth: Int
  ) throws(InputError) -> Anchored {
    let place = location(node.mark)
    if case .scalar(let scalar) = node, let name = try alias(scalar, at: place) {
      doubts.use(name)
      guard let anchored = anchors[name] else {
        throw Self.unknownAnchor(name, at: place)
      }
      try take(anchored.count, depth: depth + anchored.height, at: place)
      try insert(anchored.size, at: place)
      return anchored
    }
    try take(1, depth: depth, at: place)
    var result = Anchored(value: SourceValue(.null, at: place), count: 1, height: 0, size: 0)
    switch node {
    case .scalar(let scalar):
      result.size = scalar.string.utf8.count
      doubts.check(scalar, of: key, at: place)
      let isNull = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      if !isNull { result.value.content = .scalar(written(scalar.string)) }
    case .sequence(let sequence):
      var items: [SourceValue] = []
      for item in sequence { items.append(try value(of: item, in: &result, depth: depth)) }
      result.value.content = .list(items)
    case .mapping(let mapping):
      var entries: [SourceValue.Entry] = []
      var merged: [SourceValue] = []
      for (key, held) in mapping {
        let isMerge = key.scalar.map { $0.style == .plain && $0.string == "<<" } ?? false
        let name = try text(ofKey: key)
        result.size += name.utf8.count
        let value = try value(of: held, key: name, in: &result, depth: depth)
        if isMerge {
          merged.append(value)
        } else {
          entries.append(
            SourceValue.Entry(key: name, location: location(key.mark), value: value))
        }
      }
      for value in merged { entries = try Self.merging(value, into: entries) }
      result.value.content = .map(entries)
    case .alias(let alias):
      throw Self.unknownAnchor(alias.anchor.rawValue, at: place)
    }
    if let anchor = node.anchor { anchors[anchor.rawValue] = result }
    return result
  }

  private static func unknownAnchor(_ name: String, at place: SourceLocation) -> InputError {
    let name = NearestName.shortened(name)
    return InputError(
      "the anchor '\(name)' is not defined above; define '&\(name)' there, or put a text in quotes: "
        + "\"*\(name)\"", at: place)
  }

  private static func merging(
    _ value: SourceValue, into entries: [SourceValue.Entry]
  ) throws(InputError) -> [SourceValue.Entry] {
    var maps = [value]
    if case .list(let items) = value.content { maps = items }
    var known = Set(entries.map(\.key))
    var result = entries
    for map in maps {
      let more = try map.entries("a map to merge", suchAs: "'<<: *defaults'")
      result += more.filter { known.insert($0.key).inserted }
    }
    return result
  }

  private mutating func value(
    of node: Node, key: String? = nil, in outer: inout Anchored, depth: Int
  ) throws(InputError) -> SourceValue {
    let inner = try value(of: node, key: key, depth: depth + 1)
    outer.count += inner.count
    outer.size += inner.size
    outer.height = max(outer.height, inner.height + 1)
    return inner.value
  }

  private mutating func text(ofKey key: Node) throws(InputError) -> String {
    let place = location(key.mark)
    guard case .scalar(let scalar) = key else {
      throw InputError("a key must be text", at: place)
    }
    doubts.check(key: scalar, at: place)
    guard let name = try alias(scalar, at: place) else {
      if let anchor = key.anchor {
        let value = SourceValue(.scalar(written(scalar.string)), at: place)
        anchors[anchor.rawValue] = Anchored(
          value: value, count: 1, height: 0, size: scalar.string.utf8.count)
      }
      return written(scalar.string)
    }
    doubts.use(name)
    guard let anchored = anchors[name] else {
      throw Self.unknownAnchor(name, at: place)
    }
    guard case .scalar(let text) = anchored.value.content else {
      throw InputError("a key must be text", at: place)
    }
    doubts.check(key: scalar, at: place)
    try insert(anchored.size, at: place)
    return text
  }

  private func alias(_ scalar: Node.Scalar, at place: SourceLocation) throws(InputError) -> String?
  {
    guard asterisk != "*", scalar.style == .plain, scalar.string.unicodeScalars.first == asterisk
    else { return nil }
    let name = written(scalar.string).dropFirst()
    let isName = name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        true
      default: false
      }
    }
    guard !name.isEmpty, isName else {
      throw InputError(YAMLMistake.reserved("*"), at: place)
    }
    return String(name)
  }

  private mutating func take(
    _ more: Int, depth: Int, at place: SourceLocation
  ) throws(InputError) {
    count += more
    guard count <= Self.maximumCount else {
      throw InputError(
        "the file contains more than \(Self.maximumCount) values after its anchors are expanded; split the file",
        at: place)
    }
    guard depth <= Self.maximumDepth else { throw Self.tooDeep(place) }
  }

  private mutating func insert(_ size: Int, at place: SourceLocation) throws(InputError) {
    insertedSize += size
    guard insertedSize <= Self.maximumSize else {
      throw InputError(
        "the anchors of the file insert more than \(Self.maximumSize >> 20) MB of text; insert fewer "
          + "or shorter texts", at: place)
    }
  }

  static let nesting =
    "values are nested more than \(maximumDepth) levels deep; reduce the nesting"

  static func tooDeep(_ place: SourceLocation) -> InputError { InputError(nesting, at: place) }

  private func location(_ mark: Mark?) -> SourceLocation {
    SourceLocation(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }
}

extension YAMLComposer {
  private func syntaxError(_ error: any Error) -> InputError {
    switch error {
    case YamlError.scanner(let context, let problem, let mark, let text),
      YamlError.parser(let context, let problem, let mark, let text),
      YamlError.composer(let context, let problem, let mark, let text):
      let mistake = YAMLMistake(
        problem: problem, place: .init(line: mark.line, column: mark.column),
        opening: context.map { .init(line: $0.mark.line, column: $0.mark.column) },
        lines: text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline))
      let (message, place) = mistake.explanation
      return InputError(
        message, at: SourceLocation(file: file, line: place.line, column: place.column))
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      return InputError(
        "the key '\(duplicates.first ?? "")' is repeated in one map; keep one",
        at: location(context.mark))
    case YamlError.reader(_, let offset, let value, let text):
      return InputError(
        "expected text, found the control character \(Self.code(of: value)); remove it",
        at: place(of: offset ?? 0, in: text))
    default:
      return InputError("expected 'key: value' or '- item', found other text", at: location(nil))
    }
  }

  private static func code(of value: Int32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  private func place(of offset: Int, in text: String) -> SourceLocation {
    var (line, column) = (1, 1)
    for character in text.prefix(offset) {
      (line, column) = character.isNewline ? (line + 1, 1) : (line, column + 1)
    }
    return SourceLocation(file: file, line: line, column: column)
  }
}
