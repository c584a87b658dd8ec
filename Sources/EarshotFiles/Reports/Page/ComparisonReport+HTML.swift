import Earshot
import EarshotOutput

extension ComparisonReport {
  func page(_ header: PageHeader) -> Document {
    let isOne = sections.count == 1
    let profileNotes = notes.map { PageLanguage.ofPage.inEnglish($0) }
    let panels = sections.enumerated().map { index, section in
      ComparedPanel(section: section, prefix: isOne ? "c" : "c\(index + 1)")
    }
    let contents =
      panels.allSatisfy(\.isPredicted) ? "design and app" : "expected and heard"
    return Page(
      title: title(contents), header: header,
      verdict: FindingVerdict(sections.flatMap { $0.comparison.findings.map(\.severity) }),
      lead: FindingList.worst(of: panels.flatMap(\.lines), onOneScreen: isOne),
      chapters: zip(sections, panels).enumerated().map { index, pair in
        let number = isOne ? "" : "-\(index + 1)"
        let (section, panel) = pair
        return Page.Chapter(
          anchor: "comparison-\(index + 1)",
          title: PageTitle(
            "\(section.title): \(section.expectedFile) against \(section.heardFile)"),
          sections: [
            Page.Section(
              anchor: "findings\(number)", title: PageTitle("Findings"),
              content: FindingList(panel.lines).content),
            Page.Section(
              anchor: "announcements\(number)", title: PageTitle("Announcements"),
              content: panel.list + panel.foldedTable),
          ], drawings: panel.drawing)
      },
      about: panels.map(\.summary) + [
        "The stops are in the expected order: × must be fixed, ! should be fixed, i is a note. "
          + "A dashed frame is a missing stop. A dotted line shows where the order goes back up the screen."
      ] + profileNotes,
      contents: .showing(sections.flatMap(\.pictures))
    ).document
  }

  private func title(_ contents: String) -> PageTitle {
    let screens = Set(sections.map(\.screen))
    guard screens.count == 1, let screen = screens.first ?? nil, !screen.isEmpty else {
      return PageTitle("Screen reader announcements: \(contents)")
    }
    return PageTitle(screen, in: PageLanguage(sections[0].locale), ": \(contents)")
  }
}

struct ComparedPanel {
  let section: ComparisonReport.Section
  let prefix: String
  var designed: [ScreenPreview.Entry] = []

  private var anchors: Phone.Anchors { Phone.Anchors(prefix: prefix) }
  private var language: PageLanguage { PageLanguage(section.locale) }
  private var entries: [Comparison.Entry] { Array(section.comparison.entries) }

  /// Whether the announcements are predicted, because the capture contains elements instead of
  /// speech.
  var isPredicted: Bool {
    entries.compactMap(\.heard).allSatisfy { stop in
      if case .parts = stop.wording { true } else { false }
    }
  }

  var title: String { isPredicted ? "Design and app" : "Expected and heard" }

  var summary: HTMLText {
    let files = "\(section.title): \(section.expectedFile) against \(section.heardFile)"
    let lines = ["\(files): \(section.comparison.summary)."] + section.remarks
    return lines.map { language.inEnglish($0) }.joined(separator: " ")
  }

  var lines: [FindingLine] { linesOfStops + linesOfLimits }

  private var linesOfLimits: [FindingLine] {
    section.comparison.limits.enumerated().map { index, limit in
      FindingLine(
        anchor: "\(prefix)-limit-\(index + 1)", severity: limit.severity,
        kind: limit.kind.rawValue, subject: "", problem: limit.sentence,
        details: "<p class=\"source\"><code>\(limit.kind.rawValue)</code></p>\n", language: language
      )
    }
  }

  private var linesOfStops: [FindingLine] {
    entries.enumerated().flatMap { index, entry in
      entry.findings.enumerated().map { place, finding in
        FindingLine(
          anchor: "\(prefix)-finding-\(index + 1)-\(place + 1)", severity: finding.severity,
          kind: finding.kind.rawValue, subject: entry.caption, problem: finding.sentence,
          general: (finding.kind.summary, finding.kind.fix(of: finding.part).asClause),
          details: details(of: finding, in: entry, at: index + 1), language: language)
      }
    }
  }

  private func details(
    of finding: Finding, in entry: Comparison.Entry, at number: Int
  ) -> HTMLText {
    let texts = marked(entry)
    let place = entry.place.map { ", <code>\($0)</code>" as HTMLText } ?? ""
    let expectation = entry.expected?.expectation.map { ", <code>\($0)</code>" as HTMLText } ?? ""
    let criterion = finding.kind.criterion.map { criterion -> HTMLText in
      "<p>WCAG 2.2, \(.criterion(criterion)). It affects \(finding.affects).</p>\n"
    }
    return """
      \(criterion ?? "")\(code(of: finding, in: entry))<p>Expected: \(texts.expected)</p>
      <p>\(isPredicted ? "App" : "Heard"): \(texts.heard)</p>
      <p class="source"><a href="#\(anchors.said(number))">Stop \(number)</a>, \
      <code>\(finding.kind.rawValue)</code>\(place)\(expectation)</p>
      <pre class="accept"><code>\(accepting(finding, in: entry))</code></pre>

      """
  }

  private func code(of finding: Finding, in entry: Comparison.Entry) -> HTMLText {
    guard let kind = finding.part, let expected = entry.expected,
      case .parts(let announcement) = expected.wording,
      let part = announcement.parts.first(where: { $0.kind == kind }),
      let stop = designed.first(where: {
        $0.profile.platform == section.platform
          && $0.component.common.location == expected.place.location
      })
    else { return "" }
    let rows = stop.attributeSheet.rows
    let native = kind == .role ? rows.first { $0.attribute == "native" } : nil
    guard let row = native ?? rows.first(where: { $0.attribute == part.origin }) else { return "" }
    return "<p>In code: <code>\(row.spelling)</code>: \(language.inEnglish(row.value))</p>\n"
  }

  private func accepting(_ finding: Finding, in entry: Comparison.Entry) -> String {
    let stop = entry.expected ?? entry.heard
    let keys: [(String, String?)] = [
      ("stop", stop?.identifier ?? stop?.wording.text), ("part", finding.part?.rawValue),
      ("expected", finding.part == nil ? nil : finding.expected),
      ("heard", finding.part == nil ? nil : finding.heard), ("reason", "Accepted because …"),
    ]
    let lines = keys.compactMap { key, value in
      value.map { "    \(key): \(YAMLText.scalar($0))" }
    }
    return (["  - kind: \(finding.kind.rawValue)"] + lines).joined(separator: "\n")
  }

  var drawing: HTMLText {
    if let frames {
      return """
        <figure class="phone captured">
        <div class="display">
        \(frames.svg)
        </div>
        <figcaption>Stops at their places, numbered in expected order</figcaption>
        </figure>

        """
    }
    let rows = entries.enumerated().map { index, entry -> Phone.Item in
      var row =
        row(of: entry, at: index + 1)
        ?? Phone.Row(index: index + 1, number: "\(index + 1)", look: "text", text: entry.caption)
      row.severity = entry.severity
      if entry.heard == nil { row.marks.append("missing") }
      if entry.expected == nil { row.marks.append("extra") }
      if entry.findings.contains(where: { $0.kind == .movedStop }) { row.marks.append("moved") }
      return .row(row)
    }
    return Phone(items: rows, anchors: anchors, language: language)
      .figure(caption: "Stops in expected order")
  }

  /// The stops on the capture if it has a screenshot or more frames than the design.
  private var frames: FrameDrawing? {
    let heard = entries.map { $0.heard?.place.frame }
    // The expected announcements can be from another capture.
    let designed = entries.map { $0.expected?.design == nil ? nil : $0.expected?.place.frame }
      .divided(isRightToLeft: language.isRightToLeft)
    func count(_ frames: [VoiceOverScreen.Frame?]) -> Int { frames.count { $0 != nil } }
    let isCaptured = section.screenshot != nil || count(heard) > count(designed)
    let order = entries.indices.filter { entries[$0].heardPlace != nil }
      .sorted { (entries[$0].heardPlace ?? 0) < (entries[$1].heardPlace ?? 0) }
    return FrameDrawing(
      isCaptured ? heard : designed,
      on: isCaptured
        ? .init(of: heard, on: section.platform, section.screenshot)
        : .init(of: designed, .phone, section.designed),
      in: order, drawn: drawn, label: "\(entries.count) stops, \(section.title)", in: language,
      anchors: anchors)
  }

  private func row(of entry: Comparison.Entry, at number: Int) -> Phone.Row? {
    guard case .parts(let announcement) = (entry.expected ?? entry.heard)?.wording else {
      return nil
    }
    return Phone.Row(
      index: number, number: "\(number)", look: announcement.look ?? "text", announcement)
  }

  private var drawn: [Wireframe.Stop] {
    entries.enumerated().map { index, entry in
      let row = row(of: entry, at: index + 1)
      return Wireframe.Stop(
        index: index + 1, number: index + 1, text: row?.text ?? entry.caption, note: "",
        shape: entry.shape, title: "\(entry.title), \(entry.outcome)", severity: entry.severity,
        look: row?.look ?? "", value: row?.detail ?? "", isOn: row?.marks.contains("on") == true)
    }
  }

  var list: HTMLText {
    let items = entries.enumerated().map { index, entry -> HTMLText in
      let number = index + 1
      let own = language.language(of: entry.title).attributes(inside: .ofPage)
      let isSame = entry.expected?.wording.text == entry.heard?.wording.text
      let heard: HTMLText =
        isSame
        ? "" : "<p class=\"state\">\(isPredicted ? "app" : "heard"): \(marked(entry).heard)</p>\n"
      return """
        <li data-stop="\(number)" id="\(anchors.said(number))"\
        \(entry.severity.map { " class=\"is-\($0.rawValue)\"" as HTMLText } ?? "")>\
        <a href="#\(anchors.drawn(number))">\(number)</a>
        <p class="said"\(own)>\(said(entry))</p>
        \(heard)</li>

        """
    }
    return "<ol class=\"stops\">\n\(items.joined())</ol>\n"
  }

  var foldedTable: HTMLText {
    """
    <details class="rest">
    <summary>\(title) side by side</summary>
    \(table(isTarget: false))</details>

    """
  }

  private func said(_ entry: Comparison.Entry) -> HTMLText {
    guard case .parts(let spoken) = (entry.expected ?? entry.heard)?.wording else {
      return "\(entry.title)"
    }
    let own = language.language(of: entry.title)
    let hint: HTMLText = .words(of: spoken, .hint, in: own)
    let announcement: HTMLText = .words(of: spoken, .announcement, in: own)
    return hint.isEmpty || announcement.isEmpty ? announcement + hint : announcement + ", " + hint
  }

  func table(isTarget: Bool) -> HTMLText {
    let rows = entries.enumerated().map { index, entry -> HTMLText in
      let (number, texts) = (index + 1, marked(entry))
      let target: HTMLText = isTarget ? " id=\"\(anchors.said(number))\"" : ""
      let isCounted = entry.severity != nil
      let isSame = entry.expected?.wording.text == entry.heard?.wording.text
      let severity: HTMLText =
        entry.severity.map { " class=\"is-\($0.rawValue)\"" }
        ?? (isSame ? "" : " class=\"is-same\"")
      let remark: HTMLText =
        isCounted || isSame ? "" : "<p class=\"source\">not counted as a difference</p>"
      let label: HTMLText =
        isTarget ? "<a href=\"#\(anchors.drawn(number))\">\(number)</a>" : "\(number)"
      let urgency: HTMLText =
        entry.severity.map { "<span class=\"hidden\">, \($0.urgency)</span>" } ?? ""
      return """
        <tr\(target)\(severity)><th scope="row">\(label)\(urgency)</th>\
        <td>\(texts.expected)</td><td>\(texts.heard)\(remark)</td></tr>

        """
    }
    let reader: HTMLText = section.platform.map { " data-reader=\"\($0.readerName)\"" } ?? ""
    let heard = isPredicted ? "Predicted from the app's dump" : "Heard"
    return """
      <table class="compared"\(reader)>
      <thead><tr><th scope="col">Stop</th><th scope="col">Expected</th><th scope="col">\(heard)</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }

  private func marked(_ entry: Comparison.Entry) -> (expected: HTMLText, heard: HTMLText) {
    guard let expected = entry.expected, let heard = entry.heard else {
      return (word(entry.expected), word(entry.heard))
    }
    let (first, second) = (expected.wording.text, heard.wording.text)
    let marks = WordMarks(first, second)
    return (written(marks.first, first), written(marks.second, second))
  }

  private func word(_ stop: Stop?) -> HTMLText {
    guard let text = stop?.wording.text else { return "<i>nothing</i>" }
    return written("<mark>\(text)</mark>", text)
  }

  private func written(_ marked: HTMLText, _ text: String) -> HTMLText {
    "<bdi\(language.language(of: text).attributes(inside: .ofPage))>\(marked)</bdi>"
  }
}

extension Finding {
  fileprivate var affects: String {
    part == .name ? "screen reader and voice control users" : "screen reader users"
  }
}

extension Comparison.Entry {
  fileprivate var severity: Finding.Severity? { findings.map(\.severity).max() }

  fileprivate var caption: String {
    guard case .parts(let announcement) = (expected ?? heard)?.wording else { return title }
    let text = announcement.caption.text
    return text.isEmpty ? title : text
  }

  fileprivate var outcome: String {
    let isSame = expected?.wording.text == heard?.wording.text
    return severity.map { "\($0.rawValue)" } ?? (isSame ? "as expected" : "partly compared")
  }

  fileprivate var shape: HTMLText {
    if heard == nil, severity != nil { return "skipped" }
    return expected == nil ? "extra" : "control"
  }
}

extension String {
  fileprivate var asClause: String { prefix(1).lowercased() + dropFirst().dropLast() }
}
