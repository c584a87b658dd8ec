import EarshotOutput
import Earshot
import Foundation
import Testing

@testable import EarshotSpeech

final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "/earshot-test-\(UUID().uuidString)"
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func files() throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: path)
    var files: [String: Data] = [:]
    for name in names where !name.hasPrefix(".store") {
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: "\(path)/\(name)", isDirectory: &isFolder)
      if !isFolder.boolValue {
        files[name] = try Data(contentsOf: URL(filePath: "\(path)/\(name)"))
      }
    }
    return files
  }
}

@Suite(
  .enabled(
    if: Fixture.canSpeak, "earshot-voice cannot speak here: it, libespeak-ng or its data is missing"
  ))
struct `A kit` {
  private let folder = TemporaryFolder()

  private func items(_ labels: [String]) -> [Kit.Item] {
    labels.enumerated().map { place, label in
      let parts = [
        Fixture.part(.name, label), Fixture.part(.role, "button", joint: ", "),
        Fixture.part(.hint, "double tap to activate", utterance: .hint),
      ]
      let line = Line(Announcement(parts: parts), with: Fixture.settings)
      return Kit.Item(name: "design/voiceover/\(place).usual", take: RecordingRequest([line]))
    }
  }

  private func make(_ labels: [String], shard: Shard? = nil) throws -> Kit.Report {
    try Kit(at: Folder(folder.path), captions: .vtt, shard: shard)
      .make(items(labels), with: VoicePool(jobs: 2))
  }

  @Test func `has a recording and captions for each item`() throws {
    let report = try make(["Save", "Open"])
    #expect(report.textsSpoken == 4)
    let files = try folder.files()
    #expect(
      files.keys.sorted() == [
        "design/voiceover/0.usual.vtt", "design/voiceover/0.usual.wav",
        "design/voiceover/1.usual.vtt", "design/voiceover/1.usual.wav",
      ])
    for entry in report.entries {
      let bytes = [UInt8](try #require(files["design/voiceover/\(entry.item).usual.wav"]))
      #expect(bytes.count == entry.recording.fileLength)
      #expect(SHA256.hexadecimal(of: bytes) == entry.recording.digest)
      #expect((3_000..<32_767).contains(entry.recording.signal.peak))
    }
  }

  @Test func `speaks nothing again that has not changed`() throws {
    _ = try make(["Save", "Open", "Close"])
    let before = try folder.files()
    let second = try make(["Save", "Open", "Close"])
    #expect(second.textsSpoken == 0)
    #expect(second.entries.allSatisfy { $0.isReused })
    #expect(try folder.files() == before)
    let third = try make(["Save", "Open it", "Close"])
    #expect(third.entries.map(\.isReused) == [true, false, true])
  }

  @Test func `gives equal items one recording`() throws {
    let report = try make(["Save", "Save"])
    #expect(report.entries.count == 2)
    #expect(report.textsSpoken == 3)
    let files = try folder.files()
    #expect(files["design/voiceover/0.usual.wav"] == files["design/voiceover/1.usual.wav"])
  }

  @Test func `comes together from shares by copying`() throws {
    let labels = ["Save", "Open", "Close", "Print", "Share"]
    let whole = try make(labels).entries.map(\.recording.digest)
    let parts = [TemporaryFolder(), TemporaryFolder()]
    for (number, part) in parts.enumerated() {
      let kit = Kit(at: Folder(part.path), captions: .vtt, shard: Shard(number + 1, of: 2))
      _ = try kit.make(items(labels), with: VoicePool(jobs: 1))
    }
    let merged = TemporaryFolder()
    for part in parts {
      let copy = Process()
      copy.executableURL = URL(filePath: "/bin/cp")
      copy.arguments = ["-R", part.path + "/.", merged.path]
      try FileManager.default.createDirectory(
        atPath: merged.path, withIntermediateDirectories: true)
      try copy.run()
      copy.waitUntilExit()
    }
    let report = try Kit(at: Folder(merged.path), captions: .vtt)
      .make(items(labels), with: VoicePool(jobs: 1))
    #expect(report.textsSpoken == 0)
    #expect(report.entries.map(\.recording.digest) == whole)
    #expect(try merged.files() == folder.files())
  }

  @Test func `continues where it was interrupted`() throws {
    let labels = (0..<30).map { "Label number \($0)" }
    var done = 0
    #expect(throws: SpeechError.interrupted) {
      try Kit(at: Folder(folder.path), captions: .vtt).make(
        items(labels), with: VoicePool(jobs: 1), while: { done < 10 },
        progress: { now, _ in done = now })
    }
    let report = try make(labels)
    let reused = report.entries.filter(\.isReused).count
    #expect((10...20).contains(reused))
    #expect(report.entries.count == 30)
  }

  @Test func `makes a recording again if it or its index was cut off`() throws {
    let digests = try make(["Save", "Open"]).entries.map(\.recording.digest)
    let hidden = folder.path + "/.store"
    let index = try String(contentsOfFile: hidden + "/index", encoding: .utf8)
    try String(index.dropLast(20)).write(
      toFile: hidden + "/index", atomically: true, encoding: .utf8)
    let second = try make(["Save", "Open"])
    #expect(second.entries.filter(\.isReused).count == 1)
    let file = folder.path + "/design/voiceover/0.usual.wav"
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: file)
    try #require(FileHandle(forWritingAtPath: file)).truncate(atOffset: 1000)
    let third = try make(["Save", "Open"])
    #expect(third.entries.map(\.isReused) == [false, true])
    #expect(third.entries.map(\.recording.digest) == digests)
    #expect(try folder.files()["design/voiceover/0.usual.wav"]?.count ?? 0 > 1000)
  }

  @Test(arguments: ["/.store/", "/design/"])
  func `makes a recording again if one of its bytes was changed`(place: String) throws {
    _ = try make(["Save"])
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path + place)
    let path = try "\(folder.path)\(place)\(#require(names.first { $0.hasSuffix(".wav") }))"
    let whole = try #require(FileManager.default.contents(atPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seek(toOffset: 1000)
    try file.write(contentsOf: [whole[1000] ^ 1])
    try file.close()
    #expect(try make(["Save"]).entries.map(\.isReused) == [false])
    #expect(FileManager.default.contents(atPath: path) == whole)
  }

  private func leftovers(_ labels: [String], captions: Captions.Format? = .vtt) throws -> [String] {
    let kit = Kit(at: Folder(folder.path), captions: captions)
    let items = items(labels)
    _ = try kit.make(items, with: VoicePool(jobs: 1))
    defer { try? kit.remember(items.flatMap(kit.files)) }
    return kit.leftovers(besides: items) { !$0.hasSuffix("/walk") }
  }

  @Test func `finds only its own files that are no longer used`() throws {
    #expect(try leftovers(["Save", "Open"]) == [])
    for name in ["9.mine.wav", "walk.wav", "0.usual.txt"] {
      try "mine".write(
        toFile: "\(folder.path)/design/voiceover/\(name)", atomically: true, encoding: .utf8)
    }
    #expect(try leftovers(["Save", "Open"]) == [])
    let second = ["1.usual.vtt", "1.usual.wav"].map { "design/voiceover/\($0)" }
    #expect(try leftovers(["Save"]) == second)
    #expect(
      try leftovers(["Save"], captions: .srt) == ["design/voiceover/0.usual.vtt"] + second)
    let kit = Kit(at: Folder(folder.path), captions: .srt)
    try kit.remove(second)
    #expect(try leftovers(["Save"], captions: .srt) == ["design/voiceover/0.usual.vtt"])
    #expect(FileManager.default.fileExists(atPath: "\(folder.path)/design/voiceover/9.mine.wav"))
  }

  @Test(arguments: [
    "../outside.wav", "design/voiceover/../../../outside.wav", "/etc/hostname", "outside.wav",
    "design/voiceover/.wav", "design/other/0.usual.wav",
  ])
  func `leaves files outside its folder alone, even if its index lists them`(
    name: String
  ) throws {
    _ = try leftovers(["Save"])
    let path = "\(folder.path)/\(name)"
    let parent = URL(filePath: path).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    let isNew = !FileManager.default.fileExists(atPath: path)
    if isNew { try "mine".write(toFile: path, atomically: true, encoding: .utf8) }
    defer { if isNew { try? FileManager.default.removeItem(atPath: path) } }
    try name.write(toFile: "\(folder.path)/.store/made", atomically: true, encoding: .utf8)
    #expect(try leftovers(["Open"]) == [])
  }

  @Test func `can be made by two processes at once`() throws {
    let labels = (0..<12).map { "Label number \($0)" }
    let path = folder.path
    let all = items(labels)
    DispatchQueue.concurrentPerform(iterations: 2) { _ in
      _ = try? Kit(at: Folder(path), captions: .vtt).make(all, with: VoicePool(jobs: 1))
    }
    let report = try make(labels)
    #expect(report.textsSpoken == 0)
    #expect(try folder.files().count == 24)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path + "/.store/new") == [])
  }

  @Test func `that cannot be written says which file`() throws {
    #expect(FileManager.default.createFile(atPath: folder.path, contents: nil))
    #expect {
      try make(["Save"])
    } throws: { error in
      (error as? FileError)?.path.hasPrefix(folder.path) ?? false
    }
  }

  @Test func `names the text that cannot be spoken and has the other recordings`() throws {
    var all = items(["Save", "Open"])
    all[0].take.lines[0].settings.voice = "none/such"
    let report = try Kit(at: Folder(folder.path), captions: nil).make(all, with: VoicePool(jobs: 1))
    #expect(report.entries.map(\.item) == [1])
    #expect(report.failures.map(\.item) == [0])
  }
}
