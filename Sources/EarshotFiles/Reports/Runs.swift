extension Sequence {
  func runs(by key: (Element) -> some Equatable) -> [[Element]] {
    var runs: [[Element]] = []
    for element in self {
      if let last = runs.last?.first, key(last) == key(element) {
        runs[runs.count - 1].append(element)
      } else {
        runs.append([element])
      }
    }
    return runs
  }
}
