package import Earshot
import EarshotProfiles

/// The stops of a capture: composed from a dump, or copied from a recording.
package struct CapturedStops: Sendable {
  package var stops: [Stop]

  package init(of capture: Capture, by reader: ScreenReader) {
    self.init(of: capture, withUncertain: false, by: reader)
  }

  init(of capture: Capture, withUncertain: Bool, by reader: ScreenReader) {
    switch capture.content(for: reader) {
    case .talkBack(let screen):
      let showsLabels =
        capture.format.toolkit == .flutter || capture.format.toolkit == .reactNative
        || screen.showsHints || screen.tree.nodes.contains { $0.hintText?.isEmpty == false }
      stops = Self.stops(of: screen, withLabels: showsLabels, by: reader)
    case .voiceOver(let screen):
      stops = Self.stops(of: screen, by: reader).filter { withUncertain || !$0.isOptional }
    case .heard(let heard):
      let app = Self.mostFrequent(heard.compactMap(\.app))
      let canHaveComments = capture.format.holding == .transcript
      stops = heard.map {
        Self.stop(
          $0,
          isOfSystem: $0.app != nil && $0.app != app
            || canHaveComments && TesterComment.isComment($0.text))
      }
    case .expected(let expected):
      stops = expected.filter { $0.platform == nil || $0.platform == reader.profile.platform }
        .compactMap(Self.stop)
    }
  }

  private static func stops(
    of screen: CapturedTree, withLabels: Bool, by reader: ScreenReader
  ) -> [Stop] {
    var history = TalkBackHistory()
    let live = LiveRegions(of: screen.tree)
    let scrollers = scrollers(in: screen)
    return TalkBackReadingOrder(screen.tree).stops.map { index in
      let spoken = reader.announcement(of: index, in: screen.tree, after: history)
      history = spoken.history
      let node = screen.tree[index]
      var place = place(of: index, in: screen.places, frame: node.bounds?.frame)
      place.scroller = scrollers[index]
      return Stop(
        identifier: identifier(node.viewIdResourceName ?? node.id),
        element: type(of: index, in: screen),
        .parts(spoken.announcement), at: place,
        behaviour: Stop.Behaviour(
          live: live[index],
          label: label(of: node, withHint: withLabels),
          actions: node.actions.compactMap { $0.name == .custom ? $0.label : nil }))
    }
  }

  /// Returns the label of a filled field; if the capture shows hints, a hint can be the label.
  private static func label(of node: TalkBackNode, withHint: Bool) -> String? {
    guard node.isFilledField else { return nil }
    if let label = node.contentDescription, !label.isEmpty { return label }
    return withHint ? node.hintText ?? "" : nil
  }

  private static func type(of index: Int, in screen: CapturedTree) -> String? {
    if isPage(index, in: screen.tree) { return Stop.systemElement }
    // The title of an `AlertDialog` has this id and is not a heading (AlertController).
    let id = screen.tree[index].viewIdResourceName?.split(separator: "/").last
    return id == "alertTitle" ? Stop.textOfDialog : screen.types[index]
  }

  private static func isPage(_ index: Int, in tree: TalkBackTree) -> Bool {
    tree[index].className == "android.webkit.WebView" && !tree.children[index].isEmpty
  }

  private static func scrollers(in screen: CapturedTree) -> [Stop.Scroller?] {
    let nodes = screen.tree.nodes
    guard nodes.contains(where: \.scrollable) else {
      return nodes.map { _ in screen.showsScrollers ? Stop.Scroller.none : nil }
    }
    var scrollers: [Stop.Scroller?] = []
    for parent in screen.tree.parents {
      let scroller = parent.flatMap { nodes[$0].scrollable ? .node($0) : scrollers[$0] }
      scrollers.append(scroller)
    }
    return scrollers
  }

  private static func stops(of screen: CapturedScreen, by reader: ScreenReader) -> [Stop] {
    let isDocumented = reader.profile.family == .documented
    return screen.elements.filter { isDocumented || !$0.isOfGuidelines }.map { captured in
      var element = captured.element
      if let part = captured.facts.part,
        let complete = ComponentKinds.builtIn[part]?.likeness?.complete
      {
        complete(
          &element, BuiltIn.wording(for: reader.profile, locale: reader.language ?? "en"))
      }
      var place = place(of: captured.node, in: screen.places, frame: captured.frame)
      place.scroller = captured.scroller.map(Stop.Scroller.node)
      return Stop(
        identifier: identifier(element.id), element: captured.type,
        .parts(reader.announcement(for: element, with: captured.facts)), at: place,
        isOptional: captured.isUncertain,
        behaviour: Stop.Behaviour(actions: element.customActions))
    }
  }

  private static func mostFrequent(_ apps: [String]) -> String? {
    let counts = apps.reduce(into: [String: Int]()) { $0[$1, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static func stop(_ heard: HeardAnnouncement, isOfSystem: Bool) -> Stop {
    var text = heard.text
    if let hint = heard.hint, !hint.isEmpty { text += text.isEmpty ? hint : ", " + hint }
    return Stop(
      identifier: identifier(heard.id), element: isOfSystem ? Stop.systemElement : nil,
      .text(text), at: Stop.Place(location: heard.location))
  }

  private static func stop(_ expected: ExpectedAnnouncement) -> Stop? {
    expected.text.map { Stop(.text($0), at: Stop.Place(location: expected.location)) }
  }

  private static func place(
    of node: Int, in places: NodePlaces, frame: VoiceOverScreen.Frame?
  ) -> Stop.Place {
    guard node < places.count else { return Stop.Place(frame: frame) }
    return Stop.Place(
      location: places.location(of: node), path: places.path(of: node), frame: frame)
  }

  private static func identifier(_ name: String?) -> String? {
    name.flatMap { $0.isEmpty ? nil : $0.identifier }
  }
}

extension TalkBackNode.Bounds {
  var frame: VoiceOverScreen.Frame {
    VoiceOverScreen.Frame(x: left, y: top, width: right - left, height: bottom - top)
  }
}
