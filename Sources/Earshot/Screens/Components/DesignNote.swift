/// A remark about a design that was read without errors.
package struct DesignNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// A visual property, which readers never announce.
    case visual
    /// A key that has no meaning for the component.
    case unknown
    /// A word that designers can use in a slightly different sense.
    case narrowed
    /// A compound word that is read as the kind that it ends with.
    case resembling
    /// A text that the catalogues do not translate.
    case untranslated
  }

  package var subject: Subject
  /// The key, if the note is about a visual property; for other subjects, the whole message.
  package var text: String
  package var location: SourceLocation

  package init(subject: Subject, text: String, location: SourceLocation) {
    self.subject = subject
    self.text = text
    self.location = location
  }
}
