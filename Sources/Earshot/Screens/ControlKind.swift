/// The kinds of control that are one focus stop.
///
/// They behave alike and differ by data: what each exposes is a row of a table.
public enum ControlKind: String, Sendable, Hashable, CaseIterable {
  case button, link, checkbox
  case radioButton = "radio-button"
  case `switch`, slider, stepper
  case textField = "text-field"
  case heading, text, image
  case expandableRow = "expandable-row"
  case tableRow = "table-row"
  case tab, chip, progress

  /// How a control tells that it is picked or on.
  enum Toggle: Sendable {
    /// It cannot be.
    case none
    /// Selected.
    case selected
    /// Checked, not checked or mixed.
    case checked
    /// On or off.
    case switched
  }

  /// What a control of the kind exposes.
  struct Blueprint: Sendable {
    var traits: Traits
    var className: String
    var toggle: Toggle = .none
    /// Whether a double-tap does something.
    var isClickable = true
    /// The actions that it offers on Android besides.
    var actions: [TalkBackNode.Action.Name] = []
    /// Whether it is a stop of keyboard focus.
    var isFocusable = true
    /// Whether its name is a text that is seen, and not a description.
    var isText = false
    /// The role that Android has no class for, as a key of the wording.
    var roleDescription: String?
  }

  var blueprint: Blueprint {
    switch self {
    case .button: Blueprint(traits: .button, className: Self.widget("Button"), isText: true)
    case .link:
      Blueprint(
        traits: .link, className: Self.widget("TextView"), isText: true,
        roleDescription: "role.link")
    case .checkbox:
      Blueprint(
        traits: .button, className: Self.widget("CheckBox"), toggle: .checked, isText: true)
    case .radioButton:
      Blueprint(
        traits: .button, className: Self.widget("RadioButton"), toggle: .selected, isText: true)
    case .switch:
      // A switch whose text Android would say as its state is named by its description.
      Blueprint(
        traits: [.button, .switchButton], className: Self.widget("Switch"), toggle: .switched)
    case .slider:
      Blueprint(
        traits: .adjustable, className: Self.widget("SeekBar"), isClickable: false,
        actions: [.scrollForward, .scrollBackward, .setProgress])
    case .stepper:
      Blueprint(
        traits: .adjustable, className: Self.widget("SeekBar"), isClickable: false,
        actions: [.scrollForward, .scrollBackward])
    case .textField: Blueprint(traits: .textEntry, className: Self.widget("EditText"))
    case .heading: Self.still(.header, "TextView")
    case .text: Self.still(.staticText, "TextView")
    case .image: Self.still(.image, "ImageView", isText: false)
    case .expandableRow: Blueprint(traits: .button, className: "android.view.View", isText: true)
    case .tableRow:
      Blueprint(
        traits: .button, className: "android.view.View", toggle: .selected, isText: true)
    case .tab:
      Blueprint(
        traits: .button, className: "android.view.View", toggle: .selected, isText: true,
        roleDescription: "role.tab")
    case .chip:
      Blueprint(
        traits: .button, className: Self.widget("CheckBox"), toggle: .selected, isText: true)
    case .progress: Self.still(.updatesFrequently, "ProgressBar", isText: false)
    }
  }

  private static func widget(_ name: String) -> String { "android.widget.\(name)" }

  /// What nobody can act on.
  private static func still(
    _ traits: Traits, _ className: String, isText: Bool = true
  ) -> Blueprint {
    Blueprint(
      traits: traits, className: widget(className), isClickable: false, isFocusable: false,
      isText: isText)
  }
}
