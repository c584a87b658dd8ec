public import Earshot

/// The form of a value in tool schemas.
public enum OptionForm: Sendable, Hashable {
  /// A Boolean.
  case flag
  /// A whole number.
  case number
  /// A short text.
  case text
  /// One of the given words.
  case choice([String])
  /// A file, given as its text or as its path.
  case source
  /// Several values of the same form.
  indirect case list(OptionForm)
}

/// An input for a value: a text, or a file.
public enum OptionInput: Sendable, Hashable {
  case text(String)
  case source(Source)
}

/// A type of option values.
public protocol OptionValue: Sendable {
  /// The value's form.
  static var form: OptionForm { get }

  /// Creates a value; nil if the inputs have a wrong form.
  init?(optionInputs: [OptionInput])

  /// The value as texts; different values have different texts.
  var optionTexts: [String] { get }

  /// The files in the value.
  var optionSources: [Source] { get }
}

extension OptionValue {
  public var optionSources: [Source] { [] }
}

extension Bool: OptionValue {
  public static var form: OptionForm { .flag }
  public init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first, let value = Bool(text) else { return nil }
    self = value
  }
  public var optionTexts: [String] { ["\(self)"] }
}

extension Int: OptionValue {
  public static var form: OptionForm { .number }
  public init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first, let value = Int(text) else { return nil }
    self = value
  }
  public var optionTexts: [String] { ["\(self)"] }
}

extension String: OptionValue {
  public static var form: OptionForm { .text }
  public init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first else { return nil }
    self = text
  }
  public var optionTexts: [String] { [self] }
}

extension Source: OptionValue {
  public static var form: OptionForm { .source }
  public init?(optionInputs: [OptionInput]) {
    guard case .source(let source)? = optionInputs.first else { return nil }
    self = source
  }
  public var optionTexts: [String] { [name] }
  public var optionSources: [Source] { [self] }
}

extension Optional: OptionValue where Wrapped: OptionValue {
  public static var form: OptionForm { Wrapped.form }
  public init?(optionInputs: [OptionInput]) {
    if optionInputs.isEmpty {
      self = .none
    } else {
      guard let value = Wrapped(optionInputs: optionInputs) else { return nil }
      self = value
    }
  }
  public var optionTexts: [String] { self?.optionTexts ?? [] }
  public var optionSources: [Source] { self?.optionSources ?? [] }
}

extension Array: OptionValue where Element: OptionValue {
  public static var form: OptionForm { .list(Element.form) }
  public init?(optionInputs: [OptionInput]) {
    self = []
    for input in optionInputs {
      guard let element = Element(optionInputs: [input]) else { return nil }
      append(element)
    }
  }
  public var optionTexts: [String] { flatMap(\.optionTexts) }
  public var optionSources: [Source] { flatMap(\.optionSources) }
}

extension OptionValue where Self: CaseIterable & RawRepresentable<String> {
  public static var form: OptionForm { .choice(allCases.map(\.rawValue)) }
  public init?(optionInputs: [OptionInput]) {
    guard case .text(let text)? = optionInputs.first else { return nil }
    self.init(rawValue: text)
  }
  public var optionTexts: [String] { [rawValue] }
}

extension Toolkit: OptionValue {}
extension Finding.Kind: OptionValue {}
extension Finding.Severity: OptionValue {}
extension SessionStart: OptionValue {}
