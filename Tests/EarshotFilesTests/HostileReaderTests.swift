import Earshot
import EarshotFiles
import Foundation
import TestTools
import Testing

@Suite struct `Hostile captures` {
  static let fixtures: [(name: String, text: String)] =
    [
      ("adb", `UiAutomator dumps`.dump), ("xcuitest", `XCUITest page sources`.source),
      ("log", `TalkBack logs`.current), ("captions", Captions.webVTT),
      ("compose", `Compose semantics`.tree), ("flutter", `Flutter semantics`.tree),
      ("treedebug", `TalkBack's node tree`.tree),
      ("debug description", `Debug descriptions`.description),
      ("maestro table", `Trees in JSON`.maestroTable),
      ("maestro android", `Trees in JSON`.maestroAndroid), ("maestro", `Trees in JSON`.maestroIOS),
      ("roborazzi", `Trees in JSON`.roborazzi), ("snapshot", `Trees in JSON`.snapshot),
      ("vodesign", `Trees in JSON`.designer), ("react native", `React Native trees`.tree),
      ("detox", `Detox view hierarchies`.ios), ("uspec", `Other people's expectations`.uSpec),
      ("aria-at test", `Other people's expectations`.ariaTest),
      ("aria-at result", `Other people's expectations`.ariaResult),
      ("a11ysupport", `Other people's expectations`.a11ySupport),
      ("assertions", `Other people's expectations`.assertions),
      ("utterances", `Announcements in JSON and tables`.lines),
      ("compose preview", `Dumps of further tools`.composePreview),
      (
        "criteria",
        "ID,Title,Section,VoiceOver Heard,VoiceOver Result,Note\na,b,c,\"Pay, button\",fail,slow\n"
      ),
    ] + ToolFixtures.all

  @Test(arguments: fixtures)
  func `A file that is cut off anywhere gives a part or an error with a location`(
    name: String, text: String
  ) {
    let bytes = Array(text.utf8)
    for length in 1..<bytes.count {
      #expect(outcome(of: Array(bytes[..<length])) != .placeless, "\(name) cut at \(length)")
    }
  }

  @Test(arguments: fixtures)
  func `A file with bytes changed gives a result or an error with a location`(
    name: String, text: String
  ) {
    var generator = SeededGenerator(seed: UInt64(text.utf8.count))
    let bytes = Array(text.utf8)
    for round in 0..<150 {
      let mutated = generator.mutated(bytes)
      #expect(outcome(of: mutated) != .placeless, "\(name), round \(round)")
      #expect(outcome(of: mutated, column: "id") != .placeless, "\(name), round \(round)")
    }
  }

  @Test(arguments: fixtures)
  func `A file with one extreme number gives a result or an error with a location`(
    name: String, text: String
  ) {
    let numbers = text.ranges(of: /\d+(\.\d+)?/).prefix(60)
    for number in ["1e308", "-1e308", "9223372036854775807"] {
      for range in numbers {
        let changed = text.replacingCharacters(in: range, with: number)
        for platform in Platform.allCases {
          do throws(InputError) { _ = try capture(changed, platform: platform) } catch {
            #expect(error.location != nil, "\(name), \(number) for \(text[range])")
          }
        }
      }
    }
  }

  @Test(arguments: [
    "Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px", " └─SemanticsNode#1", "(1a)6.View:(0, 0 - 1, 1)",
    "→Button, 0x1, {{0, 0}, {1, 1}}", "@e1 [other] \"a\"", "<A:0x1; AX=Y; alpha=1>",
    "SemanticsNode id=1 identifier=null label=a actions=0 flags=0",
  ])
  func `Trees that are drawn too deep are rejected with a location`(node: String) {
    let text = (0..<2_000).map { String(repeating: " ", count: $0) + node }.joined(separator: "\n")
    let error = #expect(throws: InputError.self) { try capture(text) }
    #expect(error?.message.contains("deep") == true)
    #expect(error?.location != nil)
  }

  @Test(arguments: [("", "<View>\n"), ("<View\n a={\n", "["), ("<View\n a={\n", "{b:")])
  func `JSX that is nested too deep is rejected with a location`(start: String, open: String) {
    let error = #expect(throws: InputError.self) {
      try capture(start + String(repeating: open, count: 10_000))
    }
    #expect(error?.message.contains("deep") == true, "\(error?.message ?? "")")
    #expect(error?.location != nil)
  }

  @Test(arguments: ["[", "{\"children\":[", "{\"type\":\"View\",\"children\":["])
  func `JSON that is nested too deep is rejected with a location`(open: String) {
    let error = #expect(throws: InputError.self) {
      try capture(String(repeating: open, count: 100_000))
    }
    #expect(error?.location != nil)
  }

  /// libFuzzer found this text; the time to read it was quadratic.
  @Test func `An endless text in a log is cut, with a note`() throws {
    let start = "V talkback: SpeechControllerImpl: Speaking fragment text=\""
    let endless = start + "a\n" + String(repeating: "\", utteranceId=\n", count: 200_000)
    let event = "event=type:X subtype:Y displayId:0 time:1"
    let whole = "\n" + start + "Pay\", utteranceId=t, spans=null, locale=en, \(event)\n"
    let time = try processorTime {
      let read = try capture(endless + whole)
      #expect(read.heard.count == 2 && read.heard.last?.text == "Pay")
      #expect(read.notes.contains { $0.message.contains("more than 100 lines") })
    }
    #expect(time < 60)
  }

  @Test(arguments: [4_095, 4_096, 4_097, 50_000])
  func `A long list takes no more memory than its items`(count: Int) throws {
    for text in ["0", #""a, [b""#, #""\"],""#, "[0,1]", #"{"a":[0,{"b":1}]}"#] {
      for list in ["[LIST]", "{\"a\": [[], [LIST ] ]}"] {
        let items = Array(repeating: text, count: count).joined(separator: ", ")
        let root = try JSONParser.value(of: Array(list.replacing("LIST", with: items).utf8))
        let found = try #require(root.items ?? root["a"]?.items?.last?.items)
        #expect(found.count == count)
        if count > 10_000 { #expect(found.capacity <= count + 16, "\(text)") }
      }
    }
  }

  @Test func `An announcement takes few bytes`() {
    #expect(MemoryLayout<HeardAnnouncement>.size <= 48)
  }

  @Test func `A line of a megabyte is read in every format of lines`() throws {
    let long = String(repeating: "x", count: 1 << 20)
    for start in [
      "WEBVTT\n\n00:00.000 --> 00:01.000\n", "Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px\nText = '",
      "SemanticsNode#0\n   label: \"", "(1a)6.View:(0, 0 - 1, 1):TEXT{",
      "Element subtree:\nButton, 0x1, {{0, 0}, {1, 1}}, label: '", "",
      "+>Button{id=1, text=a}\n+>Button{id=1, text=", "@e1 [button] \"",
      "@e1 Button at=1,1 text=\"", "<View>\n<Text\n  a=\"",
      "ID,Title,Section,VoiceOver Heard\na,b,c,",
      "SemanticsNode id=0 identifier=a label=a actions=1 flags=0\nSemanticsNode id=1 label=",
    ] {
      _ = try capture(start + long, fallback: .plainText)
    }
  }
}
