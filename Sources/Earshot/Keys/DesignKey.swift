package struct DesignKey: Sendable, Hashable {
  package indirect enum Form: Sendable, Hashable {
    case text, flag, number, date
    case choice([String])
    case list(Form)
    case map([DesignKey])
    case any([Form])
    case component
    case dictionary(Form)
    /// `[x, y, width, height]`.
    case rectangle
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
