internal import Earshot

extension [ImportedCapture] {
  /// Large screens are scaled.
  var withFittingFrames: Self {
    let (right, bottom) = reduce((0.0, 0.0)) {
      (Swift.max($0.0, $1.right), Swift.max($0.1, $1.bottom))
    }
    guard right > 0 else { return withoutFrames }
    let phone = DesignCanvas.phone
    let scale = Swift.min(
      1, phone.width / right, bottom > 0 ? phone.height / bottom : 1)
    return map { capture in
      var capture = capture
      for index in capture.found.indices {
        capture.found[index].frame = capture.found[index].frame?.scaled(by: scale)
          .inside(width: phone.width)
      }
      return capture
    }
  }

  var withoutFrames: Self {
    map { capture in
      var capture = capture
      for index in capture.found.indices { capture.found[index].frame = nil }
      return capture
    }
  }
}

extension ImportedCapture {
  fileprivate var right: Double {
    window.map { $0.x + $0.width }
      ?? found.compactMap { $0.frame.map { $0.x + $0.width } }.max() ?? 0
  }

  fileprivate var bottom: Double { window.map { $0.y + $0.height } ?? 0 }
}

extension ImportedFlow {
  /// Moves the frames of a scrolled capture to their places on the whole page.
  mutating func scroll(
    _ capture: Int, _ stops: Range<Int>, by partners: [Int: Int], to page: Int
  ) {
    // Stops outside the scrolled area do not move.
    let ways = partners.compactMap { stop, partner -> Double? in
      guard let here = captures[capture].found[stop].frame,
        let there = self[pages[page].stops[partner]].frame
      else { return nil }
      return there.y - here.y
    }
    guard let way = ways.max(by: { (abs($0), $0) < (abs($1), $1) }) else { return }
    for stop in stops where partners[stop] == nil {
      let place = Place(capture: capture, stop: stop)
      self[place].frame = self[place].frame?.moved(down: way)
    }
  }
}

extension ImportedComponent {
  var written: [DesignValue.Entry] {
    guard let frame else { return entries }
    let numbers = [frame.x, frame.y, frame.width, frame.height].map {
      DesignValue.number(Int($0))
    }
    return entries + [.init("frame", .list(numbers))]
  }
}

extension Sequence<ImportedComponent> {
  var frame: DesignFrame? { compactMap(\.frame).around }
}

extension Sequence<DesignFrame> {
  var around: DesignFrame? {
    reduce(nil) { around, frame in around.map { $0.around(frame) } ?? frame }
  }
}

extension DesignFrame {
  var area: Double { width * height }

  fileprivate func moved(down way: Double) -> Self? {
    guard y + way >= 0, y + way + height <= Self.greatestLength else { return nil }
    return Self(x: x, y: y + way, width: width, height: height)
  }

  fileprivate func around(_ other: Self) -> Self {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Self(
      x: left, y: top, width: max(x + width, other.x + other.width) - left,
      height: max(y + height, other.y + other.height) - top)
  }

  fileprivate func inside(width most: Double) -> Self? {
    func rounded(_ number: Double, _ most: Double) -> Double {
      min(max(0, number.rounded()), most)
    }
    let (left, top) = (rounded(x, most), rounded(y, Self.greatestLength))
    let right = rounded(x + width, most)
    let bottom = rounded(y + height, Self.greatestLength)
    guard right > left, bottom > top else { return nil }
    return Self(x: left, y: top, width: right - left, height: bottom - top)
  }
}
