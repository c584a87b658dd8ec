import Earshot
import EarshotOutput

/// A finding as a line that opens to show its details.
struct FindingLine {
  var anchor: String
  var severity: Finding.Severity
  var kind: String
  /// Empty for a finding about the whole screen.
  var subject: String
  var problem: String
  /// Nil if the problem already mentions the fix.
  var fix: String?
  var details: HTMLText
  var language: PageLanguage

  /// In words.
  private static let summaryLength = 25

  /// The subject, problem and fix in at most 25 words, linked to the line.
  var summary: HTMLText {
    let words = [subject.isEmpty ? "" : "“\(subject)”:", problem, fix.map { "Fix: \($0)." } ?? ""]
      .joined(separator: " ").split(separator: " ")
    let text = words.prefix(Self.summaryLength).joined(separator: " ")
    return """
      <li class="\(severity.rawValue)"><a href="#\(anchor)">\
      \(language.inEnglish(words.count > Self.summaryLength ? text + "…" : text))</a></li>

      """
  }

  var item: HTMLText {
    let title: HTMLText =
      subject.isEmpty ? "" : "<span class=\"subject\">\(language.inEnglish(subject))</span> "
    return """
      <li class="finding" id="\(anchor)" data-severity="\(severity.rawValue)" data-kind="\(kind)">
      <details>
      <summary>\(.severity(severity)) \(title)\(language.inEnglish(problem))</summary>
      \(details)</details>
      </li>

      """
  }
}

/// The findings of a page, the most severe first; the first five are visible, the others are
/// folded.
struct FindingList {
  let lines: [FindingLine]

  private static let unfolded = 5

  init(_ lines: [FindingLine]) {
    self.lines = Finding.Severity.allCases.sorted(by: >).flatMap { severity in
      lines.filter { $0.severity == severity }
    }
  }

  static func worst(of lines: [FindingLine]) -> HTMLText {
    let worst = FindingList(lines).lines.filter { $0.severity > .note }.prefix(3)
    return worst.isEmpty ? "" : "<ol class=\"worst\">\n\(worst.map(\.summary).joined())</ol>\n"
  }

  var content: HTMLText {
    guard lines.count > Self.unfolded + 1 else { return Self.list(lines) }
    return """
      <div data-filters="Findings">
      \(Self.list(lines.prefix(Self.unfolded)))<details class="more">
      <summary>Show all \(lines.count)</summary>
      \(Self.list(lines.dropFirst(Self.unfolded)))</details>
      </div>

      """
  }

  private static func list(_ lines: some Sequence<FindingLine>) -> HTMLText {
    "<ol class=\"findings\">\n\(lines.map(\.item).joined())</ol>\n"
  }
}
