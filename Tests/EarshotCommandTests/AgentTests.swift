import Foundation
import TestTools
import Testing

@testable import EarshotCommand

@Suite struct `The tools for agents` {
  /// PyPI's client for the Model Context Protocol calls every tool, also with hostile arguments,
  /// and runs the session in the guide.
  @Test(.enabled(if: Python.has("mcp", "jsonschema")))
  func `is right for a client of the protocol`() throws {
    let script = try String(
      contentsOf: Command.package.appending(path: "Tests/Agents/tools.py"), encoding: .utf8)
    let outcome = try Python.run(
      script, [Command.executable.path(), Command.package.path()])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty, "\(outcome.output)")
  }

  @Test(arguments: Tool.all.map(\.name))
  func `has the options of its command`(name: String) throws {
    let tool = try #require(Tool.all.first { $0.name == name })
    let help = try Command.run([name, "--help"]).output
    for parameter in tool.parameters {
      guard case .option(let option) = parameter.place else { continue }
      #expect(help.contains("\(option) ") || help.contains("\(option)\n"), "\(option) of \(name)")
    }
    for option in tool.options {
      #expect(help.contains(option.prefix { $0 != "=" }), "\(option) of \(name)")
    }
  }

  @Test func `leaves no temporary files`() throws {
    let scratch = try Scratch()
    let calls = [
      #""name":"kinds""#, #""name":"check","arguments":{"designs":[{"text":"x"}]}"#,
    ].enumerated().map { number, call in
      #"{"jsonrpc":"2.0","id":\#(number),"method":"tools/call","params":{\#(call)}}"#
    }
    let outcome = try Command.run(
      ["mcp"], input: Data(calls.joined(separator: "\n").utf8),
      environment: ["TMPDIR": scratch.folder.path()])
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path()).isEmpty)
  }

  @Test(arguments: ["missing", "Examples/dropdown.yaml"])
  func `shares folders alone`(root: String) throws {
    let outcome = try Command.run(["mcp", "--root", root])
    #expect(outcome.status == 66, "\(outcome)")
    #expect(outcome.errors.contains(root))
  }

  @Test func `stops its calls when it ends, and leaves no files`() throws {
    let scratch = try Scratch()
    let options = (0..<60).map { "O\($0)" }.joined(separator: ", ")
    let dropdowns = (0..<800).map {
      "  - {kind: dropdown, label: D\($0), options: [\(options)]}\\n"
    }
    let design = "screen: Slow\\ncomponents:\\n\(dropdowns.joined())"
    let call =
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"criteria","#
      + #""arguments":{"designs":[{"text":"\#(design)"}]}}}"# + "\n"
    let (input, process) = (Pipe(), Process())
    process.executableURL = Command.executable
    process.arguments = ["mcp"]
    process.environment = ["TMPDIR": scratch.folder.path()]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    input.fileHandleForWriting.write(Data(call.utf8))
    let names = { try FileManager.default.subpathsOfDirectory(atPath: scratch.folder.path()) }
    // Wait until the command of the tool has begun to write.
    while try !names().contains(where: { $0.hasSuffix(".errors") }) { usleep(1_000) }
    process.terminate()
    process.waitUntilExit()
    #expect(process.terminationStatus == 143)
    #expect(try names().isEmpty)
  }
}
