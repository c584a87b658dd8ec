struct ControlStyle: Sendable {
  enum Toggle: Sendable {
    case none
    case selected
    case checked
    case switched
  }

  // MARK: Exposed attributes

  var traits: Traits
  /// The class in `android.widget`; nil for a plain view.
  var widget: String?
  var toggle: Toggle = .none
  var isClickable = true
  var actions: [TalkBackNode.Action.Name] = []
  var isFocusable = true
  var isText = true
  var roleDescription: String?
  /// The name of the part in the documented patterns; nil if it is the kind's name.
  var part: String?
  /// Returns the context that contains the position; nil if the position is not announced.
  var place: (@Sendable (_ index: Int, _ count: Int) -> VoiceOverContext)? = {
    .series(index: $0, count: $1)
  }
  var shownValue: @Sendable (Control, Wording) -> String? = { $0.amount($1) }
  var adaptElement: @Sendable (Control, inout ExposedElement, Wording) -> Void = { _, _, _ in }
  var adaptNode: @Sendable (Control, inout ExposedNode, Wording) -> Void = { _, _, _ in }
  var exposeValue: @Sendable (Control, inout ExposedNode, Wording) -> Void = {
    $0.exposeValue(on: &$1, $2)
  }
  var arrangeTexts: @Sendable (Control, inout ExposedNode, _ name: String) -> Void = { _, _, _ in }
  var describe: @Sendable (Control, inout ComponentTraits) -> Void = { _, _ in }

  // MARK: Behaviour

  var asksForState = false
  var expands = false
  var opensOnly = false
  var activate: @Sendable (inout Control) -> [Event] = { _ in [] }
  var adjust: @Sendable (inout Control, Int) -> [Event] = { _, _ in [] }

  // MARK: Importing

  var form = Likeness.Form.plain
  var elementTypes: [String] = []
  /// Returns how similar an element is to this kind; nil if the similarity depends only on traits.
  var elementLikeness: @Sendable (VoiceOverElement) -> Int? = { _ in nil }
  var nodeLikeness: @Sendable (TalkBackNode) -> Int? = { _ in nil }

  var className: String { widget.map { "android.widget.\($0)" } ?? "android.view.View" }
}

extension ControlStyle {
  static func adjustable(_ actions: TalkBackNode.Action.Name...) -> ControlStyle {
    ControlStyle(
      traits: .adjustable, widget: "SeekBar", isClickable: false, actions: actions, isText: false)
  }

  static func still(_ traits: Traits, _ widget: String, isText: Bool = true) -> ControlStyle {
    ControlStyle(
      traits: traits, widget: widget, isClickable: false, isFocusable: false, isText: isText)
  }

  static let flip: @Sendable (inout Control) -> [Event] = {
    $0.toggle = Fact.CheckedState($0.toggle != .on)
    return [.changed]
  }

  static let pick: @Sendable (inout Control) -> [Event] = {
    $0.toggle = .on
    return [.changed]
  }

  static let act: @Sendable (inout Control) -> [Event] = {
    $0.toggle == nil ? [.acted($0.common.label)] : flip(&$0)
  }

  static let exposeAmount: @Sendable (Control, inout ExposedNode, Wording) -> Void = {
    control, node, wording in
    node.stateDescription = control.amount(wording)
  }

  static let row: @Sendable (Control, inout ExposedNode, String) -> Void = { _, node, name in
    if !node.children.isEmpty { node.becomeRow(name) }
  }
}
