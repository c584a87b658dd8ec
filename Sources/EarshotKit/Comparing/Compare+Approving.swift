import Earshot
import EarshotFiles
import EarshotOutput

extension Compare {
  package func approve(in context: Context) throws -> (status: Int32, lines: [String]) {
    var compare = self
    compare.ignoresApproved = true
    guard !isOfFolder else { return try compare.approvePairs(in: context) }
    return try compare.following(context.projects.project(of: design)).approveOne(in: context)
  }

  private func approveOne(in context: Context) throws -> (Int32, [String]) {
    guard let file = approvedFile, design.name != InputFile.standardInput else {
      throw UsageError("--approve writes a file next to the design; give the design as a file")
    }
    let captures = try captureList()
    let destination = try Destination.claim(
      [output, file], besides: reads(captures), links: context.links)[1]
    let outcomes = try comparedCaptures(captures, in: context)
    let status = outcomes.map(\.status).max() ?? 0
    guard status == 0 else { return (status, []) }
    let comparisons = outcomes.flatMap { $0.output ?? [] }
    for warning in readers.warnings(on: comparisons) { context.report(warning) }
    return (0, [try record(comparisons, in: destination)])
  }

  private func approvePairs(in context: Context) throws -> (Int32, [String]) {
    let (pairs, items) = try pairs(in: context)
    let plan = plan(of: pairs, items, in: context)
    let files = items.map { HeardBaseline.file(beside: $0.design.path) }
    let destinations = try Destination.claim(
      [output] + files, besides: reads(pairs), links: context.links)
    var lines: [String] = []
    let status = try plan.batch.run { () -> Batch.Worker<[ComparedCapture]> in
      { try following(items[$0].project).compared(items[$0], in: context) }
    } put: { index, outcome in
      guard let comparisons = outcome.output, outcome.errors.isEmpty else { return }
      lines.append(try record(comparisons, in: destinations[index + 1]))
    }
    return (status, lines)
  }

  private func record(
    _ comparisons: [ComparedCapture], in file: Destination
  ) throws -> String {
    var baseline = HeardBaseline(file: file.path)
    for run in comparisons.map(\.run) {
      baseline.stops[run.profile.id, default: []] += run.heardStops
    }
    try file.write(baseline.document)
    let count = baseline.stops.values.reduce(0) { $0 + $1.count }
    return "accepted \(count) stop\(count == 1 ? "" : "s") in \(file.path)"
  }
}
