/// TalkBack's `CollectionStateFeedbackUtils`.
struct TalkBackCollectionWords {
  let words: TalkBackWords
  let collection: TalkBackCollection

  func entering() -> [StopFact] {
    guard let place = enteringPlace else { return [] }
    return [place] + [level].compactMap { $0 } + counts
  }

  private var enteringPlace: StopFact? {
    let fact = Fact.entered(collection.kind)
    guard collection.roleDescription == nil else {
      return named(fact, "in_collection_role_description", rule: .inCollection)
    }
    return switch collection.kind {
    case .list: named(fact, "in_list", rule: .inCollection)
    case .grid: named(fact, "in_grid", rule: .inCollection)
    case .pager: named(fact, keyOfPager, rule: .inPager)
    default: nil
    }
  }

  func leaving() -> [StopFact] {
    let fact = Fact.left(collection.kind)
    guard collection.roleDescription == nil else {
      return [named(fact, "out_of_role_description", rule: .outOfCollection)]
    }
    switch collection.kind {
    case .list: return [named(fact, "out_of_list", rule: .outOfCollection)]
    case .grid: return [named(fact, "out_of_grid", rule: .outOfCollection)]
    case .pager: return [leavingPager(fact)]
    default: return []
    }
  }

  private var keyOfPager: String {
    guard collection.rowCount != nil || collection.columnCount != nil else { return "in_pager" }
    let (rows, columns) = (collection.rowCount ?? 0, collection.columnCount ?? 0)
    if rows > 1, columns > 1 { return "in_grid_pager" }
    return rows > 1 ? "in_vertical_pager" : "in_horizontal_pager"
  }

  private func leavingPager(_ fact: Fact) -> StopFact {
    switch (collection.rowCount, collection.columnCount) {
    case (.some, .some): named(fact, "out_of_grid_pager", rule: .outOfGridPager)
    case (.some, nil): named(fact, "out_of_vertical_pager", rule: .outOfPager)
    case (nil, .some):
      // TalkBack has no template for a horizontal pager with a name, so the name is omitted.
      words.word(fact, "out_of_horizontal_pager", from: "collectionInfo", rule: .outOfPager)
    case (nil, nil): named(fact, "out_of_pager", rule: .outOfPager)
    }
  }

  private func named(_ fact: Fact, _ key: String, rule: TalkBackRule) -> StopFact {
    let role = collection.roleDescription
    let origin = role == nil ? "collectionInfo" : "roleDescription"
    let arguments = role.map { [$0] } ?? []
    guard let name = collection.name else {
      return words.filled(fact, key, arguments, own: role, from: origin, rule: rule)
    }
    return words.filled(
      fact, "\(key)_with_name", arguments + [name], own: name, from: origin, rule: rule)
  }

  private var level: StopFact? {
    guard let depth = collection.depth else { return nil }
    return words.filled(
      .level, "template_collection_level", ["\(depth + 1)"], from: "collectionInfo.hierarchical",
      rule: .level)
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
    default: return []
    }
  }

  private var ignored: StopFact? {
    guard words.options.follows(.ignoredItems), let ignored = collection.ignored else { return nil }
    return words.counted(
      .count(collection.kind), "template_list_item_count", ignored.itemCount, and: ignored.count,
      from: "collectionInfo.importantForAccessibilityItemCount", rule: .ignoredItems)
  }

  private func count(_ key: String, _ count: Int, from origin: String) -> StopFact {
    words.counted(.count(collection.kind), key, count, from: origin, rule: .count)
  }
}

extension TalkBackCollectionWords {
  func place(of item: TalkBackCollection.Item, after old: TalkBackCollection.Item?) -> [StopFact] {
    let isOtherRow = old?.info.rowIndex != item.info.rowIndex
    let isOtherColumn = old?.info.columnIndex != item.info.columnIndex
    guard isOtherRow || isOtherColumn else { return [] }
    switch collection.kind {
    case .list: return placeInList(item)
    case .grid: return placeInGrid(item, row: isOtherRow, column: isOtherColumn)
    default: return []
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

  private func placeInGrid(_ item: TalkBackCollection.Item, row: Bool, column: Bool) -> [StopFact] {
    let info = item.info
    var places = [item.heading.map(heading)]
    if row, item.heading != .row, !collection.spansAllRows(info) {
      let header = collection.rowHeaders[info.rowIndex] ?? info.rowTitle
      places.append(place(.row, header: header, index: info.rowIndex))
    }
    if column, item.heading != .column, !collection.spansAllColumns(info) {
      let header = collection.columnHeaders[info.columnIndex] ?? info.columnTitle
      places.append(place(.column, header: header, index: info.columnIndex))
    }
    return places.compactMap { $0 }
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

  private func place(_ fact: Fact, header: String?, index: Int) -> StopFact? {
    let isRow = fact == .row
    if let header, !header.isEmpty {
      let origin = isRow ? "collectionItemInfo.rowTitle" : "collectionItemInfo.columnTitle"
      return words.text(fact, header, from: origin, rule: isRow ? .rowHeader : .columnHeader)
    }
    guard index >= 0 else { return nil }
    return words.filled(
      fact, isRow ? "row_index_template" : "column_index_template", [ordinal(index)],
      from: isRow ? "collectionItemInfo.rowIndex" : "collectionItemInfo.columnIndex",
      rule: .gridPosition)
  }

  private func ordinal(_ index: Int) -> String {
    index < Int.max ? "\(index + 1)" : "\(index)"
  }
}

extension TalkBackCollection {
  var total: Int {
    if let columnCount, columnCount > 1 { return columnCount }
    return rowCount ?? 0
  }

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
