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
      .components("The components in it."),
      .flag(
        "adjustable", \.isAdjustable,
        "Whether users turn the pages on iOS by vertical swipes on the label; the label then announces the number of the page."
      ),
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

extension Container {
  /// The current page; nil if the carousel is not adjustable or is empty.
  var page: Position? {
    guard isAdjustable, !components.isEmpty else { return nil }
    let count = components.compactMap { $0.position?.count }.max() ?? components.count
    return Position(index: turnedPages + 1, count: count)
  }

  /// Returns the label with the page as its value, as in a page control
  /// (`page.control.format.text`).
  func pageElement(_ name: String, _ page: Position, _ wording: Wording) -> ExposedElement {
    ExposedElement(
      .label, label: name.isEmpty ? nil : name,
      value: wording.filled("value.page", "\(page.index)", "\(page.count)"), traits: .adjustable,
      part: "page-control")
  }

  mutating func turnPages(_ steps: Int) -> [Event] {
    guard let page else { return [] }
    let next = page.moved(by: steps)
    guard next != page else { return [.reachedLimit] }
    turnedPages = next.index - 1
    return [.adjusted]
  }
}
