/// What captions of walks and of recordings write in the same way.
package enum CueText {
  /// Returns a time as hours, minutes, seconds and milliseconds.
  package static func time(_ milliseconds: Int, decimalPoint: String = ".") -> String {
    let seconds = milliseconds / 1000
    let clock = [seconds / 3600, seconds / 60 % 60, seconds % 60].map { $0.padded(to: 2) }
    return clock.joined(separator: ":") + decimalPoint + (milliseconds % 1000).padded(to: 3)
  }

  /// Returns a text that holds no markup and no line break, which would end its cue.
  package static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(character.isNewline ? " " : character)
      }
    }
    return escaped
  }
}
