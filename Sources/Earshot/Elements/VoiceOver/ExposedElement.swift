/// A UIKit element of a component, with the facts for which UIKit has no attributes.
///
/// Attributes are also available directly: `stop.label`.
@dynamicMemberLookup
public struct ExposedElement: Sendable, Hashable {
  /// UIKit's attributes.
  public var element: VoiceOverElement
  package var facts: ComponentFacts
  /// Whether the stop is only in guidelines; the platform's widget merges it with another stop.
  package var isOfGuidelines = false

  /// Creates an element; `part` names the part of a documented component, such as
  /// `dropdown.trigger`.
  public init(_ element: VoiceOverElement, part: String? = nil) {
    self.element = element
    facts = ComponentFacts(part: part)
  }

  public subscript<Value>(dynamicMember path: WritableKeyPath<VoiceOverElement, Value>) -> Value {
    get { element[keyPath: path] }
    set { element[keyPath: path] = newValue }
  }
}
