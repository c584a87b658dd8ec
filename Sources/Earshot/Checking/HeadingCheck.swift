struct HeadingCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.noHeading, .sameHeading]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let components = Dictionary(
      screen.components.map { ($0.component.id, $0) }, uniquingKeysWith: { first, _ in first })
    let scopes = screen.screen.scopes.map { scope in
      scope.compactMap { components[$0.id] }.flatMap(\.currentEntries)
        .filter { !$0.isAnnouncement }
    }
    let profiles = screen.readers.map(\.profile.id)
    return missing(among: scopes.first ?? [], profiles, screen)
      + profiles.flatMap { profile in
        scopes.flatMap { entries in
          repeated(among: entries.filter { $0.isHeading && $0.profile.id == profile })
        }
      }
  }

  private func missing(
    among entries: [ScreenPreview.Entry], _ profiles: [String], _ screen: CheckedScreen
  ) -> [DesignFinding] {
    let count = profiles.map { id in entries.count { $0.profile.id == id } }.min() ?? 0
    guard count >= 5, !entries.contains(where: \.isHeading) else { return [] }
    return [
      DesignFinding(
        .noHeading, found: "the screen has \(count) stops and no heading",
        at: screen.screen.location)
    ]
  }

  private func repeated(among headings: [ScreenPreview.Entry]) -> [DesignFinding] {
    var first: [[String]: SourceLocation] = [:]
    return headings.compactMap { entry in
      let name = entry.parts(of: .name).map(\.text).joined(separator: " ")
      let location = entry.component.common.labelLocation
      guard let earlier = first[NameWords(name).words] else {
        first[NameWords(name).words] = location
        return nil
      }
      return DesignFinding(
        .sameHeading,
        found: "the heading \"\(name)\" is already used in line \(earlier.line)", at: location)
    }
  }
}

extension ScreenPreview.Entry {
  fileprivate var isHeading: Bool {
    switch attributes {
    case .voiceOver(let element): element.traits.contains(.header)
    case .talkBack(let index, let tree): tree[index].heading
    }
  }

  fileprivate var isAnnouncement: Bool { component.traits.presence == .announcement }
}

extension DesignFinding.Kind {
  /// A screen has no heading.
  public static let noHeading = Self(
    "no-heading", .warning, means: "A screen with at least five stops has no heading.",
    mend: "add a heading or a navigation-bar with the title of the screen",
    criterion: "1.3.1 Info and Relationships",
    affects: "screen reader users, who move from heading to heading",
    examples: .init(
      "{kind: text, label: Two rooms}", "{kind: text, label: Three nights}",
      "{kind: text, label: Breakfast}", "{kind: link, label: Terms of booking}",
      "{kind: button, label: Book}", at: 0,
      mended: "{kind: heading, label: Your stay}", "{kind: text, label: Two rooms}",
      "{kind: text, label: Three nights}", "{kind: text, label: Breakfast}",
      "{kind: link, label: Terms of booking}", "{kind: button, label: Book}"))

  /// Two headings have the same name.
  public static let sameHeading = Self(
    "same-heading", .warning, means: "Two headings of a screen have the same name.",
    mend: "make the headings different, such as \"Outbound flight\" and \"Return flight\"",
    criterion: "2.4.6 Headings and Labels", affects: "screen reader users who list the headings",
    examples: .init(
      "{kind: heading, label: Flight}", "{kind: text, label: Oslo to Rome}",
      "{kind: heading, label: Flight}", at: 3,
      mended: "{kind: heading, label: Outbound flight}", "{kind: text, label: Oslo to Rome}",
      "{kind: heading, label: Return flight}"))
}
