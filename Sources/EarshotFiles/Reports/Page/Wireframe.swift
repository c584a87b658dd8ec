import Earshot
import EarshotOutput

/// A screen as a drawing: a box for every stop, numbered in swipe order, and the way that a swipe
/// takes through them.
struct Wireframe {
  /// What leads from a box of the drawing to its announcement, and back.
  struct Anchors {
    /// What the anchors of the page begin with, such as `s1-voiceover`.
    var prefix: String

    /// The anchor of a stop in the drawing.
    func drawn(_ stop: ScreenOutline.Stop) -> String { "\(prefix)-drawn-\(stop.index)" }
    /// The anchor of a stop in the list of announcements.
    func said(_ stop: ScreenOutline.Stop) -> String { "\(prefix)-said-\(stop.index)" }
  }

  private static let width = 360
  private static let rowHeight = 40
  private static let gap = 8
  private static let titleHeight = 24

  private let outline: ScreenOutline
  private let label: String
  // A drawing by itself has nothing to lead to.
  private let anchors: Anchors?

  init(_ outline: ScreenOutline, label: String, anchors: Anchors? = nil) {
    self.outline = outline
    self.label = label
    self.anchors = anchors
  }

  /// The drawing as SVG.
  var svg: HTMLText {
    let (drawing, height) = drawing
    return """
      <svg class="wireframe" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(Self.width) \(height)" \
      width="\(Self.width)" height="\(height)" role="group" aria-label="\(label)">
      \(drawing)</svg>
      """
  }

  private var drawing: (text: HTMLText, height: Int) {
    var pen = Pen(anchors: anchors)
    pen.draw(outline.items)
    return (pen.boxes + pen.ways + pen.rows, max(pen.y, Self.rowHeight))
  }

  /// Returns a picture that is a file by itself, with drawings one below the other.
  static func sheet(_ wireframes: [Wireframe]) -> HTMLText {
    var y = 0
    var pictures: HTMLText = ""
    for wireframe in wireframes {
      let (drawing, height) = wireframe.drawing
      pictures += """
        <g transform="translate(0 \(y))">
        <text class="sheet" x="8" y="18">\(cut(wireframe.label, to: 42))</text>
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

  /// Draws from top to bottom.
  private struct Pen {
    let anchors: Anchors?
    var y = Wireframe.gap
    var boxes: HTMLText = ""
    var ways: HTMLText = ""
    var rows: HTMLText = ""
    /// Where the numbers stand, and the way that swipes take from one to the next.
    private var lane = 22
    private var margin = 8
    private var lastCentre: Int?

    init(anchors: Anchors?) { self.anchors = anchors }

    mutating func draw(_ items: [ScreenOutline.Item]) {
      for item in items {
        switch item {
        case .stop(let stop): draw(stop)
        case .box(let box): draw(box)
        }
      }
    }

    private mutating func draw(_ box: ScreenOutline.Box) {
      let outer = self
      let (x, top) = (lane + 18, y)
      // What is not there yet has a way of its own; that of the screen goes past it.
      if !box.isOnScreen {
        lane = x + 20
        lastCentre = nil
      }
      margin += 4
      y += Wireframe.titleHeight
      draw(box.items)
      let kind: HTMLText = box.isOnScreen ? "container" : "later"
      let width = Wireframe.width - x - outer.margin + 4
      boxes += """
        <rect class="box \(kind)" x="\(x)" y="\(top)" width="\(width)" \
        height="\(y - top - 2)" rx="6" fill="none"/>
        <text class="title" x="\(x + 8)" y="\(top + 16)">\
        \(Wireframe.cut(box.title, to: (width - 16) / 6))</text>

        """
      y += Wireframe.gap / 2
      margin = outer.margin
      lane = outer.lane
      if !box.isOnScreen { lastCentre = outer.lastCentre }
    }

    private mutating func draw(_ stop: ScreenOutline.Stop) {
      let x = lane + 22 + (margin - 8)
      let width = Wireframe.width - x - margin
      let shape = StopShape(stop)
      var drawing: HTMLText = """
        <rect class="stop \(shape.name)" x="\(x)" y="\(y)" width="\(width)" \
        height="\(Wireframe.rowHeight)" rx="\(shape.radius)"/>
        <text class="label \(shape.name)" x="\(x + 10)" y="\(y + 17)">\
        \(Wireframe.cut(shape.text, to: (width - 20) / 8))</text>
        <text class="role" x="\(x + 10)" y="\(y + 32)">\
        \(Wireframe.cut(shape.note, to: (width - 20) / 6))</text>

        """
      if let number = stop.number { drawing = numbered(number, drawing, stop) }
      rows += drawing
      y += Wireframe.rowHeight + Wireframe.gap
    }

    private mutating func numbered(
      _ number: Int, _ drawing: HTMLText, _ stop: ScreenOutline.Stop
    ) -> HTMLText {
      let centre = y + Wireframe.rowHeight / 2
      if let lastCentre {
        ways += "<path class=\"way\" d=\"M\(lane) \(lastCentre)V\(centre)\" fill=\"none\"/>\n"
      }
      lastCentre = centre
      let drawing: HTMLText = """
        \(drawing)<circle class="number" cx="\(lane)" cy="\(centre)" r="13"/>
        <text class="number" x="\(lane)" y="\(centre + 4)" text-anchor="middle">\(number)</text>

        """
      guard let anchors else { return drawing }
      return """
        <a class="drawn" id="\(anchors.drawn(stop))" href="#\(anchors.said(stop))" \
        aria-label="\(number): \(stop.entry.announcement.text)">
        \(drawing)</a>

        """
    }
  }

  /// Returns a text that is not wider than a number of columns.
  fileprivate static func cut(_ text: String, to columns: Int) -> String {
    guard DisplayWidth.columns(ofWritten: text) > columns else { return text }
    var cut = ""
    var width = 0
    for character in text {
      width += DisplayWidth.columns(ofWritten: String(character))
      guard width < columns else { break }
      cut.append(character)
    }
    return cut + "…"
  }
}

extension ScreenOutline.Box {
  /// Whether swipes lead through it as the design shows the screen.
  fileprivate var isOnScreen: Bool { if case .container = kind { true } else { false } }
}

/// How a stop is drawn: what is seen of it, and a shape that tells its role without colour.
private struct StopShape {
  let name: HTMLText
  let text: String
  let note: String
  let radius: Int

  init(_ stop: ScreenOutline.Stop) {
    let parts = stop.entry.announcement.parts.filter { $0.utterance == .announcement }
    let names = parts.filter { [.name, .content, .announcement].contains($0.kind) }
    let others = parts.filter { ![.name, .content, .announcement].contains($0.kind) }
    // What has no name is known by the rest.
    (text, note) =
      names.isEmpty
      ? (others.map(\.text).joined(separator: ", "), "")
      : (names.map(\.text).joined(separator: ", "), others.map(\.text).joined(separator: ", "))
    let component = stop.entry.component
    (name, radius) =
      switch component.staticContent {
      case _ where stop.number == nil: ("spoken", 16)
      case _ where component.common.isDisabled: ("dimmed", 8)
      case _ where parts.contains { $0.fact == .role(.heading) }: ("heading", 2)
      case _ where component.isField: ("field", 0)
      case .text: ("text", 2)
      case .image: ("image", 2)
      case nil: component.isLink ? ("link", 8) : ("control", 8)
      }
  }
}
