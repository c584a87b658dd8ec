import Earshot

struct Countdown: Component {
  enum State: String {
    case running
    case runOut = "run-out"
  }

  var kind: ComponentKind { .countdown }
  var common = CommonAttributes()
  var left = ""

  var states: [State] { [.running, .runOut] }
  var state: State {
    get { left.isEmpty ? .runOut : .running }
    set { if newValue == .runOut { left = "" } }
  }

  var traits: ComponentTraits {
    ComponentTraits(mainStop: StopID("countdown")).with { $0.value = left }
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
    node.className = "android.widget.Chronometer"
    node.contentDescription = common.label
    node.stateDescription = left
    node.clickable = true
    return [node]
  }

  mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    guard interaction == .activate else { return [] }
    left = "10 minutes"
    return [.adjusted]
  }
}

extension ComponentKind {
  static let countdown = ComponentKind(
    "countdown", Countdown(), "The remaining time.", synonyms: "timer hourglass",
    example: ["label: Your seat", "value: 5 minutes"],
    keys: [.text("value", \.left, "The remaining time.")],
    opposites: [("running", "run-out")],
    likeness: Likeness(
      voiceOver: { $0.value?.hasSuffix("left") == true ? 50 : 0 },
      talkBack: { $0.className == "android.widget.Chronometer" ? 50 : 0 }),
    natives: { _ in
      [NativeElement(iOS: ("UILabel", "Text(timerInterval:)"), android: ("Chronometer", "Text"))]
    },
    manualTests: { countdown, _, _ in
      [
        ManualTest(
          "extend", "a double-tap extends the time", when: "I wait and double-tap it",
          [.wait(milliseconds: 1_000), .gesture(.doubleTap)])
      ]
    },
    check: { countdown, fields throws(InputError) in
      guard countdown.left == "never" else { return }
      throw InputError("a countdown ends", at: fields["value"]?.location)
    })
}
