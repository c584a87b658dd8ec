import Foundation
import Testing

@Suite struct `earshot import` {
  private static let dump = "Examples/diff/preferences-dump.xml"

  @Test func `writes a design that preview reads and diff finds nothing against`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "design.yaml").path()
    let outcome = try Command.run(["import", Self.dump, "--title", "Preferences", "-o", file])
    #expect(outcome.status == 0 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("note: This format has no headings.\n"))
    let design = try String(contentsOfFile: file, encoding: .utf8)
    #expect(design.hasPrefix("# Imported from \(Self.dump) (adb uiautomator dump).\n"))
    #expect(design.contains("\n# - This format has no headings.\n"))
    #expect(design.contains("\nscreen: Preferences\n"))
    #expect(try Command.run(["preview", file]).status == 0)
    let difference = try Command.run(
      ["diff", file, Self.dump, "--profile", "device", "--fail-on", "error"])
    #expect(difference.status == 0, "\(difference.output)")
  }

  @Test func `says that a name without a slash is one file`() throws {
    let scratch = try Scratch()
    let file = scratch.folder.appending(path: "designs").path()
    let one = try Command.run(["import", Self.dump, Self.dump, "-o", file])
    #expect(one.status == 0 && one.errors.contains("--output \(file)/\n"))
    let single = try Command.run(["import", Self.dump, "-o", file + "2"])
    #expect(single.errors.contains("--output \(file)2/\n"))
    let named = try Command.run(["import", Self.dump, Self.dump, "-o", file + ".yaml"])
    #expect(named.status == 0 && !named.errors.contains("slash"))
  }

  @Test func `reads standard input, and treats two captures of a screen as one`() throws {
    let input = try Data(contentsOf: Command.package.appending(path: Self.dump))
    let once = try Command.run(["import", "-"], input: input)
    let twice = try Command.run(["import", Self.dump, "-"], input: input)
    #expect(once.status == 0 && twice.status == 0)
    func count(_ text: String) -> Int { text.components(separatedBy: "- kind:").count - 1 }
    #expect(count(once.output) > 0 && count(twice.output) == count(once.output))
    #expect(twice.output.contains("# Imported from - (adb uiautomator dump).\n"))
  }

  @Test func `opens a package of VoiceOver Designer`() throws {
    let scratch = try Scratch()
    _ = try scratch.file(
      "document.json",
      Data(
        """
        {"elements":[{"isAccessibilityElement":true,"label":"Pay","value":"","hint":"","trait":1}]}
        """.utf8))
    let outcome = try Command.run(["import", scratch.folder.path()])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("  - kind: button\n    label: Pay\n"))
    let empty = try Scratch()
    let nothing = try Command.run(["import", empty.folder.path()])
    #expect(nothing.status == 65 && nothing.errors.contains("contains no dump"))
  }

  @Test(arguments: [
    (["import", "missing.xml"], "", 66), (["import", "-"], "", 65), (["import", "-"], "<a/>", 65),
    (["import", "-"], "Pay, button", 65), (["import", "-"], "{\"a\":1}", 65),
    (["import", "Examples/readme.yaml"], "", 65), (["import"], "", 64),
    (["import", "-", "--platform", "web"], "", 64),
    (["import", dump, "--platform", "voiceover"], "", 64),
    (["import", "Tests/Dumps/idb.txt", "--platform", "talkback"], "", 64),
    (["import", dump, "-o", "/missing-folder/design.yaml"], "", 73),
  ])
  func `fails with a specific exit status and writes no file`(
    arguments: [String], input: String, status: Int32
  ) throws {
    let outcome = try Command.run(arguments, input: Data(input.utf8))
    #expect(outcome.status == status, "\(outcome.errors)")
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.lowercased().contains("error"))
  }
}
