import Foundation
import TestTools
import Testing

@Suite(.enabled(if: Python.has("markdown_it"))) struct `The site` {
  @Test func `has no broken links, no unreachable pages, and scripts only for its search`() throws {
    let faults = try Site.faults("links")
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test(.enabled(if: Browser.isThere)) func `passes all validators`() throws {
    let faults = try Site.faults("pages")
    #expect(faults.isEmpty, "\(faults)")
  }
}

private enum Site {
  static func faults(_ look: String) throws -> String {
    let scratch = try Scratch()
    let folder = scratch.folder.appending(path: "site").path()
    try run("Site/build.py", [folder, Command.executable.path()])
    return try run("Tests/Browser/site.py", [look, folder])
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  @discardableResult
  private static func run(_ program: String, _ arguments: [String]) throws -> String {
    let start = """
      import os, runpy, sys
      sys.dont_write_bytecode = True
      sys.argv = sys.argv[1:]
      sys.path.insert(0, os.path.dirname(sys.argv[0]))
      runpy.run_path(sys.argv[0], run_name="__main__")
      """
    let file = Command.package.appending(path: program).path()
    let outcome = try Python.run(start, [file] + arguments)
    guard outcome.status == 0 else { throw Failure(description: outcome.errors) }
    return outcome.output
  }
}
