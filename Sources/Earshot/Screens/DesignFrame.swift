/// The rectangle of a component, in pixels of the screenshot, or in points of ``DesignCanvas/phone``.
package typealias DesignFrame = VoiceOverScreen.Frame

/// The size of a screen, in the unit of its components' frames.
package struct DesignCanvas: Sendable, Hashable {
  package static let phone = DesignCanvas(width: 390, height: 844)

  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

extension Screen {
  package var canvas: DesignCanvas { screenshotSize ?? .phone }
}
