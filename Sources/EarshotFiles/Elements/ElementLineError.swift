/// Why a line of elements cannot be read.
public struct ElementLineError: Error, Sendable, Hashable {
  /// What was found and what would be right.
  public var message: String
  /// The field that it was found in, such as `context.index`; nil for the line as a whole.
  public var field: String?

  /// Creates an error.
  public init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }

  /// Returns the error as one of a field inside `outer`.
  public func inside(_ outer: String) -> ElementLineError {
    ElementLineError(message, field: field.map { "\(outer).\($0)" } ?? outer)
  }
}
