import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

/// An app's announcements, and a design with the same announcements.
///
/// Everything except the names is from recordings.
struct HeardShape: Sendable, CustomTestStringConvertible {
  var component: String
  var source: String
  var profile: String
  var design: String
  var toolkit: Toolkit?
  var heard: [String: String]

  var testDescription: String { "\(component), \(profile)" }

  init(
    _ component: String, _ profile: String, from source: String, _ design: String,
    toolkit: Toolkit? = nil, _ heard: [String: String]
  ) {
    (self.component, self.profile, self.source) = (component, profile, source)
    (self.design, self.toolkit, self.heard) = (design, toolkit, heard)
  }

  static let android: [HeardShape] = [
    HeardShape(
      "first of several controls of a list, Android", "talkback-15.1",
      from: "recordings of native apps, 2021 to 2023",
      "{kind: button, label: Offers, position: 1 of 3}, {kind: button, label: News, position: 2 of 3}",
      ["button": "Offers, Button, 1 of 3, In list, 3 items, Double-tap to activate"]),
    HeardShape(
      "further control of a list, Android", "talkback-15.1",
      from: "recordings of native apps, 2021 to 2023",
      "{kind: text, label: News, position: 2 of 3}", ["text": "News, 2 of 3"]),
    HeardShape(
      "stepper, Android", "talkback-15.1",
      from: "recordings of native apps; TalkBack 16.2 on a phone",
      "{kind: stepper, label: Guests, value: 3 guests, decrease: Fewer guests, increase: More guests}",
      [
        "decrease": "Fewer guests, Button, Double-tap to activate", "value": "3 guests",
        "increase": "More guests, Button, Double-tap to activate",
      ]),
    HeardShape(
      "stepper with the platform's names, Android", "talkback-15.1", from: "MagentaA11y, stepper",
      "{kind: stepper, value: '3'}",
      [
        "decrease": "Decrease, Button, Double-tap to activate", "value": "3",
        "increase": "Increase, Button, Double-tap to activate",
      ]),
    HeardShape(
      "radio button of Compose, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: radio-button, label: By letter, position: 1 of 3}",
      [
        "radio-button": "Not selected, By letter, Radio button, 1 of 3, Double-tap to toggle"
      ]),
    HeardShape(
      "radio buttons of a picker, Android", "talkback-15.1",
      from: "recordings of native apps; MagentaA11y, time picker",
      "{kind: radio-group, options: [Morning, Evening], value: Morning}", toolkit: .views,
      [
        "option.Morning":
          "selected, Morning, Radio button, 1 of 2, In list, 2 items, Double-tap to select",
        "option.Evening": "not selected, Evening, Radio button, 2 of 2, Double-tap to select",
      ]),
    HeardShape(
      "radio button in a dialog of Views, Android", "talkback-15.1",
      from: "TalkBack 17 on an emulator, Thunderbird",
      "{kind: radio-button, label: Light, position: 2 of 3, talkback: {stateDescription: not checked}}",
      toolkit: .views,
      ["radio-button": "not checked, Light, Radio button, 2 of 3, Double-tap to toggle"]),
    HeardShape(
      "row with a value, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: table-row, label: Photos, value: 214 items}",
      ["table-row": "Photos, 214 items, Double-tap to activate"]),
    HeardShape(
      "row with value and content, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: table-row, label: Photos, value: 214 items, content: 3 euros}",
      ["table-row": "Photos, 214 items, 3 euros, Double-tap to activate"]),
    HeardShape(
      "edit box with a hint only, Views, Android", "talkback-15.1",
      from: "recordings of native apps",
      "{kind: text-field, label: Nickname}", toolkit: .views,
      [
        "text-field":
          "Nickname, Edit box, Double-tap to edit text, Double-tap and hold to long press"
      ]),
    HeardShape(
      "edit box with a separate label, Views, Android", "talkback-15.1",
      from: "recordings of native apps",
      "{kind: text-field, label: nights, visible-label: nights, value: '7'}", toolkit: .views,
      [
        "text-field":
          "7, Edit box for nights, Double-tap to edit text, Double-tap and hold to long press"
      ]),
    HeardShape(
      "edit box of Compose, Android", "talkback-15.1",
      from: "TalkBack 16.0 on an emulator, swipewalk",
      "{kind: text-field, label: Coupon code}",
      [
        "text-field":
          "Edit box, Coupon code, Double-tap to edit text, Double-tap and hold to long press"
      ]),
    HeardShape(
      "edit box of Compose without a label, Android", "talkback-15.1",
      from: "TalkBack 16.0 on an emulator, swipewalk", "{kind: text-field}",
      [
        "text-field": "Empty, Edit box, Double-tap to edit text, Double-tap and hold to long press"
      ]),
    HeardShape(
      "search field with text, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: search-field, label: Search, value: trains}",
      [
        "field":
          "trains, Edit box, Search, Double-tap to edit text, Double-tap and hold to long press"
      ]),
    HeardShape(
      "row of a switch, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: switch, label: Night shift, content: From sunset to sunrise, checked: true, position: 3 of 5}",
      [
        "switch":
          "Night shift, From sunset to sunrise, On, Switch, 3 of 5, Double-tap to activate"
      ]),
    HeardShape(
      "tab that is not selected, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: tab, label: Trips, position: 2 of 3}",
      ["tab": "Trips, Tab, 2 of 3, Double-tap to activate"]),
    HeardShape(
      "tab bar, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: tab-bar, options: [Home, Trips, Me], value: Home}",
      [
        "option.Home": "selected, Home, Tab, 1 of 3, In list, 3 items",
        "option.Trips": "Trips, Tab, 2 of 3, Double-tap to activate",
      ]),
    HeardShape(
      "chip that filters, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: button, label: Near me, talkback: {stateDescription: Unselected}}",
      ["button": "Unselected, Near me, Button, Double-tap to activate"]),
    HeardShape(
      "chip of Views, Android", "talkback-15.1", from: "class of Material's chip for Views",
      "{kind: chip, label: Near me, selected: true}", toolkit: .views,
      ["chip": "checked, Near me, Button, Double-tap to toggle"]),
    HeardShape(
      "item of a menu, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: menu, label: More, expanded: true, items: [Rename, Delete]}",
      [
        "item.Rename": "Rename, Double-tap to activate",
        "item.Delete": "Delete, Double-tap to activate",
      ]),
    HeardShape(
      "link, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: link, label: Privacy notice}",
      ["link": "Privacy notice, Double-tap to open link"]),
    HeardShape(
      "spinner, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: dropdown, options: [Euro, Dollar], value: Euro}", toolkit: .views,
      ["trigger": "Drop down list, Euro, Double-tap to change"]),
    HeardShape(
      "spinner that exposes its state, Android", "talkback-15.1",
      from: "MagentaA11y's recording of a dropdown",
      "{kind: dropdown, state: platform, options: [Euro, Dollar], value: Euro}", toolkit: .views,
      [
        "trigger":
          "collapsed, Drop down list, Euro, Double-tap to change, Actions available, use Tap with 3 fingers to view"
      ]),
    HeardShape(
      "alert, Android", "talkback-15.1", from: "TalkBack 16.2 on an emulator, aloud",
      "{kind: alert, label: Leave?, body: Nothing is kept., buttons: [CLOSE]}",
      [
        "title": "Leave?", "body": "Nothing is kept.",
        "button.CLOSE": "CLOSE, Button, Double-tap to activate",
      ]),
    HeardShape(
      "alert of older versions, Android", "talkback-15.1",
      from: "recordings of native apps, 2021 to 2023",
      "{kind: alert, label: Leave?, body: Nothing is kept., buttons: [OK], texts-with-button: true}",
      ["button.OK": "OK, Button, Nothing is kept., In Leave?, Double-tap to activate"]),
    HeardShape(
      "text that shows progress, Android", "talkback-15.1",
      from: "recordings of native apps; a plain view",
      "{kind: text, label: Upload 40%, talkback: {stateDescription: 40 percent}}",
      ["text": "40 percent, Upload 40%"]),
    HeardShape(
      "disabled button of a menu, Android", "talkback-15.1",
      from: "TalkBack 16.2 on an emulator, aloud",
      "{kind: menu, label: Close, disabled: true, items: [A]}",
      ["trigger": "Close, Button, disabled"]),
    HeardShape(
      "progress bar, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: progress, label: Upload, value: 40%}",
      ["progress": "40 percent., Upload, Progress bar"]),
    HeardShape(
      "slider of Compose, Android", "talkback-15.1", from: "recordings of native apps",
      "{kind: slider, label: Volume, value: 50%}",
      ["slider": "50 percent., Volume, Slider, \"Swipe up\" or \"Swipe down\" to adjust"]),
    HeardShape(
      "button whose click has a label, Android", "talkback-15.1",
      from: "ACTION_CLICK with a label; recordings of native apps",
      "{kind: button, label: Theme, click-label: choose a colour}",
      ["button": "Theme, Button, Double-tap to choose a colour"]),
  ]

  private static let misspelled = "use the rotor to access Misspelled Words"
  private static let adjust = "swipe up or down with one finger to adjust the value"

  static let iOS: [HeardShape] = [
    HeardShape(
      "stepper, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: stepper, label: Weight, value: '2.5', decrease: Fewer, increase: More}",
      ["decrease": "Fewer, button", "value": "2.5", "increase": "More, button"]),
    HeardShape(
      "stepper with the platform's names, iOS", "voiceover-ios-26", from: "MagentaA11y, stepper",
      "{kind: stepper, value: '2'}",
      ["decrease": "Decrement, button", "value": "2", "increase": "Increment, button"]),
    HeardShape(
      "text field that is edited, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: text-field, label: Email, value: you@example.org, editing: true}",
      [
        "text-field":
          "Email, you@example.org, text field, is editing, insertion point at end, \(misspelled)"
      ]),
    HeardShape(
      "empty text field that is edited, iOS", "voiceover-ios-26",
      from: "recordings of native apps", "{kind: text-field, label: Email, editing: true}",
      [
        "text-field": "Email, text field, is editing, insertion point at start, \(misspelled)"
      ]),
    HeardShape(
      "search field that is edited, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: search-field, label: Search, value: train, editing: true}",
      [
        "field": "Search, train, search field, is editing, insertion point at end, \(misspelled)"
      ]),
    HeardShape(
      "picker wheel, iOS", "voiceover-ios-26",
      from: "recordings of native apps; MagentaA11y, time picker",
      "{kind: picker-wheel, options: [March, April, May, June], value: May}",
      ["wheel": "May, selected, picker item, adjustable, 3 of 4, \(adjust)"]),
    HeardShape(
      "wheel of months, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: date-picker, label: Day, date: 2026-05-18, expanded: true}",
      ["wheel.month": "May, selected, picker item, adjustable, 5 of 12, \(adjust)"]),
    HeardShape(
      "toolbar over the keyboard, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: toolbar, components: [{kind: button, label: Next field}]}",
      ["button": "Toolbar, Next field, button"]),
    HeardShape(
      "group of segments, iOS", "voiceover-ios-26", from: "MagentaA11y, segmented control",
      "{kind: segmented-control, label: Favorite apps, options: [Weather, Photos], value: Weather}",
      [
        "option.Weather": "Favorite apps, selected, Weather, button, 1 of 2",
        "option.Photos": "Photos, button, 2 of 2",
      ]),
    HeardShape(
      "pop-up button, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: dropdown, label: Sort by, options: [Newest, Oldest], value: Newest}",
      ["trigger": "Sort by, Newest, pop up button, double tap to activate the picker"]),
    HeardShape(
      "button with a menu, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: menu, label: Share, items: [Copy]}", ["trigger": "Share, button"]),
    HeardShape(
      "content of high importance, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: group, label: Info, content: [Short title, short text]}",
      ["group": "Info, Short title, short text"]),
    HeardShape(
      "cell with several texts, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: table-row, label: Oslo, content: Two hours ago}",
      ["table-row": "Oslo, Two hours ago, button"]),
    HeardShape(
      "dismiss region, iOS", "voiceover-ios-26",
      from: "MagentaA11y, sheet; recordings of native apps",
      "{kind: sheet, close: true, label: Seats, dismiss: true}",
      ["dismiss": "Double tap to dismiss pop-up window, button"]),
    HeardShape(
      "alert, iOS", "voiceover-ios-26", from: "recordings of native apps",
      "{kind: alert, label: Delete message?, body: This cannot be undone, buttons: [Delete]}",
      [
        "title": "Alert, Delete message?, This cannot be undone", "button.Delete": "Delete, button",
      ]),
    HeardShape(
      "switch, iOS", "voiceover-ios-26", from: "recordings of iOS 26 and 27",
      "{kind: switch, label: Weekly letter, checked: true}",
      ["switch": "Weekly letter, switch button, on, double tap to toggle setting"]),
  ]
}

@Suite struct `Shapes that were heard in apps` {
  @Test(arguments: HeardShape.android + HeardShape.iOS)
  func `come from a design of a few lines`(_ shape: HeardShape) throws {
    let screen = try WalkSupport.screen("screen: Test\ncomponents: [\(shape.design)]")
      .built(with: shape.toolkit.map { [$0] } ?? [])
    let profile = try #require(BuiltIn.profile(shape.profile))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    var said: [String: String] = [:]
    for entry in preview.entries(of: screen, states: .all) where said[entry.stop] == nil {
      let hint = entry.announcement.hint
      said[entry.stop] = entry.announcement.text + (hint.isEmpty ? "" : ", \(hint)")
    }
    for (stop, heard) in shape.heard { #expect(said[stop] == heard, "\(shape.source)") }
  }

  @Test func `that only the guidelines have are not stops on devices`() throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: alert, label: Delete?, body: For ever, buttons: [OK]}")
    let device = try WalkSupport.walk(screen, "voiceover-ios-26").reachableStops
    #expect(device.map(\.stop?.description) == ["title", "button.OK"])
    let documented = try WalkSupport.walk(screen, "voiceover-documented").reachableStops
    #expect(documented.map(\.stop?.description) == ["title", "body", "button.OK"])
  }
}

@Suite struct `Announcements during a walk through an app` {
  @Test func `the name of the app is said once, before the first element`() throws {
    let screen = try WalkSupport.screen(
      "screen: Test\napp: Weather\ncomponents: [{kind: heading, label: London}, {kind: text, label: Rain}]"
    )
    var walk = try WalkSupport.walk(screen, "voiceover-ios-27")
    #expect(walk.timeline.heard.first?.text == "Weather, London, heading")
    try walk.does("swipe-right")
    #expect(try walk.does("swipe-left").first == "London, heading")
    let profile = try #require(BuiltIn.profile("voiceover-ios-27"))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    #expect(
      preview.entries(of: screen, states: .current).map(\.announcement.text)
        == ["Weather, London, heading", "Rain"])
  }

  @Test(arguments: ["voiceover-ios-26", "voiceover-documented"])
  func `enters a group once, and again when it comes back`(_ id: String) throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: toolbar, components: [{kind: button, label: Next}, {kind: button, label: Done}]}
          - {kind: toolbar, label: Format, components: [{kind: button, label: Bold}]}
          - {kind: heading, label: End}
        """)
    var walk = try WalkSupport.walk(screen, id)
    try walk.does("touch: next")
    #expect(walk.timeline.heard.map(\.text).contains("Toolbar, Next, button"))
    #expect(try walk.does("swipe-right").first == "Done, button")
    #expect(try walk.does("swipe-right").first == "Format, Bold, button")
    #expect(try walk.does("swipe-right").first == "End, heading")
    #expect(try walk.does("swipe-left").first == "Format, Bold, button")
  }

  @Test func `a choice of a group that was entered only says its new state`() throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: segmented-control, label: Apps, options: [News, Maps], value: News}")
    var walk = try WalkSupport.walk(screen, "voiceover-ios-26")
    #expect(walk.timeline.heard.first?.text == "Apps, selected, News, button, 1 of 2")
    #expect(try walk.does("double-tap") == [])
    try walk.does("swipe-right")
    #expect(try walk.does("double-tap").first == "selected, Maps, 2 of 2")
  }

  @Test(arguments: [
    ("voiceover-ios-26", "touch: picker-wheel/wheel", "swipe-up", ["April"]),
    ("voiceover-documented", "touch: picker-wheel/wheel", "swipe-up", ["April"]),
    ("talkback-15.1", "touch: picker-wheel/wheel.next", "double-tap", ["April, Button"]),
    ("talkback-15.1", "touch: picker-wheel/wheel.current", "swipe-up", ["April"]),
    ("talkback-documented", "touch: picker-wheel/wheel.current", "swipe-up", ["April"]),
  ])
  func `a wheel turns as far as its values, and says the new one`(
    _ profile: String, _ touch: String, _ gesture: String, _ heard: [String]
  ) throws {
    let screen = try WalkSupport.screen(of: "  - {kind: picker-wheel, options: [March, April]}")
    var walk = try WalkSupport.walk(screen, profile)
    try walk.does(touch)
    #expect(try walk.does(gesture).prefix(1) == heard.prefix(1))
    #expect(try walk.does("swipe-up") == [])
    #expect(walk.focusedComponent?.traits.value == "April")
  }

  @Test func `enters a list once, and says each place in it`() throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: heading, label: Start}
          - {kind: text, label: Offers, position: 1 of 3}
          - {kind: text, label: News, position: 2 of 3}
          - {kind: text, label: Help, position: 3 of 3}
          - {kind: button, label: Done}
        """)
    var walk = try WalkSupport.walk(screen, "talkback-15.1")
    #expect(try walk.does("swipe-right").first == "Offers, 1 of 3, In list, 3 items")
    #expect(try walk.does("swipe-right").first == "News, 2 of 3")
    #expect(try walk.does("swipe-right").first == "Help, 3 of 3")
    #expect(try walk.does("swipe-right").first == "Done, Button, Out of list")
    #expect(try walk.does("swipe-left").first == "Help, 3 of 3, In list, 3 items")
  }

  @Test func `distinguish two consecutive lists`() throws {
    let screen = try WalkSupport.screen(
      of: """
          - {kind: text, label: One, position: 1 of 2}
          - {kind: text, label: Two, position: 2 of 2}
          - {kind: text, label: First, position: 1 of 2}
          - {kind: text, label: Second, position: 2 of 2}
        """)
    var walk = try WalkSupport.walk(screen, "talkback-15.1")
    #expect(try walk.does("swipe-right").first == "Two, 2 of 2")
    #expect(try walk.does("swipe-right").first == "First, 1 of 2, In list, 2 items")
  }

  @Test func `a stepper says its value when it changes, and keeps focus`() throws {
    let screen = try WalkSupport.screen(
      of: "  - {kind: stepper, label: Guests, value: 3 guests, increase: More guests}")
    for id in WalkSupport.all {
      var walk = try WalkSupport.walk(screen, id)
      try walk.does("touch: guests/increase")
      #expect(try walk.does("double-tap") == ["4 guests"])
      #expect(walk.focus?.stop?.description == "increase")
    }
  }

  @Test(arguments: [
    (
      "talkback-15.1", "{kind: radio-group, options: [News, recipes], value: News}",
      "option.recipes", "recipes, Selected"
    ),
    (
      "talkback-15.1", "{kind: tab-bar, options: [News, recipes], value: News}",
      "option.recipes", "recipes, selected"
    ),
    (
      "voiceover-ios-26",
      "{kind: segmented-control, options: [Today, This week, All], value: Today}",
      "option.This week", "selected, This week, 2 of 3"
    ),
  ])
  func `contain name and state of a selected choice, but not its role`(
    _ profile: String, _ design: String, _ stop: String, _ heard: String
  ) throws {
    let screen = try WalkSupport.screen("screen: Test\ncomponents: [\(design)]")
    var walk = try WalkSupport.walk(screen, profile)
    try walk.does("touch: \(screen.components[0].id)/\(stop)")
    #expect(try walk.does("double-tap").first == heard)
  }

  @Test func `a switch of Compose says its new state in its own words`() throws {
    let screen = try WalkSupport.screen(of: "  - {kind: switch, label: Wi-Fi}")
    var walk = try WalkSupport.walk(screen, "talkback-15.1")
    #expect(try walk.does("double-tap").first == "On")
  }
}

@Suite struct `The toolkit of an app` {
  private func said(_ design: String) throws -> String? {
    let profile = try #require(BuiltIn.profile("talkback-15.1"))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    return preview.entries(of: try WalkSupport.screen(design), states: .current).first?
      .announcement.text
  }

  @Test(arguments: [
    ("compose", "Selected, Red, Radio button"), ("[views, swiftui]", "selected, Red, Radio button"),
    ("react-native", "checked, Red, Radio button"), ("uikit", "Selected, Red, Radio button"),
  ])
  func `is a key of the screen`(_ toolkit: String, _ heard: String) throws {
    let radio = "{kind: radio-button, label: Red, selected: true}"
    #expect(try said("screen: Test\ntoolkit: \(toolkit)\ncomponents: [\(radio)]") == heard)
  }

  @Test func `must exist`() {
    #expect {
      try said("screen: Test\ntoolkit: composed\ncomponents: []")
    } throws: { error in
      (error as? DesignReader.Mistakes)?.errors.first?.message.contains("compose") == true
    }
  }

  @Test(arguments: Toolkit.allCases, ["talkback-documented", "voiceover-documented"])
  func `does not change the guidelines`(_ toolkit: Toolkit, _ id: String) throws {
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    for shape in HeardShape.android + HeardShape.iOS where !shape.design.contains("talkback:") {
      let screen = try WalkSupport.screen("screen: Test\ncomponents: [\(shape.design)]")
      let usual = preview.entries(of: screen, states: .all).map(\.announcement.text)
      let built = preview.entries(of: screen.built(with: [toolkit]), states: .all)
      #expect(built.map(\.announcement.text) == usual, "\(shape.design)")
    }
  }
}
