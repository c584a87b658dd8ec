/// Where an element stands in the container that gives it a place; one container at most, as
/// VoiceOver takes the outermost that has something to say.
public enum VoiceOverContext: Sendable, Hashable {
  /// The segment `index` of `count` of a segmented control, from 1.
  case series(index: Int, count: Int)
  /// The tab `index` of `count` under a view with the tab bar trait, from 1.
  case tab(index: Int, count: Int)
  /// The button `index` of `count` of a `UITabBar`, from 1.
  case tabBarItem(index: Int, count: Int)
  /// The value `index` of `count` of a picker wheel, from 1.
  case pickerWheel(index: Int, count: Int)
  /// The first element of a list.
  case listStart
  /// The last element of a list.
  case listEnd
  /// The first element of a landmark.
  case landmarkStart
  /// The last element of a landmark.
  case landmarkEnd
  /// A cell of a data table.
  case dataTableCell(DataTableCell)

  /// The place of a cell in a data table.
  public struct DataTableCell: Sendable, Hashable {
    /// A header of a row or a column.
    public struct Header: Sendable, Hashable {
      /// The header's `accessibilityLabel`.
      public var label: String?
      /// The header's `accessibilityValue`.
      public var value: String?

      /// Creates a header.
      public init(label: String? = nil, value: String? = nil) {
        self.label = label
        self.value = value
      }
    }

    /// The row, from 0; nil where UIKit answers `NSNotFound`.
    public var row: Int?
    /// The column, from 0; nil where UIKit answers `NSNotFound`.
    public var column: Int?
    /// How many columns the cell spans.
    public var width: Int
    /// How many rows the cell spans.
    public var height: Int
    /// Whether no cell of the row stands before this one.
    public var isFirstInRow: Bool
    /// Whether the table names the cell as a header of its row.
    public var isRowHeader: Bool
    /// Whether the table names the cell as a header of its column.
    public var isColumnHeader: Bool
    /// The headers of the row.
    public var rowHeaders: [Header]
    /// The headers of the column.
    public var columnHeaders: [Header]

    /// Creates the place of a cell.
    public init(
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
