/// A key that a design file may hold: its meaning and what may stand behind it.
///
/// The reader, the error messages and the published JSON Schema are all made of these.
public struct DesignKey: Sendable, Hashable {
  /// What may stand behind a key.
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
    /// A component inside this one.
    case component
    /// A map from any key to this.
    case dictionary(Form)
  }

  /// The key.
  public var name: String
  /// What may stand behind it.
  public var form: Form
  /// What it means, in one sentence.
  public var meaning: String
  /// Whether it must be given.
  public var isRequired: Bool

  /// Creates a key.
  public init(_ name: String, _ form: Form, _ meaning: String, isRequired: Bool = false) {
    self.name = name
    self.form = form
    self.meaning = meaning
    self.isRequired = isRequired
  }
}
