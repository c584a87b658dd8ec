internal import Earshot

/// A strict XML reader that supports elements, attributes, CDATA, predefined entities and numeric
/// references.
///
/// FoundationXML would add 55 MB to the command, cannot read truncated files, and does not report
/// the locations of attributes. A DOCTYPE is an error, so files cannot define entities.
struct XMLReader {
  static let maximumAttributes = 256
  static let longestName = 1_024
  static let maximumValue = 1 << 20

  private enum Stop: Error {
    case endOfFile
    case mistake(String, Int)
  }

  private let bytes: [UInt8]
  private var position: Int
  private var document: XMLDocument
  private var names = XMLNames()
  private var open: [Int32] = []

  private init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    position = start
    document = XMLDocument(bytes: bytes)
  }

  static func document(
    of bytes: [UInt8], from start: Int = 0, file: String
  ) throws(InputError) -> XMLDocument {
    var reader = XMLReader(bytes, from: start)
    do throws(Stop) { try reader.readDocument() } catch {
      switch error {
      case .endOfFile: reader.document.ending = .truncated(unclosed: reader.open.last.map(Int.init))
      case .mistake(let message, let offset):
        var cursor = PlaceCursor(bytes, file: file)
        throw InputError("this is not XML: \(message)", at: cursor.location(of: offset))
      }
    }
    reader.document.names = reader.names.strings
    return reader.document
  }

  private mutating func readDocument() throws(Stop) {
    while true {
      guard skipToMarkup() else { throw .endOfFile }
      if try skip("<!--", to: "-->") { continue }
      if try skip("<?", to: "?>") { continue }
      try readElements()
      return try findEnding()
    }
  }

  private mutating func skipToMarkup() -> Bool {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "<") { return true }
      position += 1
    }
    return false
  }

  private mutating func readElements() throws(Stop) {
    repeat {
      guard skipToMarkup() else { throw .endOfFile }
      try readMarkup()
    } while !open.isEmpty
  }

  private mutating func readMarkup() throws(Stop) {
    if try readEndTag() { return }
    if try skip("<!--", to: "-->") { return }
    if try skip("<?", to: "?>") { return }
    if try !skip("<![CDATA[", to: "]]>") { try readStartTag() }
  }

  private mutating func findEnding() throws(Stop) {
    while position < bytes.count {
      if isSpace(bytes[position]) {
        position += 1
      } else if try skip("<!--", to: "-->") {
        continue
      } else if starts(with: "<?"), !starts(with: "<?xml ") {
        _ = try skip("<?", to: "?>")
      } else {
        document.ending = .more(offset: position, isDocument: bytes[position] == UInt8(ascii: "<"))
        return
      }
    }
  }
}

extension XMLReader {
  private mutating func skip(_ open: StaticString, to close: StaticString) throws(Stop) -> Bool {
    guard starts(with: open) else { return false }
    while position < bytes.count {
      if starts(with: close) {
        position += close.utf8CodeUnitCount
        return true
      }
      position += 1
    }
    throw .endOfFile
  }

  private func starts(with mark: StaticString) -> Bool {
    guard position + mark.utf8CodeUnitCount <= bytes.count else { return false }
    for index in 0..<mark.utf8CodeUnitCount where bytes[position + index] != mark.utf8Start[index] {
      return false
    }
    return true
  }
}

extension XMLReader {
  private mutating func readEndTag() throws(Stop) -> Bool {
    guard starts(with: "</") else { return false }
    let start = position
    position += 2
    let name = try readName()
    skipSpace()
    try take(">", after: "the name of an end tag")
    guard let element = open.last, document.elements[Int(element)].name == name else {
      throw .mistake(wrongEnd(name), start)
    }
    open.removeLast()
    return true
  }

  private func wrongEnd(_ name: UInt16) -> String {
    let found = "found </\(names.strings[Int(name)])>"
    guard let element = open.last else { return "\(found), but no element is open" }
    return "expected </\(names.strings[Int(document.elements[Int(element)].name)])>, \(found)"
  }

  private mutating func readStartTag() throws(Stop) {
    let start = position
    guard !starts(with: "<!") else { throw declaration() }
    guard open.count < FileBudget.maximumDepth else {
      throw .mistake(
        "elements are nested more than \(FileBudget.maximumDepth) levels deep; reduce the nesting",
        start)
    }
    position += 1
    let name = try readName()
    let first = document.attributes.count
    do throws(Stop) { while try readAttribute(after: first) {} } catch {
      document.attributes.removeSubrange(first...)
      throw error
    }
    document.elements.append(
      XMLDocument.Element(
        name: name, attributeCount: UInt16(document.attributes.count - first),
        firstAttribute: UInt32(first), parent: open.last ?? -1, offset: UInt32(start)))
    if bytes[position] == UInt8(ascii: "/") {
      position += 2
    } else {
      position += 1
      open.append(Int32(document.elements.count - 1))
    }
  }

  private func declaration() -> Stop {
    // A file that ends inside `<!--` or `<![CDATA[` is truncated; any other declaration is an
    // error.
    let rest = bytes[position...].prefix(9)
    for mark in ["<!--", "<![CDATA["] where mark.utf8.starts(with: rest) { return .endOfFile }
    return .mistake(
      "found a document type or another declaration; dumps do not contain them", position)
  }

  private mutating func readAttribute(after first: Int) throws(Stop) -> Bool {
    let hadSpace = skipSpace()
    guard position < bytes.count else { throw .endOfFile }
    if bytes[position] == UInt8(ascii: ">") { return false }
    if bytes[position] == UInt8(ascii: "/") {
      guard position + 1 < bytes.count else { throw .endOfFile }
      guard bytes[position + 1] == UInt8(ascii: ">") else {
        throw .mistake("expected '/>', found '/'", position)
      }
      return false
    }
    guard hadSpace else { throw .mistake("expected a space, found \(here)", position) }
    let start = position
    let name = try readName()
    guard !document.attributes[first...].contains(where: { $0.name == name }) else {
      throw .mistake("the attribute '\(names.strings[Int(name)])' is written twice", start)
    }
    guard document.attributes.count - first < Self.maximumAttributes else {
      throw .mistake("an element has more than \(Self.maximumAttributes) attributes", start)
    }
    skipSpace()
    try take("=", after: "the name of an attribute")
    skipSpace()
    document.attributes.append(try readValue(named: name))
    return true
  }

  private mutating func readValue(named name: UInt16) throws(Stop) -> XMLDocument.Attribute {
    guard position < bytes.count else { throw .endOfFile }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      throw .mistake("expected a value in quotes, found \(here)", position)
    }
    position += 1
    let start = position
    var isPlain = true
    while position < bytes.count {
      let byte = bytes[position]
      if byte == quote {
        let count = position - start
        guard count <= Self.maximumValue else { throw tooLong(start) }
        position += 1
        return XMLDocument.Attribute(
          name: name, isPlain: isPlain, start: UInt32(start), count: UInt32(count))
      }
      if byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") {
        isPlain = false
        try checkUnusual(byte)
      }
      position += 1
    }
    guard position - start <= Self.maximumValue else { throw tooLong(start) }
    throw .endOfFile
  }

  private func tooLong(_ start: Int) -> Stop {
    .mistake("the value of an attribute has more than \(Self.maximumValue) bytes", start)
  }

  private mutating func checkUnusual(_ byte: UInt8) throws(Stop) {
    switch byte {
    case UInt8(ascii: "<"): document.looseOffset = document.looseOffset ?? position
    case UInt8(ascii: "&"): try checkReference()
    case 0x09, 0x0A, 0x0D: return
    default: throw .mistake("found a control character, which XML does not allow", position)
    }
  }

  private func checkReference() throws(Stop) {
    do throws(XMLText.ReferenceError) {
      _ = try XMLText.reference(in: bytes[...], at: position)
    } catch {
      switch error {
      case .unknown(let name):
        throw .mistake("the entity '&\(name);' is unknown; write the character", position)
      case .notACharacter(let name):
        throw .mistake("XML does not allow the character '&\(name);'", position)
      case .unfinished:
        guard position + 24 < bytes.count else { throw .endOfFile }
        throw .mistake("found '&' without ';'; write &amp;", position)
      }
    }
  }
}

extension XMLReader {
  private mutating func readName() throws(Stop) -> UInt16 {
    let start = position
    while position < bytes.count, Self.isNameByte(bytes[position]) { position += 1 }
    guard position < bytes.count else { throw .endOfFile }
    guard position > start, Self.isNameStart(bytes[start]) else {
      position = start
      throw .mistake("expected a name, found \(here)", position)
    }
    let length = position - start
    guard length <= Self.longestName else {
      throw .mistake(
        "expected a name with at most \(Self.longestName) bytes, found one with \(length)", start)
    }
    guard let name = names.index(of: start..<position, in: bytes) else {
      throw .mistake(
        "expected at most \(XMLNames.maximumCount) different names of elements and attributes, found more",
        start)
    }
    return name
  }

  private static func isNameStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: isNameStart(byte)
    }
  }

  private mutating func take(_ mark: Unicode.Scalar, after what: String) throws(Stop) {
    guard position < bytes.count else { throw .endOfFile }
    guard bytes[position] == UInt8(ascii: mark) else {
      throw .mistake("expected '\(mark)', found \(here) after \(what)", position)
    }
    position += 1
  }

  @discardableResult
  private mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, isSpace(bytes[position]) { position += 1 }
    return position > start
  }

  private func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private var here: String {
    let byte = bytes[position]
    return (0x20..<0x7F).contains(byte) ? "'\(Unicode.Scalar(byte))'" : "a stray byte"
  }
}
