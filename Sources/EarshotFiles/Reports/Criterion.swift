public import Earshot

/// Something that a tester does with a component, and what must come of it.
public struct Criterion: Sendable, Hashable {
  /// What is tested, in the order in which it is.
  package enum Area: String, Sendable, Hashable, CaseIterable {
    /// A keyboard by itself, and then with the reader.
    case keyboard = "Keyboard"
    case gestures = "Gestures"
    case output = "Screen reader output"
    case settings = "Device settings"
  }

  /// How much is tested.
  public enum Level: String, Sendable, Hashable, CaseIterable {
    /// What a tester does with a screen in ten minutes: of each component, that a swipe reaches it
    /// and what is said then, what a double-tap does, one swipe that adjusts it, and one way to
    /// close it.
    case essential
    /// All that is known.
    case all
  }

  /// Its name for test management tools, such as `search-by.space.voiceover`: it stays the same
  /// when components change places and when words change, and there is one of it in a file.
  public var id: String
  /// The id of the component.
  public var component: String
  /// The component as testers call it, with its id where another one is called the same.
  public var subject: String
  /// What is tested.
  package var area: Area
  /// Whether it belongs to ``Level/essential``.
  public var isEssential = false
  /// The platform that it is tested on; nil for each.
  public var platform: Platform?
  /// Who reads: the reader, or its profile where several read on its platform.
  public var reader: String
  /// What it is about, in a few words.
  public var title: String
  /// What must hold before.
  public var given: String
  /// What the tester does.
  public var when: String
  /// What a walk does for what must hold before, from the beginning of the screen.
  public var preparation: [Action] = []
  /// What a walk does for what the tester does.
  public var actions: [Action] = []
  /// What must come of it.
  package var then: [Outcome]
  /// The recording of what must be heard, below the folder that `speak` writes; nil for none.
  public var audio: String?

  /// Its name, one of a kind among those of the component.
  public var name: String { "\(reader): \(title)" }

  /// Something that must come of what a tester does.
  package struct Outcome: Sendable, Hashable {
    /// What it is, as testers say it.
    package var text: String
    /// What a walk can tell of it; nil where only people can.
    package var claim: Claim?
  }

  /// What a walk can tell.
  package enum Claim: Sendable, Hashable {
    /// Focus is there afterwards.
    case focus(Focus)
    /// This is heard because of the last action.
    case says(String)
    /// The walk remarks this of the last action.
    case remark(WalkStep.Remark)
    /// Doing the last action again leaves focus where it is.
    case confined
  }
}

extension Criterion {
  /// Returns a part of an id that reads as it is written and means nothing but itself.
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
