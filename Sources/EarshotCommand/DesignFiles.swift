import ArgumentParser
import Earshot
import EarshotFiles

/// The design files that a command reads.
struct DesignFiles: ParsableArguments {
  @Argument(help: ArgumentHelp("The design files; - for standard input.", valueName: "file"))
  var files: [String]

  @OptionGroup var toolkits: ToolkitOptions

  /// Returns the screens of all files; every mistake of every file is thrown, so that they are
  /// mended in one go.
  func screens() throws -> [(path: String, screen: Screen)] {
    try Self.screens(at: files).map { ($0.path, toolkits.built($0.screen)) }
  }

  /// Returns the screens of files; every mistake of every file is thrown, so that they are mended
  /// in one go.
  static func screens(at files: [String]) throws -> [(path: String, screen: Screen)] {
    try Failure.collecting(files) { ($0, try DesignReader.screen(at: $0)) }
  }
}
