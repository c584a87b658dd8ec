import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

/// A custom kind of component: one stop with the remaining time.
private struct Countdown: Component {
  enum State: String {
    case running
    case runOut = "run-out"
  }

  var kind: String { "countdown" }
  var common = CommonAttributes()
  var left = ""

  var states: [State] { [.running, .runOut] }
  var state: State { left.isEmpty ? .runOut : .running }

  func inState(_ state: State) -> Countdown {
    with { if state == .runOut { $0.left = "" } }
  }

  func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    [
      ExposedElement(
        VoiceOverElement(
          id: "countdown", label: common.label, value: left, traits: .updatesFrequently),
        part: "countdown")
    ]
  }

  func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var node = ExposedNode(part: "countdown")
    node.id = "countdown"
    node.contentDescription = common.label
    node.stateDescription = left
    return [node]
  }

  mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform
  ) -> [Event] { [] }
}

@Suite struct `A custom kind of component` {
  private let kinds = DesignKinds(
    DesignKinds.builtIn.kinds + [
      DesignKind(
        Countdown(),
        [
          KeyReader("left", .text, "How much time is left.") {
            value, countdown, _ throws(InputError) in
            countdown.left = try value.text()
          }
        ])
    ])

  @Test(arguments: [
    ("voiceover-ios-26", ["Your seat, 5 minutes", "Your seat"]),
    ("talkback-15.1", ["5 minutes, Your seat", "Your seat"]),
  ])
  func `is read, and said in all its states`(_ id: String, _ said: [String]) throws {
    let design = "screen: T\ncomponents:\n  - {kind: countdown, label: Your seat, left: 5 minutes}"
    let screen = try DesignReader.screen(of: Array(design.utf8), file: "d.yaml", kinds: kinds)
    let profile = try #require(BuiltIn.profile(id))
    let preview = Preview(
      reader: BuiltIn.reader(for: profile, locale: "en"),
      wording: BuiltIn.wording(locale: "en", dates: profile.dates))
    let entries = preview.entries(of: screen, states: .all)
    #expect(entries.map(\.announcement.text) == said)
    #expect(entries.map(\.stop) == ["countdown", "countdown@run-out"])
  }

  @Test func `has its keys checked like any other`() {
    let design = "screen: T\ncomponents:\n  - {kind: countdown, label: Your seat, lift: 5 minutes}"
    let mistakes = #expect(throws: DesignReader.Mistakes.self) {
      try DesignReader.screen(of: Array(design.utf8), file: "d.yaml", kinds: kinds)
    }
    #expect(mistakes?.errors.first?.message.contains("did you mean 'left'?") == true)
  }
}
