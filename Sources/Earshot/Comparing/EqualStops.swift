struct EqualStops {
  struct Group {
    var expected: [Int] = []
    var heard: Set<Int> = []
  }

  let groups: [Group]

  init(_ expected: [Stop], _ heard: [Stop], _ lexicon: Lexicon) {
    var wanted: [String: [(place: Int, role: String)]] = [:]
    var found: [String: [(place: Int, role: String)]] = [:]
    for (place, stop) in expected.enumerated() {
      if let words = Self.words(of: stop, lexicon) {
        wanted[words.app, default: []].append((place, words.role))
      }
    }
    for (place, stop) in heard.enumerated() {
      if let words = Self.words(of: stop, lexicon), wanted[words.app] != nil {
        found[words.app, default: []].append((place, words.role))
      }
    }
    groups = wanted.flatMap { app, wanted in Self.groups(of: wanted, found[app] ?? []) }
      .filter {
        !$0.expected.isEmpty && !$0.heard.isEmpty && $0.expected.count + $0.heard.count > 2
      }
      .sorted { $0.expected[0] < $1.expected[0] }
  }

  /// Groups stops with equal words by role and state.
  ///
  /// If neither the expected nor the heard stops differ in role or state, they form one group,
  /// because a format can lack roles and states.
  private static func groups(
    of wanted: [(place: Int, role: String)], _ found: [(place: Int, role: String)]
  ) -> [Group] {
    let roles = Set(wanted.map(\.role))
    guard roles.count > 1 || Set(found.map(\.role)).count > 1 else {
      return [Group(expected: wanted.map(\.place), heard: Set(found.map(\.place)))]
    }
    return roles.map { role in
      Group(
        expected: wanted.filter { $0.role == role }.map(\.place),
        heard: Set(found.filter { $0.role == role }.map(\.place)))
    }
  }

  private static func words(of stop: Stop, _ lexicon: Lexicon) -> (app: String, role: String)? {
    let parts = ComparedParts.parts(of: stop.wording, by: lexicon)
    guard let app = StopWords.app(of: parts, by: lexicon) else { return nil }
    let role = parts.filter { $0.kind == .role || $0.kind == .state }
      .map { lexicon.folding.key(of: $0.text) }.joined(separator: " ")
    return (app, role)
  }
}
