/// A mistake in an input, with its place and what would mend it.
public struct InputError: Error, Sendable, Hashable {
  /// What kind of mistake it is; each kind has an exit status of its own (sysexits).
  public enum Kind: Int32, Sendable, Hashable, CaseIterable {
    /// The command line is wrong.
    case usage = 64
    /// The data is wrong.
    case data = 65
    /// An input cannot be opened.
    case cannotOpen = 66
    /// Something that the command needs is not there.
    case unavailable = 69
    /// An output cannot be created.
    case cannotCreate = 73
    /// Reading or writing failed half way.
    case inputOutput = 74
    /// The user may not do it.
    case notPermitted = 77
    /// Whoever read what was written has gone, which is no mistake to tell of.
    case readerGone = 141
  }

  /// What kind of mistake it is.
  public var kind: Kind
  /// What was found and what would be right, in one line.
  public var message: String
  /// Where it was found, nil when it is about a file as a whole that the message names.
  public var location: SourceLocation?

  /// Whether something of another form stands where it was found, so that it helps to know what it
  /// stands behind.
  package private(set) var isWrongForm = false

  /// Creates an error.
  public init(_ message: String, at location: SourceLocation? = nil, kind: Kind = .data) {
    self.kind = kind
    self.message = message
    self.location = location
  }

  /// Creates the error that something of another form is found than is wanted, as in "a list is".
  package init(
    found: String, where wanted: String, suchAs example: String? = nil,
    at location: SourceLocation?
  ) {
    let example = example.map { ", such as \($0)" } ?? ""
    self.init("found \(found) where \(wanted) wanted\(example)", at: location)
    isWrongForm = true
  }
}

extension InputError: CustomStringConvertible {
  /// The form that editors and CI already understand: `file:line:column: error: message`.
  public var description: String {
    location.map { "\($0): error: \(message)" } ?? "error: \(message)"
  }
}
