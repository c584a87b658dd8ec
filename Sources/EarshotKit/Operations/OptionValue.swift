package import Earshot

package enum OptionForm: Sendable, Hashable {
  case flag
  case number
  case text
  case choice([String])
  /// A file, given as its text or as its path.
  case source
  indirect case list(OptionForm)
}

package enum OptionInput: Sendable, Hashable {
  case text(String)
  case source(Source)
}

package protocol OptionValue: Sendable {
  static var form: OptionForm { get }

  /// Creates a value; nil if the inputs do not match `form`.
  init?(optionInputs: [OptionInput])

  /// The value as texts; different values have different texts.
  var optionTexts: [String] { get }

  var optionSources: [Source] { get }
}

extension OptionValue {
  package var optionSources: [Source] { [] }
}

extension Bool: OptionValue {
  package static var form: OptionForm { .flag }
  package init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first, let value = Bool(text) else { return nil }
    self = value
  }
  package var optionTexts: [String] { ["\(self)"] }
}

extension Int: OptionValue {
  package static var form: OptionForm { .number }
  package init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first, let value = Int(text) else { return nil }
    self = value
  }
  package var optionTexts: [String] { ["\(self)"] }
}

extension String: OptionValue {
  package static var form: OptionForm { .text }
  package init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first else { return nil }
    self = text
  }
  package var optionTexts: [String] { [self] }
}

extension Source: OptionValue {
  package static var form: OptionForm { .source }
  package init?(optionInputs: [OptionInput]) {
    guard case .source(let source)? = optionInputs.first else { return nil }
    self = source
  }
  package var optionTexts: [String] { [name] }
  package var optionSources: [Source] { [self] }
}

extension Optional: OptionValue where Wrapped: OptionValue {
  package static var form: OptionForm { Wrapped.form }
  package init?(optionInputs: [OptionInput]) {
    if optionInputs.isEmpty {
      self = .none
    } else {
      guard let value = Wrapped(optionInputs: optionInputs) else { return nil }
      self = value
    }
  }
  package var optionTexts: [String] { self?.optionTexts ?? [] }
  package var optionSources: [Source] { self?.optionSources ?? [] }
}

extension Array: OptionValue where Element: OptionValue {
  package static var form: OptionForm { .list(Element.form) }
  package init?(optionInputs: [OptionInput]) {
    self = []
    for input in optionInputs {
      guard let element = Element(optionInputs: [input]) else { return nil }
      append(element)
    }
  }
  package var optionTexts: [String] { flatMap(\.optionTexts) }
  package var optionSources: [Source] { flatMap(\.optionSources) }
}

extension OptionValue where Self: CaseIterable & RawRepresentable<String> {
  package static var form: OptionForm { .choice(allCases.map(\.rawValue)) }
  package init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first else { return nil }
    self.init(rawValue: text)
  }
  package var optionTexts: [String] { [rawValue] }
}

extension Toolkit: OptionValue {}
extension Finding.Kind: OptionValue {}
extension Finding.Severity: OptionValue {}
extension SessionStart: OptionValue {}
