import Earshot
import TestTools
import Testing

indirect enum Tree: Sendable {
  case stop(
    String, Double = 0, Double = 0, traits: Traits = [], hidden: Bool = false, modal: Bool = false)
  case group(VoiceOverScreen.Group, [Tree], hidden: Bool = false, modal: Bool = false)

  static func view(_ children: Tree..., hidden: Bool = false, modal: Bool = false) -> Tree {
    .group(VoiceOverScreen.Group(), children, hidden: hidden, modal: modal)
  }

  func add(to screen: inout VoiceOverScreen, in parent: Int) {
    switch self {
    case .stop(let label, let x, let y, let traits, let hidden, let modal):
      let element = VoiceOverElement(label: label, traits: traits)
      let frame = VoiceOverScreen.Frame(x: x, y: y, width: 40, height: 20)
      screen.add(.init(.element(element, frame), isHidden: hidden, isModal: modal), to: parent)
    case .group(let group, let children, let hidden, let modal):
      let node = VoiceOverScreen.Node(.group(group), isHidden: hidden, isModal: modal)
      let index = screen.add(node, to: parent)
      for child in children { child.add(to: &screen, in: index) }
    }
  }
}

@Suite struct `VoiceOver's reading order` {
  private static let kept = VoiceOverScreen.Group(groupsChildren: true)
  private static let array = VoiceOverScreen.Group(isExplicitlyOrdered: true)

  private func visits(
    _ children: [Tree], root: VoiceOverScreen.Group = VoiceOverScreen.Group(),
    _ idiom: VoiceOverScreen.Idiom = .phone,
    _ direction: VoiceOverScreen.Direction = .leftToRight
  ) -> [VoiceOverReadingOrder.Visit] {
    var screen = VoiceOverScreen(root: root, idiom: idiom, direction: direction)
    for child in children { child.add(to: &screen, in: VoiceOverScreen.root) }
    return VoiceOverReadingOrder(screen).visits
  }

  private func order(
    _ children: [Tree], root: VoiceOverScreen.Group = VoiceOverScreen.Group(),
    _ idiom: VoiceOverScreen.Idiom = .phone,
    _ direction: VoiceOverScreen.Direction = .leftToRight
  ) -> String {
    visits(children, root: root, idiom, direction).map { $0.element.label ?? "" }
      .joined(separator: " ")
  }

  @Test(arguments: [
    (VoiceOverScreen.Idiom.phone, 7.9, "left right"), (.phone, 8, "right left"),
    (.pad, 12.9, "left right"), (.pad, 13, "right left"),
  ])
  func `Tops that are less than the threshold apart make a row`(
    _ idiom: VoiceOverScreen.Idiom, _ lower: Double, _ expected: String
  ) {
    let children: [Tree] = [.stop("left", 0, lower), .stop("right", 100, 0)]
    #expect(order(children, idiom) == expected)
    #expect(order(children.reversed(), idiom) == expected)
  }

  @Test func `From right to left the greater left edge comes first`() {
    let children: [Tree] = [.stop("a", 0, 0), .stop("b", 100, 0), .stop("c", 50, 40)]
    #expect(order(children, .phone, .rightToLeft) == "b a c")
    #expect(order(children) == "a b c")
  }

  @Test func `Equal positions keep the order of the views`() {
    #expect(order([.stop("b", 5, 5), .stop("a", 5, 5), .stop("c", 5, 5)]) == "b a c")
  }

  @Test func `A row that is shifted by the threshold is read from its top`() {
    let children: [Tree] = [
      .stop("third", 0, 8), .stop("second", 100, 0), .stop("first", 200, -8),
    ]
    #expect(order(children) == "first second third")
  }

  /// With a threshold of 13, A and B are in one row, and so are B and C, but C is above A.
  @Test func `A circle is settled by an insertion sort from the order of the views`() {
    let stops: [Tree] = [
      .stop("A", 0, 8), .stop("B", 100, 0), .stop("C", 200, -8), .stop("D", 300, -8),
    ]
    #expect(order(stops, .pad) == "A B C D")
    var counts: [String: Int] = [:]
    for permutation in permutations(of: stops) { counts[order(permutation, .pad), default: 0] += 1 }
    #expect(
      counts == ["A B C D": 4, "B C D A": 10, "C D A B": 6, "C A B D": 2, "D A B C": 2])
  }

  private func permutations<Item>(of items: [Item]) -> [[Item]] {
    guard !items.isEmpty else { return [[]] }
    return items.indices.flatMap { index -> [[Item]] in
      var rest = items
      let item = rest.remove(at: index)
      return permutations(of: rest).map { [item] + $0 }
    }
  }

  @Test func `Sorting in bands is one insertion sort`() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<301 {
      let stops = (0..<(round < 300 ? 12 : 1_500)).map { number in
        (
          name: "\(number)", x: Double.random(in: 0..<4, using: &random).rounded(),
          y: Double.random(in: 0..<(round < 300 ? 60 : 900), using: &random).rounded()
        )
      }
      var sorted = stops
      for index in sorted.indices.dropFirst() {
        var place = index
        while place > 0 {
          let (item, before) = (sorted[place], sorted[place - 1])
          let isBefore = abs(item.y - before.y) >= 8 ? item.y < before.y : item.x < before.x
          guard isBefore else { break }
          sorted.swapAt(place, place - 1)
          place -= 1
        }
      }
      let expected = sorted.map(\.name).joined(separator: " ")
      #expect(order(stops.map { Tree.stop($0.name, $0.x, $0.y) }) == expected)
    }
  }

  @Test func `The children of a plain view are read between those around it`() {
    let children: [Tree] = [
      .view(.stop("a", 0, 0), .stop("c", 0, 40)), .stop("b", 0, 20),
    ]
    #expect(order(children) == "a b c")
  }

  @Test(arguments: [
    VoiceOverScreen.Group(groupsChildren: true), VoiceOverScreen.Group(container: .list),
    VoiceOverScreen.Group(container: .landmark), VoiceOverScreen.Group(container: .dataTable),
    VoiceOverScreen.Group(container: .tabBar), VoiceOverScreen.Group(container: .systemTabBar),
    VoiceOverScreen.Group(container: .semanticGroup, label: "Group"),
    VoiceOverScreen.Group(container: .semanticGroup, label: ""),
    VoiceOverScreen.Group(container: .semanticGroup, value: "Value"),
    VoiceOverScreen.Group(container: .semanticGroup, id: "identifier"),
    VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .segmentedControl),
    VoiceOverScreen.Group(isExplicitlyOrdered: true),
  ])
  func `A group is read as a whole, at the position of its first element`(
    _ group: VoiceOverScreen.Group
  ) {
    let children: [Tree] = [
      .stop("b", 0, 20), .group(group, [.stop("a", 0, 0), .stop("c", 0, 40)]),
    ]
    #expect(order(children) == "a c b")
  }

  @Test func `A semantic group without a name is not a group`() {
    let group = VoiceOverScreen.Group(container: .semanticGroup)
    let children: [Tree] = [
      .stop("b", 0, 20), .group(group, [.stop("a", 0, 0), .stop("c", 0, 40)]),
    ]
    #expect(order(children) == "a b c")
  }

  @Test func `An array keeps its order, at the position of its topmost element`() {
    let children: [Tree] = [
      .stop("b", 0, 20), .group(Self.array, [.stop("c", 0, 40), .stop("a", 0, 0)]),
    ]
    #expect(order(children) == "c a b")
  }

  @Test func `An array of groups keeps its order too`() {
    let children: [Tree] = [
      .group(
        Self.array,
        [
          .group(Self.kept, [.stop("d", 0, 60), .stop("c", 0, 40)]),
          .group(Self.kept, [.stop("b", 0, 20), .stop("a", 0, 0)]),
        ])
    ]
    #expect(order(children) == "c d a b")
  }

  @Test func `An empty group is not read`() {
    #expect(order([.group(Self.kept, []), .stop("a"), .group(Self.array, [])]) == "a")
    #expect(order([]) == "")
  }

  @Test func `An array under tabs has its own position frame`() {
    let frame = VoiceOverScreen.Frame(x: 0, y: 100, width: 10, height: 10)
    let own = VoiceOverScreen.Group(isExplicitlyOrdered: true, viewFrame: frame)
    let inside: [Tree] = [.group(own, [.stop("b", 0, 0)]), .stop("a", 0, 50)]
    #expect(order([.group(VoiceOverScreen.Group(container: .tabBar), inside)]) == "a b")
    #expect(order([.group(Self.kept, inside)]) == "b a")
  }

  @Test func `An array in a view without a size is not read`() {
    let empty = VoiceOverScreen.Group(
      isExplicitlyOrdered: true, viewFrame: VoiceOverScreen.Frame(x: 3, y: 3))
    let passed = VoiceOverScreen.Group(viewFrame: VoiceOverScreen.Frame(x: 3, y: 3))
    #expect(order([.group(empty, [.stop("a")]), .group(passed, [.stop("b")])]) == "b")
  }

  @Test func `Hidden views and their children are not read`() {
    let children: [Tree] = [
      .stop("hidden", hidden: true), .view(.stop("inside"), hidden: true), .stop("Lorem ipsum"),
    ]
    #expect(order(children) == "Lorem ipsum")
  }

  @Test func `The last modal view among siblings is read`() {
    let modals: [Tree] = [
      .stop("no"), .view(.stop("Modal0"), modal: true), .view(.stop("Modal1"), modal: true),
      .stop("no", 0, 90),
    ]
    #expect(order(modals) == "Modal1")
    #expect(order([.stop("no"), .stop("Modal0", modal: true)]) == "Modal0")
    #expect(order([.stop("no"), .view(modal: true)]) == "")
    let container = Tree.view(
      .stop("no", 0, 10), .view(.stop("Modal0"), modal: true), .view(.stop("Modal1"), modal: true))
    #expect(
      order([.stop("x", 0, -50), .stop("x", 0, -20), container, container, .stop("x", 0, 50)])
        == "x x Modal1 Modal1 x")
    let oneEach: [Tree] = [
      .view(.stop("Modal0"), modal: true), .view(.stop("no")),
    ]
    #expect(order(oneEach) == "Modal0")
  }

  @Test func `In an array modal views hide nothing`() {
    let children: [Tree] = [.stop("a"), .view(.stop("b"), modal: true)]
    #expect(order(children, root: Self.array) == "a b")
  }

  @Test(arguments: [
    (VoiceOverScreen.Container.list, VoiceOverContext.listStart, VoiceOverContext.listEnd),
    (.landmark, .landmarkStart, .landmarkEnd),
  ])
  func `The first and last of an array announce the ends of a list or landmark`(
    _ container: VoiceOverScreen.Container, _ start: VoiceOverContext, _ end: VoiceOverContext
  ) {
    let ordered = VoiceOverScreen.Group(isExplicitlyOrdered: true, container: container)
    let three: [Tree] = [.stop("a"), .stop("b"), .stop("c")]
    #expect(visits(three, root: ordered).map(\.element.context) == [start, nil, end])
    #expect(visits([.stop("a")], root: ordered).map(\.element.context) == [start])
    let views = VoiceOverScreen.Group(container: container)
    #expect(visits(three, root: views).map(\.element.context) == [nil, nil, nil])
  }

  @Test func `All elements under tabs are tabs in reading order`() {
    let tabs = VoiceOverScreen.Group(container: .tabBar)
    let children: [Tree] = [.stop("c", 200), .view(.stop("a"), .stop("b", 100))]
    let found = visits([.group(tabs, children), .stop("z", 0, 90)])
    #expect(
      found.map(\.element.context) == [
        .tab(index: 1, count: 3), .tab(index: 2, count: 3), .tab(index: 3, count: 3), nil,
      ])
  }

  @Test func `Tabs of an array have their place in it`() {
    let tabs = VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .tabBar)
    let children: [Tree] = [.stop("a"), .stop("gone", hidden: true), .view(.stop("b")), .stop("c")]
    #expect(
      visits(children, root: tabs).map(\.element.context) == [
        .tab(index: 1, count: 4), nil, .tab(index: 4, count: 4),
      ])
  }

  @Test func `The outermost container gives the context`() {
    let list = VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list)
    let tabs = VoiceOverScreen.Group(container: .tabBar)
    let found = visits([.stop("a"), .group(tabs, [.stop("b")])], root: list)
    #expect(found.map(\.element.context) == [.listStart, nil])
  }

  @Test func `An element's own context stays`() {
    var screen = VoiceOverScreen(
      root: VoiceOverScreen.Group(isExplicitlyOrdered: true, container: .list))
    let context = VoiceOverContext.series(index: 2, count: 3)
    let element = VoiceOverElement(label: "a", context: context)
    screen.add(.init(.element(element, .init(x: 0, y: 0))))
    #expect(VoiceOverReadingOrder(screen).visits.map(\.element.context) == [context])
  }

  @Test func `The label of a container is announced when focus enters`() {
    let apps = VoiceOverScreen.Group(container: .semanticGroup, label: "Apps")
    let found = visits([
      .stop("a", 0, 0), .group(apps, [.stop("b", 0, 40), .stop("c", 0, 80)]), .stop("d", 0, 120),
    ])
    #expect(found.map(\.arrival.groups) == [[], ["Apps"], [], []])
  }

  @Test func `Frames that are not numbers count as empty`() {
    let children: [Tree] = [
      .stop("a", .nan, .infinity), .stop("b", -1, 0), .stop("c", 0, -.infinity),
    ]
    #expect(order(children) == "b a c")
  }

  @Test func `A real form is read row by row`() {
    let children: [Tree] = [
      .stop("close", 8, 20), .stop("skip", 303, 20), .stop("address", 16, 88),
      .stop("needed", 104, 88), .stop("address-field", 16, 108), .stop("picture", 16, 130),
      .stop("password", 16, 176), .stop("needed", 82, 176), .stop("password-field", 16, 196),
      .stop("show", 323, 208), .stop("confirm", 16, 264),
    ]
    #expect(
      order(children.reversed())
        == "close skip address needed address-field picture password needed password-field show "
        + "confirm")
  }

  @Test func `A screen five thousand deep is read`() {
    var screen = VoiceOverScreen()
    var inside = VoiceOverScreen.root
    for level in 0..<5_000 {
      let group = VoiceOverScreen.Group(container: .list, label: level == 0 ? "Outer" : nil)
      inside = screen.add(.init(.group(group)), to: inside)
    }
    screen.add(.init(.element(VoiceOverElement(label: "a"), .init(x: 0, y: 0))), to: inside)
    let visits = VoiceOverReadingOrder(screen).visits
    #expect(visits.map(\.element.label) == ["a"])
    #expect(visits.map(\.arrival.groups) == [["Outer"]])
  }

  @Test func `A long chain of rows in the reverse order is read`() {
    var screen = VoiceOverScreen()
    for number in (0..<20_000).reversed() {
      let frame = VoiceOverScreen.Frame(x: Double(number), y: Double(number) * 7)
      screen.add(.init(.element(VoiceOverElement(label: "\(number)"), frame)))
    }
    var labels: [String?] = []
    let time = processorTime { labels = VoiceOverReadingOrder(screen).visits.map(\.element.label) }
    #expect(labels == (0..<20_000).map { "\($0)" })
    #expect(time < 60)
  }

  @Test func `A hundred thousand elements in the reverse order are read`() {
    var screen = VoiceOverScreen()
    for number in (0..<100_000).reversed() {
      let frame = VoiceOverScreen.Frame(x: Double(number % 3), y: Double(number) * 20)
      screen.add(.init(.element(VoiceOverElement(label: "\(number)"), frame)))
    }
    var visits: [VoiceOverReadingOrder.Visit] = []
    let time = processorTime { visits = VoiceOverReadingOrder(screen).visits }
    #expect(time < 60)
    #expect(visits.count == 100_000)
    #expect(visits.first?.element.label == "0")
    #expect(visits.last?.element.label == "99999")
  }
}
