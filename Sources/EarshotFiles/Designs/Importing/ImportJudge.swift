internal import Earshot
import EarshotProfiles

struct ImportJudge {
  struct Voice {
    let profile: Profile
    let preview: ScreenPreview
    let options: ComparisonOptions
    let stops: [[Stop]]

    func entries(of design: Screen) -> [ScreenPreview.Entry] {
      preview.entries(of: design, states: .current)
    }
  }

  let voices: [Voice]
  let words: ExpectedWords
  let kinds: RecognizedKinds
  private let limits: [FormatLimit]

  init(of capture: Capture, on platform: Platform, by knowledge: inout ImportKnowledge) {
    kinds = knowledge.kinds
    limits = capture.limits
    words = knowledge.words
    let options = ComparisonOptions(lexicon: knowledge.lexicon)
    voices = knowledge.speakers(on: platform).map { speaker in
      Voice(
        profile: speaker.profile, preview: speaker.preview, options: options,
        stops: Self.stops(of: capture, by: speaker.reader))
    }
  }

  private static func stops(of capture: Capture, by reader: ScreenReader) -> [[Stop]] {
    let stops = CapturedStops(of: capture, by: reader).stops
    guard case .voiceOver(let screen) = capture.content else { return stops.map { [$0] } }
    let elements = screen.elements.filter { !$0.isUncertain }
    guard stops.count == elements.count else { return stops.map { [$0] } }
    return zip(elements, stops).reduce(into: []) { all, next in
      if next.0.isOfGuidelines, let last = all.indices.last {
        all[last].append(next.1)
      } else {
        all.append([next.1])
      }
    }
  }

  /// Returns the total weight of the differences; nil if there is no design.
  func difference(
    of design: Screen?, from stops: Range<Int>, countsHints: Bool = true
  ) -> Int? {
    design.map { design in
      difference(of: voices.map { $0.entries(of: design) }, from: stops, countsHints: countsHints)
    }
  }

  private func difference(
    of entries: [[ScreenPreview.Entry]], from stops: Range<Int>, countsHints: Bool = true
  ) -> Int {
    let limits =
      countsHints ? limits.filter { !$0.hides.contains(.hint) || $0 == .taps } : limits
    return zip(voices, entries).reduce(0) { sum, next in
      let (voice, entries) = next
      let expected = ExpectedStops.stops(
        of: entries, by: voice.preview, profile: voice.profile)
      return sum
        + difference(of: expected, from: voice.stops[stops].flatMap(\.self), by: voice, limits)
    }
  }

  func difference(of component: ImportedComponent) -> Int? {
    if let difference = component.derived.difference { return difference }
    let difference = entries(of: component).map {
      self.difference(of: $0, from: component.stops)
    }
    component.derived.difference = .some(difference)
    return difference
  }

  func entries(of component: ImportedComponent) -> [[ScreenPreview.Entry]]? {
    if let entries = component.derived.entries { return entries }
    guard let screen = component.screen else { return nil }
    let entries = voices.map { $0.entries(of: screen) }
    component.derived.entries = entries
    return entries
  }

  func difference(ofEach components: some Sequence<ImportedComponent>) -> Int {
    components.reduce(0) {
      $1.isConfirmed
        ? $0 : $0 + (difference(of: $1.screen, from: $1.stops, countsHints: false) ?? 0)
    }
  }

  /// Ignores the guidelines' profiles, because they announce options in a different order than
  /// devices.
  func isSameWhenOpen(_ design: Screen?, as stops: Range<Int>) -> Bool {
    guard let design, let voice = voices.first else { return false }
    let layers = ExpectedLayers(of: design, by: voice.preview, profile: voice.profile).layers
    return layers.count == 2
      && difference(
        of: layers[1].stops, from: voice.stops[stops].flatMap(\.self), by: voice, limits) == 0
  }

  private func difference(
    of expected: [Stop], from heard: [Stop], by voice: Voice, _ limits: [FormatLimit]
  ) -> Int {
    let isSame =
      expected.count == heard.count
      && zip(expected, heard).allSatisfy { $0.wording.text == $1.wording.text }
    guard !isSame else { return 0 }
    return Comparison(expected: expected, heard: heard, limits: limits, options: voice.options)
      .entries.flatMap(\.findings).reduce(0) { $0 + Self.weight(of: $1) }
  }

  /// A note about a container has no weight, because the compared stops can begin inside the
  /// container.
  private static func weight(of finding: Finding) -> Int {
    switch finding.severity {
    case .error: 100
    case .warning: 10
    case .note: finding.part == .container ? 0 : 1
    }
  }
}

extension ImportJudge {
  func isRoleHidden(of captured: CapturedElement) -> Bool {
    guard let type = captured.type,
      captured.element.traits.isSubset(of: [.selected, .notEnabled, .staticText])
    else { return false }
    return limits.contains { $0.hidesRoles(ofType: type) }
  }

  func said(at stop: Int) -> Announcement {
    guard case .parts(let announcement)? = voices.first?.stops[stop].first?.wording else {
      return Announcement()
    }
    return announcement
  }

  func differing(_ component: ImportedComponent) -> [Int] {
    guard !component.isConfirmed, let entries = entries(of: component)?.first,
      let voice = voices.first
    else { return [] }
    let expected = ExpectedStops.stops(
      of: entries, by: voice.preview, profile: voice.profile)
    guard expected.count == component.stops.count else { return Array(component.stops) }
    return zip(component.stops, expected).filter { stop, wanted in
      difference(of: [wanted], from: voice.stops[stop], by: voice, limits) > 0
    }.map(\.0)
  }
}
