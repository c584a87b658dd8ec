import Earshot
import EarshotProfiles
import Foundation
import Testing

@testable import EarshotTesting

private struct Recorded {
  private let scratch = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID())")

  var folder: TestFolder { TestFolder(ofFile: scratch.appending(path: "Tests.swift").path()) }

  var files: [String: Data] {
    let folder = scratch.appending(path: "Announcements")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        (try? Data(contentsOf: folder.appending(path: name))).map { (name, $0) }
      })
  }

  func issues(
    of screen: some ObservedScreen, environment: [String: String] = [:],
    by reader: ScreenReader? = nil
  ) -> [String] {
    var expectation = AnnouncementExpectation(
      screen, .recording("Announcements/screen"), from: folder, by: reader)
    expectation.failing = .note
    expectation.mode = RecordingMode(environment: environment)
    return expectation.outcome().issues.filter { !$0.hasPrefix("This format ") }
  }

  func remove() { try? FileManager.default.removeItem(at: scratch) }
}

@Suite struct `A recording of a screen without a design` {
  private static let dumps = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Dumps")

  private static func dumps(where isTaken: (String) -> Bool = { _ in true }) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: dumps.path()).filter(isTaken).sorted()
  }

  private static func text(_ dump: String) throws -> String {
    try String(contentsOf: dumps.appending(path: dump), encoding: .utf8)
  }

  @Test(arguments: try dumps())
  func `equals the same screen without a difference`(_ dump: String) throws {
    let recorded = Recorded()
    defer { recorded.remove() }
    let screen = try Self.text(dump)
    let first = recorded.issues(of: screen)
    #expect(first.count == 1)
    #expect(first.first?.hasPrefix("recorded ") == true)
    let files = recorded.files
    #expect(files["screen.yaml"] != nil)
    #expect(recorded.issues(of: screen) == [])
    #expect(recorded.issues(of: screen, environment: ["EARSHOT_RECORD": "1"]).count == 1)
    #expect(recorded.files == files)
  }

  @Test func `has one line for each announcement of a reader`() throws {
    let recorded = Recorded()
    defer { recorded.remove() }
    let said = #"{"utterance":"Sounds Switch button on","hint":"Double tap to toggle setting."}"#
    #expect(recorded.issues(of: said).count == 1)
    #expect(
      recorded.files["screen.jsonl"].map { String(decoding: $0, as: UTF8.self) } == said + "\n")
    #expect(recorded.issues(of: said) == [])
    #expect(recorded.issues(of: said.replacingOccurrences(of: "Sounds", with: "Noises")).count == 1)
  }

  @Test func `differs from a screen that has changed`() {
    let recorded = Recorded()
    defer { recorded.remove() }
    let reader = VoiceOver(.iOS26).reader
    let before = [VoiceOverElement(label: "Save", traits: [.button])]
    #expect(recorded.issues(of: before, by: reader).count == 1)
    #expect(recorded.issues(of: before, by: reader) == [])
    let after = [VoiceOverElement(label: "Send", traits: [.button])]
    #expect(
      recorded.issues(of: after, by: reader).first?.contains("heard     Send | button") == true)
  }

  @Test(arguments: [[:], ["EARSHOT_RECORD": "1"]])
  func `is never made where CI is set`(_ environment: [String: String]) {
    let recorded = Recorded()
    defer { recorded.remove() }
    let screen = [VoiceOverElement(label: "Save", traits: [.button])]
    let issues = recorded.issues(
      of: screen, environment: environment.merging(["CI": "true"]) { $1 })
    #expect(issues.count == 1)
    #expect(issues.first?.contains("the environment variable CI is set") == true)
    #expect(recorded.files.isEmpty)
  }

  @Test(.recordsAnnouncements) func `is made again with the trait`() {
    #expect(RecordingMode(environment: [:]).isOn)
  }

  @Test(arguments: ["", "0", "false"]) func `is not made again if the variable is off`(
    _ no: String
  ) {
    let mode = RecordingMode(environment: ["EARSHOT_RECORD": no, "CI": no])
    #expect(!mode.isOn && !mode.isCI)
  }
}
