/// An error in an input.
public struct InputError: Error, Sendable, Hashable {
  /// The kind, with its exit status (see `sysexits.h`).
  package enum Kind: Int32, Sendable, Hashable, CaseIterable {
    case usage = 64
    case data = 65
    case cannotOpen = 66
    /// A necessary file or program is missing.
    case unavailable = 69
    case cannotCreate = 73
    case inputOutput = 74
    case notPermitted = 77
    /// The program that reads the output has closed the pipe; no message is printed.
    case readerGone = 141
  }

  package var kind: Kind
  /// The message in one line, usually with the expected and the found value.
  public var message: String
  /// The location, unless the error is about a whole file.
  public var location: SourceLocation?

  package private(set) var isWrongForm = false
  private var further: [InputError] = []

  /// Creates an error.
  public init(_ message: String, at location: SourceLocation? = nil) {
    self.init(message, at: location, kind: .data)
  }

  package init(_ message: String, at location: SourceLocation? = nil, kind: Kind) {
    self.kind = kind
    self.message = message
    self.location = location
  }

  package init(
    expected: String, suchAs example: String? = nil, found: String, at location: SourceLocation?
  ) {
    let example = example.map { ", such as \($0)" } ?? ""
    self.init("expected \(expected)\(example), found \(found)", at: location)
    isWrongForm = true
  }
}

extension InputError {
  package var all: [InputError] {
    var first = self
    first.further = []
    return [first] + further
  }

  package init?(_ errors: [InputError]) {
    guard let first = errors.first else { return nil }
    self = first
    further = Array(errors.dropFirst())
  }

  func naming(_ key: String, at place: SourceLocation) -> InputError {
    guard location == place, isWrongForm else { return self }
    var named = self
    named.message = "'\(key)': \(message)"
    named.isWrongForm = false
    return named
  }
}

extension InputError: CustomStringConvertible {
  /// The form that editors and CI systems expect: `file:line:column: error: message`.
  public var description: String {
    location.map { "\($0): error: \(message)" } ?? "error: \(message)"
  }
}
