/// Collects the errors of several values, so that one run reports all of them.
package struct ErrorList {
  /// The errors in the order in which they were found.
  package private(set) var errors: [InputError] = []

  /// Creates an empty list.
  package init() {}

  /// Adds an error, and those that follow it in the same value.
  package mutating func add(_ error: InputError) { errors += error.all }

  /// Adds the errors of another list.
  package mutating func add(_ other: ErrorList) { errors += other.errors }

  /// Returns the result of a function; if it throws, adds the error and returns nil.
  @discardableResult package mutating func collect<Value>(
    _ read: () throws(InputError) -> Value
  ) -> Value? {
    do throws(InputError) {
      return try read()
    } catch {
      add(error)
      return nil
    }
  }

  /// Throws the errors as one, if there are any.
  package func check() throws(InputError) {
    if let error = InputError(errors) { throw error }
  }
}
