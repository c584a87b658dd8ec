/// The keys of a map in a design or profile file.
public struct Fields: Sendable {
  /// The name of the map in errors, such as "dropdown".
  public let subject: String
  /// The map's location.
  public let location: SourceLocation
  private let entries: [SourceValue.Entry]

  /// Reads a map; `known` contains the allowed keys, and `subject` names the map in errors.
  ///
  /// `explaining` returns a message for an unknown key, or nil for the default message.
  ///
  /// - Throws: An error if the value is not a map, or if a key is repeated or unknown.
  public init(
    _ value: SourceValue, subject: String, known: [String],
    explaining: (String) -> String? = { _ in nil }
  ) throws(InputError) {
    var errors = ErrorList()
    self.init(
      try value.entries(), at: value.location, subject: subject, known: known,
      explaining: explaining, &errors)
    try errors.check()
  }

  package init(
    _ written: [SourceValue.Entry], at location: SourceLocation, subject: String, known: [String],
    explaining: (String) -> String? = { _ in nil }, _ errors: inout ErrorList
  ) {
    var lines: [String: Int] = [:]
    entries = written.filter { entry in
      if let line = lines[entry.key] {
        errors.add(
          InputError(
            "the key '\(entry.key)' is repeated (first in line \(line)); keep one",
            at: entry.location))
        return false
      }
      lines[entry.key] = entry.location.line
      guard !known.contains(entry.key) else { return true }
      let message = explaining(entry.key) ?? NearestName.message("key", entry.key, known: known)
      errors.add(InputError("\(subject): \(message)", at: entry.location))
      return false
    }
    self.subject = subject
    self.location = location
  }

  /// Returns a key's value; nil if the key is missing or the value is empty.
  public subscript(key: String) -> SourceValue? {
    guard let value = entries.first(where: { $0.key == key })?.value else { return nil }
    if case .null = value.content { return nil }
    return value
  }

  /// Returns a key's value; throws if the key is missing.
  public func required(_ key: String) throws(InputError) -> SourceValue {
    guard let value = self[key] else {
      throw InputError("\(subject): '\(key)' is missing; add '\(key): …'", at: location)
    }
    return value
  }

  /// Returns a key's text; nil if the key is missing.
  public func text(_ key: String) throws(InputError) -> String? { try self[key]?.text() }

  /// Returns a key's Boolean, or `standard` if the key is missing.
  public func flag(_ key: String, or standard: Bool = false) throws(InputError) -> Bool {
    try self[key]?.flag() ?? standard
  }

  /// Returns a key's texts; empty if the key is missing.
  public func texts(_ key: String) throws(InputError) -> [String] { try self[key]?.texts() ?? [] }

  /// Returns a key's items; empty if the key is missing.
  public func items(_ key: String) throws(InputError) -> [SourceValue] {
    try self[key]?.list() ?? []
  }

  /// Returns the case that a key's value names; nil if the key is missing.
  public func choice<Case: RawRepresentable<String> & CaseIterable>(
    _ key: String, _ type: Case.Type
  ) throws(InputError) -> Case? {
    try self[key]?.choice(type, named: key)
  }
}
