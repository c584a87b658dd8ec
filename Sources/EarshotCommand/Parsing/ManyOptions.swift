import ArgumentParser
import EarshotKit

struct ListOptions: ParsableArguments {
  @Option(Inputs.lists) var lists: [String]
  @Flag(Inputs.hasNulls) var hasNulls: Bool

  func inputs(_ sources: [Source], shard: String? = nil) -> Inputs {
    var inputs = Inputs(sources)
    inputs.lists = lists
    inputs.hasNulls = hasNulls
    inputs.shard = shard
    return inputs
  }
}

struct ManyOptions: ParsableArguments {
  @OptionGroup var list: ListOptions
  @Option(Inputs.jobs) var jobs: Int?
  @Option(Inputs.shard) var shard: String?
  @Option(BatchOptions.cache) var cache: String?

  func validate() throws {
    try UsageError.asValidation {
      try Inputs.check(jobs: jobs)
      try Inputs.check(shard: shard)
    }
  }

  func inputs(_ sources: [Source]) -> Inputs { list.inputs(sources, shard: shard) }

  func batch(hasErrorsInline: Bool = false) -> BatchOptions {
    var batch = BatchOptions()
    batch.jobs = jobs
    batch.cache = cache
    batch.hasErrorsInline = hasErrorsInline
    return batch
  }
}
