package struct ElementLineError: Error, Sendable, Hashable {
  package var message: String
  /// The invalid field; nil if the whole line is invalid.
  package var field: String?

  package init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }

  package func inside(_ outer: String) -> ElementLineError {
    ElementLineError(message, field: field.map { "\(outer).\($0)" } ?? outer)
  }
}
