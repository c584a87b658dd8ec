import Earshot
import EarshotFiles
import EarshotOutput

struct RunComposer: Sendable {
  struct Result: Sendable {
    var output: Document
    var unknownFields: [(name: String, line: Int)]
    var missingWords: [String] = []
    var hasFailed: Bool
    var hasDeepLine: Bool

    mutating func add(_ notes: LineComposer.LineNotes, line: Int) {
      for word in notes.missingWords where !missingWords.contains(word) {
        missingWords.append(word)
      }
      for field in notes.unknownFields where !unknownFields.contains(where: { $0.name == field }) {
        unknownFields.append((field, line))
      }
    }
  }

  /// The maximum depth; 10,000 nested nodes need two levels each, for the node and the list of its
  /// children.
  private static let greatestDepth = 20_002

  private let composer: LineComposer
  private var plans: LinePlans?
  private var maximumDepth = JSONParser.maximumDepth

  /// Creates a composer; without plans, each line is composed from its elements.
  init(reader: ScreenReader, hasPlans: Bool = true) {
    composer = LineComposer(reader: reader)
    plans = hasPlans ? LinePlans(for: reader.profile) : nil
  }

  mutating func composed(_ run: LineReader.Run) -> Result {
    let result = composedHere(run)
    guard result.hasDeepLine else { return result }
    var deeper = self
    deeper.maximumDepth = Self.greatestDepth
    return DeepThread.result { [deeper] in
      var deeper = deeper
      return deeper.composedHere(run)
    } ?? result
  }

  private mutating func composedHere(_ run: LineReader.Run) -> Result {
    var writer = JSONWriter()
    var result = Result(
      output: JSONWriter().document, unknownFields: [], hasFailed: false, hasDeepLine: false)
    if run.isTooLong {
      result.hasFailed = true
      write(
        ElementLineError("the line has more than \(LineReader.longestLine >> 20) MB"), nil,
        run.firstLine, to: &writer)
      writer.newline()
    }
    run.bytes.withUnsafeBufferPointer { bytes in
      var (start, number) = (0, run.firstLine)
      while start < bytes.count {
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        // Skips the byte order mark that files from Windows can have.
        if number == 1, bytes[start..<end].starts(with: [0xEF, 0xBB, 0xBF]) { start += 3 }
        let line = UnsafeBufferPointer(rebasing: bytes[start..<end])
        if line.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
          write(line, number, to: &writer, &result)
        }
        (start, number) = (end + 1, number + 1)
      }
    }
    result.output = writer.document
    return result
  }

  private mutating func write(
    _ line: UnsafeBufferPointer<UInt8>, _ number: Int, to writer: inout JSONWriter,
    _ result: inout Result
  ) {
    if let notes = plans?.write(line, to: &writer, by: composer) {
      result.add(notes, line: number)
      return writer.newline()
    }
    var parsed: JSONValue?
    do throws(ElementLineError) {
      let value = try value(of: line, &result)
      parsed = value
      result.add(try composer.write(value, to: &writer), line: number)
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
    composer.write(id, to: &writer) { object in
      object.key("line")
      object.number(number)
      object.key("error")
      object.object { details in
        details.member("message", error.message)
        details.member("field", ifPresent: error.field)
      }
    }
  }
}
