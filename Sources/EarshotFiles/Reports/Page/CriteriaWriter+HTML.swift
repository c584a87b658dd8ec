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
      about: sheet.facts.map { sheet.language.inEnglish($0) }
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

  /// Creates the tables; `sounds` are the recordings, by the ids of announcements.
  init(_ sheet: CriteriaSheet, sounds: [String: SoundSource] = [:], level: Int) {
    self.sheet = sheet
    self.sounds = sounds
    self.level = level
  }

  var content: HTMLText {
    sheet.ofComponents.map { criteria -> HTMLText in
      let language = PageLanguage(criteria[0].language ?? sheet.locale)
      let rows = Criterion.Area.allCases.flatMap { area in
        criteria.filter { $0.area == area }.rows
      }
      return """
        <section>
        \(.heading(level, language.inEnglish(criteria[0].subject)))
        <table class="criteria">
        <thead><tr><th scope="col">Criterion</th><th scope="col">Action</th>\
        <th scope="col">Expected</th><th scope="col">Result</th></tr></thead>
        <tbody>
        \(rows.map { row($0, in: language) }.joined())</tbody>
        </table>
        </section>

        """
    }.joined()
  }

  /// The script adds fields to the cell for results.
  private func row(_ row: CriteriaRow, in language: PageLanguage) -> HTMLText {
    let outcomes = row.then.map { "<li>\(language.inEnglish($0))</li>\n" as HTMLText }
    let readers = row.platforms.map(\.readerName).joined(separator: " ")
    let results = row.parts.map { part -> HTMLText in
      "<p data-result=\"\(part.reader)\">\(language.inEnglish(part.reader))</p>"
    }
    return """
      <tr data-test="\(row.id)" data-subject="\(row.first.subject)" data-reader="\(readers)" \
      data-area="\(row.first.area.rawValue)" data-level="\(row.isEssential ? "essential" : "")">
      <th scope="row"><b>\(language.inEnglish(row.name))</b>
      <p class="source"><code>\(row.id)</code>, \(row.first.area.rawValue.lowercased())\
      \(row.isEssential ? ", essential" : "")</p></th>
      <td><p>Given \(language.inEnglish(row.given)),</p>
      <p>when \(language.inEnglish(row.when))</p></td>
      <td><ul>
      \(outcomes.joined())</ul>
      \(row.parts.map(recording).joined())</td>
      <td class="result">\(results.joined())</td></tr>

      """
  }

  private func recording(of part: Criterion) -> HTMLText {
    if let source = sounds[part.id] {
      return .player(of: source, title: "\(part.name), \(part.id)")
    }
    return part.audio.map { "<p class=\"source\">Recording: <code>\($0)</code></p>\n" } ?? ""
  }
}
