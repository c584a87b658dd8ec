package struct DesignNote: Sendable, Hashable {
  package enum Subject: Sendable, Hashable {
    case visual
    case unknown
    case lost
    case narrowed
    /// An unknown kind that is replaced with a known kind.
    case resembling
    /// A component whose choices the design does not list.
    case incomplete
    /// A container whose keys are not announced, because it has no components.
    case empty
    case untranslated
  }

  package var subject: Subject
  /// The key if the note is about a visual property; otherwise, the problem.
  package var text: String
  /// The fix; nil for the usual fix of the finding's kind.
  package var mend: String?
  package var location: SourceLocation

  package init(
    subject: Subject, text: String, mend: String? = nil, location: SourceLocation
  ) {
    self.subject = subject
    self.text = text
    self.mend = mend
    self.location = location
  }
}
