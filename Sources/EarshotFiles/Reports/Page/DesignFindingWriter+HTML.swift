import Earshot
import EarshotOutput

extension DesignFindingWriter {
  func page(_ findings: [DesignFinding], of screens: [PreviewedScreen]) -> Document {
    let known = Set(screens.map(\.screen.location.file))
    let others = findings.filter { !known.contains($0.location.file) }
    var sections = screens.enumerated().map { index, screenful in
      Page.Section(
        anchor: "screen-\(index + 1)",
        title: PageTitle(screenful.screen.title, in: screenful.language),
        content: FindingsPanel(
          of: findings.filter { $0.location.file == screenful.screen.location.file }, in: screenful,
          prefix: "s\(index + 1)"
        ).content)
    }
    if !others.isEmpty {
      sections.append(
        Page.Section(
          anchor: "others", title: PageTitle("Findings"),
          content: FindingsPanel(of: others, in: nil, prefix: "o").content))
    }
    return Page(
      title: screens.count == 1
        ? PageTitle(screens[0].screen.title, in: screens[0].language, ": findings")
        : PageTitle("Findings"),
      introduction: [
        "\(findings.summary), found in the design.",
        "Numbers link the drawing and the findings.",
      ], sections: sections
    ).document
  }
}

extension [DesignFinding] {
  var summary: String { map(\.severity).summary }
}

extension [Finding.Severity] {
  var summary: String {
    [Finding.Severity.error, .warning, .note].map { severity in
      let count = count { $0 == severity }
      return "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }.joined(separator: ", ")
  }
}

struct FindingsPanel {
  private let findings: [DesignFinding]
  /// By component id; nil for the screen's findings.
  private let ofComponents: [String?: [DesignFinding]]
  private let outline: ScreenOutline?
  private let reader: String
  private let language: PageLanguage
  private let anchors: Wireframe.Anchors

  init(of findings: [DesignFinding], in screenful: PreviewedScreen?, prefix: String) {
    self.findings = findings
    let profile = screenful?.entries.profiles.first
    outline = screenful.map { screenful in
      ScreenOutline(
        of: screenful.screen,
        entries: screenful.entries.filter { $0.profile.id == profile?.id && $0.isCurrent })
    }
    let drawn = Set(outline?.stops.filter { $0.number != nil }.map(\.entry.component.id) ?? [])
    ofComponents = Dictionary(grouping: findings) { finding in
      screenful?.screen.component(at: finding.location).flatMap {
        drawn.contains($0.id) ? $0.id : nil
      }
    }
    reader = profile?.title ?? ""
    language = screenful?.language ?? .ofPage
    anchors = Wireframe.Anchors(prefix: prefix)
  }

  var content: HTMLText {
    guard !findings.isEmpty else { return "<p class=\"counts\">No findings.</p>\n" }
    return """
      <p class="counts">\(findings.summary)</p>
      <div class="reader columns">
      \(drawing)<div class="said">
      <ol class="stops" data-filters="Findings">
      \(items.joined())</ol>
      </div>
      </div>

      """
  }

  var wireframe: Wireframe? {
    guard let outline else { return nil }
    let firsts = Set(firstStops.map(\.index))
    let items = outline.drawing { stop, drawn in
      drawn.severity = ofComponents[stop.entry.component.id]?.map(\.severity).max()
      drawn.isLinked = firsts.contains(stop.index)
    }
    return Wireframe(
      items, label: "Stops in swipe order, \(reader)", in: language, anchors: anchors)
  }

  private var drawing: HTMLText {
    guard let wireframe else { return "" }
    return """
      <figure>
      \(wireframe.svg)
      <figcaption>Stops in swipe order; those with findings are marked: × error, ! warning, i note</figcaption>
      </figure>

      """
  }

  private var firstStops: [ScreenOutline.Stop] {
    var seen: Set<String> = []
    return (outline?.stops ?? []).filter { stop in
      let id = stop.entry.component.id
      return stop.number != nil && ofComponents[id] != nil && seen.insert(id).inserted
    }
  }

  private var items: [HTMLText] {
    let general = ofComponents[nil].map { [item($0, subject: outline == nil ? "" : "The screen")] }
    return (general ?? [])
      + firstStops.map { stop in
        let component = stop.entry.component
        let subject =
          component.common.label.isEmpty
          ? component.kind.name : "\(component.kind) “\(component.common.label)”"
        return item(ofComponents[component.id] ?? [], subject: subject, at: stop)
      }
  }

  private func item(
    _ findings: [DesignFinding], subject: String, at stop: ScreenOutline.Stop? = nil
  ) -> HTMLText {
    var anchor: HTMLText = ""
    var mark: HTMLText = ""
    var place: HTMLText = ""
    if let stop, let number = stop.number {
      anchor = " id=\"\(anchors.said(stop.index))\" value=\"\(number)\""
      mark = "\(.number(of: stop, anchors))\n"
      place = stop.place.map { "<p class=\"place\">in the \(language.inEnglish($0))</p>\n" } ?? ""
    }
    let title: HTMLText =
      subject.isEmpty ? "" : "<p class=\"announcement\">\(language.inEnglish(subject))</p>\n"
    let lines = findings.map { finding -> HTMLText in
      """
      <li>\(.severity(finding.severity)) \(language.inEnglish(finding.message)) <code>\(finding.kind.id)</code> \
      <span class="source">\(finding.kind.meaning)</span> <code>\(finding.location)</code></li>

      """
    }
    return """
      <li class="stop"\(anchor) data-severity="\(findings.map(\.severity).max()?.rawValue ?? "none")" \
      data-kind="\(Set(findings.map(\.kind.id)).sorted().joined(separator: " "))">\(mark)\(title)\(place)\
      <ul class="findings">
      \(lines.joined())</ul>
      </li>

      """
  }
}

extension Escaped<HTML> {
  static func severity(_ severity: Finding.Severity) -> HTMLText {
    "<span class=\"severity \(severity.rawValue)\">\(severity.rawValue):</span>"
  }
}

extension Screen {
  fileprivate func component(at place: SourceLocation) -> (any Component)? {
    allComponents.last { component in
      let own = component.common.location
      // A component's keys must be indented at least as far as it, but its container's keys less.
      return own.file == place.file && own.column <= place.column
        && (own.line, own.column) <= (place.line, place.column)
    }
  }
}
