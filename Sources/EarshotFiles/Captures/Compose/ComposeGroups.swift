internal import Earshot

enum ComposeGroups {
  /// Adds the inner nodes that Compose exposes for a field's label and role, or for merged texts
  /// and their role.
  static func addTexts(
    of node: ComposeNode, in index: Int, at location: SourceLocation,
    to builder: inout AndroidScreenBuilder
  ) throws(InputError) {
    for words in node.isField ? node.fieldTexts : node.mergedTexts {
      var text = TalkBackNode()
      text.className = "android.widget.TextView"
      text.text = words
      text.bounds = node.bounds
      try builder.add(text, named: node.isField ? "label" : "text", in: index, at: location)
    }
    if node.isField {
      builder.change(index) { if $0.text?.isEmpty == true { $0.text = nil } }
      guard let name = node.fieldRole else { return }
      var role = TalkBackNode()
      role.className = name
      role.bounds = node.bounds
      try builder.add(role, named: "role", in: index, at: location)
    } else if !node.mergedTexts.isEmpty {
      var role = ExposedNode(part: builder.facts(of: index).part)
      builder.change(index) { merging in
        (role.className, role.roleDescription) = (merging.className, merging.roleDescription)
        role.bounds = merging.bounds
        (merging.className, merging.roleDescription) = ("android.view.View", nil)
      }
      try builder.add(role, named: "role", in: index, at: location)
    }
  }

  /// Counts rows and columns from the items' bounds, as AndroidX does.
  static func countItems(
    of nodes: [ComposeNode], _ parents: [Int?], _ indices: [Int],
    in builder: inout AndroidScreenBuilder
  ) {
    var items: [Int: [Int]] = [:]
    for (index, parent) in parents.enumerated() {
      guard let parent, nodes[parent].flags.contains("SelectableGroup"),
        nodes[index].properties["Selected"] != nil
      else { continue }
      items[parent, default: []].append(index)
    }
    for (group, items) in items {
      let isRow = isRow(items.compactMap { nodes[$0].bounds })
      builder.change(indices[group]) {
        $0.collectionInfo = TalkBackNode.CollectionInfo(
          rowCount: isRow ? 1 : items.count, columnCount: isRow ? items.count : 1)
      }
      for (offset, item) in items.enumerated() {
        builder.change(indices[item]) {
          $0.collectionItemInfo = TalkBackNode.CollectionItemInfo(
            rowIndex: isRow ? 0 : offset, columnIndex: isRow ? offset : 0)
        }
      }
    }
  }

  private static func isRow(_ bounds: [TalkBackNode.Bounds]) -> Bool {
    guard let first = bounds.first, let last = bounds.last else { return false }
    return abs(last.left - first.left) > abs(last.top - first.top)
  }
}
