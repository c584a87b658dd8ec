import CLibrary
package import Earshot

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

  /// Joins each profile's captures: a stop is reported as missing only if no capture contains it.
  package mutating func joinCaptures(requiringAll isRequired: Bool) {
    var profiles: [String: [Int]] = [:]
    for (index, run) in runs.enumerated() { profiles[run.profile.id, default: []].append(index) }
    for indices in profiles.values {
      leaveOutScrolled(indices)
      addUnseen(indices, as: isRequired ? .error : .note)
    }
  }

  /// Removes the finding about a missing stop if another capture shows the stop, because a log or a
  /// recording can contain only a part of a screen.
  private mutating func leaveOutScrolled(_ indices: [Int]) {
    guard indices.count > 1 else { return }
    var elsewhere: [Int: Set<Stop>] = [:]
    let said = indices.reduce(into: Set<Stop>()) {
      $0.formUnion(sections[$1].comparison.heardStops)
    }
    for index in indices where !runs[index].heard.isComposed { elsewhere[index] = said }
    let dumps = indices.filter { runs[$0].heard.isComposed }
    for layer in results[indices[0]].layers.indices {
      leaveOutScrolled(dumps.filter { results[$0].shown.contains(layer) }, layer, &elsewhere)
    }
    for (index, stops) in elsewhere {
      let (rest, count) = sections[index].comparison.leavingOut(stops)
      guard count > 0 else { continue }
      sections[index].comparison = rest
      sections[index].remarks.append(
        "\(count) stop\(count == 1 ? " is" : "s are") in another capture")
    }
  }

  private mutating func leaveOutScrolled(
    _ dumps: [Int], _ layer: Int, _ elsewhere: inout [Int: Set<Stop>]
  ) {
    let stops = dumps.map { results[$0].layers[layer].stops }
    // Captures of different toolkits cannot be joined, because their stops differ.
    guard let first = stops.first, stops.count > 1, stops.allSatisfy({ $0.count == first.count })
    else { return }
    let missing = dumps.enumerated().map { number, index in
      let skipped = sections[index].comparison.skippedStops
      return Set(first.indices.filter { skipped.contains(stops[number][$0]) })
    }
    let inside = zip(dumps, stops).map { index, stops in
      sections[index].comparison.stopsMissingInsideScrollers(among: stops)
    }
    let scrolled = ScrolledCaptures(count: first.count, missing: missing, inside: inside)
    for (number, index) in dumps.enumerated() {
      elsewhere[index, default: []].formUnion(scrolled.outside[number].map { stops[number][$0] })
      let told = Set(scrolled.toldElsewhere[number].map { stops[number][$0] })
      sections[index].comparison = sections[index].comparison.leavingOut(told).0
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
  package static func today() -> CalendarDate? {
    var seconds = time(nil)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    return CalendarDate(
      year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday))
  }
}
