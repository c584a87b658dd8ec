internal import Earshot

/// A JSON file that is being turned into a capture, with the places of its values.
struct JSONSource {
  /// The value of the file.
  let root: JSONValue
  /// How long the file is.
  let size: Int
  private var cursor: PlaceCursor

  /// Reads the value that begins at `start` and goes to the end of the file.
  init(_ bytes: [UInt8], from start: Int, file: String) throws(InputError) {
    var cursor = PlaceCursor(bytes, file: file)
    try JSONBudget.check(bytes[start...], at: cursor.location(of: start))
    do throws(JSONError) {
      root = try JSONParser.value(of: start == 0 ? bytes : Array(bytes[start...]))
    } catch {
      throw InputError(
        "this is not JSON: \(error.message)", at: cursor.location(of: start + error.offset))
    }
    size = bytes.count
    offset = start
    self.cursor = cursor
  }

  private let offset: Int

  /// Returns where a value begins.
  mutating func location(of value: JSONValue) -> SourceLocation {
    cursor.location(of: offset + value.offset)
  }
}
