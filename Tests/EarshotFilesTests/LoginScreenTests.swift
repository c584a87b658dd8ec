import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

@Suite struct `One screen from both sides` {
  private static let android = """
    <hierarchy index="0" class="hierarchy" rotation="0" width="1080" height="1920">
      <android.widget.FrameLayout class="android.widget.FrameLayout" bounds="[0,0][1080,1920]">
        <android.widget.TextView class="android.widget.TextView" text="Sign in" bounds="[0,0][9,9]"/>
        <android.widget.EditText class="android.widget.EditText" text="anna" content-desc="user" \
    clickable="true" enabled="true" focusable="true" bounds="[0,10][9,19]"/>
        <android.widget.EditText class="android.widget.EditText" text="••••" content-desc="secret" \
    clickable="true" enabled="true" focusable="true" password="true" bounds="[0,20][9,29]"/>
        <android.view.ViewGroup class="android.view.ViewGroup" content-desc="go" enabled="true" \
    focusable="true" bounds="[0,30][9,39]">
          <android.widget.TextView class="android.widget.TextView" text="Go" bounds="[0,30][9,39]"/>
        </android.view.ViewGroup>
      </android.widget.FrameLayout>
    </hierarchy>
    """

  private static let ios = """
    <AppiumAUT><XCUIElementTypeApplication name="App" label="App" x="0" y="0" width="414" height="896">
      <XCUIElementTypeOther name="Sign in user secret go" label="Sign in user secret go">
        <XCUIElementTypeStaticText value="Sign in" name="Sign in" label="Sign in"/>
        <XCUIElementTypeOther name="user" label="user">
          <XCUIElementTypeTextField value="anna" name="user" label="user"/>
        </XCUIElementTypeOther>
        <XCUIElementTypeOther name="secret" label="secret">
          <XCUIElementTypeSecureTextField value="••••" name="secret" label="secret"/>
        </XCUIElementTypeOther>
        <XCUIElementTypeOther name="go" label="go"><XCUIElementTypeOther name="go" label="go"/>
        </XCUIElementTypeOther>
      </XCUIElementTypeOther>
    </XCUIElementTypeApplication></AppiumAUT>
    """

  @Test func `Both sides have the same stops with the same names`() throws {
    let tree = try #require(try capture(Self.android).tree)
    let names = TalkBackReadingOrder(tree.tree).stops.map { index in
      tree.tree[index].contentDescription ?? tree.tree[index].text
    }
    #expect(names == ["Sign in", "user", "secret", "go"])
    #expect(try capture(Self.ios).elements.map(\.label) == names)
  }

  @Test func `Both sides have the same values in their fields`() throws {
    let tree = try #require(try capture(Self.android).tree)
    let values = tree.tree.nodes.filter(\.editable).map(\.text)
    #expect(values == ["anna", "••••"])
    let fields = try capture(Self.ios).elements.filter { $0.traits.contains(.textEntry) }
    #expect(fields.map(\.value) == values)
  }

  @Test func `The designs of both sides sound the same`() throws {
    let profile = try #require(BuiltIn.profile("voiceover-ios"))
    let preview = ScreenPreview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let heard = try [Self.android, Self.ios].map { text in
      var design = DesignImport(title: "Sign in", locale: "en")
      try design.add(try capture(text), from: "dump")
      let screen = try DesignReader.screen(of: Array(design.yaml.utf8), file: "design")
      return preview.entries(of: screen, states: .current).map(\.announcement.text)
    }
    #expect(heard[0] == heard[1])
    #expect(heard[0].count == 4)
  }

  @Test func `Both sides can be spoken`() throws {
    let tree = try #require(try capture(Self.android).tree)
    let talkBack = BuiltIn.reader(
      for: try #require(BuiltIn.profile("talkback-15.1")), locale: "en")
    var history = TalkBackHistory()
    var spoken: [String] = []
    for stop in TalkBackReadingOrder(tree.tree).stops {
      let said = talkBack.announcement(of: stop, in: tree.tree, after: history)
      history = said.history
      spoken.append(said.announcement.parts.first?.text ?? "")
    }
    #expect(spoken.count == 4)
    #expect(spoken.allSatisfy { !$0.isEmpty })
  }
}
