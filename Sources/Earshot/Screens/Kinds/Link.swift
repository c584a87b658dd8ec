// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let link = ComponentKind(
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
