package struct UniqueNames {
  private var taken: Set<String>
  private var numbers: [String: Int] = [:]

  package init(_ names: some Sequence<String> = []) { taken = Set(names) }

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
