internal import Earshot

enum AndroidView {
  static func complete(_ node: inout TalkBackNode, tellsShownHint: Bool = false) {
    completeField(&node, tellsShownHint: tellsShownHint)
    nameSwitch(&node)
    // TalkBack expects at least one action; if the dump lists none, `select` is used, because every
    // view offers this action.
    if node.actions.isEmpty { node.actions = Self.alwaysOffered }
    if isUnimportantImage(node) { node.importantForAccessibility = .no }
  }

  /// The class of Compose's elements without a more specific class.
  ///
  /// A selected radio button or tab of this class stays focusable, but cannot be clicked
  /// (`AndroidComposeViewAccessibilityDelegateCompat`).
  static let composeClass = "android.view.View"

  private static let alwaysOffered = [TalkBackNode.Action(.select)]

  /// Separates a switch's label from its state, because a dump joins them in one text.
  private static func nameSwitch(_ node: inout TalkBackNode) {
    guard node.className?.hasSuffix("Switch") == true, node.contentDescription == nil,
      node.stateDescription == nil, let text = node.text, text != text.uppercased()
    else { return }
    let state = node.checked == .on ? " ON" : " OFF"
    node.contentDescription = text.hasSuffix(state) ? String(text.dropLast(state.count)) : text
    node.text = nil
  }

  /// Marks an empty field as showing its hint; a dump can contain the hint as the text, or no text
  /// (`TextView.getTextForAccessibility`).
  private static func completeField(_ node: inout TalkBackNode, tellsShownHint: Bool) {
    let className = node.className ?? ""
    node.editable = className.hasSuffix("EditText") || className.hasSuffix("AutoCompleteTextView")
    guard node.editable, let hint = node.hintText, !hint.isEmpty else { return }
    if !tellsShownHint, (node.text ?? "").isEmpty { node.text = hint }
    if node.text == hint { node.showingHintText = true }
  }

  /// Whether Android treats an image as decoration (`View.isImportantForAccessibility`).
  private static func isUnimportantImage(_ node: TalkBackNode) -> Bool {
    node.className == "android.widget.ImageView" && isUnimportant(node)
  }

  /// Whether a node is only a layout in a scroll view.
  ///
  /// Rows of lists and grids are more than layouts, because they have an accessibility delegate.
  static func isPlainLayout(_ node: TalkBackNode, in parent: TalkBackNode) -> Bool {
    isOne(of: ["ScrollView"], parent.className)
      && isOne(of: ["Layout", "ViewGroup"], node.className) && isUnimportant(node)
  }

  /// Whether a node only repeats the text or hint of the field around it, as in Compose.
  static func isRepeated(_ node: TalkBackNode, in field: TalkBackNode) -> Bool {
    guard field.editable, let text = node.text, !text.isEmpty, node.contentDescription == nil,
      !node.clickable, !node.focusable
    else { return false }
    return text == field.text || text == field.hintText
  }

  private static func isUnimportant(_ node: TalkBackNode) -> Bool {
    node.text == nil && node.contentDescription == nil && node.stateDescription == nil
      && node.paneTitle == nil && !node.clickable && !node.longClickable && !node.focusable
      && !node.checkable && !node.screenReaderFocusable && !node.heading && node.liveRegion == .none
  }

  /// Whether views of a class are checkable; some files show only whether a view is checked.
  static func isCheckable(_ className: String?) -> Bool {
    isOne(of: switches + ["CheckBox", "RadioButton", "ToggleButton", "CheckedTextView"], className)
  }

  static func isControl(_ className: String?) -> Bool {
    isOne(
      of: switches + [
        "Button", "CheckBox", "EditText", "AutoCompleteTextView", "Spinner", "SeekBar",
      ], className)
  }

  private static let switches = ["Switch", "SwitchCompat", "SwitchMaterial"]

  static func isRange(_ className: String?) -> Bool {
    isOne(of: ["SeekBar", "ProgressBar", "RatingBar"], className)
  }

  private static func isOne(of suffixes: [String], _ className: String?) -> Bool {
    guard let className else { return false }
    return suffixes.contains { className.hasSuffix($0) }
  }

  /// Parses `[left,top][right,bottom]`.
  static func bounds(_ text: String) -> TalkBackNode.Bounds? {
    TalkBackNode.Bounds(text.split { "[],".contains($0) }.compactMap { Double($0) })
  }
}

extension TalkBackNode.Bounds {
  init?(_ edges: [Double]) {
    guard edges.count == 4, edges.allSatisfy(\.isFinite) else { return nil }
    self.init(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }
}
