import Earshot
import EarshotFiles

extension LineComposer {
  func writeTalkBack(
    _ value: JSONValue, to writer: inout JSONWriter
  ) throws(ElementLineError) -> LineNotes {
    let line = try TalkBackLineReader.line(of: value)
    let tree = TalkBackTree(line.node)
    let answer =
      line.settings.isEmpty
      ? try reader.answer(to: line, in: tree)
      : try reader.set(to: line.settings).answer(to: line, in: tree)
    write(line.id, to: &writer) { object in
      if let announcement = answer.announcement { object.announcement(announcement) }
      if let visits = answer.visits {
        write(visits.lazy.map { (tree[$0.index].id, $0.announcement) }, to: &object)
      }
    }
    let missingWords =
      answer.visits?.flatMap(\.announcement.missingWords) ?? answer.announcement?.missingWords
    return LineNotes(unknownFields: line.unknownFields, missingWords: missingWords ?? [])
  }
}

extension ScreenReader {
  fileprivate typealias NodeVisit = (index: Int, announcement: Announcement)

  func answer(to line: TalkBackLine, in tree: TalkBackTree) throws(ElementLineError) -> (
    announcement: Announcement?, visits: [(index: Int, announcement: Announcement)]?
  ) {
    switch line.occasion {
    case .event(let event):
      let heard = self.event(event, at: TalkBackTree.root, in: tree, after: TalkBackHistory())
      return (heard?.announcement ?? Announcement(), nil)
    case .events(let events):
      let visits = try visits(to: events, in: tree)
      return (visits.last?.announcement ?? Announcement(), visits)
    case .walk:
      return (nil, try visits(to: TalkBackReadingOrder(tree).stops, in: tree))
    case .focus:
      let steps = tree.focusSteps
      let visits = try visits(to: steps.isEmpty ? [TalkBackTree.root] : steps, in: tree)
      return (visits.last?.announcement ?? Announcement(), steps.isEmpty ? nil : visits)
    }
  }

  private func visits(
    to stops: [Int], in tree: TalkBackTree
  ) throws(ElementLineError) -> [NodeVisit] {
    var history = TalkBackHistory()
    var visits: [NodeVisit] = []
    var budget = SpokenBudget(of: "\(stops.count) stops")
    for index in stops {
      let visit = announcement(of: index, in: tree, after: history)
      history = visit.history
      try budget.take(visit.announcement)
      visits.append((index, visit.announcement))
    }
    return visits
  }

  private static let mostNodes = 10_000_000

  private func visits(
    to events: [TalkBackLine.SourcedEvent], in tree: TalkBackTree
  ) throws(ElementLineError) -> [NodeVisit] {
    guard events.count * tree.nodes.count <= Self.mostNodes else {
      throw ElementLineError(
        "the line has \(events.count) events and \(tree.nodes.count) nodes, but their product can be "
          + "at most \(Self.mostNodes); split the line", field: "events")
    }
    var history = TalkBackHistory()
    var visits: [NodeVisit] = []
    var budget = SpokenBudget(of: "\(events.count) events")
    for (position, event) in events.enumerated() {
      let visit: NodeVisit
      do throws(ElementLineError) {
        visit = try self.visit(to: event, in: tree, updating: &history)
      } catch { throw error.inside("events[\(position)]") }
      try budget.take(visit.announcement)
      visits.append(visit)
    }
    return visits
  }

  private func visit(
    to event: TalkBackLine.SourcedEvent, in tree: TalkBackTree,
    updating history: inout TalkBackHistory
  ) throws(ElementLineError) -> NodeVisit {
    guard let source = event.source.map(tree.index(ofID:)) ?? TalkBackTree.root else {
      throw ElementLineError(
        "there is no node with the id '\(event.source ?? "")' in the tree", field: "source")
    }
    guard let heard = self.event(event.event, at: source, in: tree, after: history) else {
      return (source, Announcement())
    }
    history = heard.history
    let focused = event.event == .initialFocus ? history.focusedNode(in: tree) : nil
    return (focused ?? source, heard.announcement)
  }
}
