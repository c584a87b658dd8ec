struct VariantCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.unknownVariant]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    // All known readers are included, because some variants exist on only one platform.
    let readers = screen.checker.readers + screen.checker.companions
    return screen.components.compactMap { component in
      guard let variant = component.common.variant else { return nil }
      let known = readers.reduce(into: Set<String>()) {
        $0.formUnion(variants(of: component.component, by: $1))
      }
      let asked = variant.split(separator: ",").map(String.init)
      guard let unknown = asked.first(where: { !known.contains($0) }) else { return nil }
      let start = "the \(component.title) has no variant '\(NearestName.shortened(unknown))'"
      return DesignFinding(
        .unknownVariant,
        NearestName.message(
          "variant", unknown, known: known.sorted(), listedBy: "earshot profiles ID",
          beginning: start, advice: known.isEmpty ? "leave it out" : nil),
        at: component.common.location)
    }
  }

  private func variants(
    of component: any Component, by reader: DesignChecker.Reader
  ) -> [String] {
    guard case .documented(let style) = reader.profile.style else { return [] }
    let parts = Set(
      reader.preview.entries(of: component, states: .all).compactMap(\.part))
    return style.patterns.filter { parts.contains($0.part) }.compactMap(\.variant)
  }
}

extension DesignFinding.Kind {
  /// The component does not have the variant.
  public static let unknownVariant = Self(
    "unknown-variant", .error,
    means: "The value of 'variant' is not a documented variant.",
    mend: "use a known variant, or remove 'variant'",
    examples: .init(
      "{kind: button, label: Go, variant: nonsense}",
      mended: "{kind: button, label: Go, variant: title-case}"))
}
