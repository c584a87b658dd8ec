struct DesignNoteCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [
    .visualKey, .unknownKey, .lostText, .unknownKind, .missingChoices, .narrowedWord,
  ]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let notes = screen.screen.notes
    let visual = notes.filter { $0.subject == .visual }
    return notes.compactMap { note in
      switch note.subject {
      case .visual, .untranslated: nil
      case .unknown: finding(.unknownKey, note)
      case .lost: finding(.lostText, note)
      case .resembling: finding(.unknownKind, note)
      case .incomplete, .empty: DesignFinding(.missingChoices, note.text, at: note.location)
      case .narrowed: finding(.narrowedWord, note)
      }
    } + (visual.first.map { [finding(of: visual, at: $0.location)] } ?? [])
  }

  private func finding(_ kind: DesignFinding.Kind, _ note: DesignNote) -> DesignFinding {
    DesignFinding(kind, "\(note.text); \(note.mend ?? kind.mend)", at: note.location)
  }

  private func finding(of notes: [DesignNote], at location: SourceLocation) -> DesignFinding {
    let names = Set(notes.map(\.text)).sorted()
    let count = names.count > 6 ? "\(names.count) keys, such as " : ""
    let named = names.prefix(count.isEmpty ? 6 : 3).joined(separator: ", ")
    return DesignFinding(
      .visualKey, found: "readers do not announce \(count)\(named)", at: location)
  }
}

extension DesignFinding.Kind {
  /// The design contains visual properties.
  public static let visualKey = Self(
    "visual-key", .note,
    means: "A design contains visual properties, which readers do not announce.",
    mend: "no change is necessary",
    examples: .init(
      "{kind: button, label: Go, corner-radius: 8}", mended: "{kind: button, label: Go}"))

  /// A key has no meaning for the kind of component.
  public static let unknownKey = Self(
    "unknown-key", .warning,
    means: "The kind of component does not use this key, so readers do not announce its value.",
    mend: "use a key that 'earshot kinds' lists, or begin the key with x-",
    examples: .init(
      "{kind: button, label: Go, wobbles: strongly}",
      mended: "{kind: button, label: Go}"))

  /// YAML reads a text differently than intended.
  public static let lostText = Self(
    "lost-text", .warning,
    means:
      "YAML reads # in a text as the start of a comment, or & as the start of an anchor; or the text has a quotation mark only at its end.",
    mend: "put the text in quotes",
    examples: .init(
      "{kind: button, label: Go\"}", mended: "{kind: button, label: \"Go\"}"))

  /// An unknown kind is treated as a known kind.
  public static let unknownKind = Self(
    "unknown-kind", .warning,
    means:
      "Earshot does not know this kind. If the name ends with a known kind, as in bank-card, Earshot uses that kind; otherwise, it announces only the component's texts.",
    mend: "write a kind that 'earshot kinds' lists",
    examples: .init(
      "{kind: bank-card, label: Visa}", mended: "{kind: card, label: Visa}"))

  /// A list of choices, or a container, is empty.
  public static let missingChoices = Self(
    "missing-choices", .warning,
    means:
      "A dropdown, menu or wheel has no choices, or a container such as a toolbar has no components, so readers announce none.",
    mend: "list the choices or components",
    examples: .init(
      "{kind: dropdown, label: Size, value: M}",
      mended: "{kind: dropdown, label: Size, value: M, options: [S, M]}"),
    .init(
      "{kind: toolbar}", mended: "{kind: toolbar, components: [{button: Undo}]}"))

  /// A general word is treated as a more specific key or kind.
  public static let narrowedWord = Self(
    "narrowed-word", .note,
    means:
      "Earshot treats a general key or kind, such as 'suffix', as a more specific one. If 'value' contains a unit, such as '2 seats', Earshot uses the same word for all numbers.",
    mend: "write the key or kind that you mean",
    examples: .init(
      "{kind: text-field, label: Amount, suffix: EUR}",
      mended: "{kind: text-field, label: Amount, content: EUR}"))
}
