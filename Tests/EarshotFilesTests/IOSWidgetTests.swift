import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct IOSElement: Sendable {
  var type: String
  var label: String?
  var value: String?
  var placeholder: String?
  var isEnabled = true
  var elements: [IOSElement] = []

  init(
    _ type: String, _ label: String? = nil, value: String? = nil, placeholder: String? = nil,
    isEnabled: Bool = true, _ elements: [IOSElement] = []
  ) {
    self.type = type
    self.label = label
    self.value = value
    self.placeholder = placeholder
    self.isEnabled = isEnabled
    self.elements = elements
  }

  init(_ type: String, _ elements: [IOSElement]) { self.init(type, nil, elements) }

  fileprivate var height: Int { elements.isEmpty ? 44 : elements.map(\.height).reduce(0, +) }
}

enum IOSDump: String, CaseIterable, Sendable {
  case debugDescription, pageSource, json, maestro

  func text(of elements: [IOSElement]) -> String {
    let screen = IOSElement("Application", "A", [IOSElement("Window", elements)])
    let text = written(screen, depth: 0, y: 0, height: 844)
    return self == .json ? "{\"value\": \(text)}" : text
  }

  private func written(_ element: IOSElement, depth: Int, y: Int, height: Int) -> String {
    var next = y
    let inside = element.elements.map { child in
      defer { next += child.height }
      return written(child, depth: depth + 1, y: next, height: child.height)
    }
    switch self {
    case .debugDescription:
      let texts = [
        element.label.map { "label: '\($0)'" },
        element.placeholder.map { "placeholderValue: '\($0)'" },
        element.value.map { "value: \($0)" }, element.isEnabled ? nil : "Disabled",
      ].compactMap(\.self).map { ", \($0)" }.joined()
      let line = "\(element.type), 0x1, {{0.0, \(y).0}, {390.0, \(height).0}}\(texts)\n"
      return String(repeating: "  ", count: depth) + line + inside.joined()
    case .pageSource:
      let texts = [
        ("name", element.label), ("label", element.label), ("value", element.value),
        ("placeholderValue", element.placeholder),
      ].map { name, text in text.map { " \(name)=\"\($0)\"" } ?? "" }.joined()
      let tag = "XCUIElementType\(element.type)"
      return "<\(tag) type=\"\(tag)\"\(texts) enabled=\"\(element.isEnabled)\" visible=\"true\" "
        + "x=\"0\" y=\"\(y)\" width=\"390\" height=\"\(height)\">\n\(inside.joined())</\(tag)>\n"
    case .json:
      let texts = [
        ("label", element.label), ("name", element.label), ("value", element.value),
        ("placeholderValue", element.placeholder),
      ].map { name, text in ", \"\(name)\": \(text.map { "\"\($0)\"" } ?? "null")" }.joined()
      return
        "{\"type\": \"\(element.type)\"\(texts), \"isEnabled\": \"\(element.isEnabled ? 1 : 0)\", "
        + "\"isVisible\": \"1\", \"rect\": {\"x\": 0, \"y\": \(y), \"width\": 390, "
        + "\"height\": \(height)}, \"children\": [\(inside.joined(separator: ", "))]}"
    case .maestro:
      let texts = [
        ("accessibilityText", element.label), ("value", element.value), ("text", element.value),
        ("hintText", element.placeholder), ("title", nil), ("resource-id", nil),
      ].map { name, text in "\"\(name)\": \"\(text ?? "")\", " }.joined()
      return "{\"attributes\": {\(texts)\"bounds\": \"[0,\(y)][390,\(y + height)]\", "
        + "\"enabled\": \"\(element.isEnabled)\", \"focused\": \"false\", "
        + "\"selected\": \"false\"}, \"children\": [\(inside.joined(separator: ", "))]}"
    }
  }

  func findings(
    _ design: String, in toolkit: String = "swiftui", _ elements: [IOSElement]
  ) throws -> [Finding] {
    try Self.findings(design, in: toolkit, of: try capture(text(of: elements)))
  }

  static func findings(
    _ design: String, in toolkit: String, of dump: Capture
  ) throws -> [Finding] {
    let profile = try #require(BuiltIn.newest(of: .device, on: .voiceOver))
    let screen = try DesignReader.screen(
      of: Array("screen: A\ntoolkit: \(toolkit)\ncomponents:\n\(design)".utf8), file: "design.yaml")
    let pair = DiffPair(
      expected: .design(screen), "design", heard: .capture(dump), "dump")
    let runs = try pair.runs { _ in [profile] }
    return DiffSections(runs, accepting: nil).sections.flatMap(\.comparison.findings)
  }
}

struct IOSWidget: Sendable, CustomTestStringConvertible {
  var design: String
  var elements: [IOSElement]
  var testDescription: String { design }

  init(_ design: String, _ elements: IOSElement...) {
    self.design = design
    self.elements = elements
  }

  static let all = [
    IOSWidget(
      "{kind: text-field, label: Title, placeholder: Title}",
      IOSElement("TextField", "Title", value: "Title", placeholder: "Title")),
    IOSWidget(
      "{kind: search-field, label: Search, placeholder: Search}",
      IOSElement("SearchField", "Search", value: "Search", placeholder: "Search")),
    IOSWidget(
      "{kind: text-field, label: City, placeholder: Rome or Paris}",
      IOSElement("TextField", "City", value: "Rome or Paris", placeholder: "Rome or Paris")),
    IOSWidget(
      "{kind: text-field, label: Name, value: Ada}", IOSElement("TextField", "Name", value: "Ada")),
    IOSWidget(
      "{kind: link, label: Returns}", IOSElement("Link", "Returns")),
    IOSWidget(
      "{kind: dropdown, label: Size, value: \"42\", options: [\"41\", \"42\"]}",
      IOSElement("Button", "Size, 42")),
    IOSWidget(
      "{kind: menu, label: Filters, items: [New, Old]}",
      IOSElement("Button", "Filters")),
    IOSWidget(
      "{kind: picker-wheel, options: [AM, PM], value: AM}", IOSElement("PickerWheel", value: "AM")),
    IOSWidget(
      "{kind: table-row, label: Sign out}",
      IOSElement("Cell", [IOSElement("StaticText", "Sign out")])),
    IOSWidget(
      "{kind: table-row, label: Language}",
      IOSElement(
        "Cell",
        [
          IOSElement("StaticText", "Language"), IOSElement("Button", "chevron", isEnabled: false),
        ])),
    IOSWidget(
      "{kind: table-row, label: \"Unread, Ben, Lunch\"}",
      IOSElement(
        "Cell", "Unread, Ben, Lunch",
        [IOSElement("StaticText", "Ben"), IOSElement("StaticText", "Lunch")])),
    IOSWidget(
      "{kind: table-row, label: \"Eva, Dinner, read\"}",
      IOSElement("Cell", "Eva, Dinner, read", [IOSElement("StaticText", "Dinner")])),
    IOSWidget(
      "{kind: navigation-bar, label: Booking, leading-items: [Cancel], trailing-items: [Save]}",
      IOSElement(
        "NavigationBar",
        [
          IOSElement("Button", "Cancel"), IOSElement("StaticText", "Booking"),
          IOSElement("Button", "Save"),
        ])),
  ]
}

@Suite struct `Widgets of iOS in dumps` {
  private static func grave(_ findings: [Finding]) -> [String] {
    findings.filter { $0.severity > .note }.map(\.sentence)
  }

  @Test(arguments: IOSWidget.all, IOSDump.allCases)
  func `have no error or warning if the app is as designed`(
    _ widget: IOSWidget, in dump: IOSDump
  ) throws {
    for toolkit in ["swiftui", "uikit"] {
      let found = try dump.findings(
        "  - {kind: text, label: Hi}\n  - \(widget.design)\n", in: toolkit,
        [IOSElement("StaticText", "Hi")] + widget.elements)
      #expect(Self.grave(found) == [], "\(toolkit)")
    }
  }

  @Test(arguments: IOSDump.allCases, [1, 2, 3])
  func `have none on one screen, in each order`(_ dump: IOSDump, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let widgets = IOSWidget.all.shuffled(using: &generator)
    let found = try dump.findings(
      widgets.map { "  - \($0.design)\n" }.joined(), widgets.flatMap(\.elements))
    #expect(Self.grave(found) == [])
  }

  @Test(arguments: IOSDump.allCases)
  func `have an error if the value of a field is missing`(_ dump: IOSDump) throws {
    let found = try dump.findings(
      "  - {kind: text, label: Hi}\n  - {kind: text-field, label: Email, value: anna@}\n",
      [IOSElement("StaticText", "Hi"), IOSElement("TextField", "Email")])
    #expect(found.contains { $0.kind == .missingPart && $0.part == .value })
  }

  @Test(arguments: IOSDump.allCases)
  func `can have a disabled button in a cell`(_ dump: IOSDump) throws {
    let cell = IOSElement(
      "Cell", [IOSElement("StaticText", "Milk"), IOSElement("Button", "Buy", isEnabled: false)])
    let found = try dump.findings(
      "  - {kind: text, label: Milk}\n  - {kind: button, label: Buy, disabled: true}\n", [cell])
    #expect(Self.grave(found) == [])
  }

  @Test(arguments: [nil, "A"])
  func `An element of WebDriverAgent needs no answer around it`(value: String?) throws {
    let dump = try capture(
      """
      {"type": "Application", "name": "A", "value": \(value.map { "\"\($0)\"" } ?? "null"),
      "isEnabled": "1", "isVisible": "1", "rect": {"x": 0, "y": 0, "width": 390, "height": 844},
      "children": [{"type": "Button", "label": "Go", "isEnabled": "1", "isVisible": "1",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 44}}]}
      """)
    #expect(dump.format == .webDriverAgent)
    #expect(dump.elements.map(\.label) == ["Go"])
  }

  @Test func `A link with traits that lacks the trait of a button is an error`() throws {
    let dump = try capture(
      "<AppiumAUT><XCUIElementTypeLink label=\"Returns\" traits=\"Link\" enabled=\"true\" "
        + "visible=\"true\" accessible=\"true\"/></AppiumAUT>")
    let found = try IOSDump.findings("  - {kind: link, label: Returns}", in: "swiftui", of: dump)
    #expect(found.contains { $0.kind == .missingPart && $0.fact == .role(.button) })
  }

  @Test func `A text that is not in its cell's element is not a button`() throws {
    let dump = try capture(
      """
      <AppiumAUT><XCUIElementTypeCell accessible="false" enabled="true" visible="true">
      <XCUIElementTypeStaticText label="Sign out" accessible="true" enabled="true" visible="true"/>
      </XCUIElementTypeCell></AppiumAUT>
      """)
    let found = try IOSDump.findings(
      "  - {kind: table-row, label: Sign out}", in: "uikit", of: dump)
    #expect(found.contains { $0.kind == .missingPart && $0.fact == .role(.button) })
  }

  @Test(arguments: [("Child", "Message"), ("Delete", "Delete"), ("Save", "Save the draft")])
  func `A tooltip of Flutter follows the label`(label: String, tooltip: String) throws {
    // Flutter's IconButton has a tooltip but no label.
    let own = label == tooltip ? "" : "     label: \"\(label)\"\n"
    let dump = try capture(
      "SemanticsNode#0\n │\n └─SemanticsNode#1\n     actions: tap\n     flags: isButton\n\(own)"
        + "     tooltip: \"\(tooltip)\"\n     textDirection: ltr\n", platform: .voiceOver)
    let found = try IOSDump.findings(
      "  - {kind: button, label: \(label), tooltip: \(tooltip)}", in: "flutter", of: dump)
    #expect(Self.grave(found) == [])
  }

  @Test(arguments: ["Title", "Your title"])
  func `A placeholder of React Native that is the label is announced once`(
    placeholder: String
  ) throws {
    let dump = try capture(
      """
      {"type": "View", "props": {}, "children": [{"type": "TextInput", "props":
      {"accessibilityLabel": "Title", "placeholder": "\(placeholder)"}, "children": null}]}
      """, platform: .voiceOver)
    let found = try IOSDump.findings(
      "  - {kind: text-field, label: Title, placeholder: \(placeholder)}", in: "react-native",
      of: dump)
    #expect(Self.grave(found) == [])
  }
}
