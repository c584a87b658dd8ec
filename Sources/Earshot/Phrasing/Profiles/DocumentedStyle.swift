/// The announcements that guidelines document, as patterns, and how those that they leave out
/// follow from them.
public struct DocumentedStyle: Sendable, Hashable {
  /// The patterns in the order of the file.
  public var patterns: [Pattern]
  /// How a fact that a pattern does not speak of is said all the same.
  public var derivations: [Derivation]
  /// Which part an element plays that names none, by a fact that it tells; the first that it tells
  /// wins, and of several roles only the first is said.
  public var parts: [PartOfFact]
  /// The names of facts that the guidelines leave to the reader, so that no pattern says them.
  public var leavesOut: Set<String>

  /// A fact, and the part that it shows an element to play.
  public struct PartOfFact: Sendable, Hashable {
    /// The fact.
    public var fact: Fact
    /// The part, such as `dropdown.trigger`.
    public var part: String

    /// Creates an entry.
    public init(_ fact: Fact, part: String) {
      self.fact = fact
      self.part = part
    }
  }

  /// Creates a style.
  public init(
    patterns: [Pattern], derivations: [Derivation], parts: [PartOfFact] = [],
    leavesOut: Set<String> = []
  ) {
    self.patterns = patterns
    self.derivations = derivations
    self.parts = parts
    self.leavesOut = leavesOut
  }

  /// The names of all variants, sorted.
  public var variants: [String] { Set(patterns.compactMap(\.variant)).sorted() }
}

/// What is said of one part of a component in one state, as a readable template.
public struct Pattern: Sendable, Hashable {
  /// The part, such as `dropdown.trigger`.
  public var part: String
  /// The template, such as `{name}, {role}, {hints|. }`.
  public var say: Say
  /// The facts that must hold.
  public var when: Set<ElementFact>
  /// The variant that the pattern belongs to; nil for the one that is said by default.
  public var variant: String?
  /// For a slot, the keys of the words that this pattern says instead of the usual ones.
  public var words: [Slot: [String]]
  /// The guideline that documents it.
  public var source: String
  /// False for a pattern that no guideline documents and that follows from another.
  public var isDocumented: Bool

  /// Creates a pattern.
  public init(
    part: String, say: Say, when: Set<ElementFact> = [], variant: String? = nil,
    words: [Slot: [String]] = [:], source: String, isDocumented: Bool = true, platform: Platform
  ) {
    self.part = part
    self.say = say
    self.when = when
    self.variant = variant
    self.words = words
    self.source = source
    self.isDocumented = isDocumented
    self.platform = platform
  }

  private let platform: Platform

  /// The name of the rule that its parts carry.
  public var ruleID: Rule.ID {
    var id = platform.rawValue + ".documented." + part
    for condition in when.map(\.rawValue).sorted() { id += "." + condition }
    if let variant { id += "+" + variant }
    return Rule.ID(rawValue: id)
  }

  /// The rule that its parts carry.
  public var rule: Rule {
    Rule(
      id: ruleID,
      sentence: "\(isDocumented ? "Documented" : "Derived"): \(part) is said as \"\(say.text)\".",
      source: source)
  }
}

/// How a fact that a pattern leaves out is said all the same.
public struct Derivation: Sendable, Hashable {
  /// Where the words go.
  public enum Place: Sendable, Hashable {
    /// Before the first of these slots that the pattern has, else last.
    case before([Slot])
    /// After the last of these slots that the pattern has, else last.
    case after([Slot])
    /// Behind everything that is not a hint.
    case last
  }

  /// The slot that says the fact.
  public var adds: Slot
  /// The parts that the derivation is for, by their component; empty for all.
  public var components: Set<String>
  /// Where the words go.
  public var place: Place
  /// The slots that are no longer said.
  public var drops: Set<Slot>
  /// The rule that the added part carries.
  public var rule: Rule

  /// Creates a derivation.
  public init(
    adds: Slot, components: Set<String> = [], place: Place, drops: Set<Slot> = [], rule: Rule
  ) {
    self.adds = adds
    self.components = components
    self.place = place
    self.drops = drops
    self.rule = rule
  }
}
