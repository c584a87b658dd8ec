internal import Earshot

/// Reads the attributes of a node that are objects or lists.
struct TalkBackAttributeReader {
  var unknownFields = UnknownFields()

  private typealias Node = TalkBackNode

  /// Returns the labels of a field: one, or a list of them.
  mutating func labels(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> [TalkBackNode.LabeledBy] {
    var labels: [TalkBackNode.LabeledBy] = []
    for label in member.value.items ?? [member.value] {
      labels.append(try labeledBy(label, in: member.key))
    }
    return labels
  }

  /// Returns the label that an id names or an object gives.
  private mutating func labeledBy(
    _ value: JSONValue, in field: String
  ) throws(ElementLineError) -> TalkBackNode.LabeledBy {
    if let id = value.string { return .id(id) }
    guard let members = value.members else {
      throw ElementLineError(
        "found \(value.found) where a node or the id of one is wanted", field: field)
    }
    var fields = TalkBackNodeFields()
    var node = Node()
    try read(members) { field throws(ElementLineError) in try fields.read(field, of: &node) }
    return .node(
      .init(
        text: node.text, contentDescription: node.contentDescription,
        viewIdResourceName: node.viewIdResourceName, customLabel: node.customLabel))
  }

  mutating func rangeInfo(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.RangeInfo {
    var range = TalkBackNode.RangeInfo(.int, min: 0, max: 0, current: 0)
    try read(members) { field throws(ElementLineError) in
      switch field.key {
      case "type": range.kind = try field.choice(TalkBackNode.RangeInfo.Kind.self) ?? .int
      case "min": range.min = try field.number() ?? 0
      case "max": range.max = try field.number() ?? 0
      case "current": range.current = try field.number() ?? 0
      default: return false
      }
      return true
    }
    return range
  }

  mutating func collection(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.CollectionInfo {
    var collection = TalkBackNode.CollectionInfo(rowCount: -1, columnCount: -1)
    try read(members) { field throws(ElementLineError) in
      switch field.key {
      case "rowCount": collection.rowCount = try Self.integer(field)
      case "columnCount": collection.columnCount = try Self.integer(field)
      case "itemCount": collection.itemCount = try Self.integer(field)
      case "importantForAccessibilityItemCount":
        collection.importantForAccessibilityItemCount = try Self.integer(field)
      case "hierarchical": collection.hierarchical = try field.flag() ?? false
      case "selectionMode":
        collection.selectionMode =
          try field.choice(TalkBackNode.CollectionInfo.SelectionMode.self) ?? .none
      default: return false
      }
      return true
    }
    return collection
  }

  mutating func item(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.CollectionItemInfo {
    var item = TalkBackNode.CollectionItemInfo(rowIndex: -1, columnIndex: -1)
    try read(members) { field throws(ElementLineError) in
      switch field.key {
      case "rowIndex": item.rowIndex = try Self.integer(field)
      case "columnIndex": item.columnIndex = try Self.integer(field)
      case "rowSpan": item.rowSpan = try Self.integer(field)
      case "columnSpan": item.columnSpan = try Self.integer(field)
      case "rowTitle": item.rowTitle = try field.text()
      case "columnTitle": item.columnTitle = try field.text()
      default: return false
      }
      return true
    }
    return item
  }

  mutating func window(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.Window {
    var window = TalkBackNode.Window(id: -1)
    try read(members) { field throws(ElementLineError) in
      switch field.key {
      case "id": window.id = try Self.integer(field)
      case "title": window.title = try field.text()
      case "type": window.type = try field.text()
      default: return false
      }
      return true
    }
    return window
  }

  /// Hands every field that is not null to a closure that answers whether it knows it.
  private mutating func read(
    _ members: [JSONValue.Member],
    _ take: (JSONValue.Member) throws(ElementLineError) -> Bool
  ) throws(ElementLineError) {
    for field in members where !field.isNull {
      if try !take(field) { unknownFields.insert(field.key) }
    }
  }

  private static func integer(_ field: JSONValue.Member) throws(ElementLineError) -> Int {
    try field.integer(in: TalkBackNodeFields.integers) ?? -1
  }

  /// Returns actions, each an action's name or an object with its name and its label.
  mutating func actions(_ items: [JSONValue]) throws(ElementLineError) -> [TalkBackNode.Action] {
    var actions: [TalkBackNode.Action] = []
    for item in items {
      if let name = item.string {
        actions.append(.init(.init(rawValue: name)))
      } else if let members = item.members {
        actions.append(try action(members))
      } else {
        throw ElementLineError(
          "found \(item.found) where an action's name or {\"id\":…,\"label\":…} is wanted",
          field: "actions")
      }
    }
    return actions
  }

  private mutating func action(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.Action {
    var name: String?
    var label: String?
    for field in members {
      switch field.key {
      case "id": name = try field.text()
      case "label": label = try field.text()
      default: unknownFields.insert(field.key)
      }
    }
    guard let name else {
      throw ElementLineError("an action needs an 'id', such as \"CLICK\"", field: "id")
    }
    return .init(.init(rawValue: name), label: label)
  }

  /// Returns the rectangle of the numbers left, top, right and bottom.
  func bounds(_ items: [JSONValue]) throws(ElementLineError) -> TalkBackNode.Bounds {
    var edges: [Double] = []
    for item in items {
      guard case .number(let number) = item.content else {
        throw ElementLineError("found \(item.found) where a number is wanted", field: "bounds")
      }
      edges.append(number)
    }
    guard let bounds = TalkBackNode.Bounds(edges) else {
      throw ElementLineError(
        "found \(edges.count) numbers where left, top, right and bottom are wanted",
        field: "bounds")
    }
    return bounds
  }
}
