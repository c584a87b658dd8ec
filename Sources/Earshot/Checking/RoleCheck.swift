struct RoleCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.noRole]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter { !$0.hasRoleOverride }.flatMap { component in
      let documented = Set(
        component.entries.lazy.filter(\.isDocumentedWithoutRole).map(\.kindOfStop))
      return component.entries.lazy
        .compactMap { finding(for: $0, in: component, beside: documented) }.first.map { [$0] } ?? []
    }
  }

  /// If a hint is announced, a missing role is only a note; it is not reported if the guidelines
  /// omit the role, too.
  private func finding(
    for entry: ScreenPreview.Entry, in component: CheckedComponent,
    beside documented: Set<KindOfStop>
  ) -> DesignFinding? {
    guard entry.isActionable, !entry.attributes.isDisabled, !entry.says(.role) else { return nil }
    let saysHint = entry.says(.hint) || entry.says(.actions)
    let isDocumented = documented.contains(entry.kindOfStop)
    guard !(isDocumented && saysHint) else { return nil }
    guard !isDocumented else {
      return finding(
        of: component, at: entry, as: .warning,
        "no role and no usage hint, but the guideline requires one of them; "
          + "add 'option-role: radio' to choices, or turn hints on")
    }
    guard saysHint else {
      return finding(of: component, at: entry, "no role and no usage hint; \(entry.roleMend)")
    }
    // Rows, cards and pickers of the platform need no role.
    guard !component.traits.isItem else { return nil }
    return finding(
      of: component, at: entry, as: .note,
      "no role; if hints are off, nothing shows that it can be activated; \(entry.roleMend)")
  }

  private func finding(
    of component: CheckedComponent, at entry: ScreenPreview.Entry,
    as severity: Finding.Severity? = nil, _ text: String
  ) -> DesignFinding {
    let main = component.component.mainStop ?? component.entries.first?.stopID
    let isMain = main.map { "\($0)" } == entry.stop
    let place = isMain ? component.title : "\(component.title), stop '\(entry.stop)'"
    return DesignFinding(
      .noRole, as: severity, "\(place), \(entry.profile.shortTitle): \(text)",
      at: component.common.location
    ).on(entry.profile.platform)
  }
}

private struct KindOfStop: Hashable {
  let platform: Platform
  let part: String?
}

extension ScreenPreview.Entry {
  fileprivate var kindOfStop: KindOfStop { KindOfStop(platform: profile.platform, part: part) }

  fileprivate var isDocumentedWithoutRole: Bool {
    profile.family == .documented && !says(.role) && announcement.isDocumented
  }
}

extension CheckedComponent {
  var hasRoleOverride: Bool {
    common.voiceOver.traits != nil || common.talkBack.className != nil
  }
}

extension ScreenPreview.Entry {
  func parts(of kind: Part.Kind) -> [Part] { announcement.parts.filter { $0.kind == kind } }

  func says(_ kind: Part.Kind) -> Bool { announcement.parts.contains { $0.kind == kind } }

  var isActionable: Bool {
    switch attributes {
    // A button needs no role if the guidelines omit the role, because its name describes the
    // action.
    case .voiceOver(let element):
      !element.traits.isDisjoint(with: .actionable)
        && !element.facts.omitted.contains(.role(.button))
    case .talkBack(let index, let tree): tree[index].canBeActedOn
    }
  }

  var part: String? { attributes.facts.part }

  var roleMend: String {
    switch profile.platform {
    case .voiceOver: "add a trait such as 'button' to 'voiceover: {traits: …}'"
    case .talkBack: "give it a role with 'talkback: {roleDescription: …}'"
    }
  }
}

extension Traits {
  fileprivate static let actionable: Traits = [
    .button, .link, .searchField, .adjustable, .textEntry, .keyboardKey, .switchButton,
    .tabBarItem, .backButton, .popUpButton, .pickerItem,
  ]
}

extension TalkBackNode {
  fileprivate var canBeActedOn: Bool {
    clickable || longClickable || editable || checkable || offers(.scrollForward)
      || offers(.setProgress)
  }
}

extension DesignFinding.Kind {
  /// An actionable stop has no role.
  public static let noRole = Self(
    "no-role", .error, or: .warning, .note,
    means:
      "A stop that can be activated announces no role. If the stop's hint is announced, the severity is 'note'.",
    mend: "add a trait on iOS, and a roleDescription on Android",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: text, label: Economy fare, talkback: {clickable: true}}", as: .note,
      mended: "{kind: button, label: Economy fare}"))
}
