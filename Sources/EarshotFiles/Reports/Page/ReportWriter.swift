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
  public func written(_ reports: [ScreenReport]) -> Document {
    let isOne = reports.count == 1
    let chapters = reports.enumerated().map { Chapter($1, number: $0 + 1, isAlone: isOne) }
    let profiles = reports.flatMap { $0.screenful.entries.map(\.profile) }
    let about: [HTMLText] = [
      "The expected announcements, the findings of the design, and the differences of the app. "
        + "Numbers link the drawings and the announcements. In the drawings, × is an error, ! a "
        + "warning and i a note; an empty dashed box is a missing stop, a rounded box is an unexpected stop, and a "
        + "dotted line goes backwards."
    ]
    return Page(
      title: isOne
        ? reports[0].screenful.pageTitle
        : PageTitle("Report"),
      verdict: FindingVerdict(chapters.flatMap(\.severities)),
      worst: FindingList.worst(of: chapters.flatMap(\.lines)),
      introduction: missing,
      overview: isOne ? "" : Self.overview(of: chapters),
      sections: isOne ? chapters[0].parts : chapters.map(\.section),
      about: about + Self.readers(profiles) + ["Made from \(Self.list(sources))."]
        + reports.flatMap { report in
          report.screenful.screen.factLines.map { report.screenful.language.inEnglish($0) }
        }
        + ProfileNotes(reports.map(\.screenful)).lines(),
      contents: Self.contents(of: reports)
    ).document
  }

  private var missing: [HTMLText] {
    failed.isEmpty
      ? [] : ["Not on this page, because they could not be used: \(Self.list(failed))."]
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

  private static func overview(of chapters: [Chapter]) -> HTMLText {
    let ranked = chapters.map { ($0, rank: $0.rank) }
    let cards = ranked.sorted { $0.rank == $1.rank ? $0.0.number < $1.0.number : $0.rank > $1.rank }
      .map(\.0.card)
    return """
      <section class="overview">
      <h2 id="overview">Overview, worst first</h2>
      <ol class="cards">
      \(cards.joined())</ol>
      </section>

      """
  }
}

private struct Chapter {
  let report: ScreenReport
  let number: Int
  /// Whether headings are one level higher, as on a page with only one chapter.
  let isAlone: Bool

  init(_ report: ScreenReport, number: Int, isAlone: Bool) {
    self.report = report
    self.number = number
    self.isAlone = isAlone
  }

  private var prefix: String { "s\(number)" }
  private var anchor: String { "screen-\(number)" }
  private var level: Int { isAlone ? 3 : 4 }
  private var title: PageTitle { report.screenful.pageTitle }

  var severities: [Finding.Severity] {
    report.findings.map(\.severity)
      + report.comparisons.flatMap { $0.comparison.findings.map(\.severity) }
  }

  var rank: (Int, Int, Int) {
    let severities = severities
    return (
      severities.count { $0 == .error }, severities.count { $0 == .warning },
      severities.count { $0 == .note }
    )
  }

  private var panel: FindingsPanel {
    let stops = report.screenful.entries.profiles.first.map { profile in
      Wireframe.Anchors(prefix: ReaderPanels.prefix(of: profile, in: "\(prefix)-said"))
    }
    return FindingsPanel(
      of: report.findings, in: report.screenful, prefix: "\(prefix)-f", stops: stops)
  }

  private var compared: [ComparedPanel] {
    report.comparisons.enumerated().map { index, section in
      ComparedPanel(section: section, prefix: "\(prefix)-c\(index + 1)")
    }
  }

  var lines: [FindingLine] { panel.lines + compared.flatMap(\.lines) }

  var card: HTMLText {
    let profile = report.screenful.entries.first?.profile.id
    let stops = report.screenful.entries.count { $0.profile.id == profile && $0.isCurrent }
    let compared = report.comparisons.first.map { ComparedPanel(section: $0, prefix: "").wireframe }
    let captures = Set(report.comparisons.map(\.heardFile)).count
    return """
      <li><a href="#\(anchor)">\(title.marked)</a>
      <p class="counts">\(FindingVerdict(severities).sentence)</p>
      <p>\(stops) stops, \(captures) capture\(captures == 1 ? "" : "s")</p>
      \((compared ?? panel.wireframe)?.thumbnail(label: "The first stops of \(title.plain)") ?? "")</li>

      """
  }

  var parts: [Page.Section] {
    let panel = panel
    let lines = lines
    var parts: [Page.Section] = []
    if !lines.isEmpty {
      parts.append(
        Page.Section(
          anchor: "\(prefix)-found", title: PageTitle("Findings"),
          content: FindingList(lines).content))
    }
    parts.append(
      Page.Section(
        anchor: "\(prefix)-said", title: PageTitle("Announcements"),
        content: ReaderPanels(
          of: report.screenful, details: Previews([]), prefix: "\(prefix)-said", level: level,
          severities: panel.severities
        ).content))
    parts += zip(report.comparisons, compared).enumerated().map { index, pair in
      Page.Section(
        anchor: "\(prefix)-compared-\(index + 1)",
        title: PageTitle("\(pair.0.title): \(pair.0.heardFile) against the design"),
        content: pair.1.content)
    }
    parts += report.walks.enumerated().map { index, walk in
      Page.Section(
        anchor: "\(prefix)-walk-\(index + 1)",
        title: PageTitle("A walk: \(walk.transcript.profile.title)"),
        content: WalkPanel(walk.transcript, sound: walk.sound).content)
    }
    if let criteria = report.criteria {
      let sounds = report.screenful.soundsByID
      let content = criteria.components.map { component -> HTMLText in
        let panel = CriteriaPanel(
          of: component.criteria, sounds: sounds, in: criteria.language, level: level + 1,
          prefix: "\(prefix)-")
        return """
          <section>
          \(.heading(level, criteria.language.inEnglish(component.subject)))
          \(panel.content)</section>
          """
      }
      parts.append(
        Page.Section(
          anchor: "\(prefix)-criteria", title: PageTitle("Acceptance criteria"),
          content: content.joined(), filtered: "Criteria"))
    }
    return parts
  }

  var section: Page.Section {
    Page.Section(
      anchor: anchor, title: title,
      content: "<p class=\"counts\">\(FindingVerdict(severities).sentence)</p>\n", parts: parts)
  }
}
