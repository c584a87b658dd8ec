package import Earshot
import EarshotOutput

package struct ScoreReport: Sendable {
  package let profile: Profile
  package let score: Accuracy
  /// The cases for which this profile cannot compose an announcement.
  package let skipped: [Capture.Note]
  package let others: Int
  let options: ComparisonOptions
  /// Whether this version has the highest number of exact matches.
  package var isNearest = false

  package init(
    profile: Profile, score: Accuracy, skipped: [Capture.Note], others: Int,
    options: ComparisonOptions
  ) {
    self.profile = profile
    self.score = score
    self.skipped = skipped
    self.others = others
    self.options = options
  }

  fileprivate var text: TerminalText {
    let total = score.total
    var lines: [TerminalText] = [
      "\(profile.title), \(total.cases) \(total.cases == 1 ? "case" : "cases")"
        + (isNearest
          ? "; this version has the largest number of exact matches: \(total.exact)" : ""),
      "",
      "  exact matches         \(total.exact) (\(Self.percent(total.exactPercent)))",
      "  in another order      \(total.otherOrder) (\(Self.percent(total.otherOrderPercent)))",
      "  word overlap (F1)     \(Self.percent(total.wordF1))",
      "", "  by component",
    ]
    lines += rows(score.components) + ["", "  by reader and version"] + rows(score.readers)
    if score.otherVersions > 0 {
      let versions = Set(score.results.map(\.testCase).filter(\.isOfOtherVersion).map(\.reader))
      let isOne = score.otherVersions == 1
      lines += [
        "",
        "  warning: \(score.otherVersions) \(isOne ? "case is" : "cases are") from a different version than the "
          + "profile, so their words can differ: \(versions.sorted().joined(separator: ", "))",
      ]
    }
    if others > 0 { lines += ["", "  \(others) cases for another reader are skipped"] }
    if !skipped.isEmpty { lines += ["", "  skipped"] }
    lines += skipped.map { "    \($0.location): \($0.message)" }
    if !score.misses.isEmpty { lines += ["", "  misses"] }
    for miss in score.misses { lines += [""] + self.lines(of: miss) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(_ tallies: [String: Accuracy.Tally]) -> [TerminalText] {
    let width = tallies.keys.map { DisplayWidth.columns(of: "\($0)") }.max() ?? 0
    return tallies.sorted { $0.key < $1.key }.map { name, tally in
      "    \(DisplayWidth.padded("\(name)", to: width))  "
        + "\(tally.exact) of \(tally.cases) exact, \(tally.otherOrder) in another order, "
        + "word overlap (F1) \(Self.percent(tally.wordF1))"
    }
  }

  private func lines(of miss: Accuracy.Result) -> [TerminalText] {
    let parts = miss.testCase.parts.map { "\($0.kind.rawValue) \"\($0.text)\"" }
    return [
      "    \(miss.testCase.location): \(miss.testCase.component), \(miss.testCase.reader)"
        + (miss.testCase.isOfOtherVersion ? " (another version)" : "")
        + (miss.outcome == .otherOrder ? ", in another order" : ""),
      "      heard: \(miss.testCase.heard)",
      "      said:  \(parts.joined(separator: ", "))",
    ] + findings(of: miss).map { "      \($0)" } + [
      "      source: \(miss.testCase.source)"
    ] + (miss.testCase.note.isEmpty ? [] : ["      note: \(miss.testCase.note)"])
  }

  private func findings(of miss: Accuracy.Result) -> [String] {
    let comparison = Comparison(
      expected: [Stop(.parts(Announcement(parts: miss.testCase.parts)))],
      heard: [Stop(.text(miss.testCase.heard))], options: options)
    return comparison.findings.map(\.sentence)
  }

  /// Returns the percentage as text, rounded down so that it never looks too high.
  static func percent(_ percent: Double) -> String {
    let tenths = Int((percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }

  fileprivate static func json(_ reports: [ScoreReport]) -> Document {
    JSONWriter.line { $0.objects(of: reports) { $1.write(to: &$0) } }
  }

  private func write(to object: inout JSONWriter) {
    object.member("profile", profile.id)
    Self.write(score.total, to: &object)
    object.member("skipped", others + skipped.count)
    object.member("otherVersions", score.otherVersions)
    object.objects("components", of: score.components.sorted { $0.key < $1.key }) {
      $0.member("component", $1.key)
      Self.write($1.value, to: &$0)
    }
    object.objects("readers", of: score.readers.sorted { $0.key < $1.key }) {
      $0.member("reader", $1.key)
      Self.write($1.value, to: &$0)
    }
    object.objects("misses", of: score.misses) { object, miss in
      object.member("file", miss.testCase.location.file)
      object.member("line", miss.testCase.location.line)
      object.member("component", miss.testCase.component)
      object.member("reader", miss.testCase.reader)
      if miss.testCase.isOfOtherVersion { object.member("otherVersion", true) }
      object.member("outcome", miss.outcome == .otherOrder ? "but-for-order" : "other-words")
      object.member("heard", miss.testCase.heard)
      object.member("source", miss.testCase.source)
      if !miss.testCase.note.isEmpty { object.member("note", miss.testCase.note) }
      object.announcement(Announcement(parts: miss.testCase.parts))
      object.strings("findings", findings(of: miss))
    }
  }

  private static func write(_ tally: Accuracy.Tally, to object: inout JSONWriter) {
    object.member("cases", tally.cases)
    object.member("exact", tally.exact)
    object.member("butForOrder", tally.otherOrder)
    object.member("exactPercent", tally.exactPercent)
    object.member("wordF1", tally.wordF1)
  }
}

/// The scores of several profiles.
public struct Scores: Reportable {
  package var reports: [ScoreReport]

  package init(_ reports: [ScoreReport]) { self.reports = reports }

  public static var formats: [ReportFormat<Scores>] { [.text, .json, .table] }
}

extension ReportFormat<Scores> {
  /// Text for a terminal: the numbers of matches, and the announcements without an exact match.
  public static var text: Self {
    Self("text") { scores, _ in
      Document(scores.reports.map(\.text).joined(separator: "\n"))
    }
  }

  /// JSON with one object for each profile.
  public static var json: Self {
    Self("json", suffixes: ["json"]) { scores, _ in ScoreReport.json(scores.reports) }
  }

  /// Markdown tables with the numbers of matches.
  public static var table: Self {
    Self("table") { scores, _ in ScoreReport.table(scores.reports) }
  }
}
