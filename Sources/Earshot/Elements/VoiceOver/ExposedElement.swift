/// An element of UIKit that a component exposes, and next to it the facts of the component.
///
/// The attributes of the element can be read and set directly: `stop.label`.
@dynamicMemberLookup
public struct ExposedElement: Sendable, Hashable {
  /// The attributes that UIKit exposes.
  public var element: VoiceOverElement
  /// The facts of the component that no attribute exposes.
  package var facts: ComponentFacts
  /// Whether only the guidelines have the stop, because the platform's widget announces it with
  /// another one.
  package var isOfGuidelines = false

  /// Creates the exposed element of a part in a documented component.
  public init(_ element: VoiceOverElement, part: String? = nil) {
    self.element = element
    facts = ComponentFacts(part: part)
  }

  /// An attribute of the element.
  public subscript<Value>(dynamicMember path: WritableKeyPath<VoiceOverElement, Value>) -> Value {
    get { element[keyPath: path] }
    set { element[keyPath: path] = newValue }
  }
}
