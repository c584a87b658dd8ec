internal import Earshot

/// A table with one row per node; each row contains the number of the node's parent.
struct MaestroTable {
  /// The start of the table's header; not every table has a column for `bounds`.
  static let header = "element_num,depth,"

  private struct Columns {
    var attributes: Int
    var bounds: Int?
    var parent: Int
  }

  struct Row {
    var number: String
    var depth: Int
    var attributes: JSONValue
    var parent: String
    var location: SourceLocation
  }

  private(set) var rows: [Row] = []
  private(set) var cut: SourceLocation?

  init(_ source: TextSource) throws(InputError) {
    let (start, bannerLines) = Self.banner(of: source.bytes)
    let table = try DelimitedTable(
      TextSource(bytes: Array(source.bytes[start...]), file: source.file))
    guard let attributes = table.index(ofColumn: "attributes"),
      let parent = table.index(ofColumn: "parent_num")
    else {
      throw InputError(
        "expected the columns 'attributes' and 'parent_num', found "
          + table.header.joined(separator: ", "), at: source.location(bannerLines + 1))
    }
    let columns = Columns(
      attributes: attributes, bounds: table.index(ofColumn: "bounds"), parent: parent)
    for row in table.rows {
      let location = source.location(bannerLines + row.line)
      try FileBudget.nodes.check(rows.count, bytes: source.size, at: location)
      guard row.fields.count > max(attributes, parent, columns.bounds ?? 0) else {
        guard row.line == table.rows.last?.line else {
          throw InputError(
            "expected number, depth, attributes and parent, found \(row.fields.count) fields",
            at: location)
        }
        cut = location
        continue
      }
      rows.append(
        Row(
          number: row.fields[0].trimmed, depth: Int(row.fields[1].trimmed) ?? 0,
          attributes: Self.attributes(of: row, columns), parent: row.fields[parent].trimmed,
          location: location))
    }
  }

  private static func banner(of bytes: [UInt8]) -> (start: Int, lines: Int) {
    var (start, lines) = (0, 0)
    while start < bytes.count, !bytes[start...].starts(with: header.utf8) {
      start = (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
      lines += 1
    }
    return (start, lines)
  }

  private static func attributes(of row: DelimitedTable.Row, _ columns: Columns) -> JSONValue {
    let bounds = columns.bounds.flatMap { row.fields[$0].isEmpty ? nil : row.fields[$0] }
    return attributes(
      of: [bounds.map { "bounds=\($0)" }, row.fields[columns.attributes]].compactMap(\.self)
        .joined(separator: "; "))
  }

  /// Returns the attributes; a semicolon ends a value only if a known name follows.
  private static func attributes(of text: String) -> JSONValue {
    var members: [JSONValue.Member] = []
    for piece in text.utf8.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let piece = String(decoding: piece, as: UTF8.self)
      if let attribute = attribute(piece, isFirst: members.isEmpty) {
        if members.contains(where: { $0.key == attribute.key }) { continue }
        members.append(attribute)
      } else if let last = members.indices.last, let value = members[last].value.string {
        members[last].value.content = .string("\(value);\(piece)")
      }
    }
    return JSONValue(content: .object(members), offset: 0)
  }

  private static func attribute(_ piece: String, isFirst: Bool) -> JSONValue.Member? {
    guard isFirst || piece.hasPrefix(" "), let equals = piece.firstIndex(of: "=") else {
      return nil
    }
    let name = piece[..<equals].trimmed
    guard names.contains(name) else { return nil }
    let value = String(piece[piece.index(after: equals)...])
    return JSONValue.Member(
      key: name, offset: 0, value: JSONValue(content: .string(value), offset: 0))
  }

  private static let names: Set<String> = [
    "text", "accessibilityText", "hintText", "title", "value", "resource-id", "class", "bounds",
    "clickable", "enabled", "focused", "checked", "scrollable", "selected", "error",
    "ignoreBoundsFiltering", "important-for-accessibility",
  ]
}
