/// A loading indicator, with an announcement when loading is done.
public struct Loading: Component {
  public var kind: ComponentKind { .loading }
  public var common: CommonAttributes
  /// The announcement when loading is done; nil for no announcement.
  public var doneText: String?
  /// Whether the indicator appears when users pull down to refresh; on iOS, the platform names this
  /// indicator.
  package var isRefresh = false
  /// Whether loading is done.
  public var isDone = false

  /// Creates a loading indicator.
  public init(_ label: String = "", done: String? = nil) {
    common = CommonAttributes(label: label)
    doneText = done
  }

  fileprivate enum Phase: String, CaseIterable { case busy, done }

  public var states: [ComponentState] { doneText == nil ? [.busy] : [.busy, .done] }

  public var state: ComponentState {
    get { isDone ? .done : .busy }
    set { isDone = newValue == .done }
  }

  public var traits: ComponentTraits {
    ComponentTraits().with {
      $0.isFocusable = false
      $0.awaitsResults = true
      $0.names = doneText.map { [$0] } ?? []
    }
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    guard !isDone else {
      return doneText.map { [ExposedElement(.done, label: $0, part: "loading.done")] } ?? []
    }
    if isRefresh, common.label.isEmpty {
      return [
        ExposedElement(
          .loading, label: wording.word("label.refreshing"), traits: .updatesFrequently,
          part: "loading")
      ]
    }
    var element = ExposedElement(
      .loading, label: common.exposedName(wording), traits: .updatesFrequently, part: "loading")
    element.element.setProgress(wording)
    return [element]
  }

  public func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var node: ExposedNode
    if isDone {
      guard let doneText else { return [] }
      node = .text(doneText, .done, part: "loading.done")
    } else {
      node = ExposedNode(of: .loading, part: "loading", className: "android.widget.ProgressBar")
      node.contentDescription = common.exposedName(wording)
      node.stateDescription = wording.word("value.in-progress")
    }
    node.liveRegion = .polite
    return [node]
  }

  public mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    guard interaction == .showResults, !isDone else { return [] }
    isDone = true
    return (doneText == nil ? [] : [.announced(stop: StopID(.done))]) + [.gone]
  }
}

extension VoiceOverElement {
  package mutating func setProgress(_ wording: Wording) {
    // If the indicator has no name, UIKit's label has the same words as the value, so the value is
    // omitted.
    let state = wording.word("value.in-progress")
    value = label?.lowercased() == state.lowercased() ? nil : state
  }
}

extension ComponentKind {
  static let loading = ComponentKind(
    "loading", Loading(), "A loading indicator; the end of loading is announced.",
    synonyms:
      "spinner loader activity-indicator activity-indicator-view skeleton busy loading-indicator progress-indicator"
      + " skeleton-loader skeleton-list shimmer circular-progress-indicator"
      + " pull-to-refresh refresh-control refresh-indicator loading-list",
    noun: "progress indicator",
    impliedKeys: [
      "pull-to-refresh": ["refresh": "true"], "refresh-control": ["refresh": "true"],
      "refresh-indicator": ["refresh": "true"],
    ],
    example: ["label: Loading hotels", "done: 12 hotels found"],
    keys: [
      .text("done", \.doneText, "The announcement when loading is done."),
      .flag(
        "refresh", \.isRefresh,
        "Whether users pull down the content to load it again; iOS then names the indicator."),
      KeyReader(
        "state", .choice(Loading.Phase.allCases.map(\.rawValue)),
        "Whether loading continues or is done."
      ) { value, loading, _ throws(InputError) in
        loading.isDone = try value.choice(Loading.Phase.self, named: "state") == .done
      },
    ],
    announcements: [.voiceOver: [.done], .talkBack: [.done]],
    likeness: Likeness(elementTypes: ["ActivityIndicator"], complete: { $0.setProgress($1) }),
    announcedText: { loading, _ in loading.doneText },
    manualTests: { loading, _, _ in loading.manualTests }
  )
  .becoming("progress", with: "value")
}

extension Loading {
  var manualTests: [ManualTest] {
    guard !isDone, doneText != nil else { return [] }
    return [
      ManualTest(
        "done", "the end is announced", when: "the content has loaded",
        [.app(.results(component: id))])
    ]
  }
}
