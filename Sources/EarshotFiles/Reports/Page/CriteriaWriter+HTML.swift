import Earshot
import EarshotOutput

extension CriteriaWriter {
  func page(_ sheet: CriteriaSheet, _ header: PageHeader) -> Document {
    Page(
      title: PageTitle(sheet.title, in: sheet.language, ": acceptance criteria"), header: header,
      lead: """
        <p class="summary">\(sheet.criteria.count) criteria: actions of a tester, and their required \
        results.</p>

        """,
      chapters: [
        Page.Chapter(
          anchor: "screen", title: PageTitle(sheet.title, in: sheet.language),
          sections: [
            Page.Section(
              anchor: "criteria", title: PageTitle("Criteria"),
              content: CriteriaTable(sheet, level: 3).content, filtered: "Criteria")
          ])
      ]
    ).document
  }
}

extension CriteriaSheet {
  fileprivate var language: PageLanguage { PageLanguage(locale) }
}

/// Criteria as a table for each component, with room for results.
struct CriteriaTable {
  private let sheet: CriteriaSheet
  private let level: Int

  init(_ sheet: CriteriaSheet, level: Int) {
    self.sheet = sheet
    self.level = level
  }

  private var language: PageLanguage { sheet.language }

  var content: HTMLText {
    sheet.criteria.runs(by: \.component).map { criteria -> HTMLText in
      """
      <section>
      \(.heading(level, language.inEnglish(criteria[0].subject)))
      <table class="criteria">
      <thead><tr><th scope="col">Criterion</th><th scope="col">Action</th><th scope="col">Expected</th>\
      <th scope="col">Result</th></tr></thead>
      <tbody>
      \(criteria.map(row).joined())</tbody>
      </table>
      </section>

      """
    }.joined()
  }

  private func row(_ criterion: Criterion) -> HTMLText {
    let results = criterion.then.map { "<li>\(language.inEnglish($0.text))</li>\n" as HTMLText }
    let audio: HTMLText =
      criterion.audio.map {
        """
        <audio controls src="\(.address(of: $0))" preload="none" \
        aria-label="\(criterion.subject): \(criterion.name)"></audio>

        """
      } ?? ""
    let heard: HTMLText =
      criterion.then.lazy.compactMap(\.announcement).first.map { " data-heard=\"\($0)\"" } ?? ""
    return """
      <tr data-id="\(criterion.id)"\(heard) data-reader="\(criterion.platform?.readerName ?? "")" \
      data-level="\(criterion.isEssential ? "essential" : "")">
      <th scope="row">\(language.inEnglish(criterion.name))</th>
      <td><p>Given \(language.inEnglish(criterion.given)),</p>
      <p>when \(language.inEnglish(criterion.when))</p></td>
      <td><ul>
      \(results.joined())</ul>
      \(audio)</td>
      <td class="result"></td></tr>

      """
  }
}
