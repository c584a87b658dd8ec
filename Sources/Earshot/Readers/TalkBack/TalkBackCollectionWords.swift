/// What TalkBack says of the collection that focus is in, enters or leaves
/// (CollectionStateFeedbackUtils).
struct TalkBackCollectionWords {
  let words: TalkBackWords
  let collection: TalkBackCollection

  /// Returns what is said on entering: the collection, its level and how many items it has.
  func entering() -> [Part] {
    guard let place = enteringPlace else { return [] }
    return [place] + [level].compactMap { $0 } + counts
  }

  /// Returns what is said on leaving.
  func leaving() -> [Part] {
    if let role = collection.roleDescription {
      return [named("out_of_role_description", [role], rule: .outOfCollection)]
    }
    switch collection.kind {
    case .list: return [named("out_of_list", rule: .outOfCollection)]
    case .grid: return [named("out_of_grid", rule: .outOfCollection)]
    case .pager: return [leavingPager]
    case .other: return []
    }
  }

  private var enteringPlace: Part? {
    if let role = collection.roleDescription {
      return named("in_collection_role_description", [role], rule: .inCollection)
    }
    switch collection.kind {
    case .list: return named("in_list", rule: .inCollection)
    case .grid: return named("in_grid", rule: .inCollection)
    case .pager: return enteringPager
    case .other: return nil
    }
  }

  private var enteringPager: Part {
    guard collection.rowCount != nil || collection.columnCount != nil else {
      return named("in_pager", rule: .inPager)
    }
    let (rows, columns) = (collection.rowCount ?? 0, collection.columnCount ?? 0)
    if rows > 1, columns > 1 { return named("in_grid_pager", rule: .inPager) }
    return named(rows > 1 ? "in_vertical_pager" : "in_horizontal_pager", rule: .inPager)
  }

  private var leavingPager: Part {
    switch (collection.rowCount, collection.columnCount) {
    case (.some, .some): named("out_of_grid_pager", rule: .outOfGridPager)
    case (.some, nil): named("out_of_vertical_pager", rule: .outOfPager)
    case (nil, .some):
      // The reader has no template with a name for this one.
      words.word(
        .container, "out_of_horizontal_pager", from: "collectionInfo", rule: .outOfPager)
    case (nil, nil): named("out_of_pager", rule: .outOfPager)
    }
  }

  /// Returns a template of the reader with the collection's name where it has one.
  private func named(_ key: String, _ arguments: [String] = [], rule: TalkBackRule) -> Part {
    let origin = collection.roleDescription == nil ? "collectionInfo" : "roleDescription"
    guard let name = collection.name else {
      return words.filled(.container, key, arguments, from: origin, rule: rule)
    }
    return words.filled(
      .container, "\(key)_with_name", arguments + [name], from: origin, rule: rule)
  }

  private var level: Part? {
    guard let depth = collection.depth else { return nil }
    return words.filled(
      .container, "template_collection_level", ["\(depth + 1)"],
      from: "collectionInfo.hierarchical", rule: .level)
  }

  private var counts: [Part] {
    switch collection.kind {
    case .list:
      guard collection.rowCount != nil, collection.columnCount != nil else { return [] }
      return [count("template_list_total_count", collection.total, from: "collectionInfo")]
    case .grid:
      let rows = collection.rowCount.map {
        count("template_list_row_count", $0, from: "collectionInfo.rowCount")
      }
      let columns = collection.columnCount.map {
        count("template_list_column_count", $0, from: "collectionInfo.columnCount")
      }
      return [rows, columns].compactMap { $0 }
    case .pager, .other: return []
    }
  }

  private func count(_ key: String, _ count: Int, from origin: String) -> Part {
    words.counted(.container, key, count, from: origin, rule: .count)
  }
}

// Items.
extension TalkBackCollectionWords {
  /// Which axes of an item's place are news.
  struct Change {
    var row: Bool
    var column: Bool

    /// The axes in which an item differs from the one before; both when `all` is set.
    init(
      from old: TalkBackCollection.Item?, to new: TalkBackCollection.Item, all: Bool
    ) {
      row = all || old?.info.rowIndex != new.info.rowIndex
      column = all || old?.info.columnIndex != new.info.columnIndex
    }
  }

  /// Returns where an item stands, as far as it is news.
  func place(of item: TalkBackCollection.Item, change: Change) -> [Part] {
    guard change.row || change.column else { return [] }
    switch collection.kind {
    case .list: return placeInList(item)
    case .grid: return placeInGrid(item, change: change)
    case .pager, .other: return []
    }
  }

  private func placeInList(_ item: TalkBackCollection.Item) -> [Part] {
    let position = collection.listIndex(of: item.info).flatMap { index -> Part? in
      guard collection.total > 0 else { return nil }
      return words.filled(
        .position, "list_index_template", [ordinal(index), "\(collection.total)"],
        from: "collectionItemInfo", rule: .listPosition)
    }
    let heading = item.heading.map { _ in
      words.word(.role, "heading_template", from: "heading", rule: .itemHeading)
    }
    return [heading, position].compactMap { $0 }
  }

  private func placeInGrid(_ item: TalkBackCollection.Item, change: Change) -> [Part] {
    let row =
      change.row && item.heading != .row && !collection.spansAllRows(item.info)
      ? row(of: item.info) : nil
    let column =
      change.column && item.heading != .column && !collection.spansAllColumns(item.info)
      ? column(of: item.info) : nil
    return [item.heading.map(heading), row, column].compactMap { $0 }
  }

  private func heading(_ heading: TalkBackCollection.Heading) -> Part {
    let key =
      switch heading {
      case .column: "column_heading_template"
      case .row: "row_heading_template"
      case .other: "heading_template"
      }
    return words.word(.role, key, from: "heading", rule: .itemHeading)
  }

  private func row(of info: TalkBackNode.CollectionItemInfo) -> Part? {
    if let header = collection.rowHeaders[info.rowIndex] ?? info.rowTitle, !header.isEmpty {
      return words.text(
        .position, header, from: "collectionItemInfo.rowTitle", rule: .rowHeader)
    }
    guard info.rowIndex >= 0 else { return nil }
    return words.filled(
      .position, "row_index_template", [ordinal(info.rowIndex)],
      from: "collectionItemInfo.rowIndex", rule: .gridPosition)
  }

  private func column(of info: TalkBackNode.CollectionItemInfo) -> Part? {
    if let header = collection.columnHeaders[info.columnIndex] ?? info.columnTitle,
      !header.isEmpty
    {
      return words.text(
        .position, header, from: "collectionItemInfo.columnTitle", rule: .columnHeader)
    }
    guard info.columnIndex >= 0 else { return nil }
    return words.filled(
      .position, "column_index_template", [ordinal(info.columnIndex)],
      from: "collectionItemInfo.columnIndex", rule: .gridPosition)
  }

  /// Returns the number that people count with for an index from 0.
  private func ordinal(_ index: Int) -> String {
    index < Int.max ? "\(index + 1)" : "\(index)"
  }
}

extension TalkBackCollection {
  /// How many items a list has; 0 when unknown.
  var total: Int {
    if let columnCount, columnCount > 1 { return columnCount }
    return rowCount ?? 0
  }

  /// Returns the place of an item in a list, from 0; nil when it fills the whole list.
  func listIndex(of info: TalkBackNode.CollectionItemInfo) -> Int? {
    let isVertical = (rowCount ?? -1) >= (columnCount ?? -1)
    if isVertical ? spansAllRows(info) : spansAllColumns(info) { return nil }
    let index = isVertical ? info.rowIndex : info.columnIndex
    return index < 0 ? nil : index
  }

  func spansAllRows(_ info: TalkBackNode.CollectionItemInfo) -> Bool {
    info.rowSpan == rowCount
  }

  func spansAllColumns(_ info: TalkBackNode.CollectionItemInfo) -> Bool {
    info.columnSpan == columnCount
  }
}
