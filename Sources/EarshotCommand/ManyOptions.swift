import ArgumentParser
import CLibrary
import Earshot
import EarshotFiles
import EarshotSpeech

/// Which files a command works on beside those it is given: lists of them.
struct ListOptions: ParsableArguments {
  @Option(
    name: .customLong("files-from"),
    help: ArgumentHelp(
      "A file with the names of further files and folders, one a line; - for standard input.",
      valueName: "file"))
  var lists: [String] = []

  @Flag(
    name: .customLong("null"),
    help: "In a list of files a NUL stands behind each name, as find -print0 writes it.")
  var hasNulls = false

  /// Returns the files that are named.
  func inputs(
    _ names: [String], of kind: InputList.Kind, called label: String = "file",
    besides own: [String] = []
  ) throws -> InputList {
    guard !names.isEmpty || !lists.isEmpty else {
      throw ValidationError("Missing expected argument '<\(label)> ...'")
    }
    guard (names + lists).count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw ValidationError("standard input can be read once; name - once")
    }
    return try InputList(names, lists: lists, hasNulls: hasNulls, of: kind, besides: own)
  }
}

/// How a command works on many files.
struct ManyOptions: ParsableArguments {
  @OptionGroup var list: ListOptions

  @Option(help: .jobs)
  var jobs: Int?

  @Option(help: ArgumentHelp("The share of the files to work on, such as 2/4.", valueName: "i/n"))
  var shard: String?

  @Option(
    help: ArgumentHelp(
      "A folder that keeps what comes of each file, so that only what changes is worked on.",
      valueName: "folder"))
  var cache: String?

  func validate() throws {
    try Self.check(jobs: jobs)
    try Self.check(shard: shard)
  }

  /// Throws where nobody can work on so many files at once.
  static func check(jobs: Int?) throws {
    guard let jobs, !(1...256).contains(jobs) else { return }
    throw ValidationError("--jobs is \(jobs); it must be from 1 to 256")
  }

  /// Throws where there is no such share.
  static func check(shard: String?) throws {
    guard let shard, Shard(shard) == nil else { return }
    throw ValidationError("--shard is '\(shard)'; write i/n, such as 2/4, with i from 1 to n")
  }

  /// Throws where mistakes are to stand in an output that has no lines for them.
  func check(_ hasErrorsInline: Bool, in format: some RawRepresentable<String>) throws {
    guard hasErrorsInline, format.rawValue != "jsonl" else { return }
    throw ValidationError("--errors-inline needs --format jsonl, in which a mistake has a line")
  }

  /// Opens the cache; `facts` are all that decides what comes of a file, beside the file.
  func cache(
    facts: [String], files: [String] = [], besides paths: [String]
  ) throws(InputError) -> ResultCache? {
    guard let cache else { return nil }
    return try ResultCache(at: cache, facts: facts, files: files, besides: paths)
  }

  /// Throws where stand-ins are numbered through all files, so that none can be kept.
  func check(redacts: Bool) throws {
    guard redacts, cache != nil else { return }
    throw ValidationError(
      "--redact numbers its stand-ins through all files, so that nothing can be kept; leave --cache out"
    )
  }

  /// Returns the files of this share.
  func inputs(
    _ names: [String], of kind: InputList.Kind, called label: String = "file",
    besides own: [String] = []
  ) throws -> InputList {
    let inputs = try list.inputs(names, of: kind, called: label, besides: own)
    guard let shard = shard.flatMap({ Shard($0) }) else { return inputs }
    return inputs.keeping(inputs.items.indices.map(shard.contains))
  }

  /// Returns whether the input at a place is of this share.
  func isOfShare(_ place: Int) -> Bool { shard.flatMap { Shard($0) }?.contains(place) ?? true }
}

extension ArgumentHelp {
  static let jobs = ArgumentHelp(
    "How many files to work on at once; one for each core.", valueName: "n")
  static let errorsInline: ArgumentHelp =
    "Let a mistake in a file be a line of the output and nothing more: the exit status is 0 as long as reading and writing go well."
}

extension NameSpecification {
  static let errorsInline: NameSpecification = .customLong("errors-inline")
}
