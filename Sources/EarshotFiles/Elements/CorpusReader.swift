package import Earshot

package struct CorpusLine: Sendable {
  package enum Content: Sendable {
    case voiceOver(VoiceOverLine)
    case talkBack(TalkBackLine)
  }

  package var content: Content
  package var component: String
  package var platform: Platform
  package var version: String
  package var heard: String
  package var heardHint: String?
  package var source: String
  package var note: String
}

package enum CorpusReader {
  /// The fields of a corpus case that are not input of `compose`.
  package static let fields = [
    "component", "reader", "version", "heard", "heardHint", "source", "note",
  ]

  /// Returns the lines that are not blank; throws for the first invalid line.
  package static func lines(
    of bytes: [UInt8], file: String
  ) throws(InputError) -> [(line: CorpusLine, location: SourceLocation)] {
    var lines: [(line: CorpusLine, location: SourceLocation)] = []
    let pieces = InputText.utf8(bytes).split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated()
    where piece.contains(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }) {
      let location = SourceLocation(file: file, line: index + 1, column: 1)
      let value: JSONValue
      do throws(JSONError) { value = try JSONParser.value(of: Array(piece)) } catch {
        let place = SourceLocation(file: file, line: index + 1, column: error.offset + 1)
        throw InputError("this is not JSON: \(error.message)", at: place)
      }
      do throws(ElementLineError) { lines.append((try line(of: value), location)) } catch {
        let field = error.field.map { ", in the field '\($0)'" } ?? ""
        throw InputError("\(error.message)\(field)", at: location)
      }
    }
    return lines
  }

  private static func line(of value: JSONValue) throws(ElementLineError) -> CorpusLine {
    let members = try value.object()
    let platform = try platform(of: members)
    let element = JSONValue(
      content: .object(members.filter { !fields.contains($0.key) }), offset: value.offset)
    return CorpusLine(
      content: try content(of: element, on: platform),
      component: try text("component", of: members), platform: platform,
      version: try optionalText("version", of: members) ?? "",
      heard: try text("heard", of: members), heardHint: try optionalText("heardHint", of: members),
      source: try text("source", of: members), note: try optionalText("note", of: members) ?? "")
  }

  private static func platform(
    of members: [JSONValue.Member]
  ) throws(ElementLineError) -> Platform {
    let name = try text("reader", of: members)
    guard let platform = Platform(rawValue: name) else {
      let known = Platform.allCases.map(\.rawValue)
      throw ElementLineError(NearestName.message("reader", name, known: known))
    }
    return platform
  }

  private static func text(
    _ field: String, of members: [JSONValue.Member]
  ) throws(ElementLineError) -> String {
    guard let member = members.first(where: { $0.key == field }) else {
      throw ElementLineError("the case has no '\(field)', which is required")
    }
    guard let text = member.value.string else { throw member.value.wrongType("text", in: field) }
    return text
  }

  private static func optionalText(
    _ field: String, of members: [JSONValue.Member]
  ) throws(ElementLineError) -> String? {
    try members.first { $0.key == field }?.text()
  }

  private static func content(
    of element: JSONValue, on platform: Platform
  ) throws(ElementLineError) -> CorpusLine.Content {
    let unknown: [String]
    let content: CorpusLine.Content
    switch platform {
    case .voiceOver:
      let line = try VoiceOverLineReader.line(of: element)
      content = .voiceOver(line)
      unknown = line.unknownFields
    case .talkBack:
      let line = try TalkBackLineReader.line(of: element)
      content = .talkBack(line)
      unknown = line.unknownFields
    }
    // A misspelled field could change the score without notice, so unknown fields are errors.
    if let field = unknown.first {
      throw ElementLineError(
        "unknown field '\(field)'; 'earshot score --help' lists the fields of a case")
    }
    return content
  }
}
