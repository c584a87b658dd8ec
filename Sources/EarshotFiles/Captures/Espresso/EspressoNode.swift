internal import Earshot

/// A view in the format `+-->Button{id=1, res-name=save, …, text=Save, is-checked=false}`.
struct EspressoNode {
  let className: String
  let depth: Int
  private var fields: [Substring: String] = [:]
  private var origin = (x: 0.0, y: 0.0)
  private var isShown = true

  /// The keys of Espresso's `HumanReadables`; a value ends before the next key, because values are
  /// not escaped.
  private static let keys: Set<Substring> = [
    "id", "res-name", "desc", "visibility", "width", "height", "has-focus", "has-focusable",
    "has-window-focus", "is-clickable", "is-enabled", "is-focused", "is-focusable",
    "is-layout-requested", "is-selected", "layout-params", "tag", "root-is-layout-requested",
    "has-input-connection", "editor-info", "x", "y", "text",
  ]

  /// The keys that end a text; other known keys can be words in it.
  private static let keysAfterText: Set<Substring> = [
    "error-text", "error", "hint", "input-type", "ime-target", "has-links", "is-checked",
    "child-count",
  ]

  /// Whether a word is a key; unknown words with a hyphen are keys of other Espresso versions.
  private func isKey(_ word: Substring) -> Bool {
    if fields[word] != nil { return false }
    if Self.keysAfterText.contains(word) { return true }
    if fields["text"] == nil, Self.keys.contains(word) { return true }
    return !Self.keys.contains(word) && word.first != "-" && word.last != "-"
      && word.utf8.contains(UInt8(ascii: "-"))
      && word.utf8.allSatisfy { (97...122).contains($0) || $0 == UInt8(ascii: "-") }
  }

  static func isNode(_ line: Substring) -> Bool {
    guard line.hasPrefix("+") else { return false }
    let rest = line.dropFirst().drop { $0 == "-" }
    guard rest.hasPrefix(">") else { return false }
    return rest.dropFirst().drop { $0.isLetter || $0.isNumber || "_$.".contains($0) }.hasPrefix("{")
  }

  init?(_ text: String) {
    guard let arrow = text.firstIndex(of: ">"), let open = text.firstIndex(of: "{"),
      let close = text.lastIndex(of: "}"), arrow < open, open < close
    else { return nil }
    depth = text[..<arrow].utf8.count
    className = String(text[text.index(after: arrow)..<open])
    var last: Substring?
    var unread: Substring? = text[text.index(after: open)..<close]
    while let text = unread {
      let comma = text.range(ofFirst: ", ")
      let piece = text[..<(comma?.lowerBound ?? text.endIndex)]
      unread = comma.map { text[$0.upperBound...] }
      if let equals = piece.firstIndex(of: "="), isKey(piece[..<equals]) {
        last = piece[..<equals]
        fields[piece[..<equals]] = String(piece[piece.index(after: equals)...])
      } else if let last {
        fields[last]? += ", " + piece
      }
    }
  }

  mutating func place(in parent: EspressoNode?) {
    let around = parent?.origin ?? (x: 0, y: 0)
    origin = (around.x + (number("x") ?? 0), around.y + (number("y") ?? 0))
    isShown =
      parent?.isShown != false && fields["visibility"] != "GONE"
      && fields["visibility"] != "INVISIBLE"
  }

  var isComposeView: Bool { className == "ComposeView" || className == "AndroidComposeView" }

  var talkBackNode: TalkBackNode {
    var node = TalkBackNode()
    node.className = Self.accessibilityClass(of: className)
    node.id = text("res-name")
    node.viewIdResourceName = node.id
    node.text = text("text")
    node.contentDescription = text("desc")
    node.hintText = text("hint")
    node.error = text("error-text") ?? text("error")
    node.visible = isShown
    node.enabled = fields["is-enabled"] != "false"
    node.clickable = fields["is-clickable"] == "true"
    node.focusable = fields["is-focusable"] == "true"
    node.focused = fields["is-focused"] == "true"
    node.password = number("input-type").map { Self.hidesText(Int(exactly: $0) ?? 0) } ?? false
    node.selected = fields["is-selected"] == "true"
    node.checkable = fields["is-checked"] != nil
    node.checked = Fact.CheckedState(fields["is-checked"] == "true")
    if let width = number("width"), let height = number("height") {
      node.bounds = TalkBackNode.Bounds([
        origin.x, origin.y, origin.x + width, origin.y + height,
      ])
    }
    AndroidView.complete(&node)
    if node.editable, node.text == nil, let hint = node.hintText {
      node.text = hint
      node.showingHintText = true
    }
    return node
  }

  /// Whether an input type (`InputType`) is a password.
  private static func hidesText(_ type: Int) -> Bool {
    [0x81, 0xE1, 0x12].contains(type & 0xFFF)
  }

  private func text(_ key: Substring) -> String? {
    fields[key].flatMap { $0.isEmpty || $0 == "null" ? nil : $0 }
  }

  private func number(_ key: Substring) -> Double? {
    fields[key].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  /// Returns the platform class for a class such as `MaterialButton`
  /// (`View.getAccessibilityClassName`).
  private static func accessibilityClass(of name: String) -> String {
    if name.hasPrefix("Switch") || name.hasSuffix("Switch") { return "android.widget.Switch" }
    if name == "RecyclerView" { return "androidx.recyclerview.widget.RecyclerView" }
    let widget = named[name] ?? widgets.first { name.hasSuffix($0) }
    return widget.map { "android.widget.\($0)" } ?? "android.view.View"
  }

  private static let named = [
    // In a single selection, which dumps do not show, chips are radio buttons.
    "Chip": "Button",
    "ActionMenuItemView": "Button", "FloatingActionButton": "ImageButton",
    "Slider": "SeekBar", "RangeSlider": "SeekBar",
    "CircularProgressIndicator": "ProgressBar", "LinearProgressIndicator": "ProgressBar",
    "SearchAutoComplete": "AutoCompleteTextView",
  ]

  /// The suffixes of class names; the first match is used.
  private static let widgets = [
    "AutoCompleteTextView", "CheckedTextView", "EditText", "TextView", "CheckBox", "RadioButton",
    "ToggleButton", "ImageButton", "Button", "ImageView", "SeekBar", "RatingBar", "ProgressBar",
    "Spinner", "ListView", "GridView", "HorizontalScrollView", "ScrollView", "RadioGroup",
    "TabWidget", "FrameLayout", "LinearLayout", "RelativeLayout",
  ]
}
