extension Comparison {
  /// Returns the comparison with only one finding for each cause: the finding at the first stop.
  ///
  /// Equal findings with the same expected role, such as seven tabs announced as buttons, count as
  /// one cause.
  public func joiningCauses() -> Comparison {
    var rows = rows
    var first: [Cause: (row: Int, finding: Int)] = [:]
    var others: [Cause: [String]] = [:]
    for row in rows.indices where !rows[row].findings.isEmpty {
      var kept: [Finding] = []
      for finding in rows[row].findings {
        guard let cause = cause(of: finding, in: rows[row]) else {
          kept.append(finding)
          continue
        }
        if first[cause] == nil {
          first[cause] = (row, kept.count)
          kept.append(finding)
        } else {
          others[cause, default: []].append(name(of: rows[row]))
        }
      }
      rows[row].findings = kept
    }
    for (cause, names) in others {
      guard let (row, finding) = first[cause] else { continue }
      rows[row].findings[finding].sentence += Self.sentence(on: names)
    }
    var comparison = self
    comparison.rows = rows
    return comparison
  }

  private struct Cause: Hashable {
    var finding: Finding
    var role: Fact?
  }

  private func cause(of finding: Finding, in row: Row) -> Cause? {
    let kinds: [Finding.Kind] = [.missingPart, .wrongText, .extraPart, .differentWording]
    guard let fact = finding.fact, fact.isReaders, kinds.contains(finding.kind),
      [.role, .state, .hint].contains(finding.part), let expected = row.expected
    else { return nil }
    guard case .parts(let announcement) = self.expected[expected].wording else { return nil }
    return Cause(finding: finding, role: announcement.parts.first { $0.kind == .role }?.fact)
  }

  private func name(of row: Row) -> String {
    let stop = row.expected.map { expected[$0] } ?? row.heard.map { heard[$0] }
    guard case .parts(let announcement)? = stop?.wording,
      let name = announcement.parts.first(where: { $0.kind == .name && !$0.text.isEmpty })
    else { return stop?.wording.text ?? "" }
    return name.text
  }

  /// Splits a joined finding's sentence into the problem and the number of further stops.
  package static func parts(ofJoined sentence: String) -> (problem: String, others: String) {
    guard let others = sentence.matches(of: #/ The same difference at [0-9]+ more stops?/#).last
    else { return (sentence, "") }
    return (String(sentence[..<others.range.lowerBound]), "\(others.output).")
  }

  private static let mostNames = 5

  private static func sentence(on names: [String]) -> String {
    let rest = names.count - mostNames
    return " The same difference at \(names.count) more \(names.count == 1 ? "stop" : "stops"): "
      + names.prefix(mostNames).map { "\"\($0)\"" }.joined(separator: ", ")
      + (rest > 0 ? " and \(rest) more." : ".")
  }
}
