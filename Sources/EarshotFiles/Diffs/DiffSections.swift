import CLibrary
package import Earshot

/// The comparisons of all captures with one design.
package struct DiffSections {
  package private(set) var sections: [ComparisonReport.Section]
  private let runs: [DiffRun]
  private let results: [DiffResult]

  package init(_ runs: [DiffRun], accepting baseline: HeardBaseline?) {
    self.init(runs.map { ComparedCapture($0, accepting: baseline) })
  }

  package init(_ captures: [ComparedCapture]) {
    runs = captures.map(\.run)
    results = captures.map(\.result)
    sections = results.map(\.section)
  }

  /// Looks at the captures of each profile together: what one of them shows is not missing in another,
  /// and what none of them shows is told at the end.
  package mutating func joinCaptures(requiringAll isRequired: Bool) {
    var profiles: [String: [Int]] = [:]
    for (index, run) in runs.enumerated() { profiles[run.profile.id, default: []].append(index) }
    for indices in profiles.values {
      leaveOutScrolled(indices)
      addUnseen(indices, as: isRequired ? .error : .note)
    }
  }

  private mutating func leaveOutScrolled(_ indices: [Int]) {
    guard indices.count > 1 else { return }
    let heard = indices.reduce(into: Set<Stop>()) {
      $0.formUnion(sections[$1].comparison.heardStops)
    }
    for index in indices {
      let (rest, count) = sections[index].comparison.leavingOut(heard)
      guard count > 0 else { continue }
      sections[index].comparison = rest
      sections[index].remarks.append(
        "\(count) stop\(count == 1 ? " stands" : "s stand") in another capture")
    }
  }

  private mutating func addUnseen(_ indices: [Int], as severity: Finding.Severity) {
    guard let last = indices.last, !runs[last].heard.isRecognizedSpeech else { return }
    let seen = indices.reduce(into: Set<Int>()) { $0.formUnion(results[$1].shown) }
    let layers = results[last].layers
    let unseen = layers.indices.filter { !seen.contains($0) && !layers[$0].isOfOtherState }
      .map { layers[$0] }
    sections[last].comparison = sections[last].comparison.missing(unseen, as: severity)
      .ignoring(runs[last].ignored)
  }

  /// Leaves out what a team lives with.
  package mutating func leaveOut(_ accepted: AcceptedFindings) {
    var accepted = accepted
    for index in sections.indices {
      let count = accepted.leaveOut(of: &sections[index].comparison)
      guard count > 0 else { continue }
      sections[index].remarks.append("\(count) accepted finding\(count == 1 ? "" : "s") left out")
    }
    guard let last = sections.indices.last else { return }
    sections[last].remarks += accepted.remarks
  }
}

extension CalendarDate {
  /// The day on which the program runs, in UTC.
  package static func today() -> CalendarDate? {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
