/// Whether two values of a component are the same state of a walk.
///
/// Stops do not show every difference, such as the selected item of a closed menu.
struct StateIdentity: Hashable {
  private let position: Position?
  private let isHidden: Bool
  private let changing: [AnyHashable?]

  init(of component: any Component) {
    position = component.common.position
    isHidden = component.common.isHidden
    changing = (component as? any Changing)?.changing ?? [Self.described(component)]
  }

  private static func described(_ component: any Component) -> String {
    var text = ""
    for child in Mirror(reflecting: component).children where child.label != "common" {
      switch child.value {
      case let choices as [Choice]: print(choices.map(\.isSelected), to: &text)
      case is [any Component]: continue
      default: print(child.value, to: &text)
      }
    }
    return text
  }
}

/// A component of which only some properties change; comparing these is faster.
protocol Changing: Component {
  /// The properties that interactions without typing change.
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
