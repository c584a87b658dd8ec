package import Earshot
package import EarshotFiles
package import EarshotOutput

/// Processes inputs in parallel; returns all outcomes in order, even failures.
package struct Batch: Sendable {
  package struct Item: Sendable {
    package var name: String
    package var files: [String]
    package var isFound = false
    package var problem: InputError?

    package init(
      name: String, files: [String], isFound: Bool = false, problem: InputError? = nil
    ) {
      self.name = name
      self.files = files
      self.isFound = isFound
      self.problem = problem
    }
  }

  package typealias Worker<Output: Sendable> = (Int) throws -> Outcome<Output>

  package let items: [Item]
  package var isMany: Bool
  package var jobs: Int
  package var unit = "files"
  package var hasSummary = false
  package var cache: ResultCache?
  package var hasErrorsInline = false
  package var context: Context

  package init(_ items: [Item], isMany: Bool, jobs: Int?, in context: Context) {
    self.items = items
    self.isMany = isMany
    self.jobs = jobs ?? Cores.count
    self.context = context
  }

  package init(
    _ inputs: InputList, of projects: InputProjects = InputProjects([]), jobs: Int?,
    in context: Context
  ) {
    self.init(
      inputs.items.enumerated().map { index, input in
        Item(
          name: input.path, files: [input.path] + projects.files(ofInput: index),
          isFound: input.folder != nil, problem: input.problem)
      },
      isMany: inputs.isMany, jobs: jobs, in: context)
    hasSummary = inputs.isFound
  }

  package func write(
    to destination: Destination, in frame: ReportFrame, ending: ([String]) -> Document,
    by makeWorker: @escaping () throws -> Worker<Document>
  ) throws -> Int32 {
    let makeWorker = cached(makeWorker)
    guard isMany || hasErrorsInline else {
      guard !items.isEmpty else { return 0 }
      let outcome = try single(by: makeWorker)
      if let output = outcome.output {
        try destination.write(
          [frame.opening, output, frame.closing, ending(outcome.notes)].joined())
      }
      return outcome.status
    }
    var status: Int32 = 0
    try destination.writePieces { put in
      try put(frame.opening)
      var isFirst = true
      var notes: [String] = []
      status = try run(by: makeWorker) { index, outcome in
        var lines = [outcome.output].compactMap(\.self)
        if frame.isLines, !outcome.errors.isEmpty {
          lines.append(MistakeLine(outcome.errors, file: items[index].name).document)
        }
        let output = lines.joined()
        notes += outcome.notes.filter { !notes.contains($0) }
        guard !output.bytes.isEmpty else { return }
        if !isFirst { try put(frame.separator) }
        isFirst = false
        try put(output)
      }
      try put(frame.closing)
      try put(ending(notes))
    }
    return status
  }

  package func cached(
    _ makeWorker: @escaping () throws -> Worker<Document>
  ) -> () throws -> Worker<Document> {
    guard let cache else { return makeWorker }
    return {
      let worker = try makeWorker()
      return { index in
        try cache.outcome(of: items[index].files, found: [items[index].isFound]) {
          do { return try worker(index) } catch {
            guard let failure = Failure(error) else { throw error }
            var outcome = Outcome<Document>()
            outcome.errors = failure.errors
            return outcome
          }
        }
      }
    }
  }

  package func results<Output: Sendable>(
    by makeWorker: @escaping () throws -> Worker<Output>
  ) throws -> [Outcome<Output>] {
    guard isMany || hasErrorsInline else {
      return items.isEmpty ? [] : [try single(by: makeWorker)]
    }
    var results: [Outcome<Output>] = []
    _ = try run(by: makeWorker) { results.append($1) }
    return results
  }

  package func run<Output: Sendable>(
    by makeWorker: @escaping () throws -> Worker<Output>,
    put: (Int, Outcome<Output>) throws -> Void
  ) throws -> Int32 {
    var tally = Tally()
    var warned: Set<String> = []
    let pump = WorkPump<Int, Outcome<Output>>(jobs: jobs) {
      let worker = try makeWorker()
      return { outcome(at: $0, by: worker) }
    }
    defer { context.showProgress(nil) }
    var indices = items.indices.makeIterator()
    try pump.run(
      next: {
        try context.checkCancellation()
        return indices.next()
      },
      consume: { outcome in
        let index = tally.count
        tally.add(outcome)
        let warnings = outcome.warnings.filter { warned.insert($0).inserted }
        let errors = hasErrorsInline ? [] : outcome.errors.map { "\($0)" }
        for line in outcome.remarks + warnings + errors { context.report(line) }
        try put(index, outcome)
        context.showProgress((done: tally.count, total: items.count, unit: unit))
      })
    context.showProgress(nil)
    if hasSummary { context.report(tally.summary) }
    return hasErrorsInline ? 0 : tally.status
  }

  private func single<Output: Sendable>(
    by makeWorker: () throws -> Worker<Output>
  ) throws -> Outcome<Output> {
    if let problem = items[0].problem { throw problem }
    let outcome = try makeWorker()(0)
    for line in outcome.remarks + outcome.warnings { context.report(line) }
    guard outcome.errors.isEmpty else { throw Failure(errors: outcome.errors) }
    return outcome
  }

  private func outcome<Output>(at index: Int, by worker: Worker<Output>) -> Outcome<Output> {
    var outcome = Outcome<Output>()
    do {
      if let problem = items[index].problem { throw problem }
      return try worker(index)
    } catch let error as UsageError {
      outcome.errors = [InputError(error.description, kind: .usage)]
    } catch {
      outcome.errors = Failure(error)?.errors ?? [InputError("\(error)")]
    }
    return outcome
  }
}

package struct Tally {
  package private(set) var count = 0
  package private(set) var status: Int32 = 0
  private var (failed, passedOver, withFindings, kept) = (0, 0, 0, 0)

  package init() {}

  package mutating func add(_ outcome: Outcome<some Sendable>) {
    count += 1
    status = max(status, outcome.status)
    if !outcome.errors.isEmpty { failed += 1 }
    if outcome.isPassedOver { passedOver += 1 }
    if outcome.hasFindings { withFindings += 1 }
    if outcome.isKept { kept += 1 }
  }

  package var summary: String {
    let pieces = [
      (withFindings, "with findings"), (failed, "failed"),
      (passedOver, "skipped, because this command cannot use them"), (kept, "from the cache"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let rest = pieces.isEmpty ? "" : ": \(pieces.joined(separator: ", "))"
    return "\(count) file\(count == 1 ? "" : "s")\(rest)"
  }
}
