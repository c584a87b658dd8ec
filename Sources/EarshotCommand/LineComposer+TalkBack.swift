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
    writer.object { object in
      if let id = line.id {
        object.key("id")
        object.string(id)
      }
      switch line.occasion {
      case .event(let event):
        let heard = reader.event(
          event, at: TalkBackTree.root, in: tree, after: TalkBackHistory())
        object.announcement(heard?.announcement ?? Announcement())
      case .walk:
        let stops = TalkBackReadingOrder(tree).stops
        write(visits(to: stops, in: tree, by: reader), of: tree, to: &object)
      case .focus:
        let steps = tree.focusSteps
        let visits = visits(to: steps.isEmpty ? [TalkBackTree.root] : steps, in: tree, by: reader)
        object.announcement(visits.last?.announcement ?? Announcement())
        if !steps.isEmpty { write(visits, of: tree, to: &object) }
      }
    }
    return line.unknownFields
  }

  private typealias Visit = (index: TalkBackTree.Index, announcement: Announcement)

  private func visits(
    to stops: [TalkBackTree.Index], in tree: TalkBackTree, by reader: ScreenReader
  ) -> [Visit] {
    var history = TalkBackHistory()
    return stops.map { index in
      let visit = reader.announcement(of: index, in: tree, after: history)
      history = visit.history
      return (index, visit.announcement)
    }
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
