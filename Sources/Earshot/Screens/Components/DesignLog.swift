/// The problems that were found while a design was read.
package struct DesignLog {
  /// The errors, in the order in which they were found.
  package var errors = ErrorList()
  /// Whether a component could not be read, so that its id is unknown.
  package var isIncomplete = false

  /// Creates an empty log.
  package init() {}
}
