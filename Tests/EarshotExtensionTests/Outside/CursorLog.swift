import Earshot
import EarshotFiles

extension CaptureFormat {
  /// An invented log, with announcements between lines of other processes.
  ///
  /// The log begins when VoiceOver starts, before the app starts.
  static let cursorLog = CaptureFormat(
    "cursor-log", title: "cursor log", holding: .log(opening: "Reader started"),
    platform: .voiceOver, limits: [.identifiers, .hintApart], marks: ["cursor"],
    text: TextForm(recognizes: { $0.text.hasPrefix("cursor ") }) { source, _ in
      CaptureFormat.Reading(
        heard: source.lines.filter { $0.text.hasPrefix("cursor ") }.map { line in
          HeardAnnouncement(String(line.text.dropFirst(7)), at: source.location(line.number))
        })
    })

  /// An invented log in JSON, from a reader that was on before the test.
  static let eventLog = CaptureFormat(
    "event-log", title: "event log", holding: .log(opening: nil), platform: .talkBack,
    limits: [.identifiers, .hintApart],
    jsonLines: JSONLinesForm(recognizes: { $0["speaks"] != nil }) { value, place in
      value.text("speaks").map { HeardAnnouncement($0, at: place) }
    })
}
