/// An action that testers try with a component.
public struct Trial: Sendable, Hashable {
  /// The stable identifier, which is part of the test's identifier.
  public var key: String
  /// A short description.
  public var title: String
  /// The tester's actions, as a step of the test.
  public var when: String
  /// The same actions for a walk that starts with focus on the component.
  ///
  /// The result of the last one counts.
  public var actions: [Action]

  /// Creates a trial.
  public init(_ key: String, _ title: String, when: String, _ actions: [Action]) {
    self.key = key
    self.title = title
    self.when = when
    self.actions = actions
  }
}

extension Trial {
  /// A placeholder in ``when`` for the stop of the last action.
  public static let stop = "{stop}"
}

/// A component with behaviour that testers should try, in addition to the tests for all components:
/// activating, swiping, opening and closing.
public protocol TriedComponent: Component {
  /// Returns the trials for a platform. Actions without an effect on that platform are left out.
  func trials(on platform: Platform, _ wording: Wording) -> [Trial]
}
