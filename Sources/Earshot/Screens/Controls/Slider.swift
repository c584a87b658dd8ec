// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let slider: Self = Self(
    "slider", .adjustable(.scrollForward, .scrollBackward, .setProgress), describedBy: { .slider }
  ) {
    $0.form = .amount
    $0.exposeValue = ControlStyle.exposeAmount
    $0.adjust = { $0.adjust($1, by: .tenthOfRange) }
    $0.describe = {
      $1.isField = true
      $1.holdsAmount = true
    }
  }
}

extension ComponentKind {
  static let slider: Self = Self(
    .slider, "A control that is dragged to set an amount.",
    synonyms: "range seekbar seek-bar scrubber"
      + " seek-slider continuous-slider discrete-slider volume-slider progress-slider",
    example: ["label: Volume", "value: 50%"],
    keys: [.value, .content, .position] + KeyReader.limits + [.step]
  )
  .becoming("range-slider", with: "end end-value upper upper-value values")
}

/// A slider.
public func Slider(_ label: String, value: String) -> Control {
  Control(.slider, label).with { $0.value = value }
}
