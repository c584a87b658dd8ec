package import Earshot
package import EarshotFiles
import EarshotSpeech

/// Inputs as files, folders, patterns, lists of names, and texts.
public struct Inputs: Sendable, Hashable, ExpressibleByArrayLiteral {
  /// Files, folders, patterns such as `screens/**/*.yaml`, and texts.
  public var sources: [Source]
  /// Files that contain names of more inputs; `-` is standard input.
  public var lists: [String] = []
  /// Whether NUL ends each name in the lists (`find -print0`).
  public var hasNulls = false
  /// The share of the inputs to process, such as `2/4` for the second of four; nil for all inputs.
  public var shard: String?

  /// Creates inputs.
  public init(_ sources: [Source]) { self.sources = sources }

  /// Creates inputs.
  public init(arrayLiteral sources: Source...) { self.init(sources) }

  package static let lists = OptionInfo<[String]>(
    "files-from", valueName: "file", changesResult: false,
    help: "A file with the names of more files and folders, one per line; - for standard input.")
  package static let hasNulls = OptionInfo(
    "null", changesResult: false,
    help: "Names in the list of files end with NUL, as in the output of find -print0.")
  package static let jobs = OptionInfo<Int?>(
    "jobs", valueName: "n", changesResult: false,
    help: "The number of files to process at once; by default one per core.")
  package static let shard = OptionInfo<String?>(
    "shard", valueName: "i/n", changesResult: false,
    help: "The share of the files to process; 2/4 is the second of four shares.")

  package static func check(jobs: Int?) throws {
    guard let jobs, !(1...256).contains(jobs) else { return }
    throw UsageError("--jobs is \(jobs); it must be from 1 to 256")
  }

  package static func check(shard: String?) throws {
    guard let shard, Shard(shard) == nil else { return }
    throw UsageError("--shard is '\(shard)'; write i/n, such as 2/4, with i from 1 to n")
  }

  package func whole(
    of kind: InputList.Kind, called label: String = "file", besides own: [String] = []
  ) throws -> InputList {
    guard !sources.isEmpty || !lists.isEmpty else {
      throw UsageError("expected <\(label)> ..., found nothing")
    }
    guard (sources.paths + lists).count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw UsageError("standard input can be read only once; give '-' only once")
    }
    return try InputList(
      sources.map { ($0.name, $0.content) }, lists: lists, hasNulls: hasNulls, of: kind,
      besides: own)
  }

  package func list(
    of kind: InputList.Kind, called label: String = "file", besides own: [String] = []
  ) throws -> InputList {
    let inputs = try whole(of: kind, called: label, besides: own)
    guard shard != nil else { return inputs }
    return inputs.keeping(inputs.items.indices.map(isInShare))
  }

  package func isInShare(_ index: Int) -> Bool {
    shard.flatMap { Shard($0) }?.contains(index) ?? true
  }
}

extension InputList.Item {
  func isPassedOver(_ bytes: [UInt8], as kind: InputList.Kind) -> Bool {
    guard folder != nil else { return false }
    switch kind {
    case .designs: return !DesignDetection.isDesign(bytes)
    case .captures: return InputFile.isBinary(bytes) || DesignDetection.isDesign(bytes)
    case .corpora: return false
    }
  }

  package func bytes(limit: Int = InputFile.writtenByPeople) throws(InputError) -> [UInt8] {
    try source.bytes(limit: limit)
  }

  package var source: Source {
    content.map { .bytes($0, named: path) } ?? .file(path, foundIn: root)
  }
}
