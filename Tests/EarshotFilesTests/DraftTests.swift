import Earshot
import EarshotFiles
import Foundation
import Testing

@Suite struct `First drafts` {
  private static let folder = ExampleFolder.url.deletingLastPathComponent()
    .appending(path: "Tests/Drafts")
  private static let names =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: folder.path())) ?? []).sorted()

  private func errors(_ name: String) -> [InputError] {
    do {
      _ = try DesignReader.screen(at: Self.folder.appending(path: name).path())
      return []
    } catch { return error.errors }
  }

  @Test func `are seventy-five`() { #expect(Self.names.count == 75) }

  private static let wrong: Set<String> = [
    "20-chat.yaml", "70-arzttermin.yaml",
  ]

  @Test(arguments: names.filter { !wrong.contains($0) })
  func `run at the first try`(name: String) {
    #expect(errors(name) == [])
  }

  @Test(arguments: names) func `have few errors, each with a fix`(name: String) {
    let errors = errors(name)
    #expect(errors.count <= 2, "\(errors)")
    for error in errors {
      #expect(error.message.contains(/did you mean|such as|lists|write|add/), "\(error)")
    }
  }

  @Test(arguments: [
    ("{title: News}", "heading", "News"), ("{divider: or}", "text", "or"),
    ("{kind: connected-button-group, buttons: [A, B]}", "segmented-control", ""),
    ("{kind: navigation-bar, items: [A, B], selected: A}", "tab-bar", ""),
    ("{kind: fab, label: A, position: bottom-right}", "button", "A"),
    ("{kind: pagination, total: 3}", "page-control", ""),
    ("{kind: card, label: A, body: B}", "card", "A"),
    ("{kind: heading, label: A, level: 2}", "heading", "A"),
  ]) func `use words that are understood`(draft: String, kind: String, label: String) throws {
    let screen = try DesignReader.screen(
      of: Array("screen: S\ncomponents: [\(draft)]\n".utf8), file: "d.yaml")
    #expect(screen.components.map(\.kind.name) == [kind])
    #expect(screen.components.map(\.common.label) == [label])
  }

  @Test(arguments: [
    "kind: text-field, keyboard: email, autocomplete: username",
    "kind: text-field, keyboard-type: email, autocomplete: username",
    "kind: email-field, autocomplete: username",
  ]) func `can have several words for the purpose of a field`(draft: String) throws {
    let screen = try DesignReader.screen(
      of: Array("screen: S\ncomponents: [{label: A, \(draft)}]\n".utf8), file: "d.yaml")
    let field = try #require(screen.components.first as? TextField)
    #expect(Set(field.purposes) == ["email", "username"])
  }

  @Test func `have an error for a word that is neither a kind nor a key`() {
    let error = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(
        of: Array("screen: S\ncomponents: [{main-buton: Go}, {buton: Go}]\n".utf8), file: "d.yaml")
    }
    #expect(error?.errors.map { "\($0)".hasPrefix("d.yaml:2:") } == [true, true])
    #expect(error?.errors.last?.message == "unknown kind 'buton'; did you mean 'button'?")
  }
}
