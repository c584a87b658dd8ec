/// Escapes texts for WebVTT's cues and comments.
package enum Cue: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A blank line would end the cue; control characters must not reach players.
      case _ where scalar.endsLine || scalar.value < 0x20: escaped += " "
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
      escaped.unicodeScalars.append(scalar.endsLine || scalar.value < 0x20 ? " " : scalar)
    }
  }
}

package typealias SubtitleText = Escaped<Subtitle>
