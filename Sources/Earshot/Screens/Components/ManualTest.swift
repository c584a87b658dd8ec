/// A manual test: actions that a tester tries with a component.
public struct ManualTest: Sendable, Hashable {
  /// The stable part of the test's id.
  public var key: String
  /// The title, in a few words.
  public var title: String
  /// The tester's actions, in words.
  public var when: String
  /// The actions after focus reaches the component; the test checks only the result of the last
  /// action.
  public var actions: [Action]

  /// Creates a test.
  public init(_ key: String, _ title: String, when: String, _ actions: [Action]) {
    self.key = key
    self.title = title
    self.when = when
    self.actions = actions
  }
}

extension ManualTest {
  /// The placeholder in ``when`` for the stop of the last action.
  public static let stop = "{stop}"

  static func doubleTap(
    _ key: String, _ title: String, at stop: StopID, of component: String, after: [Action] = [],
    isOpen: Bool = false
  ) -> ManualTest {
    ManualTest(
      key, title, when: "\(isOpen ? "it is open and " : "")I double-tap \(ManualTest.stop)",
      after + [.touch(Focus(component: component, stop: stop)), .gesture(.doubleTap)])
  }

  static func typing(isEditing: Bool) -> ManualTest {
    ManualTest(
      "type", "typed text is announced", when: "I type \(Interaction.typedText) in it",
      (isEditing ? [] : [.gesture(.doubleTap)]) + [.type(Interaction.typedText)])
  }
}
