/// A remark about a design that can be read.
package struct DesignNote: Sendable, Hashable {
  /// The subject of a remark.
  package enum Subject: Sendable, Hashable {
    /// A visual property, which readers never announce.
    case visual
    /// A key that has no meaning here.
    case unknown
    /// A word with a meaning that is not exactly the designer's.
    case narrowed
  }

  /// The subject.
  package var subject: Subject
  /// The key of a visual property; the whole message of any other note.
  package var text: String
  /// The location in the design file.
  package var location: SourceLocation
}
