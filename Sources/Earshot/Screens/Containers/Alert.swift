// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let alert: Self = Self("alert", of: .alert, describedBy: { .alert }) {
    $0.presence = .overlay
    $0.wantsAnswer = true
  }
}

extension ComponentKind {
  static let alert: Self = Self(
    .alert, "A question that waits for an answer.",
    synonyms: "alert-dialog confirmation confirm confirmation-dialog message-box"
      + " permission-dialog cookie-dialog basic-dialog error-dialog system-alert",
    example: [
      "label: Cancel booking?", "body: This cannot be undone.", "buttons: [Keep, Cancel booking]",
    ],
    keys: [
      .body,
      .buttons,
      KeyReader(
        "texts-with-button", .flag,
        "Whether the title and body are announced with the first button, as in older Android versions."
      ) { value, alert, _ throws(InputError) in
        alert.isToldWithButton = try value.flag()
        if alert.isToldWithButton, alert.common.variant == nil {
          alert.common.variant = "whole-alert"
        }
      },
      .closes,
    ])
}

/// An alert that users must answer.
public func Alert(_ title: String, body: String? = nil, buttons: [String]) -> Container {
  Container(.alert, title).with {
    $0.body = body
    $0.buttons = buttons
  }
}

// In the guidelines, an alert's title and body are two stops; VoiceOver reads both in one stop.
extension ExposedElement {
  package mutating func becomeAlertTitle(with body: String?) {
    let title = element.label ?? ""
    if title.isEmpty { facts.omit(.name) } else { facts.add(.name, title) }
    element.label = [title, body ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    element.traits = .alert
    facts.part = "alert"
  }

  package mutating func becomeAlertBody() {
    facts.part = "alert.body"
    isOfGuidelines = true
  }
}
