/// A UIKit element of a component, with the facts for which UIKit has no attributes.
///
/// Attributes of `element`, such as `label`, can be used directly.
@dynamicMemberLookup
public struct ExposedElement: Sendable, Hashable {
  /// UIKit's attributes.
  public var element: VoiceOverElement
  package var facts: ComponentFacts
  /// Whether only the guidelines have this stop; the platform's widget merges it with another stop.
  package var isOfGuidelines = false

  /// Creates an element; `part` is the element's part in a documented component, such as
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
