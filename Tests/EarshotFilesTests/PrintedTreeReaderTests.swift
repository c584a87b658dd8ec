import Earshot
import EarshotFiles
import Testing

@Suite struct `Compose semantics` {
  static let tree = """
    noNews  : printToLog:
    noNews  : Printing with useUnmergedTree = 'false'
    noNews  : Node #1 at (l=0.0, t=283.0, r=1080.0, b=2337.0)px
    noNews  :  |-Node #2 at (l=0.0, t=0.0, r=100.0, b=50.0)px, Tag: 'group'
    noNews  :  | [SelectableGroup]
    noNews  :  |  |-Node #3 at (l=0.0, t=0.0, r=50.0, b=50.0)px
    noNews  :  |  | Role = 'RadioButton'
    noNews  :  |  | Selected = 'true'
    noNews  :  |  | Text = '[One, two]'
    noNews  :  |  | Actions = [OnClick, RequestFocus]
    noNews  :  |  |-Node #4 at (l=50.0, t=0.0, r=100.0, b=50.0)px
    noNews  :  |    Role = 'Tab'
    noNews  :  |    Selected = 'false'
    noNews  :  |    ContentDescription = 'old form'
    noNews  :  |    Actions = [OnClick]
    noNews  :  |-Node #5 at (l=0.0, t=60.0, r=100.0, b=90.0)px, Tag: 'field'
    noNews  :    EditableText = '100'
    noNews  :    Text = '[Amount]'
    noNews  :    Actions = [SetText, OnClick]
    noNews  :    [Disabled, Heading]
    noNews  :    StateDescription = 'First line
    noNews  :    second line'
    noNews  :     |-Node #1000000007 at (l=0.0, t=0.0, r=0.0, b=0.0)px
    noNews  :     |-Node #7 at (l=0.0, t=60.0, r=10.0, b=70.0)px
    noNews  :       Role = 'Switch'
    noNews  :       ToggleableState = 'On'
    noNews  :       ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)'
    """

  @Test func `Nodes are nested by indentation`() throws {
    let tree = try #require(try capture(Self.tree).tree)
    #expect(tree.tree.parents == [nil, 0, 1, 2, 2, 1, 5, 5])
    #expect(tree.places.path(of: 4) == "/semantics/Node #1/Node #2/Node #4")
    #expect(tree.places.location(of: 4) == SourceLocation(file: "fixture", line: 11, column: 1))
  }

  @Test func `Properties become the attributes of AndroidX`() throws {
    let nodes = try capture(Self.tree).nodes
    #expect(nodes[2].collectionInfo == TalkBackNode.CollectionInfo(rowCount: 1, columnCount: 2))
    #expect(nodes[2].id == "group")
    #expect(nodes[3].className == "android.widget.RadioButton")
    #expect(nodes[3].text == "One, two")
    #expect(
      nodes[3].checkable && nodes[3].checked == .on && !nodes[3].clickable && nodes[3].focusable)
    #expect(nodes[3].stateDescription == "Selected")
    #expect(nodes[4].roleDescription == "Tab")
    #expect(nodes[4].contentDescription == "old form")
    #expect(nodes[4].clickable && !nodes[4].selected && !nodes[4].checkable)
    #expect(nodes[4].collectionItemInfo?.columnIndex == 1)
  }

  @Test func `A field has its label inside, and values may have line breaks`() throws {
    let nodes = try capture(Self.tree).nodes
    #expect(nodes[5].className == "android.widget.EditText")
    #expect(nodes[5].text == "100")
    #expect(nodes[5].editable && !nodes[5].enabled && nodes[5].heading)
    #expect(nodes[5].stateDescription == "First line\nsecond line")
    #expect(nodes[6].text == "Amount")
  }

  @Test func `Nodes that AndroidX makes up are left out`() throws {
    let nodes = try capture(Self.tree).nodes
    #expect(nodes.count == 8)
    #expect(nodes[7].roleDescription == "Switch")
    #expect(nodes[7].stateDescription == "On")
    #expect(nodes[7].rangeInfo == TalkBackNode.RangeInfo(.float, min: 0, max: 1, current: 0.5))
  }

  @Test func `A tree without indentation is read flat, with a note`() throws {
    let capture = try capture(
      """
      Node #1 at (l=0.0, t=0.0, r=1.0, b=1.0)px
      Node #2 at (l=0.0, t=0.0, r=1.0, b=1.0)px
      Text = '[a]'
      """)
    #expect(capture.nodes.count == 3)
    #expect(capture.notes.first?.message.contains("indentation") == true)
  }
}

@Suite struct `Flutter semantics` {
  static let tree = """
    I/flutter (12345): SemanticsNode#0
    I/flutter (12345):  │ Rect.fromLTRB(0.0, 0.0, 800.0, 600.0) scaled by 3.0x
    I/flutter (12345):  │
    I/flutter (12345):  ├─SemanticsNode#1
    I/flutter (12345):  │   Rect.fromLTRB(0.0, 0.0, 8.0, 6.0)
    I/flutter (12345):  │   actions: tap, increase,
    I/flutter (12345):  │     decrease
    I/flutter (12345):  │   customActions: Archive
    I/flutter (12345):  │   flags: hasEnabledState, isSelected,
    I/flutter (12345):  │     hasExpandedState
    I/flutter (12345):  │   label:
    I/flutter (12345):  │     "Two
    I/flutter (12345):  │     lines"
    I/flutter (12345):  │   value: "50%"
    I/flutter (12345):  │   hint: "Slide: it"
    I/flutter (12345):  │   textDirection: ltr
    I/flutter (12345):  │
    I/flutter (12345):  ├─SemanticsNode#2
    I/flutter (12345):  │   merge boundary ⛔️
    I/flutter (12345):  │   actions: tap
    I/flutter (12345):  │   flags: hasToggledState, isToggled, isTextField
    I/flutter (12345):  │   label: "Name"
    I/flutter (12345):  │   value: "Anna"
    I/flutter (12345):  │
    I/flutter (12345):  └─SemanticsNode#3
    I/flutter (12345):      invisible
    I/flutter (12345):      label: "Gone"
    """

  @Test func `On Android, value, label and hint are one description`() throws {
    let capture = try capture(Self.tree)
    #expect(capture.format == .flutterSemantics)
    let nodes = capture.nodes
    #expect(nodes.count == 5)
    #expect(nodes[2].contentDescription == "50%, Two\nlines, Slide: it")
    #expect(nodes[2].className == "android.widget.SeekBar")
    #expect(!nodes[2].enabled && nodes[2].selected)
    #expect(nodes[2].actions.map(\.name) == [.scrollForward, .scrollBackward, .custom])
    #expect(nodes[2].actions.last?.label == "Archive")
    #expect(nodes[3].className == "android.widget.EditText")
    #expect(nodes[3].text == "Anna")
    #expect(nodes[3].hintText == "Name")
    #expect(!nodes[4].visible)
  }

  @Test func `On iOS, they have separate attributes`() throws {
    let capture = try capture(Self.tree, platform: .voiceOver)
    #expect(capture.elements.map(\.label) == ["Two\nlines", "Name"])
    #expect(capture.elements.map(\.value) == ["50%", "1"])
    #expect(capture.elements.first?.hint == "Slide: it")
    #expect(capture.elements.first?.traits == [.adjustable, .notEnabled, .selected])
    // Flutter does not expose the expanded state.
    #expect(capture.elements.first?.expandedStatus == nil)
    #expect(capture.elements.last?.traits == [.switchButton, .button, .textEntry])
    #expect(capture.screen?.places.path(of: 1) == "/SemanticsNode#0/SemanticsNode#1")
  }
}

@Suite struct `TalkBack's node tree` {
  static let tree = """
    11-21 06:40:01.123  1234  1250 V talkback: TreeDebug: ------------Node tree------------ display 0
    11-21 06:40:01.123  1234  1250 V talkback: TreeDebug: Window: AccessibilityWindowInfo[title=Settings, displayId=0, id=652, type=TYPE_APPLICATION]
    11-21 06:40:01.124  1234  1250 V talkback: TreeDebug: (1100966)652.FrameLayout:(0, 0 - 1080, 1920)
    11-21 06:40:01.124  1234  1250 V talkback: TreeDebug:   (1100967)652.Switch:uniqueId(abc):(668, 225 - 800, 357):TEXT{a {b} c{LocaleSpan}}:CONTENT{See: only (Specials)}:STATE{OFF}:GRANULARITY{3}:not checked(action:FOCUS/CLICK/EXPAND)(custom action:LABEL:Archive/LABEL:Delete):focusable:clickable:disabled:textSelectable:politeLiveRegion:collection#ROWS=3#COLS=1:heading#rowIndex=1,colIndex=0,RowTitle=r:range#max=10.0,min=0.0,current=3.0,type=1:resourceId=com.x:id/sw
    11-21 06:40:01.124  1234  1250 V talkback: TreeDebug:     (1100968)652.TextView:(0, 0 - 1, 1):TEXT{two
    lines}(action:A11Y_FOCUS)(custom action):invisible
    11-21 06:40:01.124  1234  1250 V talkback: TreeDebug: ------------Node tree traversal order---------- display 0
    11-21 06:40:01.124  1234  1250 V talkback: TreeDebug: (1100966)652.FrameLayout:(0, 0 - 1080, 1920)
    """

  @Test func `Every field of a node is read`() throws {
    let capture = try capture(Self.tree)
    #expect(capture.format == .treeDebug)
    #expect(capture.nodes.count == 4)
    let node = capture.nodes[2]
    #expect(node.className == "android.widget.Switch")
    #expect(node.text == "a {b} c")
    #expect(node.contentDescription == "See: only (Specials)")
    #expect(node.stateDescription == "OFF")
    #expect(
      node.checkable && node.checked == .off && node.focusable && node.clickable && !node.enabled)
    #expect(node.actions.map(\.name.rawValue) == ["FOCUS", "CLICK", "EXPAND", "CUSTOM", "CUSTOM"])
    #expect(node.actions.map(\.label) == [nil, nil, nil, "Archive", "Delete"])
    #expect(node.liveRegion == .polite && node.heading && node.textSelectable)
    #expect(node.collectionInfo == TalkBackNode.CollectionInfo(rowCount: 3, columnCount: 1))
    #expect(node.collectionItemInfo?.rowIndex == 1)
    #expect(node.collectionItemInfo?.rowTitle == "r")
    #expect(node.rangeInfo == TalkBackNode.RangeInfo(.float, min: 0, max: 10, current: 3))
    #expect(node.viewIdResourceName == "com.x:id/sw")
    #expect(node.bounds == TalkBackNode.Bounds(left: 668, top: 225, right: 800, bottom: 357))
  }

  @Test func `The tree is by indentation, and a text may have line breaks`() throws {
    let tree = try #require(try capture(Self.tree).tree)
    #expect(tree.tree.parents == [nil, 0, 1, 2])
    #expect(tree.tree[3].text == "two\nlines")
    #expect(!tree.tree[3].visible)
    #expect(tree.tree[3].actions.map(\.name.rawValue) == ["A11Y_FOCUS"])
    #expect(
      tree.tree[1].window
        == TalkBackNode.Window(id: 652, title: "Settings", type: "APPLICATION"))
  }
}

@Suite struct `Debug descriptions` {
  static let description = """
    Attributes: Application, 0x600003a, pid: 8869, label: 'AX'
    Element subtree:
     →Application, 0x133909640, pid: 8869, label: 'AX'
        Window (Main), 0x133909de0, {{0.0, 0.0}, {390.0, 844.0}}
          Other, 0x133909ef0, {{0.0, 0.0}, {390.0, 844.0}}
            StaticText, 0x13390a830, {{147.7, 404.1}, {94.7, 20.3}}, label: 'It's, label: ok '
            Button, 0x13390a3b0, {{164.7, 448.7}, {60.7, 20.3}}, identifier: 'go', label: 'Two
    lines', Selected, Disabled
            TextField, 0x13390a3b1, {{16, 500}, {358, 44}}, title: 'Titled', value: a, b..., placeholderValue: 'Type', Keyboard Focused
    Path to element:
     →Application, 0x133909640, pid: 8869, label: 'AX'
    Query chain:
     →Find: Target Application 'com.example.AX'
      Output: {
        Button, 0x131d14c50, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Again'
      }
    """

  @Test func `Elements have labels in quotes that are not escaped`() throws {
    let capture = try capture(Self.description)
    #expect(capture.format == .debugDescription)
    #expect(capture.elements.map(\.label) == ["It's, label: ok ", "Two\nlines", "Titled"])
    #expect(capture.elements.map(\.value) == [nil, nil, "a, b..."])
    #expect(capture.elements.map(\.id) == [nil, "go", nil])
    #expect(
      capture.elements.map(\.traits) == [
        .staticText, [.button, .selected, .notEnabled], [.textEntry, .isEditing],
      ])
    #expect(capture.limits.contains(.cutValues))
    #expect(capture.screen?.places.count == 6)
  }

  @Test func `The escaped line of lldb is read with columns`() throws {
    let escaped =
      "$R0 = \"Element subtree:\\n →Application, 0x1, pid: 1\\n    Button, 0x2, "
      + "{{0, 0}, {1, 1}}, label: \\'Go\\'\\nPath to element:\\n →Button, 0x3, label: \\'No\\'\""
    let capture = try capture(escaped)
    #expect(capture.elements.map(\.label) == ["Go"])
    let screen = try #require(capture.screen)
    #expect(screen.places.location(of: screen.elements[0].node).column == 54)
    #expect(screen.places.path(of: screen.elements[0].node) == "/Application[1]/Button[1]")
  }

  @Test func `Older descriptions have traits as a number`() throws {
    let capture = try capture(
      """
      Element subtree:
      →Application 0x6080000bed80: {{0.0, 0.0}, {375.0, 667.0}}, label: 'App'
        Button 0x6080000bf9e0: traits: 8589934593, {{0.0, 0.0}, {1.0, 1.0}}, label: 'Go'
      """)
    #expect(capture.elements.first?.traits.contains(.button) == true)
    #expect(!capture.limits.contains(.traits))
  }
}
