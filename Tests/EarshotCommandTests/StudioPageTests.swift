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
    let outcome = try Python.run(
      Browser.script("studio.py"), [studio.address.absoluteString, file.path()])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty, "\(outcome.output)")
  }
}
#endif
