import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

private struct Meant: Sendable, CustomTestStringConvertible {
  let component: String
  let stop: String?
  let platform: Platform
  let text: String
  var testDescription: String { "\(component) \(stop ?? ""): \(text)" }

  init(_ component: String, _ stop: String? = nil, _ platform: Platform, _ text: String) {
    (self.component, self.stop, self.platform, self.text) = (component, stop, platform, text)
  }
}

@Suite struct `The meaning of a design` {
  private static let meant = [
    Meant(
      "{kind: button, label: Map, click-label: choose a place}", nil, .talkBack,
      "Map, button, double tap to choose a place"),
    Meant("{kind: group, label: Total, hint: With taxes}", nil, .talkBack, "Total, With taxes"),
    Meant("{kind: heading, label: Rooms, hint: Twelve}", nil, .talkBack, "Rooms, heading, Twelve"),
    Meant("{kind: image, label: Pool, hint: Twelve}", nil, .voiceOver, "Pool, image, Twelve"),
    Meant(
      "{kind: button, label: Submit, selected: true, variant: title-case}", nil, .voiceOver,
      "Submit, Button, selected"),
    Meant(
      "{kind: button, label: Go, disabled: true, expanded: false}", nil, .talkBack,
      "Go, collapsed, disabled"),
    Meant(
      "{kind: text-field, label: Code, value: hunter2, secure: true}", nil, .voiceOver,
      "Code, •••••••, secure text field, double tap to edit"),
    Meant(
      "{kind: text-field, label: Code, value: hunter2, secure: true}", nil, .talkBack,
      "•••••••, Edit box, Code, double tap to edit text"),
    Meant(
      "{kind: table-row, label: Hotel, content: [4.5 stars, Free cancellation]}", nil, .voiceOver,
      "Hotel, 4.5 stars, Free cancellation, button"),
  ]

  private static func screen(_ components: String...) throws -> Screen {
    let list = components.map { "  - \($0)\n" }.joined()
    return try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n\(list)".utf8), file: "d.yaml")
  }

  @Test(arguments: meant)
  private func `matches its announcements`(_ row: Meant) throws {
    let profile = try #require(BuiltIn.profile("\(row.platform.rawValue)-documented"))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let component = try Self.screen(row.component).components[0]
    let entry = try #require(preview.entry(of: component, stop: row.stop))
    #expect(entry.announcement.text == row.text)
  }

  @Test(arguments: BuiltIn.profileIDs)
  func `never includes a password's text`(_ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let field = try Self.screen("{kind: password, label: Code, value: hunter2}").components[0]
    for entry in preview.entries(of: field, states: .all) {
      #expect(!entry.announcement.text.contains("hunter2"))
    }
  }

  @Test func `allows equal options in two groups but not equal buttons`() throws {
    let groups = [
      "{kind: segmented-control, label: Sort, options: [Name, Date]}",
      "{kind: segmented-control, label: Order, options: [Name, Date]}",
    ]
    #expect(try designFindings(groups).filter { $0.kind == .sameName } == [])
    let bars = [
      "{kind: navigation-bar, label: Rooms, back: true}", "{kind: button, label: Rooms}",
      "{kind: button, label: Rooms}",
    ]
    let found = try designFindings(bars).filter { $0.kind == .sameName }
    #expect(Set(found.map(\.location.line)) == [6])
  }

  @Test func `has no state in texts that are not controls`() throws {
    let texts = [
      "{kind: text, label: \"Summer sale, 10 % off\"}", "{kind: heading, label: Trip on}",
    ]
    #expect(try designFindings(texts) == [])
  }

  private static func mistake(_ patterns: String) -> String? {
    let profile = "profile: house\nextends: talkback-documented\npatterns:\n\(patterns)"
    do {
      let value = try SourceReader(file: "house.yaml").value(of: Array(profile.utf8))
      _ = try ProfileReader(
        extending: { BuiltIn.profile($0) }, known: BuiltIn.profileIDs
      ).file(value)
      return nil
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    (["for: buton, say: \"{name}\""], "did you mean 'button'?"),
    (["for: dropdwn.trigger, say: \"{name}\""], "did you mean 'dropdown.trigger'?"),
    (
      ["for: text-field, say: \"{role}, {name}\", when: [editing]"],
      "the extended profile never announces 'editing'"
    ),
    (
      [
        "for: table-row, say: \"{selected}, {name}\", when: [selected]",
        "for: table-row, say: \"{name}, {disabled}\", when: [disabled]",
      ], "'when: [disabled, selected]'"
    ),
  ])
  func `by an invalid row of a house style is rejected with an answer`(
    _ rows: [String], _ answer: String
  ) {
    let patterns = rows.map { "  - {\($0), source: x}\n" }.joined()
    #expect(Self.mistake(patterns)?.contains(answer) == true, "\(Self.mistake(patterns) ?? "")")
  }

  @Test func `by two rows of a house style is settled by the third that the answer names`() {
    let rows = """
        - {for: table-row, say: "{selected}, {name}", when: [selected], source: x}
        - {for: table-row, say: "{name}, {disabled}", when: [disabled], source: x}
        - {for: table-row, say: "{selected}, {name}, {disabled}", when: [disabled, selected], source: x}

      """
    #expect(Self.mistake(rows) == nil)
  }

  @Test(arguments: ExampleFile.all)
  func `is heard at some stop, or check says that it is not`(_ example: ExampleFile) throws {
    let screen = try DesignReader.screen(at: example.path)
    for id in ["voiceover-documented", "talkback-documented", "voiceover-ios-26", "talkback-15.1"] {
      let reader = BuiltIn.checkReader(
        for: try #require(BuiltIn.profile(id)), locale: screen.locale)
      let preview = ScreenPreview(
        reader: BuiltIn.reader(for: reader.profile, locale: screen.locale),
        wording: BuiltIn.wording(locale: screen.locale, dates: reader.profile.dates))
      let checker = BuiltIn.checker(judging: [reader], locale: screen.locale)
      for index in screen.allComponents.indices {
        let component = screen.allComponents[index]
        guard !component.common.label.isEmpty, component.nestedComponents.isEmpty else { continue }
        var hidden = component
        hidden.common.talkBack.contentDescription = "Zanzibar"
        hidden.common.voiceOver.label = "Zanzibar"
        for shown in [component, hidden] {
          let alone = Screen("T", locale: screen.locale) { shown }
          let heard = preview.entries(of: alone, states: .all).map(\.announcement.text)
          let texts = [shown.common.label] + shown.choices.map(\.label)
          let findings = checker.findings(in: alone)
          for text in texts where !heard.contains(where: { $0.localizedContains(text) }) {
            #expect(findings.contains { $0.message.contains("\"\(text)\"") }, "\(id): \(text)")
          }
        }
      }
    }
  }
}

extension String {
  fileprivate func localizedContains(_ text: String) -> Bool {
    lowercased().contains(text.lowercased())
  }

  @Test(arguments: ["list", "toolbar", "modal", "sheet", "carousel"])
  func `has an error for a disabled container without a component to disable`(
    kind: String
  ) throws {
    func mistakes(_ keys: String) -> [InputError] {
      let design = "screen: S\ncomponents:\n  - {kind: \(kind), label: A, \(keys)}"
      do {
        _ = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
        return []
      } catch { return error.errors }
    }
    let error = try #require(mistakes("disabled: true").first)
    #expect(error.message.hasPrefix("\(kind): 'disabled' dims the components inside"))
    #expect(error.location?.line == 3)
    #expect(mistakes("disabled: true, components: [{kind: text, label: B}]") == [])
    #expect(mistakes("disabled: false") == [])
  }
}
