/// An option and the property that it sets.
package struct BoundOption<Target>: Sendable {
  /// The long name, without dashes.
  package let name: String
  /// The name in tool schemas.
  package let key: String
  /// The help text.
  package let help: String
  /// The value's form.
  package let form: OptionForm
  /// Whether the option must be given.
  package let isRequired: Bool
  /// Whether the option changes the result.
  package let changesResult: Bool

  package let texts: @Sendable (Target) -> [String]
  let sources: @Sendable (Target) -> [Source]
  package let set: @Sendable (inout Target, [OptionInput]) -> Bool

  /// Binds an option to a property.
  package init<Value: OptionValue>(
    _ info: OptionInfo<Value>, _ property: any WritableKeyPath<Target, Value> & Sendable,
    isRequired: Bool = false
  ) {
    name = info.name
    key = info.key
    help = info.help
    form = Value.form
    changesResult = info.changesResult
    self.isRequired = isRequired
    texts = { $0[keyPath: property].optionTexts }
    sources = { $0[keyPath: property].optionSources }
    set = { target, inputs in
      guard let value = Value(optionInputs: inputs) else { return false }
      target[keyPath: property] = value
      return true
    }
  }

  private init<Part>(
    _ option: BoundOption<Part>, in part: any WritableKeyPath<Target, Part> & Sendable
  ) {
    name = option.name
    key = option.key
    help = option.help
    form = option.form
    isRequired = option.isRequired
    changesResult = option.changesResult
    texts = { option.texts($0[keyPath: part]) }
    sources = { option.sources($0[keyPath: part]) }
    set = { option.set(&$0[keyPath: part], $1) }
  }

  /// Returns this option for a type that contains the option's target.
  package func of<Whole>(
    _ part: any WritableKeyPath<Whole, Target> & Sendable
  ) -> BoundOption<Whole> { BoundOption<Whole>(self, in: part) }
}

extension DescribedOperation {
  package var facts: [String] {
    Self.options.filter(\.changesResult)
      .flatMap { option in ["--" + option.name] + option.texts(self) }
  }
}
