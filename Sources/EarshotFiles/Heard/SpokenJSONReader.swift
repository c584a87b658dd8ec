internal import Earshot

/// Reads what was said from JSON values: utterances, AT Driver events, and lists of phrases.
enum SpokenJSONReader {
  /// Returns what a file with one value tells.
  static func capture(
    of source: inout JSONSource, _ format: CaptureFormat
  ) throws(InputError) -> Capture {
    let values = source.root.items ?? [source.root]
    var heard: [HeardAnnouncement] = []
    heard.reserveCapacity(values.count)
    for value in values {
      let place = source.location(of: value)
      guard let announcement = announcement(of: value, at: place) else { continue }
      try FileBudget.announcements.check(heard.count, bytes: source.size, at: place)
      heard.append(announcement)
    }
    return capture(of: heard, format)
  }

  /// Returns a capture of what was said.
  static func capture(of heard: [HeardAnnouncement], _ format: CaptureFormat) -> Capture {
    let hasIdentifiers = heard.contains { $0.id != nil }
    return Capture(
      format: format, content: .heard(heard),
      limits: hasIdentifiers ? [.hintApart] : [.identifiers, .hintApart])
  }

  /// Returns what one value says; nil when it is an event that says nothing.
  static func announcement(of value: JSONValue, at location: SourceLocation) -> HeardAnnouncement? {
    let holder = value["value"]?["utterance"] != nil ? value["value"] ?? value : value
    let text: String?
    if let phrase = value.string {
      text = phrase
    } else if value["method"] != nil {
      let isSpeech = value.text("method") == "interaction.capturedOutput"
      text = isSpeech ? value["params"]?.text("data") : nil
    } else {
      text = holder.text("utterance")
    }
    guard let text = text?.trimmed, !text.isEmpty else { return nil }
    return HeardAnnouncement(
      text, hint: holder.text("hint"), at: location,
      id: holder.text("id") ?? holder.text("identifier"))
  }
}
