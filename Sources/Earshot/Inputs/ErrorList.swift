package struct ErrorList {
  package private(set) var errors: [InputError] = []

  package init() {}

  package mutating func add(_ error: InputError) { errors += error.all }

  package mutating func add(_ other: ErrorList) { errors += other.errors }

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

  package func check() throws(InputError) {
    if let error = InputError(errors) { throw error }
  }
}
