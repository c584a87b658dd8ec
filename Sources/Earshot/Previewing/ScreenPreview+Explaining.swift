extension ScreenPreview {
  package struct Explanation: Sendable {
    package var entry: Entry
    package var part: Part
    package var rule: Rule?
    /// The places, outermost first; empty for profiles of guidelines.
    package var places: [PartPlace]
  }

  package func explanations(
    of word: WordSearch, on screen: Screen, states: Scope
  ) -> [Explanation] {
    let removals = PartPlace.removals(from: reader.profile).map {
      Removal(place: $0.place, preview: by(reader.speaking(by: $0.profile)))
    }
    var trials: Trials?
    var explanations: [Explanation] = []
    for entry in entries(of: screen, states: states) {
      let parts = entry.announcement.parts.filter { word.isFound(in: $0.joint + $0.text) }
      guard !parts.isEmpty else { continue }
      let shown =
        trials?.isOf(entry) == true ? trials : Trials(of: entry, without: removals, by: self)
      trials = shown
      explanations += parts.map { part in
        Explanation(
          entry: entry, part: part, rule: entry.profile.rule(part.rule),
          places: shown?.places(of: part, at: entry.stopID) ?? [])
      }
    }
    return explanations
  }

  private struct Removal {
    var place: PartPlace
    var preview: ScreenPreview
  }

  private struct Trials {
    private let component: String
    private let state: String
    private let heard: [(place: PartPlace, stops: [Entry])]

    init(of entry: Entry, without removals: [Removal], by preview: ScreenPreview) {
      (component, state) = (entry.component.id, entry.state)
      let realization = preview.realization(of: entry.component, at: entry.place)
      heard = removals.map { removal in
        let stops = removal.preview.stops(
          realization, of: entry.component, at: entry.place, in: entry.state)
        return (removal.place, stops)
      }
    }

    func isOf(_ entry: Entry) -> Bool { component == entry.component.id && state == entry.state }

    func places(of part: Part, at stop: StopID) -> [PartPlace] {
      heard
        .map { ($0.place, $0.stops.first { $0.stopID == stop }?.announcement.parts ?? []) }
        .filter { !$0.1.contains { $0.isSame(as: part) } }
        .sorted { $0.1.count < $1.1.count }
        .map(\.0)
    }
  }
}

extension Part {
  fileprivate func isSame(as other: Part) -> Bool {
    kind == other.kind && text == other.text && rule == other.rule && origin == other.origin
  }
}
