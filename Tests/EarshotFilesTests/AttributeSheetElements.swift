import Earshot

struct SheetElement {
  struct UnknownRow: Error { var row: AttributeSheet.Row }

  /// The rows about behaviour, which toolkits do not expose.
  private static let behaviour: Set<String> = [
    "native", "grouped", "hidden", "next", "open", "closed", "announces", "guidelines",
  ]

  private let rows: [(names: [String], row: AttributeSheet.Row)]

  init(_ sheet: AttributeSheet) {
    rows = sheet.rows.map { row in
      (row.attribute.split(separator: ".", maxSplits: 1).map(String.init), row)
    }
    .filter { !Self.behaviour.contains($0.names[0]) }
  }

  func voiceOver() throws -> (element: VoiceOverElement, arrival: VoiceOverArrival) {
    var (element, arrival) = (VoiceOverElement(), VoiceOverArrival())
    for (names, row) in rows {
      switch names[0] {
      case "label": element.label = row.value
      case "value", "placeholder": element.value = row.value
      case "hint": element.hint = row.value
      case "traits":
        guard let trait = Traits(name: names[1]) else { throw UnknownRow(row: row) }
        element.traits.insert(trait)
      case "expandedStatus": element.expandedStatus = .init(rawValue: row.value)
      case "language": element.language = row.value
      case "customActions": element.customActions.append(row.value)
      case "customContent":
        element.customContent.append(
          .init(label: row.value, isImportant: names.count > 1))
      case "group": arrival.groups.append(row.value)
      case "context": element.context = try context(names[1], row)
      case "insertionPoint": element.insertionPoint = .init(rawValue: row.value)
      case "app": arrival.appName = row.value
      default: throw UnknownRow(row: row)
      }
    }
    return (element, arrival)
  }

  private func context(_ kind: String, _ row: AttributeSheet.Row) throws -> VoiceOverContext {
    let numbers = row.value.split(separator: " ").compactMap { Int($0) }
    switch (kind, numbers.first, numbers.last) {
    case ("series", let index?, let count?): return .series(index: index, count: count)
    case ("tab", let index?, let count?): return .tab(index: index, count: count)
    case ("tabBarItem", let index?, let count?): return .tabBarItem(index: index, count: count)
    case ("pickerWheel", let index?, let count?): return .pickerWheel(index: index, count: count)
    case ("listStart", _, _): return .listStart
    case ("listEnd", _, _): return .listEnd
    default: throw UnknownRow(row: row)
    }
  }

  func talkBack(listID: String?) throws -> (tree: TalkBackTree, index: Int) {
    var node = TalkBackNode()
    var around: [(prefix: String, node: TalkBackNode)] = []
    for (names, row) in rows {
      switch names[0] {
      case "child": try node.setInside(names[1], row)
      case "language": break
      case "list", "pager", "column", "window", "outer-list", "outer-pager":
        if around.last?.prefix != names[0] {
          around.append((names[0], TalkBackNode()))
          around[around.count - 1].node.className = "android.widget.FrameLayout"
        }
        try around[around.count - 1].node.setAround(names[1], row)
      default: try node.set(names, row)
      }
    }
    let hidesHint = rows.contains { $0.row.attribute == "showingHintText" }
    if node.hasHintOnly, !hidesHint { (node.text, node.showingHintText) = (node.hintText, true) }
    if let first = around.indices.first { around[first].node.id = listID }
    var root = around.reduce(node) { inner, outer in
      let count = rows.first { $0.row.attribute == "\(outer.prefix).childCount" }?.row.value
      let others = (count.flatMap { Int($0) } ?? 1) - 1
      var container = outer.node
      container.children = [inner] + Array(repeating: TalkBackNode(), count: max(0, others))
      return container
    }
    if around.isEmpty {
      var window = TalkBackNode()
      window.className = "android.widget.FrameLayout"
      window.children = [root]
      root = window
    }
    let tree = TalkBackTree(root)
    var index = tree.nodes.startIndex
    for _ in 0..<max(around.count, 1) { index = tree.children[index][0] }
    return (tree, index)
  }
}

extension TalkBackNode {
  fileprivate var hasHintOnly: Bool { editable && text == nil && hintText != nil }

  fileprivate mutating func setAround(_ name: String, _ row: AttributeSheet.Row) throws {
    var info = collectionInfo ?? .init(rowCount: 0, columnCount: 0)
    switch name {
    case "className": className = row.value
    case "contentDescription": contentDescription = row.value
    case "containerTitle": containerTitle = row.value
    case "rowCount", "columnCount", "selectionMode":
      if name == "rowCount" { info.rowCount = Int(row.value) ?? 0 }
      if name == "columnCount" { info.columnCount = Int(row.value) ?? 0 }
      if name == "selectionMode" { info.selectionMode = .init(rawValue: row.value) ?? .none }
      collectionInfo = info
    case "childCount": break
    case _ where name.hasPrefix("actions."):
      actions.append(.init(.init(rawValue: String(name.dropFirst(8)))))
    default: throw SheetElement.UnknownRow(row: row)
    }
  }

  fileprivate mutating func setInside(_ name: String, _ row: AttributeSheet.Row) throws {
    switch name {
    case "text", "className":
      var child = TalkBackNode()
      child.className = name == "className" ? row.value : "android.widget.TextView"
      child.text = name == "text" ? row.value : nil
      children.append(child)
    case "contentDescription": children[children.count - 1].contentDescription = row.value
    case "checkable": children[children.count - 1].checkable = true
    case "stateDescription": children[children.count - 1].stateDescription = row.value
    case "checked":
      children[children.count - 1].checked = .init(rawValue: row.value) ?? .off
    default: throw SheetElement.UnknownRow(row: row)
    }
  }

  fileprivate mutating func set(_ names: [String], _ row: AttributeSheet.Row) throws {
    switch names[0] {
    case "className":
      className = row.value
      editable = row.value == "android.widget.EditText"
    case "text": text = row.value
    case "contentDescription": contentDescription = row.value
    case "labeledBy":
      var label = TalkBackNode()
      label.text = row.value
      labels.append(.node(label))
    case "stateDescription": stateDescription = row.value
    case "hintText": hintText = row.value
    case "tooltipText": tooltipText = row.value
    case "showingHintText": break
    case "rangeInfo":
      let numbers = row.value.split(separator: " ").compactMap { Double($0.filter { $0 != "," }) }
      guard let kind = RangeInfo.Kind(rawValue: String(row.value.prefix { $0 != "," })),
        numbers.count == 3
      else { throw SheetElement.UnknownRow(row: row) }
      rangeInfo = .init(kind, min: numbers[0], max: numbers[1], current: numbers[2])
    case "error": error = row.value
    case "liveRegion": liveRegion = .init(rawValue: row.value) ?? .none
    case "roleDescription": roleDescription = row.value
    case "enabled": enabled = false
    case "editable": editable = false
    case "clickable": clickable = true
    case "longClickable": longClickable = true
    case "focusable": focusable = true
    case "screenReaderFocusable": screenReaderFocusable = true
    case "checkable": checkable = true
    case "checked": checked = .init(rawValue: row.value) ?? .off
    case "selected": selected = true
    case "heading": heading = true
    case "password": password = true
    case "focused": focused = true
    case "fieldRequired": fieldRequired = true
    case "links": links = Int(row.value) ?? 0
    case "collectionItemInfo":
      let numbers = row.value.split { !$0.isNumber }.compactMap { Int($0) }
      collectionItemInfo = .init(rowIndex: numbers[0], columnIndex: numbers[1])
    case "actions":
      actions.append(
        .init(Action.Name(rawValue: names[1]), label: row.value == "yes" ? nil : row.value))
    default: throw SheetElement.UnknownRow(row: row)
    }
  }
}
