package import Earshot

package struct SourceReader: Sendable {
  private let file: String
  private let subject: String

  package init(file: String) { self.init(file: file, subject: "a design") }

  package init(file: String, subject: String) {
    self.file = file
    self.subject = subject
  }

  /// Returns the value of a file; throws an error with the location of the first mistake.
  package func value(of bytes: [UInt8]) throws(InputError) -> SourceValue {
    try valueWithNotes(of: bytes).value
  }

  package func valueWithNotes(
    of bytes: [UInt8]
  ) throws(InputError) -> (value: SourceValue, notes: [DesignNote]) {
    let (value, notes) = try read(bytes)
    guard let value else {
      throw InputError("the file is empty; a design begins with 'screen: …'", at: start)
    }
    return (value, notes)
  }

  /// Returns a file's value; nil if the file contains only comments.
  package func valueIfAny(of bytes: [UInt8]) throws(InputError) -> SourceValue? {
    try read(bytes).value
  }

  func read(
    _ bytes: [UInt8]
  ) throws(InputError) -> (value: SourceValue?, notes: [DesignNote]) {
    // A UTF-16 file with an odd number of bytes is truncated.
    let isCutOff = !bytes.count.isMultiple(of: 2) && [0xFF, 0xFE].contains(bytes[0])
    let bytes = isCutOff ? bytes : InputText.utf8(bytes)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw InputError(notText(bytes), at: start)
    }
    guard !text.unicodeScalars.contains("\0") else {
      throw InputError("the file is binary; \(subject) is YAML or JSON text", at: start)
    }
    guard !isXML(text) else {
      throw InputError(
        "the file is XML; \(subject) is YAML or JSON text, and UI dumps are read by 'earshot import', "
          + "'announce' and 'diff'", at: start)
    }
    if let json = try jsonValue(of: bytes, text) { return (json, []) }
    try checkDepth(of: text)
    var composer = try YAMLComposer(text, file: file)
    let value = try composer.value()
    return (value, composer.notes)
  }

  private var start: SourceLocation { SourceLocation(file: file, line: 1, column: 1) }

  /// Whether a text is XML; a text that begins with `<<` is YAML.
  private func isXML(_ text: String) -> Bool {
    let start = text.drop(while: \.isWhitespace).prefix(2)
    guard start.first == "<", let next = start.dropFirst().first else { return false }
    return next.isLetter || next == "?" || next == "!"
  }

  private func notText(_ bytes: [UInt8]) -> String {
    bytes.contains(0)
      ? "the file is binary; \(subject) is YAML or JSON text"
      : "the file is not UTF-8; save it as UTF-8"
  }

  /// Refuses deeply nested text, because the YAML library parses recursively.
  ///
  /// Brackets and indentation count even in quotes and comments.
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
          throw YAMLComposer.tooDeep(SourceLocation(file: file, line: line, column: 1))
        }
      }
      guard indentation.count <= 1_000 else {
        throw YAMLComposer.tooDeep(SourceLocation(file: file, line: line, column: 1))
      }
      line += 1
    }
  }

  /// Parses JSON, because the YAML library does not support escapes such as `\ud83d\ude00`.
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
    guard depth <= YAMLComposer.maximumDepth else { throw YAMLComposer.tooDeep(place) }
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
