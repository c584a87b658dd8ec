extension ComponentKind {
  static let rangeSlider: Self = Self(
    "range-slider", RangeSlider("", from: "", to: ""),
    "A slider with two thumbs, which set the start and the end of a range.",
    synonyms: "dual-slider two-thumb-slider price-range",
    example: ["label: Price", "start: 50 euros", "end: 300 euros"],
    keys: [
      .text("start", \.lower, "The value of the first thumb."),
      .text("end", \.upper, "The value of the second thumb."),
      .text(
        "start-name", \.lowerName,
        "The app's name for the first thumb; by default the toolkit's name or the label."),
      .text(
        "end-name", \.upperName,
        "The app's name for the second thumb; by default the toolkit's name or the label."),
    ] + (KeyReader.limits + [.step]).map { $0.inside(\.control) })
}

/// A slider with two thumbs.
///
/// Each thumb is a separate slider. Only Material has names for the thumbs.
public struct RangeSlider: ExtendedControl {
  package var control: Control
  package var lower: String?
  package var upper: String?
  package var lowerName: String?
  package var upperName: String?

  private static let start = StopID("start")
  private static let end = StopID("end")

  /// Creates a slider for a range.
  public init(_ label: String, from lower: String, to upper: String) {
    control = Control(.rangeThumb, label)
    self.lower = lower
    self.upper = upper
  }

  public var traits: ComponentTraits {
    control.traits.with {
      $0.mainStop = Self.start
      $0.subjects = [Self.start, Self.end]
      $0.value = lower
      $0.texts = [lower, upper].compactMap(\.self)
    }
  }

  func thumb(at stop: StopID?) -> Control {
    let isEnd = stop == Self.end
    return control.with {
      $0.value = isEnd ? upper : lower
      $0.common.label = (isEnd ? upperName : lowerName) ?? common.label
    }
  }

  func hasOwnName(_ stop: StopID) -> Bool { (stop == Self.end ? upperName : lowerName) != nil }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    [Self.start, Self.end].flatMap { stop in
      thumb(at: stop).voiceOverElements(wording).map { element in
        var element = element
        element.element.id = stop.description
        return element
      }
    }
  }

  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    [Self.start, Self.end].flatMap { stop in
      thumb(at: stop).talkBackNodes(wording).map { node in
        var node = node
        node.stop = stop
        return node
      }
    }
  }

  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    var thumb = thumb(at: stop)
    let events = thumb.perform(interaction, at: stop, on: platform, wording)
    if stop == Self.end { upper = thumb.value } else { lower = thumb.value }
    return events
  }
}

extension ControlKind {
  fileprivate static let rangeThumb = ControlKind(
    "range-slider", ControlKind.slider.style, describedBy: { .rangeSlider }
  ) {
    $0.part = "slider"
  }
}
