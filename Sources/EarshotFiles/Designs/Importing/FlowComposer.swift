internal import Earshot

struct FlowComposer {
  private var flow: ImportedFlow
  private(set) var notes: [Capture.Note]

  init(_ flow: ImportedFlow) {
    self.flow = flow
    notes = flow.notes
  }

  mutating func composed() -> [(capture: Int, found: [ImportedComponent])] {
    var composed: [(capture: Int, found: [ImportedComponent])] = []
    for page in flow.pages.dropFirst() where !becomesOptions(page) {
      guard let first = page.runs.first else { continue }
      let container = container(of: page)
      if !page.isOpened {
        notes.append(
          .init(
            "the dumps do not show which component opens the \(container.kind) '\(page.id)'; add 'opens: \(page.id)' "
              + "to that component", at: container.location))
      }
      composed.append((first.capture, [container]))
    }
    return (flow.pages.first.map(screen) ?? []) + composed
  }

  private func screen(
    of page: ImportedFlow.Page
  ) -> [(capture: Int, found: [ImportedComponent])] {
    guard let first = page.runs.first, flow.captures[first.capture].modal != nil else {
      return components(of: page)
    }
    return [(first.capture, [container(of: page)])]
  }

  private func components(
    of page: ImportedFlow.Page
  ) -> [(capture: Int, found: [ImportedComponent])] {
    page.runs.map { run in
      let capture = flow.captures[run.capture]
      return (run.capture, Array(capture.found[run.stops]).grouped(by: capture.judge))
    }
  }

  private func container(of page: ImportedFlow.Page) -> ImportedComponent {
    let runs = page.runs
    let capture = flow.captures[runs[0].capture]
    let found = Array(capture.found[runs[0].stops])
    let later = components(of: page).dropFirst().flatMap(\.found)
    let apart = capture.judge.difference(ofEach: found)
    for form in OverlayForm.allCases where form != .alert || capture.modal != .sheet {
      guard var container = form.container(of: found, id: page.id, by: capture.judge) else {
        continue
      }
      (container.stops, container.frame) = (found.stops, found.frame)
      let difference = capture.judge.difference(
        of: container.screen, from: container.stops, countsHints: false)
      guard form == .bare || difference.map({ $0 <= apart }) == true else { continue }
      guard !later.isEmpty else { return container }
      guard case .list(let items)? = container["components"] else { continue }
      container["components"] = .list(items + later.map { .map($0.written) })
      container.stops = 0..<0
      return container
    }
    return found[0]
  }

  private mutating func becomesOptions(_ page: ImportedFlow.Page) -> Bool {
    guard page.runs.count == 1, let run = page.runs.first else { return false }
    let capture = flow.captures[run.capture]
    let found = capture.found[run.stops]
    let labels = found.compactMap { $0.text("label") }
    let dropdowns = flow.pages.first?.stops.filter { place in
      flow[place].kind == "dropdown" && flow[place].text("value").map(labels.contains) == true
    }
    guard let place = dropdowns?.first, dropdowns?.count == 1, labels.count == found.count,
      Set(labels).count == labels.count
    else { return false }
    var dropdown = flow[place]
    let isRadio = found.contains { $0.kind == "radio-button" }
    dropdown["options"] = .list(
      zip(found, labels).map { option(of: $0, named: $1, isRadio: isRadio) })
    guard capture.judge.isSameWhenOpen(dropdown.screen, as: run.stops) else { return false }
    flow[place] = dropdown
    return true
  }

  private func option(
    of row: ImportedComponent, named label: String, isRadio: Bool
  ) -> DesignValue {
    guard isRadio else { return .text(label) }
    var option: [DesignValue.Entry] = [
      .init("label", .text(label)), .init("role", .text(Choice.Role.radio.rawValue)),
    ]
    for platform in Platform.allCases.map(\.rawValue) {
      if let exposed = row[platform] { option.append(.init(platform, exposed)) }
    }
    return .map(option)
  }
}

private enum OverlayForm: CaseIterable {
  case alert
  case closeAndTitle
  case title
  case bare

  func container(
    of found: [ImportedComponent], id: String, by judge: ImportJudge
  ) -> ImportedComponent? {
    switch self {
    case .alert: found.alert(id: id)
    case .closeAndTitle: sheet(of: found, titleAt: 1, id: id, by: judge)
    case .title: sheet(of: found, titleAt: 0, id: id, by: judge)
    case .bare: sheet(of: found, titleAt: nil, id: id, by: judge)
    }
  }

  private func sheet(
    of found: [ImportedComponent], titleAt title: Int?, id: String, by judge: ImportJudge
  ) -> ImportedComponent? {
    var sheet = found[0].empty(of: "sheet")
    sheet.set("id", id)
    if let title {
      guard found.indices.contains(title), ["heading", "text"].contains(found[title].kind),
        found[...title].allSatisfy(\.isPlain)
      else { return nil }
      sheet.set("label", found[title].text("label"))
    }
    if title == 1 { sheet["close"] = .flag(true) }
    let rest = Array(found.dropFirst(title.map { $0 + 1 } ?? 0)).grouped(by: judge)
    sheet["components"] = .list(rest.map { .map($0.written) })
    return sheet
  }
}
