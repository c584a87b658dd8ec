import Earshot
import EarshotFiles
import Testing

@Suite struct `Text that YAML swallows` {
  private func messages(_ component: String) -> [String] {
    let design = "screen: A\ncomponents:\n\(component)"
    do {
      let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
      return screen.notes.filter { $0.subject == .lost }.map {
        "\($0.location.line):\($0.location.column): warning: \($0.text); \($0.mend ?? "")"
      }
    } catch {
      return error.errors.map {
        "\($0.location?.line ?? 0):\($0.location?.column ?? 0): error: \($0.message)"
      }
    }
  }

  @Test(arguments: [
    ("  - button:Go\n", "3:5: error: expected a space after the colon; write 'button: Go'"),
    ("  - kind:button\n", "3:5: error: expected a space after the colon; write 'kind: button'"),
    ("  - {button:Go}\n", "3:6: error: expected a space after the colon; write 'button: Go'"),
    (
      "  - {kind: button, label:Go}\n",
      "3:20: error: expected a space after the colon; write 'label: Go'"
    ),
    ("  - {button: Go\"}\n", "3:14: warning: expected \" before 'Go\"'"),
    (
      "  - {button: Go!'}\n",
      "3:14: warning: expected ' before 'Go!'', found it only at the end; add the opening quote"
    ),
    (
      "  - button: #1\n",
      "3:13: warning: expected text, found the comment '#1'; put the text in quotes: \"#1\""
    ),
    ("  - button: Room #1\n", "put the text in quotes: \"Room #1\""),
    ("  - #1\n", "3:4: error: expected a component, such as '- kind: button', found nothing"),
    (
      "  - button: &more\n",
      "3:13: error: expected text, found '&', which begins an anchor; put the text in quotes: \"&more\""
    ),
    ("  - button: &more Now\n", "3:13: warning: expected text, found '&'"),
    ("  - button: !important Now\n", "put the text in quotes: \"!important Now\""),
    ("\u{A0} - button: Go\n", "3:1: error: expected spaces, found a non-breaking space"),
    (
      "  - kind: button\n\u{A0}\u{A0}\u{A0}\u{A0}label: Go\n",
      "4:1: error: expected spaces, found a non-breaking space; indent with spaces"
    ),
    (
      "  - kind: button\n    label: 'Go\n  - kind: text\n    label: The boys'\n",
      "4:12: warning: expected ' at the end of 'Go', found '- kind: text' in the text; add the closing quote"
    ),
    (
      "  - kind: button\n    label: \"Go\n    hint: Opens \"\n",
      "4:12: warning: expected \" at the end of 'Go', found 'hint: Opens \"' in the text"
    ),
    ("  -\u{A0}button: Go\n", "3:4: error: expected spaces, found a non-breaking space"),
    ("\u{3000}\u{3000}- button: Go\n", "3:1: error: expected spaces, found another kind of space"),
  ])
  func `is reported with its fix`(component: String, message: String) {
    let found = messages(component)
    #expect(found.contains { $0.contains(message) }, "\(found)")
  }

  @Test(arguments: [
    "  - button: Go # the main action\n", "  - button: Go\n    color: #fff\n",
    "  - button: Go\n    brandColor: #ff8800\n", "  - button: 13\"\n", "  - button: Dunkin'\n",
    "  - button: Users'\n", "  - button: Say \"hi\"\n", "  - text: &a Go\n  - text: *a\n",
    "  - text: \"button:Go\"\n", "  - text: \"#1\"\n", "  - text: '&more'\n", "  - 'At 12:30'\n",
    "  - https://example.org\n", "  - text: Caf\u{E9}\u{A0}am\u{A0}Markt\n", "  - text: C#\n",
    "  - text: \u{3000}Hello\n", "  - text: Aspetta un po'\n", "  - {button: Go'}\n",
    "  - text: R&D\n", "  - text: Hi!\n", "  - text: !!str 5\n",
    "  - kind: text\n    label: \"Two\n      lines: one\"\n",
    "  - kind: text\n    label: 'Save: now'\n", "  - text: \"One\n    Two: three\"\n",
    "  - kind: text\n    label: \"Terms\n    note: read them\"\n",
  ])
  func `is not reported if YAML reads it as text`(component: String) {
    let found = messages(component).filter {
      ["expected", "quotes"].contains(where: $0.contains)
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test(arguments: [
    ("components: [{use: room.yaml}]", "d/room.yaml", "components:\n  - button: Room #1\n"),
    ("strings: {de: de.yaml}\ncomponents: [{text: A}]", "d/de.yaml", "room: Room #1\n"),
  ])
  func `is reported in the files that a design names`(
    design: String, file: String, text: String
  ) throws {
    let screen = try ProjectInMemory(files: [file: text]).screen("screen: S\n" + design)
    let note = try #require(screen.notes.first { $0.subject == .lost })
    #expect(note.location.file == file)
    #expect(note.text == "expected text, found the comment '#1'")
  }

  @Test func `is reported in the script of a walk`() throws {
    let script = try WalkScriptReader(file: "a.walk").script(of: Array("- type: Room #1\n".utf8))
    #expect(script.notes.map(\.text) == ["expected text, found the comment '#1'"])
  }
}
