struct RequiredMarkCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.requiredMark]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.texts.filter { text in
      // A legend such as "* Required" is not reported.
      [.name, .content, .placeholder].contains(text.use) && text.text.isMarkedRequired
        && (text.isOfControl || !text.text.hasPrefix("*"))
    }.map { text in
      let finding = DesignFinding(
        .requiredMark,
        found: "\"\(text.text)\" has an asterisk, which readers announce as \"star\" or not at all",
        at: text.location)
      return text.isOfControl
        ? finding.fixed(by: .text(text.text, by: text.text.withoutAsterisk), .key("required: true"))
        : finding
    }
  }
}

extension String {
  fileprivate var withoutAsterisk: String {
    split { $0.isWhitespace || $0 == "*" }.joined(separator: " ")
  }

  fileprivate var isMarkedRequired: Bool {
    let seen = filter { !$0.isWhitespace && $0 != ":" }
    return (seen.hasSuffix("*") || seen.hasPrefix("*")) && seen.contains(where: \.isLetter)
  }
}

extension DesignFinding.Kind {
  /// Only an asterisk shows that a field is required.
  public static let requiredMark = Self(
    "required-mark", .warning,
    means: "Only an asterisk in the label shows that the field is required.",
    mend: "write 'required: true', and put the asterisk only into 'visible-label'",
    criterion: "3.3.2 Labels or Instructions", affects: "screen reader users",
    examples: .init(
      #"{kind: text-field, label: "Name *"}"#,
      mended: #"{kind: text-field, label: Name, visible-label: "Name *", required: true}"#))
}
