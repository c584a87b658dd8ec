import Earshot
import EarshotFiles
import Foundation
import Testing

@Suite struct `UiAutomator dumps` {
  static let dump = """
    <?xml version='1.0' encoding='UTF-8' standalone='yes' ?><hierarchy rotation="0"><node index="0" \
    text="" resource-id="" class="android.widget.FrameLayout" package="p" content-desc="" \
    checkable="false" checked="false" clickable="false" enabled="true" focusable="false" \
    focused="false" scrollable="false" long-clickable="false" password="false" selected="false" \
    bounds="[0,0][1080,1920]"><node index="0" text="Wi&#8209;Fi &amp; more" \
    resource-id="p:id/wifi" class="android.widget.Switch" package="p" content-desc="" \
    checkable="true" checked="true" clickable="true" enabled="false" focusable="true" \
    focused="true" scrollable="false" long-clickable="true" password="false" selected="true" \
    bounds="[0,-10][1080,200]" /><node NAF="true" index="1" text="" resource-id="" \
    class="android.widget.ImageButton" package="p" content-desc="" checkable="false" \
    checked="false" clickable="true" enabled="true" focusable="true" focused="false" \
    scrollable="false" long-clickable="false" password="false" selected="false" \
    bounds="[0,200][100,300]" /></node></hierarchy>
    """

  @Test func `An adb dump gives every node with its attributes`() throws {
    let capture = try capture(Self.dump)
    #expect(capture.format == .uiAutomatorDump)
    #expect(capture.notes == [])
    #expect(capture.nodes.count == 4)
    let node = try #require(capture.nodes.dropFirst(2).first)
    #expect(node.contentDescription == "Wi\u{2011}Fi & more")
    #expect(node.text == nil)
    #expect(node.className == "android.widget.Switch")
    #expect(node.viewIdResourceName == "p:id/wifi")
    #expect(
      node.checkable && node.checked == .on && node.clickable && node.focusable && node.focused)
    #expect(node.longClickable && node.selected && !node.enabled && node.visible)
    #expect(node.bounds == TalkBackNode.Bounds(left: 0, top: -10, right: 1080, bottom: 200))
  }

  @Test func `Nodes keep their parent, their location and their path`() throws {
    let tree = try #require(try capture(Self.dump).tree)
    #expect(tree.tree.parents == [nil, 0, 1, 1])
    #expect(tree.tree.children == [[1], [2, 3], [], []])
    #expect(tree.places.path(of: 3) == "/hierarchy[1]/node[1]/node[2]")
    let column = Self.dump.components(separatedBy: "<node NAF")[0].unicodeScalars.count + 1
    #expect(tree.places.location(of: 3) == SourceLocation(file: "fixture", line: 1, column: column))
  }

  @Test func `Limits of an adb dump are reported`() throws {
    let limits = try capture(Self.dump).limits
    for limit in [
      FormatLimit.stateDescription, .roleDescription, .headings, .collections, .actionLabels,
    ] {
      #expect(limits.contains(limit), "\(limit)")
    }
  }

  @Test(arguments: [
    ("SeekBar", "20.0", nil), ("RatingBar", "3.5", nil), ("ProgressBar", "Half", "Half"),
    ("TextView", "20.0", "20.0"),
  ])
  func `The position in a range is not a name`(
    className: String, text: String, read: String?
  ) throws {
    let capture = try capture(
      "<hierarchy rotation=\"0\"><node class=\"android.widget.\(className)\" text=\"\(text)\"/></hierarchy>"
    )
    #expect(capture.nodes.last?.text == read)
    #expect(capture.limits.contains(.ranges))
  }

  @Test(arguments: [("", true), ("showing-hint=\"false\"", false)])
  func `An empty field without a text has the hint, unless the file says otherwise`(
    attribute: String, isShown: Bool
  ) throws {
    let capture = try capture(
      """
      <hierarchy rotation="0"><node class="android.widget.EditText" text="" hint="Name" \
      \(attribute)/></hierarchy>
      """)
    #expect(capture.nodes.last?.showingHintText == isShown)
    #expect((capture.nodes.last?.text == "Name") == isShown)
  }

  @Test func `An empty field shows its hint as its text`() throws {
    let capture = try capture(
      """
      <hierarchy rotation="0"><node class="android.widget.EditText" text="Type something" \
      hint="Type something" bounds="[0,0][1,1]"/><node class="android.widget.EditText" text="Anna" \
      hint="Name" bounds="[0,0][1,1]"/></hierarchy>
      """)
    #expect(capture.nodes.map(\.showingHintText) == [false, true, false])
    #expect(capture.nodes.map(\.editable) == [false, true, true])
    #expect(!capture.limits.contains(.valueOrHint))
  }

  @Test func `Without hints a field's text may be either`() throws {
    let capture = try capture(
      "<hierarchy rotation=\"0\"><node class=\"android.widget.EditText\" text=\"Name\"/></hierarchy>"
    )
    #expect(capture.limits.contains(.valueOrHint))
  }

  @Test func `A UiAutomator2 page source has its newer attributes read`() throws {
    let capture = try capture(
      """
      <?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
      <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="2088">
        <android.widget.TextView index="0" class="android.widget.TextView" text="Size" heading="true"
          live-region="2" content-invalid="true" error="Too small" tooltip-text="tip"
          text-entry-key="true" text-has-clickable-span="true"
          pane-title="Pane" screen-reader-focusable="true" max-text-length="10" a11y-important="true"
          extras="a=b;AccessibilityNodeInfo.roleDescription=Tab" is-collection="false"
          actions="ACTION_CLICK,ACTION_EXPAND" bounds="[0,0][10,10]" displayed="false" />
      </hierarchy>
      """)
    #expect(capture.format == .uiAutomator2)
    let node = try #require(capture.nodes.last)
    #expect(node.heading && node.screenReaderFocusable && !node.visible)
    #expect(node.liveRegion == .assertive)
    #expect(node.error == "Too small" && node.contentInvalid == true)
    #expect(node.textEntryKey && node.links == 1)
    #expect(node.tooltipText == "tip")
    #expect(node.paneTitle == "Pane")
    #expect(node.maxTextLength == 10)
    #expect(node.roleDescription == "Tab")
    #expect(node.actions.map(\.name) == [.click, .expand])
    #expect(capture.limits.contains(.collections))
    #expect(!capture.limits.contains(.headings))
  }

  @Test func `Views that are not important for accessibility are replaced by their children`()
    throws
  {
    let tree = try #require(
      try capture(
        """
        <hierarchy rotation="0" width="1"><a text="out" a11y-important="false"><b text="in"/></a>\
        <c text="last"/></hierarchy>
        """
      ).tree)
    #expect(tree.tree.nodes.map(\.text) == [nil, "in", "last"])
    #expect(tree.tree.parents == [nil, 0, 0])
    #expect(tree.places.path(of: 1) == "/hierarchy[1]/a[1]/b[1]")
    #expect(tree.places.location(of: 2).column == 90)
    #expect(tree.places.count == 3)
  }

  @Test func `An image without a description is decoration, a button without one is not`() throws {
    let capture = try capture(
      """
      <hierarchy rotation="0" width="1"><android.widget.ImageView class="android.widget.ImageView" \
      enabled="true"/><android.widget.ImageView class="android.widget.ImageView" clickable="true"/>\
      <android.widget.ImageButton class="android.widget.ImageButton" focusable="true"/></hierarchy>
      """)
    #expect(
      capture.nodes.map(\.className) == [
        nil, "android.widget.ImageView", "android.widget.ImageButton",
      ])
    #expect(capture.nodes.dropFirst().allSatisfy { $0.offers(.select) })
  }

  @Test func `A UiAutomator1 page source takes the class from the element`() throws {
    let capture = try capture(
      """
      <hierarchy rotation="0"><android.widget.Button index="0" text="OK" content-desc="" \
      instance="0" bounds="[0,0][10,10]"/></hierarchy>
      """)
    #expect(capture.format == .uiAutomator1)
    #expect(capture.nodes.last?.className == "android.widget.Button")
  }

  @Test func `The banner of adb is not part of the dump`() throws {
    let capture = try capture("Starting…\n\(Self.dump)UI hierchary dumped to: /dev/tty\n")
    #expect(capture.nodes.count == 4)
    #expect(capture.notes.map(\.message) == ["text follows the document; it was not read"])
  }

  @Test func `A second document in the file is not read, with a note`() throws {
    let capture = try capture(Self.dump + "\n" + Self.dump)
    #expect(capture.nodes.count == 4)
    #expect(capture.notes.map(\.message) == ["a second document begins here; it was not read"])
    #expect(capture.notes.first?.location.line == 2)
  }

  @Test func `Bounds that contradict themselves are noted`() throws {
    let capture = try capture(
      """
      <hierarchy rotation="0"><node text="a" bounds="[10,10][0,0]"/><node text="b" \
      bounds="[nan,1][2,3]"/></hierarchy>
      """)
    #expect(capture.notes.count == 2)
    #expect(capture.nodes.last?.bounds == nil)
  }

  @Test func `Glyphs of icon fonts are noted once with their number`() throws {
    let capture = try capture(
      """
      <hierarchy rotation="0"><node text="&#983360;"/><node text="\u{F015}"/></hierarchy>
      """)
    #expect(capture.notes.count == 1)
    #expect(capture.notes.first?.message.contains("(2 times") == true)
  }
}

@Suite struct `A list in a page source of UiAutomator2` {
  private static func found(checked: Bool) throws -> [Finding] {
    let buttons = [("Card", checked), ("Voucher", !checked)].map { text, isChecked in
      "<android.widget.RadioButton text=\"\(text)\" checkable=\"true\" clickable=\"true\" "
        + "checked=\"\(isChecked)\" enabled=\"true\" displayed=\"true\" "
        + "is-collection-item=\"true\"/>"
    }
    return try findings(
      of: ["kind: radio-group, options: [Card, Voucher], value: Card"], toolkit: "views",
      in: """
        <hierarchy rotation="0"><android.widget.RadioGroup is-collection="true" enabled="true" \
        displayed="true">\(buttons.joined())</android.widget.RadioGroup></hierarchy>
        """)
  }

  // The server writes whether a view is a list, but not its size.
  @Test func `has no findings about places and unchecked items`() throws {
    #expect(try Self.found(checked: true).grave == [])
    #expect(try Self.found(checked: false).grave.map(\.part) == [.state, .state])
  }
}
