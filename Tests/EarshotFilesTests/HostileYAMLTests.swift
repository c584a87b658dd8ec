import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import TestTools
import Testing

@Suite struct `Hostile YAML` {
  private func value(of text: String) throws -> SourceValue {
    var result: Result<SourceValue, any Error>?
    let time = processorTime {
      result = Result { try SourceReader(file: "x.yaml").value(of: Array(text.utf8)) }
    }
    #expect(time < 60)
    return try #require(result).get()
  }

  private static let bomb =
    (["a: &a [x, x, x, x, x, x, x, x, x, x]"]
    + zip("abcdefg", "bcdefgh").map { inner, outer in
      "\(outer): &\(outer) [\(Array(repeating: "*\(inner)", count: 10).joined(separator: ", "))]"
    }).joined(separator: "\n")

  @Test(arguments: [
    "? *h\n: 1", "*h : 1", "z: {*h : 1}", "z: {? *h : 1}", "z: [*h : 1]", "z: *h", "z: [[*h, *h]]",
    "? [*h, *h]\n: 1", "? {*h : 1}\n: 1", "z:\n  - *h\n  - *h",
  ])
  func `Anchors of anchors are counted before they are put in`(use: String) {
    let error = #expect(throws: InputError.self) { try value(of: Self.bomb + "\n" + use + "\n") }
    #expect(error?.location != nil)
  }

  @Test(arguments: [
    ("a: &a [x]\nb: *a", "[a: [x], b: [x]]"), ("&a k: 1\nb: *a", "[k: 1, b: k]"),
    ("a: &a k\n*a : 1", "[a: k, k: 1]"), ("a: &a 1\nb: &a 2\nc: *a", "[a: 1, b: 2, c: 2]"),
    ("a: \"*b\"\nc: '*'\nd: x * y", "[a: *b, c: *, d: x * y]"),
    ("a: |\n  * one\n  * two\n", "[a: * one\n* two\n]"), ("a*: 1\nb: c*d", "[a*: 1, b: c*d]"),
    ("a: &a {k: [1, 2]}\nb: [*a, *a]", "[a: [k: [1, 2]], b: [[k: [1, 2]], [k: [1, 2]]]]"),
    ("a: \u{E000}*\nb: &b \u{E001}\nc: *b", "[a: \u{E000}*, b: \u{E001}, c: \u{E001}]"),
  ])
  func `An alias is the value of its anchor, and an asterisk elsewhere is itself`(
    text: String, wanted: String
  ) throws {
    #expect(written(try value(of: text)) == wanted)
  }

  private func written(_ value: SourceValue) -> String {
    switch value.content {
    case .null: "nothing"
    case .scalar(let text): text
    case .list(let items): "[\(items.map(written).joined(separator: ", "))]"
    case .map(let entries):
      "[\(entries.map { "\($0.key): \(written($0.value))" }.joined(separator: ", "))]"
    }
  }

  @Test(arguments: [
    ("a: *b", "1:4: error: the anchor 'b' is not defined above"),
    ("a: &a [*a]", "1:8: error: the anchor 'a' is not defined above"),
    (
      "a: *b c",
      "1:4: error: expected text, found '*'; put the text in quotes"
    ),
    (
      "a: * b",
      "1:4: error: expected text, found '*'; put the text in quotes"
    ),
    ("a: &a [x]\n*a : 1", "2:1: error: a key must be text"),
    ("a*: 1\na*: 2", "the key 'a*' is repeated"),
  ])
  func `An error in an alias has its location`(text: String, words: String) {
    let error = #expect(throws: InputError.self) {
      let value = try value(of: text)
      _ = try Fields(value, subject: "map", known: ["a", "a*"])
    }
    #expect(error.map { "\($0)".contains(words) } == true, "\(String(describing: error))")
  }

  @Test(arguments: [("", ""), ("{kind: group, label: G, components: [", "]}")])
  func `A screen has at most 20,000 components`(opening: String, closing: String) throws {
    let own = opening.isEmpty ? 0 : 1
    func design(_ count: Int) -> [UInt8] {
      let buttons = Array(repeating: "{button: B}", count: count - own).joined(separator: ", ")
      return Array("screen: S\ncomponents: [\(opening)\(buttons)\(closing)]\n".utf8)
    }
    var mistakes: DesignReader.Mistakes?
    let time = try processorTime {
      let screen = try DesignReader.screen(of: design(20_000), file: "x.yaml")
      #expect(screen.allComponents.count == 20_000)
      mistakes = #expect(throws: DesignReader.Mistakes.self) {
        try DesignReader.screen(of: design(20_001), file: "x.yaml")
      }
    }
    #expect(time < 60)
    #expect(
      mistakes?.errors.map { "\($0)" } == [
        "x.yaml:2:13: error: expected at most 20000 components in a screen, found 20001; divide "
          + "the screen"
      ])
  }

  @Test(arguments: ["*a", "{*a : 1}", "[[*a]]", "{<<: *m}"])
  func `Anchors cannot insert long texts without limit`(use: String) {
    let long = String(repeating: "x", count: 1 << 20)
    let uses = Array(repeating: use, count: 17).joined(separator: ", ")
    let error = #expect(throws: InputError.self) {
      try value(of: "a: &a \(long)\nm: &m {b: *a}\nz: [\(uses)]\n")
    }
    #expect(error?.message.contains("more than 16 MB of text") == true)
    #expect(error?.location?.line == 3)
  }

  @Test func `A value from an anchor has the same depth limit as a literal value`() {
    let deep = "a: &a " + String(repeating: "[", count: 40) + String(repeating: "]", count: 40)
    let nested =
      "\nb: " + String(repeating: "[", count: 40) + "*a" + String(repeating: "]", count: 40)
    let error = #expect(throws: InputError.self) { try value(of: deep + nested) }
    #expect(error?.message.contains("deep") == true)
  }
}

@Suite struct `Byte order marks` {
  static let marked: [@Sendable (String) -> [UInt8]] = [
    { [0xEF, 0xBB, 0xBF] + Array($0.utf8) },
    { [0xFF, 0xFE] + $0.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } },
    { [0xFE, 0xFF] + $0.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] } },
  ]

  @Test(arguments: 0..<3)
  func `are read before every kind of file`(kind: Int) throws {
    let bytes = Self.marked[kind]
    let design = bytes("screen: Grüße\ncomponents:\n  - {kind: button, label: Save}\n")
    #expect(DesignDetection.isDesign(design))
    #expect(try DesignReader.screen(of: design, file: "x").title == "Grüße")
    let json = bytes(#"{"screen": "S", "components": []}"#)
    #expect(try DesignReader.screen(of: json, file: "x").title == "S")
    #expect(try WalkScriptReader(file: "x").script(of: bytes("swipe right\n")).lines.count == 1)
    #expect(try WalkScriptReader(file: "x").script(of: bytes("- swipe right\n")).lines.count == 1)
    let corpus =
      #"{"reader":"voiceover","component":"button","label":"A","heard":"A","source":"s"}"#
    #expect(try CorpusReader.lines(of: bytes(corpus), file: "x").count == 1)
    let dump = Array(`UiAutomator dumps`.dump.utf8)
    let marked = bytes(`UiAutomator dumps`.dump)
    #expect(try announced(marked) == announced(dump))
    #expect(try announced(dump).count > 1)
  }

  private func announced(_ bytes: [UInt8]) throws -> [String] {
    let capture = try CaptureReader(file: "x").read(bytes)
    let profile = try #require(BuiltIn.profile("talkback-15.1"))
    return CapturedStops(of: capture, by: BuiltIn.reader(for: profile, locale: "en")).stops
      .map(\.wording.text)
  }
}

@Suite struct `Extreme numbers` {
  @Test(
    arguments: [
      "9223372036854775807", "-9223372036854775808", "2147483647", "-2147483648", "1e308", "-1",
      "0",
      "99999999999999999999", "NaN",
    ])
  func `in TalkBack's node tree do not crash`(number: String) throws {
    let dump = """
      (1)6.ListView:(0, 0 - 1, 1):focusable:collection#ROWS=\(number)#COLS=\(number)
        (2)6.TextView:(0, 0 - \(number), 1):TEXT{a}:focusable:item#rowIndex=\(number),colIndex=0
        (3)6.TextView:(0, 0 - 1, 1):TEXT{b}:focusable:item#rowIndex=0,colIndex=\(number)
        (4)6.SeekBar:(0, 0 - 1, 1):focusable:range#max=\(number),min=\(number),current=\(number),type=0
      """
    let capture = try CaptureReader(file: "x").read(Array(dump.utf8))
    for id in ["talkback-15.1", "talkback-documented"] {
      let profile = try #require(BuiltIn.profile(id))
      let stops = CapturedStops(of: capture, by: BuiltIn.reader(for: profile, locale: "en")).stops
      #expect(stops.count >= 3)
    }
  }

  @Test(
    arguments: ComponentKinds.builtIn.kinds.map(\.name),
    [
      "9223372036854775807", "-9223372036854775808", "900000000000000000 of 5", "1e308", "0 of 0",
      "9223372036854775807 of 9223372036854775807", String(repeating: "9", count: 400),
      String(repeating: "9", count: 400) + " of " + String(repeating: "9", count: 400),
      "-1 of 0." + String(repeating: "0", count: 400) + "1",
    ])
  func `in designs do not crash`(kind: String, number: String) throws {
    for key in ["value", "position", "start", "end", "step", "maximum"] {
      let component = "{kind: \(kind), label: A, \(key): \(number)}"
      let design = "screen: T\ncomponents: [\(component)]"
      guard let screen = try? DesignReader.screen(of: Array(design.utf8), file: "d.yaml") else {
        continue
      }
      for profile in Platform.allCases.compactMap({ BuiltIn.newest(of: .device, on: $0) }) {
        var walk = Walkthrough(
          through: screen, reader: BuiltIn.reader(for: profile, locale: "en"),
          wording: BuiltIn.wording(locale: "en", dates: profile.dates))
        for gesture in [Action.Gesture.swipeUp, .swipeDown, .doubleTap] {
          _ = walk.perform(.gesture(gesture))
        }
      }
    }
  }
}

@Suite struct `Scripts of walks without words` {
  @Test(arguments: [
    "voiceover:", "- \"\"", "- voiceover: \"\"", "talkback: ", "- {voiceover: }", ":",
  ])
  func `are errors with a location`(script: String) {
    let error = #expect(throws: InputError.self) {
      try WalkScriptReader(file: "x").script(of: Array(script.utf8))
    }
    #expect(error?.location != nil)
  }
}

@Suite struct `Presets that set each other` {
  @Test func `change only the settings that they name`() throws {
    func setting(_ name: String, _ other: String) -> Settings.Setting {
      Settings.Setting(
        name: name, title: name, values: ["x", "y", "z"], value: "x",
        presets: [
          .init(value: "y", sets: [name: "z", other: "y"]), .init(value: "z", sets: [other: "z"]),
        ])
    }
    var settings = Settings([setting("a", "b"), setting("b", "a")])
    try settings.set("a", to: "y")
    #expect(settings["a"] == "y" && settings["b"] == "y")
  }
}
