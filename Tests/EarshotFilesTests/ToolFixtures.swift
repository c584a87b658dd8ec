import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

enum ToolFixtures {
  static let idb = #"""
    [
      {"AXFrame": "{{0, 0}, {390, 844}}", "AXUniqueId": null, "AXLabel": "Trips", "AXValue": null, "type": "Application",
       "role": "AXApplication", "enabled": true, "frame": {"x": 0, "y": 0, "width": 390, "height": 844}},
      {"AXUniqueId": null, "AXLabel": "Upcoming", "AXValue": null, "type": "Heading", "role": "AXHeading", "enabled": true,
       "frame": {"x": 16, "y": 60, "width": 200, "height": 34}},
      {"AXUniqueId": "mail", "AXLabel": "Reminders by mail", "AXValue": "1", "type": "CheckBox", "role": "AXCheckBox",
       "enabled": true, "help": "Sent a day before", "frame": {"x": 16, "y": 120, "width": 358, "height": 44}},
      {"AXUniqueId": "trips", "AXLabel": "Trips", "AXValue": "1", "type": "RadioButton", "role": "AXRadioButton",
       "enabled": true, "frame": {"x": 0, "y": 180, "width": 195, "height": 20}},
      {"AXUniqueId": "book", "AXLabel": "Book", "AXValue": null, "type": "Button", "role": "AXButton", "enabled": false,
       "traits": ["Button", "NotEnabled"], "custom_actions": ["Share"], "frame": {"x": 16, "y": 200, "width": 358, "height": 50}}
    ]
    """#

  static let idbNested = #"""
    {"role": "AXApplication", "AXLabel": "Trips", "frame": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
      {"role": "AXGroup", "AXLabel": null, "frame": {"x": 0, "y": 0, "width": 390, "height": 400}, "children": [
        {"role": "AXButton", "AXLabel": "Book", "frame": {"x": 16, "y": 200, "width": 358, "height": 50}, "children": []},
        {"role": "AXStaticText", "AXLabel": "No trips yet", "frame": {"x": 16, "y": 300, "width": 358, "height": 20}, "children": []}]}]}
    """#

  static let webDriverAgent = #"""
    {"value": {"type": "Application", "label": "Trips", "name": "Trips", "isEnabled": "1", "isVisible": "1", "isAccessible": "0",
      "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "children": [
        {"type": "StaticText", "label": "Upcoming", "name": "Upcoming", "value": "Upcoming", "traits": "StaticText, Header",
         "isEnabled": "1", "isVisible": "1", "isAccessible": "1", "rect": {"x": 16, "y": 60, "width": 200, "height": 34}},
        {"type": "Switch", "label": "Reminders", "name": "mail", "value": 1, "traits": "Button, ToggleButton", "isEnabled": true,
         "isVisible": true, "isAccessible": true, "rect": {"x": 16, "y": 120, "width": 358, "height": 44}},
        {"type": "TextField", "label": null, "name": "note", "value": "Note", "placeholderValue": "Note", "traits": "",
         "isEnabled": "1", "isVisible": "1", "isAccessible": "1", "rect": {"x": 16, "y": 180, "width": 358, "height": 44}},
        {"type": "Button", "label": "Book", "name": "book", "value": null, "traits": "Button, NotEnabled", "isEnabled": "0",
         "isVisible": "1", "isAccessible": "1", "rect": {"x": 16, "y": 240, "width": 358, "height": 50}}]}, "sessionId": "1"}
    """#

  static let escapedDescription = #"""
    {"value": "Attributes: Application, 0x600001, pid: 71, label: 'Trips'\nElement subtree:\n →Application, 0x600001, pid: 71, label: 'Trips'\n    StaticText, 0x600002, {{16.0, 60.0}, {200.0, 34.0}}, label: 'Upcoming'\n    Button, 0x600003, {{16.0, 240.0}, {358.0, 50.0}}, identifier: 'book', label: 'Book', Disabled\nPath to element:\n →Application, 0x600001, pid: 71, label: 'Trips'\n", "sessionId": null}
    """#

  static let agentDevice = #"""
    {"success": true, "data": {"nodes": [
      {"ref": "e1", "type": "Application", "label": "Trips", "rect": {"x": 0, "y": 0, "width": 390, "height": 844}, "index": 0, "depth": 0},
      {"ref": "e2", "type": "NavigationBar", "identifier": "Trips", "rect": {"x": 0, "y": 47, "width": 390, "height": 44}, "index": 1, "parentIndex": 0, "depth": 1},
      {"ref": "e3", "type": "StaticText", "label": "Upcoming", "rect": {"x": 16, "y": 60, "width": 200, "height": 34}, "index": 2, "parentIndex": 1, "depth": 2},
      {"ref": "e4", "type": "Switch", "label": "Reminders", "value": "0", "identifier": "mail", "enabled": true, "hittable": true,
       "rect": {"x": 16, "y": 120, "width": 358, "height": 44}, "index": 3, "parentIndex": 0, "depth": 1},
      {"ref": "e5", "type": "Button", "label": "Book", "identifier": "book", "enabled": false, "hittable": false,
       "rect": {"x": 16, "y": 240, "width": 358, "height": 50}, "index": 4, "parentIndex": 0, "depth": 1}]}}
    """#

  static let agentDeviceText = #"""
    @e1 [application] "Trips"
      @e2 [text] "Upcoming"
      @e3 [switch] "Reminders" [selected]
      @e4 [text-field] "Note"
      @e5 [button] "Say "hi"" [disabled]
    """#

  static let mobileMCP = #"""
    Found these elements on screen: [{"type":"StaticText","text":null,"label":"Upcoming","name":"Upcoming","value":"Upcoming","identifier":null,"coordinates":{"x":16,"y":60,"width":200,"height":34}},{"type":"Switch","text":null,"label":"Reminders","name":"mail","value":"1","identifier":"mail","coordinates":{"x":16,"y":120,"width":358,"height":44}},{"type":"Button","text":null,"label":"Book","name":"book","value":null,"identifier":"book","coordinates":{"x":16,"y":240,"width":358,"height":50}}]
    """#

  static let mobileMCPLines = #"""
    One element per line: @ref Type text= label= name= value= id= at=x,y size=WxH [focused] [selected] [checked] [disabled]
    @e1 FrameLayout id="com.example.trips:id/content" at=0,0 size=1080x2340
    @e2 TextView text="Upcoming "soon"" at=42,160 size=540x90
    @e3 ImageButton label="More options" id="com.example.trips:id/more" at=960,160 size=96x96
    @e4 Switch text="Reminders" id="com.example.trips:id/mail" at=42,320 size=996x120 [checked]
    @e5 Button text="Book" at=42,640 size=996x132 [disabled]
    """#

  static let maestroMCP = #"""
    element_num,depth,bounds,attributes,parent_num
    0,0,"[0,0][390,844]","enabled=true",
    1,1,"[16,60][216,94]","accessibilityText=Upcoming; resource-id=title; enabled=true",0
    2,1,"[16,240][374,290]","text=Book; resource-id=book; enabled=false",0
    """#

  static let espresso = #"""
    androidx.test.espresso.NoMatchingViewException: No views in hierarchy found matching: view.getContentDescription() is "Close"

    View Hierarchy:
    +>DecorView{id=-1, visibility=VISIBLE, width=1080, height=2340, has-focus=true, is-clickable=false, is-enabled=true, is-focusable=false, layout-params={(0,0)(fillxfill) ty=BASE_APPLICATION wanim=0x1030000
      fl=LAYOUT_IN_SCREEN SPLIT_TOUCH}, tag=null, x=0.0, y=0.0, child-count=1} 
    |
    +->LinearLayout{id=2131230900, res-name=content, visibility=VISIBLE, width=1080, height=2200, is-clickable=false, is-enabled=true, is-focusable=false, x=0.0, y=60.0, child-count=4} 
    |
    +-->MaterialTextView{id=2131230901, res-name=title, visibility=VISIBLE, width=500, height=90, is-clickable=false, is-enabled=true, is-focusable=false, x=42.0, y=40.0, text=Trips, {booked}, input-type=0, ime-target=false, has-links=false} 
    |
    +-->SwitchMaterial{id=2131230902, res-name=mail, visibility=VISIBLE, width=996, height=120, is-clickable=true, is-enabled=true, is-focusable=true, x=42.0, y=200.0, text=Reminders, input-type=0, ime-target=false, has-links=false, is-checked=true} 
    |
    +-->TextInputEditText{id=2131230903, res-name=note, visibility=VISIBLE, width=996, height=120, is-clickable=true, is-enabled=true, is-focusable=true, x=42.0, y=340.0, text=, hint=Note, input-type=1, ime-target=false, has-links=false} ****MATCHES****
    |
    +-->FrameLayout{id=-1, visibility=GONE, width=0, height=0, is-clickable=false, is-enabled=true, is-focusable=false, x=0.0, y=0.0, child-count=1} 
    |
    +--->AppCompatTextView{id=-1, visibility=VISIBLE, width=0, height=0, is-clickable=false, is-enabled=true, is-focusable=false, x=0.0, y=0.0, text=No network, input-type=0, ime-target=false, has-links=false} 
    |
    +-->MaterialButton{id=2131230904, res-name=book, desc=Book this trip, visibility=VISIBLE, width=996, height=132, is-clickable=true, is-enabled=false, is-focusable=true, x=42.0, y=500.0, text=Book, input-type=0, ime-target=false, has-links=false} 
    """#

  static let earlGrey = #"""
    <UIWindow:0x600001; AX=N; AX.frame={{0, 0}, {390, 844}}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {390, 844}}; opaque; alpha=1>
      |--<UIView:0x600002; AX=N; AX.frame={{0, 0}, {390, 844}}; AX.traits='UIAccessibilityTraitNone'; AX.focused='N'; frame={{0, 0}, {390, 844}}; alpha=1>
      |  |--<UILabel:0x600003; AX=Y; AX.id='title'; AX.label='Trips; booked'; AX.frame={{16, 60}, {200, 34}}; AX.traits='UIAccessibilityTraitStaticText, UIAccessibilityTraitHeader'; AX.focused='N'; frame={{16, 60}, {200, 34}}; alpha=1>
      |  |--<UISlider:0x600004; AX=Y; AX.id='price'; AX.label='Price'; AX.value='40%'; AX.frame={{16, 120}, {358, 34}}; AX.traits='UIAccessibilityTraitAdjustable'; AX.focused='N'; frame={{16, 120}, {358, 34}}; alpha=1>
      |  |--<UIButton:0x600005; AX=Y; AX.id='book'; AX.label='Book'; AX.frame={{16, 240}, {358, 50}}; AX.traits='UIAccessibilityTraitButton, UIAccessibilityTraitNotEnabled'; AX.focused='N'; frame={{16, 240}, {358, 50}}; alpha=1>
    """#

  static let reactNativeDebug = #"""
    <View>
      <Text
        accessibilityRole="header"
        style={
          {
            "fontSize": 24,
          }
        }
      >
        Trips &amp; 
        hotels
      </Text>
      <RCTSwitch
        accessibilityLabel="Reminders"
        accessibilityRole="switch"
        onChange={[Function anonymous]}
        testID="mail"
        value={true}
      />
      <View
        accessibilityHint="Nothing is paid yet"
        accessibilityState={
          {
            "busy": undefined,
            "disabled": true,
          }
        }
        accessibilityRole="button"
        accessible={true}
        onClick={[Function onClick]}
        testID="book"
      >
        <Text>
          Book
        </Text>
      </View>
    </View>
    """#

  static let flutterBridge = #"""
    I/AccessibilityBridge( 4021): Semantics tree: SemanticsNode id=0 identifier=null label=null actions=0 flags=0
    I/AccessibilityBridge( 4021): Semantics tree:   +-- rect.ltrb=(0.0, 0.0, 1080.0, 2340.0)
    I/AccessibilityBridge( 4021): Semantics tree:   SemanticsNode id=1 identifier=title label=Trips actions=0 flags=512
    I/AccessibilityBridge( 4021): Semantics tree:     +-- textDirection=LTR
    I/AccessibilityBridge( 4021): Semantics tree:   SemanticsNode id=2 identifier=mail label=Reminders
    by mail actions=1 flags=196800
    I/AccessibilityBridge( 4021): Semantics tree:     +-- rect.ltrb=(0.0, 0.0, 996.0, 120.0)
    I/AccessibilityBridge( 4021): Semantics tree:   SemanticsNode id=3 identifier=book label=Book actions=4194304 flags=72
    """#

  static let ariaSnapshot = #"""
    - banner:
      - heading "Trips" [level=1]
    - list:
      - listitem:
        - link "Rome":
          - /url: /rome
    - button "Book" [disabled]
    """#

  static let all: [(name: String, text: String)] = [
    ("idb", idb),
    ("idb-nested", idbNested),
    ("wda-json", webDriverAgent),
    ("wda-description", escapedDescription),
    ("agent-device", agentDevice),
    ("agent-device-text", agentDeviceText),
    ("mobile-mcp", mobileMCP),
    ("mobile-mcp-lines", mobileMCPLines),
    ("maestro-mcp", maestroMCP),
    ("espresso", espresso),
    ("earlgrey", earlGrey),
    ("react-native-debug", reactNativeDebug),
    ("flutter-bridge", flutterBridge),
    ("aria-snapshot", ariaSnapshot),
  ]
}
