/// The texts of WebVTT's cues and comments.
public enum Cue: Escape {
  public static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\0": escaped += "\u{FFFD}"
      // A blank line would end the cue.
      case _ where scalar.endsLine: escaped += " "
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

/// Text for WebVTT.
public typealias CueText = Escaped<Cue>

/// SubRip, which knows neither escapes nor comments.
public enum Subtitle: Escape {
  public static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      escaped.unicodeScalars.append(scalar.endsLine || scalar == "\0" ? " " : scalar)
    }
  }
}

/// Text for SubRip.
public typealias SubtitleText = Escaped<Subtitle>
