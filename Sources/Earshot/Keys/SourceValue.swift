/// A value in a design or profile file, with its location.
public struct SourceValue: Sendable {
  package enum Content: Sendable {
    case null
    case scalar(String)
    case list([SourceValue])
    case map([Entry])
  }

  package struct Entry: Sendable {
    package var key: String
    package var location: SourceLocation
    package var value: SourceValue

    package init(key: String, location: SourceLocation, value: SourceValue) {
      self.key = key
      self.location = location
      self.value = value
    }
  }

  package var content: Content
  /// The value's location.
  public var location: SourceLocation

  package init(_ content: Content, at location: SourceLocation) {
    self.content = content
    self.location = location
  }

  /// A short description of the value, for errors.
  public var found: String {
    switch content {
    case .null: "nothing"
    case .scalar(let text): "'\(text.count > 60 ? text.prefix(60) + "…" : text)'"
    case .list: "a list"
    case .map: "a map"
    }
  }

  /// Returns a scalar's text; throws for other values.
  public func text() throws(InputError) -> String {
    switch content {
    case .scalar(let text): return text
    case .null: throw wrongType("text")
    case .list, .map:
      throw InputError(
        expected: "text",
        found: "\(found); write one text, in quotes if it begins with a bracket", at: location)
    }
  }

  /// Returns a scalar's Boolean; throws for other values.
  public func flag() throws(InputError) -> Bool {
    guard case .scalar(let text) = content else { throw wrongType("true or false") }
    switch text.lowercased() {
    case "true", "yes", "on": return true
    case "false", "no", "off": return false
    default: throw wrongType("true or false")
    }
  }

  /// Returns a scalar's number; throws for other values.
  public func number() throws(InputError) -> Double {
    guard case .scalar(let text) = content, let number = Double(text), number.isFinite else {
      throw wrongType("a number")
    }
    return number
  }

  /// Returns a scalar's integer; throws if the number is not in `range`.
  public func integer(in range: ClosedRange<Int>) throws(InputError) -> Int {
    guard case .scalar(let text) = content, let number = Int(text), range.contains(number) else {
      throw wrongType("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// Returns a list's items, or an empty list for null; throws for other values.
  public func list() throws(InputError) -> [SourceValue] {
    switch content {
    case .list(let items): return items
    case .null: return []
    case .scalar, .map:
      throw InputError(
        expected: "a list", found: "\(found); begin each item with '- '", at: location)
    }
  }

  /// Returns a list's texts; throws for other values.
  public func texts() throws(InputError) -> [String] {
    try items { item throws(InputError) in try item.text() }
  }

  /// Reads all items; throws their errors together.
  package func items<Value>(
    _ read: (SourceValue) throws(InputError) -> Value
  ) throws(InputError) -> [Value] {
    var errors = ErrorList()
    let items = try list().compactMap { item in
      errors.collect { () throws(InputError) in try read(item) }
    }
    try errors.check()
    return items
  }

  package func textOrTexts() throws(InputError) -> [String] {
    if case .list = content { try texts() } else { [try text()] }
  }

  package func entries(
    _ expected: String = "a map of keys", suchAs example: String? = nil
  ) throws(InputError) -> [Entry] {
    guard case .map(let entries) = content else {
      throw InputError(expected: expected, suchAs: example, found: found, at: location)
    }
    return entries
  }

  /// Returns the case whose raw value is the scalar's text; throws if no case matches.
  public func choice<Case: RawRepresentable<String> & CaseIterable>(
    _ type: Case.Type, named what: String
  ) throws(InputError) -> Case {
    let text = try text()
    if let choice = Case(rawValue: text) { return choice }
    let known = Case.allCases.map(\.rawValue)
    guard known.count <= 4, NearestName.nearest(to: text, among: known) == nil else {
      throw unknown(what, text, known: known)
    }
    let names = [known.dropLast().joined(separator: ", "), known.last ?? ""].filter { !$0.isEmpty }
    throw InputError(
      "'\(what)': expected \(names.joined(separator: " or ")), found \(found)", at: location)
  }

  /// Returns the error for an unknown name, with suggestions.
  public func unknown(_ what: String, _ name: String, known: [String]) -> InputError {
    InputError(NearestName.message(what, name, known: known), at: location)
  }

  private func wrongType(_ expected: String) -> InputError {
    InputError(expected: expected, found: found, at: location)
  }
}
