import Earshot
import Testing

@Suite struct TalkBackDescriptionTests {
  private static let everything = node("CheckBox", description: "Label") {
    $0.checkable = true
    $0.checked = true
    $0.selected = true
    $0.enabled = false
    $0.actions = [.init(.expand)]
    $0.error = "Wrong"
    $0.hintText = "Hint"
    $0.tooltipText = "Tip"
    $0.children = [node("TextView", text: "child")]
    $0.contentDescription = nil
    $0.text = "Label"
  }

  @Test(
    arguments: [
      (
        "state-name-role",
        "selected, collapsed, checked, Label, Check box, child, Error: Wrong, Hint, Tip, disabled"
      ),
      (
        "role-name-state",
        "Check box, Label, child, collapsed, checked, Error: Wrong, Hint, Tip, selected, disabled"
      ),
      (
        "name-role-state",
        "Label, Check box, child, collapsed, checked, Error: Wrong, Hint, Tip, selected, disabled"
      ),
    ])
  func `the description order moves selected, the status and the triple`(
    order: String, heard: String
  ) throws {
    let listener = try TalkBackListener(["descriptionOrder": order])
    #expect(listener.heard(Self.everything) == heard)
  }

  @Test func `the state comes first by default`() throws {
    let listener = try TalkBackListener()
    let box = node("CheckBox", text: "Label") { $0.checkable = true }
    #expect(listener.heard(box) == "not checked, Label, Check box")
  }

  @Test(
    arguments: [
      ("state-name-role", "On, Switch"), ("name-role-state", "On, Switch"),
      ("role-name-state", "Switch, On"),
    ])
  func `a part that repeats an earlier one is left out, ignoring letter case`(
    order: String, heard: String
  ) throws {
    let listener = try TalkBackListener(["descriptionOrder": order])
    let view = node("Switch", description: "On") { $0.stateDescription = "On" }
    #expect(listener.heard(view) == heard)
    let button = node("Button", text: "BUTTON")
    #expect(listener.heard(button).lowercased() == "button")
  }

  @Test func `a content description replaces the text, in an edit box the text is kept`() throws {
    let listener = try TalkBackListener()
    #expect(listener.heard(node("TextView", text: "5", description: "Five")) == "Five")
    #expect(listener.heard(node("TextView", text: "5", description: "  ")) == "5")
    let field = node("EditText", text: "Ada", description: "Name") { $0.editable = true }
    #expect(listener.announcement(field).text == "Ada, Edit box")
  }

  @Test func `a labelled node says its label`() throws {
    let listener = try TalkBackListener()
    let field = node("EditText", text: "12") {
      $0.editable = true
      $0.labeledBy = .text("Hour")
    }
    let announcement = listener.announcement(field)
    #expect(announcement.text == "12, Edit box for Hour")
    #expect(announcement.parts.last { $0.utterance == .announcement }?.joint == " for ")
    let group = node(children: [
      node("TextView", text: "Minute") { $0.id = "label" },
      node("EditText", text: "30") {
        $0.id = "field"
        $0.editable = true
        $0.enabled = false
        $0.labeledBy = .id("label")
      },
    ])
    #expect(try listener.walk(group, "field") == ["30, Edit box for Minute, disabled"])
  }

  @Test func `a language that puts the label first keeps every word`() throws {
    let listener = try TalkBackListener(locale: "ja")
    let field = node("EditText", text: "12") {
      $0.editable = true
      $0.labeledBy = .text("時")
    }
    #expect(listener.announcement(field).text == "時の12, 編集ボックス")
  }

  @Test func `collapsed replaces expanded`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    let both = node("Button", text: "More") { $0.actions = [.init(.collapse), .init(.expand)] }
    #expect(listener.heard(both) == "collapsed, More, Button")
    let open = node("Button", text: "More") { $0.actions = [.init(.collapse)] }
    #expect(listener.heard(open) == "expanded, More, Button")
  }

  @Test func `a status is never said alone`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    #expect(listener.heard(node { $0.actions = [.init(.expand)] }) == "")
    #expect(
      listener.heard(node(children: [node(text: "Row")]) { $0.actions = [.init(.expand)] })
        == "collapsed, Row")
  }

  @Test func `a state description replaces checked`() throws {
    let listener = try TalkBackListener()
    let box = node("CheckBox", text: "Mail") {
      $0.checkable = true
      $0.stateDescription = "Partially checked"
    }
    #expect(listener.heard(box) == "Partially checked, Mail, Check box")
    let blank = node("CheckBox", text: "Mail") {
      $0.checkable = true
      $0.stateDescription = " "
    }
    #expect(listener.heard(blank) == "not checked, Mail, Check box")
  }

  @Test func `a checked text view is announced only if it is checked`() throws {
    let listener = try TalkBackListener()
    let view = node("CheckedTextView", text: "Size") { $0.checkable = true }
    #expect(listener.heard(view) == "Size")
    var checked = view
    checked.checked = true
    #expect(listener.heard(checked) == "checked, Size")
  }

  @Test func `an edit box that shows its hint does not say it twice`() throws {
    let listener = try TalkBackListener()
    let showing = node("EditText", text: "Search for files") {
      $0.editable = true
      $0.hintText = "Search for files"
      $0.showingHintText = true
    }
    #expect(listener.announcement(showing).text == "Search for files, Edit box")
    let labelled = node("EditText", description: "Search") {
      $0.editable = true
      $0.hintText = "Search for files"
    }
    #expect(listener.announcement(labelled).text == "Search, Edit box, Search for files")
    #expect(listener.heard(node("TextView", text: "A b") { $0.hintText = "c" }) == "A b, c")
  }

  @Test func `a tooltip that equals the name is not said`() throws {
    let listener = try TalkBackListener(["hints": "off"])
    #expect(
      listener.heard(node("Button", text: "Save") { $0.tooltipText = "Save" }) == "Save, Button")
    #expect(
      listener.heard(node("Button", text: "Save") { $0.tooltipText = "Save file" })
        == "Save, Button, Save file")
  }

  @Test func `a heading follows its description and is never disabled`() throws {
    let listener = try TalkBackListener()
    #expect(
      listener.heard(node("TextView", text: "Categories") { $0.heading = true })
        == "Categories, Heading")
    let disabled = node("TextView", text: "Categories") {
      $0.heading = true
      $0.enabled = false
    }
    #expect(listener.heard(disabled) == "Categories, Heading")
  }

  @Test func `an expanded heading has its status first and its role last`() throws {
    let listener = try TalkBackListener()
    let heading = node("TextView", text: "Filters") {
      $0.heading = true
      $0.clickable = true
      $0.actions = [.init(.collapse)]
    }
    #expect(
      listener.heard(heading)
        == "expanded, Filters, Heading | Double-tap to activate, "
        + "Actions available, use Tap with 3 fingers to view")
  }

  @Test func `every part has its kind and the attribute that it comes from`() throws {
    let listener = try TalkBackListener()
    let parts = listener.announcement(Self.everything).parts.map {
      "\($0.kind.rawValue):\($0.origin)"
    }
    #expect(
      parts == [
        "state:selected", "state:actions.EXPAND", "state:checked", "name:text", "role:className",
        "content:text", "error:error", "content:hintText", "content:tooltipText", "state:enabled",
      ])
  }
}
