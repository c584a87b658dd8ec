// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let progress: Self = Self(
    "progress", .still(.updatesFrequently, "ProgressBar", isText: false), describedBy: { .progress }
  ) {
    $0.form = .amount
    $0.exposeValue = ControlStyle.exposeAmount
  }
}

extension ComponentKind {
  static let progress: Self = Self(
    .progress, "The progress of a task.",
    synonyms: "progress-bar progressbar meter gauge progress-ring ring circular-gauge"
      + " linear-progress linear-progress-indicator circular-progress activity-ring"
      + " determinate-progress upload-progress level-indicator step-indicator stepper-progress progress-steps"
      + " stepper-indicator wizard-steps progress-stepper",
    example: ["label: Upload", "value: 40%"],
    keys: [.value, .content, .position] + KeyReader.bounds
  )
  .becoming(
    "loading", with: "indeterminate", without: "value maximum minimum position content")
}

/// A progress indicator.
public func Progress(_ label: String, value: String? = nil) -> Control {
  Control(.progress, label).with { $0.value = value }
}
