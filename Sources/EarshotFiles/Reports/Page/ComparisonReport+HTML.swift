import Earshot
import EarshotOutput

extension ComparisonReport {
  var page: Document {
    let panels = sections.enumerated().map { index, section in
      ComparedPanel(section: section, prefix: "c\(index + 1)")
    }
    return Page(
      title: PageTitle("Screen reader announcements: expected and heard"),
      verdict: FindingVerdict(sections.flatMap { $0.comparison.findings.map(\.severity) }),
      worst: FindingList.worst(of: panels.flatMap(\.lines)),
      sections: zip(sections, panels).enumerated().map { index, pair in
        Page.Section(
          anchor: "comparison-\(index + 1)",
          title: PageTitle("\(pair.0.title): \(pair.0.expectedFile) against \(pair.0.heardFile)"),
          content: FindingList(pair.1.lines).content + pair.1.content)
      },
      about: [
        "The drawing shows the stops in the expected order: × is an error, ! a warning and i a "
          + "note; an empty dashed box is a missing stop, a rounded box is an unexpected stop, and a dotted line "
          + "goes backwards."
      ],
      contents: sections.contains { $0.screenshot != nil } ? [.pictures] : []
    ).document
  }
}

struct ComparedPanel {
  let section: ComparisonReport.Section
  let prefix: String

  private var anchors: Wireframe.Anchors { Wireframe.Anchors(prefix: prefix) }
  private var language: PageLanguage { PageLanguage(section.locale) }
  private var entries: [Comparison.Entry] { Array(section.comparison.entries) }

  var content: HTMLText {
    let remarks = (section.comparison.limits.map(\.sentence) + section.remarks).map {
      "<li>\(language.inEnglish($0))</li>\n" as HTMLText
    }
    let notes: HTMLText =
      remarks.isEmpty ? "" : "<ul class=\"remarks\">\n\(remarks.joined())</ul>\n"
    let frames = FrameDrawing(
      entries, drawn: drawn, on: section.platform, section.screenshot, label: label,
      in: language, anchors: anchors)
    return """
      <p class="counts">\(section.comparison.summary)</p>
      \(notes)<div class="readers">
      <div class="reader" id="\(prefix)">
      <div class="columns">
      <div class="said">
      <ol class="stops" data-filters="Stops">
      \(items.joined())</ol>
      </div>
      <figure>
      \(frames?.svg ?? wireframe.svg)
      <figcaption>\(frames == nil ? "Stops in expected order" : "Stops at their places, numbered in expected order")</figcaption>
      </figure>
      </div>
      </div>
      </div>

      """
  }

  var lines: [FindingLine] {
    entries.enumerated().flatMap { index, entry in
      entry.findings.enumerated().map { place, finding in
        FindingLine(
          anchor: "\(prefix)-finding-\(index + 1)-\(place + 1)", severity: finding.severity,
          kind: finding.kind.rawValue, subject: entry.caption, problem: finding.sentence,
          details: details(of: entry, at: index + 1), language: language)
      }
    }
  }

  private func details(of entry: Comparison.Entry, at number: Int) -> HTMLText {
    let texts = [("Expected", entry.expected), ("Heard", entry.heard)].map {
      title, stop -> HTMLText in
      let text = stop.map { language.marked($0.wording.text) } ?? "nothing"
      return "<p>\(title): \(text)</p>\n"
    }
    let place = entry.place.map { ", <code>\($0)</code>" as HTMLText } ?? ""
    return texts.joined()
      + "<p class=\"source\"><a href=\"#\(anchors.said(number))\">Stop \(number)</a>\(place)</p>\n"
  }

  private var label: String { "\(entries.count) stops, \(section.title)" }

  var wireframe: Wireframe {
    Wireframe(drawn.map { .stop($0) }, label: label, in: language, anchors: anchors, way: way)
  }

  private var drawn: [Wireframe.Stop] {
    entries.enumerated().map { index, entry in
      Wireframe.Stop(
        index: index + 1, number: index + 1, text: entry.caption,
        note: entry.findings.map(\.kind.rawValue).joined(separator: ", "), shape: entry.shape,
        title: "\(entry.title), \(entry.outcome)", severity: entry.severity)
    }
  }

  private var way: [Int] {
    entries.enumerated().compactMap { index, entry in entry.heardPlace.map { ($0, index + 1) } }
      .sorted { $0.0 < $1.0 }.map(\.1)
  }

  private var items: [HTMLText] {
    entries.enumerated().map { index, entry in
      let kinds = entry.findings.map(\.kind.rawValue).joined(separator: " ")
      let number = index + 1
      return """
        <li class="stop" data-stop="\(number)" id="\(anchors.said(number))" value="\(number)" \
        data-severity="\(entry.severity?.rawValue ?? "none")" data-kind="\(kinds)">\
        <a class="number" href="#\(anchors.drawn(number))" aria-label="Stop \(number) in the drawing">\
        \(number)</a>
        \(words(of: entry))\(findings(of: entry))</li>

        """
    }
  }

  private func words(of entry: Comparison.Entry) -> HTMLText {
    let own = language.language(of: entry.title)
    let whole: HTMLText = "<p class=\"announcement\"\(own.attributes)>\(entry.title)</p>\n"
    guard entry.findings.contains(where: { $0.part != nil }) else { return whole }
    let pairs = entry.columns.map { column -> HTMLText in
      // If the format cannot contain a part, a difference in this part is not an error.
      let isFault = entry.findings.contains { $0.isAbout(column) }
      return """
        <li\(isFault ? " class=\"differs\"" : "" as HTMLText)>\
        <span class="expected"><small>expected</small> \(word(column.expected?.text))</span>\
        <span class="heard"><small>heard</small> \(word(column.heard))</span></li>

        """
    }
    return pairs.isEmpty ? whole : whole + "<ul class=\"pairs\">\n\(pairs.joined())</ul>\n"
  }

  private func word(_ text: String?) -> HTMLText { text.map(language.marked) ?? "nothing" }

  private func findings(of entry: Comparison.Entry) -> HTMLText {
    guard !entry.findings.isEmpty else { return "" }
    let place = entry.place.map { " <code>\($0.file):\($0.line)</code>" as HTMLText } ?? ""
    let findings = entry.findings.map { finding -> HTMLText in
      """
      <li>\(.severity(finding.severity)) \(language.inEnglish(finding.sentence)) \
      <code>\(finding.kind.rawValue)</code>\(place)</li>

      """
    }
    return "<ul class=\"findings\">\n\(findings.joined())</ul>\n"
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
    severity.map { "\($0.rawValue)" } ?? "as expected"
  }

  fileprivate var shape: HTMLText {
    if heard == nil, severity != nil { return "skipped" }
    return expected == nil ? "extra" : "control"
  }
}

extension Finding {
  fileprivate func isAbout(_ column: PartComparison.Column) -> Bool {
    guard column.expected?.text != column.heard else { return false }
    return expected.map { $0 == column.expected?.text } ?? false
      || heard.map { $0 == column.heard } ?? false
  }
}
