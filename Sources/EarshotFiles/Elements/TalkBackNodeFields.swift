internal import Earshot

/// Reads the fields of one node; null stands for an absent field.
struct TalkBackNodeFields {
  var node = TalkBackNode()
  var unknownFields = UnknownFields()

  /// The whole numbers of Android's interface.
  static let integers = -2_147_483_648...2_147_483_647

  /// Takes the value of a field that is not null.
  ///
  /// - Returns: Whether a node has such a field.
  mutating func read(_ member: JSONValue.Member) throws(ElementLineError) -> Bool {
    if let text = Self.texts[member.key] {
      node[keyPath: text] = try member.text()
    } else if let flag = Self.flags[member.key] {
      node[keyPath: flag] = try member.flag() ?? node[keyPath: flag]
    } else {
      if try readPlain(member) { return true }
      return try readObject(member)
    }
    return true
  }

  private mutating func readPlain(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> Bool {
    switch member.key {
    case "checked": node.checked = try member.checkedState() ?? .off
    case "links": node.links = try member.integer(in: 0...Self.integers.upperBound) ?? 0
    case "spellingSuggestions":
      node.spellingSuggestions = try member.integer(in: 0...Self.integers.upperBound) ?? 0
    case "contentInvalid": node.contentInvalid = try member.flag()
    case "maxTextLength":
      let length = try member.integer(in: Self.integers) ?? -1
      node.maxTextLength = length < 0 ? nil : length
    case "minDurationBetweenContentChanges":
      node.minDurationBetweenContentChanges =
        try member.integer(in: 0...Self.integers.upperBound) ?? 0
    case "focusStep": node.focusStep = try member.integer(in: Self.integers)
    case "liveRegion":
      node.liveRegion = try member.choice(TalkBackNode.LiveRegion.self) ?? .none
    case "importantForAccessibility":
      node.importantForAccessibility = try member.choice(TalkBackNode.Importance.self) ?? .auto
    default: return false
    }
    return true
  }

  private mutating func readObject(
    _ member: JSONValue.Member
  ) throws(ElementLineError) -> Bool {
    var reader = TalkBackAttributeReader()
    do throws(ElementLineError) {
      switch member.key {
      case "labeledBy": node.labeledBy = try reader.labeledBy(member)
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

  private typealias Texts = [String: any WritableKeyPath<TalkBackNode, String?> & Sendable]
  private typealias Flags = [String: any WritableKeyPath<TalkBackNode, Bool> & Sendable]

  private static let texts: Texts = [
    "id": \.id, "className": \.className, "text": \.text,
    "contentDescription": \.contentDescription, "stateDescription": \.stateDescription,
    "hintText": \.hintText, "error": \.error, "customLabel": \.customLabel,
    "tooltipText": \.tooltipText,
    "roleDescription": \.roleDescription, "paneTitle": \.paneTitle,
    "containerTitle": \.containerTitle, "viewIdResourceName": \.viewIdResourceName,
    "accessibilityTraversalBefore": \.traversalBefore,
    "accessibilityTraversalAfter": \.traversalAfter, "part": \.part,
  ]

  private static let flags: Flags = [
    "showingHintText": \.showingHintText, "clickable": \.clickable,
    "longClickable": \.longClickable, "focusable": \.focusable,
    "screenReaderFocusable": \.screenReaderFocusable, "checkable": \.checkable,
    "selected": \.selected, "enabled": \.enabled, "editable": \.editable,
    "requestInitialAccessibilityFocus": \.requestInitialAccessibilityFocus,
    "password": \.password, "textEntryKey": \.textEntryKey, "textSelectable": \.textSelectable,
    "heading": \.heading, "visible": \.visible, "focused": \.focused,
  ]
}
