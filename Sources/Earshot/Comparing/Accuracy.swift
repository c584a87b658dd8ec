/// A profile's accuracy, measured with announcements heard on devices.
///
/// Letter case and punctuation do not count, and spelled-out numbers equal digits.
package struct Accuracy: Sendable, Hashable {
  package struct Case: Sendable, Hashable {
    package var component: String
    package var reader: String
    package var source: String
    package var note: String
    package var heard: String
    package var said: Announcement
    package var countsHint: Bool
    package var isOfOtherVersion: Bool
    package var location: SourceLocation

    package init(
      component: String, reader: String, source: String, note: String = "", heard: String,
      said: Announcement, countsHint: Bool, isOfOtherVersion: Bool = false,
      location: SourceLocation
    ) {
      self.component = component
      self.reader = reader
      self.source = source
      self.note = note
      self.heard = heard
      self.said = said
      self.countsHint = countsHint
      self.isOfOtherVersion = isOfOtherVersion
      self.location = location
    }

    package var parts: [Part] {
      said.parts.filter { countsHint || $0.utterance == .announcement }
    }
  }

  package struct Result: Sendable, Hashable {
    package var testCase: Case
    package var outcome: Outcome
  }

  package enum Outcome: String, Sendable, Hashable, CaseIterable {
    case exact
    case otherOrder
    case otherWords
  }

  package private(set) var results: [Result] = []
  package private(set) var total = Tally()
  package private(set) var components: [String: Tally] = [:]
  package private(set) var readers: [String: Tally] = [:]

  private let folding: Folding

  package init(folding: Folding = Folding()) { self.folding = folding }

  package var misses: [Result] { results.filter { $0.outcome != .exact } }

  package var otherVersions: Int { results.count { $0.testCase.isOfOtherVersion } }

  package mutating func add(_ testCase: Case) {
    let saidText = folding.folded(Announcement(parts: testCase.parts).spoken)
    let heardText = folding.folded(testCase.heard)
    let (said, heard) = (saidText.words.map(\.key), heardText.words.map(\.key))
    // Spaces do not count, because "check box" sounds like "checkbox".
    let isExact = saidText.key == heardText.key
    let outcome: Outcome =
      isExact ? .exact : said.sorted() == heard.sorted() ? .otherOrder : .otherWords
    let tally = Tally(
      cases: 1, exact: isExact ? 1 : 0, otherOrder: outcome == .otherOrder ? 1 : 0,
      said: isExact ? heard.count : said.count, heard: heard.count,
      common: isExact ? heard.count : Self.common(said, heard))
    results.append(Result(testCase: testCase, outcome: outcome))
    total.add(tally)
    components[testCase.component, default: Tally()].add(tally)
    readers[testCase.reader, default: Tally()].add(tally)
  }

  private static func common(_ said: [String], _ heard: [String]) -> Int {
    var left: [String: Int] = [:]
    for word in said { left[word, default: 0] += 1 }
    return heard.count { word in
      guard let count = left[word], count > 0 else { return false }
      left[word] = count - 1
      return true
    }
  }
}

extension Accuracy {
  package struct Tally: Sendable, Hashable {
    package var cases = 0
    package var exact = 0
    package var otherOrder = 0
    package var said = 0
    package var heard = 0
    package var common = 0

    package var exactPercent: Double { Self.percent(exact, of: cases) }

    package var otherOrderPercent: Double { cases == 0 ? 0 : Self.percent(otherOrder, of: cases) }

    package var wordF1: Double { Self.percent(2 * common, of: said + heard) }

    mutating func add(_ other: Tally) {
      cases += other.cases
      exact += other.exact
      otherOrder += other.otherOrder
      said += other.said
      heard += other.heard
      common += other.common
    }

    private static func percent(_ count: Int, of whole: Int) -> Double {
      whole == 0 ? 100 : Double(count) * 100 / Double(whole)
    }
  }
}

extension Announcement {
  /// The announcement, followed by the hint.
  public var spoken: String {
    hint.isEmpty ? text : text.isEmpty ? hint : "\(text), \(hint)"
  }
}
