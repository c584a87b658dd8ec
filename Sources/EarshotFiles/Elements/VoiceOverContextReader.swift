internal import Earshot

struct VoiceOverContextReader {
  private(set) var unknownFields: [String] = []

  private enum Kind: String, CaseIterable {
    case series, tab, tabBarItem, pickerWheel, listStart, listEnd, landmarkStart, landmarkEnd,
      dataTableCell
  }

  mutating func context(
    of members: [JSONValue.Member]
  ) throws(ElementLineError) -> VoiceOverContext {
    guard let kind = try members.first(where: { $0.key == "type" })?.choice(Kind.self) else {
      let known = Kind.allCases.map(\.rawValue).joined(separator: ", ")
      throw ElementLineError(
        "the type of the context is missing; the known types are \(known)", field: "type")
    }
    let fields = members.filter { $0.key != "type" }
    switch kind {
    case .series: return try place(fields) { .series(index: $0, count: $1) }
    case .tab: return try place(fields) { .tab(index: $0, count: $1) }
    case .tabBarItem: return try place(fields) { .tabBarItem(index: $0, count: $1) }
    case .pickerWheel: return try place(fields) { .pickerWheel(index: $0, count: $1) }
    case .listStart: return alone(.listStart, fields)
    case .listEnd: return alone(.listEnd, fields)
    case .landmarkStart: return alone(.landmarkStart, fields)
    case .landmarkEnd: return alone(.landmarkEnd, fields)
    case .dataTableCell: return .dataTableCell(try cell(fields))
    }
  }

  private mutating func alone(
    _ context: VoiceOverContext, _ fields: [JSONValue.Member]
  ) -> VoiceOverContext {
    unknownFields += fields.map(\.key)
    return context
  }

  private mutating func place(
    _ fields: [JSONValue.Member], _ context: (_ index: Int, _ count: Int) -> VoiceOverContext
  ) throws(ElementLineError) -> VoiceOverContext {
    var (index, count): (Int?, Int?)
    for field in fields {
      switch field.key {
      case "index": index = try field.integer(in: 1...Self.greatest)
      case "count": count = try field.integer(in: 1...Self.greatest)
      default: unknownFields.append(field.key)
      }
    }
    guard let index else {
      throw ElementLineError("'index' is missing; add the position, counted from 1", field: "index")
    }
    guard let count else {
      throw ElementLineError("'count' is missing; add the number of elements", field: "count")
    }
    return context(index, count)
  }

  private mutating func cell(
    _ fields: [JSONValue.Member]
  ) throws(ElementLineError) -> VoiceOverContext.DataTableCell {
    var cell = VoiceOverContext.DataTableCell(row: nil, column: nil)
    for field in fields {
      switch field.key {
      case "row": cell.row = try Self.index(field)
      case "column": cell.column = try Self.index(field)
      case "width": cell.width = try field.integer(in: 0...Self.greatest) ?? 1
      case "height": cell.height = try field.integer(in: 0...Self.greatest) ?? 1
      case "isFirstInRow": cell.isFirstInRow = try field.flag() ?? false
      case "isRowHeader": cell.isRowHeader = try field.flag() ?? false
      case "isColumnHeader": cell.isColumnHeader = try field.flag() ?? false
      case "rowHeaders": cell.rowHeaders = try headers(field)
      case "columnHeaders": cell.columnHeaders = try headers(field)
      default: unknownFields.append(field.key)
      }
    }
    return cell
  }

  private mutating func headers(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> [VoiceOverContext.DataTableCell.Header] {
    try member.items().map { item throws(ElementLineError) in
      var header = VoiceOverContext.DataTableCell.Header()
      for field in try item.object(in: member.key) {
        do throws(ElementLineError) {
          switch field.key {
          case "label": header.label = try field.text()
          case "value": header.value = try field.text()
          default: unknownFields.append("\(member.key).\(field.key)")
          }
        } catch { throw error.inside(member.key) }
      }
      return header
    }
  }

  /// Returns an index from 0; nil for `NSNotFound`, written as this name or as its number.
  static func index(_ member: JSONValue.Member) throws(ElementLineError) -> Int? {
    if member.isNull || member.value.string == "NSNotFound" { return nil }
    if case .number(let number) = member.value.content, number >= Double(Int.max) { return nil }
    return try member.integer(in: 0...greatest)
  }

  /// The largest integer that all JSON readers represent exactly (RFC 8259, 6).
  private static let greatest = 9_007_199_254_740_991
}
