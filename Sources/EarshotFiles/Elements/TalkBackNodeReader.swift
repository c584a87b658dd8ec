internal import Earshot

/// Reads a node and its descendants without recursion.
struct TalkBackNodeReader {
  var unknownFields: UnknownFields {
    get { fields.unknownFields }
    set { fields.unknownFields = newValue }
  }
  private(set) var labels = TalkBackLabels()
  private var fields = TalkBackNodeFields()

  private typealias Place = (index: Int, position: Int)

  mutating func tree(
    _ value: JSONValue, in field: String?, ignoring ignored: String? = nil
  ) throws(ElementLineError) -> ExposedNode {
    var nodes: [ExposedNode] = []
    var parents: [Place?] = []
    var pending: [(value: JSONValue, parent: Place?)] = [(value, nil)]
    while let next = pending.popLast() {
      let index = nodes.count
      parents.append(next.parent)
      do throws(ElementLineError) {
        nodes.append(ExposedNode())
        let children = try read(
          next.value, into: &nodes[index], ignoring: index == 0 ? ignored : nil)
        for (position, child) in children.enumerated().reversed() {
          pending.append((child, (index, position)))
        }
      } catch {
        let path = Self.path(to: index, parents, in: field)
        throw path.isEmpty ? error : error.inside(path)
      }
    }
    for node in nodes { labels.insert(node.node) }
    return Self.assembled(nodes, parents.map { $0?.index })
  }

  private static func assembled(_ nodes: [ExposedNode], _ parents: [Int?]) -> ExposedNode {
    var nodes = nodes
    for index in nodes.indices.reversed() {
      nodes[index].children.reverse()
      guard let parent = parents[index], let node = nodes.popLast() else { continue }
      nodes[parent].children.append(node)
    }
    return nodes.first ?? ExposedNode()
  }

  private static func path(to index: Int, _ parents: [Place?], in field: String?) -> String {
    var steps: [String] = []
    var next = index
    while let parent = parents[next] {
      steps.append("children[\(parent.position)]")
      next = parent.index
    }
    return ((field.map { [$0] } ?? []) + steps.reversed()).joined(separator: ".")
  }

  private mutating func read(
    _ value: JSONValue, into node: inout ExposedNode, ignoring ignored: String?
  ) throws(ElementLineError) -> [JSONValue] {
    var children: [JSONValue] = []
    for member in try value.object() where !member.isNull && member.key != ignored {
      if member.key == "children" {
        children = try member.items()
      } else if try !fields.read(member, of: &node) {
        fields.unknownFields.insert(member.key)
      }
    }
    return children
  }
}
