/// The order in which VoiceOver's cursor visits a screen.
///
/// As in AccessibilitySnapshot's parser, plain views are replaced with their children. Without an
/// explicit order, siblings are sorted by position.
package struct VoiceOverReadingOrder: Sendable {
  package struct Visit: Sendable, Hashable {
    package var index: VoiceOverScreen.Index
    package var element: VoiceOverElement
    package var facts: ComponentFacts
    package var arrival: VoiceOverArrival
  }

  package let visits: [Visit]

  package init(_ screen: VoiceOverScreen) {
    var groups = VoiceOverGroups(of: screen)
    groups.sort(by: VoiceOverPosition(idiom: screen.idiom, direction: screen.direction))
    let stops = groups.stops
    var contexts = VoiceOverContexts(of: screen, groups: groups, stops: stops)
    var visits: [Visit] = []
    var lastGroup: Int?
    for stop in stops {
      guard case .element(var element, _) = screen.nodes[stop.node].content else { continue }
      let context = contexts.next(stop)
      if element.context == nil { element.context = context }
      let node = screen.nodes[stop.node]
      let app = node.appName ?? (visits.isEmpty ? screen.appName : nil)
      let labels = groups.labels(entering: stop.group, from: lastGroup)
      visits.append(
        Visit(
          index: stop.node, element: element, facts: node.facts,
          arrival: VoiceOverArrival(
            appName: app, entering: labels,
            inheritsActions: groups.all[stop.group].inheritsActions)))
      lastGroup = stop.group
    }
    self.visits = visits
  }
}
