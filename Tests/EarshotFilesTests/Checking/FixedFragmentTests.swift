import Earshot
import EarshotProfiles
import Testing

@testable import EarshotFiles

@Suite struct `The fix of a finding in its design` {
  private func fragment(_ kind: String, in design: String) throws -> String? {
    let screen = try WalkSupport.screen(design)
    let finding = try #require(
      try designFindings(design: design, file: screen.location.file).first { $0.kind.id == kind })
    let component = try #require(
      screen.allComponents.last { component in
        component.common.location.line <= finding.location.line
      })
    return FixedFragment(of: component, fixing: finding, in: design)?.text
  }

  @Test(arguments: [
    (
      "role-in-name", "  - {kind: button, label: Submit button}",
      "{kind: button, label: Submit}"
    ),
    (
      "role-in-name", "  - kind: button\n    label: \"Submit button\" # Old\n    id: go",
      "kind: button\nlabel: Submit # Old\nid: go"
    ),
    (
      "role-in-name", "  - {kind: button, label: 'Submit button', id: b}",
      "{kind: button, label: Submit, id: b}"
    ),
    ("emoji-in-name", "  - {kind: button, label: Pay 💳}", "{kind: button, label: Pay}"),
    (
      "field-without-purpose", "  - kind: text-field\n    label: Email\n  - {kind: text, label: A}",
      "kind: text-field\nlabel: Email\npurpose: email"
    ),
    (
      "silent-error", "  - {kind: text-field, label: \"A}\", error: Enter it}",
      "{kind: text-field, label: \"A}\", error: Enter it, live: polite}"
    ),
    (
      "required-mark", "  - {kind: text-field, label: \"Name *\"}",
      "{kind: text-field, label: Name, required: true}"
    ),
  ])
  func `is shown in the component`(kind: String, component: String, fixed: String) throws {
    #expect(try fragment(kind, in: "screen: S\ncomponents:\n\(component)\n") == fixed)
  }

  @Test func `is not shown if the component has another form`() throws {
    let several = "screen: S\ncomponents:\n  - {kind: button,\n     label: Submit button}\n"
    #expect(try fragment("role-in-name", in: several) == nil)
  }

  @Test func `removes the finding`() throws {
    var count = 0
    for kind in [any DesignCheck].builtIn.flatMap(\.kinds) {
      for example in kind.examples where example.wrong.count == 1 && example.screenKey.isEmpty {
        let head = "screen: S\nlocale: \(example.locale)\ncomponents:\n"
        let design = "\(head)  - \(example.wrong[0])\n"
        let screen = try WalkSupport.screen(design)
        let findings = try designFindings(design: design, file: screen.location.file)
        guard let finding = findings.first(where: { $0.kind == kind }),
          let component = screen.allComponents.first,
          let fragment = FixedFragment(of: component, fixing: finding, in: design)
        else { continue }
        count += 1
        let mended = try designFindings(
          design: "\(head)  - \(fragment.text)\n", file: screen.location.file)
        #expect(!mended.contains { $0.kind == kind }, "\(fragment.text)")
      }
    }
    #expect(count >= 4)
  }
}
