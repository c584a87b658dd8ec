/// A UIKit element that a component exposes, with the component's facts.
///
/// The element's attributes are available directly: `stop.label`.
@dynamicMemberLookup
public struct ExposedElement: Sendable, Hashable {
  /// The attributes that UIKit exposes.
  public var element: VoiceOverElement
  package var facts: ComponentFacts
  /// Whether the stop exists only in the guidelines, because the platform's widget merges it with
  /// another.
  package var isOfGuidelines = false

  /// Creates the exposed element of a part in a documented component.
  public init(_ element: VoiceOverElement, part: String? = nil) {
    self.element = element
    facts = ComponentFacts(part: part)
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<VoiceOverElement, Value>) -> Value {
    get { element[keyPath: path] }
    set { element[keyPath: path] = newValue }
  }
}
