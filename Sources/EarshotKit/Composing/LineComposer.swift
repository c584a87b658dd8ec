import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles

struct LineComposer: Sendable {
  let reader: ScreenReader

  struct LineNotes: Sendable {
    var unknownFields: [String]
    var missingWords: [String]
  }

  func write(_ value: JSONValue, to writer: inout JSONWriter) throws(ElementLineError) -> LineNotes
  {
    switch reader.profile.platform {
    case .voiceOver: try writeVoiceOver(value, to: &writer)
    case .talkBack: try writeTalkBack(value, to: &writer)
    }
  }

  func output(for line: [UInt8]) -> (bytes: [UInt8], notes: LineNotes)? {
    var writer = JSONWriter()
    guard let value = try? JSONParser.value(of: line), let notes = try? write(value, to: &writer)
    else { return nil }
    return (writer.bytes, notes)
  }

  func write(
    _ id: String?, to writer: inout JSONWriter, _ content: (inout JSONWriter) -> Void
  ) {
    writer.object { object in
      if let id {
        object.key("id")
        object.string(id)
      }
      content(&object)
    }
  }

  typealias Visit = (id: String?, announcement: Announcement)

  func write(_ visits: some Sequence<Visit>, to object: inout JSONWriter) {
    object.key("visits")
    object.array { list in
      for visit in visits { write(visit.id, to: &list) { $0.announcement(visit.announcement) } }
    }
  }
}

extension ScreenReader {
  func set(to settings: [ElementLineSetting]) throws(ElementLineError) -> ScreenReader {
    guard !settings.isEmpty else { return self }
    var changed = profile
    for setting in settings {
      do throws(Settings.Problem) { try changed.set(setting.key, to: setting.value) } catch {
        throw ElementLineError("\(error)", field: "settings.\(setting.key)")
      }
    }
    return speaking(by: changed)
  }
}
