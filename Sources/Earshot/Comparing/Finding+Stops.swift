extension Finding {
  /// Returns the finding, but as a note if the kind's widgets can lack the role, such as a title's
  /// "heading".
  func judged(by design: Stop.Design, of heard: Stop) -> Finding {
    let isAssumed = design.isRoleAssumed || heard.element == Stop.textOfDialog
    guard case .role(let role)? = fact, design.roles.contains(role),
      kind == .extraPart || kind == .missingPart && isAssumed
    else { return self }
    var note = self
    note.severity = .note
    return note
  }

  static func skipped(_ stop: Stop) -> Finding {
    Finding(
      .skippedStop, .error, expected: stop.wording.text, "No stop says \"\(stop.wording.text)\".")
  }

  func naming(_ patterns: [TextPattern]) -> Finding {
    let pattern = patterns.first {
      expected?.contains($0.example) == true && !$0.matches(heard ?? "")
    }
    guard let pattern else { return self }
    var finding = self
    finding.sentence +=
      " \"\(pattern.example)\" is an example; any text that matches \"\(pattern.source)\" is accepted."
    return finding
  }

  static func split(_ stop: Stop, into count: Int) -> Finding {
    Finding(
      .splitStop, .error, expected: stop.wording.text,
      "\"\(stop.wording.text)\" should be one stop, but it is divided into \(count) stops.")
  }

  static func extra(_ stop: Stop, _ severity: Severity) -> Finding {
    let text = stop.wording.text
    return Finding(
      .extraStop, severity, heard: text,
      text.isEmpty
        ? "An unexpected stop has no announcement."
        : "\"\(text)\" is an unexpected stop.")
  }

  static func moved(_ stop: Stop, from expected: Int, to heard: Int) -> Finding {
    Finding(
      .movedStop, .warning, expected: "stop \(expected)", heard: "stop \(heard)",
      "\"\(stop.wording.text)\" is expected as stop \(expected), but is stop \(heard).")
  }

  static func moved(_ stop: Stop, after heard: Stop?, insteadOf expected: Stop?) -> Finding {
    func place(_ before: Stop?) -> String {
      before.map { "after \"\($0.wording.text)\"" } ?? "first"
    }
    return Finding(
      .movedStop, .warning, expected: place(expected), heard: place(heard),
      "\"\(stop.wording.text)\" is \(place(heard)), but was expected \(place(expected)).")
  }
}
