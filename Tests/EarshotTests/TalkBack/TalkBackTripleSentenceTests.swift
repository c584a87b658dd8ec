import Earshot
import Testing

@Suite struct TalkBackTripleSentenceTests {
  private static let edits: [TalkBackSentence] = [
    .init(
      "an edit box with a role description says that",
      node("EditText", text: "Ada") {
        $0.editable = true
        $0.roleDescription = "search field"
      }, "Ada, search field"),
    .init(
      "editing follows the state description",
      node("EditText", text: "Ada") {
        ($0.editable, $0.focused) = (true, true)
        $0.stateDescription = "locked"
      }, "locked, Editing, Ada, Edit box", settings: ["keyboardActive": "on"]),
    .init(
      "with the state last, editing is the last word",
      node("EditText", text: "Ada") {
        ($0.editable, $0.focused) = (true, true)
        $0.stateDescription = "locked"
      }, "Ada, Edit box, locked, Editing",
      settings: ["keyboardActive": "on", "descriptionOrder": "name-role-state"]),
    .init(
      "an edit box without input focus is not being edited",
      node("EditText", text: "Ada") { $0.editable = true }, "Ada, Edit box",
      settings: ["keyboardActive": "on"]),
    .init(
      "only an edit box is edited",
      node("Button", text: "Go") { $0.focused = true }, "Go, Button",
      settings: ["keyboardActive": "on"]),
    .init(
      "the description of a password replaces the word, and the length follows",
      node("EditText", text: "abcd", description: "PIN") {
        ($0.editable, $0.password) = (true, true)
        $0.actions = [.init(.setSelection)]
      }, "PIN, 4 characters, Edit box"),
    .init(
      "a password whose selection cannot be set is announced as shown",
      node("EditText", text: "***", description: "PIN") {
        ($0.editable, $0.password) = (true, true)
      }, "PIN, ***, Edit box"),
    .init(
      "one lone symbol in a password is not named",
      node("EditText", text: "#") { ($0.editable, $0.password) = (true, true) },
      "password, #, Edit box"),
  ]

  private static let images: [TalkBackSentence] = [
    .init(
      "an image with a text is not unlabelled", node("ImageView", text: "Map"), "Map, Image"),
    .init(
      "a state description replaces unlabelled",
      node("ImageButton") {
        $0.clickable = true
        $0.stateDescription = "Playing"
      }, "Playing, Button"),
    .init(
      "unlabelled comes last if the state does",
      node("ImageView"), "Image, Unlabelled", settings: ["descriptionOrder": "name-role-state"]),
    .init(
      "an id is a name, so that the image is not unlabelled",
      node("ImageView") { $0.viewIdResourceName = "com.example:id/cart" }, "cart, Image",
      settings: ["speakElementIds": "on"]),
    .init(
      "an image with SELECT says its role description when it is merged",
      node(
        children: [
          node("ImageView", description: "Cover") {
            $0.roleDescription = "album"
            $0.actions = [.init(.select)]
          }
        ]), "Cover, album"),
    .init(
      "an image that is merged without a name is unlabelled",
      node(children: [node("ImageView") { $0.actions = [.init(.select)] }, node(text: "Row")]),
      "Unlabelled, Row"),
  ]

  private static let bars: [TalkBackSentence] = [
    .init(
      "a bar that is merged still says its error, its hint text and its tooltip",
      node(
        text: "File",
        children: [
          node("ProgressBar", description: "Loading") {
            $0.stateDescription = "87%"
            ($0.error, $0.tooltipText) = ("Stalled", "Tip")
          }
        ]), "File, Error: Stalled, Tip"),
    .init(
      "nodes merged into a merged bar are said",
      node(text: "File", children: [node("ProgressBar", children: [node(text: "inner")])]),
      "File, inner"),
    .init(
      "a bar that has no range has no value", node("SeekBar", description: "Volume"),
      "Volume, Slider"),
    .init(
      "a percentage is not rounded",
      node("SeekBar", description: "Volume") {
        $0.rangeInfo = .init(.percent, min: 0, max: 100, current: 33.3)
      }, "33.3 percent, Volume, Slider"),
    .init(
      "a whole number loses its fraction",
      node("SeekBar", description: "Volume") {
        $0.rangeInfo = .init(.int, min: -5, max: 5, current: -2.9)
      }, "-2, Volume, Slider"),
    .init(
      "a number is written as Android's 32 bits hold it",
      node("SeekBar", description: "Volume") {
        $0.rangeInfo = .init(.float, min: 0, max: 1, current: 1.0 / 3)
      }, "0.33333334, Volume, Slider"),
    .init(
      "a large number is written as Java writes it",
      node("SeekBar", description: "Volume") {
        $0.rangeInfo = .init(.percent, min: 0, max: 1e9, current: 12_500_000)
      }, "1.25E7 percent, Volume, Slider"),
    .init(
      "a small number is written as Java writes it",
      node("SeekBar", description: "Volume") {
        $0.rangeInfo = .init(.float, min: 0, max: 1, current: 0.0005)
      }, "5.0E-4, Volume, Slider"),
  ]

  private static let switches: [TalkBackSentence] = [
    .init(
      "a text replaces on if there is a description",
      node("Switch", text: "Fast", description: "Speed") { $0.checked = true },
      "Fast, Speed, Switch"),
    .init(
      "the text is not said if there are a state and a description",
      node("Switch", text: "Fast", description: "Speed") { $0.stateDescription = "ON" },
      "ON, Speed, Switch"),
    .init(
      "a switch without any text has only its state and role", node("Switch"), "off, Switch"),
    .init(
      "a role description leaves on and off",
      node("Switch", description: "Wi-Fi") { $0.roleDescription = "lever" }, "off, Wi-Fi, lever"),
  ]

  private static let pages: [TalkBackSentence] = [
    .init(
      "a page with a role description says that",
      node("androidx.viewpager.widget.ViewPager", description: "Tour") {
        $0.roleDescription = "carousel"
      }, "Tour, carousel"),
    .init(
      "a page says its state description",
      node("androidx.viewpager.widget.ViewPager", description: "Tour") {
        $0.stateDescription = "2 of 5"
      }, "2 of 5, Tour, Page"),
    .init(
      "the only visible page is a page, merged or not",
      node(
        "androidx.viewpager.widget.ViewPager",
        children: [node(text: "Welcome"), node(text: "Next") { $0.visible = false }]),
      "Page, Welcome, Page"),
    .init(
      "with two visible pages neither is a page",
      node(
        "androidx.viewpager.widget.ViewPager", children: [node(text: "A b"), node(text: "C d")]),
      "Page, A b, C d"),
  ]

  private static let repetitions: [TalkBackSentence] = [
    .init(
      "a name that is the role is said once", node("Button", text: "button"), "button"),
    .init(
      "the first of two equal parts is kept with its letter case",
      node("Button", text: "BUTTON"), "Button", settings: ["descriptionOrder": "role-name-state"]),
    .init(
      "a part that only contains another is said",
      node("Button", text: "Save button") { $0.stateDescription = "Save" },
      "Save, Save button, Button"),
    .init(
      "name, role and state that are all the same are said once",
      node("Button", text: "Button") { $0.stateDescription = "BUTTON" }, "BUTTON"),
    .init(
      "the role of a disabled, selected button is compared, the two words are not",
      node("Button", text: "disabled") { ($0.enabled, $0.selected) = (false, true) },
      "selected, disabled, Button, disabled"),
    .init(
      "an error that repeats the name is said",
      node(text: "Hint") { $0.hintText = "Hint" }, "Hint, Hint"),
    .init(
      "a state in two pieces is compared as a whole",
      node("EditText", text: "Editing") {
        ($0.editable, $0.focused) = (true, true)
        $0.stateDescription = "locked"
      }, "locked, Editing, Editing, Edit box", settings: ["keyboardActive": "on"]),
    .init(
      "the merged text that repeats a role description is said",
      node("Button", children: [node(text: "link")]) { $0.roleDescription = "link" },
      "link, link"),
  ]

  private static let silentRoles: [TalkBackSentence] = [
    .init(
      "without element types a name that is the role is said",
      node("Button", text: "button"), "button", settings: ["speakRoles": "off"]),
    .init(
      "without element types an image is still unlabelled",
      node("ImageView"), "Unlabelled", settings: ["speakRoles": "off"]),
    .init(
      "without element types a page is not announced as one",
      node("androidx.viewpager.widget.ViewPager", children: [node(text: "Welcome")]), "Welcome",
      settings: ["speakRoles": "off"]),
    .init(
      "without element types a status stays",
      node("CheckBox", text: "Mail") {
        $0.checkable = true
        $0.actions = [.init(.expand)]
      }, "collapsed, not checked, Mail", settings: ["speakRoles": "off"]),
    .init(
      "without element types a heading's role description is silent in both places",
      node(text: "Offers") {
        $0.heading = true
        $0.roleDescription = "banner"
      }, "Offers", settings: ["speakRoles": "off"]),
  ]

  @Test(arguments: edits + images + bars + switches + pages + repetitions + silentRoles)
  func `each kind has its name, its role and its state`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }

  @Test func `an image with SELECT in a live region does not say its role`() throws {
    let picture = node("ImageView", description: "Cover") {
      $0.actions = [.init(.select)]
      $0.liveRegion = .polite
    }
    let change = TalkBackEvent.contentChanged(.init([.contentDescription]))
    #expect(try TalkBackListener().heard(change, picture) == "Cover")
    #expect(try TalkBackListener().heard(picture) == "Cover, Image")
  }

  @Test(arguments: descriptionOrders)
  func `an edit box, a switch and a bar follow the order`(order: String) throws {
    let listener = try TalkBackListener(["descriptionOrder": order, "hints": "off"])
    let views = [
      ("on", "Wi-Fi", "Switch", node("Switch", description: "Wi-Fi") { $0.checked = true }),
      (
        "locked", "Ada", "Edit box",
        node("EditText", text: "Ada") {
          $0.editable = true
          $0.stateDescription = "locked"
        }
      ),
      (
        "13", "Volume", "Slider",
        node("SeekBar", description: "Volume") {
          $0.rangeInfo = .init(.int, min: 0, max: 20, current: 13)
        }
      ),
    ]
    for (state, name, role, view) in views {
      let words = ["state": state, "name": name, "role": role]
      let parts = order.split(separator: "-").compactMap { words[String($0)] }
      #expect(listener.heard(view) == parts.joined(separator: ", "))
    }
  }
}

extension TalkBackTripleSentenceTests {
  @Test(arguments: [
    (0, "0.0"), (-0.5, "-0.5"), (0.001, "0.001"), (0.0009, "9.0E-4"), (0.00001234, "1.234E-5"),
    (9_999_999, "9999999.0"), (10_000_000, "1.0E7"), (-16_777_216, "-1.6777216E7"),
    (123_456_789_012, "1.2345679E11"), (1e30, "1.0E30"), (1e300, "Infinity"),
  ])
  func `a number is written with an exponent where Java does so`(
    current: Double, heard: String
  ) throws {
    let bar = node("SeekBar", description: "Volume") {
      $0.rangeInfo = .init(.float, min: -1e301, max: 1e301, current: current)
    }
    #expect(try TalkBackListener().heard(bar) == "\(heard), Volume, Slider")
  }
}
