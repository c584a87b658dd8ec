/// The kinds of container: what holds other stops, or groups texts into one.
public enum ContainerKind: String, Sendable, Hashable, CaseIterable {
  case group, list
  case radioGroup = "radio-group"
  case segmentedControl = "segmented-control"
  case tabBar = "tab-bar"
  case chipGroup = "chip-group"
  case toolbar, alert, modal, sheet, toast

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
    case .list, .toolbar, .modal, .sheet: .components
    case .alert: .alert
    case .toast: .announcement
    }
  }
}
