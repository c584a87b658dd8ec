import Earshot

struct TestedScreen {
  let title: String
  let reader: ScreenReader
  let wording: Wording
  let preview: ScreenPreview
  let beginning: Walkthrough
  private let isOnlyOne: Bool
  /// For each component, the innermost overlay that contains it; an overlay contains itself.
  private var overlays: [String: String] = [:]
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
  var readerTitle: String { isOnlyOne ? platform.readerName : reader.profile.title }
  var readerID: String { isOnlyOne ? platform.rawValue : reader.profile.id }

  func given(inside component: String?) -> String {
    let hints = reader.profile.settings.isOn("hints") ? "on" : "off"
    let given = "the screen \"\(title)\" with \(platform.readerName) on and its hints \(hints)"
    guard let overlay = component.flatMap({ overlays[$0] }), let subject = subjects[overlay] else {
      return given
    }
    return "\(given), and the \(subject) is open"
  }

  func subject(of component: String) -> String {
    subjects[component].map { "the \($0)" } ?? component
  }

  func hasOpener(_ component: String) -> Bool { openers[component] != nil }

  /// Returns the actions that move focus from the beginning of the screen to a component.
  ///
  /// If an overlay contains the component, focus first moves to the overlay's opener, which has
  /// focus when the overlay appears.
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
