/// A rectangle in pixels of the screenshot or in points of ``DesignCanvas/phone``.
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

extension DesignFrame {
  package static let greatestLength = 100_000.0

  package func scaled(by scale: Double) -> Self {
    Self(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}

extension SourceValue {

  func frame() throws(InputError) -> DesignFrame {
    let numbers = (try? items { item throws(InputError) in try item.number() }) ?? []
    guard numbers.count == 4, numbers.allSatisfy({ abs($0) <= DesignFrame.greatestLength }),
      numbers[2] > 0, numbers[3] > 0
    else {
      throw InputError(
        expected: "x, y, width and height up to 100000, with a width and height above 0",
        suchAs: "[16, 120, 358, 48]", found: written, at: location)
    }
    return DesignFrame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private var written: String {
    guard case .list(let items) = content else { return found }
    let texts = items.prefix(6).map { item in
      if case .scalar(let text) = item.content { String(text.prefix(12)) } else { item.found }
    }
    return "[\((texts + (items.count > 6 ? ["…"] : [])).joined(separator: ", "))]"
  }
}

extension SourceValue.Entry {
  /// Whether `frame` only describes the appearance, as in design tools.
  package var isFrameOfTool: Bool {
    guard KeyWord.folded(key) == "frame" else { return false }
    guard case .list(let items) = value.content else { return true }
    return items.contains { if case .map = $0.content { true } else { false } }
  }
}
