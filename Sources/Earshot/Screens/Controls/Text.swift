// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  package static let text: Self = Self(
    "text", .still(.staticText, "TextView"), describedBy: { .text }
  ) {
    $0.describe = { $1.staticContent = .text }
  }
}

extension ComponentKind {
  static let text: Self = Self(
    .text, "A text that users can only read.",
    synonyms:
      "paragraph label body caption copy body-text subtitle description static-text "
      + "statictext price badge tag note"
      + " text-view textview rich-text empty-text hint error-text helper-text overline"
      + " tooltip plain-tooltip rich-tooltip coach-mark live-region live-text status-text"
      + " status timer countdown countdown-text notification-badge typing-indicator",
    impliedKeys: [
      "live-region": ["live": "polite"], "live-text": ["live": "polite"],
      "typing-indicator": ["live": "polite"], "status": ["live": "polite"],
    ],
    example: ["label: Breakfast is included."],
    keys: [.value, .selected, .content, .links, .position]
  )
  .parted(with: "action button buttons controls")
  // UIKit's text view is editable, so with a placeholder it is read as a text field.
  .becoming("text-field", with: "placeholder placeholder-text", calledAs: "text-view textview")
  .becoming("chip-group", with: "options choices items", calledAs: "tags")
}

/// A text.
public func Text(_ label: String) -> Control { Control(.text, label) }
