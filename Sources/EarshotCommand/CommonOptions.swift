import ArgumentParser
public import Earshot
import EarshotFiles

// What several commands take. They declare it each for themselves: to reflect over a group of options
// takes the parser longer than a short command works.

extension NameSpecification {
  static let toolkit: NameSpecification = .customLong("toolkit")
  static let output: NameSpecification = [.short, .long]
  static let inputFormat: NameSpecification = .customLong("input-format")
}

extension ArgumentHelp {
  static let designs = ArgumentHelp("The design files; - for standard input.", valueName: "file")
  static let toolkit = ArgumentHelp(
    "What the app is built with, where the design says something else: compose, views, uikit, swiftui, react-native or flutter.",
    valueName: "toolkit")
  static let output = ArgumentHelp("The file to write.", valueName: "path")
  static let report = ArgumentHelp(
    "The file to write; without --format its ending tells the format (.md, .json, .csv and so on), and any other "
      + "means the usual one.", valueName: "path")
  static let setting = ArgumentHelp("Change a setting of the reader.", valueName: "key=value")
  static let inputFormat: ArgumentHelp =
    "What a file of no known format holds: text, one announcement a line."
  static let redact: ArgumentHelp =
    "Put stand-ins in the place of the app's own texts, which may tell of people."
  static let hints: ArgumentHelp = "Whether usage hints are spoken: on or off."
}

extension Toolkit: Choice {}

/// What a file holds that nothing in it tells.
enum InputFormat: String, Choice {
  /// What was heard, an announcement a line.
  case text
}

extension DesignReader {
  /// Returns the screens of all files; every mistake of every file is thrown, so that they are
  /// mended in one go.
  static func screens(
    at files: [String], built toolkits: [Toolkit] = []
  ) throws -> [(path: String, screen: Screen)] {
    try Failure.collecting(files) { ($0, try screen(at: $0).built(with: toolkits)) }
  }
}
