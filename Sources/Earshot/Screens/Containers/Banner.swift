// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let banner: Self = Self("banner", of: .banner, describedBy: { .banner })
}

extension ComponentKind {
  static let banner: Self = Self(
    .banner, "A message inside the screen.",
    synonyms:
      "notification inline-message inline-alert notice info-banner callout info-box"
      + " error-banner warning-banner success-banner error-summary",
    example: ["label: Payment failed", "body: Try another card.", "buttons: [Retry]"],
    keys: [
      .body, .buttons, .close,
      .flag("temporary", \.isTemporary, "Whether it disappears after some seconds."),
    ]
  )
  .substituting("cookie-banner consent-banner")
}

/// A message inside the screen.
public func Banner(_ title: String, body: String? = nil, buttons: [String] = []) -> Container {
  Container(.banner, title).with {
    $0.body = body
    $0.buttons = buttons
  }
}
