// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let heading: Self = Self(
    "heading", .still(.header, "TextView"), describedBy: { .heading }
  ) {
    $0.adaptNode = { _, node, _ in node.heading = true }
    $0.nodeLikeness = { $0.heading ? 100 : 0 }
  }
}

extension ComponentKind {
  static let heading: Self = Self(
    .heading, "The heading of a part of the screen.",
    synonyms: "header title h1 h2 h3 h4 h5 h6 section-header section-title subheading headline"
      + " page-title screen-title large-title",
    example: ["label: Rooms"],
    keys: [.value, .expanded, .content, .links, .position]
  )
  .parted(with: "action button buttons trailing-action")
  // In a header, `actions` are buttons; in other headings, they are custom actions.
  .parted(with: "actions", calledAs: "header section-header")
  .becoming(
    "navigation-bar",
    with: "back back-button navigation-icon close closable dismissible leading-items left-items",
    without: "value expanded position links")
}

/// A heading.
public func Heading(_ label: String) -> Control { Control(.heading, label) }
