import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

struct LineComposer: Sendable {
  struct Result: Sendable {
    var output: Document
    var unknownFields: [(name: String, line: Int)]
    var missingWords: [String] = []
    var hasFailed: Bool
    var hasDeepLine: Bool
  }

  /// The greatest depth of JSON: enough for 10,000 nested nodes, each in the list of its parent.
  private static let greatestDepth = 20_002

  let reader: ScreenReader
  private var maximumDepth = JSONParser.maximumDepth

  init(reader: ScreenReader) { self.reader = reader }

  func composed(_ run: LineReader.Run) -> Result {
    let result = composedHere(run)
    guard result.hasDeepLine else { return result }
    var deeper = self
    deeper.maximumDepth = Self.greatestDepth
    return DeepThread.result { [deeper] in deeper.composedHere(run) } ?? result
  }

  private func composedHere(_ run: LineReader.Run) -> Result {
    var writer = JSONWriter()
    var result = Result(
      output: JSONWriter().document, unknownFields: [], hasFailed: false, hasDeepLine: false)
    if run.isTooLong {
      result.hasFailed = true
      write(ElementLineError("the line is too long"), nil, run.firstLine, to: &writer)
      writer.newline()
    }
    run.bytes.withUnsafeBufferPointer { bytes in
      var (start, number) = (0, run.firstLine)
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        // Files from Windows can begin with a byte order mark.
        if number == 1, bytes[start..<end].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        // Blank lines are skipped, because files often end with one.
        if line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
          write(line, number, to: &writer, &result)
        }
        (start, number) = (end + 1, number + 1)
      }
    }
    result.output = writer.document
    return result
  }

  private func write(
    _ line: UnsafeBufferPointer<UInt8>, _ number: Int, to writer: inout JSONWriter,
    _ result: inout Result
  ) {
    var parsed: JSONValue?
    do throws(ElementLineError) {
      let value = try value(of: line, &result)
      parsed = value
      let notes: LineNotes
      switch reader.profile.platform {
      case .voiceOver: notes = try writeVoiceOver(value, to: &writer)
      case .talkBack: notes = try writeTalkBack(value, to: &writer)
      }
      for word in notes.missingWords where !result.missingWords.contains(word) {
        result.missingWords.append(word)
      }
      for field in notes.unknownFields
      where !result.unknownFields.contains(where: { $0.name == field }) {
        result.unknownFields.append((field, number))
      }
    } catch {
      result.hasFailed = true
      let id = parsed?["id"] ?? parsed?["node"]?["id"]
      write(error, id?.string, number, to: &writer)
    }
    writer.newline()
  }

  private func value(
    of line: UnsafeBufferPointer<UInt8>, _ result: inout Result
  ) throws(ElementLineError) -> JSONValue {
    do throws(JSONError) {
      return try JSONParser.value(of: line, maximumDepth: maximumDepth)
    } catch {
      if error.isTooDeep { result.hasDeepLine = true }
      throw ElementLineError("column \(error.offset + 1): \(error.message)")
    }
  }

  private func write(
    _ error: ElementLineError, _ id: String?, _ number: Int, to writer: inout JSONWriter
  ) {
    write(id, to: &writer) { object in
      object.key("line")
      object.number(number)
      object.key("error")
      object.object { details in
        details.member("message", error.message)
        details.member("field", ifPresent: error.field)
      }
    }
  }

  func write(
    _ id: String?, to writer: inout JSONWriter, _ content: (inout JSONWriter) -> Void
  ) {
    writer.object { object in
      if let id {
        object.key("id")
        object.string(id)
      }
      content(&object)
    }
  }

  /// Facts about a composed line that are not in its output.
  struct LineNotes {
    var unknownFields: [String]
    var missingWords: [String]
  }

  typealias Visit = (id: String?, announcement: Announcement)

  func write(_ visits: some Sequence<Visit>, to object: inout JSONWriter) {
    object.key("visits")
    object.array { list in
      for visit in visits { write(visit.id, to: &list) { $0.announcement(visit.announcement) } }
    }
  }
}

extension ScreenReader {
  func set(to settings: [ElementLineSetting]) throws(ElementLineError) -> ScreenReader {
    guard !settings.isEmpty else { return self }
    var changed = profile
    for setting in settings {
      do throws(Settings.Problem) { try changed.set(setting.key, to: setting.value) } catch {
        throw ElementLineError("\(error)", field: "settings.\(setting.key)")
      }
    }
    return speaking(by: changed)
  }
}
