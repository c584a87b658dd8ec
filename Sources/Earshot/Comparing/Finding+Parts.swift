extension Finding {
  private init(
    _ kind: Kind, _ severity: Severity, of part: Part, heard: String? = nil, _ sentence: String
  ) {
    self.init(
      kind, severity, part: part.kind, fact: part.fact, expected: part.text, heard: heard, sentence)
  }

  static func missing(_ part: Part, ofElement: Bool = false) -> Finding {
    // A hint that the reader derives from the element is missing if the element lacks a property.
    if ofElement, part.kind.isHint, part.origin != StopFact.component,
      let cause = part.fact.causeOfMissingHint
    {
      return Finding(
        .missingPart, .warning, of: part,
        "The \(part.kind.title) \"\(part.text)\" is missing: \(cause).")
    }
    return Finding(
      .missingPart, part.kind.severityWhenMissing, of: part,
      "The \(part.kind.title) \"\(part.text)\" is missing: \(part.kind.cause).")
  }

  /// TalkBack replaces the word "password" with the field's content description
  /// (`TreeNodesDescription.java`).
  static func missingSecure(_ part: Part, insteadHeard name: String?) -> Finding {
    guard let name else {
      return Finding(
        .missingPart, part.kind.severityWhenMissing, of: part,
        "The word \"\(part.text)\" is missing: the field does not hide its text, or the field is empty "
          + "and has no name.")
    }
    return Finding(
      .missingPart, .note, of: part,
      "The name \"\(name)\" is announced instead of the word \"\(part.text)\".")
  }

  static func shown(_ value: Finding) -> Finding {
    var finding = value
    finding.sentence =
      "The field does not hide its text: \"\(value.heard ?? "")\" is announced instead of "
      + "\"\(value.expected ?? "")\"."
    return finding
  }

  /// The finding for a missing name in a field that shows its secret text.
  ///
  /// TalkBack announces a content description only if the field hides its text or is empty
  /// (`TreeNodesDescription.java`).
  static func missingBesideText(_ name: Part) -> Finding {
    Finding(
      .missingPart, .error, part: .name, fact: .secure, expected: name.text,
      "The name \"\(name.text)\" is missing: TalkBack announces the content description only of "
        + "fields that hide their text, but this field shows it.")
  }

  static func extra(
    _ kind: Part.Kind?, _ fact: Fact?, heard: String, severity: Severity? = nil
  ) -> Finding {
    let usual: Severity =
      switch kind {
      case .hint, .actions, .position, .container: .note
      default: .warning
      }
    return Finding(
      .extraPart, severity ?? usual, part: kind, fact: fact, heard: heard,
      "\"\(heard)\" is unexpected\(kind.map { " (\($0.title))" } ?? "").")
  }

  static func contradiction(of state: SilentState, heard: String, _ fact: Fact?) -> Finding {
    Finding(
      .wrongText, .error, part: .state, fact: fact, heard: heard,
      "The state \"\(heard)\" is announced. The expected state is \"\(state.name)\", which readers do not "
        + "announce.")
  }

  static func wrongText(_ part: Part, heard: String) -> Finding {
    Finding(
      .wrongText, part.kind.severityWhenMissing, of: part, heard: heard,
      "The \(part.kind.title) is \"\(heard)\" instead of \"\(part.text)\".")
  }

  static func differentSpelling(_ part: Part, heard: String) -> Finding {
    Finding(
      .wrongText, .warning, of: part, heard: heard,
      "The \(part.kind.title) is written \"\(heard)\" instead of \"\(part.text)\".")
  }

  static func differentWording(_ part: Part, heard: String) -> Finding {
    Finding(
      .differentWording, .note, of: part, heard: heard,
      "\"\(heard)\" means the same as \"\(part.text)\".")
  }

  static func saidTwice(_ part: Part, heard: String, by element: Part.Kind?) -> Finding {
    let cause =
      element.map { $0 != part.kind && $0.isOfApp } == true
      ? "the element's \(element?.title ?? "text") also contains the word"
      : "it should be announced once"
    return Finding(
      .saidTwice, part.kind.isHint ? .note : .warning, of: part, heard: heard,
      "The \(part.kind.title) \"\(part.text)\" is announced twice: \(cause).")
  }

  static func faked(_ part: Part, heard: String, by element: Part.Kind?) -> Finding {
    Finding(
      .faked, .error, of: part, heard: heard,
      "The \(part.kind.title) \"\(part.text)\" is announced only as part of the "
        + "\(element?.title ?? "text"): \(part.kind.cause).")
  }

  static func truncated(_ part: Part, heard: String) -> Finding {
    Finding(
      .truncated, .warning, of: part, heard: heard,
      "The announcement is cut off in the \(part.kind.title) \"\(part.text)\": "
        + "the rest was not compared.")
  }

  static func misheard(_ part: Part, heard: String) -> Finding {
    Finding(
      .misheard, .note, of: part, heard: heard,
      "\"\(heard)\" was recognized instead of the \(part.kind.title) \"\(part.text)\", which sounds "
        + "similar.")
  }

  static func differentOrder(
    expected: [Part], heard: [Part], allowedBy setting: String?
  ) -> Finding {
    var (wanted, found) = (names(of: expected), names(of: heard))
    if wanted == found { (wanted, found) = (texts(of: expected), texts(of: heard)) }
    let sentence =
      setting.map { "The order is \(found) because of \($0); the expected order was \(wanted)." }
      ?? "The order is \(found) instead of \(wanted)."
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

extension Fact {
  fileprivate var causeOfMissingHint: String? {
    switch self {
    case .hint(.activate), .hint(.toggle): "the element has no action"
    case .hint(.own): "the element has no such hint"
    case .actions: Part.Kind.actions.cause
    default: nil
    }
  }
}

extension Part.Kind {
  var title: String { self == .actions ? "list of actions" : rawValue }

  var isHint: Bool { self == .hint || self == .actions }

  /// A missing hint is only a note, because users can turn hints off.
  var severityWhenMissing: Finding.Severity {
    switch self {
    case .name, .role, .state, .value, .error, .announcement: .error
    case .content, .position, .container: .warning
    case .hint, .actions: .note
    }
  }

  var cause: String {
    switch self {
    case .name: "the element has no label, or a different one"
    case .value: "the element exposes no value"
    case .role: "the element does not announce its role"
    case .state: "the element does not expose the state"
    case .position: "the element does not announce its position in the list"
    case .container: "the element is not in a container that the reader knows"
    case .content: "the text is not part of the element"
    case .error: "the element does not expose its error"
    case .actions: "the element offers no actions"
    case .hint: "the element has no such hint, or hints are off"
    case .announcement: "nothing announces it"
    }
  }
}
