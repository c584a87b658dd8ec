/// Where the element stands: in a group, an alert, a list, a tab bar, a series, a data table.
extension VoiceOverFacts {
  private var context: VoiceOverContext? { behavior.speaksContainers ? element.context : nil }

  /// The words for containers: groups that are entered, the alert, the tab bar, the ends of lists.
  var containers: [Phrase.Member] {
    guard behavior.speaksContainers else { return [] }
    let entered = groups.map {
      member(.container, .container, text: $0, from: "container.label", "voiceover.container.group")
    }
    return entered + alert + tabBar + boundary
  }

  /// The word for an alert, before its title.
  private var alert: [Phrase.Member] {
    guard traits.contains(.alert), behavior.follows(.alertPrefix) else { return [] }
    return [
      member(
        .container, .container, "trait.alert.description", from: "traits.alert",
        "voiceover.container.alert")
    ]
  }

  private var tabBar: [Phrase.Member] {
    guard behavior.follows(.tabBarPrefix) else { return [] }
    switch context {
    case .tab(index: 1, _), .tabBarItem(index: 1, _):
      return [
        member(
          .container, .container, "context.tab_bar.description", from: "context",
          "voiceover.container.tab-bar")
      ]
    default: return []
    }
  }

  private var boundary: [Phrase.Member] {
    let (key, rule): (String, Rule.ID)
    switch context {
    case .listStart: (key, rule) = ("context.list_start", "voiceover.container.list-start")
    case .listEnd: (key, rule) = ("context.list_end", "voiceover.container.list-end")
    case .landmarkStart:
      (key, rule) = ("context.landmark_start", "voiceover.container.landmark-start")
    case .landmarkEnd: (key, rule) = ("context.landmark_end", "voiceover.container.landmark-end")
    default: return []
    }
    return [member(.boundary, .container, key + ".description", from: "context", rule)]
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
      let text = words.filled("context.series.description_format", spoken(index), spoken(count))
      return [member(.position, .position, text: text, from: "context", "voiceover.position")]
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

  private func headers(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    headers(cell.rowHeaders, from: "context.rowHeaders")
      + headers(cell.columnHeaders, from: "context.columnHeaders")
  }

  private func headers(
    _ headers: [VoiceOverContext.DataTableCell.Header], from origin: String
  ) -> [Phrase.Member] {
    headers.compactMap { header in
      let texts = [header.label ?? "", header.value ?? ""].filter { !$0.isEmpty }
      guard let first = texts.first else { return nil }
      let text =
        texts.count > 1
        ? words.filled("context.data_table.header_value_format", first, texts[1])
        : words.filled("context.data_table.header_format", first)
      return member(.headers, .content, text: text, from: origin, "voiceover.table.headers")
    }
  }

  private func spans(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    var members: [Phrase.Member] = []
    if cell.height > 1, Self.number(of: cell.row) != nil {
      let text = words.counted(
        "context.data_table.row_span_format", cell.height, spoken(cell.height))
      members.append(
        member(.spans, .position, text: text, from: "context.height", "voiceover.table.spans"))
    }
    if cell.width > 1, Self.number(of: cell.column) != nil {
      let text = words.counted(
        "context.data_table.column_span_format", cell.width, spoken(cell.width))
      members.append(
        member(.spans, .position, text: text, from: "context.width", "voiceover.table.spans"))
    }
    return members
  }

  private func coordinates(of cell: VoiceOverContext.DataTableCell) -> [Phrase.Member] {
    var members = headerWords(of: cell)
    if cell.isFirstInRow, let row = Self.number(of: cell.row) {
      let text = words.filled("context.data_table.row_format", spoken(row))
      members.append(
        member(.coordinates, .position, text: text, from: "context.row", "voiceover.table.row"))
    }
    if let column = Self.number(of: cell.column) {
      let text = words.filled("context.data_table.column_format", spoken(column))
      members.append(
        member(
          .coordinates, .position, text: text, from: "context.column", "voiceover.table.column"))
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
          .coordinates, .position, "context.data_table.row_header.description",
          from: "context.isRowHeader", "voiceover.table.header-cell"))
    }
    if cell.isColumnHeader {
      members.append(
        member(
          .coordinates, .position, "context.data_table.column_header.description",
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
