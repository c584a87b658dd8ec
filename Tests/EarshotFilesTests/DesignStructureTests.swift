import Earshot
import Testing

@testable import EarshotFiles

@Suite struct `An edit of a design's structure` {
  struct Case: Sendable, CustomTestStringConvertible {
    var before: String
    var after: String
    var label: String?
    var index = 0
    var target: Int?

    init(
      _ before: String, _ after: String, label: String? = "Save", at index: Int = 0,
      to target: Int? = nil
    ) {
      (self.before, self.after, self.label, self.index) = (before, after, label, index)
      self.target = target
    }

    var testDescription: String { before.debugDescription }
  }

  private static func text(_ text: String) throws -> DesignText {
    try DesignText(Array(text.utf8), file: "d.yaml")
  }

  private static func kind(_ name: String) throws -> ComponentKind {
    try #require(ComponentKinds.builtIn[name])
  }

  private func check(
    _ item: Case, _ edit: (DesignText) throws -> FileEdit
  ) throws {
    let design = try Self.text(item.before)
    let edited = try edit(design).applied(to: design.bytes)
    #expect(String(decoding: edited, as: UTF8.self) == item.after)
  }

  private static func components(of design: DesignText) throws -> [Int] {
    guard case .map(let entries) = design.root.content else { return [] }
    return [try #require(entries.firstIndex { $0.key == "components" })]
  }

  @Test(
    arguments: [
      Case(
        "screen: S\ncomponents:\n  - kind: link\n    label: A\n",
        "screen: S\ncomponents:\n  - kind: link\n    label: A\n  - kind: button\n    label: Save\n"),
      Case(
        "screen: S\ncomponents:\n- link: A # x\n\n- link: B",
        "screen: S\ncomponents:\n- link: A # x\n\n- link: B\n\n- button: Save"),
      Case(
        "screen: S\r\ncomponents:\r\n  -   kind: 'link'\r\n      label: 'A'\r\n",
        "screen: S\r\ncomponents:\r\n  -   kind: 'link'\r\n      label: 'A'\r\n"
          + "  -   kind: 'button'\r\n      label: 'It''s'\r\n", label: "It's"),
      Case(
        "screen: S\ncomponents:\n  - {kind: link, label: A}\n",
        "screen: S\ncomponents:\n  - {kind: link, label: A}\n  - {kind: button, label: \"a, b\"}\n",
        label: "a, b"),
      Case(
        "screen: S\ncomponents: [{ kind: link, label: A }]\n",
        "screen: S\ncomponents: [{ kind: link, label: A }, { kind: button, label: Save }]\n"),
      Case(
        "screen: S\ncomponents:\n  - Only a text\n",
        "screen: S\ncomponents:\n  - Only a text\n  - kind: button\n    label: \"yes\"\n",
        label: "yes"),
      Case(
        "screen: S\ncomponents:\n  - link: A\n",
        "screen: S\ncomponents:\n  - link: A\n  - kind: button\n",
        label: nil),
      Case(
        "screen: S\ncomponents: [] # none yet\nlocale: en\n",
        "screen: S\ncomponents: # none yet\n  - kind: button\n    label: Save\nlocale: en\n"),
      Case(
        "components:\nscreen: S\n", "components:\n  - kind: button\n    label: Save\nscreen: S\n"),
      Case("screen: S", "screen: S\ncomponents:\n  - kind: button\n    label: Save"),
      Case(
        "screen:\n  title: S\n  components: []\n",
        "screen:\n  title: S\n  components:\n    - kind: button\n      label: Save\n"),
      Case(
        "{\"screen\": \"S\", \"components\": []}",
        "{\"screen\": \"S\", \"components\": [{\"kind\": \"button\", \"label\": \"Save\"}]}"),
      Case(
        "{\n  \"screen\": \"S\",\n  \"components\": []\n}\n",
        "{\n  \"screen\": \"S\",\n  \"components\": [\n    {\"kind\": \"button\", \"label\": \"Save\"}\n  ]\n}\n"
      ),
      Case(
        "{\n\t\"components\": [\n\t\t{\n\t\t\t\"kind\": \"link\"\n\t\t}\n\t],\n\t\"screen\": \"S\"\n}",
        "{\n\t\"components\": [\n\t\t{\n\t\t\t\"kind\": \"link\"\n\t\t},\n\t\t{\n\t\t\t\"kind\": \"button\","
          + "\n\t\t\t\"label\": \"Save\"\n\t\t}\n\t],\n\t\"screen\": \"S\"\n}"),
      Case(
        "{\"screen\":\"S\",\"components\":[{\"kind\":\"link\",\"label\":\"A\"}]}",
        "{\"screen\":\"S\",\"components\":[{\"kind\":\"link\",\"label\":\"A\"},"
          + "{\"kind\":\"button\",\"label\":\"Save\"}]}"),
    ])
  func `adds a component in the style of its neighbours`(_ item: Case) throws {
    let new = NewComponent(try Self.kind("button"), label: item.label, frame: nil)
    try check(item) { try $0.edit(adding: new, at: .endOfScreen) }
  }

  @Test(
    arguments: ComponentKinds.builtIn.names, ["  - kind: link\n    label: A\n", "  - link: A\n"])
  func `adds a component of each kind that a reader accepts`(_ name: String, _ before: String)
    throws
  {
    for label in ["Save", nil] {
      let design = try Self.text("screen: S\ncomponents:\n\(before)")
      let frame = DesignFrame(x: 8, y: 16.5, width: 100, height: 44)
      let new = NewComponent(try Self.kind(name), label: label, frame: frame)
      let edit = try design.edit(adding: new, at: .endOfScreen)
      let edited = edit.applied(to: design.bytes)
      let screen = try DesignReader.screen(of: edited, file: "d.yaml")
      let added = try #require(screen.components.last)
      #expect(screen.components.count == 2 && added.kind.name == name)
      #expect(
        try Self.text(String(decoding: edited, as: UTF8.self)).isNew(
          added.common.location, in: edit))
      #expect(label == nil || String(decoding: edited, as: UTF8.self).contains("Save"))
    }
  }

  @Test func `adds a component inside another one`() throws {
    let start = "screen: S\ncomponents:\n  - section: Pay\n    hint: H # h\n  - link: A\n"
    let design = try Self.text(start)
    let place = SourceLocation(file: "d.yaml", line: 3, column: 5)
    let section = try #require(design.component(at: place, of: .builtIn))
    let new = NewComponent(try Self.kind("button"), label: "Save", frame: nil)
    let edit = try design.edit(adding: new, at: .inside(section))
    let after = start.replacing(
      "# h\n", with: "# h\n    components:\n      - kind: button\n        label: Save\n")
    #expect(String(decoding: edit.applied(to: design.bytes), as: UTF8.self) == after)
  }

  @Test(
    arguments: [
      Case(
        "components:\n  # A\n  - link: A # a\n    # id: a\n\n  # B\n  - link: B\n",
        "components:\n  # B\n  - link: B\n"),
      Case(
        "components:\n  - link: A\n\n  # Others\n\n  - link: B\n\nscreen: S\n",
        "components:\n  - link: A\n\n  # Others\n\nscreen: S\n", at: 1),
      Case(
        "components:\n- link: A\n\n- link: B\n    \n- link: C\n",
        "components:\n- link: A\n\n- link: C\n", at: 1),
      Case("components: # all\n  - link: A\nscreen: S\n", "components: [] # all\nscreen: S\n"),
      Case("components: [{link: A}, {link: B}]\n", "components: [{link: B}]\n"),
      Case("components: [{link: A}, {link: B},]\n", "components: [{link: A},]\n", at: 1),
      Case(
        "components:\n  - link: |\n      A\n      # a\n  - link: B\n", "components:\n  - link: B\n"),
      Case("{\"components\": [\n  {\"kind\": \"link\"}\n]}", "{\"components\": []}"),
    ])
  func `removes a component with its comments`(_ item: Case) throws {
    try check(item) { design in
      let list = try Self.components(of: design)
      return try design.edit(removing: DesignText.Item(list: list, index: item.index))
    }
  }

  @Test(
    arguments: [
      Case(
        "components:\n  # A\n  - link: A # a\n\n  - link: B\n    hint: b\n",
        "components:\n  - link: B\n    hint: b\n\n  # A\n  - link: A # a\n"),
      Case(
        "components:\n- link: A\n- link: B\n- link: C",
        "components:\n- link: C\n- link: A\n- link: B",
        at: 2, to: 0),
      Case(
        "components: [{link: A}, {link: B},\n  {link: C}]\n",
        "components: [{link: A}, {link: C},\n  {link: B}]\n", at: 1),
      Case(
        "components:\n- link: A\n- link: B\n", "components:\n- link: A\n- link: B\n", at: 0, to: 1),
    ])
  func `moves a component with its comments`(_ item: Case) throws {
    try check(item) { design in
      let list = try Self.components(of: design)
      return try design.edit(
        moving: DesignText.Item(list: list, index: item.index), before: item.target)
    }
  }

  @Test(
    arguments: [
      Case(
        "components:\n  - link: A # a\n",
        "components:\n  - link: A # a\n    frame: [8, 16, 100, 44.5]\n"),
      Case(
        "components:\n  - link: A\n    frame: [ 8, 16,   99, 40 ] # f\n",
        "components:\n  - link: A\n    frame: [ 8, 16,   100, 44.5 ] # f\n"),
      Case(
        "components:\n  - link: A\n    frame:\n      - 7\n      - 16\n      - 100\n      - 44.5\n",
        "components:\n  - link: A\n    frame:\n      - 8\n      - 16\n      - 100\n      - 44.5\n"),
      Case(
        "components:\n  - {link: A}\n", "components:\n  - {link: A, frame: [8, 16, 100, 44.5]}\n"),
    ])
  func `sets a frame`(_ item: Case) throws {
    let frame = DesignFrame(x: 8, y: 16, width: 100, height: 44.5)
    try check(item) { design in
      let place = try #require(design.location(of: DesignText.Item(list: [0], index: 0)))
      let written = try #require(design.component(at: place, of: .builtIn))
      return try design.edit(settingFrame: frame, of: written)
    }
  }
}
