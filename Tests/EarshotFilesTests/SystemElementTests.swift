import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Elements of the system in dumps` {
  private static func stops(_ dump: String, _ profile: String) throws -> [String] {
    let reader = BuiltIn.reader(for: try #require(BuiltIn.profile(profile)), locale: "en")
    return CapturedStops(of: try capture(dump), by: reader).stops
      .map { $0.wording.text.replacing(". ", with: ", ") }
  }

  private static func node(
    _ name: String, _ attributes: String = "", _ children: String...
  ) -> String {
    "<node class=\"\(name)\" enabled=\"true\" \(attributes)>\(children.joined())</node>"
  }

  private static func texts(_ nodes: String...) throws -> [String] {
    try stops("<hierarchy rotation=\"0\">\(nodes.joined())</hierarchy>", "talkback")
  }

  private static func text(_ text: String, _ attributes: String = "") -> String {
    node("android.widget.TextView", "text=\"\(text)\" \(attributes)")
  }

  private static func page(title: String) -> String {
    node(
      "android.webkit.WebView", "focusable=\"true\"",
      node(
        "android.webkit.WebView", "focusable=\"true\" text=\"\(title)\"",
        node("android.view.View", "", text("Terms of use")), text("Last changed in May.")))
  }

  @Test func `The texts of a web page are stops, and its title is one if it has a title`() throws {
    let texts = ["Terms of use", "Last changed in May."]
    #expect(try Self.texts(Self.page(title: "")) == texts)
    #expect(try Self.texts(Self.page(title: "Shop")) == ["Shop, Webview"] + texts)
  }

  @Test func `A web page need not be in the design, but each of its texts is compared`() throws {
    let design = ["kind: text, label: Terms of use", "kind: text, label: Last changed in May."]
    let dump = "<hierarchy rotation=\"0\">\(Self.page(title: "Shop"))</hierarchy>"
    #expect(try findings(of: design, toolkit: "views", in: dump).grave == [])
    let found = try findings(
      of: design, toolkit: "views", in: dump.replacing("in May", with: "in June"))
    #expect(!found.grave.isEmpty)
  }

  private static let bars = [
    node(
      "android.widget.FrameLayout", "",
      text("10:24", "resource-id=\"com.android.systemui:id/clock\"")),
    node(
      "android.widget.FrameLayout", "resource-id=\"com.android.systemui:id/status_bar\"",
      node("android.widget.LinearLayout", "content-desc=\"Wi-Fi signal full.\"")),
    node(
      "android.widget.LinearLayout", "",
      node(
        "android.widget.FrameLayout", "resource-id=\"android:id/inputArea\"",
        node("android.widget.FrameLayout", "content-desc=\"q\" clickable=\"true\""))),
  ]

  @Test(arguments: bars)
  func `The bars of Android and its keyboard are left out beside an app`(_ bar: String) throws {
    #expect(try Self.texts(bar, Self.text("Recipes")) == ["Recipes"])
    #expect(try Self.texts(Self.text("Recipes"), bar) == ["Recipes"])
    #expect(try Self.texts(bar).count == 1)
  }

  private static func source(_ elements: String) -> String {
    "<XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"390\" height=\"844\">\(elements)"
      + "</XCUIElementTypeApplication>"
  }

  private static func element(
    _ type: String, _ attributes: String = "", y: Int = 0, _ inside: String = ""
  ) -> String {
    "<XCUIElementType\(type) visible=\"true\" x=\"0\" y=\"\(y)\" width=\"390\" height=\"40\" "
      + "\(attributes)>\(inside)</XCUIElementType\(type)>"
  }

  @Test(arguments: ["0%", "0 %", "%0", "٠٪", "\u{200F}0٪"])
  func `Scroll bars are not stops in any language, and the second one can lack a value`(
    value: String
  ) throws {
    let bars = """
      <XCUIElementTypeOther visible="true" x="360" y="0" width="30" height="844" \
      label="Bar, 2 pages" value="\(value)"/>\
      <XCUIElementTypeOther visible="true" x="0" y="814" width="390" height="30" \
      label="Bar, 1 page"/>
      """
    let text = Self.element("StaticText", "label=\"Notes\"", y: 40)
    let screen = Self.source(Self.element("Table", "", text + bars))
    #expect(try Self.stops(screen, "voiceover-ios") == ["Notes"])
    let more = Self.source(Self.element("Table", "", bars + text))
    #expect(try Self.stops(more, "voiceover-ios").contains("Bar, 1 page"))
  }

  @Test func `Buttons under the keyboard are the system's, and those above it the app's`() throws {
    func screen(_ window: String) -> String {
      Self.source(
        Self.element("StaticText", "label=\"Notes\"")
          + Self.element("Button", "label=\"Help\"", y: 790)
          + Self.element("Window", "", window))
    }
    let keys = Self.element("Keyboard", "", y: 540, Self.element("Key", "label=\"q\"", y: 540))
    let button = Self.element("Other", "", Self.element("Button", "label=\"Done\"", y: 480))
    let dictate = Self.element("Other", "", Self.element("Button", "label=\"Dictate\"", y: 790))
    #expect(
      try Self.stops(screen(button + keys + dictate), "voiceover-ios").sorted()
        == ["Done, button", "Help, button", "Notes"])
    #expect(try Self.stops(screen(dictate), "voiceover-ios").contains("Dictate, button"))
  }
}
