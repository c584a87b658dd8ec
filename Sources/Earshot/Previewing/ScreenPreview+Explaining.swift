extension ScreenPreview {
  package struct Explanation: Sendable {
    package var entry: Entry
    package var part: Part
    package var rule: Rule?
    /// Outermost first; empty for profiles of guidelines.
    package var places: [PartPlace]
  }

  package func explanations(
    of word: WordSearch, on screen: Screen, states: Scope
  ) -> [Explanation] {
    entries(of: screen, states: states).flatMap { entry in
      entry.announcement.parts.filter { word.isFound(in: $0.joint + $0.text) }.map { part in
        let places = PartPlace.places(of: part, in: entry.profile) { profile in
          announcement(of: entry, by: profile)
        }
        return Explanation(
          entry: entry, part: part, rule: entry.profile.rule(part.rule), places: places)
      }
    }
  }

  private func announcement(of entry: Entry, by profile: Profile) -> Announcement {
    let preview = by(reader.speaking(by: profile))
    return preview.stops(of: entry.component, at: entry.place, in: entry.state)
      .first { $0.stopID == entry.stopID }?.announcement ?? Announcement()
  }
}
