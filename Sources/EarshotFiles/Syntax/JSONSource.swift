internal import Earshot

/// A JSON file that is being turned into a capture, with the places of its values.
struct JSONSource {
  /// The value of the file.
  let root: JSONValue
  /// How long the file is.
  let size: Int
  /// What is wrong with a file that was cut off, of which `root` is a part; nil where it is whole.
  let cut: InputError?
  private var cursor: PlaceCursor

  /// Reads the value that begins at `start` and goes to the end of the file.
  init(_ bytes: [UInt8], from start: Int, file: String) throws(InputError) {
    var cursor = PlaceCursor(bytes, file: file)
    try JSONBudget.check(bytes[start...], at: cursor.location(of: start))
    let text = start == 0 ? bytes : Array(bytes[start...])
    do throws(JSONError) {
      root = try JSONParser.value(of: text)
      cut = nil
    } catch {
      let mistake = InputError(
        "this is not JSON: \(error.message)", at: cursor.location(of: start + error.offset))
      guard let part = JSONCompletion.completed(text),
        let value = try? JSONParser.value(of: part)
      else { throw mistake }
      root = value
      cut = mistake
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
