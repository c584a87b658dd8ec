import Foundation
import TestTools
import Testing

@Suite struct `What agents call` {
  @Test(.enabled(if: Python.has("mcp", "jsonschema")))
  func `is right for a client of the protocol`() throws {
    let script = try String(
      contentsOf: Command.package.appending(path: "Tests/Agents/tools.py"), encoding: .utf8)
    let outcome = try Python.run(
      script, [Command.executable.path(), Command.package.path()])
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.isEmpty, "\(outcome.output)")
  }

  private static let oldestClient: URL? = {
    guard let python = ProcessInfo.processInfo.environment["EARSHOT_PYTHON"] else { return nil }
    let folder = URL(filePath: python).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "oldest-mcp")
    if FileManager.default.fileExists(atPath: folder.path()) { return folder }
    print("SKIPPED: \(folder.path()) is missing; Scripts/test-tools installs it.")
    return nil
  }()

  @Test(.enabled(if: Python.has("mcp")), arguments: [nil] + [oldestClient].compactMap(\.self))
  func `leads from a ticket to a comparison without differences`(client: URL?) throws {
    let script = try String(
      contentsOf: Command.package.appending(path: "Tests/Agents/session.py"), encoding: .utf8)
    let outcome = try Python.run(
      script, [Command.executable.path()] + [client?.path()].compactMap(\.self))
    print(outcome.output)
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(
      outcome.output.contains(" calls, ") && !outcome.output.contains("wrong: "),
      "\(outcome.output)")
  }

  @Test func `is answered after a worker was killed`() throws {
    let server = try Server()
    try server.call(1, #""name":"kinds""#)
    #expect(try server.answer().contains(#""isError":false"#))
    let worker = try server.worker()
    kill(worker, SIGKILL)
    for _ in 0..<1_000 where kill(worker, 0) == 0 { usleep(10_000) }
    try server.call(2, #""name":"kinds""#)
    #expect(try server.answer().contains(#""isError":false"#))
    #expect(try server.worker() != worker)
    try server.call(3, Server.slowCall)
    usleep(300_000)
    kill(try server.worker(), SIGKILL)
    let crashed = try server.answer()
    #expect(crashed.contains("signal 9"), "\(crashed)")
    #expect(crashed.contains(#""isError":true"#))
    try server.call(4, #""name":"kinds""#)
    #expect(try server.answer().contains(#""isError":false"#))
    try server.end()
    #expect(server.process.terminationStatus == 0)
  }

  @Test func `leaves nothing in the folder of temporary files`() throws {
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
  func `shares only folders`(root: String) throws {
    let outcome = try Command.run(["mcp", "--root", root])
    #expect(outcome.status == 66, "\(outcome)")
    #expect(outcome.errors.contains(root))
  }

  @Test(arguments: [SIGTERM, SIGKILL])
  func `is ended with its calls`(signal: Int32) throws {
    let server = try Server()
    try server.call(1, Server.slowCall)
    let worker = try server.worker()
    kill(server.process.processIdentifier, signal)
    server.process.waitUntilExit()
    #expect(server.process.terminationStatus == (signal == SIGTERM ? 143 : SIGKILL))
    for _ in 0..<1_000 where kill(worker, 0) == 0 { usleep(10_000) }
    #expect(kill(worker, 0) != 0)
  }
}

private final class Server {
  let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  init() throws {
    process.executableURL = Command.executable
    process.arguments = ["mcp"]
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  static let slowCall: String = {
    let options = (0..<60).map { "O\($0)" }.joined(separator: ", ")
    let dropdowns = (0..<2_000).map {
      "  - {kind: dropdown, label: D\($0), options: [\(options)]}\\n"
    }
    let design = "screen: Slow\\ncomponents:\\n\(dropdowns.joined())"
    return #""name":"criteria","arguments":{"designs":[{"text":"\#(design)"}]}"#
  }()

  func call(_ id: Int, _ parameters: String) throws {
    let message =
      #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{\#(parameters)}}"#
    try input.fileHandleForWriting.write(contentsOf: Data((message + "\n").utf8))
  }

  func answer() throws -> String {
    while true {
      if let end = received.firstIndex(of: 0x0A) {
        defer { received = Data(received[received.index(after: end)...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let arrived = output.fileHandleForReading.availableData
      try #require(!arrived.isEmpty, "the server has ended")
      received += arrived
    }
  }

  func worker() throws -> pid_t {
    for _ in 0..<3_000 {
      let found = try Command.run(
        URL(filePath: "/usr/bin/pgrep"), ["-P", "\(process.processIdentifier)"])
      if let worker = pid_t(found.output.split(separator: "\n").first ?? "") { return worker }
      usleep(10_000)
    }
    throw CocoaError(.featureUnsupported)
  }

  func end() throws {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
  }
}
