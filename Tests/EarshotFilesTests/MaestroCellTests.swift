import Earshot
import EarshotFiles
import Testing

@Suite struct `Cells in dumps of Maestro` {
  private static func element(
    _ label: String, _ top: Int, height: Int = 20, _ more: String = "", inside: [String] = []
  ) -> String {
    "{\"attributes\": {\"accessibilityText\": \"\(label)\"\(more), "
      + "\"bounds\": \"[0,\(top)][390,\(top + height)]\"}, "
      + "\"children\": [\(inside.joined(separator: ", "))]}"
  }

  private static func screen(_ children: [String]) -> String {
    element("", 0, height: 844, inside: [element("", 0, height: 844, inside: children)])
  }

  private static func cell(
    _ label: String, _ texts: [String], at top: Int = 100, height: Int = 80, _ more: String = ""
  ) -> String {
    let texts = texts.enumerated().map { element($1, top + 20 * $0) }
    return element(
      label, top, height: height, more,
      inside: [element("", top, height: height, inside: texts)])
  }

  private static func found(
    _ label: String, _ more: String = "", design: String = ""
  ) throws -> [Finding] {
    let cells = [
      cell(label, ["Economy", "4 minutes"], more), cell("Van", ["Van"], at: 200, height: 40),
    ]
    return try findings(
      of: [
        "kind: table-row, label: Economy, content: [4 minutes]" + design,
        "kind: table-row, label: Van",
      ], toolkit: "uikit", in: screen(cells)
    ).grave
  }

  private static let selected = ", \"selected\": \"true\""
  private static let disabled = ", \"enabled\": \"false\""

  @Test func `are one stop with their own label`() throws {
    #expect(try Self.found("Economy, 4 minutes") == [])
    #expect(try Self.found("Economy").map(\.part) == [.name])
    #expect(
      try Self.found("Economy, 5 minutes").sentences == [
        "The name is \"Economy, 5 minutes\" instead of \"Economy, 4 minutes\"."
      ])
  }

  @Test(arguments: [
    (selected, ", selected: true"), (disabled, ", disabled: true"),
  ])
  func `have their own state`(attribute: String, key: String) throws {
    #expect(try Self.found("Economy, 4 minutes", attribute, design: key) == [])
    #expect(try Self.found("Economy, 4 minutes", "", design: key).map(\.part) == [.state])
    #expect(try Self.found("Economy, 4 minutes", attribute).map(\.part) == [.state])
  }

  @Test func `are not containers with a title`() throws {
    let dump = Self.screen([Self.cell("Economy", ["Economy", "4 minutes"], height: 300)])
    #expect(try capture(dump).elements.map(\.label) == ["Economy", "4 minutes"])
  }

  @Test(arguments: [nil, "Visa"])
  func `show a sheet, even if a value is missing`(value: String?) throws {
    let value = value.map { ", \"value\": \"\($0)\", \"text\": \"\($0)\"" } ?? ""
    let dump = Self.screen([
      Self.element("Menu", 50), Self.element("Choose a ride", 80),
      Self.cell("Economy, 4 minutes", ["Economy", "4 minutes"]),
      Self.element("Payment", 300, height: 44, value),
    ])
    let design = [
      "kind: button, label: Menu",
      "kind: sheet, label: Choose a ride, components: [{kind: table-row, label: Economy, "
        + "content: [4 minutes]}, {kind: button, label: Payment, value: Visa}]",
    ]
    let found = try findings(of: design, toolkit: "uikit", in: dump).grave
    #expect(found.map(\.part) == (value.isEmpty ? [.value] : []), "\(found.sentences)")
  }
}
