package import Earshot

package struct VoiceOverLine: Sendable {
  package enum Content: Sendable {
    /// When the cursor reaches the element, it enters the app and the element's groups.
    case element(ExposedElement, VoiceOverArrival)
    case screen(VoiceOverScreen)
  }

  package var id: String?
  package var content: Content
  package var settings: [ElementLineSetting]
  package var unknownFields: [String]
}

package enum VoiceOverLineReader {
  package static func line(of value: JSONValue) throws(ElementLineError) -> VoiceOverLine {
    let members = try value.object()
    return members.contains { $0.key == "root" }
      ? try screenLine(members) : try elementLine(members)
  }

  private static func elementLine(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> VoiceOverLine {
    var reader = VoiceOverElementReader()
    var settings: [ElementLineSetting] = []
    for member in members {
      if member.key == "settings" {
        settings = try ElementLineSetting.all(in: member)
      } else if try !reader.read(member) {
        reader.unknownFields.insert(member.key)
      }
    }
    var element = ExposedElement(reader.element)
    element.facts = reader.facts
    return VoiceOverLine(
      id: element.id, content: .element(element, VoiceOverArrival(appName: reader.appName)),
      settings: settings, unknownFields: reader.unknownFields.names)
  }

  private static func screenLine(
    _ members: [JSONValue.Member]
  ) throws(ElementLineError) -> VoiceOverLine {
    var reader = VoiceOverScreenReader()
    var id: String?
    var appName: String?
    var settings: [ElementLineSetting] = []
    for member in members {
      switch member.key {
      case "id": id = try member.text()
      case "app": appName = try member.text()
      case "idiom": reader.idiom = try member.choice(VoiceOverScreen.Idiom.self) ?? .phone
      case "direction":
        reader.direction = try member.choice(VoiceOverScreen.Direction.self) ?? .leftToRight
      case "settings": settings = try ElementLineSetting.all(in: member)
      case "root": break
      default: reader.unknownFields.insert(member.key)
      }
    }
    for member in members where member.key == "root" { try reader.read(root: member) }
    var screen = reader.screen
    screen.appName = appName
    return VoiceOverLine(
      id: id, content: .screen(screen), settings: settings,
      unknownFields: reader.unknownFields.names)
  }
}
