public import Earshot

/// A value of a design or profile file, with its place, whatever syntax it was written in.
public struct SourceValue: Sendable {
  /// What the value is.
  public enum Content: Sendable {
    /// Nothing was written.
    case null
    /// A text, number or truth value, as it was written.
    case scalar(String)
    case list([SourceValue])
    case map([Entry])
  }

  /// A key of a map and what it holds.
  public struct Entry: Sendable {
    /// The key as it was written.
    public var key: String
    /// Where the key stands.
    public var location: SourceLocation
    /// What it holds.
    public var value: SourceValue

    /// Creates an entry.
    public init(key: String, location: SourceLocation, value: SourceValue) {
      self.key = key
      self.location = location
      self.value = value
    }
  }

  /// What the value is.
  public var content: Content
  /// Where it stands.
  public var location: SourceLocation

  /// Creates a value.
  public init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// What the value is, in words for an error.
  public var found: String {
    switch content {
    case .null: "nothing"
    case .scalar(let text): "'\(text.count > 60 ? text.prefix(60) + "…" : text)'"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// Returns the text of a scalar; throws when the value is a list, a map or nothing.
  public func text() throws(InputError) -> String {
    guard case .scalar(let text) = content else { throw wrongType("a text") }
    return text
  }

  /// Returns the truth of a scalar; throws when it is neither true nor false.
  public func flag() throws(InputError) -> Bool {
    guard case .scalar(let text) = content else { throw wrongType("true or false") }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw wrongType("true or false")
    }
  }

  /// Returns the number of a scalar; throws when it is none.
  public func number() throws(InputError) -> Double {
    guard case .scalar(let text) = content, let number = Double(text), number.isFinite else {
      throw wrongType("a number")
    }
    return number
  }

  /// Returns the whole number of a scalar; throws when it is none in `range`.
  public func integer(in range: ClosedRange<Int>) throws(InputError) -> Int {
    guard case .scalar(let text) = content, let number = Int(text), range.contains(number) else {
      throw wrongType("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns the items of a list, none for nothing; throws when the value is something else.
  public func list() throws(InputError) -> [SourceValue] {
    switch content {
    case .list(let items): return items
    case .null: return []
    case .scalar, .map: throw wrongType("a list")
    }
  }

  /// Returns the texts of a list; throws when the value is not a list of texts.
  public func texts() throws(InputError) -> [String] {
    try list().map { item throws(InputError) in try item.text() }
  }

  /// Returns the texts of a list, or the only text.
  func textOrTexts() throws(InputError) -> [String] {
    if case .list = content { try texts() } else { [try text()] }
  }

  /// Returns the keys of a map; `what` is said to be wanted where it is none.
  func entries(_ what: String) throws(InputError) -> [Entry] {
    guard case .map(let entries) = content else {
      throw InputError(found: found, where: what, at: location)
    }
    return entries
  }

  /// Returns the case of an enumeration that a scalar names; throws the names that would be right.
  public func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ type: Choice.Type, named what: String
  ) throws(InputError) -> Choice {
    let text = try text()
    guard let choice = Choice(rawValue: text) else {
      throw unknown(what, text, known: Choice.allCases.map(\.rawValue))
    }
    return choice
  }

  /// Returns the error that a name is not among those that are known.
  public func unknown(_ what: String, _ name: String, known: [String]) -> InputError {
    InputError(NearestName.message(what, name, known: known), at: location)
  }

  private func wrongType(_ wanted: String) -> InputError {
    InputError(found: found, where: "\(wanted) is", at: location)
  }
}
