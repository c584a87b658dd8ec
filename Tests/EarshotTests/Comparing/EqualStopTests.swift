import Earshot
import Testing

@Suite struct `Stops with equal words` {
  /// Returns cards with one button each; `hint` is the first card's hint, which can differ from the
  /// other hints.
  private func walk(_ cards: Int, state: String?, hint: String = "Double-tap to activate") -> [Stop]
  {
    let rows = (0..<cards).flatMap { card in
      [
        "name:Alarm|hint:\(card == 0 ? hint : "Double-tap to activate")",
        "name:Expand alarm|role:button" + (state.map { "|state:\($0)" } ?? ""),
      ]
    }
    return rows.map { Stop(.parts(announcement($0))) }
  }

  @Test(arguments: 1...6, ["collapsed", "expanded", nil] as [String?])
  func `are paired in order, with a state or without`(_ cards: Int, state: String?) {
    let expected = walk(cards, state: "collapsed")
    let heard = walk(cards, state: state, hint: "In list, Double-tap to activate")
    let steps = StopAlignment(expected: expected, heard: heard, lexicon: .english).steps
    #expect(
      steps
        == expected.indices.map { .both(expected: $0, heard: $0, isMoved: false) })
  }

  @Test func `keep their states if the states differ`() {
    let rows = ["name:Rain|role:switch|state:on", "name:Wind", "name:Rain|role:switch|state:off"]
    let expected = rows.map { Stop(.parts(announcement($0))) }
    let heard = rows.reversed().map { Stop(.parts(announcement($0))) }
    let steps = StopAlignment(expected: expected, heard: heard, lexicon: .english).steps
    for case .both(let one, let other, _) in steps { #expect(one == 2 - other) }
    #expect(steps.count == 3)
  }
}
