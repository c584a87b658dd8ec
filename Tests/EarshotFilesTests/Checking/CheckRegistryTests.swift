import Earshot
import EarshotFiles
import Foundation
import Testing

struct KindExample: CustomTestStringConvertible, Sendable {
  var check: any DesignCheck
  var kind: DesignFinding.Kind
  var example: DesignFinding.Example

  var testDescription: String { "\(kind.id): \(example.wrong.joined(separator: ", "))" }

  static let all = [any DesignCheck].builtIn.flatMap { check in
    check.kinds.flatMap { kind in
      kind.examples.map { KindExample(check: check, kind: kind, example: $0) }
    }
  }
}

@Suite struct `The examples of a check` {
  @Test(arguments: KindExample.all)
  func `have exactly the intended finding, at its location`(_ example: KindExample) throws {
    let shown = example.example
    let findings = try designFindings(
      shown.wrong, locale: shown.locale, screenKey: shown.screenKey, besides: shown.otherScreen)
    let found = Set(findings.map { [$0.kind.id, $0.severity.rawValue, "\($0.location.line)"] })
    let severity = shown.severity ?? example.kind.severity
    let line = shown.place == 0 ? 1 : 3 + shown.place
    #expect(found == [[example.kind.id, severity.rawValue, "\(line)"]], "\(findings)")
    #expect(([example.kind.severity] + example.kind.otherSeverities).contains(severity))
  }

  @Test(arguments: KindExample.all)
  func `are made by that check`(_ example: KindExample) throws {
    let design = example.example.wrong.map { "- \($0)\n" }.joined()
    let findings = try designFindings(
      design: "screen: Test\nlocale: \(example.example.locale)\ncomponents:\n\(design)"
        + example.example.screenKey,
      file: "test.yaml", checks: [example.check], besides: example.example.otherScreen)
    #expect(findings.contains { $0.kind == example.kind })
  }

  @Test(arguments: KindExample.all.filter { !$0.example.right.isEmpty })
  func `have no finding after the fix`(_ example: KindExample) throws {
    let shown = example.example
    #expect(
      try designFindings(
        shown.right, locale: shown.locale, screenKey: shown.screenKey) == [])
  }

  @Test(arguments: [any DesignCheck].builtIn.flatMap(\.kinds))
  func `show every kind, which no other check has`(_ kind: DesignFinding.Kind) {
    let kinds = [any DesignCheck].builtIn.flatMap(\.kinds)
    #expect(!kind.examples.isEmpty)
    #expect(kinds.filter { $0 == kind }.count == 1)
  }
}

@Suite struct `The page of checks` {
  @Test func `matches the checks`() throws {
    let file = ExampleFolder.url.deletingLastPathComponent().appending(path: "Docs/checks.md")
    let page = try String(contentsOf: file, encoding: .utf8)
    #expect(page == ChecksPage().markdown, "write it anew with Scripts/embed-profiles")
  }
}
