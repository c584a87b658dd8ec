package struct Voice: Sendable, Hashable {
  package struct Language: Sendable, Hashable {
    package var tag: String
    /// The priority of a voice for this language; a lower number is better.
    package var priority: Int
  }

  /// The identifier, such as `gmw/en-US`.
  package var identifier: String
  /// The human-readable name, such as `English (America)`.
  package var name: String
  /// The languages of the voice; empty if it only varies other voices.
  package var languages: [Language]
}

extension Voice {
  init?(line: Substring) {
    let fields = line.split(separator: "\t").map { String($0) }
    guard fields.count >= 2 else { return nil }
    self.init(
      identifier: fields[0], name: fields[1],
      languages: fields.dropFirst(2).compactMap { Language(field: $0) })
  }
}

extension Voice.Language {
  fileprivate init?(field: String) {
    let pieces = field.split(separator: ":", maxSplits: 1)
    guard pieces.count == 2, let priority = Int(pieces[0]) else { return nil }
    self.init(tag: pieces[1].lowercased(), priority: priority)
  }
}
