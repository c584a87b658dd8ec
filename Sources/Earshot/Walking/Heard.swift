/// An utterance during a walk.
public struct Heard: Sendable, Hashable {
  package enum Reason: String, Sendable, Hashable, CaseIterable {
    case focus
    case hint
    /// A control changed its state after an action.
    case activation
    case adjustment
    case refusal
    /// A change that does not move focus, such as an error or a toast.
    case liveRegion = "live-region"
    /// Another window or screen appeared.
    case screenChange = "screen-change"
    case echo
    /// A swipe selected a custom action; a double-tap performs it.
    case actions

    package var rule: Rule.ID { Rule.ID(rawValue: "walk.\(rawValue)") }
  }

  package enum Queue: String, Sendable, Hashable, CaseIterable {
    case polite
    case assertive
  }

  /// The parts of the utterance.
  public var parts: [Part]
  package var reason: Reason
  package var queue: Queue
  /// The start in milliseconds since the walk began.
  public var start: Int
  /// The duration in milliseconds; 0 if the utterance was interrupted before its start.
  public var duration: Int
  /// The duration without interruption, in milliseconds.
  public var fullDuration: Int

  /// The end in milliseconds since the walk began.
  public var end: Int { start + duration }

  /// The spoken text.
  public var text: String { parts.reduce("") { $0 + $1.joint + $1.text } }

  /// Whether another utterance interrupted this one.
  public var isCutOff: Bool { duration < fullDuration }

  /// The words after the estimated interruption; "" if nothing interrupts the utterance.
  public var unheard: String {
    guard isCutOff else { return "" }
    let text = Array(text)
    let heard = fullDuration == 0 ? 0 : text.count * duration / fullDuration
    let start = text[..<heard].lastIndex(of: " ").map { $0 + 1 } ?? 0
    return String(text[start...])
  }
}
