public import Earshot

/// Random elements as lines of JSON, with a limited number of shapes and with different texts.
public struct RandomLines {
  private enum Piece {
    case json(String)
    case text, identifier, resource, edge
  }

  private var dice = Dice(state: 20_261_124)
  private var shapes: [[Piece]] = []
  private let texts: [[UInt8]]

  /// Creates lines with random texts, some of which are the reader's words (`words`).
  public init(for platform: Platform, words: [String], shapes count: Int = 1_000) {
    texts =
      (Self.examined + words.flatMap { [$0, $0.lowercased(), $0 + "."] }).map { Array($0.utf8) }
      .filter { !$0.contains(UInt8(ascii: "\"")) }
    for _ in 0..<count {
      var shape = Shape(dice: dice)
      switch platform {
      case .voiceOver: shape.element()
      case .talkBack: shape.line()
      }
      dice = shape.dice
      shapes.append(shape.pieces)
    }
  }

  public mutating func next() -> [UInt8] {
    var line: [UInt8] = []
    var last: [UInt8] = []
    for piece in shapes[dice.roll(shapes.count)] {
      switch piece {
      case .json(let json): line += json.utf8
      case .text:
        // Some texts are repeated, because a tooltip can repeat a name.
        if last.isEmpty || dice.roll(10) > 0 { last = text() }
        line += last
      case .identifier: line += "n\(dice.roll(1_000))".utf8
      case .resource:
        line += "com.example:id/\(["save", "row_", "a_b_"][dice.roll(3)])\(dice.roll(90))".utf8
      case .edge: line += "\(dice.roll(3) * dice.roll(900))".utf8
      }
    }
    return line
  }

  private mutating func text() -> [UInt8] {
    if dice.roll(4) == 0 { return texts[dice.roll(texts.count)] }
    return Array("\(Self.usual[dice.roll(Self.usual.count)]) \(dice.roll(900))".utf8)
  }

  private static let usual = [
    "Search by", "Continue", "Zürich–Bern", "Straße", "予約", "保存する", "예약", "Room 12, floor", "12:30",
    "Don't", "50% of", "Berlin - Paris", "1,250.50",
  ]

  private static let examined = [
    "", " ", "a", "A", "É", "e\u{301}", "É ", "0", "1", "2", "10", "...", "..", ".", "a.", "Save",
    "save",
    "SAVE", "Save.", "Save..", "Save，", "é", "Café", "cafe\u{301}", "ßß", "STRASSE", "STRAẞE", "öö",
    "--", "****", "😀", "😀😀😀😀", "a😀", "  a", "a ", "a  b", "ﬀ", "İstanbul", "istanbul", "K\u{212A}",
    "ππ", "µµ", "か\u{3099}", "が", "カード", "ー", "設定。", "중", "ᄀ\u{1161}", "a\\u0041", "tab\\there",
    "\\\"",
    "\\\\", "Zq 7Äwa", "Yv 7Äwa3x", "50 percent", "2 of 5", "5 von 9", "Save, button",
    "Save. Button",
    "Save for Cancel", "\\uD83D\\uDE00", "a\u{7F}", "\u{85}", "\u{200F}שלום",
    "double-tap to activate",
  ]

  /// SplitMix64.
  fileprivate struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ (mixed >> 31)) >> 33) % count
    }
  }

  private struct Shape {
    var pieces: [Piece] = []
    var dice: Dice

    init(dice: Dice) { self.dice = dice }

    private mutating func json(_ text: String) { pieces.append(.json(text)) }

    private mutating func member(
      _ key: String, percent: Int, _ value: (inout Shape) -> Void
    ) {
      guard dice.roll(100) < percent else { return }
      if case .json(let before)? = pieces.last, before.hasSuffix("{") {} else { json(",") }
      json("\"\(key)\":\(dice.roll(4) == 0 ? " " : "")")
      value(&self)
    }

    private mutating func text(_ key: String, percent: Int) {
      member(key, percent: percent) { $0.quoted(.text) }
    }

    private mutating func quoted(_ piece: Piece) {
      json("\"")
      pieces.append(piece)
      json("\"")
    }

    private mutating func one(_ key: String, percent: Int, of values: [String]) {
      member(key, percent: percent) { shape in shape.json(values[shape.dice.roll(values.count)]) }
    }

    private mutating func flags(_ keys: [String], percent: Int) {
      for key in keys { one(key, percent: percent, of: ["true", "false", "true", "null"]) }
    }

    mutating func element() {
      json("{")
      member("id", percent: 80) { $0.quoted(.identifier) }
      text("label", percent: 90)
      text("value", percent: 40)
      text("hint", percent: 30)
      member("traits", percent: 80) { shape in
        let traits = Self.traits.shuffled(by: &shape.dice).prefix(shape.dice.roll(4))
        shape.json("[\(traits.map { "\"\($0)\"" }.joined(separator: ", "))]")
      }
      one("expandedStatus", percent: 15, of: ["\"expanded\"", "\"collapsed\""])
      one("insertionPoint", percent: 10, of: ["\"start\"", "\"end\""])
      one("language", percent: 5, of: ["\"de\"", "\"ja\"", "\"en\""])
      text("app", percent: 5)
      one("part", percent: 15, of: ["\"switch\"", "\"menu.item\"", "\"dropdown\"", "\"alert\""])
      one("settings", percent: 5, of: ["{\"hints\":false}", "{\"verbosity\":\"minimal\"}"])
      text("unknown", percent: 3)
      member("customActions", percent: 10) { shape in
        shape.json("[")
        shape.quoted(.text)
        shape.json("]")
      }
      member("customContent", percent: 10) { shape in
        shape.json("[{")
        shape.text("label", percent: 90)
        shape.text("value", percent: 90)
        shape.one("importance", percent: 60, of: ["\"high\"", "\"default\""])
        shape.json("}]")
      }
      member("context", percent: 25) { $0.context() }
      json("}")
    }

    private mutating func context() {
      guard dice.roll(3) == 0 else {
        let type = ["series", "tab", "tabBarItem", "pickerWheel"][dice.roll(4)]
        return json("{\"type\":\"\(type)\",\"index\":\(1 + dice.roll(3)),\"count\":5}")
      }
      json("{\"type\":\"dataTableCell\",\"row\":\(dice.roll(2)),\"column\":1,\"rowHeaders\":[{")
      text("label", percent: 80)
      text("value", percent: 50)
      json("}]}")
    }

    mutating func line() {
      guard dice.roll(4) == 0 else { return node(depth: 0) }
      json("{")
      member("id", percent: 50) { $0.quoted(.identifier) }
      member("node", percent: 100) { $0.node(depth: 0) }
      one("walk", percent: 10, of: ["true"])
      one("event", percent: 10, of: ["{\"type\":\"VIEW_CLICKED\"}"])
      json("}")
    }

    private mutating func node(depth: Int) {
      json("{")
      member("id", percent: 50) { $0.quoted(.identifier) }
      one("className", percent: 90, of: Self.classes.map { "\"\($0)\"" })
      text("text", percent: 60)
      text("contentDescription", percent: 40)
      text("stateDescription", percent: 15)
      for key in [
        "hintText", "error", "tooltipText", "roleDescription", "containerTitle", "paneTitle",
        "customLabel",
      ] { text(key, percent: 8) }
      member("viewIdResourceName", percent: 40) { $0.quoted(.resource) }
      member("bounds", percent: 40) { shape in
        for (index, joint) in ["[", ",", ", ", ","].enumerated() {
          shape.json(joint)
          shape.pieces.append(index == 0 && shape.dice.roll(20) == 0 ? .json("-1") : .edge)
        }
        shape.json("]")
      }
      flags(["clickable", "focusable"], percent: 60)
      flags(["enabled", "selected", "checkable", "checked", "editable", "focused"], percent: 15)
      flags(
        ["longClickable", "heading", "password", "showingHintText", "fieldRequired", "visible"],
        percent: 6)
      one("links", percent: 5, of: ["1", "3"])
      one("actions", percent: 30, of: Self.actions)
      one("rangeInfo", percent: 10, of: Self.ranges)
      one("focusStep", percent: depth == 0 ? 0 : 10, of: ["1", "2"])
      one("settings", percent: depth == 0 ? 8 : 0, of: Self.settings)
      text("unknown", percent: 2)
      member("collectionItemInfo", percent: 8) { shape in
        shape.json("{\"rowIndex\":\(shape.dice.roll(4)),\"columnIndex\":1")
        shape.text("rowTitle", percent: 50)
        shape.json("}")
      }
      member("window", percent: 5) { shape in
        shape.json("{\"id\":1")
        shape.text("title", percent: 90)
        shape.json("}")
      }
      member("labeledBy", percent: 5) { shape in
        guard shape.dice.roll(2) == 0 else { return shape.quoted(.identifier) }
        shape.json("{")
        shape.text("text", percent: 100)
        shape.json("}")
      }
      member("children", percent: depth < 2 ? 30 : 0) { shape in
        for joint in ["[", ","].prefix(1 + shape.dice.roll(2)) {
          shape.json(joint)
          shape.node(depth: depth + 1)
        }
        shape.json("]")
      }
      json("}")
    }

    private static let traits = [
      "button", "link", "header", "image", "selected", "notEnabled", "adjustable", "searchField",
      "switchButton", "backButton", "textEntry", "isEditing", "tabBarItem", "alert", "popUpButton",
      "pickerItem", "secureTextField", "draggable", "allowsDirectInteraction",
    ]
    private static let classes =
      [
        "Button", "TextView", "ImageView", "ImageButton", "Switch", "ToggleButton", "CheckBox",
        "RadioButton", "EditText", "SeekBar", "ProgressBar", "Spinner", "ListView", "LinearLayout",
      ].map { "android.widget.\($0)" }
    private static let actions = [
      "[\"CLICK\"]", "[\"EXPAND\"]", "[\"CLICK\",{\"id\":\"CLICK\",\"label\":\"Open\"}]",
      "[{\"id\":\"CUSTOM\",\"label\":\"Delete\"}]", "[\"SET_SELECTION\",\"LONG_CLICK\"]",
    ]
    private static let ranges = [
      "{\"type\":\"percent\",\"min\":0,\"max\":100,\"current\":50}",
      "{\"type\":\"int\",\"min\":0,\"max\":9,\"current\":2}",
    ]
    private static let settings = [
      "{\"descriptionOrder\":\"role-name-state\"}", "{\"separator\":\"period\"}",
      "{\"speakElementIds\":\"on\"}", "{\"speakRoles\":false}",
    ]
  }
}

extension Array {
  fileprivate func shuffled(by dice: inout RandomLines.Dice) -> [Element] {
    var rest = self
    var result: [Element] = []
    while !rest.isEmpty { result.append(rest.remove(at: dice.roll(rest.count))) }
    return result
  }
}
