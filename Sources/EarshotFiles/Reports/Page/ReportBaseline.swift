package import Earshot
import EarshotOutput

/// The findings of an earlier report, whose table of screens contains their digests.
package struct ReportBaseline: Sendable {
  struct Change {
    var added = 0
    var fixed = 0
    var same = 0
  }

  private let screens: [Substring: Set<Substring>]

  package init(of page: [UInt8], file: String) throws(InputError) {
    let text = String(decoding: page, as: UTF8.self)
    let rows = text.split(separator: ScreenDigests.opening.text).dropFirst()
    guard text.hasPrefix(Page.opening.text), !rows.isEmpty else {
      throw InputError(
        "expected a page of 'earshot report' with several screens",
        at: SourceLocation(file: file, line: 1, column: 1))
    }
    var screens: [Substring: Set<Substring>] = [:]
    for row in rows {
      let digests = row.prefix { $0 != "\"" }.split(separator: " ")
      if let screen = digests.first { screens[screen] = Set(digests.dropFirst()) }
    }
    self.screens = screens
  }

  func change(of screen: ScreenDigests) -> Change? {
    guard let old = screens[screen.screen[...]] else { return nil }
    let now = Set(screen.findings.map { $0[...] })
    let same = now.intersection(old).count
    return Change(added: now.count - same, fixed: old.count - same, same: same)
  }

  func summary(of now: [ScreenDigests]) -> String {
    var sum = Change()
    for screen in now {
      let change = change(of: screen) ?? Change(added: screen.findings.count)
      sum.added += change.added
      sum.fixed += change.fixed
      sum.same += change.same
    }
    let names = Set(now.map { $0.screen[...] })
    let gone = screens.filter { !names.contains($0.key) }
    sum.fixed += gone.values.reduce(0) { $0 + $1.count }
    let screens = [
      (names.count { self.screens[$0] == nil }, "new"), (gone.count, "removed"),
    ].filter { $0.0 > 0 }.map { "; \($0) \($0 == 1 ? "screen is" : "screens are") \($1)" }
    return "Compared with the earlier report: \(sum.added) new, \(sum.fixed) fixed, "
      + "\(sum.same) unchanged\(screens.joined())."
  }
}

struct ScreenDigests {
  static let opening: HTMLText = " data-findings=\""

  let screen: String
  /// The digests of all findings except notes.
  let findings: [String]

  /// `number` distinguishes screens with the same title and language.
  init(title: String, locale: String, number: Int, _ lines: [FindingLine]) {
    screen = FindingFingerprints.digest([title, locale, "\(number)"])
    findings = FindingList(lines).lines.filter { $0.severity > .note }.map { line in
      FindingFingerprints.digest([line.kind, line.subject, line.problem, "\(line.number)"])
    }
  }

  var attribute: HTMLText {
    "\(Self.opening)\(([screen] + findings).joined(separator: " "))\""
  }
}
