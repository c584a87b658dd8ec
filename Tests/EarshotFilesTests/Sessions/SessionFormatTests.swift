import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

private enum SessionFile: String, CaseIterable {
  case text, vtt, srt, log, csv, actions

  func written(_ session: RecordedSession) -> String {
    let lines = session.lines
    switch self {
    case .text: return lines.joined(separator: "\n")
    case .vtt: return "WEBVTT\n\n" + cues(lines, decimalPoint: ".")
    case .srt: return cues(lines, decimalPoint: ",")
    case .log:
      return lines.enumerated().map { number, line in
        "11-02 10:15:01.101  2101  2101 V talkback: SpeechControllerImpl: Speaking fragment "
          + "text=\"\(line)\", utteranceId=talkback_\(number), spans=null, locale=null, "
          + "event=type:EVENT_TYPE_ACCESSIBILITY subtype:TYPE_VIEW_ACCESSIBILITY_FOCUSED "
          + "displayId:0 time:\(501_001 + number * 1000)"
      }.joined(separator: "\n")
    case .csv:
      return "heard\n" + lines.map(Self.quoted).joined(separator: "\n")
    case .actions:
      let rows = zip(session.actions, lines).map { actions, line in
        Self.quoted(actions.map(\.description).joined(separator: "; ")) + "," + Self.quoted(line)
      }
      return "action,heard\n" + rows.joined(separator: "\n")
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\"\"") + "\""
  }

  private func cues(_ lines: [String], decimalPoint: String) -> String {
    lines.enumerated().map { number, line in
      let start = CueTime.text(number * 4000, decimalPoint: decimalPoint)
      let end = CueTime.text(number * 4000 + 3000, decimalPoint: decimalPoint)
      return "\(number + 1)\n\(start) --> \(end)\n\(line)\n\n"
    }.joined()
  }
}

@Suite struct `A session in a file` {
  @Test(arguments: WalkCase.all, SessionFile.allCases.map(\.rawValue))
  func `is clean in every format`(_ item: WalkCase, _ format: String) throws {
    let file = try #require(SessionFile(rawValue: format))
    let profile = try #require(BuiltIn.profile(item.profile))
    guard file != .log || profile.platform == .talkBack else { return }
    let screen = try WalkSupport.screen(item.design)
    let walk = try WalkSupport.walk(screen, item.profile)
    let session = RecordedSession(walk, seed: 3, steps: 30)
    let text = file.written(session)
    let reader = CaptureReader(
      file: "heard", column: text.hasPrefix("heard\n") || file == .actions ? "heard" : nil,
      fallback: file == .text ? .plainText : nil)
    let heard = try DiffInput.read("heard", Array(text.utf8)) { _ in reader }
    let pair = DiffPair(expected: .design(screen), "design", heard: heard, "heard")
    let runs = try pair.runs { _ in [profile] }
    let comparison = try #require(runs.first).result().section.comparison
    #expect(
      comparison.faults == (0, 0), "\(session.description)\n\(comparison.lines)")
  }
}

@Suite struct `A mistake in captions with one announcement per cue` {
  private static let screen = """
    screen: S
    components:
      - {kind: heading, label: Order}
      - {kind: switch, label: Gift wrap, checked: true}
      - {kind: dropdown, label: Size, value: M, options: [S, M]}
      - {kind: button, label: Pay}
      - {kind: text, label: Thanks}
    """

  private enum Mistake: String, CaseIterable { case dropped, doubled, swapped }

  @Test(arguments: [SessionFile.vtt, .srt].map(\.rawValue), Mistake.allCases.map(\.rawValue))
  func `is a finding, as in a transcript`(_ format: String, _ mistake: String) throws {
    let file = try #require(SessionFile(rawValue: format))
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    let screen = try WalkSupport.screen(Self.screen)
    var session = RecordedSession(
      try WalkSupport.walk(screen, profile.id),
      performing: Array(repeating: .gesture(.swipeRight), count: 4))
    switch Mistake(rawValue: mistake) {
    case .dropped: session.lines.remove(at: 2)
    case .doubled: session.lines.insert(session.lines[2], at: 2)
    case .swapped: session.lines.swapAt(2, 3)
    case nil: break
    }
    let heard = try DiffInput.read("heard", Array(file.written(session).utf8)) { _ in
      CaptureReader(file: "heard")
    }
    let pair = DiffPair(expected: .design(screen), "design", heard: heard, "heard")
    let comparison = try #require(try pair.runs { _ in [profile] }.first).result().section
      .comparison
    let found = comparison.findings.filter { $0.severity > .note }
    #expect(found.count == 1, "\(session.lines)\n\(comparison.lines)")
  }
}
