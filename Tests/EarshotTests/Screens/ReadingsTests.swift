import Earshot
import Testing

@Suite struct `Readings of texts` {
  private func part(_ text: String, own: String?, aloud: String? = nil) -> Part {
    Part(.name, text, ownText: own, from: "label", rule: "test", aloud: aloud)
  }

  private typealias Row = (text: String, readings: [String: String], aloud: String?)

  private static let rows: [Row] = [
    ("40 km/h", ["km/h": "kilometres per hour"], "40 kilometres per hour"),
    ("km/h", ["km/h": "kilometres per hour"], "kilometres per hour"),
    ("生, 生ビール", ["生": "なま"], "なま, なまビール"),
    // The longest text is replaced first, and a replacement is not replaced again.
    ("生ビール", ["生": "なま", "生ビール": "なまビール"], "なまビール"),
    ("a b", ["a": "b", "b": "a"], "b a"), ("aaa", ["a": "b"], nil),
    // A word must not match inside a longer word; a symbol can match anywhere.
    ("Monday", ["Mon": "Montag"], nil), ("Mon, Monday", ["Mon": "Montag"], "Montag, Monday"),
    ("±2", ["±": "plus minus "], "plus minus 2"), ("2", ["": "nothing"], nil),
    ("2", ["3": "x"], nil),
    ("Stop", [:], nil),
  ]

  @Test(arguments: rows)
  func `are given to the voice, and leave the text as it is`(
    text: String, readings: [String: String], aloud: String?
  ) {
    let read = Readings(readings).applied(to: [part(text, own: text)])
    #expect(read.map(\.aloud) == [aloud])
    #expect(read.map(\.text) == [text])
  }

  @Test func `replace only the app's own texts`() {
    let readings = Readings(["Go": "Geh", "menu": "Menü"])
    let parts = readings.applied(to: [
      part("Go menu", own: "Go"), part("Go", own: nil), part("Go", own: "Go", aloud: "Go, flag"),
    ])
    #expect(parts.map(\.aloud) == ["Geh menu", nil, "Geh, flag"])
  }

  @Test func `of a component replace the screen's`() {
    var button = Button("Lead")
    button.common.readings = ["Lead": "led"]
    var screen = Screen("S") {
      button
      Text("Lead")
    }
    screen.readings = ["Lead": "leed", "km": "kilometres"]
    #expect(screen.allReadings == Readings(["Lead": "led", "km": "kilometres"]))
    #expect(Readings(screen.readings).adding(["Lead": "led"]) == screen.allReadings)
  }
}
