import Earshot
import EarshotFiles
import Testing

@Suite struct `Bars in dumps of Maestro` {
  private static func element(
    _ label: String, _ bounds: String, _ more: String = "", inside: [String] = []
  ) -> String {
    "{\"attributes\": {\"accessibilityText\": \"\(label)\"\(more), \"bounds\": \"\(bounds)\"}, "
      + "\"children\": [\(inside.joined(separator: ", "))]}"
  }

  private static func screen(_ children: [String]) -> String {
    element("", "[0,0][390,844]", inside: [element("", "[0,0][390,844]", inside: children)])
  }

  private static let items = [
    element("Mailboxes", "[0,47][89,91]"), element("Inbox", "[152,58][238,79]"),
    element("Edit", "[320,47][380,91]"),
  ]

  @Test func `The items of a bar are read in order, although the title is lower`() throws {
    let bar = Self.element("", "[0,47][390,91]", inside: Self.items)
    let dump = Self.screen([bar, Self.element("Today", "[16,100][374,140]")])
    #expect(try capture(dump).elements.map(\.label) == ["Mailboxes", "Inbox", "Edit", "Today"])
  }

  @Test(arguments: [
    ("[0,47][300,91]", "is narrower than the screen"), ("[0,47][390,391]", "is higher than a bar"),
  ])
  func `Other elements are sorted by their tops`(_ bounds: String, _ why: String) throws {
    let dump = Self.screen([Self.element("", bounds, inside: Self.items)])
    #expect(try capture(dump).elements.map(\.label) == ["Mailboxes", "Edit", "Inbox"], "\(why)")
  }

  private static let row = [
    element("On", "[320,112][374,132]"), element("Wi-Fi", "[16,102][200,142]"),
  ]

  @Test(arguments: [row, row.reversed()])
  func `A row is read in the reading direction, not in the order of the file`(
    _ items: [String]
  ) throws {
    let dump = Self.screen([
      Self.element("", "[0,100][390,144]", inside: items), Self.element("Off", "[16,150][374,190]"),
    ])
    #expect(try capture(dump).elements.map(\.label) == ["Wi-Fi", "On", "Off"])
  }

  @Test func `A row with one text above the other is not a bar`() throws {
    let row = Self.element(
      "", "[0,100][390,144]",
      inside: [
        Self.element("Details", "[16,122][200,142]"), Self.element("Title", "[200,102][374,122]"),
      ])
    #expect(try capture(Self.screen([row])).elements.map(\.label) == ["Title", "Details"])
  }

  @Test func `The items of a bar in a right-to-left language are read from the right`() throws {
    let bar = Self.element(
      "", "[0,47][390,91]",
      inside: [
        Self.element("رجوع", "[301,47][390,91]"), Self.element("الوارد", "[152,58][238,79]"),
        Self.element("تحرير", "[10,47][70,91]"),
      ])
    #expect(
      try capture(Self.screen([bar])).elements.map(\.label) == ["رجوع", "الوارد", "تحرير"])
  }

  @Test func `Bars within bars keep the order`() throws {
    var bar = Self.items.joined(separator: ", ")
    for _ in 0..<200 { bar = Self.element("", "[0,47][390,91]", inside: [bar]) }
    #expect(try capture(Self.screen([bar])).elements.count == 3)
  }

  @Test func `A password field that moved before another field is a moved stop`() throws {
    let design = [
      "kind: text-field, label: Email, placeholder: name@example.com",
      "kind: text-field, label: Password, secure: true, value: hunter22",
    ]
    let dump = Self.screen([
      Self.element(
        "Password", "[16,100][374,144]", ", \"value\": \"••••••••\", \"text\": \"••••••••\""),
      Self.element(
        "Email", "[16,160][374,204]",
        ", \"value\": \"name@example.com\", \"hintText\": \"name@example.com\""),
    ])
    let found = try findings(of: design, toolkit: "swiftui", in: dump, on: .voiceOver)
    #expect(found.map(\.kind).contains(.movedStop))
    #expect(!found.map(\.kind).contains(.skippedStop))
  }
}
