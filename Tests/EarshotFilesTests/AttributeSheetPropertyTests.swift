import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import Testing

@Suite struct `The attributes that sheets recommend` {
  private static let designs: [String] =
    ExampleFolder.names.compactMap {
      try? String(contentsOf: ExampleFolder.url.appending(path: $0), encoding: .utf8)
    }
    + ComponentKinds.builtIn.kinds.map {
      "screen: T\ncomponents:\n\($0.example(indent: 2))"
    }
    + (HeardShape.android + HeardShape.iOS).map { "screen: T\ncomponents: [\($0.design)]" } + [
      """
      screen: T
      components:
        - {kind: button, label: Go, hint: Leaves, actions: [Share, Delete], language: fr}
        - {kind: button, label: Go, selected: true, content: now, expanded: true}
        - {kind: checkbox, label: All, checked: mixed, required: true, error: Tick it}
        - {kind: switch, label: All, checked: mixed, hint: Helps}
        - {kind: text-field, label: Name, value: Ann, hint: First name, error: Too short, required: true}
        - {kind: text-field, label: Word, value: abc, secure: true, placeholder: Eight signs}
        - {kind: search-field, label: Search, placeholder: Where to?, value: x, editing: true}
        - {kind: link, label: terms, content: Read the, content-after: first, links: 1}
        - {kind: table-row, label: Hotel, value: €142, selected: true, position: 2 of 3}
        - {kind: expandable-row, label: Amenities, value: 2 selected}
        - {kind: stepper, label: Guests, value: '3', adjustable: true}
        - {kind: heading, label: Rooms, hint: Swipe on}
        - {kind: image, label: A map, hint: Nothing to do}
        - {kind: group, label: Info, content: [One, Two], hint: Read}
        - {kind: radio-group, label: Size, options: [S, {label: M, disabled: true}], value: S}
        - {kind: segmented-control, label: Seg, options: [A, B], value: B}
        - {kind: list, label: Rows, components: [{kind: table-row, label: One}]}
        - {kind: dropdown, label: Seat, placeholder: Choose, options: [{label: A, content: Aisle}], option-role: radio}
        - {kind: menu, label: Sort, items: [{label: A, role: checkbox, selected: true}], dismiss: true}
        - {kind: modal, close: true, label: Rules, dismiss: true, components: [{kind: text, label: Be kind}]}
        - {kind: toast, label: Saved}
      """
    ]

  private static let cases: [(design: Int, toolkit: Toolkit)] =
    designs.indices.flatMap { index in Toolkit.allCases.map { (index, $0) } }

  private func entries(
    _ design: String, _ toolkit: Toolkit, by profiles: [String],
    _ body: (ScreenPreview.Entry, ScreenReader) throws -> Void
  ) throws {
    let screen = try WalkSupport.screen(design).built(with: [toolkit])
    for id in profiles {
      let profile = try #require(BuiltIn.profile(id))
      let reader = BuiltIn.reader(for: profile, locale: screen.locale)
      let preview = ScreenPreview(
        reader: reader, wording: BuiltIn.wording(locale: screen.locale, dates: profile.dates))
      for entry in preview.entries(of: screen, states: .all) { try body(entry, reader) }
    }
  }

  @Test(arguments: cases)
  func `produce the announcement of the stop with all texts`(
    _ index: Int, _ toolkit: Toolkit
  ) throws {
    let readers = ["voiceover-ios-27", "talkback-17"]
    try entries(Self.designs[index], toolkit, by: readers) { entry, reader in
      expectEveryText(of: entry)
      let built = SheetElement(entry.attributeSheet)
      switch entry.attributes {
      case .voiceOver:
        let (element, arrival) = try built.voiceOver()
        let said = reader.announcement(for: element, arriving: arrival)
        #expect(said.text == entry.announcement.text, "\(entry.component.id) \(entry.stop)")
        #expect(said.hint == entry.announcement.hint, "\(entry.component.id) \(entry.stop)")
      case .talkBack(let index, let tree):
        let (own, place) = try built.talkBack(listID: "list")
        // TalkBack announces a stop differently if focus comes from outside the list, so both
        // announcements are compared.
        for (mine, theirs) in [
          (TalkBackHistory(), TalkBackHistory()),
          (
            TalkBackHistory(insideCollectionOf: place, in: own),
            TalkBackHistory(insideCollectionOf: index, in: tree)
          ),
        ] {
          let language = entry.component.common.language
          let said = reader.announcement(of: place, in: own, after: mine, language: language)
          let wanted = reader.announcement(of: index, in: tree, after: theirs, language: language)
          let rows = entry.attributeSheet.rows.map { "\($0.attribute)=\($0.value)" }
          #expect(
            said.announcement.text == wanted.announcement.text,
            "\(entry.component.id) \(entry.stop) \(rows)")
          #expect(
            said.announcement.hint == wanted.announcement.hint,
            "\(entry.component.id) \(entry.stop) \(rows)")
        }
      }
    }
  }

  @Test(arguments: cases)
  func `produce the announcement of the guidelines with the facts that they add`(
    _ index: Int, _ toolkit: Toolkit
  ) throws {
    try entries(Self.designs[index], toolkit, by: ["voiceover-documented"]) { entry, reader in
      let (element, arrival) = try SheetElement(entry.attributeSheet).voiceOver()
      let facts = entry.attributes.facts
      let said = reader.announcement(
        for: element, with: facts, arriving: arrival, variant: entry.component.common.variant)
      #expect(said.text == entry.announcement.text, "\(entry.component.id) \(entry.stop)")
      #expect(said.hint == entry.announcement.hint, "\(entry.component.id) \(entry.stop)")
      let states: [Fact] = [.expanded, .collapsed]
      let rows = entry.attributeSheet.rows
      #expect(
        rows.contains { $0.attribute == "guidelines.state" || $0.attribute == "expandedStatus" }
          == said.parts.contains { states.contains($0.fact) },
        "\(entry.component.id) \(entry.stop) \(said.text)")
    }
  }

  private static let spoken: Set<String> = [
    "label", "value", "placeholder", "customContent.high", "text", "contentDescription",
    "stateDescription", "error", "roleDescription", "labeledBy", "child.text", "group.label",
  ]

  private func expectEveryText(of entry: ScreenPreview.Entry) {
    let rows = entry.attributeSheet.rows
    // The name "Back" is lowercase in the announcement of a back button.
    let said = (entry.announcement.text + entry.announcement.hint).lowercased()
    // The reader announces "on" or "off" instead of a switch's value, and never announces secret
    // texts.
    let isState = rows.contains { $0.attribute == "traits.switchButton" }
    let isSecret = rows.contains { ["password", "traits.secureTextField"].contains($0.attribute) }
    // TalkBack announces a field's text or hint instead of its description.
    let isField = rows.contains { $0.value == "android.widget.EditText" }
    for row in rows where Self.spoken.contains(row.attribute) && !isSecret {
      if isState, row.attribute == "value" { continue }
      if isField, row.attribute == "contentDescription" { continue }
      #expect(said.contains(row.value.lowercased()), "\(row) is not in '\(said)'")
    }
  }
}
