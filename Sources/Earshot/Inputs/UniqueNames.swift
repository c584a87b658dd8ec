/// Makes names unique by adding numbers.
package struct UniqueNames {
  private var taken: Set<String>
  /// The next number to try for each name.
  ///
  /// All smaller numbers are taken.
  private var numbers: [String: Int] = [:]

  package init(_ names: some Sequence<String> = []) { taken = Set(names) }

  /// Returns a free name: the given name or, if it is taken, the name with the smallest free number
  /// from 2.
  ///
  /// The returned name is then taken.
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
