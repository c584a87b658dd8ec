import Earshot
import EarshotFiles
import Testing

@Suite struct `Compose's radio buttons in Maestro` {
  private static func node(
    _ type: String, _ attributes: String = "", y: Int, inside children: String = ""
  ) -> String {
    """
    {"attributes": {"class": "android.\(type)", \(attributes)
    "enabled": "true", "bounds": "[0,\(y)][900,\(y + 90)]"}, "children": [\(children)]}
    """
  }

  private static func radio(_ label: String, isSelected: Bool, y: Int) -> String {
    node(
      "view.View",
      isSelected ? #""checked": "true", "clickable": "false","# : #""clickable": "true","#,
      y: y,
      inside: node("widget.TextView", "\"text\": \"\(label)\",", y: y) + ","
        + node("widget.RadioButton", y: y))
  }

  /// A selected radio button offers no click, but its texts are still part of its stop.
  @Test(arguments: 0..<3) func `are one stop each, also if selected`(selected: Int) throws {
    let labels = ["Warm", "Cold", "Daylight"]
    let radios = labels.enumerated().map {
      Self.radio($1, isSelected: $0 == selected, y: 100 + 100 * $0)
    }
    let dump = Self.node("widget.FrameLayout", y: 0, inside: radios.joined(separator: ","))
    let found = try findings(
      of: labels.enumerated().map {
        "kind: radio-button, label: \($1), checked: \($0 == selected)"
      }, toolkit: "compose", in: dump)
    #expect(found.filter { $0.kind == .extraStop } == [], "\(found.sentences)")
    #expect(found.grave == [], "\(found.sentences)")
  }

  @Test(arguments: 0..<2) func `are one stop each, like tabs`(selected: Int) throws {
    let labels = ["Times", "Cast"]
    let tabs = labels.enumerated().map { place, label in
      Self.node(
        "view.View",
        "\"selected\": \"\(place == selected)\", \"clickable\": \"\(place != selected)\",",
        y: 100 + 100 * place,
        inside: Self.node("widget.TextView", "\"text\": \"\(label)\",", y: 100 + 100 * place))
    }
    let dump = Self.node("widget.FrameLayout", y: 0, inside: tabs.joined(separator: ","))
    let found = try findings(
      of: ["kind: tab-bar, options: [Times, Cast], value: \(labels[selected]), placement: top"],
      toolkit: "compose", in: dump)
    #expect(found.grave == [], "\(found.sentences)")
  }
}
