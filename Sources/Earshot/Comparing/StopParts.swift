/// The compared parts of stops, computed once for each stop that needs them.
struct StopParts {
  private let stops: [Stop]
  private let lexicon: Lexicon
  private var known: [Int: [Part]] = [:]

  init(of stops: [Stop], by lexicon: Lexicon) {
    self.stops = stops
    self.lexicon = lexicon
  }

  subscript(place: Int) -> [Part] {
    mutating get {
      if let known = known[place] { return known }
      let parts = ComparedParts.parts(of: stops[place].wording, by: lexicon)
      known[place] = parts
      return parts
    }
  }
}
