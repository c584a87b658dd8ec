internal import Earshot

struct TalkBackLogFragment {
  struct Event: Hashable {
    var subtype: String
    /// The time in milliseconds since the device started.
    var time: Double?
    var app: String?
    var isHint: Bool { subtype == "EVENT_SPEAK_HINT" }
  }

  enum Cause: Hashable {
    /// The log of this TalkBack version does not contain events.
    case unknown
    /// The event is `null`, for example for a hint after a pause.
    case none
    case event(Event)
  }

  var text: String?
  var cause: Cause
  var location: SourceLocation

  var event: Event? { if case .event(let event) = cause { event } else { nil } }

  init?(_ record: String, at location: SourceLocation) {
    self.location = location
    if record.hasPrefix("=") {
      guard let end = Self.endOfText(record) else { return nil }
      text = Self.unquoted(record[record.index(after: record.startIndex)..<end.lowerBound])
      cause = Self.cause(in: record[end.upperBound...], behind: "event=")
    } else if record.hasPrefix(" ") {
      let rest = record.dropFirst()
      let end = rest.range(ofLast: " with spans ")
      text = Self.unquoted(end.map { rest[..<$0.lowerBound] } ?? rest)
      cause = end.map { Self.cause(in: rest[$0.upperBound...], behind: "for event ") } ?? .unknown
    } else {
      return nil
    }
  }

  static func hasCompleteText(_ record: String) -> Bool {
    guard record.hasPrefix("=") else {
      return record.range(ofFirst: " with spans ") != nil || record.trimmed.hasSuffix("\"")
    }
    return endOfText(record) != nil
  }

  static func isComplete(_ record: String) -> Bool {
    guard record.hasPrefix("=") else {
      guard let end = record.range(ofLast: " with spans ") else { return hasCompleteText(record) }
      return isWholeEvent(record[end.upperBound...], behind: "for event ")
    }
    guard let end = endOfText(record) else { return false }
    return isWholeEvent(record[end.upperBound...], behind: "event=")
  }

  private static func isWholeEvent(_ rest: Substring, behind mark: String) -> Bool {
    guard let start = rest.range(ofLast: mark) else { return false }
    let event = rest[start.upperBound...]
    return event.hasPrefix("null") || event.range(ofFirst: "time:") != nil
  }

  /// Returns the last end marker, because the text can also contain end markers.
  private static func endOfText(_ record: String) -> Range<String.Index>? {
    if record.hasPrefix("=null, utteranceId=") { return record.range(ofFirst: ", utteranceId=") }
    guard let end = record.range(ofLast: "\", utteranceId=") else { return nil }
    return record.index(after: end.lowerBound)..<end.upperBound
  }

  private static func unquoted(_ text: Substring) -> String? {
    let text = text.trimmed
    return text == "null" || text == "\"null\"" ? nil : text.unquoted()
  }

  private static func cause(in rest: Substring, behind mark: String) -> Cause {
    guard let start = rest.range(ofLast: mark) else { return .unknown }
    let event = rest[start.upperBound...]
    guard !event.hasPrefix("null") else { return .none }
    return .event(
      Event(
        subtype: value(of: "subtype:", in: event) ?? "",
        time: value(of: "time:", in: event).flatMap(Double.init),
        app: value(of: "PackageName: ", in: event) ?? value(of: "packageName:", in: event)))
  }

  private static func value(of key: String, in event: Substring) -> String? {
    event.range(ofFirst: key).map { key in
      String(event[key.upperBound...].prefix { !$0.isWhitespace && $0 != "," && $0 != ";" })
    }
  }

  static func announcements(of fragments: [TalkBackLogFragment]) -> [HeardAnnouncement] {
    var announcements: [HeardAnnouncement] = []
    var last: Event?
    for fragment in fragments {
      guard let text = fragment.text?.trimmed, !text.isEmpty else { continue }
      let isHint = fragment.cause == .none || fragment.event?.isHint == true
      if isHint, let previous = announcements.indices.last {
        // The hint is extended in place, because copying it each time would take quadratic time.
        if announcements[previous].hint?.append(phrase: text) == nil {
          announcements[previous].hint = text
        }
      } else if let event = fragment.event, event == last, event.time != nil,
        let previous = announcements.indices.last
      {
        announcements[previous].text.append(phrase: text)
      } else {
        last = fragment.event
        var announcement = HeardAnnouncement(text, at: fragment.location)
        announcement.app = fragment.event?.app
        announcements.append(announcement)
      }
    }
    return announcements
  }

}

extension String {
  fileprivate mutating func append(phrase: String) {
    self += last.map { ",.;:!?".contains($0) } ?? true ? " " : ", "
    self += phrase
  }
}
