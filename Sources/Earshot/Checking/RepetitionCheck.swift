struct RepetitionCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.saidTwice, .sameName]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let components = screen.componentsByID
    return neighbours(in: screen, components) + screen.components.flatMap(surroundings)
      + calendarImages(in: screen) + sameNames(in: screen)
  }

  private func neighbours(
    in screen: CheckedScreen, _ components: [String: CheckedComponent]
  ) -> [DesignFinding] {
    screen.screen.visibleLabels.compactMap { still, control in
      let words = NameWords(control.common.label).words
      guard components[control.id]?.isNamedByAllReaders(words) != false else { return nil }
      let what = still.traits.staticContent == .image ? "image" : "visible label"
      return DesignFinding(
        .saidTwice,
        "\"\(still.stillText)\" is announced twice: by this \(still.kind.noun) and as the name of the "
          + "\(control.kind.noun) next to it; hide the \(what) from the reader (hidden: true), or group "
          + "the two", at: still.common.labelLocation)
    }
  }

  private func surroundings(_ group: CheckedComponent) -> [DesignFinding] {
    let words = NameWords(group.common.label).words
    guard group.component.traits.presence == .always, !words.isEmpty else { return [] }
    return group.component.nestedComponents.compactMap { control in
      guard !control.isStill, !control.common.isHidden,
        NameWords(control.common.label).words == words
      else { return nil }
      return DesignFinding(
        .saidTwice,
        "\"\(control.common.label)\" is announced twice: by the \(group.component.kind.noun) that "
          + "contains it and as the name of the \(control.kind.noun); remove the label of the \(group.component.kind.noun)",
        at: control.common.labelLocation)
    }
  }

  private func calendarImages(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.compactMap { component in
      guard let image = component.traits.imageText, !image.isEmpty,
        NameWords(image).words == NameWords(component.common.label).words
      else { return nil }
      return DesignFinding(
        .saidTwice,
        "\"\(image)\" is announced twice: as the label and for the image in the field; remove "
          + "'calendar-image', because the image is decorative",
        at: component.common.location)
    }
  }

  private func sameNames(in screen: CheckedScreen) -> [DesignFinding] {
    let components = screen.componentsByID
    return screen.screen.scopes.flatMap { scope in
      var first: [KnownAs: SourceLocation] = [:]
      return scope.compactMap { components[$0.id] }.flatMap { component in
        sameName(component, &first)
      }
    }
  }

  private func sameName(
    _ component: CheckedComponent, _ first: inout [KnownAs: SourceLocation]
  ) -> [DesignFinding] {
    let location = component.common.labelLocation
    return component.mainEntries.compactMap { entry in
      let spoken = entry.parts(of: .name).map(\.text).joined(separator: " ")
      let name = NameWords(spoken).words
      // Skips options, because two groups can have options with the same name.
      let isOption = !component.component.choices.isEmpty && entry.component.isChoice(entry.stopID)
      guard entry.isActionable, !isOption, !name.isEmpty else { return nil }
      let key = KnownAs(
        profile: entry.profile.id, roles: entry.parts(of: .role).map(\.told), name: name)
      guard let earlier = first[key] else {
        first[key] = location
        return nil
      }
      return DesignFinding(
        .sameName,
        found: "the name \"\(spoken)\" is already used in line \(earlier.line) "
          + "for the same role", at: location)
    }
  }
}

private struct KnownAs: Hashable {
  let profile: String
  let roles: [ToldFact]
  let name: [String]
}

extension CheckedScreen {
  fileprivate var componentsByID: [String: CheckedComponent] {
    Dictionary(components.map { ($0.component.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension CheckedComponent {
  /// Some widgets, such as UIKit's stepper, do not announce their label.
  fileprivate func isNamedByAllReaders(_ words: [String]) -> Bool {
    Dictionary(grouping: entries, by: \.profile.id).values.allSatisfy { entries in
      let said = Set(entries.flatMap { NameWords($0.announcement.text).words })
      return said.isSuperset(of: words)
    }
  }
}

extension Component {
  fileprivate var isStill: Bool { traits.staticContent != nil || !traits.groupedTexts.isEmpty }

  fileprivate var stillText: String {
    ([common.label] + traits.groupedTexts).filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension Screen {
  /// The texts and images next to a control with the same label.
  var visibleLabels: [(still: any Component, control: any Component)] {
    siblings.flatMap { siblings in
      zip(siblings, siblings.dropFirst()).compactMap { first, second in
        guard first.isStill != second.isStill else { return nil }
        let (still, control) = first.isStill ? (first, second) : (second, first)
        let words = NameWords(still.stillText).words
        return !words.isEmpty && words == NameWords(control.common.label).words
          ? (still, control) : nil
      }
    }
  }

  var siblings: [[any Component]] {
    ([components] + allComponents.map(\.nestedComponents)).map { $0.filter { !$0.common.isHidden } }
  }

  var scopes: [[any Component]] {
    let overlays = allComponents.filter { $0.traits.presence == .overlay }.map(\.nestedComponents)
    return ([components] + overlays).map { $0.flatMap(Self.withoutOverlays) }
  }

  private static func withoutOverlays(_ component: any Component) -> [any Component] {
    if component.traits.presence == .overlay { return [] }
    return [component] + component.nestedComponents.flatMap(withoutOverlays)
  }
}

extension DesignFinding.Kind {
  /// A text or an image repeats the name of an adjacent control.
  public static let saidTwice = Self(
    "said-twice", .warning,
    means: "A text or an image next to a control repeats the name of the control.",
    mend: "hide the text or the image from the reader, or group it with the control",
    criterion: "1.1.1 Non-text Content", affects: "screen reader users",
    examples: .init(
      #"{kind: text, label: "City:"}"#, "{kind: text-field, label: City}",
      mended: #"{kind: text, label: "City:", hidden: true}"#, "{kind: text-field, label: City}"),
    .init(
      "{kind: date-picker, label: Departure, calendar-image: Departure}",
      mended: "{kind: date-picker, label: Departure}"))

  /// Two stops with the same role have the same name.
  public static let sameName = Self(
    "same-name", .warning, means: "Two stops with the same role have the same name.",
    mend: "add a different word to each label, such as \"Delete photo\" and \"Delete note\"",
    criterion: "2.4.6 Headings and Labels", affects: "screen reader and voice control users",
    examples: .init(
      "{kind: button, label: Delete}", "{kind: button, label: Delete}", at: 2,
      mended: "{kind: button, label: Delete photo}", "{kind: button, label: Delete note}"))
}
