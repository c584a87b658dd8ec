import Earshot
import EarshotOutput

struct ScreenTable {
  struct Row {
    var anchor: String
    var title: PageTitle
    var language: String
    var platforms: [Platform]
    var severities: [Finding.Severity]
    var digests: ScreenDigests
    var page: String?

    fileprivate func count(of severity: Finding.Severity) -> Int {
      severities.count { $0 == severity }
    }
  }

  private let rows: [Row]
  private let baseline: ReportBaseline?

  init(_ rows: [Row], since baseline: ReportBaseline?) {
    self.baseline = baseline
    self.rows = Self.sorted(rows) { $0 }
  }

  static func sorted<Screen>(_ screens: [Screen], by row: (Screen) -> Row) -> [Screen] {
    let ranked = screens.enumerated().map { place, screen in
      let row = row(screen)
      return (screen, rank: (-row.count(of: .error), -row.count(of: .warning), place))
    }
    return ranked.sorted { $0.rank < $1.rank }.map(\.0)
  }

  var content: HTMLText {
    let items = rows.map { row -> HTMLText in
      let (errors, warnings) = (row.count(of: .error), row.count(of: .warning))
      let notes = row.count(of: .note)
      let address: HTMLText = row.page.map { .address(of: $0) } ?? "#\(row.anchor)"
      return """
        <tr\(row.digests.attribute) data-language="\(row.language)" \
        data-reader="\(row.platforms.map(\.readerName).joined(separator: " "))"><th scope="row"><a href="\(address)">\(row.title.marked)</a></th><td>\(row.language)</td>\
        <td>\(row.platforms.map(\.readerName).joined(separator: ", "))</td>\
        <td class="count\(errors > 0 ? " is-error" : " is-none")">\(errors)</td>\
        <td class="count\(warnings > 0 ? " is-warning" : " is-none")">\(warnings)</td>\
        <td class="count\(notes > 0 ? "" : " is-none")">\(notes)</td>\(changes(of: row))</tr>

        """
    }
    return """
      <section class="screens" data-filters="Screens">
      <h2 id="screens" tabindex="-1">Screens</h2>
      <table class="sortable\(baseline == nil ? "" : " changes")">
      <thead><tr><th scope="col">Screen</th><th scope="col">Language</th><th scope="col">Reader</th>\
      <th scope="col">Must fix</th><th scope="col">Should fix</th>\
      <th scope="col">Notes</th>\(changeColumns)</tr></thead>
      <tbody>
      \(items.joined())</tbody>
      </table>
      </section>

      """
  }

  private var changeColumns: HTMLText {
    guard baseline != nil else { return "" }
    return ["New", "Fixed", "Same"].map { "<th scope=\"col\">\($0)</th>" as HTMLText }.joined()
  }

  private func changes(of row: Row) -> HTMLText {
    guard let baseline else { return "" }
    let change =
      baseline.change(of: row.digests) ?? .init(added: row.digests.findings.count)
    return [change.added, change.fixed, change.same]
      .map { "<td class=\"count\">\($0)</td>" as HTMLText }.joined()
  }
}
