/// Checks that every text of a design is heard at some stop of every reader.
struct UnheardTextCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.neverSaid]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    // What an override replaces is found where the override stands.
    let replaced = VisibleLabelCheck().findings(in: screen).map(\.message)
    return screen.readers.flatMap { reader in
      screen.components.flatMap { component in
        findings(of: component, by: reader).filter { finding in
          !replaced.contains { finding.isToldOf(in: $0) }
        }
      }
    }.map(\.finding)
  }

  private func findings(
    of component: CheckedComponent, by reader: DesignChecker.Reader
  ) -> [Unheard] {
    // Of what stands around others, the first one inside says the label on entering.
    let inside = component.component.nestedComponents.flatMap {
      reader.preview.entries(of: $0, states: .current)
    }
    let entries = component.entries.filter { $0.profile.id == reader.profile.id } + inside
    let heard = HeardTexts(entries)
    return texts(of: component, heardWith: reader).filter { text in
      !heard.have(NameWords(text.text))
    }.map { text in
      let finding = DesignFinding(
        .neverSaid, as: isReplaced(text, in: component, on: reader.profile.platform) ? .note : nil,
        found: "\(reader.profile.title) never says \"\(text.text)\" of the \(component.title)",
        at: text.location)
      return Unheard(text: text.text, finding: finding)
    }
  }

  /// The texts that are seen; a hint is one only where hints are on.
  private func texts(
    of component: CheckedComponent, heardWith reader: DesignChecker.Reader
  ) -> [WrittenName] {
    let common = component.common
    let saysHints = reader.profile.settings.isOn("hints")
    let isEmpty = (component.component.writtenValue ?? "").isEmpty
    let own = [
      common.label, saysHints ? common.hint : nil, common.error,
      isEmpty ? component.component.placeholder : nil,
    ].compactMap(\.self).map { WrittenName($0, at: common.location) }
    return (own + component.component.innerNames + component.component.writtenTexts)
      .filter { !NameWords($0.text).words.isEmpty }
  }

  /// Whether the designer exposes another text on purpose.
  private func isReplaced(
    _ text: WrittenName, in component: CheckedComponent, on platform: Platform
  ) -> Bool {
    let choice = component.component.choices.first { $0.label == text.text }
    let common = component.common
    switch platform {
    case .voiceOver: return (choice?.voiceOver ?? common.voiceOver) != VoiceOverOverride()
    case .talkBack: return (choice?.talkBack ?? common.talkBack) != TalkBackOverride()
    }
  }
}

/// What is heard at some stops, by its words: to look for each text of a long list in every stop would
/// be quadratic.
private struct HeardTexts {
  private let texts: [NameWords]
  private var places: [String: [Int]] = [:]

  init(_ entries: [Preview.Entry]) {
    texts = entries.map { NameWords("\($0.announcement.text)\n\($0.announcement.hint)") }
    for place in texts.indices {
      for word in Set(texts[place].words) { places[word, default: []].append(place) }
    }
  }

  /// Returns whether a text is heard: only where its rarest word is, it can be.
  func have(_ text: NameWords) -> Bool {
    let rarest = text.words.map { places[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return rarest.contains { texts[$0].place(of: text) != nil }
  }
}

/// A text that no stop says.
private struct Unheard {
  let text: String
  let finding: DesignFinding

  /// Whether a message of another finding speaks of the text.
  func isToldOf(in message: String) -> Bool { message.contains("\"\(text)\"") }
}

extension DesignFinding.Kind {
  /// A text of the design is heard nowhere.
  public static let neverSaid = Self(
    "never-said", .warning, or: .note,
    means: "A text of the design is heard at no stop, so that those who listen never learn of it.",
    mend: "put it into the label, 'content' or 'value', or take away the override that hides it",
    examples: .init(
      "{kind: button, label: Map, hint: Opens the map, voiceover: {hint: Opens}}", as: .note,
      mended: "{kind: button, label: Map, hint: Opens the map}"))
}
