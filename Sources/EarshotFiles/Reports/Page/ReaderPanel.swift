import Earshot
import EarshotOutput

struct ReaderPanels {
  private var panels: [ReaderPanel]

  init(
    of screenful: PreviewedScreen, details: Previews, prefix: String, level: Int,
    severities: [String: Finding.Severity] = [:], tables: [String: WalkTable] = [:],
    untried: [String: String] = [:]
  ) {
    let profiles = screenful.entries.profiles
    let names =
      Set(profiles.map(\.platform)).count == profiles.count
      ? profiles.map { $0.platform.readerName } : profiles.map(\.shortTitle)
    panels = zip(profiles, names).enumerated().map { index, reader in
      ReaderPanel(
        reader.0, named: reader.1, in: screenful, details: details,
        prefix: "\(prefix)\(Self.letter(index))", level: level, severities: severities,
        table: tables[reader.0.id], untried: untried[reader.0.id])
    }
    for index in panels.indices {
      let equal = panels[..<index].first { $0.sketch == panels[index].sketch }
      if let equal { panels[index].drawn = equal.drawn }
    }
  }

  static func anchors(in prefix: String, at index: Int) -> Phone.Anchors {
    Phone.Anchors(prefix: "\(prefix)\(letter(index))")
  }

  private static func letter(_ index: Int) -> String {
    index < 26 ? String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index))) : "p\(index)"
  }

  func content(_ explanations: inout Explanations) -> HTMLText {
    var content: HTMLText = ""
    for panel in panels { content += panel.content(&explanations) }
    return "<div class=\"panels\">\n\(content)</div>\n"
  }

  /// The drawings; readers with the same stops share a drawing.
  var drawings: HTMLText {
    panels.filter { $0.drawn == $0.anchors }.map { panel in
      panel.drawing(for: panels.filter { $0.drawn == panel.drawn })
    }.joined()
  }

  var summary: String {
    let counts = Set(panels.map(\.count))
    let stops = counts.count == 1 ? "\(counts.first ?? 0) stops, " : ""
    return stops + panels.map(\.name).joined(separator: ", ")
  }
}

struct ReaderPanel {
  let name: String
  private let profile: Profile
  let anchors: Phone.Anchors
  var drawn: Phone.Anchors
  let sketch: [Phone.Item]
  private let outline: ScreenOutline
  private let language: PageLanguage
  private let sounds: [PageSound.Key: PageSound]
  private let details: Previews
  private let level: Int
  private let table: WalkTable?
  private let untried: String?
  private let wholeWalk: SoundSource?
  private let severities: [String: Finding.Severity]
  private let canvas: DesignCanvas
  private let screenshot: Screenshot?

  init(
    _ profile: Profile, named name: String, in screenful: PreviewedScreen, details: Previews,
    prefix: String, level: Int, severities: [String: Finding.Severity], table: WalkTable?,
    untried: String?
  ) {
    let entries = screenful.entries.filter { $0.profile.id == profile.id }
    let files = entries.compactMap { entry -> String? in
      guard case .file(let file) = screenful.sounds[.init(entry)]?.source else { return nil }
      return file
    }
    self.name = name
    self.profile = profile
    anchors = Phone.Anchors(prefix: prefix)
    drawn = anchors
    outline = ScreenOutline(of: screenful.screen, entries: entries)
    sketch = outline.sketch(severities)
    self.severities = severities
    canvas = screenful.screen.canvas
    screenshot = screenful.screenshot
    language = screenful.language
    sounds = screenful.sounds
    self.details = details
    self.level = level
    self.table = table
    self.untried = untried
    wholeWalk = files.count > 1 && Set(files).count == 1 ? .file(files[0]) : nil
  }

  var count: Int { outline.stops.count { $0.number != nil && $0.place == nil } }

  func drawing(for panels: [ReaderPanel]) -> HTMLText {
    let stops = count == 1 ? "1 stop" : "\(count) stops"
    let names = panels.map(\.name).joined(separator: " and ")
    var phone = Phone(items: sketch, anchors: anchors, language: language)
    phone.drawing = frames(label: "\(names): \(stops)")?.svg
    return phone.figure(
      caption: "\(names): \(stops) in swipe order", of: panels.map(\.anchors))
  }

  private func frames(label: String) -> FrameDrawing? {
    let stops = outline.stopsOnScreen
    let frames = stops.map(\.entry.component.common.frame)
      .divided(isRightToLeft: language.isRightToLeft)
    return FrameDrawing(
      frames, on: .init(of: frames, canvas, screenshot), in: Array(stops.indices),
      drawn: stops.map { stop in
        var drawn = Wireframe.Stop(stop)
        let row = Phone.Row(stop)
        (drawn.look, drawn.value, drawn.isOn) = (row.look, row.detail, row.marks.contains("on"))
        let severity = severities[stop.entry.component.id]
        drawn.severity = severity == .note ? nil : severity
        return drawn
      }, label: label, in: language, anchors: anchors)
  }

  func content(_ explanations: inout Explanations) -> HTMLText {
    let items = items(outline.items, level: level + 1, &explanations)
    let form: HTMLText = outline.stops.count > Page.longest ? "panel long" : "panel"
    return """
      <section class="\(form)" id="\(anchors.prefix)" data-name="\(name)">
      \(.heading(level, "\(profile.title)"))
      \(walk)\(items)\(walkData)</section>

      """
  }

  private var walkData: HTMLText {
    guard let table else {
      return untried.map { "<p class=\"state\">\($0)</p>\n" } ?? ""
    }
    let json = TryData(table).json(language: language.tag)
    return "<script type=\"application/json\" class=\"walk\">\(.data(json: json))</script>\n"
  }

  private var walk: HTMLText {
    wholeWalk.map { .player(of: $0, title: "The walk through all stops") } ?? ""
  }

  private func items(
    _ items: [ScreenOutline.Item], level: Int, _ explanations: inout Explanations
  ) -> HTMLText {
    var text: HTMLText = ""
    var run: [ScreenOutline.Stop] = []
    for item in items {
      switch item {
      case .stop(let stop): run.append(stop)
      case .box(let box):
        text += list(run, &explanations)
        run = []
        text += self.box(box, level: level, &explanations)
      }
    }
    return text + list(run, &explanations)
  }

  private func box(
    _ box: ScreenOutline.Box, level: Int, _ explanations: inout Explanations
  ) -> HTMLText {
    let title = language.inEnglish(box.title)
    let items = items(box.items, level: level + 1, &explanations)
    guard !box.isOnScreen else {
      return """
        <section class="box">
        \(.heading(level, title))
        \(items)</section>

        """
    }
    let count = ScreenOutline.stops(of: box.items).count
    return """
      <details class="box">
      <summary>\(title) (\(count))</summary>
      \(items)</details>

      """
  }

  private func list(
    _ stops: [ScreenOutline.Stop], _ explanations: inout Explanations
  ) -> HTMLText {
    guard !stops.isEmpty else { return "" }
    var items: HTMLText = ""
    for stop in stops { items += item(stop, &explanations) }
    return "<ol class=\"stops\">\n\(items)</ol>\n"
  }

  private func item(
    _ stop: ScreenOutline.Stop, _ explanations: inout Explanations
  ) -> HTMLText {
    var mark: HTMLText = "<span class=spoken>announced without focus</span>"
    if let number = stop.label {
      mark = "<a href=#\(drawn.drawn(stop.index))>\(number)</a>"
    }
    return """
      <li data-stop="\(stop.entry.component.id)/\(stop.entry.stopID)" id=\(anchors.said(stop.index))>\
      \(mark)\(announcement(of: stop.entry, &explanations))\(states(of: stop, &explanations))</li>

      """
  }

  private func states(
    of stop: ScreenOutline.Stop, _ explanations: inout Explanations
  ) -> HTMLText {
    let others = stop.entries.dropFirst()
    guard !others.isEmpty else { return "" }
    var items: HTMLText = ""
    for entry in others {
      let said = announcement(of: entry, &explanations)
      items += "<li><p class=state>when \(entry.state):</p>\(said)</li>"
    }
    let count = others.count == 1 ? "1 more state" : "\(others.count) more states"
    return "<details class=states><summary>\(count)</summary><ul>\(items)</ul></details>"
  }

  private func announcement(
    of entry: ScreenPreview.Entry, _ explanations: inout Explanations
  ) -> HTMLText {
    var text = said(entry)
    if ([entry] + entry.others).contains(where: { !$0.announcement.isEmpty }) {
      let title: HTMLText = entry.announcement.isDocumented ? "Why" : "Why derived"
      text += link(title, to: explanations.anchor(ofReasonsFor: entry))
    }
    text += code(of: entry, &explanations)
    text += entry.differences.map { difference -> HTMLText in
      "<p class=difference>\(language.inEnglish(difference))</p>"
    }.joined()
    for other in entry.others {
      text += """
        <div class=device><p class=state>\(other.profile.shortTitle):</p>\
        \(said(other))\(code(of: other, &explanations))</div>
        """
    }
    return text
  }

  private func said(_ entry: ScreenPreview.Entry) -> HTMLText {
    let (spoken, sound) = (entry.announcement, sounds[.init(entry)])
    let language = entry.component.common.language.map { PageLanguage($0) } ?? language
    let own = spoken.language(of: .announcement, in: language)
    var text: HTMLText = .said(spoken, in: own, sound?.parts)
    if let settings = entry.settingsInWords { text += "<p class=state>with \(settings)</p>" }
    if !spoken.hint.isEmpty {
      let own = spoken.language(of: .hint, in: language)
      text += .hint(spoken, after: entry.profile.pauses.hint, in: own, sound?.parts)
    }
    if let sound, wholeWalk == nil {
      let title = "\(entry.component.common.label) \(entry.stop)"
      text += .player(of: sound.source, title: title, in: language)
    }
    return text
  }

  private func code(
    of entry: ScreenPreview.Entry, _ explanations: inout Explanations
  ) -> HTMLText {
    guard details.hasAttributes, !entry.announcement.isEmpty,
      let anchor = explanations.anchor(ofAttributesOf: entry)
    else { return "" }
    return link("Code", to: anchor)
  }

  private func link(_ title: HTMLText, to anchor: String) -> HTMLText {
    "<a class=more href=#\(anchor)>\(title)</a>"
  }
}
