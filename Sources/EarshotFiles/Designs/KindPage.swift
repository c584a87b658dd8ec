import Earshot

/// What a kind is, how designers call it, and how it is written: what the reference, a first design and
/// errors about unknown kinds are made of.
public struct KindPage: Sendable {
  /// What it is, in one sentence.
  public let summary: String
  /// Other words for it, of design tools and platforms, each understood in its place.
  public let words: [String]
  /// The keys of an example, a line each.
  public let example: [String]

  init(_ summary: String, _ words: String = "", _ example: String...) {
    self.summary = summary
    self.words = words.split(separator: " ").map(String.init)
    self.example = example
  }

  /// Returns the page of a kind; one that only says its name for a kind of one's own.
  public static func of(_ kind: DesignKind) -> KindPage {
    all[kind.name] ?? KindPage("A kind of one's own.", "", "label: Label")
  }

  /// Returns the example as an item of `components`, each line indented by so many spaces.
  public func example(of kind: DesignKind, indent: Int = 0) -> String {
    let space = String(repeating: " ", count: indent)
    return (["- kind: \(kind.name)"] + example.map { "  \($0)" })
      .map { "\(space)\($0)\n" }.joined()
  }

  /// Returns the kind that a word of designers means; nil where it means none.
  static func kind(calledAs word: String) -> (name: String, keys: [String: String])? {
    let word = String(
      word.lowercased().map { $0 == " " || $0 == "_" ? "-" : $0 })
    guard let name = byWord[word] else { return nil }
    return (name, keysOfWords[word] ?? [:])
  }

  /// What a word says of the kind besides.
  private static let keysOfWords: [String: [String: String]] = [
    "date-range": ["range": "true"], "date-range-picker": ["range": "true"],
    "password": ["secure": "true"], "password-field": ["secure": "true"],
    "star-rating-display": ["read-only": "true"],
  ]

  private static let byWord: [String: String] = {
    var table: [String: String] = [:]
    for (name, page) in all {
      table[name] = name
      for word in page.words { table[word] = name }
    }
    return table
  }()

  /// What designers write for the name of a key.
  static let keyWords: [String: [String]] = [
    "title": ["label"], "name": ["label"], "text": ["label", "value"], "caption": ["label"],
    "heading": ["label"], "alt": ["label"], "alt-text": ["label"], "aria-label": ["label"],
    "accessibility-label": ["label"], "message": ["body", "text", "content"],
    "description": ["content", "body", "hint"], "subtitle": ["content", "value"],
    "texts": ["content"], "items": ["options", "components"], "options": ["items"],
    "tabs": ["options"], "segments": ["options"], "chips": ["options"], "choices": ["options"],
    "children": ["components"], "actions": ["buttons"], "action": ["actions", "buttons"],
    "state": ["selected", "checked", "expanded", "disabled"], "status": ["selected", "checked"],
    "on": ["checked"], "checked": ["selected"], "selected": ["checked", "value"],
    "active": ["selected"], "enabled": ["disabled"], "open": ["expanded"],
    "collapsed": ["expanded"], "min": ["minimum"], "max": ["maximum"], "start": ["date"],
    "from": ["date"], "to": ["until", "opens"], "end": ["until"], "link": ["opens"],
    "href": ["opens"], "target": ["opens"], "navigates-to": ["opens"], "invalid": ["error"],
    "error-message": ["error"], "helper-text": ["hint"], "supporting-text": ["hint"],
    "tooltip": ["hint"], "optional": ["required"], "index": ["position"], "page": ["position"],
    "lang": ["language"], "placeholder-text": ["placeholder"], "password": ["secure"],
    "close-button": ["close"], "dismissible": ["close", "dismiss"], "back-button": ["back"],
  ]
}

extension KindPage {
  // Sorted as the kinds are documented.
  private static let all: [String: KindPage] = [
    "dropdown": KindPage(
      "A button that shows a list of options, of which one is picked.",
      "select combobox combo-box picker spinner-menu pull-down listbox drop-down selector",
      "label: Currency", "options: [Euro, Dollar]", "value: Euro"),
    "date-picker": KindPage(
      "A field that opens a calendar, for a day or a range of days.",
      "date date-range date-range-picker calendar calendar-picker date-field date-input datepicker",
      "label: Check-in", "date: 2026-03-18"),
    "time-picker": KindPage(
      "A field that opens wheels or a clock, for a time.",
      "time clock time-field time-input timepicker", "label: Arrival", "time: \"14:30\""),
    "date-time-picker": KindPage(
      "A field that opens wheels or columns for a day with its time.",
      "datetime date-time date-and-time date-and-time-picker datetime-picker",
      "label: Reminder", "date: 2026-03-18", "time: \"9:00\""),
    "menu": KindPage(
      "A button that shows a list of actions.",
      "overflow overflow-menu context-menu kebab more-menu popup-menu action-menu",
      "label: More options", "items: [Move to, Snooze]"),
    "search-field": KindPage(
      "A field to search with.", "search search-bar searchbar search-box search-input",
      "label: Search", "placeholder: Where to?", "results: announced"),
    "picker-wheel": KindPage(
      "A wheel that is turned to one of several values.", "wheel picker-view wheel-picker",
      "label: Size", "options: [Small, Medium, Large]", "value: Medium"),
    "loading": KindPage(
      "Something that is waited for, and is said when it is done.",
      "spinner loader activity-indicator skeleton busy loading-indicator progress-indicator",
      "label: Loading hotels", "done: 12 hotels found"),
    "reorderable-row": KindPage(
      "A row that is put at another place by its handle, or by actions.",
      "drag-row draggable draggable-row sortable sortable-row reorder drag-handle draggable-item",
      "label: Milk", "position: 1 of 3"),
    "button": KindPage(
      "What is pressed to do something.",
      "cta primary-button secondary-button icon-button fab floating-action-button text-button",
      "label: Continue"),
    "link": KindPage(
      "A text that leads somewhere.", "anchor hyperlink text-link url", "label: Privacy notice"),
    "checkbox": KindPage(
      "What is ticked.", "check tickbox tick check-box", "label: Send me offers", "checked: true"),
    "radio-button": KindPage(
      "One of several choices, by itself; several are a radio-group.", "radio radiobutton",
      "label: By letter", "selected: true"),
    "switch": KindPage(
      "What is turned on and off.", "toggle toggle-switch on-off", "label: Wi-Fi", "checked: true"),
    "slider": KindPage(
      "What is dragged to an amount.", "range seekbar seek-bar range-slider scrubber",
      "label: Volume", "value: 50%"),
    "stepper": KindPage(
      "Two buttons that make a value less and more.",
      "counter quantity quantity-picker number-stepper number-input spinbutton incrementer",
      "label: Guests", "value: 2", "decrease: Fewer guests", "increase: More guests"),
    "text-field": KindPage(
      "A field to type into.",
      "input textbox text-box text-input textfield field edit-text edittext email phone "
        + "password password-field text-area textarea form-field",
      "label: Email", "placeholder: name@example.org"),
    "heading": KindPage(
      "The heading of a part of the screen.",
      "header title h1 h2 h3 section-header section-title subheading headline", "label: Rooms"),
    "text": KindPage(
      "A text that is read.",
      "paragraph label body caption copy body-text subtitle description static-text statictext "
        + "price badge tag note",
      "label: Breakfast is included."),
    "image": KindPage(
      "A picture with a meaning.",
      "picture photo icon illustration avatar img graphic logo thumbnail hero",
      "label: Pool at sunset"),
    "expandable-row": KindPage(
      "A row that opens and closes.",
      "accordion disclosure collapsible expander expandable expansion-panel disclosure-group "
        + "details",
      "label: Amenities", "value: 2 selected"),
    "table-row": KindPage(
      "A row that is tapped.", "row cell list-item listitem table-cell list-row settings-row",
      "label: Hotel Sol", "value: €142"),
    "tab": KindPage(
      "One tab, by itself; several are a tab-bar.", "tab-item", "label: Trips", "selected: true"),
    "chip": KindPage(
      "One chip, by itself; several are a chip-group.", "filter filter-chip pill", "label: Near me",
      "selected: true"),
    "progress": KindPage(
      "How far something is.", "progress-bar progressbar meter gauge", "label: Upload",
      "value: 40%"),
    "card": KindPage(
      "Several texts that are tapped as one, with buttons of its own where it has them.",
      "tile product-card list-card content-card media-card", "label: Hotel Sol",
      "content: [4.5 stars, Free cancellation, €142]", "actions: [Share]",
      "components:", "  - {kind: button, label: Save Hotel Sol}"),
    "rating": KindPage(
      "Stars that are given or shown.", "stars star-rating review-score star-rating-display",
      "label: Your rating", "value: 4"),
    "page-control": KindPage(
      "The dots that tell which of several pages is shown.",
      "dots page-indicator pagination pager-dots pagination-dots page-dots indicator",
      "label: Photos", "position: 1 of 3"),
    "group": KindPage(
      "Texts that are read in one swipe.", "stack container section frame box",
      "label: Departs 10:30",
      "content: [Arrives 12:40, Direct]"),
    "list": KindPage(
      "Components below a label.", "list-view table table-view collection feed grid section-list",
      "label: Hotels", "components:", "  - {kind: table-row, label: Hotel Sol}"),
    "radio-group": KindPage(
      "Choices of which one is picked.", "radios radio-buttons radio-list single-choice",
      "label: Payment", "options: [Card, Voucher]", "value: Card"),
    "segmented-control": KindPage(
      "Segments of which one is picked.",
      "segmented segments segmented-buttons segmented-button toggle-group button-group",
      "label: Sort by", "options: [Price, Stars]", "value: Price"),
    "tab-bar": KindPage(
      "The tabs of a screen.",
      "tabs bottom-navigation navigation-tabs bottom-nav bottom-bar tabbar bottom-tabs",
      "options: [Search, Trips]", "value: Search"),
    "chip-group": KindPage(
      "Chips of which any number is picked.", "chips filters filter-chips chip-set pills tags",
      "label: Filters", "options: [Pool, Parking]", "value: [Pool]"),
    "toolbar": KindPage(
      "Buttons in a bar, whose name is said on entering it.", "tool-bar button-bar bottom-toolbar",
      "components:", "  - {kind: button, label: Share}"),
    "alert": KindPage(
      "A question that waits for an answer.",
      "alert-dialog confirmation confirm confirmation-dialog message-box", "label: Cancel booking?",
      "body: This cannot be undone.", "buttons: [Keep, Cancel booking]"),
    "modal": KindPage(
      "What stands over the screen until it is closed.",
      "dialog modal-dialog popup pop-up overlay lightbox popover full-screen-dialog",
      "label: Fare rules", "components:", "  - {kind: text, label: Changes cost 40 euros.}"),
    "sheet": KindPage(
      "What comes up from below, in several sizes where it has a grabber.",
      "bottom-sheet action-sheet half-sheet drawer-sheet bottomsheet modal-sheet tray",
      "label: Filters", "grabber: true", "size: half",
      "components:", "  - {kind: switch, label: Pool}"),
    "toast": KindPage(
      "A text that comes, is said and goes.", "snackbar snack-bar flash-message", "text: Saved"),
    "carousel": KindPage(
      "Pages that stand side by side.",
      "pager slideshow gallery swiper view-pager image-carousel",
      "label: Popular", "components:", "  - {kind: card, label: Hotel Sol}",
      "  - {kind: card, label: Hotel Mar}"),
    "banner": KindPage(
      "A message that stays on the screen.",
      "notification message inline-message inline-alert notice info-banner callout info-box",
      "label: Payment failed", "body: Try another card.", "buttons: [Retry]"),
    "navigation-bar": KindPage(
      "The bar at the top, with its title and a button that leads back.",
      "navbar nav-bar app-bar appbar top-bar top-app-bar action-bar title-bar nav",
      "label: Hotels", "back: true", "components:", "  - {kind: button, label: Filter}"),
    "navigation-drawer": KindPage(
      "The destinations of an app, which come in from the side.",
      "drawer side-menu sidebar hamburger hamburger-menu nav-drawer side-nav",
      "label: Sunny Hotels", "options: [Search, Trips]", "value: Search"),
  ]
}
