@testable import Earshot
import EarshotProfiles
import Testing

@Suite struct TalkBackPropertyTests {
  private static let nodes: [TalkBackNode] = {
    var random = RandomNodes()
    return (0..<600).map { _ in random.node(depth: 3) }
  }()

  @Test func `the composer and the profiles have the same rules`() throws {
    let profiles = try TalkBack.Version.allCases.map {
      try #require(BuiltIn.profile($0.id))
    }
    let rules = profiles.filter { $0.family == .device }.flatMap(\.rules)
    let names = Set(rules.map(\.id.rawValue).filter { $0.hasPrefix("talkback.") })
    #expect(names == Set(TalkBackRule.allCases.map(\.rawValue)))
    #expect(rules.allSatisfy { !$0.sentence.isEmpty && !$0.source.isEmpty })
  }

  @Test func `every group has a layout in every order`() throws {
    let profile = try #require(BuiltIn.profile("talkback-15.1"))
    guard case .device(let style) = profile.style else {
      Issue.record("not a device profile")
      return
    }
    let groups: Set<PhraseGroup> = [
      .announcement, .hint, .tree, .body, .opening, .closing, .triple, .name, .state,
    ]
    for order in ["state-name-role", "role-name-state", "name-role-state"] {
      #expect(groups.isSubset(of: Set(style.layouts(order: order).map(\.group))))
    }
  }

  @Test func `hints off removes the hint and nothing else`() throws {
    let (with, without) = (try TalkBackListener(), try TalkBackListener(["hints": "off"]))
    var hinted = 0
    for node in Self.nodes {
      let (all, less) = (with.announcement(node), without.announcement(node))
      #expect(less.parts == all.parts.filter { $0.utterance == .announcement })
      if !all.hint.isEmpty { hinted += 1 }
    }
    #expect(hinted > 100)
  }

  @Test func `another description order says the same parts before repeats are left out`() throws {
    let composers = try ["state-name-role", "role-name-state", "name-role-state"].map { order in
      let listener = try TalkBackListener(["descriptionOrder": order])
      guard case .device(var style) = listener.profile.style else {
        throw CancellationError()
      }
      for index in style.layouts.indices { style.layouts[index].layout.deduplicates = false }
      var profile = listener.profile
      profile.style = .device(style)
      return TalkBackComposer(
        profile: profile, vocabulary: try #require(BuiltIn.vocabulary("talkback", locale: "en")))
    }
    var moved = 0
    for node in Self.nodes {
      let tree = TalkBackTree(node)
      let said = composers.map { composer in
        composer.focus(0, in: tree, after: TalkBackHistory()).announcement.parts
          .map { "\($0.utterance) \($0.kind) \($0.rule.rawValue) \($0.text)" }
      }
      #expect(said[0].sorted() == said[1].sorted() && said[1].sorted() == said[2].sorted())
      if said[0] != said[1], said[1] != said[2] { moved += 1 }
    }
    #expect(moved > 100)
  }

  @Test func `another description order says the same texts, ignoring letter case and repeats`()
    throws
  {
    let listeners = try ["state-name-role", "role-name-state", "name-role-state"].map {
      try TalkBackListener(["descriptionOrder": $0])
    }
    for node in Self.nodes {
      let heard = listeners.map { listener in
        Set(listener.announcement(node).parts.map { $0.text.lowercased() })
      }
      #expect(heard[0] == heard[1] && heard[1] == heard[2])
    }
  }

  @Test func `a disabled node never carries a hint`() throws {
    for mode in ["touch", "keyboard"] {
      let listener = try TalkBackListener(["inputMode": mode])
      for var node in Self.nodes {
        node.enabled = false
        #expect(listener.announcement(node).hint == "")
      }
    }
  }

  @Test func `joints and texts give the announcement, and every part has its rule`() throws {
    let listener = try TalkBackListener()
    let rules = Set(listener.profile.rules.map(\.id))
    for node in Self.nodes {
      let announcement = listener.announcement(node)
      #expect(announcement.parts.allSatisfy { rules.contains($0.rule) })
      #expect(announcement.parts.first?.joint ?? "" == "")
      #expect(!announcement.parts.contains { $0.text.isEmpty })
      #expect(!announcement.parts.contains { $0.utterance == .announcement && $0.kind == .hint })
    }
  }

  @Test func `composing depends only on the node and the previous announcements`() throws {
    let listener = try TalkBackListener()
    let tree = TalkBackTree(TalkBackNode.holding(Self.nodes))
    var histories = [TalkBackHistory()]
    var first: [Announcement] = []
    for index in tree.nodes.indices.prefix(400) {
      let visit = listener.composer.focus(index, in: tree, after: histories[histories.count - 1])
      histories.append(visit.history)
      first.append(visit.announcement)
    }
    for index in first.indices.reversed() {
      let visit = listener.composer.focus(index, in: tree, after: histories[index])
      #expect(visit.announcement == first[index] && visit.history == histories[index + 1])
    }
  }

  @Test func `the time for a node grows with its children and not with their square`() throws {
    let listener = try TalkBackListener()
    let rows = [500, 16_000].map { count in
      TalkBackTree(TalkBackNode.holding((0..<count).map { node(text: "item \($0)") }))
    }
    // The two runs alternate, so that other programs on the machine slow down both.
    var best = [Duration.seconds(1_000), .seconds(1_000)]
    for _ in 0..<7 {
      for (index, tree) in rows.enumerated() {
        let time = ContinuousClock().measure {
          _ = listener.composer.focus(0, in: tree, after: TalkBackHistory())
        }
        best[index] = min(best[index], time)
      }
    }
    #expect(best[1] < best[0] * 300)
  }

  @Test func `a tree 5,000 deep is described in full`() throws {
    var deep = node(text: "floor")
    for level in 0..<5_000 { deep = node(text: "level \(level)", children: [deep]) }
    let listener = try TalkBackListener()
    #expect(listener.announcement(deep).parts.count == 5_001)
    let tree = TalkBackTree(deep)
    #expect(TalkBackReadingOrder(tree).stops.count == 5_001)
    let bottom = listener.composer.focus(5_000, in: tree, after: TalkBackHistory())
    #expect(bottom.announcement.text == "floor")
  }

  @Test func `a list with 100,000 items does not hang`() throws {
    let items = (0..<100_000).map { index in
      node(text: "i\(index)") { $0.collectionItemInfo = .init(rowIndex: index, columnIndex: 0) }
    }
    var list = node("ListView", children: items)
    list.collectionInfo = .init(rowCount: 100_000, columnCount: 1)
    let listener = try TalkBackListener()
    let tree = TalkBackTree(list)
    var history = TalkBackHistory()
    let stops = TalkBackReadingOrder(tree).stops
    #expect(stops.count == 100_000)
    var last = ""
    for stop in stops.prefix(2_000) {
      let visit = listener.composer.focus(stop, in: tree, after: history)
      history = visit.history
      last = visit.announcement.text
    }
    #expect(last == "i1999, 2000 of 100000")
    #expect(!listener.announcement(TalkBackNode.holding(items)).isEmpty)
  }

  @Test(arguments: [Int.min, -1, 0, Int.max])
  func `invalid numbers do not crash`(number: Int) throws {
    let listener = try TalkBackListener()
    for className in ["ListView", "GridView", "androidx.viewpager.widget.ViewPager"] {
      let item = node(text: "item") {
        $0.id = "item"
        $0.heading = true
        $0.links = number
        $0.maxTextLength = number
        $0.collectionItemInfo = .init(
          rowIndex: number, columnIndex: number, rowSpan: number, columnSpan: number)
      }
      let list = node(className, children: [item, item]) {
        $0.collectionInfo = .init(rowCount: number, columnCount: number)
      }
      let heard = try listener.walk(list, "item")
      #expect(heard[0].hasPrefix("item"))
    }
    let scroll = TalkBackEvent.Scroll(fromIndex: number, toIndex: number, itemCount: number)
    _ = listener.heard(.viewScrolled(scroll))
  }

  @Test func `a cycle of labels is followed for one step`() throws {
    let pair = node(children: [
      node(text: "a1") {
        $0.id = "a"; $0.labeledBy = .id("b")
      },
      node(text: "b1") {
        $0.id = "b"; $0.labeledBy = .id("a")
      },
      node(text: "c1") {
        $0.id = "c"; $0.labeledBy = .id("nobody")
      },
    ])
    #expect(try TalkBackListener().walk(pair, "a", "b", "c") == ["a1 for b1", "b1 for a1", "c1"])
  }
}

extension TalkBackNode {
  static func holding(_ children: [TalkBackNode]) -> TalkBackNode {
    var node = TalkBackNode()
    node.children = children
    return node
  }
}
