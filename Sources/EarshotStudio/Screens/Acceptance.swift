import Earshot
import EarshotFiles

struct Acceptance {
  private static let reserved = ["y", "n", "yes", "no", "true", "false", "on", "off", "null"]
  private static let known = ["kind", "stop", "part", "expected", "heard"]

  private let keys: [(String, String)]

  init(_ message: JSONValue) throws(InputError) {
    guard let reason = message.text("reason"), reason.contains(where: { !$0.isWhitespace }) else {
      throw InputError("the reason is missing; write why the finding is accepted")
    }
    keys =
      Self.known.compactMap { key in message.text(key).map { (key, $0) } } + [("reason", reason)]
  }

  /// Returns the file with another entry; all old bytes stay.
  func added(to old: [UInt8], file: String) throws(InputError) -> [UInt8] {
    let start = old.isEmpty ? Array("accepted:\n".utf8) : old
    let isEnded = start.last == UInt8(ascii: "\n")
    let count = old.isEmpty ? 0 : try items(of: old, file).count
    for margin in ["  ", "", "    "] {
      for isQuoted in [false, true] {
        let lines = keys.enumerated().map { index, key in
          let value = isQuoted || !Self.isPlain(key.1) ? Self.quoted(key.1) : key.1
          return "\(margin)\(index == 0 ? "-" : " ") \(key.0): \(value)\n"
        }
        let new = start + Array(((isEnded ? "" : "\n") + lines.joined()).utf8)
        guard let all = try? items(of: new, file), all.count == count + 1,
          let last = all.last, isSame(last)
        else { continue }
        return new
      }
    }
    throw InputError("\(file) is written in another form; add the finding in the file")
  }

  private static func isPlain(_ text: String) -> Bool {
    text.first?.isLetter == true && text.last != " " && !reserved.contains(text.lowercased())
      && text.allSatisfy { $0.isLetter || $0.isNumber || " ,.-_'()".contains($0) }
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.string(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func items(
    of bytes: [UInt8], _ file: String
  ) throws(InputError) -> [AcceptedFindings.Item] {
    try AcceptedFindings(of: bytes, file: file, today: nil).items
  }

  private func isSame(_ item: AcceptedFindings.Item) -> Bool {
    let read: [(String, String?)] = [
      ("kind", item.kind.rawValue), ("stop", item.stop), ("part", item.part?.rawValue),
      ("expected", item.expected), ("heard", item.heard), ("reason", item.reason),
    ]
    return read.allSatisfy { key, value in keys.first { $0.0 == key }?.1 == value }
  }
}
