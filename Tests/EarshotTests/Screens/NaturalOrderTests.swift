import Testing

@testable import Earshot

@Suite struct `The natural order of components` {
  private static func screen(_ frames: [[Double]?]) -> Screen {
    let components: [any Component] = frames.enumerated().map { index, frame in
      Text("\(index)").with {
        if let frame {
          $0.common.frame = DesignFrame(
            x: frame[0], y: frame[1], width: frame[2], height: frame[3])
        }
      }
    }
    return Screen("S") { components }
  }

  private static func order(_ frames: [[Double]?], isRightToLeft: Bool = false) -> [Int] {
    let screen = screen(frames)
    return NaturalOrder(of: screen, isRightToLeft: isRightToLeft).order(of: screen.components)
  }

  @Test func `is by rows, and from left to right in a row`() {
    let icon: [Double] = [300, 0, 40, 40]
    let title: [Double] = [20, 12, 200, 16]
    let below: [Double] = [20, 60, 200, 16]
    #expect(Self.order([below, icon, title]) == [2, 1, 0])
    #expect(Self.order([below, icon, title], isRightToLeft: true) == [1, 2, 0])
  }

  @Test func `keeps the places of components without a frame`() {
    #expect(Self.order([[0, 90, 9, 9], nil, [0, 50, 9, 9], nil]) == [2, 1, 0, 3])
  }

  @Test func `names the stop that a platform reads at another place`() throws {
    let screen = Self.screen([[20, 12, 200, 16], [300, 0, 40, 40], [20, 60, 200, 16]])
    let natural = NaturalOrder(of: screen, isRightToLeft: false)
    let notes = natural.notes(about: screen.components)
    #expect(
      notes.count == 1 && notes[0].hasPrefix("VoiceOver would read text \"1\" before text \"0\""))
    #expect(notes[0].hasSuffix("accessibilityElements of the container"))
    let swiftUI = screen.built(with: [.swiftui, .views])
    let others = natural.notes(about: swiftUI.components)
    #expect(others.count == 1 && others[0].hasSuffix("accessibilitySortPriority"))
    #expect(natural.notes(about: screen.built(with: [.flutter]).components).isEmpty)
  }

  @Test func `does not depend on the first order, and is stable`() {
    var state: UInt64 = 39
    func next(_ limit: UInt64) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double((state >> 33) % limit)
    }
    for _ in 0..<300 {
      let count = Int(next(9)) + 1
      let frames = (0..<count).map { index -> [Double] in
        [next(300) + Double(index) / 100, next(300), next(90) + 1, next(60) + 1]
      }
      let sorted = Self.order(frames).map { frames[$0] }
      #expect(Self.order(sorted) == Array(0..<count), "\(frames)")
      let other = Array(frames.reversed())
      #expect(Self.order(other).map { other[$0] } == sorted, "\(frames)")
      let screen = Self.screen(sorted)
      let compose = NaturalOrder(of: screen, isRightToLeft: false)
        .order(of: screen.components, on: .talkBack)
      #expect(compose == Array(0..<count), "\(frames)")
    }
  }
}
