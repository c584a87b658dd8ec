internal import Earshot

struct TalkBackEventReader {
  private enum Kind: String, CaseIterable {
    case focused = "VIEW_ACCESSIBILITY_FOCUSED"
    case initialFocus = "INITIAL_FOCUS"
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
    case textCut = "TEXT_CUT"
    case textPasted = "TEXT_PASTE"
    case selectionChanged = "SELECTION_CHANGED"
    case allSelected = "SELECT_ALL"
    case selectionCleared = "SELECTION_CLEARED"
    case serviceStarted = "SERVICE_STARTED"
  }

  /// The latest accepted time: the largest integer that all JSON readers represent exactly (RFC
  /// 8259, 6).
  private static let latestTime = 9_007_199_254_740_991

  private let fields: [JSONValue.Member]
  private var read: Set<String> = ["type"]
  private var unknown: [String] = []

  static func event(
    _ member: JSONValue.Member, _ unknownFields: inout UnknownFields
  ) throws(ElementLineError) -> TalkBackEvent {
    do throws(ElementLineError) {
      return try event(of: try member.object(), &unknownFields)
    } catch { throw error.field == member.key ? error : error.inside(member.key) }
  }

  static func events(
    _ member: JSONValue.Member, _ unknownFields: inout UnknownFields
  ) throws(ElementLineError) -> [TalkBackLine.SourcedEvent] {
    try member.items().enumerated().map { position, item throws(ElementLineError) in
      do throws(ElementLineError) {
        let fields = try item.object()
        let source = try fields.first { $0.key == "source" }?.text()
        let event = try event(of: fields, &unknownFields, besides: ["source"])
        return TalkBackLine.SourcedEvent(event: event, source: source)
      } catch { throw error.inside("\(member.key)[\(position)]") }
    }
  }

  private static func event(
    of fields: [JSONValue.Member], _ unknownFields: inout UnknownFields,
    besides known: Set<String> = []
  ) throws(ElementLineError) -> TalkBackEvent {
    guard let kind = try fields.first(where: { $0.key == "type" })?.choice(Kind.self) else {
      throw ElementLineError(
        "an event needs a type, such as VIEW_CLICKED or TEXT_ADD",
        field: "type")
    }
    var reader = TalkBackEventReader(fields: fields)
    let event = try reader.event(kind)
    for field in fields where !reader.read.contains(field.key) && !known.contains(field.key) {
      unknownFields.insert("event.\(field.key)")
    }
    for name in reader.unknown { unknownFields.insert("event.\(name)") }
    return event
  }

  private init(fields: [JSONValue.Member]) { self.fields = fields }

  private mutating func event(_ kind: Kind) throws(ElementLineError) -> TalkBackEvent {
    switch kind {
    case .focused: .viewAccessibilityFocused
    case .initialFocus: .initialFocus
    case .clicked: .viewClicked
    case .contentChanged: .contentChanged(try contentChange())
    case .selected: .viewSelected(text: try joinedText(), itemCount: try integer("itemCount"))
    case .scrolled: .viewScrolled(try scroll())
    case .windowState:
      .windowStateChanged(
        .init(
          paneTitle: try text("paneTitle"), className: try text("className"),
          text: try joinedText(), kinds: try contentChangeTypes()))
    case .windowStable:
      .windowStable(
        windowTitle: try text("windowTitle"), appLabel: try text("appLabel"),
        windowsChanged: try windowsChanged(), windows: try windows())
    case .keyboardShown: .keyboardShown(windowTitle: try text("windowTitle"))
    case .keyboardHidden: .keyboardHidden
    case .serviceStarted: .serviceStarted
    case .announcement: .announcement(text: try joinedText() ?? "")
    case .notification:
      .notification(
        .init(
          className: try text("className"), category: try text("category"),
          title: try text("title"), text: try joinedText()))
    case .textAdded: .textEdited(.added(try text("addedText") ?? ""))
    case .textRemoved: .textEdited(.removed(try text("removedText") ?? ""))
    case .textReplaced:
      .textEdited(
        .replaced(added: try text("addedText") ?? "", removed: try text("removedText") ?? ""))
    case .textCleared: .textEdited(.cleared)
    case .passwordAdded: .textEdited(.passwordAdded)
    case .textCut: .textEdited(.cut(try text("removedText") ?? ""))
    case .textPasted: .textEdited(.pasted(try text("addedText") ?? ""))
    case .selectionChanged:
      .textEdited(
        .selectionChanged(
          selected: try text("selectedText"), unselected: try text("deselectedText")))
    case .allSelected: .textEdited(.selectedAll(try text("selectedText") ?? ""))
    case .selectionCleared: .textEdited(.selectionCleared)
    case .cursorMoved:
      .textEdited(
        .cursorMoved(
          traversed: try text("traversedText"), toIndex: try integer("toIndex"),
          itemCount: try integer("itemCount")))
    }
  }

  private mutating func contentChange() throws(ElementLineError) -> TalkBackEvent.ContentChange {
    .init(
      try contentChangeTypes(), isFocused: try take("selfOrAncestorFocused")?.flag(),
      text: try joinedText(), contentDescription: try text("contentDescription"),
      action: try text("action").map(TalkBackNode.Action.Name.init(rawValue:)),
      time: try take("eventTime")?.integer(in: 0...Self.latestTime))
  }

  private mutating func contentChangeTypes() throws(ElementLineError)
    -> [TalkBackEvent.ContentChange.Kind]
  {
    typealias Kind = TalkBackEvent.ContentChange.Kind
    return try (take("contentChangeTypes")?.texts() ?? []).map { name throws(ElementLineError) in
      if let kind = Kind(rawValue: name) { return kind }
      let known = Kind.allCases.map(\.rawValue)
      throw ElementLineError(
        NearestName.message("change", name, known: known), field: "contentChangeTypes")
    }
  }

  private mutating func windowsChanged() throws(ElementLineError) -> Bool {
    guard let member = take("windowChanges"), !member.isNull else { return true }
    return try !member.texts().isEmpty
  }

  private mutating func windows() throws(ElementLineError) -> [TalkBackEvent.Window] {
    let items = try take("windows")?.items() ?? []
    return try items.enumerated().map { position, item throws(ElementLineError) in
      do throws(ElementLineError) { return try window(of: item) } catch {
        throw error.inside("windows[\(position)]")
      }
    }
  }

  private mutating func window(of item: JSONValue) throws(ElementLineError) -> TalkBackEvent.Window
  {
    var window = TalkBackEvent.Window()
    for field in try item.object() where !field.isNull {
      switch field.key {
      case "title": window.title = try field.text()
      case "appLabel": window.appLabel = try field.text()
      case "type": window.type = try field.text()
      case "bounds": window.bounds = try TalkBackAttributeReader().bounds(try field.items())
      default: unknown.append("windows.\(field.key)")
      }
    }
    return window
  }

  private mutating func scroll() throws(ElementLineError) -> TalkBackEvent.Scroll {
    .init(
      fromIndex: try integer("fromIndex") ?? -1, toIndex: try integer("toIndex") ?? -1,
      itemCount: try integer("itemCount") ?? -1, className: try text("className"),
      selectedPageTitle: try text("selectedPageTitle"),
      focusIsPage: try take("focusIsPage")?.flag() ?? false,
      userAction: try take("userAction")?.flag() ?? true,
      isManual: try take("manual")?.flag() ?? false)
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

  private mutating func joinedText() throws(ElementLineError) -> String? {
    guard let member = take("text"), !member.isNull else { return nil }
    if member.value.items == nil { return try member.text() }
    return try member.texts().joined(separator: ", ")
  }
}
