/// The attributes that a control exposes, and its behaviour, as far as they differ between kinds.
struct ControlStyle: Sendable {
  /// The ways in which a control is selected or on.
  enum Toggle: Sendable {
    /// None.
    case none
    /// Selected.
    case selected
    /// Checked, not checked or mixed.
    case checked
    /// On or off.
    case switched
  }

  // MARK: Exposed attributes

  var traits: Traits
  /// The class of the view in `android.widget`; nil for a plain view.
  var widget: String?
  var toggle: Toggle = .none
  /// Whether a double-tap does something.
  var isClickable = true
  /// Further actions on Android.
  var actions: [TalkBackNode.Action.Name] = []
  /// Whether the keyboard can focus it.
  var isFocusable = true
  /// Whether its name is visible text instead of a description.
  var isText = true
  /// The wording's key for a role without a class on Android.
  var roleDescription: String?
  /// The part in documented patterns; nil for the name of the kind.
  var part: String?
  /// Returns the iOS context of a control with a place among others; nil if readers announce no place.
  var place: (@Sendable (_ index: Int, _ count: Int) -> VoiceOverContext)? = {
    .series(index: $0, count: $1)
  }
  /// Returns the value in the app's words.
  var shownValue: @Sendable (Control, Wording) -> String? = { control, _ in control.value }
  /// Changes the other attributes of the iOS element.
  var adaptElement: @Sendable (Control, inout ExposedElement, Wording) -> Void = { _, _, _ in }
  /// Changes the role and the state of the Android node.
  var adaptNode: @Sendable (Control, inout ExposedNode, Wording) -> Void = { _, _, _ in }
  /// Exposes the value on Android.
  var exposeValue: @Sendable (Control, inout ExposedNode, Wording) -> Void = {
    $0.exposeValue(on: &$1, $2)
  }
  /// Arranges name and texts in the Android node.
  var arrangeTexts: @Sendable (Control, inout ExposedNode, _ name: String) -> Void = { _, _, _ in }
  /// Sets the component traits that differ from those of a button.
  var describe: @Sendable (Control, inout ComponentTraits) -> Void = { _, _ in }

  // MARK: Behaviour

  /// Whether a control expands and collapses unless its design says otherwise.
  var expands = false
  /// Whether a control that opens something does nothing else.
  var opensOnly = false
  /// Answers a double-tap.
  var activate: @Sendable (inout Control) -> [Event] = { _ in [] }
  /// Answers swipes up or down.
  var adjust: @Sendable (inout Control, Int) -> [Event] = { _, _ in [] }

  // MARK: Importing

  /// The way in which an import reads the attributes of a node.
  var form = Likeness.Form.plain
  /// The element types of XCUITest that are like the kind.
  var elementTypes: [String] = []
  /// Returns the likeness of an iOS element; nil if the exposed attributes determine it.
  var elementLikeness: @Sendable (VoiceOverElement) -> Int? = { _ in nil }
  /// Returns the likeness of an Android node; nil if the exposed attributes determine it.
  var nodeLikeness: @Sendable (TalkBackNode) -> Int? = { _ in nil }

  var className: String { widget.map { "android.widget.\($0)" } ?? "android.view.View" }
}

// Styles and answers that several kinds share.
extension ControlStyle {
  static func adjustable(_ actions: TalkBackNode.Action.Name...) -> ControlStyle {
    ControlStyle(
      traits: .adjustable, widget: "SeekBar", isClickable: false, actions: actions, isText: false)
  }

  /// An element without actions.
  static func still(_ traits: Traits, _ widget: String, isText: Bool = true) -> ControlStyle {
    ControlStyle(
      traits: traits, widget: widget, isClickable: false, isFocusable: false, isText: isText)
  }

  /// Turns on or off.
  static let flip: @Sendable (inout Control) -> [Event] = {
    $0.toggle = Fact.CheckedState($0.toggle != .on)
    return [.changed]
  }

  /// Selects one of several.
  static let pick: @Sendable (inout Control) -> [Event] = {
    $0.toggle = .on
    return [.changed]
  }

  /// Selects a control that can be selected; any other does what its label says.
  static let act: @Sendable (inout Control) -> [Event] = {
    $0.toggle == nil ? [.acted($0.common.label)] : flip(&$0)
  }

  /// Exposes an amount as the state on Android.
  static let exposeAmount: @Sendable (Control, inout ExposedNode, Wording) -> Void = {
    control, node, wording in
    node.stateDescription = control.spokenAmount(wording) ?? control.value
    guard let value = control.value, !value.isEmpty else { return }
    node.facts.add(.value, value)
  }

  /// Puts the name before the other texts of a row.
  static let row: @Sendable (Control, inout ExposedNode, String) -> Void = { _, node, name in
    if !node.children.isEmpty { node.becomeRow(name) }
  }
}
