extension StockWidgetRow {
  /// The stops of stock widgets on iOS: toolkit, stop, component, announcement and hint.
  ///
  /// Taken from the toolkits' source code or from recordings. ⏎ is a line break.
  static let iOS = #"""
    flutter | x/ | kind: assist-chip, label: Directions, id: x | Directions, button
    flutter | x/ | kind: button, label: Save, disabled: true, id: x | Save, dimmed, button
    flutter | x/ | kind: button, label: Save, id: x | Save, button
    flutter | x/ | kind: button, label: Save, long-press: true, id: x | Save, button
    flutter | x/ | kind: card, label: Hotel Sol, content: ["4 stars", "120 euros"], id: x | Hotel Sol⏎4 stars⏎120 euros
    flutter | x/ | kind: checkbox, label: Breakfast, checked: false, id: x | Breakfast, switch button, off | double tap to toggle setting
    flutter | x/ | kind: checkbox, label: Breakfast, checked: mixed, id: x | Breakfast, switch button, off | double tap to toggle setting
    flutter | x/ | kind: checkbox, label: Breakfast, checked: true, disabled: true, id: x | Breakfast, dimmed, switch button, on
    flutter | x/ | kind: checkbox, label: Breakfast, checked: true, id: x | Breakfast, switch button, on | double tap to toggle setting
    flutter | x/ | kind: checkbox, label: Photos, checked: false, id: x | Photos, switch button, off | double tap to toggle setting
    flutter | x/ | kind: checkbox, label: Photos, checked: true, id: x | Photos, switch button, on | double tap to toggle setting
    flutter | x/ | kind: chip, label: Near me, disabled: true, id: x | Near me, dimmed, button
    flutter | x/ | kind: chip, label: Near me, selected: false, id: x | Near me, button
    flutter | x/ | kind: chip, label: Near me, selected: true, id: x | selected, Near me, button
    flutter | x/ | kind: expandable-row, label: Baggage, expanded: false, id: x | Baggage, button | Collapsed⏎ double tap to expand
    flutter | x/ | kind: expandable-row, label: Baggage, expanded: true, id: x | Baggage, button | Expanded⏎ double tap to collapse
    flutter | x/ | kind: fab, label: New message, id: x | New message, button
    flutter | x/ | kind: heading, label: Hotels, id: x | Hotels, heading
    flutter | x/ | kind: icon-button, label: Delete, disabled: true, id: x | Delete, dimmed, button
    flutter | x/ | kind: icon-button, label: Delete, id: x | Delete, button
    flutter | x/ | kind: image, label: Beach, id: x | Beach, image
    flutter | x/ | kind: link, label: Privacy notice, id: x | Privacy notice, link
    flutter | x/ | kind: radio-button, label: Card, selected: false, id: x | Card, button | Not selected
    flutter | x/ | kind: radio-button, label: Card, selected: true, id: x | selected, Card, button
    flutter | x/ | kind: reorderable-row, label: English, id: x | English | actions available
    flutter | x/option.Price | kind: segmented-control, options: [Price, Stars], value: [Price], multiple: true, id: x | Price, switch button, on | double tap to toggle setting
    flutter | x/start | kind: range-slider, label: Price, start: "20%", end: "80%", id: x | 20%, adjustable | swipe up or down with one finger to adjust the value
    flutter | x/ | kind: slider, label: Volume, value: "50%", disabled: true, id: x | Volume, 50%, dimmed
    flutter | x/ | kind: slider, label: Volume, value: "50%", id: x | Volume, 50%, adjustable | swipe up or down with one finger to adjust the value
    flutter | x/ | kind: slider, value: "50%", id: x | 50%, adjustable | swipe up or down with one finger to adjust the value
    flutter | x/ | kind: switch, label: Night shift, content: From sunset to sunrise, checked: false, id: x | Night shift⏎From sunset to sunrise, switch button, off | double tap to toggle setting
    flutter | x/ | kind: switch, label: Night shift, content: From sunset to sunrise, checked: true, id: x | Night shift⏎From sunset to sunrise, switch button, on | double tap to toggle setting
    flutter | x/ | kind: switch, label: Photos, content: Upload over mobile data, checked: false, id: x | Photos⏎Upload over mobile data, switch button, off | double tap to toggle setting
    flutter | x/ | kind: switch, label: Photos, content: Upload over mobile data, checked: true, id: x | Photos⏎Upload over mobile data, switch button, on | double tap to toggle setting
    flutter | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | Wi-Fi, switch button, off | double tap to toggle setting
    flutter | x/ | kind: switch, label: Wi-Fi, checked: true, disabled: true, id: x | Wi-Fi, dimmed, switch button, on
    flutter | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | Wi-Fi, switch button, on | double tap to toggle setting
    flutter | x/ | kind: table-row, label: Photos, content: ["214 items"], id: x | Photos⏎214 items, button
    flutter | x/ | kind: table-row, label: Photos, selected: true, id: x | selected, Photos, button
    flutter | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    flutter | x/ | kind: text-field, label: Email, id: x | Email, text field | double tap to edit
    flutter | x/ | kind: text-field, label: Email, value: "ada@example.org", id: x | Email, ada@example.org, text field | double tap to edit
    flutter | x/ | kind: toggle-button, label: Favorite, selected: false, id: x | Favorite, button
    flutter | x/ | kind: toggle-button, label: Favorite, selected: true, id: x | selected, Favorite, button
    flutter | x/back | kind: navigation-bar, label: Hotels, back: true, id: x | Back, button
    flutter | x/body | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | This cannot be undone.
    flutter | x/button.Keep | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Keep, button
    flutter | x/day.2026-03-18 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, id: x | selected, 18, Wednesday, March 18, 2026, button
    flutter | x/day.2026-03-19 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, id: x | 19, Thursday, March 19, 2026, Today, button
    flutter | x/day.2026-03-20 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, unavailable: ["2026-03-20"], id: x | 20, Friday, March 20, 2026, dimmed, button
    flutter | x/item.Dark | kind: menu, label: More options, items: [{label: Dark, selected: false, role: checkbox}, {label: X}, {label: Y}], expanded: true, id: x | Dark, switch button, off | double tap to toggle setting
    flutter | x/item.Dark | kind: menu, label: More options, items: [{label: Dark, selected: true, role: checkbox}, {label: X}, {label: Y}], expanded: true, id: x | Dark, switch button, on | double tap to toggle setting
    flutter | x/item.Rename | kind: menu, items: [{label: Rename, disabled: true}, {label: Copy}], label: More options, expanded: true, id: x | Rename, dimmed, button
    flutter | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename, button
    flutter | x/option.Card | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | selected, Card, button
    flutter | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Price, button
    flutter | x/option.Search | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected, Search⏎Tab 1 of 3, button
    flutter | x/option.Search | kind: navigation-drawer, options: [{label: Search}, {label: Trips}], value: Search, id: x | selected, Search⏎Tab 1 of 2
    flutter | x/option.Stars | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Stars, button
    flutter | x/option.Trips | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips⏎Tab 2 of 3, button
    flutter | x/option.Trips | kind: navigation-drawer, options: [{label: Search}, {label: Trips}], value: Search, id: x | Trips⏎Tab 2 of 2
    flutter | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher, disabled: true}], value: Card, id: x | Voucher, dimmed, button | Not selected
    flutter | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Voucher, button | Not selected
    flutter | x/title | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Cancel booking?
    flutter | x/title | kind: navigation-bar, label: Hotels, back: true, id: x | Hotels, heading
    flutter | x/trigger | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: Show menu, id: x | Show menu, button
    flutter | x/wheel | kind: picker-wheel, options: [{label: March}, {label: April}, {label: May}, {label: June}], value: May, id: x | May, adjustable | swipe up or down with one finger to adjust the value
    react-native | x/ | kind: button, label: Day, selected: true, id: x | selected, Day, button
    react-native | x/ | kind: button, label: Filters, expanded: false, id: x | Filters, button
    react-native | x/ | kind: button, label: Filters, expanded: true, id: x | Filters, expanded, button
    react-native | x/ | kind: button, label: Save, disabled: true, id: x | Save, dimmed, button
    react-native | x/ | kind: button, label: Save, hint: Saves the draft, id: x | Save, button | Saves the draft
    react-native | x/ | kind: button, label: Save, id: x | Save, button
    react-native | x/ | kind: card, label: Hotel Sol, content: ["4 stars", "120 euros"], id: x | Hotel Sol, 4 stars, 120 euros, button
    react-native | x/ | kind: checkbox, label: Breakfast, checked: false, id: x | Breakfast, checkbox, unchecked
    react-native | x/ | kind: checkbox, label: Breakfast, checked: mixed, id: x | Breakfast, checkbox, mixed
    react-native | x/ | kind: checkbox, label: Breakfast, checked: true, disabled: true, id: x | Breakfast, checkbox, checked, dimmed
    react-native | x/ | kind: checkbox, label: Breakfast, checked: true, id: x | Breakfast, checkbox, checked
    react-native | x/ | kind: expandable-row, label: Baggage, expanded: false, id: x | Baggage, button
    react-native | x/ | kind: expandable-row, label: Baggage, expanded: true, id: x | Baggage, expanded, button
    react-native | x/ | kind: heading, label: Hotels, id: x | Hotels, heading
    react-native | x/ | kind: icon-button, label: Delete, id: x | Delete, button
    react-native | x/ | kind: image, label: Beach, id: x | Beach
    react-native | x/ | kind: progress, label: Upload, value: "40%", id: x | Upload, 40%
    react-native | x/ | kind: slider, label: Volume, value: "50%", id: x | Volume, 50%, adjustable | swipe up or down with one finger to adjust the value
    react-native | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | Wi-Fi, switch button, off | double tap to toggle setting
    react-native | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | Wi-Fi, switch button, on | double tap to toggle setting
    react-native | x/ | kind: table-row, label: Photos, content: ["214 items"], id: x | Photos, 214 items
    react-native | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    react-native | x/ | kind: toggle-button, label: Favorite, selected: false, id: x | Favorite, unchecked, button
    react-native | x/ | kind: toggle-button, label: Favorite, selected: true, id: x | Favorite, checked, button
    react-native | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename
    react-native | x/option.Card | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Card, radio button, checked
    react-native | x/option.Search | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected, Search
    react-native | x/option.Trips | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips
    react-native | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Voucher, radio button, unchecked
    react-native | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | Currency, expanded, Euro
    react-native | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, id: x | Currency, Euro
    swiftui | x/ | kind: button, label: Save, disabled: true, id: x | Save, dimmed, button
    swiftui | x/ | kind: button, label: Save, id: x | Save, button
    swiftui | x/ | kind: expandable-row, label: Baggage, expanded: false, id: x | Baggage, button, heading, collapsed | double tap to expand
    swiftui | x/ | kind: expandable-row, label: Baggage, expanded: true, id: x | Baggage, button, heading, expanded | double tap to collapse
    swiftui | x/ | kind: heading, label: Hotels, id: x | Hotels, heading
    swiftui | x/ | kind: icon-button, label: Delete, id: x | Delete, button
    swiftui | x/ | kind: image, label: Beach, id: x | Beach, image
    swiftui | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | Wi-Fi, switch button, off | double tap to toggle setting
    swiftui | x/ | kind: switch, label: Wi-Fi, checked: true, disabled: true, id: x | Wi-Fi, dimmed, switch button, on
    swiftui | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | Wi-Fi, switch button, on | double tap to toggle setting
    swiftui | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    swiftui | x/ | kind: text-field, label: Email, value: "ada@example.org", id: x | Email, ada@example.org, text field | double tap to edit
    swiftui | x/ | kind: text-field, placeholder: Email, id: x, visible-label: false | Email, text field | double tap to edit
    swiftui | x/ | kind: text-field, placeholder: Email, id: x, visible-label: false, value: "ada@example.org" | ada@example.org, text field | double tap to edit
    swiftui | x/button.Keep | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Keep, button
    swiftui | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename, button
    swiftui | x/label | kind: list, label: Accounts, components: [{kind: table-row, label: Z, id: r3}], id: x | Accounts, heading
    swiftui | x/option.Dollar | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | Dollar, button
    swiftui | x/option.Euro | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | selected, Euro, button
    swiftui | x/title | kind: navigation-bar, label: Hotels, back: true, id: x | Hotels, heading
    swiftui | x/trigger | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, id: x | More options, button, pop up button | double tap to activate the picker
    react-native | x/ | kind: button, label: Save, busy: true, id: x | Save, busy, button
    flutter | x/ | kind: text-field, label: Email, value: "ada@example.org", read-only: true, id: x | Email, ada@example.org
    uikit | x/ | kind: button, label: Song, state-description: Playing, id: x | Song, Playing, button
    uikit | x/ | kind: switch, label: Sync, checked: true, state-description: Syncing, id: x | Sync, Syncing, switch button, on | double tap to toggle setting
    uikit | x/ | kind: button, label: Bold, selected: true, id: x | selected, Bold, button
    uikit | x/ | kind: button, label: Save, disabled: true, id: x | Save, dimmed, button
    uikit | x/ | kind: button, label: Save, id: x | Save, button
    uikit | x/ | kind: heading, label: Hotels, id: x | Hotels, heading
    uikit | x/ | kind: icon-button, label: Delete, id: x | Delete, button
    uikit | x/ | kind: image, label: Beach, id: x | Beach, image
    uikit | x/end | kind: range-slider, label: Price, start: "20%", end: "80%", end-name: Highest price, id: x | Highest price, 80%, adjustable | swipe up or down with one finger to adjust the value
    uikit | x/clear | kind: text-field, label: Email, value: abc, clear: true, id: x | Clear text, button
    uikit | x/clear | kind: search-field, label: Search, value: abc, clear: true, id: x | Clear text, button
    swiftui | x/clear | kind: search-field, label: Search, value: abc, clear: true, id: x | Clear text, button
    uikit | x/dismiss | kind: modal, label: Seats, dismiss: true, id: x | dismiss popup, button | Double-tap to dismiss pop-up window.
    uikit | x/dismiss | kind: date-picker, label: Check-in, date: 2026-03-18, expanded: true, id: x | dismiss popup, button | Double-tap to dismiss pop-up window.
    uikit | x/dismiss | kind: time-picker, label: Start, time: "14:30", expanded: true, id: x | dismiss popup, button | Double-tap to dismiss pop-up window.
    swiftui | x/dismiss | kind: date-time-picker, label: Start, expanded: true, id: x | dismiss popup, button | Double-tap to dismiss pop-up window.
    uikit | x/wheel.hour | kind: time-picker, label: Start, time: "16:30", expanded: true, id: x | 4 o’clock, selected, picker item, adjustable, 4 of 12 | swipe up or down with one finger to adjust the value
    swiftui | x/wheel.hour | kind: time-picker, label: Start, time: "16:30", expanded: true, id: x | 4 o’clock, selected, picker item, adjustable, 4 of 12 | swipe up or down with one finger to adjust the value
    uikit | x/reveal | kind: text-field, label: Password, value: abc, secure: true, reveal: Show password, id: x | Show password, button
    uikit | x/ | kind: slider, label: Volume, value: "50%", id: x | Volume, 50%, adjustable | swipe up or down with one finger to adjust the value
    uikit | x/ | kind: slider, value: "75%", id: x | 75%, adjustable | swipe up or down with one finger to adjust the value
    uikit | x/ | kind: switch, checked: true, id: x | switch button, on | double tap to toggle setting
    uikit | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | Wi-Fi, switch button, off | double tap to toggle setting
    uikit | x/ | kind: switch, label: Wi-Fi, checked: true, disabled: true, id: x | Wi-Fi, dimmed, switch button, on
    uikit | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | Wi-Fi, switch button, on | double tap to toggle setting
    uikit | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    uikit | x/ | kind: text-field, label: Email, value: "ada@example.org", id: x | Email, ada@example.org, text field | double tap to edit
    uikit | x/back | kind: navigation-bar, label: Hotels, back: Trips, id: x | Trips, back button
    uikit | x/back | kind: navigation-bar, label: Hotels, back: true, id: x | back button
    uikit | x/button.Keep | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Keep, button
    uikit | x/decrease | kind: stepper, label: Guests, value: "2", id: x | Decrement, button
    uikit | x/increase | kind: stepper, label: Guests, value: "2", id: x | Increment, button
    uikit | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename, button
    uikit | x/option.Dollar | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | Dollar, button
    uikit | x/option.Euro | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | selected, Euro, button
    uikit | x/option.Inbox | kind: tabs, options: [{label: Inbox, content: "3"}, {label: B}, {label: C}], value: B, id: x | Tab Bar, Inbox, tab, 1 of 3
    uikit | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | selected, Price, button, 1 of 3
    uikit | x/option.Profile | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile, disabled: true}], value: Search, id: x | Profile, dimmed, tab, 3 of 3
    uikit | x/option.Search | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Tab Bar, selected, Search, tab, 1 of 3
    uikit | x/option.Stars | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Stars, button, 2 of 3
    uikit | x/option.Trips | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips, tab, 2 of 3
    uikit | x/title | kind: navigation-bar, label: Hotels, back: true, id: x | Hotels, heading
    flutter | x/ | kind: icon-button, label: Delete, tooltip: Delete forever, id: x | Delete⏎Delete forever, button
    flutter | x/ | kind: switch, checked: true, id: x | switch button, on | double tap to toggle setting
    flutter | x/ | kind: switch, checked: false, id: x | switch button, off | double tap to toggle setting
    flutter | x/ | kind: checkbox, checked: true, id: x | switch button, on | double tap to toggle setting
    flutter | x/ | kind: checkbox, checked: mixed, id: x | switch button, off | double tap to toggle setting
    flutter | x/option.Search | kind: tabs, placement: top, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected, Search⏎Tab 1 of 3
    flutter | x/option.Trips | kind: tabs, placement: top, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips⏎Tab 2 of 3
    flutter | x/ | kind: table-row, label: Photos, content: ["214 items"], clickable: false, id: x | Photos⏎214 items
    uikit | x/ | kind: page-control, position: 2 of 3, id: x | page 2 of 3, adjustable | swipe up or down with one finger to adjust the value
    swiftui | x/ | kind: link, label: Privacy notice, id: x | Privacy notice, button, link
    swiftui | x/ | kind: table-row, label: Photos, content: ["214 items"], clickable: false, id: x | Photos, 214 items
    flutter | x/option.Stars | kind: segmented-control, multiple: true, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Stars, switch button, off | double tap to toggle setting
    flutter | x/day.2026-03-01 | kind: date-picker, label: D, date: 2026-03-18, expanded: true, style: calendar, id: x | 1, Sunday, March 1, 2026, button
    """#
}
