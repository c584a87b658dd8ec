import ArgumentParser
import EarshotFiles
import EarshotKit

extension OptionInfo {
  fileprivate var specification: NameSpecification { .customLong(name) }

  fileprivate var argumentHelp: ArgumentHelp { ArgumentHelp("\(help)", valueName: valueName) }
}

extension ArgumentHelp {
  fileprivate init(_ text: String, valueName: String?) {
    self.init(stringLiteral: text)
    self.valueName = valueName
  }
}

extension Option {
  init(_ info: OptionInfo<Value>) where Value: ExpressibleByArgument {
    self.init(
      wrappedValue: info.defaultValue, name: info.specification, help: info.argumentHelp)
  }

  init(required info: OptionInfo<Value>) where Value: ExpressibleByArgument {
    self.init(name: info.specification, help: info.argumentHelp)
  }

  init<Wrapped: ExpressibleByArgument>(_ info: OptionInfo<Value>) where Value == Wrapped? {
    self.init(name: info.specification, help: info.argumentHelp)
  }

  /// Creates an option without a default value, because the parser would inspect the value at every
  /// start.
  init<Wrapped: ExpressibleByArgument>(
    usual info: OptionInfo<Wrapped>
  ) where Value == Wrapped? {
    self.init(name: info.specification, help: info.argumentHelp)
  }

  init<Element: ExpressibleByArgument>(
    _ info: OptionInfo<Value>, parsing strategy: ArrayParsingStrategy = .singleValue
  ) where Value == [Element] {
    self.init(
      wrappedValue: [], name: info.specification, parsing: strategy, help: info.argumentHelp)
  }

  init(output info: OptionInfo<Value>) where Value == String {
    self.init(wrappedValue: info.defaultValue, name: [.short, .long], help: info.argumentHelp)
  }

  init(output info: OptionInfo<Value>) where Value == String? {
    self.init(name: [.short, .long], help: info.argumentHelp)
  }
}

extension Flag where Value == Bool {
  init(_ info: OptionInfo<Bool>) {
    self.init(wrappedValue: false, name: info.specification, help: info.argumentHelp)
  }
}

extension Argument {
  init(_ info: OptionInfo<Value>) where Value: ExpressibleByArgument {
    self.init(help: info.argumentHelp)
  }

  init<Element: ExpressibleByArgument>(_ info: OptionInfo<Value>) where Value == [Element] {
    self.init(wrappedValue: [], help: info.argumentHelp)
  }

  init<Element: ExpressibleByArgument>(
    required info: OptionInfo<Value>
  ) where Value == [Element] {
    self.init(help: info.argumentHelp)
  }
}

extension UsageError {
  /// Rethrows usage errors as validation errors, for which the parser shows the usage.
  static func asValidation(_ check: () throws -> Void) throws {
    do { try check() } catch let error as UsageError {
      throw ValidationError(error.description)
    }
  }
}

enum CommandLineOption {
  static let report = OptionInfo<String?>(
    "output", valueName: "path",
    help:
      "The file to write; without --format, its suffix selects the format (.md, .json, .csv and so on)."
  )
  static let watch = OptionInfo(
    "watch", help: "Run again whenever a file is saved, until interrupted.")
  static let plain = OptionInfo(
    "plain", help: "Print plain lines without columns or styles, for screen readers.")
  static let plainWatch = OptionInfo(
    "plain",
    help: "Let --watch print only the lines that have changed, for screen readers.")

  static func format<Content: Reportable>(
    _ help: String
  ) -> OptionInfo<ReportFormat<Content>?> { OptionInfo("format", help: help) }
}
