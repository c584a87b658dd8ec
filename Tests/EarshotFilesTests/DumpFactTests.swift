import Earshot
import EarshotFiles
import EarshotProfiles
import Foundation
import TestTools
import Testing

@Suite struct `Both families of profiles, over dumps` {
  struct Dump: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var text: String
    var platform: Platform?

    func stops() throws -> [ToldStop] {
      let capture = try capture(text, platform: platform)
      let nodes = capture.tree.map { screen in
        TalkBackReadingOrder(screen.tree).stops.map { ToldStop($0, of: screen.tree) }
      }
      return (nodes ?? []) + capture.elements.map { ToldStop($0) }
    }
  }

  static let dumps = [
    Dump(testDescription: "UiAutomator", text: `UiAutomator dumps`.dump),
    Dump(testDescription: "Flutter on Android", text: `Flutter semantics`.tree),
    Dump(testDescription: "Flutter on iOS", text: `Flutter semantics`.tree, platform: .voiceOver),
    Dump(testDescription: "a list with rows of a switch", text: `Lists of any class`.dump()),
    Dump(testDescription: "Compose", text: `A screen of Compose`.dump),
  ]

  @Test(arguments: dumps)
  func `say only facts that the reader's own rules find`(_ dump: Dump) throws {
    let stops = try dump.stops()
    #expect(!stops.isEmpty)
    #expect(stops.flatMap(\.inventions) == [])
  }

  @Test(arguments: dumps)
  func `find the same facts, except for those missing in a documented pattern`(_ dump: Dump) throws
  {
    for stop in try dump.stops() {
      let id = stop.platform == .talkBack ? "talkback-documented" : "voiceover-documented"
      #expect(stop.omissions(try #require(BuiltIn.profile(id))) == [])
    }
  }
}

private func texts(_ dump: String, by id: String) throws -> [String] {
  let reader = BuiltIn.reader(for: try #require(BuiltIn.profile(id)), locale: "en")
  return CapturedStops(of: try capture(dump), by: reader).stops.map(\.wording.text)
}

@Suite struct `Lists of any class` {
  static func dump(
    class name: String = "androidx.recyclerview.widget.RecyclerView", focusable: Bool = true,
    scrollable: Bool = true
  ) -> String {
    func node(_ name: String, _ attributes: String = "", _ inner: String = "") -> String {
      "<node class=\"\(name)\" enabled=\"true\" \(attributes)>\(inner)</node>"
    }
    func header(_ text: String, _ top: Int) -> String {
      node(
        "android.widget.RelativeLayout", "bounds=\"[0,\(top)][1080,\(top + 100)]\"",
        node(
          "android.widget.TextView", "text=\"\(text)\" bounds=\"[0,\(top)][1080,\(top + 100)]\""))
    }
    let row = node(
      "android.widget.LinearLayout",
      "clickable=\"true\" focusable=\"true\" bounds=\"[0,300][1080,400]\"",
      node("android.widget.TextView", "text=\"Night mode\" bounds=\"[0,300][500,400]\"")
        + node(
          "android.widget.Switch",
          "checkable=\"true\" checked=\"true\" bounds=\"[800,300][1000,400]\""))
    let list = node(
      name, "focusable=\"\(focusable)\" scrollable=\"\(scrollable)\" bounds=\"[0,200][1080,2000]\"",
      header("DISPLAY", 200) + row + header("SOUND", 400))
    return "<hierarchy rotation=\"0\">\(list)</hierarchy>"
  }

  /// TalkBack stops at each row of a list (`isScrollItem`), so the headers between the rows must be
  /// stops too.
  private static let lists = [
    dump(), dump(focusable: false), dump(scrollable: false),
    dump(focusable: false, scrollable: false), dump(class: "android.widget.ListView"),
  ]

  @Test(arguments: lists)
  func `give each header a separate stop, and each row its switch`(_ dump: String) throws {
    #expect(
      try texts(dump, by: "talkback-documented") == [
        "DISPLAY", "On, Night mode, Switch, double tap to activate", "SOUND",
      ])
    #expect(
      try texts(dump, by: "talkback-15.1") == [
        "DISPLAY, In list", "Night mode, on, Switch, Double-tap to activate", "SOUND",
      ])
  }
}

@Suite struct `A screen of Compose` {
  static let dump = """
    Printing with useUnmergedTree = 'false'
    Node #1 at (l=0.0, t=0.0, r=1440.0, b=1400.0)px
     |-Node #2 at (l=0.0, t=100.0, r=1300.0, b=200.0)px
     | Role = 'Switch'
     | ToggleableState = 'Off'
     | Text = '[Reminders]'
     | Actions = [OnClick]
     |-Node #3 at (l=0.0, t=300.0, r=1300.0, b=400.0)px
     | Role = 'RadioButton'
     | Selected = 'true'
     | Text = '[Daily]'
     | Actions = [OnClick]
     |-Node #4 at (l=0.0, t=500.0, r=1300.0, b=600.0)px
     | Role = 'Tab'
     | Selected = 'false'
     | Text = '[Trips]'
     | Actions = [OnClick]
     |-Node #5 at (l=0.0, t=700.0, r=1300.0, b=800.0)px
       ProgressBarRangeInfo = 'ProgressBarRangeInfo(current=0.5, range=0.0..1.0, steps=0)'
       ContentDescription = '[Brightness]'
       Actions = [SetProgress]
    """

  @Test func `has roles, states and values in both families`() throws {
    #expect(
      try texts(Self.dump, by: "talkback-documented") == [
        "Off, Reminders, Switch, double tap to toggle", "Selected, Daily, radio button",
        "Trips, Tab, double tap to activate",
        "50 percent., Brightness, slider, swipe up or swipe down to adjust",
      ])
    #expect(
      try texts(Self.dump, by: "talkback-15.1") == [
        "Off, Reminders, Switch, Double-tap to toggle", "Selected, Daily, Radio button",
        "Trips, Tab, Double-tap to activate",
        "50 percent., Brightness, Slider, \"Swipe up\" or \"Swipe down\" to adjust",
      ])
  }

  @Test(arguments: ["talkback-documented", "talkback-15.1"])
  func `has no findings against its design, and notes if the guidelines word a state differently`(
    _ id: String
  ) throws {
    let design = """
      screen: Reminders
      components:
        - {kind: switch, label: Reminders, checked: false}
        - {kind: radio-button, label: Daily, checked: true}
        - {kind: tab, label: Trips}
        - {kind: slider, label: Brightness, value: 50%}
      """
    let profile = try #require(BuiltIn.profile(id))
    let reader = BuiltIn.reader(for: profile, locale: "en")
    let preview = ScreenPreview(
      reader: reader, wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "design.yaml")
    let dump = try capture(Self.dump)
    let comparison = Comparison(
      expected: ExpectedStops.stops(of: screen, by: preview, profile: profile),
      heard: CapturedStops(of: dump, by: reader).stops, limits: dump.limits,
      options: ComparisonOptions(lexicon: BuiltIn.lexicon(locale: "en", vocabularies: [])))
    let findings = comparison.entries.flatMap(\.findings)
    let isDocumented = profile.family == .documented
    #expect(Set(findings.map(\.severity)) == (isDocumented ? [.note] : []))
    #expect(Set(findings.map(\.kind)) == (isDocumented ? [.differentWording] : []))
  }
}
