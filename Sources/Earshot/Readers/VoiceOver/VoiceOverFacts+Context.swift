extension VoiceOverFacts {
  var context: VoiceOverContext? {
    if case .dataTableCell = element.context, !behavior.speaksTables { return nil }
    if case .pickerWheel = element.context, !behavior.follows(.pickers) { return nil }
    return behavior.speaksContainers ? element.context : nil
  }

  private func addApp(to members: inout [Phrase.Member]) {
    guard let name = arrival.appName, behavior.follows(.appName) else { return }
    if behavior.isTurnedOn {
      members.add(
        .container, .announcement, "voiceover.on", from: "settings.turnedOn",
        "voiceover.turned-on")
    }
    members.add(
      .container, .entered(.window), text: name, from: "app", "voiceover.container.app")
  }

  func addContainers(to members: inout [Phrase.Member]) {
    addApp(to: &members)
    guard behavior.speaksContainers else { return }
    for group in arrival.groups {
      members.add(
        .container, .entered(.group), text: group, from: "container.label",
        "voiceover.container.group")
    }
    if traits.contains(.alert), behavior.follows(.alertPrefix) {
      members.add(
        .container, .entered(.alert), "trait.alert.description", from: "traits.alert",
        "voiceover.container.alert")
    }
    func add(_ fact: Fact, _ key: String, _ rule: Rule.ID, in slot: Slot = .boundary) {
      members.add(slot, fact, key, from: "context", rule)
    }
    switch context {
    case .tab(index: 1, _), .tabBarItem(index: 1, _):
      guard behavior.follows(.tabBarPrefix) else { return }
      add(
        .entered(.tabBar), "context.tab_bar.description", "voiceover.container.tab-bar",
        in: .container)
    case .listStart:
      add(.start(.list), "context.list_start.description", "voiceover.container.list-start")
    case .listEnd: add(.end(.list), "context.list_end.description", "voiceover.container.list-end")
    case .landmarkStart:
      add(
        .start(.landmark), "context.landmark_start.description",
        "voiceover.container.landmark-start")
    case .landmarkEnd:
      add(.end(.landmark), "context.landmark_end.description", "voiceover.container.landmark-end")
    default: break
    }
  }

  var hasTail: Bool {
    switch context {
    case nil, .dataTableCell: false
    default: true
    }
  }

  func addPosition(to members: inout [Phrase.Member]) {
    switch context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count), .pickerWheel(let index, let count):
      members.add(
        .position, .position(index: index, count: count),
        .template("context.series.description_format", [spoken(index), spoken(count)]),
        from: "context", "voiceover.position")
    case .dataTableCell(let cell):
      addSpans(of: cell, to: &members)
      addCoordinates(of: cell, to: &members)
    default: break
    }
  }

  var cell: VoiceOverContext.DataTableCell? {
    guard case .dataTableCell(let cell) = context else { return nil }
    return cell
  }

  func addHeaders(of cell: VoiceOverContext.DataTableCell, to members: inout [Phrase.Member]) {
    for (headers, origin) in [
      (cell.rowHeaders, "context.rowHeaders"), (cell.columnHeaders, "context.columnHeaders"),
    ] {
      for header in headers {
        let texts = [header.label ?? "", header.value ?? ""].filter { !$0.isEmpty }
        guard let first = texts.first else { continue }
        let key = texts.count > 1 ? "header_value_format" : "header_format"
        members.add(
          .headers, .header, .template("context.data_table.\(key)", texts), own: first,
          from: origin, "voiceover.table.headers")
      }
    }
  }

  func addSpans(of cell: VoiceOverContext.DataTableCell, to members: inout [Phrase.Member]) {
    func add(_ key: String, _ count: Int, from origin: String) {
      members.add(
        .spans, .span, .counted("context.data_table.\(key)", count, numbers: [spoken(count)]),
        from: origin, "voiceover.table.spans")
    }
    if cell.height > 1, Self.number(of: cell.row) != nil {
      add("row_span_format", cell.height, from: "context.height")
    }
    if cell.width > 1, Self.number(of: cell.column) != nil {
      add("column_span_format", cell.width, from: "context.width")
    }
  }

  func addCoordinates(of cell: VoiceOverContext.DataTableCell, to members: inout [Phrase.Member]) {
    if cell.isRowHeader, behavior.follows(.headerCells) {
      members.add(
        .coordinates, .role(.heading), "context.data_table.row_header.description",
        kind: .position, from: "context.isRowHeader", "voiceover.table.header-cell")
    }
    if cell.isColumnHeader, behavior.follows(.headerCells) {
      members.add(
        .coordinates, .role(.heading), "context.data_table.column_header.description",
        kind: .position, from: "context.isColumnHeader", "voiceover.table.header-cell")
    }
    if cell.isFirstInRow, let row = Self.number(of: cell.row) {
      members.add(
        .coordinates, .row, .template("context.data_table.row_format", [spoken(row)]),
        from: "context.row", "voiceover.table.row")
    }
    if let column = Self.number(of: cell.column) {
      members.add(
        .coordinates, .column, .template("context.data_table.column_format", [spoken(column)]),
        from: "context.column", "voiceover.table.column")
    }
  }

  private func spoken(_ number: Int) -> String { behavior.number(number, in: element.language) }

  private static func number(of index: Int?) -> Int? {
    // `NSNotFound` is `Int.max`.
    guard let index, index < Int.max else { return nil }
    return index + 1
  }
}
