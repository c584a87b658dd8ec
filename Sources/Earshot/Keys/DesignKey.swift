/// A key of a design file, from which the reader, errors and JSON Schema are derived.
package struct DesignKey: Sendable, Hashable {
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

  package var name: String
  package var form: Form
  package var meaning: String
  package var isRequired: Bool

  package init(_ name: String, _ form: Form, _ meaning: String, isRequired: Bool = false) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
