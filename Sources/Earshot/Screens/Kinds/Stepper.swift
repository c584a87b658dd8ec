// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let stepper: Self = Self(
    "stepper", .adjustable(.scrollForward, .scrollBackward), describedBy: { .stepper }
  ) {
    $0.form = .amount
    $0.adjust = { $0.adjust($1) }
    $0.describe = { control, traits in
      traits.isField = true
      traits.holdsAmount = true
      if !control.isAdjustable {
        traits.mainStop = nil
        traits.subjects = [StopID(.value)]
      }
    }
  }
}

extension ComponentKind {
  static let stepper: Self = Self(
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
