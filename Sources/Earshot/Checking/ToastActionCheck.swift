struct ToastActionCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.toastAction]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter(\.traits.isTemporary).compactMap { toast in
      let others = screen.components.filter { $0.component.id != toast.component.id }
      let names = Set(others.flatMap(\.writtenNames).map { NameWords($0.text).words })
      let only = toast.traits.names.filter { !names.contains(NameWords($0).words) }
      guard !only.isEmpty, only.count == toast.traits.names.count else { return nil }
      return DesignFinding(
        .toastAction,
        found:
          "only the message \"\(toast.common.label)\" offers \"\(only[0])\", and the message disappears",
        at: toast.common.location)
    }
  }
}

extension DesignFinding.Kind {
  /// An action is available only in a message that disappears.
  public static let toastAction = Self(
    "toast-action", .warning,
    means: "The only button for an action is in a message that disappears.",
    mend:
      "if users need the action, offer it elsewhere, too, or let the message stay (kind: banner)",
    criterion: "2.2.1 Timing Adjustable",
    affects: "screen reader and switch users, who need more time to reach the button",
    examples: .init(
      "{kind: snackbar, label: Message moved, action: Undo}",
      mended: "{kind: banner, label: Message moved, action: Undo, close: true}"))
}
