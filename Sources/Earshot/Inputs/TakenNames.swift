/// Names that are taken, and others made of them by a number.
package struct TakenNames {
  private var taken: Set<String>
  /// The number that is tried next for a name: those before it are taken.
  private var numbers: [String: Int] = [:]

  /// Begins with names that must stay as they are.
  package init(_ names: some Sequence<String> = []) { taken = Set(names) }

  /// Takes a name, with the least number from 2 behind it where it is taken already.
  package mutating func unique(_ name: String) -> String {
    var (candidate, number) = (name, numbers[name] ?? 2)
    while !taken.insert(candidate).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    numbers[name] = number
    return candidate
  }
}
