import Earshot
import EarshotFiles
import EarshotOutput
import Foundation
public import Testing

/// What an app announced before, in a file that people read and change.
struct Recording {
  /// The file without its ending, from the folder of the test's file.
  let path: String

  private static let (design, speech) = (".yaml", ".jsonl")

  /// Returns the file that is there, nil where none is.
  func file(in folder: TestFolder) -> String? {
    [Self.design, Self.speech].map { folder.file(path + $0) }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Writes what a screen tells.
  ///
  /// - Parameters:
  ///   - capture: What the screen tells.
  ///   - folder: Where the path begins.
  ///   - name: What the screen is called.
  ///   - reader: Who speaks, where the test says so.
  ///   - accepting: Returns, for the design that was made, whose comparisons have findings to accept.
  /// - Returns: The file.
  /// - Throws: Where the screen cannot be made a design of, or the file not written.
  func write(
    _ capture: Capture, in folder: TestFolder, named name: String, _ reader: ScreenReader?,
    accepting: (DiffInput) throws -> [DiffRun]
  ) throws -> String {
    if case .heard(let heard) = capture.content {
      return try write(HeardAnnouncement.document(of: heard), to: folder.file(path + Self.speech))
    }
    let title = path.split(separator: "/").last.map(String.init) ?? path
    var design = DesignImport(
      title: title, locale: reader?.language ?? "en", platform: reader?.profile.platform)
    try design.add(capture, from: name)
    let file = folder.file(path + Self.design)
    let screen = try DesignReader.screen(of: design.document.bytes, file: file)
    var baseline = HeardBaseline(file: HeardBaseline.file(beside: file))
    for run in try accepting(.design(screen)) {
      baseline.stops[run.profile.id, default: []] += run.heardStops
    }
    if !baseline.stops.isEmpty {
      try write(baseline.document, to: baseline.file)
    } else if FileManager.default.fileExists(atPath: baseline.file) {
      try FileManager.default.removeItem(atPath: baseline.file)
    }
    return try write(design.document, to: file)
  }

  @discardableResult
  private func write(_ document: Document, to file: String) throws -> String {
    try FileManager.default.createDirectory(
      at: URL(filePath: file).deletingLastPathComponent(), withIntermediateDirectories: true)
    for place in try Destination.claim([file], besides: []) { try place.write(document) }
    return file
  }
}

/// Whether recordings are written anew.
struct RecordingMode {
  @TaskLocal fileprivate static var isAskedFor = false

  /// Whether the trait or the environment asks for it.
  let isOn: Bool
  /// Whether a machine runs the tests, for which nobody looks at what is recorded.
  let isCI: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func isSet(_ name: String) -> Bool {
      environment[name].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
    isOn = isSet("EARSHOT_RECORD") || Self.isAskedFor
    isCI = isSet("CI")
  }
}

/// Writes the recordings of a test or a suite anew.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
  /// The trait counts for the tests and suites inside a suite, too.
  public var isRecursive: Bool { true }

  /// Runs a test with recording on.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordingMode.$isAskedFor.withValue(true) { try await function() }
  }
}

extension Trait where Self == RecordingTrait {
  /// Writes the recordings of a test or a suite anew, and fails so that this does not stay.
  public static var recordsAnnouncements: RecordingTrait { RecordingTrait() }
}
