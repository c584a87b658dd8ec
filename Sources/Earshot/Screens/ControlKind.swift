/// A kind of control that is one focus stop: the attributes that it exposes and its behaviour.
package struct ControlKind: Sendable {
  /// The name of the kind.
  let rawValue: String
  let blueprint: Blueprint
  /// The description of the kind.
  let describedBy: @Sendable () -> ComponentKind
  /// The way in which an import reads the attributes of a node.
  var form = Likeness.Form.plain
  /// Whether a control that opens something does nothing else.
  var opensOnly = false
  /// Answers a double-tap.
  var activate: @Sendable (inout Control) -> [Event] = { _ in [] }
  /// Answers swipes up or down.
  var adjust: @Sendable (inout Control, Int) -> [Event] = { _, _ in [] }
  /// Returns the value in the app's words.
  var shownValue: @Sendable (Control, Wording) -> String? = { control, _ in control.shownText }
  /// Sets the traits that differ from those of a button.
  var describe: @Sendable (Control, inout ComponentTraits) -> Void = { _, _ in }

  init(
    _ name: String, _ blueprint: Blueprint,
    describedBy: @escaping @Sendable () -> ComponentKind,
    differing change: (inout ControlKind) -> Void = { _ in }
  ) {
    rawValue = name
    self.blueprint = blueprint
    self.describedBy = describedBy
    change(&self)
  }

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

  /// The attributes that a control exposes.
  struct Blueprint: Sendable {
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

    var className: String { widget.map { "android.widget.\($0)" } ?? "android.view.View" }

    static func adjustable(_ actions: TalkBackNode.Action.Name...) -> Blueprint {
      Blueprint(
        traits: .adjustable, widget: "SeekBar", isClickable: false, actions: actions,
        isText: false)
    }

    /// An element without actions.
    static func still(_ traits: Traits, _ widget: String, isText: Bool = true) -> Blueprint {
      Blueprint(
        traits: traits, widget: widget, isClickable: false, isFocusable: false, isText: isText)
    }
  }
}

extension ControlKind: Equatable {
  package static func == (left: ControlKind, right: ControlKind) -> Bool {
    left.rawValue == right.rawValue
  }
}

// Answers that several kinds share.
extension ControlKind {
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
    $0.isSelectable ? flip(&$0) : [.acted($0.common.label)]
  }
}
