// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ControlKind {
  public static let card: Self = Self(
    "card", ControlStyle(traits: .button), describedBy: { .card }
  ) {
    $0.opensOnly = true
    $0.arrangeTexts = ControlStyle.row
    $0.describe = { $1.isItem = true }
    $0.activate = ControlStyle.act
  }
}

extension ComponentKind {
  static let card: Self = Self(
    .card, "Several texts that are one stop and can be tapped, with optional buttons.",
    synonyms: "tile product-card list-card content-card media-card"
      + " elevated-card filled-card outlined-card lockup mini-player now-playing-bar"
      + " player-bar article-card",
    example: [
      "label: Hotel Sol", "content: [4.5 stars, Free cancellation, €142]", "actions: [Share]",
      "components:", "  - {kind: button, label: Save Hotel Sol}",
    ],
    keys: [
      .value,
      .content,
      .components("The components on the card that are separate stops."),
      .links,
      .position,
      .opens(\.opens),
    ]
  )
  .becoming("expandable-row", with: "expanded")
  .asBar("mini-player now-playing-bar player-bar")
}

/// A card with texts; the whole card is one button.
public func Card(
  _ label: String, _ texts: [String] = [], opens: Reference? = nil,
  @ComponentBuilder components: () -> [any Component] = { [] }
) -> Control {
  Control(.card, label).with {
    $0.content = texts
    $0.opens = opens
    $0.components = components()
  }
}
