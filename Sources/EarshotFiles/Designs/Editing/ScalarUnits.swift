/// The characters of a scalar with the bytes that mean them, so that an edit can keep the others.
struct ScalarUnits {
  struct Unit {
    var text: [Unicode.Scalar]
    var range: Range<Int>
  }

  private let bytes: [UInt8]
  private(set) var all: [Unit] = []
  private var place: Int
  private var end: Int

  init?(_ token: YAMLTokens.Token, in bytes: [UInt8]) {
    self.bytes = bytes
    (place, end) = (token.range.lowerBound, token.range.upperBound)
    let isRead: Bool
    switch token.kind {
    case .plain: isRead = readLine { $0.readCharacter() }
    case .single, .double:
      (place, end) = (place + 1, end - 1)
      isRead = readLine {
        token.kind == .single ? $0.readSingle() : $0.readDouble()
      }
    case .literal, .folded:
      guard let block = token.block, !block.content.isEmpty else { return nil }
      isRead = readBlock(block, isLiteral: token.kind == .literal)
    default: return nil
    }
    guard isRead else { return nil }
  }

  var text: String {
    var text = String.UnicodeScalarView()
    for unit in all { text.append(contentsOf: unit.text) }
    return String(text)
  }

  func difference(to other: String) -> (range: Range<Int>, text: String, isWhole: Bool) {
    let new = Array(other.unicodeScalars)
    var (first, start) = (0, 0)
    while first < all.count, new[start...].starts(with: all[first].text) {
      start += all[first].text.count
      first += 1
    }
    var (last, finish) = (all.count, new.count)
    while last > first, finish - all[last - 1].text.count >= start,
      new[start..<finish].suffix(all[last - 1].text.count).elementsEqual(all[last - 1].text)
    {
      last -= 1
      finish -= all[last].text.count
    }
    let from = first < all.count ? all[first].range.lowerBound : end
    let to = last > first ? all[last - 1].range.upperBound : from
    var text = String.UnicodeScalarView()
    text.append(contentsOf: new[start..<finish])
    return (from..<max(from, to), String(text), first == 0 && last == all.count)
  }

  private mutating func add(_ text: [Unicode.Scalar], to next: Int) -> Bool {
    all.append(Unit(text: text, range: place..<next))
    place = next
    return true
  }

  private mutating func readLine(_ character: (inout Self) -> Bool) -> Bool {
    while place < end {
      let fold = fold(from: place)
      guard fold.breaks == 0 else {
        let text: [Unicode.Scalar] =
          fold.breaks == 1 ? [" "] : Array(repeating: "\n", count: fold.breaks - 1)
        guard add(text, to: fold.end) else { return false }
        continue
      }
      guard character(&self) else { return false }
    }
    return true
  }

  private func fold(from start: Int) -> (end: Int, breaks: Int) {
    var (next, breaks) = (start, 0)
    while next < end {
      let length = LineBreak.length(in: bytes, at: next)
      if length > 0 {
        breaks += 1
      } else if bytes[next] != UInt8(ascii: " "), bytes[next] != UInt8(ascii: "\t") {
        break
      }
      next += max(length, 1)
    }
    return (next, breaks)
  }

  private mutating func readCharacter() -> Bool {
    var next = place + 1
    while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
    guard let text = String(validating: bytes[place..<next], as: UTF8.self) else { return false }
    return add(Array(text.unicodeScalars), to: next)
  }

  private mutating func readSingle() -> Bool {
    bytes[place] == UInt8(ascii: "'") ? add(["'"], to: place + 2) : readCharacter()
  }

  private mutating func readDouble() -> Bool {
    guard bytes[place] == UInt8(ascii: "\\") else { return readCharacter() }
    guard place + 1 < end else { return false }
    let length = LineBreak.length(in: bytes, at: place + 1)
    guard length == 0 else {
      let rest = fold(from: place + 1 + length)
      return rest.breaks == 0 && add([], to: rest.end)
    }
    let letter = bytes[place + 1]
    if let digits = ["x": 2, "u": 4, "U": 8][Unicode.Scalar(letter)] {
      return readNumber(digits)
    }
    guard let meaning = Self.escapes[Unicode.Scalar(letter)] else { return false }
    return add([meaning], to: place + 2)
  }

  private func number(at place: Int, _ digits: Int) -> UInt32? {
    guard place + digits <= end else { return nil }
    return UInt32(String(decoding: bytes[place..<place + digits], as: UTF8.self), radix: 16)
  }

  private mutating func readNumber(_ digits: Int) -> Bool {
    let next = place + 2 + digits
    guard let high = number(at: place + 2, digits) else { return false }
    if let scalar = Unicode.Scalar(high) { return add([scalar], to: next) }
    guard (0xD800..<0xDC00).contains(high), digits == 4, next + 1 < end,
      bytes[next...].starts(with: "\\u".utf8), let low = number(at: next + 2, 4),
      (0xDC00..<0xE000).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { return false }
    return add([scalar], to: next + 6)
  }

  private static let escapes: [Unicode.Scalar: Unicode.Scalar] = [
    "0": "\0", "a": "\u{7}", "b": "\u{8}", "t": "\t", "\t": "\t", "n": "\n", "v": "\u{B}",
    "f": "\u{C}", "r": "\r", "e": "\u{1B}", " ": " ", "\"": "\"", "/": "/", "\\": "\\",
    "N": "\u{85}", "_": "\u{A0}", "L": "\u{2028}", "P": "\u{2029}",
  ]

  private mutating func readBlock(_ block: YAMLTokens.Block, isLiteral: Bool) -> Bool {
    (place, end) = (block.content.lowerBound, block.content.upperBound)
    guard skipIndentation(block, from: place) == place + block.indentation else { return false }
    place += block.indentation
    while place < end {
      let isIndented = bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\t")
      guard isLiteral || !isIndented else { return false }
      while place < end, LineBreak.length(in: bytes, at: place) == 0 {
        guard readCharacter() else { return false }
      }
      var (next, breaks) = (place, 0)
      while case let length = LineBreak.length(in: bytes, at: next), length > 0, next < end {
        breaks += 1
        next = skipIndentation(block, from: next + length)
      }
      guard breaks > 0 else { continue }
      let isSpace = !isLiteral && breaks == 1
      let count = isLiteral ? breaks : breaks - 1
      guard add(isSpace ? [" "] : Array(repeating: "\n", count: count), to: next) else {
        return false
      }
    }
    let sign = bytes[block.header].first { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "-") }
    let breaks = sign.map { $0 == UInt8(ascii: "+") ? block.breaksAfter : 0 }
    for _ in 0..<(breaks ?? min(block.breaksAfter, 1)) { _ = add(["\n"], to: end) }
    return true
  }

  private func skipIndentation(_ block: YAMLTokens.Block, from start: Int) -> Int {
    let line = bytes[start..<end].prefix(block.indentation)
    return start + line.prefix { $0 == UInt8(ascii: " ") }.count
  }
}
