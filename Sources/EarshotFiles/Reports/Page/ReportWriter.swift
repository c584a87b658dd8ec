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
  /// Whether the device's announcements follow the guidelines' announcements if the words differ.
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

  /// Creates a writer; `sources` are the names of all inputs, `failed` the names of unreadable
  /// inputs.
  public init(sources: [String], failed: [String] = []) {
    (self.sources, self.failed) = (sources, failed)
  }

  /// Returns the page.
  public func written(_ reports: [ScreenReport], style: ReportStyle = ReportStyle()) -> Document {
    let isOne = reports.count == 1
    var explanations = Explanations()
    let chapters = reports.enumerated().map {
      Chapter($1, number: isOne ? nil : $0 + 1, &explanations)
    }
    let profiles = reports.flatMap { $0.screenful.entries.map(\.profile) }
    let about: [HTMLText] = [
      "The expected announcements, the findings of the design, and the differences of the app. "
        + "In the drawings, × must be fixed, ! should be fixed, and i is a note; a dashed frame is "
        + "a missing stop, and a dotted line goes backwards."
    ]
    return Page(
      title: isOne
        ? PageTitle(reports[0].screenful.screen.title, in: reports[0].screenful.language)
        : PageTitle("Report"),
      header: style.header, verdict: FindingVerdict(chapters.flatMap(\.severities)),
      lead: FindingList.worst(of: chapters.flatMap(\.lines)) + missing,
      overview: isOne ? "" : ScreenTable(chapters.map(\.row)).content,
      chapters: chapters.map(\.chapter),
      about: about + Self.readers(profiles) + ["Made from \(Self.list(sources))."]
        + chapters.flatMap(\.notes) + ProfileNotes(reports.map(\.screenful)).lines(),
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

/// The results for one screen as a part of the page.
private struct Chapter {
  let chapter: Page.Chapter
  let severities: [Finding.Severity]
  let lines: [FindingLine]
  /// Notes for the end of the page.
  let notes: [HTMLText]
  let row: ScreenTable.Row

  /// `number` is nil if the page has only one screen.
  init(_ report: ScreenReport, number: Int?, _ explanations: inout Explanations) {
    let screenful =
      report.joinsReadings ? report.screenful.joiningReadings : report.screenful
    let title = PageTitle(screenful.screen.title, in: screenful.language)
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
          content: CriteriaTable(criteria, level: level).content, filtered: "Criteria"))
    }
    chapter = Page.Chapter(
      anchor: "screen\(suffix)", title: title,
      summary: "<p class=\"summary\">\(FindingVerdict(severities).sentence)</p>\n",
      sections: sections, drawings: panels.drawings + compared.map(\.drawing).joined())
  }
}
