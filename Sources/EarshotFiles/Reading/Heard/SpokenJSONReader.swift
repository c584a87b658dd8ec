internal import Earshot

/// Reads what was said from JSON values: utterances, AT Driver events, and lists of phrases.
enum SpokenJSONReader {
  /// Returns what a file with one value tells.
  static func capture(of source: inout JSONSource, _ format: CaptureFormat) -> Capture {
    var heard: [HeardAnnouncement] = []
    for value in source.root.items ?? [source.root] {
      if let announcement = announcement(of: value, at: source.location(of: value)) {
        heard.append(announcement)
      }
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
      text, hint: holder.text("hint"), at: location, start: holder.number("time"),
      id: holder.text("id") ?? holder.text("identifier"))
  }
}
