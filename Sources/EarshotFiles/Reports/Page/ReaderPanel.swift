import Earshot
import EarshotOutput

/// What all profiles say of a screen, one panel each.
struct ReaderPanels {
  private let panels: [ReaderPanel]

  /// Creates the panels of a screen, whose headings have a level.
  init(
    of screenful: PreviewWriter.Screenful, details: PreviewWriter.Details, prefix: String,
    level: Int
  ) {
    panels = screenful.entries.profiles.map { profile in
      ReaderPanel(
        profile: profile, prefix: "\(prefix)-\(profile.anchor)",
        outline: ScreenOutline(
          of: screenful.screen, entries: screenful.entries.filter { $0.profile.id == profile.id }),
        language: screenful.screen.locale, sounds: screenful.sounds, details: details, level: level)
    }
  }

  var content: HTMLText { "<div class=\"readers\">\n\(panels.map(\.content).joined())</div>\n" }
}

extension Profile {
  /// Its name as a part of an anchor.
  var anchor: String { id.replacing(".", with: "-") }
}

/// What one profile says of a screen: the drawing, and the announcements as a list.
struct ReaderPanel {
  let profile: Profile
  let prefix: String
  let outline: ScreenOutline
  let language: String
  let sounds: [PageSound.Key: PageSound]
  let details: PreviewWriter.Details
  /// The level of its heading.
  let level: Int

  private var anchors: Wireframe.Anchors { Wireframe.Anchors(prefix: prefix) }

  var content: HTMLText {
    let count = outline.stops.count { $0.number != nil }
    let stops = count == 1 ? "1 stop" : "\(count) stops"
    let drawing = Wireframe(
      outline.drawing, label: "\(stops) in swipe order, \(profile.title)", anchors: anchors)
    return """
      <div class="reader" id="\(prefix)">
      \(.heading(level, profile.title))
      <div class="columns">
      <figure>
      \(drawing.svg)
      <figcaption>\(stops) in swipe order</figcaption>
      </figure>
      <div class="said">
      \(walk)\(items(outline.items, level: level + 1))</div>
      </div>
      </div>

      """
  }

  /// The player of the whole walk, where all stops are heard in one recording.
  private var walk: HTMLText {
    let files = Set(outline.stops.flatMap(\.entries).compactMap { sounds[.init($0)]?.file })
    guard isWalk, let file = files.first else { return "" }
    return .player(of: file, title: "The walk through all stops")
  }

  private var isWalk: Bool {
    let entries = outline.stops.flatMap(\.entries)
    let heard = entries.compactMap { sounds[.init($0)]?.file }
    return heard.count > 1 && Set(heard).count == 1
  }

  /// Stops that stand together are one list; a box is a heading with what is in it.
  private func items(_ items: [ScreenOutline.Item], level: Int) -> HTMLText {
    var text: HTMLText = ""
    var run: [ScreenOutline.Stop] = []
    for item in items {
      switch item {
      case .stop(let stop): run.append(stop)
      case .box(let box):
        text += list(run)
        run = []
        text += """
          <section class="box">
          \(.heading(level, box.title))
          \(self.items(box.items, level: level + 1))</section>

          """
      }
    }
    return text + list(run)
  }

  private func list(_ stops: [ScreenOutline.Stop]) -> HTMLText {
    guard !stops.isEmpty else { return "" }
    return "<ol class=\"stops\">\n\(stops.map(item).joined())</ol>\n"
  }

  private func item(_ stop: ScreenOutline.Stop) -> HTMLText {
    var mark: HTMLText = "<span class=\"number spoken\">said by itself</span>"
    var anchor: HTMLText = ""
    if let number = stop.number {
      anchor = " id=\"\(anchors.said(stop.index))\" value=\"\(number)\""
      mark = """
        <a class="number" href="#\(anchors.drawn(stop.index))" aria-label="Stop \(number) in the drawing">\
        \(number)</a>
        """
    }
    let others = stop.entries.dropFirst().map { entry -> HTMLText in
      "<li>\(announcement(of: entry, isOther: true))</li>\n"
    }
    let states: HTMLText = "<ul class=\"states\">\n\(others.joined())</ul>\n"
    return """
      <li class="stop"\(anchor)>\(mark)
      \(announcement(of: stop.entry, isOther: false))\(others.isEmpty ? "" : states)</li>

      """
  }

  private func announcement(of entry: Preview.Entry, isOther: Bool) -> HTMLText {
    let spoken = entry.announcement
    let language = entry.component.common.language ?? language
    var text: HTMLText = ""
    if isOther { text += "<p class=\"state\">when \(entry.state):</p>\n" }
    if let settings = entry.settingsInWords { text += "<p class=\"state\">with \(settings):</p>\n" }
    let derived: HTMLText =
      spoken.isDocumented ? "" : " <span class=\"derived\" lang=\"en\">(derived)</span>"
    let sound = sounds[.init(entry)]
    if let sound { text += "<div class=\"sound\" data-sound=\"\(.address(of: sound.file))\">\n" }
    text += """
      <p class="announcement" lang="\(language)" dir="auto">\
      \(.words(of: spoken, .announcement, sound?.parts))\(derived)</p>

      """
    if !spoken.hint.isEmpty {
      text += """
        <p class="hint"><span class="pause">then, after \(.seconds(profile.pauses.hint)),</span> \
        <span lang="\(language)">\(.words(of: spoken, .hint, sound?.parts))</span></p>
        \(PauseScale(of: spoken, pause: profile.pauses.hint, heard: sound?.parts).svg)
        """
    }
    if let sound {
      let title = "\(entry.component.common.label) \(entry.stop)"
      text += isWalk ? "" : .player(of: sound.file, title: title)
      text += "</div>\n"
    }
    text += entry.differences.map { "<p class=\"difference\">\($0)</p>\n" }.joined()
    return text + reasons(of: entry) + attributes(of: entry)
  }

  private func reasons(of entry: Preview.Entry) -> HTMLText {
    guard !entry.announcement.isEmpty else { return "" }
    let rules = entry.announcement.parts.runs(by: \.rule.rawValue).map { parts -> HTMLText in
      let rule = profile.rule(parts[0].rule)
      let words = parts.map { part -> HTMLText in
        let from = part.origin.isEmpty ? "" : ", from \(part.origin)"
        return "“<bdi>\(part.text)</bdi>” is the \(part.kind.rawValue)\(from)"
      }
      return """
        <li>\(words.joined(separator: "; ")). \(rule?.sentence ?? "") \
        <span class="source">\(parts[0].rule.rawValue); \(rule?.source ?? "")</span></li>

        """
    }
    return
      "<details>\n<summary>Why these words</summary>\n<ul>\n\(rules.joined())</ul>\n</details>\n"
  }

  private func attributes(of entry: Preview.Entry) -> HTMLText {
    guard details.hasAttributes else { return "" }
    let rows = entry.attributeSheet.rows
    guard !rows.isEmpty else { return "" }
    let items = rows.map { row -> HTMLText in
      "<dt><code>\(row.attribute)</code></dt>\n<dd>\(row.value) <code>\(row.spelling)</code></dd>\n"
    }
    return """
      <details>
      <summary>What a developer sets</summary>
      <dl>
      \(items.joined())</dl>
      </details>

      """
  }
}
