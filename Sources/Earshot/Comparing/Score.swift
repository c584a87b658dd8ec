/// How near a profile comes to what readers were heard to say.
///
/// Words are compared without letter case and punctuation, which nobody hears; numbers in words are
/// the same as in digits.
public struct Score: Sendable, Hashable {
  /// One case of a corpus beside what the profile says of the same element.
  public struct Case: Sendable, Hashable {
    /// The kind of component, such as `checkbox`.
    public var component: String
    /// The reader and its version, such as `TalkBack 15.1`.
    public var reader: String
    /// Who heard it, or where it is written.
    public var source: String
    /// Why the reader that was heard says something else, "" when nobody wrote it down.
    public var note: String
    /// What was really said, the hint behind the rest.
    public var heard: String
    /// What the profile says.
    public var said: Announcement
    /// Whether what is said after the pause counts; false where it was not written down.
    public var countsHint: Bool
    /// Whether the version that was heard is another than the profile's.
    public var isOfOtherVersion: Bool
    /// The place of the case in its file.
    public var location: SourceLocation

    /// Creates a case.
    public init(
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

    /// The parts that are compared.
    public var parts: [Part] {
      said.parts.filter { countsHint || $0.utterance == .announcement }
    }
  }

  /// A case and how near it is.
  public struct Result: Sendable, Hashable {
    /// The case.
    public var testCase: Case
    /// How near it is.
    public var outcome: Outcome
  }

  /// How near one announcement is.
  public enum Outcome: String, Sendable, Hashable, CaseIterable {
    /// The same words in the same order.
    case exact
    /// The same words in another order.
    case otherOrder
    /// Other words.
    case otherWords
  }

  /// The cases in the order of the file.
  public private(set) var results: [Result] = []
  /// All cases together.
  public private(set) var total = Tally()
  /// By component.
  public private(set) var components: [String: Tally] = [:]
  /// By reader and version.
  public private(set) var readers: [String: Tally] = [:]

  private let folding: Folding

  /// Creates a score without cases.
  public init(folding: Folding = Folding()) { self.folding = folding }

  /// The cases that do not match, those that match but for the order among them.
  public var misses: [Result] { results.filter { $0.outcome != .exact } }

  /// How many cases name another version than the profile's.
  public var otherVersions: Int { results.count { $0.testCase.isOfOtherVersion } }

  /// Adds a case.
  public mutating func add(_ testCase: Case) {
    let saidText = folding.folded(Announcement(parts: testCase.parts).spoken)
    let heardText = folding.folded(testCase.heard)
    let (said, heard) = (saidText.words.map(\.key), heardText.words.map(\.key))
    // Spaces between words are not heard: "check box" and "checkbox" are the same.
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

  /// How many words both have, each as often as both have it.
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

extension Score {
  /// The figures of some cases.
  public struct Tally: Sendable, Hashable {
    /// How many there are.
    public var cases = 0
    /// How many have the same words in the same order.
    public var exact = 0
    /// How many have the same words in another order.
    public var otherOrder = 0
    /// How many words the profile says.
    public var said = 0
    /// How many words were heard.
    public var heard = 0
    /// How many words both have.
    public var common = 0

    /// Exact matches, in percent of the cases; 100 when there are none.
    public var exactPercent: Double { Self.percent(exact, of: cases) }

    /// Matches but for their order, in percent of the cases; exact ones are not among them.
    public var otherOrderPercent: Double { cases == 0 ? 0 : Self.percent(otherOrder, of: cases) }

    /// The harmonic mean of how many of the words said were heard, and of the words heard were
    /// said, in percent.
    public var wordF1: Double { Self.percent(2 * common, of: said + heard) }

    /// Adds the figures of other cases.
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
  /// Both utterances, the hint behind the rest.
  public var spoken: String {
    hint.isEmpty ? text : text.isEmpty ? hint : "\(text), \(hint)"
  }
}
