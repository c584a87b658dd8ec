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
