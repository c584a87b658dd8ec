import Earshot
import EarshotFiles
import EarshotKit
import EarshotProfiles
import Foundation
import Testing

@testable import EarshotTesting

@Suite struct `An expectation and earshot diff` {
  private struct Pair: Sendable {
    var design: String
    var capture: String
  }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func files(in folder: String, where isTaken: (String) -> Bool) -> [String] {
    let url = package.appending(path: folder)
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? [])
      .filter(isTaken).sorted().map { url.appending(path: $0).path() }
  }

  private static func isDesign(_ name: String) -> Bool { name.hasSuffix(".yaml") }

  private static let designs = ["Examples", "Examples/diff", "Tests/Screens"]
    .flatMap { files(in: $0, where: isDesign) }
  private static let system = files(in: "Examples/system/components", where: isDesign)
  private static let captures = ["Tests/Dumps", "Examples/diff", "Tests/Screens"]
    .flatMap { files(in: $0) { !isDesign($0) } }

  private static let pairs =
    designs.enumerated().flatMap { number, design in
      captures.indices.filter { ($0 + number).isMultiple(of: 4) }
        .map { Pair(design: design, capture: captures[$0]) }
    }
    + system.enumerated().map { Pair(design: $1, capture: captures[$0 % captures.count]) }

  private static let screens = files(in: "Tests/Screens") { !isDesign($0) }.map { capture in
    let file = URL(filePath: capture)
    let name = file.lastPathComponent.prefix { $0 != "." }
    let design = file.deletingLastPathComponent().appending(path: "\(name).yaml")
    return Pair(design: design.path(), capture: capture)
  }

  private func issues(
    _ capture: some ObservedScreen, _ design: Design, by reader: ScreenReader? = nil
  ) -> [String] {
    var expectation = AnnouncementExpectation(
      capture, design, from: TestFolder(ofFile: #filePath), by: reader)
    expectation.failing = .note
    return expectation.outcome().issues
  }

  private func failures(
    _ pair: Pair, changing change: (inout Compare) -> Void = { _ in }
  ) throws -> [String] {
    var compare = Compare(design: .file(pair.design), captures: [.file(pair.capture)])
    compare.failOn = .note
    change(&compare)
    do {
      return try compare.run().flatMap(\.failures)
    } catch let failure as Failure { return failure.errors.map(\.description) }
  }

  private func expect(
    _ pairs: [Pair], areAlike isAlike: @escaping @Sendable (Pair) throws -> Bool
  ) async throws {
    let different = try await withThrowingTaskGroup(of: [String].self) { group in
      let size = pairs.count / 4 + 1
      for start in stride(from: 0, to: pairs.count, by: size) {
        group.addTask {
          try pairs[start..<min(start + size, pairs.count)].filter { try !isAlike($0) }
            .map { "\($0)" }
        }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    #expect(!pairs.isEmpty)
    #expect(different.isEmpty, "\(different.count) of \(pairs.count): \(different.prefix(5))")
  }

  @Test func `find the same in every pair of files`() async throws {
    try await expect(Self.pairs) { pair in
      try issues(.file(pair.capture), .file(pair.design)) == failures(pair)
    }
  }

  @Test func `find the same with a reader`() async throws {
    let readers = [VoiceOver(.iOS26).reader, TalkBack(.v16_2).reader]
    try await expect(Self.screens) { pair in
      try readers.allSatisfy { reader in
        try issues(.file(pair.capture), .file(pair.design), by: reader)
          == failures(pair) { compare in
            compare.readers.profile = reader.profile.id
            compare.readers.platform = .init(rawValue: reader.profile.platform.rawValue)
          }
      }
    }
  }

  @Test func `find the same in a text and a screen in Swift`() async throws {
    try await expect(Self.screens) { pair in
      let screen = try DesignReader.screen(at: pair.design)
      let text = try String(contentsOfFile: pair.capture, encoding: .utf8)
      return try issues(text, .screen(screen))
        == failures(pair) { $0.captures = [.text(text, named: "the screen")] }
    }
  }
}
