// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let button = ComponentKind(
    .button, "What is pressed to do something.",
    synonyms:
      "cta primary-button secondary-button icon-button fab floating-action-button text-button",
    example: ["label: Continue"],
    keys: [.value, .selected, .expanded, .content, .links, .position, .opens(\.opens)])
}

/// A button; what it opens is the id of an alert, modal, sheet or toast.
public func Button(_ label: String, opens: Reference? = nil) -> Control {
  Control(.button, label).with { $0.opens = opens }
}
