import Earshot
import EarshotFiles

extension LineComposer {
  /// Writes what TalkBack says for a line.
  ///
  /// - Returns: The fields that nobody knows.
  func writeTalkBack(
    _ value: JSONValue, to writer: inout JSONWriter
  ) throws(ElementLineError) -> [String] {
    let line = try TalkBackLineReader.line(of: value)
    let reader = try reader(with: line.settings.map { ($0.key, $0.value) })
    let tree = TalkBackTree(line.node)
    let answer = try answer(to: line, in: tree, by: reader)
    writer.object { object in
      if let id = line.id {
        object.key("id")
        object.string(id)
      }
      if let announcement = answer.announcement { object.announcement(announcement) }
      if let visits = answer.visits { write(visits, of: tree, to: &object) }
    }
    return line.unknownFields
  }

  private typealias Visit = (index: TalkBackTree.Index, announcement: Announcement)

  private func answer(
    to line: TalkBackLine, in tree: TalkBackTree, by reader: ScreenReader
  ) throws(ElementLineError) -> (announcement: Announcement?, visits: [Visit]?) {
    switch line.occasion {
    case .event(let event):
      let heard = reader.event(event, at: TalkBackTree.root, in: tree, after: TalkBackHistory())
      return (heard?.announcement ?? Announcement(), nil)
    case .events(let events):
      let visits = try visits(to: events, in: tree, by: reader)
      return (visits.last?.announcement ?? Announcement(), visits)
    case .walk:
      return (nil, try visits(to: TalkBackReadingOrder(tree).stops, in: tree, by: reader))
    case .focus:
      let steps = tree.focusSteps
      let visits = try visits(to: steps.isEmpty ? [TalkBackTree.root] : steps, in: tree, by: reader)
      return (visits.last?.announcement ?? Announcement(), steps.isEmpty ? nil : visits)
    }
  }

  /// How much may be said at all stops of a line: nodes with text inside each other say it again
  /// and again, so that a small line would fill any memory.
  private static let mostParts = 1_000_000

  private func visits(
    to stops: [TalkBackTree.Index], in tree: TalkBackTree, by reader: ScreenReader
  ) throws(ElementLineError) -> [Visit] {
    var history = TalkBackHistory()
    var visits: [Visit] = []
    var parts = 0
    for index in stops {
      let visit = reader.announcement(of: index, in: tree, after: history)
      history = visit.history
      visits.append((index, visit.announcement))
      parts += visit.announcement.parts.count
      guard parts <= Self.mostParts else {
        throw ElementLineError(
          "its \(stops.count) stops say more than \(Self.mostParts) parts together; give fewer nodes"
        )
      }
    }
    return visits
  }

  /// Returns what is said for events, each where it comes from or where it takes focus to.
  private func visits(
    to events: [TalkBackLine.SourcedEvent], in tree: TalkBackTree, by reader: ScreenReader
  ) throws(ElementLineError) -> [Visit] {
    var history = TalkBackHistory()
    var visits: [Visit] = []
    var parts = 0
    for (position, event) in events.enumerated() {
      guard let source = event.source.map(tree.index(ofID:)) ?? TalkBackTree.root else {
        throw ElementLineError(
          "there is no node with the id '\(event.source ?? "")' in the tree",
          field: "events[\(position)].source")
      }
      var index = source
      var announcement = Announcement()
      if let heard = reader.event(event.event, at: index, in: tree, after: history) {
        (announcement, history) = heard
        if event.event == .initialFocus { index = history.focusedNode(in: tree) ?? index }
      }
      visits.append((index, announcement))
      parts += announcement.parts.count
      guard parts <= Self.mostParts else {
        throw ElementLineError(
          "its \(events.count) events say more than \(Self.mostParts) parts; give fewer")
      }
    }
    return visits
  }

  private func write(_ visits: [Visit], of tree: TalkBackTree, to object: inout JSONWriter) {
    object.key("visits")
    object.array { list in
      for visit in visits {
        list.object { entry in
          if let id = tree[visit.index].id {
            entry.key("id")
            entry.string(id)
          }
          entry.announcement(visit.announcement)
        }
      }
    }
  }
}
