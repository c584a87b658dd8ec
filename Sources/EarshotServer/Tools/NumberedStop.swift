import Earshot
import EarshotFiles
import EarshotKit
import EarshotProfiles

/// A stop, or an expected and a heard stop, with the names that agents can use.
struct NumberedStop {
  let item: JSONValue
  fileprivate let sides: [JSONValue]
  private let id: String?
  fileprivate let names: [String]

  fileprivate init(_ item: JSONValue, ids: inout StopIDs) {
    self.item = item
    let pair = [item["expected"], item["heard"]].compactMap(\.self)
    sides = pair.isEmpty ? [item] : pair
    // A stop of a baseline has the same names as the heard stop, so the names of only one are used.
    let named = sides.first?.designID == nil ? sides.drop { $0.ownID == nil }.prefix(1) : sides[...]
    let found = named.isEmpty ? [ids.id(of: "stop", item)] : named.map { ids.id(of: $0) }
    id = found.first ?? nil
    names = zip(named.isEmpty ? [item] : named, found).flatMap { $0.names(besides: $1) }
  }

  var briefAnnouncement: JSONValue {
    JSONValue([
      ("screen", item.text("screen")), ("id", id),
      ("identifier", item.designID.flatMap { _ in item.text("identifier") }),
      ("profile", item.text("profile")), ("announcement", item.text("announcement")),
      ("hint", item.text("hint")),
    ])
  }

  func findings(by reading: String? = nil) -> [JSONValue] {
    let (expected, heard) = (item["expected"], item["heard"])
    return item.list("findings").map { finding in
      let kind = finding.text("kind").flatMap(Finding.Kind.init(rawValue:))
      let part = finding.text("part").flatMap(Part.Kind.init(rawValue:))
      return JSONValue(
        FindingBudget.fit([
          ("id", id), ("severity", finding.text("severity")), ("kind", kind?.rawValue),
          ("reading", reading), ("place", sides.compactMap(\.place).first),
          ("message", finding.text("sentence")),
          ("fix", kind?.fix(of: part)), ("expected", expected?.spoken), ("heard", heard?.spoken),
        ]))
    }
  }
}

private struct StopIDs {
  private var taken: [String: UniqueNames] = [:]

  mutating func id(of stop: JSONValue) -> String? {
    if let id = stop.designID { return id }
    return stop.ownID.map { self.id(of: $0, stop) }
  }

  mutating func id(of id: String, _ stop: JSONValue) -> String {
    let reading = ["screen", "profile"].map { stop.text($0) ?? "" }.joined(separator: "\n")
    let short = FindingBudget.shortened(id: id)
    let number = taken[reading, default: UniqueNames()].unique(short).dropFirst(short.count)
    return number.isEmpty ? id : FindingBudget.shortened(id: id, followedBy: number)
  }
}

extension [JSONValue] {
  var numberedStops: [NumberedStop] {
    var ids = StopIDs()
    return map { NumberedStop($0, ids: &ids) }
  }
}

extension [NumberedStop] {
  /// Returns the named stops; if `names` is empty, returns all stops.
  func named(_ names: [String]) throws -> [NumberedStop] {
    guard !names.isEmpty else { return self }
    for name in names where !contains(where: { $0.names.contains(name) }) {
      throw UsageError(
        NearestName.message("stop", name, known: compactMap(\.names.first).unique))
    }
    return filter { names.contains(where: $0.names.contains) }
  }

  var withDifferingReadings: [NumberedStop] {
    var guidelines: [String: (text: String, hint: String)] = [:]
    return filter { stop in
      let item = stop.item
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
}

extension JSONValue {
  /// A designed stop's id without the profile's name, such as `save/button@disabled`.
  fileprivate var designID: String? {
    text("id").map { $0.split(separator: "/").prefix(2).joined(separator: "/") }
  }

  fileprivate var ownID: String? {
    let name = list("parts").first { $0.text("kind") == Part.Kind.name.rawValue }?.text("text")
    return text("identifier") ?? (name ?? spoken).map(CommonAttributes.slug)
  }

  fileprivate func names(besides id: String?) -> [String] {
    let stop = designID?.split(separator: "@").first.map(String.init)
    // Ids in walks and checks are not escaped, so agents can also use an unescaped name.
    let written = stop.map { AddressText.unescaped($0.replacing("_", with: " ")) }
    let names = [stop, written].compactMap(\.self).flatMap { name in
      [name, name.split(separator: "/").first.map(String.init)]
    }
    return ([id] + names + [text("component"), designID.flatMap { _ in text("identifier") }])
      .compactMap(\.self).unique.flatMap { [$0, FindingBudget.shortened(id: $0)] }
  }

  fileprivate var place: String? {
    guard let file = text("file") else { return nil }
    let numbers = ["line", "column"].compactMap { key in number(key).map { ":\(Int($0))" } }
    return file + numbers.joined()
  }

  fileprivate var spoken: String? { text("announcement") ?? text("text") }
}
