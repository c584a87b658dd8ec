import Earshot
import Testing

@Suite struct TalkBackInputSentenceTests {
  private static let names: [TalkBackSentence] = [
    .init("a text is the name", node("TextView", text: "Mail"), "Mail"),
    .init(
      "a description replaces a button's text",
      node("Button", text: "5", description: "Five"), "Five, Button"),
    .init(
      "a description replaces a check box's text",
      node("CheckBox", text: "5", description: "Five"), "Five, Check box"),
    .init(
      "a description replaces an image's text",
      node("ImageView", text: "5", description: "Five"), "Five, Image"),
    .init(
      "a description replaces a bar's text",
      node("SeekBar", text: "5", description: "Five"), "Five, Slider"),
    .init(
      "a description replaces a list's text",
      node("ListView", text: "5", description: "Five"), "Five, List"),
    .init(
      "a description replaces a drop down list's text",
      node("Spinner", text: "5", description: "Five"), "Five, Drop down list"),
    .init(
      "a description replaces the text of an edit box that cannot be edited, which has no role",
      node("EditText", text: "5", description: "Five"), "Five"),
    .init(
      "an edit box's text replaces its description",
      node("EditText", text: "5", description: "Five") { $0.editable = true }, "5, Edit box"),
    .init(
      "the description of an edit box without text is its name",
      node("EditText", text: " ", description: "Five") { $0.editable = true }, "Five, Edit box"),
    .init(
      "a description of only spaces is not a name, but excludes children",
      node(description: " ", children: [node(text: "child")]), ""),
    .init(
      "an empty description does not exclude children",
      node(description: "", children: [node(text: "child")]), "child"),
  ]

  private static let states: [TalkBackSentence] = [
    .init(
      "a state of spaces leaves on and off",
      node("Switch", description: "Wi-Fi") { $0.stateDescription = " \n" }, "off, Wi-Fi, Switch"),
    .init(
      "a state of spaces leaves the value of a range",
      node("SeekBar", description: "Volume") {
        $0.stateDescription = "\t"
        $0.rangeInfo = .init(.int, min: 0, max: 20, current: 13)
      }, "13, Volume, Slider"),
    .init(
      "a state of spaces leaves unlabelled",
      node("ImageView") { $0.stateDescription = " " }, "Unlabelled, Image"),
    .init(
      "a state replaces checked",
      node("RadioButton", text: "Mail") {
        $0.checkable = true
        $0.checked = true
        $0.stateDescription = "Selected"
      }, "Selected, Mail, Radio button"),
    .init(
      "a state replaces on",
      node("Switch", description: "Wi-Fi") {
        $0.checked = true
        $0.stateDescription = "Connected"
      }, "Connected, Wi-Fi, Switch"),
    .init(
      "a plain view says its state",
      node(text: "Train") { $0.stateDescription = "Late" }, "Late, Train"),
    .init(
      "a view that is checked but not checkable does not say it",
      node("CheckBox", text: "Mail") { $0.checked = true }, "Mail, Check box"),
    .init(
      "only the node itself is selected, not its merged children",
      node(children: [node(text: "Tab one") { $0.selected = true }]), "Tab one"),
    .init(
      "any disabled node says so, even one that cannot be operated",
      node("TextView", text: "Mail") { $0.enabled = false }, "Mail, disabled"),
    .init(
      "merged children do not make a node disabled",
      node(children: [node("Button", text: "Mail") { $0.enabled = false }]), "Mail, Button"),
    .init(
      "a disabled heading does not say so",
      node(text: "Mail") {
        $0.enabled = false
        $0.heading = true
      }, "Mail, Heading"),
    .init(
      "only the node itself is a heading, not its merged children",
      node(children: [node(text: "Offers") { $0.heading = true }]), "Offers"),
    .init(
      "both EXPAND and COLLAPSE are collapsed, whichever comes first",
      node(text: "More") { $0.actions = [.init(.expand), .init(.collapse)] }, "collapsed, More"),
    .init(
      "a range that is at its least value is valid",
      node(description: "Level") { $0.rangeInfo = .init(.int, min: 2, max: 9, current: 2) },
      "2, Level, Progress bar"),
    .init(
      "a range that is at its greatest value is valid",
      node(description: "Level") { $0.rangeInfo = .init(.int, min: 2, max: 9, current: 9) },
      "9, Level, Progress bar"),
  ]

  private static let trailing: [TalkBackSentence] = [
    .init(
      "a button's hint text follows it",
      node("Button", text: "Save") { $0.hintText = "to the cloud" }, "Save, Button, to the cloud"),
    .init(
      "a list's hint text follows it",
      node("ListView", description: "Mail") { $0.hintText = "newest first" },
      "Mail, List, newest first"),
    .init(
      "the hint text follows an edit box that shows its own text",
      node("EditText", text: "Ada") {
        $0.editable = true
        $0.hintText = "Name"
      }, "Ada, Edit box, Name"),
    .init(
      "hint text that an edit box shows is the name and is not said again",
      node("EditText", text: "Name") {
        $0.editable = true
        $0.hintText = "Name"
        $0.showingHintText = true
      }, "Name, Edit box"),
    .init(
      "only an edit box leaves out the hint that it shows",
      node("Button", text: "Save") {
        $0.hintText = "Hint"
        $0.showingHintText = true
      }, "Save, Button, Hint"),
    .init(
      "an edit box that cannot be edited has lost its role and says the hint that it shows",
      node("EditText", text: "Name") {
        $0.hintText = "Name"
        $0.showingHintText = true
      }, "Name, Name"),
    .init(
      "hint text of only spaces counts as missing", node(text: "Save") { $0.hintText = "  " },
      "Save"),
    .init(
      "an error follows", node(text: "Save") { $0.error = "Disk full" }, "Save, Error: Disk full"),
    .init(
      "an error of only spaces counts as missing", node(text: "Save") { $0.error = " " }, "Save"),
    .init(
      "a tooltip follows", node(text: "Save") { $0.tooltipText = "Ctrl S" }, "Save, Ctrl S"),
    .init(
      "a tooltip that is the description is not said",
      node(text: "S", description: "Save") { $0.tooltipText = "Save" }, "Save"),
    .init(
      "a tooltip that equals the text but not the description is said",
      node(text: "S", description: "Save") { $0.tooltipText = "S" }, "Save, S"),
    .init(
      "a role description replaces the role of an image",
      node("ImageView", description: "Map") { $0.roleDescription = "street map" },
      "Map, street map"),
    .init(
      "a role description of only spaces counts as missing",
      node("Button", text: "Save") { $0.roleDescription = " " }, "Save, Button"),
    .init(
      "a role description gives a role to a node that has none",
      node(text: "Terms") { $0.roleDescription = "link" }, "Terms, link"),
    .init(
      "a role description replaces Heading",
      node(text: "Offers") {
        $0.heading = true
        $0.roleDescription = "banner"
      }, "Offers, banner, banner"),
    .init(
      "a resource id is not said unless the user wants it",
      node("ImageView") { $0.viewIdResourceName = "com.example:id/cart" }, "Unlabelled, Image"),
  ]

  @Test(arguments: names + states + trailing)
  func `an attribute is used as TalkBack uses it`(_ sentence: TalkBackSentence) throws {
    try sentence.checkWithoutHints()
  }

  private static let focusable: [(String, @Sendable (inout TalkBackNode) -> Void)] = [
    ("clickable", { $0.clickable = true }),
    ("CLICK", { $0.actions = [.init(.click)] }),
    ("longClickable", { $0.longClickable = true }),
    ("LONG_CLICK", { $0.actions = [.init(.longClick)] }),
    ("focusable", { $0.focusable = true }),
    ("FOCUS", { $0.actions = [.init(.focus)] }),
    ("screenReaderFocusable", { $0.screenReaderFocusable = true }),
  ]

  @Test(arguments: focusable.indices)
  func `nodes that take focus by property or action are not merged`(index: Int) throws {
    let (name, change) = Self.focusable[index]
    let row = node(children: [node(text: "inner") { change(&$0) }, node(text: "merged")])
    #expect(try TalkBackListener(["hints": "off"]).heard(row) == "merged", "\(name)")
  }

  @Test func `a collection's text does not make it a stop`() {
    func stops(_ change: (inout TalkBackNode) -> Void) -> Int {
      let empty = node { $0.visible = false }
      let list = node(text: "Mail", children: [empty]) {
        $0.focusable = true
        change(&$0)
      }
      return TalkBackReadingOrder(TalkBackTree(list)).stops.count
    }
    #expect(stops { _ in } == 1)
    #expect(stops { $0.collectionInfo = .init(rowCount: 2, columnCount: 1) } == 0)
  }
}

extension TalkBackInputSentenceTests {
  private static let frameworks: [TalkBackSentence] = [
    .init(
      "a bar of Android 11 says the percentage that it has as its state",
      node("SeekBar", description: "Volume") {
        $0.stateDescription = "87%"
        $0.rangeInfo = .init(.percent, min: 0, max: 100, current: 87)
      }, "87%, Volume, Slider"),
    .init(
      "a bar without an end says that it is in progress",
      node("ProgressBar", description: "Download") { $0.stateDescription = "In progress" },
      "In progress, Download, Progress bar"),
    .init(
      "a switch of Compose has its role and its state from the app",
      node("android.view.View", text: "Wi-Fi") {
        $0.roleDescription = "Switch"
        $0.stateDescription = "On"
        ($0.checkable, $0.checked, $0.clickable) = (true, true, true)
      }, "On, Wi-Fi, Switch | Double-tap to toggle"),
    .init(
      "a tab of Compose that is selected cannot be clicked and has no hint",
      node("android.view.View", text: "Home") {
        $0.roleDescription = "Tab"
        ($0.selected, $0.focusable) = (true, true)
      }, "selected, Home, Tab"),
    .init(
      "a tab of Compose that is not selected says how to activate it",
      node("android.view.View", text: "Home") {
        $0.roleDescription = "Tab"
        $0.clickable = true
      }, "Home, Tab | Double-tap to activate"),
    .init(
      "a text field of Compose says its label after its role",
      node("EditText", children: [node("TextView", text: "Name")]) {
        ($0.editable, $0.clickable) = (true, true)
      }, "Edit box, Name | Double-tap to edit text"),
    .init(
      "a selected choice of Compose is checked and says Selected instead",
      node("android.view.View", text: "Large") {
        $0.stateDescription = "Selected"
        ($0.checkable, $0.checked, $0.focusable) = (true, true, true)
      }, "Selected, Large"),
    .init(
      "progress of Compose is a state",
      node("ProgressBar", description: "Copy") {
        $0.stateDescription = "30 percent."
        $0.rangeInfo = .init(.float, min: 0, max: 1, current: 0.3)
      }, "30 percent., Copy, Progress bar"),
    .init(
      "the default error of Compose",
      node("EditText", text: "12a") {
        ($0.editable, $0.focused) = (true, true)
        $0.error = "Invalid input"
        $0.contentDescription = "Number"
      }, "12a, Edit box, Error: Invalid input"),
  ]

  @Test(arguments: frameworks)
  func `the nodes of the frameworks are said`(_ sentence: TalkBackSentence) throws {
    try sentence.check()
  }

  @Test(arguments: [
    ("state-name-role", "checked, Mail, Check box"),
    ("role-name-state", "Check box, Mail, checked"),
    ("name-role-state", "Mail, Check box, checked"),
  ])
  func `a check box says checked once, in the status or the state`(
    order: String, heard: String
  ) throws {
    let listener = try TalkBackListener(["descriptionOrder": order])
    var box = node("CheckBox", text: "Mail") {
      $0.checkable = true
      $0.checked = true
    }
    #expect(listener.heard(box) == heard)
    box.stateDescription = "checked"
    #expect(listener.heard(box) == heard)
  }
}
