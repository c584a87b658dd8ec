import Foundation
import Testing

/// The step of the GitHub Action, run by the shell that GitHub runs it with.
@Suite struct `The GitHub Action` {
  private static let file = Command.package.appending(path: "action.yml")

  /// The script of its only step, with the environment that GitHub makes of its inputs.
  private func step(
    _ inputs: [String: String]
  ) throws -> (script: String, environment: [String: String]) {
    let text = try String(contentsOf: Self.file, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("run: |") })
    let script = lines[(start + 1)...].map { $0.dropFirst(8) }.joined(separator: "\n")
    var environment: [String: String] = [:]
    for line in lines[..<start] {
      let sides = line.components(separatedBy: ": ${{ inputs.")
      guard sides.count == 2 else { continue }
      let input = sides[1].replacingOccurrences(of: " }}", with: "")
      environment[sides[0].trimmingCharacters(in: .whitespaces)] =
        try inputs[input] ?? standard(of: input, in: lines)
    }
    return (script, environment)
  }

  private func standard(of input: String, in lines: [String]) throws -> String {
    let start = try #require(lines.firstIndex(of: "  \(input):"))
    let line = try #require(lines[start...].first { $0.hasPrefix("    default: ") })
    return line.dropFirst("    default: ".count).replacingOccurrences(of: "\"", with: "")
  }

  @Test(arguments: [("preferences-dump.xml", "error", 1), ("preferences-dump.xml", "", 64)])
  func `writes every report, then fails as diff does`(
    dump: String, failing: String, status: Int32
  ) throws {
    let scratch = try Scratch()
    let examples = Command.package.appending(path: "Examples/diff")
    var (script, environment) = try step([
      "expected": examples.appending(path: "preferences.yaml").path(),
      "actual": examples.appending(path: dump).path(), "platform": "talkback",
      "fail-on": failing, "junit": "earshot.xml", "ignore": "different-wording extra-stop",
      "earshot": Command.executable.path(),
    ])
    let summary = try scratch.file("summary.md", Data())
    environment["GITHUB_STEP_SUMMARY"] = summary.path()
    let outcome = try Command.run(
      URL(filePath: "/usr/bin/env"), ["bash", "-e", "-o", "pipefail", "-c", script],
      in: scratch.folder, environment: environment)
    #expect(outcome.status == status, "\(outcome.errors)")
    guard status == 1 else { return }
    #expect(outcome.output.contains("::error file="))
    #expect(try String(contentsOf: summary, encoding: .utf8).contains("### TalkBack"))
    for (file, start) in [("earshot.sarif", "{"), ("earshot.xml", "<?xml")] {
      let report = try String(contentsOf: scratch.folder.appending(path: file), encoding: .utf8)
      #expect(report.hasPrefix(start))
    }
  }
}
