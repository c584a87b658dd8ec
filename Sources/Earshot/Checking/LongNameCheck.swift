struct LongNameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.longName]

  private static let limit = 100

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.filter { text in
      text.use == .name && text.component.traits.staticContent != .text
        && text.component.traits.groupedTexts.isEmpty && text.text.count > Self.limit
    }.map { text in
      DesignFinding(
        .longName,
        found: "the name \"\(text.text.prefix(30))…\" has \(text.text.count) characters",
        at: text.location)
    }
  }
}

extension DesignFinding.Kind {
  /// A name has more than 100 characters.
  public static let longName = Self(
    "long-name", .warning,
    means: "The name of a control, heading or image has more than 100 characters.",
    mend: "shorten the name, and put the rest into a text or a hint",
    affects: "screen reader and voice control users",
    examples: .init(
      "{kind: button, label: Continue to the payment of your order and agree to the terms of the "
        + "shop and to the rules for returns of goods}",
      mended:
        "{kind: text, label: You agree to the terms of the shop and to the rules for returns of goods.}",
      "{kind: button, label: Continue to payment}"))
}
