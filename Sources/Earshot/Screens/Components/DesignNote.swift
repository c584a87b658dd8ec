package struct DesignNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    case visual
    case unknown
    case narrowed
    /// A compound word, which is read as the kind at its end.
    case resembling
    case untranslated
  }

  package var subject: Subject
  /// The key of a visual property, or else the whole message.
  package var text: String
  package var location: SourceLocation

  package init(subject: Subject, text: String, location: SourceLocation) {
    self.subject = subject
    self.text = text
    self.location = location
  }
}
