/// A voice of the engine.
public struct Voice: Sendable, Hashable {
  /// A language that a voice speaks.
  public struct Language: Sendable, Hashable {
    /// The BCP 47 tag in lower case, such as `en-us`.
    public var tag: String
    /// How well the voice speaks it: the lower, the better.
    public var priority: Int
  }

  /// The name by which a voice is chosen, such as `gmw/en-US`.
  public var identifier: String
  /// The name that people read, such as `English (America)`.
  public var name: String
  /// The languages that the voice speaks; empty for a variant.
  public var languages: [Language]
}

extension Voice {
  /// Reads a line of what a voice process answers.
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
