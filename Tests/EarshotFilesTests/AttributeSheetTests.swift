import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Attribute sheets` {
  private func sheets(
    _ component: String, _ id: String, _ toolkits: [Toolkit] = [.uikit, .views]
  ) throws -> [String: AttributeSheet] {
    let screen = try WalkSupport.screen(of: "  - \(component)").built(with: toolkits)
    let profile = try #require(BuiltIn.profile(id))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let entries = preview.entries(of: screen, states: .all)
    return Dictionary(
      entries.map { ("\($0.stopID)", $0.attributeSheet) }, uniquingKeysWith: { first, _ in first })
  }

  private static let components: [(String, stop: String, iOS: [String], android: [String])] = [
    (
      "{kind: dropdown, label: Seat, placeholder: Choose, options: [A]}", "trigger",
      ["UIButton", "UIStackView", "Button"],
      ["Spinner", "ExposedDropdownMenuBox", "menuAnchor()", "android:labelFor"]
    ),
    (
      "{kind: dropdown, label: Seat, options: [A]}", "option.A", ["UITableView"],
      ["DropdownMenuItem", "Spinner"]
    ),
    ("{kind: menu, label: Sort, items: [A]}", "trigger", ["UIMenu", "Menu"], ["ImageButton"]),
    (
      "{kind: menu, label: Sort, items: [A]}", "item.A", ["UIAction", "setTitle(_:for:)"],
      ["PopupMenu", "DropdownMenuItem"]
    ),
    (
      "{kind: date-picker, label: Day, visible-label: Day, date: 2026-03-18}", "field",
      ["UIDatePicker", "DatePicker"],
      ["DatePickerDialog", "DatePicker", "android:labelFor"]
    ),
    (
      "{kind: search-field, label: Search, placeholder: Find, results: announced}", "field",
      [
        "UISearchTextField", "searchable(text:placement:)", "UIAccessibility.post", ".announcement",
      ],
      [
        "search widget", "search dialog", "searchable", "SearchBar", "android:labelFor",
        "android:accessibilityLiveRegion=\"polite\"", "assertive",
      ]
    ),
  ]

  @Test(arguments: [
    ("talkback-16.2", "Required, Edit box, Name"), ("talkback-15.1", "Edit box, Name"),
    ("talkback-documented", "Edit box, Name, required, double tap to edit text"),
    ("voiceover-documented", "Name, required, text field, double tap to edit"),
  ])
  func `mention a required field once`(profile: String, said: String) throws {
    for toolkit in ["compose", "views", "react-native", "flutter"] {
      let screen = try WalkSupport.screen(
        """
        screen: Form
        toolkit: \(toolkit)
        components: [{kind: text-field, label: Name, required: true, talkback: {fieldRequired: true}}]
        """)
      let data = try #require(BuiltIn.profile(profile))
      let preview = ScreenPreview(
        reader: BuiltIn.reader(for: data, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: data.dates))
      let text = try #require(preview.entries(of: screen, states: .current).first).announcement.text
      if toolkit == "compose" { #expect(text == said) }
      let count = text.lowercased().split(separator: "required", omittingEmptySubsequences: false)
        .count
      #expect(count - 1 == (profile == "talkback-15.1" ? 0 : 1), "\(toolkit): \(text)")
    }
  }

  @Test(arguments: [
    ("talkback-16.2", "Required, Edit box, Name", ["fieldRequired"]),
    ("talkback-15.1", "Edit box, Name", ["fieldRequired"]),
    ("talkback-documented", "Edit box, Name, double tap to edit text", ["fieldRequired"]),
    ("voiceover-documented", "Name, text field, double tap to edit", []),
  ])
  func `name the Android 16 attribute for a required field`(
    profile: String, said: String, attributes: [String]
  ) throws {
    let field = "{kind: text-field, label: Name, talkback: {fieldRequired: true}}"
    let screen = try WalkSupport.screen(of: "  - \(field)")
    let data = try #require(BuiltIn.profile(profile))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: data, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: data.dates))
    #expect(preview.entries(of: screen, states: .current).map(\.announcement.text) == [said])
    let rows = try #require(try sheets(field, profile)["text-field"]).rows
    #expect(rows.map(\.attribute).filter { $0 == "fieldRequired" } == attributes)
  }

  @Test(arguments: components.indices, Platform.allCases)
  func `begin with the native element`(_ index: Int, _ platform: Platform) throws {
    let (component, stop, iOS, android) = Self.components[index]
    let text = try [[Toolkit.uikit, .views], [.swiftui, .compose]].map { toolkits in
      let sheet = try #require(
        try sheets(component, "\(platform.rawValue)-documented", toolkits)[stop])
      #expect(sheet.rows.first?.attribute == "native")
      return sheet.rows.map(\.spelling).joined(separator: "\n")
    }.joined()
    for name in platform == .voiceOver ? iOS : android { #expect(text.contains(name), "\(name)") }
  }

  @Test(arguments: [
    "{kind: dropdown, label: Seat, options: [A]}", "{kind: menu, label: Sort, items: [A]}",
    "{kind: date-picker, label: Day, date: 2026-03-18}",
    "{kind: modal, close: true, label: Rules, components: [{kind: text, label: Be kind}]}",
  ])
  func `end with the actions for opening and closing`(_ component: String) throws {
    for (id, wanted) in [
      (
        "voiceover-documented",
        ["accessibilityViewIsModal", ".screenChanged", "@AccessibilityFocusState"]
      ),
      ("talkback-documented", ["TYPE_VIEW_FOCUSED", "requestFocus()", "accessibilityPaneTitle"]),
    ] {
      let rows = try [[Toolkit.uikit, .views], [.swiftui, .compose]].flatMap { toolkits in
        try sheets(component, id, toolkits).values.flatMap(\.rows)
      }
      let behaviour = rows.filter {
        $0.attribute.hasPrefix("open.") || $0.attribute == "closed.focus"
      }
      let text = behaviour.map(\.spelling).joined(separator: "\n")
      for name in wanted { #expect(text.contains(name), "\(id) \(name)") }
    }
  }

  @Test(arguments: [
    "{kind: dropdown, label: Seat, value: A, options: [A], talkback: {contentDescription: X}}",
    "{kind: search-field, label: Search, placeholder: Find}",
    "{kind: search-field, label: Search, value: x, talkback: {contentDescription: X}}",
    "{kind: date-picker, label: Day, placeholder: Any}",
    "{kind: text-field, label: Name, value: Ann, talkback: {contentDescription: X}}",
    "{kind: menu, label: Sort, items: [{label: A, talkback: {contentDescription: X}}]}",
    "{kind: table-row, label: Fare, value: $20}", "{kind: button, label: Go}",
  ])
  func `never set an attribute that hides another`(_ component: String) throws {
    for sheet in try sheets(component, "talkback-documented").values {
      let names = Set(sheet.rows.map(\.attribute))
      #expect(!names.isSuperset(of: ["text", "contentDescription"]))
    }
    for sheet in try sheets(component, "voiceover-documented").values {
      let spelled = sheet.rows.map(\.spelling)
      #expect(!(spelled.contains("accessibilityLabel") && spelled.contains("setTitle(_:for:)")))
    }
  }

  @Test func `give a placeholder to the attribute that shows it`() throws {
    let search = "{kind: search-field, label: Search, placeholder: Find}"
    let iOS = try #require(try sheets(search, "voiceover-documented")["field"]).rows
    #expect(iOS.contains { $0.spelling == "placeholder" && $0.value == "Find" })
    #expect(!iOS.contains { $0.attribute == "value" })
    let android = try #require(try sheets(search, "talkback-documented")["field"]).rows
    #expect(android.contains { $0.spelling == "android:hint" && $0.value == "Find" })
  }

  @Test func `name the SwiftUI modifier for adjusting, because it has no trait`() throws {
    let rows = try #require(
      try sheets(
        "{kind: slider, label: Volume, value: 5}", "voiceover-documented", [.swiftui])["slider"]
    ).rows
    #expect(rows.contains { $0.spelling == "accessibilityAdjustableAction(_:)" })
  }

  @Test func `hide icons, group labels, and say where keys go`() throws {
    let dropdown =
      "{kind: dropdown, id: seat, label: Seat, options: [A], next: {down: go, start: go}}\n"
      + "  - {kind: button, id: go, label: Go}"
    let swift = try sheets(dropdown, "voiceover-documented", [.swiftui])["trigger"]
    let iOS = try #require(swift).rows
    let android = try #require(try sheets(dropdown, "talkback-documented")["trigger"]).rows
    let compose = try #require(
      try sheets(dropdown, "talkback-documented", [.compose])["trigger"]
    ).rows
    #expect(iOS.contains { $0.spelling == "accessibilityHidden(true)" })
    #expect(iOS.contains { $0.spelling == "accessibilityElement(children: .combine)" })
    #expect(android.contains { $0.spelling == "android:importantForAccessibility=\"no\"" })
    #expect(compose.contains { $0.spelling.contains("mergeDescendants = true") })
    #expect(android.contains { $0.spelling == "android:nextFocusDown" && $0.value == "go" })
    #expect(compose.contains { $0.spelling.contains("focusProperties { start") })
  }

  @Test(arguments: [
    (Toolkit.views, "android:contentDescription"), (.compose, "semantics { contentDescription }"),
    (.reactNative, "accessibilityLabel"), (.flutter, "Semantics(label:)"),
  ])
  func `spell attributes as the toolkit of the screen does`(
    _ toolkit: Toolkit, _ spelling: String
  ) throws {
    let sheet = try #require(
      try sheets("{kind: image, label: A map}", "talkback-documented", [toolkit])["image"])
    #expect(sheet.toolkit == toolkit)
    #expect(sheet.rows.contains { $0.value == "A map" && $0.spelling == spelling })
  }

  @Test func `give the title of a dialog as a heading`() throws {
    let picker = "{kind: date-picker, label: Day, date: 2026-03-18, expanded: true}"
    let title = try #require(try sheets(picker, "talkback-documented")["title"]).rows
    #expect(title.contains { $0.spelling == "android:accessibilityHeading" })
  }
}
