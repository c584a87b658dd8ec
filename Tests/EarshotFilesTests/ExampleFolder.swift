import Foundation
import Testing

enum ExampleFolder {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Examples")

  static let names = ((try? FileManager.default.contentsOfDirectory(atPath: url.path())) ?? [])
    .filter { $0.hasSuffix(".yaml") }.sorted()
}

@Suite struct `The examples` {
  @Test func `are there for the tests that go through them`() {
    #expect(ExampleFolder.names.count >= 7)
  }
}
