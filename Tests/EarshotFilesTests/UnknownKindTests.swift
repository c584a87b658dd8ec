import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Unknown kinds` {
  private func screen(_ component: String) throws -> Screen {
    try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
  }

  private func heard(_ component: String, _ id: String = "voiceover-documented") throws -> [String]
  {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return preview.entries(of: try screen(component), states: .current).map(\.announcement.text)
  }

  @Test(arguments: [
    ("{kind: event, title: Gig}", "{kind: text, label: Gig}"),
    ("{event: Gig}", "{kind: text, label: Gig}"),
    ("{event: {title: Gig, venue: Hall}}", "{kind: group, label: Gig, content: Hall}"),
    (
      "{kind: event, title: Gig, subtitle: Today, location: City Hall, icon: star}",
      "{kind: group, label: Gig, content: [Today, City Hall]}"
    ),
    (
      "{kind: flashcard, front: Bonjour, back: Hello}",
      "{kind: group, label: Bonjour, content: Hello}"
    ),
    (
      "{kind: hotel-result, label: X, back: Rome, text: Foo, price: 5}",
      "{kind: group, label: X, content: [Rome, Foo, 5]}"
    ),
    (
      "{kind: order-summary, title: Total, text: Two nights, close: Friday}",
      "{kind: group, label: Total, content: [Two nights, Friday]}"
    ),
    (
      "{kind: status-strip, title: Main Street, back: true, text: Open}",
      "{kind: section, components: [{kind: navigation-bar, label: Main Street, back: true}, "
        + "{text: Open}]}"
    ),
    ("{kind: poll, question: Tram?}", "{kind: text, label: Tram?}"),
    (
      "{kind: poll, question: Tram?, options: [Sure, Never]}",
      "{kind: section, label: Tram?, components: [{button: Sure}, {button: Never}]}"
    ),
    ("{kind: pass, label: Add, onPress: add}", "{kind: button, label: Add}"),
    (
      "{kind: seat, label: A1, state: selected}", "{kind: button, label: A1, selected: true}"
    ),
    (
      "{kind: date strip, label: Days, items: [Mon, Tue], selected: Tue}",
      "{kind: chip-group, label: Days, options: [Mon, Tue], value: Tue}"
    ),
    (
      "{kind: thermostat, label: Heating, value: 21, min: 5, max: 30, step: 1}",
      "{kind: slider, label: Heating, value: 21, minimum: 5, maximum: 30, step: 1}"
    ),
    (
      "{kind: paywall, title: More, body: For you, children: [{button: Buy}, Restore]}",
      "{kind: section, components: [{kind: group, label: More, content: For you}, {button: Buy}, "
        + "{text: Restore}]}"
    ),
    (
      "{kind: summary, title: Sum, rows: [Fees: 4 €, [Total, 9 €], {title: A, subtitle: B}]}",
      "{kind: section, label: Sum, components: [{text: 'Fees: 4 €'}, {text: 'Total, 9 €'}, "
        + "{kind: group, label: A, content: B}]}"
    ),
    (
      "{kind: rest, label: Rest, actions: [Skip]}",
      "{kind: section, label: Rest, components: [{button: Skip}]}"
    ),
  ])
  func `are read by their keys, with a warning`(draft: String, design: String) throws {
    for id in ["voiceover-documented", "talkback-17"] {
      #expect(try heard(draft, id) == heard(design, id))
    }
    let found = try designFindings([draft]).filter { $0.kind == .unknownKind }
    #expect(found.count == 1 && found.first?.severity == .warning)
    #expect(found.first?.message.contains("; kinds with such keys: ") == true)
  }

  private static let texts = [
    "title", "label", "name", "text", "message", "subtitle", "description", "body", "value",
    "location", "venue", "byline", "published", "question", "caption", "supporting-text", "price",
    "rating", "status", "footer", "time", "author", "badge", "trailing", "start", "to",
    "from", "trigger", "completed", "off",
  ]
  private static let others = [
    "", "on-press: go", "selected: true", "checked: true", "step: 2", "placeholder: P",
    "min: 1, max: 9",
    "children: [{button: B}]", "items: [A, B], selected: B", "actions: [A]", "opens: other",
  ]

  @Test(arguments: texts, others)
  func `lose no text`(key: String, other: String) throws {
    let pairs = other.isEmpty ? "" : ", \(other)"
    let draft =
      "{kind: giraffe, \(key): Old Zanzibar, first: Uno Due\(pairs)}\n  - {sheet: S, id: other}"
    let heard = try heard(draft)
    for text in ["Old Zanzibar", "Uno Due"] {
      #expect(heard.contains { $0.contains(text) }, "\(heard)")
    }
  }

  @Test func `without a text are left out, with a warning`() throws {
    #expect(try screen("{kind: giraffe}").components.isEmpty)
    let found = try designFindings(["{kind: giraffe}"])
    #expect(found.contains { $0.kind == .unknownKind && $0.message.contains("has no text") })
  }

  @Test(arguments: ComponentKinds.builtIn.kinds.filter { !$0.name.contains("-") })
  func `that are misspelled are errors`(
    kind: ComponentKind
  ) {
    let letters = Array(kind.name)
    for index in letters.indices.dropFirst().dropLast() {
      var (shorter, longer, swapped) = (letters, letters, letters)
      shorter.remove(at: index)
      longer.insert("q", at: index)
      swapped.swapAt(index, index + 1)
      for word in [shorter, longer, swapped].map({ String($0) })
      where word.count > 2 && ComponentKinds.builtIn.kind(calledAs: word) == nil {
        let mistakes = #expect(throws: DesignReader.Mistakes.self) {
          try screen("{kind: \(word), label: A}")
        }
        #expect(mistakes?.errors.first?.message.contains("did you mean") == true, "\(word)")
      }
    }
  }

  @Test(arguments: [
    ("{kind: dropdown, label: Pay, value: Visa}", 1), ("{kind: dropdown, label: Pay}", 1),
    ("{kind: dropdown, label: Pay, options: []}", 1), ("{kind: menu, label: More}", 1),
    ("{kind: picker-wheel, label: Time, value: 1 h}", 1),
  ])
  func `A list of choices may be missing, with a warning`(draft: String, count: Int) throws {
    #expect(try heard(draft).count == count)
    #expect(try designFindings([draft]).contains { $0.kind == .missingChoices })
  }
}
