import Earshot
import Testing

@Suite struct TalkBackRoleTests {
  @Test(
    arguments: [
      ("Button", "Save, Button"), ("CheckBox", "Save, Check box"),
      ("RadioButton", "Save, Radio button"), ("Switch", "Save, off, Switch"),
      ("ToggleButton", "Save, off, Switch"), ("Spinner", "Save, Drop down list"),
      ("SeekBar", "Save, Slider"), ("ProgressBar", "Save, Progress bar"),
      ("RatingBar", "Save, Progress bar"), ("ImageView", "Save, Image"),
      ("ImageButton", "Save, Image"), ("TabWidget", "Save, Tab bar"),
      ("ListView", "Save, List"), ("GridView", "Save, Grid"), ("TextView", "Save"),
      ("CheckedTextView", "Save"), ("LinearLayout", "Save"), ("ScrollView", "Save"),
      ("NumberPicker", "Save"), ("android.webkit.WebView", "Save, Webview"),
      ("androidx.viewpager.widget.ViewPager", "Save, Page"),
      ("com.google.android.material.chip.Chip", "Save, Check box"),
      ("androidx.appcompat.widget.AppCompatButton", "Save, Button"),
      ("com.example.Button", "Save"), ("", "Save"), (".", "Save"),
    ])
  func `the class names the role`(className: String, heard: String) throws {
    let listener = try TalkBackListener(["descriptionOrder": "name-role-state"])
    let expected = heard.replacing("Save, off, Switch", with: "Save, Switch, off")
    #expect(listener.announcement(node(className, description: "Save")).text == expected)
  }

  @Test func `an image is a button by its clickable property, not by its click action`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    #expect(
      listener.heard(node("ImageView", description: "Cart") { $0.clickable = true })
        == "Cart, Button")
    #expect(
      listener.heard(node("ImageView", description: "Cart") { $0.actions = [.init(.click)] })
        == "Cart, Image")
  }

  @Test func `an enabled edit text that is not editable does not have a role`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    #expect(listener.heard(node("EditText", text: "Ada")) == "Ada")
    #expect(listener.heard(node("EditText", text: "Ada") { $0.editable = true }) == "Ada, Edit box")
    #expect(
      listener.heard(node("EditText", text: "Ada") { $0.enabled = false })
        == "Ada, Edit box, disabled")
  }

  @Test func `a valid range makes a slider with SET_PROGRESS and a progress bar without`() throws {
    let listener = try TalkBackListener()
    let range = TalkBackNode.RangeInfo(.int, min: 0, max: 10, current: 3)
    #expect(
      listener.heard(node("View", description: "Level") { $0.rangeInfo = range })
        == "3, Level, Progress bar")
    let slider = node(description: "Level") {
      $0.rangeInfo = range
      $0.actions = [.init(.setProgress)]
    }
    #expect(listener.heard(slider) == "3, Level, Slider")
  }

  @Test(arguments: [(10.0, 0.0, 3.0), (0, 0, 0), (0, 10, 11), (0, 10, -1), (.nan, 1, 0)])
  func `an invalid range is ignored`(min: Double, max: Double, current: Double) throws {
    let listener = try TalkBackListener()
    let view = node(description: "Level") {
      $0.rangeInfo = .init(.int, min: min, max: max, current: current)
    }
    #expect(listener.heard(view) == "Level")
  }

  @Test func `page actions make a pager and collection info a list or a grid`() throws {
    let listener = try TalkBackListener()
    #expect(
      listener.heard(node(description: "Tour") { $0.actions = [.init(.pageLeft)] }) == "Tour, Page")
    #expect(
      listener.heard(
        node(description: "Mail") { $0.collectionInfo = .init(rowCount: 4, columnCount: 1) })
        == "Mail, List")
    #expect(
      listener.heard(
        node(description: "Photos") { $0.collectionInfo = .init(rowCount: 4, columnCount: 3) })
        == "Photos, Grid")
    #expect(
      listener.heard(
        node("HorizontalScrollView", description: "Chips") {
          $0.collectionInfo = .init(rowCount: 1, columnCount: 3)
        }) == "Chips, List")
  }

  @Test func `a role description replaces the word for the role`() throws {
    let listener = try TalkBackListener()
    #expect(
      listener.heard(
        node("Button", description: "Search by menu") { $0.roleDescription = "Popup button" })
        == "Search by menu, Popup button")
  }

  @Test func `without element types no role is said`() throws {
    let listener = try TalkBackListener(["speakRoles": "off"])
    let heading = node("Button", text: "Offers") {
      $0.heading = true
      $0.roleDescription = "tile"
    }
    #expect(listener.heard(heading) == "Offers")
  }
}
