import CLibrary

/// A line of input without the texts and ids, which are copied to the output.
struct LineShape: Hashable, Sendable {
  /// The bytes of the line, with a control character and a number instead of each text or id.
  private(set) var bytes: [UInt8] = []

  static func == (left: Self, right: Self) -> Bool {
    left.bytes.count == right.bytes.count
      && memcmp(left.bytes, right.bytes, left.bytes.count) == 0
  }

  func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }

  enum Slot: UInt8, CaseIterable {
    case text = 1
    case identifier
    /// The four edges of a node, which affect only the order of focus.
    case bounds
  }

  mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

  mutating func append(_ written: Slice<UnsafeBufferPointer<UInt8>>) {
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: written))
  }

  mutating func append(_ slot: Slot, _ number: Int) {
    bytes.append(slot.rawValue)
    bytes.append(UInt8(number))
  }

  func line(_ content: (Slot, _ number: Int) -> String) -> [UInt8] {
    var line: [UInt8] = []
    var rest = bytes[...]
    while let byte = rest.popFirst() {
      if let slot = Slot(rawValue: byte), let number = rest.popFirst() {
        line += content(slot, Int(number)).utf8
      } else {
        line.append(byte)
      }
    }
    return line
  }
}

struct LineScanner: Sendable {
  private(set) var shape = LineShape()
  /// The ranges of the texts, without repeated texts; a text's number is its index.
  private(set) var slots: [Range<Int>] = []

  private let keys: LineKeys
  /// Whether the profile compares texts, ignoring case, to omit repeated texts.
  private let comparesTexts: Bool
  private static let longestLine = 16 << 10
  static let mostSlots = 26

  init(keys: LineKeys, comparesTexts: Bool) {
    self.keys = keys
    self.comparesTexts = comparesTexts
  }

  /// Scans a line; returns false if the line is too long, contains events or several stops, or is
  /// not JSON.
  mutating func scan(_ line: UnsafeBufferPointer<UInt8>) -> Bool {
    guard line.count <= Self.longestLine else { return false }
    shape.removeAll()
    slots.removeAll(keepingCapacity: true)
    var (position, copied) = (0, 0)
    var key = LineKeys.Content.nested
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\""):
        let start = position + 1
        guard let end = Self.closingQuote(of: start, in: line) else { return false }
        position = end + 1
        if let next = Self.colon(after: end, in: line) {
          key = keys.content(of: line, start, end)
          if key == .several { return false }
          position = next
        } else if let (slot, range) = Self.slot(key, start..<end, in: line) {
          guard let number = number(of: range, in: line) else { return false }
          shape.append(line[copied..<range.lowerBound])
          shape.append(slot, number)
          slots.append(range)
          copied = range.upperBound
        }
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        if key == .bounds, let end = Self.endOfBounds(position, in: line) {
          shape.append(line[copied..<position])
          shape.append(.bounds, 0)
          (position, copied) = (end, end)
        } else if key == .written || key == .bounds {
          guard let end = Self.closingBracket(of: position, in: line) else { return false }
          position = end
        } else {
          position += 1
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        key = .nested
        position += 1
      case 0..<0x20: return false
      default: position += 1
      }
    }
    shape.append(line[copied...])
    return true
  }

  /// Returns the number of a text; nil if there are too many texts, or if the text differs from an
  /// earlier text only in case.
  private func number(of range: Range<Int>, in line: UnsafeBufferPointer<UInt8>) -> Int? {
    for (number, slot) in slots.enumerated() where slot.count == range.count {
      let (old, new) = (line[slot], line[range])
      if old.elementsEqual(new) { return number }
      if comparesTexts, PlainText.matches(old, new) { return nil }
    }
    return slots.count < Self.mostSlots ? slots.count : nil
  }
}

extension LineScanner {
  private typealias Line = UnsafeBufferPointer<UInt8>

  private static func closingQuote(of start: Int, in line: Line) -> Int? {
    var position = start
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\""): return position
      case UInt8(ascii: "\\"): position += 2
      case 0..<0x20: return nil
      default: position += 1
      }
    }
    return nil
  }

  private static func colon(after end: Int, in line: Line) -> Int? {
    var position = end + 1
    while position < line.count, line[position] == UInt8(ascii: " ") { position += 1 }
    guard position < line.count, line[position] == UInt8(ascii: ":") else { return nil }
    return position + 1
  }

  /// Returns the slot of a text; nil if the text must be part of the shape.
  private static func slot(
    _ key: LineKeys.Content, _ text: Range<Int>, in line: Line
  ) -> (LineShape.Slot, Range<Int>)? {
    switch key {
    case .text:
      // Rules depend on a full stop at the end, so the full stop belongs to the shape.
      let hasStop = line[text].last == UInt8(ascii: ".")
      let core = text.lowerBound..<text.upperBound - (hasStop ? 1 : 0)
      return PlainText.contains(line[core]) ? (.text, core) : nil
    case .identifier:
      return !text.isEmpty && line[text].allSatisfy(PlainText.isOfIdentifier)
        ? (.identifier, text) : nil
    case .resource:
      // Only the part after the last slash is announced, so the rest belongs to the shape.
      guard let slash = line[text].lastIndex(of: UInt8(ascii: "/")) else { return nil }
      let name = slash + 1..<text.upperBound
      return !name.isEmpty && line[name].allSatisfy(PlainText.isOfIdentifier)
        ? (.identifier, name) : nil
    case .nested, .written, .bounds, .several: return nil
    }
  }

  /// Finds the end of bounds `[left, top, right, bottom]`, whose values are whole numbers.
  private static func endOfBounds(_ start: Int, in line: Line) -> Int? {
    var (position, numbers) = (start + 1, 0)
    while position < line.count {
      let first = position
      while position < line.count, PlainText.isDigit(line[position]) { position += 1 }
      let length = position - first
      guard (1...6).contains(length), length == 1 || line[first] != UInt8(ascii: "0"),
        position < line.count
      else { return nil }
      numbers += 1
      if line[position] == UInt8(ascii: "]") { return numbers == 4 ? position + 1 : nil }
      guard line[position] == UInt8(ascii: ",") else { return nil }
      position += 1
      if position < line.count, line[position] == UInt8(ascii: " ") { position += 1 }
    }
    return nil
  }

  private static func closingBracket(of start: Int, in line: Line) -> Int? {
    var (position, depth) = (start, 0)
    while position < line.count {
      switch line[position] {
      case UInt8(ascii: "\""):
        guard let end = closingQuote(of: position + 1, in: line) else { return nil }
        position = end
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case 0..<0x20: return nil
      default: break
      }
      position += 1
      if depth == 0 { return position }
    }
    return nil
  }
}
