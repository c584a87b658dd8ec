struct NameWordCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.roleInName, .stateInName, .gestureInName]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      let names = component.writtenNames
      let entries = component.entries(named: names)
      return names.flatMap { findings(of: $0, in: component, entries[$0.text] ?? [], screen) }
    }
  }

  private func findings(
    of name: WrittenName, in component: CheckedComponent, _ entries: [ScreenPreview.Entry],
    _ screen: CheckedScreen
  ) -> [DesignFinding] {
    let words = screen.words
    let spoken = NameWords(name.text)
    guard !words.recommendedNames.contains(spoken) else { return [] }
    return [
      roleFinding(spoken, name, entries, screen),
      stateFinding(spoken, name, in: component, entries, words),
      gestureFinding(spoken, name, words),
    ].compactMap(\.self)
  }

  // A word for another role causes only a note, because it can be part of the meaning, as in "Copy
  // link".
  private func roleFinding(
    _ spoken: NameWords, _ name: WrittenName, _ entries: [ScreenPreview.Entry],
    _ screen: CheckedScreen
  ) -> DesignFinding? {
    let words = screen.words
    let own = Self.words(of: .role, in: entries).subtracting(words.recommended)
    if let found = Self.strongest(of: own, in: spoken) {
      return DesignFinding(
        .roleInName, as: severity(of: found.place, in: screen.readers.first?.wording.language),
        "the name \"\(name.text)\" has the role word \"\(found.text)\", which is announced twice: "
          + "\(Self.example(of: .role, found, entries)); leave it out of the label",
        at: name.location
      ).fixed(without: found.text, in: name.text)
    }
    guard !own.isEmpty, let found = Self.strongest(of: words.roles, in: spoken),
      found.place == .apart
    else { return nil }
    return DesignFinding(
      .roleInName, as: .note,
      "the name \"\(name.text)\" has \"\(found.text)\", a word for another role; remove it "
        + "unless it is part of the meaning",
      at: name.location)
  }

  private func severity(
    of place: NameWords.Place, in language: Language?
  ) -> Finding.Severity {
    switch place {
    case .inside: .note
    case .start: language?.putsRoleLast == true ? .note : .warning
    case .end, .apart: .warning
    }
  }

  private func stateFinding(
    _ spoken: NameWords, _ name: WrittenName, in component: CheckedComponent,
    _ entries: [ScreenPreview.Entry], _ words: ReaderWords
  ) -> DesignFinding? {
    var own = Self.words(of: .state, in: entries)
    var others = words.states
    var mend = "and set the state instead, such as 'selected', 'checked' or 'disabled'"
    if let teller = component.traits.stateTeller {
      if teller == .platform {
        own.formUnion(words.stateWords)
        mend = "or write 'state: name' if the name should contain the state"
      } else {
        own.subtract(words.stateWords)
        others.subtract(words.stateWords)
      }
    }
    let found = Self.strongest(of: own, in: spoken)
    // A component without actions has no state, so "on" in its name is not a state word.
    guard found != nil || component.entries.contains(where: \.isActionable) else { return nil }
    // A short word, such as "off" in "Log off", counts only if the component announces it or it is
    // `.apart`.
    let ends = { (found: Found?) in found.flatMap { $0.place >= .end ? $0 : nil } }
    let other = ends(Self.strongest(of: others, in: spoken)).flatMap {
      $0.place == .apart || $0.text.count > 3 ? $0 : nil
    }
    guard let state = ends(found) ?? other else { return nil }
    // Skips choices with a name such as "Off", which is the value of a setting.
    guard state.words != spoken || component.component.kind.choicesKey == nil else { return nil }
    return DesignFinding(
      .stateInName,
      "the name \"\(name.text)\" has the state word \"\(state.text)\", but does not change with the "
        + "state; remove the word from the label, \(mend)",
      at: name.location)
  }

  private func gestureFinding(
    _ spoken: NameWords, _ name: WrittenName, _ words: ReaderWords
  ) -> DesignFinding? {
    guard let found = Self.strongest(of: words.gestures, in: spoken) else { return nil }
    return DesignFinding(
      .gestureInName,
      found:
        "the name \"\(name.text)\" contains the gesture \"\(found.text)\", which readers announce as a hint",
      at: name.location)
  }
}

extension DesignFinding {
  fileprivate func fixed(without word: String, in name: String) -> DesignFinding {
    guard name.count > word.count, name.lowercased().hasSuffix(" \(word.lowercased())") else {
      return self
    }
    return fixed(by: .text(name, by: String(name.dropLast(word.count + 1))))
  }
}

extension NameWordCheck {
  private struct Found {
    var words: NameWords
    var place: NameWords.Place
    var text: String { words.words.joined(separator: " ") }
  }

  private static func strongest(of phrases: Set<NameWords>, in name: NameWords) -> Found? {
    phrases.compactMap { phrase in
      name.place(of: phrase).map { Found(words: phrase, place: $0) }
    }
    .max {
      ($0.place.rawValue, $0.text.count, $0.text) < ($1.place.rawValue, $1.text.count, $1.text)
    }
  }

  private static func words(of kind: Part.Kind, in entries: [ScreenPreview.Entry]) -> Set<NameWords>
  {
    var words: Set<NameWords> = []
    for part in entries.flatMap({ $0.parts(of: kind) }) { words.insert(NameWords(part.text)) }
    return words
  }

  private static func example(
    of kind: Part.Kind, _ found: Found, _ entries: [ScreenPreview.Entry]
  ) -> String {
    let entry = entries.first { entry in
      entry.parts(of: kind).contains { NameWords($0.text).words == found.words.words }
    }
    return "\"\(entry?.announcement.text ?? "")\""
  }
}

extension DesignFinding.Kind {
  /// The name contains a role.
  public static let roleInName = Self(
    "role-in-name", .warning, or: .note,
    means: "The name contains a role word, but readers already announce the role.",
    mend: "remove the word from the label",
    affects: "screen reader users",
    examples: .init(
      "{kind: button, label: Submit button}", mended: "{kind: button, label: Submit}"),
    .init(
      #"{kind: button, label: "Terms, link"}"#, as: .note, mended: "{kind: link, label: Terms}"))

  /// The name contains a state.
  public static let stateInName = Self(
    "state-in-name", .warning,
    means: "The name contains a state word, but the name stays the same when the state changes.",
    mend:
      "remove the word from the label, and set the state with a key, such as 'checked' or 'state: name'",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: switch, label: Wi-Fi on, checked: true}",
      mended: "{kind: switch, label: Wi-Fi, checked: true}"),
    .init(
      #"{kind: dropdown, label: "Seat, opens", options: [Aisle]}"#,
      mended: "{kind: dropdown, label: Seat, state: name, options: [Aisle]}"))

  /// The name contains a gesture.
  public static let gestureInName = Self(
    "gesture-in-name", .warning,
    means: "The name contains a gesture, but readers already announce the gesture as a hint.",
    mend: "name the action of the control, and move the rest to 'hint'",
    affects: "screen reader and switch users",
    examples: .init(
      "{kind: button, label: Double-tap to pay}", mended: "{kind: button, label: Pay}"))
}
