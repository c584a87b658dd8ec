public import Earshot

/// A line of `compose` for TalkBack: a node with its subtree, and what happens to it.
public struct TalkBackLine: Sendable {
  /// What happens to the node.
  public enum Occasion: Sendable {
    /// Focus comes to the nodes that have a `focusStep`, in ascending order; to the root where
    /// none has.
    case focus
    /// Focus goes through all stops in reading order.
    case walk
    /// An event comes to the root.
    case event(TalkBackEvent)
    /// Events come one after the other.
    case events([SourcedEvent])
  }

  /// An event and where it comes from.
  public struct SourcedEvent: Sendable, Hashable {
    /// What happened.
    public var event: TalkBackEvent
    /// The id of the node that it happened to; nil for the root.
    public var source: String?
  }

  /// The name that is carried through to the output.
  public var id: String?
  /// The root of the tree.
  public var node: ExposedNode
  /// What happens to it.
  public var occasion: Occasion
  /// The settings of the line, in its order.
  public var settings: [ElementLineSetting]
  /// The unknown fields, each once, in the order of the line.
  public var unknownFields: [String]
}

/// Reads nodes and events from JSON, with the names of Android's own interface.
public enum TalkBackLineReader {
  /// Returns what a line describes, `{"id":…,"node":{…},…}` or the node itself; throws what is
  /// wrong with it, and in which field.
  public static func line(of value: JSONValue) throws(ElementLineError) -> TalkBackLine {
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
            "a line has either an event or a list of events", field: member.key)
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
        throw ElementLineError("a line has either an event or a walk", field: "walk")
      }
      line.occasion = events
    }
    line.id = line.id ?? line.node.id
    line.unknownFields = reader.unknownFields.names
    return line
  }
}

/// The nodes of a line that have a name, and those that take their label from one of them.
struct TalkBackLabels {
  private var names: Set<String> = []
  private var references: [(source: String?, target: String)] = []
  private var targets: [String: [String]] = [:]

  /// Takes the next node in document order; only the first with an id has its name.
  mutating func insert(_ node: TalkBackNode) {
    let isFirst = node.id.map { names.insert($0).inserted } ?? false
    for label in node.labels {
      guard case .id(let target) = label else { continue }
      references.append((isFirst ? node.id : nil, target))
      if isFirst, let id = node.id { targets[id, default: []].append(target) }
    }
  }

  /// Throws when a `labeledBy` names no node of the tree or runs in a circle.
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
          throw ElementLineError("the labels of '\(label)' run in a circle", field: "labeledBy")
        }
        path.append((label, 0))
      }
    }
  }
}
