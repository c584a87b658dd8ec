public import Earshot

/// Writes how near a profile comes to what readers were heard to say.
public struct ScoreReport: Sendable {
  /// A case that is passed over.
  public struct Skipped: Sendable, Hashable {
    /// Where it stands.
    public var location: SourceLocation
    /// Why it is passed over.
    public var reason: String

    /// Creates a case that is passed over.
    public init(location: SourceLocation, reason: String) {
      self.location = location
      self.reason = reason
    }
  }

  /// The profile.
  public let profile: Profile
  /// The figures and the cases.
  public let score: Score
  /// The cases of the reader that the profile cannot be scored by.
  public let skipped: [Skipped]
  /// How many cases are of another reader.
  public let others: Int
  private let options: ComparisonOptions

  /// Creates a report.
  public init(
    profile: Profile, score: Score, skipped: [Skipped], others: Int, options: ComparisonOptions
  ) {
    self.profile = profile
    self.score = score
    self.skipped = skipped
    self.others = others
    self.options = options
  }

  /// The form for people.
  public var text: String {
    let total = score.total
    var lines = [
      "\(profile.title) (\(profile.id)), \(total.cases) cases", "",
      "  exact matches         \(Self.figure(total.exact, total.exactPercent))",
      "  matches but for order \(Self.figure(total.otherOrder, total.otherOrderPercent))",
      "  word F1               \(Self.percent(total.wordF1))",
      "", "  by component",
    ]
    lines += rows(score.components) + ["", "  by reader and version"] + rows(score.readers)
    if others > 0 { lines += ["", "  \(others) cases of another reader are passed over"] }
    if !skipped.isEmpty { lines += ["", "  passed over"] }
    lines += skipped.map { "    \($0.location): \($0.reason)" }
    if !score.misses.isEmpty { lines += ["", "  misses"] }
    for miss in score.misses { lines += [""] + self.lines(of: miss) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func rows(_ tallies: [String: Score.Tally]) -> [String] {
    let width = tallies.keys.map(DisplayWidth.columns).max() ?? 0
    return tallies.sorted { $0.key < $1.key }.map { name, tally in
      "    \(DisplayWidth.padded(name.visible, to: width))  "
        + "\(tally.exact) of \(tally.cases) exact, \(tally.otherOrder) but for order, "
        + "word F1 \(Self.percent(tally.wordF1))"
    }
  }

  private func lines(of miss: Score.Result) -> [String] {
    let parts = miss.testCase.parts.map { "\($0.kind.rawValue) \"\($0.text.visible)\"" }
    return [
      "    \(miss.testCase.location): \(miss.testCase.component), \(miss.testCase.reader)"
        + (miss.outcome == .otherOrder ? ", but for order" : ""),
      "      heard: \(miss.testCase.heard.visible)",
      "      said:  \(parts.joined(separator: ", "))",
    ] + findings(of: miss).map { "      \($0.visible)" } + [
      "      source: \(miss.testCase.source.visible)"
    ] + (miss.testCase.note.isEmpty ? [] : ["      note: \(miss.testCase.note.visible)"])
  }

  /// What differs, in the sentences of a comparison.
  private func findings(of miss: Score.Result) -> [String] {
    let comparison = Comparison(
      expected: [Stop(.parts(Announcement(parts: miss.testCase.parts)))],
      heard: [Stop(.text(miss.testCase.heard))], options: options)
    return comparison.findings.map(\.sentence)
  }

  private static func figure(_ count: Int, _ percent: Double) -> String {
    "\(count) (\(Self.percent(percent)))"
  }

  /// A percentage with one decimal, rounded down: a figure that is published promises no more.
  private static func percent(_ percent: Double) -> String {
    let tenths = Int((percent * 10).rounded(.down))
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension ScoreReport {
  /// Returns the form for programs: a list with an object for each profile.
  public static func json(_ reports: [ScoreReport]) -> String {
    var writer = JSONWriter()
    writer.array { list in
      for report in reports { report.write(to: &list) }
    }
    writer.newline()
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func write(to writer: inout JSONWriter) {
    writer.object { object in
      object.key("profile")
      object.string(profile.id)
      Self.write(score.total, to: &object)
      object.key("skipped")
      object.number(others + skipped.count)
      object.key("components")
      Self.write(score.components, named: "component", to: &object)
      object.key("readers")
      Self.write(score.readers, named: "reader", to: &object)
      object.key("misses")
      object.array { list in
        for miss in score.misses { write(miss, to: &list) }
      }
    }
  }

  private static func write(_ tally: Score.Tally, to object: inout JSONWriter) {
    object.key("cases")
    object.number(tally.cases)
    object.key("exact")
    object.number(tally.exact)
    object.key("butForOrder")
    object.number(tally.otherOrder)
    object.key("exactPercent")
    object.number(tally.exactPercent)
    object.key("wordF1")
    object.number(tally.wordF1)
  }

  private static func write(
    _ tallies: [String: Score.Tally], named name: String, to writer: inout JSONWriter
  ) {
    writer.array { list in
      for (key, tally) in tallies.sorted(by: { $0.key < $1.key }) {
        list.object { object in
          object.key(named: name)
          object.string(key)
          write(tally, to: &object)
        }
      }
    }
  }

  private func write(_ miss: Score.Result, to writer: inout JSONWriter) {
    writer.object { object in
      object.key("file")
      object.string(miss.testCase.location.file)
      object.key("line")
      object.number(miss.testCase.location.line)
      object.key("component")
      object.string(miss.testCase.component)
      object.key("reader")
      object.string(miss.testCase.reader)
      object.key("outcome")
      object.string(miss.outcome == .otherOrder ? "but-for-order" : "other-words")
      object.key("heard")
      object.string(miss.testCase.heard)
      object.key("source")
      object.string(miss.testCase.source)
      if !miss.testCase.note.isEmpty {
        object.key("note")
        object.string(miss.testCase.note)
      }
      object.announcement(Announcement(parts: miss.testCase.parts))
      object.key("findings")
      object.array { list in
        for finding in findings(of: miss) { list.string(finding) }
      }
    }
  }
}
