/// What TalkBack says of the collection that focus is in, enters or leaves
/// (CollectionStateFeedbackUtils).
struct TalkBackCollectionWords {
  let words: TalkBackWords
  let collection: TalkBackCollection

  /// The kind of container that the collection is.
  private var container: Fact.Container {
    switch collection.kind {
    case .list: .list
    case .grid: .grid
    case .pager: .pager
    case .other: .group
    }
  }

  /// Returns what is said on entering: the collection, its level and how many items it has.
  func entering() -> [StopFact] {
    guard let place = enteringPlace else { return [] }
    return [place] + [level].compactMap { $0 } + counts
  }

  /// Returns what is said on leaving.
  func leaving() -> [StopFact] {
    if let role = collection.roleDescription {
      return [named(.left(container), "out_of_role_description", [role], rule: .outOfCollection)]
    }
    switch collection.kind {
    case .list: return [named(.left(container), "out_of_list", rule: .outOfCollection)]
    case .grid: return [named(.left(container), "out_of_grid", rule: .outOfCollection)]
    case .pager: return [leavingPager]
    case .other: return []
    }
  }

  private var enteringPlace: StopFact? {
    if let role = collection.roleDescription {
      return named(
        .entered(container), "in_collection_role_description", [role], rule: .inCollection)
    }
    switch collection.kind {
    case .list: return named(.entered(container), "in_list", rule: .inCollection)
    case .grid: return named(.entered(container), "in_grid", rule: .inCollection)
    case .pager: return enteringPager
    case .other: return nil
    }
  }

  private var enteringPager: StopFact {
    guard collection.rowCount != nil || collection.columnCount != nil else {
      return named(.entered(container), "in_pager", rule: .inPager)
    }
    let (rows, columns) = (collection.rowCount ?? 0, collection.columnCount ?? 0)
    if rows > 1, columns > 1 { return named(.entered(container), "in_grid_pager", rule: .inPager) }
    return named(
      .entered(container), rows > 1 ? "in_vertical_pager" : "in_horizontal_pager", rule: .inPager)
  }

  private var leavingPager: StopFact {
    switch (collection.rowCount, collection.columnCount) {
    case (.some, .some): named(.left(container), "out_of_grid_pager", rule: .outOfGridPager)
    case (.some, nil): named(.left(container), "out_of_vertical_pager", rule: .outOfPager)
    case (nil, .some):
      // The reader has no template with a name for this one.
      words.word(
        .left(.pager), "out_of_horizontal_pager", from: "collectionInfo", rule: .outOfPager)
    case (nil, nil): named(.left(container), "out_of_pager", rule: .outOfPager)
    }
  }

  /// Returns a template of the reader with the collection's name where it has one.
  private func named(
    _ fact: Fact, _ key: String, _ arguments: [String] = [], rule: TalkBackRule
  ) -> StopFact {
    let origin = collection.roleDescription == nil ? "collectionInfo" : "roleDescription"
    guard let name = collection.name else {
      return words.filled(
        fact, key, arguments, own: arguments.first, from: origin, rule: rule)
    }
    return words.filled(
      fact, "\(key)_with_name", arguments + [name], own: name, from: origin, rule: rule)
  }

  private var level: StopFact? {
    guard let depth = collection.depth else { return nil }
    return words.filled(
      .level, "template_collection_level", ["\(depth + 1)"],
      from: "collectionInfo.hierarchical", rule: .level)
  }

  private var counts: [StopFact] {
    let ignored = ignored
    switch collection.kind {
    case .list:
      if let ignored { return [ignored] }
      guard collection.rowCount != nil, collection.columnCount != nil else { return [] }
      return [count("template_list_total_count", collection.total, from: "collectionInfo")]
    case .grid:
      let rows = collection.rowCount.map {
        count("template_list_row_count", $0, from: "collectionInfo.rowCount")
      }
      let columns = collection.columnCount.map {
        count("template_list_column_count", $0, from: "collectionInfo.columnCount")
      }
      return [ignored, rows, columns].compactMap { $0 }
    case .pager, .other: return []
    }
  }

  /// How many items there are, and how many of them the reader does not come to.
  private var ignored: StopFact? {
    guard words.options.follows(.ignoredItems), let ignored = collection.ignored else { return nil }
    return words.counted(
      .count(container), "template_list_item_count", ignored.itemCount, and: ignored.count,
      from: "collectionInfo.importantForAccessibilityItemCount", rule: .ignoredItems)
  }

  private func count(_ key: String, _ count: Int, from origin: String) -> StopFact {
    words.counted(.count(container), key, count, from: origin, rule: .count)
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
  func place(of item: TalkBackCollection.Item, change: Change) -> [StopFact] {
    guard change.row || change.column else { return [] }
    switch collection.kind {
    case .list: return placeInList(item)
    case .grid: return placeInGrid(item, change: change)
    case .pager, .other: return []
    }
  }

  private func placeInList(_ item: TalkBackCollection.Item) -> [StopFact] {
    let position = collection.listIndex(of: item.info).flatMap { index -> StopFact? in
      guard collection.total > 0 else { return nil }
      return words.filled(
        .position(index: index < Int.max ? index + 1 : index, count: collection.total),
        "list_index_template", [ordinal(index), "\(collection.total)"],
        from: "collectionItemInfo", rule: .listPosition)
    }
    let heading = item.heading.map { _ in
      words.word(.role(.heading), "heading_template", from: "heading", rule: .itemHeading)
    }
    return [heading, position].compactMap { $0 }
  }

  private func placeInGrid(_ item: TalkBackCollection.Item, change: Change) -> [StopFact] {
    let row =
      change.row && item.heading != .row && !collection.spansAllRows(item.info)
      ? row(of: item.info) : nil
    let column =
      change.column && item.heading != .column && !collection.spansAllColumns(item.info)
      ? column(of: item.info) : nil
    return [item.heading.map(heading), row, column].compactMap { $0 }
  }

  private func heading(_ heading: TalkBackCollection.Heading) -> StopFact {
    let key =
      switch heading {
      case .column: "column_heading_template"
      case .row: "row_heading_template"
      case .other: "heading_template"
      }
    return words.word(.role(.heading), key, from: "heading", rule: .itemHeading)
  }

  private func row(of info: TalkBackNode.CollectionItemInfo) -> StopFact? {
    if let header = collection.rowHeaders[info.rowIndex] ?? info.rowTitle, !header.isEmpty {
      return words.text(
        .row, header, from: "collectionItemInfo.rowTitle", rule: .rowHeader)
    }
    guard info.rowIndex >= 0 else { return nil }
    return words.filled(
      .row, "row_index_template", [ordinal(info.rowIndex)],
      from: "collectionItemInfo.rowIndex", rule: .gridPosition)
  }

  private func column(of info: TalkBackNode.CollectionItemInfo) -> StopFact? {
    if let header = collection.columnHeaders[info.columnIndex] ?? info.columnTitle,
      !header.isEmpty
    {
      return words.text(
        .column, header, from: "collectionItemInfo.columnTitle", rule: .columnHeader)
    }
    guard info.columnIndex >= 0 else { return nil }
    return words.filled(
      .column, "column_index_template", [ordinal(info.columnIndex)],
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
