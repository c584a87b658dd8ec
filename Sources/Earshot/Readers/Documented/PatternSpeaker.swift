/// Puts words into the slots of one pattern for one element.
struct PatternSpeaker {
  let vocabulary: Vocabulary
  let row: PatternRow
  let facts: DocumentedFacts
  /// Whether the guideline has the announcement for this very state.
  var isDocumented: Bool
  /// The slots that a derivation added, and its rule.
  var added: [Slot: Rule.ID] = [:]

  /// Returns the parts of a slot, none when the element has nothing to say there.
  func parts(for slot: Slot) -> [Part] {
    switch slot {
    case .hints: hints()
    case .actions: actions()
    case .container: container()
    case .role: role()
    case .content, .announcement: own(slot) + (slot == row.nameSlot ? own(.name, as: slot) : [])
    default: own(slot)
    }
  }

  private func own(_ slot: Slot, as place: Slot? = nil) -> [Part] {
    var parts: [Part] = []
    for filling in facts.fillings where filling.slot == slot {
      guard let part = part(place ?? slot, words(of: filling), from: filling.origin) else {
        continue
      }
      parts.append(part)
    }
    return parts
  }

  private func words(of filling: DocumentedFacts.Filling) -> String {
    switch filling.words {
    case .text(let text): text
    case .key(let key): vocabulary.word(row.pattern.words[filling.slot]?.first ?? key)
    case .template(let key, let arguments): Template.filled(vocabulary.word(key), arguments)
    }
  }

  /// The role is the one of the attributes; a pattern may say it in other words, or say it for an
  /// element whose attributes leave it to the part.
  private func role() -> [Part] {
    guard let origin = facts.roleOrigin else { return [] }
    guard origin != "roleDescription", let key = row.pattern.words[.role]?.first else {
      return own(.role)
    }
    return [part(.role, vocabulary.word(key), from: origin)].compactMap(\.self)
  }

  /// The words of the pattern ("in list"), else the title of what the element stands in.
  private func container() -> [Part] {
    guard let key = row.pattern.words[.container]?.first else { return own(.container) }
    return [part(.container, vocabulary.word(key), from: "part")].compactMap(\.self)
  }

  /// The author's hint stands in the place of the reader's on iOS and before it on Android, where
  /// it is a text of its own.
  private func hints() -> [Part] {
    let written = own(.hints)
    let usual = (row.pattern.words[.hints] ?? []).compactMap { key in
      if let custom = facts.customHints[key] {
        part(.hints, words(of: custom), from: custom.origin)
      } else {
        part(.hints, vocabulary.word(key), from: "part")
      }
    }
    guard !written.isEmpty else { return usual + furtherHints(besides: usual) }
    let usualWords = Set(usual.map { Self.folded($0.text) })
    if written.allSatisfy({ usualWords.contains(Self.folded($0.text)) }) { return usual }
    let isReplacing = written.contains { $0.origin == "hint" }
    return written + (isReplacing ? [] : usual + furtherHints(besides: usual))
  }

  /// The hints that the element has besides, but for one that the pattern says already in another
  /// spelling ("Double-tap" for "double tap").
  private func furtherHints(besides usual: [Part]) -> [Part] {
    let said = Set(usual.map { Self.folded($0.text) })
    return facts.furtherHints.compactMap { part(.hints, words(of: $0), from: $0.origin) }
      .filter { !said.contains(Self.folded($0.text)) }
  }

  private static func folded(_ text: String) -> String {
    String(text.lowercased().map { $0 == "-" ? " " : $0 })
  }

  private func actions() -> [Part] {
    let keys = row.pattern.words[.actions] ?? []
    guard keys.isEmpty else {
      return keys.compactMap { part(.actions, vocabulary.word($0), from: "part") }
    }
    return own(.actions)
  }

  private func part(_ slot: Slot, _ text: String, from origin: String) -> Part? {
    guard !text.isEmpty, let kind = slot.kind else { return nil }
    return Part(
      kind, text, from: origin, rule: added.isEmpty ? row.rule : added[slot] ?? row.rule,
      isDocumented: isDocumented)
  }
}
