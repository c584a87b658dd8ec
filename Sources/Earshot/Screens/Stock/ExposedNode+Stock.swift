extension ExposedNode {
  func asStockWidget(of owner: StockComponent, _ wording: Wording) -> ExposedNode {
    var node = self
    for index in node.children.indices {
      node.children[index] = node.children[index].asStockWidget(of: owner, wording)
    }
    let component = owner.component
    let toolkits = component.common.toolkits
    if node.facts.part == nil, let role = node.collectionRole,
      let widget = toolkits.widget("\(component.kind).\(role)", on: .talkBack)
    {
      let fields = StockFields(of: StopID("collection"), in: owner, wording)
      StockNode(&node, fields, wording, widget)
    }
    guard node.facts.part != nil, let stop,
      let widget = toolkits.widget(component.stockName(of: stop), on: .talkBack)
    else { return node }
    var fields = StockFields(of: stop, in: owner, wording)
    let isNamedByValue = stop.role == .trigger && component.common.label.isEmpty
    fields.set("name", isNamedByValue ? nil : node.stockName)
    if fields["value"].isEmpty || node.editable {
      fields.set("value", node.stockValue(isTrigger: stop.role == .trigger))
    }
    StockNode(&node, fields.completed(), wording, widget)
    return node
  }

  private var collectionRole: String? {
    if children.first?.stop?.role == .number { return "face" }
    let isCollection =
      node.collectionInfo != nil || node.className == "android.widget.NumberPicker"
      || children.contains { $0.stop?.role == .item }
    return isCollection ? "collection" : nil
  }

  private var stockName: String? {
    if let name = children.first(where: {
      $0.mergedText == .name || $0.mergedText == .nameAmongContent
    }) {
      return name.text
    }
    if case .node(let label)? = node.labeledBy { return label.text }
    return node.contentDescription ?? (node.editable ? nil : node.text)
  }

  private func stockValue(isTrigger: Bool) -> String? {
    if node.editable { return node.showingHintText ? nil : node.text }
    let value = children.first { $0.mergedText == .value }
    return (value ?? (isTrigger ? children.first { $0.mergedText == .name } : nil))?.text
  }
}

extension Component {
  func stockName(of stop: StopID) -> String {
    // A column for days has the same role as the days of a calendar, but its label is not a date.
    if stop.role == .day, stop.label.flatMap({ CalendarDate($0) }) == nil {
      return "\(kind).column"
    }
    return stop.role.rawValue == kind.name ? kind.name : "\(kind).\(stop.role.rawValue)"
  }
}

private struct StockNode {
  private let fields: StockFields
  private let fill: StockTemplate

  @discardableResult
  init(
    _ node: inout ExposedNode, _ fields: StockFields, _ wording: Wording,
    _ widget: StockTable.Widget
  ) {
    self.fields = fields
    fill = StockTemplate(fields: fields, wording: wording)
    for rule in widget.rules where rule.applies(in: fields.states) {
      set(rule.attribute, rule.value, of: &node)
    }
    guard let word = widget.wordOfBusy(in: fields.states).flatMap({ fill($0) }) else { return }
    node.contentDescription = [node.contentDescription, word].compactMap(\.self)
      .joined(separator: ", ")
  }

  private func set(_ attribute: StockAttribute, _ value: String, of node: inout ExposedNode) {
    switch attribute {
    case .className: node.className = Self.className(value)
    case .text: node.text = fill(value)
    case .description: node.contentDescription = fill(value)
    case .state: node.stateDescription = fill(value)
    case .role: node.roleDescription = fill(value)
    case .hintText: node.hintText = fill(value)
    case .tooltip: node.tooltipText = fill(value)
    case .error: node.error = fill(value)
    case .labelFor: node.labeledBy = fill(value).map { .text($0) }
    case .showsHint: showHint(of: &node, if: value == "true")
    case .children: node.children = children(value)
    case .checked:
      node.checkable = !value.isEmpty
      node.checked = value == "picked" ? fields.toggle : .off
    case .selected: node.selected = value == "picked" && fields.toggle == .on
    case .clickable: node.clickable = value == "true"
    case .focused: node.focused = value == "true"
    case .heading: node.heading = value == "true"
    case .editable: node.editable = value == "true"
    case .longClickable: node.longClickable = value == "true"
    case .clickLabel: label(.click, fill(value), of: &node)
    case .longClickLabel: label(.longClick, fill(value), of: &node)
    case .place: node.collectionItemInfo = place(value)
    case .range: setRange(value, of: &node)
    case .actions:
      node.actions.removeAll { $0.name != .custom }
      node.actions += value.split(separator: "|").map { action($0.trimmed) }
    case .customActions:
      node.actions.removeAll { $0.name == .custom }
      node.actions += value.split(separator: "|").compactMap { fill($0.trimmed) }
        .map { .init(.custom, label: $0) }
    case .live: node.liveRegion = .init(rawValue: value) ?? .none
    case .collection: node.collectionInfo = collection(value)
    case .selection:
      guard let mode = TalkBackNode.CollectionInfo.SelectionMode(rawValue: value) else {
        return node.collectionInfo = nil
      }
      let count = node.children.count
      node.collectionInfo = node.collectionInfo ?? .init(rowCount: count, columnCount: 1)
      node.collectionInfo?.selectionMode = mode
    case .busy, .unknown, .label, .value, .hint, .traits, .status, .context, .content: break
    }
  }

  private static func className(_ name: String) -> String {
    if name.contains(".") { return name }
    return "android.\(name == "View" || name == "ViewGroup" ? "view" : "widget").\(name)"
  }

  private func place(_ axis: String) -> TalkBackNode.CollectionItemInfo? {
    guard let place = fields["place"].first.flatMap({ Int($0) }) else { return nil }
    return switch axis {
    case "row": .init(rowIndex: place - 1, columnIndex: 0)
    case "column": .init(rowIndex: 0, columnIndex: place - 1)
    case "grid":
      .init(rowIndex: (place - 1) / max(columns, 1), columnIndex: (place - 1) % max(columns, 1))
    default: nil
    }
  }

  private var columns: Int { fields["columns"].first.flatMap { Int($0) } ?? 0 }

  private func collection(_ axis: String) -> TalkBackNode.CollectionInfo? {
    let count = fields["count"].first.flatMap { Int($0) } ?? 0
    return switch axis {
    case "rows": .init(rowCount: count, columnCount: 1)
    case "columns": .init(rowCount: 1, columnCount: count)
    case "grid" where columns > 0:
      .init(rowCount: (count + columns - 1) / columns, columnCount: columns)
    case "grid": .init(rowCount: count, columnCount: 1)
    case "unknown": .init(rowCount: -1, columnCount: 1)
    default: nil
    }
  }

  private func action(_ written: String) -> TalkBackNode.Action {
    let pieces = written.split(separator: " ", maxSplits: 1).map(String.init)
    let label = pieces.count == 2 ? fill(pieces[1]) : nil
    return .init(.init(rawValue: pieces.first ?? ""), label: label)
  }

  private func showHint(of node: inout ExposedNode, if canShow: Bool) {
    node.showingHintText = canShow && (node.text ?? "").isEmpty && node.hintText != nil
    if node.showingHintText { node.text = node.hintText }
  }

  private func label(
    _ action: TalkBackNode.Action.Name, _ label: String?, of node: inout ExposedNode
  ) {
    node.actions.removeAll { $0.name == action }
    if let label { node.actions.append(.init(action, label: label)) }
  }

  private func setRange(_ type: String, of node: inout ExposedNode) {
    guard let type = TalkBackNode.RangeInfo.Kind(rawValue: type), let range = fields.range else {
      return node.rangeInfo = nil
    }
    node.rangeInfo = .init(type, min: range.min, max: range.max, current: range.current)
  }

  private func children(_ list: String) -> [ExposedNode] {
    list.split(separator: "|").flatMap { child($0.trimmed) }
  }

  /// `written` is the control's class and, optionally, its state.
  private func checkedChild(_ written: String) -> ExposedNode {
    let pieces = written.split(separator: " ", maxSplits: 1).map(String.init)
    var child = ExposedNode()
    child.className = Self.className(pieces.first ?? "")
    child.checkable = true
    child.checked = fields.toggle
    if pieces.count == 2 { child.stateDescription = fill(pieces[1]) }
    return child
  }

  private static let meanings: [String: MergedText] = [
    "name": .name, "value": .value, "placeholder": .placeholder, "content": .content,
    "hint": .content, "visible": .content,
  ]

  private func child(_ written: String) -> [ExposedNode] {
    if let meaning = Self.meanings[written] {
      return fields[written].map { .text($0, meaning: meaning) }
    }
    if written.hasPrefix("checked ") { return [checkedChild(String(written.dropFirst(8)))] }
    guard let space = written.firstIndex(of: " ") else { return [] }
    let attribute = StockAttribute(rawValue: String(written[..<space]))
    let value = String(written[written.index(after: space)...])
    guard let attribute, attribute == .className || fill(value) != nil else { return [] }
    var child = ExposedNode()
    child.className = "android.\(attribute == .text ? "widget.Text" : "view.")View"
    set(attribute, value, of: &child)
    return [child]
  }
}

extension [ExposedNode] {
  func inside(
    _ enclosing: [Enclosing], at position: Position?, _ wording: Wording
  ) -> [ExposedNode] {
    var nodes = self
    if position != nil, !enclosing.isEmpty { nodes = nodes.map(\.withoutOwnList) }
    return enclosing.reversed().reduce(nodes) { $1.around($0, wording) }
  }
}

extension Enclosing {
  fileprivate func around(_ nodes: [ExposedNode], _ wording: Wording) -> [ExposedNode] {
    guard let widget = toolkits.widget("\(kind).rows", on: .talkBack) else { return nodes }
    var nodes = nodes
    if let index, let item = toolkits.widget("\(kind).item", on: .talkBack) {
      let fields = StockFields(place: index + 1, of: count, columns: columns)
      for index in nodes.indices { StockNode(&nodes[index], fields, wording, item) }
    }
    var collection = ExposedNode()
    collection.node.id = "\(id).rows"
    collection.children = nodes
    StockNode(&collection, StockFields(place: nil, of: count, columns: columns), wording, widget)
    if TalkBackRole(of: collection.node) == .pager {
      for index in collection.children.indices { collection.children[index].leaveList() }
      // TalkBack announces a page only if it is the pager's only child; the second child here
      // represents the title and other views.
      if hasTitle || viewCount > 1 { collection.children.append(ExposedNode()) }
    } else if hasPositions, let info = collection.collectionInfo, info.rowCount < 0 {
      collection.collectionInfo?.rowCount = count
    }
    return [collection]
  }
}

extension ExposedNode {
  fileprivate var withoutOwnList: ExposedNode {
    guard facts.part == nil, node.collectionInfo != nil, children.count == 1 else { return self }
    return children[0]
  }

  fileprivate mutating func leaveList() {
    node.collectionItemInfo = nil
    facts.added.removeAll { $0.kind == .position }
  }
}

extension StringProtocol {
  var trimmed: String {
    var text = Substring(self)
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
