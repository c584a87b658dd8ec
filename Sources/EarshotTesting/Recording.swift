import Earshot
import EarshotFiles
import EarshotKit
import EarshotOutput
import Foundation
public import Testing

struct Recording {
  let path: String

  private static let (design, speech) = (".yaml", ".jsonl")

  func file(in folder: TestFolder) -> String? {
    [Self.design, Self.speech].map { folder.file(path + $0) }
      .first { FileStatus(of: $0) != nil }
  }

  func write(
    _ capture: Capture, in folder: TestFolder, named name: String, _ reader: ScreenReader?,
    of project: Project?, accepting: (DiffInput) throws -> [DiffRun]
  ) throws -> String {
    if case .heard(let heard) = capture.content {
      return try write(HeardAnnouncement.document(of: heard), to: folder.file(path + Self.speech))
    }
    let title = path.split(separator: "/").last.map(String.init) ?? path
    var design = DesignImport(
      title: title, locale: reader?.language ?? project?.language ?? "en",
      platform: reader?.profile.platform)
    try design.add(capture, from: name)
    let file = folder.file(path + Self.design)
    let screen = try DesignReader.screen(of: design.document.bytes, file: file)
    var baseline = HeardBaseline(file: HeardBaseline.file(beside: file))
    for run in try accepting(.design(screen)) {
      baseline.stops[run.profile.id, default: []] += run.heardStops
    }
    if !baseline.stops.isEmpty {
      try write(baseline.document, to: baseline.file)
    } else {
      let (folder, name) = FilePath.split(baseline.file)
      if FileStatus(of: folder) != nil { try OpenFolder(folder).remove(name) }
    }
    return try write(design.document, to: file)
  }

  @discardableResult
  private func write(_ document: Document, to file: String) throws -> String {
    let (folder, name) = FilePath.split(file)
    for place in try Destination.claim([name], in: folder, besides: [], links: .refused) {
      try place.write(document)
    }
    return file
  }
}

struct RecordingMode {
  @TaskLocal fileprivate static var isAskedFor = false

  let isOn: Bool
  let isCI: Bool

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    func isSet(_ name: String) -> Bool {
      environment[name].map { !["", "0", "false"].contains($0.lowercased()) } ?? false
    }
    isOn = isSet("EARSHOT_RECORD") || Self.isAskedFor
    isCI = isSet("CI")
  }
}

/// A trait with which a test or suite records its announcements again.
public struct RecordingTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the trait also applies to the tests inside a suite.
  public var isRecursive: Bool { true }

  /// Runs a test, which then records its announcements.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordingMode.$isAskedFor.withValue(true) { try await function() }
  }
}

extension Trait where Self == RecordingTrait {
  /// Records the announcements again; the test then fails, as a reminder to remove the trait.
  public static var recordsAnnouncements: RecordingTrait { RecordingTrait() }
}
