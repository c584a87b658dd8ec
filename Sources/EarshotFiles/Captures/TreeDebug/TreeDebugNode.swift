internal import Earshot

/// A node such as `(hash)window.Class:(left, top - right, bottom):TEXT{…}:…`.
struct TreeDebugNode {
  private(set) var node = TalkBackNode()
  private(set) var simpleClassName: String
  private(set) var windowID: Int?

  private var rest: Substring

  static func isNode(_ line: Substring) -> Bool {
    guard line.hasPrefix("("), let close = line.prefix(20).firstIndex(of: ")") else { return false }
    let hash = line[line.index(after: line.startIndex)..<close]
    let rest = line[line.index(after: close)...]
    let window = rest.prefix { $0.isNumber || $0 == "-" }
    return !hash.isEmpty && hash.allSatisfy { $0.isHexDigit || $0 == "-" }
      && !window.isEmpty && rest.dropFirst(window.count).hasPrefix(".")
  }

  static func isWhole(_ line: String) -> Bool {
    var depth = 0
    for byte in line.utf8 {
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
    }
    return depth <= 0
  }

  init?(_ line: Substring) {
    guard Self.isNode(line), let close = line.firstIndex(of: ")") else { return nil }
    let head = line[line.index(after: close)...]
    guard let dot = head.firstIndex(of: ".") else { return nil }
    windowID = Int(head[..<dot])
    let name = head[head.index(after: dot)...].prefix {
      $0.isLetter || $0.isNumber || "_$".contains($0)
    }
    simpleClassName = String(name)
    rest = head[name.endIndex...]
    node.className = Self.className(simpleClassName)
    node.editable = false
    while readField() {}
  }

  private static func className(_ simple: String) -> String {
    switch simple {
    case "View", "ViewGroup": "android.view.\(simple)"
    case "WebView": "android.webkit.WebView"
    case "RecyclerView": "androidx.recyclerview.widget.RecyclerView"
    case "ViewPager": "androidx.viewpager.widget.ViewPager"
    case _ where widgets.contains(simple): "android.widget.\(simple)"
    default: simple
    }
  }

  private static let widgets: Set<String> = [
    "AutoCompleteTextView", "Button", "CheckBox", "CheckedTextView", "CompoundButton", "EditText",
    "FrameLayout", "GridView", "HorizontalScrollView", "ImageButton", "ImageView", "LinearLayout",
    "ListView", "MultiAutoCompleteTextView", "NumberPicker", "ProgressBar", "RadioButton",
    "RadioGroup", "RatingBar", "RelativeLayout", "ScrollView", "SeekBar", "Spinner", "Switch",
    "TabWidget", "TextView", "ToggleButton",
  ]
}

extension TreeDebugNode {
  private mutating func readField() -> Bool {
    if rest.hasPrefix("(action:") || rest.hasPrefix(":(action:") {
      readActions()
    } else if rest.hasPrefix("(custom action") {
      readCustomActions()
    } else if rest.hasPrefix(":(") || rest.hasPrefix("(") {
      readBounds()
    } else if rest.hasPrefix(":") {
      rest = rest.dropFirst()
      readNamedField()
    } else {
      return false
    }
    return true
  }

  private mutating func readNamedField() {
    let name = rest.prefix { !":({#=".contains($0) }
    rest = rest[name.endIndex...]
    switch rest.first {
    case "{":
      let text = takeBraces()
      if let path = Self.texts[String(name)] { node[keyPath: path] = text }
    case "#": applyNumbers(String(name), takeUntilNextField())
    case "=":
      let value = String(takeUntilNextField().dropFirst())
      if name == "resourceId" { (node.viewIdResourceName, node.id) = (value, value) }
    case "(" where name == "uniqueId" || name == "rate-update": _ = takeParentheses()
    default: applyFlag(String(name))
    }
  }

  private static let texts: [String: any WritableKeyPath<TalkBackNode, String?> & Sendable] = [
    "TEXT": \.text, "CONTENT": \.contentDescription, "STATE": \.stateDescription,
    "PANE": \.paneTitle,
  ]

  private static let flags: [String: any WritableKeyPath<TalkBackNode, Bool> & Sendable] = [
    "focusable": \.focusable, "screenReaderfocusable": \.screenReaderFocusable,
    "focused": \.focused, "selected": \.selected, "clickable": \.clickable,
    "longClickable": \.longClickable, "editable": \.editable, "heading": \.heading,
    "textSelectable": \.textSelectable,
  ]

  private mutating func applyFlag(_ name: String) {
    if let path = Self.flags[name] { return node[keyPath: path] = true }
    switch name {
    case "checked", "not checked":
      node.checkable = true
      node.checked = Fact.CheckedState(name == "checked")
    case "disabled": node.enabled = false
    case "invisible": node.visible = false
    case "politeLiveRegion": node.liveRegion = .polite
    case "assertiveLiveRegion": node.liveRegion = .assertive
    default: break
    }
  }

  /// Parses `collection#ROWS=n#COLS=n`, `item#rowIndex=n,colIndex=n,RowTitle=x` and
  /// `range#max=f,min=f,current=f,type=n`.
  private mutating func applyNumbers(_ name: String, _ list: Substring) {
    var values: [Substring: Substring] = [:]
    for entry in list.split(whereSeparator: { $0 == "#" || $0 == "," }) {
      let sides = entry.split(separator: "=", maxSplits: 1)
      if sides.count == 2 { values[sides[0]] = sides[1] }
    }
    func integer(_ name: Substring) -> Int? { values[name].flatMap { Int32($0) }.map(Int.init) }
    func number(_ name: Substring) -> Double? { values[name].flatMap { Double($0) } }
    if name == "heading" { node.heading = true }
    if let rows = integer("ROWS"), let columns = integer("COLS") {
      node.collectionInfo = TalkBackNode.CollectionInfo(rowCount: rows, columnCount: columns)
    }
    if let row = integer("rowIndex"), let column = integer("colIndex") {
      node.collectionItemInfo = TalkBackNode.CollectionItemInfo(
        rowIndex: row, columnIndex: column, rowTitle: values["RowTitle"].map(String.init),
        columnTitle: values["ColumnTitle"].map(String.init))
    }
    guard let max = number("max"), let min = number("min"), let current = number("current")
    else { return }
    let kinds: [TalkBackNode.RangeInfo.Kind] = [.int, .float, .percent]
    let type = integer("type") ?? 0
    node.rangeInfo = TalkBackNode.RangeInfo(
      kinds.indices.contains(type) ? kinds[type] : .int, min: min, max: max, current: current)
  }

  private mutating func readBounds() {
    if rest.hasPrefix(":") { rest = rest.dropFirst() }
    let edges = takeParentheses().split { ", ".contains($0) }.filter { $0 != "-" }
    if let bounds = TalkBackNode.Bounds(edges.compactMap { Double($0) }) { node.bounds = bounds }
  }

  private mutating func readActions() {
    if rest.hasPrefix(":") { rest = rest.dropFirst() }
    for name in takeParentheses().dropFirst("action:".count).split(separator: "/")
    where !name.isEmpty {
      node.actions.append(TalkBackNode.Action(TalkBackNode.Action.Name(rawValue: String(name))))
    }
  }

  private mutating func readCustomActions() {
    for entry in takeParentheses().dropFirst("custom action".count).split(separator: "/") {
      guard let label = entry.range(ofFirst: "LABEL:") else { continue }
      node.actions.append(TalkBackNode.Action(.custom, label: String(entry[label.upperBound...])))
    }
  }

  private mutating func takeParentheses() -> Substring {
    guard let close = rest.firstIndex(of: ")") else {
      defer { rest = rest.suffix(0) }
      return rest.dropFirst()
    }
    defer { rest = rest[rest.index(after: close)...] }
    return rest[rest.startIndex..<close].dropFirst()
  }

  private mutating func takeUntilNextField() -> Substring {
    let value = rest.prefix { $0 != ":" && $0 != "(" }
    rest = rest[value.endIndex...]
    return name(of: value)
  }

  /// Returns a value's name, which can contain a colon, as in `package:id/name`.
  private mutating func name(of value: Substring) -> Substring {
    guard value.hasPrefix("="), rest.hasPrefix(":id/") else { return value }
    let end = rest.dropFirst().prefix { $0 != ":" && $0 != "(" }.endIndex
    defer { rest = rest[end...] }
    return value.base[value.startIndex..<end]
  }

  private mutating func takeBraces() -> String {
    var depth = 0
    var inner: (open: Substring.Index, close: Substring.Index?)?
    for index in rest.indices {
      if rest[index] == "{" {
        depth += 1
        if depth == 2 { inner = (index, nil) }
      } else if rest[index] == "}" {
        depth -= 1
        if depth == 1 { inner?.close = index }
        guard depth == 0 else { continue }
        let hasSpans = inner?.close.map { rest.index(after: $0) == index } ?? false
        let end = hasSpans ? inner?.open ?? index : index
        defer { rest = rest[rest.index(after: index)...] }
        return String(rest[..<end].dropFirst())
      }
    }
    defer { rest = rest.suffix(0) }
    return String(rest.dropFirst())
  }
}
