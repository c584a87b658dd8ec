import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `Stops with equal names` {
  @Test func `A checkbox in a row with the same text keeps its role`() throws {
    let found = try findings(
      of: ["kind: checkbox, label: Headlines", "kind: checkbox, label: Compose"],
      toolkit: "compose",
      in: """
        Printing with useUnmergedTree = 'false'
        Node #1 at (l=0.0, t=0.0, r=1080.0, b=900.0)px
         |-Node #2 at (l=0.0, t=0.0, r=900.0, b=100.0)px
         | Selected = 'false'
         | Text = '[Headlines]'
         | Actions = [OnClick]
         | MergeDescendants = 'true'
         |  |-Node #3 at (l=700.0, t=0.0, r=800.0, b=100.0)px
         |    Role = 'Checkbox'
         |    ToggleableState = 'Off'
         |    ContentDescription = '[Headlines]'
         |    Actions = [OnClick]
         |    MergeDescendants = 'true'
         |-Node #4 at (l=0.0, t=100.0, r=900.0, b=200.0)px
           Selected = 'false'
           Text = '[Compose]'
           Actions = [OnClick]
           MergeDescendants = 'true'
            |-Node #5 at (l=700.0, t=100.0, r=800.0, b=200.0)px
              Role = 'Checkbox'
              ToggleableState = 'Off'
              ContentDescription = '[Compose]'
              Actions = [OnClick]
              MergeDescendants = 'true'
        """)
    #expect(found.grave.map(\.kind) == [.extraStop, .extraStop])
    #expect(found.grave.allSatisfy { $0.heard?.hasPrefix("Not selected") == true })
  }

  @Test(arguments: ["password", "", "pwd1"])
  func `A text beside a field is not the field`(name: String) throws {
    var source = PageSource()
    source.add("StaticText", "label=\"Sign in\"", y: 60)
    source.add("SecureTextField", "label=\"\(name)\"", y: 120)
    source.add("StaticText", "label=\"Password\"", y: 180)
    let found = try findings(
      of: ["kind: text, label: Sign in", "kind: text-field, label: Password, secure: true"],
      in: source.text)
    #expect(!found.contains { $0.part == .role })
    #expect(found.contains { $0.kind == .extraStop && $0.heard == "Password" })
    #expect(name == "password" || found.contains { $0.part == .name && $0.severity == .error })
  }

  @Test func `Few controls are compared with the text beside them`() throws {
    var mistakes: [String] = []
    for seed: UInt64 in 0..<100 {
      var random = SeededGenerator(seed: seed)
      let kinds = [
        ("TextField", "text-field"), ("Switch", "switch"), ("Slider", "slider"),
        ("Button", "button"),
      ]
      var source = PageSource()
      var components: [String] = []
      for (row, name) in ["First name", "Newsletter", "Volume", "Send order"].enumerated() {
        let (type, kind) = kinds.randomElement(using: &random) ?? ("", "")
        let label = [name, ""].randomElement(using: &random) ?? ""
        let isTextFirst = Bool.random(using: &random)
        components.append("kind: \(kind), label: \(name)")
        if isTextFirst { source.add("StaticText", "label=\"\(name)\"", y: row * 120 + 60) }
        source.add(type, "label=\"\(label)\"", y: row * 120 + 100)
        if !isTextFirst { source.add("StaticText", "label=\"\(name)\"", y: row * 120 + 140) }
      }
      let found = try findings(of: components, in: source.text)
      #expect(!found.contains { $0.kind == .skippedStop }, "\(seed): \(found.sentences)")
      if found.contains(where: { $0.kind == .missingPart && $0.part == .role }) {
        mistakes.append("\(seed): \(found.sentences)")
      }
    }
    #expect(mistakes.count <= 5, "\(mistakes.joined(separator: "\n"))")
  }
}

@Suite struct `Password fields` {
  private static func source(_ attributes: String) -> String {
    """
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][900,900]">
    <node class="android.widget.TextView" text="Sign in" enabled="true" bounds="[0,0][900,90]"/>
    <node class="android.widget.EditText" \(attributes) clickable="true" focusable="true" \
    long-clickable="true" enabled="true" bounds="[0,100][900,190]"/>
    </node></hierarchy>
    """
  }

  private static func found(_ attributes: String, toolkit: String) throws -> [Finding] {
    try findings(
      of: [
        "kind: text, label: Sign in",
        "kind: text-field, label: Password, secure: true, value: ••••",
      ], toolkit: toolkit, in: source(attributes))
  }

  @Test func `The message names the description that replaces the word "password"`() throws {
    let described = try Self.found(
      "text=\"••••\" content-desc=\"Password\" password=\"true\"", toolkit: "compose")
    #expect(described.grave == [], "\(described.sentences)")
    #expect(
      described.sentences.contains(
        "The name \"Password\" is announced instead of the word \"password\"."))
    let other = try Self.found(
      "text=\"••••\" content-desc=\"Passcode\" password=\"true\"", toolkit: "compose")
    #expect(other.grave.sentences == ["The name is \"Passcode\" instead of \"Password\"."])
  }

  @Test func `A field that shows its text is an error`() throws {
    let found = try Self.found("text=\"abcd\" password=\"false\"", toolkit: "views")
    #expect(
      found.grave.sentences.contains(
        "The field does not hide its text: \"abcd\" is announced instead of \"••••\"."))
  }

  /// TalkBack announces both the description and the shown hint of a password field; no source says
  /// this about VoiceOver.
  @Test(arguments: [(Platform.voiceOver, false), (.talkBack, true)])
  func `A placeholder that repeats the label is announced twice on Android`(
    on platform: Platform, isTwice: Bool
  ) throws {
    func found(placeholder: String) throws -> [Finding] {
      let dump = """
        <View>
          <TextInput
            accessibilityLabel="Password"
            placeholder="\(placeholder)"
            secureTextEntry={true}
          />
        </View>
        """
      return try findings(
        of: ["kind: text-field, label: Password, secure: true"], toolkit: "react-native", in: dump,
        on: platform)
    }
    #expect(try found(placeholder: "Password").contains { $0.kind == .saidTwice } == isTwice)
    #expect(try !found(placeholder: "8 letters").contains { $0.kind == .saidTwice })
  }
}

extension [Finding] {
  var sentences: [String] { map(\.sentence) }
}
