package enum Cue: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // Line breaks and control characters become spaces; a blank line would end the cue.
      case _ where scalar.endsLine || scalar.isControl: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

package typealias CueText = Escaped<Cue>

/// Replaces control characters, because SubRip cannot escape them.
package enum Subtitle: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      escaped.unicodeScalars.append(scalar.endsLine || scalar.isControl ? " " : scalar)
    }
  }
}

package typealias SubtitleText = Escaped<Subtitle>
