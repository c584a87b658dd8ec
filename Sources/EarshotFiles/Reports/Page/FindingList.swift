import Earshot
import EarshotOutput

struct FindingLine {
  var anchor: String
  var severity: Finding.Severity
  var kind: String
  /// The affected stop; empty if a finding is about the whole screen.
  var subject: String
  var problem: String
  /// The fix; nil if the problem already mentions it.
  var fix: String?
  /// A general form of a long problem, with its fix.
  var general: (problem: String, fix: String)?
  var details: HTMLText
  var language: PageLanguage
  /// The address of the finding's page; nil for the same page.
  var page: String?
  /// The title of the screen, if the page has several screens.
  var screen = ""
  /// Distinguishes lines with the same text.
  var number = 1

  private static let summaryLength = 25
  private static let longestSubject = 40
  private static let longestProblem = 200

  private var shortSubject: String { Sketch.cut(subject, to: Self.longestSubject) }

  private var shortProblem: String { Sketch.cut(problem.firstSentence, to: Self.longestProblem) }

  /// The screen, subject, problem and fix in at most 25 words, linked to the line.
  var summary: HTMLText {
    let address: HTMLText = page.map { .address(of: $0) } ?? ""
    return """
      <li class="\(severity.rawValue)"><a href="\(address)#\(anchor)">\
      \(language.inEnglish(summaryText))</a></li>

      """
  }

  /// The first form that is short enough, because a cut fix is misleading.
  private var summaryText: String {
    let names = [Sketch.cut(screen, to: Self.longestSubject), shortSubject].filter { !$0.isEmpty }
    let titles = [names, Array(names.prefix(1)), []]
      .map { $0.isEmpty ? "" : "\($0.joined(separator: ", ")): " }
    let forms = [(problem.firstSentence, fix)] + [general].compactMap { $0 }.map { ($0, $1) }
    let texts = forms.flatMap { problem, fix -> [String] in
      guard let fix else { return [problem] }
      return [
        "\(problem) Fix: \(fix).", "\(problem) Fix: \(fix.mainClause).", "fix: \(fix).",
        "fix: \(fix.mainClause).",
      ]
    }
    let problems = forms.map(\.0)
    let all = titles.flatMap { title in (texts + problems).map { title + $0 } }
    return all.first { $0.split(separator: " ").count <= Self.summaryLength }
      ?? problem.split(separator: " ").prefix(Self.summaryLength).joined(separator: " ") + "…"
  }

  var item: HTMLText {
    let repetition: HTMLText = number > 1 ? "<span class=\"hidden\">, \(number)</span>" : ""
    let title: HTMLText =
      subject.isEmpty ? "" : "<b>\(language.inEnglish(shortSubject))</b> "
    return """
      <li class="finding \(severity.rawValue)" id="\(anchor)" data-severity="\(severity.rawValue)" \
      data-kind="\(kind)">
      <details>
      <summary>\(.severity(severity)) \(title)\(language.inEnglish(shortProblem))\(repetition)</summary>
      \(details)</details>
      </li>

      """
  }
}

/// The findings of a page, with the most severe first; notes are folded, and so are all findings
/// after the fifth.
struct FindingList {
  let lines: [FindingLine]

  private static let unfolded = 5

  init(_ lines: [FindingLine]) {
    var counts: [[String]: Int] = [:]
    self.lines = Finding.Severity.allCases.sorted(by: >).flatMap { severity in
      lines.filter { $0.severity == severity }.map { line in
        var line = line
        let key = [severity.rawValue, line.subject, line.problem]
        counts[key, default: 0] += 1
        line.number = counts[key] ?? 1
        return line
      }
    }
  }

  static func worst(of lines: [FindingLine]) -> HTMLText {
    let worst = FindingList(lines).lines.filter { $0.severity > .note }.prefix(3)
    return worst.isEmpty ? "" : "<ol class=\"worst\">\n\(worst.map(\.summary).joined())</ol>\n"
  }

  var content: HTMLText {
    let first = min(lines.count { $0.severity > .note }, Self.unfolded)
    guard lines.count > first else { return Self.list(lines) }
    let urgent: HTMLText = first == 0 ? "" : Self.list(lines.prefix(first))
    let notes = lines.count == 1 ? "1 note" : "\(lines.count) notes"
    return """
      \(urgent)<details class="rest" data-filters="Findings">
      <summary>\(first == 0 ? notes : "Show all \(lines.count)")</summary>
      \(Self.list(lines.dropFirst(first)))</details>

      """
  }

  private static func list(_ lines: some Sequence<FindingLine>) -> HTMLText {
    "<ol class=\"findings\">\n\(lines.map(\.item).joined())</ol>\n"
  }
}

extension String {
  /// A full stop in a quoted text does not end the sentence.
  fileprivate var firstSentence: String {
    let end = ranges(of: ". ").first {
      self[..<$0.lowerBound].count { $0 == "\"" }.isMultiple(of: 2)
    }
    return end.map { self[..<$0.lowerBound] + "." } ?? self
  }

  /// The text before a semicolon, which is a complete fix.
  fileprivate var mainClause: String {
    firstRange(of: "; ").map { String(self[..<$0.lowerBound]) } ?? self
  }
}
