import Foundation
import Testing

@Suite struct `Reference recordings` {
  struct Row: Sendable, CustomTestStringConvertible {
    var design: String
    var id: String
    var guideline: String
    var sentence: String

    var testDescription: String { "\(design)/\(id)" }

    var pattern: String {
      sentence.replacing("}", with: "{").split(separator: "{", omittingEmptySubsequences: false)
        .enumerated().map { place, piece in
          place % 2 == 1 ? ".+" : NSRegularExpression.escapedPattern(for: String(piece))
        }.joined()
    }
  }

  private static let folder = URL(filePath: #filePath).appending(path: "../../../audio")
    .standardized.path()

  static let rows: [Row] = {
    let table = (try? String(contentsOfFile: folder + "/guidelines.csv", encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: ",", maxSplits: 3, omittingEmptySubsequences: false)
        .map(String.init)
      return Row(
        design: fields[0], id: fields[1], guideline: fields[2],
        sentence: fields[3].trimmingCharacters(in: ["\""]))
    }
  }()

  private func file(of row: Row) throws -> Manifest.File {
    try #require(
      Manifest(in: Self.folder).files.first { $0.design == row.design && $0.id == row.id })
  }

  @Test func `are those of the 28 documented sentences, and no other`() throws {
    #expect(Self.rows.count { !$0.sentence.isEmpty } == 28)
    let recorded = try Manifest(in: Self.folder).files.map { "\($0.design)/\($0.id ?? "")" }
    #expect(Set(recorded) == Set(Self.rows.map(\.testDescription)))
  }

  @Test(arguments: rows)
  func `announce the sentence of the guideline`(_ row: Row) throws {
    let file = try file(of: row)
    let text = [file.text, file.hint].filter { !$0.isEmpty }.joined(separator: ", ")
    let pattern = row.sentence.isEmpty ? ".+" : row.pattern
    let whole = text.range(of: "^\(pattern)$", options: [.regularExpression, .caseInsensitive])
    #expect(whole != nil, "\(text), expected \(row.sentence)")
  }

  @Test(arguments: rows)
  func `can be heard`(_ row: Row) throws {
    let signal = try samples(of: "\(Self.folder)/\(file(of: row).file)")
    #expect(signal.count { abs(Int($0)) > 300 } > signal.count / 20)
  }

  @Test func `are listed with the sentences of the guidelines`() throws {
    var page = """
      # Reference recordings

      These are the documented announcements, with the words of the examples. [One page](index.html) plays them
      all. A recording without a sentence is derived from the other recordings. `Scripts/audio` makes the recordings that
      [guidelines.csv](guidelines.csv) lists.

      | guideline | platform | sentence | recording |
      |---|---|---|---|

      """
    for row in Self.rows {
      let file = try file(of: row)
      let platform = row.id.contains("/voiceover/") ? "VoiceOver" : "TalkBack"
      let sentence = row.sentence.filter { !"{}".contains($0) }
      page += "| \(row.guideline) | \(platform) | \(sentence) | [\(file.text)](\(file.file)) |\n"
    }
    let path = Self.folder + "/README.md"
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try page.write(toFile: path, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == page)
  }
}
