/// Checks that what a design exposes on one platform instead keeps the role and the states of the
/// component.
struct OverrideCheck: CheckFamily {
  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter(\.hasRoleOverride).flatMap { component in
      screen.check.readers.flatMap { findings(of: component, by: $0) }
    }
  }

  private func findings(
    of component: CheckedComponent, by reader: DesignCheck.Reader
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
    return [
      roleFinding(usual: usual, entry, at: location),
      stateFinding(usual: usual, entry, at: location),
    ].compactMap(\.self)
  }

  private func roleFinding(
    usual: Preview.Entry, _ entry: Preview.Entry, at location: SourceLocation
  ) -> DesignFinding? {
    let (wanted, said) = (usual.words(of: .role), entry.words(of: .role))
    if said.isEmpty, entry.isDisabled, entry.profile.platform == .voiceOver {
      return DesignFinding(
        .error, .disabledWithoutRole,
        "notEnabled without a role says \"\(entry.announcement.text)\", but not what is dimmed; "
          + mend(usual, entry), at: location)
    }
    guard !wanted.isEmpty, said != wanted else { return nil }
    let heard = "\(entry.profile.id) says \"\(entry.announcement.text)\""
    guard said.isEmpty else {
      return DesignFinding(
        .warning, .droppedRole,
        "the override puts the role \"\(said.joined(separator: ", "))\" in the place of "
          + "\"\(wanted.joined(separator: ", "))\": \(heard); \(mend(usual, entry))", at: location)
    }
    let hasHint = entry.says(.hint)
    return DesignFinding(
      usual.isActionable && !hasHint ? .error : .warning, .droppedRole,
      "the override takes the role \"\(wanted.joined(separator: ", "))\" away: \(heard)"
        + (hasHint ? ", where only the hint tells that it can be acted on" : "")
        + "; \(mend(usual, entry))", at: location)
  }

  private func stateFinding(
    usual: Preview.Entry, _ entry: Preview.Entry, at location: SourceLocation
  ) -> DesignFinding? {
    let said = entry.words(of: .state)
    let lost = usual.words(of: .state).filter { !said.contains($0) }
    guard !lost.isEmpty else { return nil }
    return DesignFinding(
      .warning, .droppedState,
      "the override takes the state \"\(lost.joined(separator: ", "))\" away: \(entry.profile.id) "
        + "says \"\(entry.announcement.text)\"; \(mend(usual, entry))", at: location)
  }

  /// What brings back what the override took away.
  private func mend(_ usual: Preview.Entry, _ entry: Preview.Entry) -> String {
    switch (usual.attributes, entry.attributes) {
    case (.voiceOver(let wanted), .voiceOver(let found)):
      let missing = Traits.named.filter {
        wanted.traits.contains($0.trait) && !found.traits.contains($0.trait)
      }
      let names = missing.map(\.name).joined(separator: ", ")
      return names.isEmpty ? "leave 'traits' out" : "add \(names) to 'traits'"
    case (.talkBack(let index, let tree), _):
      return "use \(tree[index].className ?? "the component's own class"), or add 'roleDescription'"
    default: return "leave the override out"
    }
  }
}

extension CommonAttributes {
  /// Where the override of the role stands on a platform, nil when there is none.
  fileprivate func roleOverride(on platform: Platform) -> SourceLocation? {
    switch platform {
    case .voiceOver: voiceOver.traits == nil ? nil : voiceOver.traitsLocation ?? location
    case .talkBack: talkBack.className == nil ? nil : talkBack.classNameLocation ?? location
    }
  }
}

extension Preview.Entry {
  /// The words of the parts of a kind.
  fileprivate func words(of kind: Part.Kind) -> [String] {
    announcement.parts.filter { $0.kind == kind }.map { $0.text.lowercased() }
  }
}
