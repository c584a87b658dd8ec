import Earshot

extension `When something happens TalkBack` {
  private static func changed(
    _ kinds: TalkBackEvent.ContentChange.Kind..., at time: Int? = nil
  ) -> TalkBackEvent {
    .contentChanged(.init(kinds, time: time))
  }

  private static func region(_ change: (inout TalkBackNode) -> Void = { _ in }) -> TalkBackNode {
    node(children: [
      text("other"),
      text("region") {
        $0.liveRegion = .polite
        change(&$0)
      },
    ])
  }

  static let liveRegions: [Row] = [
    Row(
      "says a live region for any focus and any change",
      region(), .init(.viewAccessibilityFocused, at: "other", "other"),
      .init(changed(.text), at: "region", "region"),
      .init(changed(.subtree), at: "region", "region"), .init(changed(), at: "region", "region"),
      .init(changed(.enabled), at: "region", "region")),
    Row(
      "says an assertive one too", region { $0.liveRegion = .assertive },
      .init(changed(.text), at: "region", "region")),
    Row(
      "says all of its description, with selected, disabled and buttons inside",
      node(children: [
        node("SeekBar", description: "Volume") { $0.stateDescription = "60%" },
        node("Button", text: "Undo") { $0.clickable = true },
      ]) { ($0.liveRegion, $0.selected, $0.enabled) = (.polite, true, false) },
      .init(changed(.subtree), "selected, Undo, Button, disabled")),
    Row(
      "says nothing for a region without text",
      node { $0.liveRegion = .polite }, .init(changed(.text), "")),
    Row(
      "says every change of one that asks for no pause", region(),
      .init(changed(.text, at: 0), at: "region", "region"),
      .init(changed(.text, at: 1), at: "region", "region")),
    Row(
      "keeps silent for as long as a live region asks for",
      region { $0.minDurationBetweenContentChanges = 500 },
      .init(changed(.text, at: 1_000), at: "region", "region"),
      .init(changed(.text, at: 1_499), at: "region", ""),
      .init(changed(.text, at: 1_500), at: "region", "region"),
      .init(changed(.text, at: 1_999), at: "region", "")),
    Row(
      "keeps silent for half a minute if the user does not want all progress",
      region(), with: ["speakAllProgressUpdates": "off"],
      .init(changed(.text, at: 5), at: "region", "region"),
      .init(changed(.text, at: 30_004), at: "region", ""),
      .init(changed(.text, at: 30_005), at: "region", "region")),
    Row(
      "but no longer than the region itself asks for",
      region { $0.minDurationBetweenContentChanges = 100 },
      with: ["speakAllProgressUpdates": "off"],
      .init(changed(.text, at: 5), at: "region", "region"),
      .init(changed(.text, at: 105), at: "region", "region")),
    Row(
      "keeps each live region apart from the others",
      node(children: [
        text("a1") { ($0.liveRegion, $0.minDurationBetweenContentChanges) = (.polite, 500) },
        text("b1") { ($0.liveRegion, $0.minDurationBetweenContentChanges) = (.polite, 500) },
      ]),
      .init(changed(.text, at: 0), at: "a1", "a1"), .init(changed(.text, at: 1), at: "b1", "b1"),
      .init(changed(.text, at: 2), at: "a1", "")),
  ]

  private static let button = node(children: [
    text("other"),
    node(children: [
      node("Button", text: "Text", description: "Description") {
        $0.id = "button"
        $0.stateDescription = "State"
        $0.clickable = true
      }
    ]) {
      $0.id = "group"
      $0.clickable = true
    },
  ])

  private static func state(_ text: String? = nil, by action: TalkBackNode.Action.Name? = nil)
    -> TalkBackEvent
  {
    .contentChanged(.init([.stateDescription], text: text, action: action))
  }

  static let changes: [Row] = [
    Row(
      "says the changes in a node whose ancestor has focus", button,
      .init(.viewAccessibilityFocused, at: "group", ""),
      .init(changed(.text), at: "button", "Text"),
      .init(changed(.stateDescription), at: "button", "State")),
    Row(
      "says nothing about a change elsewhere", button,
      .init(.viewAccessibilityFocused, at: "other", "other"),
      .init(changed(.text, .contentDescription, .stateDescription, .enabled), at: "button", "")),
    Row(
      "says nothing about a change around the focused node", button,
      .init(.viewAccessibilityFocused, at: "button", "State, Description, Button"),
      .init(changed(.enabled), at: "group", "")),
    Row(
      "says the description that the event brings", node(description: "Old"),
      .init(
        .contentChanged(.init([.contentDescription], isFocused: true, contentDescription: "New")),
        "New")),
    Row(
      "says several changes in their order, each once",
      node("Button", text: "Text") {
        $0.enabled = false
      },
      .init(.contentChanged(.init([.enabled, .text, .enabled], isFocused: true)), "disabled, Text")),
    Row(
      "says the event's text for a state, before the state itself",
      node { $0.stateDescription = "State" },
      .init(.contentChanged(.init([.stateDescription], isFocused: true, text: "Event")), "Event"),
      .init(.contentChanged(.init([.stateDescription], isFocused: true)), "State")),
    Row(
      "says a progress bar's value if the event has no text",
      node("ProgressBar") { $0.rangeInfo = .init(.percent, min: 0, max: 100, current: 50) },
      .init(.contentChanged(.init([.stateDescription], isFocused: true)), "50.0 percent")),
    Row(
      "says that a node is enabled", node(text: "Save"),
      .init(.contentChanged(.init([.enabled], isFocused: true)), "enabled")),
    Row(
      "says nothing for a missing error", node(text: "Name"), .init(changed(.error), ""),
      .init(changed(.undefined), "")),
    Row(
      "says the state of a node without focus that TalkBack acted on", button,
      .init(.viewAccessibilityFocused, at: "other", "other"),
      .init(state(by: .click), at: "button", "State"), .init(state(), at: "button", "")),
    Row(
      "but not its other changes", button,
      .init(.viewAccessibilityFocused, at: "other", "other"),
      .init(.contentChanged(.init([.text, .enabled], action: .click)), at: "button", "")),
  ]

  static let clicks: [Row] = [
    Row(
      "answers a click on a switch that is off, and on a toggle button",
      node(children: [
        node("Switch") { ($0.id, $0.checkable) = ("switch", true) },
        node("ToggleButton") { ($0.id, $0.checkable, $0.checked) = ("toggle", true, true) },
      ]), .init(.viewClicked, at: "switch", "off"), .init(.viewClicked, at: "toggle", "on")),
    Row(
      "says nothing for a node that is checked but not checkable",
      node("CheckBox") { $0.checked = true },
      .init(.viewClicked, "")),
    Row(
      "skips a child with a state description",
      node(children: [
        node("CheckBox") { ($0.checkable, $0.stateDescription) = (true, "Half") },
        node("RadioButton") { ($0.checkable, $0.checked) = (true, true) },
      ]), .init(.viewClicked, "checked")),
    Row(
      "says selected before collapsed, and collapsed before expanded",
      node(children: [
        node { ($0.id, $0.actions) = ("both", [.init(.collapse), .init(.expand)]) },
        node { ($0.id, $0.selected, $0.actions) = ("tab", true, [.init(.expand)]) },
      ]), .init(.viewClicked, at: "both", "collapsed"), .init(.viewClicked, at: "tab", "selected")),
    Row(
      "says nothing if a state description will change",
      node { ($0.stateDescription, $0.actions) = ("Open", [.init(.collapse)]) },
      .init(.viewClicked, "")),
    Row(
      "says a slider that is selected in full, in the order of the user",
      node("SeekBar", description: "Volume") {
        $0.rangeInfo = .init(.int, min: 0, max: 9, current: 4)
      }, with: ["descriptionOrder": "name-role-state"],
      .init(.viewSelected(text: "four"), "Volume, Slider, 4")),
    Row(
      "says 0 percent for a slider without a range if the event counts items",
      node("SeekBar", description: "Volume"),
      .init(.viewSelected(text: nil, itemCount: 10), "0 percent, Volume, Slider"),
      .init(.viewSelected(text: nil, itemCount: 0), "Volume, Slider")),
    Row(
      "but not if it has a value",
      node("SeekBar", description: "Volume") { $0.stateDescription = "Loud" },
      .init(.viewSelected(text: nil, itemCount: 10), "Loud, Volume, Slider")),
    Row(
      "says a progress bar that is selected under focus, by text or by value",
      node("ProgressBar", description: "Loading") {
        $0.rangeInfo = .init(.int, min: 0, max: 9, current: 4)
      }, .init(.viewSelected(text: "4 of 9"), ""),
      .init(.viewAccessibilityFocused, "4, Loading, Progress bar"),
      .init(.viewSelected(text: "4 of 9"), "4 of 9"), .init(.viewSelected(text: nil), "4")),
    Row(
      "says the text of any other selected node, and nothing without a text",
      node("Spinner", text: "Size"), .init(.viewSelected(text: "Large"), "Large"),
      .init(.viewSelected(text: nil, itemCount: 4), "")),
  ]
}
