struct OverrideCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.droppedRole, .droppedState, .disabledWithoutRole]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      screen.readers.flatMap { reader in
        (component.hasRoleOverride ? findings(of: component, by: reader) : [])
          + component.component.choices.indices.flatMap { findings(of: component, $0, by: reader) }
      }
    }
  }

  private func findings(
    of component: CheckedComponent, _ index: Int, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    let choice = component.component.choices[index]
    let place =
      switch reader.profile.platform {
      case .voiceOver: choice.voiceOver.traits.map { _ in choice.voiceOver.traitsLocation }
      case .talkBack: choice.talkBack.className.map { _ in choice.talkBack.classNameLocation }
      }
    guard let place else { return [] }
    var plain = component.component
    plain.choices[index].voiceOver.traits = nil
    plain.choices[index].talkBack.className = nil
    func isStop(_ entry: ScreenPreview.Entry) -> Bool {
      entry.profile.id == reader.profile.id && entry.stopID.label == choice.label
    }
    guard let usual = reader.preview.entries(of: plain, states: .all).first(where: isStop),
      let entry = component.entries.first(where: isStop)
    else { return [] }
    return losses(usual: usual, entry, at: place ?? choice.location ?? component.common.location)
  }

  private func findings(
    of component: CheckedComponent, by reader: DesignChecker.Reader
  ) -> [DesignFinding] {
    guard let location = component.common.roleOverride(on: reader.profile.platform) else {
      return []
    }
    var plain = component.component
    plain.common.voiceOver.traits = nil
    plain.common.talkBack.className = nil
    let usual = reader.preview.entries(of: plain, states: .current).first
    let entry = component.mainEntries.first { $0.profile.id == reader.profile.id }
    guard let usual, let entry else { return [] }
    return losses(usual: usual, entry, at: location)
  }

  private func losses(
    usual: ScreenPreview.Entry, _ entry: ScreenPreview.Entry, at location: SourceLocation
  ) -> [DesignFinding] {
    [
      roleFinding(usual: usual, entry, at: location),
      stateFinding(usual: usual, entry, at: location),
    ].compactMap(\.self)
  }

  private func roleFinding(
    usual: ScreenPreview.Entry, _ entry: ScreenPreview.Entry, at location: SourceLocation
  ) -> DesignFinding? {
    let roles = (wanted: usual.parts(of: .role), said: entry.parts(of: .role))
    let (wanted, said) = (
      roles.wanted.besides(roles.said), roles.said.besides(roles.wanted)
    )
    if roles.said.isEmpty, entry.attributes.isDisabled, entry.profile.platform == .voiceOver {
      return DesignFinding(
        .disabledWithoutRole,
        "with notEnabled and no role, VoiceOver says \"\(entry.announcement.text)\", but not the kind of control; "
          + mend(usual, entry), at: location
      ).on(entry.profile.platform)
    }
    guard !wanted.isEmpty else { return nil }
    let heard = "\(entry.profile.shortTitle) says \"\(entry.announcement.text)\""
    guard said.isEmpty else {
      return DesignFinding(
        .droppedRole, as: .warning,
        "the override replaces the role \"\(wanted.words)\" with \"\(said.words)\": \(heard); "
          + mend(usual, entry), at: location
      ).on(entry.profile.platform)
    }
    let hasHint = entry.says(.hint)
    return DesignFinding(
      .droppedRole, as: usual.isActionable && !hasHint ? .error : .warning,
      "the override removes the role \"\(wanted.words)\": \(heard)"
        + (hasHint ? ", and only the hint shows that it can be activated" : "")
        + "; \(mend(usual, entry))", at: location
    ).on(entry.profile.platform)
  }

  private func stateFinding(
    usual: ScreenPreview.Entry, _ entry: ScreenPreview.Entry, at location: SourceLocation
  ) -> DesignFinding? {
    let said = Set(entry.parts(of: .state).map(\.told))
    let lost = usual.parts(of: .state).filter { !said.contains($0.told) }
    guard !lost.isEmpty else { return nil }
    return DesignFinding(
      .droppedState,
      "the override removes the state \"\(lost.words)\": \(entry.profile.shortTitle) "
        + "says \"\(entry.announcement.text)\"; \(mend(usual, entry))", at: location
    ).on(entry.profile.platform)
  }

  private func mend(_ usual: ScreenPreview.Entry, _ entry: ScreenPreview.Entry) -> String {
    switch (usual.attributes, entry.attributes) {
    case (.voiceOver(let wanted), .voiceOver(let found)):
      let missing = Traits.named.filter {
        wanted.traits.contains($0.trait) && !found.traits.contains($0.trait)
      }
      let names = missing.map(\.name).joined(separator: ", ")
      return names.isEmpty ? "leave 'traits' out" : "add \(names) to 'traits'"
    case (.talkBack(let index, let tree), _):
      return "use \(tree[index].className ?? "the default class"), or add 'roleDescription'"
    default: return "leave the override out"
    }
  }
}

extension CommonAttributes {
  fileprivate func roleOverride(on platform: Platform) -> SourceLocation? {
    switch platform {
    case .voiceOver: voiceOver.traits == nil ? nil : voiceOver.traitsLocation ?? location
    case .talkBack: talkBack.className == nil ? nil : talkBack.classNameLocation ?? location
    }
  }
}

extension [Part] {
  fileprivate func besides(_ others: [Part]) -> [Part] {
    filter { part in
      !others.contains { $0.told == part.told || [$0].words == [part].words }
    }
  }

  fileprivate var words: String { map { $0.text.lowercased() }.joined(separator: ", ") }
}

extension DesignFinding.Kind {
  /// An override removes the role or replaces it.
  public static let droppedRole = Self(
    "dropped-role", .error, or: .warning,
    means: "An override for one platform removes or replaces the role.",
    mend: "remove the override, or add the attribute for the role",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users of one platform",
    examples: .init(
      "{kind: button, label: Pay, voiceover: {traits: [staticText]}}",
      mended: "{kind: button, label: Pay, voiceover: {traits: [button, playsSound]}}"),
    .init(
      "{kind: button, label: Pay, talkback: {className: android.view.View}}", as: .warning,
      mended: "{kind: button, label: Pay, talkback: {className: android.widget.ImageButton}}"))

  /// An override removes a state.
  public static let droppedState = Self(
    "dropped-state", .warning, means: "An override for one platform removes a state.",
    mend: "remove the override, or add the attribute for the state",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users of one platform",
    examples: .init(
      "{kind: button, label: Send, disabled: true, voiceover: {traits: [button]}}",
      mended:
        "{kind: button, label: Send, disabled: true, voiceover: {traits: [button, notEnabled]}}"))

  /// The trait `notEnabled` is used without a role.
  public static let disabledWithoutRole = Self(
    "disabled-without-role", .error,
    means:
      "With the trait notEnabled and no role, VoiceOver says 'dimmed', but not the kind of control.",
    mend: "add the trait of the role",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: button, label: Send, disabled: true, voiceover: {traits: [notEnabled]}}",
      mended:
        "{kind: button, label: Send, disabled: true, voiceover: {traits: [button, notEnabled]}}"))
}
