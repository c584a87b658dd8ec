package import EarshotOutput

/// Writes JSON with quotation marks, commas and escapes.
///
/// The same calls always produce the same bytes.
package struct JSONWriter {
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false

  package init() {}

  package mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }

  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    enclosed("{", "}", members)
  }

  package mutating func array(_ items: (inout JSONWriter) -> Void) {
    enclosed("[", "]", items)
  }

  package mutating func key(_ name: StaticString) {
    let hasComma = needsComma
    bytes.append(addingCapacity: name.utf8CodeUnitCount + 4) { output in
      Self.append(key: name, withComma: hasComma, to: &output)
    }
    needsComma = false
  }

  package mutating func member(_ name: StaticString, _ text: String) {
    append(text, after: name, withComma: needsComma, inQuotes: true)
    needsComma = true
  }

  package mutating func member(_ name: StaticString, ifPresent text: String?) {
    if let text { member(name, text) }
  }

  package mutating func member(_ name: StaticString, _ number: Int) {
    key(name)
    self.number(number)
  }

  package mutating func member(_ name: StaticString, _ number: Double) {
    key(name)
    self.number(number)
  }

  package mutating func member(_ name: StaticString, _ flag: Bool) {
    key(name)
    bool(flag)
  }

  package mutating func object(_ name: StaticString, _ members: (inout JSONWriter) -> Void) {
    key(name)
    object(members)
  }

  package mutating func array(_ name: StaticString, _ items: (inout JSONWriter) -> Void) {
    key(name)
    array(items)
  }

  package mutating func strings(_ name: StaticString, _ texts: some Sequence<String>) {
    array(name) { list in for text in texts { list.string(text) } }
  }

  package mutating func objects<Item>(
    _ name: StaticString, of items: some Sequence<Item>,
    _ members: (inout JSONWriter, Item) -> Void
  ) {
    key(name)
    objects(of: items, members)
  }

  package mutating func objects<Item>(
    of items: some Sequence<Item>, _ members: (inout JSONWriter, Item) -> Void
  ) {
    array { list in for item in items { list.object { members(&$0, item) } } }
  }

  package static func line(_ write: (inout JSONWriter) -> Void) -> Document {
    var writer = JSONWriter()
    write(&writer)
    writer.newline()
    return writer.document
  }

  package var document: Document { Document(json: bytes) }

  package mutating func key(named name: String) {
    string(name)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  package mutating func string(_ text: String) {
    append(text, after: "", withComma: needsComma, inQuotes: true)
    needsComma = true
  }

  mutating func quoted(_ texts: (inout JSONWriter) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    texts(&self)
    bytes.append(UInt8(ascii: "\""))
  }

  package mutating func number(_ number: Int) { raw("\(number)") }

  package mutating func number(_ number: Double) { raw(number.written) }

  package mutating func bool(_ bool: Bool) { raw(bool ? "true" : "false") }

  package mutating func null() { raw("null") }

  package mutating func json(_ value: [UInt8]) {
    separate()
    bytes += value
  }

  package mutating func append(written: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: written))
  }

  package mutating func value(_ value: JSONValue) {
    switch value.content {
    case .null: null()
    case .bool(let flag): bool(flag)
    case .number(let number): self.number(number)
    case .string(let text): string(text)
    case .array(let items): array { list in for item in items { list.value(item) } }
    case .object(let members):
      object { object in
        for member in members {
          object.key(named: member.key)
          object.value(member.value)
        }
      }
    }
  }

  package mutating func newline() {
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  package mutating func lineBreak() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    bytes.append(UInt8(ascii: "\n"))
    needsComma = false
  }

  private mutating func enclosed(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ content: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    content(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func raw(_ text: String) {
    separate()
    bytes.append(contentsOf: text.utf8)
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  mutating func append(escaping text: String) {
    append(text, after: "", withComma: false, inQuotes: false)
  }

  private mutating func append(
    _ text: String, after key: StaticString, withComma: Bool, inQuotes: Bool
  ) {
    var text = text
    text.withUTF8 { text in
      var isPlain = true
      bytes.append(addingCapacity: key.utf8CodeUnitCount + text.count + 6) { output in
        if key.utf8CodeUnitCount > 0 {
          Self.append(key: key, withComma: withComma, to: &output)
        } else if withComma {
          output.append(UInt8(ascii: ","))
        }
        if inQuotes { output.append(UInt8(ascii: "\"")) }
        for byte in text {
          isPlain = isPlain && !Self.needsEscape(byte) && byte != 0xC2
          output.append(byte)
        }
        if isPlain, inQuotes { output.append(UInt8(ascii: "\"")) }
      }
      guard !isPlain else { return }
      bytes.removeLast(text.count)
      var rest = text[...]
      while let byte = rest.popFirst() {
        // A control character from U+0080 to U+009F, which has two bytes.
        if byte == 0xC2, let next = rest.first, (0x80..<0xA0).contains(next) {
          bytes.append(contentsOf: "\\u00\(String(rest.removeFirst(), radix: 16))".utf8)
        } else {
          append(escaping: byte)
        }
      }
      if inQuotes { bytes.append(UInt8(ascii: "\"")) }
    }
  }

  private static func append(
    key: StaticString, withComma: Bool, to output: inout OutputSpan<UInt8>
  ) {
    if withComma { output.append(UInt8(ascii: ",")) }
    output.append(UInt8(ascii: "\""))
    for index in 0..<key.utf8CodeUnitCount { output.append(key.utf8Start[index]) }
    output.append(UInt8(ascii: "\""))
    output.append(UInt8(ascii: ":"))
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F
  }

  private mutating func append(escaping byte: UInt8) {
    guard Self.needsEscape(byte) else { return bytes.append(byte) }
    bytes.append(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes.append(byte)
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      let digits = String(byte, radix: 16)
      bytes.append(contentsOf: "u00\(digits.count == 1 ? "0" : "")\(digits)".utf8)
    }
  }
}
