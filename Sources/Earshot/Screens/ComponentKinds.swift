/// The kinds of component that a design can hold.
///
/// A new component is a file of its own and its name here.
public enum ComponentKinds {
  /// The types, in the order in which they are documented.
  public static let types: [any Component.Type] = [
    Dropdown.self, DatePicker.self, Menu.self, SearchField.self, Control.self, Container.self,
  ]

  /// The kinds that designers type.
  public static let names: [String] = types.flatMap { $0.kinds }

  /// Returns the type that implements a kind, nil when there is none.
  public static func type(of kind: String) -> (any Component.Type)? {
    types.first { $0.kinds.contains(kind) }
  }
}
