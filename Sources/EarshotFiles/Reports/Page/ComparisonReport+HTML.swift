import Earshot
import EarshotOutput

extension ComparisonReport {
  var page: Document {
    Page(
      title: PageTitle("Screen reader announcements: expected and heard"),
      introduction: [
        "\(hasFailed ? "The announcement differs from the expected one." : "No findings at or above the limit.") "
          + "\(sections.count == 1 ? "" : "\(sections.count) comparisons.")"
      ],
      sections: sections.enumerated().map { index, section in
        Page.Section(
          anchor: "comparison-\(index + 1)",
          title: PageTitle(
            "\(section.title): \(section.expectedFile) against \(section.heardFile)"),
          content: ComparedPanel(section: section, prefix: "c\(index + 1)").content)
      }, contents: sections.contains { $0.screenshot != nil } ? [.pictures] : []
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
      <figure>
      \(frames?.svg ?? wireframe.svg)
      <figcaption>\(frames == nil ? "Stops in expected order" : "Stops at their places, numbered in expected order"): \
      × error, ! warning, i note; a dashed empty box is missing, a rounded one is unexpected, a dotted line goes backwards</figcaption>
      </figure>
      <div class="said">
      <ol class="stops" data-filters="Stops">
      \(items.joined())</ol>
      </div>
      </div>
      </div>
      </div>

      """
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
        <li class="stop" id="\(anchors.said(number))" value="\(number)" \
        data-severity="\(entry.severity?.rawValue ?? "none")" data-kind="\(kinds)">\
        <a class="number" href="#\(anchors.drawn(number))" aria-label="Stop \(number) in the drawing">\
        \(number)</a>
        \(words(of: entry))\(findings(of: entry))</li>

        """
    }
  }

  private func words(of entry: Comparison.Entry) -> HTMLText {
    guard !entry.columns.isEmpty, entry.findings.contains(where: { $0.part != nil }) else {
      let own = language.language(of: entry.title)
      return "<p class=\"announcement\"\(own.attributes)>\(entry.title)</p>\n"
    }
    let pairs = entry.columns.map { column -> HTMLText in
      // A part that the format cannot contain is not an error.
      let isFault = entry.findings.contains { $0.isAbout(column) }
      return """
        <li\(isFault ? " class=\"differs\"" : "" as HTMLText)>\
        <span class="expected"><small>expected</small> \(word(column.expected?.text))</span>\
        <span class="heard"><small>heard</small> \(word(column.heard))</span></li>

        """
    }
    return "<ul class=\"pairs\">\n\(pairs.joined())</ul>\n"
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
