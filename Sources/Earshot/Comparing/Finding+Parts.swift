extension Finding {
  /// Creates a finding of an expected part.
  private init(
    _ kind: Kind, _ severity: Severity, of part: Part, heard: String? = nil, _ sentence: String
  ) {
    self.init(
      kind, severity, part: part.kind, fact: part.fact, expected: part.text, heard: heard, sentence)
  }

  /// A part that is not heard at all, of an element in a tree or in spoken words.
  static func missing(_ part: Part, ofElement: Bool = false) -> Finding {
    // A guideline has the hint of a component, whether its widget takes a double-tap or what is around it.
    if ofElement, part.fact.isOfTap, part.origin != StopFact.component {
      return Finding(
        .missingPart, .warning, of: part,
        "The hint \"\(part.text)\" is missing: a double-tap does nothing at the element.")
    }
    return Finding(
      .missingPart, part.kind.severityWhenMissing, of: part,
      "The \(part.kind.title) \"\(part.text)\" is missing: \(part.kind.cause).")
  }

  /// A part that was not expected.
  static func extra(_ kind: Part.Kind?, _ fact: Fact?, heard: String) -> Finding {
    let severity: Severity =
      switch kind {
      case .hint, .actions, .position, .container: .note
      default: .warning
      }
    return Finding(
      .extraPart, severity, part: kind, fact: fact, heard: heard,
      "\"\(heard)\" is heard, but was not expected\(kind.map { " (\($0.title))" } ?? "").")
  }

  /// A part that says something else.
  static func wrongText(_ part: Part, heard: String) -> Finding {
    Finding(
      .wrongText, part.kind.severityWhenMissing, of: part, heard: heard,
      "The \(part.kind.title) is \"\(heard)\" where \"\(part.text)\" was expected.")
  }

  /// A part that is written differently, which only a strict comparison minds.
  static func differentSpelling(_ part: Part, heard: String) -> Finding {
    Finding(
      .wrongText, .warning, of: part, heard: heard,
      "The \(part.kind.title) is written \"\(heard)\" where \"\(part.text)\" was expected.")
  }

  /// A part that says the same in other words.
  static func differentWording(_ part: Part, heard: String) -> Finding {
    Finding(
      .differentWording, .note, of: part, heard: heard,
      "\"\(heard)\" means the same as \"\(part.text)\".")
  }

  /// A part that is heard more often than expected.
  static func saidTwice(_ part: Part, heard: String, by element: Part.Kind?) -> Finding {
    let cause =
      element.map { $0 != part.kind && $0.isOfApp } == true
      ? "the element's \(element?.title ?? "text") has the word as well" : "once is enough"
    return Finding(
      .saidTwice, part.kind.isHint ? .note : .warning, of: part, heard: heard,
      "The \(part.kind.title) \"\(part.text)\" is said twice: \(cause).")
  }

  /// A role or state that only the words of the app tell.
  static func faked(_ part: Part, heard: String, by element: Part.Kind?) -> Finding {
    Finding(
      .faked, .error, of: part, heard: heard,
      "The \(part.kind.title) \"\(part.text)\" is heard only because the element's "
        + "\(element?.title ?? "text") has the word: \(part.kind.cause).")
  }

  /// A part that is cut off, with everything behind it.
  static func truncated(_ part: Part, heard: String) -> Finding {
    Finding(
      .truncated, .warning, of: part, heard: heard,
      "The announcement is cut off in the \(part.kind.title) \"\(part.text)\": "
        + "what follows was not compared.")
  }

  /// A part that a speech recognizer wrote down differently.
  static func misheard(_ part: Part, heard: String) -> Finding {
    Finding(
      .misheard, .note, of: part, heard: heard,
      "\"\(heard)\" sounds like the \(part.kind.title) \"\(part.text)\".")
  }

  static func differentOrder(
    expected: [Part], heard: [Part], allowedBy setting: String?
  ) -> Finding {
    var (wanted, found) = (names(of: expected), names(of: heard))
    // Two names that changed places are told apart by their words only.
    if wanted == found { (wanted, found) = (texts(of: expected), texts(of: heard)) }
    let sentence =
      setting.map { "The order is \(found), as \($0) has it; expected was \(wanted)." }
      ?? "The order is \(found) where \(wanted) was expected."
    return Finding(
      .differentOrder, setting == nil ? .warning : .note,
      expected: expected.map(\.text).joined(separator: ", "),
      heard: heard.map(\.text).joined(separator: ", "), sentence)
  }

  private static func names(of parts: [Part]) -> String {
    parts.map(\.kind.title).joined(separator: ", ")
  }

  private static func texts(of parts: [Part]) -> String {
    parts.map { "\"\($0.text)\"" }.joined(separator: ", ")
  }
}

extension Part.Kind {
  /// The kind as people call it.
  var title: String { self == .actions ? "list of actions" : rawValue }

  var isHint: Bool { self == .hint || self == .actions }

  /// How much it matters when the part is not heard; hints can be switched off by every user, so
  /// nothing may depend on them.
  var severityWhenMissing: Finding.Severity {
    switch self {
    case .name, .role, .state, .value, .error, .announcement: .error
    case .content, .position, .container: .warning
    case .hint, .actions: .note
    }
  }

  /// What is probably wrong with the element.
  var cause: String {
    switch self {
    case .name: "the element has no label, or another one"
    case .value: "the element exposes no value"
    case .role: "the element does not say what it is"
    case .state: "the element does not expose it"
    case .position: "the element does not say where in its list it is"
    case .container: "the element is not in a container that the reader knows"
    case .content: "the text is not part of the element"
    case .error: "the element does not expose its error"
    case .actions: "the element offers no actions"
    case .hint: "the element has no such hint, or hints are off"
    case .announcement: "nothing announces it"
    }
  }
}
