/// TalkBack's role, which depends on class, range and actions.
///
/// View groups and plain views are both `none`.
enum TalkBackRole: Sendable, Hashable {
  case none, textEntryKey, image, imageButton, switchControl, toggleButton, radioButton, checkBox,
    button
  case checkedTextView, editText, seekControl, progressBar, keyboardKey, webView, tabBar
  case horizontalScrollView, scrollView, pager, numberPicker, dropDownList, grid, list
  case staggeredGrid

  init(of node: TalkBackNode) {
    self.init(of: node, ofClass: TalkBackRole(ofClass: node.className))
  }

  init(of node: TalkBackNode, ofClass: TalkBackRole) {
    guard !node.textEntryKey else {
      self = .textEntryKey
      return
    }
    switch ofClass {
    case .image: self = node.clickable ? .imageButton : .image
    case .editText: self = node.enabled && !node.editable ? .none : .editText
    case .switchControl, .toggleButton, .radioButton, .checkBox, .button, .checkedTextView:
      self = ofClass
    default: self = Self.range(ofClass, node) ?? Self.container(ofClass, node)
    }
  }

  private static func range(_ ofClass: TalkBackRole, _ node: TalkBackNode) -> TalkBackRole? {
    let isValid = node.rangeInfo?.isValid == true
    if ofClass == .seekControl || (isValid && node.offers(.setProgress)) { return .seekControl }
    return ofClass == .progressBar || isValid ? .progressBar : nil
  }

  private static func container(_ ofClass: TalkBackRole, _ node: TalkBackNode) -> TalkBackRole {
    let className = node.className ?? ""
    switch ofClass {
    case .none: break
    case .horizontalScrollView where node.collectionInfo != nil: break
    // Only a dump with the numbers of rows and columns shows that a RecyclerView is a grid.
    case .list where node.collectionInfo != nil && className.hasSuffix("RecyclerView"): break
    default: return ofClass
    }
    if node.offersPages { return .pager }
    return node.collectionInfo.map { collection($0, className) } ?? .none
  }

  private static func collection(
    _ info: TalkBackNode.CollectionInfo, _ className: String
  ) -> TalkBackRole {
    if className.hasSuffix("StaggeredGridLayoutManager") { return .staggeredGrid }
    return info.rowCount > 1 && info.columnCount > 1 ? .grid : .list
  }
}

extension TalkBackRole {
  static func newer(of node: TalkBackNode, ofClass: TalkBackRole) -> TalkBackRole? {
    guard !node.textEntryKey else { return nil }
    switch (ofClass, node.className) {
    case (.editText, _): return .editText
    // Newer versions of TalkBack announce a checked text view as a radio button.
    case (.checkedTextView, _): return .radioButton
    case (.image, "com.google.android.material.floatingactionbutton.FloatingActionButton"),
      (.none, "android.speech.SpeechRecognizer.VoiceDictationButton"):
      return .button
    case (.none, "android.widget.Image"): return node.clickable ? .imageButton : .image
    default: return nil
    }
  }

  var fact: Fact.Role? {
    switch self {
    case .image: .image
    case .imageButton, .button: .button
    case .switchControl, .toggleButton: .switch
    case .radioButton: .radioButton
    case .checkBox: .checkbox
    case .editText: .editBox
    case .seekControl: .slider
    case .progressBar: .progressBar
    case .webView: .webView
    case .tabBar: .tabBar
    case .pager: .pager
    case .dropDownList: .dropdownList
    case .grid, .staggeredGrid: .grid
    case .list: .list
    case .none, .textEntryKey, .checkedTextView, .keyboardKey, .horizontalScrollView, .scrollView,
      .numberPicker:
      nil
    }
  }

  var isSwitch: Bool { self == .switchControl || self == .toggleButton }

  var isRange: Bool { self == .seekControl || self == .progressBar }

  /// Whether a node merges its children even if it has a content description.
  var alwaysMergesChildren: Bool { self == .list || self == .grid || self == .pager }
}

extension TalkBackNode {
  fileprivate var offersPages: Bool {
    actions.contains { action in
      action.name == .pageUp || action.name == .pageDown || action.name == .pageLeft
        || action.name == .pageRight
    }
  }
}
