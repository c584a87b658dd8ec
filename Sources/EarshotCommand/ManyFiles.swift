import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput

/// Takes files through a command, on every core, and gives what comes of them in the order of the files.
///
/// What fails is named and stops nothing else. One file by itself is worked on as if there were no
/// others: nothing is written where it fails.
struct ManyFiles {
  /// One of the inputs: a file, or several that are looked at together.
  struct Item: Sendable {
    /// What it is called.
    var name: String
    /// All files that decide what comes of it.
    var files: [String]
    /// Whether a folder told of it.
    var isFound = false
    /// Why there is nothing to be read.
    var problem: InputError?
  }

  /// Works on an item.
  typealias Worker<Output: Sendable> = (Int) throws -> Outcome<Output>

  /// The inputs.
  let items: [Item]
  /// Whether there is anything else than one file by its name.
  var isMany: Bool
  /// How many are worked on at once.
  var jobs = Cores.count
  /// What the line of progress counts.
  var unit = "files"
  /// Whether the user is told at the end how many there were, having named none of them.
  var hasSummary = false
  /// What came of inputs before.
  var cache: ResultCache?
  /// Whether mistakes of inputs stand in the output, and nowhere else.
  var hasErrorsInline = false

  /// Creates a run.
  init(_ items: [Item], isMany: Bool, jobs: Int?) {
    self.items = items
    self.isMany = isMany
    self.jobs = jobs ?? Cores.count
  }

  /// Creates a run in which each file is worked on by itself.
  init(_ inputs: InputList, jobs: Int?) {
    self.init(
      inputs.items.map {
        Item(
          name: $0.path, files: [$0.path], isFound: $0.folder != nil, problem: $0.problem)
      },
      isMany: inputs.isMany, jobs: jobs)
    hasSummary = inputs.isFound
  }

  /// Writes what comes of the files in one document.
  func write(
    to destination: Destination, as form: OutcomeForm,
    by makeWorker: @escaping () throws -> Worker<Document>
  ) throws {
    let makeWorker = cached(makeWorker)
    guard isMany || hasErrorsInline else {
      guard !items.isEmpty else { return }
      let outcome = try single(by: makeWorker)
      if let output = outcome.output {
        try destination.write([form.opening, output, form.closing].joined())
      }
      if outcome.hasFindings { throw ExitCode(1) }
      return
    }
    var status: Int32 = 0
    try destination.writePieces { put in
      try put(form.opening)
      var isFirst = true
      status = try run(by: makeWorker) { place, outcome in
        var lines = [outcome.output].compactMap(\.self)
        if form.isLines, !outcome.errors.isEmpty {
          lines.append(MistakeLine(outcome.errors, file: items[place].name).document)
        }
        let output = lines.joined()
        guard !output.bytes.isEmpty else { return }
        if !isFirst { try put(form.separator) }
        isFirst = false
        try put(output)
      }
      try put(form.closing)
    }
    if status != 0 { throw ExitCode(status) }
  }

  /// Returns workers that work out only what did not come before.
  func cached(
    _ makeWorker: @escaping () throws -> Worker<Document>
  ) -> () throws -> Worker<Document> {
    guard let cache else { return makeWorker }
    return {
      let worker = try makeWorker()
      return { place in
        try cache.outcome(of: items[place].files, found: [items[place].isFound]) {
          do { return try worker(place) } catch {
            guard let failure = Failure(error) else { throw error }
            var outcome = Outcome<Document>()
            outcome.errors = failure.errors
            return outcome
          }
        }
      }
    }
  }

  /// Returns what comes of each of the files; that one by itself fails is thrown.
  func results<Output: Sendable>(
    by makeWorker: @escaping () throws -> Worker<Output>
  ) throws -> [Outcome<Output>] {
    guard isMany || hasErrorsInline else {
      return items.isEmpty ? [] : [try single(by: makeWorker)]
    }
    var results: [Outcome<Output>] = []
    _ = try run(by: makeWorker) { results.append($1) }
    return results
  }

  /// Works on the files, and hands over what comes of each; returns the exit status.
  func run<Output: Sendable>(
    by makeWorker: @escaping () throws -> Worker<Output>,
    put: (Int, Outcome<Output>) throws -> Void
  ) throws -> Int32 {
    let progress = ProgressLine(unit: unit)
    var tally = Tally()
    var warned: Set<String> = []
    let pump = WorkPump<Int, Outcome<Output>>(jobs: jobs) {
      let worker = try makeWorker()
      return { outcome(at: $0, by: worker) }
    }
    try Interruption.saying(progress.ending) {
      var places = items.indices.makeIterator()
      try pump.run(next: { places.next() }) { outcome in
        let place = tally.count
        tally.add(outcome)
        let warnings = outcome.warnings.filter { warned.insert($0).inserted }
        let errors = hasErrorsInline ? [] : outcome.errors.map { "\($0)" }
        tell(outcome.remarks + warnings + errors, over: progress)
        try put(place, outcome)
        progress.show(tally.count, of: items.count)
      }
    }
    progress.end()
    if hasSummary { StandardError.write(tally.summary) }
    return hasErrorsInline ? 0 : tally.status
  }

  /// Returns what comes of one file; throws where it fails.
  private func single<Output: Sendable>(
    by makeWorker: () throws -> Worker<Output>
  ) throws -> Outcome<Output> {
    if let problem = items[0].problem { throw problem }
    let outcome = try makeWorker()(0)
    tell(outcome.remarks + outcome.warnings)
    guard outcome.errors.isEmpty else { throw Failure(errors: outcome.errors) }
    return outcome
  }

  private func tell(_ lines: [String], over progress: ProgressLine? = nil) {
    guard !lines.isEmpty else { return }
    progress?.end()
    StandardError.write(lines.map { "\($0)\n" as TerminalText }.joined())
  }

  private func outcome<Output>(at place: Int, by worker: Worker<Output>) -> Outcome<Output> {
    var outcome = Outcome<Output>()
    do {
      if let problem = items[place].problem { throw problem }
      return try worker(place)
    } catch let error as ValidationError {
      outcome.errors = [InputError(error.message, kind: .usage)]
    } catch {
      outcome.errors = Failure(error)?.errors ?? [InputError("\(error)")]
    }
    return outcome
  }
}

/// How many inputs came to what.
struct Tally {
  private(set) var count = 0
  private(set) var status: Int32 = 0
  private var (failed, passedOver, withFindings, kept) = (0, 0, 0, 0)

  /// Counts an input.
  mutating func add(_ outcome: Outcome<some Sendable>) {
    count += 1
    status = max(status, outcome.status)
    if !outcome.errors.isEmpty { failed += 1 }
    if outcome.isPassedOver { passedOver += 1 }
    if outcome.hasFindings { withFindings += 1 }
    if outcome.isKept { kept += 1 }
  }

  /// The last line of a run, such as "12 files: 1 with findings, 1 failed".
  var summary: TerminalText {
    let pieces = [
      (withFindings, "with findings"), (failed, "failed"),
      (passedOver, "passed over, as they are nothing for this command"), (kept, "from the cache"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let rest = pieces.isEmpty ? "" : ": \(pieces.joined(separator: ", "))"
    return "\(count) file\(count == 1 ? "" : "s")\(rest)\n"
  }
}
