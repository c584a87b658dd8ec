/// The words of a cue without its markup.
enum CaptionText {
  private static let references = [
    "&amp;": "&", "&lt;": "<", "&gt;": ">", "&nbsp;": " ", "&lrm;": "", "&rlm;": "", "&quot;": "\"",
  ]

  /// Returns what is read of a cue: `<v Name>`, `<i>` and `{\an8}` go, references are resolved.
  static func plain(_ cue: String) -> String {
    var result = ""
    var rest = Substring(cue)
    while let character = rest.first {
      if let end = tagEnd(of: rest) {
        rest = rest[rest.index(after: end)...]
      } else if character == "&",
        let reference = references.first(where: { rest.hasPrefix($0.key) })
      {
        result += reference.value
        rest = rest.dropFirst(reference.key.count)
      } else {
        result.append(character)
        rest = rest.dropFirst()
      }
    }
    return result.trimmed
  }

  private static func tagEnd(of rest: Substring) -> String.Index? {
    // No tag is longer than this; a stray '<' is a character like any other.
    let window = rest.prefix(200)
    if window.hasPrefix("<"), let next = window.dropFirst().first,
      next == "/" || next.isLetter || next.isNumber
    {
      return window.firstIndex(of: ">")
    }
    return window.hasPrefix("{\\") ? window.firstIndex(of: "}") : nil
  }
}
