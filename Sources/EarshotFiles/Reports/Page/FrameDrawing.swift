import Earshot
import EarshotOutput

struct FrameDrawing {
  private static let width = 360.0
  private static let narrowWidth = 248.0

  private let stops: [Wireframe.Stop]
  /// The stops' frames; a missing stop has a frame near its neighbours.
  private let frames: [VoiceOverScreen.Frame]
  private let isThere: [Bool]
  private let way: [Int]
  private let bottom: Double
  private let picture: HTMLText
  private let label: String
  private let language: PageLanguage
  private let anchors: Phone.Anchors

  init?(
    _ entries: [Comparison.Entry], drawn stops: [Wireframe.Stop], on platform: Platform?,
    _ screenshot: Screenshot?, label: String, in language: PageLanguage, anchors: Phone.Anchors
  ) {
    let seen = entries.map { $0.heard?.place.frame.flatMap(\.drawable) }
    let right = seen.compactMap { $0.map { $0.x + $0.width } }.max() ?? 0
    let bottom = seen.compactMap { $0.map { $0.y + $0.height } }.max() ?? 0
    guard right > 0, bottom > 0 else { return nil }
    let pixels = screenshot?.scale(of: right, on: platform) ?? 1
    let size = screenshot.map { (Double($0.width) / pixels, Double($0.height) / pixels) }
    let room = seen.contains { $0 == nil } ? Self.narrowWidth : Self.width
    let scale = room / (size?.0 ?? right + 8)
    picture =
      screenshot.map { shot in
        """
        <image href="\(shot.address)" width="\(Int(room))" height="\(Int((size?.1 ?? 0) * scale))" \
        preserveAspectRatio="none"/>

        """
      } ?? ""
    self.stops = stops
    self.label = label
    self.language = language
    self.anchors = anchors
    isThere = seen.map { $0 != nil }
    way = entries.indices.filter { seen[$0] != nil && entries[$0].heardPlace != nil }
      .sorted { (entries[$0].heardPlace ?? 0) < (entries[$1].heardPlace ?? 0) }
    var (before, taken) = (4.0, 4.0)
    frames = seen.map { frame in
      if let frame {
        let drawn = frame.scaled(by: scale)
        before = drawn.y + drawn.height / 2
        return drawn
      }
      taken = max(before, taken)
      defer { taken += 32 }
      return VoiceOverScreen.Frame(
        x: Self.narrowWidth + 12, y: taken, width: Self.width - Self.narrowWidth - 16, height: 28)
    }
    let end = max(bottom, size?.1 ?? 0) * scale
    self.bottom = min(20_000, max(end, frames.map { $0.y + $0.height }.max() ?? 0)) + 4
  }

  var svg: HTMLText {
    let rows = stops.indices.map(stop)
    let kind: HTMLText = picture.isEmpty ? "" : " pictured"
    return """
      <svg class="wireframe frames\(kind)" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 \(Int(bottom))" \
      width="360" height="\(Int(bottom))" role="group" aria-label="\(label)">
      \(picture)\(ways)\(rows.joined())</svg>
      """
  }

  private var ways: HTMLText {
    zip(way, way.dropFirst()).map { from, to -> HTMLText in
      let (start, end) = (centre(from), centre(to))
      let isBack = end.y < start.y - max(8, Int(frames[from].height) / 2)
      return """
        <path class="\(isBack ? "jump back" : "way")" d="M\(start.x) \(start.y)L\(end.x) \(end.y)" fill="none"/>

        """
    }.joined()
  }

  private func centre(_ index: Int) -> (x: Int, y: Int) {
    let frame = frames[index]
    let corner = language.isRightToLeft ? frame.x + frame.width : frame.x
    return (min(Int(Self.width) - 12, max(12, Int(corner))), max(12, Int(frame.y) + 4))
  }

  private func content(
    of stop: Wireframe.Stop, with mark: ControlMark,
    in frame: (x: Int, y: Int, width: Int, height: Int)
  ) -> HTMLText {
    let sketch = Sketch(width: Int(Self.width), language: language)
    let outer = language.language(of: stop.title)
    let start = sketch.isMirrored ? Int(Self.width) - frame.x - frame.width : frame.x
    let baseline = frame.y + min(frame.height - 5, 19)
    let room = frame.width - (stop.severity == nil ? 20 : 44) - mark.width
    let hasValue = !stop.value.isEmpty && room > 120
    let label = sketch.line(
      mark.kind.map { "label \($0)" } ?? "label", stop.text, edge: start + 16, y: baseline,
      columns: (hasValue ? room * 3 / 5 : room) / 8, inside: outer)
    let value: HTMLText =
      !hasValue
      ? ""
      : sketch.line(
        "role", stop.value, edge: start + room + 8, y: baseline, columns: room * 2 / 5 / 7,
        inside: outer, isTrailing: true)
    let glyph = mark.drawing(
      x: sketch.x(start + room + 8 + mark.width / 2), y: frame.y + frame.height / 2,
      isMirrored: sketch.isMirrored)
    return "\(label)\n\(value)\n\(glyph)"
  }

  private func stop(_ index: Int) -> HTMLText {
    let (stop, frame, centre) = (stops[index], frames[index], centre(index))
    let severity: HTMLText = stop.severity.map { " \($0.rawValue)" } ?? ""
    let (x, y) = (Int(frame.x), Int(frame.y))
    let (width, height) = (max(4, Int(frame.width)), max(4, Int(frame.height)))
    let mark = ControlMark(look: stop.look, isOn: stop.isOn)
    let look: HTMLText = stop.shape == "control" ? mark.kind ?? stop.shape : stop.shape
    var drawing: HTMLText = """
      <rect class="stop \(look)\(severity)" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/>

      """
    if (picture.isEmpty || !isThere[index]) && height >= 16 {
      drawing += content(of: stop, with: mark, in: (x, y, width, height))
    }
    if let severity = stop.severity {
      drawing += Wireframe.badge(
        severity, x: language.isRightToLeft ? x + 12 : x + width - 12, y: y + height / 2)
    }
    let number = stop.number ?? 0
    return """
      <a class="drawn" id="\(anchors.drawn(stop.index))" href="#\(anchors.said(stop.index))" \
      aria-label="\(number): \(stop.title)"\
      \(language.language(of: stop.title).attributes(inside: .ofPage))>
      \(drawing)<circle class="number" cx="\(centre.x)" cy="\(centre.y)" r="11"/>
      <text class="number" x="\(centre.x)" y="\(centre.y + 4)" text-anchor="middle">\(number)</text>
      </a>

      """
  }
}

extension VoiceOverScreen.Frame {
  fileprivate var drawable: Self? {
    let isSound = [x, y, width, height].allSatisfy { $0.isFinite && abs($0) < 100_000 }
    return isSound && width > 0 && height > 0 ? self : nil
  }

  fileprivate func scaled(by scale: Double) -> Self {
    Self(x: x * scale, y: y * scale, width: width * scale, height: height * scale)
  }
}
