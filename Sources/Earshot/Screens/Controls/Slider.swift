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
    keys: [.value, .content, .position] + KeyReader.limits + [.step, .unit]
  )
  .becoming("range-slider", with: "end end-value upper upper-value values")
}

extension Control {
  /// The value as a percentage of its range; nil if the value is not a plain number or the range is
  /// unknown.
  var share: Int? {
    guard let value, let number = Double(value), let maximum, unit == UnitForms() else {
      return nil
    }
    let least = Double(minimum ?? 0)
    guard number.isFinite, Double(maximum) > least else { return nil }
    let fraction = (number - least) / (Double(maximum) - least)
    return Int((min(max(fraction, 0), 1) * 100).rounded())
  }
}

/// A slider.
public func Slider(_ label: String, value: String) -> Control {
  Control(.slider, label).with { $0.value = value }
}
