import Earshot
import Testing

@Suite struct TalkBackKindTests {
  @Test func `an image without a name says unlabelled instead of its state`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    #expect(listener.heard(node("ImageButton") { $0.clickable = true }) == "Unlabelled, Button")
    #expect(
      listener.heard(node("ImageView") { $0.stateDescription = "Loading" }) == "Loading, Image")
  }

  @Test func `an image inside a row does not announce its role if it offers SELECT`() throws {
    let listener = try TalkBackListener()
    let picture = node("ImageView", description: "Cover") { $0.actions = [.init(.select)] }
    #expect(listener.heard(node(children: [picture])) == "Cover")
    #expect(listener.heard(picture) == "Cover, Image")
    #expect(
      listener.heard(node(children: [node("ImageView", description: "Cover")])) == "Cover, Image")
  }

  @Test func `element ids replace missing names of images and bars`() throws {
    let listener = try TalkBackListener(["speakElementIds": "on"])
    let id = "com.example:id/save_button"
    #expect(
      listener.heard(node("ImageView") { $0.viewIdResourceName = id }) == "save button, Image")
    #expect(listener.heard(node("SeekBar") { $0.viewIdResourceName = id }) == "save button, Slider")
    #expect(listener.heard(node("TextView") { $0.viewIdResourceName = id }) == "")
    #expect(
      try TalkBackListener().heard(node("SeekBar") { $0.viewIdResourceName = id }) == "Slider")
  }

  @Test(
    arguments: [
      (TalkBackNode.RangeInfo(.percent, min: 0, max: 100, current: 50), "50.0 percent"),
      (.init(.int, min: 0, max: 20, current: 13), "13"),
      (.init(.float, min: 0, max: 1, current: 0.5), "0.5"),
      (.init(.int, min: -1e300, max: 1e300, current: 1e200), "2147483647"),
    ])
  func `a slider announces its range without a state description`(
    range: TalkBackNode.RangeInfo, heard: String
  ) throws {
    let listener = try TalkBackListener()
    let slider = node("SeekBar", description: "Volume") { $0.rangeInfo = range }
    #expect(listener.heard(slider) == "\(heard), Volume, Slider")
    var told = slider
    told.stateDescription = "Loud"
    #expect(listener.heard(told) == "Loud, Volume, Slider")
  }

  @Test func `a bar inside another node is silent unless it is a live region`() throws {
    let listener = try TalkBackListener()
    let bar = node("ProgressBar", description: "Loading")
    #expect(listener.heard(node(text: "File", children: [bar])) == "File")
    let live = node("ProgressBar", description: "Loading") { $0.liveRegion = .polite }
    #expect(listener.heard(node(text: "File", children: [live])) == "File, Loading, Progress bar")
  }

  @Test func `a switch announces on or off, its text if it has one, and a state first`() throws {
    let listener = try TalkBackListener()
    let plain = node("Switch", description: "Wi-Fi") {
      $0.checkable = true
      $0.checked = true
    }
    #expect(listener.heard(plain) == "on, Wi-Fi, Switch")
    #expect(listener.heard(node("ToggleButton", text: "Fast")) == "Fast, Switch")
    let told = node("Switch", text: "Wi-Fi") { $0.stateDescription = "ON" }
    #expect(listener.heard(told) == "ON, Wi-Fi, Switch")
  }

  @Test func `a password says its name and how long it is`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    let field = node("EditText", text: "••••") {
      $0.editable = true
      $0.password = true
      $0.actions = [.init(.setSelection)]
    }
    #expect(listener.heard(field) == "password, 4 characters, Edit box")
    var short = field
    short.text = "•"
    short.contentDescription = "PIN"
    #expect(listener.heard(short) == "PIN, 1 character, Edit box")
    var old = field
    old.actions = []
    #expect(listener.heard(old) == "password, ••••, Edit box")
    var empty = field
    empty.text = nil
    #expect(listener.heard(empty) == "password, Edit box")
  }

  @Test func `an edit box with input focus says editing while a keyboard is up`() throws {
    let field = node("EditText", text: "Ada") {
      $0.editable = true
      $0.focused = true
    }
    #expect(try TalkBackListener().announcement(field).text == "Ada, Edit box")
    let listener = try TalkBackListener(["keyboardActive": "on"])
    #expect(listener.announcement(field).text == "Editing, Ada, Edit box")
  }

  @Test func `the only visible child of a pager is a page`() throws {
    let listener = try TalkBackListener(["speakContainerInfo": "off"])
    let hidden = node(text: "Next") { $0.visible = false }
    let pager = node(
      "androidx.viewpager.widget.ViewPager",
      children: [node(text: "Welcome") { $0.id = "page" }, hidden])
    #expect(try listener.walk(pager, "page") == ["Welcome, Page"])
    var two = pager
    two.children[1].visible = true
    #expect(try listener.walk(two, "page") == ["Welcome"])
  }

  @Test func `a drop down list says the choice inside it`() throws {
    let listener = try TalkBackListener()
    #expect(
      listener.heard(node("Spinner", children: [node("TextView", text: "PM")]))
        == "Drop down list, PM | Double-tap to change")
  }

  @Test func `a node that can be operated and says nothing is unlabelled`() throws {
    let listener = try TalkBackListener()
    let view = node("android.view.View") { $0.clickable = true }
    #expect(listener.heard(view) == "Unlabelled | Double-tap to activate")
    #expect(
      listener.heard(node("Button") { $0.clickable = true }) == "Button | Double-tap to activate")
    var withID = view
    withID.viewIdResourceName = "com.example:id/cart"
    #expect(
      listener.heard(withID)
        == "Unlabelled | Double-tap to activate, Labels available, use Tap with 3 fingers to view")
    var disabled = view
    disabled.enabled = false
    #expect(listener.heard(disabled) == "disabled")
    var holding = view
    holding.children = [node("TextView")]
    #expect(listener.heard(holding) == " | Double-tap to activate")
  }

  @Test(
    arguments: [
      ("#", "Pound"), ("-", "Dash"), ("•", "Bullet"), ("…", "Ellipsis"), (" * ", "Asterisk"),
      ("Name ***", "Name  3 Asterisk"), ("--a--", " 2 Dasha 2 Dash"), ("a-b", "a-b"),
      ("B", "capital B"), ("b", "b"), ("É", "capital É"), ("Ⅳ", "capital Ⅳ"), ("BB", "BB"),
      ("中", "中"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
    ])
  func `single or repeated symbols and lone capitals are named`(
    text: String, heard: String
  ) throws {
    #expect(try TalkBackListener().heard(node("TextView", text: text)) == heard)
  }

  @Test func `a lone capital is plain if the user wants it`() throws {
    #expect(try TalkBackListener(["sayCapital": "off"]).heard(node(text: "B")) == "B")
  }
}
