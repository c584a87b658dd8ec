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

  /// The area of the frames and its picture.
  struct Ground {
    var screenshot: Screenshot?
    var width: Double
    var height = 0.0

    init(
      of captured: [VoiceOverScreen.Frame?], on platform: Platform?, _ screenshot: Screenshot?
    ) {
      let right = FrameDrawing.right(of: captured)
      let pixels = screenshot?.scale(of: right, on: platform) ?? 1
      self.screenshot = screenshot
      width = screenshot.map { Double($0.width) / pixels } ?? right + 8
      height = screenshot.map { Double($0.height) / pixels } ?? 0
    }

    init(of designed: [VoiceOverScreen.Frame?], _ canvas: DesignCanvas, _ screenshot: Screenshot?) {
      self.screenshot = screenshot
      width =
        screenshot.map { Double($0.width) } ?? max(canvas.width, FrameDrawing.right(of: designed))
      height = screenshot.map { Double($0.height) } ?? 0
    }
  }

  /// Creates a drawing of stops; returns nil if no stop has a frame.
  ///
  /// `order` contains the indices of the stops in the order of the ways between them.
  init?(
    _ frames: [VoiceOverScreen.Frame?], on ground: Ground, in order: [Int],
    drawn stops: [Wireframe.Stop], label: String, in language: PageLanguage, anchors: Phone.Anchors
  ) {
    let seen = frames.map { $0.flatMap(\.drawable) }
    let bottom = seen.compactMap { $0.map { $0.y + $0.height } }.max() ?? 0
    guard Self.right(of: seen) > 0, bottom > 0 else { return nil }
    let room = seen.contains { $0 == nil } ? Self.narrowWidth : Self.width
    let scale = room / ground.width
    picture =
      ground.screenshot.map { shot in
        """
        <image href="\(shot.address)" width="\(Int(room))" height="\(Int(ground.height * scale))" \
        preserveAspectRatio="none"/>

        """
      } ?? ""
    self.stops = stops
    self.label = label
    self.language = language
    self.anchors = anchors
    isThere = seen.map { $0 != nil }
    way = order.filter { seen[$0] != nil }
    var (before, taken) = (4.0, 4.0)
    self.frames = seen.map { frame in
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
    let end = max(bottom, ground.height) * scale
    self.bottom = min(20_000, max(end, self.frames.map { $0.y + $0.height }.max() ?? 0)) + 4
  }

  private static func right(of frames: [VoiceOverScreen.Frame?]) -> Double {
    frames.compactMap { $0?.drawable.map { $0.x + $0.width } }.max() ?? 0
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
}

extension [VoiceOverScreen.Frame?] {
  /// Divides the frame of adjacent stops, such as the options of a component, between them.
  func divided(isRightToLeft: Bool) -> Self {
    var divided = self
    for run in indices.runs(by: { self[$0] }) where run.count > 1 {
      guard var part = self[run[0]] else { continue }
      let count = Double(run.count)
      if part.height / count * 10 >= part.width {
        part.height /= count
        for index in run {
          divided[index] = part
          part.y += part.height
        }
      } else {
        part.width /= count
        for index in isRightToLeft ? run.reversed() : run {
          divided[index] = part
          part.x += part.width
        }
      }
    }
    return divided
  }
}
