/// The problems that were found while a design was read.
package struct DesignLog {
  /// The errors, in the order in which they were found.
  package var errors = ErrorList()
  /// The remarks that do not prevent reading the design.
  package private(set) var notes: [DesignNote] = []
  /// Whether a component could not be read, so that its id is unknown.
  package var isIncomplete = false

  package init() {}

  mutating func note(_ subject: DesignNote.Subject, _ text: String, at location: SourceLocation) {
    notes.append(DesignNote(subject: subject, text: text, location: location))
  }
}
