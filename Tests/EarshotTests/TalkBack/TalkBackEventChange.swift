import Earshot
import Testing

/// An event rule that TalkBack 16.2 changed, or a related rule that it did not change.
struct TalkBackEventChange: Sendable, CustomTestStringConvertible {
  let rule: String
  let source: String
  let event: TalkBackEvent
  let tree: TalkBackNode
  let heard: String
  let before: String

  init(
    _ rule: String, _ source: String, _ event: TalkBackEvent, at tree: TalkBackNode,
    _ heard: String, was before: String
  ) {
    (self.rule, self.source, self.event, self.tree) = (rule, source, event, tree)
    (self.heard, self.before) = (heard, before)
  }

  var testDescription: String { "\(rule): \(heard)" }

  private static func box(_ change: (inout TalkBackNode) -> Void = { _ in }) -> TalkBackNode {
    node("CheckBox", text: "News") {
      $0.checkable = true
      change(&$0)
    }
  }

  private static func field(_ text: String, isPassword: Bool = false) -> TalkBackNode {
    node("EditText", text: text) { ($0.editable, $0.password) = (true, isPassword) }
  }

  private static let clicked = "EventTypeViewClickedFeedbackRule.java"
  private static let changed = "EventTypeWindowContentChangedFeedbackRule.java:401-408"

  static let states: [Self] = [
    .init(
      "talkback.event.clicked", clicked, .viewClicked, at: box(), "not checked", was: "not checked"),
    .init(
      "talkback.event.clicked", clicked, .viewClicked, at: box { $0.checked = .on }, "checked",
      was: "checked"),
    .init(
      "talkback.event.clicked", clicked, .viewClicked, at: box { $0.fieldRequired = true }, "",
      was: "not checked"),
    .init(
      "talkback.event.clicked", clicked, .viewClicked, at: box { $0.stateDescription = "Off" }, "",
      was: ""),
    .init(
      "talkback.error", "\(changed); TreeNodesDescription.java:192-230",
      .contentChanged(.init([.subtree])),
      at: node(text: "Card") { ($0.liveRegion, $0.error) = (.polite, "Expired") },
      "Error: Expired, Card", was: "Card, Error: Expired"),
  ]

  private static let typed = "InputTextFeedbackRules.java:107-175"
  private static let actor = "TextEditActor.java:450-454"
  private static let shortened = "SpeechCleanupUtils.java:413-427"
  private static let long =
    "0123456789abcdefghij" + String(repeating: "x", count: 60) + "ABCDEFGHIJ9876543210"

  static let texts: [Self] = [
    .init(
      "talkback.event.text-added", typed, .textEdited(.added("•")),
      at: field("••", isPassword: true), "Bullet", was: "•"),
    .init(
      "talkback.event.text-edited", typed, .textEdited(.removed("ab")),
      at: field("••", isPassword: true), "ab deleted", was: "Bullet deleted"),
    .init(
      "talkback.event.text-edited", typed, .textEdited(.replaced(added: "a", removed: "b")),
      at: field("••", isPassword: true), "a replaced b",
      was: "1 characters replaced with 1 characters"
    ),
    .init(
      "talkback.event.text-edited", actor, .textEdited(.cut("abc")), at: field("rest"), "cut, abc",
      was: "cut, abc"),
    .init(
      "talkback.event.text-edited", actor, .textEdited(.cut("abc")), at: field(""),
      "cut, abc, Cleared text", was: "cut, abc"),
    .init(
      "talkback.event.selection-changed", shortened, .textEdited(.selectedAll("short")),
      at: field("short"), "Selected text: short", was: "Selected text: short"),
    .init(
      "talkback.event.selection-shortened", shortened, .textEdited(.selectedAll(long)),
      at: field(long),
      "100 characters from: 0123456789abcdefghij to ABCDEFGHIJ9876543210, selected",
      was: "Selected text: \(long)"),
  ]

  static let all = states + texts
}
