import Foundation
import PackagePlugin

/// Runs `earshot` in a package's folder: `swift package earshot check Designs/booking.yaml`.
///
/// The plugin builds the command itself, because SwiftPM would compile the command twice if it were
/// a dependency of the plugin.
@main struct EarshotPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    Diagnostics.progress("Building earshot; the first build takes some minutes.")
    let built = try packageManager.build(
      .product("earshot"),
      parameters: .init(configuration: .inherit, logging: .concise, echoLogs: true))
    guard built.succeeded,
      let command = built.builtArtifacts.first(where: { $0.kind == .executable })
    else {
      Diagnostics.error("earshot could not be built.")
      return
    }
    let process = Process()
    process.executableURL = command.url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }
}
