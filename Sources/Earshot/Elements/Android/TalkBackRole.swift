/// What TalkBack takes a node for, by its class, its range and its actions.
///
/// View groups and plain views are both `none`: no rule tells them apart.
enum TalkBackRole: Sendable, Hashable {
  case none, textEntryKey, image, imageButton, switchControl, toggleButton, radioButton, checkBox,
    button
  case checkedTextView, editText, seekControl, progressBar, keyboardKey, webView, tabBar
  case horizontalScrollView, scrollView, pager, numberPicker, dropDownList, grid, list
  case staggeredGrid

  /// The role of a node; the first class or fact that fits decides, in the reader's own order.
  init(of node: TalkBackNode) {
    self.init(of: node, as: TalkBackClass(className: node.className))
  }

  /// The role of a node whose class is known.
  init(of node: TalkBackNode, as ancestry: TalkBackClass) {
    guard !node.textEntryKey else {
      self = .textEntryKey
      return
    }
    self =
      Self.control(ancestry, node) ?? Self.range(ancestry, node) ?? Self.container(ancestry, node)
  }

  private static func control(_ ancestry: TalkBackClass, _ node: TalkBackNode) -> TalkBackRole? {
    switch ancestry {
    case .imageView, .floatingActionButton: node.clickable ? .imageButton : .image
    case .switchControl: .switchControl
    case .toggleButton: .toggleButton
    case .radioButton: .radioButton
    case .compoundButton: .checkBox
    case .button: .button
    case .checkedTextView: .checkedTextView
    case .editText: node.enabled && !node.editable ? TalkBackRole.none : .editText
    default: nil
    }
  }

  private static func range(_ ancestry: TalkBackClass, _ node: TalkBackNode) -> TalkBackRole? {
    let isValid = node.rangeInfo?.isValid == true
    if ancestry == .seekBar || (isValid && node.offers(.setProgress)) { return .seekControl }
    return ancestry == .progressBar || isValid ? .progressBar : nil
  }

  private static func container(_ ancestry: TalkBackClass, _ node: TalkBackNode) -> TalkBackRole {
    switch ancestry {
    case .keyboardKey: return .keyboardKey
    case .webView: return .webView
    case .tabWidget: return .tabBar
    case .horizontalScrollView where node.collectionInfo == nil: return .horizontalScrollView
    case .scrollView: return .scrollView
    case .viewPager: return .pager
    case .numberPicker: return .numberPicker
    case .spinner: return .dropDownList
    case .gridView: return .grid
    case .listView: return .list
    // Its layout manager always tells rows and columns, but few dumps do.
    case .recyclerView where node.collectionInfo == nil: return .list
    default: break
    }
    if node.offersPages { return .pager }
    return node.collectionInfo.map { collection($0, node.className ?? "") } ?? .none
  }

  private static func collection(
    _ info: TalkBackNode.CollectionInfo, _ className: String
  ) -> TalkBackRole {
    if className.hasSuffix("StaggeredGridLayoutManager") { return .staggeredGrid }
    return info.rowCount > 1 && info.columnCount > 1 ? .grid : .list
  }
}

extension TalkBackRole {
  /// Returns the role of a node whose class newer versions of TalkBack know otherwise; nil where all
  /// agree.
  static func newer(of node: TalkBackNode, as ancestry: TalkBackClass) -> TalkBackRole? {
    guard !node.textEntryKey else { return nil }
    switch ancestry {
    case .editText: return .editText
    // What newer versions say of one is what they say of a radio button, in every state.
    case .checkedTextView: return .radioButton
    case .floatingActionButton: return .button
    case .voiceDictationButton:
      return node.className == "android.speech.SpeechRecognizer.VoiceDictationButton"
        ? .button : nil
    case .webImage:
      guard node.className == "android.widget.Image" else { return nil }
      return node.clickable ? .imageButton : .image
    default: return nil
    }
  }

  /// What the role tells; nil for roles that TalkBack has no word for.
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

  /// Whether the node is a switch, which says on or off where others say checked.
  var isSwitch: Bool { self == .switchControl || self == .toggleButton }

  /// Whether the node shows a value in a range.
  var isRange: Bool { self == .seekControl || self == .progressBar }

  /// Whether children are merged even where the node has a content description.
  var alwaysMergesChildren: Bool { self == .list || self == .grid || self == .pager }
}

extension TalkBackNode {
  /// Whether the node can be turned page by page.
  fileprivate var offersPages: Bool {
    actions.contains { action in
      action.name == .pageUp || action.name == .pageDown || action.name == .pageLeft
        || action.name == .pageRight
    }
  }
}
