import Earshot
import EarshotOutput

struct ReaderPanels {
  private let panels: [ReaderPanel]

  init(
    of screenful: PreviewedScreen, details: Previews, prefix: String, level: Int,
    severities: [String: Finding.Severity] = [:]
  ) {
    panels = screenful.entries.profiles.map { profile in
      ReaderPanel(
        profile, in: screenful, details: details, prefix: Self.prefix(of: profile, in: prefix),
        level: level, severities: severities)
    }
  }

  static func prefix(of profile: Profile, in prefix: String) -> String {
    "\(prefix)-\(profile.anchor)"
  }

  var content: HTMLText { "<div class=\"readers\">\n\(panels.map(\.content).joined())</div>\n" }
}

extension Profile {
  var anchor: String { id.replacing(".", with: "-") }
}

struct ReaderPanel {
  private let profile: Profile
  private let prefix: String
  private let outline: ScreenOutline
  private let language: PageLanguage
  private let sounds: [PageSound.Key: PageSound]
  private let details: Previews
  private let level: Int
  private let severities: [String: Finding.Severity]
  /// The recording of all stops, if stops have no separate recordings.
  private let wholeWalk: SoundSource?

  init(
    _ profile: Profile, in screenful: PreviewedScreen, details: Previews,
    prefix: String, level: Int, severities: [String: Finding.Severity]
  ) {
    let entries = screenful.entries.filter { $0.profile.id == profile.id }
    let files = entries.compactMap { entry -> String? in
      guard case .file(let file) = screenful.sounds[.init(entry)]?.source else { return nil }
      return file
    }
    self.profile = profile
    self.prefix = prefix
    outline = ScreenOutline(of: screenful.screen, entries: entries)
    language = screenful.language
    sounds = screenful.sounds
    self.details = details
    self.level = level
    self.severities = severities
    wholeWalk = files.count > 1 && Set(files).count == 1 ? .file(files[0]) : nil
  }

  private var anchors: Wireframe.Anchors { Wireframe.Anchors(prefix: prefix) }

  var content: HTMLText {
    let count = outline.stops.count { $0.number != nil }
    let stops = count == 1 ? "1 stop" : "\(count) stops"
    let items = outline.drawing { stop, drawn in
      if stop.entry.isCurrent { drawn.severity = severities[stop.entry.component.id] }
    }
    let drawing = Wireframe(
      items, label: "\(stops) in swipe order, \(profile.title)", in: language,
      anchors: anchors)
    return """
      <div class="reader" id="\(prefix)">
      \(.heading(level, "\(profile.title)"))
      <div class="columns">
      <div class="said">
      \(walk)\(self.items(outline.items, level: level + 1))</div>
      <figure>
      \(drawing.svg)
      <figcaption>\(stops) in swipe order</figcaption>
      </figure>
      </div>
      </div>

      """
  }

  private var walk: HTMLText {
    wholeWalk.map { .player(of: $0, title: "The walk through all stops") } ?? ""
  }

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
          \(.heading(level, language.inEnglish(box.title)))
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
    var mark: HTMLText = "<span class=\"number spoken\">announced without focus</span>"
    var anchor: HTMLText = ""
    if let number = stop.number {
      anchor = " id=\"\(anchors.said(stop.index))\" value=\"\(number)\""
      mark = .number(of: stop, anchors)
    }
    let others = stop.entries.dropFirst().map { entry -> HTMLText in
      "<li>\(announcement(of: entry, isOther: true))</li>\n"
    }
    let states: HTMLText = "<ul class=\"states\">\n\(others.joined())</ul>\n"
    return """
      <li class="stop" data-stop="\(stop.entry.component.id)/\(stop.entry.stopID)"\(anchor)>\(mark)
      \(announcement(of: stop.entry, isOther: false))\(others.isEmpty ? "" : states)</li>

      """
  }

  private func announcement(of entry: ScreenPreview.Entry, isOther: Bool) -> HTMLText {
    let spoken = entry.announcement
    let language = entry.component.common.language.map { PageLanguage($0) } ?? language
    var text: HTMLText = ""
    if isOther { text += "<p class=\"state\">when \(entry.state):</p>\n" }
    if let settings = entry.settingsInWords { text += "<p class=\"state\">with \(settings):</p>\n" }
    let derived: HTMLText = spoken.isDocumented ? "" : "<p class=\"derived\">derived</p>\n"
    let sound = sounds[.init(entry)]
    if sound != nil { text += "<div class=\"sound\">\n" }
    let own = spoken.language(of: .announcement, in: language)
    text += """
      <p class="announcement"\(own.attributes)>\
      \(.words(of: spoken, .announcement, in: own, sound?.parts))</p>
      \(derived)
      """
    if !spoken.hint.isEmpty {
      let own = spoken.language(of: .hint, in: language)
      text += """
        <p class="hint"><span class="pause">then, after \(.seconds(profile.pauses.hint)),</span> \
        <span\(own.attributes)>\(.words(of: spoken, .hint, in: own, sound?.parts))</span></p>
        \(PauseScale(of: spoken, pause: profile.pauses.hint, heard: sound?.parts).svg)
        """
    }
    if let sound {
      let title = "\(entry.component.common.label) \(entry.stop)"
      text += wholeWalk != nil ? "" : .player(of: sound.source, title: title, in: language)
      text += "</div>\n"
    }
    text += entry.differences.map { difference -> HTMLText in
      "<p class=\"difference\">\(language.inEnglish(difference))</p>\n"
    }.joined()
    text += reasons(of: entry, in: language) + attributes(of: entry, in: language)
    return text + entry.others.map { other(reading: $0, in: language) }.joined()
  }

  private func other(reading entry: ScreenPreview.Entry, in language: PageLanguage) -> HTMLText {
    let spoken = entry.announcement
    let own = spoken.language(of: .announcement, in: language)
    var text: HTMLText = """
      <p class="state">\(entry.profile.shortTitle):</p>
      <p class="announcement"\(own.attributes)>\
      \(.words(of: spoken, .announcement, in: own, nil))</p>

      """
    if !spoken.hint.isEmpty {
      let own = spoken.language(of: .hint, in: language)
      text += """
        <p class="hint"><span class="pause">then, after \(.seconds(entry.profile.pauses.hint)),</span> \
        <span\(own.attributes)>\(.words(of: spoken, .hint, in: own, nil))</span></p>

        """
    }
    return text + reasons(of: entry, in: language)
  }

  private func reasons(of entry: ScreenPreview.Entry, in language: PageLanguage) -> HTMLText {
    guard !entry.announcement.isEmpty else { return "" }
    let rules = entry.announcement.parts.runs(by: \.rule.rawValue).map { parts -> HTMLText in
      let rule = entry.profile.rule(parts[0].rule)
      let words = parts.map { part -> HTMLText in
        let from = part.origin.isEmpty ? "" : ", from \(part.origin)"
        return "“\(language.marked(part.text))” is the \(part.kind.rawValue)\(from)"
      }
      return """
        <li>\(words.joined(separator: "; ")). \(rule?.sentence ?? "") \
        <span class="source">\(parts[0].rule.rawValue); \(rule?.source ?? "")</span></li>

        """
    }
    return """
      <details>
      <summary>Why these words\(Self.subject(of: entry, in: language))</summary>
      <ul>
      \(rules.joined())</ul>
      </details>

      """
  }

  /// Distinguishes controls with equal labels.
  private static func subject(
    of entry: ScreenPreview.Entry, in language: PageLanguage
  ) -> HTMLText {
    let text = entry.announcement.caption.text
    let state = entry.isCurrent ? "" : ", when \(entry.state)"
    return "<span class=\"hidden\"> for \(language.inEnglish("“\(text)”\(state)"))</span>"
  }

  private func attributes(of entry: ScreenPreview.Entry, in language: PageLanguage) -> HTMLText {
    guard details.hasAttributes else { return "" }
    let rows = entry.attributeSheet.rows
    guard !rows.isEmpty else { return "" }
    let items = rows.map { row -> HTMLText in
      """
      <dt><code>\(row.attribute)</code></dt>
      <dd>\(language.inEnglish(row.value)) <code>\(row.spelling)</code></dd>

      """
    }
    return """
      <details>
      <summary>Attributes in code\(Self.subject(of: entry, in: language))</summary>
      <dl>
      \(items.joined())</dl>
      </details>

      """
  }
}
