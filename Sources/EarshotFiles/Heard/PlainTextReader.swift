internal import Earshot

/// Reads plain text: one announcement a line, as people type while they listen.
enum PlainTextReader {
  /// Returns what a text tells.
  static func capture(of bytes: [UInt8], file: String) throws(InputError) -> Capture {
    var heard: [HeardAnnouncement] = []
    // Room that nothing is written to takes no memory, growing does; hardly a line is shorter.
    heard.reserveCapacity(min(bytes.count / 16, 1 << 20))
    for line in TextLines(bytes) {
      let text = line.text.trimmed
      guard !text.isEmpty else { continue }
      let place = SourceLocation(file: file, line: line.number, column: 1)
      try FileBudget.announcements.check(heard.count, bytes: bytes.count, at: place)
      heard.append(HeardAnnouncement(text, at: place))
    }
    return Capture(
      format: .plainText, content: .heard(heard), limits: [.identifiers, .hintApart])
  }
}
