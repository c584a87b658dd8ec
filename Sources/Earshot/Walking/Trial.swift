/// Something that a tester tries with a component, and what is done for it.
public struct Trial: Sendable, Hashable {
  /// What is tried, as a part of the id of a test: it stays when the words change.
  public var key: String
  /// What is tried, in a few words.
  public var title: String
  /// What the tester does, as the step of a test says it.
  public var when: String
  /// What a walk does for it, from where focus comes to the component; the last action tells.
  public var actions: [Action]

  /// Creates something to try.
  public init(_ key: String, _ title: String, when: String, _ actions: [Action]) {
    self.key = key
    self.title = title
    self.when = when
    self.actions = actions
  }
}

extension Trial {
  /// Stands in ``when`` for the stop that the last action acts on, as testers call it.
  public static let stop = "{stop}"
}

/// A component with behaviour that testers try beside what is tried with each: pressing, swiping,
/// opening and closing.
public protocol TriedComponent: Component {
  /// What is tried on a platform; what the component does not answer there is left out.
  func trials(on platform: Platform, _ wording: Wording) -> [Trial]
}
