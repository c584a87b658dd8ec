internal import Earshot

struct TalkBackAttributeReader {
  var unknownFields = UnknownFields()

  mutating func labels(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> [TalkBackNode.LabeledBy] {
    var labels: [TalkBackNode.LabeledBy] = []
    for label in member.value.items ?? [member.value] {
      labels.append(try labeledBy(label, in: member.key))
    }
    return labels
  }

  private mutating func labeledBy(
    _ value: JSONValue, in field: String
  ) throws(ElementLineError) -> TalkBackNode.LabeledBy {
    if let id = value.string { return .id(id) }
    guard let members = value.members else {
      throw value.wrongType("a node, or the id of a node", in: field)
    }
    var fields = TalkBackNodeFields()
    var label = ExposedNode()
    for field in members where !field.isNull {
      if try !fields.read(field, of: &label) { unknownFields.insert(field.key) }
    }
    return .node(label.node)
  }

  mutating func rangeInfo(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.RangeInfo {
    var range = TalkBackNode.RangeInfo(.int, min: 0, max: 0, current: 0)
    for field in members where !field.isNull {
      switch field.key {
      case "type": range.kind = try field.choice(TalkBackNode.RangeInfo.Kind.self) ?? .int
      case "min": range.min = try field.number() ?? 0
      case "max": range.max = try field.number() ?? 0
      case "current": range.current = try field.number() ?? 0
      default: unknownFields.insert(field.key)
      }
    }
    return range
  }

  mutating func collection(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.CollectionInfo {
    var collection = TalkBackNode.CollectionInfo(rowCount: -1, columnCount: -1)
    for field in members where !field.isNull {
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
      default: unknownFields.insert(field.key)
      }
    }
    return collection
  }

  mutating func item(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.CollectionItemInfo {
    var item = TalkBackNode.CollectionItemInfo(rowIndex: -1, columnIndex: -1)
    for field in members where !field.isNull {
      switch field.key {
      case "rowIndex": item.rowIndex = try Self.integer(field)
      case "columnIndex": item.columnIndex = try Self.integer(field)
      case "rowSpan": item.rowSpan = try Self.integer(field)
      case "columnSpan": item.columnSpan = try Self.integer(field)
      case "rowTitle": item.rowTitle = try field.text()
      case "columnTitle": item.columnTitle = try field.text()
      default: unknownFields.insert(field.key)
      }
    }
    return item
  }

  mutating func window(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> TalkBackNode.Window {
    var window = TalkBackNode.Window(id: -1)
    for field in members where !field.isNull {
      switch field.key {
      case "id": window.id = try Self.integer(field)
      case "title": window.title = try field.text()
      case "type": window.type = try field.text()
      default: unknownFields.insert(field.key)
      }
    }
    return window
  }

  private static func integer(_ field: JSONValue.Member) throws(ElementLineError) -> Int {
    try field.integer(in: TalkBackNodeFields.integers) ?? -1
  }

  mutating func actions(_ items: [JSONValue]) throws(ElementLineError) -> [TalkBackNode.Action] {
    try items.map { item throws(ElementLineError) in
      if let name = item.string { return .init(.init(rawValue: name)) }
      if let members = item.members { return try action(members) }
      throw item.wrongType("an action's name or {\"id\":…,\"label\":…}", in: "actions")
    }
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

  func bounds(_ items: [JSONValue]) throws(ElementLineError) -> TalkBackNode.Bounds {
    let edges = try items.map { item throws(ElementLineError) in
      guard case .number(let number) = item.content else {
        throw item.wrongType("a number", in: "bounds")
      }
      return number
    }
    guard let bounds = TalkBackNode.Bounds(edges) else {
      throw ElementLineError(
        "expected left, top, right and bottom, found \(edges.count) numbers",
        field: "bounds")
    }
    return bounds
  }
}
