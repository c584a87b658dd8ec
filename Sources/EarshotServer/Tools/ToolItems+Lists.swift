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
    let stops = try (document.items ?? []).numberedStops.named(request.stops)
    let all = stops.map(\.item)
    let items =
      request.showsAllFacts ? all : stops.withDifferingReadings.map(\.briefAnnouncement)
    return Content(
      name: "announcements", items: items,
      summary: items.count.counted("announcement"), readings: all.readings)
  }

  static let stops = ToolItems(
    "jsonl", detail: detailOfStops, hasStops: true
  ) { document, request in
    let stops = try (document.items ?? []).numberedStops.named(request.stops)
    let all = stops.map(\.item)
    return Content(
      name: "announcements", items: request.showsAllFacts ? all : stops.map(\.briefAnnouncement),
      summary: all.count.counted("stop"), readings: all.readings)
  }

  static let differences = ToolItems(
    "json", detail: "Whether to return every stop with its parts.", hasStops: true
  ) { document, request in
    let comparisons = document.list("comparisons")
    let stops = comparisons.flatMap { $0.parts("stops", with: ["title"]).numberedStops }
    let readings = comparisons.compactMap { $0.text("title") }.unique
    let findings = stops.flatMap { stop in
      stop.findings(by: readings.count > 1 ? stop.item.text("title") : nil)
    }
    return Content(
      name: request.showsAllFacts ? "stops" : "findings",
      items: request.showsAllFacts
        ? try stops.named(request.stops).map(\.item) : findings,
      summary: "\(stops.count.counted("stop")) compared: \(findings.verdict)",
      readings: readings,
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

  fileprivate var briefStep: JSONValue {
    let heard = list("heard").compactMap { $0.text("text") }.joined(separator: " | ")
    return JSONValue([
      ("screen", text("screen")), ("profile", text("profile")), ("action", text("action")),
      ("focus", text("focus")), ("heard", heard),
    ])
  }

  fileprivate func parts(_ key: String, with names: [String]) -> [JSONValue] {
    let others = (members ?? []).filter { names.contains($0.key) }
    return list(key).map { item in
      JSONValue(content: .object(others + (item.members ?? [])), offset: item.offset)
    }
  }
}
