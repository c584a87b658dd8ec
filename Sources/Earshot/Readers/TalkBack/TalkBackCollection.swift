/// TalkBack's `CollectionState`.
struct TalkBackCollection: Sendable, Hashable {
  enum Heading: Sendable, Hashable {
    case column, row, other
  }

  struct Ignored: Sendable, Hashable {
    var itemCount: Int
    var count: Int

    init?(_ info: TalkBackNode.CollectionInfo) {
      itemCount = info.itemCount
      count = itemCount - info.importantForAccessibilityItemCount
      guard info.importantForAccessibilityItemCount > 0, count > 0 else { return nil }
    }
  }

  struct Item: Sendable, Hashable {
    var info: TalkBackNode.CollectionItemInfo
    var heading: Heading?
  }

  let key: TalkBackNodeKey
  /// The kind; `group` if TalkBack has no words for the role.
  let kind: Fact.Container
  let name: String?
  let roleDescription: String?
  let rowCount: Int?
  let columnCount: Int?
  let depth: Int?
  let hasChoices: Bool
  let ignored: Ignored?
  private(set) var rowHeaders: [Int: String] = [:]
  private(set) var columnHeaders: [Int: String] = [:]

  init(_ root: Int, in tree: TalkBackTree) {
    let node = tree[root]
    key = tree.key(of: root)
    kind = Fact.Container(tree.survey.roles[root])
    name = node.containerTitle.said ?? node.contentDescription.said ?? node.text.said
    roleDescription = node.roleDescription.said
    rowCount = node.collectionInfo.flatMap { $0.rowCount >= 0 ? $0.rowCount : nil }
    columnCount = node.collectionInfo.flatMap { $0.columnCount >= 0 ? $0.columnCount : nil }
    depth = node.collectionInfo?.hierarchical == true ? Self.depth(of: root, in: tree) : nil
    hasChoices = node.collectionInfo.map { $0.selectionMode != .none } ?? false
    ignored = node.collectionInfo.flatMap(Ignored.init)
    if kind == .grid { collectHeaders(inside: root, of: tree) }
  }

  private static func depth(of root: Int, in tree: TalkBackTree) -> Int {
    tree.ancestors(of: root).count { tree[$0].collectionInfo?.hierarchical == true }
  }
}

extension Fact.Container {
  fileprivate init(_ role: TalkBackRole) {
    switch role {
    case .list: self = .list
    case .grid, .staggeredGrid: self = .grid
    case .pager: self = .pager
    default: self = .group
    }
  }
}

extension TalkBackCollection {
  /// Returns the collection that contains the node, if any; nil for nested items in versions that
  /// do not support them.
  static func root(
    of index: Int, in tree: TalkBackTree, by options: TalkBackOptions
  ) -> Int? {
    var items = tree[index].collectionItemInfo == nil ? 0 : 1
    var next = tree.parents[index]
    while let candidate = next {
      if tree.survey.roles[candidate].isCollection || tree[candidate].collectionInfo != nil {
        return candidate
      }
      if tree[candidate].collectionItemInfo != nil { items += 1 }
      if items > 1, !options.follows(.nestedItems) { return nil }
      next = tree.parents[candidate]
    }
    return nil
  }

  static func isEntered(_ root: Int, in tree: TalkBackTree) -> Bool {
    guard hasSeveralItems(root, in: tree) else { return false }
    return tree[root].collectionInfo?.hierarchical == true
      || !tree.survey.holdsFlatCollection[root]
  }

  private static func hasSeveralItems(_ root: Int, in tree: TalkBackTree) -> Bool {
    guard let info = tree[root].collectionInfo else { return tree.children[root].count > 1 }
    if info.rowCount == 0 || info.columnCount == 0 { return false }
    return info.rowCount != 1 || info.columnCount != 1
  }

  func item(
    of index: Int, below root: Int, in tree: TalkBackTree
  ) -> Item? {
    var next: Int? = index
    while let candidate = next, candidate != root {
      if let info = tree[candidate].collectionItemInfo {
        let isHeading =
          tree[index].heading
          || (tree[candidate].heading && !tree[candidate].roleDescription.isSaid)
        return Item(info: info, heading: isHeading ? heading(at: info) : nil)
      }
      next = tree.parents[candidate]
    }
    return nil
  }

  private func heading(at info: TalkBackNode.CollectionItemInfo) -> Heading {
    if info.rowIndex == 0, (columnCount ?? 0) > 1 { return .column }
    if info.columnIndex == 0, (rowCount ?? 0) > 1 { return .row }
    return .other
  }
}

extension TalkBackCollection {
  private mutating func collectHeaders(inside root: Int, of tree: TalkBackTree) {
    for child in tree.children[root] {
      collectHeader(child, of: tree)
      for grandchild in tree.children[child] { collectHeader(grandchild, of: tree) }
    }
  }

  private mutating func collectHeader(_ index: Int, of tree: TalkBackTree) {
    guard tree[index].heading, let info = tree[index].collectionItemInfo,
      let text = Self.headerText(of: index, in: tree)
    else { return }
    switch heading(at: info) {
    case .column: columnHeaders[info.columnIndex] = text
    case .row: rowHeaders[info.rowIndex] = text
    case .other: return
    }
  }

  private static func headerText(of index: Int, in tree: TalkBackTree) -> String? {
    var index = index
    while true {
      if let text = tree[index].ownName { return text }
      guard tree.children[index].count == 1, let child = tree.children[index].first else {
        return nil
      }
      index = child
    }
  }
}

extension TalkBackRole {
  var isCollection: Bool { self == .list || self == .grid || self == .pager }
}
