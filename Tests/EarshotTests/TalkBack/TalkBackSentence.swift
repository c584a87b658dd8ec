import Earshot
import Testing

/// One rule of TalkBack in our words, a node that it decides about, and what must be heard.
struct TalkBackSentence: Sendable, CustomTestStringConvertible {
  /// The rule.
  let rule: String
  /// The tree whose root has focus, or the node in it that `stop` names.
  let tree: TalkBackNode
  /// The announcement, and the hint behind ` | ` where there is one.
  let heard: String
  /// The settings that are not at their default.
  let settings: [String: String]
  /// The id of the node that has focus; nil for the root.
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

  /// Expects that TalkBack says what the sentence has, hints included.
  func check() throws {
    try check(in: settings)
  }

  /// Expects that TalkBack, its hints off, says what the sentence has.
  func checkWithoutHints() throws {
    try check(in: settings.merging(["hints": "off"]) { own, _ in own })
  }

  private func check(in settings: [String: String]) throws {
    let listener = try TalkBackListener(settings)
    let said = try stop.map { try listener.walk(tree, $0)[0] } ?? listener.heard(tree)
    #expect(said == heard, "\(rule)")
  }
}

/// The three orders of a description.
let descriptionOrders = ["state-name-role", "role-name-state", "name-role-state"]
