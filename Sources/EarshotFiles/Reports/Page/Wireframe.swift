import Earshot
import EarshotOutput

struct Wireframe {
  struct Anchors {
    var prefix: String

    func drawn(_ index: Int) -> String { "\(prefix)-drawn-\(index)" }
    func said(_ index: Int) -> String { "\(prefix)-said-\(index)" }
  }

  private static let width = 360
  private static let rowHeight = 40
  private static let gap = 8
  private static let titleHeight = 24

  indirect enum Item {
    case stop(Stop)
    /// Swipes skip boxes that are not on the screen.
    case box(title: String, isOnScreen: Bool, items: [Item])
  }

  struct Stop {
    var index: Int
    var number: Int?
    var text: String
    var note: String
    /// Distinguishes the types of stops without colour.
    var shape: HTMLText
    var title: String
    var language: PageLanguage?
    var severity: Finding.Severity?
    var isLinked = true
  }

  private let items: [Item]
  private let label: String
  private let language: PageLanguage
  // Nil if the drawing is not part of a page.
  private let anchors: Anchors?
  private let way: [Int]

  init(
    _ items: [Item], label: String, in language: PageLanguage, anchors: Anchors? = nil,
    way: [Int] = []
  ) {
    self.items = items
    self.label = label
    self.language = language
    self.anchors = anchors
    self.way = way
  }

  private var sketch: Sketch { Sketch(width: Self.width, language: language) }

  var svg: HTMLText {
    let (drawing, height) = drawing
    return """
      <svg class="wireframe" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
      width="\(Self.width)" height="\(height)" role="group" aria-label="\(label)">
      \(drawing)</svg>
      """
  }

  private var drawing: (text: HTMLText, height: Int) {
    var pen = Pen(anchors: anchors, in: language)
    pen.draw(items)
    pen.drawJumps(along: way)
    return (pen.boxes + pen.ways + pen.rows, max(pen.y, Self.rowHeight))
  }

  static func sheet(_ wireframes: [Wireframe]) -> HTMLText {
    var y = 0
    var pictures: HTMLText = ""
    for wireframe in wireframes {
      let (drawing, height) = wireframe.drawing
      pictures += """
        <g transform="translate(0 \(y))">
        \(wireframe.sketch.line("sheet", wireframe.label, edge: 8, y: 18, columns: 42))
        <g transform="translate(0 26)">
        \(drawing)</g>
        </g>

        """
      y += height + 40
    }
    return """
      <svg class="wireframe" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(y)" \
      width="\(width)" height="\(y)">
      <style>\(PageParts.wireframeStyle)</style>
      \(pictures)</svg>

      """
  }

  func thumbnail(label: String) -> HTMLText {
    let stops = Self.stops(of: items).prefix(20)
    let rows = stops.enumerated().map { place, stop -> HTMLText in
      let severity: HTMLText = stop.severity.map { " \($0.rawValue)" } ?? ""
      return """
        <rect class="stop \(stop.shape)\(severity)" x="4" y="\(4 + place * 9)" width="82" height="6"/>

        """
    }
    let height = 6 + 9 * max(1, stops.count)
    return """
      <svg class="wireframe thumbnail" viewBox="0 0 90 \(height)" width="90" height="\(height)" role="img" \
      aria-label="\(label)">
      \(rows.joined())</svg>

      """
  }

  private static func stops(of items: [Item]) -> [Stop] {
    items.flatMap { item -> [Stop] in
      switch item {
      case .stop(let stop): [stop]
      case .box(_, let isOnScreen, let items): isOnScreen ? stops(of: items) : []
      }
    }
  }

  private struct Pen {
    let anchors: Anchors?
    private let language: PageLanguage
    private let sketch: Sketch
    var y = Wireframe.gap
    var boxes: HTMLText = ""
    var ways: HTMLText = ""
    var rows: HTMLText = ""
    private var lane = 22
    private var margin = 8
    private var isLater = false
    private var lastCentre: Int?
    private var centres: [Int: (index: Int, y: Int)] = [:]

    init(anchors: Anchors?, in language: PageLanguage) {
      self.anchors = anchors
      self.language = language
      sketch = Sketch(width: Wireframe.width, language: language)
    }

    mutating func draw(_ items: [Item]) {
      for item in items {
        switch item {
        case .stop(let stop): draw(stop)
        case .box(let title, let isOnScreen, let items): draw(title, isOnScreen, items)
        }
      }
    }

    private mutating func draw(_ title: String, _ isOnScreen: Bool, _ items: [Item]) {
      let outer = self
      let (x, top) = (lane + 18, y)
      // Swipes in an overlay have a separate path.
      if !isOnScreen {
        lane = x + 20
        lastCentre = nil
        isLater = true
      }
      margin += 4
      y += Wireframe.titleHeight
      if !isOnScreen { drawEnd(at: y + 2) }
      draw(items)
      if !isOnScreen { drawEnd(at: y - 10) }
      let kind: HTMLText = isOnScreen ? "container" : "later"
      let width = Wireframe.width - x - outer.margin + 4
      boxes += """
        <rect class="box \(kind)" x="\(sketch.x(x, width))" y="\(top)" width="\(width)" \
        height="\(y - top - 2)" rx="6" fill="none"/>
        \(sketch.line("title", title, edge: x + 8, y: top + 16, columns: (width - 16) / 6))

        """
      y += Wireframe.gap / 2
      margin = outer.margin
      lane = outer.lane
      isLater = outer.isLater
      if !isOnScreen { lastCentre = outer.lastCentre }
    }

    private mutating func drawEnd(at y: Int) {
      ways += "<path class=\"end\" d=\"M\(sketch.x(lane - 10, 20)) \(y)h20\"/>\n"
    }

    mutating func drawJumps(along way: [Int]) {
      for (from, to) in zip(way, way.dropFirst()) {
        guard let start = centres[from], let end = centres[to], end.index != start.index + 1 else {
          continue
        }
        let kind: HTMLText = end.index < start.index ? "back" : "on"
        let (tip, back) = (sketch.x(lane - 14), sketch.isMirrored ? 5 : -5)
        ways += """
          <path class="jump \(kind)" d="M\(sketch.x(lane - 12)) \(start.y)H\(sketch.x(4))V\(end.y)H\(tip)\
          m\(back) -4l\(-back) 4l\(back) 4" fill="none"/>

          """
      }
    }

    private mutating func draw(_ stop: Stop) {
      let x = lane + 22 + (margin - 8)
      let width = Wireframe.width - x - margin
      let severity: HTMLText = stop.severity.map { " \($0.rawValue)" } ?? ""
      let room = width - (stop.severity == nil ? 20 : 44)
      var drawing: HTMLText = """
        <rect class="stop \(stop.shape)\(severity)" x="\(sketch.x(x, width))" y="\(y)" width="\(width)" \
        height="\(Wireframe.rowHeight)"/>
        \(line("label \(stop.shape)", stop.text, of: stop, x: x + 10, y: y + 17, columns: room / 8))
        \(line("role", stop.note, of: stop, x: x + 10, y: y + 32, columns: room / 6))

        """
      if let severity = stop.severity {
        drawing += Wireframe.badge(
          severity, x: sketch.x(x + width - 16), y: y + Wireframe.rowHeight / 2)
      }
      if let number = stop.number { drawing = numbered(number, drawing, stop) }
      rows += drawing
      y += Wireframe.rowHeight + Wireframe.gap
    }

    private func line(
      _ kind: HTMLText, _ text: String, of stop: Stop, x: Int, y: Int, columns: Int
    ) -> HTMLText {
      let language = stop.language ?? language
      return sketch.line(
        kind, text, edge: x, y: y, columns: columns, in: language,
        inside: leads(to: stop) ? language.language(of: stop.title) : .ofPage)
    }

    private func leads(to stop: Stop) -> Bool {
      anchors != nil && stop.isLinked && stop.number != nil
    }

    private mutating func numbered(
      _ number: Int, _ drawing: HTMLText, _ stop: Stop
    ) -> HTMLText {
      let centre = y + Wireframe.rowHeight / 2
      if let lastCentre {
        ways +=
          "<path class=\"way\" d=\"M\(sketch.x(lane)) \(lastCentre)V\(centre)\" fill=\"none\"/>\n"
      }
      lastCentre = centre
      centres[stop.index] = (centres.count + 1, centre)
      let kind: HTMLText = isLater ? "number later" : "number"
      let drawing: HTMLText = """
        \(drawing)<circle class="\(kind)" cx="\(sketch.x(lane))" cy="\(centre)" r="13"/>
        <text class="\(kind)" x="\(sketch.x(lane))" y="\(centre + 4)" text-anchor="middle">\(number)</text>

        """
      guard let anchors, stop.isLinked else { return drawing }
      return """
        <a class="drawn" id="\(anchors.drawn(stop.index))" href="#\(anchors.said(stop.index))" \
        aria-label="\(number): \(stop.title)"\
        \((stop.language ?? language).language(of: stop.title).attributes(inside: .ofPage))>
        \(drawing)</a>

        """
    }
  }

  static func badge(_ severity: Finding.Severity, x: Int, y: Int) -> HTMLText {
    let outline: HTMLText =
      switch severity {
      case .error: "M\(x - 4) \(y - 10)h8l6 6v8l-6 6h-8l-6 -6v-8z"
      case .warning: "M\(x) \(y - 11)l11 20h-22z"
      case .note: "M\(x - 9) \(y - 9)h18v18h-18z"
      }
    let sign: HTMLText =
      switch severity {
      case .error: "×"
      case .warning: "!"
      case .note: "i"
      }
    return """
      <path class="badge \(severity.rawValue)" d="\(outline)"/>
      <text class="badge" x="\(x)" y="\(y + 5)" text-anchor="middle">\(sign)</text>

      """
  }
}
