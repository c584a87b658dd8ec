internal import Earshot

/// What Android's views expose and dumps of them leave out.
enum AndroidView {
  /// Adds what is known of a view from its class and its other attributes.
  ///
  /// - Parameters:
  ///   - node: The view.
  ///   - tellsShownHint: Whether the file tells where the text that is seen is the hint.
  static func complete(_ node: inout TalkBackNode, tellsShownHint: Bool = false) {
    completeField(&node, tellsShownHint: tellsShownHint)
    nameSwitch(&node)
    // Every view can be selected by an accessibility service; TalkBack looks at it.
    if node.actions.isEmpty { node.actions = Self.alwaysOffered }
    if isUnimportantImage(node) { node.importantForAccessibility = .no }
  }

  private static let alwaysOffered = [TalkBackNode.Action(.select)]

  /// Dumps show the label of a switch as its text; the reader is told that and the state apart, which
  /// older versions of Android wrote behind the label in capitals.
  private static func nameSwitch(_ node: inout TalkBackNode) {
    guard node.className?.hasSuffix("Switch") == true, node.contentDescription == nil,
      node.stateDescription == nil, let text = node.text, text != text.uppercased()
    else { return }
    let state = node.checked == .on ? " ON" : " OFF"
    node.contentDescription = text.hasSuffix(state) ? String(text.dropLast(state.count)) : text
    node.text = nil
  }

  /// Dumps do not say what is editable, and show the hint of an empty field as its text, or no text where
  /// the view has that one (`TextView.getTextForAccessibility`).
  private static func completeField(_ node: inout TalkBackNode, tellsShownHint: Bool) {
    let className = node.className ?? ""
    node.editable = className.hasSuffix("EditText") || className.hasSuffix("AutoCompleteTextView")
    guard node.editable, let hint = node.hintText, !hint.isEmpty else { return }
    if !tellsShownHint, (node.text ?? "").isEmpty { node.text = hint }
    if node.text == hint { node.showingHintText = true }
  }

  /// Android takes an image for decoration until it has a description or something to do
  /// (`View.isImportantForAccessibility`); dumps list it all the same.
  private static func isUnimportantImage(_ node: TalkBackNode) -> Bool {
    node.className == "android.widget.ImageView" && isUnimportant(node)
  }

  /// Returns whether a view only puts those together that a scroll view holds, which no reader sees.
  ///
  /// The rows of lists and grids are another matter: these make them important by a delegate.
  static func isPlainLayout(_ node: TalkBackNode, in parent: TalkBackNode) -> Bool {
    isOne(of: ["ScrollView"], parent.className)
      && isOne(of: ["Layout", "ViewGroup"], node.className) && isUnimportant(node)
  }

  private static func isUnimportant(_ node: TalkBackNode) -> Bool {
    node.text == nil && node.contentDescription == nil && node.stateDescription == nil
      && node.paneTitle == nil && !node.clickable && !node.longClickable && !node.focusable
      && !node.checkable && !node.screenReaderFocusable && !node.heading && node.liveRegion == .none
  }

  /// Whether views of a class can be checked, where a file tells only what is.
  static func isCheckable(_ className: String?) -> Bool {
    isOne(of: switches + ["CheckBox", "RadioButton", "ToggleButton", "CheckedTextView"], className)
  }

  /// Whether views of a class do something when they are tapped, where a file does not tell.
  static func isControl(_ className: String?) -> Bool {
    isOne(
      of: switches + [
        "Button", "CheckBox", "EditText", "AutoCompleteTextView", "Spinner", "SeekBar",
      ], className)
  }

  /// What the classes of switches end with, those of AndroidX and Material too.
  private static let switches = ["Switch", "SwitchCompat", "SwitchMaterial"]

  /// Whether views of a class show where a value stands between two ends.
  static func isRange(_ className: String?) -> Bool {
    isOne(of: ["SeekBar", "ProgressBar", "RatingBar"], className)
  }

  private static func isOne(of suffixes: [String], _ className: String?) -> Bool {
    guard let className else { return false }
    return suffixes.contains { className.hasSuffix($0) }
  }

  /// Reads `[left,top][right,bottom]`; nil when it is of another form.
  static func bounds(_ text: String) -> TalkBackNode.Bounds? {
    TalkBackNode.Bounds(text.split { "[],".contains($0) }.compactMap { Double($0) })
  }
}

extension TalkBackNode.Bounds {
  /// Creates bounds from left, top, right and bottom; nil unless these are four finite numbers.
  init?(_ edges: [Double]) {
    guard edges.count == 4, edges.allSatisfy(\.isFinite) else { return nil }
    self.init(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }
}
