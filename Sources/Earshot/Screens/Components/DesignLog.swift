package struct DesignLog {
  package var errors = ErrorList()
  package private(set) var notes: [DesignNote] = []
  /// Whether a component could not be read, so that its id is unknown.
  package var isIncomplete = false

  package init() {}

  mutating func note(_ subject: DesignNote.Subject, _ text: String, at location: SourceLocation) {
    notes.append(DesignNote(subject: subject, text: text, location: location))
  }
}
