import Earshot
import EarshotOutput

extension CriteriaWriter {
  /// The form for a browser.
  func page(_ sheet: CriteriaSheet) -> Document {
    Page(
      title: "\(sheet.title): acceptance criteria",
      introduction: [
        "What a tester does, and what must come of it. \(sheet.criteria.count) criteria."
      ],
      sections: sheet.components.enumerated().map { index, component in
        Page.Section(
          anchor: "component-\(index + 1)", title: component.subject,
          content: CriteriaPanel(of: component.criteria, level: 3).content)
      }
    ).document
  }
}

extension CriteriaSheet {
  /// The criteria of each component, by the name that testers call it.
  var components: [(subject: String, criteria: [Criterion])] {
    criteria.runs(by: \.component).map { ($0[0].subject, $0) }
  }
}

/// The criteria of one component.
struct CriteriaPanel {
  let criteria: [Criterion]
  /// The level of its headings.
  let level: Int

  init(of criteria: [Criterion], level: Int) {
    self.criteria = criteria
    self.level = level
  }

  var content: HTMLText {
    let areas = Criterion.Area.allCases.map { area -> HTMLText in
      let items = criteria.filter { $0.area == area }.map(item)
      guard !items.isEmpty else { return "" }
      return """
        \(.heading(level, area.rawValue))
        <ol class="stops">
        \(items.joined())</ol>

        """
    }
    return "<div data-filters=\"Criteria\">\n\(areas.joined())</div>\n"
  }

  private func item(_ criterion: Criterion) -> HTMLText {
    let outcomes = criterion.then.map { "<li>\($0.text)</li>\n" as HTMLText }
    let audio: HTMLText =
      criterion.audio.map { "<dt>Recording</dt>\n<dd><code>\($0)</code></dd>\n" } ?? ""
    return """
      <li class="stop criterion" data-reader="\(criterion.platform?.readerName ?? "")" \
      data-level="\(criterion.isEssential ? "essential" : "")">
      <p class="announcement">\(criterion.name)</p>
      <p class="source"><code>\(criterion.id)</code>\(criterion.isEssential ? ", essential" : "")</p>
      <dl>
      <dt>Given</dt>
      <dd>\(criterion.given)</dd>
      <dt>When</dt>
      <dd>\(criterion.when)</dd>
      <dt>Then</dt>
      <dd><ul>
      \(outcomes.joined())</ul></dd>
      \(audio)</dl>
      </li>

      """
  }
}
