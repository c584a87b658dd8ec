internal import Earshot

extension CaptureFormat {
  /// The tests of a11ysupport.io.
  public static let a11ySupport = CaptureFormat(
    "a11ysupport", title: "a11ysupport.io test", holding: .expectations,
    limits: [.identifiers, .hintApart],
    marks: ["feature_id", "css_target"],
    json: JSONForm(
      recognizes: { $0["commands"]?.members != nil && $0["title"] != nil }
    ) { source, _ in A11ySupportReader.read(&source) })
}

enum A11ySupportReader {
  static func read(_ source: inout JSONSource) -> CaptureFormat.Reading {
    let root = source.root
    var expected: [ExpectedAnnouncement] = []
    var notes = NoteCollector()
    for reader in root["commands"]?.members ?? [] {
      for browser in reader.value.members ?? [] {
        for command in browser.value.items ?? [] {
          let location = source.location(of: command)
          if command.text("output").map(QuotedSpeech.speech) == nil {
            notes.add("a command without output was left out", at: location)
            continue
          }
          expected.append(
            announcement(
              command, title: root.text("title") ?? "", reader: reader.key, browser: browser.key,
              at: location))
        }
      }
    }
    return CaptureFormat.Reading(.expected(expected), notes: notes.notes)
  }

  private static func announcement(
    _ command: JSONValue, title: String, reader: String, browser: String,
    at location: SourceLocation
  ) -> ExpectedAnnouncement {
    let place = command.text("css_target").map { " \($0)" } ?? ""
    return ExpectedAnnouncement(
      title + place, text: command.text("output").flatMap(QuotedSpeech.speech),
      state: command.text("command"), platform: ReaderName.platform(reader),
      reader: "\(reader)/\(browser)",
      assertions: command.list("results").compactMap { result in
        result.text("feature_assertion_id").map {
          .init(
            "\(result.text("feature_id") ?? "")#\($0)",
            holds: result.text("result").flatMap { results[$0] })
        }
      }, at: location)
  }

  private static let results = ["pass": true, "fail": false]
}
