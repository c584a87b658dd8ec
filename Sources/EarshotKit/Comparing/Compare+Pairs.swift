import Earshot
import EarshotFiles

extension Compare {
  func planOfPairs(in context: Context) throws -> BatchPlan<ComparisonReport> {
    guard screenshots.isEmpty else {
      throw UsageError("--screenshot needs one design, not a folder")
    }
    let (pairs, items) = try pairs(in: context)
    return plan(of: pairs, items, in: context)
  }

  func plan(
    of pairs: DesignPairs, _ items: [DesignPairs.Pair], in context: Context
  ) -> BatchPlan<ComparisonReport> {
    let approved = items.map { HeardBaseline.file(beside: $0.design.path) }
    var batch = Batch(
      zip(items, approved).map { item, approved in
        Batch.Item(
          name: item.design.path,
          files: [item.design.path] + item.captures.paths + accepted.paths
            + (item.project?.files ?? []) + context.projects.filesUsed(by: item.design.source)
            + (InputFile.isThere(approved) ? [approved] : []),
          problem: item.design.problem)
      }, isMany: true, jobs: batch.jobs, in: context)
    batch.hasSummary = true
    return BatchPlan(
      batch,
      reads: reads(pairs) + batch.items.flatMap(\.files)
        + pairs.all.map { HeardBaseline.file(beside: $0.design.path) },
      settingFiles: readers.profileFiles.paths,
      facts: Self.datedFacts(of: (accepted.map { [$0] } ?? []) + pairs.projects.accepted)
    ) { { try following(items[$0].project).reported(items[$0], in: context) } }
  }

  func reads(_ pairs: DesignPairs) -> [String] {
    pairs.files + readers.profileFiles.paths + accepted.paths + pairs.projects.files
  }

  func pairs(in context: Context) throws -> (all: DesignPairs, items: [DesignPairs.Pair]) {
    let designs = try InputList([design.name], of: .designs)
    let projects = try context.projects.projects(of: designs.items.map(\.source))
    let pairs = try DesignPairs(
      designs: designs, of: projects,
      captures: captures.whole(
        of: .captures, called: "actual",
        besides: designs.paths + designs.paths.map { HeardBaseline.file(beside: $0) }
          + accepted.paths + (output.map { [$0] } ?? [])))
    for stray in pairs.strays {
      context.report("note: '\(stray)' does not match the name of any design, and is skipped")
    }
    return (pairs, pairs.all.filter { captures.isInShare($0.place) })
  }

  private func reported(
    _ pair: DesignPairs.Pair, in context: Context
  ) throws -> Outcome<ComparisonReport> {
    let outcome = try compared(pair, in: context)
    guard let comparisons = outcome.output, !comparisons.isEmpty else {
      return outcome.map { _ in nil }
    }
    let (picture, warning) = screenshot(of: pair.design.source, in: comparisons, context)
    let report = try report(on: comparisons, of: picture)
    var reported = outcome.map { _ in report }
    reported.warnings += [warning].compactMap(\.self)
    reported.hasFindings = report.hasFailed
    return reported
  }

  func compared(
    _ pair: DesignPairs.Pair, in context: Context
  ) throws -> Outcome<[ComparedCapture]> {
    let bytes = try pair.design.bytes()
    guard !pair.design.isPassedOver(bytes, as: .designs) else { return .passedOver }
    guard !pair.captures.isEmpty else {
      throw InputError(
        "'\(pair.design.path)' has no capture; add a dump, a log or captions with the same name, "
          + "or a folder with that name that contains such files", kind: .cannotOpen)
    }
    let expected = try input(pair.design.source, bytes, context)
    let redactor = try redactor(for: expected)
    let approved = ignoresApproved ? nil : try HeardBaseline.read(beside: pair.design.path)
    var outcome = Outcome<[ComparedCapture]>()
    for capture in pair.captures {
      do {
        outcome.output =
          try (outcome.output ?? [])
          + compared(
            expected.redacted(by: redactor), of: pair.design.path, with: capture, redactor,
            accepting: approved, in: context)
      } catch let error as UsageError {
        outcome.errors.append(InputError(error.description, kind: .usage))
      } catch {
        guard let failure = Failure(error) else { throw error }
        outcome.errors += failure.errors
      }
    }
    outcome.warnings = readers.warnings(on: outcome.output ?? [])
    return outcome
  }
}
