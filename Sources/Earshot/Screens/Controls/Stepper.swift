// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  fileprivate static let stepper: Self = Self(
    "stepper", .adjustable(.scrollForward, .scrollBackward), describedBy: { .stepper }
  ) {
    $0.form = .amount
    $0.exposeValue = ControlStyle.exposeAmount
    $0.adjust = { $0.adjust($1, by: .lastPlace) }
    $0.describe = {
      $1.isField = true
      $1.holdsAmount = true
    }
  }
}

extension ComponentKind {
  static let stepper: Self = Self(
    .stepper, Stepper("", value: nil), "Two buttons that decrease and increase a value.",
    synonyms:
      "counter quantity quantity-picker number-stepper number-input spinbutton incrementer",
    example: ["label: Guests", "value: 2", "decrease: Fewer guests", "increase: More guests"],
    keys: [
      KeyReader.value.inside(\.control),
      KeyReader.content.inside(\.control),
      KeyReader.position.inside(\.control),
      .flag(
        "adjustable", \.isAdjustable,
        "Whether the stepper is one adjustable stop, instead of two buttons and a value."),
      .text(
        "decrease", \.decreaseName, "The app's name for the button that decreases the value."),
      .text(
        "increase", \.increaseName, "The app's name for the button that increases the value."),
    ] + (KeyReader.limits + [.step, .unit]).map { $0.inside(\.control) },
    manualTests: { stepper, _, _ in stepper.manualTests }
  )
  // MUI calls a step indicator a stepper.
  .becoming("progress", with: "steps", calledAs: "stepper")
}

/// A stepper: a button to decrease the value, the value, and a button to increase it.
///
/// In the guidelines, each button is announced with label, value and purpose.
public struct Stepper: ExtendedControl {
  package var control: Control
  /// Whether the stepper is one stop that swipes can adjust.
  public var isAdjustable = false
  /// The app's name for the decrease button; nil for the platform's name.
  public var decreaseName: String?
  /// The app's name for the increase button; nil for the platform's name.
  public var increaseName: String?

  /// Creates a stepper.
  public init(_ label: String, value: String) { self.init(label, value: Optional(value)) }

  fileprivate init(_ label: String, value: String?) {
    control = Control(.stepper, label).with { $0.value = value }
  }

  public var traits: ComponentTraits {
    control.traits.with {
      guard !isAdjustable else { return }
      $0.mainStop = nil
      $0.subjects = [StopID(.value)]
    }
  }

  private struct Button {
    let role: StopID.Role
    let name: String
    let facts: [StopFact]

    init(
      _ role: StopID.Role, _ name: String?, _ key: String, of control: Control, _ wording: Wording
    ) {
      let label = control.common.exposedName(wording)
      let word = wording.word(key)
      self.role = role
      self.name = name ?? (label.isEmpty ? word : wording.filled("name.state", label, word))
      facts = [
        .ofComponent(.name, label.isEmpty ? word : label),
        .ofComponent(.value, control.amount(wording) ?? ""),
        .ofComponent(.content, label.isEmpty ? "" : name ?? word),
      ].filter { $0.ownText != "" }
    }
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    guard !isAdjustable else { return control.voiceOverElements(wording) }
    func element(_ role: StopID.Role, _ name: String?, _ key: String) -> ExposedElement {
      let button = Button(role, name, key, of: control, wording)
      var element = ExposedElement(
        role, label: button.name, traits: .button, part: "stepper.button")
      element.facts.added = button.facts
      return element
    }
    let value = ExposedElement(
      .value, label: control.amount(wording) ?? common.exposedName(wording),
      traits: [.staticText, .updatesFrequently], part: "stepper.value")
    return [
      element(.decrease, decreaseName, "label.decrement"), value,
      element(.increase, increaseName, "label.increment"),
    ].map { element in
      var element = element
      if common.isDisabled { element.traits.insert(.notEnabled) }
      return element
    } + control.contentElements
  }

  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    guard !isAdjustable else { return control.talkBackNodes(wording) }
    func node(_ role: StopID.Role, _ name: String?, _ key: String) -> ExposedNode {
      let button = Button(role, name, key, of: control, wording)
      var node = ExposedNode.button(role, part: "stepper.button", label: button.name)
      node.enabled = !common.isDisabled
      node.facts.added = button.facts
      return node
    }
    var value = ExposedNode.text(
      control.amount(wording) ?? common.exposedName(wording), .value, part: "stepper.value")
    value.liveRegion = .polite
    return [
      node(.decrease, decreaseName, "label.decrease"), value,
      node(.increase, increaseName, "label.increase"),
    ] + control.contentNodes
  }

  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate where !isAdjustable: return step(at: stop)
    case .adjust where !isAdjustable: return []
    default: return control.perform(interaction, at: stop, on: platform, wording)
    }
  }

  private mutating func step(at stop: StopID?) -> [Event] {
    let steps: [StopID.Role: Int] = [.decrease: -1, .increase: 1]
    guard let role = stop?.role, let amount = steps[role] else { return [] }
    let events = control.adjust(amount, by: .lastPlace)
    return events == [.adjusted] ? [.announced(stop: StopID(.value))] : events
  }

  fileprivate var manualTests: [ManualTest] {
    guard !common.isDisabled, !isAdjustable else { return [] }
    return [
      .doubleTap("less", "its value decreases", at: StopID(.decrease), of: id),
      .doubleTap("more", "its value increases", at: StopID(.increase), of: id),
    ]
  }
}
