import Earshot
import Testing

/// A rule of TalkBack as a sentence, a node that it applies to, and the expected announcement.
struct TalkBackSentence: Sendable, CustomTestStringConvertible {
  let rule: String
  /// The tree.
  ///
  /// Its root has focus, unless `stop` names another node.
  let tree: TalkBackNode
  /// The announcement, with the hint after ` | ` if there is one.
  let heard: String
  /// The settings that differ from their defaults.
  let settings: [String: String]
  /// The id of the focused node; nil for the root.
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

  /// Checks the announcement, including the hint.
  func check() throws {
    try check(in: settings)
  }

  /// Checks the announcement with hints off.
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
