import EarshotProfiles
import Testing

@testable import Earshot

@Suite struct `The pronunciation of English` {
  private let english = BuiltIn.language("en-GB").pronunciation

  private static let texts: [(String, String?)] = [
    ("Close", "cloze"), ("Wed, Mar 18", "Wednesday, March 18"), ("Sat", "Saturday"),
    ("March 18, 2026", "March 18, 20 26"), ("May 2026", "May 20 26"), ("March 2005", nil),
    ("Close friends", nil), ("Sun and moon", nil), ("2026 points", nil), ("Marble 5", nil),
  ]

  @Test(arguments: texts)
  func `spells words that the engine misreads`(_ text: String, _ spelling: String?) {
    #expect(english.spelling(of: text, isOfDate: false) == spelling)
  }

  @Test func `divides years in dates`() {
    #expect(english.spelling(of: "2026", isOfDate: true) == "20 26")
  }

  @Test(arguments: [
    ("Live arrivals", ["Live"]), ("Close", []), ("Close friends", ["Close"]), ("Alive", []),
    ("Record locator", []), ("Record a message", ["Record"]),
    ("Record the record number", ["Record"]),
  ])
  func `knows words with two pronunciations`(_ text: String, _ words: [String]) {
    #expect(english.homographs(in: text) == words)
  }

  @Test func `is not used for other languages`() {
    #expect(BuiltIn.language("de").pronunciation == Pronunciation())
  }
}
