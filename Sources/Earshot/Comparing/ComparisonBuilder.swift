/// Puts the entries of a comparison together.
struct ComparisonBuilder {
  private let limits: [FormatLimit]
  private let options: ComparisonOptions
  private(set) var entries: [Comparison.Entry] = []
  private var hidden: [Int]

  init(limits: [FormatLimit], options: ComparisonOptions) {
    self.limits = limits
    self.options = options
    hidden = limits.map { _ in 0 }
  }

  /// What could not be compared, once for each limit that hid something.
  var limitFindings: [Finding] {
    zip(limits, hidden).filter { $0.1 > 0 }.map { limit, count in
      Finding(
        .notComparable, .note, "\(limit.sentence) (\(count) \(count == 1 ? "part" : "parts"))")
    }
  }

  /// Compares two walks stop by stop.
  mutating func compare(expected: [Stop], heard: [Stop]) {
    let alignment = StopAlignment(expected: expected, heard: heard, lexicon: options.lexicon)
    entries.reserveCapacity(alignment.steps.count)
    for step in alignment.steps {
      switch step {
      case .skipped(let place): add(skipped: expected[place])
      case .extra(let place): add(extra: heard[place])
      case .both(let one, let other, let isMoved):
        let move = isMoved ? Finding.moved(expected[one], from: one + 1, to: other + 1) : nil
        add(expected[one], heard[other], move: move)
      }
    }
  }

  /// Compares a walk with the captions of a recording.
  mutating func compareSpeech(expected: [Stop], cues: [Stop]) {
    let speech = SpokenAlignment(expected: expected, cues: cues, options: options)
    for step in speech.steps {
      switch step {
      case .notSaid(let place):
        if !expected[place].isOptional { add(skipped: expected[place]) }
      case .other(let stop): add(extra: stop, severity: .note)
      case .said(let place, let stop): add(expected[place], stop, move: nil)
      }
    }
  }

  private mutating func add(skipped stop: Stop) {
    entries.append(
      Comparison.Entry(expected: stop, heard: nil, columns: [], findings: [.skipped(stop)]))
  }

  private mutating func add(extra stop: Stop, severity: Finding.Severity = .warning) {
    entries.append(
      Comparison.Entry(
        expected: nil, heard: stop, columns: [], findings: [.extra(stop, severity)]))
  }

  private mutating func add(_ expected: Stop, _ heard: Stop, move: Finding?) {
    var entry = Comparison.Entry(expected: expected, heard: heard, columns: [], findings: [])
    if expected.wording != heard.wording {
      let parts = PartComparison(
        expected: expected.wording, heard: heard.wording, options: options)
      entry.columns = parts.columns
      let wanted = parts.columns.compactMap(\.expected)
      entry.findings = parts.findings.filter { !isHidden($0, among: wanted) }
    }
    if let move { entry.findings.insert(move, at: 0) }
    entries.append(entry)
  }

  private mutating func isHidden(_ finding: Finding, among parts: [Part]) -> Bool {
    let limit = limits.firstIndex { $0.explains(finding, among: parts, by: options.lexicon) }
    guard let limit else { return false }
    hidden[limit] += 1
    return true
  }
}

extension Finding {
  /// A stop that was expected and not heard.
  static func skipped(_ stop: Stop) -> Finding {
    Finding(
      .skippedStop, .error, expected: stop.wording.text,
      "No stop says \"\(stop.wording.text)\".")
  }

  /// A stop that was heard and not expected.
  static func extra(_ stop: Stop, _ severity: Severity) -> Finding {
    let text = stop.wording.text
    return Finding(
      .extraStop, severity, heard: text,
      text.isEmpty
        ? "A stop says nothing, and was not expected."
        : "\"\(text)\" is heard, but no such stop was expected.")
  }

  /// A stop that is heard at another place in the walk.
  static func moved(_ stop: Stop, from expected: Int, to heard: Int) -> Finding {
    Finding(
      .movedStop, .warning, expected: "stop \(expected)", heard: "stop \(heard)",
      "\"\(stop.wording.text)\" is stop \(heard) where stop \(expected) was expected.")
  }
}
