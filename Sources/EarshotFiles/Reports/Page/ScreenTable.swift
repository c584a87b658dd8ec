import Earshot
import EarshotOutput

/// A table of the screens in a report, with the worst screen first.
struct ScreenTable {
  struct Row {
    var anchor: String
    var title: PageTitle
    var language: String
    var platforms: [Platform]
    var severities: [Finding.Severity]
    var page: String?

    fileprivate func count(of severity: Finding.Severity) -> Int {
      severities.count { $0 == severity }
    }
  }

  private let rows: [Row]

  init(_ rows: [Row]) {
    let ranked = rows.enumerated().map { place, row in
      (row, rank: (-row.count(of: .error), -row.count(of: .warning), place))
    }
    self.rows = ranked.sorted { $0.rank < $1.rank }.map(\.0)
  }

  var content: HTMLText {
    let items = rows.map { row -> HTMLText in
      let (errors, warnings) = (row.count(of: .error), row.count(of: .warning))
      let address: HTMLText = row.page.map { .address(of: $0) } ?? "#\(row.anchor)"
      return """
        <tr data-language="\(row.language)" \
        data-reader="\(row.platforms.map(\.readerName).joined(separator: " "))"><th scope="row"><a href="\(address)">\(row.title.marked)</a></th><td>\(row.language)</td>\
        <td>\(row.platforms.map(\.readerName).joined(separator: ", "))</td>\
        <td class="count\(errors > 0 ? " is-error" : "")">\(errors)</td>\
        <td class="count\(warnings > 0 ? " is-warning" : "")">\(warnings)</td></tr>

        """
    }
    return """
      <section class="screens" data-filters="Screens">
      <h2 id="screens" tabindex="-1">Screens</h2>
      <table class="sortable">
      <thead><tr><th scope="col">Screen</th><th scope="col">Language</th><th scope="col">Reader</th>\
      <th scope="col">Must fix</th><th scope="col">Should fix</th></tr></thead>
      <tbody>
      \(items.joined())</tbody>
      </table>
      </section>

      """
  }
}
