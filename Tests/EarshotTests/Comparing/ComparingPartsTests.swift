import Earshot
import Testing

@Suite struct `Comparing the parts of one stop` {
  private func kinds(
    _ expected: String, heard: String, strict: Bool = false
  ) -> [String] {
    let comparison = PartComparison(
      expected: .parts(announcement(expected)), heard: .text(heard),
      options: ComparisonOptions(lexicon: .english, isStrict: strict))
    return comparison.findings.map { "\($0.kind.rawValue) \($0.part?.rawValue ?? "")" }
  }

  private func kinds(_ expected: String, exposed: String) -> [String] {
    let comparison = PartComparison(
      expected: .parts(announcement(expected)), heard: .parts(announcement(exposed)),
      options: ComparisonOptions(lexicon: .english))
    return comparison.findings.map { "\($0.kind.rawValue) \($0.part?.rawValue ?? "")" }
  }

  @Test(arguments: [
    "Size, button, collapsed, 1 of 3", "SIZE button; collapsed one of three",
    "size. Button - Collapsed. 1  of 3", "Size,button,collapsed,1 of 3.",
  ])
  func `Letter case, punctuation, spaces and spelled-out numbers are not differences`(
    _ heard: String
  ) {
    #expect(kinds("name:Size|role:button|state:collapsed|position:1 of 3", heard: heard) == [])
  }

  @Test(arguments: [
    ("Size, button, 1 of 3", "missing-part state"),
    ("Size, collapsed, 1 of 3", "missing-part role"),
    ("button, collapsed, 1 of 3", "missing-part name"),
    ("Size, button, expanded, 1 of 3", "wrong-text state"),
    ("Size, button, collapsed, 2 of 3", "wrong-text position"),
    ("Size chart, button, collapsed, 1 of 3", "wrong-text name"),
    ("Colour, button, collapsed, 1 of 3", "wrong-text name"),
    ("Size, button, button, collapsed, 1 of 3", "said-twice role"),
    ("Size button, Button, collapsed, 1 of 3", "said-twice role"),
    ("Size, button, collapsed, selected, 1 of 3", "wrong-text state"),
    ("Size, button, collapsed, 1 of 3, double tap to open", "extra-part hint"),
    ("Size, collapsed, button, 1 of 3", "different-order "),
    ("Size, button, coll", "truncated state"),
    ("Size, button, collapsed, 1 out of 3", "different-wording position"),
    ("button-size-container, button, collapsed, 1 of 3", "wrong-text name"),
    ("Switch size, button, collapsed, 1 of 3", "wrong-text name"),
    ("Selected size, button, collapsed, 1 of 3", "wrong-text name"),
    ("Size image, button, collapsed, 1 of 3", "wrong-text name"),
    ("Switch off size, button, collapsed, 1 of 3", "wrong-text name"),
    ("Button, button, collapsed, 1 of 3", "wrong-text name"),
    ("Switch size button collapsed 1 of 3", "wrong-text name"),
    ("Selected, Size, button, collapsed, 1 of 3", "wrong-text state"),
    ("Selected Size button collapsed 1 of 3", "wrong-text state"),
  ])
  func `A text is compared with the expected parts`(_ heard: String, _ kind: String) {
    #expect(kinds("name:Size|role:button|state:collapsed|position:1 of 3", heard: heard) == [kind])
  }

  @Test(arguments: [
    ("name:Size button|state:collapsed", "faked role"),
    ("name:Size|role:button|name:collapsed", "faked state"),
    ("name:Size|role:button|value:collapsed", ""),
    ("name:Size button|role:Button|state:collapsed", "said-twice role"),
    ("name:Size icon|role:button|state:collapsed", "wrong-text name"),
    ("name:Size|role:button", "missing-part state"),
    ("role:button|state:collapsed", "missing-part name"),
    ("name:Size|role:drop down list|state:collapsed", "wrong-text role"),
  ])
  func `An element with other attributes has findings`(_ exposed: String, _ kind: String) {
    #expect(
      kinds("name:Size|role:button|state:collapsed", exposed: exposed)
        == (kind.isEmpty ? [] : [kind]))
  }

  @Test func `A synonym is a different wording, its opposite a different text`() {
    #expect(
      kinds("name:Ads|state:not checked", heard: "Ads, unchecked") == ["different-wording state"])
    #expect(kinds("name:Ads|state:checked", heard: "Ads, not checked") == ["wrong-text state"])
    #expect(kinds("name:Ads|state:not checked", heard: "Ads, checked") == ["wrong-text state"])
  }

  @Test(arguments: 1...6)
  func `The level of a heading is not a part of its role`(level: Int) {
    for heading in ["heading level \(level)", "heading, level \(level)"] {
      #expect(
        kinds("name:About|role:heading", heard: "About, \(heading)") == ["extra-part position"])
      #expect(
        kinds("name:About|role:button", heard: "About, \(heading)").contains {
          $0.hasSuffix(" role")
        })
    }
  }

  @Test func `Words of neighbouring elements are one part if the design has one`() {
    #expect(
      kinds("name:Day, Date|role:button", exposed: "content:Day|content:Date|role:button") == [])
  }

  @Test func `Only a strict comparison considers letter case and punctuation`() {
    #expect(
      kinds("name:Size|role:button", heard: "SIZE, button", strict: true) == ["wrong-text name"])
    #expect(kinds("name:Size|role:button", heard: "Size; button", strict: true) == ["wrong-text "])
    #expect(kinds("name:Size|role:button", heard: "Size, button", strict: true) == [])
  }

  @Test func `An order that a setting of the reader allows is a note that names it`() throws {
    let options = ComparisonOptions(
      lexicon: .english,
      orders: [.init(setting: "descriptionOrder=role-name-state", kinds: [.role, .name, .state])])
    let comparison = PartComparison(
      expected: .parts(
        announcement("state:checked|name:Ads|role:check box|hint:double tap to toggle")),
      heard: .text("Checkbox, Ads, checked, double-tap to toggle"), options: options)
    let finding = try #require(comparison.findings.first)
    #expect(comparison.findings.count == 1)
    #expect(finding.kind == .differentOrder)
    #expect(finding.severity == .note)
    #expect(finding.sentence.contains("descriptionOrder=role-name-state"))
  }

  @Test func `Two names that changed places are distinguished by their words`() {
    let comparison = PartComparison(
      expected: .parts(announcement("name:High|name:Quality")),
      heard: .parts(announcement("name:Quality|name:High")),
      options: ComparisonOptions(lexicon: .english))
    #expect(
      comparison.findings.map(\.sentence) == [
        #"The order is "Quality", "High" instead of "High", "Quality"."#
      ])
  }

  @Test func `Columns keep the heard order`() {
    let comparison = PartComparison(
      expected: .parts(announcement("name:Size|role:button|state:collapsed")),
      heard: .text("Collapsed, Size, button, new"), options: ComparisonOptions(lexicon: .english))
    #expect(comparison.columns.compactMap(\.heard) == ["Collapsed", "Size", "button", "new"])
    #expect(comparison.columns.compactMap(\.expected?.text) == ["Size", "button", "collapsed"])
  }
}
