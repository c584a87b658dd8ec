import ArgumentParser
public import Earshot
import EarshotFiles

extension Toolkit: Choice {}

/// What the apps of a design are built with.
struct ToolkitOptions: ParsableArguments {
  @Option(
    name: .customLong("toolkit"),
    help: ArgumentHelp(
      "What the app is built with, where the design says something else: compose, views, uikit, swiftui, react-native or flutter.",
      valueName: "toolkit"))
  var toolkits: [Toolkit] = []

  /// Returns the screen of a design file as these toolkits expose it.
  func screen(at path: String) throws -> Screen { built(try DesignReader.screen(at: path)) }

  /// Returns a screen as these toolkits expose it.
  func built(_ screen: Screen) -> Screen { screen.built(with: toolkits) }
}
