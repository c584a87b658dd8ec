struct ExpectationCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.expectation, .unknownProfile, .unknownStop]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    // Hidden components are included, because they can have expectations by mistake.
    let components = screen.screen.allComponents
    let names = Set(components.flatMap { $0.common.expectations.map(\.profile) })
    let readers = Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        screen.checker.pinned(name).map { (name, $0) }
      })
    return components.flatMap { findings(of: $0, by: readers, screen.checker) }
  }

  private func findings(
    of component: any Component, by readers: [String: DesignChecker.Reader],
    _ checker: DesignChecker
  ) -> [DesignFinding] {
    var previews: [String: PinnedStops] = [:]
    var alternatives: [String: [(variant: String, stops: PinnedStops)]] = [:]
    var devices = DeviceStops(of: component, by: checker.readers)
    return component.common.expectations.compactMap { expectation in
      guard let reader = readers[expectation.profile] else {
        let message = NearestName.message(
          "profile", expectation.profile, known: checker.pinnedNames)
        return DesignFinding(.unknownProfile, message, at: expectation.location)
      }
      var stops =
        previews[expectation.profile]
        ?? PinnedStops(reader.preview.entries(of: component, states: .all))
      defer { previews[expectation.profile] = stops }
      guard let entry = stops.entry(named: expectation.stop) else {
        return unknownStop(expectation, of: component, &stops)
      }
      let finding = mismatch(expectation, entry, &devices)
      guard finding?.severity == .error else { return finding }
      let others =
        alternatives[expectation.profile]
        ?? reader.preview.alternatives.map {
          ($0.variant, PinnedStops($0.preview.entries(of: component, states: .all)))
        }
      let found = others.indices.first {
        others[$0].stops.entry(named: entry.stop)?.announcement.isExpected(by: expectation) == true
      }
      alternatives[expectation.profile] = others
      guard let variant = found.map({ others[$0].variant }) else { return finding }
      return DesignFinding(
        .expectation, as: .note,
        "\(entry.profile.shortTitle) says \"\(entry.announcement.spoken)\" (\(entry.stop)); the "
          + "guidelines also allow the expected words: add 'variant: \(variant)' to select them",
        at: expectation.location)
    }
  }

  private func unknownStop(
    _ expectation: Expectation, of component: any Component, _ stops: inout PinnedStops
  ) -> DesignFinding {
    let message =
      component.common.isHidden || stops.entries.isEmpty
      ? "the \(component.kind.noun) is not a stop of the screen reader; remove the expectation"
      : stops.names.message(expectation.stop ?? "")
    return DesignFinding(.unknownStop, message, at: expectation.location)
  }

  private func mismatch(
    _ expectation: Expectation, _ entry: ScreenPreview.Entry, _ devices: inout DeviceStops
  ) -> DesignFinding? {
    let announcement = entry.announcement
    guard !announcement.isExpected(by: expectation) else {
      return note(on: expectation, &devices)
    }
    if let quotes = expectation.text.enclosingQuotes {
      return DesignFinding(
        .expectation,
        "the quotes \(quotes) are part of the expected announcement; use straight quotes (\") around it instead",
        at: expectation.location)
    }
    let others = devices.entries(for: expectation)
    if let other = others.first(where: { $0.announcement.isExpected(by: expectation) })?.profile {
      return DesignFinding(
        .expectation, as: .note,
        "only \(other.shortTitle) has this announcement, but \(entry.profile.shortTitle) says "
          + "\"\(announcement.spoken)\" (\(entry.stop)); write '\(other.id)' instead of "
          + "'\(expectation.profile)'",
        at: expectation.location)
    }
    return DesignFinding(
      .expectation,
      found:
        "expected \"\(expectation.text)\", but \(entry.profile.shortTitle) says \"\(announcement.spoken)\" "
        + "(\(entry.stop))", at: expectation.location)
  }

  private func note(
    on expectation: Expectation, _ devices: inout DeviceStops
  ) -> DesignFinding? {
    let other = devices.entries(for: expectation).first { entry in
      let announcement = entry.announcement
      return !Announcement.areEqual(
        (expectation.text, ""), (announcement.text, announcement.hint))
    }
    return other.map { entry in
      DesignFinding(
        .expectation, as: .note,
        "\(entry.profile.shortTitle) says \"\(entry.announcement.spoken)\" instead",
        at: expectation.location)
    }
  }
}

private struct DeviceStops {
  private let component: any Component
  private let readers: [DesignChecker.Reader]
  private var stops: [String: PinnedStops] = [:]

  init(of component: any Component, by readers: [DesignChecker.Reader]) {
    self.component = component
    self.readers = readers.filter { $0.profile.family == .device }
  }

  /// If the expectation names a platform, returns the stop's entries for the platform's device
  /// profiles; otherwise empty.
  mutating func entries(for expectation: Expectation) -> [ScreenPreview.Entry] {
    guard let platform = Platform(rawValue: expectation.profile) else { return [] }
    var entries: [ScreenPreview.Entry] = []
    for reader in readers where reader.profile.platform == platform {
      let own =
        stops[reader.profile.id]
        ?? PinnedStops(reader.preview.entries(of: component, states: .all))
      stops[reader.profile.id] = own
      if let entry = own.entry(named: expectation.stop) { entries.append(entry) }
    }
    return entries
  }
}

private struct PinnedStops {
  let entries: [ScreenPreview.Entry]
  var names: NearestName.Search
  private let places: [String: Int]

  init(_ entries: [ScreenPreview.Entry]) {
    self.entries = entries
    names = .init("stop", known: entries.map(\.stop), listedBy: "earshot preview FILE")
    places = Dictionary(
      entries.enumerated().map { ($1.stop, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func entry(named name: String?) -> ScreenPreview.Entry? {
    name.flatMap { places[$0] }.map { entries[$0] } ?? entries.entry(named: name)
  }
}

extension String {
  var enclosingQuotes: String? {
    guard count > 1, let first, let last, first.isOpeningQuote, "”“»’‘".contains(last) else {
      return nil
    }
    return "\(first) and \(last)"
  }
}

extension Character {
  var isOpeningQuote: Bool { "“„«‘‚".contains(self) }
}

extension Announcement {
  fileprivate func isExpected(by expectation: Expectation) -> Bool {
    let expected = expectation.text.withPlainQuotes
    return wordings.contains { $0.withPlainQuotes == expected }
  }

  /// The announcement and its hint, joined by each of the usual separators.
  public var wordings: [String] {
    guard !hint.isEmpty, !text.isEmpty else { return [spoken] }
    return [", ", ". ", " "].map { text + $0 + hint }
  }
}

extension DesignFinding.Kind {
  /// An expected announcement differs from the predicted one.
  public static let expectation = Self(
    "expectation", .error, or: .note,
    means:
      "An expected announcement differs from the predicted one. The severity is 'note' if the expected announcement matches only one of the two profiles (documented or device), or has other words that the guidelines allow.",
    mend: "correct the design, or change the expectation to the predicted announcement",
    examples: .init(
      #"{kind: button, label: Pay, expect: {voiceover: "Buy, button"}}"#,
      mended: #"{kind: button, label: Pay, expect: {voiceover: "Pay, button"}}"#))

  /// An expectation names an unknown profile.
  public static let unknownProfile = Self(
    "unknown-profile", .error, means: "An expectation is for an unknown profile.",
    mend: "write the name of a platform or of a profile",
    examples: .init(
      #"{kind: button, label: Pay, expect: {voiceovr: "Pay, button"}}"#,
      mended: #"{kind: button, label: Pay, expect: {voiceover: "Pay, button"}}"#))

  /// An expectation or the initial focus names a stop that does not exist.
  public static let unknownStop = Self(
    "unknown-stop", .error,
    means: "An expectation or the initial focus names a stop that the component does not have.",
    mend: "write the name of a stop, as `earshot preview` prints it",
    examples: .init(
      #"{kind: button, label: Pay, expect: {voiceover: {buton: "Pay, button"}}}"#,
      mended: #"{kind: button, label: Pay, expect: {voiceover: {button: "Pay, button"}}}"#))
}
