@testable import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Remarks about stock widgets` {
  private func remarks(
    _ component: String, _ toolkit: Toolkit, on platform: Platform,
    in states: ScreenPreview.Scope = .current
  ) throws -> [String] {
    let design = "screen: S\ncomponents: [{\(component)}]"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml")
      .built(with: [toolkit])
    return screen.widgetRemarks(
      on: platform, in: states, BuiltIn.wording(locale: "en", dates: DateFormats()))
  }

  @Test func `name each missing kind once, with the widget that apps use`() throws {
    #expect(
      try remarks("kind: chip-group, label: F, options: [A, B]", .reactNative, on: .talkBack)
        == ["React Native has no chip-group; shown as Pressable(role button, selected)"])
    #expect(
      try remarks("kind: radio-button, label: A", .uikit, on: .voiceOver)
        == ["UIKit has no radio-button; shown as UIButton of the app"])
    #expect(
      try remarks("kind: date-picker, label: D, expanded: true", .reactNative, on: .voiceOver)
        == [
          "the attributes of React Native's date-picker are not known; "
            + "shown as UIKit's UIDatePicker(.compact)"
        ])
  }

  @Test(arguments: [Toolkit.uikit, .swiftui])
  func `name words that no source has`(_ toolkit: Toolkit) throws {
    let wheels = "kind: time-picker, label: Start, time: \"14:30\""
    #expect(try remarks(wheels, toolkit, on: .voiceOver).isEmpty)
    let all = try remarks(wheels, toolkit, on: .voiceOver, in: .all)
    #expect(all.count == 1)
    #expect(all.first?.contains("the words for the minutes") == true)
  }

  @Test func `ask whether a search field with text has the button that clears it`() throws {
    let field = "kind: search-field, label: Search, value: abc"
    let remark = try #require(try remarks(field, .uikit, on: .voiceOver).first)
    #expect(remark.contains("\"Clear text\"") && remark.contains("'clear: true'"))
    for answered in ["clear: true", "clear: false", "disabled: true", "value: ''"] {
      let keys = answered.hasPrefix("value") ? "kind: search-field, label: Search" : field
      #expect(try remarks("\(keys), \(answered)", .uikit, on: .voiceOver).isEmpty)
    }
    #expect(try remarks(field, .uikit, on: .talkBack).isEmpty)
  }

  @Test(arguments: Toolkit.allCases, Platform.allCases)
  func `name a widget and not an entry of the table`(_ toolkit: Toolkit, _ platform: Platform) {
    let widgets = StockTable.of(toolkit, on: platform).all
    let entries = Set(widgets.map(\.name).filter { $0.contains(".") || $0 == "chip" })
    for widget in widgets {
      #expect(!entries.contains(widget.title), "\(widget.name)")
    }
  }
}
