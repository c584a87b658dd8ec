import Earshot
import Testing

@Suite struct `A toggle that should be on` {
  private static let design = ["kind: switch, label: Night mode, checked: true"]

  private static func uiAutomator(_ isOn: Bool) -> String {
    """
    <hierarchy rotation="0"><node class="android.view.View" clickable="true" checkable="true" \
    checked="\(isOn)" enabled="true"><node class="android.widget.TextView" text="Night mode" \
    enabled="true"/><node class="android.view.View" enabled="true"/></node></hierarchy>
    """
  }

  private static func maestro(_ isOn: Bool) -> String {
    func node(_ name: String, _ text: String, _ state: String, _ children: String = "") -> String {
      "{\"attributes\": {\"class\": \"\(name)\", \"text\": \"\(text)\", "
        + "\"accessibilityText\": \"\", \"hintText\": \"\", \"resource-id\": \"\", "
        + "\"bounds\": \"[0,80][1080,200]\", \"enabled\": \"true\", \(state)}, "
        + "\"children\": [\(children)]}"
    }
    let off = "\"clickable\": \"false\", \"checked\": \"false\""
    let text = node("android.widget.TextView", "Night mode", off)
    let role = node("android.view.View", "", off)
    return node(
      "android.view.View", "", "\"clickable\": \"true\", \"checked\": \"\(isOn)\"",
      "\(text), \(role)")
  }

  @Test(arguments: [uiAutomator, maestro])
  func `is an error if a format with all checked elements shows it as off`(
    dump: @Sendable (Bool) -> String
  ) throws {
    func found(_ isOn: Bool) throws -> [Finding] {
      try findings(of: Self.design, toolkit: "compose", in: dump(isOn), on: .talkBack)
    }
    #expect(try found(true).grave == [])
    #expect(try found(false).grave.map(\.part) == [.state])
  }
}

@Suite struct `An element list in JSON` {
  private static func mobileMCP(_ state: String) -> String {
    "[{\"type\": \"android.widget.Switch\", \"text\": \"Night mode\", \"label\": \"\"\(state), "
      + "\"coordinates\": {\"x\": 16, \"y\": 120, \"width\": 358, \"height\": 44}}]"
  }

  private static func agentDevice(_ state: String) -> String {
    "{\"data\": {\"nodes\": [{\"ref\": \"e1\", \"type\": \"android.widget.Switch\", "
      + "\"label\": \"Night mode\"\(state), "
      + "\"rect\": {\"x\": 16, \"y\": 120, \"width\": 358, \"height\": 44}}]}}"
  }

  @Test(arguments: [mobileMCP, agentDevice], [nil, true, false])
  func `has a checked state only if it has the key`(
    dump: @Sendable (String) -> String, isChecked: Bool?
  ) throws {
    let state = isChecked.map { ", \"checked\": \($0)" } ?? ""
    let found = try findings(
      of: ["kind: switch, label: Night mode, checked: true"], toolkit: "views", in: dump(state))
    #expect(found.grave.map(\.part) == (isChecked == false ? [.state] : []))
  }
}
