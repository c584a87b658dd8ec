import Earshot
import EarshotOutput

extension DesignFindingWriter {
  func page(
    _ findings: [DesignFinding], of screens: [PreviewedScreen], _ header: PageHeader
  ) -> Document {
    let known = Set(screens.map(\.screen.location.file))
    let others = findings.filter { !known.contains($0.location.file) }
    var explanations = Explanations(header)
    let isOne = screens.count == 1 && others.isEmpty
    var panels: [(title: PageTitle, panel: FindingsPanel)] = screens.enumerated().map {
      index, screenful in
      let own = findings.filter { $0.location.file == screenful.screen.location.file }
      return (
        PageTitle(screenful.screen.title, in: screenful.language),
        FindingsPanel(
          of: own, in: screenful, prefix: isOne ? "f" : "f\(index + 1)", &explanations)
      )
    }
    if !others.isEmpty {
      let panel = FindingsPanel(of: others, in: nil, prefix: "f", &explanations)
      panels.append((PageTitle("Design files"), panel))
    }
    return Page(
      title: screens.count == 1
        ? PageTitle(screens[0].screen.title, in: screens[0].language, ": findings")
        : PageTitle("Findings"),
      header: header, verdict: FindingVerdict(findings.map(\.severity)),
      lead: FindingList.worst(of: panels.flatMap(\.panel.lines)),
      chapters: panels.enumerated().map { index, one in
        Page.Chapter(
          anchor: "screen-\(index + 1)", title: one.title,
          sections: [
            Page.Section(
              anchor: isOne ? "findings" : "findings-\(index + 1)", title: PageTitle("Findings"),
              content: FindingList(one.panel.lines).content)
          ], drawings: one.panel.drawing)
      },
      about: [
        "Findings of the design: × must be fixed, ! should be fixed, i is a note. "
          + "Numbers are the order of swipes."
      ], explanations: explanations.content(in: screens.first?.language ?? .ofPage)
    ).document
  }
}

struct FindingsPanel {
  let lines: [FindingLine]
  private(set) var severities: [String: Finding.Severity] = [:]
  private let outline: ScreenOutline?
  private var linked: Set<Int> = []
  private let language: PageLanguage
  private let anchors: Phone.Anchors
  private let reader: String

  /// If `stops` is nil, the panel has a drawing; otherwise, the findings link to announcements on
  /// the page.
  init(
    of findings: [DesignFinding], in screenful: PreviewedScreen?, prefix: String,
    stops: Phone.Anchors? = nil, _ explanations: inout Explanations
  ) {
    let anchors = stops ?? Phone.Anchors(prefix: prefix)
    let profile = screenful?.entries.profiles.first
    let language = screenful?.language ?? .ofPage
    outline = screenful.map { screenful in
      ScreenOutline(
        of: screenful.screen,
        entries: screenful.entries.filter {
          $0.profile.id == profile?.id && (stops != nil || $0.isCurrent)
        })
    }
    self.anchors = anchors
    self.language = language
    reader = profile?.title ?? ""
    let components = findings.map { screenful?.screen.component(at: $0.location) }
    for (finding, component) in zip(findings, components) {
      guard let id = component?.id else { continue }
      severities[id] = max(severities[id] ?? .note, finding.severity)
    }
    let firsts = Self.firstStops(in: outline, of: Set(severities.keys))
    var lines: [FindingLine] = []
    for (index, finding) in findings.enumerated() {
      let (kind, component) = (finding.kind, components[index])
      let stop = component.flatMap { firsts[$0.id] }
      var anchor = "\(prefix)-finding-\(index + 1)"
      // The drawing of a stop links to the stop's first finding.
      if stops == nil, let stop, linked.insert(stop.index).inserted {
        anchor = anchors.said(stop.index)
      }
      let link: HTMLText? = stop.map { stop in
        let target = stops == nil ? anchors.drawn(stop.index) : anchors.said(stop.index)
        return "<a href=\"#\(target)\">Stop \(stop.number ?? 0)</a>, "
      }
      let fragment = component.flatMap { component in
        screenful?.source.flatMap { FixedFragment(of: component, fixing: finding, in: $0) }
      }
      let own = fragment.map { fragment -> HTMLText in
        "<p>After the fix:</p>\n<pre><code>\(fragment.text)</code></pre>\n"
      }
      let explanation = explanations.link(to: kind, of: "finding \(index + 1)", in: screenful)
      lines.append(
        FindingLine(
          anchor: anchor, severity: finding.severity, kind: kind.id,
          subject: component.map(Self.name) ?? "", problem: kind.meaning, fix: kind.mend,
          details: """
            <p>\(language.inEnglish(finding.message))</p>
            <p>\(kind.origin)</p>
            \(own ?? "")\(explanation)
            <p class="source">\(link ?? "")<code>\(kind.id)</code>, <code>\(finding.location)</code></p>

            """, language: language))
    }
    self.lines = lines
  }

  var drawing: HTMLText {
    guard let outline else { return "" }
    return Phone(
      items: outline.sketch(severities), anchors: anchors, language: language, linked: linked
    ).figure(caption: "Stops in swipe order, \(reader)")
  }

  private static func name(of component: any Component) -> String {
    component.common.label.isEmpty ? component.kind.name : component.common.label
  }

  private static func firstStops(
    in outline: ScreenOutline?, of ids: Set<String>
  ) -> [String: ScreenOutline.Stop] {
    (outline?.stops ?? []).reduce(into: [:]) { firsts, stop in
      let id = stop.entry.component.id
      guard stop.number != nil, ids.contains(id), firsts[id] == nil else { return }
      firsts[id] = stop
    }
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
      // A component's keys are indented at least as far as the component; its container's keys are
      // indented less.
      return own.file == place.file && own.column <= place.column
        && (own.line, own.column) <= (place.line, place.column)
    }
  }
}
