import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `Versions of TalkBack that emulators and Galaxy phones have` {
  private static func field(
    _ text: String, hint: String? = nil, description: String? = nil
  ) -> TalkBackNode {
    var field = TalkBackNode()
    field.className = "android.widget.EditText"
    field.editable = true
    field.text = text
    field.hintText = hint
    field.contentDescription = description
    return field
  }

  private static func checkable(_ name: String, _ label: String, isOn: Bool) -> TalkBackNode {
    var node = TalkBackNode()
    node.className = "android.widget.\(name)"
    node.contentDescription = label
    node.checkable = true
    node.checked = Fact.CheckedState(isOn)
    return node
  }

  /// Recorded on a Galaxy M54 (Samsung's TalkBack) and on emulators of Android 16 (TalkBack 16.0).
  private static let heard: [(profile: String, node: TalkBackNode, text: String)] = [
    ("talkback-samsung-16.2", field("12", hint: "0"), "0, 12, Edit box"),
    ("talkback-16.2", field("12", hint: "0"), "12, Edit box"),
    ("talkback-15.1", field("12", hint: "0"), "12, Edit box, 0"),
    (
      "talkback-samsung-16.2", field("12", hint: "Weight in kg"),
      "Weight in kg, 12, Edit box"
    ),
    ("talkback-samsung-16.2", field("12", description: "Weight in kg"), "12, Edit box"),
    (
      "talkback-samsung-16.2", field("12", hint: "0", description: "Weight in kg"),
      "0, 12, Edit box"
    ),
    ("talkback-samsung-16.2", checkable("Switch", "Wi-Fi", isOn: false), "off, Wi-Fi, Switch"),
    (
      "talkback-16.0", checkable("CheckBox", "Daily digest", isOn: true),
      "checked. Daily digest. Check box"
    ),
    (
      "talkback-16.0", checkable("RadioButton", "Light", isOn: false),
      "not checked. Light. Radio button"
    ),
    ("talkback-16.0", field("12", hint: "0"), "12. Edit box. 0"),
  ]

  @Test(arguments: heard.indices)
  func `have the announcements that were heard`(_ index: Int) throws {
    let (id, node, text) = Self.heard[index]
    let reader = BuiltIn.reader(for: try #require(BuiltIn.profile(id)), locale: "en")
    var root = ExposedNode()
    root.children = [ExposedNode(node)]
    let tree = TalkBackTree(root)
    let place = tree.children[tree.nodes.startIndex][0]
    let said = reader.announcement(of: place, in: tree, after: TalkBackHistory()).announcement
    #expect(said.text == text)
  }

  private static let design = """
    screen: Profile
    toolkit: views
    components:
      - {kind: heading, label: Profile}
      - {kind: radio-button, label: Light, selected: false}
      - {kind: switch, label: Wi-Fi, checked: true}
      - {kind: text-field, label: Weight, value: "12", placeholder: in kg, error: Too low}
      - {kind: button, label: Save}
    """

  @Test(arguments: ["talkback-15.1", "talkback-16.0", "talkback-16.2", "talkback-17"])
  func `are found by the announcements of a log`(_ id: String) throws {
    let screen = try DesignReader.screen(of: Array(Self.design.utf8), file: "design.yaml")
    let version = try #require(BuiltIn.profile(id))
    let lines = version.preview(locale: "en").entries(of: screen, states: .current)
      .map(\.announcement.text)
    let heard = try DiffInput.read("heard", Array(lines.joined(separator: "\n").utf8)) {
      CaptureReader(file: $0, fallback: .plainText)
    }
    var pair = DiffPair(expected: .design(screen), "design", heard: heard, "heard")
    pair.choosesVersion = true
    let newest = try #require(BuiltIn.newest(of: .device, on: .talkBack))
    let runs = try pair.runs { $0 == .device ? [newest] : [] }
    let section = try #require(runs.first).result().section
    #expect(section.comparison.findings.filter { $0.severity > .note }.isEmpty)
    // Two versions that differ only in their separators match a transcript equally well.
    let titles =
      id == "talkback-15.1" || id == "talkback-16.0"
      ? ["TalkBack 15.1", "TalkBack 16.0"] : ["TalkBack 16.2", "TalkBack 17"]
    #expect(
      titles.contains { title in
        section.title
          == "\(title), the version that explains most announcements, 5 of \(lines.count)"
      }, "\(section.title)")
  }
}
