/// Facts in named groups; the profile determines the order in each group.
package enum Phrase: Sendable, Hashable {
  case fact(StopFact)
  /// A fact without words; the separators before and after the fact remain.
  case silent(StopFact)
  case group(PhraseGroup, [Member])
  /// Phrases that fill a localized template, such as "%1$s for %2$s".
  case template(Template, [Phrase])

  package struct Member: Sendable, Hashable {
    package var slot: Slot
    package var phrase: Phrase

    package init(_ slot: Slot, _ phrase: Phrase) {
      self.slot = slot
      self.phrase = phrase
    }
  }
}

/// A group of phrases; the raw value is its name in profiles.
package enum PhraseGroup: String, Sendable, Hashable, CaseIterable {
  case announcement
  case hint

  // TalkBack: "tree" is the description of a node with its children.
  case tree, body, triple, name, state
  /// A node's own parts: "opening" before the merged nodes' parts, "closing" after them.
  case opening, closing

  // VoiceOver: "description" is the word "selected", followed by the group "text" or "cell".
  // "text" is the label and value outside a data table; "cell" is the label and value inside a data
  // table. "specifiers" are words for traits; "controls" are words for types of controls.
  case description, text, cell, specifiers, controls
}

package struct PhraseLayout: Sendable, Hashable {
  package struct Place: Sendable, Hashable {
    package var slot: Slot
    /// The text before the slot; omitted at the beginning of the group.
    package var joint: String
    package var innerJoint: String

    package init(_ slot: Slot, joint: String = ", ", innerJoint: String = ", ") {
      self.slot = slot
      self.joint = joint
      self.innerJoint = innerJoint
    }
  }

  /// The places in spoken order; slots without a place are silent.
  package var places: [Place]
  package var deduplicates: Bool

  package init(_ places: [Place], deduplicates: Bool = false) {
    self.places = places
    self.deduplicates = deduplicates
  }
}

extension Phrase {
  /// Returns the phrase's parts; omits empty members and groups without a layout.
  package func flattened(
    by layouts: [DeviceStyle.Layout], in vocabulary: Vocabulary,
    utterance: Part.Utterance = .announcement
  ) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(8)
    let speaker = Speaker(layouts: layouts, vocabulary: vocabulary, utterance: utterance)
    append(to: &parts, by: speaker)
    return parts
  }

  fileprivate struct Speaker {
    let layouts: [DeviceStyle.Layout]
    let vocabulary: Vocabulary
    let utterance: Part.Utterance
  }

  fileprivate func append(to parts: inout [Part], by speaker: Speaker) {
    switch self {
    case .fact(let fact):
      let part = fact.part(in: speaker.vocabulary, speaker.utterance)
      if !part.text.isEmpty { parts.append(part) }
    case .silent(let fact): parts.append(fact.part(in: speaker.vocabulary, speaker.utterance))
    case .template(let template, let phrases):
      parts += template.flattened(
        with: phrases.map { phrase in
          var inside: [Part] = []
          phrase.append(to: &inside, by: speaker)
          return inside
        })
    case .group(let group, let members):
      guard !members.isEmpty, let index = speaker.layouts.lastIndex(where: { $0.group == group })
      else { return }
      speaker.layouts[index].layout.append(members, to: &parts, by: speaker)
    }
  }
}

extension Phrase {
  func appendFacts(to facts: inout [StopFact]) {
    switch self {
    case .fact(let fact), .silent(let fact): facts.append(fact)
    case .template(_, let phrases): for phrase in phrases { phrase.appendFacts(to: &facts) }
    case .group(_, let members): for member in members { member.phrase.appendFacts(to: &facts) }
    }
  }

  var hasName: Bool {
    switch self {
    case .fact(let fact), .silent(let fact): fact.fact == .name
    case .template(_, let phrases): phrases.contains { $0.hasName }
    case .group(_, let members): members.contains { $0.phrase.hasName }
    }
  }
}

extension StopFact {
  func part(in vocabulary: Vocabulary, _ utterance: Part.Utterance = .announcement) -> Part {
    Part(
      fact, vocabulary.text(of: words), kind: kind, utterance: utterance, ownText: ownText,
      from: origin, rule: rule, aloud: aloud, missing: vocabulary.missingWord(in: words))
  }
}

extension [DeviceStyle.Layout] {
  func separated(by separator: String) -> [DeviceStyle.Layout] {
    guard separator != ", " else { return self }
    return map { row in
      var row = row
      for index in row.layout.places.indices {
        if row.layout.places[index].joint == ", " { row.layout.places[index].joint = separator }
        if row.layout.places[index].innerJoint == ", " {
          row.layout.places[index].innerJoint = separator
        }
      }
      return row
    }
  }
}

extension PhraseLayout {
  fileprivate func append(
    _ members: [Phrase.Member], to parts: inout [Part], by speaker: Phrase.Speaker
  ) {
    let start = parts.count
    var said: Set<String> = []
    for place in places {
      var isFirst = true
      for member in members.indices where members[member].slot == place.slot {
        let index = parts.count
        members[member].phrase.append(to: &parts, by: speaker)
        guard index < parts.count else { continue }
        if deduplicates, !said.insert(Self.words(of: parts[index...])).inserted {
          parts.removeSubrange(index...)
          continue
        }
        if index > start {
          let joint = isFirst ? place.joint : place.innerJoint
          parts[index].joint = parts[index].joint.isEmpty ? joint : joint + parts[index].joint
        }
        isFirst = false
      }
    }
  }

  func arranged(_ append: (Slot, inout [Part]) -> Void) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(places.count)
    for place in places {
      let first = parts.count
      append(place.slot, &parts)
      for index in first..<parts.count where index > 0 {
        parts[index].joint = index == first ? place.joint : place.innerJoint
      }
    }
    return parts
  }

  private static func words(of parts: ArraySlice<Part>) -> String {
    var words = ""
    for part in parts { words += part.joint + part.text }
    return words.lowercased()
  }
}
