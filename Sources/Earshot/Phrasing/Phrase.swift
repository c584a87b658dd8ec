/// What a composer hands over: the parts that are said, in groups named by the reader's own terms,
/// before a profile has put them in order.
public enum Phrase: Sendable, Hashable {
  /// A fact, which the vocabulary words.
  case fact(StopFact)
  /// A fact without words that keeps the joints on both sides of it.
  case silent(StopFact)
  /// Members of a group; the profile's layout of the group orders and joins them.
  case group(PhraseGroup, [Member])
  /// Phrases in the places of a localised template such as "%1$s for %2$s".
  case template(Template, [Phrase])

  /// A phrase and the place in its group that it takes.
  public struct Member: Sendable, Hashable {
    /// The place.
    public var slot: Slot
    /// What stands there.
    public var phrase: Phrase

    /// Creates a member.
    public init(_ slot: Slot, _ phrase: Phrase) {
      self.slot = slot
      self.phrase = phrase
    }
  }
}

/// A group of parts that a profile orders and joins, named by the reader's own terms.
public enum PhraseGroup: String, Sendable, Hashable, CaseIterable {
  /// What is said at once.
  case announcement
  /// What is said after the pause.
  case hint

  // TalkBack (talkback: tree description).
  case tree, body, triple, name, state
  /// What a node says before the nodes merged into it, and what it says behind them.
  case opening, closing

  // VoiceOver: what is prefixed by "selected", label and value outside and inside a data table, the
  // words for the traits, and those that only tell the type of the control.
  case description, text, cell, specifiers, controls
}

/// The order and the joints of the members of a group.
public struct PhraseLayout: Sendable, Hashable {
  /// Where the members of one slot stand.
  public struct Place: Sendable, Hashable {
    /// The slot.
    public var slot: Slot
    /// What stands before the first member of the slot, unless it is the first that is said.
    public var joint: String
    /// What stands between two members of the slot.
    public var innerJoint: String

    /// Creates a place.
    public init(_ slot: Slot, joint: String = ", ", innerJoint: String = ", ") {
      self.slot = slot
      self.joint = joint
      self.innerJoint = innerJoint
    }
  }

  /// The places in spoken order; a slot without a place is not said.
  public var places: [Place]
  /// Whether a member is left out when one before it has the same words, letter case aside.
  public var deduplicates: Bool

  /// Creates a layout.
  public init(_ places: [Place], deduplicates: Bool = false) {
    self.places = places
    self.deduplicates = deduplicates
  }
}

extension Phrase {
  /// Returns the parts in spoken order with their joints, as the layout of each group orders them;
  /// a group without a layout is not said.
  ///
  /// - Parameters:
  ///   - layouts: The order and the joints of each group.
  ///   - vocabulary: The words of the facts.
  ///   - utterance: The utterance that all parts belong to.
  /// - Returns: The parts; none when nothing is said.
  ///
  /// The one way from a phrase to an announcement, for every reader and every profile: members in
  /// the order of their layout, empty ones left out, repeated ones left out where the layout says
  /// so, joints between those that remain.
  public func flattened(
    by layouts: [DeviceStyle.Layout], in vocabulary: Vocabulary,
    utterance: Part.Utterance = .announcement
  ) -> [Part] {
    var parts: [Part] = []
    parts.reserveCapacity(8)
    let speaker = Speaker(layouts: layouts, vocabulary: vocabulary, utterance: utterance)
    append(to: &parts, by: speaker)
    return parts
  }

  /// What turns facts into parts.
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
  /// Appends the facts in it, in the order in which they were found.
  func appendFacts(to facts: inout [StopFact]) {
    switch self {
    case .fact(let fact), .silent(let fact): facts.append(fact)
    case .template(_, let phrases): for phrase in phrases { phrase.appendFacts(to: &facts) }
    case .group(_, let members): for member in members { member.phrase.appendFacts(to: &facts) }
    }
  }

  /// Whether it tells the name of the stop.
  var hasName: Bool {
    switch self {
    case .fact(let fact), .silent(let fact): fact.fact == .name
    case .template(_, let phrases): phrases.contains { $0.hasName }
    case .group(_, let members): members.contains { $0.phrase.hasName }
    }
  }
}

extension StopFact {
  /// Returns the fact in the words of a vocabulary.
  func part(in vocabulary: Vocabulary, _ utterance: Part.Utterance = .announcement) -> Part {
    Part(
      fact, vocabulary.text(of: words), kind: kind, utterance: utterance, ownText: ownText,
      from: origin, rule: rule, aloud: aloud)
  }
}

extension [DeviceStyle.Layout] {
  /// Returns the layouts with another text between parts where a comma stands there.
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
  /// Appends the parts of members in spoken order, with their joints.
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

  /// Returns the parts of every slot in spoken order, with their joints.
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
