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
    _ screen: TestInput, in folder: TestFolder, by reader: ScreenReader?
  ) throws -> (path: String, isDesign: Bool) {
    let platform = reader?.profile.platform
    if case .heard(let heard) = try screen.capture(on: platform).content {
      let file = folder.file(path + Self.speech)
      try write(HeardAnnouncement.document(of: heard), to: file, besides: screen)
      return (file, false)
    }
    let file = folder.file(path + Self.design)
    var job = Import(captures: [screen.source])
    job.title = path.split(separator: "/").last.map(String.init) ?? path
    job.platform = platform.flatMap { .init(rawValue: $0.rawValue) } ?? .both
    job.locale = try reader?.language ?? Projects().project(of: .file(file))?.language
    try write(job.run(in: screen.context).document, to: file, besides: screen)
    let (place, name) = FilePath.split(HeardBaseline.file(beside: file))
    if FileStatus(of: place) != nil { try OpenFolder(place).remove(name) }
    return (file, true)
  }

  private func write(_ document: Document, to file: String, besides input: TestInput) throws {
    let (folder, name) = FilePath.split(file)
    let inputs = [input.source].paths
    for place in try Destination.claim([name], in: folder, besides: inputs, links: .refused) {
      try place.write(document)
    }
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

  /// Runs a test, which will then record its announcements.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await RecordingMode.$isAskedFor.withValue(true) { try await function() }
  }
}

extension Trait where Self == RecordingTrait {
  /// Records the announcements again; the test will then fail, as a reminder to remove the trait.
  public static var recordsAnnouncements: RecordingTrait { RecordingTrait() }
}
