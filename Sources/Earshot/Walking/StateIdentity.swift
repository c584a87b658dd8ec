/// The identity of a component's state in a walk.
///
/// Comparing stops is not enough, because they do not show every difference, such as the selected
/// item of a closed menu.
struct StateIdentity: Hashable {
  private let position: Position?
  private let isHidden: Bool
  private let changing: [AnyHashable?]

  init(of component: any Component) {
    position = component.common.position
    isHidden = component.common.isHidden
    changing = (component as? any Changing)?.changing ?? Self.properties(of: component)
  }

  private static func properties(of component: any Component) -> [AnyHashable?] {
    Mirror(reflecting: component).children.filter { $0.label != "common" }.map { property in
      switch property.value {
      case let choices as [Choice]: choices.map(\.isSelected)
      case let component as any Component: StateIdentity(of: component)
      case is [any Component]: nil
      case let value: String(describing: value)
      }
    }
  }
}

/// A component that lists the properties that can change, because comparing only these is faster.
protocol Changing: Component {
  var changing: [AnyHashable?] { get }
}

extension DatePicker: Changing {
  var changing: [AnyHashable?] {
    [date, until, picked, shownText, shownMonth, isExpanded, isShowingWheels]
  }
}

extension TimePicker: Changing {
  var changing: [AnyHashable?] {
    [time, date, shownText, shown, style, isExpanded, isListOpen, isShowingMinutes]
  }
}

extension Control: Changing {
  var changing: [AnyHashable?] { [value, toggle, isExpanded] }
}

extension Container: Changing {
  var changing: [AnyHashable?] { [choices.map(\.isSelected), grabber] }
}

extension Dropdown: Changing {
  var changing: [AnyHashable?] { [options.map(\.isSelected), disclosure.isExpanded] }
}

extension Menu: Changing {
  var changing: [AnyHashable?] { [items.map(\.isSelected), disclosure.isExpanded] }
}
