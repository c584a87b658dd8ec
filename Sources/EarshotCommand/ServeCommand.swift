import ArgumentParser
import EarshotServer

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration.subcommand(
    "mcp",
    abstract:
      "Serve the commands to agents with the Model Context Protocol.",
    discussion: """
      An agent starts this command and calls its tools: \(Tool.all.map(\.name).joined(separator: ", ")). \
      Files are passed as texts, or as paths below --root; symbolic links are not followed. Files are \
      written only below --write-root. See Docs/agents.md.

        {"mcpServers": {"earshot": {"command": "earshot", "args": ["mcp", "--root", "."]}}}
      """
  )

  @Option(help: ArgumentHelp("The folder from which agents can read files.", valueName: "folder"))
  var root: String?

  @Option(help: ArgumentHelp("The folder in which agents can write files.", valueName: "folder"))
  var writeRoot: String?

  @Flag(help: "Notify the agent when designs below --root are changed, added or removed.")
  var watch = false

  @Flag(help: .hidden)
  var worker = false

  func validate() throws {
    if watch, root == nil { throw ValidationError("--watch needs --root") }
  }

  func run() throws {
    let shared = try root.map { try SharedFolder($0) }
    if worker { return try ToolWorker(root: shared).run() }
    try ToolServer(
      version: Version.number, root: shared,
      writeRoot: writeRoot.map { try SharedFolder($0) }, watches: watch,
      workerArguments: ["mcp", "--worker"] + (root.map { ["--root", $0] } ?? [])
    ).run()
  }
}
