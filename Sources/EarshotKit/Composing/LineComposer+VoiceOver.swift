import Earshot
import EarshotFiles

extension LineComposer {
  func writeVoiceOver(
    _ value: JSONValue, to writer: inout JSONWriter
  ) throws(ElementLineError) -> LineNotes {
    let line = try VoiceOverLineReader.line(of: value)
    let missingWords =
      line.settings.isEmpty
      ? try write(line, by: reader, to: &writer)
      : try write(line, by: try reader.set(to: line.settings), to: &writer)
    return LineNotes(unknownFields: line.unknownFields, missingWords: missingWords)
  }

  /// Writes the output; returns the words that are missing in the reader's language.
  private func write(
    _ line: VoiceOverLine, by reader: ScreenReader, to writer: inout JSONWriter
  ) throws(ElementLineError) -> [String] {
    switch line.content {
    case .element(let element, let arrival):
      let announcement = reader.announcement(
        for: element.element, with: element.facts, arriving: arrival)
      write(line.id, to: &writer) { $0.announcement(announcement) }
      return announcement.missingWords
    case .screen(let screen):
      let visits = try visits(of: screen, by: reader)
      write(line.id, to: &writer) { write(visits, to: &$0) }
      return visits.flatMap(\.announcement.missingWords)
    }
  }

  private func visits(
    of screen: VoiceOverScreen, by reader: ScreenReader
  ) throws(ElementLineError) -> [Visit] {
    let stops = VoiceOverReadingOrder(screen).visits
    var visits: [Visit] = []
    var budget = SpokenBudget(of: "\(stops.count) stops")
    for stop in stops {
      let announcement = reader.announcement(for: stop)
      try budget.take(announcement)
      visits.append((stop.element.id, announcement))
    }
    return visits
  }
}
