import Earshot
import EarshotOutput

/// A sketch of a screen on a phone, in which each stop links to its announcement.
struct Phone {
  struct Row: Hashable {
    var index: Int
    var number: String?
    var look: String
    var text: String
    var detail = ""
    var language: PageLanguage?
    var severity: Finding.Severity?
    var marks: [HTMLText] = []
  }

  indirect enum Item: Hashable {
    case row(Row)
    case group(look: String, items: [Item])
    /// Stops that are not on the screen initially, such as the options of a dropdown.
    case sheet(title: String, items: [Item])
  }

  private static let longestText = 80

  let items: [Item]
  let anchors: Anchors
  let language: PageLanguage
  var linked: Set<Int>?
  var drawing: HTMLText?

  struct Anchors: Hashable {
    var prefix: String

    func drawn(_ index: Int) -> String { "\(prefix)-\(index)d" }
    func said(_ index: Int) -> String { "\(prefix)-\(index)" }
  }

  /// `panels`: the panels with the stops' announcements; nil for the drawing's own panel.
  func figure(caption: HTMLText, of panels: [Anchors]? = nil) -> HTMLText {
    let owners = (panels ?? [anchors]).map(\.prefix).joined(separator: " ")
    let own = language.attributes(inside: .ofPage)
    let english: HTMLText = own.isEmpty ? "" : PageLanguage.ofPage.attributes
    let sheets = Self.sheets(in: items).map { title, items -> HTMLText in
      """
      <div class="sheet"\(own)>
      <p\(english)>\(language.inEnglish(title))</p>
      \(self.rows(items))</div>

      """
    }
    let kind: HTMLText = drawing == nil ? "phone" : "phone captured"
    let shown = drawing.map { $0 + rows(Self.spoken(in: items)) } ?? rows(items)
    return """
      <figure class="\(kind)" data-panel="\(owners)">
      <div class="display"\(own)>
      \(shown)</div>
      \(sheets.joined())<figcaption>\(caption)</figcaption>
      </figure>

      """
  }

  private static func sheets(in items: [Item]) -> [(String, [Item])] {
    items.flatMap { item -> [(String, [Item])] in
      switch item {
      case .row: []
      case .group(_, let items): sheets(in: items)
      case .sheet(let title, let items): [(title, items)] + sheets(in: items)
      }
    }
  }

  /// Announcements without focus have no place on the screen.
  private static func spoken(in items: [Item]) -> [Item] {
    items.flatMap { item -> [Item] in
      switch item {
      case .row(let row): row.number == nil ? [item] : []
      case .group(_, let items): spoken(in: items)
      case .sheet: []
      }
    }
  }

  private func rows(_ items: [Item]) -> HTMLText {
    items.map { item -> HTMLText in
      switch item {
      case .row(let row): self.row(row)
      case .group(let look, let items): "<div class=\"group \(look)\">\n\(rows(items))</div>\n"
      case .sheet: ""
      }
    }.joined()
  }

  private func row(_ row: Row) -> HTMLText {
    let language = row.language ?? language
    let classes = ([row.severity.map { "is-\($0.rawValue)" }].compactMap(\.self) + row.marks)
      .map { " \($0)" as HTMLText }.joined()
    let own = language.language(of: row.text).attributes(inside: self.language)
    let detail: HTMLText =
      row.detail.isEmpty ? "" : " <small>\(Sketch.cut(row.detail, to: Self.longestText))</small>"
    let text: HTMLText = "<bdi\(own)>\(Sketch.cut(row.text, to: Self.longestText))</bdi>\(detail)"
    guard let number = row.number else {
      return "<span class=\"spoken\(classes)\">\(text)</span>\n"
    }
    guard linked?.contains(row.index) ?? true else {
      return "<span class=\"\(row.look)\(classes)\"><i>\(number)</i>\(text)</span>\n"
    }
    return """
      <a class="\(row.look)\(classes)" id=\(anchors.drawn(row.index)) \
      href=#\(anchors.said(row.index))><i>\(number)</i>\(text)</a>

      """
  }
}

extension ScreenOutline {
  func sketch(_ severities: [String: Finding.Severity] = [:]) -> [Phone.Item] {
    Self.sketch(items, severities)
  }

  private static func sketch(
    _ items: [Item], _ severities: [String: Finding.Severity]
  ) -> [Phone.Item] {
    var sketched: [Phone.Item] = []
    var row: (component: String, look: String, items: [Phone.Item])?
    func end() {
      guard let (_, look, items) = row else { return }
      sketched += items.count > 1 ? [.group(look: look, items: items)] : items
      row = nil
    }
    for item in items {
      switch item {
      case .stop(let stop):
        let component = stop.entry.component
        if row?.component != component.id { end() }
        var drawn = Phone.Row(stop)
        let severity = severities[component.id]
        if stop.entry.isCurrent, severity != .note { drawn.severity = severity }
        row = (component.id, component.kind.name, (row?.items ?? []) + [.row(drawn)])
      case .box(let box):
        end()
        let inner = sketch(box.items, severities)
        sketched.append(
          box.isOnScreen
            ? .group(look: box.component.kind.name, items: inner)
            : .sheet(title: box.title, items: inner))
      }
    }
    end()
    return sketched
  }
}

extension Phone.Row {
  init(_ stop: ScreenOutline.Stop) {
    let (announcement, component) = (stop.entry.announcement, stop.entry.component)
    let isMain = stop.entry.stopID == component.traits.mainStop
    self.init(
      index: stop.index, number: stop.label,
      look: isMain ? component.kind.name : announcement.look ?? "text", announcement,
      language: component.common.language.map { PageLanguage($0) })
    if component.common.isDisabled { marks.append("off") }
  }

  init(
    index: Int, number: String?, look: String, _ announcement: Announcement,
    language: PageLanguage? = nil
  ) {
    let values = announcement.parts.filter { $0.kind == .value }.map(\.text)
    let isNamed = announcement.parts.contains {
      [.name, .content, .announcement].contains($0.kind)
    }
    self.init(
      index: index, number: number, look: look,
      text: isNamed || values.isEmpty ? announcement.caption.text : values[0],
      detail: isNamed ? values.joined(separator: ", ") : "", language: language)
    if announcement.parts.contains(where: { $0.fact.isOn }) { marks.append("on") }
  }
}

extension Announcement {
  var look: String? {
    for part in parts {
      if case .role(let role) = part.fact { return String(role.rawValue.dropFirst("role.".count)) }
    }
    return nil
  }
}

extension Fact {
  fileprivate var isOn: Bool {
    switch self {
    case .selected, .checked(.on), .switched(.on): true
    default: false
    }
  }
}
