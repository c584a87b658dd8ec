import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

struct Requirement: CustomTestStringConvertible, Sendable {
  enum Proof: Sendable {
    case walk(String)
    case says(String)
    case check(String)
    case sheet(String)
    case criteria(String)
    case test(suite: String, name: String)
    case session(String)
    case no(String)
  }

  struct Mistake: Error {
    var line: String
  }

  let documents: String
  let section: String
  let words: String
  let proof: Proof

  var testDescription: String { "\(documents), \(section): \(words)" }

  init(_ line: String) throws {
    let cells = line.split(separator: " | ", maxSplits: 3).map(String.init)
    let pieces = cells.last?.split(separator: ": ", maxSplits: 1).map(String.init) ?? []
    guard cells.count == 4, pieces.count == 2 else { throw Mistake(line: line) }
    (documents, section, words) = (cells[0], cells[1], cells[2])
    switch pieces[0] {
    case "walk": proof = .walk(pieces[1])
    case "says": proof = .says(pieces[1])
    case "check": proof = .check(pieces[1])
    case "sheet": proof = .sheet(pieces[1])
    case "criteria": proof = .criteria(pieces[1])
    case "session": proof = .session(pieces[1])
    case "no": proof = .no(pieces[1])
    case "test":
      let names = pieces[1].split(separator: " / ").map(String.init)
      guard names.count == 2 else { throw Mistake(line: line) }
      proof = .test(suite: names[0], name: names[1])
    default: throw Mistake(line: line)
    }
  }

  static let all = RequirementRows.text.split(separator: "\n").compactMap {
    try? Requirement(String($0))
  }
}

enum RequirementPage {
  static let file = ExampleFolder.url.deletingLastPathComponent()
    .appending(path: "Docs/requirements.md")

  static var markdown: String {
    """
    # Requirements of the guidelines

    This page lists the guidelines' requirements for four components. Each row names the test that covers it.
    A test checks every row and writes this page:
    `EARSHOT_RECORD=1 swift test --disable-xctest --filter requirements`.

    """ + documents.map(section).joined()
  }

  private static let documents = [
    ("D", "Dropdown, in both editions"), ("M", "Menu"), ("S", "Search"),
    ("P", "Calendar date picker"),
  ]

  private static func section(_ letter: String, _ title: String) -> String {
    let rows = Requirement.all.filter { $0.documents.contains(letter) }.map { row in
      "| \(row.section) | \(escaped(row.words)) | \(escaped(row.proof.words)) |\n"
    }
    return "\n## \(title)\n\n| section | requirement | shown by |\n|---|---|---|\n" + rows.joined()
  }

  private static func escaped(_ text: String) -> String { text.replacing("|", with: "\\|") }
}

extension Requirement.Proof {
  var words: String {
    switch self {
    case .walk(let sentence): "A walk: *\(sentence)*"
    case .says(let text): "The announcement \"\(text)\""
    case .check(let kind): "The check [`\(kind)`](checks.md#\(kind))"
    case .sheet(let name): "The attribute sheets: `\(name)`"
    case .criteria(let text): "The criteria: *\(text)*"
    case .test(let suite, let name): "A test: *\(suite): \(name)*"
    case .session(let text): "A session: *\(text)*"
    case .no(let reason): "Nothing: \(reason)"
    }
  }
}

@Suite struct `The requirements` {
  private static let components: [Character: String] = [
    "D": "Dropdown", "M": "Menu", "S": "Search", "P": "Date picker",
  ]

  /// The components of each document, by its letter; a row of the table must be true of all
  /// documents that it names.
  private static let designs: [Character: String] = [
    "D": """
      - {kind: dropdown, id: a, label: Seat, value: A, options: [A, {label: B, disabled: true}], next: {down: b}}
      - {kind: dropdown, id: b, label: Row, visible-label: false, options: [A], disabled: true}
    """,
    "M": """
      - {kind: menu, id: a, label: Sort, items: [A, {label: B, selected: true}], next: {down: b}}
      - {kind: menu, id: b, label: More, items: [A]}
    """,
    "S": """
      - {kind: search-field, id: a, label: Search, placeholder: Find, results: announced, next: {down: b}}
      - {kind: search-field, id: b, label: City}
    """,
    "P": """
      - {kind: date-picker, id: a, label: Day, date: 2026-03-18, unavailable: [2026-03-19], next: {down: b}}
      - {kind: date-picker, id: b, label: Stay, date: 2026-03-18, range: true, style: calendar}
    """,
  ]

  private static let sheets: [Character: Set<String>] = designs.mapValues { design in
    Set(
      [[Toolkit.uikit, .views], [.swiftui, .compose]].flatMap { toolkits in
        (try? previews(design, toolkits).flatMap { $0.attributeSheet.rows.map(\.spelling) }) ?? []
      })
  }

  private static func previews(
    _ design: String, _ toolkits: [Toolkit]
  ) throws -> [ScreenPreview.Entry] {
    let screen = try WalkSupport.screen(of: design).built(with: toolkits)
    return try readers().flatMap { reader, wording in
      ScreenPreview(reader: reader, wording: wording).entries(of: screen, states: .all)
    }
  }

  private static func readers() throws -> [(reader: ScreenReader, wording: Wording)] {
    try BuiltIn.profileNames(of: .documented).map { id in
      let profile = try #require(BuiltIn.profile(id))
      return (
        BuiltIn.reader(for: profile, locale: "en"),
        BuiltIn.wording(locale: "en", dates: profile.dates)
      )
    }
  }

  private static let criteria: [Character: String] = designs.compactMapValues { design in
    guard let screen = try? WalkSupport.screen(of: design), let readers = try? readers() else {
      return nil
    }
    return CriteriaSheet(for: screen, readers: readers) { _ in nil }.written(as: .gherkin).text
  }

  private static let sources: [String] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let paths = FileManager.default.subpaths(atPath: folder.path()) ?? []
    return paths.filter { $0.hasSuffix(".swift") }.compactMap {
      try? String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
  }()

  @Test func `is read row by row`() {
    #expect(Requirement.all.count == RequirementRows.text.split(separator: "\n").count)
  }

  @Test(arguments: Requirement.all)
  func `is shown`(_ requirement: Requirement) throws {
    switch requirement.proof {
    case .walk(let sentence):
      for document in requirement.documents {
        let walks = WalkSentence.all.filter { $0.component == Self.components[document] }
        #expect(walks.contains { $0.sentence.contains(sentence) }, "\(document)")
      }
    case .says(let text):
      #expect((Row.all + Row.widgets).contains { $0.announcement == text })
    case .check(let kind):
      #expect(KindExample.all.contains { $0.kind.id == kind })
    case .sheet(let name):
      for document in requirement.documents {
        let sheet = try #require(Self.sheets[document])
        #expect(sheet.contains { $0.contains(name) }, "\(document)")
      }
    case .criteria(let text):
      for document in requirement.documents {
        #expect(try #require(Self.criteria[document]).contains(text), "\(document)")
      }
    case .test(let suite, let name):
      #expect(
        Self.sources.contains { $0.contains("struct `\(suite)`") && $0.contains("func `\(name)`") })
    case .session:
      for component in GuidelineComponent.all {
        #expect(try component.hasCleanSession(), "\(component.kind)")
      }
    case .no(let reason):
      #expect(!reason.isEmpty)
    }
  }

  @Test func `is in the documentation`() throws {
    let page = RequirementPage.markdown
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try page.write(to: RequirementPage.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: RequirementPage.file, encoding: .utf8) == page)
  }
}
