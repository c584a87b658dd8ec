internal import Earshot
package import EarshotOutput

/// The reference of capture formats: how each is recognized, and what it shows.
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
    case .screen: return text + Self.table(of: format)
    case .log, .recognizedSpeech, .transcript:
      text += "Contains the heard announcements, word for word."
    case .expectations: text += "Contains expected announcements."
    }
    if format.holding == .recognizedSpeech { text += " The announcements are recognized speech." }
    return text + "\n" + Self.absences(format.limits, in: format)
  }

  private static func table(of format: CaptureFormat) -> String {
    guard format.limitsOnIOS != format.limits else { return table(of: format.limits, in: format) }
    return "On Android:\n\n" + table(of: format.limits, in: format) + "\nOn iOS:\n\n"
      + table(of: format.limitsOnIOS, in: format)
  }

  /// Returns the facts that a format shows, infers or cannot show, and its limits in sentences.
  private static func table(of limits: [FormatLimit], in format: CaptureFormat) -> String {
    let always = limits.filter { !format.varying.contains($0) }
    let (varying, constant) = CaptureFact.all.partitioned {
      limits.degree(of: $0) != always.degree(of: $0)
    }
    let titles = Dictionary(grouping: constant, by: limits.degree)
      .mapValues { list($0.map(\.title)) }
    let rows: [(FormatLimit.Degree?, String)] = [
      (nil, "Shows"), (.partial, "Shows sometimes, so that their absence is not a finding:"),
      (.inferred, "Only inferred, so that a difference is a note:"),
      (.hidden, "Cannot show, so that they are not compared:"),
    ]
    let lines =
      rows.compactMap { degree, start in titles[degree].map { "\(start) \($0).\n" } }
      + (varying.isEmpty ? [] : ["Shows in some files: \(list(varying.map(\.title))).\n"])
    return lines.joined(separator: "\n") + absences(limits, in: format)
  }

  private static func absences(_ limits: [FormatLimit], in format: CaptureFormat) -> String {
    guard !limits.isEmpty else { return "" }
    return "\n"
      + limits.map { limit in
        let others = format.varying.contains(limit) ? " Some files show it." : ""
        return "- \(limit.absence)\(others)\n"
      }.joined()
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

extension [CaptureFact] {
  fileprivate func partitioned(
    by isFirst: (CaptureFact) -> Bool
  ) -> ([CaptureFact], [CaptureFact]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
