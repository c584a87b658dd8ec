import ArgumentParser
import Earshot
import EarshotFiles

/// Checks designs.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "x")
  func run() throws {}
}
