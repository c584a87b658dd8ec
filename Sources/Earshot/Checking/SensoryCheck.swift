struct SensoryCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.sensoryInstruction]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.compactMap { text in
      guard let words = Self.languages[text.language],
        let found = words.instruction(in: NameWords(text.text).words)
      else { return nil }
      return DesignFinding(
        .sensoryInstruction,
        found: "\"\(text.text)\" refers to an element by \"\(found)\", which not everyone can see",
        at: text.location)
    }
  }

  private static let languages: [String: SensoryWords] = [
    "en": SensoryWords(
      verbs: "tap click press select choose use touch hit pick find see check follow open swipe go "
        + "look push",
      looks: "red green blue yellow orange purple pink black white grey gray dark light round "
        + "circular square rectangular oval triangular big large small",
      places: "below above underneath beneath beside",
      sides: "left right top bottom corner upper lower left-hand right-hand",
      nouns: "button buttons icon icons link links field fields box boxes arrow arrows circle "
        + "square triangle dot menu image picture symbol sign tab tabs bar area text list option "
        + "options form item items date dates day days seat seats row rows entry entries value values",
      joints: "and or",
      marks: "marked highlighted shown displayed coloured colored printed outlined",
      verbsAfter: "are is must need have opens open shows show starts start stops stop closes close"
    ),
    "de": SensoryWords(
      verbs: "tippen tippe klicken klicke drücken drücke wählen wähle nutzen siehe berühren öffnen",
      looks: "rote roten roter grüne grünen grüner blaue blauen blauer gelbe gelben gelber graue "
        + "grauen runde runden runder eckige eckigen große großen kleine kleinen",
      places: "unten oben darunter darüber nebenstehend", sides: "links rechts",
      nouns: "button knopf schaltfläche schaltflächen symbol symbole link feld felder kasten pfeil "
        + "kreis menü bild liste",
      joints: "und oder nach von", marks: "", verbsAfter: ""),
  ]
}

private struct SensoryWords: Sendable {
  let verbs, looks, places, sides, nouns, joints, marks, verbsAfter: Set<String>

  init(
    verbs: String, looks: String, places: String, sides: String, nouns: String, joints: String,
    marks: String, verbsAfter: String
  ) {
    func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
    self.verbs = words(verbs)
    self.looks = words(looks)
    self.places = words(places)
    self.sides = words(sides)
    self.nouns = words(nouns)
    self.joints = words(joints)
    self.marks = words(marks)
    self.verbsAfter = words(verbsAfter)
  }

  func instruction(in words: [String]) -> String? {
    let verb = words.firstIndex(where: verbs.contains) ?? words.count
    return words.indices.lazy.compactMap { index in
      isSensory(at: index, in: words, isInstruction: verb < index)
    }.first
  }

  private func isSensory(
    at index: Int, in words: [String], isInstruction: Bool
  ) -> String? {
    let word = words[index]
    let next = words[(index + 1)...].prefix(2)
    let previous = words[..<index].suffix(4)
    let hasNoun = next.contains(where: nouns.contains)
    if looks.contains(word), previous.last == "in",
      let start = previous.dropLast().last,
      marks.contains(start) || nouns.contains(start) && next.first.map(verbsAfter.contains) == true
    {
      return "in \(word)"
    }
    // "The round button opens the map" describes a control, but "Black dress" is a product.
    if looks.contains(word), previous.last == "the", index + 2 < words.count,
      nouns.contains(words[index + 1]), verbsAfter.contains(words[index + 2])
    {
      return "\(word) \(words[index + 1])"
    }
    if sides.contains(word), sides.contains(next.first ?? ""), previous.suffix(2) == ["in", "the"] {
      return "\(word) \(next.first ?? "")"
    }
    if looks.contains(word), let noun = next.first(where: nouns.contains), isInstruction {
      return "\(word) \(noun)"
    }
    if places.contains(word), joints.isDisjoint(with: previous.suffix(1)) {
      return isInstruction || previous.contains(where: nouns.contains) && next.isEmpty ? word : nil
    }
    if sides.contains(word), isInstruction, hasNoun || previous.contains(where: nouns.contains) {
      return word
    }
    return nil
  }
}

extension DesignFinding.Kind {
  /// An instruction refers to a colour, a shape or a place.
  public static let sensoryInstruction = Self(
    "sensory-instruction", .warning,
    means: "An instruction refers to an element only by its colour, shape or place.",
    mend: "write the name of the element",
    criterion: "1.3.3 Sensory Characteristics",
    affects: "people who cannot see the screen or its colours",
    examples: .init(
      "{kind: text, label: Choose the green button to pay.}",
      mended: "{kind: text, label: Choose Pay to finish the order.}"))
}
