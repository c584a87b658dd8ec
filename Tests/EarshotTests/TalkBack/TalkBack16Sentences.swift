import Earshot
import Testing

struct TalkBackChange: Sendable, CustomTestStringConvertible {
  let rule: String
  let source: String
  let tree: TalkBackNode
  let heard: String
  let before: String
  let settings: [String: String]
  let stop: String?

  init(
    _ rule: String, _ source: String, _ tree: TalkBackNode, _ heard: String, was before: String,
    settings: [String: String] = [:], at stop: String? = nil
  ) {
    (self.rule, self.source, self.tree) = (rule, source, tree)
    (self.heard, self.before) = (heard, before)
    (self.settings, self.stop) = (settings, stop)
  }

  var testDescription: String { "\(rule): \(heard)" }

  private static func field(
    text: String? = nil, description: String? = nil, _ change: (inout TalkBackNode) -> Void
  ) -> TalkBackNode {
    node("EditText", text: text, description: description) {
      ($0.editable, $0.clickable) = (true, true)
      change(&$0)
    }
  }

  private static func choices(
    _ first: TalkBackNode, mode: TalkBackNode.CollectionInfo.SelectionMode = .single
  ) -> TalkBackNode {
    var first = first
    first.id = "first"
    first.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
    return node(children: [
      node("ListView", children: [first, node(text: "Dark")]) {
        $0.collectionInfo = .init(rowCount: 2, columnCount: 1, selectionMode: mode)
      }
    ])
  }

  private static func list(
    _ info: TalkBackNode.CollectionInfo,
    _ className: String = "androidx.recyclerview.widget.RecyclerView",
    _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node(children: [
      node(
        className,
        children: [
          node(text: "Alpha") {
            $0.id = "first"
            $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
          }, node(text: "Beta"),
        ]
      ) {
        $0.collectionInfo = info
        change(&$0)
      }
    ])
  }

  static let errors: [Self] = [
    .init(
      "talkback.error", "TreeNodesDescription.java:192-230",
      field(text: "abc") { ($0.error, $0.contentInvalid) = ("Enter a valid email", true) },
      "Error: Enter a valid email, abc, Edit box | Double-tap to edit text",
      was: "abc, Edit box, Error: Enter a valid email | Double-tap to edit text"),
    .init(
      "talkback.error", "TreeNodesDescription.java:192-230",
      field(text: "abc") { ($0.error, $0.selected) = ("No", true) },
      "selected, Error: No, abc, Edit box | Double-tap to edit text",
      was: "selected, abc, Edit box, Error: No | Double-tap to edit text"),
    .init(
      "talkback.error", "TreeNodesDescription.java:192-230",
      field(text: "abc") { $0.error = "No" },
      "Error: No, Edit box, abc | Double-tap to edit text",
      was: "Edit box, abc, Error: No | Double-tap to edit text",
      settings: ["descriptionOrder": "role-name-state"]),
    .init(
      "talkback.error", "TreeNodesDescription.java:192-230",
      node(children: [node(text: "Card") { $0.error = "Expired" }]), "Error: Expired, Card",
      was: "Card, Error: Expired"),
    .init(
      "talkback.error", "TreeNodesDescription.java:192-230",
      node { $0.error = "Expired" }, "Error: Expired", was: "Error: Expired"),
    .init(
      "talkback.hint-text", "TreeNodesDescription.java:192-230",
      field(text: "", description: "Search") { $0.hintText = "Search for files" },
      "Search for files, Search, Edit box | Double-tap to edit text",
      was: "Search, Edit box, Search for files | Double-tap to edit text"),
    .init(
      "talkback.name.text", "AccessibilityNodeFeedbackUtils.java:547-555",
      field(text: "jo@example.com") { $0.hintText = "Email" },
      "jo@example.com, Edit box | Double-tap to edit text",
      was: "jo@example.com, Edit box, Email | Double-tap to edit text"),
    .init(
      "talkback.name.text", "AccessibilityNodeFeedbackUtils.java:547-555",
      node(text: "Pick a date") { ($0.hintText, $0.showingHintText) = ("Pick a date", true) },
      "Pick a date", was: "Pick a date, Pick a date"),
    .init(
      "talkback.hint-text", "AccessibilityNodeFeedbackUtils.java:547-555",
      node("Button", text: "Send") { $0.hintText = "Sends to all" }, "Sends to all, Send, Button",
      was: "Send, Button, Sends to all"),
  ]

  private static let status = "TreeNodesDescription.java:238-272"

  private static func switchNode(_ checked: Bool, text: String? = nil, required: Bool = false)
    -> TalkBackNode
  {
    node("Switch", text: text, description: text == nil ? "Wi-Fi" : nil) {
      ($0.checkable, $0.checked) = (true, .init(checked))
      $0.fieldRequired = required
    }
  }

  static let checks: [Self] = [
    .init(
      "talkback.role", status, node("CheckBox", text: "Remember me") { $0.checkable = true },
      "Remember me, Check box", was: "not checked, Remember me, Check box"),
    .init(
      "talkback.status.checked", status,
      node("CheckBox", text: "Remember me") { ($0.checkable, $0.checked) = (true, .on) },
      "checked, Remember me, Check box", was: "checked, Remember me, Check box"),
    .init(
      "talkback.status.checked", "\(status); SwitchDescription.java:84-102", switchNode(true),
      "checked, on, Wi-Fi, Switch", was: "on, Wi-Fi, Switch"),
    .init(
      "talkback.state.off", status, switchNode(false), "off, Wi-Fi, Switch",
      was: "off, Wi-Fi, Switch"),
    .init(
      "talkback.status.checked", status, switchNode(true, text: "Wi-Fi"),
      "checked, Wi-Fi, Switch", was: "Wi-Fi, Switch"),
    .init(
      "talkback.status.not-checked", "\(status); CollectionState.java:463-470",
      choices(
        node("CheckedTextView", text: "Light") { ($0.checkable, $0.clickable) = (true, true) }),
      "not checked, Light, Radio button, 1 of 2, In list, 2 items | Double-tap to select",
      was: "Light, 1 of 2, In list, 2 items | Double-tap to select", at: "first"),
    .init(
      "talkback.status.not-checked", "\(status); CollectionState.java:463-470",
      choices(switchNode(false), mode: .multiple),
      "not checked, off, Wi-Fi, Switch, 1 of 2, In list, 2 items",
      was: "off, Wi-Fi, Switch, 1 of 2, In list, 2 items", at: "first"),
    .init(
      "talkback.status.not-checked", "\(status); CollectionState.java:463-470",
      choices(
        node(children: [
          node(text: "Light"),
          node("CheckBox") { ($0.checkable, $0.focusable) = (true, false) },
        ])),
      "Light, not checked, Check box, 1 of 2, In list, 2 items",
      was: "Light, not checked, Check box, 1 of 2, In list, 2 items", at: "first"),
    .init(
      "talkback.role", "\(status); CollectionState.java:463-470",
      choices(node("CheckBox", text: "Light") { $0.checkable = true }, mode: .none),
      "Light, Check box, 1 of 2, In list, 2 items",
      was: "not checked, Light, Check box, 1 of 2, In list, 2 items", at: "first"),
    .init(
      "talkback.role", status,
      node(children: [
        node(text: "Daily digest"),
        node("CheckBox") { ($0.checkable, $0.focusable) = (true, false) },
      ]), "Daily digest, Check box", was: "Daily digest, not checked, Check box"),
  ]

  private static let unlabelled = "AccessibilityNodeFeedbackUtils.java:300-341"

  private static func control(
    _ className: String, _ change: (inout TalkBackNode) -> Void = { _ in }
  ) -> TalkBackNode {
    node(className) {
      $0.clickable = true
      change(&$0)
    }
  }

  static let nameless: [Self] = [
    .init(
      "talkback.nameless", unlabelled, control("ImageButton"), "Button | Double-tap to activate",
      was: "Unlabelled, Button | Double-tap to activate"),
    .init(
      "talkback.nameless", "EventTypeViewAccessibilityFocusedFeedbackRule.java:210-234",
      control("ImageView") {
        ($0.selected, $0.error, $0.tooltipText) = (true, "No", "Star")
        $0.actions = [.init(.expand)]
      }, "Button | Double-tap to activate, Actions available, use Tap with 3 fingers to view",
      was: "selected, collapsed, Unlabelled, Button, Error: No, Star"
        + " | Double-tap to activate, Actions available, use Tap with 3 fingers to view"),
    .init(
      "talkback.state.unlabelled", unlabelled, control("ImageButton") { $0.enabled = false },
      "Unlabelled, Button, disabled", was: "Unlabelled, Button, disabled"),
    .init(
      "talkback.hint-text", unlabelled, control("ImageButton") { $0.hintText = "Share" },
      "Share, Unlabelled, Button | Double-tap to activate",
      was: "Unlabelled, Button, Share | Double-tap to activate"),
    .init(
      "talkback.label", unlabelled,
      control("ImageButton") { $0.labeledBy = .text("Search") },
      "Unlabelled, Button for Search | Double-tap to activate",
      was: "Unlabelled, Button for Search | Double-tap to activate"),
    .init(
      "talkback.state.description", unlabelled,
      control("ImageButton") { $0.stateDescription = "2 new" },
      "2 new, Button | Double-tap to activate", was: "2 new, Button | Double-tap to activate"),
    .init(
      "talkback.unlabelled", unlabelled, control("android.view.View"),
      "Unlabelled | Double-tap to activate", was: "Unlabelled | Double-tap to activate"),
    .init(
      "talkback.unlabelled", unlabelled, control("ImageButton"),
      "Unlabelled | Double-tap to activate", was: "Unlabelled | Double-tap to activate",
      settings: ["speakRoles": "off"]),
    .init(
      "talkback.nameless", unlabelled, control("Spinner"),
      "Drop down list | Double-tap to change", was: "Drop down list | Double-tap to change"),
    .init(
      "talkback.nameless", unlabelled,
      field { ($0.password, $0.focused) = (true, true) },
      "Edit box"
        + " | Actions available, use Tap with 3 fingers to view",
      was: "Editing, password, Edit box | Actions available, use Tap with 3 fingers to view",
      settings: ["keyboardActive": "on"]),
    .init(
      "talkback.nameless", "RoleDescriptionExtractor.java:92-101",
      control("Button") { $0.roleDescription = "stepper" }, "stepper | Double-tap to activate",
      was: "stepper | Double-tap to activate"),
    .init(
      "talkback.hint.menu", unlabelled,
      control("ImageButton") { $0.viewIdResourceName = "com.example:id/go" },
      "Button | Double-tap to activate, Labels available, use Tap with 3 fingers to view",
      was: "Unlabelled, Button"
        + " | Double-tap to activate, Labels available, use Tap with 3 fingers to view"),
  ]

  private static let required = "AccessibilityNodeFeedbackUtils.java:205-221"

  static let fields: [Self] = [
    .init(
      "talkback.read-only", "Role.java:845-848; AccessibilityNodeFeedbackUtils.java:457-465",
      node("EditText", text: "Read me") { $0.clickable = true }, "Read me, Edit box, read only",
      was: "Read me | Double-tap to activate"),
    .init(
      "talkback.disabled", "AccessibilityNodeFeedbackUtils.java:457-465",
      node("EditText", text: "Read me") { $0.enabled = false }, "Read me, Edit box, disabled",
      was: "Read me, Edit box, disabled"),
    .init(
      "talkback.read-only", "AccessibilityNodeFeedbackUtils.java:457-465",
      node("EditText", text: "Read me"), "Read me, Edit box, read only", was: "Read me",
      settings: ["descriptionOrder": "name-role-state"]),
    .init(
      "talkback.read-only", "NodeRoleHint.java:97-124",
      node("EditText", text: "Read me") { $0.longClickable = true },
      "Read me, Edit box, read only | Double-tap and hold to long press",
      was: "Read me | Double-tap and hold to long press"),
    .init(
      "talkback.state.required", required,
      field(text: "Name") {
        ($0.hintText, $0.showingHintText, $0.fieldRequired) = ("Name", true, true)
      }, "Required, Name, Edit box | Double-tap to edit text",
      was: "Name, Edit box | Double-tap to edit text"),
    .init(
      "talkback.state.required", required,
      node("CheckBox", text: "Terms") {
        ($0.checkable, $0.checked, $0.fieldRequired) = (true, .on, true)
        $0.stateDescription = "Selected"
      }, "checked, Selected required, Terms, Check box", was: "Selected, Terms, Check box"),
    .init(
      "talkback.state.required", required, switchNode(true, required: true),
      "checked, Required, Wi-Fi, Switch", was: "on, Wi-Fi, Switch"),
    .init(
      "talkback.state.required", required,
      field(text: "Jo") { ($0.fieldRequired, $0.focused) = (true, true) },
      "Required, Editing, Jo, Edit box | Actions available, use Tap with 3 fingers to view",
      was: "Editing, Jo, Edit box | Actions available, use Tap with 3 fingers to view",
      settings: ["keyboardActive": "on"]),
    .init(
      "talkback.role.edit-box", "AccessibilityNodeFeedbackUtils.java:223-240",
      field(text: "jo@example.com") { _ in }, "jo@example.com, Edit box", was: "jo@example.com",
      settings: ["verbosityPreset": "low"]),
    .init(
      "talkback.role.edit-box", "AccessibilityNodeFeedbackUtils.java:223-240",
      field(text: "jo@example.com") { _ in }, "jo@example.com, Edit box | Double-tap to edit text",
      was: "jo@example.com | Double-tap to edit text", settings: ["speakRoles": "off"]),
    .init(
      "talkback.label", "AccessibilityNodeFeedbackUtils.java:417-446",
      field(text: "12") {
        $0.labels = ["Hour", "", "Start time", "Hour"].map { .text($0) }
      }, "12, Edit box for Hour, Start time | Double-tap to edit text",
      was: "12, Edit box for Hour | Double-tap to edit text"),
    .init(
      "talkback.error", "AccessibilityNodeFeedbackUtils.java:417-446",
      field(text: "12") { ($0.labeledBy, $0.error) = (.text("Hour"), "Too late") },
      "Error: Too late, 12, Edit box for Hour | Double-tap to edit text",
      was: "12, Edit box, Error: Too late for Hour | Double-tap to edit text"),
  ]

  static let roles: [Self] = [
    .init(
      "talkback.role", "AccessibilityNodeFeedbackUtils.java:263-294",
      node("CheckedTextView", text: "Daily") { $0.checkable = true }, "Daily, Radio button",
      was: "Daily"),
    .init(
      "talkback.role", "Role.java:771-1011",
      node(
        "com.google.android.material.floatingactionbutton.FloatingActionButton",
        description: "Write"), "Write, Button", was: "Write, Image"),
    .init(
      "talkback.role", "Role.java:771-1011",
      control("com.google.android.material.floatingactionbutton.FloatingActionButton") {
        $0.enabled = false
      }, "Button, disabled", was: "Unlabelled, Button, disabled"),
    .init(
      "talkback.role", "Role.java:771-1011",
      node("android.speech.SpeechRecognizer.VoiceDictationButton", description: "Dictate"),
      "Dictate, Button", was: "Dictate"),
    .init(
      "talkback.role", "Role.java:771-1011", node("android.widget.Image", text: "Logo"),
      "Logo, Image", was: "Logo"),
    .init(
      "talkback.name.text", "SpeechCleanupUtils.java:42-53", node(text: "Loading..."),
      "Loading...", was: "Loading..."),
    .init(
      "talkback.name.text", "SpeechCleanupUtils.java:42-53", node(text: "** --"), "** --",
      was: " 2 Asterisk  2 Dash"),
    .init(
      "talkback.name.text", "SpeechCleanupUtils.java (symbols)", node(text: "✓"), "Check mark",
      was: "✓"),
    .init(
      "talkback.name.text", "SpeechCleanupUtils.java (symbols)", node(text: "#"), "Pound",
      was: "Pound"),
  ]

  private static let counts = "CollectionStateFeedbackUtils.java:372-433"

  static let collections: [Self] = [
    .init(
      "talkback.collection.ignored", counts,
      list(
        .init(rowCount: 5, columnCount: 1, itemCount: 5, importantForAccessibilityItemCount: 3)),
      "Alpha, 1 of 5, In list, 5 items, 2 ignored", was: "Alpha, 1 of 5, In list, 5 items",
      at: "first"),
    .init(
      "talkback.collection.ignored", counts,
      list(
        .init(rowCount: -1, columnCount: -1, itemCount: 8, importantForAccessibilityItemCount: 6)),
      "Alpha, In list, 8 items, 2 ignored", was: "Alpha, In list", at: "first"),
    .init(
      "talkback.collection.ignored", counts,
      list(
        .init(rowCount: 3, columnCount: 4, itemCount: 12, importantForAccessibilityItemCount: 10),
        "GridView"),
      "Alpha, Row 1, Column 1, In grid, 12 items, 2 ignored, 3 rows, 4 columns",
      was: "Alpha, Row 1, Column 1, In grid, 3 rows, 4 columns", at: "first"),
    .init(
      "talkback.collection.ignored", counts,
      list(
        .init(rowCount: 5, columnCount: 1, itemCount: 5, importantForAccessibilityItemCount: 4)
      ) { $0.roleDescription = "carousel" },
      "Alpha, 1 of 5, In carousel, 5 items, 1 ignored",
      was: "Alpha, 1 of 5, In carousel, 5 items", at: "first"),
    .init(
      "talkback.collection.count", counts,
      list(
        .init(rowCount: 5, columnCount: 1, itemCount: 5, importantForAccessibilityItemCount: 5)),
      "Alpha, 1 of 5, In list, 5 items", was: "Alpha, 1 of 5, In list, 5 items", at: "first"),
    .init(
      "talkback.name.text", "AccessibilityNodeInfoUtils.java:2924-2962",
      node(children: [
        node(
          "ListView",
          children: [
            node(children: [
              node(text: "Inner") {
                $0.id = "first"
                $0.collectionItemInfo = .init(rowIndex: 0, columnIndex: 0)
              }
            ]) { $0.collectionItemInfo = .init(rowIndex: 1, columnIndex: 0) },
            node(text: "Other"),
          ]
        ) { $0.collectionInfo = .init(rowCount: 3, columnCount: 1) }
      ]), "Inner", was: "Inner, 1 of 3, In list, 3 items", at: "first"),
  ]

  private static let link = "ClickableHint.java:62-89,155-183"

  static let hints: [Self] = [
    .init(
      "talkback.hint.open-link", link, node(text: "I accept the terms") { $0.links = 1 },
      "I accept the terms | Double-tap to open link, Actions available,"
        + " use Tap with 3 fingers to view",
      was: "I accept the terms | Links available, use Tap with 3 fingers to view"),
    .init(
      "talkback.hint.open-link", link,
      node(children: [node(text: "I accept the terms") { $0.links = 1 }]),
      "I accept the terms | Double-tap to open link", was: "I accept the terms"),
    .init(
      "talkback.hint.open-link", link, node(text: "Terms") { $0.links = 1 },
      "Terms | Tap to open link, Actions available, use Tap with 3 fingers to view",
      was: "Terms | Links available, use Tap with 3 fingers to view",
      settings: ["singleTapActivation": "on"]),
    .init(
      "talkback.hint.open-link", link, node(text: "Terms") { $0.links = 1 },
      "Terms | Press Action + SPACE to open link, Actions available,"
        + " use Tap with 3 fingers to view",
      was: "Terms | Links available, use Tap with 3 fingers to view",
      settings: ["inputMode": "keyboard"]),
    .init(
      "talkback.hint.menu", "NodeMenuRuleCreator.java:39-45",
      node(text: "Terms") { ($0.links, $0.clickable) = (1, true) },
      "Terms | Double-tap to activate, Actions available, use Tap with 3 fingers to view",
      was: "Terms | Double-tap to activate, Links available, use Tap with 3 fingers to view"),
    .init(
      "talkback.hint.menu", "EditingAndSelectingMenu.java:112-140",
      field(text: "a", description: "Search") { $0.focused = true },
      "a, Edit box | Actions available, use Tap with 3 fingers to view", was: "a, Edit box"),
    .init(
      "talkback.hint.click", "KeyComboManager.java:639-660",
      node("Button", text: "Save") { $0.clickable = true },
      "Save, Button | Press Action + SPACE to activate",
      was: "Save, Button | Press Alt + ENTER to activate", settings: ["inputMode": "keyboard"]),
    .init(
      "talkback.hint.long-click", "NewKeyComboModel.java:114-125",
      node("Button", text: "Save") { $0.longClickable = true },
      "Save, Button | Press Action + Shift + SPACE to long press",
      was: "Save, Button | Press Alt + Shift + ENTER to long press",
      settings: ["inputMode": "keyboard"]),
    .init(
      "talkback.hint.click", "both versions, a keypad",
      node("Button", text: "Save") { $0.clickable = true },
      "Save, Button | Press select to activate", was: "Save, Button | Press select to activate",
      settings: ["inputMode": "keypad"]),
    .init(
      "talkback.hint.long-click", "NodeRoleHint.java (text entry keys)",
      node(text: "Shift") {
        $0.longClickable = true
        $0.window = .init(id: 1, type: "INPUT_METHOD")
      }, "Shift | Double-tap and hold to long press", was: "Shift"),
    .init(
      "talkback.hint.adjust", "GlobalVariables.java (no gestures)",
      node("SeekBar", description: "Volume") { $0.actions = [.init(.scrollForward)] },
      "Volume, Slider | To use this, go to TalkBack settings and add a gesture for"
        + " 'move reading control down or forward'",
      was: "Volume, Slider | To use this, go to TalkBack settings and add a gesture for"
        + " 'move navigation focus forward or adjust reading control down'",
      settings: ["adjustGestures": "none"]),
  ]

  static let all = errors + checks + nameless + fields + roles + collections + hints
}
