// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let pageControl = ComponentKind(
    .pageControl, "The dots that tell which of several pages is shown.",
    synonyms: "dots page-indicator pagination pager-dots pagination-dots page-dots indicator",
    example: ["label: Photos", "position: 1 of 3"],
    keys: [.value, .content, .position])
}

/// The dots that tell which of several pages is shown.
public func PageControl(_ label: String = "", page: Int, of count: Int) -> Control {
  Control(.pageControl, label).with { $0.position = Position(index: page, count: count) }
}
