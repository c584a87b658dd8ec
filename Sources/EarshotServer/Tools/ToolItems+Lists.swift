import Earshot
import EarshotFiles
import EarshotKit
import EarshotProfiles

extension ToolItems {
  private static let detailOfStops = "Whether to return the parts of announcements."

  static let announcements = ToolItems(
    "json", detail: detailOfStops, hasStops: true,
    textFlags: [Preview.hasAttributes.name]
  ) { document, request in
    let all = try (document.items ?? []).named(request.stops) { [$0] }
    let items =
      request.showsAllFacts ? all : all.withDifferingReadings.map(\.briefAnnouncement)
    return Content(
      name: "announcements", items: items,
      summary: items.count.counted("announcement"), readings: all.readings)
  }

  static let stops = ToolItems(
    "jsonl", detail: detailOfStops, hasStops: true
  ) { document, request in
    let all = try (document.items ?? []).named(request.stops) { [$0] }
    return Content(
      name: "announcements", items: request.showsAllFacts ? all : all.map(\.briefAnnouncement),
      summary: all.count.counted("stop"), readings: all.readings)
  }

  static let differences = ToolItems(
    "json", detail: "Whether to return every stop with its parts.", hasStops: true
  ) { document, request in
    let comparisons = document.list("comparisons")
    let findings = comparisons.flatMap(\.findingsOfStops)
    let stops = comparisons.flatMap { $0.parts("stops", with: ["title"]) }
    return Content(
      name: request.showsAllFacts ? "stops" : "findings",
      items: request.showsAllFacts
        ? try stops.named(request.stops) { [$0["expected"], $0["heard"]].compactMap(\.self) }
        : findings,
      summary: "\(stops.count.counted("stop")) compared: \(findings.verdict)",
      readings: comparisons.compactMap { $0.text("title") }.unique,
      assumptions: comparisons.flatMap { comparison in
        let title = comparison.text("title").map { "\($0): " } ?? ""
        return comparison.texts("assumptions").map { title + $0 } + comparison.texts("limits")
          + comparison.texts("remarks")
      }.unique)
  }

  static let steps = ToolItems(
    "json", detail: "Whether to return times, rules and politeness."
  ) { document, request in
    let steps = (document.items ?? []).flatMap { walk in
      walk.parts("steps", with: ["screen", "profile"])
    }
    return Content(
      name: "steps", items: request.isDetailed ? steps : steps.map(\.briefStep),
      summary: steps.count.counted("step"), readings: steps.readings)
  }
}

extension ToolItems.Content {
  init(_ designs: [CheckedDesign]) {
    let items = designs.flatMap { design in
      design.findings.map { finding in
        JSONValue(
          FindingBudget.fit([
            ("id", design.screen.component(at: finding.location)?.id ?? "screen"),
            ("severity", finding.severity.rawValue), ("kind", finding.kind.id),
            ("place", "\(finding.location)"),
            ("message", AgentAdvice.namingTools(in: finding.problem)),
            ("fix", AgentAdvice.namingTools(in: finding.kind.mend)),
          ]))
      }
    }
    self.init(
      name: "findings", items: items, summary: items.verdict,
      readings: designs.flatMap(\.readings).unique)
  }
}

extension Screen {
  fileprivate func component(at location: SourceLocation) -> (any Component)? {
    allComponents.filter { component in
      component.common.location.file == location.file
        && component.common.location.line <= location.line
    }.max { $0.common.location.line < $1.common.location.line }
  }
}

extension DesignFinding {
  fileprivate var problem: String {
    let fix = "; \(kind.mend)"
    return message.hasSuffix(fix) ? String(message.dropLast(fix.count)) : message
  }
}

extension ToolRequest {
  fileprivate var showsAllFacts: Bool { isDetailed || !stops.isEmpty }
}

extension Int {
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  var unique: [String] {
    reduce(into: []) { texts, text in if !texts.contains(text) { texts.append(text) } }
  }
}

extension [JSONValue] {
  fileprivate var verdict: String {
    let notes = count(of: "note")
    let verdict = FindingVerdict(errors: count(of: "error"), warnings: count(of: "warning"))
    return verdict.sentence + (notes == 0 ? "" : ", \(notes.counted("note"))")
  }

  fileprivate var readings: [String] {
    compactMap { $0.text("profile") }.unique.map { BuiltIn.profile($0)?.title ?? $0 }
  }

  /// Returns the named stops; if `names` is empty, returns all stops.
  ///
  /// - Throws: An error with similar names, if a name is unknown.
  fileprivate func named(
    _ names: [String], sides: (JSONValue) -> [JSONValue]
  ) throws -> [JSONValue] {
    guard !names.isEmpty else { return self }
    let known = map { sides($0).flatMap(\.stopNames) }
    for name in names where !known.contains(where: { $0.contains(name) }) {
      throw UsageError(
        NearestName.message("stop", name, known: known.compactMap(\.first).unique))
    }
    return zip(self, known).compactMap { stop, known in
      names.contains(where: known.contains) ? stop : nil
    }
  }

  fileprivate var withDifferingReadings: [JSONValue] {
    var guidelines: [String: (text: String, hint: String)] = [:]
    return filter { item in
      let keys = ["screen", "component", "stop", "state", "platform"]
      let key = keys.map { item.text($0) ?? "" }.joined(separator: "\n")
      let spoken = (text: item.text("announcement") ?? "", hint: item.text("hint") ?? "")
      guard let family = item.text("profile").flatMap({ BuiltIn.profile($0)?.family }) else {
        return true
      }
      guard family == .device else {
        guidelines[key] = spoken
        return true
      }
      return guidelines[key].map { !Announcement.areEqual($0, spoken) } ?? true
    }
  }

  private func count(of severity: String) -> Int { count { $0.text("severity") == severity } }
}

extension JSONValue {
  init(_ members: [(key: String, text: String?)]) {
    self.init(
      content: .object(
        members.compactMap { key, text in
          guard let text, !text.isEmpty else { return nil }
          return Member(
            key: key, offset: 0, value: JSONValue(content: .string(text), offset: 0))
        }), offset: 0)
  }

  /// The id of a designed stop without the profile, such as `save/button@disabled`.
  private var designID: String? {
    text("id").map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
  }

  /// The id of a stop; an app's stop without an identifier has the words of its name.
  private var stopID: String? {
    let name = list("parts").first { $0.text("kind") == Part.Kind.name.rawValue }?.text("text")
    return designID ?? text("identifier") ?? (name ?? spoken).map(CommonAttributes.slug)
  }

  fileprivate var stopNames: [String] {
    let stop = designID?.split(separator: "@").first.map(String.init)
    return [
      stopID, stop, stop?.split(separator: "/").first.map(String.init), text("component"),
      text("identifier"),
    ].compactMap(\.self).flatMap { [$0, FindingBudget.shortened(id: $0)] }
  }

  fileprivate var briefAnnouncement: JSONValue {
    JSONValue([
      ("screen", text("screen")), ("id", stopID),
      ("identifier", designID.flatMap { _ in text("identifier") }),
      ("profile", text("profile")), ("announcement", text("announcement")), ("hint", text("hint")),
    ])
  }

  fileprivate var briefStep: JSONValue {
    let heard = list("heard").compactMap { $0.text("text") }.joined(separator: " | ")
    return JSONValue([
      ("screen", text("screen")), ("profile", text("profile")), ("action", text("action")),
      ("focus", text("focus")), ("heard", heard),
    ])
  }

  private var place: String? {
    guard let file = text("file") else { return nil }
    let numbers = ["line", "column"].compactMap { key in number(key).map { ":\(Int($0))" } }
    return file + numbers.joined()
  }

  fileprivate var findingsOfStops: [JSONValue] {
    list("stops").flatMap { stop in
      let (expected, heard) = (stop["expected"], stop["heard"])
      return stop.list("findings").map { finding in
        let kind = finding.text("kind").flatMap(Finding.Kind.init(rawValue:))
        let part = finding.text("part").flatMap(Part.Kind.init(rawValue:))
        return JSONValue(
          FindingBudget.fit([
            ("id", (expected ?? heard)?.stopID),
            ("severity", finding.text("severity")), ("kind", kind?.rawValue),
            ("place", (expected ?? heard)?.place), ("message", finding.text("sentence")),
            ("fix", kind?.fix(of: part)), ("expected", expected?.spoken), ("heard", heard?.spoken),
          ]))
      }
    }
  }

  private var spoken: String? { text("announcement") ?? text("text") }

  fileprivate func parts(_ key: String, with names: [String]) -> [JSONValue] {
    let others = (members ?? []).filter { names.contains($0.key) }
    return list(key).map { item in
      JSONValue(content: .object(others + (item.members ?? [])), offset: item.offset)
    }
  }
}
