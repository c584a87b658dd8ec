import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

private struct Plain: Component {
  enum State: String {
    case ready, chosen, off
  }

  var name: String
  var element: @Sendable (Plain) -> VoiceOverElement
  var change: @Sendable (Plain, inout TalkBackNode) -> Void
  var adapt: @Sendable (inout ComponentTraits) -> Void = { _ in }
  var isChosen = false
  var states: [State] = [.ready, .off]
  var common = CommonAttributes()

  var kind: ComponentKind { .plain(self) }
  var traits: ComponentTraits { ComponentTraits(mainStop: StopID("main")).with(adapt) }

  var state: State {
    get { common.isDisabled ? .off : isChosen ? .chosen : .ready }
    set {
      common.isDisabled = newValue == .off
      isChosen = newValue == .chosen
    }
  }

  func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    var element = element(self)
    element.id = "main"
    element.label = common.label
    return [ExposedElement(element)]
  }

  func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var node = TalkBackNode()
    change(self, &node)
    node.id = "main"
    node.text = common.label
    return [ExposedNode(node, part: "main")]
  }

  static let button = Plain(
    name: "call-to-action", element: { _ in VoiceOverElement(traits: .button) },
    change: {
      $1.className = "android.widget.Button"
      $1.clickable = true
    })

  static let badge = Plain(
    name: "badge",
    element: { VoiceOverElement(traits: $0.isChosen ? [.staticText, .selected] : .staticText) },
    change: { $1.selected = $0.isChosen },
    adapt: { $0.isFocusable = false }, states: [.ready, .chosen])

  static let ticker = Plain(
    name: "ticker", element: { _ in VoiceOverElement(traits: .staticText) },
    change: { $1.liveRegion = .polite },
    adapt: { $0.isFocusable = false }, states: [.ready])
}

extension ComponentKind {
  fileprivate static func plain(_ plain: Plain) -> ComponentKind {
    ComponentKind(plain.name, plain, "A plain component.")
  }
}

@Suite struct `Checks of a custom kind` {
  private let kinds = ComponentKinds(
    ComponentKinds.builtIn.kinds
      + [Plain.button, .badge, .ticker].map { ComponentKind.plain($0) })

  /// TalkBack's guidelines have no pattern for a custom kind, so its role is not announced.
  @Test(
    arguments: [
      (
        ["{kind: text-field, label: City}", "{kind: call-to-action, label: Pay, disabled: true}"],
        ["{kind: text-field, label: City}", "{kind: button, label: Pay, disabled: true}"]
      ),
      (["{kind: call-to-action, label: Favourite}"], ["{kind: button, label: Favourite}"]),
      (["{kind: badge, label: Beach}"], ["{kind: text, label: Beach, selected: true}"]),
      (
        ["{kind: text-field, label: City, error: Enter a city}", "{kind: ticker, label: News}"],
        ["{kind: text-field, label: City, error: Enter a city}", "{kind: banner, label: News}"]
      ),
    ], ["voiceover-documented", "voiceover-ios-27", "talkback-17"])
  func `find the same as in a built-in kind`(
    designs: (own: [String], builtIn: [String]), _ id: String
  ) throws {
    let own = try findings(designs.own, id)
    #expect(own == (try findings(designs.builtIn, id)), "\(own)")
  }

  private static let wanted: Set<String> = [
    "disabled-without-reason", "toggle-without-state", "inactive-selection", "silent-error",
  ]

  private func findings(_ components: [String], _ id: String) throws -> [String] {
    let list = components.map { "- \($0)\n" }.joined()
    let screen = try DesignReader.screen(
      of: Array("screen: T\ncomponents:\n\(list)".utf8), file: "d.yaml", kinds: kinds)
    let reader = BuiltIn.checkReader(for: try #require(BuiltIn.profile(id)), locale: "en")
    return BuiltIn.checker(judging: [reader], locale: "en", checks: .builtIn)
      .findings(in: screen).map(\.kind.id).filter(Self.wanted.contains)
  }
}
