extension ScreenPreview {
  /// Previews with alternative words that the guidelines allow, one for each variant.
  ///
  /// If the user has selected a variant, the array is empty, because only the variant's words are
  /// correct.
  var alternatives: [(variant: String, preview: ScreenPreview)] {
    guard case .documented(let style) = reader.profile.style,
      reader.profile.settings["variant"]?.isEmpty == true
    else { return [] }
    return style.variantsOfWords.compactMap { variant in
      var settings = reader.profile.settings
      guard (try? settings.set("variant", to: variant)) != nil else { return nil }
      return (variant, by(reader.set(to: settings)))
    }
  }
}

/// The words that the guidelines allow instead of the usual words of some components.
package struct WordAlternatives: Sendable {
  private struct Place: Hashable {
    var component: String
    var stop: StopID
  }

  private struct Word: Hashable {
    var fact: Fact
    var text: String

    init(_ part: Part) { (fact, text) = (part.fact, part.text) }
  }

  private struct Choice {
    var variant: String
    var words: [Place: [Word: Word]] = [:]
  }

  private var choices: [Choice] = []

  /// Creates the alternatives; a `session` with the same screen knows the places of the components.
  package init(
    for components: Set<String>, of screen: Screen, by preview: ScreenPreview,
    knowing session: Session? = nil
  ) {
    let alternatives = components.isEmpty ? [] : preview.alternatives
    guard !alternatives.isEmpty else { return }
    let placed = screen.placed(only: components, in: session?.walk.stops.layout)
    let usual = preview.entries(of: placed, states: .all)
    choices = alternatives.map { variant, other in
      let others = Dictionary(
        other.entries(of: placed, states: .all).map { ($0.id.stopName, $0.announcement.parts) },
        uniquingKeysWith: { first, _ in first })
      var choice = Choice(variant: variant)
      for entry in usual {
        let (parts, others) = (entry.announcement.parts, others[entry.id.stopName] ?? [])
        let place = Place(component: entry.component.id, stop: entry.stopID)
        for (one, other) in zip(parts, others)
        where parts.count == others.count && one.kind == other.kind
          // Letter case matters only in a strict comparison.
          && one.text.lowercased() != other.text.lowercased()
        {
          choice.words[place, default: [:]][Word(one)] = Word(other)
        }
      }
      return choice
    }
  }

  /// Returns a copy of an expected stop for each variant that changes the stop's words.
  func alternatives(to stop: Stop) -> [(variant: String, stop: Stop)] {
    guard let expectation = stop.expectation, case .parts(var announcement) = stop.wording else {
      return []
    }
    let usual = announcement.parts
    let place = Place(component: expectation.component, stop: expectation.stop)
    return choices.compactMap { choice in
      guard let words = choice.words[place] else { return nil }
      announcement.parts = usual.map { part in
        var part = part
        if let word = words[Word(part)] { (part.fact, part.text) = (word.fact, word.text) }
        return part
      }
      guard announcement.parts != usual else { return nil }
      var other = stop
      other.wording = .parts(announcement)
      return (choice.variant, other)
    }
  }
}
