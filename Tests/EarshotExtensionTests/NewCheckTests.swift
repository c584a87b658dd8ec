import Earshot
import EarshotFiles
import EarshotProfiles
import Testing

/// A custom check for buttons with long labels.
struct LongLabelCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.longLabel]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.filter { $0.component.kind.name == "button" && $0.common.label.count > 40 }
      .map { button in
        DesignFinding(
          .longLabel, found: "the \(button.title) has more than 40 characters",
          at: button.common.labelLocation)
      }
  }
}

extension DesignFinding.Kind {
  fileprivate static let longLabel = Self(
    "long-label", .note, means: "The label of a button has more than 40 characters.",
    mend: "say the rest in a hint",
    examples: .init(
      "{kind: button, label: Continue to the payment of all the seats that you chose}",
      mended: "{kind: button, label: Continue, hint: Shows the payment}"))
}

@Suite struct `A check of a user's own` {
  private func findings(
    _ components: [String], checks: [any DesignCheck]
  ) throws -> [DesignFinding] {
    let list = components.map { "- \($0)\n" }.joined()
    let screen = try DesignReader.screen(
      of: Array("screen: Seats\ncomponents:\n\(list)".utf8), file: "seats.yaml")
    let profile = try #require(BuiltIn.profile("voiceover-documented"))
    return BuiltIn.checker(
      judging: [BuiltIn.checkReader(for: profile, locale: "en")], locale: "en", checks: checks
    ).findings(in: screen)
  }

  @Test(arguments: DesignFinding.Kind.longLabel.examples)
  func `finds its examples, together with the built-in checks`(
    _ example: DesignFinding.Example
  ) throws {
    let checks = [any DesignCheck].builtIn + [LongLabelCheck()]
    #expect(try findings(example.wrong, checks: checks).map(\.kind) == [.longLabel])
    #expect(try findings(example.right, checks: checks) == [])
    #expect(try findings(example.wrong, checks: .builtIn) == [])
    let both = try findings(example.wrong + ["{kind: image}"], checks: checks)
    #expect(both.map(\.kind) == [.longLabel, .noName])
  }

  @Test func `appears in reports and in the page of checks`() throws {
    let wrong = DesignFinding.Kind.longLabel.examples[0].wrong
    let found = try findings(wrong, checks: [LongLabelCheck()])
    let design = CheckedDesign(file: "seats.yaml", screen: Screen("Seats") {}, findings: found)
    let text = design.written(as: .text).text
    #expect(text.hasPrefix("seats.yaml:3:25: note: [long-label] the button \"Continue to the"))
    #expect(design.written(as: .json).text.contains(#""kind":"long-label""#))
    let page = ChecksPage(of: .builtIn + [LongLabelCheck()]).markdown
    #expect(page.contains("## long-label\n\nNote. The label of a button has more"))
    #expect(page.contains("\(wrong[0])  # note: long-label\n"))
  }
}
