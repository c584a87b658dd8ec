extension StockWidgetRow {
  /// The stops of stock widgets on Android: toolkit, stop, component, announcement and hint.
  ///
  /// Taken from the toolkits' source code or from recordings. ⏎ is a line break.
  static let android = #"""
    compose | x/ | kind: assist-chip, label: Directions, id: x | Directions. Button | Double-tap to activate
    compose | x/ | kind: avatar, label: Ada Lovelace, id: x | Ada Lovelace. Image
    compose | x/ | kind: button, label: Save, disabled: true, id: x | Save. Button. disabled
    compose | x/ | kind: button, label: Save, id: x | Save. Button | Double-tap to activate
    compose | x/ | kind: button, label: Save, selected: true, id: x | Selected. Save. Button | Double-tap to toggle
    compose | x/ | kind: card, label: Hotel Sol, content: ["4 stars", "120 euros"], id: x | Hotel Sol. 4 stars. 120 euros | Double-tap to activate
    compose | x/ | kind: checkbox, label: Breakfast, checked: false, id: x | Breakfast. Check box | Double-tap to toggle
    compose | x/ | kind: checkbox, label: Breakfast, checked: mixed, id: x | Partially checked. Breakfast. Check box | Double-tap to toggle
    compose | x/ | kind: checkbox, label: Breakfast, checked: true, disabled: true, id: x | checked. Breakfast. Check box. disabled
    compose | x/ | kind: checkbox, label: Breakfast, checked: true, id: x | checked. Breakfast. Check box | Double-tap to toggle
    compose | x/ | kind: checkbox, label: Photos, checked: false, id: x | Photos. Check box | Double-tap to toggle
    compose | x/ | kind: checkbox, label: Photos, checked: true, id: x | checked. Photos. Check box | Double-tap to toggle
    compose | x/ | kind: chip, label: Near me, disabled: true, id: x | Not selected. Near me. Check box. disabled
    compose | x/ | kind: chip, label: Near me, selected: false, id: x | Not selected. Near me. Check box | Double-tap to toggle
    compose | x/ | kind: chip, label: Near me, selected: true, id: x | Selected. Near me. Check box | Double-tap to toggle
    compose | x/ | kind: expandable-row, label: Baggage, expanded: false, id: x | collapsed. Baggage | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    compose | x/ | kind: expandable-row, label: Baggage, expanded: true, id: x | expanded. Baggage | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    compose | x/ | kind: fab, label: New message, id: x | New message. Button | Double-tap to activate
    compose | x/ | kind: heading, label: Hotels, id: x | Hotels. Heading
    compose | x/ | kind: icon-button, label: Delete, disabled: true, id: x | Delete. Button. disabled
    compose | x/ | kind: icon-button, label: Delete, id: x | Delete. Button | Double-tap to activate
    compose | x/ | kind: image, label: Beach, id: x | Beach. Image
    compose | x/ | kind: loading, id: x | In progress. Progress bar
    compose | x/ | kind: loading, label: Loading hotels, id: x | In progress. Loading hotels. Progress bar
    compose | x/ | kind: progress, label: Upload, value: "40%", id: x | 40 percent.. Upload. Progress bar
    compose | x/ | kind: progress, value: "40%", id: x | 40 percent.. Progress bar
    compose | x/ | kind: radio-button, label: Card, selected: false, id: x | Not selected. Card. Radio button | Double-tap to toggle
    compose | x/ | kind: radio-button, label: Card, selected: true, id: x | Selected. Card. Radio button
    compose | x/end | kind: range-slider, label: Price, start: "20%", end: "80%", id: x | 80 percent.. Range end. Slider | "Swipe up" or "Swipe down" to adjust
    compose | x/option.Price | kind: segmented-control, options: [Price, Stars], value: [Price], multiple: true, id: x | checked. Price | Double-tap to toggle
    compose | x/option.Stars | kind: segmented-control, options: [Price, Stars], value: [Price], multiple: true, id: x | Stars | Double-tap to toggle
    compose | x/reveal | kind: text-field, label: Password, value: abc, secure: true, reveal: Show password, id: x | Show password. Button | Double-tap to activate
    compose | x/start | kind: range-slider, label: Price, start: "20%", end: "80%", id: x | 20 percent.. Range start. Slider | "Swipe up" or "Swipe down" to adjust
    compose | x/ | kind: slider, label: Volume, value: "50%", disabled: true, id: x | 50 percent.. Volume. Slider. disabled
    compose | x/ | kind: slider, label: Volume, value: "50%", id: x | 50 percent.. Volume. Slider | "Swipe up" or "Swipe down" to adjust
    compose | x/ | kind: switch, label: Door, content: Front, value: locked, id: x | Door. Front. locked. Switch | Double-tap to activate
    compose | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | Off. Wi-Fi. Switch | Double-tap to toggle
    compose | x/ | kind: switch, label: Wi-Fi, checked: true, disabled: true, id: x | On. Wi-Fi. Switch. disabled
    compose | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | On. Wi-Fi. Switch | Double-tap to toggle
    compose | x/ | kind: tab, label: Search, selected: false, id: x | Search. Tab | Double-tap to activate
    compose | x/ | kind: tab, label: Search, selected: true, id: x | selected. Search. Tab
    compose | x/ | kind: table-row, label: Photos, content: ["214 items"], id: x | Photos. 214 items | Double-tap to activate
    compose | x/ | kind: table-row, label: Photos, disabled: true, id: x | Photos. disabled
    compose | x/ | kind: table-row, label: Photos, selected: false, id: x | Not selected. Photos | Double-tap to toggle
    compose | x/ | kind: table-row, label: Photos, selected: true, id: x | Selected. Photos | Double-tap to toggle
    compose | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    react-native | x/ | kind: button, label: Save, busy: true, id: x | Save, busy. Button | Double-tap to activate
    react-native | x/ | kind: card, label: Save, busy: true, id: x | Save, busy. Button | Double-tap to activate
    compose | x/ | kind: text-field, label: Email, value: "ada@example.org", read-only: true, id: x | ada@example.org. Edit box. Email. read only | Double-tap and hold to long press
    flutter | x/ | kind: text-field, label: Email, value: "ada@example.org", read-only: true, id: x | Email. ada@example.org
    compose | x/ | kind: button, label: Song, long-press: reorder, id: x | Song. Button | Double-tap to activate. Double-tap and hold to reorder
    compose | x/ | kind: button, label: Song, state-description: Playing, id: x | Playing. Song. Button | Double-tap to activate
    compose | x/ | kind: text-field, id: x | Empty. Edit box | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Email, hint: We never share it, id: x | Edit box. Email. We never share it | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Email, id: x | Edit box. Email | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Email, value: "ada@", error: Invalid input, id: x | Error: Invalid input. ada@. Edit box. Email | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Email, value: "ada@example.org", hint: We never share it, id: x | ada@example.org. Edit box. Email. We never share it | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Email, value: "ada@example.org", id: x | ada@example.org. Edit box. Email | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Password, secure: true, value: abc, id: x | password. •••. Edit box. Password | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: toast, label: Saved, id: x | Saved
    compose | x/ | kind: toggle-button, label: Favorite, selected: false, id: x | Favorite. Check box | Double-tap to toggle
    compose | x/ | kind: toggle-button, label: Favorite, selected: true, disabled: true, id: x | checked. Favorite. Check box. disabled
    compose | x/ | kind: toggle-button, label: Favorite, selected: true, id: x | checked. Favorite. Check box | Double-tap to toggle
    compose | x/body | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | This cannot be undone.
    compose | x/button.Keep | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Keep. Button | Double-tap to activate
    compose | x/day.2026-03-18 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, id: x | Selected. Wednesday, March 18, 2026. Button | Double-tap to toggle
    compose | x/day.2026-03-19 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, id: x | Not selected. Today, Thursday, March 19, 2026. Button | Double-tap to toggle
    compose | x/day.2026-03-20 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, unavailable: ["2026-03-20"], id: x | Not selected. Friday, March 20, 2026. Button. disabled
    compose | x/grabber | kind: sheet, label: Filters, grabber: true, size: expanded, id: x | expanded. Drag handle | Actions available, use Tap with 3 fingers to view
    compose | x/grabber | kind: sheet, label: Filters, grabber: true, size: half, id: x | collapsed. Drag handle | Actions available, use Tap with 3 fingers to view
    compose | x/hour | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Selected. Select hour. 2 o'clock. Radio button
    compose | x/item.Rename | kind: menu, items: [{label: Rename, disabled: true}, {label: Copy}], label: More options, expanded: true, id: x | Rename. disabled
    compose | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename | Double-tap to activate
    compose | x/minute | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Not selected. Select minutes. 30 minutes. Radio button | Double-tap to toggle
    compose | x/option.Card | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Selected. Card. Radio button. 1 of 2. In list. 2 items
    compose | x/option.Chats | kind: tabs, options: [{label: Chats, content: "3"}, {label: B}, {label: C}], value: B, id: x | Chats. 3. Tab. 1 of 3. In list. 3 items | Double-tap to activate
    compose | x/option.Distance | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance, disabled: true}], value: Price, id: x | Not selected. Distance. Radio button. disabled. 3 of 3
    compose | x/option.Dollar | kind: dropdown, options: [{label: Euro}, {label: Dollar, disabled: true}], value: Euro, label: Currency, expanded: true, id: x | Dollar. disabled
    compose | x/option.Dollar | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | Dollar | Double-tap to activate
    compose | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Selected. Price. Radio button. 1 of 3. In list. 3 items
    compose | x/option.Profile | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile, disabled: true}], value: Search, id: x | Profile. Tab. disabled. 3 of 3
    compose | x/option.Profile | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile, disabled: true}], value: Search, id: x | Profile. Tab. disabled. 3 of 3
    compose | x/option.Search | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search. Tab. 1 of 3. In list. 3 items
    compose | x/option.Search | kind: navigation-drawer, options: [{label: Search}, {label: Trips}], value: Search, id: x | selected. Search. Tab
    compose | x/option.Search | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search. Tab. 1 of 3. In list. 3 items
    compose | x/option.Stars | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Not selected. Stars. Radio button. 2 of 3 | Double-tap to toggle
    compose | x/option.Trips | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips. Tab. 2 of 3 | Double-tap to activate
    compose | x/option.Trips | kind: navigation-drawer, options: [{label: Search}, {label: Trips}], value: Search, id: x | Trips. Tab | Double-tap to activate
    compose | x/option.Trips | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips. Tab. 2 of 3 | Double-tap to activate
    compose | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher, disabled: true}], value: Card, id: x | Not selected. Voucher. Radio button. disabled. 2 of 2
    compose | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Not selected. Voucher. Radio button. 2 of 2 | Double-tap to toggle
    compose | x/period.am | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Not selected. AM. Button. 1 of 2. In list Select AM or PM. 2 items | Double-tap to toggle
    compose | x/period.pm | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Selected. PM. Button. 2 of 2 | Double-tap to toggle
    compose | x/title | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Cancel booking?
    compose | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | Euro. Edit box. Currency. Drop down list. read only | Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
    compose | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, id: x | Euro. Edit box. Currency. Drop down list. read only | Double-tap and hold to long press
    compose | x/trigger | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, id: x | More options. Button | Double-tap to activate
    flutter | x/ | kind: assist-chip, label: Directions, id: x | Directions. Button | Double-tap to activate
    flutter | x/ | kind: button, label: Save, disabled: true, id: x | Save. Button. disabled
    flutter | x/ | kind: button, label: Save, id: x | Save. Button | Double-tap to activate
    flutter | x/ | kind: card, label: Hotel Sol, content: ["4 stars", "120 euros"], id: x | Hotel Sol⏎4 stars⏎120 euros | Double-tap to activate
    flutter | x/ | kind: checkbox, label: Breakfast, checked: false, id: x | Breakfast. Check box | Double-tap to toggle
    flutter | x/ | kind: checkbox, label: Breakfast, checked: mixed, id: x | Breakfast. Check box | Double-tap to toggle
    flutter | x/ | kind: checkbox, label: Breakfast, checked: true, disabled: true, id: x | checked. Breakfast. Check box. disabled
    flutter | x/ | kind: checkbox, label: Breakfast, checked: true, id: x | checked. Breakfast. Check box | Double-tap to toggle
    flutter | x/ | kind: checkbox, label: Photos, checked: false, id: x | Photos. Check box | Double-tap to toggle
    flutter | x/ | kind: checkbox, label: Photos, checked: true, id: x | checked. Photos. Check box | Double-tap to toggle
    flutter | x/ | kind: chip, label: Near me, disabled: true, id: x | Near me. Button. disabled
    flutter | x/ | kind: chip, label: Near me, selected: false, id: x | Near me. Button | Double-tap to activate
    flutter | x/ | kind: chip, label: Near me, selected: true, id: x | selected. Near me. Button | Double-tap to activate
    flutter | x/ | kind: expandable-row, label: Baggage, expanded: false, id: x | Baggage. Button | Double-tap to Expand for more details
    flutter | x/ | kind: expandable-row, label: Baggage, expanded: true, id: x | Baggage. Button | Double-tap to Collapse
    flutter | x/ | kind: fab, label: New message, id: x | New message. Button | Double-tap to activate
    flutter | x/ | kind: heading, label: Hotels, id: x | Hotels. Heading
    flutter | x/ | kind: icon-button, label: Delete, disabled: true, id: x | Delete. Button. disabled
    flutter | x/ | kind: icon-button, label: Delete, id: x | Delete. Button | Double-tap to activate
    flutter | x/ | kind: image, label: Beach, id: x | Beach. Image
    flutter | x/ | kind: link, label: Privacy notice, id: x | Privacy notice | Double-tap to activate
    flutter | x/ | kind: radio-button, label: Card, selected: false, id: x | Card. Radio button | Double-tap to toggle
    flutter | x/ | kind: radio-button, label: Card, selected: true, id: x | checked. Card. Radio button | Double-tap to toggle
    flutter | x/ | kind: reorderable-row, label: English, id: x | English | Actions available, use Tap with 3 fingers to view
    flutter | x/option.Price | kind: segmented-control, options: [Price, Stars], value: [Price], multiple: true, id: x | checked. Price. Check box | Double-tap to toggle
    flutter | x/start | kind: range-slider, label: Price, start: "20%", end: "80%", id: x | 20%. Slider | "Swipe up" or "Swipe down" to adjust
    flutter | x/ | kind: slider, label: Volume, value: "50%", disabled: true, id: x | 50%, Volume. disabled
    flutter | x/ | kind: slider, label: Volume, value: "50%", id: x | 50%, Volume. Slider | "Swipe up" or "Swipe down" to adjust
    flutter | x/ | kind: slider, value: "50%", id: x | 50%. Slider | "Swipe up" or "Swipe down" to adjust
    flutter | x/ | kind: switch, label: Night shift, content: From sunset to sunrise, checked: false, id: x | off. Night shift⏎From sunset to sunrise. Switch | Double-tap to toggle
    flutter | x/ | kind: switch, label: Night shift, content: From sunset to sunrise, checked: true, id: x | checked. on. Night shift⏎From sunset to sunrise. Switch | Double-tap to toggle
    flutter | x/ | kind: switch, label: Photos, content: Upload over mobile data, checked: false, id: x | off. Photos⏎Upload over mobile data. Switch | Double-tap to toggle
    flutter | x/ | kind: switch, label: Photos, content: Upload over mobile data, checked: true, id: x | checked. on. Photos⏎Upload over mobile data. Switch | Double-tap to toggle
    flutter | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | off. Wi-Fi. Switch | Double-tap to toggle
    flutter | x/ | kind: switch, label: Wi-Fi, checked: true, disabled: true, id: x | checked. on. Wi-Fi. Switch. disabled
    flutter | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | checked. on. Wi-Fi. Switch | Double-tap to toggle
    flutter | x/ | kind: table-row, label: Photos, content: ["214 items"], id: x | Photos⏎214 items. Button | Double-tap to activate
    flutter | x/ | kind: table-row, label: Photos, selected: true, id: x | selected. Photos. Button | Double-tap to activate
    flutter | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    flutter | x/ | kind: text-field, label: Email, id: x | Email. Edit box | Double-tap to edit text
    flutter | x/ | kind: text-field, label: Email, value: "ada@example.org", id: x | ada@example.org. Edit box | Double-tap to edit text
    flutter | x/ | kind: toggle-button, label: Favorite, selected: false, id: x | Favorite. Button | Double-tap to activate
    flutter | x/ | kind: toggle-button, label: Favorite, content: 3 likes, selected: true, id: x | selected. Favorite⏎3 likes. Button | Double-tap to activate
    flutter | x/ | kind: toggle-button, label: Favorite, selected: true, id: x | selected. Favorite. Button | Double-tap to activate
    flutter | x/back | kind: navigation-bar, label: Hotels, back: true, id: x | Back. Button | Double-tap to activate
    flutter | x/body | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | This cannot be undone.
    flutter | x/button.Keep | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Keep. Button | Double-tap to activate
    flutter | x/day.2026-03-18 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, id: x | selected. 18, Wednesday, March 18, 2026. Button | Double-tap to activate
    flutter | x/day.2026-03-19 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, id: x | 19, Thursday, March 19, 2026, Today. Button | Double-tap to activate
    flutter | x/day.2026-03-20 | kind: date-picker, label: Date, date: "2026-03-18", today: "2026-03-19", expanded: true, style: calendar, unavailable: ["2026-03-20"], id: x | 20, Friday, March 20, 2026. Button. disabled
    flutter | x/hour | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Select hours 2. Slider | "Swipe up" or "Swipe down" to adjust
    flutter | x/item.Dark | kind: menu, label: More options, items: [{label: Dark, selected: false, role: checkbox}, {label: X}, {label: Y}], expanded: true, id: x | Dark. Check box | Double-tap to toggle
    flutter | x/item.Dark | kind: menu, label: More options, items: [{label: Dark, selected: true, role: checkbox}, {label: X}, {label: Y}], expanded: true, id: x | checked. Dark. Check box | Double-tap to toggle
    flutter | x/item.Rename | kind: menu, items: [{label: Rename, disabled: true}, {label: Copy}], label: More options, expanded: true, id: x | Rename. Button. disabled
    flutter | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename. Button | Double-tap to activate
    flutter | x/minute | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Select minutes 30. Slider | "Swipe up" or "Swipe down" to adjust
    flutter | x/option.Card | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | checked. Card. Radio button | Double-tap to toggle
    flutter | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | checked. Price. Radio button | Double-tap to toggle
    flutter | x/option.Search | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search⏎Tab 1 of 3. Button | Double-tap to activate
    flutter | x/option.Search | kind: navigation-drawer, options: [{label: Search}, {label: Trips}], value: Search, id: x | selected. Search⏎Tab 1 of 2 | Double-tap to activate
    flutter | x/option.Stars | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Stars. Radio button | Double-tap to toggle
    flutter | x/option.Trips | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips⏎Tab 2 of 3. Button | Double-tap to activate
    flutter | x/option.Trips | kind: navigation-drawer, options: [{label: Search}, {label: Trips}], value: Search, id: x | Trips⏎Tab 2 of 2 | Double-tap to activate
    flutter | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher, disabled: true}], value: Card, id: x | Voucher. Radio button. disabled
    flutter | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Voucher. Radio button | Double-tap to toggle
    flutter | x/period.am | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | AM. Radio button | Double-tap to toggle
    flutter | x/period.pm | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | checked. PM. Radio button | Double-tap to toggle
    flutter | x/title | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Cancel booking?
    flutter | x/title | kind: navigation-bar, label: Hotels, back: true, id: x | Hotels
    flutter | x/trigger | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: Show menu, id: x | Show menu. Button | Double-tap to activate
    flutter | x/wheel.current | kind: picker-wheel, options: [{label: March}, {label: April}, {label: May}, {label: June}], value: May, id: x | May. Slider | "Swipe up" or "Swipe down" to adjust
    react-native | x/ | kind: button, label: Day, selected: true, id: x | selected. Day. Button | Double-tap to activate
    react-native | x/ | kind: button, label: Filters, expanded: false, id: x | collapsed. Filters. Button | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    react-native | x/ | kind: button, label: Filters, expanded: true, id: x | expanded. Filters. Button | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    react-native | x/ | kind: button, label: Save, disabled: true, id: x | Save. Button. disabled
    react-native | x/ | kind: button, label: Save, hint: Saves the draft, id: x | Save. Button. Saves the draft | Double-tap to activate
    react-native | x/ | kind: button, label: Save, id: x | Save. Button | Double-tap to activate
    react-native | x/ | kind: card, label: Hotel Sol, content: ["4 stars", "120 euros"], id: x | Hotel Sol, 4 stars, 120 euros. Button | Double-tap to activate
    react-native | x/ | kind: checkbox, label: Breakfast, checked: false, id: x | Breakfast. Check box | Double-tap to toggle
    react-native | x/ | kind: checkbox, label: Breakfast, checked: mixed, id: x | Breakfast, mixed. Check box | Double-tap to activate
    react-native | x/ | kind: checkbox, label: Breakfast, checked: true, disabled: true, id: x | checked. Breakfast. Check box. disabled
    react-native | x/ | kind: checkbox, label: Breakfast, checked: true, id: x | checked. Breakfast. Check box | Double-tap to toggle
    react-native | x/ | kind: expandable-row, label: Baggage, expanded: false, id: x | collapsed. Baggage. Button | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    react-native | x/ | kind: expandable-row, label: Baggage, expanded: true, id: x | expanded. Baggage. Button | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    react-native | x/ | kind: icon-button, label: Delete, id: x | Delete. Button | Double-tap to activate
    react-native | x/ | kind: progress, label: Upload, value: "40%", id: x | 40. Upload. Progress Bar
    react-native | x/ | kind: slider, label: Volume, value: "50", id: x | 50. Volume. Slider | "Swipe up" or "Swipe down" to adjust
    react-native | x/ | kind: slider, label: Volume, value: "50%", id: x | Volume, 50%. Slider | "Swipe up" or "Swipe down" to adjust
    react-native | x/ | kind: table-row, label: Photos, content: ["214 items"], id: x | Photos. 214 items | Double-tap to activate
    react-native | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    react-native | x/ | kind: text-field, label: Email, placeholder: "you@example.org", id: x | you@example.org. Edit box | Double-tap to edit text. Double-tap and hold to long press
    react-native | x/ | kind: text-field, label: Email, value: "ada@example.org", id: x | ada@example.org. Edit box | Double-tap to edit text. Double-tap and hold to long press
    react-native | x/ | kind: text-field, placeholder: Email, id: x, visible-label: false | Email. Edit box | Double-tap to edit text. Double-tap and hold to long press
    react-native | x/ | kind: text-field, placeholder: Email, id: x, visible-label: false, value: "ada@example.org" | ada@example.org. Edit box | Double-tap to edit text. Double-tap and hold to long press
    react-native | x/ | kind: text-field, placeholder: Email, id: x, visible-label: false, value: "ada@example.org", disabled: true | ada@example.org. Edit box. disabled
    react-native | x/ | kind: text-field, placeholder: Password, secure: true, value: abc, id: x, visible-label: false | password. •••. Edit box | Double-tap to edit text. Double-tap and hold to long press
    react-native | x/ | kind: toggle-button, label: Favorite, selected: false, id: x | off. Favorite. Switch | Double-tap to toggle
    react-native | x/ | kind: toggle-button, label: Favorite, selected: true, id: x | checked. on. Favorite. Switch | Double-tap to toggle
    react-native | x/item.Rename | kind: menu, items: [{label: Rename}, {label: Copy}, {label: Move}], label: More options, expanded: true, id: x | Rename. Menu Item | Double-tap to activate
    react-native | x/option.Card | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | checked. Card. Radio button | Double-tap to toggle
    react-native | x/option.Search | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search. Tab | Double-tap to activate
    react-native | x/option.Trips | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips. Tab | Double-tap to activate
    react-native | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | Voucher. Radio button | Double-tap to toggle
    react-native | x/title | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Cancel booking?. Heading
    react-native | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, expanded: true, id: x | expanded. Currency, Euro. Combo Box | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    react-native | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, label: Currency, id: x | collapsed. Currency, Euro. Combo Box | Double-tap to activate. Actions available, use Tap with 3 fingers to view
    views | x/ | kind: button, label: Save, disabled: true, id: x | Save. Button. disabled
    views | x/ | kind: button, label: Save, id: x | Save. Button | Double-tap to activate
    views | x/ | kind: card, label: Hotel Sol, content: ["4 stars", "120 euros"], id: x | Hotel Sol. 4 stars. 120 euros | Double-tap to activate
    views | x/ | kind: checkbox, label: Breakfast, checked: false, id: x | Not checked. Breakfast. Check box | Double-tap to toggle
    views | x/ | kind: checkbox, label: Breakfast, checked: mixed, id: x | Partially checked. Breakfast. Check box | Double-tap to toggle
    views | x/ | kind: checkbox, label: Breakfast, checked: true, disabled: true, id: x | Checked. Breakfast. Check box. disabled
    views | x/ | kind: checkbox, label: Breakfast, checked: true, id: x | Checked. Breakfast. Check box | Double-tap to toggle
    views | x/ | kind: heading, label: Hotels, id: x | Hotels. Heading
    views | x/ | kind: icon-button, label: Delete, disabled: true, id: x | Delete. Button. disabled
    views | x/ | kind: icon-button, label: Delete, id: x | Delete. Button | Double-tap to activate
    views | x/ | kind: image, label: Beach, id: x | Beach. Image
    views | x/ | kind: progress, label: Upload, value: "40%", id: x | 40%. Upload. Progress bar
    views | x/end | kind: range-slider, label: Price, start: 20, end: 80, id: x | 80.0. Price,Range end, 80. Slider | "Swipe up" or "Swipe down" to adjust
    views | x/option.Price | kind: segmented-control, options: [Price, Stars], value: [Price], multiple: true, id: x | checked. Price. Switch. 1 of 2. In list. 2 items | Double-tap to toggle
    views | x/clear | kind: text-field, label: Email, value: abc, clear: true, id: x | Clear text. Button | Double-tap to activate
    views | x/reveal | kind: text-field, label: Password, value: abc, secure: true, reveal: Show password, id: x | Show password. Button | Double-tap to toggle
    views | x/start | kind: range-slider, label: Price, start: 20, end: 80, id: x | 20.0. Price,Range start, 20. Slider | "Swipe up" or "Swipe down" to adjust
    views | x/ | kind: checkbox, label: Breakfast, content: With jam, checked: false, id: x | Breakfast. With jam. Not checked. Check box | Double-tap to activate
    views | x/ | kind: checkbox, label: Breakfast, content: With jam, checked: true, id: x | Breakfast. With jam. Checked. Check box | Double-tap to activate
    views | x/ | kind: radio-button, label: Card, content: No fee, selected: true, id: x | Card. No fee. selected. Radio button | Double-tap to activate
    views | x/ | kind: switch, label: Night shift, content: From sunset to sunrise, checked: false, id: x | Night shift. From sunset to sunrise. OFF. Switch | Double-tap to activate
    views | x/ | kind: switch, label: Night shift, content: From sunset to sunrise, checked: true, id: x | Night shift. From sunset to sunrise. ON. Switch | Double-tap to activate
    views | x/ | kind: switch, label: Door, content: Front, value: locked, id: x | Door. Front. locked. Switch | Double-tap to activate
    views | x/ | kind: slider, label: Volume, value: "50%", id: x | 50%. Volume. Slider | "Swipe up" or "Swipe down" to adjust
    views | x/ | kind: table-row, label: Photos, selected: true, id: x | selected. Photos | Double-tap to activate
    views | x/ | kind: text, label: Free cancellation, id: x | Free cancellation
    views | x/ | kind: text-field, label: Email, visible-label: false, hint: We never share it, id: x | Email, We never share it. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: text-field, label: Email, visible-label: false, id: x | Email. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: text-field, label: Email, visible-label: false, value: "ada@", error: Enter a full address, id: x | Error: Enter a full address. ada@. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: text-field, label: Email, visible-label: false, value: "ada@example.org", hint: We never share it, id: x | ada@example.org. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: text-field, label: Email, visible-label: false, value: "ada@example.org", id: x | ada@example.org. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: text-field, label: Password, visible-label: false, secure: true, value: abc, id: x | password. •••. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: toast, label: Saved, id: x | Saved | Actions available, use Tap with 3 fingers to view
    views | x/ | kind: toggle-button, label: Favorite, selected: false, id: x | OFF. Favorite. Switch | Double-tap to toggle
    views | x/ | kind: toggle-button, label: Favorite, selected: true, id: x | ON. Favorite. Switch | Double-tap to toggle
    views | x/back | kind: navigation-bar, label: Hotels, back: true, id: x | Navigate up. Button | Double-tap to activate
    views | x/field | kind: search-field, placeholder: Find a hotel, id: x | Find a hotel. Edit box | Double-tap to edit text
    views | x/field | kind: search-field, placeholder: Find a hotel, id: x, value: Sol | Sol. Edit box | Double-tap to edit text
    views | x/mode | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | Switch to text input mode for the time input.. Button | Double-tap to activate
    views | x/option.Card | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | selected. Card. Radio button. 1 of 2. In list. 2 items | Double-tap to select
    views | x/option.Distance | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance, disabled: true}], value: Price, id: x | not checked. Distance. Radio button. disabled. 3 of 3
    views | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | checked. Price. Radio button. 1 of 3. In list. 3 items | Double-tap to select
    views | x/option.Profile | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile, disabled: true}], value: Search, id: x | Profile. Tab. disabled. 3 of 3
    views | x/option.Profile | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile, disabled: true}], value: Search, id: x | Profile. Tab. disabled. 3 of 3
    views | x/option.Search | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search. Tab. 1 of 3. In list. 3 items
    views | x/option.Search | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search. Tab. 1 of 3. In list. 3 items
    views | x/option.Stars | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | not checked. Stars. Radio button. 2 of 3 | Double-tap to select
    views | x/option.Trips | kind: bottom-navigation, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips. Tab. 2 of 3 | Double-tap to select
    views | x/option.Trips | kind: tabs, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips. Tab. 2 of 3 | Double-tap to select
    views | x/option.Voucher | kind: radio-group, options: [{label: Card}, {label: Voucher}], value: Card, id: x | not selected. Voucher. Radio button. 2 of 2 | Double-tap to select
    views | x/title | kind: alert, label: "Cancel booking?", body: "This cannot be undone.", buttons: [Keep, Cancel booking], id: x | Cancel booking?
    views | x/trigger | kind: dropdown, options: [{label: Euro}, {label: Dollar}], value: Euro, id: x | Drop down list. Euro | Double-tap to change
    compose | x/ | kind: button, label: Send, visible-label: Later, id: x | Send. Later. Button | Double-tap to activate
    compose | x/ | kind: button, label: Send, visible-label: Send, id: x | Send. Button | Double-tap to activate
    compose | x/ | kind: button, label: Send, visible-label: false, id: x | Send. Button | Double-tap to activate
    compose | x/ | kind: button, label: Save, long-press: long press, id: x | Save. Button | Double-tap to activate. Double-tap and hold to long press
    compose | x/ | kind: text-field, label: Email, value: "ada@", error: Invalid input, hint: Enter a full address, id: x | Error: Invalid input. ada@. Edit box. Email. Enter a full address | Double-tap to edit text. Double-tap and hold to long press
    compose | x/ | kind: slider, label: Rating, value: 3 of 5, id: x | 3 of 5. Rating. Slider | "Swipe up" or "Swipe down" to adjust
    compose | x/ | kind: table-row, label: Photos, content: ["214 items"], clickable: false, id: x | Photos. 214 items
    compose | x/ | kind: card, label: Hotel Sol, content: ["4 stars"], buttons: [Save], id: x | Hotel Sol. 4 stars | Double-tap to activate
    compose | x/ | kind: card, label: Hotel Sol, clickable: false, id: x | Hotel Sol
    compose | x/back | kind: navigation-bar, label: Hotels, back: Back, id: x | Back. Button | Double-tap to activate
    views | x/ | kind: icon-button, label: Search, id: x | Search. Button | Double-tap to activate
    views | x/ | kind: text-field, placeholder: Nickname, id: x, visible-label: false | Nickname. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/ | kind: text-field, placeholder: Nickname, value: ada, id: x, visible-label: false | ada. Edit box | Double-tap to edit text. Double-tap and hold to long press
    views | x/button.KEEP | kind: alert, label: "Cancel booking?", buttons: [KEEP], id: x | KEEP. Button | Double-tap to activate
    flutter | x/ | kind: button, label: Save, long-press: long press, id: x | Save. Button | Double-tap to activate. Double-tap and hold to long press
    flutter | x/ | kind: icon-button, label: Delete, tooltip: Delete forever, id: x | Delete. Button. Delete forever | Double-tap to activate
    flutter | x/ | kind: switch, checked: true, id: x | checked. on. Switch | Double-tap to toggle
    flutter | x/ | kind: switch, checked: false, id: x | off. Switch | Double-tap to toggle
    flutter | x/ | kind: checkbox, checked: true, id: x | checked. Check box | Double-tap to toggle
    flutter | x/ | kind: checkbox, checked: false, id: x | Check box | Double-tap to toggle
    flutter | x/end | kind: range-slider, label: Price, start: "20%", end: "80%", id: x | 80%. Slider | "Swipe up" or "Swipe down" to adjust
    flutter | x/option.Search | kind: tabs, placement: top, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | selected. Search⏎Tab 1 of 3 | Double-tap to activate
    flutter | x/option.Trips | kind: tabs, placement: top, options: [{label: Search}, {label: Trips}, {label: Profile}], value: Search, id: x | Trips⏎Tab 2 of 3 | Double-tap to activate
    flutter | x/ | kind: table-row, label: Photos, content: ["214 items"], clickable: false, id: x | Photos⏎214 items
    react-native | x/ | kind: image, label: Beach, id: x | Beach. Image
    compose | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], multiple: true, value: Stars, id: x | Price | Double-tap to toggle
    flutter | x/option.Stars | kind: segmented-control, multiple: true, options: [{label: Price}, {label: Stars}, {label: Distance}], value: Price, id: x | Stars. Check box | Double-tap to toggle
    compose | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], multiple: true, value: [Price], id: x | checked. Price | Double-tap to toggle
    views | x/option.Price | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], multiple: true, value: [Price], id: x | checked. Price. Switch. 1 of 3. In list. 3 items | Double-tap to toggle
    flutter | x/day.2026-03-01 | kind: date-picker, label: D, date: 2026-03-18, expanded: true, style: calendar, id: x | 1, Sunday, March 1, 2026. Button | Double-tap to activate
    compose | x/day.2026-03-01 | kind: date-picker, label: D, date: 2026-03-18, expanded: true, style: calendar, id: x | Not selected. Sunday, March 1, 2026. Button | Double-tap to toggle
    react-native | x/ | kind: switch, label: Wi-Fi, checked: true, id: x | checked. on. Wi-Fi. Switch | Double-tap to toggle
    react-native | x/ | kind: switch, label: Wi-Fi, checked: false, id: x | off. Wi-Fi. Switch | Double-tap to toggle
    views | x/option.Stars | kind: segmented-control, options: [{label: Price}, {label: Stars}, {label: Distance}], multiple: true, value: [Price], id: x | not checked. Stars. Switch. 2 of 3 | Double-tap to toggle
    views | x/number.1 | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | 1 o'clock. 2 of 12. In list. 12 items | Double-tap to select
    views | x/number.2 | kind: time-picker, label: Time, time: "14:30", expanded: true, id: x | selected. 2 o'clock. 3 of 12 | Double-tap to select
    """#
}
