/// Checks that nothing is said twice: a label beside its control, one name for two controls.
struct RepetitionCheck: CheckFamily {
  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.screen.siblings.flatMap(neighbours) + calendarImages(in: screen) + sameNames(in: screen)
  }

  /// A text or an image that says the name of the control before or behind it.
  private func neighbours(_ siblings: [any Component]) -> [DesignFinding] {
    zip(siblings, siblings.dropFirst()).compactMap { first, second in
      guard first.isStill != second.isStill else { return nil }
      let (still, control) = first.isStill ? (first, second) : (second, first)
      let words = NameWords(still.common.label).words
      guard !words.isEmpty, words == NameWords(control.common.label).words else { return nil }
      let what = still.kind == "image" ? "image" : "visible label"
      return DesignFinding(
        .warning, .saidTwice,
        "\"\(still.common.label)\" is said twice: by this \(still.kind) and as the name of the "
          + "\(control.kind) beside it; hide the \(what) from the reader (hidden: true), or group "
          + "the two", at: still.common.labelLocation)
    }
  }

  /// The image in the field of a date picker decorates unless it says something of its own.
  private func calendarImages(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.compactMap { component in
      guard let image = component.component.imageText, !image.isEmpty,
        NameWords(image).words == NameWords(component.common.label).words
      else { return nil }
      return DesignFinding(
        .warning, .saidTwice,
        "\"\(image)\" is said twice: as the label and for the image in the field; leave "
          + "'calendar-image' out, as the image only decorates", at: component.common.location)
    }
  }

  private func sameNames(in screen: CheckedScreen) -> [DesignFinding] {
    let components = Dictionary(
      screen.components.map { ($0.component.id, $0) }, uniquingKeysWith: { first, _ in first })
    return screen.screen.scopes.flatMap { scope in
      var first: [[String]: SourceLocation] = [:]
      return scope.compactMap { components[$0.id] }.flatMap { component in
        sameName(component, &first)
      }
    }
  }

  private func sameName(
    _ component: CheckedComponent, _ first: inout [[String]: SourceLocation]
  ) -> [DesignFinding] {
    let location = component.common.labelLocation
    return component.mainEntries.compactMap { entry in
      let parts = entry.announcement.parts
      let name = NameWords(parts.filter { $0.kind == .name }.map(\.text).joined(separator: " "))
      let roles = parts.filter { $0.kind == .role }.map(\.text)
      guard entry.isActionable, !name.words.isEmpty else { return nil }
      let key = [entry.profile.id] + roles + ["|"] + name.words
      guard let earlier = first[key] else {
        first[key] = location
        return nil
      }
      return DesignFinding(
        .warning, .sameName,
        "the name \"\(component.common.label)\" stands in line \(earlier.line) already, for the "
          + "same role; add to the label what tells the two apart", at: location)
    }
  }
}

extension Component {
  /// Whether it is a text or an image that nobody acts on, and the reader stops at it.
  var isStill: Bool { staticContent != nil && !common.isHidden }

  /// The text that nobody acts on, and the reader stops at; nil for everything else.
  var asStillText: String? {
    staticContent == .text && !common.isHidden ? common.label : nil
  }
}

extension Screen {
  /// The lists of components that stand beside each other, those that are hidden left out.
  var siblings: [[any Component]] {
    ([components] + allComponents.map(\.nestedComponents))
      .map { $0.filter { !$0.common.isHidden } }
  }

  /// The components that can be reached at the same time: those of the screen, and of each overlay
  /// by itself.
  fileprivate var scopes: [[any Component]] {
    let overlays = allComponents.filter { $0.presence == .overlay }
    return [components.flatMap(Self.withoutOverlays)]
      + overlays.map { $0.nestedComponents.flatMap(Self.withoutOverlays) }
  }

  private static func withoutOverlays(_ component: any Component) -> [any Component] {
    if component.presence == .overlay { return [] }
    return [component] + component.nestedComponents.flatMap(withoutOverlays)
  }
}
