/// The kinds of container: what holds other stops, or groups texts into one.
public enum ContainerKind: String, Sendable, Hashable, CaseIterable {
  case group, list
  case radioGroup = "radio-group"
  case segmentedControl = "segmented-control"
  case tabBar = "tab-bar"
  case chipGroup = "chip-group"
  case toolbar, alert, modal, sheet, toast
  case carousel, banner
  case navigationBar = "navigation-bar"
  case navigationDrawer = "navigation-drawer"

  /// The description of the kind.
  var kind: ComponentKind {
    switch self {
    case .group: .group
    case .list: .list
    case .radioGroup: .radioGroup
    case .segmentedControl: .segmentedControl
    case .tabBar: .tabBar
    case .chipGroup: .chipGroup
    case .toolbar: .toolbar
    case .alert: .alert
    case .modal: .modal
    case .sheet: .sheet
    case .toast: .toast
    case .carousel: .carousel
    case .banner: .banner
    case .navigationBar: .navigationBar
    case .navigationDrawer: .navigationDrawer
    }
  }

  /// What a container of the kind is made of.
  enum Content: Sendable {
    /// Texts that are read in one swipe.
    case texts
    /// Choices, each a stop that plays this part.
    case choices(part: String)
    /// Components.
    case components
    /// A title, a body and actions.
    case alert
    /// A message with its title and body in one stop, and actions.
    case banner
    /// One text that is said without a stop.
    case announcement
  }

  var content: Content {
    switch self {
    case .group: .texts
    case .radioGroup: .choices(part: "radio-button")
    case .segmentedControl: .choices(part: "segmented-control.segment")
    case .tabBar: .choices(part: "tab")
    case .chipGroup: .choices(part: "chip")
    case .navigationDrawer: .choices(part: "navigation-drawer.item")
    case .list, .toolbar, .modal, .sheet, .carousel, .navigationBar: .components
    case .banner: .banner
    case .alert: .alert
    case .toast: .announcement
    }
  }
}
