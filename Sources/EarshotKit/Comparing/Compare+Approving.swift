import Earshot
import EarshotFiles
import EarshotOutput

extension Compare {
  /// Records the announcements next to the design, and writes a line for each file to `output`.
  package func approve(in context: Context) throws -> Int32 {
    var compare = self
    compare.ignoresApproved = true
    guard !isOfFolder else { return try compare.approvePairs(in: context) }
    return try compare.following(context.projects.project(of: design)).approveOne(in: context)
  }

  private func approveOne(in context: Context) throws -> Int32 {
    guard let file = approvedFile, design.name != InputFile.standardInput else {
      throw UsageError("--approve writes a file next to the design; give the design as a file")
    }
    let captures = try captureList()
    let destinations = try Destination.claim(
      [output, file], besides: reads(captures), links: context.links)
    let outcomes = try comparedCaptures(captures, in: context)
    let status = outcomes.map(\.status).max() ?? 0
    guard status == 0 else { return status }
    let comparisons = outcomes.flatMap { $0.output ?? [] }
    for warning in readers.warnings(on: comparisons) { context.report(warning) }
    try write([try record(comparisons, in: destinations[1])], to: destinations[0])
    return 0
  }

  private func approvePairs(in context: Context) throws -> Int32 {
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
    try write(lines, to: destinations[0])
    return status
  }

  private func write(_ lines: [String], to destination: Destination) throws(InputError) {
    guard !lines.isEmpty else { return }
    try destination.write(Document(lines.map { "\($0)\n" as TerminalText }.joined()))
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
