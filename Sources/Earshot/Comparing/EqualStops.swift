struct EqualStops {
  struct Group {
    var expected: [Int] = []
    var heard: Set<Int> = []
  }

  let groups: [Group]

  init(_ expected: [Stop], _ heard: [Stop], _ lexicon: Lexicon) {
    var groups: [Key: Group] = [:]
    for (place, stop) in expected.enumerated() {
      if let key = Key(stop, lexicon) { groups[key, default: Group()].expected.append(place) }
    }
    for (place, stop) in heard.enumerated() {
      if let key = Key(stop, lexicon) { groups[key, default: Group()].heard.insert(place) }
    }
    self.groups = groups.values
      .filter {
        !$0.expected.isEmpty && !$0.heard.isEmpty && $0.expected.count + $0.heard.count > 2
      }
      .sorted { $0.expected[0] < $1.expected[0] }
  }

  private struct Key: Hashable {
    var app: String
    var role: String

    init?(_ stop: Stop, _ lexicon: Lexicon) {
      let parts = ComparedParts.parts(of: stop.wording, by: lexicon)
      guard let app = StopWords.app(of: parts, by: lexicon) else { return nil }
      self.app = app
      role = parts.filter { $0.kind == .role || $0.kind == .state }
        .map { lexicon.folding.key(of: $0.text) }.joined(separator: " ")
    }
  }
}
