package struct BoundOption<Target>: Sendable {
  package let name: String
  package let key: String
  package let help: String
  package let form: OptionForm
  package let isRequired: Bool
  package let changesResult: Bool

  package let texts: @Sendable (Target) -> [String]
  let sources: @Sendable (Target) -> [Source]
  package let set: @Sendable (inout Target, [OptionInput]) -> Bool

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
