import Earshot
import Testing

@Suite struct TalkBackMergingTests {
  @Test func `children that cannot have focus are merged in their order`() throws {
    let row = node(children: [
      node(text: "Wi-Fi"), node(children: [node(text: "Home"), node(text: "Connected")]),
      node("Switch") { $0.checked = true },
    ]) { $0.clickable = true }
    #expect(
      try TalkBackListener().heard(row)
        == "Wi-Fi, Home, Connected, on, Switch | Double-tap to activate")
  }

  @Test func `children that can have focus and hidden ones are left out`() throws {
    let row = node(children: [
      node(text: "Title"), node("Button", text: "Buy") { $0.clickable = true },
      node(text: "gone") { $0.visible = false },
    ]) { $0.clickable = true }
    #expect(try TalkBackListener().announcement(row).text == "Title")
  }

  @Test func `a content description excludes children, except in lists, grids and pagers`() throws {
    let children = [node(text: "child")]
    let listener = try TalkBackListener()
    #expect(listener.heard(node(description: "Row", children: children)) == "Row")
    #expect(listener.heard(node(description: "Row", children: [node(children: children)])) == "Row")
    // A child of a list is a scroll item, which gets focus if it has text.
    let list = node("ListView", description: "Mail", children: children)
    #expect(listener.heard(list) == "Mail, List")
    let pager = node("androidx.viewpager.widget.ViewPager", description: "Tour", children: children)
    #expect(listener.heard(pager) == "Tour, Page, child, Page")
    #expect(
      listener.heard(node("android.webkit.WebView", text: "Web", children: children))
        == "Web, Webview")
  }

  @Test func `merged children say their status but not selected or disabled`() throws {
    let row = node(
      text: "Row",
      children: [
        node("CheckBox") {
          $0.checkable = true
          $0.selected = true
          $0.enabled = false
        }
      ])
    #expect(try TalkBackListener().heard(row) == "Row, not checked, Check box")
  }

  @Test func `a merged node of Compose says its role last`() throws {
    let button = node(
      "android.view.View",
      children: [
        node("android.view.View", description: "Label"), node("TextView", text: "other content"),
        node("Button"),
      ]
    ) { $0.clickable = true }
    for order in ["state-name-role", "role-name-state", "name-role-state"] {
      let listener = try TalkBackListener(["descriptionOrder": order])
      #expect(
        listener.heard(button) == "Label, other content, Button | Double-tap to activate")
    }
  }

  @Test func `a node that is not important for accessibility is replaced by its children`() throws {
    let row = node(children: [
      node(text: "skipped", children: [node(text: "kept")]) { $0.importantForAccessibility = .no },
      node(text: "gone", children: [node(text: "gone too")]) {
        $0.importantForAccessibility = .noHideDescendants
      },
    ]) { $0.clickable = true }
    #expect(try TalkBackListener().announcement(row).text == "kept")
  }

  @Test func `focus stops at controls and at texts outside of them`() throws {
    let screen = node(
      "FrameLayout",
      children: [
        node("TextView", text: "Title") { $0.id = "title" },
        node(
          "LinearLayout",
          children: [
            node("TextView", text: "Row") { $0.id = "text" },
            node("Switch") {
              $0.id = "switch"
              $0.checkable = true
              $0.clickable = true
            },
          ]
        ) {
          $0.id = "row"
          $0.clickable = true
        },
        node("LinearLayout", children: [node("ImageView") { $0.id = "decor" }]) {
          $0.id = "silent"
          $0.focusable = true
        },
        node("Button", text: "hidden") {
          $0.id = "hidden"
          $0.clickable = true
          $0.visible = false
        },
        node("LinearLayout") { $0.id = "empty" },
      ])
    #expect(stops(screen) == ["title", "row", "switch"])
  }

  @Test func `an item of a list can have focus when it says something`() throws {
    let list = node(
      "ListView",
      children: [
        node(children: [node(text: "First") { $0.id = "inner" }]) { $0.id = "first" },
        node { $0.id = "blank" },
      ]
    ) { $0.id = "list" }
    #expect(stops(list) == ["first"])
    let spinner = node("Spinner", children: [node(text: "PM") { $0.id = "choice" }]) {
      $0.id = "spinner"
      $0.clickable = true
    }
    #expect(stops(spinner) == ["spinner"])
  }

  @Test func `a container as large as the window without actions is not a stop`() throws {
    let bounds = TalkBackNode.Bounds(left: 0, top: 0, right: 1080, bottom: 1920)
    let screen = node(
      "FrameLayout",
      children: [
        node(
          "LinearLayout",
          children: [
            node("Button", text: "Go") {
              $0.id = "go"; $0.clickable = true
            }
          ]
        ) {
          $0.id = "group"
          $0.bounds = bounds
          $0.screenReaderFocusable = true
          $0.contentDescription = "All"
        }
      ]
    ) { $0.bounds = bounds }
    #expect(stops(screen) == ["go"])
  }

  @Test func `before and after move a node with everything inside it`() throws {
    func text(_ id: String, before: String? = nil, after: String? = nil) -> TalkBackNode {
      node(text: id) {
        $0.id = id
        $0.traversalBefore = before
        $0.traversalAfter = after
      }
    }
    #expect(
      stops(node(children: [text("a"), text("b"), text("c", before: "a")])) == ["c", "a", "b"])
    #expect(
      stops(node(children: [text("a", after: "c"), text("b"), text("c")])) == ["b", "c", "a"])
    let group = node(children: [text("b1"), text("b2")]) {
      $0.id = "b"
      $0.traversalBefore = "a"
    }
    #expect(stops(node(children: [text("a"), group])) == ["b1", "b2", "a"])
  }

  @Test func `contradictory orders do not lose nodes`() throws {
    let screen = node(children: [
      node(text: "a") {
        $0.id = "a"; $0.traversalAfter = "b"
      },
      node(text: "b") {
        $0.id = "b"; $0.traversalAfter = "a"; $0.traversalBefore = "b"
      },
      node(text: "c", children: [node(text: "d") { $0.id = "d" }]) {
        $0.id = "c"; $0.traversalBefore = "d"
      },
      node(text: "e") {
        $0.id = "e"; $0.traversalBefore = "root"; $0.traversalAfter = "nobody"
      },
    ]) { $0.id = "root" }
    #expect(Set(stops(screen)) == ["a", "b", "c", "d", "e"])
  }

  private func stops(_ root: TalkBackNode) -> [String] {
    let tree = TalkBackTree(root)
    return TalkBackReadingOrder(tree).stops.map { tree[$0].id ?? "\($0)" }
  }
}
