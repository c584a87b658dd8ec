package import Earshot
package import EarshotOutput
import EarshotProfiles

package struct DesignImport {
  static let maximumCount = 20_000

  private var title: String
  private let locale: String
  private let platform: Platform?
  package var hasFrames = false
  private var knowledge: ImportKnowledge
  private var components: [ImportedComponent] = []
  private var toolkit: Toolkit?
  private var sources: [String] = []
  private var limits: [String] = []
  private var platforms: Set<Platform> = []
  package private(set) var notes: [Capture.Note] = []
  package private(set) var stopCount = 0
  package private(set) var otherwiseCount = 0

  /// Creates an import; if `platform` is not nil, expectations for the other platform are skipped.
  package init(
    title: String, locale: String, platform: Platform? = nil, kinds: ComponentKinds = .builtIn
  ) {
    self.init(title: title, locale: locale, platform: platform, kinds: kinds) {
      BuiltIn.checkReader(for: $0, locale: locale)
    }
  }

  package init(
    title: String, locale: String, platform: Platform? = nil, kinds: ComponentKinds = .builtIn,
    speaker: @escaping (Profile) -> DesignChecker.Reader
  ) {
    knowledge = ImportKnowledge(of: RecognizedKinds(in: kinds), speaker: speaker)
    self.title = title
    self.locale = locale
    self.platform = platform
  }

  package func emptied(titled title: String) -> DesignImport {
    var design = self
    design.title = title
    (design.components, design.toolkit) = ([], nil)
    (design.sources, design.limits, design.notes) = ([], [], [])
    design.platforms = []
    (design.stopCount, design.otherwiseCount) = (0, 0)
    return design
  }

  package mutating func add(_ capture: Capture, from file: String) throws(InputError) {
    try add([(capture, file)])
  }

  /// Adds a flow: a screen and its overlays on each platform.
  ///
  /// - Throws: `InputError` if a file contains announcements, or if there are too many stops.
  package mutating func add(_ flow: [(capture: Capture, file: String)]) throws(InputError) {
    var count = components.count
    for (capture, file) in flow {
      count += capture.mostStops
      guard count <= Self.maximumCount else {
        throw InputError(
          "'\(file)' has too many stops: a design of \(count) components exceeds the limit, "
            + "which is \(Self.maximumCount)"
        )
      }
      if case .heard = capture.content {
        throw InputError(
          "'\(file)' (\(capture.format.title)) contains announcements, but import takes UI dumps and "
            + "expectations; compare it with 'earshot diff'")
      }
    }
    var dumps: [Platform: [ImportedCapture]] = [:]
    for (capture, file) in flow {
      sources.append("\(file) (\(capture.format.title))")
      notes += capture.notes
      var losses = NoteCollector()
      switch capture.content {
      case .talkBack(let screen):
        platforms.insert(.talkBack)
        dumps[.talkBack, default: []].append(read(screen, of: capture, in: file, &losses))
      case .voiceOver(let screen):
        platforms.insert(.voiceOver)
        dumps[.voiceOver, default: []].append(read(screen, of: capture, in: file, &losses))
      case .expected(let expected):
        platforms.formUnion(platform.map { [$0] } ?? Platform.allCases)
        let first = components.count
        add(expected, &losses)
        tellSource(file, at: first)
      case .heard: break
      }
      notes += losses.notes
      for sentence in capture.limits.map(\.absence) where !limits.contains(sentence) {
        limits.append(sentence)
      }
    }
    for platform in Platform.allCases {
      if let captures = dumps[platform] { add(captures) }
    }
  }

  private mutating func tellSource(_ file: String, at first: Int) {
    guard first > 0, components.count > first else { return }
    components[first].comments.insert("from \(file)", at: 0)
  }

  package var document: Document { Document(yaml: yaml) }

  package var readers: [Profile] {
    Platform.allCases.filter(platforms.contains).compactMap { BuiltIn.newest(of: .device, on: $0) }
  }

  package var yaml: String {
    var writer = DesignWriter()
    for source in sources { writer.comment("Imported from \(source).") }
    let remarks = limits + notes.map { "\($0.location): \($0.message)" } + otherwise
    if !remarks.isEmpty {
      writer.comment(
        "Facts that the file does not contain, or that have no key in designs:")
    }
    for remark in remarks { writer.comment("- \(remark)") }
    writer.entry("screen", title)
    if locale != "en" { writer.entry("locale", locale) }
    if let toolkit, toolkit != .compose { writer.entry("toolkit", toolkit.rawValue) }
    writer.list("components", isEmpty: components.isEmpty)
    for component in withOwnIDs {
      for comment in component.comments { writer.comment(comment, indentation: 2) }
      writer.component(component.written)
    }
    return writer.text
  }

  private var otherwise: [String] {
    guard otherwiseCount > 0 else { return [] }
    return [
      "\(otherwiseCount) of \(stopCount) stops are announced differently than in the dump; each has a comment"
    ]
  }

  package var remarks: [String] {
    limits.map { "note: \($0)" } + notes.map { "\($0.location): warning: \($0.message)" }
      + otherwise.map { "note: \($0)" }
  }

  private var withOwnIDs: [ImportedComponent] {
    var ids = ImportedIDs(wanted: components.flatMap(\.entries))
    return components.map { component in
      var component = component
      ids.settle(&component.entries)
      return component
    }
  }
}

private struct ImportedIDs {
  private var taken: Set<String> = []
  private var next: [String: Int] = [:]

  init(wanted entries: [DesignValue.Entry]) { for id in entries.ids { next[id] = 1 } }

  mutating func settle(_ entries: inout [DesignValue.Entry]) {
    for index in entries.indices {
      switch (entries[index].key, entries[index].value) {
      case ("id", .text(let wanted)): entries[index].value = .text(unique(wanted))
      case ("components", .list(let items)):
        entries[index].value = .list(
          items.map { item in
            var inner = item.entries ?? []
            settle(&inner)
            return .map(inner)
          })
      default: break
      }
    }
  }

  private mutating func unique(_ wanted: String) -> String {
    var id = wanted
    while !taken.insert(id).inserted || id != wanted && next[id] != nil {
      next[wanted, default: 1] += 1
      id = "\(wanted)-\(next[wanted] ?? 2)"
    }
    return id
  }
}

extension DesignImport {
  private mutating func read(
    _ screen: CapturedTree, of capture: Capture, in file: String, _ losses: inout NoteCollector
  ) -> ImportedCapture {
    let toolkit = capture.toolkit ?? .views
    self.toolkit = toolkit
    let judge = ImportJudge(of: capture, on: .talkBack, by: &knowledge)
    let stops = TalkBackReadingOrder(screen.tree).stops
    let all = Set(stops)
    let found = stops.enumerated().map { stop, index in
      var component = ImportedComponent.best(
        of: index, in: screen.tree, besides: all, toolkit: toolkit,
        at: screen.places.location(of: index), stop: stop, by: judge, losses: &losses)
      component.frame = screen.tree[index].bounds?.frame
      return component
    }
    let window = screen.tree.nodes.compactMap(\.bounds?.frame).max { $0.area < $1.area }
    let area = window?.area
    let small = found.compactMap(\.frame).filter { $0.area < (area ?? 0) / 3 }
    return ImportedCapture(
      file: file, found: found, judge: judge, focused: stops.firstIndex { screen.tree[$0].focused },
      area: area, span: small.around?.area, window: window)
  }

  private mutating func read(
    _ screen: CapturedScreen, of capture: Capture, in file: String, _ losses: inout NoteCollector
  ) -> ImportedCapture {
    let judge = ImportJudge(of: capture, on: .voiceOver, by: &knowledge)
    var found: [ImportedComponent] = []
    var title: String?
    let elements = screen.elements.filter { !$0.isOfGuidelines && !$0.isUncertain }
    for (stop, captured) in elements.enumerated() {
      var component = ImportedComponent(
        of: captured, at: screen.places.location(of: captured.node), stop: stop, by: judge,
        losses: &losses)
      if captured.screen != title, let name = captured.screen {
        component.comments.append("screen: \(name)")
      }
      component.frame = captured.frame
      title = captured.screen
      if let announcement = captured.announcement {
        pin(announcement, of: .voiceOver, to: &component)
      }
      found.append(component)
    }
    if screen.modal == .alert, elements.first?.element.traits.contains(.alert) == true {
      found.tellAlert(with: screen.elements.first { $0.isOfGuidelines }?.element.label)
    }
    return ImportedCapture(
      file: file, found: found, judge: judge, focused: nil, area: nil, span: nil,
      modal: screen.modal, window: screen.window)
  }

  private mutating func add(_ captures: [ImportedCapture]) {
    let captures = hasFrames ? captures.withFittingFrames : captures.withoutFrames
    let found = captures.flatMap(\.found)
    if hasFrames, let first = found.first, found.frame == nil {
      notes.append(.init("the file has no rectangles for frames", at: first.location))
    }
    stopCount += captures.reduce(0) { $0 + $1.found.count }
    let ids = Set(components.flatMap(\.entries.ids))
    var composer = FlowComposer(ImportedFlow(of: captures, besides: ids))
    for (capture, found) in composer.composed() {
      let first = components.count
      for var component in found {
        for stop in captures[capture].judge.differing(component) {
          otherwiseCount += 1
          let words = captures[capture].judge.said(at: stop).words
          component.comments.append("the dump: \(words.isEmpty ? "(says nothing)" : words)")
        }
        components.append(component)
      }
      tellSource(captures[capture].file, at: first)
    }
    notes += composer.notes
  }

  private mutating func pin(
    _ announcement: String, of platform: Platform, to component: inout ImportedComponent
  ) {
    guard let made = component.component else { return }
    for speaker in knowledge.pinnableSpeakers(on: platform) {
      let profile = speaker.profile
      let entry = speaker.preview.entries(of: made, states: .current).first
      guard let entry, entry.announcement.wordings.contains(announcement) else { continue }
      let name = profile.family == .documented ? platform.rawValue : profile.id
      var pins = component["expect"]?.entries ?? []
      guard !pins.contains(where: { $0.key == name }) else { return }
      pins.append(.init(name, .text(announcement)))
      component["expect"] = .map(pins)
      return
    }
    component.comments.append("expected of \(platform.readerName): \(announcement)")
  }
}

extension DesignImport {
  private mutating func add(_ expected: [ExpectedAnnouncement], _ losses: inout NoteCollector) {
    for group in groups(of: expected, &losses) {
      guard let first = group.first else { continue }
      var component = ImportedComponent(
        of: group, by: knowledge.words, of: knowledge.kinds.all, at: first.location)
      let state = first.state.map { ", \($0)" } ?? ""
      component.comments.append("\(first.title)\(state)")
      for expectation in group {
        guard let text = expectation.text else { continue }
        for platform in expectation.platform.map({ [$0] }) ?? Platform.allCases {
          pin(text, of: platform, to: &component)
        }
      }
      for assertion in group.flatMap(\.assertions) {
        let priority = assertion.priority.map { "\($0.rawValue): " } ?? ""
        component.comments.append("\(priority)\(assertion.statement)")
      }
      components.append(component)
    }
  }

  private func groups(
    of expected: [ExpectedAnnouncement], _ losses: inout NoteCollector
  ) -> [[ExpectedAnnouncement]] {
    var groups: [[ExpectedAnnouncement]] = []
    var places: [[String]: Int] = [:]
    for expectation in expected {
      if expectation.platform == nil, expectation.reader != nil {
        losses.add(
          "expectations for readers other than VoiceOver on iOS and TalkBack were left out",
          at: expectation.location)
        continue
      }
      if let platform, let own = expectation.platform, platform != own { continue }
      let key = [expectation.title, expectation.state ?? ""]
      if let place = places[key] {
        groups[place].append(expectation)
      } else {
        places[key] = groups.count
        groups.append([expectation])
      }
    }
    return groups
  }
}

extension Announcement {
  fileprivate var words: String {
    parts.filter { $0.kind != .container }.map(\.text).joined(separator: ", ")
  }
}

extension Capture {
  fileprivate var mostStops: Int {
    switch content {
    case .talkBack(let screen): TalkBackReadingOrder(screen.tree).stops.count
    case .voiceOver(let screen): screen.elements.count
    case .expected(let expected): expected.count
    case .heard: 0
    }
  }
}

extension DesignValue {
  var entries: [Entry]? {
    if case .map(let entries) = self { entries } else { nil }
  }
}
