#if canImport(Glibc)
import Foundation
import TestTools
import Testing

@Suite(.enabled(if: Browser.isThere)) struct `The page of the studio` {
  @Test func `works with the keyboard, and axe finds nothing`() throws {
    let scratch = try Scratch()
    let design = """
      screen: Pay # title
      components:
        - button: Pay now # main
          hint: Pays the bill
        - switch: Remember me
        - button: Help
          disabled: true

      """
    let file = try scratch.file("pay.yaml", Data(design.utf8))
    let studio = try RunningStudio(scratch.folder)
    let found = try faults(by: "studio.py", studio, file.path())
    #expect(found == "")
  }

  @Test func `makes the same design from a screenshot with the mouse and with the keyboard`()
    throws
  {
    let scratch = try Scratch()
    let studio = try RunningStudio(scratch.folder)
    let found = try faults(by: "studio_session.py", studio, scratch.folder.path())
    #expect(found == "")
  }

  private func faults(
    by name: String, _ studio: RunningStudio, _ path: String
  ) throws -> String {
    let folder = Command.package.appending(path: "Tests/Browser").path()
    let setup = "import sys\nsys.dont_write_bytecode = True\nsys.path.insert(0, '\(folder)')\n"
    let outcome = try Python.run(
      setup + Browser.script(name), [studio.address.absoluteString, path])
    return outcome.status == 0 ? outcome.output : outcome.output + outcome.errors
  }
}
#endif
