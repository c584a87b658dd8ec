/// A position in an input file.
public struct SourceLocation: Sendable, Hashable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  // 32 bits save memory and suffice for files of 1 GB.
  private var storedLine: UInt32
  private var storedColumn: UInt32

  /// Creates a location.
  public init(file: String, line: Int, column: Int) {
    self.file = file
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }

  /// The line, from 1.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }

  /// The column in Unicode scalars, from 1.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }
}

extension SourceLocation {
  /// The location of values that do not come from a file.
  public static let unknown = SourceLocation(file: "(no file)", line: 1, column: 1)
}

extension SourceLocation: CustomStringConvertible {
  public var description: String { "\(file):\(line):\(column)" }
}
