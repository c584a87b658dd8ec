internal import Earshot

extension CaptureFormat {
  /// Playwright's aria snapshot of a web page, which Earshot does not support.
  public static let ariaSnapshot = CaptureFormat(
    "aria-snapshot", title: "Playwright aria snapshot",
    marks: ["- heading \"", "- button \"", "/url:"],
    text: TextForm(recognizes: { AriaSnapshotFormat.isNode($0.text) }) {
      source, _ throws(InputError) in throw AriaSnapshotFormat.refusal(at: source.location(1))
    },
    refusal: AriaSnapshotFormat.reason)
}

enum AriaSnapshotFormat {
  static let reason =
    "it contains the roles and names of a web page, but neither the elements nor the order that an "
    + "app exposes to VoiceOver or TalkBack"

  static func refusal(at location: SourceLocation) -> InputError {
    InputError(
      "this is a Playwright aria snapshot, which is not supported: \(reason); dump the app itself, or "
        + "record the reader's announcements", at: location)
  }

  private static let roles: Set<Substring> = [
    "alert", "article", "banner", "button", "checkbox", "combobox", "contentinfo", "dialog", "form",
    "group", "heading", "img", "link", "list", "listitem", "main", "menu", "menuitem",
    "navigation", "option", "paragraph", "radio", "region", "row", "search", "searchbox", "slider",
    "switch", "tab", "table", "tablist", "textbox",
  ]

  /// Whether a line has the form `- role "name" [state]:`.
  static func isNode(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard text.hasPrefix("- ") else { return false }
    let role = text.dropFirst(2).prefix { $0.isLetter }
    guard roles.contains(role) else { return false }
    let rest = text.dropFirst(2 + role.count)
    return rest == ":" || rest.hasPrefix(" \"") || rest.hasPrefix(" [")
  }
}
