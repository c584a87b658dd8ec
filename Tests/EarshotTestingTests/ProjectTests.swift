import Earshot
import EarshotProfiles
import Foundation
import Testing

@testable import EarshotTesting

@Suite struct `A project file next to a test` {
  private static let dump = """
    <?xml version='1.0' encoding='UTF-8'?>
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][9,9]">\
    <node class="android.widget.Button" text="Pay" clickable="true" focusable="true" \
    enabled="false" bounds="[0,0][9,9]"/></node></hierarchy>
    """

  private let folder = FileManager.default.temporaryDirectory.appending(path: "earshot-\(UUID())")

  private func write(_ text: String, _ name: String) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  private func issues(_ design: Design = "screen.yaml", by reader: ScreenReader? = nil) -> [String]
  {
    var expectation = AnnouncementExpectation(
      Self.dump, design,
      from: TestFolder(ofFile: folder.appending(path: "Tests.swift").path()), by: reader)
    expectation.mode = RecordingMode(environment: [:])
    return expectation.outcome().issues
  }

  @Test func `sets the readers, the language and the accepted findings`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("screen: S\ncomponents:\n  - {kind: button, label: Pay}\n", "screen.yaml")
    let usual = try #require(issues().first)
    #expect(usual.hasPrefix("TalkBack 17 (assumed, because no profile is named; "))
    try write("profile: talkback-16.2\nlanguage: de\naccepted: accepted.yaml\n", "earshot.yaml")
    try write("accepted: []\n", "accepted.yaml")
    let issue = try #require(issues().first)
    #expect(issue.hasPrefix("TalkBack 16.2 (project: "))
    #expect(issue.contains("Schaltfläche"))
    let named = try #require(issues(by: TalkBack(.v17).reader).first)
    #expect(named.hasPrefix("TalkBack 17 (project: "))
    try write("accepted:\n  - {kind: wrong-text, reason: It is disabled.}\n", "accepted.yaml")
    #expect(issues() == [])
    try write("colour: red\n", "earshot.yaml")
    #expect(issues().first?.contains("earshot.yaml:1:1: error: project: unknown key") == true)
  }

  @Test func `sets the readers and the language of a recording`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("profile: talkback-16.2\nlanguage: de\n", "earshot.yaml")
    #expect(issues(.recording("screen")).first?.hasPrefix("recorded ") == true)
    let design = try String(
      contentsOf: folder.appending(path: "screen.yaml"), encoding: .utf8)
    #expect(design.contains("locale: de"))
    #expect(issues(.recording("screen")) == [])
  }
}
