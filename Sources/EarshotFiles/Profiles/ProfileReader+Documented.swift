import Earshot

extension ProfileReader {
  func documented(
    _ fields: Fields, from base: DocumentedStyle, platform: Platform
  ) throws(InputError) -> DocumentedStyle {
    var style = base
    let own =
      try patterns(fields, key: "patterns", platform: platform)
      + patterns(fields, key: "derived", platform: platform)
    try PatternAmbiguity.check(own)
    for pattern in own { try check(pattern, against: base) }
    style.patterns.removeAll { old in own.contains { $0.pattern.replaces(old) } }
    style.patterns += own.map(\.pattern)
    style.derivations += try fields.items("derivations").map { item throws(InputError) in
      try derivation(item, platform: platform)
    }
    style.parts += try fields.items("parts").map(partOfFact)
    for item in try fields.items("leaves-out") { style.leavesOut.insert(try item.fact().name) }
    return style
  }

  /// Throws if a pattern can never match, because a part's name is misspelled or the profile omits
  /// a fact that the pattern needs.
  private func check(
    _ placed: PlacedPattern, against base: DocumentedStyle
  ) throws(InputError) {
    let known = Set(base.patterns.map(\.part))
    let part = placed.pattern.part
    if !known.isEmpty, !known.contains(part),
      NearestName.nearest(to: part, among: known.sorted()) != nil
    {
      throw InputError(
        NearestName.message("part", part, known: known.sorted()), at: placed.location)
    }
    let unsaid = placed.pattern.when.first { base.leavesOut.contains($0.rawValue) }
    guard let unsaid else { return }
    throw InputError(
      "the extended profile never announces '\(unsaid.rawValue)', so this pattern is "
        + "never used; remove '\(unsaid.rawValue)' from 'when'",
      at: placed.location)
  }

  private func partOfFact(_ item: SourceValue) throws(InputError) -> DocumentedStyle.PartOfFact {
    let fields = try Fields(item, subject: "parts", known: ["fact", "part"])
    return DocumentedStyle.PartOfFact(
      try fields.required("fact").fact(), part: try fields.required("part").text())
  }

  private func patterns(
    _ fields: Fields, key: String, platform: Platform
  ) throws(InputError) -> [PlacedPattern] {
    try fields.items(key).map { item throws(InputError) in
      let pattern = try pattern(item, isDocumented: key == "patterns", platform: platform)
      return PlacedPattern(pattern: pattern, location: item.location)
    }
  }

  private func pattern(
    _ item: SourceValue, isDocumented: Bool, platform: Platform
  ) throws(InputError) -> Pattern {
    let fields = try Fields(
      item, subject: "pattern", known: ["for", "say", "when", "variant", "words", "source"])
    let facts = try fields.items("when").map { fact throws(InputError) in
      try fact.choice(ElementFact.self, named: "fact")
    }
    return Pattern(
      part: try fields.required("for").text(),
      say: try say(try fields.required("say"), allowed: Slot.documented), when: Set(facts),
      variant: try fields.text("variant"), words: try words(fields),
      source: try fields.required("source").text(), isDocumented: isDocumented, platform: platform)
  }

  private func words(_ fields: Fields) throws(InputError) -> [Slot: [String]] {
    var words: [Slot: [String]] = [:]
    let entries = try fields["words"]?.entries(
      "a map from slots to keys of words", suchAs: "'hints: hint.edit'")
    for entry in entries ?? [] {
      guard let slot = Slot(rawValue: entry.key), Slot.documented.contains(slot) else {
        let known = Slot.documented.map(\.rawValue)
        throw InputError(NearestName.message("slot", entry.key, known: known), at: entry.location)
      }
      words[slot] = try entry.value.textOrTexts()
    }
    return words
  }

  private func derivation(_ item: SourceValue, platform: Platform) throws(InputError) -> Derivation
  {
    let fields = try Fields(
      item, subject: "derivation",
      known: ["add", "for", "before", "after", "drop", "sentence", "source"])
    let slot = try fields.required("add").choice(Slot.self, named: "slot")
    let components = Set(try fields.texts("for"))
    let place: Derivation.Place =
      if fields["before"] != nil {
        .before(try slots(fields, "before"))
      } else {
        fields["after"] != nil ? .after(try slots(fields, "after")) : .last
      }
    let scope = components.isEmpty ? "" : "." + components.sorted().joined(separator: "+")
    let rule = Rule(
      id: Rule.ID(rawValue: "\(platform.rawValue).derived.\(slot.rawValue)\(scope)"),
      sentence: try fields.required("sentence").text(),
      source: try fields.required("source").text())
    return Derivation(
      adds: slot, components: components, place: place, drops: Set(try slots(fields, "drop")),
      rule: rule)
  }

  private func slots(_ fields: Fields, _ key: String) throws(InputError) -> [Slot] {
    try fields.items(key).map { item throws(InputError) in try item.choice(Slot.self, named: "slot")
    }
  }
}

struct PlacedPattern {
  var pattern: Pattern
  var location: SourceLocation
}

enum PatternAmbiguity {
  /// Throws if two patterns for the same part and variant can match with the same number of facts.
  ///
  /// A third, more specific pattern avoids the error.
  static func check(_ patterns: [PlacedPattern]) throws(InputError) {
    for (index, later) in patterns.enumerated() {
      for earlier in patterns[..<index] where clash(earlier.pattern, later.pattern) {
        let both = earlier.pattern.when.union(later.pattern.when)
        let isSettled = patterns.contains {
          $0.pattern.isSameRow(as: later.pattern) && $0.pattern.when.isSuperset(of: both)
            && $0.pattern.when.count > later.pattern.when.count
        }
        guard isSettled else {
          throw InputError(
            "this pattern of \(later.pattern.part) is as specific as the pattern in line "
              + "\(earlier.location.line); add a third pattern for the case when both match: "
              + "'when: [\(both.map(\.rawValue).sorted().joined(separator: ", "))]'",
            at: later.location)
        }
      }
    }
  }

  private static func clash(_ left: Pattern, _ right: Pattern) -> Bool {
    guard left.isSameRow(as: right), left.when.count == right.when.count else { return false }
    return !left.when.contains { fact in !fact.opposites.isDisjoint(with: ElementFacts(right.when))
    }
  }
}

extension Pattern {
  fileprivate func isSameRow(as other: Pattern) -> Bool {
    part == other.part && variant == other.variant
  }

  fileprivate func replaces(_ other: Pattern) -> Bool { isSameRow(as: other) && when == other.when }
}
