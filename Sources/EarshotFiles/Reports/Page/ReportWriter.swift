package import Earshot
package import EarshotOutput

package struct ScreenReport: Sendable {
  package var screenful: PreviewedScreen
  package var findings: [DesignFinding]
  package var comparisons: [ComparisonReport.Section] = []
  package var walks: [(transcript: Transcript, sound: WalkSound?)] = []
  package var criteria: CriteriaSheet?
  /// The walks as tables, by the id of a profile.
  package var tables: [String: WalkTable] = [:]
  package var untried: [String: String] = [:]
  /// Whether the device's announcement follows the guidelines' if the words differ.
  package var joinsReadings = false

  package init(screenful: PreviewedScreen, findings: [DesignFinding]) {
    self.screenful = screenful
    self.findings = findings
  }
}

package struct ReportWriter: Sendable {
  private let sources: [String]
  private let failed: [String]
  package var baseline: ReportBaseline?

  package init(sources: [String], failed: [String] = []) {
    (self.sources, self.failed) = (sources, failed)
  }

  package func written(_ reports: [ScreenReport], style: ReportStyle = ReportStyle()) -> Document {
    WalkShare.fitting(reports) { whole($0, style: style) }
  }

  private func whole(_ reports: [ScreenReport], style: ReportStyle) -> Document {
    let isOne = reports.count == 1
    var explanations = Explanations(style.header)
    var titles = TitleCounts(of: reports)
    let chapters = reports.enumerated().map {
      Chapter($1, number: isOne ? nil : $0 + 1, &titles, &explanations)
    }
    return page(ScreenTable.sorted(chapters, by: \.row), of: reports, style.header, explanations)
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
    var titles = TitleCounts(of: reports)
    var pages: [(name: String, page: Document)] = []
    for (report, name) in zip(reports, Self.names(of: reports)) {
      let before = titles
      var written: Chapter?
      let page = WalkShare.fitting([report.inSubfolder]) { reports in
        var explanations = Explanations(header)
        titles = before
        let chapters = reports.map { Chapter($0, number: nil, &titles, &explanations) }
        written = chapters.first
        return ReportWriter(sources: []).page(chapters, of: reports, header, explanations)
      }
      pages.append((name, page))
      chapters += [written].compactMap { $0?.onPage("\(folder)/\(name)") }
    }
    let document = Page(
      title: Self.title(of: reports, style.header), header: style.header,
      verdict: FindingVerdict(chapters.flatMap(\.severities)),
      lead: lead(of: chapters),
      overview: ScreenTable(chapters.map(\.row), since: baseline).content, chapters: [],
      about: about(reports)
    ).document
    return (document, pages)
  }

  private static func names(of reports: [ScreenReport]) -> [String] {
    var taken = UniqueNames()
    return reports.map { report in
      let words = report.screenful.title.lowercased()
        .split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
      let stem = words.isEmpty ? "screen" : String(words.joined(separator: "-").prefix(60))
      return taken.unique(stem) + ".html"
    }
  }

  private func about(_ reports: [ScreenReport]) -> [HTMLText] {
    let profiles = reports.flatMap { $0.screenful.entries.map(\.profile) }
    let about: [HTMLText] = [
      "The expected announcements, the findings of the design, and the differences of the app. "
        + "In the drawings, × must be fixed, ! should be fixed, and i is a note; a dashed frame is "
        + "a missing stop, and a dotted line shows where the order goes back up the screen."
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
      title: isOne ? reports[0].screenful.pageTitle : Self.title(of: reports, header),
      header: header, verdict: FindingVerdict(chapters.flatMap(\.severities)),
      lead: lead(of: chapters),
      overview: isOne ? "" : ScreenTable(chapters.map(\.row), since: baseline).content,
      chapters: chapters.map(\.chapter),
      about: about(reports) + chapters.flatMap(\.notes),
      explanations: explanations.content(in: reports.first?.screenful.language ?? .ofPage),
      contents: Self.contents(of: reports)
    ).document
  }

  private static func title(of reports: [ScreenReport], _ header: PageHeader) -> PageTitle {
    PageTitle(header.project ?? "\(reports.count) screens")
  }

  private func lead(of chapters: [Chapter]) -> HTMLText {
    let clean = chapters.count(where: \.isClean)
    let sum: HTMLText =
      clean == 0 || clean == chapters.count
      ? "" : "<p class=\"summary\">\(clean) of \(chapters.count) screens have no problem.</p>\n"
    let changes = baseline.map { baseline -> HTMLText in
      "<p class=\"summary\">\(baseline.summary(of: chapters.map(\.row.digests)))</p>\n"
    }
    let worst = FindingList.worst(
      of: chapters.flatMap(\.lines), onOneScreen: chapters.count == 1)
    return sum + (changes ?? "") + worst + missing
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
      "\(profile.title) (hints \(profile.settings.isOn("hints") ? "on" : "off"))"
    }
    return ["Readers: \(readers.joined(separator: "; "))."]
  }

  private static func contents(of reports: [ScreenReport]) -> Set<Page.Content> {
    var contents: Set<Page.Content> = .showing(
      reports.flatMap { report in
        report.comparisons.flatMap(\.pictures) + [report.screenful.screenshot].compactMap(\.self)
      })
    let sources = reports.flatMap { report in
      report.screenful.sounds.values.map(\.source) + report.walks.compactMap(\.sound?.source)
    }
    if reports.contains(where: { !$0.tables.isEmpty }) { contents.insert(.walks) }
    if sources.contains(where: { if case .bytes = $0 { true } else { false } }) {
      contents.insert(.sound)
    }
    return contents
  }
}

private struct TitleCounts {
  private var counts: [[String]: Int] = [:]
  private let files: [[String]: (names: Set<String>, count: Int)]

  init(of reports: [ScreenReport]) {
    files = reports.reduce(into: [:]) { files, report in
      let screenful = report.screenful
      let title = [screenful.title, screenful.locale]
      files[title, default: ([], 0)].names.insert(Self.name(of: screenful.screen.location.file))
      files[title, default: ([], 0)].count += 1
    }
  }

  func title(of screenful: PreviewedScreen) -> PageTitle {
    guard let (names, count) = files[[screenful.title, screenful.locale]], count > 1 else {
      return screenful.pageTitle
    }
    let file = screenful.screen.location.file
    return PageTitle(
      screenful.screen.title, in: screenful.language,
      " (\(names.count == count ? Self.name(of: file) : file))")
  }

  private static func name(of file: String) -> String {
    file.split(separator: "/").last.map(String.init) ?? file
  }

  mutating func next(of title: String, _ locale: String) -> Int {
    counts[[title, locale], default: 0] += 1
    return counts[[title, locale]] ?? 1
  }
}

private struct Chapter {
  let chapter: Page.Chapter
  let severities: [Finding.Severity]
  private(set) var lines: [FindingLine]
  let notes: [HTMLText]
  private(set) var row: ScreenTable.Row
  var isClean: Bool { severities.allSatisfy { $0 == .note } }

  func onPage(_ page: String) -> Chapter {
    var chapter = self
    chapter.row.page = page
    for index in lines.indices { chapter.lines[index].page = page }
    chapter.nameScreen(row.title.plain)
    return chapter
  }

  private mutating func nameScreen(_ title: String) {
    for index in lines.indices { lines[index].screen = title }
  }

  init(
    _ report: ScreenReport, number: Int?, _ titles: inout TitleCounts,
    _ explanations: inout Explanations
  ) {
    let screenful =
      report.joinsReadings ? report.screenful.joiningReadings : report.screenful
    let title = titles.title(of: screenful)
    let (suffix, prefix) = (number.map { "-\($0)" } ?? "", number.map { "s\($0)" } ?? "")
    let level = number == nil ? 3 : 4
    let found = FindingsPanel(
      of: report.findings, in: screenful, prefix: "f\(suffix)",
      panels: prefix, &explanations)
    let panels = ReaderPanels(
      of: screenful, details: Previews([]), prefix: prefix, level: level,
      severities: found.severities, tables: report.tables, untried: report.untried)
    let compared = report.comparisons.enumerated().map { index, section in
      ComparedPanel(
        section: section, prefix: "\(prefix)c\(index + 1)", designed: screenful.entries)
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
      }, severities: severities,
      digests: ScreenDigests(
        title: screenful.title, locale: screenful.locale,
        number: titles.next(of: screenful.title, screenful.locale), lines))
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
        title: PageTitle("\(pair.0.title): \(pair.1.title.lowercased())"),
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
      summary: FindingVerdict(severities).summary,
      sections: sections, drawings: compared.map(\.drawing).joined() + panels.drawings,
      isFolded: number != nil && severities.allSatisfy { $0 == .note })
    if number != nil { nameScreen(title.plain) }
  }
}

extension ScreenReport {
  fileprivate var inSubfolder: ScreenReport {
    var report = self
    report.screenful.screenshot = screenful.screenshot?.inSubfolder
    for index in comparisons.indices {
      report.comparisons[index].designed = comparisons[index].designed?.inSubfolder
    }
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
