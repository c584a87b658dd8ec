enum CaptionText {
  static func resolved(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return references.reduce(text) { $0.replacing($1.key, with: $1.value) }
  }

  private static let references = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&nbsp;": " ", "&lrm;": "", "&rlm;": "", "&quot;": "\"",
  ]

  /// Removes markup such as `<v Name>`, `<i>` and `{\an8}` from a cue.
  static func plain(_ cue: String) -> String {
    var result = ""
    var rest = Substring(cue)
    while !rest.isEmpty {
      let words = rest.utf8.prefix { !marks.contains($0) }
      result += rest[..<words.endIndex]
      rest = rest[words.endIndex...]
      guard let mark = rest.first else { break }
      if let end = tagEnd(of: rest) {
        rest = rest[rest.index(after: end)...]
      } else if let reference = references.first(where: { rest.hasPrefix($0.key) }) {
        result += reference.value
        rest = rest.dropFirst(reference.key.count)
      } else {
        result.append(mark)
        rest = rest.dropFirst()
      }
    }
    return result.trimmed
  }

  private static let marks = Set("<{&".utf8)

  private static func tagEnd(of rest: Substring) -> String.Index? {
    // A `<` with no `>` in the next 200 characters is an ordinary character.
    let window = rest.prefix(200)
    if window.hasPrefix("<"), let next = window.dropFirst().first,
      next == "/" || next.isLetter || next.isNumber
    {
      return window.firstIndex(of: ">")
    }
    return window.hasPrefix("{\\") ? window.firstIndex(of: "}") : nil
  }
}
