package enum WorkflowCommand: Escape {
  package static func append(_ text: String, to escaped: inout String) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case _ where Terminal.isUnseen(scalar): Terminal.append(String(scalar), to: &escaped)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}

package typealias WorkflowText = Escaped<WorkflowCommand>

extension Escaped<WorkflowCommand> {
  package static func property(_ raw: String) -> Self {
    let escaped = Self(raw).text.unicodeScalars.map { scalar in
      scalar == ":" ? "%3A" : scalar == "," ? "%2C" : String(scalar)
    }
    return Self(asWritten: escaped.joined())
  }
}
