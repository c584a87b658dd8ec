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
    let profileNotes: [HTMLText] = ProfileNotes(screens).lines()
    return Page(
      title: screens.count == 1
        ? PageTitle(screens[0].screen.title, in: screens[0].language, ": findings")
        : PageTitle("Findings"),
      header: header, verdict: FindingVerdict(findings.map(\.severity)),
      lead: FindingList.worst(of: panels.flatMap(\.panel.lines), onOneScreen: isOne),
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
      ] + profileNotes,
      explanations: explanations.content(in: screens.first?.language ?? .ofPage)
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

  /// If `panels` is nil, the findings have their own drawing; otherwise, they link to panels whose
  /// anchors begin with `panels`.
  init(
    of findings: [DesignFinding], in screenful: PreviewedScreen?, prefix: String,
    panels: String? = nil, _ explanations: inout Explanations
  ) {
    let anchors =
      panels.map { ReaderPanels.anchors(in: $0, at: 0) } ?? Phone.Anchors(prefix: prefix)
    let profile = screenful?.entries.profiles.first
    let language = screenful?.language ?? .ofPage
    outline = screenful.map { screenful in
      ScreenOutline(
        of: screenful.screen,
        entries: screenful.entries.filter {
          $0.profile.id == profile?.id && (panels != nil || $0.isCurrent)
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
    let ofReaders = StopsOfReaders(in: screenful, panels: panels)
    let readers = Set(screenful?.entries.profiles.map(\.platform) ?? [])
    var lines: [FindingLine] = []
    for (index, finding) in findings.enumerated() {
      let (kind, component) = (finding.kind, components[index])
      let stop = component.flatMap { firsts[$0.id] }
      var anchor = "\(prefix)-finding-\(index + 1)"
      if panels == nil, let stop, linked.insert(stop.index).inserted {
        anchor = anchors.said(stop.index)
      }
      let expecting = component.flatMap { ofReaders.stop(of: $0, in: finding) }
      let link: HTMLText? = (expecting ?? stop.map { ($0, anchors) }).map { stop, anchors in
        let target = panels == nil ? anchors.drawn(stop.index) : anchors.said(stop.index)
        let name = readers.count > 1 ? "\(stop.entry.profile.platform.readerName) stop" : "Stop"
        return "<a href=#\(target)>\(name) \(stop.label ?? "")</a>, "
      }
      let fragment = component.flatMap { component in
        screenful?.source.flatMap { FixedFragment(of: component, fixing: finding, in: $0) }
      }
      let own = fragment.map { fragment -> HTMLText in
        "<p>After the fix:</p><pre><code>\(fragment.text)</code></pre>"
      }
      let isNote = finding.severity == .note
      let explanation = explanations.link(
        isNote ? "More about it" : "How to fix it", to: kind, in: screenful)
      let ending = "; \(kind.mend)"
      let isFixed = finding.message.hasSuffix(ending)
      let origin = kind.origin(isLinked: false)
      let cause: HTMLText = origin.isEmpty ? "" : "<p>\(origin)</p>"
      lines.append(
        FindingLine(
          anchor: anchor, severity: finding.severity, kind: kind.id,
          subject: component.map(Self.name) ?? "", problem: kind.meaning,
          title: isFixed ? String(finding.message.dropLast(ending.count)) : finding.message,
          citesStandard: kind.criterion != nil,
          group: kind == .expectation && isNote ? Self.differentReadings : nil, fix: kind.mend,
          details: """
            \(cause)\(own ?? "")\(explanation)\
            <p class=source>\(link ?? "")<code>\(kind.id)</code>, <code>\(finding.location)</code></p>
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

  private static let differentReadings = "Guidelines and device differ in wording"

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

private struct StopsOfReaders {
  private var readers: [(profile: Profile, outline: ScreenOutline, anchors: Phone.Anchors)] = []

  init(in screenful: PreviewedScreen?, panels: String?) {
    guard let screenful, let panels else { return }
    readers = screenful.entries.profiles.enumerated().map { index, profile in
      let entries = screenful.entries.filter { $0.profile.id == profile.id }
      return (
        profile, ScreenOutline(of: screenful.screen, entries: entries),
        ReaderPanels.anchors(in: panels, at: index)
      )
    }
  }

  func stop(
    of component: any Component, in finding: DesignFinding
  ) -> (ScreenOutline.Stop, Phone.Anchors)? {
    let expectation = component.common.expectations.first { $0.location == finding.location }
    let reader = readers.first { reader in
      expectation.map {
        [reader.profile.id, reader.profile.platform.rawValue].contains($0.profile)
      } ?? (reader.profile.platform == finding.platform)
    }
    guard let reader else { return nil }
    let own = reader.outline.stops.filter {
      $0.number != nil && $0.entry.component.id == component.id
    }
    let stop = own.first { stop in
      stop.entries.contains { entry in
        expectation?.stop.map { $0 == entry.stop } ?? entry.isCurrent
      }
    }
    return stop.map { ($0, reader.anchors) }
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
      return own.file == place.file && own.column <= place.column
        && (own.line, own.column) <= (place.line, place.column)
    }
  }
}
