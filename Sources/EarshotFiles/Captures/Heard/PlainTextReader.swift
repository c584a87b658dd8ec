internal import Earshot
import EarshotProfiles

extension CaptureFormat {
  /// Plain text with one announcement per line; users must choose this format, because Earshot
  /// cannot recognize it.
  public static let plainText = CaptureFormat(
    "text", title: "plain text, one announcement per line", holding: .transcript,
    limits: [.identifiers, .hintApart])
}

enum PlainTextReader {
  static let noteMark = "# "

  static func capture(of source: TextSource) throws(InputError) -> Capture {
    var lines = try lines(of: source)
    let notes = lines.leaveOutNotes { $0.hasPrefix(noteMark) && $0.contains(": ") }
    let isNumbered = lines.leaveOutNumbers(except: TesterComment.isComment)
    let marks = LineMark.allCases.filter {
      lines.leaveOutPrefixes(except: TesterComment.isComment, prefix: $0.prefix)
    }
    var capture = Capture(lines)
    if let other = notes.first(where: { !isOfBuiltIn($0.text) }) {
      capture.notes.append(
        Capture.Note(
          "the notes at the end, which begin with '#', were left out",
          at: source.location(other.number)))
    }
    if isNumbered {
      capture.notes.append(
        Capture.Note(
          "every line begins with its number; the numbers were left out", at: source.location(1)))
    }
    if !marks.isEmpty {
      let names = marks.map(\.rawValue).joined(separator: " and ")
      capture.notes.append(
        Capture.Note(
          "the \(names) before every announcement \(marks.count == 1 ? "was" : "were") left out",
          at: source.location(1)))
    }
    return capture
  }

  private static func isOfBuiltIn(_ note: String) -> Bool {
    BuiltIn.profileIDs.contains { id in
      BuiltIn.profile(id).map { note.hasPrefix("\(noteMark)\($0.title): ") } == true
    }
  }

  static func lines(of source: TextSource) throws(InputError) -> TranscriptLines {
    try source.refuseBinary()
    let bytes = source.bytes
    var lines = TranscriptLines(
      of: bytes, file: source.file, capacity: min(bytes.count / 16, 1 << 20))
    var position = 0
    var number = 0
    while position < bytes.count {
      let line = Line(in: bytes, from: position)
      position = line.next
      number += 1
      guard !line.text.isEmpty else { continue }
      try FileBudget.announcements.check(
        lines.count, bytes: bytes.count, at: source.location(number))
      lines.append(line.text, number: number, isASCII: line.isASCII)
    }
    return lines
  }

  private struct Line {
    var text: Range<Int>
    var next: Int
    var isASCII: Bool

    init(in bytes: [UInt8], from start: Int) {
      var (end, all) = (start, UInt8(0))
      bytes.withUnsafeBufferPointer { bytes in
        while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
          all |= bytes[end]
          end += 1
        }
      }
      let isPair = end + 1 < bytes.count && bytes[end] == 0x0D && bytes[end + 1] == 0x0A
      next = end + (isPair ? 2 : 1)
      isASCII = all < 0x80
      text = start..<end
      let printable = UInt8(ascii: "!")...UInt8(ascii: "~")
      guard start < end, !(printable ~= bytes[start] && printable ~= bytes[end - 1]) else { return }
      let whole = String(decoding: bytes[start..<end], as: UTF8.self)
      let first = whole.firstIndex { !$0.isWhitespace } ?? whole.endIndex
      let last = whole.lastIndex { !$0.isWhitespace }.map(whole.index(after:)) ?? first
      let (before, length) = (
        whole.utf8.distance(from: whole.startIndex, to: first),
        whole.utf8.distance(from: first, to: last)
      )
      text = (start + before)..<(start + before + length)
    }
  }
}

extension TranscriptLines {
  var heard: [HeardAnnouncement] {
    (0..<count).map { HeardAnnouncement(text($0), at: location($0)) }
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
