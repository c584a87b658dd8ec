import Foundation
import Testing

@testable import EmbedProfiles

@Suite struct `Generated files` {
  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `are current`() throws {
    for file in try GeneratedFile.all(in: Self.package) {
      let text = try String(contentsOf: Self.package.appending(path: file.path), encoding: .utf8)
      #expect(text == file.text, "\(file.path): run Scripts/embed-profiles")
    }
  }

  @Test func `declare a new version of a reader for one new data file`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "earshot-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.copyItem(at: Self.package.appending(path: "Profiles"), to: folder)
    let before = try ProfileFolder(folder)
    try Data(
      """
      profile: talkback-maker-99.1
      extends: talkback-17
      newest-of: [talkback, device]
      title: TalkBack 99.1 of a maker
      """.utf8
    ).write(to: folder.appending(path: "talkback-maker-99.1.yaml"))
    let after = try ProfileFolder(folder)
    let added = Self.lines(after.versionSource()).subtracting(Self.lines(before.versionSource()))
    #expect(
      added == [
        "/// TalkBack 99.1 of a maker.", ".maker99_1,",
        "public static let maker99_1 = Self(profile: .talkback_maker_99_1)",
      ])
    let data = Self.lines(after.swiftSource()).subtracting(Self.lines(before.swiftSource()))
    #expect(
      data.isSuperset(of: [
        "case talkback_maker_99_1 = \"talkback-maker-99.1\"",
        "\"talkback\": \"talkback-maker-99.1\",",
        "case \"device/talkback\": \"talkback-maker-99.1\"",
        "\"talkback-maker-99.1\": \"talkback-17\",",
      ]))
  }

  private static func lines(_ text: String) -> Set<String> {
    Set(text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) })
  }
}
