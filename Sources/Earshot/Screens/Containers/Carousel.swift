// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let carousel: Self = Self("carousel", of: .components, describedBy: { .carousel })
  {
    $0.holdsPages = true
  }
}

extension ComponentKind {
  static let carousel: Self = Self(
    .carousel, "Pages in a horizontal row; only one page is visible.",
    synonyms: "pager slideshow gallery swiper view-pager image-carousel"
      + " horizontal-pager onboarding hero-carousel multi-browse-carousel"
      + " uncontained-carousel page-view stories",
    example: [
      "label: Popular", "components:", "  - {kind: card, label: Hotel Sol}",
      "  - {kind: card, label: Hotel Mar}",
    ],
    keys: [
      .components("The components in it.")
    ],
    check: Container.checkDimming
  )
  .holdingActions()
}

/// A horizontal series of pages.
public func Carousel(
  _ label: String = "", @ComponentBuilder components: () -> [any Component]
) -> Container {
  Container(.carousel, label).with { $0.components = components() }
}
