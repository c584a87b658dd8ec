import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `UIKit's own controls in dumps of iOS` {
  struct Control: Sendable, CustomTestStringConvertible {
    var type: String
    var attributes: String
    var traits: String
    var testDescription: String { "\(type) \(attributes)" }

    var pageSource: String { Self.pageSource(of: [self], withTraits: false) }

    static func pageSource(of controls: [Control], withTraits: Bool) -> String {
      "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">"
        + controls.enumerated().map { row, control in
          "<XCUIElementType\(control.type) \(control.attributes) accessible=\"true\" "
            + "visible=\"true\" x=\"0\" y=\"\(50 * row)\" width=\"99\" height=\"44\""
            + (withTraits ? " traits=\"\(control.traits)\"" : "") + "/>\n"
        }.joined() + "</XCUIElementTypeApplication>"
    }
  }

  static let controls = [
    Control(type: "Button", attributes: "label=\"Book\"", traits: "Button"),
    Control(type: "Link", attributes: "label=\"Terms\"", traits: "Link"),
    Control(type: "Image", attributes: "label=\"A map\"", traits: "Image"),
    Control(type: "StaticText", attributes: "label=\"Two nights\"", traits: "StaticText"),
    Control(
      type: "TextField", attributes: "label=\"Name\" value=\"Ada\" placeholderValue=\"Yours\"",
      traits: ""),
    Control(
      type: "SecureTextField",
      attributes: "label=\"Password\" value=\"•••\" placeholderValue=\"Secret\"", traits: ""),
    Control(
      type: "TextView", attributes: "label=\"Note\" value=\"Late\" placeholderValue=\"Note\"",
      traits: ""),
    Control(
      type: "SearchField",
      attributes: "label=\"Search\" value=\"Rome\" placeholderValue=\"Search\"",
      traits: "SearchField"),
    Control(
      type: "Switch", attributes: "label=\"Alerts\" value=\"1\"", traits: "Button, ToggleButton"),
    Control(type: "Slider", attributes: "label=\"Volume\" value=\"40%\"", traits: "Adjustable"),
    Control(type: "PickerWheel", attributes: "value=\"May\"", traits: "Adjustable"),
    Control(
      type: "PageIndicator", attributes: "value=\"page 2 of 5\"",
      traits: "Adjustable, UpdatesFrequently"),
    Control(
      type: "ProgressIndicator", attributes: "label=\"Progress\" value=\"40%\"",
      traits: "UpdatesFrequently"),
    Control(
      type: "ActivityIndicator", attributes: "label=\"In progress\" value=\"1\"",
      traits: "UpdatesFrequently"),
    Control(
      type: "ActivityIndicator", attributes: "label=\"Loading trips\" value=\"1\"",
      traits: "UpdatesFrequently"),
  ]

  private func spoken(_ text: String) throws -> [String] {
    let profile = try #require(BuiltIn.profile("voiceover-ios"))
    return CapturedStops(of: try capture(text), by: BuiltIn.reader(for: profile, locale: "en"))
      .stops.map(\.wording.text)
  }

  @Test func `say the same whether a driver prints their public traits or none`() throws {
    let said = try [false, true].map {
      try spoken(Control.pageSource(of: Self.controls, withTraits: $0))
    }
    #expect(said[0] == said[1] && said[0].count == Self.controls.count)
  }

  @Test(arguments: [false, true])
  func `become a design that check accepts, and that agrees with them by every profile`(
    withTraits: Bool
  ) throws {
    let source = Control.pageSource(of: Self.controls, withTraits: withTraits)
    let (design, complaints) = try imported([source])
    #expect(complaints == [], "\(design)")
  }

  @Test(arguments: [
    ("PickerWheel", "value=\"May\"", "May, picker item, adjustable"),
    ("ActivityIndicator", "label=\"In progress\" value=\"1\"", "In progress"),
    ("ActivityIndicator", "label=\"Loading trips\" value=\"1\"", "Loading trips, In progress"),
    (
      "SearchField", "label=\"Search\" value=\"Search\" placeholderValue=\"Search\"",
      "Search, search field"
    ),
    (
      "TextField", "label=\"Name\" value=\"Your name\" placeholderValue=\"Your name\"",
      "Name, Your name, text field"
    ),
    (
      "TextField", "label=\"Name\" value=\"Name\" placeholderValue=\"Your name\"",
      "Name, Name, text field"
    ),
  ])
  func `have the announcements of VoiceOver`(
    type: String, attributes: String, said: String
  ) throws {
    let heard = try spoken(Control(type: type, attributes: attributes, traits: "").pageSource)
    #expect(heard.first?.hasPrefix(said) == true && heard.first?.contains("1") == false, "\(heard)")
  }

  @Test(arguments: [
    ("PickerWheel", "value=\"May\"", "kind: picker-wheel\n    value: May\n    options: [May]\n"),
    ("PageIndicator", "value=\"page 2 of 5\"", "kind: page-control\n    value: page 2 of 5\n"),
    (
      "ActivityIndicator", "label=\"In progress\" value=\"1\"",
      "kind: loading\n    label: In progress\n"
    ),
  ])
  func `become the kind of their type`(
    type: String, attributes: String, kind: String
  ) throws {
    let source = Control(type: type, attributes: attributes, traits: "").pageSource
    let design = try imported([source]).design
    #expect(design.hasSuffix(kind), "\(design)")
  }

  @Test func `only hide the selected state of a wheel's value`() throws {
    let wheel = Control(type: "PickerWheel", attributes: "value=\"May\"", traits: "Adjustable")
    let button = Control(type: "Button", attributes: "label=\"Book\"", traits: "Button")
    #expect(try capture(wheel.pageSource).limits.contains(.wheels))
    #expect(try !capture(button.pageSource).limits.contains(.wheels))
  }
}
