internal import Earshot

struct JSONLinesReader {
  let file: String
  let formats: [CaptureFormat]
  private(set) var hasKnownForm = false

  init(file: String, formats: [CaptureFormat]) {
    self.file = file
    self.formats = formats
  }

  /// Reads a capture in JSON Lines; returns nil if the file is one JSON value.
  ///
  /// The first line with a known form determines the format.
  mutating func capture(of bytes: [UInt8], from start: Int) throws(InputError) -> Capture? {
    let lines = try lines(of: bytes, from: start)
    guard lines.count > 1, let first = try? value(of: lines[0], in: bytes), first.members != nil
    else { return nil }
    var known: (format: CaptureFormat, form: JSONLinesForm)?
    var heard: [HeardAnnouncement] = []
    var notes: [Capture.Note] = []
    for (index, line) in lines.enumerated() {
      let place = SourceLocation(file: file, line: line.number, column: 1)
      var announcement: HeardAnnouncement?
      do throws(JSONError) {
        let value = try value(of: line, in: bytes)
        if known == nil { known = form(of: value) }
        hasKnownForm = known != nil
        announcement = known?.form.announcement(value, place)
      } catch {
        guard index == lines.count - 1 else { throw mistake(error, line, in: bytes) }
        notes.append(Capture.Note("the last line is cut off; it was left out", at: place))
      }
      guard let announcement else { continue }
      try FileBudget.announcements.check(heard.count, bytes: bytes.count, at: place)
      heard.append(announcement)
    }
    guard let known else {
      throw UnknownFormat.error(
        "the keys of these lines of JSON match no known format", of: bytes, among: formats,
        at: SourceLocation(file: file, line: lines[0].number, column: 1))
    }
    return Capture(known.format, CaptureFormat.Reading(heard: heard, notes: notes))
  }

  func array(of bytes: [UInt8], from start: Int) throws(InputError) -> [UInt8] {
    let lines = try lines(of: bytes, from: start)
    var array = Array(bytes[..<start]) + [UInt8(ascii: "[")]
    var position = start
    for (index, line) in lines.enumerated() {
      array += bytes[position..<line.range.upperBound]
      array.append(index == lines.count - 1 ? UInt8(ascii: "]") : UInt8(ascii: ","))
      position = line.range.upperBound
    }
    return array
  }

  private func form(of line: JSONValue) -> (format: CaptureFormat, form: JSONLinesForm)? {
    for format in formats {
      if let form = format.jsonLines, form.recognizes(line) { return (format, form) }
    }
    return nil
  }

  /// A line, stored in few bytes, because a file of 1 GB can have millions of lines.
  private struct Line {
    private let start: UInt32
    private let end: UInt32
    private let line: UInt32

    init(_ range: Range<Int>, number: Int) {
      start = UInt32(range.lowerBound)
      end = UInt32(range.upperBound)
      line = UInt32(number)
    }

    var range: Range<Int> { Int(start)..<Int(end) }
    var number: Int { Int(line) }
  }

  private func lines(of bytes: [UInt8], from start: Int) throws(InputError) -> [Line] {
    var lines: [Line] = []
    var begin = start
    var number = 1 + bytes[..<start].count { $0 == 0x0A }
    for position in start...bytes.count where position == bytes.count || bytes[position] == 0x0A {
      let isEmpty = bytes[begin..<position].allSatisfy { $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }
      if !isEmpty {
        try FileBudget.lines.check(
          lines.count, bytes: bytes.count, at: SourceLocation(file: file, line: number, column: 1))
        lines.append(Line(begin..<position, number: number))
      }
      begin = position + 1
      number += 1
    }
    return lines
  }

  private func value(of line: Line, in bytes: [UInt8]) throws(JSONError) -> JSONValue {
    try JSONParser.value(of: Array(bytes[line.range]))
  }

  private func mistake(_ error: JSONError, _ line: Line, in bytes: [UInt8]) -> InputError {
    let before = bytes[line.range].prefix(error.offset).count { $0 & 0xC0 != 0x80 }
    return InputError(
      "this line is not JSON: \(error.message)",
      at: SourceLocation(file: file, line: line.number, column: before + 1))
  }
}
