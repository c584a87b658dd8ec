import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct PageSource {
  private(set) var rows: [String] = []

  mutating func add(
    _ type: String, _ attributes: String = "", y: Int, inside: String = "", height: Int = 40
  ) {
    rows.append(
      "<XCUIElementType\(type) \(attributes) x=\"0\" y=\"\(y)\" width=\"300\" height=\"\(height)\">"
        + inside + "</XCUIElementType\(type)>")
  }

  var text: String {
    """
    <XCUIElementTypeApplication x="0" y="0" width="390" height="844">
    \(rows.joined(separator: "\n"))
    </XCUIElementTypeApplication>
    """
  }
}

func findings(
  of components: [String], toolkit: String? = nil, in dump: String, on platform: Platform? = nil
) throws -> [Finding] {
  let design =
    "screen: A\n" + (toolkit.map { "toolkit: \($0)\n" } ?? "") + "components:\n"
    + components.map { "  - {\($0)}\n" }.joined()
  let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
  let capture = try capture(dump, platform: platform)
  let profile = try #require(BuiltIn.newest(of: .device, on: capture.platform ?? .voiceOver))
  let pair = DiffPair(
    expected: .design(screen), "design.yaml", heard: .capture(capture), "dump")
  let runs = try pair.runs { _ in [profile] }
  return DiffSections(runs, accepting: nil).sections.flatMap(\.comparison.findings)
}

@Suite struct `Elements in text fields` {
  private static func source(
    of type: String, around children: String, isCertain: Bool
  ) -> String {
    var source = PageSource()
    source.add(
      type, "label=\"PIN\"" + (isCertain ? " accessible=\"true\"" : ""), y: 100, inside: children)
    return source.text
  }

  @Test(
    arguments: ["TextField", "SecureTextField", "SearchField"], [true, false])
  func `A button in a text field is a stop, and an image is not`(type: String, isCertain: Bool)
    throws
  {
    let accessible = isCertain ? "accessible=\"true\"" : ""
    let source = Self.source(
      of: type,
      around: """
        <XCUIElementTypeImage label="Lock" x="0" y="100" width="20" height="20"/>
        <XCUIElementTypeButton label="Show PIN" \(accessible) x="270" y="110" width="20" height="20">
        <XCUIElementTypeImage label="Eye" x="270" y="110" width="20" height="20"/>
        </XCUIElementTypeButton>
        """, isCertain: isCertain)
    #expect(try capture(source).elements.map(\.label) == ["PIN", "Show PIN"])
  }

  @Test func `A button that shows a password is compared`() throws {
    let field = "kind: text-field, label: PIN, secure: true, reveal: Show PIN"
    let button = """
      <XCUIElementTypeButton label="Show PIN" x="270" y="110" width="20" height="20"/>
      """
    let with = Self.source(of: "SecureTextField", around: button, isCertain: false)
    let without = Self.source(of: "SecureTextField", around: "", isCertain: false)
    #expect(try findings(of: [field], toolkit: "uikit", in: with).grave == [])
    #expect(
      try findings(of: [field], toolkit: "uikit", in: without).grave.map(\.kind) == [.skippedStop])
  }

  @Test(arguments: 0..<50)
  func `All controls in text fields are stops`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let types = ["Button", "Switch", "Image", "StaticText", "Other", "TextField"]
    var source = PageSource()
    var labels: [String] = []
    for row in 0..<4 {
      let field = ["TextField", "SecureTextField", "SearchField"].randomElement(using: &random)
      labels.append("Field \(row)")
      var inside = ""
      for column in 0..<Int.random(in: 0...3, using: &random) {
        let type = types.randomElement(using: &random) ?? ""
        let label = "\(type) \(row) \(column)"
        inside += """
          <XCUIElementType\(type) label="\(label)" x="\(200 + column * 30)" \
          y="\(row * 100 + 110)" width="20" height="20"/>
          """
        if type == "Button" || type == "Switch" { labels.append(label) }
      }
      source.add(field ?? "", "label=\"Field \(row)\"", y: row * 100 + 100, inside: inside)
    }
    #expect(try capture(source.text).elements.map(\.label) == labels)
  }
}

@Suite struct `Elements that are perhaps stops` {
  private static let footer = "Two spaces insert a period."

  private static func source(hidden attributes: String) -> String {
    var source = PageSource()
    source.add("StaticText", "label=\"Keyboards\"", y: 60)
    source.add("Button", "label=\"Edit\"", y: 200)
    source.add("StaticText", attributes, y: 400)
    return source.text
  }

  /// In WebDriverAgent, `visible` is only a hit test, and `name` can be the identifier, so neither
  /// proves that an element is a stop.
  @Test(
    arguments: [
      "label=\"\(footer)\" visible=\"false\"", "name=\"\(footer)\"",
      "name=\"\(footer)\" visible=\"false\"",
    ])
  func `An element is a stop if the design has its text`(attributes: String) throws {
    let stops = ["kind: text, label: Keyboards", "kind: button, label: Edit"]
    let source = Self.source(hidden: attributes)
    let found = try findings(of: stops, in: source)
    #expect(found == [])
    #expect(try findings(of: stops + ["kind: text, label: \(Self.footer)"], in: source).grave == [])
    #expect(
      try findings(of: stops + ["kind: text, label: Another footer"], in: source).grave.map(\.kind)
        == [.skippedStop])
    let role = try findings(of: stops + ["kind: button, label: \(Self.footer)"], in: source)
    #expect(role.grave == [] && role.contains { $0.part == .role })
  }

  @Test func `Elements of a hidden window and of the system are no stops`() throws {
    var source = PageSource()
    source.add("StaticText", "label=\"Keyboards\"", y: 60)
    let text = """
      <XCUIElementTypeStaticText label="Old" visible="false" x="0" y="90" width="90" height="20"/>
      """
    source.add("Window", "visible=\"false\"", y: 0, inside: text, height: 844)
    source.add("StatusBar", "visible=\"false\"", y: 0, inside: text)
    #expect(try capture(source.text).elements.map(\.label) == ["Keyboards"])
  }

  @Test(arguments: 0..<50)
  func `Only those in the design are compared`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var source = PageSource()
    var components: [String] = []
    for row in 0..<8 {
      let isButton = Bool.random(using: &random)
      let isHidden = row > 0 && Bool.random(using: &random)
      source.add(
        isButton ? "Button" : "StaticText",
        "label=\"Row \(row)\"" + (isHidden ? " visible=\"false\"" : ""), y: 100 + row * 50)
      if !isHidden || Bool.random(using: &random) {
        components.append("kind: \(isButton ? "button" : "text"), label: Row \(row)")
      }
    }
    #expect(try findings(of: components, in: source.text).grave == [])
    #expect(
      try findings(of: components + ["kind: text, label: Last"], in: source.text).grave.map(\.kind)
        == [.skippedStop])
  }

  @Test(arguments: [("Wi-Fi", [] as [Finding.Kind]), ("Home network", [.extraStop])])
  func `A text before a switch in a cell is certainly a stop if it is not the switch's name`(
    text: String, kinds: [Finding.Kind]
  ) throws {
    var source = PageSource()
    source.add("StaticText", "label=\"Network\"", y: 60)
    let inside = """
      <XCUIElementTypeStaticText label="\(text)" x="20" y="110" width="100" height="20"/>
      <XCUIElementTypeSwitch label="Wi-Fi" value="1" x="200" y="106" width="50" height="30"/>
      """
    source.add("Cell", y: 100, inside: inside)
    let found = try findings(
      of: ["kind: text, label: Network", "kind: switch, label: Wi-Fi, checked: true"],
      toolkit: "uikit", in: source.text)
    #expect(found.grave.map(\.kind) == kinds)
  }
}

@Suite struct `The order of a dump with frames` {
  private static func source(rows: [Int], labels: [String]) -> String {
    var source = PageSource()
    for (row, label) in zip(rows, labels) {
      source.add("StaticText", "label=\"\(label)\"", y: 100 + row * 60)
    }
    return source.text
  }

  @Test func `is certain if the tree has the same order`() throws {
    let design = ["kind: text, label: Wind", "kind: text, label: Rain", "kind: text, label: Snow"]
    let certain = Self.source(rows: [0, 1, 2], labels: ["Rain", "Wind", "Snow"])
    #expect(try findings(of: design, in: certain).grave.map(\.kind) == [.movedStop])
    let uncertain = Self.source(rows: [1, 0, 2], labels: ["Wind", "Rain", "Snow"])
    let found = try findings(of: design, in: uncertain)
    #expect(found.grave == [] && found.contains { $0.kind == .movedStop })
  }

  @Test(arguments: 0..<40)
  func `is inferred if and only if the tree has another order`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let rows = seed.isMultiple(of: 2) ? [0, 1, 2, 3] : [0, 1, 2, 3].shuffled(using: &random)
    let source = Self.source(rows: rows, labels: ["Rain", "Wind", "Snow", "Hail"])
    #expect(try capture(source).limits.contains(.readingOrder) == (rows != rows.sorted()))
  }
}

extension [Finding] {
  var grave: [Finding] { filter { $0.severity > .note } }
}
