import EarshotFiles
import Foundation
import Testing

@Suite struct `Lines of a stream` {
  private func runs(of text: String, size: Int, maximumLine: Int) throws -> [(Int, String?)] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let handle = try FileHandle(forReadingFrom: file)
    var reader = LineReader(
      descriptor: handle.fileDescriptor, size: size, maximumLine: maximumLine)
    var runs: [(Int, String?)] = []
    while let run = try reader.next() {
      runs.append((run.firstLine, run.isTooLong ? nil : String(decoding: run.bytes, as: UTF8.self)))
    }
    return runs
  }

  @Test(arguments: [0, 1, 2]) func `do not end after one that is too long`(before: Int) throws {
    let start = String(repeating: "a\n", count: before)
    let found = try runs(
      of: start + String(repeating: "x", count: 200) + "\nb\nc", size: 4, maximumLine: 16)
    let long = try #require(found.firstIndex { $0.1 == nil })
    #expect(found[long].0 == before + 1)
    #expect(found.count { $0.1 == nil } == 1)
    #expect(found[..<long].compactMap(\.1).joined() == start)
    #expect(found[(long + 1)...].compactMap(\.1).joined() == "b\nc")
    #expect(found[long + 1].0 == before + 2)
  }

  @Test(arguments: [1, 3, 7, 100]) func `are complete in chunks of any size`(size: Int) throws {
    let text = "one\n\ntwo\nthree"
    let found = try runs(of: text, size: size, maximumLine: 100)
    #expect(found.compactMap(\.1).joined() == text)
    #expect(found.dropLast().allSatisfy { $0.1?.hasSuffix("\n") == true })
  }
}
