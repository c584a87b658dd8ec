import Earshot
import EarshotFiles
import EarshotProfiles

// Agents read whole lists, so parts and rules are included only on request.
extension ToolItems {
  private static let detailOfStops = "Whether to return the parts of announcements."

  static let announcements = ToolItems("json", detail: detailOfStops) { document, isDetailed in
    let all = document.items ?? []
    let items = isDetailed ? all : all.withDifferingReadings.map(\.briefAnnouncement)
    return Content(
      name: "announcements", items: items,
      summary: items.count.counted("announcement"),
      assumptions: all.compactMap { $0.text("project").map { "project: \($0)" } }.unique)
  }

  static let stops = ToolItems("jsonl", detail: detailOfStops) { document, isDetailed in
    let all = document.items ?? []
    return Content(
      name: "announcements", items: isDetailed ? all : all.map(\.briefAnnouncement),
      summary: all.count.counted("stop"))
  }

  static let findings = ToolItems("json") { document, _ in
    let findings = document.list("findings")
    return Content(name: "findings", items: findings, summary: findings.verdict)
  }

  static let differences = ToolItems(
    "json", detail: "Whether to return every stop with its parts."
  ) { document, isDetailed in
    let comparisons = document.list("comparisons")
    let findings = comparisons.flatMap(\.findingsOfStops)
    let count = comparisons.reduce(0) { $0 + $1.list("stops").count }
    return Content(
      name: isDetailed ? "stops" : "findings",
      items: isDetailed ? comparisons.flatMap { $0.parts("stops", with: ["title"]) } : findings,
      summary: "\(count.counted("stop")) compared: \(findings.verdict)",
      readings: comparisons.compactMap { $0.text("title") }.unique,
      assumptions: comparisons.flatMap { $0.texts("assumptions") + $0.texts("limits") }.unique)
  }

  static let steps = ToolItems(
    "json", detail: "Whether to return times, rules and queues."
  ) { document, isDetailed in
    let steps = (document.items ?? []).flatMap { walk in
      walk.parts("steps", with: ["screen", "profile"])
    }
    return Content(
      name: "steps", items: isDetailed ? steps : steps.map(\.briefStep),
      summary: steps.count.counted("step"))
  }
}

extension Int {
  fileprivate func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}

extension [String] {
  fileprivate var unique: [String] {
    reduce(into: []) { texts, text in if !texts.contains(text) { texts.append(text) } }
  }
}

extension [JSONValue] {
  fileprivate var verdict: String {
    FindingVerdict(errors: count(of: "error"), warnings: count(of: "warning")).sentence
  }

  /// The announcements; a device's announcement is omitted if the guidelines have the same one.
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
  fileprivate init(_ members: [(key: String, text: String?)]) {
    self.init(
      content: .object(
        members.compactMap { key, text in
          guard let text, !text.isEmpty else { return nil }
          return Member(
            key: key, offset: 0, value: JSONValue(content: .string(text), offset: 0))
        }), offset: 0)
  }

  fileprivate var briefAnnouncement: JSONValue {
    let stop = [text("component"), text("stop")].compactMap(\.self).joined(separator: "/")
    return JSONValue([
      ("screen", text("screen")), ("stop", stop), ("state", text("state")),
      ("identifier", text("identifier")), ("profile", text("profile")),
      ("announcement", text("announcement")), ("hint", text("hint")),
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
        JSONValue([
          ("id", expected?.text("identifier") ?? heard?.text("identifier")),
          ("severity", finding.text("severity")), ("kind", finding.text("kind")),
          ("place", (expected ?? heard)?.place), ("message", finding.text("sentence")),
          ("expected", expected?.spoken), ("heard", heard?.spoken),
        ])
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
