import Foundation
import Testing

@Suite struct `The lengths of guides` {
  private func words(in path: String) throws -> Int {
    let text = try String(
      contentsOf: Command.package.appending(path: path), encoding: .utf8)
    var isCode = false
    var count = 0
    for line in text.split(separator: "\n") {
      let start = line.drop { $0 == " " }
      if start.hasPrefix("```") {
        isCode.toggle()
      } else if !isCode, !start.hasPrefix("|") {
        count += line.split(whereSeparator: \.isWhitespace).count
      }
    }
    return count
  }

  private func pages() throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Command.package.appending(path: "Docs").path()
    )
    .filter { $0.hasSuffix(".md") }.map { "Docs/\($0)" }
  }

  @Test func `have at most 15,000 words`() throws {
    #expect(try pages().reduce(0) { try $0 + words(in: $1) } <= 15_000)
  }

  @Test func `have at most 600 words on each page for beginners`() throws {
    let beginners = try pages().filter { $0.contains("/begin-") }
    #expect(beginners.count > 3)
    for page in beginners { #expect(try words(in: page) <= 600, "\(page)") }
  }
}
