public import Earshot
import Yams

/// Reads the values of a design or profile file, with their places, from YAML or JSON.
public struct SourceReader: Sendable {
  /// How many values a file may hold once its anchors have been put in; more than any design has,
  /// few enough that anchors of anchors cannot fill the memory.
  static let maximumCount = 200_000
  /// How deep values may stand inside each other.
  static let maximumDepth = 64

  private let file: String

  /// Creates a reader whose errors name `file`.
  public init(file: String) { self.file = file }

  /// Returns the value of a whole file; throws where it stops being YAML or JSON, and why.
  public func value(of bytes: [UInt8]) throws(InputError) -> SourceValue {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(notText(bytes), at: start)
    }
    guard !text.unicodeScalars.contains("\0") else {
      throw InputError("the file is binary; a design is YAML or JSON text", at: start)
    }
    guard !isXML(text) else {
      throw InputError(
        "the file is XML; a design is YAML or JSON text, and UI dumps are read by 'earshot import', "
          + "'announce' and 'diff'", at: start)
    }
    if let json = try jsonValue(of: bytes, text) { return json }
    try checkDepth(of: text)
    let document: Node?
    // No resolver: the caller decides the types, and the default one compiles regular expressions.
    do { document = try compose(yaml: text, .basic) } catch { throw syntaxError(error) }
    guard let document else {
      throw InputError("the file is empty; a design begins with 'screen: …'", at: start)
    }
    var count = 0
    return try value(of: document, depth: 0, count: &count)
  }

  private var start: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  /// As YAML a dump would be one long text, and the error would quote it; `<<` is a key of YAML.
  private func isXML(_ text: String) -> Bool {
    let start = text.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.prefix(2)
    guard start.first == "<", let next = start.dropFirst().first else { return false }
    return next.isLetter || next == "?" || next == "!"
  }

  private func notText(_ bytes: [UInt8]) -> String {
    bytes.contains(0)
      ? "the file is binary; a design is YAML or JSON text"
      : "the file is not UTF-8; save it as UTF-8"
  }

  private func value(
    of node: Node, depth: Int, count: inout Int
  ) throws(InputError) -> SourceValue {
    let place = location(node.mark)
    count += 1
    guard count <= Self.maximumCount else {
      throw InputError(
        "the file holds more than \(Self.maximumCount) values once its anchors are put in; "
          + "write them out or split the file", at: place)
    }
    guard depth <= Self.maximumDepth else { throw tooDeep(place) }
    switch node {
    case .scalar(let scalar):
      let isNull = scalar.style == .plain && ["", "~", "null"].contains(scalar.string)
      return SourceValue(isNull ? .null : .scalar(scalar.string), at: place)
    case .sequence(let sequence):
      let items = try sequence.map { item throws(InputError) in
        try value(of: item, depth: depth + 1, count: &count)
      }
      return SourceValue(.list(items), at: place)
    case .mapping(let mapping):
      return SourceValue(.map(try entries(of: mapping, depth: depth, count: &count)), at: place)
    case .alias(let alias):
      throw InputError("the anchor '\(alias.anchor)' is not defined above", at: place)
    }
  }

  private func entries(
    of mapping: Node.Mapping, depth: Int, count: inout Int
  ) throws(InputError) -> [SourceValue.Entry] {
    try mapping.map { key, held throws(InputError) in
      let place = location(key.mark)
      guard let name = key.string else { throw InputError("a key must be a text", at: place) }
      return SourceValue.Entry(
        key: name, location: place, value: try value(of: held, depth: depth + 1, count: &count))
    }
  }

  private func location(_ mark: Mark?) -> SourceLocation {
    SourceLocation(file: file, line: mark?.line ?? 1, column: mark?.column ?? 1)
  }

  private func tooDeep(_ place: SourceLocation) -> InputError {
    InputError("values stand more than \(Self.maximumDepth) deep inside each other", at: place)
  }

  private func syntaxError(_ error: any Error) -> InputError {
    switch error {
    case YamlError.scanner(_, let problem, let mark, let text)
    where problem.contains("cannot start any token"):
      InputError(
        "this is not YAML: \(unwritten(at: mark, in: text) ?? problem)", at: location(mark))
    case YamlError.scanner(_, let problem, let mark, _),
      YamlError.parser(_, let problem, let mark, _),
      YamlError.composer(_, let problem, let mark, _):
      InputError("this is not YAML: \(problem)", at: location(mark))
    case YamlError.duplicatedKeysInMapping(let duplicates, let context):
      InputError(
        "the key '\(duplicates.first ?? "")' stands twice in one map",
        at: location(context.mark))
    case YamlError.reader(let problem, _, _, _):
      InputError("this is not YAML: \(problem)", at: start)
    default: InputError("this is not YAML: \(error)", at: start)
    }
  }

  /// Returns what to do about a character that YAML keeps for itself; nil when it is not found.
  private func unwritten(at mark: Mark, in text: String) -> String? {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard lines.indices.contains(mark.line - 1) else { return nil }
    let rest = lines[mark.line - 1].unicodeScalars.dropFirst(mark.column - 1)
    guard let found = rest.first else { return nil }
    if found == "\t" { return "found a tab; indent with spaces" }
    return "found '\(found)' where a text begins; put the text in quotes"
  }

  /// The YAML library recurses, so that nesting is bounded before it sees the text.
  ///
  /// Counts brackets and the block structure of each line, quotes and comments included: what is
  /// deep by this measure is deeper than any design.
  private func checkDepth(of text: String) throws(InputError) {
    var brackets = 0
    var line = 1
    for row in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let indentation = row.prefix { [0x20, UInt8(ascii: "-"), UInt8(ascii: "?")].contains($0) }
      for byte in row {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "{"): brackets += 1
        case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
        default: continue
        }
        guard brackets <= 500 else {
          throw tooDeep(SourceLocation(file: file, line: line, column: 1))
        }
      }
      guard indentation.count <= 1_000 else {
        throw tooDeep(SourceLocation(file: file, line: line, column: 1))
      }
      line += 1
    }
  }

  /// JSON is read by our own reader where it can be: the YAML library does not know `\ud83d\ude00`.
  private func jsonValue(of bytes: [UInt8], _ text: String) throws(InputError) -> SourceValue? {
    guard let first = bytes.first(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }),
      first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
    else { return nil }
    guard let json = try? JSONParser.value(of: bytes) else { return nil }
    var places = PlaceCursor(bytes, file: file)
    return try value(of: json, places: &places, depth: 0)
  }

  private func value(
    of json: JSONValue, places: inout PlaceCursor, depth: Int
  ) throws(InputError) -> SourceValue {
    let place = places.location(of: json.offset)
    guard depth <= Self.maximumDepth else { throw tooDeep(place) }
    switch json.content {
    case .null: return SourceValue(.null, at: place)
    case .bool(let bool): return SourceValue(.scalar("\(bool)"), at: place)
    case .string(let text): return SourceValue(.scalar(text), at: place)
    case .number(let number): return SourceValue(.scalar(number.written), at: place)
    case .array(let array):
      let items = try array.map { item throws(InputError) in
        try value(of: item, places: &places, depth: depth + 1)
      }
      return SourceValue(.list(items), at: place)
    case .object(let members):
      let entries = try members.map { member throws(InputError) in
        SourceValue.Entry(
          key: member.key, location: places.location(of: member.offset),
          value: try value(of: member.value, places: &places, depth: depth + 1))
      }
      return SourceValue(.map(entries), at: place)
    }
  }
}
