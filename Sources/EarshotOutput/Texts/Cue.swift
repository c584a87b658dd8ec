/// Escapes texts for the cues and comments of WebVTT.
package enum Cue: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      // A blank line would end the cue, and control characters must not reach the player.
      case _ where scalar.endsLine || scalar.value < 0x20: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

package typealias CueText = Escaped<Cue>

/// Replaces control characters for SubRip, which has neither escapes nor comments.
package enum Subtitle: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      escaped.unicodeScalars.append(scalar.endsLine || scalar.value < 0x20 ? " " : scalar)
    }
  }
}

package typealias SubtitleText = Escaped<Subtitle>
