/// Something that a reader says during a walk, and when.
public struct Heard: Sendable, Hashable {
  /// Why it is said.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Focus has come to a stop.
    case focus
    /// The usage hint of the stop, after the reader's pause.
    case hint
    /// What was acted on has another state.
    case activation
    /// What was adjusted has another value.
    case adjustment
    /// What was acted on is disabled.
    case refusal
    /// Something has changed elsewhere, and focus stays.
    case liveRegion = "live-region"
    /// Another window or screen has come up.
    case screenChange = "screen-change"
    /// What is typed.
    case echo
    /// An action of the stop, to be picked by a double-tap.
    case actions

    /// The rule of every profile that says why.
    public var rule: Rule.ID { Rule.ID(rawValue: "walk.\(rawValue)") }
  }

  /// What happens to what is still being said.
  public enum Queue: String, Sendable, Hashable, CaseIterable {
    /// It is finished first.
    case polite
    /// It is cut off.
    case assertive
  }

  /// What is said: one of the two utterances of an announcement.
  public var parts: [Part]
  /// Why it is said.
  public var reason: Reason
  /// What happens to what was being said before.
  public var queue: Queue
  /// When it starts, in milliseconds since the walk began.
  public var start: Int
  /// How long it is heard, in milliseconds; 0 when something else was said before it could start.
  public var duration: Int
  /// How long it would be heard if nothing cut it off, in milliseconds.
  public var fullDuration: Int

  /// When it ends, in milliseconds since the walk began.
  public var end: Int { start + duration }

  /// The words.
  public var text: String { parts.reduce("") { $0 + $1.joint + $1.text } }

  /// Whether something else was said before it was finished.
  public var isCutOff: Bool { duration < fullDuration }

  /// The words that nobody heard, as far as the estimate goes; "" when it was finished.
  public var unheard: String {
    guard isCutOff else { return "" }
    let text = Array(text)
    let heard = fullDuration == 0 ? 0 : text.count * duration / fullDuration
    // A word that was begun is not heard as one.
    let start = text[..<heard].lastIndex(of: " ").map { $0 + 1 } ?? 0
    return String(text[start...])
  }
}
