import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Names of components` {
  /// m3.material.io/components, August 2026.
  static let material = [
    "top app bar", "search app bar", "small top app bar", "medium top app bar", "large top app bar",
    "center-aligned top app bar", "bottom app bar", "badge", "badges", "button", "buttons",
    "elevated button", "filled button", "filled tonal button", "outlined button", "text button",
    "button group", "connected button group", "extended FAB", "FAB", "FAB menu", "icon button",
    "icon buttons", "segmented button", "segmented buttons", "split button", "card", "cards",
    "elevated card", "filled card", "outlined card", "carousel", "checkbox", "chip", "chips",
    "assist chip", "filter chip", "input chip", "suggestion chip", "date picker", "date pickers",
    "dialog", "basic dialog", "full-screen dialog", "divider", "list", "lists", "list item",
    "loading indicator", "menu", "menus", "exposed dropdown menu", "navigation bar",
    "navigation drawer", "modal navigation drawer", "navigation rail", "progress indicator",
    "progress indicators", "linear progress indicator", "circular progress indicator",
    "radio button", "radio buttons", "search bar", "search view", "bottom sheet", "bottom sheets",
    "modal bottom sheet", "standard bottom sheet", "side sheet", "slider", "range slider",
    "snackbar", "switch", "tab", "tabs", "primary tabs", "secondary tabs", "text field",
    "filled text field", "outlined text field", "time picker", "toolbar", "docked toolbar",
    "floating toolbar", "tooltip", "plain tooltip", "rich tooltip",
  ]

  /// developer.apple.com/design/human-interface-guidelines/components, August 2026.
  static let apple = [
    "chart", "charts", "image view", "image views", "text view", "text views", "box", "boxes",
    "collection", "collections", "column view", "column views", "disclosure control",
    "disclosure controls", "label", "labels", "lists and tables", "lockup", "lockups",
    "outline view", "outline views", "split view", "split views", "tab view", "tab views",
    "activity view", "activity views", "button", "context menu", "context menus", "edit menu",
    "edit menus", "menu", "ornament", "ornaments", "pop-up button", "pop-up buttons",
    "pull-down button", "pull-down buttons", "toolbar", "toolbars", "path control", "path controls",
    "search field", "search fields", "sidebar", "sidebars", "tab bar", "tab bars", "token field",
    "token fields", "action sheet", "action sheets", "alert", "alerts", "page control",
    "page controls", "panel", "panels", "popover", "popovers", "scroll view", "scroll views",
    "sheet",
    "sheets", "color well", "color wells", "combo box", "combo boxes", "digit entry view",
    "digit entry views", "image well", "image wells", "picker", "pickers", "segmented control",
    "segmented controls", "slider", "sliders", "stepper", "steppers", "text field", "text fields",
    "toggle", "toggles", "activity ring", "activity rings", "gauge", "gauges",
    "progress indicators", "rating indicator", "rating indicators",
  ]

  static let outside = [
    "web views", "windows", "dock menus", "home screen quick actions", "the menu bar",
    "virtual keyboards", "app shortcuts", "complications", "controls", "live activities",
    "status bars", "top shelf", "watch faces", "widgets",
  ]

  private func heard(_ name: String) throws -> [String]? {
    let kind = ComponentKinds.builtIn.kind(calledAs: name)
    let label = kind?.takes("text") == true ? "text: Zanzibar" : "label: Zanzibar"
    let design = "screen: T\ncomponents: [{kind: \(name), \(label)}]"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    guard !screen.notes.contains(where: { $0.subject == .resembling }) else { return nil }
    return try ["voiceover-documented", "talkback-17"].flatMap { id in
      let profile = try #require(BuiltIn.profile(id))
      let preview = ScreenPreview(
        reader: BuiltIn.reader(for: profile, locale: "en"),
        wording: BuiltIn.wording(locale: "en", dates: profile.dates))
      return preview.entries(of: screen, states: .current).map(\.announcement.text)
    }
  }

  // Readers announce a toolbar only at its first button, so the label alone is not announced.
  @Test(arguments: [material, apple])
  func `are known, and their label is announced`(names: [String]) throws {
    let unknown = try names.filter { name in
      try heard(name)?.contains { $0.contains("Zanzibar") } != true
    }
    #expect(unknown.count * 20 <= names.count, "\(unknown)")
  }

  @Test(arguments: [
    ("captcha", "checkbox"), ("map-pin", "button"), ("data-table", "list"),
    ("chat-message", "group"), ("cookie-banner", "banner"), ("video-controls", "toolbar"),
  ])
  func `without a known widget are read as another kind, and a note says so`(
    name: String, kind: String
  ) throws {
    let design = "screen: T\ncomponents: [{kind: \(name), label: Zanzibar}]"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    #expect(screen.components.map(\.kind.name) == [kind])
    let findings = try designFindings(design: design, file: "d.yaml")
    #expect(
      findings.contains { $0.kind == .narrowedWord && $0.message.contains(" as '\(kind)'") })
  }

  @Test(arguments: outside)
  func `for things outside a screen are rejected with one sentence`(name: String) {
    let design = "screen: T\ncomponents: [{kind: \(name), label: A}]"
    let mistakes = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
    }
    let message = mistakes?.errors.first?.message ?? ""
    #expect(mistakes?.errors.count == 1 && !message.hasPrefix("unknown kind"), "\(message)")
  }
}
