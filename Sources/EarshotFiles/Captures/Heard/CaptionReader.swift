internal import Earshot

extension CaptureFormat {
  /// WebVTT captions.
  public static let webVTT = captions("webvtt", title: "WebVTT captions") { line in
    line.number == 1 && line.text.hasPrefix("WEBVTT") || CaptionTimes(line.text)?.hasComma == false
  }

  /// SubRip captions.
  public static let subRip = captions("srt", title: "SubRip captions") { line in
    CaptionTimes(line.text)?.hasComma == true
  }

  private static func captions(
    _ id: String, title: String, recognizes: @escaping @Sendable (TextLine) -> Bool
  ) -> CaptureFormat {
    CaptureFormat(
      id, title: title, holding: .recognizedSpeech,
      limits: [.recognition, .identifiers, .hintApart],
      marks: ["WEBVTT", "-->"],
      text: TextForm(recognizes: recognizes) { source, _ throws(InputError) in
        try CaptionReader.read(source)
      })
  }
}

struct CaptionReader {
  private struct Cue {
    var id: String?
    var line: Int
    var text = ""
  }

  private let source: TextSource
  private var heard: [HeardAnnouncement] = []
  private var lastID: String?
  private var notes = NoteCollector()
  private var previousLine: String?
  private var cue: Cue?

  private init(_ source: TextSource) { self.source = source }

  static func read(_ source: TextSource) throws(InputError) -> CaptureFormat.Reading {
    var reader = CaptionReader(source)
    for line in source.lines { try reader.read(line) }
    reader.finishCue()
    return CaptureFormat.Reading(heard: reader.heard, notes: reader.notes.notes)
  }

  private mutating func read(_ line: TextLines.Line) throws(InputError) {
    let text = line.text.trimmed
    if text.range(ofFirst: "-->") != nil {
      finishCue()
      guard let times = CaptionTimes(text) else {
        throw InputError(
          "expected two times, such as 00:00:01.000 --> 00:00:02.500, "
            + "found '\(text.prefix(60))'", at: source.location(line.number))
      }
      if times.end < times.start {
        notes.add("a cue ends before it starts", at: source.location(line.number))
      }
      cue = Cue(id: previousLine, line: line.number)
    } else if text.isEmpty {
      finishCue()
    } else {
      // Appending in place avoids copies of the text, which can have a million lines.
      if cue?.text.isEmpty == false { cue?.text += " " }
      cue?.text += text
    }
    previousLine = text.isEmpty ? nil : text
  }

  private mutating func finishCue() {
    guard let cue else { return }
    self.cue = nil
    let text = CaptionText.plain(cue.text)
    guard !text.isEmpty else {
      return notes.add("a cue has no text; it was left out", at: source.location(cue.line))
    }
    if let id = phrase(of: cue.id), id == lastID, let last = heard.indices.last {
      // A speech recognizer can split one phrase into several cues.
      heard[last].text += " " + text
      return
    }
    lastID = phrase(of: cue.id)
    heard.append(HeardAnnouncement(text, at: source.location(cue.line)))
  }

  private func phrase(of id: String?) -> String? {
    guard let id, let dash = id.lastIndex(of: "-"), id.utf8.count >= 38 else { return nil }
    return String(id[..<dash])
  }
}
