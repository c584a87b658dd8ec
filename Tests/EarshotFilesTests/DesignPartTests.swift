import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

struct ProjectInMemory {
  var files: [String: String] = [:]

  func screen(
    _ design: String, language: String? = nil, in file: String = "d/a.yaml"
  ) throws -> Screen {
    var defaults = DesignReader.Defaults()
    defaults.language = language
    return try DesignReader.screen(
      of: Array(design.utf8), file: file, defaults: defaults,
      files: DesignFiles { path, _ throws(InputError) in
        guard let text = files[path] else {
          throw InputError("cannot open \(path)", kind: .cannotOpen)
        }
        return Array(text.utf8)
      })
  }

  func errors(_ design: String) -> [String] {
    do {
      _ = try screen(design)
      return []
    } catch { return (error as? DesignReader.Mistakes)?.errors.map(\.description) ?? [] }
  }

  static func heard(_ screen: Screen, by id: String = "talkback-17") throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    return profile.preview(locale: screen.locale).entries(of: screen, states: .current)
      .map(\.announcement.text)
  }
}

@Suite struct `Parts of designs` {
  private let project = ProjectInMemory(files: [
    "parts/header.yaml": """
    part: Header
    parameters: {title: Trips, buttons: []}
    components:
      - {kind: navigation-bar, label: "${title}", back: true, components: ["${buttons}"]}
    """,
    "parts/wrong.yaml": "parameters: [name]\ncomponents:\n  - {kind: button, lable: \"${name}\"}\n",
    "parts/list.yaml": "- {button: One}\n- {use: more/two.yaml}\n",
    "parts/more/two.yaml": "components: [{button: Two}]\n",
    "parts/cycle.yaml": "components: [{use: ../d/a.yaml}]\n",
    "d/a.yaml": "screen: S\ncomponents: [{use: ../parts/cycle.yaml}]\n",
    "parts/unclosed.yaml": "components: [\n",
  ])

  private static let start = "screen: S\n"

  @Test(arguments: [
    (
      """
      parts: {price: {parameters: [name, cost], components: [{text: "${name}: ${cost}"}]}}
      components: [{use: price, name: Shoes, cost: 9}, {use: price, name: Hat, cost: 5}]
      """,
      "components: [{text: \"Shoes: 9\"}, {text: \"Hat: 5\"}]"
    ),
    (
      "components: [{use: ../parts/header.yaml}]",
      "components: [{kind: navigation-bar, label: Trips, back: true}]"
    ),
    (
      "components: [{use: ../parts/header.yaml, title: T, buttons: [{button: A}, {button: B}]}]",
      "components: [{kind: navigation-bar, label: T, back: true, components: [{button: A}, "
        + "{button: B}]}]"
    ),
    ("components: [{use: ../parts/list.yaml}]", "components: [{button: One}, {button: Two}]"),
    ("components: {use: ../parts/list.yaml}", "components: [{button: One}, {button: Two}]"),
    (
      """
      parts:
        row: {parameters: {name: A, note: null}, components: [{kind: card, label: "${name}", content: "${note}"}]}
        two: {components: [{use: row}, {use: row, name: B, note: C}]}
      components: [{kind: list, label: L, components: [{use: two}]}]
      """,
      "components: [{kind: list, label: L, components: [{card: A}, {card: B, content: C}]}]"
    ),
    (
      "parts: {top: ../parts/header.yaml}\ncomponents: [{use: top, title: X}]",
      "components: [{kind: navigation-bar, label: X, back: true}]"
    ),
    (
      "parts: {p: {components: [{text: \"$${a}\"}]}}\ncomponents: [{use: p}]",
      "components: [{text: \"${a}\"}]"
    ),
    (
      """
      x-row: &row {kind: switch, checked: true}
      components: [{<<: *row, label: A}, {<<: [*row, {disabled: true}], label: B, checked: false}]
      """,
      """
      components: [{kind: switch, checked: true, label: A}, {kind: switch, label: B, checked: false, disabled: true}]
      """
    ),
  ])
  func `are heard like their components`(design: String, whole: String) throws {
    let (drafted, written) = try (
      project.screen(Self.start + design), project.screen(Self.start + whole)
    )
    #expect(try ProjectInMemory.heard(drafted) == ProjectInMemory.heard(written))
    #expect(drafted.allComponents.map(\.id) == written.allComponents.map(\.id))
  }

  @Test(arguments: [
    (
      "components: [{use: ../parts/wrong.yaml, name: A}]",
      "parts/wrong.yaml:3:20: error: button: unknown key"
    ),
    (
      "components: [{use: ../parts/wrong.yaml, nam: A}]",
      "d/a.yaml:2:41: error: unknown parameter 'nam'; did you mean 'name'?"
    ),
    (
      "components: [{use: ../parts/wrong.yaml}]",
      "d/a.yaml:2:20: error: the part needs 'name'; add 'name: …'"
    ),
    (
      "components: [{use: ../parts/none.yaml}]", "d/a.yaml:2:20: error: cannot open parts/none.yaml"
    ),
    ("components: [{use: /etc/passwd.yaml}]", "expected the path of a file in the project"),
    ("components: [{use: price}]", "unknown part 'price'; define it in 'parts', or name a file"),
    ("components: [{use: [a]}]", "expected text, found a list"),
    ("components: [{use: ../parts/unclosed.yaml}]", "parts/unclosed.yaml:"),
    (
      "components: [{use: ../parts/cycle.yaml}]",
      "remove one 'use' from the cycle d/a.yaml → parts/cycle.yaml → d/a.yaml"
    ),
    (
      "parts: {a: {components: [{use: b}]}, b: {components: [{use: a}]}}\ncomponents: [{use: a}]",
      "'a' uses itself"
    ),
    (
      "parts: {a: {parameters: [x], components: [{text: \"${y}\"}]}}\ncomponents: [{use: a, x: 1}]",
      "unknown parameter 'y'"
    ),
    (
      "parts: {a: {parameters: [x], components: [{text: \"A ${x}\"}]}}\ncomponents: [{use: a, x: [1]}]",
      "'x' is a list, which cannot be inserted into a text"
    ),
    ("parts: {a: [1]}\ncomponents: []", "expected a part, such as"),
    (
      "parts: {a: {component: []}}\ncomponents: []",
      "part 'a': unknown key 'component'; did you mean 'components'?"
    ),
    (
      "components: [{<<: x, kind: text}]",
      "expected a map to merge, such as '<<: *defaults', found 'x'"
    ),
  ])
  func `have errors that point into the right file`(design: String, message: String) {
    let errors = project.errors(Self.start + design)
    #expect(errors.count >= 1 && errors[0].contains(message), "\(errors)")
  }

  @Test(arguments: [
    "components: [{use: ../parts/wrong.yaml, name: A}, {use: ../parts/wrong.yaml, name: B}]",
    "parts: {a: {component: []}}\ncomponents: [{use: a}, {use: a}]",
    "components: [{use: ../parts/header.yaml, titel: A}]",
  ])
  func `report each error once`(design: String) {
    let errors = project.errors(Self.start + design)
    #expect(errors.count == 1, "\(errors)")
  }

  @Test func `report all errors at once, and those of the design first`() {
    let errors = project.errors(
      """
      screen: S
      components:
        - {use: ../parts/wrong.yaml, name: A}
        - {use: nothing}
        - {kind: buton}
      """)
    #expect(
      errors.map { String($0.prefix { $0 != ":" }) } == [
        "d/a.yaml", "d/a.yaml", "parts/wrong.yaml",
      ])
  }

  @Test func `cannot become arbitrarily large`() {
    let parts = (1...24).map { "  p\($0): {components: [{use: p\($0 - 1)}, {use: p\($0 - 1)}]}\n" }
    let errors = project.errors(
      "screen: S\nparts:\n  p0: {components: [{text: A}]}\n\(parts.joined())components: [{use: p24}]\n"
    )
    #expect(errors.count == 1 && errors[0].contains("more than 200000 values"), "\(errors)")
    let deep = (1...40).map { "  p\($0): {components: [{use: p\($0 - 1)}]}\n" }
    let chain = project.errors(
      "screen: S\nparts:\n  p0: {components: [{text: A}]}\n\(deep.joined())components: [{use: p40}]\n"
    )
    #expect(chain.count == 1 && chain[0].contains("parts use each other more than 32 levels deep"))
  }

  @Test(arguments: [
    (#""${x}${x}""#, "more than 16 MB of text"), (#"["${x}", "${x}"]"#, "more than 200000 values"),
    (#"[["${x}"], ["${x}"]]"#, "more than 200000 values"),
    (#"{a: "${x}", b: "${x}"}"#, "more than 200000 values"),
    (#"[[["${x}"]]]"#, "values are nested more than 64 levels deep"),
  ])
  func `cannot multiply their arguments without limit`(argument: String, message: String) {
    let parts = (1...30).map {
      "  p\($0): {parameters: [x], components: [{use: p\($0 - 1), x: \(argument)}]}\n"
    }
    let errors = project.errors(
      """
      screen: S
      parts:
        p0: {parameters: [x], components: [{button: "${x}"}]}
      \(parts.joined())components: [{use: p30, x: aaaaaaaaaa}]

      """)
    #expect(errors.count == 1 && errors[0].contains(message), "\(errors)")
    #expect(errors.first?.wholeMatch(of: /d\/a.yaml:\d+:\d+: .*/) != nil)
  }

  @Test func `cannot insert long texts of catalogues without limit`() {
    let long = ProjectInMemory(files: ["s.yaml": "a: \(String(repeating: "a", count: 200_000))\n"])
    let buttons = Array(repeating: "{button: {key: a}}", count: 90).joined(separator: ", ")
    let errors = long.errors("screen: S\nstrings: {en: ../s.yaml}\ncomponents: [\(buttons)]\n")
    #expect(
      errors.count == 1 && errors[0].contains("the catalogues insert more than 16 MB of text"),
      "\(errors.count)")
  }

  @Test(arguments: [
    "parts: {p: {components: [{button: *long}]}}\nx-uses: &use {use: p}",
    "parts: {p: {parameters: [x], components: [{button: \"${x}\"}]}}\nx-uses: &use {use: p, x: *long}",
    "parts: {p: {components: [{*long : 1}]}}\nx-uses: &use {use: p}",
  ])
  func `cannot repeat long texts without limit`(parts: String) {
    let long = String(repeating: "a", count: 200_000)
    let uses = Array(repeating: "{use: p}", count: 90).joined(separator: ", ")
    let errors = project.errors(
      "x-long: &long \(long)\nscreen: S\n\(parts)\ncomponents: [\(uses.replacing("{use: p}", with: "*use"))]\n"
    )
    #expect(errors.count == 1 && errors[0].contains("more than 16 MB of text"), "\(errors.count)")
  }

  @Test func `are not designs`() {
    #expect(!DesignDetection.isDesign(Array("part: A\ncomponents: []\n".utf8)))
    #expect(!DesignDetection.isDesign(Array("parameters: [a]\ncomponents: []\n".utf8)))
    #expect(DesignDetection.isDesign(Array("components: []\n".utf8)))
    #expect(
      project.errors("part: A\ncomponents: []\n") == [
        "d/a.yaml:1:1: error: the file is a part, which designs insert with 'use'; name a design"
      ])
  }
}
