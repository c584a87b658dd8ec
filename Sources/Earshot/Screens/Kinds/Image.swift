// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let image = ComponentKind(
    .image, "A picture with a meaning.",
    synonyms: "picture photo icon illustration avatar img graphic logo thumbnail hero",
    example: ["label: Pool at sunset"],
    keys: [.value, .selected, .content, .links, .position])
}

/// An image with its alternative text.
public func Image(_ label: String) -> Control { Control(.image, label) }
