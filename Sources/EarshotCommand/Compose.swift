import ArgumentParser
import Earshot
import EarshotFiles

/// Composes announcements for elements, a JSON object a line.
struct Compose: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "x")
  func run() throws {}
}
