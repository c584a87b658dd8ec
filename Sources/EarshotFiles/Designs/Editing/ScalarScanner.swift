/// Finds the ends of scalars, because the YAML library reports only beginnings.
struct ScalarScanner {
  enum Style {
    case plain, single, double, block
  }

  let bytes: [UInt8]

  func scalar(
    at start: Int, reading content: String, inFlow: Bool, indentation: Int
  ) -> (range: Range<Int>, style: Style)? {
    guard let start = skippingProperties(from: start) else { return nil }
    switch byte(start) {
    case UInt8(ascii: "\""): return endOfDouble(from: start).map { (start..<$0, .double) }
    case UInt8(ascii: "'"): return endOfSingle(from: start).map { (start..<$0, .single) }
    case UInt8(ascii: "|"), UInt8(ascii: ">"):
      guard !inFlow else { return nil }
      return endOfBlock(from: start, indentation).map { (start..<$0, .block) }
    default:
      return endOfPlain(from: start, reading: content, inFlow: inFlow, indentation)
        .map { (start..<$0, .plain) }
    }
  }

  func endOfKey(from start: Int) -> Int? {
    var end: Int? =
      switch byte(start) {
      case UInt8(ascii: "\""): endOfDouble(from: start)
      case UInt8(ascii: "'"): endOfSingle(from: start)
      default: plainEnd(from: start, inFlow: false)
      }
    while let place = end, isSpace(place) { end = place + 1 }
    guard let end, byte(end) == UInt8(ascii: ":") else { return nil }
    return end + 1
  }

  func opensFlow(at start: Int) -> Bool {
    guard let start = skippingProperties(from: start) else { return false }
    return [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(byte(start))
  }

  func endOfLine(from start: Int) -> Int {
    var end = start
    while let next = byte(end), next != UInt8(ascii: "\n") { end += 1 }
    return end > start && end < bytes.count && byte(end - 1) == UInt8(ascii: "\r") ? end - 1 : end
  }

  func afterLine(from start: Int) -> Int {
    var end = start
    while let next = byte(end), next != UInt8(ascii: "\n") { end += 1 }
    return min(end + 1, bytes.count)
  }

  func startOfLine(around place: Int) -> Int {
    var start = place
    while start > 0, byte(start - 1) != UInt8(ascii: "\n") { start -= 1 }
    return start
  }

  func isBlank(_ range: Range<Int>) -> Bool {
    range.allSatisfy { isSpace($0) || byte($0) == UInt8(ascii: "\r") }
  }

  func byte(_ place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  func isSpace(_ place: Int) -> Bool {
    byte(place) == UInt8(ascii: " ") || byte(place) == UInt8(ascii: "\t")
  }

  private func isBreak(_ place: Int) -> Bool {
    byte(place) == UInt8(ascii: "\n") || byte(place) == UInt8(ascii: "\r")
  }

  private func skippingProperties(from start: Int) -> Int? {
    var place = start
    while byte(place) == UInt8(ascii: "&") || byte(place) == UInt8(ascii: "!") {
      while byte(place) != nil, !isSpace(place), !isBreak(place) { place += 1 }
      while isSpace(place) { place += 1 }
    }
    return place > start && (byte(place) == nil || isBreak(place)) ? nil : place
  }

  private func endOfDouble(from start: Int) -> Int? {
    var place = start + 1
    while let next = byte(place) {
      if next == UInt8(ascii: "\"") { return place + 1 }
      place += next == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  private func endOfSingle(from start: Int) -> Int? {
    var place = start + 1
    while let next = byte(place) {
      guard next == UInt8(ascii: "'") else {
        place += 1
        continue
      }
      guard byte(place + 1) == UInt8(ascii: "'") else { return place + 1 }
      place += 2
    }
    return nil
  }

  private func endOfBlock(from start: Int, _ indentation: Int) -> Int? {
    var end = endOfLine(from: start)
    guard !bytes[start..<end].contains(UInt8(ascii: "#")) else { return nil }
    var line = afterLine(from: start)
    while line < bytes.count {
      let lineEnd = endOfLine(from: line)
      let isBlank = isBlank(line..<lineEnd)
      let spaces = bytes[line..<lineEnd].prefix { $0 == UInt8(ascii: " ") }.count
      guard isBlank || spaces > indentation else { break }
      if !isBlank { end = lineEnd }
      line = afterLine(from: line)
    }
    return end
  }

  private func endOfPlain(
    from start: Int, reading content: String, inFlow: Bool, _ indentation: Int
  ) -> Int? {
    var end = plainEnd(from: start, inFlow: inFlow)
    var text = String(decoding: bytes[start..<end], as: UTF8.self)
    var blank = 0
    while !text.utf8.elementsEqual(content.utf8) {
      var line = end
      while isSpace(line) { line += 1 }
      guard isBreak(line), text.utf8.count < content.utf8.count else { return nil }
      line = afterLine(from: line)
      let first = line + bytes[line...].prefix { $0 == UInt8(ascii: " ") }.count
      if isBreak(first) {
        blank += 1
        end = line
        continue
      }
      guard first < bytes.count, first - line > indentation || inFlow,
        byte(first) != UInt8(ascii: "#")
      else { return nil }
      end = plainEnd(from: first, inFlow: inFlow)
      text += blank == 0 ? " " : String(repeating: "\n", count: blank)
      text += String(decoding: bytes[first..<end], as: UTF8.self)
      blank = 0
    }
    return end
  }

  private func plainEnd(from start: Int, inFlow: Bool) -> Int {
    var (place, end) = (start, start)
    while let next = byte(place), !isBreak(place) {
      switch next {
      case UInt8(ascii: "#") where place > start && isSpace(place - 1): return end
      case UInt8(ascii: ":") where endsKey(place, inFlow: inFlow): return end
      case _ where inFlow && Self.flowIndicators.contains(next): return end
      case UInt8(ascii: " "), UInt8(ascii: "\t"): break
      default: end = place + 1
      }
      place += 1
    }
    return end
  }

  private func endsKey(_ colon: Int, inFlow: Bool) -> Bool {
    guard let next = byte(colon + 1), !isBreak(colon + 1), !isSpace(colon + 1) else { return true }
    return inFlow && Self.flowIndicators.contains(next)
  }

  private static let flowIndicators: Set<UInt8> = Set(",[]{}".utf8)
}
