public import Earshot

/// The keys of one map of a design or profile file.
public struct Fields: Sendable {
  /// What the map describes, in words for an error, such as "dropdown".
  public let subject: String
  /// Where the map stands.
  public let location: SourceLocation
  private let entries: [SourceValue.Entry]

  /// Reads a map that may only hold `known` keys.
  ///
  /// - Parameters:
  ///   - value: The map.
  ///   - subject: What it describes, in words for an error.
  ///   - known: The keys that it may hold.
  ///   - explaining: Returns what is wrong with a key that is not among them; nil where no more is
  ///     known of it.
  /// - Throws: When the value is not a map, a key stands twice, or a key is unknown; with the
  ///   nearest known one.
  public init(
    _ value: SourceValue, subject: String, known: [String],
    explaining: (String) -> String? = { _ in nil }
  ) throws(InputError) {
    entries = try value.entries("a map of keys is")
    var seen: Set<String> = []
    for entry in entries {
      guard seen.insert(entry.key).inserted else {
        throw InputError("the key '\(entry.key)' stands twice", at: entry.location)
      }
      guard known.contains(entry.key) else {
        let message =
          explaining(entry.key) ?? NearestName.message("key", entry.key, known: known)
        throw InputError("\(subject): \(message)", at: entry.location)
      }
    }
    self.subject = subject
    location = value.location
  }

  /// The value of a key, nil when it is not given or nothing stands behind it.
  public subscript(key: String) -> SourceValue? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    if case .null = value.content { return nil }
    return value
  }

  /// Returns the value of a key, or throws when it is not given.
  public func required(_ key: String) throws(InputError) -> SourceValue {
    guard let value = self[key] else {
      throw InputError("\(subject): '\(key)' is missing", at: location)
    }
    return value
  }

  /// Returns the text of a key, nil when it is not given.
  public func text(_ key: String) throws(InputError) -> String? { try self[key]?.text() }

  /// Returns the truth of a key, or `standard` when it is not given.
  public func flag(_ key: String, or standard: Bool = false) throws(InputError) -> Bool {
    try self[key]?.flag() ?? standard
  }

  /// Returns the texts of a key, none when it is not given.
  public func texts(_ key: String) throws(InputError) -> [String] { try self[key]?.texts() ?? [] }

  /// Returns the items of a key, none when it is not given.
  public func items(_ key: String) throws(InputError) -> [SourceValue] {
    try self[key]?.list() ?? []
  }

  /// Returns the case that a key names, nil when it is not given.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Choice.Type
  ) throws(InputError) -> Choice? {
    try self[key]?.choice(type, named: key)
  }
}
