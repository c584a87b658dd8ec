internal import Earshot

extension CaptureFormat {
  /// One announcement on each line; users must choose this format, because Earshot cannot recognize
  /// it.
  public static let plainText = CaptureFormat(
    "text", title: "plain text, one announcement per line", holding: .transcript,
    limits: [.identifiers, .hintApart])
}

enum PlainTextReader {
  static let form = TextForm(recognizes: { _ in false }) { source, _ throws(InputError) in
    try source.refuseBinary()
    var heard: [HeardAnnouncement] = []
    // Memory is reserved, because growing the array copies it; most lines have at least 16 bytes.
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
  func refuseBinary() throws(InputError) {
    guard let offset = InputText.firstNUL(of: bytes) else { return }
    var cursor = PlaceCursor(bytes, file: file)
    throw InputError(
      "the file is binary; \(CaptureReader.expected)", at: cursor.location(of: offset))
  }
}
