/// The order by rows from top to bottom, as in Jetpack Compose.
package struct NaturalOrder: Sendable {
  let isRightToLeft: Bool
  private let scale: Double

  package init(of screen: Screen, isRightToLeft: Bool) {
    self.isRightToLeft = isRightToLeft
    scale = DesignCanvas.phone.width / screen.canvas.width
  }

  /// Overlays and components without a frame keep their places.
  package func order(of siblings: [any Component]) -> [Int] {
    let framed = Self.framed(siblings)
    let byTop = framed.indices.sorted { one, other in
      let (left, right) = (framed[one].frame, framed[other].frame)
      return (left.y, left.x, one) < (right.y, right.x, other)
    }
    let sorted = AndroidSiblings.orderInCompose(
      byTop.map { framed[$0].frame }, isRightToLeft: isRightToLeft)
    var order = Array(siblings.indices)
    for (slot, place) in zip(framed.map(\.index), sorted) {
      order[slot] = framed[byTop[place]].index
    }
    return order
  }

  /// Returns nil if the toolkit's rule is unknown.
  func order(of siblings: [any Component], on platform: Platform) -> [Int]? {
    let framed = Self.framed(siblings)
    guard let toolkits = siblings.first?.common.toolkits else { return [] }
    let frames = framed.map(\.frame)
    let order: [Int]
    switch (platform, platform == .voiceOver ? toolkits.iOS : toolkits.android) {
    case (_, .flutter): return nil
    case (.voiceOver, _):
      let position = VoiceOverPosition(
        idiom: .phone, direction: isRightToLeft ? .rightToLeft : .leftToRight)
      order = position.order(
        of: frames.map {
          VoiceOverPosition.Origin(
            x: $0.x * scale, y: $0.y * scale)
        })
    case (.talkBack, .compose):
      order = AndroidSiblings.orderInCompose(frames, isRightToLeft: isRightToLeft)
    case (.talkBack, _):
      order = AndroidSiblings.orderInViews(frames, isRightToLeft: isRightToLeft)
    }
    return order.map { framed[$0].index }
  }

  private static func framed(
    _ siblings: [any Component]
  ) -> [(index: Int, frame: DesignFrame)] {
    siblings.enumerated().compactMap { index, component in
      guard component.traits.presence == .always, !component.common.isHidden else { return nil }
      return component.frameOfAll.map { (index, $0) }
    }
  }
}

extension Component {
  /// The component's frame or the frame around its nested components.
  fileprivate var frameOfAll: DesignFrame? {
    if let frame = common.frame { return frame }
    return nestedComponents.reduce(nil) { all, component in
      guard let frame = component.frameOfAll else { return all }
      return all.map { $0.union(frame) } ?? frame
    }
  }
}
