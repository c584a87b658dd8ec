import CLibrary
package import Earshot
import EarshotFiles
package import EarshotOutput
import EarshotSpeech

/// A folder with the outcomes of earlier runs.
///
/// An entry's name is a digest of everything that affects the outcome, so caches can be merged. A
/// receipt contains a digest of the files' metadata; if this digest is the same as before, the
/// files are not read again. Damaged entries are computed again; write errors are ignored.
package struct ResultCache: Sendable {
  private static let format = "2"

  private let folder: Folder
  private let run: String
  private let clock: FileClock

  package init(
    at folder: Folder, facts: [String], files: [String], besides paths: [String],
    clock: FileClock = .system
  ) throws(InputError) {
    self.clock = clock
    guard !folder.path.isEmpty else {
      throw InputError(
        "the path of the folder is empty; name a folder, or check whether a shell variable in the command is empty",
        kind: .usage)
    }
    do throws(FileError) { try folder.make() } catch {
      // If the folder is not writable, nothing is cached.
      guard error.isForbidden else { throw InputError(error) }
    }
    let own = FilePath.resolved(folder.path)
    var known: Set<String> = []
    for file in paths where known.insert(FilePath.split(file).folder).inserted {
      let place = FilePath.resolved(FilePath.split(file).folder)
      guard FilePath.steps(of: place, below: own) == nil else {
        throw InputError(
          "'\(file)' is in the cache '\(folder.path)', which only Earshot may write to; choose another "
            + "folder", kind: .usage)
      }
    }
    self.folder = folder
    folder.sweep()
    let program = Self.digestOfProgram(in: folder, clock)
    var contents: [String] = []
    for file in files { contents.append(SHA256.hexadecimal(of: try InputFile.bytes(of: file))) }
    run = Self.digest([Self.format, program] + facts + contents)
  }

  package func outcome(
    of files: [String], found isFound: [Bool], by work: () throws -> Outcome<Document>
  ) throws -> Outcome<Document> {
    guard let before = FileStates(of: files, clock) else { return try work() }
    let names = isFound.map { $0 ? "found" : "named" } + files
    let receipt = Self.path("receipts", Self.digest([run] + names))
    if let known = receiptEntry(receipt, before), let kept = entry(known) { return kept }
    var contents: [String] = []
    for file in files {
      guard let bytes = try? InputFile.bytes(of: file, limit: InputFile.writtenByTools) else {
        return try work()
      }
      contents.append(SHA256.hexadecimal(of: bytes))
    }
    let name = Self.path("entries", Self.digest([run] + names + contents))
    if let kept = entry(name) {
      keep(before, name, in: receipt)
      return kept
    }
    let outcome = try work()
    if outcome.isLasting, before.isSettled, FileStates(of: files, clock) == before {
      if (try? folder.write(outcome.entry(named: name), to: name)) != nil {
        keep(before, name, in: receipt)
      }
    }
    return outcome
  }

  private func receiptEntry(_ receipt: String, _ states: FileStates) -> String? {
    guard let bytes = try? folder.read(receipt) else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    return lines.count == 2 && lines[0] == states.digest ? String(lines[1]) : nil
  }

  private func keep(_ states: FileStates, _ entry: String, in receipt: String) {
    guard states.isSettled else { return }
    try? folder.write(Array("\(states.digest)\n\(entry)\n".utf8), to: receipt)
  }

  private func entry(_ name: String) -> Outcome<Document>? {
    guard let kept = (try? folder.read(name)).flatMap({ Outcome<Document>(entry: $0, name: name) }),
      kept.companions.allSatisfy({ SHA256.hexadecimal(ofFile: $0) == $1 })
    else { return nil }
    return kept
  }

  private static func digestOfProgram(in folder: Folder, _ clock: FileClock) -> String {
    let program = VoiceExecutable.pathOfThisProgram()
    guard let states = FileStates(of: [program], clock) else { return program }
    let receipt = path("receipts", digest([program]))
    let kept = (try? folder.read(receipt)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    let lines = kept.split(separator: "\n")
    if lines.count == 2, lines[0] == states.digest { return String(lines[1]) }
    let digest = SHA256.hexadecimal(ofFile: program) ?? states.digest
    if states.isSettled {
      try? folder.write(Array("\(states.digest)\n\(digest)\n".utf8), to: receipt)
    }
    return digest
  }

  private static func digest(_ texts: [String]) -> String {
    SHA256.hexadecimal(of: texts.flatMap { Array("\($0.utf8.count):\($0)\n".utf8) })
  }

  private static func path(_ kind: String, _ digest: String) -> String {
    "\(kind)/\(digest.prefix(2))/\(digest.dropFirst(2))"
  }
}

/// Provides the time and file metadata, so that changes are found without reading files.
package struct FileClock: Sendable {
  package struct Time: Sendable {
    var seconds: Int
    var nanoseconds: Int

    func since(_ other: Time) -> Int {
      (seconds - other.seconds) * 1_000_000_000 + nanoseconds - other.nanoseconds
    }
  }

  package struct Stamp: Sendable {
    var number: UInt64
    var length: Int
    var times: [Time]
  }

  package var now: @Sendable () -> Time
  package var stamp: @Sendable (_ path: String) -> Stamp?

  package static let system = FileClock(
    now: {
      var time = timespec()
      clock_gettime(CLOCK_REALTIME, &time)
      return Time(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    },
    stamp: { path in
      guard let status = FileStatus(of: path), status.isFile else { return nil }
      return Stamp(
        number: status.number, length: status.length,
        times: [status.changed, status.altered].map {
          Time(seconds: $0.seconds, nanoseconds: $0.nanoseconds)
        })
    })
}

private struct FileStates: Equatable {
  let digest: String
  /// Whether the times are so old that a file's next change certainly gets another time.
  let isSettled: Bool

  init?(of files: [String], _ clock: FileClock) {
    var lines: [String] = []
    var isSettled = true
    let now = clock.now()
    for file in files {
      guard file != InputFile.standardInput, let stamp = clock.stamp(file) else { return nil }
      let times = stamp.times
      lines += [file, "\(stamp.number)", "\(stamp.length)"]
      lines += times.map { "\($0.seconds).\($0.nanoseconds)" }
      // File times have a resolution of a few milliseconds or, on some file systems, two seconds.
      let tick = times.allSatisfy { $0.nanoseconds == 0 } ? 2_000_000_000 : 20_000_000
      isSettled = isSettled && times.allSatisfy { now.since($0) > tick }
    }
    digest = SHA256.hexadecimal(of: Array(lines.joined(separator: "\n").utf8))
    self.isSettled = isSettled
  }

  static func == (left: Self, right: Self) -> Bool { left.digest == right.digest }
}

extension Outcome<Document> {
  /// Whether the outcome depends only on the input, not on the system.
  fileprivate var isLasting: Bool { reportedStatus == 0 && errors.allSatisfy { $0.kind == .data } }

  fileprivate func entry(named name: String) -> [UInt8] {
    let told = JSONWriter.line { writer in
      writer.object { object in
        object.strings("remarks", remarks)
        object.strings("warnings", warnings)
        object.strings("notes", notes)
        object.objects("errors", of: errors) { object, error in
          object.member("message", error.message)
          guard let place = error.location else { return }
          object.member("file", place.file)
          object.member("line", "\(place.line)")
          object.member("column", "\(place.column)")
        }
        object.member("hasFindings", hasFindings)
        object.member("isPassedOver", isPassedOver)
        object.member("hasOutput", output != nil)
        object.objects("companions", of: companions.sorted { $0.key < $1.key }) {
          $0.member("file", $1.key)
          $0.member("digest", $1.value)
        }
      }
    }
    let rest = told.bytes + (output?.bytes ?? [])
    return Self.digest(of: rest, named: name) + rest
  }

  private static func digest(of bytes: [UInt8], named name: String) -> [UInt8] {
    Array((SHA256.hexadecimal(of: Array("\(name)\n".utf8) + bytes) + "\n").utf8)
  }

  fileprivate init?(entry: [UInt8], name: String) {
    let rest = entry.dropFirst(65)
    guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      entry.prefix(65).elementsEqual(Self.digest(of: Array(rest), named: name)),
      let told = try? JSONParser.value(of: Array(rest[..<end])),
      let remarks = told["remarks"]?.items?.compactMap(\.string),
      let warnings = told["warnings"]?.items?.compactMap(\.string),
      let notes = told["notes"]?.items?.compactMap(\.string)
    else { return nil }
    func flag(_ key: String) -> Bool {
      if case .bool(true)? = told[key]?.content { true } else { false }
    }
    self.init(output: flag("hasOutput") ? Document(json: Array(rest[(end + 1)...])) : nil)
    self.remarks = remarks
    self.warnings = warnings
    self.notes = notes
    errors = told["errors"]?.items?.map(InputError.init(kept:)) ?? []
    hasFindings = flag("hasFindings")
    isPassedOver = flag("isPassedOver")
    for file in told["companions"]?.items ?? [] {
      companions[file["file"]?.string ?? ""] = file["digest"]?.string ?? ""
    }
    isKept = true
  }
}

extension SHA256 {
  static func hexadecimal(ofFile path: String) -> String? {
    (try? OpenFile.regular(path).bytes(limit: InputFile.writtenByTools)).map { hexadecimal(of: $0) }
  }
}

extension InputError {
  fileprivate init(kept value: JSONValue) {
    let place = value["file"]?.string.map { file in
      let (line, column) = (value["line"]?.string, value["column"]?.string)
      return SourceLocation(
        file: file, line: line.flatMap { Int($0) } ?? 1, column: column.flatMap { Int($0) } ?? 1)
    }
    self.init(value["message"]?.string ?? "", at: place)
  }
}
