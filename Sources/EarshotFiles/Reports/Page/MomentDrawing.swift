import Earshot
import EarshotOutput

struct MomentDrawing {
  private static let width = 320
  private static let rowHeight = 30
  private static let lane = 16

  private let moment: WalkMoment
  private let before: Focus?
  private let sketch: Sketch

  init(_ moment: WalkMoment, comingFrom before: Focus?, in language: PageLanguage) {
    self.moment = moment
    self.before = before
    sketch = Sketch(width: Self.width, language: language)
  }

  var svg: HTMLText {
    let title = moment.open.last.map { "\($0) is open" }
    let top = title == nil ? 16 : 34
    let bottom = top + moment.stops.count * Self.rowHeight
    let y = { (place: Int) in top + place * Self.rowHeight + Self.rowHeight / 2 - 2 }
    let heading: HTMLText =
      title.map {
        """
        <rect class="box later" x="\(sketch.x(Self.lane + 14, Self.width - Self.lane - 18))" y="4" \
        width="\(Self.width - Self.lane - 18)" height="\(bottom - 4)" rx="6" fill="none"/>
        \(sketch.line("title", $0, edge: Self.lane + 24, y: 20, columns: 44))

        """
      } ?? ""
    let rows = moment.stops.enumerated().map { row($1, at: top + $0 * Self.rowHeight, place: $0) }
    let focus = moment.focused.map { $0 < moment.stops.count ? moment.stops[$0] : nil } ?? nil
    let label = focus.map { "Focus on \($0.announcement.caption.text)" } ?? "No focus"
    return """
      <svg class="wireframe moment" viewBox="0 0 \(Self.width) \(bottom + 14)" width="\(Self.width)" \
      height="\(bottom + 14)" role="img" aria-label="\(label)">
      \(heading)\(edge(at: top - 6, isEnd: !moment.hasMoreBefore))\
      \(edge(at: bottom + 2, isEnd: !moment.hasMoreBehind))\(way(y))\(rows.joined())</svg>

      """
  }

  private func row(_ stop: WalkMoment.Stop, at y: Int, place: Int) -> HTMLText {
    let (text, note) = stop.announcement.caption
    let hasFocus = place == moment.focused
    let x = Self.lane + 22
    let caption = note.isEmpty ? text : "\(text) · \(note)"
    let width = Self.width - x - 10
    let tip = sketch.isMirrored ? -16 : 16
    let cursor: HTMLText =
      hasFocus
      ? "<path class=\"cursor\" d=\"M\(sketch.x(Self.lane - 6)) \(y + 5)l\(tip) 8l\(-tip) 8z\"/>\n"
      : ""
    return """
      <rect class="stop \(hasFocus ? "focused" : "control")" x="\(sketch.x(x, width))" y="\(y)" \
      width="\(width)" height="\(Self.rowHeight - 5)"/>
      \(sketch.line(hasFocus ? "label" : "other", caption, edge: x + 8, y: y + 17, columns: 32))
      \(cursor)
      """
  }

  private func edge(at y: Int, isEnd: Bool) -> HTMLText {
    isEnd
      ? "<path class=\"end\" d=\"M\(sketch.x(Self.lane - 8, 16)) \(y)h16\"/>\n"
      : "<path class=\"more\" d=\"M\(sketch.x(Self.lane)) \(y - 6)v12\"/>\n"
  }

  private func way(_ y: (Int) -> Int) -> HTMLText {
    guard let focused = moment.focused, let before,
      let start = moment.stops.firstIndex(where: { $0.focus == before }), start != focused
    else { return "" }
    let kind: HTMLText = start < focused ? "way" : "jump back"
    return
      "<path class=\"\(kind)\" d=\"M\(sketch.x(Self.lane)) \(y(start))V\(y(focused))\" fill=\"none\"/>\n"
  }
}
