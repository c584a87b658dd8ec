extension KeyTranslation {
  /// Designers' words for facts that no stock widget exposes.
  ///
  /// An entry applies only to kinds that have the entry's `key`.
  private static let unexposed: [String: (key: String, reason: String, mend: String)] = [
    "level": (
      "opens", "no toolkit exposes the level of a row",
      "if users need the level, add it to 'content'"
    ),
    "unit": unit, "suffix": unit, "prefix": unit, "platform": platform, "platforms": platform,
    "os": platform,
  ]

  private static let platform = (
    key: "toolkit", reason: "a design is for both platforms",
    mend: "name the toolkits of the apps in 'toolkit'"
  )

  private static let unit = (
    key: "step", reason: "no toolkit exposes the unit of a slider or stepper",
    mend: "write the unit in 'value', as in '5 km'"
  )

  private static let finished: Set<String> = ["done", "is-done", "completed", "is-completed"]

  func isUnexposed(_ entry: SourceValue.Entry, _ word: String, _ log: inout DesignLog) -> Bool {
    if Self.finished.contains(word), !known.contains("checked"), (try? entry.value.flag()) != nil {
      log.note(
        .unknown, "'\(entry.key)' is not announced, because a \(subject) cannot be checked",
        mend: "write the app's text in 'state-description'", at: entry.location)
      return true
    }
    guard let (key, reason, mend) = Self.unexposed[word], known.contains(key),
      !known.contains(word) || entry.isPlainUnit
    else { return false }
    let forms = known.contains("unit") ? ", or 'unit: {one: guest, other: guests}'" : ""
    log.note(
      .unknown, "'\(entry.key)' is not announced, because \(reason)", mend: mend + forms,
      at: entry.location)
    return true
  }
}

extension KeyTranslation {
  func noteUnannounced(
    _ text: String, of entry: SourceValue.Entry, _ log: inout DesignLog
  ) {
    log.note(
      .unknown, "the text '\(text.prefix(40))' of '\(entry.key)' is not announced",
      mend: "if it has a meaning, add an image or a button with this label", at: entry.location)
  }
}

extension SourceValue.Entry {
  /// Returns the first text for users in a value that usually describes only the look; nil if there
  /// is none.
  func wording(in kinds: ComponentKinds) -> String? {
    guard !key.hasPrefix("x-") else { return nil }
    // The value of an event key, such as `on-tap`, can be a message.
    if KeyWord.folded(key).hasPrefix("on-"), case .scalar(let text) = value.content,
      text.contains(" "), text.first?.isUppercase == true
    {
      return text
    }
    return value.wording(in: kinds, mayHold: VisualKeys.places.contains(KeyWord.folded(key)))
  }
}

extension SourceValue {
  private static let labels: Set<String> = [
    "label", "alt", "alt-text", "aria-label", "accessibility-label", "content-description",
  ]

  fileprivate func wording(in kinds: ComponentKinds, mayHold holdsParts: Bool) -> String? {
    switch content {
    case .null, .scalar: return nil
    case .list(let items):
      return items.lazy.compactMap { $0.wording(in: kinds, mayHold: holdsParts) }.first
    case .map(let entries):
      return entries.lazy.compactMap { entry -> String? in
        guard case .scalar(let text) = entry.value.content else {
          return entry.value.wording(in: kinds, mayHold: holdsParts)
        }
        let word = KeyWord.folded(entry.key)
        if Self.labels.contains(word) { return text.contains(where: \.isLetter) ? text : nil }
        let isPart =
          holdsParts && word != "kind" && kinds.meaning(of: word) != nil
          && !VisualKeys.contains(word)
        return isPart && text.isWording && !text.isAddress ? text : nil
      }.first
    }
  }
}
