struct ToggleStateCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.toggleWithoutState]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.compactMap { component in
      if component.traits.isStateOpen, component.common.stateDescription != nil {
        return alwaysToldState(of: component)
      }
      if component.traits.isStateAssumed {
        return DesignFinding(
          .toggleWithoutState, as: .note,
          found: "the design does not say whether the \(component.title) is on",
          at: component.common.location)
      }
      let language = screen.language(of: component)
      guard component.isPlainButton, Self.names(in: language).contains(component.common.label)
      else { return nil }
      return DesignFinding(
        .toggleWithoutState,
        found: "the \(component.title) seems to be on or off, but it is a button without a state",
        at: component.common.location)
    }
  }

  /// Flutter's controls and React Native's Android switches announce "on" or "off" in addition to
  /// the app's words for the state.
  private func alwaysToldState(of component: CheckedComponent) -> DesignFinding? {
    let toolkits = component.common.toolkits
    let isSwitch = component.component.kind.name == "switch"
    let telling: Toolkit
    if [toolkits.iOS, toolkits.android].contains(.flutter) {
      telling = .flutter
    } else if isSwitch, toolkits.android == .reactNative {
      telling = .reactNative
    } else {
      return nil
    }
    return DesignFinding(
      .toggleWithoutState, as: .note,
      found:
        "\(telling.title) announces both 'state-description' and whether the \(component.title) is on, but the "
        + "design does not say whether it is on",
      at: component.common.location)
  }

  private static func names(in language: String) -> ToggleNames {
    ToggleNames(of: names[language] ?? [])
  }

  /// Names of features that are on or off; actions such as "Pause" are not features.
  private static let names: [String: Set<String>] = [
    "en": [
      "favorite", "favourite", "bookmark", "like", "shuffle", "repeat", "mute", "bold", "italic",
      "underline", "strikethrough", "flash", "flashlight", "torch", "dark mode", "wi-fi",
      "bluetooth", "airplane mode", "subtitles", "captions", "microphone", "speaker", "loop",
    ],
    "de": [
      "favorit", "lesezeichen", "zufallswiedergabe", "wiederholen", "stumm", "fett", "kursiv",
      "unterstrichen", "taschenlampe", "blitz", "wlan", "flugmodus", "untertitel", "mikrofon",
      "lautsprecher",
    ],
  ]
}

private struct ToggleNames {
  private let names: Set<NameWords>

  init(of names: Set<String>) { self.names = Set(names.map(NameWords.init)) }

  func contains(_ label: String) -> Bool { names.contains(NameWords(label)) }
}

extension CheckedComponent {
  fileprivate var isPlainButton: Bool {
    isStatelessButton && traits.triggers.isEmpty && (traits.value ?? "").isEmpty
      && common.stateDescription == nil
  }
}

extension DesignFinding.Kind {
  /// A toggle has no state.
  public static let toggleWithoutState = Self(
    "toggle-without-state", .warning, or: .note,
    means:
      "A toggle has no state. If a design does not set the state, Earshot assumes that the toggle is off.",
    mend: "write a toggle-button or switch with 'checked: true' or 'checked: false'",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader users",
    examples: .init(
      "{kind: icon-button, label: Favourite}",
      mended: "{kind: toggle-button, label: Favourite, checked: true}"),
    .init(
      "{kind: switch, label: Dark mode}", as: .note,
      mended: "{kind: switch, label: Dark mode, checked: false}"))
}
