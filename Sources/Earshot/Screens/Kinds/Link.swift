// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let link: Self = Self(
    "link", Blueprint(traits: .link, widget: "TextView", roleDescription: "role.link"),
    describedBy: { .link }
  ) {
    $0.opensOnly = true
    $0.activate = { [.acted($0.common.label)] }
    $0.describe = { $1.isLink = true }
  }
}

extension ComponentKind {
  static let link: Self = Self(
    .link, "A text that leads somewhere.",
    synonyms: "anchor hyperlink text-link url",
    example: ["label: Privacy notice"],
    keys: [
      .value,
      .selected,
      .expanded,
      .content,
      .text("content-after", \.contentAfter, "What stands behind a link in its sentence."),
      .links,
      .position,
      .opens(\.opens),
    ])
}

/// A link.
public func Link(_ label: String, opens: Reference? = nil) -> Control {
  Control(.link, label).with { $0.opens = opens }
}
