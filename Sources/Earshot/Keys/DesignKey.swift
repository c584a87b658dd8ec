/// A key of a design file, from which the reader, errors and JSON Schema are derived.
public struct DesignKey: Sendable, Hashable {
  /// The form of a value.
  public indirect enum Form: Sendable, Hashable {
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
  public var name: String
  /// The form of its value.
  public var form: Form
  /// Its meaning, in one sentence.
  public var meaning: String
  /// Whether the key is required.
  public var isRequired: Bool

  /// Creates a key.
  public init(_ name: String, _ form: Form, _ meaning: String, isRequired: Bool = false) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
