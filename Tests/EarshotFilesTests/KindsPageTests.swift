import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite(.serialized) struct `The reference of kinds` {
  private static let file = ExampleFolder.url.deletingLastPathComponent()
    .appending(path: "Docs/kinds.md")

  @Test func `matches the output of KindsPage`() throws {
    let previews = BuiltIn.profileNames(of: .documented).compactMap(BuiltIn.profile).map {
      ScreenPreview(
        reader: BuiltIn.reader(for: $0, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: $0.dates))
    }
    let page = KindsPage(as: previews).markdown
    if ProcessInfo.processInfo.environment["EARSHOT_RECORD"] != nil {
      try page.write(to: Self.file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == page)
  }

  @Test(arguments: ComponentKinds.builtIn.kinds.map(\.name))
  func `has an example of each kind that a design can hold`(_ name: String) throws {
    let kind = try #require(ComponentKinds.builtIn[name])
    #expect(kind.name == name)
    #expect(kind.summary.hasSuffix(".") && !kind.example.isEmpty && !kind.synonyms.isEmpty)
    let design = "screen: T\ncomponents:\n\(kind.example(indent: 2))"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    #expect(screen.components.map(\.kind.name) == [name])
  }

  /// Each kind of part must have a documented pattern, so that a house style can change it.
  @Test(arguments: ComponentKinds.builtIn.kinds.map(\.name), ["voiceover", "talkback"])
  func `plays only parts that have a documented pattern`(_ name: String, _ platform: String) throws
  {
    let kind = try #require(ComponentKinds.builtIn[name])
    let design = "screen: T\ncomponents:\n\(kind.example(indent: 2))"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    let profile = try #require(BuiltIn.profile("\(platform)-documented"))
    guard case .documented(let style) = profile.style else { return }
    let known = Set(style.patterns.map(\.part))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(for: profile, locale: "en"))
    for entry in preview.entries(of: screen, states: .all) {
      let part = entry.attributes.facts.part
      #expect(part.map(known.contains) ?? true, "\(entry.stop) plays \(part ?? "")")
    }
  }

  @Test func `names each word of designers once, and no names of kinds`() {
    let words = ComponentKinds.builtIn.kinds.flatMap(\.synonyms)
    #expect(Set(words).count == words.count)
    #expect(words.filter { ComponentKinds.builtIn[$0] != nil } == [])
  }

  @Test func `is in the schema with its words, so that editors accept them`() throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(DesignSchema.document().bytes))
        as? [String: Any])
    let component = (schema["$defs"] as? [String: Any])?["component"] as? [String: Any]
    let kind = (component?["properties"] as? [String: Any])?["kind"] as? [String: Any]
    let forms = try #require(kind?["anyOf"] as? [[String: Any]])
    let names = ComponentKinds.builtIn.kinds.map(\.name)
    #expect(forms[0]["enum"] as? [String] == names)
    #expect(forms[1]["deprecated"] as? Bool == true)
    #expect(
      Set(forms[1]["enum"] as? [String] ?? [])
        == Set(ComponentKinds.builtIn.kinds.flatMap(\.synonyms)))
    #expect(forms.count == 3 && forms[2]["type"] as? String == "string")
    let conditions = try #require(component?["allOf"] as? [[String: Any]]).compactMap { form in
      let properties = (form["if"] as? [String: Any])?["properties"] as? [String: Any]
      return (properties?["kind"] as? [String: Any])?["enum"] as? [String]
    }
    #expect(
      conditions == ComponentKinds.builtIn.kinds.map { [$0.name] + $0.synonyms })
  }

  @Test(arguments: [
    ("header", "heading"), ("Search", "search-field"), ("card", "card"), ("banner", "banner"),
    ("navbar", "navigation-bar"), ("modal dialog", "modal"), ("date_range", "date-picker"),
    ("loading", "loading"), ("time-picker", "time-picker"), ("bottom sheet", "sheet"),
    ("snackbar", "toast"), ("accordion", "expandable-row"), ("Toggle", "switch"),
  ])
  func `can be searched by designers' words`(_ word: String, _ kind: String) throws {
    let design = "screen: T\ncomponents:\n  - {kind: \(word), label: A}"
    guard kind != "toast" else {
      #expect(ComponentKinds.builtIn.kind(calledAs: word)?.name == kind)
      return
    }
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    #expect(screen.components.map(\.kind.name) == [kind])
    #expect((screen.components[0] as? DatePicker)?.isRange ?? true)
  }

  @Test(arguments: [
    ("{kind: checkbox, selected: true}", "'selected' has no effect here; write 'checked'"),
    ("{kind: button, label: Go, title: Go}", "'title' and 'label' have the same meaning"),
    ("{kind: text, label: [a, b]}", "'label': expected text, found a list"),
    ("{kind: table-row, label: Go, value: [a]}", "'value': expected text, found a list"),
    (
      "{kind: button, label: Go, stars: 3}",
      "'stars' has no effect here; it is a key of rating"
    ),
  ])
  func `contains the keys in error messages`(_ component: String, _ message: String) {
    let design = "screen: T\ncomponents:\n  - \(component)"
    let mistakes = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    }
    #expect(mistakes?.errors.first?.message.contains(message) == true, "\(mistakes?.errors ?? [])")
  }

  @Test func `brings the keys of a word into a first design`() throws {
    let design = try FirstDesign.document(titled: "Sign in", of: ["password", "date range"])
    let text = String(decoding: design.bytes, as: UTF8.self)
    #expect(text.contains("\n    secure: true\n"))
    #expect(text.contains("\n    range: true\n"))
    _ = try DesignReader.screen(of: design.bytes, file: "new.yaml")
  }

  @Test(arguments: [
    [], ["card", "date range", "navbar"], ComponentKinds.builtIn.kinds.map(\.name),
  ])
  func `provides the contents of a first design`(_ kinds: [String]) throws {
    let design = try FirstDesign.document(titled: "Hotels: 1", of: kinds)
    let screen = try DesignReader.screen(of: design.bytes, file: "new.yaml")
    #expect(
      screen.title == "Hotels: 1"
        && screen.components.count == max(kinds.count, 4) - (kinds.count == 3 ? 1 : 0))
  }
}
