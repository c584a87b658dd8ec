// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let stepper = ComponentKind(
    .stepper, "Two buttons that make a value less and more.",
    synonyms:
      "counter quantity quantity-picker number-stepper number-input spinbutton incrementer",
    example: ["label: Guests", "value: 2", "decrease: Fewer guests", "increase: More guests"],
    keys: [
      .value,
      .content,
      .position,
      .flag(
        "adjustable", \.isAdjustable,
        "Whether a stepper is one stop that swipes adjust, and not two buttons and a value."),
      .text(
        "decrease", \.decreaseName, "What the app calls the button that makes the value less."),
      .text(
        "increase", \.increaseName, "What the app calls the button that makes the value more."),
    ])
}

/// A stepper.
public func Stepper(_ label: String, value: String) -> Control {
  Control(.stepper, label).with { $0.value = value }
}
