internal import Earshot

/// Reads an event from the fields of Android's `AccessibilityEvent`.
struct TalkBackEventReader {
  /// The types of events, by the names of Android's constants.
  private enum Kind: String, CaseIterable {
    case clicked = "VIEW_CLICKED"
    case contentChanged = "WINDOW_CONTENT_CHANGED"
    case selected = "VIEW_SELECTED"
    case scrolled = "VIEW_SCROLLED"
    case windowState = "WINDOW_STATE_CHANGED"
    case windowStable = "WINDOW_STABLE"
    case keyboardShown = "IME_SHOWN"
    case keyboardHidden = "IME_HIDDEN"
    case announcement = "ANNOUNCEMENT"
    case notification = "NOTIFICATION_STATE_CHANGED"
    case textAdded = "TEXT_ADD"
    case textRemoved = "TEXT_REMOVE"
    case textCleared = "TEXT_CLEAR"
    case textReplaced = "TEXT_REPLACE"
    case passwordAdded = "PASSWORD_ADD"
    case cursorMoved = "CURSOR_MOVED"
  }

  private let fields: [JSONValue.Member]
  private var read: Set<String> = ["type"]

  /// Returns the event of a field of a line, and adds the fields that its type does not have.
  static func event(
    _ member: JSONValue.Member, _ unknownFields: inout UnknownFields
  ) throws(ElementLineError) -> TalkBackEvent {
    do throws(ElementLineError) {
      let fields = try member.object()
      guard let kind = try fields.first(where: { $0.key == "type" })?.choice(Kind.self) else {
        throw ElementLineError(
          "an event needs a type; known are "
            + Kind.allCases.map(\.rawValue).joined(separator: ", "), field: "type")
      }
      var reader = TalkBackEventReader(fields: fields)
      let event = try reader.event(kind)
      for field in fields where !reader.read.contains(field.key) {
        unknownFields.insert("event.\(field.key)")
      }
      return event
    } catch { throw error.field == member.key ? error : error.inside(member.key) }
  }

  private init(fields: [JSONValue.Member]) { self.fields = fields }

  private mutating func event(_ kind: Kind) throws(ElementLineError) -> TalkBackEvent {
    switch kind {
    case .clicked: .viewClicked
    case .contentChanged: .contentChanged(try contentChange())
    case .selected: .viewSelected(text: try joinedText())
    case .scrolled: .viewScrolled(try scroll())
    case .windowState:
      .windowStateChanged(
        .init(
          paneTitle: try text("paneTitle"), className: try text("className"),
          text: try joinedText()))
    case .windowStable:
      .windowStable(windowTitle: try text("windowTitle"), appLabel: try text("appLabel"))
    case .keyboardShown: .keyboardShown(windowTitle: try text("windowTitle"))
    case .keyboardHidden: .keyboardHidden
    case .announcement: .announcement(text: try joinedText() ?? "")
    case .notification:
      .notification(
        .init(
          className: try text("className"), category: try text("category"),
          title: try text("title"), text: try joinedText()))
    case .textAdded, .textRemoved, .textCleared, .textReplaced, .passwordAdded, .cursorMoved:
      .textEdited(try textEdit(kind))
    }
  }

  private mutating func textEdit(
    _ kind: Kind
  ) throws(ElementLineError) -> TalkBackEvent.TextEdit {
    switch kind {
    case .textRemoved: .removed(try text("removedText") ?? "")
    case .textReplaced:
      .replaced(added: try text("addedText") ?? "", removed: try text("removedText") ?? "")
    case .textCleared: .cleared
    case .passwordAdded: .passwordAdded
    case .cursorMoved:
      .cursorMoved(
        traversed: try text("traversedText"), toIndex: try integer("toIndex"),
        itemCount: try integer("itemCount"))
    default: .added(try text("addedText") ?? "")
    }
  }

  private mutating func contentChange() throws(ElementLineError) -> TalkBackEvent.ContentChange {
    typealias Kind = TalkBackEvent.ContentChange.Kind
    var kinds: [Kind] = []
    for name in try take("contentChangeTypes")?.texts() ?? [] {
      guard let kind = Kind(rawValue: name) else {
        let known = Kind.allCases.map(\.rawValue)
        throw ElementLineError(
          NearestName.message("change", name, known: known), field: "contentChangeTypes")
      }
      kinds.append(kind)
    }
    return .init(
      kinds, isFocused: try take("selfOrAncestorFocused")?.flag(), text: try joinedText())
  }

  private mutating func scroll() throws(ElementLineError) -> TalkBackEvent.Scroll {
    .init(
      fromIndex: try integer("fromIndex") ?? -1, toIndex: try integer("toIndex") ?? -1,
      itemCount: try integer("itemCount") ?? -1, className: try text("className"),
      selectedPageTitle: try text("selectedPageTitle"),
      focusIsPage: try take("focusIsPage")?.flag() ?? false,
      userAction: try take("userAction")?.flag() ?? true)
  }

  private mutating func take(_ key: String) -> JSONValue.Member? {
    read.insert(key)
    return fields.first { $0.key == key }
  }

  private mutating func text(_ key: String) throws(ElementLineError) -> String? {
    try take(key)?.text()
  }

  private mutating func integer(_ key: String) throws(ElementLineError) -> Int? {
    try take(key)?.integer(in: TalkBackNodeFields.integers)
  }

  /// Returns the `text` of an event, which Android keeps as a list.
  private mutating func joinedText() throws(ElementLineError) -> String? {
    guard let member = take("text"), !member.isNull else { return nil }
    if member.value.items == nil { return try member.text() }
    return try member.texts().joined(separator: ", ")
  }
}
