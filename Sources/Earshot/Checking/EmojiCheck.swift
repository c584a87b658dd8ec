struct EmojiCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.emojiName, .emojiInName, .symbolName]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      component.writtenNames.compactMap { finding(for: $0, of: component) }
    }
  }

  private func finding(
    for name: WrittenName, of component: CheckedComponent
  ) -> DesignFinding? {
    let seen = name.text.filter { !$0.isWhitespace }
    guard seen.contains(where: \.isPicture) else {
      guard seen.contains(where: \.isSign), !seen.contains(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return DesignFinding(
        .symbolName, found: "the name \"\(name.text)\" consists only of symbols",
        at: name.location)
    }
    if seen.allSatisfy(\.isPicture) {
      return DesignFinding(
        .emojiName,
        found: "the name \"\(name.text)\" is an emoji, which each reader names differently",
        at: name.location)
    }
    // Static and grouped texts are skipped, because they can be users' messages.
    guard component.traits.staticContent == nil, component.traits.groupedTexts.isEmpty else {
      return nil
    }
    return DesignFinding(
      .emojiInName,
      found: "the name \"\(name.text)\" contains an emoji, which readers announce as words",
      at: name.location
    ).fixed(by: .text(name.text, by: name.text.withoutPictures))
  }
}

extension String {
  fileprivate var withoutPictures: String {
    split { $0.isWhitespace || $0.isPicture }.joined(separator: " ")
  }
}

extension Character {
  fileprivate var isPicture: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
  }

  /// Whether this is a sign such as ★ or ☰; mathematical signs do not count, because they have
  /// well-known names.
  fileprivate var isSign: Bool {
    unicodeScalars.contains { $0.properties.generalCategory == .otherSymbol }
  }
}

extension DesignFinding.Kind {
  /// The name consists only of emoji.
  public static let emojiName = Self(
    "emoji-name", .warning, means: "A name is only an emoji, which each reader names differently.",
    mend: "write its meaning in words",
    criterion: "1.1.1 Non-text Content", affects: "screen reader and voice control users",
    examples: .init(
      "{kind: button, label: ❤️}",
      mended: "{kind: button, label: Add to favourites, visible-label: false}"))

  /// The name consists only of symbols.
  public static let symbolName = Self(
    "symbol-name", .warning,
    means: "A name consists only of symbols, which readers skip or name differently.",
    mend: "write its meaning in words",
    criterion: "1.1.1 Non-text Content", affects: "screen reader and voice control users",
    examples: .init(
      "{kind: button, label: ☰}", mended: "{kind: button, label: Menu, visible-label: false}"),
    .init("{kind: text, label: ★★★★☆}", mended: "{kind: rating, label: Rating, value: 4}"))

  /// The name contains emoji and words.
  public static let emojiInName = Self(
    "emoji-in-name", .note,
    means: "A name contains an emoji, and readers announce the name of the emoji, too.",
    mend: "remove it from the label, and show it as a decorative image",
    affects: "screen reader and voice control users",
    examples: .init(
      "{kind: button, label: Pay 💳}", mended: "{kind: button, label: Pay}"))
}
