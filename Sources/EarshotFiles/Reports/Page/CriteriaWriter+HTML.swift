import Earshot
import EarshotOutput

extension CriteriaWriter {
  func page(_ sheet: CriteriaSheet) -> Document {
    Page(
      title: PageTitle(sheet.title, in: sheet.language, ": acceptance criteria"),
      introduction: [
        "Actions of a tester, and their required results. \(sheet.criteria.count) criteria."
      ],
      sections: sheet.components.enumerated().map { index, component in
        Page.Section(
          anchor: "component-\(index + 1)", title: PageTitle(component.subject, in: sheet.language),
          content: CriteriaPanel(of: component.criteria, in: sheet.language, level: 3).content)
      }, filtered: "Criteria"
    ).document
  }
}

extension CriteriaSheet {
  var language: PageLanguage { PageLanguage(locale) }

  var components: [(subject: String, criteria: [Criterion])] {
    criteria.runs(by: \.component).map { ($0[0].subject, $0) }
  }
}

struct CriteriaPanel {
  private let criteria: [Criterion]
  private let language: PageLanguage
  private let level: Int

  init(of criteria: [Criterion], in language: PageLanguage, level: Int) {
    self.criteria = criteria
    self.language = language
    self.level = level
  }

  var content: HTMLText {
    let areas = Criterion.Area.allCases.map { area -> HTMLText in
      let items = criteria.filter { $0.area == area }.map(item)
      guard !items.isEmpty else { return "" }
      return """
        <section>
        \(.heading(level, "\(area.rawValue)"))
        <ol class="stops">
        \(items.joined())</ol>
        </section>

        """
    }
    return areas.joined()
  }

  private func item(_ criterion: Criterion) -> HTMLText {
    let outcomes = criterion.then.map { "<li>\(language.inEnglish($0.text))</li>\n" as HTMLText }
    let audio: HTMLText =
      criterion.audio.map { "<dt>Recording</dt>\n<dd><code>\($0)</code></dd>\n" } ?? ""
    return """
      <li class="stop criterion" data-reader="\(criterion.platform?.readerName ?? "")" \
      data-level="\(criterion.isEssential ? "essential" : "")">
      <p class="announcement">\(language.inEnglish(criterion.name))</p>
      <p class="source"><code>\(criterion.id)</code>\(criterion.isEssential ? ", essential" : "")</p>
      <dl>
      <dt>Given</dt>
      <dd>\(language.inEnglish(criterion.given))</dd>
      <dt>When</dt>
      <dd>\(language.inEnglish(criterion.when))</dd>
      <dt>Then</dt>
      <dd><ul>
      \(outcomes.joined())</ul></dd>
      \(audio)</dl>
      </li>

      """
  }
}
