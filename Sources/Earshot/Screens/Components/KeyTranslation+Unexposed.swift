extension KeyTranslation {
  /// Words for facts that no toolkit's stock widget can expose, for kinds with the given key.
  private static let unexposed: [String: (key: String, reason: String)] = [
    "level": (
      "opens", "no toolkit exposes the level of a row; if users need the level, add it to 'content'"
    ),
    "unit": ("step", unit), "suffix": ("step", unit), "prefix": ("step", unit),
  ]

  private static let unit =
    "no toolkit exposes the unit of a slider or stepper; write the unit in 'value', as in '5 km' or '2 guests'"

  /// Adds a note and returns true if no stock widget can expose a key's meaning.
  func isUnexposed(_ entry: SourceValue.Entry, _ word: String, _ log: inout DesignLog) -> Bool {
    guard let (key, reason) = Self.unexposed[word], known.contains(key), !known.contains(word)
    else { return false }
    log.note(.unknown, "'\(entry.key)' is not announced, because \(reason)", at: entry.location)
    return true
  }
}
