import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `One reading of dumps` {
  private func stops(
    _ text: String, _ profile: String, platform: Platform? = nil
  ) throws -> [String] {
    let reader = BuiltIn.reader(for: try #require(BuiltIn.profile(profile)), locale: "en")
    return CapturedStops(of: try capture(text, platform: platform), by: reader).stops
      .map { $0.wording.text.replacing(". ", with: ", ") }
  }

  /// Compose exposes a description before the texts and a role after them.
  @Test(arguments: [
    (
      """
      Printing with useUnmergedTree = 'true'
      Node #1 at (l=0.0, t=0.0, r=900.0, b=900.0)px
       |-Node #2 at (l=0.0, t=0.0, r=900.0, b=100.0)px
         Role = 'Button'
         Actions = [OnClick]
         MergeDescendants = 'true'
          |-Node #3 at (l=0.0, t=0.0, r=100.0, b=100.0)px
          | Text = '[2 nights]'
          |-Node #4 at (l=100.0, t=0.0, r=900.0, b=100.0)px
            ContentDescription = '[Basket]'
            Role = 'Image'
      """, "2 nights, Basket, Button, Double-tap to activate"
    ),
    (
      """
      Printing with useUnmergedTree = 'false'
      Node #1 at (l=0.0, t=0.0, r=900.0, b=900.0)px
       |-Node #2 at (l=0.0, t=0.0, r=900.0, b=100.0)px
         Role = 'Tab'
         Selected = 'false'
         ContentDescription = '[Basket]'
         Text = '[2 nights]'
         Actions = [OnClick]
         MergeDescendants = 'true'
      """, "Basket, 2 nights, Tab, Double-tap to activate"
    ),
  ])
  func `Compose separates a picture from the text next to it`(tree: String, heard: String) throws {
    #expect(try stops(tree, "talkback") == [heard])
  }

  /// Children of a scrollable view are list items, even if the view's class is not a list.
  @Test(arguments: [
    "android.view.View", "android.view.ViewGroup", "android.widget.LinearLayout",
    "android.widget.Gallery", "com.facebook.react.views.scroll.ReactScrollView",
    "android.widget.ScrollView",
  ])
  func `Scrollable content does not announce its headers`(container: String) throws {
    let dump = """
      <hierarchy rotation="0"><node class="\(container)" scrollable="true" focusable="true" enabled="true">
      <node class="android.widget.TextView" text="Today" enabled="true"/>
      <node class="android.widget.LinearLayout" clickable="true" enabled="true">
      <node class="android.widget.TextView" text="Rome" enabled="true"/></node>
      <node class="android.widget.TextView" text="Later" enabled="true"/></node></hierarchy>
      """
    #expect(try stops(dump, "talkback") == ["Today", "Rome, Double-tap to activate", "Later"])
  }

  @Test func `Spans of a text are not stops in React Native`() throws {
    let printed = """
      <View>
        <Text>
          Book by
          <Text
            accessibilityRole="link"
          >
            phone
          </Text>
          .
        </Text>
      </View>
      """
    let json = """
      {"type": "View", "props": {}, "children": [{"type": "Text", "props": {}, "children": ["Book by ",
      {"type": "Text", "props": {"accessibilityRole": "link"}, "children": ["phone"]}, "."]}]}
      """
    for tree in [printed, json] {
      let heard = try stops(tree, "talkback", platform: .talkBack)
      #expect(heard.count == 1 && heard[0].hasPrefix("Book by phone., "), "\(heard)")
      #expect(try stops(tree, "voiceover-ios-27", platform: .voiceOver) == ["Book by phone."])
    }
  }

  @Test func `Compose merges the children of a merging node, but not of a clearing one`()
    throws
  {
    let tree = """
      Printing with useUnmergedTree = 'true'
      Node #1 at (l=0.0, t=0.0, r=1080.0, b=900.0)px
       |-Node #2 at (l=0.0, t=100.0, r=900.0, b=200.0)px
       | Role = 'Button'
       | Actions = [OnClick]
       | MergeDescendants = 'true'
       |  |-Node #3 at (l=0.0, t=100.0, r=300.0, b=200.0)px
       |  | Text = '[Trips]'
       |  |-Node #4 at (l=300.0, t=100.0, r=600.0, b=200.0)px
       |  | Text = '[3 booked]'
       |  |-Node #5 at (l=600.0, t=100.0, r=900.0, b=200.0)px
       |    ContentDescription = '[Share]'
       |    Role = 'Button'
       |    Actions = [OnClick]
       |    MergeDescendants = 'true'
       |-Node #6 at (l=0.0, t=300.0, r=900.0, b=400.0)px
         ContentDescription = '[Rating]'
         ClearAndSetSemantics = 'true'
          |-Node #7 at (l=0.0, t=300.0, r=300.0, b=400.0)px
            Text = '[4 stars]'
      """
    #expect(
      try stops(tree, "talkback") == [
        "Trips, 3 booked, Button, Double-tap to activate",
        "Share, Button, Double-tap to activate", "Rating",
      ])
    #expect(
      try capture(tree).notes.map(\.message) == [
        "the file contains the unmerged tree, which Earshot merged with the rules of Compose"
      ])
    let merged = tree.replacing("useUnmergedTree = 'true'", with: "useUnmergedTree = 'false'")
    #expect(try capture(merged).notes.isEmpty && stops(merged, "talkback").contains("4 stars"))
  }

  @Test(arguments: [
    "android.view.ViewGroup", "com.example.Pages", "android.widget.ScrollView",
    "android.widget.HorizontalScrollView", "androidx.recyclerview.widget.RecyclerView",
    "android.widget.ListView", "androidx.viewpager.widget.ViewPager",
  ])
  func `A scrollable container does not merge its children`(className: String) throws {
    let dump = """
      <hierarchy rotation="0"><node class="\(className)" focusable="true" scrollable="true" enabled="true">
      <node class="android.widget.LinearLayout" a11y-important="true" enabled="true">
      <node class="android.widget.TextView" text="Spring fares" enabled="true"/>
      <node class="android.widget.TextView" text="From 19" enabled="true"/></node></node>
      <node class="android.widget.Button" text="Next" clickable="true" focusable="true" enabled="true"/>
      </hierarchy>
      """
    let page = className.hasSuffix("ViewPager") ? "Page, " : ""
    let stops = try stops(dump, "talkback").map { $0.replacing("In list, ", with: "") }
    #expect(
      stops == [
        "\(page)Spring fares, From 19", "Next, Button, Double-tap to activate",
      ])
  }

  @Test func `A scrollable container in a web page is not a group`() throws {
    let dump = """
      <hierarchy rotation="0"><node class="android.webkit.WebView" focusable="true" scrollable="true" enabled="true">
      <node class="android.view.View" enabled="true">
      <node class="android.widget.TextView" text="Help" enabled="true"/>
      <node class="android.widget.Button" text="Call" clickable="true" focusable="true" enabled="true"/></node></node>
      </hierarchy>
      """
    #expect(try stops(dump, "talkback").last == "Call, Button, Double-tap to activate")
  }

  @Test(arguments: ["ScrollView", "androidx.core.widget.NestedScrollView", "HorizontalScrollView"])
  func `The layout in a view that scrolls is not read as a whole`(_ scrolling: String) throws {
    let name = scrolling.contains(".") ? scrolling : "android.widget.\(scrolling)"
    func dump(_ layout: String) -> String {
      """
      <hierarchy rotation="0"><node class="\(name)" scrollable="true" focusable="true" enabled="true">
      <node class="android.widget.LinearLayout" enabled="true" \(layout)>
      <node class="android.widget.LinearLayout" enabled="true">
      <node class="android.widget.TextView" text="Chapter one" enabled="true"/></node>
      <node class="android.widget.TextView" text="It was dark." enabled="true"/></node></node></hierarchy>
      """
    }
    #expect(try stops(dump(""), "talkback") == ["Chapter one", "It was dark."])
    for layout in ["focusable=\"true\"", "a11y-important=\"true\""] {
      #expect(try stops(dump(layout), "talkback").count == 1, "\(layout)")
    }
  }

  private static let flutter = """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 390.0, 844.0)
     └─SemanticsNode#1
       │ merge boundary ⛔️
       │ Rect.fromLTRB(0.0, 56.0, 390.0, 112.0)
       │ label: "Reminders"
       ├─SemanticsNode#2
       │   merged up ⬆️
       │   label: "By mail"
       ├─SemanticsNode#3
       │   merged up ⬆️
       │   invisible
       │   label: "Never seen"
       └─SemanticsNode#4
           merged up ⬆️
           actions: tap
           flags: hasEnabledState, isEnabled, isFocusable, hasToggledState, isToggled
    """

  @Test(arguments: [
    (
      "talkback", Platform.talkBack, "checked, on, Reminders\nBy mail, Switch, Double-tap to toggle"
    ),
    (
      "voiceover-ios", .voiceOver,
      "Reminders\nBy mail, switch button, on, double tap to toggle setting"
    ),
  ])
  func `Flutter merges the children at a merge boundary`(
    profile: String, platform: Platform, announcement: String
  ) throws {
    #expect(try stops(Self.flutter, profile, platform: platform) == [announcement])
  }

  @Test func `A query of XCUITest ends its elements with a brace, and its last step counts`() throws
  {
    let query = """
      Find: Target Application 'com.example.trips'
        Output: {
          Button, 0x600001, {{16.0, 60.0}, {40.0, 40.0}}, label: 'Back'
        }
        ↪︎Find: Descendants matching type Button
          Output: {
            Button, 0x600002, {{16.0, 240.0}, {358.0, 50.0}}, identifier: 'book', label: 'Book'
            Button, 0x600003, {{16.0, 300.0}, {358.0, 50.0}}, label: 'Share
      {now}'
          }
      """
    #expect(try stops(query, "voiceover-ios") == ["Book, button", "Share\n{now}, button"])
  }

  private static func source(_ elements: String) -> String {
    """
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" label="A" visible="true" \
    accessible="false" x="0" y="0" width="390" height="844">\(elements)</XCUIElementTypeApplication>
    """
  }

  private static func element(
    _ type: String, _ attributes: String, y: Int = 0, _ inside: String = ""
  ) -> String {
    "<XCUIElementType\(type) accessible=\"true\" visible=\"true\" x=\"0\" y=\"\(y)\" width=\"390\" "
      + "height=\"40\" \(attributes)>\(inside)</XCUIElementType\(type)>"
  }

  @Test(arguments: [
    (
      element(
        "Cell", "", element("StaticText", "label='Trips'") + element("StaticText", "label='3'")),
      ["Trips, 3"]
    ),
    (
      element("Link", "label='Log out'").replacing(
        "accessible=\"true\"", with: "accessible=\"false\""
      )
      .replacing("></", with: ">\(element("StaticText", "label='Log out' value='Log out'"))</"),
      ["Log out, link"]
    ),
    (element("StaticText", "label='Powered by' value='Powered by '"), ["Powered by"]),
    (
      element(
        "WebView", "",
        element("Other", "label='Vertical scroll bar, 2 pages' value='0%'")
          .replacing("width=\"390\"", with: "width=\"30\"")
          + element("StaticText", "label='Terms'")
      ).replacing("WebView accessible=\"true\"", with: "WebView accessible=\"false\""), ["Terms"]
    ),
    (
      element("Slider", "label='Price' value='40%'"),
      ["Price, 40%, adjustable, swipe up or down with one finger to adjust the value"]
    ),
    (
      element("Button", "label='Behind'").replacing("visible=\"true\"", with: "visible=\"false\"")
        + element("Button", "label='On the sheet'", y: 400), ["On the sheet, button"]
    ),
  ])
  func `A page source of iOS is read in VoiceOver's order`(
    elements: String, announcements: [String]
  ) throws {
    #expect(try stops(Self.source(elements), "voiceover-ios") == announcements)
  }

  @Test(arguments: [
    (["0 0 390 100 Storage 50%", "0 100 390 40 Details"], ["Storage, 50%", "Details"]),
    (["16 20 358 4 Storage 50%", "16 40 358 20 Details"], ["Storage, 50%", "Details"]),
    (["0 0 390 40 Storage 50%"], ["Storage, 50%"]),
    (
      ["16 20 358 4 Storage 50%", "0 40 390 40 Details", "357 0 30 700 Bar 0%"],
      ["Storage, 50%", "Details"]
    ),
    (["0 0 390 40 Details", "357 0 30 700 Bar 0%", "0 667 390 30 Bar"], ["Details"]),
    (["0 0 390 40 Details", "357 0 30 700 Bar 0%", "0 667 390 30 Bar 0%"], ["Details"]),
  ])
  func `Only thin elements at the edges of a scroll view are scroll bars`(
    elements: [String], announcements: [String]
  ) throws {
    let inside = elements.map { text in
      let words = text.split(separator: " ")
      let value = words.count > 5 ? "value='\(words[5])' " : ""
      return "<XCUIElementTypeOther accessible='true' visible='true' label='\(words[4])' \(value)"
        + "x='\(words[0])' y='\(words[1])' width='\(words[2])' height='\(words[3])'/>"
    }
    let view = """
      <XCUIElementTypeScrollView accessible='false' visible='true' x='0' y='0' width='390' \
      height='700'>\(inside.joined())</XCUIElementTypeScrollView>
      """
    #expect(try stops(Self.source(view), "voiceover-ios") == announcements)
  }

  @Test
  func
    `Stops of iOS are in the order of their frames, and it is said where that is not the file's`()
    throws
  {
    let text = Self.source(
      Self.element("StaticText", "label='Second'", y: 300)
        + Self.element("StaticText", "label='First'", y: 100))
    #expect(try stops(text, "voiceover-ios") == ["First", "Second"])
    let notes = try capture(text).notes
    #expect(notes.map(\.message).first?.hasPrefix("the file has no focus order") == true)
    let sorted = Self.source(
      Self.element("StaticText", "label='First'", y: 100)
        + Self.element("StaticText", "label='Second'", y: 300))
    #expect(try capture(sorted).notes.isEmpty)
  }

  @Test func `Scrollable content is read together, and bars keep the order of the file`() throws {
    let bar = Self.element(
      "NavigationBar", "",
      Self.element("Button", "label='Back'", y: 20)
        + Self.element("StaticText", "label='Trips'", y: 32)
        + Self.element("Button", "label='Share'", y: 20))
    let list = Self.element(
      "Table", "",
      (0..<3).map { Self.element("Cell", "label='Row \($0)'", y: 700 + $0 * 100) }.joined())
    let tabs = Self.element("TabBar", "", Self.element("Button", "label='Home'", y: 800))
    let text = Self.source(bar + list + tabs)
      .replacing(
        "<XCUIElementTypeNavigationBar accessible=\"true\"",
        with: "<XCUIElementTypeNavigationBar accessible=\"false\""
      )
      .replacing(
        "<XCUIElementTypeTable accessible=\"true\"",
        with: "<XCUIElementTypeTable accessible=\"false\""
      )
      .replacing(
        "<XCUIElementTypeTabBar accessible=\"true\"",
        with: "<XCUIElementTypeTabBar accessible=\"false\"")
    #expect(
      try capture(text).elements.map(\.label) == [
        "Back", "Trips", "Share", "Row 0", "Row 1", "Row 2", "Home",
      ])
    #expect(try capture(text).notes.isEmpty)
  }

  @Test func `Maestro lists a switch of iOS with its parts, and a picture inside its control`()
    throws
  {
    let dump = """
      {"attributes": {"bounds": "[0,0][390,844]"}, "children": [
        {"attributes": {"accessibilityText": "Reminders", "value": "0", "text": "0", "checked": "false",
          "bounds": "[16,120][374,164]"}, "children": [
          {"attributes": {"accessibilityText": "Reminders", "bounds": "[16,130][200,150]"}, "children": []},
          {"attributes": {"accessibilityText": "", "value": "0", "bounds": "[310,126][374,158]"},
           "children": []}]},
        {"attributes": {"accessibilityText": "Close", "bounds": "[330,60][374,104]"}, "children": [
          {"attributes": {"accessibilityText": "xmark", "bounds": "[340,70][364,94]"}, "children": []}]},
        {"attributes": {"accessibilityText": "Tabs", "bounds": "[0,795][390,844]"}, "children": [
          {"attributes": {"accessibilityText": "Home", "bounds": "[0,795][195,844]"}, "children": []},
          {"attributes": {"accessibilityText": "More", "bounds": "[195,795][390,844]"}, "children": []}]}]}
      """
    #expect(
      try stops(dump, "voiceover-ios") == [
        "Close", "Reminders, switch button, off, double tap to toggle setting", "Home", "More",
      ])
  }

  @Test func `Detox on Android reads a view's texts once`() throws {
    let dump = """
      <ViewHierarchy><ReactRootView class="com.facebook.react.ReactRootView" label="Trips Book Share" id="r">
        <ReactTextView class="com.facebook.react.views.text.ReactTextView" label="Trips" text="Trips" id="t"/>
        <ReactViewGroup class="com.facebook.react.views.view.ReactViewGroup" label="Book" id="b">
          <ReactTextView class="com.facebook.react.views.text.ReactTextView" label="Book" text="Book"/>
        </ReactViewGroup>
        <ReactViewGroup class="com.facebook.react.views.view.ReactViewGroup" label="Share the trip" id="s">
          <ReactTextView class="com.facebook.react.views.text.ReactTextView" label="Share" text="Share"/>
        </ReactViewGroup></ReactRootView></ViewHierarchy>
      """
    #expect(
      try capture(dump).nodes.compactMap(\.contentDescription) == [
        "Trips", "Book", "Share the trip", "Share",
      ])
  }

  @Test func `Detox on Android reads the state of a switch without a name`() throws {
    let dump = """
      <ViewHierarchy><LinearLayout class="android.widget.LinearLayout" id="r">
        <SwitchCompat class="androidx.appcompat.widget.SwitchCompat" value="true"/>
        <SwitchCompat class="androidx.appcompat.widget.SwitchCompat" value="false" label="Wi-Fi"/>
      </LinearLayout></ViewHierarchy>
      """
    #expect(
      try stops(dump, "talkback") == [
        "checked, on, Switch, Double-tap to toggle", "off, Wi-Fi, Switch, Double-tap to toggle",
      ])
  }

  @Test(arguments: [
    (
      """
      {"attributes": {"class": "android.widget.TextView", "text": "Trips"}, "children": []}
      """, true
    ),
    (
      """
      {"attributes": {"class": "android.view.View", "text": "Trips", "clickable": "false"},
      "children": []}
      """, false
    ),
    ("<hierarchy><node class=\"android.view.View\" text=\"Trips\"/></hierarchy>", false),
    ("@e1 View text=\"Trips\" id=\"a:id/b\" at=0,0 size=9x9", true),
  ])
  func `A file without click information has a note`(_ dump: String, _ isLimit: Bool) throws {
    #expect(try capture(dump, platform: .talkBack).limits.contains(.taps) == isLimit)
  }

  @Test(arguments: [
    ("Reminders", "true", "checked, on, Reminders, Switch, Double-tap to toggle"),
    ("Reminders", "false", "off, Reminders, Switch, Double-tap to toggle"),
    ("Reminders ON", "true", "checked, on, Reminders, Switch, Double-tap to toggle"),
    ("ON", "true", "checked, ON, Switch, Double-tap to toggle"),
  ])
  func `A switch of Android has a name and a state in every form`(
    text: String, isOn: String, announcement: String
  ) throws {
    let isChecked = isOn == "true" ? " [checked]" : ""
    let dumps = [
      """
      <hierarchy><node class="android.widget.Switch" text="\(text)" checkable="true" checked="\(isOn)" \
      clickable="true" focusable="true" enabled="true" bounds="[0,0][9,9]"/></hierarchy>
      """,
      "+>Switch{id=1, is-clickable=true, is-focusable=true, text=\(text), is-checked=\(isOn)}",
      "@e1 Switch text=\"\(text)\" id=\"a:id/b\" at=0,0 size=9x9\(isChecked)",
      """
      {"attributes": {"class": "android.widget.Switch", "text": "\(text)", "checked": "\(isOn)", \
      "clickable": "true"}, "children": []}
      """,
    ]
    for dump in dumps { #expect(try stops(dump, "talkback") == [announcement], "\(dump)") }
  }

  @Test(arguments: [
    "<hierarchy><node class='android.widget.TextView' text='\u{F0C9}'/></hierarchy>",
    "@e1 [button] \"\u{E001}\"", "+>TextView{id=1, text=\u{F0C9}}",
    "Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px\nText = '[\u{F0C9}]'",
    "SemanticsNode#0\n  label: \"\u{F0C9}\"",
    "<View>\n  <Text>\n    \u{100001}\n  </Text>\n</View>",
    "[{\"AXLabel\": \"\u{F0C9}\", \"role\": \"AXButton\"}]",
  ])
  func `Glyphs of icon fonts are reported in every format`(dump: String) throws {
    for platform in Platform.allCases {
      let notes = try capture(dump, platform: platform).notes.map(\.message)
      #expect(notes == ["a text contains glyphs of an icon font, which readers cannot pronounce"])
    }
  }

  @Test func `Other characters are not glyphs`() throws {
    #expect(try capture("@e1 [button] \"日本語 🎉 ﬁ\"").notes.isEmpty)
  }
}
