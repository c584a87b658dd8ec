import Earshot
import Testing

struct TalkBackSentence: Sendable, CustomTestStringConvertible {
  let rule: String
  let tree: TalkBackNode
  let heard: String
  let settings: [String: String]
  let stop: String?

  init(
    _ rule: String, _ tree: TalkBackNode, _ heard: String, settings: [String: String] = [:],
    at stop: String? = nil
  ) {
    self.rule = rule
    self.tree = tree
    self.heard = heard
    self.settings = settings
    self.stop = stop
  }

  var testDescription: String { rule }

  func check() throws {
    try check(in: settings)
  }

  func checkWithoutHints() throws {
    try check(in: settings.merging(["hints": "off"]) { own, _ in own })
  }

  private func check(in settings: [String: String]) throws {
    let listener = try TalkBackListener(settings)
    let said = try stop.map { try listener.walk(tree, $0)[0] } ?? listener.heard(tree)
    #expect(said == heard, "\(rule)")
  }
}

let descriptionOrders = ["state-name-role", "role-name-state", "name-role-state"]
