// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ComponentKind {
  static let slider = ComponentKind(
    .slider, "What is dragged to an amount.",
    synonyms: "range seekbar seek-bar range-slider scrubber",
    example: ["label: Volume", "value: 50%"],
    keys: [.value, .content, .position])
}

/// A slider.
public func Slider(_ label: String, value: String) -> Control {
  Control(.slider, label).with { $0.value = value }
}
