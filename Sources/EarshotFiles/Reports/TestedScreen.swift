import Earshot

/// A screen as it is tested with one reader.
struct TestedScreen {
  let title: String
  let reader: ScreenReader
  let wording: Wording
  /// The announcements of its components.
  let preview: ScreenPreview
  /// The screen when it has come up.
  let beginning: Walkthrough
  /// Whether no other reader reads on its platform.
  private let isOnlyOne: Bool
  /// What each component stands in that is opened, itself among them.
  private var overlays: [String: String] = [:]
  /// The component that opens another one, the first of several.
  private var openers: [String: String] = [:]
  private var subjects: [String: String] = [:]

  init(_ screen: Screen, reader: ScreenReader, wording: Wording, isOnlyOne: Bool) {
    self.reader = reader
    self.wording = wording
    self.isOnlyOne = isOnlyOne
    title = screen.title
    preview = ScreenPreview(reader: reader, wording: wording).on(screen)
    var closed = screen
    let platform = reader.profile.platform
    closed.components = screen.components.map { $0.beforeOpening(on: platform, wording) }
    beginning = Walkthrough(through: closed, reader: reader, wording: wording)
    for component in closed.allComponents {
      subjects[component.id] = component.subject
      for trigger in component.traits.triggers where openers[trigger.opens.id] == nil {
        openers[trigger.opens.id] = component.id
      }
      guard component.traits.presence == .overlay else { continue }
      for inside in component.withNested { overlays[inside.id] = component.id }
    }
  }

  var platform: Platform { reader.profile.platform }

  /// Who reads, as the names of tests say it.
  var readerTitle: String { isOnlyOne ? platform.readerName : reader.profile.title }

  /// Who reads, as the ids of tests say it.
  var readerID: String { isOnlyOne ? platform.rawValue : reader.profile.id }

  /// What must hold before a component is tested, and what it stands in is open.
  func given(inside component: String?) -> String {
    let hints = reader.profile.settings.isOn("hints") ? "on" : "off"
    let given = "the screen \"\(title)\" with \(platform.readerName) on and its hints \(hints)"
    guard let overlay = component.flatMap({ overlays[$0] }), let subject = subjects[overlay] else {
      return given
    }
    return "\(given), and the \(subject) is open"
  }

  /// Returns a component as testers call it.
  func subject(of component: String) -> String {
    subjects[component].map { "the \($0)" } ?? component
  }

  /// Whether it is known how users open a component.
  func hasOpener(_ component: String) -> Bool { openers[component] != nil }

  /// Returns what takes focus to a component from the beginning of the screen.
  ///
  /// What stands over the screen is shown while focus is on what opens it.
  func way(to component: String, besides passed: Set<String> = []) -> [Action]? {
    let focus = Focus(component: component)
    if beginning.canReach(focus) { return [.touch(focus)] }
    guard let overlay = overlays[component], !passed.contains(overlay) else { return nil }
    let opening = openers[overlay].flatMap { way(to: $0, besides: passed.union([overlay])) } ?? []
    let shown = opening + [.app(.show(component: overlay))]
    return overlay == component ? shown : shown + [.touch(focus)]
  }
}

extension Component {
  /// The component and what stands in it before they have opened, where the design shows them open
  /// and users can close them.
  fileprivate func beforeOpening(on platform: Platform, _ wording: Wording) -> any Component {
    let isOpen = traits.presence == .always && opening(on: platform, wording) != nil
    var component: any Component = isOpen ? states.first.map(inState) ?? self : self
    let nested = component.nestedComponents
    if !nested.isEmpty {
      component.nestedComponents = nested.map { $0.beforeOpening(on: platform, wording) }
    }
    return component
  }
}
