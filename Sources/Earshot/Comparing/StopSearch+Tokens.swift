extension StopSearch {
  struct Tokens {
    private let shared: Set<String>
    private var byIdentifier: [String: Int32] = [:]
    private var byText: [String: Int32] = [:]
    private var next: Int32 = 0

    var count: Int { Int(next) + 1 }

    init(shared: Set<String>, capacity: Int) {
      self.shared = shared
      byText.reserveCapacity(capacity)
    }

    mutating func tokens(
      of places: [Int], among stops: [Stop], readsPatterns: Bool = false, _ texts: [String?]
    ) -> [Int32] {
      places.map { place in
        let stop = stops[place]
        let isText = readsPatterns || stop.patterns.isEmpty
        return token(of: stop.identifier, text: isText ? texts[place] : nil)
      }
    }

    private mutating func token(of identifier: String?, text: String?) -> Int32 {
      next += 1
      if let identifier, shared.contains(identifier) {
        return Self.look(up: identifier, in: &byIdentifier, orTake: next)
      }
      guard let text else { return next }
      return Self.look(up: text, in: &byText, orTake: next)
    }

    private static func look(
      up name: String, in table: inout [String: Int32], orTake number: Int32
    ) -> Int32 {
      func kept(_ known: inout Int32) -> Int32 { known }
      return kept(&table[name, default: number])
    }
  }
}
