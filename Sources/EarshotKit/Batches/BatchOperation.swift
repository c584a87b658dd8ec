import Earshot
package import EarshotFiles
import EarshotOutput

/// An operation that can process many inputs in parallel.
package protocol BatchOperation: DescribedOperation where Output == [Content] {
  associatedtype Content: Reportable

  var batch: BatchOptions { get set }

  /// Finds the inputs and prepares the work.
  func plan(in context: Context) throws -> BatchPlan<Content>
}

/// The options for processing many inputs.
public struct BatchOptions: Sendable, Hashable {
  /// The number of parallel jobs; nil for one per core.
  public var jobs: Int?
  /// The folder for cached outcomes of unchanged inputs; nil if outcomes are not cached.
  public var cache: String?
  /// Whether the output contains the errors of the inputs.
  public var hasErrorsInline = false

  /// Creates the default options.
  public init() {}

  package static let cache = OptionInfo<String?>(
    "cache", valueName: "folder", changesResult: false,
    help: "A folder for the results of each file, so that only changed files are processed again.")
  package static let hasErrorsInline = OptionInfo(
    "errors-inline", changesResult: false,
    help:
      "Report errors in files only as lines of the output; the exit status is then 0 unless reading or writing fails."
  )
}

package struct BatchPlan<Content: Sendable> {
  package var batch: Batch
  package var reads: [String]
  package var designs: [Source] = []
  package var settingFiles: [String] = []
  package var facts: [String] = []
  package var isOneDocument = false
  package let makeWorker: () throws -> Batch.Worker<Content>

  package init(
    _ batch: Batch, reads: [String], settingFiles: [String] = [], facts: [String] = [],
    makeWorker: @escaping () throws -> Batch.Worker<Content>
  ) {
    self.batch = batch
    self.reads = reads
    self.settingFiles = settingFiles
    self.facts = facts
    self.makeWorker = makeWorker
  }
}

extension BatchOperation {
  /// Processes all inputs.
  ///
  /// - Throws: ``Failure`` with the errors of all inputs.
  public func run(in context: Context) throws -> [Content] {
    let outcomes = try outcomes(in: context)
    let errors = outcomes.flatMap(\.errors)
    guard errors.isEmpty else { throw Failure(errors: errors) }
    return outcomes.compactMap(\.output)
  }

  /// Processes all inputs, even if some fail.
  package func outcomes(in context: Context = Context()) throws -> [Outcome<Content>] {
    let plan = try plan(in: context)
    var batch = plan.batch
    batch.isMany = true
    return try batch.results(by: plan.makeWorker)
  }

  package func write(
    as format: ReportFormat<Content>, to output: String?, style: (Destination) -> ReportStyle,
    in context: Context
  ) throws -> Int32 {
    let plan = try plan(in: context)
    try checkOutput(format, of: plan)
    let used = output == nil ? [] : plan.designs.flatMap(context.projects.filesUsed)
    let destination = try Destination.claim(
      [output], besides: plan.reads + used, links: context.links)[0]
    var batch = plan.batch
    batch.hasErrorsInline = self.batch.hasErrorsInline && !plan.isOneDocument
    var look = style(destination)
    // A cached document must be usable for every destination, so it contains no styles.
    if self.batch.cache != nil { look.isStyled = false }
    let style = look
    guard let frame = format.frame ?? (plan.isOneDocument ? .plain : nil) else {
      let outcomes = try batch.results(by: plan.makeWorker)
      let contents = outcomes.compactMap(\.output)
      if !contents.isEmpty { try destination.write(format.written(contents, style: style)) }
      return outcomes.map(\.status).max() ?? 0
    }
    batch.cache = try self.batch.cache.map { folder in
      try ResultCache(
        at: context.folder(folder),
        facts: [Self.name, format.id, "\(style.isPlain)", "\(style.header)"] + facts + plan.facts,
        files: plan.settingFiles, besides: plan.reads + [output].compactMap(\.self))
    }
    return try batch.write(to: destination, in: frame, ending: format.ending) {
      let worker = try plan.makeWorker()
      return { index in
        var outcome = try worker(index)
        if frame.isLines { outcome.warnings += outcome.output?.notes ?? [] }
        outcome.notes = outcome.output.map(format.notes(of:)) ?? []
        return outcome.map { format.piece($0, style) }
      }
    }
  }

  private func checkOutput(_ format: ReportFormat<Content>, of plan: BatchPlan<Content>) throws {
    if batch.hasErrorsInline, format.frame?.isLines != true {
      throw UsageError("--errors-inline needs --format jsonl, in which each error has a line")
    }
    if batch.cache != nil, format.frame == nil, !plan.isOneDocument {
      let kept = Content.formats.filter { $0.frame != nil }.map(\.id)
      throw UsageError(
        "--cache can only store the outputs of --format \(kept.dropLast().joined(separator: ", ")) and "
          + "\(kept.last ?? "") for each design"
      )
    }
  }
}
