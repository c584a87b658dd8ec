struct RepeatedWordsCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.repeatedWords]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter { $0.traits.presence == .always }.flatMap(repetitions)
  }

  private func repetitions(in unit: CheckedComponent) -> [DesignFinding] {
    let texts = unit.isOneItem ? unit.readTexts : unit.titleAndTexts
    return texts.indices.dropFirst().compactMap { index in
      let earlier = unit.isOneItem ? texts[..<index] : texts[..<1]
      guard let first = earlier.first(where: { $0.words.repeats(texts[index].words) }) else {
        return nil
      }
      return DesignFinding(
        .repeatedWords,
        found: "\"\(texts[index].name.text)\" repeats \"\(first.name.text)\" in the \(unit.title)",
        at: texts[index].name.location)
    }
  }
}

private struct ReadText {
  let name: WrittenName
  let words: NameWords

  init(_ name: WrittenName) {
    self.name = name
    words = NameWords(name.text)
  }
}

extension CheckedComponent {
  fileprivate var isOneItem: Bool { traits.mainStop != nil }

  fileprivate var readTexts: [ReadText] {
    let nested = component.withNested.dropFirst().filter { $0.isStatic && !$0.common.isHidden }
    return (component.readTexts + nested.flatMap(\.readTexts)).map(ReadText.init)
  }

  fileprivate var titleAndTexts: [ReadText] {
    guard !common.label.isEmpty else { return [] }
    let nested = component.nestedComponents.filter { $0.isStatic && !$0.common.isHidden }
    return [ReadText(WrittenName(common.label, at: common.labelLocation))]
      + nested.flatMap(\.readTexts).map(ReadText.init)
  }
}

extension Component {
  fileprivate var readTexts: [WrittenName] {
    ([WrittenName(common.label, at: common.labelLocation)] + writtenTexts)
      .filter { !$0.text.isEmpty }
  }
}

extension NameWords {
  /// Whether two texts are equal, or one of them has at least two words and is part of the other.
  fileprivate func repeats(_ other: NameWords) -> Bool {
    let (short, long) = words.count < other.words.count ? (self, other) : (other, self)
    guard short.words.contains(where: { $0.contains(where: \.isLetter) }) else { return false }
    return short.words == long.words || short.words.count > 1 && long.place(of: short) != nil
  }
}

extension DesignFinding.Kind {
  /// A card or row contains the same words twice.
  public static let repeatedWords = Self(
    "repeated-words", .warning,
    means: "A card, row or group contains the same words twice, so readers announce them twice.",
    mend: "keep one of the texts, and hide or shorten the other",
    affects: "screen reader users",
    examples: .init(
      "{kind: card, label: Trail Runner, content: [Trail Runner in blue, €89]}",
      mended: "{kind: card, label: Trail Runner, content: [Blue, €89]}"))
}
