package struct DocumentedStyle: Sendable, Hashable {
  package var patterns: [Pattern]
  package var derivations: [Derivation]
  /// If an element declares no part, the first matching entry derives the part from facts.
  package var parts: [PartOfFact]
  package var leavesOut: Set<String>

  package struct PartOfFact: Sendable, Hashable {
    package var fact: Fact
    package var part: String

    package init(_ fact: Fact, part: String) {
      self.fact = fact
      self.part = part
    }
  }

  package init(
    patterns: [Pattern], derivations: [Derivation], parts: [PartOfFact] = [],
    leavesOut: Set<String> = []
  ) {
    self.patterns = patterns
    self.derivations = derivations
    self.parts = parts
    self.leavesOut = leavesOut
  }

  package var variants: [String] { Set(patterns.compactMap(\.variant)).sorted() }

  /// The documented variants that differ from the usual patterns only in their words, in file
  /// order.
  ///
  /// The guidelines allow both the usual words and the words of these variants.
  var variantsOfWords: [String] {
    var names: [String] = []
    for name in patterns.compactMap(\.variant) where !names.contains(name) {
      if patterns.allSatisfy({ $0.variant != name || hasOnlyOtherWords($0) }) { names.append(name) }
    }
    return names
  }

  private func hasOnlyOtherWords(_ pattern: Pattern) -> Bool {
    pattern.isDocumented
      && patterns.contains { usual in
        usual.variant == nil && usual.part == pattern.part && usual.say == pattern.say
          && usual.when.isSubset(of: pattern.when)
      }
  }
}

package struct Pattern: Sendable, Hashable {
  package var part: String
  package var say: Say
  package var when: Set<ElementFact>
  /// The variant; nil for the default.
  package var variant: String?
  package var words: [Slot: [String]]
  package var source: String
  package var isDocumented: Bool

  package init(
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

  package var ruleID: Rule.ID {
    var id = platform.rawValue + ".documented." + part
    for condition in when.map(\.rawValue).sorted() { id += "." + condition }
    if let variant { id += "+" + variant }
    return Rule.ID(rawValue: id)
  }

  package var rule: Rule {
    Rule(
      id: ruleID,
      sentence:
        "\(isDocumented ? "Documented" : "Derived"): \(part) is announced as \"\(say.text)\".",
      source: source)
  }
}

package struct Derivation: Sendable, Hashable {
  package enum Place: Sendable, Hashable {
    /// Before the first of these slots; at the end if the pattern has none of them.
    case before([Slot])
    /// After the last of these slots; at the end if the pattern has none of them.
    case after([Slot])
    /// At the end, but before the hints.
    case last
  }

  package var adds: Slot
  /// The components to which the derivation applies; empty for all components.
  package var components: Set<String>
  package var place: Place
  package var drops: Set<Slot>
  package var rule: Rule

  package init(
    adds: Slot, components: Set<String> = [], place: Place, drops: Set<Slot> = [], rule: Rule
  ) {
    self.adds = adds
    self.components = components
    self.place = place
    self.drops = drops
    self.rule = rule
  }
}
