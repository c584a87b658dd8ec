// swift-format-ignore-file: AlwaysUseLowerCamelCase
extension ContainerKind {
  package static let toast: Self = Self("toast", of: .announcement, describedBy: { .toast }) {
    $0.presence = .announcement
  }
}

extension ComponentKind {
  static let toast: Self = Self(
    .toast, "A text that appears, is announced and disappears.",
    synonyms: "snackbar snack-bar flash-message",
    example: ["text: Saved"],
    keys: [
      KeyReader("text", .text, "The text of the toast.") { value, toast, _ throws(InputError) in
        // A toast's id is derived from the `label` key, not from the text.
        toast.common.settledID = toast.id
        toast.common.label = try value.text()
      }
    ],
    check: { toast, fields throws(InputError) in
      guard toast.common.label.isEmpty else { return }
      throw InputError(
        "toast: 'text' is missing; add it, such as 'text: Saved'", at: fields.location)
    }
  )
  // A toast with a button is announced like a banner.
  .becoming("banner", with: "action actions buttons", implying: ["temporary": "true"])
}

/// A temporary message, which is announced when it appears.
public func Toast(_ text: String) -> Container { Container(.toast, text) }
