import EarshotFiles
import Foundation
import Testing

@testable import EarshotStudio

@Suite struct `The structure of a design in the studio` {
  private static let design = """
    screen: Pay
    components:
      # The title
      - kind: heading
        label: Pay
        frame: [20, 100, 200, 40]

      - kind: button
        label: Pay now
        frame: [20, 40, 100, 40]
        opens: sheet

      - kind: sheet
        id: sheet
        label: Receipt
        components:
          - kind: text
            label: Thanks

    """

  private static func studio(_ text: String = design) throws -> OpenStudio {
    try OpenStudio(["pay.yaml": Array(text.utf8)])
  }

  private static func post(
    _ studio: OpenStudio, _ target: String, _ message: [String: Any]
  ) throws -> StudioAnswer {
    let digest = try #require(studio.get("/screen?path=pay.yaml").json?.text("digest"))
    let own: [String: Any] = ["path": "pay.yaml", "digest": digest]
    let body = try JSONSerialization.data(withJSONObject: own.merging(message) { $1 })
    return studio.upload([UInt8](body), to: target)
  }

  private static func done(
    _ studio: OpenStudio, _ target: String, _ message: [String: Any]
  ) throws -> JSONValue {
    let answer = try post(studio, target, message)
    #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
    return try #require(answer.json)
  }

  @Test func `lists the kinds with the words of designers`() throws {
    let kinds = try #require(Self.studio().get("/kinds").json?["kinds"]?.items)
    #expect(kinds.first?.text("title") == "Button")
    #expect(Set(kinds.compactMap { $0.text("name") }).count == kinds.count)
    let dropdown = try #require(kinds.first { $0.text("name") == "dropdown" })
    #expect(dropdown["words"]?.items?.contains { $0.string == "combo-box" } == true)
  }

  @Test func `describes the place of each component`() throws {
    let view = try #require(Self.studio().get("/screen?path=pay.yaml").json)
    let components = try #require(view["components"]?.items)
    #expect(components.map { $0.integer("depth") } == [0, 0, 0, 1])
    #expect(components.allSatisfy { $0["canMove"]?.found == "true" })
    #expect(components[0]["frame"]?.items?.count == 4 && components[2]["frame"] == nil)
    #expect(components[2]["isContainer"]?.found == "true")
    #expect(components[2]["isOverlay"]?.found == "true" && components[0]["isOverlay"] == nil)
  }

  @Test func `adds, moves, frames and removes a component, each as one step of undo`() throws {
    let studio = try Self.studio()
    let added = try Self.done(
      studio, "/add",
      ["kind": "link", "label": "Terms", "after": "pay-now", "frame": [20, 200, 80, 20.5]])
    #expect(added.text("component") == "terms")
    let block = "  - kind: link\n    label: Terms\n    frame: [20, 200, 80, 20.5]\n\n"
    let withLink = Self.design.replacing("  - kind: sheet", with: block + "  - kind: sheet")
    #expect(try studio.text() == withLink)
    let moved = try Self.done(studio, "/move", ["component": "pay-now", "before": "pay"])
    #expect(moved.text("component") == "pay-now")
    let framed = try Self.done(studio, "/frame", ["component": "terms", "frame": NSNull()])
    #expect(framed.text("component") == "terms")
    let removed = try Self.done(studio, "/remove", ["component": "terms"])
    #expect(removed["canUndo"]?.found == "true")
    for _ in 0..<4 { _ = try Self.done(studio, "/undo", [:]) }
    #expect(try studio.text() == Self.design)
  }

  @Test func `adds a component inside another one and at the end of the screen`() throws {
    let studio = try Self.studio()
    let inside = try Self.done(studio, "/add", ["kind": "button", "inside": "sheet"])
    #expect(inside.text("component") == "button")
    #expect(try studio.text() == Self.design + "      - kind: button\n")
    let last = try Self.done(studio, "/add", ["kind": "dropdown", "label": "Card"])
    #expect(last.text("component") == "card")
    #expect(
      try studio.text().hasSuffix(
        "\n\n  - kind: dropdown\n    label: Card\n    options: [Euro, Dollar]\n"))
  }

  @Test func `sorts the list by frames and names the stops that a platform sorts otherwise`() throws
  {
    let studio = try Self.studio()
    let sorted = try Self.done(studio, "/sort", [:])
    #expect(sorted["notes"]?.items?.isEmpty == true)
    let text = try studio.text()
    #expect(text.contains("components:\n  - kind: button") && text.contains("\n\n  # The title\n"))
    let again = try Self.done(studio, "/sort", [:])
    #expect(again.text("digest") == sorted.text("digest"))
    _ = try Self.done(studio, "/frame", ["component": "pay", "frame": [5, 52, 10, 20]])
    let notes = try Self.done(studio, "/sort", [:])["notes"]?.items?.compactMap(\.string)
    #expect(
      notes == [
        "VoiceOver would read button \"Pay now\" before heading \"Pay\", because of their frames; to "
          + "keep the order of the list, the app must set accessibilityElements of the container"
      ])
  }

  @Test(
    arguments: [
      ("/remove", ["component": "sheet"], "no component with the id 'sheet'"),
      ("/remove", ["component": "nothing"], "'nothing' is missing"),
      ("/move", ["component": "pay", "before": "thanks"], "only be moved within its list"),
      ("/add", ["kind": "wall"], "does not exist"),
      ("/add", [:], "names no kind"),
    ])
  func `refuses an edit and keeps the file`(
    _ target: String, _ message: [String: String], _ reason: String
  ) throws {
    let studio = try Self.studio()
    let answer = try Self.post(studio, target, message)
    #expect(answer.status == 422 || answer.status == 400)
    #expect(String(decoding: answer.body, as: UTF8.self).contains(reason))
    #expect(try studio.text() == Self.design)
  }

  @Test(arguments: [[0, 0, 0, 10], [1, 2, 3], [1, 0, -5, 5]])
  func `refuses a frame that is no rectangle`(_ frame: [Int]) throws {
    let studio = try Self.studio()
    #expect(try Self.post(studio, "/frame", ["component": "pay", "frame": frame]).status >= 400)
    #expect(try studio.text() == Self.design)
  }

  @Test func `keeps the components of parts and aliases in their places`() throws {
    let text = """
      screen: Pay
      parts:
        pay: {components: [{button: Pay}]}
      components:
        - use: pay
        - &link {link: Terms}
        - *link

      """
    let studio = try Self.studio(text)
    let view = try #require(studio.get("/screen?path=pay.yaml").json)
    let components = try #require(view["components"]?.items)
    #expect(components.map { $0["canMove"]?.found } == ["false", "true", "true"])
    _ = try Self.done(studio, "/remove", ["component": "terms-2"])
    #expect(try studio.text() == text.replacing("  - *link\n", with: ""))
  }

  @Test func `refuses to change a list that is used in several places`() throws {
    let text = """
      screen: Pay
      components:
        - {kind: section, id: g, components: &all [{button: A}, {button: B}]}
        - {kind: section, id: h, components: *all}

      """
    let studio = try Self.studio(text)
    let messages = [
      ("/remove", ["component": "a"]), ("/move", ["component": "b", "before": "a"]),
      ("/add", ["kind": "button", "after": "b"]), ("/add", ["kind": "button", "inside": "h"]),
    ]
    for (target, message) in messages {
      #expect(try Self.post(studio, target, message).status == 422, "\(target)")
    }
    #expect(try studio.text() == text)
  }

  @Test func `edits the attributes of one platform`() throws {
    let studio = try Self.studio("screen: Pay\ncomponents:\n  - button: Pay\n")
    func set(_ key: String, _ value: Any) throws {
      _ = try Self.done(studio, "/edit", ["component": "pay", "key": key, "value": value])
    }
    try set("voiceover.label", "Pay now")
    try set("voiceover.hint", "Later")
    #expect(try studio.text().contains("    voiceover: {label: Pay now, hint: Later}\n"))
    let fields = try #require(studio.get("/component?path=pay.yaml&id=pay").json?["fields"]?.items)
    let label = try #require(fields.first { $0.text("key") == "voiceover.label" })
    #expect(label.text("group") == "ios" && label.text("value") == "Pay now")
    try set("voiceover.hint", NSNull())
    try set("voiceover.label", NSNull())
    #expect(try studio.text() == "screen: Pay\ncomponents:\n  - button: Pay\n")
  }

  @Test func `names the keys that change nothing that is announced`() throws {
    let studio = try Self.studio()
    let target = "path=pay.yaml&id=pay-now"
    let fields = try #require(studio.get("/component?\(target)").json?["fields"]?.items)
    let silent = try #require(studio.get("/silent?\(target)").json?.texts("keys"))
    #expect(Set(silent).isSubset(of: fields.compactMap { $0.text("key") }))
    for key in ["id", "busy"] { #expect(silent.contains(key), "\(key)") }
    for key in ["label", "hint", "disabled", "language", "opens", "hidden", "voiceover.label"] {
      #expect(!silent.contains(key), "\(key)")
    }
  }
}
