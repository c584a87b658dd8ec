/// A remark about a design that can be read.
package struct DesignNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    /// A visual property, which readers never announce.
    case visual
    /// A key without meaning here.
    case unknown
    /// A word that may mean something slightly different to the designer.
    case narrowed
  }

  package var subject: Subject
  /// The key for a visual property; the whole message for other subjects.
  package var text: String
  package var location: SourceLocation
}
