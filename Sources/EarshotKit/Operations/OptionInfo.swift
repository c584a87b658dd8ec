/// A description of an option for the parser, tool schemas, cache keys and documentation.
package struct OptionInfo<Value: Sendable>: Sendable {
  /// The long name, without dashes, such as `fail-on`.
  package let name: String
  /// The name in tool schemas, such as `failOn`.
  package let key: String
  package let defaultValue: Value
  /// The placeholder in help texts; if nil, the placeholder is derived from the name.
  package let valueName: String?
  package let help: String
  /// Whether the option changes the result, and thus the cache key.
  package let changesResult: Bool

  /// Describes an option; the default `key` is the name in camel case.
  package init(
    _ name: String, key: String? = nil, default defaultValue: Value, valueName: String? = nil,
    changesResult: Bool = true, help: String
  ) {
    self.name = name
    self.key = key ?? Self.camelCase(name)
    self.defaultValue = defaultValue
    self.valueName = valueName
    self.changesResult = changesResult
    self.help = help
  }

  private static func camelCase(_ name: String) -> String {
    let words = name.split(separator: "-")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension OptionInfo {
  /// Describes an option without a default value.
  package init<Wrapped>(
    _ name: String, key: String? = nil, valueName: String? = nil, changesResult: Bool = true,
    help: String
  ) where Value == Wrapped? {
    self.init(
      name, key: key, default: nil, valueName: valueName, changesResult: changesResult, help: help)
  }

  /// Describes a repeatable option.
  package init<Element>(
    _ name: String, key: String? = nil, valueName: String? = nil, changesResult: Bool = true,
    help: String
  ) where Value == [Element] {
    self.init(
      name, key: key, default: [], valueName: valueName, changesResult: changesResult, help: help)
  }

  /// Describes a flag, which is off by default.
  package init(_ name: String, key: String? = nil, changesResult: Bool = true, help: String)
  where Value == Bool {
    self.init(name, key: key, default: false, changesResult: changesResult, help: help)
  }
}
