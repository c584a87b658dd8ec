import Earshot
import EarshotOutput

struct Wireframe {
  private static let width = 360
  private static let rowHeight = 40
  private static let gap = 8
  private static let titleHeight = 24

  indirect enum Item {
    case stop(Stop)
    /// A box with stops; swipes skip a box that is not on the screen.
    case box(title: String, isOnScreen: Bool, items: [Item])
  }

  struct Stop {
    var index: Int
    var number: Int?
    var text: String
    var note: String
    var shape: HTMLText
    var title: String
    var language: PageLanguage?
    var severity: Finding.Severity?
    var look = ""
    var value = ""
    var isOn = false
  }

  private let items: [Item]
  private let label: String
  private let language: PageLanguage

  init(_ items: [Item], label: String, in language: PageLanguage) {
    self.items = items
    self.label = label
    self.language = language
  }

  private var sketch: Sketch { Sketch(width: Self.width, language: language) }

  private var drawing: (text: HTMLText, height: Int) {
    var pen = Pen(in: language)
    pen.draw(items)
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

  private struct Pen {
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

    init(in language: PageLanguage) {
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
      if let number = stop.number { drawing = numbered(number, drawing) }
      rows += drawing
      y += Wireframe.rowHeight + Wireframe.gap
    }

    private func line(
      _ kind: HTMLText, _ text: String, of stop: Stop, x: Int, y: Int, columns: Int
    ) -> HTMLText {
      let language = stop.language ?? language
      return sketch.line(kind, text, edge: x, y: y, columns: columns, in: language)
    }

    private mutating func numbered(_ number: Int, _ drawing: HTMLText) -> HTMLText {
      let centre = y + Wireframe.rowHeight / 2
      if let lastCentre {
        ways +=
          "<path class=\"way\" d=\"M\(sketch.x(lane)) \(lastCentre)V\(centre)\" fill=\"none\"/>\n"
      }
      lastCentre = centre
      let kind: HTMLText = isLater ? "number later" : "number"
      return """
        \(drawing)<circle class="\(kind)" cx="\(sketch.x(lane))" cy="\(centre)" r="13"/>
        <text class="\(kind)" x="\(sketch.x(lane))" y="\(centre + 4)" text-anchor="middle">\(number)</text>

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
