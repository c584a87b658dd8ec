import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Drafts of designers` {
  private func screen(_ component: String) throws -> Screen {
    try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n  - \(component)\n".utf8), file: "d.yaml")
  }

  private func heard(_ component: String, by id: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    return try profile.preview(locale: "en").entries(of: screen(component), states: .current)
      .map { $0.announcement.text + $0.announcement.hint }
  }

  private func notes(_ component: String) throws -> [String] {
    try screen(component).notes.map(\.text)
  }

  private static let parts = [
    (
      "{checkbox: I accept, link: Terms}",
      "{kind: section, components: [{checkbox: I accept}, {link: Terms}]}"
    ),
    (
      "{card: Lamp, link: Open the manual}",
      "{kind: card, label: Lamp, components: [{link: Open the manual}]}"
    ),
    (
      "{card: A perfect Sunday, like-button: Like this answer}",
      "{kind: card, label: A perfect Sunday, components: [{kind: toggle-button, label: Like this "
        + "answer}]}"
    ),
    (
      "{table-row: Post, leading: {icon-button: Open}}",
      "{kind: section, components: [{button: Open}, {table-row: Post}]}"
    ),
    (
      "{text-field: Code, trailing-icon-button: Show}",
      "{kind: section, components: [{text-field: Code}, {button: Show}]}"
    ),
    (
      "footer: [{text: Total}, {button primary: Pay}]",
      "{kind: section, components: [{text: Total}, {button: Pay}]}"
    ),
    (
      "Row: [{CircleAvatar: Cover}, {Column: [{Text: Walk}]}]",
      "{kind: section, components: [{image: Cover}, {text: Walk}]}"
    ),
    (
      "social-buttons: [Apple, Google]",
      "{kind: section, components: [{button: Apple}, {button: Google}]}"
    ),
    (
      "GuestStepper: {Adults: 2, Children: 0}",
      "{kind: section, components: [{stepper: Adults, value: 2}, {stepper: Children, value: 0}]}"
    ),
    ("{card: Station, stats: {Bikes: 5, Docks: 7}}", stats),
    (
      "{definition-list: Facts, items: {Price per kWh: 0.49 €, Operator: City Works}}",
      "{list: Facts, components: [{group: Price per kWh, value: 0.49 €}, "
        + "{group: Operator, value: City Works}]}"
    ),
    (
      "{app-bar: Cards, actions: [{avatar: Profile}]}",
      "{navigation-bar: Cards, components: [{button: Profile}]}"
    ),
    (
      "tabs: [{label: A, selected: true, content: [{text: B}]}, C]",
      "{kind: section, components: [{tabs: [{label: A, selected: true}, C]}, {text: B}]}"
    ),
    (
      "{kind: button-group, buttons: [Mute, Hang up]}",
      "{kind: section, components: [{button: Mute}, {button: Hang up}]}"
    ),
    (
      "{kind: button-group, buttons: [Day, Week], selected: Day}",
      "{kind: segmented-control, options: [Day, Week], value: Day}"
    ),
    (
      "{disclosure-group: Notes, content: Two sisters}",
      "{expandable-row: Notes, components: [{text: Two sisters}]}"
    ),
    ("board: {kind: grid, label: Chess, cells: [a8]}", "{grid: Chess, cells: [a8]}"),
  ]

  private static let stats =
    "{card: Station, components: [{group: Bikes 5, content: [Docks 7]}]}"

  private static let words = [
    ("{image: A boat, caption: Monet}", "{image: A boat, content: Monet}"),
    ("{heading-1: Sunrise}", "{heading: Sunrise}"),
    ("{type: Card / Outlined, header: A}", "{card: A}"),
    (
      "{radio cards: Condition, options: [{title: New, description: Unused}]}",
      "{radio-group: Condition, options: [{label: New, content: Unused}]}"
    ),
    (
      "{radio-group: {legend: Area, options: [A, B]}}", "{radio-group: Area, options: [A, B]}"
    ),
    (
      "SingleChoiceSegmentedButtonRow: {label: Width, options: [S, M], selected: S}",
      "{segmented-control: Width, options: [S, M], value: S}"
    ),
    ("ul: [A, B]", "{kind: list, components: [{text: A}, {text: B}]}"),
    (
      "{kind: progress-steps, label: Order, steps: [Cart, Address, Payment], current: 2}",
      "{kind: progress, label: Order, value: Address, position: 2 of 3}"
    ),
    (
      "{kind: stepper, label: Order, steps: [Cart, Payment], current: Payment}",
      "{kind: progress, label: Order, value: Payment, position: 2 of 2}"
    ),
    (
      "{kind: seat-map, label: Seats, cells: [1A, 2C], selected: 2C}",
      "{kind: grid, label: Seats, cells: [1A, {label: 2C, selected: true}]}"
    ),
    (
      "{kind: seat-map, label: Seats, rows: {12: [free, taken]}}",
      "{kind: grid, label: Seats, rows: [['12', free, taken]]}"
    ),
    (
      "modal header: {title: Seat, close: Cancel, step: 2/3}",
      "{navigation-bar: Seat, leading-items: [{button: Cancel}], components: [{text: 2/3}]}"
    ),
    (
      "header: {title: Seat, close: true}", "{navigation-bar: Seat, close: true}"
    ),
    (
      "{kind: status-strip, title: Main Street, back: true}",
      "{navigation-bar: Main Street, back: true}"
    ),
    (
      "{kind: thumbnail-strip, label: Filters, items: [{label: Vivid, selected: true}, Mono]}",
      "{kind: chip-group, label: Filters, options: [{label: Vivid, selected: true}, Mono]}"
    ),
    ("step: 2 of 3", "{text: 2 of 3}"),
    (
      "{slider: Position, current: '12:04', duration: '48:30'}",
      "{slider: Position, value: '12:04', maximum: '48:30'}"
    ),
    ("{SeekBar: Volume, progress: 70, max: 100}", "{slider: Volume, value: 70, maximum: 100}"),
    ("{date-picker: Day, selected: 2027-06-14}", "{date-picker: Day, value: 2027-06-14}"),
    ("{page control: 2 of 5}", "{page-control: '', position: 2 of 5}"),
    (
      "{kind: list, items: [{label: 'Reef, 0:32', type: video}, Dive]}",
      "{kind: list, items: ['Reef, 0:32', Dive]}"
    ),
    (
      "{list item: Lunch, checkbox: true, checked: false}", "{checkbox: Lunch, checked: false}"
    ),
    (
      "{kind: row, title: '7:30', control: Switch, control state: on}",
      "{switch: '7:30', checked: true}"
    ),
    (
      "prompt-card: {question: A Sunday, answer: Flea market}",
      "{card: A Sunday, content: [Flea market]}"
    ),
    ("{rating: Food, value: 4.3}", "{rating: Food, value: 4.3, read-only: true}"),
    (
      "{rating: Food, value: 4, reviews: 12 reviews}",
      "{rating: Food, value: 4, content: 12 reviews, read-only: true}"
    ),
    ("TextFormField: {labelText: E-mail}", "{text-field: E-mail}"),
    ("{ElevatedButton: Go, onPressed: null}", "{button: Go, disabled: true}"),
    (
      "{Pressable: Pause, accessibilityHint: Stops, accessibilityState: {disabled: true}}",
      "{button: Pause, hint: Stops, disabled: true}"
    ),
    (
      "{View: {accessible: true, accessibilityLabel: Pace 5}}", "{group: Pace 5}"
    ),
    ("{progress-bar: Search, indeterminate: true}", "{loading: Search}"),
    (
      "{list: Words, rows: [{primary: bonjour, secondary: hallo}]}",
      "{list: Words, components: [{table-row: bonjour, content: hallo}]}"
    ),
    ("{chart: Steps, data: [Mon: 4200, Tue: 81]}", "{chart: Steps, content: [Mon 4200, Tue 81]}"),
    (
      "navigation bar: {title: Alarms, left item: Edit, right item: Add}",
      "{navigation-bar: Alarms, leading-items: [{button: Edit}], components: [{button: Add}]}"
    ),
    (
      "{bottom-sheet: Ride, handle: true}", "{bottom-sheet: Ride, grabber: true}"
    ),
    ("buttons: [Go (tertiary), Stop (elevated)]", "buttons: [Go, Stop]"),
    ("{slide-to-confirm: Slide to pay}", "{text: Slide to pay}"),
    ("{location-field: Place}", "{text-field: Place}"),
    (
      "{kind: autocomplete, label: Category, value: Bikes, suggestions: [Bikes, Parts]}",
      "{dropdown: Category, value: Bikes, options: [Bikes, Parts]}"
    ),
    (
      "{kind: legend, items: [Free, Taken]}",
      "{kind: section, components: [{text: Free}, {text: Taken}]}"
    ),
    (
      "{kind: empty-state, label: None, cta: Browse}",
      "{kind: empty-state, label: None, action: Browse}"
    ),
    (
      "{app-bar: Alarm, cancellationAction: Cancel, confirmationAction: Save}",
      "{app-bar: Alarm, left: [Cancel], right: [Save]}"
    ),
    (
      "composer: {placeholder: Message, send: Send now}",
      "{kind: section, components: [{kind: text-field, placeholder: Message}, {text: Send now}]}"
    ),
    (
      "{alert: Leave?, actions: [{Leave: destructive}, {Cancel: cancel}]}",
      "{alert: Leave?, buttons: [Leave, Cancel]}"
    ),
    (
      "Rating: {label: Food, value: 4, reviews: 9 reviews, readOnly: true}",
      "{rating: Food, value: 4, content: 9 reviews, read-only: true}"
    ),
    ("{rating: Stars, value: 4, count: 5}", "{rating: Stars, value: 4}"),
    ("{text-field: Comment, count: 20}", "{text-field: Comment}"),
    ("{table-row: Mail, swipe: true}", "{table-row: Mail}"),
    ("{carousel: Foo, swipe: horizontal, items: [A, B]}", "{carousel: Foo, items: [A, B]}"),
    (
      "{button: Pay, accessibilityState: {disabled: true, checked: false}}",
      "{button: Pay, disabled: true}"
    ),
    (
      "{text: Pay, accessibilityState: {checked: true, expanded: false}}", "{text: Pay}"
    ),
    (
      "{text-field: Foo, read-only: true, is-editable: false}", "{text-field: Foo, read-only: true}"
    ),
    (
      "{rating: Foo, value: 3, is-indicator: true, editable: false}",
      "{rating: Foo, value: 3, read-only: true}"
    ),
    ("{heading: Foo, dismissible: true, value: 3}", "{heading: Foo, value: 3}"),
    ("{heading: Foo, expanded: true, left-items: []}", "{heading: Foo, expanded: true}"),
    (
      "{disclosure: FAQ, expanded: true, body: Answer, text: Long}",
      "{expandable-row: FAQ, expanded: true, components: [{text: Answer}, {text: Long}]}"
    ),
    (
      "{tabs: [{label: A, content: [{text: in A}]}, {label: B, content: [{text: in B}]}], "
        + "selectedIndex: 1}",
      "{kind: section, components: [{tabs: [A, {label: B, selected: true}]}, {text: in B}]}"
    ),
    (
      "tabs: [{label: A, content: [{text: in A}]}, "
        + "{label: B, state: selected, content: [{text: in B}]}]",
      "{kind: section, components: [{tabs: [A, {label: B, selected: true}]}, {text: in B}]}"
    ),
    ("{kind: add-to-cart-button, label: Add to cart}", "{button: Add to cart}"),
    ("{kind: opt-to-save-checkbox, label: Save my card}", "{checkbox: Save my card}"),
    ("{chip-group: [A (current)]}", "{chip-group: [{label: A, selected: true}]}"),
  ]

  @Test(arguments: parts + words)
  func `are read as designs`(draft: String, design: String) throws {
    for id in ["voiceover-ios-27", "talkback-17"] {
      let expected = try heard(design, by: id)
      #expect(try heard(draft, by: id) == expected, "\(id)")
      #expect(!expected.isEmpty)
    }
  }

  @Test(arguments: [
    ("{image: '', alt: ''}", "voiceover-ios-27"), ("{image: '', alt: ''}", "talkback-17"),
  ])
  func `without an alternative text are silent`(draft: String, id: String) throws {
    #expect(try heard(draft, by: id) == [])
  }

  @Test(arguments: [
    ("{poll: Coming?, options: [Yes please, No thanks], multiple: false}", "multiple"),
    ("{chart: Sleep, type: bar}", "type"), ("{table-row: Rent, disclosure: true}", "disclosure"),
    ("{card: Steps, onclick: open steps}", "onclick"),
    ("{text-area: Notes, rows: 4}", "rows"),
  ])
  func `about the look have a note`(draft: String, word: String) throws {
    let notes = try notes(draft)
    #expect(notes.contains(word), "\(notes)")
    #expect(!notes.contains { $0.contains("'\(word)' is not") }, "\(notes)")
  }

  @Test(arguments: [
    (
      "tabs: [{label: A, content: [{text: B}]}, {label: C, content: [{text: D}]}]",
      "the content of 'C' is not announced"
    ),
    (
      "{text: Pay, accessibilityState: {checked: true}}",
      "'checked' is not a key of text and is not announced"
    ),
    ("{list: Lines, sortable: [Day]}", "'sortable' is not a key of list and is not announced"),
    (
      "{tab-bar: [A, B], badges: {B: 2}}", "'badges' is not a key of tab-bar and is not announced"
    ),
    (
      "{TextFormField: {labelText: Code, suffixIcon: Show password}}",
      "the text 'Show password' of 'suffixIcon' is not announced"
    ),
  ])
  func `that lose a text have a warning`(draft: String, note: String) throws {
    #expect(try notes(draft).contains(note))
  }

  @Test(arguments: ["Photo 1", "Section 4", "Row 3"])
  func `can contain texts that end with a number`(text: String) throws {
    #expect(try screen(text).components.map(\.kind.name) == ["text"])
  }

  @Test func `can define an anchor outside their components`() throws {
    let design = """
      screen: T
      defaults: &tile {kind: card, elevation: 1}
      components: [{<<: *tile, title: A}]
      """
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    #expect(screen.components.map(\.common.label) == ["A"])
  }

  @Test func `can be named after a frame in Figma`() throws {
    let design = "figma-frame: Budget / Light\ncomponents: [{text: A}]\n"
    #expect(
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml").title == "Budget / Light")
  }
}
