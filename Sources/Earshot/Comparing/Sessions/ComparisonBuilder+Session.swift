extension ComparisonBuilder {
  mutating func compare(_ session: Session, after actions: [[Action]?]) {
    guard !heard.isEmpty else { return }
    let lines = lines(heard.indices, after: actions)
    var search = SessionSearch(session, lines: lines, lexicon: options.lexicon)
    let explanation = search.explain()
    (cost, isCut) = (explanation.cost, explanation.isCut)
    path = SessionStep.path(through: explanation.events, lines)
    add(explanation.events, lines)
    if let rest = explanation.rest {
      expected.append(rest.first.stop)
      rows.append(
        Comparison.Row(
          expected: expected.count - 1, findings: [.notReached(rest.first.stop, count: rest.count)])
      )
    }
  }

  mutating func compare(
    _ session: Session, after actions: [[Action]?], only wanted: [Int], on path: [SessionStep]
  ) {
    guard let last = wanted.max() else { return }
    let lines = lines(heard.indices.prefix(last + 2), after: actions)
    var search = SessionSearch(session, lines: lines, lexicon: options.lexicon)
    add(search.explain(Self.ranges(of: wanted), on: path), lines)
  }

  private static let nearby = 3

  private static func ranges(of lines: [Int]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    for line in lines.sorted() {
      if let last = ranges.last, line <= last.upperBound + nearby {
        ranges[ranges.count - 1] = last.lowerBound..<(line + 1)
      } else {
        ranges.append(line..<(line + 1))
      }
    }
    return ranges
  }

  private func lines(_ indices: Range<Int>, after actions: [[Action]?]) -> [SessionLine] {
    indices.map {
      SessionLine(
        heard[$0], after: actions.indices.contains($0) ? actions[$0] : nil,
        folding: options.lexicon.folding)
    }
  }

  private mutating func add(_ events: [SessionEvent], _ lines: [SessionLine]) {
    rows.reserveCapacity(events.count)
    var timeline = SessionTimeline(events)
    while let event = timeline.next() {
      add(event, in: timeline, lines)
    }
  }

  private mutating func add(
    _ event: SessionEvent, in timeline: SessionTimeline, _ lines: [SessionLine]
  ) {
    switch event {
    case .heard(let line, let utterance, let action):
      add(utterance, as: line, after: action, in: timeline, lines)
    case .hint(let line):
      if !rows.isEmpty {
        rows[rows.count - 1].findings.removeAll { $0.kind == .missingPart && $0.part == .hint }
      }
      rows.append(Comparison.Row(heard: line))
    case .passed(let utterances, let count, let line):
      addPassed(
        utterances.map(\.stop), count: count, movedTo: timeline.linesSoonHeard(utterances), line)
    case .missing(let utterance, let action, let line)
    where utterance.reason == .focus && action.map { $0.action.isStep } != false:
      addPassed(
        [utterance.stop], count: 1, movedTo: timeline.linesSoonHeard([utterance]), line)
    case .missing(let utterance, let action, _):
      let stop = utterance.stop
      let found = utterance.reason == .focus ? timeline.nextLine.map { heard[$0] } : nil
      expected.append(stop)
      rows.append(
        Comparison.Row(
          expected: expected.count - 1,
          findings: [found.map { .wrongFocus(stop, found: $0) } ?? .missingAnnouncement(stop)],
          action: action))
    case .unknown(let line):
      addExtra(line, heard[line].element == Stop.systemElement ? .note : .warning)
    case .swapped(let line):
      rows[rows.count - 1].findings.append(.swapped(heard[line], with: heard[line + 1]))
    case .repeated(let line):
      rows.append(Comparison.Row(heard: line, findings: [.repeated(heard[line])]))
    case .silent: break
    }
  }

  private mutating func add(
    _ utterance: SessionUtterance, as line: Int, after action: SessionAction?,
    in timeline: SessionTimeline, _ lines: [SessionLine]
  ) {
    expected.append(utterance.stop)
    let isEqual = !options.isStrict && lines[line].key == utterance.key
    if isEqual {
      rows.append(Comparison.Row(expected: expected.count - 1, heard: line))
    } else {
      add(expected.count - 1, line, move: nil)
    }
    let last = rows.count - 1
    rows[last].action = action
    guard rows[last].findings.contains(where: { $0.severity > .note }) else { return }
    if lines[line].actions == nil, isAfterCorrectLine(line, at: last),
      lines[line].key == lines[line - 1].key
    {
      // Without recorded actions, a line that equals the previous line can be a repetition.
      rows[last].findings = [.repeated(heard[line])]
    } else if let finding = timeline.finding(for: utterance, lines[line], after: action, lines) {
      rows[last].findings = [finding]
    }
  }

  private func isAfterCorrectLine(_ line: Int, at row: Int) -> Bool {
    row > 0 && rows[row - 1].heard == line - 1
      && rows[row - 1].findings.allSatisfy { $0.severity == .note }
  }

  private mutating func addPassed(
    _ stops: [Stop], count: Int, movedTo line: Int?, _ next: Int
  ) {
    for (number, stop) in stops.enumerated() {
      expected.append(stop)
      var row = Comparison.Row(expected: expected.count - 1)
      if number == 0 {
        row.findings = [
          line.map { .movedInSession(stop, after: heard[$0 - 1]) }
            ?? .passed(stops, count: count, before: heard[next])
        ]
      }
      rows.append(row)
    }
  }
}

struct SessionTimeline {
  private let events: [SessionEvent]
  private var position = -1
  private var last: SessionUtterance?

  init(_ events: [SessionEvent]) { self.events = events.filter { !$0.isSilent } }

  mutating func next() -> SessionEvent? {
    if events.indices.contains(position), case .heard(_, let utterance, _) = events[position] {
      last = utterance
    }
    position += 1
    return events.indices.contains(position) ? events[position] : nil
  }

  var nextLine: Int? {
    guard events.indices.contains(position + 1), case .heard(let line, _, _) = events[position + 1]
    else { return nil }
    return line
  }

  private static let soon = 4

  /// If only one stop was skipped, returns the line that soon announces this stop; otherwise nil.
  func linesSoonHeard(_ passed: [SessionUtterance]) -> Int? {
    guard passed.count == 1, let cursor = passed.first?.cursor else { return nil }
    for event in events.dropFirst(position + 1).prefix(Self.soon) {
      guard case .heard(let line, let utterance, _) = event, utterance.cursor == cursor else {
        continue
      }
      return line > 0 ? line : nil
    }
    return nil
  }

  func finding(
    for utterance: SessionUtterance, _ line: SessionLine, after action: SessionAction?,
    _ lines: [SessionLine]
  ) -> Finding? {
    guard let last, action != nil else { return nil }
    let isSameStop = last.cursor != nil && last.cursor == utterance.cursor
    if isSameStop, line.key == last.key || line.key == last.keyWithoutHint {
      return .unchangedValue(utterance.stop, heard: line.stop)
    }
    guard utterance.reason == .screenChange || utterance.isTitle else { return nil }
    for event in events[..<position].reversed() {
      guard case .heard(let earlier, let old, _) = event, old.isTitle else { continue }
      return lines[earlier].key == line.key ? .oldTitle(utterance.stop, heard: line.stop) : nil
    }
    return nil
  }
}

extension SessionUtterance {
  fileprivate var isTitle: Bool {
    if reason == .screenChange { return true }
    guard case .parts(let announcement) = stop.wording else { return false }
    return cursor?.stop.role == .title
      || announcement.parts.contains { $0.fact == .role(.heading) }
  }
}

extension Finding {
  static func passed(_ stops: [Stop], count: Int, before next: Stop) -> Finding {
    let first = stops.first?.wording.text ?? ""
    let others = count - 1
    return Finding(
      .skippedStop, .error, expected: first,
      "No line says \"\(first)\""
        + (others > 0 ? " and \(others) more \(others == 1 ? "stop" : "stops")" : "")
        + " before \"\(next.wording.text)\".")
  }

  static func movedInSession(_ stop: Stop, after other: Stop) -> Finding {
    Finding(
      .movedStop, .warning, expected: stop.wording.text, heard: other.wording.text,
      "\"\(stop.wording.text)\" is announced after \"\(other.wording.text)\", but is expected "
        + "before it.")
  }

  static func swapped(_ stop: Stop, with next: Stop) -> Finding {
    Finding(
      .movedStop, .warning, expected: next.wording.text, heard: stop.wording.text,
      "\"\(stop.wording.text)\" is announced before \"\(next.wording.text)\", but is expected "
        + "after it.")
  }

  static func wrongFocus(_ stop: Stop, found: Stop) -> Finding {
    Finding(
      .wrongFocus, .error, expected: stop.wording.text, heard: found.wording.text,
      "The focus moves to \"\(found.wording.text)\" instead of \"\(stop.wording.text)\".")
  }

  static func missingAnnouncement(_ stop: Stop) -> Finding {
    Finding(
      .missingAnnouncement, .error, expected: stop.wording.text,
      "The announcement \"\(stop.wording.text)\" is missing.")
  }

  static func unchangedValue(_ stop: Stop, heard: Stop) -> Finding {
    Finding(
      .unchangedValue, .error, expected: stop.wording.text, heard: heard.wording.text,
      "The announcement is still \"\(heard.wording.text)\" after the action; expected "
        + "\"\(stop.wording.text)\".")
  }

  static func oldTitle(_ stop: Stop, heard: Stop) -> Finding {
    Finding(
      .oldTitle, .error, expected: stop.wording.text, heard: heard.wording.text,
      "The title is still \"\(heard.wording.text)\" instead of \"\(stop.wording.text)\".")
  }

  static func repeated(_ stop: Stop) -> Finding {
    Finding(
      .repeatedStop, .warning, heard: stop.wording.text,
      "\"\(stop.wording.text)\" is announced twice.")
  }

  static func notReached(_ stop: Stop, count: Int) -> Finding {
    Finding(
      .notReached, .note, expected: stop.wording.text,
      "The announcements end before \"\(stop.wording.text)\""
        + (count > 1 ? " and \(count - 1) more \(count == 2 ? "stop" : "stops")." : "."))
  }
}
