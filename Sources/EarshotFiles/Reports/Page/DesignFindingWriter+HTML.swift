import Earshot
import EarshotOutput

extension DesignFindingWriter {
  func page(_ findings: [DesignFinding], of screens: [PreviewedScreen]) -> Document {
    let known = Set(screens.map(\.screen.location.file))
    let others = findings.filter { !known.contains($0.location.file) }
    var panels: [(title: PageTitle, panel: FindingsPanel)] = screens.enumerated().map {
      index, screenful in
      let own = findings.filter { $0.location.file == screenful.screen.location.file }
      return (
        PageTitle(screenful.screen.title, in: screenful.language),
        FindingsPanel(of: own, in: screenful, prefix: "s\(index + 1)")
      )
    }
    if !others.isEmpty {
      panels.append((PageTitle("Findings"), FindingsPanel(of: others, in: nil, prefix: "o")))
    }
    return Page(
      title: screens.count == 1
        ? PageTitle(screens[0].screen.title, in: screens[0].language, ": findings")
        : PageTitle("Findings"),
      verdict: FindingVerdict(findings.map(\.severity)),
      worst: FindingList.worst(of: panels.flatMap(\.panel.lines)),
      sections: panels.enumerated().map { index, one in
        Page.Section(
          anchor: "screen-\(index + 1)", title: one.title, content: one.panel.drawnContent)
      },
      about: [
        "The findings of the design. Numbers link the drawing and the findings. "
          + "In the drawing, × is an error, ! a warning and i a note."
      ]
    ).document
  }
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
  private let screen: Screen?
  private let outline: ScreenOutline?
  private let reader: String
  private let language: PageLanguage
  private let prefix: String
  private let stops: Wireframe.Anchors
  private let hasDrawing: Bool

  /// If `stops` is nil, the findings link to the panel's drawing; otherwise, to the first reader's
  /// announcements.
  init(
    of findings: [DesignFinding], in screenful: PreviewedScreen?, prefix: String,
    stops: Wireframe.Anchors? = nil
  ) {
    self.findings = findings
    self.prefix = prefix
    self.stops = stops ?? Wireframe.Anchors(prefix: prefix)
    hasDrawing = stops == nil
    let profile = screenful?.entries.profiles.first
    screen = screenful?.screen
    outline = screenful.map { screenful in
      ScreenOutline(
        of: screenful.screen,
        entries: screenful.entries.filter {
          $0.profile.id == profile?.id && (stops != nil || $0.isCurrent)
        })
    }
    reader = profile?.title ?? ""
    language = screenful?.language ?? .ofPage
  }

  var lines: [FindingLine] {
    let firsts = firstStops
    var linked: Set<Int> = []
    return findings.enumerated().map { index, finding in
      let component = component(of: finding)
      let stop = component.flatMap { firsts[$0.id] }
      var anchor = "\(prefix)-finding-\(index + 1)"
      if hasDrawing, let stop, linked.insert(stop.index).inserted {
        anchor = stops.said(stop.index)
      }
      return FindingLine(
        anchor: anchor, severity: finding.severity, kind: finding.kind.id,
        subject: component.map(Self.name) ?? "", problem: finding.kind.meaning,
        fix: finding.kind.mend, details: details(of: finding, at: stop), language: language)
    }
  }

  var drawnContent: HTMLText {
    guard !findings.isEmpty else { return "" }
    return """
      <div class="reader columns">
      <div class="said">
      \(FindingList(lines).content)</div>
      \(drawing)</div>

      """
  }

  var severities: [String: Finding.Severity] {
    findings.reduce(into: [:]) { severities, finding in
      guard let id = component(of: finding)?.id else { return }
      severities[id] = max(severities[id] ?? .note, finding.severity)
    }
  }

  var wireframe: Wireframe? {
    guard let outline else { return nil }
    let severities = severities
    let firsts = Set(firstStops.values.map(\.index))
    let items = outline.drawing { stop, drawn in
      drawn.severity = severities[stop.entry.component.id]
      drawn.isLinked = firsts.contains(stop.index)
    }
    return Wireframe(
      items, label: "Stops in swipe order, \(reader)", in: language, anchors: stops)
  }

  private var drawing: HTMLText {
    guard let wireframe else { return "" }
    return """
      <figure>
      \(wireframe.svg)
      <figcaption>Stops in swipe order</figcaption>
      </figure>

      """
  }

  private func component(of finding: DesignFinding) -> (any Component)? {
    screen?.component(at: finding.location)
  }

  private static func name(of component: any Component) -> String {
    component.common.label.isEmpty ? component.kind.name : component.common.label
  }

  private var firstStops: [String: ScreenOutline.Stop] {
    let ids = Set(severities.keys)
    return (outline?.stops ?? []).reduce(into: [:]) { firsts, stop in
      let id = stop.entry.component.id
      guard stop.number != nil, ids.contains(id), firsts[id] == nil else { return }
      firsts[id] = stop
    }
  }

  private func details(of finding: DesignFinding, at stop: ScreenOutline.Stop?) -> HTMLText {
    let kind = finding.kind
    var text: HTMLText = "<p>\(language.inEnglish(finding.message))</p>\n"
    if let affects = kind.affects, let standard = kind.standard {
      text += "<p>\(standard). It affects \(affects).</p>\n"
    }
    let link: HTMLText? = stop.map { stop in
      let anchor = hasDrawing ? stops.drawn(stop.index) : stops.said(stop.index)
      return "<a href=\"#\(anchor)\">Stop \(stop.number ?? 0)</a>, "
    }
    return text
      + "<p class=\"source\">\(link ?? "")<code>\(kind.id)</code>, <code>\(finding.location)</code></p>\n"
  }
}

extension Escaped<HTML> {
  static func severity(_ severity: Finding.Severity) -> HTMLText {
    "<span class=\"severity \(severity.rawValue)\">\(severity.urgency):</span>"
  }
}

extension Screen {
  fileprivate func component(at place: SourceLocation) -> (any Component)? {
    allComponents.last { component in
      let own = component.common.location
      // The keys of a component are indented at least as far as the component; the keys of its
      // container are indented less.
      return own.file == place.file && own.column <= place.column
        && (own.line, own.column) <= (place.line, place.column)
    }
  }
}
