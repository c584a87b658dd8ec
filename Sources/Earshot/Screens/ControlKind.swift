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
  case card, rating
  case pageControl = "page-control"

  /// The description of the kind.
  var kind: ComponentKind {
    switch self {
    case .button: .button
    case .link: .link
    case .checkbox: .checkbox
    case .radioButton: .radioButton
    case .switch: .switch
    case .slider: .slider
    case .stepper: .stepper
    case .textField: .textField
    case .heading: .heading
    case .text: .text
    case .image: .image
    case .expandableRow: .expandableRow
    case .tableRow: .tableRow
    case .tab: .tab
    case .chip: .chip
    case .progress: .progress
    case .card: .card
    case .rating: .rating
    case .pageControl: .pageControl
    }
  }

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
    /// The class of the view in `android.widget`; nil for a plain view.
    var widget: String?
    var toggle: Toggle = .none
    /// Whether a double-tap does something.
    var isClickable = true
    /// The actions that it offers on Android besides.
    var actions: [TalkBackNode.Action.Name] = []
    /// Whether it is a stop of keyboard focus.
    var isFocusable = true
    /// Whether its name is a text that is seen, and not a description.
    var isText = true
    /// The role that Android has no class for, as a key of the wording.
    var roleDescription: String?

    var className: String { widget.map { "android.widget.\($0)" } ?? "android.view.View" }
  }

  var blueprint: Blueprint {
    switch self {
    case .button: Blueprint(traits: .button, widget: "Button")
    case .link: Blueprint(traits: .link, widget: "TextView", roleDescription: "role.link")
    case .checkbox: Blueprint(traits: .button, widget: "CheckBox", toggle: .checked)
    case .radioButton: Blueprint(traits: .button, widget: "RadioButton", toggle: .selected)
    case .switch:
      // A switch whose text Android would say as its state is named by its description.
      Blueprint(
        traits: [.button, .switchButton], widget: "Switch", toggle: .switched, isText: false)
    case .slider: Self.adjustable([.scrollForward, .scrollBackward, .setProgress])
    case .stepper, .pageControl: Self.adjustable([.scrollForward, .scrollBackward])
    case .textField: Blueprint(traits: .textEntry, widget: "EditText", isText: false)
    case .heading: Self.still(.header, "TextView")
    case .text: Self.still(.staticText, "TextView")
    case .image: Self.still(.image, "ImageView", isText: false)
    case .expandableRow: Blueprint(traits: .button)
    case .tableRow: Blueprint(traits: .button, toggle: .selected)
    case .tab: Blueprint(traits: .button, toggle: .selected, roleDescription: "role.tab")
    case .chip: Blueprint(traits: .button, widget: "CheckBox", toggle: .selected)
    // A card can be tapped as a whole, and has no role on Android.
    case .card: Blueprint(traits: .button)
    case .rating: Self.adjustable([.scrollForward, .scrollBackward, .setProgress])
    case .progress: Self.still(.updatesFrequently, "ProgressBar", isText: false)
    }
  }

  private static func adjustable(_ actions: [TalkBackNode.Action.Name]) -> Blueprint {
    Blueprint(
      traits: .adjustable, widget: "SeekBar", isClickable: false, actions: actions, isText: false)
  }

  /// What nobody can act on.
  private static func still(_ traits: Traits, _ widget: String, isText: Bool = true) -> Blueprint {
    Blueprint(
      traits: traits, widget: widget, isClickable: false, isFocusable: false, isText: isText)
  }
}
