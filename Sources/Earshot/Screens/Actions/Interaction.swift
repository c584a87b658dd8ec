/// An interaction with a component, whichever gesture or key causes it.
public enum Interaction: Sendable, Hashable {
  /// A double-tap or Space; on Android, also Enter.
  case activate
  /// A double-tap whose second tap is held.
  case hold
  /// Changes the value by a number of steps.
  case adjust(Int)
  /// Closes the open component.
  case close(Closing)
  /// Types text.
  case type(String)
  /// Deletes the last character.
  case delete
  /// Deletes the text.
  case clear
  /// Submits the text.
  case submit
  /// Performs a custom action from the reader's list.
  case customAction(String)
  /// Shows the results of a search.
  case showResults
}

/// An effect of an interaction.
public enum Event: Sendable, Hashable {
  /// The interaction is refused because the stop is disabled.
  case refused
  /// The state of the stop has changed: checked, selected or expanded.
  case changed
  /// The value of the stop has changed.
  case adjusted
  /// The value is at its limit and does not change.
  case reachedLimit
  /// The component has opened; see ``Component/opening(on:_:)``.
  case opened
  /// The component has closed.
  ///
  /// Focus will move to `focus` or, if nil, to the stop that had focus before the component opened.
  case closed(focus: StopID?)
  /// Focus moves to another stop of the component.
  case moved(focus: StopID)
  /// The component has disappeared.
  ///
  /// Focus will move to the next component, which will be announced when the reader has finished
  /// speaking.
  case gone
  /// Editing has started.
  case startedEditing
  /// Editing has ended.
  case stoppedEditing
  /// A field's text has changed.
  case edited(TextEdit)
  /// A live region has new content; focus does not move.
  case announced(stop: StopID)
  /// A field's text is submitted.
  case submitted(String)
  /// The alert, modal, sheet or toast with this id opens.
  case opens(String)
  /// An action without a visible effect.
  case acted(String)
}

/// A change to a field's text.
public enum TextEdit: Sendable, Hashable {
  case added(String)
  case removed(String)
  case cleared
}

extension Interaction {
  static let typedText = "abc"

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

/// The contents that an open component shows over the screen.
public struct Opening: Sendable, Hashable {
  /// The stop that receives focus; nil for the first stop.
  public var focus: StopID?
  package var otherFocus: StopID?
  /// Whether focus must stay in the contents.
  public var confines: Bool
  /// The component's stops outside of the contents.
  public var outside: Set<StopID>
  /// The button that opened the contents, if the button is also the first stop of the contents.
  public var opener: StopID?
  /// The ways to close the contents on the platform.
  public var closings: [Closing]
  /// The title of the window that Android opens, if any.
  public var windowTitle: String?

  /// Creates an opening.
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
