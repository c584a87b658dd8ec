import Earshot
import EarshotFiles

extension LineComposer {
  /// Writes what VoiceOver says for a line.
  ///
  /// - Returns: The fields that nobody knows.
  func writeVoiceOver(
    _ value: JSONValue, to writer: inout JSONWriter
  ) throws(ElementLineError) -> [String] {
    let line = try VoiceOverLineReader.line(of: value)
    let reader = try reader(with: line.settings.map { ($0.key, $0.value) })
    writer.object { object in
      if let id = line.id {
        object.key("id")
        object.string(id)
      }
      switch line.content {
      case .element(let element): object.announcement(reader.announcement(for: element))
      case .screen(let screen): write(screen, spokenBy: reader, to: &object)
      }
    }
    return line.unknownFields
  }

  private func write(
    _ screen: VoiceOverScreen, spokenBy reader: ScreenReader, to object: inout JSONWriter
  ) {
    object.key("visits")
    object.array { list in
      for visit in VoiceOverReadingOrder(screen).visits {
        list.object { entry in
          if let id = visit.element.id {
            entry.key("id")
            entry.string(id)
          }
          entry.announcement(reader.announcement(for: visit))
        }
      }
    }
  }
}
