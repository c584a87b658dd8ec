struct UnheardTextCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.neverSaid]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    // `DesignNoteCheck` already reports empty containers.
    let empty = Set(screen.screen.notes.lazy.filter { $0.subject == .empty }.map(\.location))
    let labelled = Set(screen.screen.visibleLabels.map(\.control.id))
    return Platform.allCases.flatMap { platform in
      let readers = screen.readers.filter { $0.profile.platform == platform }
      return screen.components.filter { !empty.contains($0.component.common.location) }
        .flatMap { component in
          let isLabelled = labelled.contains(component.component.id)
          return findings(
            of: component, except: isLabelled ? component.common.label : "", by: readers,
            screen.checker)
        }
    }
  }

  private func findings(
    of component: CheckedComponent, except label: String, by readers: [DesignChecker.Reader],
    _ checker: DesignChecker
  ) -> [DesignFinding] {
    var texts: [WrittenName] = []
    var silent: [String: [Profile]] = [:]
    for reader in readers {
      for text in unheardTexts(of: component, by: reader) where text.text != label {
        if silent[text.text] == nil { texts.append(text) }
        silent[text.text, default: []].append(reader.profile)
      }
    }
    guard !texts.isEmpty else { return [] }
    // `VisibleLabelCheck` already reports texts that an override replaces.
    let replaced = VisibleLabelCheck().texts(toldOf: component, checker)
    let choices = Dictionary(
      component.component.choices.map { ($0.label, $0) }, uniquingKeysWith: { first, _ in first })
    return texts.filter { !replaced.contains($0.text) }.map { text in
      let profiles = silent[text.text] ?? []
      let isNote =
        profiles.count < readers.count
        // A note for the name of a container, such as a toolbar, because only iOS announces it.
        || text.text == component.common.label && component.traits.group != nil
          && component.component.kind.takes("components")
        || isReplaced(
          by: choices[text.text], in: component.common, on: readers[0].profile.platform)
      let verb = profiles.count == 1 ? "never says" : "never say"
      let found =
        "\(profiles.map(\.shortTitle).joined(separator: " and ")) \(verb) "
        + "\"\(text.text)\" of the \(component.title)"
      return DesignFinding(
        .neverSaid, as: isNote ? .note : nil,
        "\(found); \(Self.fix(of: text.text, in: component))", at: text.location
      ).on(readers[0].profile.platform)
    }
  }

  private static func fix(of text: String, in component: CheckedComponent) -> String {
    let common = component.common
    guard common.voiceOver == VoiceOverOverride(), common.talkBack == TalkBackOverride(),
      common.stops.isEmpty
    else { return DesignFinding.Kind.neverSaid.mend }
    let isContainer = component.component.kind.takes("components")
    if text == common.label, isContainer {
      return "add a heading with this text, or remove the label"
    }
    return component.traits.texts.contains(text) || text == common.label
      ? "add a text component with these words" : DesignFinding.Kind.neverSaid.mend
  }

  private func unheardTexts(
    of component: CheckedComponent, by reader: DesignChecker.Reader
  ) -> [WrittenName] {
    // Includes the stops inside a container, because the first of them announces the container's
    // label.
    let inside = component.component.nestedComponents.flatMap {
      reader.preview.entries(of: $0, states: .current)
    }
    let all = component.entries.filter { $0.profile.id == reader.profile.id }
    let enabled = Set(all.filter { !$0.isDisabled }.map(\.stopID))
    // Some hints are announced only while a stop is disabled, so a disabled entry counts only if it
    // is current or the stop is never enabled.
    let own = all.filter { $0.isCurrent || !$0.isDisabled || !enabled.contains($0.stopID) }
    let heard = HeardTexts(own + inside)
    var seen: Set<String> = []
    return texts(of: component, heardWith: reader).filter {
      !heard.have(NameWords($0.text)) && seen.insert($0.text).inserted
    }
  }

  private func texts(
    of component: CheckedComponent, heardWith reader: DesignChecker.Reader
  ) -> [WrittenName] {
    let common = component.common
    let saysHints = reader.profile.settings.isOn("hints")
    let isEmpty = (component.traits.value ?? "").isEmpty
    // Only device profiles have words for a long press.
    let longPress = reader.profile.family == .device && saysHints ? common.longPressLabel : nil
    let own = [
      common.label, saysHints ? common.hint : nil, common.error, common.stateDescription, longPress,
      isEmpty ? component.traits.placeholder : nil,
    ].compactMap(\.self).map { WrittenName($0, at: common.location) }
    return (own + component.component.innerNames + component.component.writtenTexts)
      .filter { !NameWords($0.text).words.isEmpty }
  }

  private func isReplaced(
    by choice: Choice?, in common: CommonAttributes, on platform: Platform
  ) -> Bool {
    switch platform {
    case .voiceOver: (choice?.voiceOver ?? common.voiceOver) != VoiceOverOverride()
    case .talkBack: (choice?.talkBack ?? common.talkBack) != TalkBackOverride()
    }
  }
}

extension ScreenPreview.Entry {
  fileprivate var isDisabled: Bool {
    switch attributes {
    case .voiceOver(let element): element.traits.contains(.notEnabled)
    case .talkBack(let index, let tree): !tree[index].enabled
    }
  }
}

private struct HeardTexts {
  private static let fewTexts = 8

  private let texts: [NameWords]
  private var places: [String: [Int]] = [:]

  init(_ entries: [ScreenPreview.Entry]) {
    texts = entries.map { entry in
      var announcement = entry.announcement
      // Ignores positions: the "3" in "2 of 3" is not the text of a badge.
      announcement.parts.removeAll { $0.kind == .position }
      return NameWords("\(announcement.text)\n\(announcement.hint)")
    }
    guard texts.count > Self.fewTexts else { return }
    for place in texts.indices {
      for word in Set(texts[place].words) { places[word, default: []].append(place) }
    }
  }

  /// Returns whether an announcement contains the text; searches only announcements with the text's
  /// rarest word.
  func have(_ text: NameWords) -> Bool {
    guard texts.count > Self.fewTexts else {
      return texts.contains { heard in
        text.words.allSatisfy(heard.words.contains) && heard.place(of: text) != nil
      }
    }
    let rarest = text.words.map { places[$0] ?? [] }.min { $0.count < $1.count } ?? []
    return rarest.contains { texts[$0].place(of: text) != nil }
  }
}

extension DesignFinding.Kind {
  /// A text of the design is not announced.
  public static let neverSaid = Self(
    "never-said", .error, or: .note,
    means:
      "No stop announces a text of the design, so screen reader users never hear the text. The severity is 'note' if the design overrides the announcement, or if only one of the two profiles (documented or device) omits the text.",
    mend: "add the text to the label, 'content' or 'value', or remove the override that hides it",
    criterion: "1.3.1 Info and Relationships", affects: "screen reader users",
    examples: .init(
      "{kind: button, label: Map, hint: Opens the map, voiceover: {hint: Opens}}",
      screen: "toolkit: views", as: .note,
      mended: "{kind: button, label: Map, hint: Opens the map}"))
}
