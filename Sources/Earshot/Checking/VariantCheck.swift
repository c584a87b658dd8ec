/// Checks that a variant that a design names is one that the patterns of the component have.
struct VariantCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.unknownVariant]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    let patterns = screen.readers.flatMap { reader -> [Pattern] in
      guard case .documented(let style) = reader.profile.style else { return [] }
      return style.patterns
    }
    guard !patterns.isEmpty else { return [] }
    return screen.components.compactMap { component in
      guard let variant = component.common.variant else { return nil }
      let parts = Set(component.entries.compactMap(\.attributes.part))
      let known = Set(patterns.filter { parts.contains($0.part) }.compactMap(\.variant))
      let asked = variant.split(separator: ",").map(String.init)
      guard let unknown = asked.first(where: { !known.contains($0) }) else { return nil }
      let names = known.sorted().joined(separator: ", ")
      return DesignFinding(
        .unknownVariant,
        "the \(component.title) has no variant '\(unknown)'; "
          + (known.isEmpty ? "leave it out" : "those that it has are \(names)"),
        at: component.common.location)
    }
  }
}

extension Realization.Attributes {
  /// The documented part that the stop plays.
  fileprivate var part: String? {
    switch self {
    case .voiceOver(let element): element.part
    case .talkBack(let index, let tree): tree[index].part
    }
  }
}

extension DesignFinding.Kind {
  /// A design names a variant that its component has not.
  public static let unknownVariant = Self(
    "unknown-variant", .error,
    means: "A design names a variant that no pattern of the component has.",
    mend: "name one that it has, or leave it out",
    examples: .init(
      "{kind: button, label: Go, variant: nonsense}",
      mended: "{kind: button, label: Go, variant: title-case}"))
}
