/// Checks that what can be acted on says what it is.
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

  /// What a guideline documents without a role is no fault of the design; nor is what only the
  /// platform leaves out, though it is worth knowing.
  private func finding(
    for entry: Preview.Entry, in component: CheckedComponent, beside documented: Set<KindOfStop>
  ) -> DesignFinding? {
    guard entry.isActionable, !entry.attributes.isDisabled, !entry.says(.role) else { return nil }
    let saysHint = entry.says(.hint) || entry.says(.actions)
    let isDocumented = documented.contains(entry.kindOfStop)
    guard !(isDocumented && saysHint) else { return nil }
    let what =
      "\"\(entry.announcement.text)\" (\(entry.profile.id), stop \(entry.stop)) says no role"
    guard !isDocumented else {
      return DesignFinding(
        .noRole, as: .warning,
        "\(what), and with hints off nothing tells that it can be acted on, as the guidelines want "
          + "either a role or a hint; test with hints on, or give choices a role ('option-role: radio')",
        at: component.common.location)
    }
    guard saysHint else {
      return DesignFinding(
        .noRole, "\(what) and no usage hint; \(entry.roleMend)", at: component.common.location)
    }
    return DesignFinding(
      .noRole, as: .note,
      "\(what): only the hint tells that it can be acted on, and hints can be off; "
        + entry.roleMend, at: component.common.location)
  }
}

/// Stops that one profile says alike: options of a list, whichever they are.
private struct KindOfStop: Hashable {
  let profile: String
  let part: String?
}

extension Preview.Entry {
  fileprivate var kindOfStop: KindOfStop { KindOfStop(profile: profile.id, part: part) }

  fileprivate var isDocumentedWithoutRole: Bool {
    profile.family == .documented && !says(.role) && announcement.isDocumented
  }
}

extension CheckedComponent {
  /// Whether the design decides itself what the stop says it is.
  var hasRoleOverride: Bool {
    common.voiceOver.traits != nil || common.talkBack.className != nil
  }
}

extension Preview.Entry {
  /// Returns the parts of a kind.
  func parts(of kind: Part.Kind) -> [Part] { announcement.parts.filter { $0.kind == kind } }

  /// Returns whether a part of a kind is said.
  func says(_ kind: Part.Kind) -> Bool { announcement.parts.contains { $0.kind == kind } }

  /// Whether a user can do something at the stop.
  var isActionable: Bool {
    switch attributes {
    // The name of what is a button to the platform alone says itself what it does.
    case .voiceOver(let element):
      !element.traits.isDisjoint(with: .actionable)
        && !element.facts.omitted.contains(.role(.button))
    case .talkBack(let index, let tree): tree[index].canBeActedOn
    }
  }

  /// The part in a documented component.
  var part: String? { attributes.facts.part }

  /// What gives the stop a role.
  var roleMend: String {
    switch profile.platform {
    case .voiceOver: "add a trait such as 'button' to 'voiceover: {traits: …}'"
    case .talkBack: "give it a role with 'talkback: {roleDescription: …}'"
    }
  }
}

extension Traits {
  /// The traits of what can be acted on.
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
  /// A stop that can be acted on does not say what it is, or only by its hint.
  public static let noRole = Self(
    "no-role", .error, or: .warning, .note,
    means: "A stop that can be acted on says no role; where its hint is heard, that is a note.",
    mend: "add a trait on iOS, and a roleDescription on Android",
    examples: .init(
      "{kind: table-row, label: Economy fare}", as: .note,
      mended: "{kind: table-row, label: Economy fare, talkback: {roleDescription: row}}"))
}
