import Earshot
import EarshotOutput

extension CriteriaWriter {
  func page(_ sheet: CriteriaSheet, _ header: PageHeader) -> Document {
    Page(
      title: PageTitle(sheet.title, in: sheet.language, ": acceptance criteria"), header: header,
      lead: """
        <p class="summary">Actions of a tester, and their required results. \(sheet.effort)</p>

        """,
      chapters: [
        Page.Chapter(
          anchor: "screen", title: PageTitle(sheet.title, in: sheet.language),
          sections: [
            Page.Section(
              anchor: "criteria", title: PageTitle("Criteria"),
              content: CriteriaPanel(sheet, level: 3).content, filtered: "Criteria")
          ])
      ],
      about: sheet.facts.map { sheet.language.inEnglish($0) } + sheet.profileNotes.lines()
    ).document
  }
}

extension CriteriaSheet {
  fileprivate var language: PageLanguage { PageLanguage(locale) }
}

struct CriteriaPanel {
  private let sheet: CriteriaSheet
  private let sounds: [String: SoundSource]
  private let level: Int

  init(_ sheet: CriteriaSheet, sounds: [String: SoundSource] = [:], level: Int) {
    self.sheet = sheet
    self.sounds = sounds
    self.level = level
  }

  var content: HTMLText {
    let components = sheet.ofComponents.map { criteria in
      let areas = Criterion.Area.allCases.map { area in criteria.filter { $0.area == area } }
      return (criteria, rows: areas.flatMap(\.rows))
    }
    guard !components.isEmpty else { return "" }
    let usual = Self.mostCommon(components.flatMap(\.rows).map(\.given))
    let sections = components.map { criteria, rows -> HTMLText in
      let language = PageLanguage(criteria[0].language ?? sheet.locale)
      return """
        <section>
        \(.heading(level, language.inEnglish(criteria[0].subject)))
        <table class="criteria">
        <thead><tr><th scope="col">Criterion</th><th scope="col">Action</th>\
        <th scope="col">Expected</th><th scope="col">Result</th></tr></thead>
        <tbody>
        \(rows.map { row($0, usually: usual, in: language) }.joined())</tbody>
        </table>
        </section>

        """
    }
    let given = PageLanguage(sheet.locale).inEnglish(usual)
    return """
      <p class="summary">Given \(given), unless a row has another condition</p>
      \(sections.joined())
      """
  }

  private static func mostCommon(_ texts: [String]) -> String {
    let counts = texts.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    let most = counts.values.max()
    return texts.first { counts[$0] == most } ?? ""
  }

  private func row(
    _ row: CriteriaRow, usually usual: String, in language: PageLanguage
  ) -> HTMLText {
    let readers = row.platforms.map(\.readerName).joined(separator: " ")
    let results = row.parts.map { part -> HTMLText in
      let name = language.inEnglish(part.reader)
      return "<p\(Self.owner(of: part)) data-result=\"\(part.reader)\">\(name)</p>"
    }
    let given: HTMLText =
      row.given == usual ? "" : "<p>Given \(language.inEnglish(row.given)),</p>\n"
    return """
      <tr data-test="\(row.id)" data-subject="\(row.first.subject)" data-reader="\(readers)" \
      data-area="\(row.first.area.rawValue)" data-level="\(row.isEssential ? "essential" : "")">
      <th scope="row"><b>\(language.inEnglish(row.name))</b>
      <p class="source"><code>\(row.id)</code>, \(row.first.area.rawValue.lowercased())\
      \(row.isEssential ? ", essential" : "")</p></th>
      <td>\(given)\(actions(of: row, in: language))</td>
      <td><ul>
      \(outcomes(of: row, in: language))</ul>
      \(row.parts.map(recording).joined())</td>
      <td class="result">\(results.joined())</td></tr>

      """
  }

  private func actions(of row: CriteriaRow, in language: PageLanguage) -> HTMLText {
    if let action = row.commonAction { return "<p>When \(language.inEnglish(action))</p>" }
    return row.parts.map { part -> HTMLText in
      let action = language.inEnglish(part.when)
      return "<p\(Self.owner(of: part))><b>\(part.reader)</b> When \(action)</p>"
    }.joined(separator: "\n")
  }

  private func outcomes(of row: CriteriaRow, in language: PageLanguage) -> HTMLText {
    let common = row.commonResults.map { "<li>\(language.inEnglish($0))</li>\n" as HTMLText }
    let own = row.parts.map { part -> HTMLText in
      let results = row.results(of: part)
      guard let first = results.first else { return "" }
      let texts = results.map { "<p>\(language.inEnglish($0))</p>\n" as HTMLText }
      let isNamed = part.platform.map { first.hasPrefix($0.readerName) } ?? false
      let name: HTMLText = isNamed ? "" : "<b>\(part.reader)</b>\n"
      return "<li\(Self.owner(of: part))>\(name)\(texts.joined())</li>\n"
    }
    return (common + own).joined()
  }

  private static func owner(of part: Criterion) -> HTMLText {
    part.platform.map { " data-reader=\"\($0.readerName)\"" } ?? ""
  }

  private func recording(of part: Criterion) -> HTMLText {
    if let source = sounds[part.id] {
      return .player(of: source, title: "\(part.name), \(part.id)")
    }
    return part.audio.map { "<p class=\"source\">Recording: <code>\($0)</code></p>\n" } ?? ""
  }
}
