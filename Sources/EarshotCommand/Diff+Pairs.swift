import ArgumentParser
import Earshot
import EarshotFiles
import EarshotOutput

// A folder of designs.
extension Diff {
  /// Compares each design of a folder with the captures of its name.
  func comparePairs() throws {
    let designs = try InputList([expected], of: .designs)
    let own = designs.paths.map { HeardBaseline.file(beside: $0) }
    let pairs = try DiffPairs(
      designs: designs,
      captures: many.list.inputs(
        actual, of: .captures, called: "actual",
        besides: designs.paths + own + acceptedFiles + [output].compactMap(\.self)))
    for stray in pairs.strays {
      StandardError.write("note: '\(stray)' has the name of no design, and is passed over\n")
    }
    let items = pairs.all.filter { many.isOfShare($0.place) }
    let outputs = try Destination.claim(
      [output] + (approve ? own : []),
      besides: pairs.files + readers.profileFiles + acceptedFiles + (approve ? [] : own))
    var run = ManyFiles(
      items.map {
        ManyFiles.Item(
          name: $0.design.path,
          files: [$0.design.path] + $0.captures + acceptedFiles
            + presentFiles([HeardBaseline.file(beside: $0.design.path)]),
          problem: $0.design.problem)
      }, isMany: true, jobs: many.jobs)
    run.hasSummary = true
    run.hasErrorsInline = hasErrorsInline
    if approve {
      let status = try run.run { () -> ManyFiles.Worker<[ComparedCapture]> in
        { try compared(items[$0]) }
      } put: { place, outcome in
        guard let runs = outcome.output, outcome.errors.isEmpty else { return }
        try record(runs, in: outputs[items[place].place + 1])
      }
      return try end(with: status, hasFailed: false)
    }
    switch writtenFormat {
    case .text, .github, .jsonl:
      run.cache = try many.cache(
        facts: facts, files: readers.profileFiles,
        besides: pairs.files + readers.profileFiles + [output].compactMap(\.self))
      let form: OutcomeForm =
        writtenFormat == .jsonl ? .lines : writtenFormat == .text ? OutcomeForm("\n") : .plain
      try run.write(to: outputs[0], as: form) {
        { try reported(items[$0]).map { written($0, styledFor: outputs[0]) } }
      }
    case .markdown, .json, .junit, .sarif, .gitlab, .html:
      guard many.cache == nil else {
        throw ValidationError(
          "of many designs --cache keeps what --format text, jsonl and github write of each")
      }
      // They begin with what is known at the end.
      let outcomes = try run.results { { try reported(items[$0]) } }
      let report = ComparisonReport(
        outcomes.compactMap(\.output).flatMap(\.sections), failing: failing)
      try outputs[0].write(written(report, styledFor: outputs[0]))
      try end(with: outcomes.map(\.status).max() ?? 0, hasFailed: report.hasFailed)
    }
  }

  private func reported(_ pair: DiffPairs.Pair) throws -> Outcome<ComparisonReport> {
    let outcome = try compared(pair)
    guard let runs = outcome.output, !runs.isEmpty else { return outcome.map { _ in nil } }
    let report = try report(on: runs, of: pair.design.path)
    var reported = outcome.map { _ in report }
    reported.hasFindings = report.hasFailed
    return reported
  }

  private func compared(_ pair: DiffPairs.Pair) throws -> Outcome<[ComparedCapture]> {
    let bytes = try InputFile.bytes(of: pair.design.path)
    guard !pair.design.isPassedOver(bytes, as: .designs) else { return .passedOver }
    guard !pair.captures.isEmpty else {
      throw InputError(
        "'\(pair.design.path)' has no capture; wanted is a dump, a log or captions of its name, or a "
          + "folder of that name with such files", kind: .cannotOpen)
    }
    let wanted = try input(pair.design.path, bytes)
    let redactor = try redactor(for: wanted)
    let baseline = approve ? nil : try HeardBaseline.read(beside: pair.design.path)
    var outcome = Outcome<[ComparedCapture]>()
    for capture in pair.captures {
      do {
        outcome.output =
          try (outcome.output ?? [])
          + compared(
            wanted.redacted(by: redactor), of: pair.design.path, with: capture, redactor,
            accepting: baseline)
      } catch let error as ValidationError {
        outcome.errors.append(InputError(error.message, kind: .usage))
      } catch {
        guard let failure = Failure(error) else { throw error }
        outcome.errors += failure.errors
      }
    }
    outcome.warnings = readers.warningsOfEnglish(outcome.output?.map(\.run.profile) ?? [])
    return outcome
  }
}
