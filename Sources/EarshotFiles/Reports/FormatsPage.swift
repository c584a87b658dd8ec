internal import Earshot
package import EarshotOutput

/// The reference of capture formats: recognition, contents and limits.
package struct FormatsPage: Sendable {
  private let formats: [CaptureFormat]

  package init(of formats: [CaptureFormat] = CaptureFormat.builtIn) { self.formats = formats }

  package var markdown: String {
    """
    # Formats

    The formats that `announce`, `diff` and `import` read. The content of a file determines its format, never its name. A test
    writes this page: `EARSHOT_RECORD=1 swift test --disable-xctest --filter FormatsPage`. `earshot formats
    FORMAT` prints the section of a format.

    """ + formats.map { "\n" + section($0) }.joined()
  }

  package var summary: TerminalText {
    let names = formats.map(\.id.count).max() ?? 0
    let platforms = formats.map(\.platforms.count).max() ?? 0
    return formats.map { format -> TerminalText in
      DisplayWidth.padded("\(format.id)", to: names) + "  "
        + DisplayWidth.padded("\(format.platforms)", to: platforms) + "  \(format.title)\n"
    }.joined()
  }

  package func section(_ format: CaptureFormat) -> String {
    var text = "## \(format.title)\n\n`\(format.id)`, \(format.syntax), \(format.platforms)."
    if !format.marks.isEmpty {
      text += " Recognized by " + format.marks.map { "`\($0)`" }.joined(separator: ", ") + "."
    }
    text += "\n\n"
    if let refusal = format.refusal { return text + "Not read: \(refusal).\n" }
    switch format.holding {
    case .screen: text += "Contains " + Self.list(Self.told(format.limits)) + "."
    case .log, .recognizedSpeech, .transcript:
      text += "Contains the heard announcements, word for word."
    case .expectations: text += "Contains expected announcements."
    }
    if format.holding == .recognizedSpeech { text += " The announcements are recognized speech." }
    text += "\n" + Self.absences(format.limits)
    if format.limitsOnIOS != format.limits {
      text += "\nOn iOS it contains " + Self.list(Self.told(format.limitsOnIOS)) + ".\n"
      text += Self.absences(format.limitsOnIOS)
    }
    return text
  }

  private static func told(_ limits: [FormatLimit]) -> [String] {
    Part.Kind.allCases.filter { kind in !limits.contains { $0.kindsHidden.contains(kind) } }
      .compactMap(\.plural)
  }

  private static func absences(_ limits: [FormatLimit]) -> String {
    limits.isEmpty ? "" : "\n" + limits.map { "- \($0.absence)\n" }.joined()
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "nothing" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

extension CaptureFormat {
  fileprivate var platforms: String {
    switch platform {
    case .talkBack: "Android"
    case .voiceOver: "iOS"
    case nil: refusal == nil ? "either platform" : "the web"
    }
  }

  fileprivate var syntax: String {
    let forms = [
      xml.map { _ in "XML" }, json.map { _ in "JSON" },
      jsonLines.map { _ in "a JSON object a line" },
      text.map { _ in "text" },
    ].compactMap(\.self)
    return forms.isEmpty
      ? "not recognized; --input-format names it" : forms.joined(separator: " or ")
  }
}

extension Part.Kind {
  fileprivate var plural: String? {
    switch self {
    case .name: "names"
    case .value: "values"
    case .role: "roles"
    case .state: "states"
    case .position: "positions"
    case .container: "containers"
    case .content: "content"
    case .error: "errors"
    case .actions: "actions"
    case .hint: "hints"
    case .announcement: nil
    }
  }
}
