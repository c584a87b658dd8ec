import Foundation
import PackagePlugin

/// Runs `earshot` in the folder of a package: `swift package earshot check Designs/booking.yaml`.
///
/// The command is built when it is asked for. As a tool that the plugin depends on, it would be built a
/// second time with every build of this package.
@main struct EarshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let built = try packageManager.build(.product("earshot"), parameters: .init())
    guard built.succeeded,
      let command = built.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("earshot could not be built:\n\(built.logText)")
      return
    }
    let process = Process()
    process.executableURL = command.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    // What the command found is its own message; a script asks the status.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
