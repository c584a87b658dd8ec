import Earshot
import Testing

struct Row: Sendable, CustomTestStringConvertible {
  let id: String
  let platform: Platform
  let announcement: String
  let kinds: [Part.Kind]
  let component: String
  let stop: String?
  /// The announced words that differ from the guideline, each with the guideline's word.
  let standingFor: [String: String]
  /// The only kind of part that the guideline quotes; nil if it quotes the whole announcement.
  let only: Part.Kind?

  var testDescription: String { "\(id): \(announcement)" }

  init(
    _ id: String, _ platform: Platform, _ announcement: String, _ kinds: [Part.Kind],
    _ component: String, stop: String? = nil, standingFor: [String: String] = [:],
    only: Part.Kind? = nil
  ) {
    self.id = id
    self.platform = platform
    self.announcement = announcement
    self.kinds = kinds
    self.component = component
    self.stop = stop
    self.standingFor = standingFor
    self.only = only
  }
}

extension Row {
  /// All announcements in the guidelines and in MagentaA11y's pages for the same components.
  static let all: [Row] = [
    Row(
      "seed-menu-android-1", .talkBack, "Label, button, double tap to activate",
      [.name, .role, .hint], "kind: menu\n    label: More options\n    items: [{label: Label}]",
      stop: "item.Label"),
    Row(
      "seed-menu-android-2", .talkBack,
      "Label, (other content in cell), button, double tap to activate",
      [.name, .content, .role, .hint],
      "kind: menu\n    label: More options\n    items: [{label: Label, content: (other content in cell)}]",
      stop: "item.Label"),
    Row(
      "seed-menu-android-3", .talkBack, "Label, button, selected, double tap to activate",
      [.name, .role, .state, .hint],
      "kind: menu\n    label: More options\n    items: [{label: Label, selected: true}]",
      stop: "item.Label"),
    Row(
      "seed-menu-android-4", .talkBack, "Label, disabled", [.name, .state],
      "kind: menu\n    label: More options\n    items: [{label: Label, disabled: true}]",
      stop: "item.Label"),
    Row(
      "button-ios-2", .voiceOver, "Submit, Button", [.name, .role],
      "kind: button\n    label: Submit\n    variant: title-case"),
    Row(
      "button-ios-3", .voiceOver, "Label, button", [.name, .role], "kind: button\n    label: Label"),
    Row(
      "button-ios-4", .voiceOver, "Label, (other content in cell), button",
      [.name, .content, .role],
      "kind: button\n    label: Label\n    content: (other content in cell)"),
    Row(
      "button-ios-5", .voiceOver, "Label, button, selected", [.name, .role, .state],
      "kind: button\n    label: Label\n    selected: true"),
    Row(
      "button-ios-6", .voiceOver, "Label, dimmed, button", [.name, .state, .role],
      "kind: button\n    label: Label\n    disabled: true"),
    Row(
      "button-android-1", .talkBack, "Label, button, double tap to activate",
      [.name, .role, .hint], "kind: button\n    label: Label"),
    Row(
      "button-android-2", .talkBack,
      "Label, (other content in cell), button, double tap to activate",
      [.name, .content, .role, .hint],
      "kind: button\n    label: Label\n    content: (other content in cell)"),
    Row(
      "button-android-3", .talkBack, "Label, button, selected, double tap to activate",
      [.name, .role, .state, .hint], "kind: button\n    label: Label\n    selected: true"),
    Row(
      "button-android-4", .talkBack, "Label, disabled", [.name, .state],
      "kind: button\n    label: Label\n    disabled: true"),
    Row(
      "calendar-date-picker-ios-1", .voiceOver, "Double tap to dismiss pop up window", [.name],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "dismiss"),
    Row(
      "calendar-date-picker-ios-2", .voiceOver, "heading", [.role],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "heading", only: .role),
    Row(
      "calendar-date-picker-ios-3", .voiceOver, "Close, button", [.name, .role],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "close"),
    Row(
      "calendar-date-picker-ios-4", .voiceOver,
      "Month, button, adjustable, double tap to change month and year, swipe up or down with one finger to adjust the value",
      [.name, .role, .role, .hint, .hint],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "month", standingFor: ["March 2026": "Month"]),
    Row(
      "calendar-date-picker-ios-5", .voiceOver, "Day, Date, button", [.name, .role],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "day.2026-03-17",
      standingFor: [
        "Wednesday, March 18": "Day, Date", "Thursday, March 19": "Day, Date",
        "Tuesday, March 17": "Day, Date",
      ]),
    Row(
      "calendar-date-picker-ios-6", .voiceOver, "Selected, Day, Date, button",
      [.state, .name, .role],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "day.2026-03-18",
      standingFor: [
        "Wednesday, March 18": "Day, Date", "Thursday, March 19": "Day, Date",
        "Tuesday, March 17": "Day, Date",
      ]),
    Row(
      "calendar-date-picker-ios-7", .voiceOver, "Day, Date, dimmed, button",
      [.name, .state, .role],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18\n    unavailable: [2026-03-19]",
      stop: "day.2026-03-19",
      standingFor: [
        "Wednesday, March 18": "Day, Date", "Thursday, March 19": "Day, Date",
        "Tuesday, March 17": "Day, Date",
      ]),
    Row(
      "calendar-date-picker-android-1", .talkBack,
      "Name, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view",
      [.name, .role, .hint, .actions, .actions],
      "kind: date-picker\n    label: Name\n    today: 2026-03-18", stop: "field"),
    Row(
      "calendar-date-picker-android-2", .talkBack,
      "Show date picker button, double tap to activate", [.name, .role, .hint],
      "kind: date-picker\n    label: Name\n    today: 2026-03-18", stop: "open"),
    Row(
      "calendar-date-picker-android-3", .talkBack, "Day, date", [.name],
      "kind: date-picker\n    label: Name\n    date: 2026-03-18", stop: "title",
      standingFor: ["Wed, Mar 18": "Day, date"]),
    Row(
      "calendar-date-picker-android-4", .talkBack,
      "Option (day or date) button, Swipe up or swipe down to adjust. Double tap to activate. Double tap and hold to long press",
      [.name, .role, .hint, .hint, .hint],
      "kind: date-picker\n    label: Name\n    today: 2026-03-18", stop: "month.current",
      standingFor: ["March": "Option (day or date)"]),
    Row(
      "calendar-date-picker-android-5", .talkBack, "Cancel button, double tap to activate",
      [.name, .role, .hint], "kind: date-picker\n    label: Name\n    today: 2026-03-18",
      stop: "cancel"),
    Row(
      "checkbox-ios-1", .voiceOver, "Label checkbox, checked, button", [.name, .state, .role],
      "kind: checkbox\n    label: Label\n    role-in-name: true\n    checked: true"),
    Row(
      "checkbox-ios-2", .voiceOver, "Label checkbox, not checked, button", [.name, .state, .role],
      "kind: checkbox\n    label: Label\n    role-in-name: true"),
    Row(
      "checkbox-ios-3", .voiceOver, "Label, checked, button", [.name, .state, .role],
      "kind: checkbox\n    label: Label\n    checked: true"),
    Row(
      "checkbox-ios-4", .voiceOver, "Label, not checked, button", [.name, .state, .role],
      "kind: checkbox\n    label: Label"),
    Row(
      "checkbox-android-1", .talkBack, "Checked, label, checkbox, double tap to toggle",
      [.state, .name, .role, .hint], "kind: checkbox\n    label: label\n    checked: true"),
    Row(
      "checkbox-android-2", .talkBack, "Not checked, label, checkbox, double tap to toggle",
      [.state, .name, .role, .hint], "kind: checkbox\n    label: label"),
    Row(
      "dropdown-ios-2", .voiceOver, "Submit, Button", [.name, .role],
      "kind: button\n    label: Submit\n    variant: title-case"),
    Row(
      "dropdown-ios-3", .voiceOver, "Button label, chosen option label, button, collapsed",
      [.name, .value, .role, .state],
      "kind: dropdown\n    label: Button label\n    value: chosen option label\n    options: [chosen option label, Label]\n    dismiss: true",
      stop: "trigger"),
    Row(
      "dropdown-ios-4", .voiceOver, "Selected, chosen option label, button",
      [.state, .name, .role],
      "kind: dropdown\n    label: Button label\n    value: chosen option label\n    options: [chosen option label, Label]\n    dismiss: true",
      stop: "option.chosen option label"),
    Row(
      "dropdown-ios-5", .voiceOver, "Label, button", [.name, .role],
      "kind: dropdown\n    label: Button label\n    value: chosen option label\n    options: [chosen option label, Label]\n    dismiss: true",
      stop: "option.Label"),
    Row(
      "dropdown-ios-6", .voiceOver, "Dismiss context menu, button", [.name, .role],
      "kind: dropdown\n    label: Button label\n    value: chosen option label\n    options: [chosen option label, Label]\n    dismiss: true",
      stop: "dismiss"),
    Row(
      "dropdown-android-1", .talkBack,
      "Label, button, selected option label, in list, collapsed, double tap to activate",
      [.name, .role, .value, .container, .state, .hint],
      "kind: dropdown\n    label: Label\n    value: selected option label\n    options: [Other option label, selected option label]",
      stop: "trigger"),
    Row(
      "dropdown-android-2", .talkBack,
      "Selected, selected option label, index, double tap to activate",
      [.state, .name, .position, .hint],
      "kind: dropdown\n    label: Label\n    value: selected option label\n    options: [Other option label, selected option label]",
      stop: "option.selected option label", standingFor: ["2 of 2": "index"]),
    Row(
      "dropdown-android-3", .talkBack, "Other option label, double tap to activate",
      [.name, .hint],
      "kind: dropdown\n    label: Label\n    value: selected option label\n    options: [Other option label, selected option label]",
      stop: "option.Other option label"),
    Row(
      "expandable-ios-1", .voiceOver, "Amenities, 2 Hotel amenities selected, collapsed, button",
      [.name, .value, .state, .role],
      "kind: expandable-row\n    label: Amenities\n    value: 2 Hotel amenities selected"),
    Row(
      "expandable-android-1", .talkBack,
      "Amenities, 2 Hotel amenities selected, collapsed, double tap to activate",
      [.name, .value, .state, .hint],
      "kind: expandable-row\n    label: Amenities\n    value: 2 Hotel amenities selected"),
    Row("link-ios-1", .voiceOver, "Label, link", [.name, .role], "kind: link\n    label: Label"),
    Row(
      "link-ios-2", .voiceOver, "All text in paragraph including url, link", [.name, .role],
      "kind: link\n    label: All text in paragraph including url"),
    Row(
      "link-ios-3", .voiceOver, "Label, dimmed, link", [.name, .state, .role],
      "kind: link\n    label: Label\n    disabled: true"),
    Row(
      "link-android-1", .talkBack, "Label, link", [.name, .role],
      "kind: link\n    label: Label\n    variant: without-hint"),
    Row(
      "link-android-2", .talkBack, "Label, link, double tap to activate", [.name, .role, .hint],
      "kind: link\n    label: Label"),
    Row(
      "link-android-3", .talkBack,
      "Label, double tap to activate, links available, tap with three fingers to view",
      [.name, .hint, .actions, .actions], "kind: link\n    label: Label\n    links: 1"),
    Row(
      "link-android-4", .talkBack,
      "All text in paragraph including link name, links available, tap with three fingers to view",
      [.name, .actions, .actions],
      "kind: text\n    label: All text in paragraph including link name\n    links: 1"),
    Row(
      "link-android-5", .talkBack,
      "Text in sentence, link name, link, remainder of sentence, double tap to activate, links available, tap with three fingers to view",
      [.content, .name, .role, .content, .hint, .actions, .actions],
      "kind: link\n    label: link name\n    content: Text in sentence\n    content-after: remainder of sentence"
    ),
    Row(
      "link-android-6", .talkBack, "Label, disabled", [.name, .state],
      "kind: link\n    label: Label\n    disabled: true"),
    Row(
      "menu-ios-1", .voiceOver, "Label menu, button", [.name, .role],
      "kind: menu\n    label: Label\n    items: [Move to, Snooze]\n    menu-in-name: true",
      stop: "trigger"),
    Row(
      "menu-ios-2", .voiceOver, "Label, button", [.name, .role],
      "kind: menu\n    label: Label\n    items: [Move to, Snooze]", stop: "trigger"),
    Row(
      "menu-ios-3", .voiceOver, "Label menu, dimmed, button", [.name, .state, .role],
      "kind: menu\n    label: Label\n    items: [Move to, Snooze]\n    menu-in-name: true\n    disabled: true",
      stop: "trigger"),
    Row(
      "menu-ios-4", .voiceOver, "Dismiss context menu, button", [.name, .role],
      "kind: menu\n    label: Label\n    items: [Move to, Snooze]\n    dismiss: true",
      stop: "dismiss"),
    Row(
      "menu-android-1", .talkBack, "Open navigation drawer, button, double tap to activate",
      [.name, .role, .hint],
      "kind: menu\n    label: Open navigation drawer\n    items: [Move to, Snooze]", stop: "trigger"
    ),
    Row(
      "menu-android-2", .talkBack, "More options, button, double tap to activate",
      [.name, .role, .hint], "kind: menu\n    label: More options\n    items: [Move to, Snooze]",
      stop: "trigger"),
    Row(
      "menu-android-3", .talkBack, "Open main menu, button, double tap to activate",
      [.name, .role, .hint], "kind: menu\n    label: Open main menu\n    items: [Move to, Snooze]",
      stop: "trigger"),
    Row(
      "menu-android-4", .talkBack, "More options button, disabled", [.name, .role, .state],
      "kind: menu\n    label: More options\n    items: [Move to, Snooze]\n    disabled: true\n    variant: disabled-with-role",
      stop: "trigger"),
    Row(
      "radio-button-ios-1", .voiceOver, "Label, button", [.name, .role],
      "kind: radio-button\n    label: Label"),
    Row(
      "radio-button-ios-2", .voiceOver, "Label, button, selected", [.name, .role, .state],
      "kind: radio-button\n    label: Label\n    selected: true"),
    Row(
      "radio-button-ios-3", .voiceOver, "Label, dimmed, button", [.name, .state, .role],
      "kind: radio-button\n    label: Label\n    disabled: true"),
    Row(
      "radio-button-android-3", .talkBack, "Checked, label, radio button, double tap to toggle",
      [.state, .name, .role, .hint], "kind: radio-button\n    label: label\n    selected: true"),
    Row(
      "radio-button-android-4", .talkBack, "Not checked, label, radio button, double tap to toggle",
      [.state, .name, .role, .hint], "kind: radio-button\n    label: label"),
    Row(
      "radio-button-android-5", .talkBack, "Not checked, label, radio button, double tap to select",
      [.state, .name, .role, .hint],
      "kind: radio-button\n    label: label\n    variant: double-tap-to-select"),
    Row(
      "search-ios-1", .voiceOver, "Search, Search field, double tap to edit",
      [.name, .role, .hint], "kind: search-field\n    label: Search", stop: "field"),
    Row(
      "search-ios-2", .voiceOver, "Auto search results below", [.announcement],
      "kind: search-field\n    label: Search\n    results: announced", stop: "results"),
    Row(
      "search-android-1", .talkBack, "Search, Search for files, edit box, double tap to edit text",
      [.name, .value, .role, .hint],
      "kind: search-field\n    label: Search\n    placeholder: Search for files", stop: "field"),
    Row(
      "search-android-2", .talkBack, "Auto search results below", [.announcement],
      "kind: search-field\n    label: Search\n    results: announced", stop: "results"),
    Row(
      "slider-ios-1", .voiceOver,
      "name, value, adjustable, swipe one finger up or down to adjust the volume",
      [.name, .value, .role, .hint],
      "kind: slider\n    label: name\n    value: value\n    hint: swipe one finger up or down to adjust the volume"
    ),
    Row(
      "slider-android-1", .talkBack, "Value, name, slider, swipe up or swipe down to adjust",
      [.value, .name, .role, .hint], "kind: slider\n    label: name\n    value: Value"),
    Row(
      "text-input-ios-1", .voiceOver, "Label, value, text field, double tap to edit",
      [.name, .value, .role, .hint], "kind: text-field\n    label: Label\n    value: value"),
    Row(
      "text-input-ios-2", .voiceOver, "Label, placeholder, text field, double tap to edit",
      [.name, .value, .role, .hint],
      "kind: text-field\n    label: Label\n    placeholder: placeholder"),
    Row(
      "text-input-ios-3", .voiceOver, "Label, text field, double tap to edit",
      [.name, .role, .hint], "kind: text-field\n    label: Label"),
    Row(
      "text-input-android-1", .talkBack, "Edit box, Label, double tap to edit text",
      [.role, .name, .hint], "kind: text-field\n    label: Label"),
    Row(
      "text-input-android-2", .talkBack, "Value, Edit box, Label, double tap to edit text",
      [.value, .role, .name, .hint], "kind: text-field\n    label: Label\n    value: Value"),
    Row(
      "toggle-switch-ios-1", .voiceOver, "Label, off, double tap to toggle setting",
      [.name, .state, .hint], "kind: switch\n    label: Label\n    variant: without-role"),
    Row(
      "toggle-switch-ios-2", .voiceOver, "Label, off, switch button, double tap to toggle setting",
      [.name, .state, .role, .hint], "kind: switch\n    label: Label"),
    Row(
      "toggle-switch-ios-3", .voiceOver, "Label, dimmed, switch button, off",
      [.name, .state, .role, .state], "kind: switch\n    label: Label\n    disabled: true"),
    Row(
      "toggle-switch-android-1", .talkBack, "On, label, Switch, double tap to toggle",
      [.state, .name, .role, .hint], "kind: switch\n    label: label\n    checked: true"),
    Row(
      "toggle-switch-android-2", .talkBack, "Off, label, Switch, disabled",
      [.state, .name, .role, .state], "kind: switch\n    label: label\n    disabled: true"),
    Row(
      "headings-ios-1", .voiceOver, "Categories, heading", [.name, .role],
      "kind: heading\n    label: Categories"),
    Row(
      "headings-android-1", .talkBack, "Categories, heading", [.name, .role],
      "kind: heading\n    label: Categories"),
    Row(
      "strike-through-ios-1", .voiceOver, "Amount was $57 and is now $27", [.name],
      "kind: text\n    label: Amount was $57 and is now $27"),
    Row(
      "strike-through-android-1", .talkBack, "Amount was $57 and is now $27", [.name],
      "kind: text\n    label: Amount was $57 and is now $27"),
    Row("tidbit-ios-1", .voiceOver, "Important", [.content], "kind: group\n    content: Important"),
    Row(
      "tidbit-ios-2", .voiceOver, "Learn more, button", [.name, .role],
      "kind: button\n    label: Learn more"),
    Row(
      "tidbit-android-1", .talkBack, "Important", [.content], "kind: group\n    content: Important"),
    Row(
      "tidbit-android-2", .talkBack, "Learn more, button, double tap to activate",
      [.name, .role, .hint], "kind: button\n    label: Learn more"),
    Row(
      "alert-dialog-ios-1", .voiceOver, "Alert, title", [.container, .name],
      "kind: alert\n    label: title\n    body: Body content\n    buttons: [CTA]", stop: "title"),
    Row(
      "alert-dialog-ios-2", .voiceOver, "Body content", [.content],
      "kind: alert\n    label: title\n    body: Body content\n    buttons: [CTA]", stop: "body"),
    Row(
      "alert-dialog-ios-3", .voiceOver, "CTA, button", [.name, .role],
      "kind: alert\n    label: title\n    body: Body content\n    buttons: [CTA]",
      stop: "button.CTA"),
    Row(
      "alert-dialog-android-1", .talkBack, "Title, body copy, CTA button, double tap to activate",
      [.container, .content, .name, .role, .hint],
      "kind: alert\n    label: Title\n    body: body copy\n    buttons: [CTA]\n    variant: whole-alert",
      stop: "button.CTA"),
    Row(
      "alert-dialog-android-2", .talkBack, "Title", [.name],
      "kind: alert\n    label: Title\n    body: Body copy\n    buttons: [CTA]", stop: "title"),
    Row(
      "alert-dialog-android-3", .talkBack, "Body copy", [.content],
      "kind: alert\n    label: Title\n    body: Body copy\n    buttons: [CTA]", stop: "body"),
    Row(
      "alert-dialog-android-4", .talkBack, "CTA button, double tap to activate",
      [.name, .role, .hint],
      "kind: alert\n    label: Title\n    body: Body copy\n    buttons: [CTA]", stop: "button.CTA"),
    Row(
      "modal-ios-1", .voiceOver, "Close, button", [.name, .role],
      "kind: modal\n    label: Filters\n    close: true\n    dismiss: true", stop: "close"),
    Row(
      "modal-ios-2", .voiceOver, "Double tap to close modal", [.name],
      "kind: modal\n    label: Filters\n    close: true\n    dismiss: true", stop: "dismiss"),
    Row(
      "modal-android-1", .talkBack, "Close, button, double tap to activate", [.name, .role, .hint],
      "kind: modal\n    label: Filters\n    close: true\n    dismiss: true", stop: "close"),
    Row(
      "snackbar-toast-ios-1", .voiceOver, "Copied to clipboard", [.announcement],
      "kind: toast\n    text: Copied to clipboard"),
    Row(
      "snackbar-toast-android-1", .talkBack, "Copied to clipboard", [.announcement],
      "kind: toast\n    text: Copied to clipboard"),
  ]
}
