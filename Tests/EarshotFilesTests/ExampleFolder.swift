import Foundation
import Testing

/// The design files that come with the project.
enum ExampleFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  /// The names of the design files, in order.
  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()
}

@Suite struct `The examples` {
  @Test func `are there for the tests that go through them`() {
    #expect(ExampleFolder.names.count >= 7)
  }
}
