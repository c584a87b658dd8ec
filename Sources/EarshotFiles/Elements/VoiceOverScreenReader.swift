internal import Earshot

struct VoiceOverScreenReader {
  var idiom = VoiceOverScreen.Idiom.phone
  var direction = VoiceOverScreen.Direction.leftToRight
  var unknownFields = UnknownFields()
  private(set) var screen = VoiceOverScreen()

  private struct Pending {
    var value: JSONValue
    var parent: VoiceOverScreen.Index
    var position: Int
  }

  private var places: [(parent: VoiceOverScreen.Index, position: Int)] = [(0, 0)]

  mutating func read(root member: JSONValue.Member) throws(ElementLineError) {
    let root: Object
    do throws(ElementLineError) { root = try object(member.value) } catch {
      throw error.inside("root")
    }
    guard case .group(let group) = root.node.content else {
      throw ElementLineError("the root of a screen is a group; give it 'children'", field: "root")
    }
    screen = VoiceOverScreen(root: group, idiom: idiom, direction: direction)
    var pending = Self.pending(root.children, in: VoiceOverScreen.root)
    while let next = pending.popLast() {
      do throws(ElementLineError) {
        let object = try object(next.value)
        let index = screen.add(object.node, to: next.parent)
        places.append((next.parent, next.position))
        pending += Self.pending(object.children, in: index)
      } catch { throw error.inside(path(of: next)) }
    }
  }

  private static func pending(
    _ children: [JSONValue], in parent: VoiceOverScreen.Index
  ) -> [Pending] {
    children.enumerated().reversed().map {
      Pending(value: $0.element, parent: parent, position: $0.offset)
    }
  }

  private func path(of object: Pending) -> String {
    var steps = ["children[\(object.position)]"]
    var next = object.parent
    while next != VoiceOverScreen.root {
      steps.append("children[\(places[next].position)]")
      next = places[next].parent
    }
    return (["root"] + steps.reversed()).joined(separator: ".")
  }

  // MARK: - One object

  private typealias Object = (node: VoiceOverScreen.Node, children: [JSONValue])

  private mutating func object(_ value: JSONValue) throws(ElementLineError) -> Object {
    var fields = VoiceOverScreenFields()
    var reader = VoiceOverElementReader()
    for member in try value.object() {
      if try !fields.read(member), try !reader.read(member) { unknownFields.insert(member.key) }
    }
    for name in reader.unknownFields.names { unknownFields.insert(name) }
    let content: VoiceOverScreen.Node.Content =
      fields.isElement
      ? .element(reader.element, fields.frame) : .group(fields.group(described: reader.element))
    var node = VoiceOverScreen.Node(
      content, isHidden: fields.isUnseen, isModal: fields.isModal,
      sortPriority: fields.sortPriority, cell: fields.cell)
    (node.facts, node.appName) = (reader.facts, reader.appName)
    return (node, fields.isElement ? [] : fields.children ?? [])
  }
}

private struct VoiceOverScreenFields {
  private enum Kind: String, CaseIterable { case element, group }

  private enum GroupKind: String, CaseIterable {
    case list, landmark, dataTable, semanticGroup, tabBar, view, group
    case accessibilityElements, shouldGroupAccessibilityChildren
  }

  var children: [JSONValue]?
  var frame = VoiceOverScreen.Frame(x: 0, y: 0)
  var isModal = false
  var sortPriority = 0.0
  private var rows: (location: Int?, length: Int)?
  private var columns: (location: Int?, length: Int)?
  private var hidesElements = false
  private var isHidden = false
  private var alpha = 1.0
  private var kind: Kind?
  private var saysElement: Bool?
  private var group = VoiceOverScreen.Group()
  private var groupsChildren: Bool?

  mutating func read(_ member: JSONValue.Member) throws(ElementLineError) -> Bool {
    switch member.key {
    case "type": kind = try member.choice(Kind.self)
    case "kind": read(try member.choice(GroupKind.self))
    case "children": children = member.isNull ? nil : try member.items()
    case "frame": frame = try Self.frame(member) ?? frame
    case "viewFrame": group.viewFrame = try Self.frame(member)
    case "isAccessibilityElement": saysElement = try member.flag()
    case "accessibilityElementsHidden": hidesElements = try member.flag() ?? false
    case "isHidden": isHidden = try member.flag() ?? false
    case "alpha": alpha = try member.number() ?? 1
    case "clipsToBounds": group.clipsToBounds = try member.flag() ?? false
    case "accessibilitySortPriority": sortPriority = try member.number() ?? 0
    case "itemCount": group.itemCount = try member.integer(in: 0...Self.greatestCount)
    case "accessibilityViewIsModal": isModal = try member.flag() ?? false
    case "explicitlyOrdered": group.isExplicitlyOrdered = try member.flag() ?? false
    case "shouldGroupAccessibilityChildren": groupsChildren = try member.flag()
    case "accessibilityHeaderElementsForRow": group.rowHeaders = try Self.headers(member)
    case "accessibilityHeaderElementsForColumn": group.columnHeaders = try Self.headers(member)
    case "accessibilityRowRange": rows = try Self.range(member)
    case "accessibilityColumnRange": columns = try Self.range(member)
    case "container": group.container = try member.choice(VoiceOverScreen.Container.self)
    default: return false
    }
    return true
  }

  private static func headers(_ member: JSONValue.Member) throws(ElementLineError) -> [[String]] {
    try member.items().map { item throws(ElementLineError) in
      let names = try JSONValue.Member(key: member.key, offset: member.offset, value: item).texts()
      guard names.count <= mostHeaders else {
        throw ElementLineError(
          "found \(names.count) headers of one row or column; at most \(mostHeaders) are allowed",
          field: member.key)
      }
      return names
    }
  }

  /// VoiceOver reads all headers with each cell, so more headers would take too long.
  private static let mostHeaders = 16

  /// Reads `[location, length]`; the location can be "NSNotFound".
  private static func range(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> (location: Int?, length: Int)? {
    let items = try member.items()
    guard !items.isEmpty else { return nil }
    let numbers = items.map { JSONValue.Member(key: member.key, offset: member.offset, value: $0) }
    guard numbers.count == 2, let length = try numbers[1].integer(in: 0...greatestCount) else {
      throw ElementLineError(
        "expected [location, length], found \(member.value.found)", field: member.key)
    }
    return (try VoiceOverContextReader.index(numbers[0]), length)
  }

  private mutating func read(_ kind: GroupKind?) {
    switch kind {
    case .view: groupsChildren = groupsChildren ?? false
    case .group, .shouldGroupAccessibilityChildren: groupsChildren = true
    case .accessibilityElements: group.isExplicitlyOrdered = true
    case .list, .landmark, .dataTable, .semanticGroup, .tabBar:
      group.container = kind.flatMap { VoiceOverScreen.Container(rawValue: $0.rawValue) }
    case nil: break
    }
  }

  private static let greatestCount = 1_000_000

  var cell: VoiceOverScreen.Cell? {
    guard rows != nil || columns != nil else { return nil }
    return VoiceOverScreen.Cell(
      row: rows?.location, column: columns?.location, height: rows?.length ?? 1,
      width: columns?.length ?? 1)
  }

  var isUnseen: Bool {
    let isEmptyElement = isElement && group.viewFrame?.isEmpty == true
    return hidesElements || isHidden || alpha <= 0 || isEmptyElement
  }

  var isElement: Bool { saysElement ?? (kind.map { $0 == .element } ?? (children == nil)) }

  /// Returns the group that an element describes.
  ///
  /// By default, a `group` without a container type is one stop: the tree contains no layout views,
  /// so each group is deliberate.
  func group(described element: VoiceOverElement) -> VoiceOverScreen.Group {
    var group = group
    group.label = element.label
    group.value = element.value
    group.id = element.id
    group.customActions = element.customActions
    if element.traits.contains(.tabBar), group.container != .systemTabBar {
      group.container = .tabBar
    }
    let isCalledGroup = kind == .group && group.container == nil
    group.groupsChildren = groupsChildren ?? isCalledGroup
    return group
  }

  private static func frame(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> VoiceOverScreen.Frame? {
    guard !member.isNull else { return nil }
    let items = member.value.items ?? []
    let numbers = items.compactMap { item -> Double? in
      if case .number(let number) = item.content { number } else { nil }
    }
    guard numbers.count == items.count, let frame = VoiceOverScreen.Frame(numbers) else {
      throw ElementLineError(
        "expected [x, y, width, height], found \(member.value.found)", field: member.key)
    }
    return frame
  }
}
