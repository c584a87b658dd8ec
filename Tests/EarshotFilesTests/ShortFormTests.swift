import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Short forms in drafts` {
  private func screen(_ design: String) throws -> Screen {
    try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
  }

  private func heard(_ design: String, by id: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile(id))
    return try profile.preview(locale: "en").entries(of: screen(design), states: .current)
      .map(\.announcement.text)
  }

  private func errors(_ design: String) -> [String] {
    do {
      _ = try screen(design)
      return []
    } catch let error as DesignReader.Mistakes {
      return error.errors.map { "\($0)" }
    } catch { return ["\(error)"] }
  }

  private func notes(_ design: String) throws -> [String] { try screen(design).notes.map(\.text) }

  @Test(arguments: [
    (
      "{toggles: [{Eco mode: on}, {child lock: off}]}",
      "{kind: section, components: [{switch: Eco mode, checked: true}, "
        + "{switch: child lock, checked: false}]}"
    ),
    (
      "{section: Food, checklist: [Noodles, {4 eggs: checked}]}",
      "{section: Food, components: [{kind: list, components: [{checkbox: Noodles}, "
        + "{checkbox: 4 eggs, checked: true}]}]}"
    ),
    (
      "{section: Steps, numbered list: [{Boil the eggs: 7 minutes}, Serve]}",
      "{section: Steps, components: [{kind: list, components: ["
        + "{text: \"Boil the eggs: 7 minutes\"}, {text: Serve}]}]}"
    ),
    ("{disabled: true, button: Stop}", "{button: Stop, disabled: true}"),
    (
      "{kind: section, components: [&save {button: Save}, {<<: *save, disabled: true}]}",
      "{kind: section, components: [{button: Save}, {button: Save, disabled: true}]}"
    ),
    ("{divider: or, frame: [0, 1, 2, 3]}", "{text: or}"),
    ("{frame: [0, 1, 2, 3], title: Headlines}", "{heading: Headlines}"),
    ("{id: s, checked: true, switch: Sync}", "{switch: Sync, id: s, checked: true}"),
    (
      "accordion: [{利用条件: 終電まで}]",
      "{kind: section, components: [{expandable-row: 利用条件, components: [{text: 終電まで}]}]}"
    ),
    (
      "{chip-group: [{EV charging: selected}, Covered]}",
      "{chip-group: [{label: EV charging, selected: true}, Covered]}"
    ),
    (
      "{radio-group: Notice, options: [Now, 1 month (selected)]}",
      "{radio-group: Notice, options: [Now, {label: 1 month, selected: true}]}"
    ),
    (
      "buttons: [Play (primary), Wait (disabled), Wi-Fi (home)]",
      "{kind: section, components: [{button: Play}, {button: Wait, disabled: true}, "
        + "{button: Wi-Fi (home)}]}"
    ),
    (
      "{alert: Leave?, actions: [{Leave: destructive}, {Cancel: cancel}]}",
      "{alert: Leave?, buttons: [Leave, Cancel]}"
    ),
    (
      "{alert: Leave?, buttons: [{secondary-button: Close}, {button: Cancel}]}",
      "{alert: Leave?, buttons: [Close, Cancel]}"
    ),
    (
      "{dialog: Match, buttons: {primary: Chat, secondary: Later}}",
      "{alert: Match, buttons: [Chat, Later]}"
    ),
    ("{label: Total, value: €12}", "{kind: text, label: Total, value: €12}"),
    (
      "mode: {type: picker, options: [Heat, Cool], value: Cool}",
      "{dropdown: mode, options: [Heat, Cool], value: Cool}"
    ),
    ("{input: Name, error: Enter a name}", "{text-field: Name, error: Enter a name}"),
    ("{cover image: Waves}", "{image: Waves}"),
    ("{FAB/Extended: Add}", "{button: Add}"),
    ("Image/Video", "{text: Image/Video}"),
    ("{topbar: Plan}", "{navigation-bar: Plan}"),
    (
      "{timer: Eggs, remaining: 6 min, buttons: [Pause]}",
      "{kind: section, components: [{text: Eggs, content: 6 min}, {button: Pause}]}"
    ),
    ("{list item: Homework, trailing: checkbox}", "{checkbox: Homework}"),
    ("{list item: Console, trailing: Switch}", "{table-row: Console, content: Switch}"),
    (
      "{date picker: Alarm, displayedComponents: hourAndMinute, value: \"06:30\"}",
      "{time-picker: Alarm, value: \"06:30\"}"
    ),
    (
      "{table: Bills, header: [Day, Sum], rows: [[Mon, €5]]}",
      "{table: Bills, columns: [Day, Sum], rows: [[Mon, €5]]}"
    ),
    (
      "{grid: Plan, columns: [Day, Room], rows: [[Mon, A]]}",
      "{grid: Plan, columns: 2, components: [{text: Day}, {text: Room}, {text: Mon}, {text: A}]}"
    ),
    (
      "{NavigationBar: {items: [{label: Home, selected: true}, {label: Me}]}}",
      "{kind: navigation-bar, destinations: [{label: Home, selected: true}, {label: Me}]}"
    ),
    (
      "{app-bar: Soup, items: [{icon-button: Favourite, selected: true}]}",
      "{navigation-bar: Soup, components: [{button: Favourite, selected: true}]}"
    ),
    ("{UITextView: Notes, placeholder: Add}", "{text-field: Notes, placeholder: Add}"),
    ("{UIActivityIndicatorView: Syncing}", "{loading: Syncing}"),
    (
      "{CheckboxListTile: I accept, link: Terms}",
      "{kind: section, components: [{checkbox: I accept}, {link: Terms}]}"
    ),
    (
      "{NavigationStack: {title: Sleep, toolbar: {trailing: [Add]}, children: [{text: Good}]}}",
      "{kind: section, components: [{navigation-bar: Sleep, right: [Add]}, {text: Good}]}"
    ),
    (
      "{kind: tags, label: Filters, options: [A, B], value: A}",
      "{chip-group: Filters, options: [A, B], value: A}"
    ),
    (
      "{kind: tags, label: Filters, items: [A, B], value: A}",
      "{chip-group: Filters, options: [A, B], value: A}"
    ),
    ("{tags: {label: Filters, options: [A, B]}}", "{chip-group: Filters, options: [A, B]}"),
    ("tags: [{label: A, selected: true}, B]", "{chip-group: [{label: A, selected: true}, B]}"),
    ("{tags: Skills, value: Swift}", "{text: Skills, value: Swift}"),
    ("tags: [A, B]", "{kind: section, components: [{text: A}, {text: B}]}"),
    ("{button: Save, icon: heart, alt: ''}", "{button: Save}"),
    ("{kind: button, icon: heart, alt: '', text: Save}", "{button: Save}"),
    ("{card: Hotel, image: photo.jpg, alt: ''}", "{card: Hotel}"),
    ("{list: Food, alt: '', items: [A, B]}", "{list: Food, items: [A, B]}"),
    ("{kind: image, alt: '', title: Sale}", "{image: Sale}"),
    ("{progress: Upload, value: 40%, indeterminate: false}", "{progress: Upload, value: 40%}"),
    (
      "{progress: Upload, value: 4, maximum: 10, indeterminate: false}",
      "{progress: Upload, value: 4, maximum: 10}"
    ),
    ("{progress: Upload, value: 40%, indeterminate: true}", "{progress: Upload, value: 40%}"),
    ("{checkbox: All, indeterminate: true}", "{checkbox: All, checked: mixed}"),
    ("{checkbox: All, indeterminate: false}", "{checkbox: All}"),
    ("{kind: product-row, title: Shoe, designer: Anna Lee, jira: APP-12}", "{table-row: Shoe}"),
  ])
  func `are read as the long forms`(draft: String, design: String) throws {
    for id in ["voiceover-ios-27", "talkback-17"] {
      let head = "screen: T\ncomponents:\n  - "
      let expected = try heard(head + design + "\n", by: id)
      #expect(try heard(head + draft + "\n", by: id) == expected, "\(id)")
      #expect(!expected.isEmpty)
    }
  }

  private static let plain = "{screen: T, components: [{text: A}]}"

  @Test(arguments: [
    ("screen: {title: T, components: [{text: A}]}", "{screen: T, components: [{text: A}]}"),
    (
      "{screen: T, body: [{text: A}], bottom nav: [Map (active), Me]}",
      "{screen: T, components: [{text: A}, {bottom-nav: [{label: Map, selected: true}, Me]}]}"
    ),
    (
      "{screen: T, header: {back: Library, actions: [Share]}, elements: [{text: A}]}",
      "{screen: T, components: [{kind: navigation-bar, back: Library, actions: [Share]}, {text: A}]}"
    ),
    (
      "{screen: T, tabs: [A, B], layers: [{text: C}]}",
      "{screen: T, components: [{tabs: [A, B]}, {text: C}]}"
    ),
    ("{screen: T, form: [{input: A}]}", "{screen: T, components: [{text-field: A}]}"),
    ("{screen: T, figma-frame: '12:3', components: [{text: A}]}", plain),
    ("{frame-name: T / v2, title: T, components: [{text: A}]}", plain),
  ])
  func `of screens are read as the long forms`(draft: String, design: String) throws {
    #expect(try screen(draft).title == screen(design).title)
    for id in ["voiceover-ios-27", "talkback-17"] {
      #expect(try heard(draft, by: id) == heard(design, by: id), "\(id)")
    }
  }

  @Test(arguments: [
    ("{button: Monday, done: true}", "'done' is not announced, because a button cannot be checked"),
    ("{map: Bikes, selected: 1}", "'selected: 1' is not announced"),
    ("{table-row: Rent, trailing: chevron_right}", "trailing: chevron_right"),
    (
      "{list item: Homework, trailing: checkbox}",
      "'trailing: checkbox' is treated as 'kind: checkbox'"
    ),
    (
      "{table-row: Alarm, accessory: toggle}", "'accessory: toggle' is treated as 'kind: switch'"
    ),
    (
      "{checkbox: All, checked: false, indeterminate: true}",
      "'indeterminate' is not announced, because the component has 'checked'"
    ),
    (
      "{kind: product-row, title: Shoe, analytics-event: Tap shoe}",
      "'analytics-event' is not a key of table-row and is not announced"
    ),
    ("{label: Total, value: €12}", "'label' and 'value' are treated as 'kind: text'"),
    ("{chip-group: [A (active)]}", "'active' of 'A' is treated as 'selected: true'"),
  ])
  func `with another meaning have a note`(draft: String, note: String) throws {
    #expect(try notes("screen: T\ncomponents: [\(draft)]\n").contains(note))
  }

  @Test(arguments: [Int.min, -1, 0, 3, Int.max])
  func `with a step outside the list have the step as the value`(current: Int) throws {
    let head = "screen: T\ncomponents:\n  - {kind: step-indicator, label: Buy, "
    #expect(
      try heard(head + "steps: [Cart, Pay], current: \(current)}\n", by: "talkback-17")
        == heard(head + "value: \(current)}\n", by: "talkback-17"))
  }

  @Test(arguments: [
    (
      "screen: T\ncomponents: [{slider: A, min: 10, max: 1}]\n",
      "d.yaml:2:40: error: expected a maximum of 10 or more, found '1'; exchange the minimum and the maximum"
    ),
    (
      "screen: T\ncomponents: [{progress: A, maximum: -5 °C, minimum: 0.5 °C}]\n",
      "d.yaml:2:37: error: expected a maximum of 0.5 °C or more, found '-5 °C'; exchange the minimum and "
        + "the maximum"
    ),
    (
      "screen: T\nlocale: German\ncomponents: [{text: A}]\n",
      "d.yaml:2:9: error: 'locale': expected a language tag, such as 'de', found 'German'"
    ),
    (
      "screen: T\ncomponents:\n  - text: 'tis the season\n",
      "d.yaml:3:11: error: expected ' at the end of 'tis the season', found none; add the closing quote, or "
        + "put a text that begins with an apostrophe in double quotes: \"'tis the season\""
    ),
    (
      "screen: T\ncomponents:\n  - Wave picture: The \"big\" one\n",
      "d.yaml:3:5: error: expected a component, found a text with a colon; write "
        + "'- text: 'Wave picture: The \"big\" one''"
    ),
  ])
  func `with a mistake have an error with the fix`(design: String, error: String) {
    #expect(errors(design) == [error])
  }

  @Test(arguments: [
    "minimum: 500 m, maximum: 2 km", "minimum: 500 €, maximum: 1.000 €",
    "minimum: \"22:00\", maximum: \"6:00\"",
  ])
  func `of limits are compared only if they have the same unit`(limits: String) {
    #expect(errors("screen: T\ncomponents: [{slider: A, \(limits)}]\n") == [])
  }

  @Test(arguments: [
    ("de", true), ("fil-PH", true), ("zh_Hant", true), ("x-own", true), ("german", false),
    ("x", false), ("", false), ("d1", false),
  ]) func `of languages are tags`(text: String, isTag: Bool) {
    #expect(text.isLanguageTag == isTag)
  }
}
