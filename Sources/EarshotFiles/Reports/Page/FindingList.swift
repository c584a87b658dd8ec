import Earshot
import EarshotOutput

struct FindingLine {
  var anchor: String
  var severity: Finding.Severity
  var kind: String
  var subject: String
  var problem: String
  /// A more specific form of `problem`.
  var title: String?
  var citesStandard = false
  var group: String?
  var fix: String?
  var general: (problem: String, fix: String)?
  var details: HTMLText
  var language: PageLanguage
  var page: String?
  var screen = ""
  var number = 1

  private static let summaryLength = 25
  private static let longestSubject = 40
  private static let longestProblem = 200

  private var shortSubject: String { Sketch.cut(subject, to: Self.longestSubject) }

  private var shownFix: HTMLText {
    guard severity > .note, let fix = fix ?? general?.fix else { return "" }
    return " <span class=\"fix\">Fix: \(language.inEnglish(fix)).</span>"
  }

  fileprivate var groupTitle: String { group ?? (general?.problem ?? problem).firstSentence }

  /// Returns the places, problem and fix in at most 25 words, as a link to the line.
  func summary(of equal: [FindingLine] = []) -> HTMLText {
    let address: HTMLText = page.map { .address(of: $0) } ?? ""
    return """
      <li class="\(severity.rawValue)"><a href="\(address)#\(anchor)">\
      \(language.inEnglish(summaryText(of: equal)))</a></li>

      """
  }

  fileprivate var commonProblem: [String] {
    let fix = general?.fix ?? fix ?? ""
    return [severity.rawValue, kind, general?.problem ?? problem, fix]
  }

  private func places(of equal: [FindingLine]) -> [String] {
    let screens = Set(equal.map { [$0.screen, $0.language.tag] }).count
    let shortScreen = Sketch.cut(screen, to: Self.longestSubject)
    if screens > 1 { return ["In \(screens) screens"] }
    return [shortScreen, equal.count > 1 ? "\(equal.count) times" : shortSubject]
      .filter { !$0.isEmpty }
  }

  /// Returns the first form that is short enough, because a truncated fix would be misleading.
  private func summaryText(of equal: [FindingLine]) -> String {
    let names = places(of: equal)
    let titles = [names, Array(names.prefix(1)), []]
      .map { $0.isEmpty ? "" : "\($0.joined(separator: ", ")): " }
    let own = Set(equal.map(\.problem)).count > 1 ? [] : [(problem.firstSentence, fix)]
    let forms = own + [general].compactMap { $0 }.map { ($0, $1) }
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
    let name: HTMLText =
      subject.isEmpty ? "" : "<b>\(language.inEnglish(shortSubject)):</b> "
    let whole = title ?? problem
    let short = Sketch.cut(whole.firstSentence, to: Self.longestProblem)
    let rest: HTMLText = short == whole ? "" : "<p>\(language.inEnglish(whole))</p>\n"
    return """
      <li class="finding \(severity.rawValue)" id=\(anchor)><details>\
      <summary>\(.severity(severity)) \(name)\(language.inEnglish(short))\(repetition)\(shownFix)</summary>
      \(rest)\(details)</details></li>

      """
  }
}

/// The findings of a page, with the most severe first.
///
/// Findings after the fifth are folded, and so are notes without a success criterion. Equal notes
/// form a group.
struct FindingList {
  let lines: [FindingLine]

  private static let unfolded = 5

  init(_ lines: [FindingLine]) {
    var counts: [[String]: Int] = [:]
    self.lines = Finding.Severity.allCases.sorted(by: >).flatMap { severity in
      let own = lines.filter { $0.severity == severity }
      return (own.filter(\.citesStandard) + own.filter { !$0.citesStandard }).map { line in
        var line = line
        let key = [severity.rawValue, line.subject, line.problem]
        counts[key, default: 0] += 1
        line.number = counts[key] ?? 1
        return line
      }
    }
  }

  static func worst(of lines: [FindingLine], onOneScreen isOne: Bool) -> HTMLText {
    let urgent = FindingList(lines).lines.filter { $0.severity > .note }
    guard !urgent.isEmpty, !isOne || urgent.count > unfolded else { return "" }
    let groups = Dictionary(grouping: urgent, by: \.commonProblem)
    var seen: Set<[String]> = []
    let worst = urgent.filter { seen.insert($0.commonProblem).inserted }.prefix(3)
    let items = worst.map { $0.summary(of: groups[$0.commonProblem] ?? []) }
    return "<ol class=\"worst\">\n\(items.joined())</ol>\n"
  }

  var content: HTMLText {
    let first = lines.prefix(Self.unfolded).prefix { $0.severity > .note || $0.citesStandard }
    let rest = lines.dropFirst(first.count)
    guard !rest.isEmpty else { return Self.list(first) }
    let urgent: HTMLText = first.isEmpty ? "" : Self.list(first)
    let areNotes = rest.allSatisfy { $0.severity == .note }
    let notes = "\(rest.count)\(first.isEmpty ? "" : " more") note\(rest.count == 1 ? "" : "s")"
    return """
      \(urgent)<details class="rest" data-filters="Findings">
      <summary>\(areNotes ? notes : "Show all \(lines.count)")</summary>
      \(Self.grouped(rest))</details>

      """
  }

  private static func grouped(_ lines: some Sequence<FindingLine>) -> HTMLText {
    var single: [FindingLine] = []
    var groups: [(title: String, lines: [FindingLine])] = []
    for line in lines {
      if line.severity > .note || line.citesStandard {
        single.append(line)
      } else if let place = groups.firstIndex(where: { $0.title == line.groupTitle }) {
        groups[place].lines.append(line)
      } else {
        groups.append((line.groupTitle, [line]))
      }
    }
    single += groups.filter { $0.lines.count == 1 }.flatMap(\.lines)
    let equal = groups.filter { $0.lines.count > 1 }.map { title, lines -> HTMLText in
      """
      <section>
      <details class="equal"><summary><b>\(title)</b> (\(lines.count))</summary>
      \(list(lines))</details>
      </section>

      """
    }
    return (single.isEmpty ? "" : list(single)) + equal.joined()
  }

  private static func list(_ lines: some Sequence<FindingLine>) -> HTMLText {
    let items = lines.map(\.item)
    let form: HTMLText = items.count > Page.longest ? "findings long" : "findings"
    return "<ol class=\"\(form)\">\n\(items.joined())</ol>\n"
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

  fileprivate var mainClause: String {
    firstRange(of: "; ").map { String(self[..<$0.lowerBound]) } ?? self
  }
}
