import Earshot
import EarshotFiles
import Testing

@Suite struct `Properties that no announcement contains` {
  private static let texts = ["Lisbon", "Synced", "Done"]

  private static func tree(_ region: String?, around: String? = nil) -> String {
    func attribute(_ region: String?) -> String { region.map { "live-region=\"\($0)\"" } ?? "" }
    let nodes = texts.enumerated().map { place, text in
      """
      <android.widget.TextView class="android.widget.TextView" text="\(text)" enabled="true" \
      displayed="true" \(attribute(text == "Synced" ? region : region.map { _ in "0" })) \
      bounds="[0,\(place * 100)][900,\(place * 100 + 90)]"/>
      """
    }
    return """
      <hierarchy rotation="0"><android.widget.LinearLayout class="android.widget.LinearLayout" \
      enabled="true" displayed="true" \(attribute(around)) bounds="[0,0][900,900]">
      \(nodes.joined(separator: "\n"))
      </android.widget.LinearLayout></hierarchy>
      """
  }

  private static func design(_ live: String?) -> [String] {
    texts.map { text in
      "kind: text, label: \(text)" + (text == "Synced" ? live.map { ", live: \($0)" } ?? "" : "")
    }
  }

  @Test(arguments: [nil, "polite", "assertive"], ["0", "1", "2"])
  func `A lost live region is a warning, and another politeness is a note`(
    live: String?, region: String
  ) throws {
    let found = try findings(of: Self.design(live), toolkit: "views", in: Self.tree(region))
      .filter { $0.part == .announcement }
    let regions = ["0": "none", "1": "polite", "2": "assertive"]
    let severity: Finding.Severity? =
      live == nil || live == regions[region] ? nil : region == "0" ? .warning : .note
    #expect(found.map(\.severity) == (severity.map { [$0] } ?? []), "\(found.sentences)")
    let names = /live region|are announced as/
    #expect(found.allSatisfy { $0.sentence.contains(names) && $0.expected == live })
  }

  @Test func `A text in a live region is announced too`() throws {
    let found = try findings(
      of: Self.design("polite"), toolkit: "views", in: Self.tree("0", around: "1"))
    #expect(found.grave == [], "\(found.sentences)")
  }

  @Test func `A live region is not compared if the file has none of them`() throws {
    let found = try findings(of: Self.design("polite"), toolkit: "views", in: Self.tree(nil))
    #expect(found.grave == [], "\(found.sentences)")
    #expect(found.contains { $0.sentence.contains("This format has no live regions") })
  }

  /// The error below a field is a separate live region in Material Components.
  @Test func `A field is not a live region itself`() throws {
    let dump = """
      <hierarchy rotation="0"><android.widget.EditText class="android.widget.EditText" text="X12" \
      content-desc="Passport" enabled="true" clickable="true" focusable="true" displayed="true" \
      live-region="0" bounds="[0,0][900,90]"/></hierarchy>
      """
    let found = try findings(
      of: ["kind: text-field, label: Passport, value: X12, live: polite"], toolkit: "views",
      in: dump)
    #expect(!found.contains { $0.part == .announcement }, "\(found.sentences)")
  }

  @Test(arguments: [
    (["Archive", "Flag"], [String]()), (["flag", "Archive"], []), (["Archive"], ["Flag"]),
    (["Reply", "Flag"], ["Archive"]), (["Reply"], ["Archive", "Flag"]),
  ])
  func `Each lost action is a warning if the file has the names`(
    offered: [String], lost: [String]
  ) throws {
    let names = offered.map { "\"\($0)\"" }.joined(separator: ",")
    let dump = """
      [{"element":{"_0":{"description":"","label":"Rent","traits":["button"],"userInputLabels":[],
      "shape":{"frame":{"_0":[[0,0],[100,40]]}},"customActions":[\(names)]},"traversalIndex":0}}]
      """
    let found = try findings(
      of: ["kind: button, label: Rent, actions: [Archive, Flag]"], toolkit: "uikit", in: dump)
    #expect(found.grave.map(\.expected) == lost, "\(found.sentences)")
    #expect(found.grave.allSatisfy { $0.severity == .warning && $0.part == .actions })
  }

  @Test func `An action with a comma is not lost in a list with commas`() throws {
    let dump = """
      SemanticsNode#0
       │ Rect.fromLTRB(0.0, 0.0, 360.0, 780.0)
       │
       └─SemanticsNode#1
           Rect.fromLTRB(0.0, 0.0, 180.0, 48.0)
           customActions: Archive, Delete, for ever
           actions: customAction, tap
           flags: isButton, hasEnabledState, isEnabled
           label: "Rent"
           textDirection: ltr
      """
    func lost(_ action: String) throws -> [String?] {
      try findings(
        of: ["kind: button, label: Rent, actions: [Archive, \"\(action)\"]"], toolkit: "flutter",
        in: dump, on: .talkBack
      ).grave.filter { $0.part == .actions }.map(\.expected)
    }
    #expect(try lost("Delete, for ever") == [])
    #expect(try lost("Delete, for now") == ["Delete, for now"])
  }
}
