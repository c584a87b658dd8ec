package struct ElementLineError: Error, Sendable, Hashable {
  package var message: String
  /// The field's name; nil for the whole line.
  package var field: String?

  package init(_ message: String, field: String? = nil) {
    self.message = message
    self.field = field
  }

  package func inside(_ outer: String) -> ElementLineError {
    ElementLineError(message, field: field.map { "\(outer).\($0)" } ?? outer)
  }
}
