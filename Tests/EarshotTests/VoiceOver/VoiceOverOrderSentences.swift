import Earshot
import Testing

@Suite struct `VoiceOver's order, sentence by sentence` {
  private typealias Stop = (label: String, frame: VoiceOverScreen.Frame)

  private func stop(
    _ label: String, _ x: Double, _ y: Double, _ width: Double = 40, _ height: Double = 20
  ) -> Stop {
    (label, VoiceOverScreen.Frame(x: x, y: y, width: width, height: height))
  }

  private func add(
    _ stops: [Stop], to screen: inout VoiceOverScreen, in group: Int = VoiceOverScreen.root
  ) {
    for stop in stops {
      screen.add(.init(.element(VoiceOverElement(label: stop.label), stop.frame)), to: group)
    }
  }

  private func order(of screen: VoiceOverScreen) -> String {
    VoiceOverReadingOrder(screen).visits.map { $0.element.label ?? "" }.joined(separator: " ")
  }

  private func order(
    _ stops: [Stop], _ idiom: VoiceOverScreen.Idiom = .phone,
    _ direction: VoiceOverScreen.Direction = .leftToRight
  ) -> String {
    var screen = VoiceOverScreen(idiom: idiom, direction: direction)
    add(stops, to: &screen)
    return order(of: screen)
  }

  @Test func `Sizes do not matter`() {
    #expect(order([stop("b", 10, 0, 1, 1), stop("a", 0, 7, 900, 900)]) == "a b")
    #expect(order([stop("b", 0, 8, 900, 900), stop("a", 10, 0, 1, 1)]) == "a b")
    #expect(order([stop("b", 10, 0, 0, 0), stop("a", 0, 7, 0, 0)]) == "a b")
  }

  @Test func `From right to left the left edges count and not the right ones`() {
    let stops = [stop("wide", 0, 0, 300), stop("narrow", 100, 0, 20)]
    #expect(order(stops, .phone, .rightToLeft) == "narrow wide")
    #expect(order(stops.reversed(), .phone, .rightToLeft) == "narrow wide")
  }

  @Test func `From right to left tops still come first`() {
    #expect(order([stop("b", 300, 8), stop("a", 0, 0)], .phone, .rightToLeft) == "a b")
  }

  @Test func `The position of a group is its best child's, not the topmost child's`() {
    // In this row, the lower child is first, because it is further left.
    var screen = VoiceOverScreen()
    let group = screen.add(.init(.group(VoiceOverScreen.Group(groupsChildren: true))))
    add([stop("b", 100, 0), stop("a", 0, 5)], to: &screen, in: group)
    add([stop("c", 50, 2)], to: &screen)
    #expect(order(of: screen) == "a b c")
  }

  @Test func `From right to left the best child of a group is further to the right`() {
    var screen = VoiceOverScreen(direction: .rightToLeft)
    let group = screen.add(.init(.group(VoiceOverScreen.Group(groupsChildren: true))))
    add([stop("b", 0, 0), stop("a", 100, 5)], to: &screen, in: group)
    add([stop("c", 50, 2)], to: &screen)
    #expect(order(of: screen) == "a b c")
  }

  @Test func `From right to left overlapping rows are also read so`() {
    let stops = [stop("c", 0, 12), stop("b", 50, 6), stop("a", 100, 0)]
    #expect(order(stops, .phone, .rightToLeft) == "a b c")
    #expect(order(stops) == "c b a")
  }

  @Test func `The position of an array is its best child's, not the first child's`() {
    var screen = VoiceOverScreen()
    let array = screen.add(.init(.group(VoiceOverScreen.Group(isExplicitlyOrdered: true))))
    add([stop("last", 0, 90), stop("first", 0, 0)], to: &screen, in: array)
    add([stop("between", 0, 40)], to: &screen)
    #expect(order(of: screen) == "last first between")
  }

  @Test func `The frame of a group under tabs that is not an array does not matter`() {
    let frame = VoiceOverScreen.Frame(x: 0, y: 500, width: 10, height: 10)
    for content in [
      VoiceOverScreen.Group(groupsChildren: true, viewFrame: frame),
      VoiceOverScreen.Group(isExplicitlyOrdered: true, viewFrame: frame),
      VoiceOverScreen.Group(container: .tabBar, viewFrame: frame),
    ] {
      var screen = VoiceOverScreen()
      let group = screen.add(.init(.group(content)))
      add([stop("a", 0, 0)], to: &screen, in: group)
      add([stop("b", 0, 40)], to: &screen)
      #expect(order(of: screen) == "a b")
    }
  }

  @Test func `Groups in a group are sorted too, each by itself`() {
    var screen = VoiceOverScreen()
    let outer = screen.add(.init(.group(VoiceOverScreen.Group(groupsChildren: true))))
    let lower = screen.add(.init(.group(VoiceOverScreen.Group(container: .list))), to: outer)
    let upper = screen.add(.init(.group(VoiceOverScreen.Group(container: .list))), to: outer)
    add([stop("d", 0, 60), stop("c", 0, 40)], to: &screen, in: lower)
    add([stop("b", 0, 100), stop("a", 0, 0)], to: &screen, in: upper)
    #expect(order(of: screen) == "a b c d")
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `A frame with one invalid number counts as empty`(_ number: Double) {
    let frames = [
      VoiceOverScreen.Frame(x: number, y: 500, width: 1, height: 1),
      VoiceOverScreen.Frame(x: 500, y: number, width: 1, height: 1),
      VoiceOverScreen.Frame(x: 500, y: 500, width: number, height: 1),
      VoiceOverScreen.Frame(x: 500, y: 500, width: 1, height: number),
    ]
    for frame in frames {
      #expect(order([stop("b", 0, 40), ("a", frame)]) == "a b")
      #expect(order([("b", frame), stop("a", 0, -40)]) == "a b")
    }
  }

  /// The headers are above their rows, but are the last views.
  @Test func `Headers are read before the rows below them`() {
    let rows = [stop("Apple", 16, 60), stop("Banana", 16, 104), stop("Carrot", 16, 200)]
    let headers = [stop("Fruits", 16, 20), stop("Vegetables", 16, 160)]
    #expect(order(rows + headers) == "Fruits Apple Banana Vegetables Carrot")
  }

  @Test func `A view without a size hides its children only if it clips them`() {
    for clips in [true, false] {
      let frame = VoiceOverScreen.Frame(x: 3, y: 3)
      var screen = VoiceOverScreen()
      let view = screen.add(
        .init(.group(VoiceOverScreen.Group(viewFrame: frame, clipsToBounds: clips))))
      add([stop("inside", 0, 0)], to: &screen, in: view)
      add([stop("beside", 0, 40)], to: &screen)
      #expect(order(of: screen) == (clips ? "beside" : "inside beside"))
    }
  }

  @Test func `A view with a size in one direction is read`() {
    for frame in [
      VoiceOverScreen.Frame(x: 0, y: 0, width: 1), VoiceOverScreen.Frame(x: 0, y: 0, height: 1),
    ] {
      let content = VoiceOverScreen.Group(
        isExplicitlyOrdered: true, viewFrame: frame, clipsToBounds: true)
      var screen = VoiceOverScreen()
      let view = screen.add(.init(.group(content)))
      add([stop("inside", 0, 0)], to: &screen, in: view)
      #expect(order(of: screen) == "inside")
    }
  }

  private func prioritized(
    _ priorities: [Double], in content: VoiceOverScreen.Group = VoiceOverScreen.Group()
  ) -> String {
    var screen = VoiceOverScreen()
    let group = screen.add(.init(.group(content)))
    for (index, priority) in priorities.enumerated() {
      let item = VoiceOverElement(label: "\(index)")
      let frame = VoiceOverScreen.Frame(x: 0, y: Double(index) * 20)
      screen.add(.init(.element(item, frame), sortPriority: priority), to: group)
    }
    return order(of: screen)
  }

  @Test(arguments: [
    ([0, 0, 0], "0 1 2"), ([0, 0, 1], "2 0 1"), ([-1, 0, 0], "1 2 0"), ([1, 2, 3], "2 1 0"),
    ([1, 0, 1, 0.5], "0 2 3 1"),
  ])
  func `A higher priority is read first, equal ones by position`(
    _ priorities: [Double], _ expected: String
  ) {
    #expect(prioritized(priorities) == expected)
    #expect(prioritized(priorities, in: VoiceOverScreen.Group(groupsChildren: true)) == expected)
  }

  @Test func `The order of an array ignores priorities`() {
    #expect(
      prioritized([0, 1, 2], in: VoiceOverScreen.Group(isExplicitlyOrdered: true)) == "0 1 2")
  }

  @Test func `A priority counts in its own container only`() {
    var screen = VoiceOverScreen()
    let list = screen.add(.init(.group(VoiceOverScreen.Group(container: .list))))
    add([stop("b", 0, 20)], to: &screen, in: list)
    screen.add(
      .init(
        .element(VoiceOverElement(label: "a"), VoiceOverScreen.Frame(x: 0, y: 40)), sortPriority: 9),
      to: list)
    add([stop("first", 0, 0)], to: &screen)
    #expect(order(of: screen) == "first a b")
  }

  @Test func `A group with a priority is read first as a whole`() {
    var screen = VoiceOverScreen()
    add([stop("c", 0, 0)], to: &screen)
    let list = screen.add(
      .init(.group(VoiceOverScreen.Group(container: .list)), sortPriority: 1))
    add([stop("a", 0, 20), stop("b", 0, 40)], to: &screen, in: list)
    #expect(order(of: screen) == "a b c")
  }

  @Test func `A hidden container hides its groups, arrays and modal views`() {
    var screen = VoiceOverScreen()
    let hidden = screen.add(.init(.group(VoiceOverScreen.Group()), isHidden: true))
    let array = screen.add(
      .init(.group(VoiceOverScreen.Group(isExplicitlyOrdered: true))), to: hidden)
    add([stop("no", 0, 0)], to: &screen, in: array)
    let modal = screen.add(.init(.group(VoiceOverScreen.Group()), isModal: true), to: hidden)
    add([stop("no", 0, 0)], to: &screen, in: modal)
    add([stop("Lorem ipsum", 0, 40)], to: &screen)
    #expect(order(of: screen) == "Lorem ipsum")
  }
}
