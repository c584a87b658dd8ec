import Earshot
import EarshotFiles

extension LineComposer {
  /// Writes what TalkBack says for a line.
  ///
  /// - Returns: The fields that nobody knows.
  func writeTalkBack(
    _ value: JSONValue, to writer: inout JSONWriter
  ) throws(ElementLineError) -> [String] {
    throw ElementLineError("TalkBack lines are not read yet")
  }
}
