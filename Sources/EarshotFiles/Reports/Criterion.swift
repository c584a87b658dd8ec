public import Earshot

/// An action of a tester with its expected results.
public struct Criterion: Sendable, Hashable {
  /// The subject of a test, in the order of testing.
  package enum Area: String, Sendable, Hashable, CaseIterable {
    /// A keyboard, without and with the reader.
    case keyboard = "Keyboard"
    case gestures = "Gestures"
    case output = "Screen reader output"
    case settings = "Device settings"
  }

  /// The amount of criteria.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// Criteria that a tester can check in ten minutes: for each component, a swipe that reaches
    /// it, a double-tap, one adjustment, and one way to close it.
    case essential
    /// All known criteria.
    case all
  }

  /// A unique name for test management tools, such as `search-by.space.voiceover`.
  ///
  /// It does not change if components move or words change.
  public var id: String
  /// The id of the component.
  public var component: String
  /// The component's name for testers, with its id if the name is not unique.
  public var subject: String
  package var area: Area
  /// Whether it belongs to ``Level/essential``.
  public var isEssential = false
  /// The platform; nil for both.
  public var platform: Platform?
  /// The reader, or its profile if a platform has several.
  public var reader: String
  /// The title.
  public var title: String
  /// The precondition.
  public var given: String
  /// The tester's action.
  public var when: String
  /// The actions of a walk that establish the precondition, from the beginning of the screen.
  public var preparation: [Action] = []
  /// The actions of a walk for the tester's action.
  public var actions: [Action] = []
  package var then: [Outcome]
  /// The recording of the expected announcement, relative to the output folder of `speak`, if any.
  public var audio: String?

  /// The name, unique within the component.
  public var name: String { "\(reader): \(title)" }

  package struct Outcome: Sendable, Hashable {
    package var text: String
    /// The claim that a walk can check; nil if only people can.
    package var claim: Claim?
  }

  /// A result that a walk can check.
  package enum Claim: Sendable, Hashable {
    /// Focus is at this stop.
    case focus(Focus)
    /// The last action causes this announcement.
    case says(String)
    /// The walk has this remark about the last action.
    case remark(WalkStep.Remark)
    /// Repeating the last action does not move focus.
    case confined
  }
}

extension Criterion {
  static func idPart(_ text: String) -> String {
    text.reduce(into: "") { id, character in
      if character.isLetter || character.isNumber || "-.".contains(character) {
        id.append(character)
      } else if character == " " {
        id.append("_")
      } else {
        id += character.utf8.map { byte in
          "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }.joined()
      }
    }
  }
}
