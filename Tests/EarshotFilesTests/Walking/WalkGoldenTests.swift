import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

/// `EARSHOT_RECORD=1 swift test --filter transcripts` writes these transcripts again.
@Suite struct `Recorded transcripts of the examples` {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Goldens")

  @Test(
    arguments: ["dropdown", "menu", "search", "date-picker", "booking"],
    WalkSupport.all + BuiltIn.profileNames(of: .device))
  func `match the walks`(_ example: String, _ id: String) throws {
    let design = try String(
      contentsOf: ExampleFolder.url.appending(path: "\(example).yaml"), encoding: .utf8)
    let script = try String(
      contentsOf: Self.folder.appending(path: "\(example).script"), encoding: .utf8)
    let transcript = try WalkSupport.transcript(design, script, id)
    let text = WalkedScreen([transcript]).written(as: .text).text
    let golden = Self.folder.appending(path: "\(example).\(id).txt")
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try text.write(to: golden, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: golden, encoding: .utf8) == text)
  }

  @Test(arguments: WalkedScreen.formats.map(\.id))
  func `hold every word in every format`(_ id: String) throws {
    let format = try #require(WalkedScreen.formats.first { $0.id == id })
    let design = "screen: A <b> | c\ncomponents:\n  - {kind: button, label: 'Save & \"go\" <now>'}"
    let transcript = try WalkSupport.transcript(design, "double-tap", "voiceover-documented")
    let text = WalkedScreen([transcript]).written(as: format).text
    switch id {
    case "text": #expect(text.contains("Save & \"go\" <now>, button"))
    case "markdown": #expect(text.contains("Save \\& \"go\" \\<now\\>, button"))
    case "vtt":
      #expect(text.contains("00:00:00.000 --> ") && text.contains("&amp; \"go\" &lt;now&gt;"))
    case "html":
      #expect(text.contains("<bdi class=\"name\">Save &amp; &quot;go&quot; &lt;now&gt;</bdi>"))
    case "json":
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]]
      let steps = object?.first?["steps"] as? [[String: Any]]
      #expect(steps?.count == 2)
      let heard = steps?.first?["heard"] as? [[String: Any]]
      #expect(heard?.first?["text"] as? String == "Save & \"go\" <now>, button")
    default: Issue.record("no expectation for the format \(id)")
    }
  }
}
