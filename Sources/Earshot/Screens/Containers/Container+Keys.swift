extension ComponentKind {
  init(
    _ type: ContainerKind, _ summary: String, synonyms: String, example: [String],
    keys: [KeyReader<Container>], impliedKeys: [String: [String: String]] = [:],
    likeness: Likeness? = nil,
    check: @escaping @Sendable (inout Container, Fields) throws(InputError) -> Void = { _, _ in }
  ) {
    self.init(
      type.rawValue, Container(type), summary, synonyms: synonyms, impliedKeys: impliedKeys,
      example: example, keys: keys, likeness: likeness,
      manualTests: { $0.manualTests(on: $1, $2) }, check: check)
  }
}

extension Container {
  @Sendable static func checkDimming(
    _ container: inout Container, _ fields: Fields
  ) throws(InputError) {
    guard container.common.isDisabled, container.components.isEmpty else { return }
    throw InputError(
      "\(container.kind): 'disabled' dims the components inside, but there are none; add 'components' or "
        + "remove 'disabled'", at: fields["disabled"]?.location ?? fields.location)
  }
}

extension KeyReader where Value == Container {
  static var options: KeyReader {
    .choices(
      "options", \.choices,
      "The choices of a radio group, segmented control, tab bar or chip group.")
  }

  static var chosen: KeyReader { .chosen("value", \.choices, "The selected choice.") }

  static var buttons: KeyReader { .texts("buttons", \.buttons, "Its buttons.") }

  static var body: KeyReader { .text("body", \.body, "The text below the title.") }

  static var close: KeyReader {
    .flag("close", \.hasCloseButton, "Whether the container has a close button.")
  }

  static var closes: KeyReader {
    .closings(
      "The gestures and keys that close an alert, modal or sheet; the default depends on the platform."
    ) {
      container, closings, location in
      container.closings = closings
      container.closingsLocation = location
      container.hasDismissElement = closings.contains(.dismiss)
      if closings.contains(.closeButton) { container.hasCloseButton = true }
    }
  }
}
