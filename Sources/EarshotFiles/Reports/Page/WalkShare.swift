import Earshot
import EarshotOutput

/// Keeps walk data small in comparison with its page.
enum WalkShare {
  /// The limits to try for the number of states; a calendar needs 26 for its months and one for the
  /// closed picker.
  private static let counts = [27, 14, 7, 4, 2, 1]

  /// Returns a page with at most 30% walk data, if possible.
  ///
  /// If necessary, states are left out, and the page names their components.
  static func fitting(
    _ reports: [ScreenReport], _ write: ([ScreenReport]) -> Document
  ) -> Document {
    let page = write(reports)
    let size = size(of: reports)
    let room = (page.bytes.count - size) * 3 / 7
    guard size > room else { return page }
    for count in counts {
      let trimmed = reports.map { report in
        var report = report
        report.tables = report.tables.mapValues { $0.trimmed(to: count) }
        return report
      }
      if Self.size(of: trimmed) <= room || count == counts.last { return write(trimmed) }
    }
    return page
  }

  private static func size(of reports: [ScreenReport]) -> Int {
    reports.reduce(0) { sum, report in
      sum + report.tables.values.reduce(0) { $0 + TryData.size(of: $1) }
    }
  }
}
