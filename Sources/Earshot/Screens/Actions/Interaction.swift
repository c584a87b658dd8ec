/// What reaches a component once the platform has understood a gesture or key.
public enum Interaction: Sendable, Hashable {
  /// A double-tap, Space, or Enter on Android.
  case activate
  /// A double-tap whose second tap is held.
  case hold
  /// The value goes up or down by so many steps.
  case adjust(Int)
  /// The user wants to close what is open.
  case close(Closing)
  /// Text is typed.
  case type(String)
  /// The last character is deleted.
  case delete
  /// The text is deleted.
  case clear
  /// The text is sent off.
  case submit
  /// A custom action is picked from the reader's list.
  case customAction(String)
  /// What was searched for has been found.
  case showResults
}

/// What follows for the user when a component has answered an interaction.
public enum Event: Sendable, Hashable {
  /// It cannot be done now, because this stop is disabled.
  case refused
  /// What the stop is has changed: it is checked, selected, open.
  case changed
  /// What the stop holds has changed.
  case adjusted
  /// The value is at its end and stays.
  case reachedLimit
  /// Something has opened; ``Component/opening(on:_:)`` says what, and where focus goes.
  case opened
  /// What was open has closed, and focus goes to a stop of the component; nil: to where it was
  /// before.
  case closed(focus: StopID?)
  /// Focus goes to another stop of the component.
  case moved(focus: StopID)
  /// The component is not there any more; focus goes to what stands behind it, which is said when
  /// the reader has finished.
  case gone
  /// A field has taken the keyboard.
  case startedEditing
  /// A field has given the keyboard back.
  case stoppedEditing
  /// The text of a field has changed.
  case edited(TextEdit)
  /// A stop that is a live region has something to say; focus stays.
  case announced(stop: StopID)
  /// The text of a field is sent off.
  case submitted(String)
  /// An alert, modal, sheet or toast of the screen opens: the one of this id.
  case opens(String)
  /// Something is done that does not show on this screen, such as the action of a menu item.
  case acted(String)
}

/// What a user does to the text of a field.
public enum TextEdit: Sendable, Hashable {
  case added(String)
  case removed(String)
  case cleared
}

extension Interaction {
  /// What stands for a text that somebody has typed, so that neither name nor placeholder does.
  static let typedText = "abc"

  /// Edits a text as the interaction says, and returns what follows; nil where it edits nothing.
  func edit(_ text: inout String) -> [Event]? {
    switch self {
    case .type(let typed):
      text += typed
      return [.edited(.added(typed))]
    case .delete: return text.popLast().map { [.edited(.removed("\($0)"))] } ?? []
    case .clear:
      guard !text.isEmpty else { return [] }
      text = ""
      return [.edited(.cleared)]
    default: return nil
    }
  }
}

/// What a component shows over the screen while it is open.
public struct Opening: Sendable, Hashable {
  /// The stop that focus goes to; nil for the first one.
  public var focus: StopID?
  /// Whether focus cannot leave it.
  public var confines: Bool
  /// The stops of the component that are not part of it, such as the button that opened it.
  public var outside: Set<StopID>
  /// The button that opened it, where it is the stop before the others.
  public var opener: StopID?
  /// The ways in which the user can close it on the platform.
  public var closings: [Closing]
  /// The title of the window that Android opens; nil when it opens none.
  public var windowTitle: String?

  /// Creates what is shown.
  public init(
    focus: StopID?, confines: Bool = true, outside: Set<StopID> = [], opener: StopID? = nil,
    closings: [Closing], windowTitle: String? = nil
  ) {
    self.focus = focus
    self.confines = confines
    self.outside = outside
    self.opener = opener
    self.closings = closings
    self.windowTitle = windowTitle
  }
}
