internal import Earshot

extension CaptureFormat {
  /// A transcript with an announcement a line, which nothing tells from any other text.
  public static let plainText = CaptureFormat(
    "text", title: "plain text, one announcement a line", holding: .transcript,
    limits: [.identifiers, .hintApart])
}

/// Reads plain text: one announcement a line, as people type while they listen.
enum PlainTextReader {
  /// The form, which no line recognises.
  static let form = TextForm(recognizes: { _ in false }) { source, _ throws(InputError) in
    try source.refuseBinary()
    var heard: [HeardAnnouncement] = []
    // Room that nothing is written to takes no memory, growing does; hardly a line is shorter.
    heard.reserveCapacity(min(source.size / 16, 1 << 20))
    for line in source.lines {
      let text = line.text.trimmed
      guard !text.isEmpty else { continue }
      let place = source.location(line.number)
      try FileBudget.announcements.check(heard.count, bytes: source.size, at: place)
      heard.append(HeardAnnouncement(text, at: place))
    }
    return CaptureFormat.Reading(heard: heard)
  }
}

extension TextSource {
  /// Throws where the text holds a byte that no text has.
  func refuseBinary() throws(InputError) {
    guard let offset = InputText.firstNUL(of: bytes) else { return }
    var cursor = PlaceCursor(bytes, file: file)
    throw InputError("the file is binary; \(CaptureReader.wanted)", at: cursor.location(of: offset))
  }
}
