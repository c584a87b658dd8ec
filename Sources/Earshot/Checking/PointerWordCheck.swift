struct PointerWordCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.pointerWord]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.compactMap { text in
      let name = NameWords(text.text)
      guard !(text.component.traits.isLink && VagueNames.contains(name, in: text.language)),
        let found = Self.pointerWord(in: name.words, text.language)
      else { return nil }
      return DesignFinding(
        .pointerWord,
        found: "\"\(text.text)\" contains \"\(found)\", but not everyone uses a finger or a mouse",
        at: text.location)
    }
  }

  private static func pointerWord(in words: [String], _ language: String) -> String? {
    if let form = words.first(where: forms[language].contains) { return form }
    guard language == "en" else { return nil }
    return words.indices.first { index in
      verbs.contains(words[index])
        && (index == 0
          ? words.count > 1 && isFollowed(words) : isVerb(at: index, in: words))
    }.map { words[$0] }
  }

  /// Accepts the instruction "Press and hold", but not the name "Press and media".
  private static func isFollowed(_ words: [String]) -> Bool {
    guard words[1] == "and" else { return followers.contains(words[1]) }
    return words.count > 2 && gestures.contains(words[2])
  }

  private static func isVerb(at index: Int, in words: [String]) -> Bool {
    let before = words[index - 1]
    guard !compounds.contains(before) else { return false }
    return leaders.contains(before)
      || index + 1 < words.count && articles.contains(words[index + 1])
  }

  private static let verbs: Set = ["tap", "click", "press"]
  private static let compounds: Set = ["double", "triple", "long", "the", "a", "of"]
  private static let leaders: Set = ["to", "please", "then", "and", "or", "just", "simply", "must"]
  private static let gestures: Set = ["hold", "drag", "release", "swipe", "slide", "move", "pull"]
  private static let articles: Set = ["the", "on", "here", "this", "any", "a", "an", "your", "one"]
  private static let followers = articles.union([
    "to", "for", "if", "when", "twice", "once", "again", "below", "above", "it", "each",
    "anywhere", "inside", "outside", "next", "send", "save", "continue", "ok", "done",
  ])

  private static let forms = WordTable([
    "de": "tippen tippe tippst klicken klicke klick antippen anklicken",
    "fr": "cliquez cliquer clique appuyez appuyer touchez tapotez",
    "es": "pulsa pulse pulsar presiona presione clic clique toca toque",
    "it": "clicca cliccare premi premere tocca toccare", "pt": "clique clicar toque pressione",
    "nl": "klik klikken tik tikken",
  ])
}

extension DesignFinding.Kind {
  /// A text says "tap", "click" or "press".
  public static let pointerWord = Self(
    "pointer-word", .warning,
    means: "A text says \"tap\", \"click\" or \"press\", although users act in other ways, too.",
    mend: "write \"select\" or \"choose\", or only the result",
    affects: "screen reader, keyboard, switch and voice control users",
    examples: .init(
      "{kind: text, label: Tap a seat to reserve it.}",
      mended: "{kind: text, label: Choose a seat to reserve it.}"))
}
