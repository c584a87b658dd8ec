import Earshot
import EarshotProfiles
import Testing

@Suite struct `The settings of TalkBack` {
  static let settings: [(key: String, title: String, standard: String, high: String, low: String)] =
    [
      ("hints", "Speak usage hints", "on", "on", "off"),
      ("speakContainerInfo", "Speak container info", "on", "on", "off"),
      ("alwaysSpeakNumberOfListItems", "Always speak number of list items", "off", "on", "off"),
      ("speakRoles", "Speak element type", "on", "on", "off"),
      ("speakWindowNames", "Speak window names", "on", "on", "off"),
      (
        "speakNotificationsWhenScreenIsOff", "Speak notifications when screen is off", "off", "on",
        "off"
      ),
      ("usePitchChanges", "Use pitch changes", "on", "on", "off"),
      ("speakLettersWithExamples", "Speak letters with examples", "on", "on", "off"),
      (
        "keyboardEchoOnScreen", "Keyboard echo: on-screen", "characters-and-words",
        "characters-and-words", "none"
      ),
      (
        "keyboardEchoPhysical", "Keyboard echo: physical", "characters-and-words",
        "characters-and-words", "none"
      ),
      ("sayCapital", "Capital letters", "on", "on", "off"),
      (
        "descriptionOrder", "Element description order", "state-name-role", "state-name-role",
        "state-name-role"
      ),
      ("speakAllProgressUpdates", "Speak all progress updates", "on", "on", "on"),
      ("speakElementIds", "Speak element IDs", "off", "off", "off"),
      ("speakPunctuation", "Speak punctuation and symbols", "some", "some", "some"),
      ("singleTapActivation", "Single-tap to activate", "off", "off", "off"),
      ("speakPasswords", "Speak passwords", "on", "on", "on"),
    ]

  @Test(arguments: settings.indices)
  func `have TalkBack's titles, first values and presets`(index: Int) throws {
    let row = Self.settings[index]
    let profile = try #require(BuiltIn.profile("talkback-15.1"))
    let setting = try #require(profile.settings.all.first { $0.name == row.key })
    #expect(setting.title.hasPrefix(row.title))
    #expect(setting.value == row.standard)
    for (preset, wanted) in [("high", row.high), ("low", row.low), ("custom", row.standard)] {
      var settings = profile.settings
      try settings.set("verbosityPreset", to: preset)
      #expect(settings[row.key] == wanted, "\(preset)")
    }
  }

  @Test func `are the settings of TalkBack's screens and of its input modes`() throws {
    let profile = try #require(BuiltIn.profile("talkback-15.1"))
    #expect(
      Set(profile.settings.all.map(\.name)).subtracting(Self.settings.map(\.key)) == [
        "verbosityPreset", "keyboardActive", "selectionModeActive", "inputMode", "readingControl",
        "liftToType", "adjustGestures", "actionsGesture", "separator",
      ])
    #expect(profile.settings["verbosityPreset"] == "custom")
  }

  @Test func `of the preset custom differ from high in only two values`() throws {
    let custom = try #require(BuiltIn.profile("talkback-15.1")).settings
    var high = custom
    try high.set("verbosityPreset", to: "high")
    let different = zip(custom.all, high.all).filter { $0.value != $1.value }.map(\.0.name)
    #expect(
      different == [
        "verbosityPreset", "alwaysSpeakNumberOfListItems", "speakNotificationsWhenScreenIsOff",
      ])
  }

  @Test func `win over a preset if they are changed after it`() throws {
    var settings = try #require(BuiltIn.profile("talkback-15.1")).settings
    try settings.set("verbosityPreset", to: "low")
    try settings.set("hints", to: "on")
    #expect(settings["hints"] == "on" && settings["speakRoles"] == "off")
  }

  private static let screen = node(children: [
    node(
      "ListView",
      children: [
        node("Button", text: "A") {
          ($0.id, $0.clickable, $0.heading) = ("item", true, true)
          $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
        }, node("ImageView") { ($0.id, $0.viewIdResourceName) = ("image", "app:id/big_photo") },
      ]
    ) { $0.collectionInfo = .init(rowCount: 2, columnCount: 1) },
    node(text: "Shade") {
      $0.id = "shade"
      $0.window = .init(id: 2, title: "Notifications", type: "SYSTEM")
    },
  ])

  @Test(
    arguments: [
      ([:], "capital A, Button, Heading, 1 of 2, In list, 2 items | Double-tap to activate"),
      (["hints": "off"], "capital A, Button, Heading, 1 of 2, In list, 2 items"),
      (
        ["speakRoles": "off", "speakContainerInfo": "on"],
        "capital A, Heading, 1 of 2, In list, 2 items | Double-tap to activate"
      ),
      (["speakContainerInfo": "off"], "capital A, Button, Heading | Double-tap to activate"),
      (["speakContainerInfo": "off", "speakRoles": "off"], "capital A | Double-tap to activate"),
      (
        ["sayCapital": "off"],
        "A, Button, Heading, 1 of 2, In list, 2 items | Double-tap to activate"
      ),
      (
        ["singleTapActivation": "on"],
        "capital A, Button, Heading, 1 of 2, In list, 2 items | Tap to activate"
      ),
      (
        ["descriptionOrder": "role-name-state"],
        "Button, capital A, Heading, 1 of 2, In list, 2 items | Double-tap to activate"
      ),
      (["verbosityPreset": "low", "singleTapActivation": "on"], "A"),
      (
        ["verbosityPreset": "high", "speakElementIds": "on"],
        "capital A, Button, Heading, 1 of 2, In list, 2 items | Double-tap to activate"
      ),
    ] as [([String: String], String)])
  func `change announcements, separately and together`(
    settings: [String: String], heard: String
  ) throws {
    #expect(try TalkBackListener(settings).walk(Self.screen, "item") == [heard])
  }

  @Test(
    arguments: [
      (
        ["speakElementIds": "on"], "big photo, Image, In list, 2 items",
        "Shade, Out of list, Window Notifications"
      ),
      ([:], "Unlabelled, Image, In list, 2 items", "Shade, Out of list, Window Notifications"),
      (["speakWindowNames": "off"], "Unlabelled, Image, In list, 2 items", "Shade, Out of list"),
      (["verbosityPreset": "low"], "Unlabelled", "Shade"),
      (
        ["verbosityPreset": "high"], "Unlabelled, Image, In list, 2 items",
        "Shade, Out of list, Window Notifications"
      ),
    ] as [([String: String], String, String)])
  func `for ids and window names have an effect`(
    settings: [String: String], image: String, shade: String
  ) throws {
    #expect(try TalkBackListener(settings).walk(Self.screen, "image", "shade") == [image, shade])
  }
}
