internal import Earshot

extension CaptureFormat {
  /// TalkBack's announcements in its log at level VERBOSE.
  public static let talkBackLog = CaptureFormat(
    "talkback-log", title: "TalkBack log", holding: .log(opening: nil), platform: .talkBack,
    limits: [.identifiers, .hintApart],
    marks: ["SpeechController", "talkback"],
    text: TextForm(
      toleratesInvalidUTF8: true,
      recognizes: { $0.text.range(ofFirst: TalkBackLogReader.marker) != nil }
    ) { source, _ in TalkBackLogReader.read(source) })
}

/// Reads the announcements in TalkBack's log, in which texts are not escaped.
///
/// Each entry starts with `Speaking fragment text` and continues in a format that depends on the
/// version:
/// - until about 2016: `"…"`
/// - until about 2019: `"…" with spans … for event …`
/// - TalkBack 15.1: `="…", utteranceId=…, spans=…, locale=…, event=…`
/// - TalkBack 16: the format of 15.1, with `TtsSpan=` instead of `spans=`
struct TalkBackLogReader {
  static let marker = "Speaking fragment text"

  private struct Record {
    var text: String
    var line: Int
    var lineCount = 1
  }

  private static let mostLines = 100
  private static let mostBytes = 1 << 20

  private let source: TextSource
  private var record: Record?
  private var fragments: [TalkBackLogFragment] = []
  private var notes = NoteCollector()

  private init(_ source: TextSource) { self.source = source }

  static func read(_ source: TextSource) -> CaptureFormat.Reading {
    var reader = TalkBackLogReader(source)
    for line in source.lines { reader.read(line) }
    reader.finishRecord()
    let announcements = TalkBackLogFragment.announcements(of: reader.fragments)
    let hintsAreApart = reader.fragments.contains { $0.event != nil }
    return CaptureFormat.Reading(
      heard: announcements, lifting: hintsAreApart ? [.hintApart] : [], notes: reader.notes.notes)
  }

  private mutating func read(_ line: TextLines.Line) {
    if let found = line.text.range(ofFirst: Self.marker) {
      finishRecord()
      record = Record(text: String(line.text[found.upperBound...]), line: line.number)
      return
    }
    guard let open = record, !TalkBackLogFragment.isComplete(open.text) else { return }
    continueRecord(open, with: line)
  }

  private mutating func continueRecord(_ open: Record, with line: TextLines.Line) {
    let (message, hadPrefix) = LogPrefix.stripped(line.text)
    var rest = message
    if hadPrefix {
      let tag = "SpeechControllerImpl: "
      if rest.hasPrefix(tag) {
        rest = rest.dropFirst(tag.count)
      } else if !line.text.utf8.starts(with: " ".utf8),
        line.text.range(ofFirst: "SpeechController") == nil
      {
        return finishRecord()
      }
    }
    let isInText = !TalkBackLogFragment.hasCompleteText(open.text)
    let joined = isInText ? open.text + "\n" + rest : open.text + " " + rest.drop { $0 == " " }
    guard joined.utf8.count <= Self.mostBytes, open.lineCount < Self.mostLines else {
      notes.add(
        "a text of more than \(Self.mostLines) lines or 1 MB was cut",
        at: source.location(open.line))
      return finishRecord()
    }
    record = Record(text: joined, line: open.line, lineCount: open.lineCount + 1)
  }

  private mutating func finishRecord() {
    guard let open = record else { return }
    record = nil
    if let fragment = TalkBackLogFragment(open.text, at: source.location(open.line)) {
      fragments.append(fragment)
    } else {
      notes.add(
        "a line of the log is cut off or has an unknown form; it was left out",
        at: source.location(open.line))
    }
  }
}
