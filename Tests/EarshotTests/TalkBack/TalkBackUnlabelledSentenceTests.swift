import Earshot
import Testing

@Suite struct TalkBackUnlabelledSentenceTests {
  private static let id = "com.example:id/cart"

  private static func view(
    children: [TalkBackNode] = [], _ change: (inout TalkBackNode) -> Void
  ) -> TalkBackNode {
    node("android.view.View", children: children) { change(&$0) }
  }

  private static let unlabelled: [TalkBackSentence] = [
    .init(
      "a node that can be clicked by its action",
      view { $0.actions = [.init(.click)] }, "Unlabelled"),
    .init("a node that can be long-pressed", view { $0.longClickable = true }, "Unlabelled"),
    .init(
      "a node with a long press action",
      view { $0.actions = [.init(.longClick)] }, "Unlabelled"),
    .init(
      "a node that takes input focus and has an id to keep a label for",
      view {
        $0.focusable = true
        $0.viewIdResourceName = id
      }, "Unlabelled"),
    .init(
      "an unlabelled node's status, error and tooltip are not said",
      view {
        ($0.clickable, $0.selected) = (true, true)
        ($0.error, $0.tooltipText) = ("Wrong", "Tip")
        $0.actions = [.init(.expand)]
      }, "Unlabelled"),
    .init(
      "an unlabelled heading is a heading",
      view { ($0.clickable, $0.heading) = (true, true) }, "Unlabelled, Heading"),
    .init(
      "texts of only spaces count as missing",
      view {
        $0.clickable = true
        ($0.text, $0.contentDescription, $0.hintText) = (" ", " ", " ")
      }, "Unlabelled"),
  ]

  private static let labelled: [TalkBackSentence] = [
    .init("not one that only takes input focus", view { $0.focusable = true }, ""),
    .init(
      "not one whose id has no :id/",
      view {
        $0.focusable = true
        $0.viewIdResourceName = "cart"
      }, ""),
    .init(
      "not one that is disabled", view { ($0.clickable, $0.enabled) = (true, false) }, "disabled"),
    .init("not one with children", view(children: [view { _ in }]) { $0.clickable = true }, ""),
    .init(
      "not one with text",
      view {
        $0.clickable = true
        $0.text = "Go"
      }, "Go"),
    .init(
      "not one with a description",
      view {
        $0.clickable = true
        $0.contentDescription = "Go"
      }, "Go"),
    .init(
      "not one that is checkable, although its status is never said alone",
      view { ($0.clickable, $0.checkable) = (true, true) }, ""),
    .init(
      "not a bar",
      view {
        $0.clickable = true
        $0.rangeInfo = .init(.int, min: 0, max: 3, current: 1)
      }, "1, Progress bar"),
    .init(
      "not one with a role", node("Button") { $0.clickable = true }, "Button"),
    .init(
      "not one with a role description",
      view {
        $0.clickable = true
        $0.roleDescription = "link"
      }, "link"),
    .init(
      "not one with a state",
      view {
        $0.clickable = true
        $0.stateDescription = "Late"
      }, "Late"),
    .init(
      "not one with a hint text",
      view {
        $0.clickable = true
        $0.hintText = "Go"
      }, "Go"),
    .init(
      "not one with a label",
      view {
        $0.clickable = true
        $0.labeledBy = .text("Hour")
      }, " for Hour"),
  ]

  @Test(arguments: unlabelled)
  func `is unlabelled, and nothing else`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }

  @Test(arguments: labelled)
  func `is not unlabelled`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }

  private static let cleaned: [TalkBackSentence] = [
    .init(
      "a description is cleaned up", node(description: "#"), "Pound"),
    .init(
      "a label is cleaned up", node(text: "12") { $0.labeledBy = .text("B") },
      "12 for capital B"),
    .init(
      "a switch's text is cleaned up", node("Switch", text: "-"), "Dash, Switch"),
    .init(
      "merged text is cleaned up", node(children: [node(text: "…")]), "Ellipsis"),
    .init(
      "two of a kind are a run", node(text: "Wait.. --"), "Wait..  2 Dash"),
    .init(
      "a run of nothing but one symbol", node(text: "***"), " 3 Asterisk"),
    .init(
      "letters and digits that repeat are not a run", node(text: "aab 1100"), "aab 1100"),
    .init(
      "a password's text is not cleaned up",
      node("EditText", text: "--", description: "#") {
        ($0.editable, $0.password) = (true, true)
      }, "#, --, Edit box"),
  ]

  @Test(arguments: cleaned)
  func `every text that is a name is cleaned up`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }
}
