internal import Earshot

struct VoiceOverElementReader {
  var element = VoiceOverElement()
  var facts = ComponentFacts()
  var appName: String?
  var unknownFields = UnknownFields()

  mutating func read(_ member: JSONValue.Member) throws(ElementLineError) -> Bool {
    switch member.key {
    case "id": element.id = try member.text()
    case "label": element.label = try member.text()
    case "value": element.value = try member.text()
    case "hint": element.hint = try member.text()
    case "traits": element.traits = try Self.traits(member)
    case "expandedStatus":
      element.expandedStatus = try member.choice(VoiceOverElement.ExpandedStatus.self)
    case "insertionPoint":
      element.insertionPoint = try member.choice(VoiceOverElement.InsertionPoint.self)
    case "language": element.language = try member.text()
    case "app": appName = try member.text()
    case "customActions": element.customActions = try member.texts()
    case "customContent": element.customContent = try customContent(member)
    case "context": element.context = try context(member)
    case "part": facts.part = try member.text()
    default: return false
    }
    return true
  }

  static func traits(_ member: JSONValue.Member) throws(ElementLineError) -> Traits {
    var traits: Traits = []
    for name in try member.texts() {
      guard let trait = Traits(name: name) else {
        let known = Traits.named.map(\.name)
        throw ElementLineError(NearestName.message("trait", name, known: known), field: "traits")
      }
      traits.formUnion(trait)
    }
    return traits
  }

  private mutating func customContent(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> [VoiceOverElement.CustomContent] {
    enum Importance: String, CaseIterable { case `default`, high }
    return try member.items().map { item throws(ElementLineError) in
      var content = VoiceOverElement.CustomContent(label: "")
      for field in try item.object(in: member.key) {
        do throws(ElementLineError) {
          switch field.key {
          case "label": content.label = try field.text() ?? ""
          case "value": content.value = try field.text() ?? ""
          case "importance":
            content.isImportant = try field.choice(Importance.self) == .high
          default: unknownFields.insert("customContent.\(field.key)")
          }
        } catch { throw error.inside(member.key) }
      }
      return content
    }
  }

  private mutating func context(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> VoiceOverContext? {
    guard !member.isNull else { return nil }
    let members = try member.object()
    var reader = VoiceOverContextReader()
    do throws(ElementLineError) {
      let context = try reader.context(of: members)
      for name in reader.unknownFields { unknownFields.insert("context.\(name)") }
      return context
    } catch { throw error.inside(member.key) }
  }
}
