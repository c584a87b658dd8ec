public import Earshot
public import EarshotOutput

/// The results for one screen.
public struct ScreenReport: Sendable {
  /// The screen with announcements and recordings.
  public var screenful: PreviewedScreen
  /// The findings of the checks.
  public var findings: [DesignFinding]
  /// The comparisons with captures.
  public var comparisons: [ComparisonReport.Section] = []
  package var walks: [(transcript: Transcript, sound: WalkSound?)] = []
  /// The acceptance criteria, if requested.
  public var criteria: CriteriaSheet?
  /// Whether a device's announcement follows the guidelines' announcement if their words differ.
  package var joinsReadings = false

  /// Creates the report of a screen.
  public init(screenful: PreviewedScreen, findings: [DesignFinding]) {
    self.screenful = screenful
    self.findings = findings
  }
}

/// Writes the results for screens as one page.
public struct ReportWriter: Sendable {
  private let sources: [String]
  private let failed: [String]

  /// Creates a writer; `sources` contains the names of all inputs, and `failed` those of unreadable
  /// inputs.
  public init(sources: [String], failed: [String] = []) {
    (self.sources, self.failed) = (sources, failed)
  }

  /// Returns the page.
  public func written(_ reports: [ScreenReport], style: ReportStyle = ReportStyle()) -> Document {
    let isOne = reports.count == 1
    var explanations = Explanations(style.header)
    let chapters = reports.enumerated().map {
      Chapter($1, number: isOne ? nil : $0 + 1, &explanations)
    }
    return page(chapters, of: reports, style.header, explanations)
  }

  package static let mostScreens = 20

  /// Returns an index, and a page in `folder` for each screen; each page links to the index.
  package func pages(
    _ reports: [ScreenReport], in folder: String, indexedBy index: String, style: ReportStyle
  ) -> (index: Document, pages: [(name: String, page: Document)]) {
    var header = style.header
    header.title = nil
    header.index = "../\(index)"
    var chapters: [Chapter] = []
    var pages: [(name: String, page: Document)] = []
    for (report, name) in zip(reports, Self.names(of: reports)) {
      var explanations = Explanations(header)
      let report = report.inSubfolder
      let chapter = Chapter(report, number: nil, &explanations)
      let writer = ReportWriter(sources: [])
      pages.append((name, writer.page([chapter], of: [report], header, explanations)))
      chapters.append(chapter.onPage("\(folder)/\(name)"))
    }
    let document = Page(
      title: PageTitle("Report"), header: style.header,
      verdict: FindingVerdict(chapters.flatMap(\.severities)),
      lead: FindingList.worst(of: chapters.flatMap(\.lines)) + missing,
      overview: ScreenTable(chapters.map(\.row)).content, chapters: [], about: about(reports)
    ).document
    return (document, pages)
  }

  private static func names(of reports: [ScreenReport]) -> [String] {
    var used: Set<String> = []
    return reports.map { report in
      let words = report.screenful.title.lowercased()
        .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      let stem = words.isEmpty ? "screen" : String(words.joined(separator: "-").prefix(60))
      var (name, number) = (stem, 1)
      while !used.insert(name).inserted {
        number += 1
        name = "\(stem)-\(number)"
      }
      return name + ".html"
    }
  }

  private func about(_ reports: [ScreenReport]) -> [HTMLText] {
    let profiles = reports.flatMap { $0.screenful.entries.map(\.profile) }
    let about: [HTMLText] = [
      "The expected announcements, the findings of the design, and the differences of the app. "
        + "In the drawings, × must be fixed, ! should be fixed, and i is a note; a dashed frame is "
        + "a missing stop, and a dotted line goes backwards."
    ]
    let made: HTMLText? = sources.isEmpty ? nil : "Made from \(Self.list(sources))."
    let facts = reports.flatMap { report in
      report.screenful.screen.factLines.map { report.screenful.language.inEnglish($0) }
    }
    return about + Self.readers(profiles) + [made].compactMap(\.self) + facts
      + ProfileNotes(reports.map(\.screenful)).lines()
  }

  private func page(
    _ chapters: [Chapter], of reports: [ScreenReport], _ header: PageHeader,
    _ explanations: Explanations
  ) -> Document {
    let isOne = reports.count == 1
    return Page(
      title: isOne ? reports[0].screenful.pageTitle : PageTitle("Report"),
      header: header, verdict: FindingVerdict(chapters.flatMap(\.severities)),
      lead: FindingList.worst(of: chapters.flatMap(\.lines)) + missing,
      overview: isOne ? "" : ScreenTable(chapters.map(\.row)).content,
      chapters: chapters.map(\.chapter),
      about: about(reports) + chapters.flatMap(\.notes),
      explanations: explanations.content(in: reports.first?.screenful.language ?? .ofPage),
      contents: Self.contents(of: reports)
    ).document
  }

  private var missing: HTMLText {
    failed.isEmpty
      ? "" : "<p>Not on this page, because they could not be used: \(Self.list(failed)).</p>\n"
  }

  private static func list(_ files: [String]) -> HTMLText {
    PageLanguage.ofPage.inEnglish(files.joined(separator: ", "))
  }

  private static func readers(_ profiles: [Profile]) -> [HTMLText] {
    var seen: Set<String> = []
    let readers = profiles.filter { seen.insert($0.id).inserted }.map { profile in
      "\(profile.title) (\(profile.id), hints \(profile.settings.isOn("hints") ? "on" : "off"))"
    }
    return ["Readers: \(readers.joined(separator: "; "))."]
  }

  private static func contents(of reports: [ScreenReport]) -> Set<Page.Content> {
    var contents: Set<Page.Content> = []
    if reports.contains(where: { $0.comparisons.contains { $0.screenshot != nil } }) {
      contents.insert(.pictures)
    }
    let sources = reports.flatMap { report in
      report.screenful.sounds.values.map(\.source) + report.walks.compactMap(\.sound?.source)
    }
    if sources.contains(where: { if case .bytes = $0 { true } else { false } }) {
      contents.insert(.sound)
    }
    return contents
  }
}

private struct Chapter {
  let chapter: Page.Chapter
  let severities: [Finding.Severity]
  private(set) var lines: [FindingLine]
  let notes: [HTMLText]
  private(set) var row: ScreenTable.Row

  func onPage(_ page: String) -> Chapter {
    var chapter = self
    chapter.row.page = page
    for index in lines.indices { chapter.lines[index].page = page }
    return chapter
  }

  init(_ report: ScreenReport, number: Int?, _ explanations: inout Explanations) {
    let screenful =
      report.joinsReadings ? report.screenful.joiningReadings : report.screenful
    let title = screenful.pageTitle
    let (suffix, prefix) = (number.map { "-\($0)" } ?? "", number.map { "s\($0)" } ?? "")
    let level = number == nil ? 3 : 4
    let found = FindingsPanel(
      of: report.findings, in: screenful, prefix: "f\(suffix)",
      stops: ReaderPanels.anchors(in: prefix), &explanations)
    let panels = ReaderPanels(
      of: screenful, details: Previews([]), prefix: prefix, level: level,
      severities: found.severities)
    let compared = report.comparisons.enumerated().map { index, section in
      ComparedPanel(section: section, prefix: "\(prefix)c\(index + 1)")
    }
    severities =
      report.findings.map(\.severity)
      + report.comparisons.flatMap { $0.comparison.findings.map(\.severity) }
    lines = found.lines + compared.flatMap(\.lines)
    notes = compared.map(\.summary)
    row = ScreenTable.Row(
      anchor: "screen\(suffix)", title: title, language: screenful.locale,
      platforms: Platform.allCases.filter { platform in
        screenful.entries.contains { $0.profile.platform == platform }
      }, severities: severities)
    var sections: [Page.Section] = []
    if !lines.isEmpty {
      sections.append(
        Page.Section(
          anchor: "findings\(suffix)", title: PageTitle("Findings"),
          content: FindingList(lines).content))
    }
    sections.append(
      Page.Section(
        anchor: "announcements\(suffix)", title: PageTitle("Announcements"),
        content: panels.content(&explanations)))
    sections += zip(report.comparisons, compared).enumerated().map { index, pair in
      Page.Section(
        anchor: "compared\(suffix)-\(index + 1)",
        title: PageTitle("\(pair.0.title): expected and heard"),
        content: pair.1.table(isTarget: true))
    }
    sections += report.walks.enumerated().map { index, walk in
      Page.Section(
        anchor: "walk\(suffix)-\(index + 1)",
        title: PageTitle("A walk: \(walk.transcript.profile.title)"),
        content: WalkPanel(walk.transcript, sound: walk.sound).content)
    }
    if let criteria = report.criteria {
      sections.append(
        Page.Section(
          anchor: "criteria\(suffix)", title: PageTitle("Acceptance criteria"),
          content: CriteriaPanel(
            criteria, sounds: report.screenful.soundsByID, level: level
          ).content, filtered: "Criteria"))
    }
    chapter = Page.Chapter(
      anchor: "screen\(suffix)", title: title,
      summary: "<p class=\"summary\">\(FindingVerdict(severities).sentence)</p>\n",
      sections: sections, drawings: panels.drawings + compared.map(\.drawing).joined())
  }
}

extension ScreenReport {
  fileprivate var inSubfolder: ScreenReport {
    var report = self
    for key in screenful.sounds.keys { report.screenful.sounds[key]?.source.goUp() }
    for index in walks.indices { report.walks[index].sound?.source.goUp() }
    return report
  }
}

extension SoundSource {
  fileprivate mutating func goUp() {
    if case .file(let path) = self { self = .file("../\(path)") }
  }
}
