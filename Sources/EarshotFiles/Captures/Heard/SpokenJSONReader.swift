internal import Earshot

extension CaptureFormat {
  /// `{"utterance": …}` objects from Appium's VoiceOver commands and XCUIVoiceOverService.
  public static let utterances = CaptureFormat(
    "utterances", title: "utterances, one JSON object per line",
    holding: .log(opening: "VoiceOver on"),
    limits: [.identifiers, .hintApart],
    marks: ["utterance"],
    json: SpokenJSONReader.form(recognizes: SpokenJSONReader.isUtterance),
    jsonLines: JSONLinesForm(
      recognizes: SpokenJSONReader.isUtterance, announcement: SpokenJSONReader.announcement))

  /// The events of AT Driver, the protocol for screen readers.
  public static let atDriver = CaptureFormat(
    "at-driver", title: "AT Driver events", holding: .transcript,
    limits: [.identifiers, .hintApart],
    marks: ["interaction.capturedOutput"],
    json: SpokenJSONReader.form { $0.firstItem["method"] != nil },
    jsonLines: JSONLinesForm(
      recognizes: { $0["method"] != nil }, announcement: SpokenJSONReader.announcement))

  /// Guidepup's list of spoken phrases.
  public static let spokenPhrases = CaptureFormat(
    "spoken-phrases", title: "guidepup spoken phrase log", holding: .transcript,
    limits: [.identifiers, .hintApart],
    json: SpokenJSONReader.form { root in
      root.items.map { $0.first.map { $0.string != nil } ?? true } ?? false
    })
}

enum SpokenJSONReader {
  static func form(recognizes: @escaping @Sendable (JSONValue) -> Bool) -> JSONForm {
    JSONForm(recognizes: recognizes) { source, _ throws(InputError) in try read(&source) }
  }

  @Sendable static func isUtterance(_ value: JSONValue) -> Bool {
    let first = value.firstItem
    return first["utterance"] != nil || first["value"]?.firstItem["utterance"] != nil
  }

  private static func read(_ source: inout JSONSource) throws(InputError) -> CaptureFormat.Reading {
    let values = source.root.items ?? source.root["value"]?.items ?? [source.root]
    var heard: [HeardAnnouncement] = []
    heard.reserveCapacity(min(values.count, FileBudget.announcements.limit(bytes: source.size)))
    for value in values {
      let place = source.location(of: value)
      guard let announcement = announcement(of: value, at: place) else { continue }
      try FileBudget.announcements.check(heard.count, bytes: source.size, at: place)
      heard.append(announcement)
    }
    return CaptureFormat.Reading(heard: heard)
  }

  @Sendable static func announcement(
    of value: JSONValue, at location: SourceLocation
  ) -> HeardAnnouncement? {
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
    var announcement = HeardAnnouncement(
      text, hint: holder.text("hint"), at: location,
      id: holder.text("id") ?? holder.text("identifier"))
    announcement.actions = holder.text("action")
    return announcement
  }
}
