/// Where the element stands: in a group, an alert, a list, a tab bar, a series, a data table.
extension VoiceOverFacts {
  private var context: VoiceOverContext? { behavior.speaksContainers ? element.context : nil }

  /// The words for containers: groups that are entered, the alert, the tab bar, the ends of lists.
  var containers: [Phrase.Member] {
    guard behavior.speaksContainers else { return [] }
    let entered = groups.map {
      member(
        .container, .entered(.group), text: $0, from: "container.label",
        "voiceover.container.group")
    }
    return entered + alert + tabBar + boundary
  }

  /// The word for an alert, before its title.
  private var alert: [Phrase.Member] {
    guard traits.contains(.alert), behavior.follows(.alertPrefix) else { return [] }
    return [
      member(
        .container, .entered(.alert), "trait.alert.description", from: "traits.alert",
        "voiceover.container.alert")
    ]
  }

  private var tabBar: [Phrase.Member] {
    guard behavior.follows(.tabBarPrefix) else { return [] }
    switch context {
    case .tab(index: 1, _), .tabBarItem(index: 1, _):
      return [
        member(
          .container, .entered(.tabBar), "context.tab_bar.description", from: "context",
          "voiceover.container.tab-bar")
      ]
    default: return []
    }
  }

  private var boundary: [Phrase.Member] {
    let (fact, key, rule): (Fact, String, Rule.ID)
    switch context {
    case .listStart:
      (fact, key, rule) = (.start(.list), "context.list_start", "voiceover.container.list-start")
    case .listEnd:
      (fact, key, rule) = (.end(.list), "context.list_end", "voiceover.container.list-end")
    case .landmarkStart:
      (fact, key, rule) = (
        .start(.landmark), "context.landmark_start", "voiceover.container.landmark-start"
      )
    case .landmarkEnd:
      (fact, key, rule) = (
        .end(.landmark), "context.landmark_end", "voiceover.container.landmark-end"
      )
    default: return []
    }
    return [member(.boundary, fact, key + ".description", from: "context", rule)]
  }

  /// Whether something of the context is said behind everything else.
  var hasTail: Bool {
    switch context {
    case nil, .dataTableCell: false
    default: true
    }
  }

  /// "2 of 5", or the place in a table.
  var position: [Phrase.Member] {
    switch context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      let words = StopFact.Words.template(
        "context.series.description_format", [spoken(index), spoken(count)])
      return [
        member(
          .position, .position(index: index, count: count), words, from: "context",
          "voiceover.position")
      ]
    case .dataTableCell(let cell): return spans(of: cell) + coordinates(of: cell)
    default: return []
    }
  }

  /// The place in a data table.
  var cell: VoiceOverContext.DataTableCell? {
    guard case .dataTableCell(let cell) = context else { return nil }
    return cell
  }

  /// Everything that a cell can say; the layouts tell what is said with the text and what behind
  /// the specifiers.
  func cellText(_ cell: VoiceOverContext.DataTableCell) -> Phrase {
    .group(.cell, headers(of: cell) + name + spans(of: cell) + coordinates(of: cell) + spokenValue)
  }

  func headers(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    headers(cell.rowHeaders, from: "context.rowHeaders")
      + headers(cell.columnHeaders, from: "context.columnHeaders")
  }

  private func headers(
    _ headers: [VoiceOverContext.DataTableCell.Header], from origin: String
  ) -> [Phrase.Member] {
    headers.compactMap { header in
      let texts = [header.label ?? "", header.value ?? ""].filter { !$0.isEmpty }
      guard let first = texts.first else { return nil }
      let key = texts.count > 1 ? "header_value_format" : "header_format"
      return member(
        .headers, .header, .template("context.data_table.\(key)", texts), own: first, from: origin,
        "voiceover.table.headers")
    }
  }

  private func spans(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    var members: [Phrase.Member] = []
    if cell.height > 1, Self.number(of: cell.row) != nil {
      members.append(
        span("row_span_format", cell.height, from: "context.height"))
    }
    if cell.width > 1, Self.number(of: cell.column) != nil {
      members.append(
        span("column_span_format", cell.width, from: "context.width"))
    }
    return members
  }

  private func span(_ key: String, _ count: Int, from origin: String) -> Phrase.Member {
    member(
      .spans, .span, .counted("context.data_table.\(key)", count, number: spoken(count)),
      from: origin, "voiceover.table.spans")
  }

  private func coordinates(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    var members = headerWords(of: cell)
    if cell.isFirstInRow, let row = Self.number(of: cell.row) {
      members.append(
        member(
          .coordinates, .row, .template("context.data_table.row_format", [spoken(row)]),
          from: "context.row", "voiceover.table.row"))
    }
    if let column = Self.number(of: cell.column) {
      members.append(
        member(
          .coordinates, .column, .template("context.data_table.column_format", [spoken(column)]),
          from: "context.column", "voiceover.table.column"))
    }
    return members
  }

  /// The words for a cell that is a header itself.
  private func headerWords(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    guard cell.isRowHeader || cell.isColumnHeader, behavior.follows(.headerCells) else { return [] }
    var members: [Phrase.Member] = []
    if cell.isRowHeader {
      members.append(
        member(
          .coordinates, .role(.heading), "context.data_table.row_header.description",
          kind: .position,
          from: "context.isRowHeader", "voiceover.table.header-cell"))
    }
    if cell.isColumnHeader {
      members.append(
        member(
          .coordinates, .role(.heading), "context.data_table.column_header.description",
          kind: .position,
          from: "context.isColumnHeader", "voiceover.table.header-cell"))
    }
    return members
  }

  /// Returns a number in the digits of the element's language.
  private func spoken(_ number: Int) -> String { behavior.number(number, in: element.language) }

  /// The number from 1 of a row or column; the greatest integer is `NSNotFound`.
  private static func number(of index: Int?) -> Int? {
    guard let index, index < Int.max else { return nil }
    return index + 1
  }
}
