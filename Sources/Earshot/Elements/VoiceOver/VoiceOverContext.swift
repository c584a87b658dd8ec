/// An element's position in its container.
///
/// In nested containers with positions, VoiceOver announces only the position in the outermost
/// container.
package enum VoiceOverContext: Sendable, Hashable {
  /// A segment of a segmented control, counted from 1.
  case series(index: Int, count: Int)
  /// A tab in a view with the tab bar trait, counted from 1.
  case tab(index: Int, count: Int)
  /// A button of a `UITabBar`, counted from 1.
  case tabBarItem(index: Int, count: Int)
  /// A value of a picker wheel, counted from 1.
  case pickerWheel(index: Int, count: Int)
  case listStart
  case listEnd
  case landmarkStart
  case landmarkEnd
  case dataTableCell(DataTableCell)

  package struct DataTableCell: Sendable, Hashable {
    package struct Header: Sendable, Hashable {
      package var label: String?
      package var value: String?

      package init(label: String? = nil, value: String? = nil) {
        self.label = label
        self.value = value
      }
    }

    /// The row, from 0; nil for `NSNotFound`.
    package var row: Int?
    /// The column, from 0; nil for `NSNotFound`.
    package var column: Int?
    package var width: Int
    package var height: Int
    package var isFirstInRow: Bool
    package var isRowHeader: Bool
    package var isColumnHeader: Bool
    package var rowHeaders: [Header]
    package var columnHeaders: [Header]

    package init(
      row: Int?, column: Int?, width: Int = 1, height: Int = 1, isFirstInRow: Bool = false,
      isRowHeader: Bool = false, isColumnHeader: Bool = false,
      rowHeaders: [Header] = [], columnHeaders: [Header] = []
    ) {
      self.row = row
      self.column = column
      self.width = width
      self.height = height
      self.isFirstInRow = isFirstInRow
      self.isRowHeader = isRowHeader
      self.isColumnHeader = isColumnHeader
      self.rowHeaders = rowHeaders
      self.columnHeaders = columnHeaders
    }
  }
}
