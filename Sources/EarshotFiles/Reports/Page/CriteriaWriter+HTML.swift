import Earshot
import EarshotOutput

extension CriteriaWriter {
  func page(_ sheet: CriteriaSheet) -> Document {
    Page(
      title: PageTitle(sheet.title, in: sheet.language, ": acceptance criteria"),
      introduction: [
        "Actions of a tester, and their required results. \(sheet.effort)"
      ] + sheet.facts.map { sheet.language.inEnglish($0) },
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
  private let sounds: [String: SoundSource]
  private let language: PageLanguage
  private let level: Int
  private let prefix: String

  /// `sounds` are the recordings, by the ids of announcements. The prefix makes the names of
  /// fields unique on a page with several screens.
  init(
    of criteria: [Criterion], sounds: [String: SoundSource] = [:], in language: PageLanguage,
    level: Int, prefix: String = ""
  ) {
    self.criteria = criteria
    self.sounds = sounds
    self.language = language
    self.level = level
    self.prefix = prefix
  }

  var content: HTMLText {
    let areas = Criterion.Area.allCases.map { area -> HTMLText in
      let items = criteria.filter { $0.area == area }.rows.map(item)
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

  private func item(_ row: CriteriaRow) -> HTMLText {
    let outcomes = row.then.map { "<li>\(language.inEnglish($0))</li>\n" as HTMLText }
    let audio = row.parts.map(recording)
    let readers = row.platforms.map(\.readerName).joined(separator: " ")
    return """
      <li class="stop criterion" data-test="\(row.id)" data-reader="\(readers)" \
      data-level="\(row.isEssential ? "essential" : "")">
      <p class="announcement">\(language.inEnglish(row.name))</p>
      <p class="source"><code>\(row.id)</code>\(row.isEssential ? ", essential" : "")</p>
      <dl>
      <dt>Given</dt>
      <dd>\(language.inEnglish(row.given))</dd>
      <dt>When</dt>
      <dd>\(language.inEnglish(row.when))</dd>
      <dt>Then</dt>
      <dd><ul>
      \(outcomes.joined())</ul></dd>
      \(audio.joined())</dl>
      \(row.parts.map { result(of: $0, in: row) }.joined())\
      <p class="result"><label>Note <input type="text" name="note"></label></p>
      </li>

      """
  }

  private func recording(of part: Criterion) -> HTMLText {
    if let source = sounds[part.id] {
      return """
        <dt>Recording</dt>
        <dd class="sound">\(.player(of: source, title: "\(part.name), \(part.id)"))</dd>

        """
    }
    return part.audio.map { "<dt>Recording</dt>\n<dd><code>\($0)</code></dd>\n" } ?? ""
  }

  /// The fields in which a tester notes the result.
  private func result(of part: Criterion, in row: CriteriaRow) -> HTMLText {
    let choices = CriteriaTable.Verdict.allCases.map { verdict -> HTMLText in
      """
      <label><input type="radio" name="\(prefix)\(part.id)" value="\(verdict.rawValue)"> \
      \(verdict.rawValue)</label>

      """
    }
    return """
      <fieldset class="result" data-result="\(part.reader)">
      <legend>\(language.inEnglish(part.reader))<span class="hidden">, \
      \(language.inEnglish(row.name))</span></legend>
      \(choices.joined())<label>Heard <input type="text" name="heard"></label>
      </fieldset>

      """
  }
}
