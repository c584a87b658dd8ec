internal import Earshot
package import EarshotOutput

package struct FormatsPage: Sendable {
  private let formats: [CaptureFormat]

  package init(of formats: [CaptureFormat] = CaptureFormat.builtIn) { self.formats = formats }

  package var markdown: String {
    """
    # Formats

    This page lists the formats that `announce`, `diff` and `import` can read. Earshot recognizes a format
    by the content of a file, not by its name. `earshot formats FORMAT` prints the facts and limits
    of one format.

    | format | id | syntax | platform | recognized by | content |
    |---|---|---|---|---|---|
    \(formats.map(row).joined())
    ## Facts

    Each format shows only some of the facts about a stop. `diff` does not compare the other facts. The
    tables have these values:

    - yes: the format shows the fact, so a difference is a finding
    - sometimes: a file can lack the fact for some stops, so a missing fact is not a finding
    - inferred: Earshot infers the fact from other facts, so a difference is a note
    - no: the format cannot show the fact, so no finding mentions it
    - some files: only some files of the format show the fact

    ### Android

    \(Self.facts(of: dumps(on: .talkBack), \.limits))
    ### iOS

    \(Self.facts(of: dumps(on: .voiceOver), \.limitsOnIOS))
    ## Limits

    If a format has a limit only "in some files", its other files do not have this limit.

    | limit | formats |
    |---|---|
    \(limits)
    """
  }

  private func dumps(on platform: Platform) -> [CaptureFormat] {
    formats.filter { format in
      guard case .screen = format.holding, format.refusal == nil else { return false }
      return (format.platform ?? platform) == platform
    }
  }

  private func row(of format: CaptureFormat) -> String {
    let marks = format.marks.map { "`\($0)`" }.joined(separator: ", ")
    let content =
      if let refusal = format.refusal {
        "not read: \(refusal)"
      } else {
        switch format.holding {
        case .screen: "a screen"
        case .log, .transcript: "heard announcements"
        case .recognizedSpeech: "heard announcements, from recognized speech"
        case .expectations: "expected announcements"
        }
      }
    return "| \(format.title) | `\(format.id)` | \(format.syntax) | \(format.platforms) "
      + "| \(marks) | \(content) |\n"
  }

  private static func facts(
    of formats: [CaptureFormat], _ limits: (CaptureFormat) -> [FormatLimit]
  ) -> String {
    let header = formats.map { " `\($0.id)` |" }.joined()
    let degrees = formats.map { format in
      let limits = limits(format)
      let always = limits.filter { !format.varying.contains($0) }
      return { (fact: CaptureFact) -> String in
        let degree = limits.degree(of: fact)
        return degree == always.degree(of: fact) ? title(of: degree) : "some files"
      }
    }
    return "| fact |\(header)\n|---|\(formats.map { _ in "---|" }.joined())\n"
      + CaptureFact.all.map { fact in
        "| \(fact.title) |\(degrees.map { " \($0(fact)) |" }.joined())\n"
      }.joined()
  }

  private static func title(of degree: FormatLimit.Degree?) -> String {
    switch degree {
    case nil: "yes"
    case .partial: "sometimes"
    case .inferred: "inferred"
    case .hidden: "no"
    }
  }

  private var limits: String {
    var sentences: [String] = []
    var names: [String: [String]] = [:]
    for format in formats where format.refusal == nil {
      for limit in format.limits + format.limitsOnIOS {
        if names[limit.absence] == nil { sentences.append(limit.absence) }
        let name = "`\(format.id)`" + (format.varying.contains(limit) ? " in some files" : "")
        guard names[limit.absence]?.contains(name) != true else { continue }
        names[limit.absence, default: []].append(name)
      }
    }
    return sentences.map { sentence in
      "| \(sentence) | \(names[sentence, default: []].joined(separator: ", ")) |\n"
    }.joined()
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

  private static func table(of limits: [FormatLimit], in format: CaptureFormat) -> String {
    let always = limits.filter { !format.varying.contains($0) }
    let (varying, constant) = CaptureFact.all.partitioned {
      limits.degree(of: $0) != always.degree(of: $0)
    }
    let titles = Dictionary(grouping: constant, by: limits.degree)
      .mapValues { list($0.map(\.title)) }
    let rows: [(FormatLimit.Degree?, String)] = [
      (nil, "Shows"),
      (.partial, "Not always shown, so a missing fact is not a finding:"),
      (.inferred, "Inferred by Earshot, so a difference is a note:"),
      (.hidden, "Never shown, so these facts are not compared:"),
    ]
    let lines =
      rows.compactMap { degree, start in titles[degree].map { "\(start) \($0).\n" } }
      + (varying.isEmpty ? [] : ["Shown in some files: \(list(varying.map(\.title))).\n"])
    return lines.joined(separator: "\n") + absences(limits, in: format)
  }

  private static func absences(_ limits: [FormatLimit], in format: CaptureFormat) -> String {
    guard !limits.isEmpty else { return "" }
    return "\n"
      + limits.map { limit in
        let others = format.varying.contains(limit) ? " Some files do not have this limit." : ""
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
    case nil: refusal != nil && holding == .screen ? "neither" : "either platform"
    }
  }

  fileprivate var syntax: String {
    let forms = [
      xml.map { _ in "XML" }, json.map { _ in "JSON" },
      jsonLines.map { _ in "one JSON object per line" },
      text.map { _ in "text" },
    ].compactMap(\.self)
    return forms.isEmpty
      ? "not recognized; choose it with --input-format" : forms.joined(separator: " or ")
  }
}

extension [CaptureFact] {
  fileprivate func partitioned(
    by isFirst: (CaptureFact) -> Bool
  ) -> ([CaptureFact], [CaptureFact]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
