package import Earshot

package struct TalkBackLine: Sendable {
  package enum Occasion: Sendable {
    /// Focus moves to the nodes in ascending order of `focusStep`; if no node has a step, to the
    /// root.
    case focus
    case walk
    case event(TalkBackEvent)
    case events([SourcedEvent])
  }

  package struct SourcedEvent: Sendable, Hashable {
    package var event: TalkBackEvent
    package var source: String?
  }

  package var id: String?
  package var node: ExposedNode
  package var occasion: Occasion
  package var settings: [ElementLineSetting]
  package var unknownFields: [String]
}

package enum TalkBackLineReader {
  package static func line(of value: JSONValue) throws(ElementLineError) -> TalkBackLine {
    let members = try value.object()
    var reader = TalkBackNodeReader()
    let line =
      members.contains { $0.key == "node" }
      ? try outerLine(members, by: &reader) : try nodeLine(value, members, by: &reader)
    try reader.labels.check()
    return line
  }

  private static func nodeLine(
    _ value: JSONValue, _ members: [JSONValue.Member], by reader: inout TalkBackNodeReader
  ) throws(ElementLineError) -> TalkBackLine {
    let settings = members.first { $0.key == "settings" }
    let node = try reader.tree(value, in: nil, ignoring: "settings")
    return TalkBackLine(
      id: node.id, node: node, occasion: .focus,
      settings: try settings.map { member throws(ElementLineError) in
        try ElementLineSetting.all(in: member)
      } ?? [], unknownFields: reader.unknownFields.names)
  }

  private static func outerLine(
    _ members: [JSONValue.Member], by reader: inout TalkBackNodeReader
  ) throws(ElementLineError) -> TalkBackLine {
    var line = TalkBackLine(
      id: nil, node: ExposedNode(), occasion: .focus, settings: [], unknownFields: [])
    var events: TalkBackLine.Occasion?
    for member in members {
      switch member.key {
      case "id": line.id = try member.text()
      case "node": line.node = try reader.tree(member.value, in: "node")
      case "settings": line.settings = try ElementLineSetting.all(in: member)
      case "walk": if try member.flag() == true { line.occasion = .walk }
      case "event", "events":
        if member.isNull { continue }
        guard events == nil else {
          throw ElementLineError(
            "found 'event' and 'events'; keep one of them", field: member.key)
        }
        events =
          member.key == "event"
          ? .event(try TalkBackEventReader.event(member, &reader.unknownFields))
          : .events(try TalkBackEventReader.events(member, &reader.unknownFields))
      default: reader.unknownFields.insert(member.key)
      }
    }
    if let events {
      if case .walk = line.occasion {
        throw ElementLineError("found 'walk' and an event; keep one of them", field: "walk")
      }
      line.occasion = events
    }
    line.id = line.id ?? line.node.id
    line.unknownFields = reader.unknownFields.names
    return line
  }
}

struct TalkBackLabels {
  private var names: Set<String> = []
  private var references: [(source: String?, target: String)] = []
  private var targets: [String: [String]] = [:]

  /// Adds a node; if several nodes have the same id, the id refers to the first of them.
  mutating func insert(_ node: TalkBackNode) {
    let isFirst = node.id.map { names.insert($0).inserted } ?? false
    for label in node.labels {
      guard case .id(let target) = label else { continue }
      references.append((isFirst ? node.id : nil, target))
      if isFirst, let id = node.id { targets[id, default: []].append(target) }
    }
  }

  func check() throws(ElementLineError) {
    var settled: Set<String> = []
    for start in references {
      guard names.contains(start.target) else {
        throw ElementLineError(
          "there is no node with the id '\(start.target)' in the tree", field: "labeledBy")
      }
      var path = [(id: start.source ?? start.target, next: 0)]
      var open: Set<String> = [path[0].id]
      while let step = path.last {
        guard let label = targets[step.id]?.dropFirst(step.next).first else {
          settled.insert(step.id)
          open.remove(step.id)
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        if settled.contains(label) { continue }
        guard open.insert(label).inserted else {
          throw ElementLineError(
            "'labeledBy' of '\(label)' leads back to itself; remove one of the labels",
            field: "labeledBy")
        }
        path.append((label, 0))
      }
    }
  }
}
