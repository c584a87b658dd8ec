import Earshot
import EarshotFiles
import EarshotOutput
import EarshotProfiles
import Testing

@Suite struct `A custom kind of component` {
  private let kinds = ComponentKinds(ComponentKinds.builtIn.kinds + [.countdown])

  private func screen(_ component: String) throws -> Screen {
    let design = "screen: T\ncomponents:\n  - {\(component), label: Your seat}"
    return try DesignReader.screen(of: Array(design.utf8), file: "d.yaml", kinds: kinds)
  }

  private func reader(_ id: String) throws -> DesignChecker.Reader {
    BuiltIn.checkReader(for: try #require(BuiltIn.profile(id)), locale: "en")
  }

  @Test(arguments: [
    ("voiceover-ios-26", ["Your seat, 5 minutes", "Your seat"]),
    ("talkback-15.1", ["5 minutes, Your seat", "Your seat"]),
  ])
  func `is read, and announced in all states`(_ id: String, _ said: [String]) throws {
    let screen = try screen("kind: countdown, value: 5 minutes")
    let entries = try reader(id).preview.entries(of: screen, states: .all)
    #expect(entries.map(\.announcement.text) == said)
    #expect(entries.map(\.stop) == ["countdown", "countdown@run-out"])
  }

  @Test(arguments: ["timer", "Hourglass"])
  func `has synonyms`(_ word: String) throws {
    #expect(try screen("kind: \(word)").components.map(\.kind.name) == ["countdown"])
  }

  @Test(arguments: [
    "kind: navigation-bar, actions: [{timer: Your seat}]",
    "kind: list, items: [{timer: Your seat}]",
    "kind: carousel, pages: [{timer: Your seat}]",
  ])
  func `has a shorthand inside other components`(_ component: String) throws {
    let bar = try screen(component).components[0]
    #expect(bar.nestedComponents.map(\.kind.name) == ["countdown"])
  }

  @Test func `has its keys checked like any other`() {
    for (component, message) in [
      ("kind: countdown, valeu: 5 minutes", "did you mean 'value'?"),
      ("kind: countdown, value: never", "a countdown ends"), ("kind: countdwn", "'countdown'?"),
    ] {
      let mistakes = #expect(throws: DesignReader.Mistakes.self) { try screen(component) }
      #expect(mistakes?.errors.first?.message.contains(message) == true)
    }
  }

  @Test func `has a page`() throws {
    let page = KindsPage(of: kinds, as: [try reader("voiceover-documented").preview])
    let section = page.section(.countdown)
    #expect(section.hasPrefix("## countdown\n\nThe remaining time. Also understood: `timer`"))
    #expect(section.contains("| `value` | a text | The remaining time. |"))
    #expect(section.contains("States: `running`, `run-out`."))
    #expect(section.contains("| `countdown` | \"Your seat"))
    #expect(page.markdown.hasSuffix(section))
    let design = try FirstDesign.document(titled: "T", of: ["timer"], kinds: kinds)
    #expect(String(decoding: design.bytes, as: UTF8.self).contains("  - kind: countdown\n"))
  }

  @Test func `has native elements`() throws {
    let screen = try screen("kind: countdown, value: 5 minutes")
    for (id, native) in [("voiceover-ios-26", "UILabel"), ("talkback-15.1", "Text")] {
      let preview = try reader(id).preview
      let entry = try #require(preview.entries(of: screen, states: .current).first)
      let row = entry.attributeSheet.rows.first { $0.attribute == "native" }
      #expect(row?.value == "countdown" && row?.spelling == native)
    }
  }

  @Test func `is walked`() throws {
    let profile = try #require(BuiltIn.profile("talkback-documented"))
    var walk = Walkthrough(
      through: try screen("kind: countdown, value: 5 minutes"),
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(for: profile, locale: "en"))
    _ = walk.perform(.gesture(.doubleTap))
    #expect(walk.components.first?.traits.value == "10 minutes")
  }

  @Test func `is checked`() throws {
    let reader = try reader("voiceover-documented")
    let checker = BuiltIn.checker(judging: [reader], locale: "en", checks: .builtIn)
    let kinds = try ["kind: countdown, value: 5 minutes", "kind: countdown"].map {
      checker.findings(in: try screen($0)).map(\.kind)
    }
    // Without a value, both states have the same announcement.
    #expect(kinds == [[], [.untoldState]])
  }

  @Test func `is imported`() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][9,9]">
      <node class="android.widget.Chronometer" content-desc="Your seat" clickable="true"
        focusable="true" enabled="true" bounds="[0,0][9,9]"/></node></hierarchy>
      """
    var design = DesignImport(title: "T", locale: "en", kinds: kinds)
    try design.add(CaptureReader(file: "dump.xml").read(Array(dump.utf8)), from: "dump.xml")
    #expect(design.yaml.contains("- kind: countdown\n    label: Your seat\n"))
  }
}
