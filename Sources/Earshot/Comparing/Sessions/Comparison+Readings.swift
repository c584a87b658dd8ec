extension Comparison {
  package var faults: (errors: Int, warnings: Int) {
    var faults = (errors: 0, warnings: 0)
    for finding in findings {
      switch finding.severity {
      case .error: faults.errors += 1
      case .warning: faults.warnings += 1
      case .note: break
      }
    }
    return faults
  }

  package var faultCount: (all: Int, errors: Int) {
    let (errors, warnings) = faults
    return (errors + warnings, errors)
  }

  package var faultyLines: (all: Int, unpaired: Int) {
    let faulty = rows.filter { $0.findings.contains { $0.severity > .note } }
    return (faulty.count, faulty.count { $0.expected == nil || $0.heard == nil })
  }

  /// Whether at least one line is not an expected announcement.
  package var hasLinesBesideAnnouncements: Bool {
    rows.contains { row in
      row.heard != nil
        && row.findings.contains {
          $0.severity > .note && $0.kind != .movedStop && $0.kind != .repeatedStop
        }
    }
  }

  package var linesToAccept: [Int] {
    rows.compactMap { row in
      row.findings.contains { $0.severity > .note } && canDifferInWords(row) ? row.heard : nil
    }
  }

  package func accepting(_ other: Comparison, as reading: String) -> Comparison {
    var accepted: [Int: Stop] = [:]
    for row in other.rows where row.findings.allSatisfy({ $0.severity == .note }) {
      if let line = row.heard, let stop = row.expected { accepted[line] = other.expected[stop] }
    }
    var rows = rows
    for index in rows.indices {
      guard rows[index].findings.contains(where: { $0.severity > .note }),
        let line = rows[index].heard, let stop = accepted[line],
        differsOnlyInWords(rows[index], from: stop)
      else { continue }
      rows[index].findings = [
        Finding(
          .differentWording, .note,
          expected: rows[index].expected.map { expected[$0].wording.text },
          heard: heard[line].wording.text, "Only \(reading) has this announcement.")
      ]
      rows[index].columns = []
    }
    var comparison = self
    comparison.rows = rows
    return comparison
  }

  package var faultyComponents: Set<String> {
    Set(
      rows.filter { $0.findings.contains { $0.severity > .note } }
        .compactMap { row in row.expected.flatMap { expected[$0].expectation?.component } })
  }

  /// Compares each faulty stop with the alternative words that the guidelines allow.
  ///
  /// If these words explain a finding, a note replaces the finding; the stop's other findings
  /// remain.
  package func accepting(
    _ alternatives: WordAlternatives, limits: [FormatLimit], options: ComparisonOptions
  ) -> Comparison {
    var comparison = self
    for (index, row) in rows.enumerated() {
      guard let stop = row.expected, let line = row.heard else { continue }
      var best = row.findings.filter(\.isOfWords)
      guard best.faultCount > 0, !row.findings.contains(where: { $0.kind == .failedTest })
      else { continue }
      for (variant, other) in alternatives.alternatives(to: row.bound ?? expected[stop]) {
        let pair = Comparison(
          expected: [other], heard: [heard[line]], limits: limits, options: options)
        guard pair.rows.count == 1, pair.rows[0].expected != nil, pair.rows[0].heard != nil,
          pair.rows[0].findings.faultCount < best.faultCount
        else { continue }
        let note = Finding(
          .differentWording, .note, expected: expected[stop].wording.text,
          heard: heard[line].wording.text,
          "The guidelines also allow these words (variant '\(variant)').")
        best = pair.rows[0].findings.filter(\.isOfWords) + [note]
        comparison.rows[index].columns = pair.rows[0].columns
        comparison.rows[index].findings = row.findings.filter { !$0.isOfWords } + best
      }
    }
    return comparison
  }

  /// Whether another profile can accept the line; none accepts a moved stop or failed test.
  private func canDifferInWords(_ row: Row) -> Bool {
    row.expected == nil
      || row.findings.allSatisfy { $0.kind != .movedStop && $0.kind != .failedTest }
  }

  private func differsOnlyInWords(_ row: Row, from other: Stop) -> Bool {
    guard let index = row.expected else {
      // An announcement without a stop, such as a window's title, can be missing in some profiles.
      return other.expectation == nil
    }
    let stop = expected[index]
    return canDifferInWords(row) && stop.expectation?.stopName == other.expectation?.stopName
  }
}

extension Finding {
  fileprivate var isOfWords: Bool {
    switch kind {
    case .missingPart, .extraPart, .wrongText, .differentOrder, .differentWording, .saidTwice,
      .faked, .misheard:
      true
    default: false
    }
  }
}

extension [Finding] {
  fileprivate var faultCount: Int { count { $0.severity > .note } }
}
