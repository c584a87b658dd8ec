/// The tokens of a YAML text with their ends, because the YAML library reports only beginnings.
///
/// Divides the text as libyaml does. An asterisk begins a plain scalar, as in `YAMLComposer`.
struct YAMLTokens {
  enum Kind: Hashable {
    case plain, single, double, literal, folded
    case anchor, tag, comment, entry, question, colon, comma, open, close, marker
  }

  struct Token {
    var kind: Kind
    var range: Range<Int>
    var column: Int
    var depth: Int
    /// If the token is a key of a map, the column of that map; zero in flow collections.
    var keyColumn: Int?
    var block: Block?

    var isScalar: Bool {
      switch kind {
      case .plain, .single, .double, .literal, .folded: true
      default: false
      }
    }
  }

  struct Block {
    var header: Range<Int>
    var content: Range<Int>
    var indentation: Int
    var breaksAfter: Int
  }

  let bytes: [UInt8]
  private(set) var all: [Token] = []
  private var place: Int
  private var column = 0
  private var line = 0
  private var depth = 0
  private var indentations: [Int] = []
  private var mayBeKey = true
  private var key: (line: Int, column: Int)?

  init?(_ bytes: [UInt8], from start: Int) {
    (self.bytes, place) = (bytes, start)
    repeat {
      skipSpace()
      if depth == 0 { leave(to: column) }
    } while place < bytes.count && scan()
    guard place == bytes.count, depth == 0 else { return nil }
  }

  var comments: [ArraySlice<UInt8>] {
    all.filter { $0.kind == .comment }.map { bytes[$0.range] }
  }

  func index(at place: Int) -> Int? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].range.lowerBound < place { low = middle + 1 } else { high = middle }
    }
    return low < all.count && all[low].range.lowerBound == place ? low : nil
  }

  func afterProperties(from index: Int) -> Int {
    var index = index
    while index < all.count, [.anchor, .tag, .comment].contains(all[index].kind) { index += 1 }
    return index
  }
}

extension YAMLTokens {
  private var indentation: Int { indentations.last ?? -1 }

  private func byte(_ place: Int) -> UInt8? { place < bytes.count ? bytes[place] : nil }

  private func lengthOfBreak(at place: Int) -> Int { LineBreak.length(in: bytes, at: place) }

  private func isSpace(_ place: Int) -> Bool {
    byte(place) == UInt8(ascii: " ") || byte(place) == UInt8(ascii: "\t")
  }

  private func isBlank(_ place: Int) -> Bool {
    place >= bytes.count || isSpace(place) || lengthOfBreak(at: place) > 0
  }

  private mutating func skip(to end: Int) {
    while place < end {
      let length = lengthOfBreak(at: place)
      if length > 0 {
        (line, column) = (line + 1, 0)
        place += length
      } else {
        if bytes[place] & 0xC0 != 0x80 { column += 1 }
        place += 1
      }
    }
  }

  private mutating func skipSpace() {
    while let next = byte(place) {
      let length = lengthOfBreak(at: place)
      if length > 0 {
        skip(to: place + length)
        if depth == 0 { mayBeKey = true }
      } else if next == UInt8(ascii: " ") || next == UInt8(ascii: "\t") && (depth > 0 || !mayBeKey)
      {
        skip(to: place + 1)
      } else if next == UInt8(ascii: "#") {
        add(.comment, to: endOfLine(from: place))
      } else {
        return
      }
    }
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, lengthOfBreak(at: end) == 0 { end += 1 }
    return end
  }

  private mutating func add(_ kind: Kind, to end: Int) {
    all.append(Token(kind: kind, range: place..<end, column: column, depth: depth))
    skip(to: end)
  }

  private mutating func enter(_ column: Int) {
    if depth == 0, indentation < column { indentations.append(column) }
  }

  private mutating func leave(to column: Int) {
    while indentation > column { indentations.removeLast() }
  }

  private mutating func saveKey() {
    if mayBeKey { key = (line, column) }
    mayBeKey = false
  }

  private func isMarker(at place: Int) -> Bool {
    let three = bytes[place...].prefix(3)
    return (three.elementsEqual("---".utf8) || three.elementsEqual("...".utf8))
      && isBlank(place + 3)
  }

  private mutating func scan() -> Bool {
    if column == 0, bytes[place] == UInt8(ascii: "%") || isMarker(at: place) {
      leave(to: -1)
      (key, mayBeKey) = (nil, false)
      add(
        .marker, to: bytes[place] == UInt8(ascii: "%") ? endOfLine(from: place) : place + 3)
      return true
    }
    switch bytes[place] {
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      saveKey()
      mayBeKey = true
      add(.open, to: place + 1)
      depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard depth > 0 else { return false }
      mayBeKey = false
      add(.close, to: place + 1)
      depth -= 1
    case UInt8(ascii: ",") where depth > 0:
      mayBeKey = true
      add(.comma, to: place + 1)
    case UInt8(ascii: "-") where isBlank(place + 1):
      guard depth == 0, mayBeKey else { return false }
      enter(column)
      add(.entry, to: place + 1)
    case UInt8(ascii: "?") where depth > 0 || isBlank(place + 1):
      if depth == 0 { enter(column) }
      mayBeKey = depth == 0
      add(.question, to: place + 1)
    case UInt8(ascii: ":") where depth > 0 || isBlank(place + 1): addColon()
    case UInt8(ascii: "&"), UInt8(ascii: "!"): addProperty()
    case UInt8(ascii: "|") where depth == 0: return addBlock(.literal)
    case UInt8(ascii: ">") where depth == 0: return addBlock(.folded)
    case UInt8(ascii: "'"): return addQuoted(.single)
    case UInt8(ascii: "\""): return addQuoted(.double)
    case UInt8(ascii: ","), UInt8(ascii: "|"), UInt8(ascii: ">"), UInt8(ascii: "%"),
      UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "\t"):
      return false
    default:
      saveKey()
      add(.plain, to: endOfPlain())
    }
    return true
  }

  private mutating func addColon() {
    if depth > 0 {
      if let last = all.lastIndex(where: { $0.kind != .comment }), all[last].depth == depth,
        all[last].isScalar
      {
        all[last].keyColumn = 0
      }
    } else if let key, key.line == line {
      if let last = all.indices.last, all[last].isScalar { all[last].keyColumn = key.column }
      enter(key.column)
      mayBeKey = false
    } else {
      enter(column)
      mayBeKey = true
    }
    key = nil
    add(.colon, to: place + 1)
  }

  private mutating func addProperty() {
    saveKey()
    var end = place + 1
    while !isBlank(end), depth == 0 || !YAMLText.flowIndicators.contains(bytes[end]) { end += 1 }
    add(bytes[place] == UInt8(ascii: "&") ? .anchor : .tag, to: end)
  }

  private mutating func addQuoted(_ kind: Kind) -> Bool {
    saveKey()
    let quote = bytes[place]
    var end = place + 1
    while end < bytes.count {
      if bytes[end] == quote {
        guard kind == .single, byte(end + 1) == quote else {
          add(kind, to: end + 1)
          return true
        }
        end += 1
      } else if kind == .double, bytes[end] == UInt8(ascii: "\\") {
        end += 1
      }
      end += 1
    }
    return false
  }

  private func endOfPlain() -> Int {
    var (next, column, end) = (place, column, place)
    while next < bytes.count, bytes[next] != UInt8(ascii: "#"),
      !(column == 0 && isMarker(at: next))
    {
      while !isBlank(next), !endsPlain(next) {
        if bytes[next] & 0xC0 != 0x80 { column += 1 }
        next += 1
        end = next
      }
      guard next < bytes.count, isBlank(next) else { break }
      while next < bytes.count, isBlank(next) {
        let length = lengthOfBreak(at: next)
        column = length > 0 ? 0 : column + 1
        next += max(length, 1)
      }
      if depth == 0, column <= indentation { break }
    }
    return end
  }

  private func endsPlain(_ place: Int) -> Bool {
    let next = bytes[place]
    return next == UInt8(ascii: ":") && isBlank(place + 1)
      || depth > 0 && YAMLText.flowIndicators.contains(next)
  }

  private mutating func addBlock(_ kind: Kind) -> Bool {
    let start = place
    var header = place + 1
    var given: Int?
    while let next = byte(header), "+-123456789".utf8.contains(next) {
      if next > UInt8(ascii: "0") { given = Int(next - UInt8(ascii: "0")) }
      header += 1
    }
    var token = Token(kind: kind, range: start..<header, column: column, depth: depth)
    let index = all.count
    all.append(token)
    (key, mayBeKey) = (nil, false)
    skip(to: header)
    while isSpace(place) { skip(to: place + 1) }
    if byte(place) == UInt8(ascii: "#") { add(.comment, to: endOfLine(from: place)) }
    guard isBlank(place), !isSpace(place) else { return false }
    skip(to: place + lengthOfBreak(at: place))
    token.block = block(
      header: start..<header, indentation: given.map { max(indentation, 0) + $0 })
    if let block = token.block, !block.content.isEmpty {
      token.range = start..<block.content.upperBound
      skip(to: block.content.upperBound)
    }
    all[index] = token
    mayBeKey = true
    return true
  }

  private func block(header: Range<Int>, indentation given: Int?) -> Block {
    var indentation = given
    var (next, end, widest, breaks) = (place, place, 0, 0)
    while next < bytes.count {
      var first = next
      while byte(first) == UInt8(ascii: " "), indentation.map({ first - next < $0 }) ?? true {
        first += 1
      }
      widest = max(widest, first - next)
      let length = lengthOfBreak(at: first)
      if length == 0 {
        let needed = indentation ?? max(widest, self.indentation + 1, 1)
        indentation = needed
        guard first - next == needed, first < bytes.count else { break }
        end = endOfLine(from: first)
        breaks = 0
        next = end + lengthOfBreak(at: end)
        if end < bytes.count { breaks = 1 }
      } else {
        next = first + length
        breaks += 1
      }
    }
    return Block(
      header: header, content: place..<end, indentation: indentation ?? 0, breaksAfter: breaks)
  }
}

/// YAML 1.1 also divides lines at U+0085, U+2028 and U+2029.
enum LineBreak {
  static func length(in bytes: [UInt8], at place: Int) -> Int {
    guard place < bytes.count else { return 0 }
    func follows(_ byte: UInt8, _ distance: Int) -> Bool {
      place + distance < bytes.count && bytes[place + distance] == byte
    }
    switch bytes[place] {
    case 0x0A: return 1
    case 0x0D: return follows(0x0A, 1) ? 2 : 1
    case 0xC2: return follows(0x85, 1) ? 2 : 0
    case 0xE2: return follows(0x80, 1) && (follows(0xA8, 2) || follows(0xA9, 2)) ? 3 : 0
    default: return 0
    }
  }
}
