/// A key of a design file, from which the reader, errors and JSON Schema are derived.
package struct DesignKey: Sendable, Hashable {
  /// The form of a value.
  package indirect enum Form: Sendable, Hashable {
    case text, flag, number, date
    /// One of these words.
    case choice([String])
    /// A list.
    case list(Form)
    /// A map with these keys.
    case map([DesignKey])
    /// Any of these.
    case any([Form])
    /// A nested component.
    case component
    /// A map from any key to this.
    case dictionary(Form)
  }

  /// The name.
  package var name: String
  /// The form of its value.
  package var form: Form
  /// Its meaning, in one sentence.
  package var meaning: String
  /// Whether the key is required.
  package var isRequired: Bool

  /// Creates a key.
  package init(_ name: String, _ form: Form, _ meaning: String, isRequired: Bool = false) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
