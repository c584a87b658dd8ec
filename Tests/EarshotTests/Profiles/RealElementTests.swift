import Earshot
import Testing

/// Elements from real apps' dumps; texts are changed.
@Suite struct `Elements of dumped screens` {
  static let android: [(node: TalkBackNode, heard: String)] = [
    // TalkBack announces the description instead of the text.
    (
      node("ImageButton", text: "action1", description: "Go back") {
        $0.clickable = true
        $0.focusable = true
      }, "Go back, Button | Double-tap to activate"
    ),
    (
      node("EditText", text: "250", children: [node("TextView", text: "Amount")]) {
        $0.editable = true
        $0.focusable = true
        $0.clickable = true
      }, "250, Edit box, Amount | Double-tap to edit text"
    ),
    // Compose merges an icon, a button and a text in this order.
    (
      node(
        "android.view.View",
        children: [
          node("android.view.View", description: "Star"), node("TextView", text: "Remember"),
        ]
      ) {
        $0.clickable = true
        $0.focusable = true
      }, "Star, Remember | Double-tap to activate"
    ),
    (
      node("Button", description: "Some words\nPress here") {
        $0.clickable = true
        $0.focusable = true
      }, "Some words\nPress here, Button | Double-tap to activate"
    ),
    (
      node("android.view.View", description: "Amount") { $0.tooltipText = "In whole crowns" },
      "Amount, In whole crowns"
    ),
    // The row does not announce its checkbox, because the checkbox is a separate stop.
    (
      node(
        "android.view.View", text: "Weather news",
        children: [
          node("CheckBox", description: "Weather news") {
            $0.checkable = true
            $0.clickable = true
            $0.focusable = true
          }
        ]
      ) {
        $0.clickable = true
        $0.focusable = true
      }, "Weather news | Double-tap to activate"
    ),
  ]

  @Test(arguments: android.indices)
  func `are plausible on Android`(index: Int) throws {
    let item = Self.android[index]
    #expect(try TalkBackListener().heard(item.node) == item.heard)
  }

  @Test(arguments: [
    Said(element("Languages", value: "3", [.button]), "Languages, 3, button"),
    Said(
      element("Add an account", value: "To keep photos, notes and more.", [.button]),
      "Add an account, To keep photos, notes and more., button"),
    Said(
      element("2 of 3 bars", value: "Guest network", [.updatesFrequently]),
      "2 of 3 bars, Guest network"),
    Said(element("80% battery power", [.staticText]), "80% battery power"),
    Said(element("Picture B", [.image]), "Picture B, image"),
    Said(element("Sign in", [.staticText]), "Sign in"),
    Said(element(nil, [.button]), "button"),
  ])
  func `are plausible on iOS`(_ said: Said) throws {
    for id in VoiceOverData.devices { said.check(try VoiceOverData.composer(id)) }
  }
}
