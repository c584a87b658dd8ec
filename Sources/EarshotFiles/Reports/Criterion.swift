public import Earshot

/// A tester's action with its expected results.
public struct Criterion: Sendable, Hashable {
  package enum Area: String, Sendable, Hashable, CaseIterable {
    /// The use of a keyboard, while the screen reader is on or off.
    case keyboard = "Keyboard"
    case gestures = "Gestures"
    case output = "Screen reader output"
    case settings = "Device settings"
  }

  /// The set of criteria to list.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// The criteria to test first: a swipe to each component, and the opening, closing or adjusting
    /// of components that allow it. On a long screen, only some components are opened, closed or
    /// adjusted, starting with the first component of each kind.
    case essential
    /// All known criteria.
    case all
  }

  /// A unique name, such as `search-by.space.voiceover`, for test management tools.
  ///
  /// If the test is for an announcement, this is the name of the announcement's expectation.
  ///
  /// The name does not depend on positions or words, which can change.
  public var id: String
  /// The name of the test, shared by the criteria of different readers.
  package var test: String
  /// The id of the component; "" for the screen.
  public var component: String
  /// The language of the readers, if the sheet has several.
  package var language: String?
  /// The component's name for testers; the id is added if the name is not unique.
  public var subject: String
  package var area: Area
  /// Whether the criterion belongs to ``Level/essential``.
  public var isEssential: Bool { use != nil }
  /// The component's use that the criterion tests; nil if the criterion is not essential.
  var use: EssentialUse?
  /// The platform; nil for both platforms.
  public var platform: Platform?
  /// The reader's name; the profile's name if several profiles have the same platform.
  public var reader: String
  /// The title of the test.
  public var title: String
  /// The precondition of the test.
  public var given: String
  /// The tester's action.
  public var when: String
  /// The actions that lead from the beginning of the screen to the precondition.
  public var preparation: [Action] = []
  /// The tester's action as actions of a walk.
  public var actions: [Action] = []
  package var then: [Outcome]
  /// The path of the recording, relative to the output folder of `speak`.
  public var audio: String?

  /// A name that is unique within the component.
  public var name: String { "\(reader): \(title)" }

  package struct Outcome: Sendable, Hashable {
    package var text: String
    /// The expected result in a form that a walk can check; nil if only people can check the
    /// result.
    package var claim: Claim?
    /// The expected announcement; nil for other results.
    var announcement: String?
  }

  package enum Claim: Sendable, Hashable {
    case focus(Focus)
    case says(String)
    case remark(WalkStep.Remark)
    case confined
  }
}
