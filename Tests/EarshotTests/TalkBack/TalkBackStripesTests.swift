import Earshot
import Testing

@Suite struct `Nodes that focus does not stop at` {
  private func text(
    _ name: String, _ left: Double, _ top: Double, _ right: Double, _ bottom: Double
  ) -> TalkBackNode {
    node(text: name) {
      $0.bounds = .init(left: left, top: top, right: right, bottom: bottom)
    }
  }

  private func order(_ children: TalkBackNode...) -> [String] {
    let tree = TalkBackTree(node(children: children))
    return TalkBackReadingOrder(tree).stops.map { tree[$0].text ?? "" }
  }

  @Test func `are read from top to bottom by the stops inside them`() {
    let content = node(children: [text("body", 0, 50, 100, 90), text("more", 0, 90, 100, 99)])
    let bar = node(children: [node(children: [text("bar", 0, 0, 100, 50)])])
    #expect(order(content, bar) == ["bar", "body", "more"])
    #expect(order(bar, content) == ["bar", "body", "more"])
  }

  @Test func `are read from left to right if they are next to each other`() {
    let right = node(children: [text("right", 50, 0, 100, 40)])
    let left = node(children: [text("left", 0, 10, 50, 60)])
    #expect(order(right, left) == ["left", "right"])
    #expect(order(left, right) == ["left", "right"])
  }

  @Test func `are placed among stops that keep their position`() {
    let (low, high) = (text("low", 0, 80, 100, 90), text("high", 0, 0, 100, 10))
    #expect(order(low, high) == ["low", "high"])
    let middle = node(children: [text("middle", 0, 40, 100, 50)])
    #expect(order(middle, high) == ["high", "middle"])
    #expect(order(low, middle) == ["middle", "low"])
    #expect(order(high, low, middle) == ["high", "middle", "low"])
  }

  @Test func `keep the order of the tree if they overlap or their bounds are missing or invalid`() {
    let whole = node(children: [text("whole", 0, 0, 100, 100)])
    let corner = node(children: [text("corner", 0, 0, 10, 10)])
    #expect(order(whole, corner) == ["whole", "corner"])
    #expect(order(corner, whole) == ["corner", "whole"])
    let bare = node(children: [node(text: "bare")])
    #expect(order(whole, bare, corner) == ["whole", "bare", "corner"])
    let points = ["a", "b"].map { node(children: [text($0, 5, 5, 5, 5)]) }
    #expect(order(points[0], points[1]) == ["a", "b"])
    let odd = ["c", "d"].map { node(children: [text($0, 9, .nan, -9, .infinity)]) }
    #expect(order(odd[0], odd[1]) == ["c", "d"])
  }

  @Test func `move before a node that must come before or after another`() {
    var bottom = text("bottom", 0, 80, 100, 90)
    bottom.traversalBefore = "top"
    let groups = [node(children: [bottom]), node(children: [text("top", 0, 0, 100, 9)])]
    var named = groups
    named[1].children[0].id = "top"
    #expect(order(groups[0], groups[1]) == ["top", "bottom"])
    #expect(order(named[0], named[1]) == ["bottom", "top"])
  }

  @Test func `do not hang if 100,000 of them are upside down`() {
    let rows = (0..<100_000).map { row in
      node(children: [text("\(row)", 0, -Double(row), 9, -Double(row) + 1)])
    }
    #expect(TalkBackReadingOrder(TalkBackTree(node(children: rows))).stops.count == 100_000)
  }
}
