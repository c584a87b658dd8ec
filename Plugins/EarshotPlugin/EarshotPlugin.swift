import Foundation
import PackagePlugin

/// Runs `earshot` in the folder of a package: `swift package earshot check Designs/booking.yaml`.
@main struct EarshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "EarshotCommand").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What the command found is its own message; a script asks the status.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
