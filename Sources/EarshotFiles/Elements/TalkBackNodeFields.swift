internal import Earshot

struct TalkBackNodeFields {
  var unknownFields = UnknownFields()

  static let integers = -2_147_483_648...2_147_483_647

  mutating func read(
    _ member: JSONValue.Member, of exposed: inout ExposedNode
  ) throws(ElementLineError) -> Bool {
    if case .bool = member.value.content, try Self.readFlag(member, of: &exposed.node) {
      return true
    }
    if try Self.readText(member, of: &exposed.node) { return true }
    if try Self.readFlag(member, of: &exposed.node) { return true }
    if try Self.readPlain(member, of: &exposed.node) { return true }
    if member.key == "part" {
      exposed.facts.part = try member.text()
      return true
    }
    return try readObject(member, of: &exposed.node)
  }

  // A table of key paths would be slower, because threads would compete for the table's reference
  // count.

  private static func readText(
    _ member: JSONValue.Member, of node: inout TalkBackNode
  ) throws(ElementLineError) -> Bool {
    switch member.key {
    case "className": node.className = try member.text()
    case "text": node.text = try member.text()
    case "id": node.id = try member.text()
    case "contentDescription": node.contentDescription = try member.text()
    case "viewIdResourceName": node.viewIdResourceName = try member.text()
    case "stateDescription": node.stateDescription = try member.text()
    case "hintText": node.hintText = try member.text()
    case "error": node.error = try member.text()
    case "customLabel": node.customLabel = try member.text()
    case "tooltipText": node.tooltipText = try member.text()
    case "roleDescription": node.roleDescription = try member.text()
    case "paneTitle": node.paneTitle = try member.text()
    case "containerTitle": node.containerTitle = try member.text()
    case "accessibilityTraversalBefore": node.traversalBefore = try member.text()
    case "accessibilityTraversalAfter": node.traversalAfter = try member.text()
    default: return false
    }
    return true
  }

  private static func readFlag(
    _ member: JSONValue.Member, of node: inout TalkBackNode
  ) throws(ElementLineError) -> Bool {
    switch member.key {
    case "clickable": try member.read(&node.clickable)
    case "focusable": try member.read(&node.focusable)
    case "visible": try member.read(&node.visible)
    case "enabled": try member.read(&node.enabled)
    case "checkable": try member.read(&node.checkable)
    case "checked": node.checked = try member.checkedState() ?? .off
    case "selected": try member.read(&node.selected)
    case "editable": try member.read(&node.editable)
    case "longClickable": try member.read(&node.longClickable)
    case "screenReaderFocusable": try member.read(&node.screenReaderFocusable)
    case "showingHintText": try member.read(&node.showingHintText)
    case "requestInitialAccessibilityFocus": try member.read(&node.requestInitialAccessibilityFocus)
    case "fieldRequired": try member.read(&node.fieldRequired)
    case "password": try member.read(&node.password)
    case "textEntryKey": try member.read(&node.textEntryKey)
    case "textSelectable": try member.read(&node.textSelectable)
    case "heading": try member.read(&node.heading)
    case "focused": try member.read(&node.focused)
    default: return false
    }
    return true
  }

  private static func readPlain(
    _ member: JSONValue.Member, of node: inout TalkBackNode
  ) throws(ElementLineError) -> Bool {
    switch member.key {
    case "links": node.links = try member.integer(in: 0...integers.upperBound) ?? 0
    case "spellingSuggestions":
      node.spellingSuggestions = try member.integer(in: 0...integers.upperBound) ?? 0
    case "contentInvalid": node.contentInvalid = try member.flag()
    case "maxTextLength":
      let length = try member.integer(in: integers) ?? -1
      node.maxTextLength = length < 0 ? nil : length
    case "minDurationBetweenContentChanges":
      node.minDurationBetweenContentChanges =
        try member.integer(in: 0...integers.upperBound) ?? 0
    case "focusStep": node.focusStep = try member.integer(in: integers)
    case "liveRegion":
      node.liveRegion = try member.choice(TalkBackNode.LiveRegion.self) ?? .none
    case "importantForAccessibility":
      node.importantForAccessibility = try member.choice(TalkBackNode.Importance.self) ?? .auto
    default: return false
    }
    return true
  }

  private mutating func readObject(
    _ member: JSONValue.Member, of node: inout TalkBackNode
  ) throws(ElementLineError) -> Bool {
    var reader = TalkBackAttributeReader()
    do throws(ElementLineError) {
      switch member.key {
      case "labeledBy": node.labels = try reader.labels(member)
      case "rangeInfo": node.rangeInfo = try reader.rangeInfo(try member.object())
      case "collectionInfo": node.collectionInfo = try reader.collection(try member.object())
      case "collectionItemInfo": node.collectionItemInfo = try reader.item(try member.object())
      case "window": node.window = try reader.window(try member.object())
      case "actions": node.actions = try reader.actions(try member.items())
      case "bounds": node.bounds = try reader.bounds(try member.items())
      default: return false
      }
    } catch { throw error.field == member.key ? error : error.inside(member.key) }
    for name in reader.unknownFields.names { unknownFields.insert("\(member.key).\(name)") }
    return true
  }
}

extension JSONValue.Member {
  fileprivate func read(_ flag: inout Bool) throws(ElementLineError) {
    flag = try self.flag() ?? flag
  }
}
