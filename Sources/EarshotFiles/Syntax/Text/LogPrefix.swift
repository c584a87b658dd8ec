enum LogPrefix {
  /// Returns the message in a line, and whether the line has one of the following prefixes.
  ///
  /// - logcat's `threadtime`: `11-21 06:40:01.123  1234  1250 V tag: message`
  /// - logcat's `time`: `11-21 06:40:01.123 V/tag( 42): message`
  /// - logcat's `brief`: `V/tag( 42): message`
  /// - without a process: `V tag: message`
  /// - Android Studio: `2026-11-21 06:40:01.123  1234-1250  tag  package  V  message`
  /// - Flutter: `flutter: message`
  static func stripped(_ line: String) -> (message: Substring, hadPrefix: Bool) {
    var rest = Substring(line)
    let hadTime = dropTime(&rest)
    if hadTime { dropProcess(&rest) }
    if let message = afterSlashTag(rest) ?? afterSpacedTag(rest, hadTime: hadTime) {
      return (message, true)
    }
    return hadTime ? (rest, true) : (Substring(line), false)
  }

  private static func dropTime(_ rest: inout Substring) -> Bool {
    var next = rest
    guard let date = word(&next), date.utf8.count >= 5, isDigits(date, and: "-"),
      let time = word(&next), time.utf8.count >= 8, isDigits(time, and: ":.,")
    else { return false }
    rest = next
    return true
  }

  /// Skips a process such as `1234  1250`, `1234-1250` or `1234-1250/package`.
  private static func dropProcess(_ rest: inout Substring) {
    var next = rest
    while let process = word(&next), isDigits(process.prefix { $0 != "/" }, and: "-") {
      rest = next
    }
  }

  private static func afterSlashTag(_ rest: Substring) -> Substring? {
    let rest = rest.drop { $0 == " " }
    guard let level = rest.first, isLevel(level), rest.dropFirst().first == "/" else { return nil }
    let tag = rest.dropFirst(2)
    if let parenthesis = tag.firstIndex(of: "("),
      let end = tag[parenthesis...].range(ofFirst: "): "),
      isDigits(tag[tag.index(after: parenthesis)..<end.lowerBound].drop { $0 == " " }, and: "")
    {
      return tag[end.upperBound...]
    }
    return tag.range(ofFirst: ": ").map { tag[$0.upperBound...] }
      ?? (tag.last == ":" ? tag.suffix(0) : nil)
  }

  private static func afterSpacedTag(_ rest: Substring, hadTime: Bool) -> Substring? {
    var next = rest
    guard let first = word(&next) else { return nil }
    if first.count == 1, let level = first.first, isLevel(level) {
      return next.range(ofFirst: ": ").map { next[$0.upperBound...] }
    }
    guard hadTime else { return nil }
    for _ in 0..<3 {
      guard let column = word(&next) else { return nil }
      if column.count == 1, let level = column.first, isLevel(level) {
        return next.drop { $0 == " " }
      }
    }
    return nil
  }

  private static func word(_ rest: inout Substring) -> Substring? {
    let bytes = rest.utf8
    guard let start = bytes.firstIndex(where: { !isSpace($0) }) else { return nil }
    let end = bytes[start...].firstIndex(where: isSpace) ?? bytes.endIndex
    defer { rest = rest[end...] }
    return rest[start..<end]
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isDigits(_ text: Substring, and others: String) -> Bool {
    text.utf8.first.map { (0x30...0x39).contains($0) } == true
      && text.utf8.allSatisfy { (0x30...0x39).contains($0) || others.utf8.contains($0) }
  }

  private static func isLevel(_ letter: Character) -> Bool { "VDIWEF".contains(letter) }
}
