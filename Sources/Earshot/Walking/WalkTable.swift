/// A walk as a table: the states of each component, and the transitions between them.
///
/// The table does not combine the states of different components, because components affect each
/// other only by a few kinds of ``Effect``. The table contains no typing.
package struct WalkTable: Sendable, Hashable {
  /// The stops, shared by all states.
  package internal(set) var stops: [Stop] = []
  package internal(set) var components: [Component] = []
  package internal(set) var beginning = Beginning()
  package let platform: Platform

  package struct Stop: Sendable, Hashable {
    package var id: StopID
    /// The announcements, indexed by the number of outer groups that also contain the previous
    /// stop.
    package var said: [Said]
    /// The groups around the stop, outermost first.
    package var groups: [Int]
    package var actions: [String]
    package var isAdjustable: Bool
    /// Whether other parts can precede the names of the groups that the user enters.
    package var entersLater: Bool
  }

  package struct Said: Sendable, Hashable {
    package var announcement: String
    package var hint: String
  }

  package struct Component: Sendable, Hashable {
    package var id: String
    package var name: String
    package var presence: Presence
    /// 1 plus the number of all nested components.
    package var span: Int
    package var language: String?
    package var states: [State]
    /// Whether the table contains all states that users can reach without typing.
    package var isComplete: Bool
    package var hasTyping: Bool
  }

  package struct State: Sendable, Hashable {
    /// Indices of ``WalkTable/stops``.
    package var stops: [Int]
    /// For each move, the transition at each stop, if any.
    package var moves: [Move: [Transition?]] = [:]
    package var closings: [Closing: Transition] = [:]
    package var opening: Opening?
    package var hidesContents = false
    package var isHidden = false
    /// The state after the app shows the hidden component.
    package var shown: Int?
    /// The stop that is announced without focus.
    package var announced: Int?
  }

  package enum Move: Sendable, Hashable {
    case activate, hold, increase, decrease
    /// A custom action, by its place in the reader's list.
    case action(Int)
  }

  package struct Transition: Sendable, Hashable {
    /// The next state; nil if the table does not contain this state (`effects` is then empty).
    package var next: Int?
    package var effects: [Effect]
  }

  package enum Effect: Sendable, Hashable {
    case refused(String)
    case changed
    case adjusted(String)
    case reachedLimit
    case opened
    case closed(StopID?)
    case moved(StopID)
    case gone
    /// A stop is announced without focus; nil if the stop does not exist.
    case announced(Int?)
    /// A component opens; nil if the screen does not contain it.
    case opens(Int?)
    case submitted(String)
    case acted(String)
    case typing
  }

  package struct Beginning: Sendable, Hashable {
    package var layers: [Int] = []
    package var absent: [Bool] = []
    package var focus: Place?
    package var groups: [Int] = []
    package var last = ""
    package var said: [String] = []
  }

  package struct Place: Sendable, Hashable {
    package var component: Int
    package var stop: StopID
  }

  package struct Limits: Sendable, Hashable {
    package var states: Int
    /// The maximum number of adjustments that lead to a state, such as changes of a calendar's
    /// month.
    package var steps: Int

    package init(states: Int = 40, steps: Int = 12) {
      (self.states, self.steps) = (states, steps)
    }
  }
}
