/// A screen's data tables and their cells' contexts.
///
/// Of several cells at one position, only the first is in the table.
struct VoiceOverTables {
  private struct Place: Hashable {
    var row: Int
    var column: Int
  }

  private struct Table {
    var cells: [Place: VoiceOverScreen.Index] = [:]
    var firstColumns: [Int: Int] = [:]
  }

  private let screen: VoiceOverScreen
  private var tables: [Int: Table] = [:]
  private var elements: [String: VoiceOverScreen.Index] = [:]

  init(of screen: VoiceOverScreen, groups: VoiceOverGroups, stops: [VoiceOverGroups.Stop]) {
    self.screen = screen
    for stop in stops {
      guard screen.nodes[stop.node].cell != nil, let provider = groups.all[stop.group].provider,
        groups.all[provider].content.container == .dataTable
      else { continue }
      var table = tables[provider] ?? Table()
      if let place = place(of: stop.node) {
        if table.cells[place] == nil { table.cells[place] = stop.node }
        let first = table.firstColumns[place.row] ?? place.column
        table.firstColumns[place.row] = min(first, place.column)
      }
      tables[provider] = table
    }
    guard !tables.isEmpty else { return }
    for index in screen.nodes.indices {
      guard case .element(let element, _) = screen.nodes[index].content, let id = element.id,
        elements[id] == nil
      else { continue }
      elements[id] = index
    }
  }

  private func place(of index: VoiceOverScreen.Index) -> Place? {
    guard let cell = screen.nodes[index].cell, let row = cell.row, let column = cell.column else {
      return nil
    }
    return Place(row: row, column: column)
  }

  /// Only the first cell of a row has row headers.
  ///
  /// The first cell of a row omits a column header that is directly above it.
  func context(
    of index: VoiceOverScreen.Index, in group: VoiceOverScreen.Group, numbered provider: Int
  ) -> VoiceOverContext? {
    guard let cell = screen.nodes[index].cell, let table = tables[provider] else { return nil }
    let place = place(of: index)
    let isFirst = place.map { table.firstColumns[$0.row] == $0.column } ?? false
    let rowHeaders = headers(group.rowHeaders, at: cell.row)
    let columnHeaders = headers(group.columnHeaders, at: cell.column)
    let above = isFirst ? place.map { Place(row: $0.row &- 1, column: $0.column) } : nil
    return .dataTableCell(
      VoiceOverContext.DataTableCell(
        row: cell.row, column: cell.column, width: cell.width, height: cell.height,
        isFirstInRow: isFirst, isRowHeader: rowHeaders.contains(index),
        isColumnHeader: columnHeaders.contains(index),
        rowHeaders: isFirst
          ? rowHeaders.filter { $0 != index && isCell($0, of: table) }.map(header) : [],
        columnHeaders: columnHeaders.filter {
          $0 != index && (above == nil || self.place(of: $0) != above)
        }.map(header)))
  }

  private func headers(_ names: [[String]], at number: Int?) -> [VoiceOverScreen.Index] {
    guard let number, names.indices.contains(number) else { return [] }
    return names[number].compactMap { elements[$0] }
  }

  private func isCell(_ index: VoiceOverScreen.Index, of table: Table) -> Bool {
    place(of: index).map { table.cells[$0] == index } ?? false
  }

  private func header(_ index: VoiceOverScreen.Index) -> VoiceOverContext.DataTableCell.Header {
    guard case .element(let element, _) = screen.nodes[index].content else { return .init() }
    return VoiceOverContext.DataTableCell.Header(label: element.label, value: element.value)
  }
}
