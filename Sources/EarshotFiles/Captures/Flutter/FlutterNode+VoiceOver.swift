internal import Earshot

extension FlutterNode {
  /// The element that Flutter's iOS engine exposes (`SemanticsObject`).
  var voiceOverElement: VoiceOverElement {
    VoiceOverElement(
      id: text("identifier"), label: label, value: value, hint: text("hint"), traits: traits,
      customActions: customActions)
  }

  /// The label, followed by the tooltip, because UIKit has no attribute for tooltips.
  private var label: String? {
    let texts = [text("label"), text("tooltip")].compactMap { $0 }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  private var isSwitch: Bool {
    flags.contains("hasToggledState") || flags.contains("hasCheckedState") && !isExclusive
  }

  private var isExclusive: Bool { flags.contains("isInMutuallyExclusiveGroup") }

  private var value: String? {
    guard isSwitch else { return text("value") }
    return flags.contains("isToggled") || flags.contains("isChecked") ? "1" : "0"
  }

  private var traits: Traits {
    var traits: Traits = isSwitch ? [.switchButton, .button] : isExclusive ? .button : []
    for (flag, trait) in Self.traitsOfFlags where flags.contains(flag) { traits.formUnion(trait) }
    if actions.contains("increase") || actions.contains("decrease") { traits.insert(.adjustable) }
    if flags.contains("isTextField") {
      if flags.contains("isObscured") { traits.insert(.secureTextField) }
      if flags.contains("isReadOnly") { traits.remove(.textEntry) }
    }
    if flags.contains("hasEnabledState"), !flags.contains("isEnabled") {
      traits.insert(.notEnabled)
    }
    return traits
  }

  private static let traitsOfFlags: [(String, Traits)] = [
    ("isButton", .button), ("isLink", .link), ("isImage", .image), ("isHeader", .header),
    ("isSelected", .selected), ("isTextField", .textEntry), ("isLiveRegion", .updatesFrequently),
    ("isKeyboardKey", .keyboardKey),
  ]
}
