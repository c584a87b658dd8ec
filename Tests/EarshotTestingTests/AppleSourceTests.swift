#if os(Linux)
import Foundation
import Testing

/// The sources of `EarshotTesting`, type-checked with stubs of Apple's modules.
///
/// If the stubs were targets, `canImport` would find them in every build.
private struct AppleSources {
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let stubs = package.appending(path: "Tests/EarshotTestingTests/Stubs")
  static let modules = ["ObjectiveC", "UIKit", "SwiftUI", "XCTest"]

  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "earshot-\(UUID().uuidString)")

  func diagnostics(
    changing changes: [String: (text: String, replacement: String)] = [:]
  ) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in Self.modules {
      let diagnostics = try compile([
        "-emit-module", "-module-name", name, "-o",
        folder.appending(path: "\(name).swiftmodule").path(),
        Self.stubs.appending(path: "\(name).swift").path(),
      ])
      guard diagnostics.isEmpty else { throw Failure(description: diagnostics) }
    }
    return try compile(
      [
        "-wmo", "-typecheck", "-module-name", "EarshotTesting", "-package-name",
        Self.packageName, "-D", "EARSHOT_IOS", "-I",
        Self.built.path(),
        "-I", Self.package.appending(path: ".build/checkouts/Yams/Sources/CYaml/include").path(),
        "-I", Self.package.appending(path: "Sources/CArguments/include").path(),
      ] + copies(changing: changes))
  }

  private func copies(
    changing changes: [String: (text: String, replacement: String)]
  ) throws -> [String] {
    let sources = Self.package.appending(path: "Sources/EarshotTesting")
    let names = try FileManager.default.contentsOfDirectory(atPath: sources.path())
      .filter { $0.hasSuffix(".swift") }.sorted()
    return try names.map { name in
      var text = try String(contentsOf: sources.appending(path: name), encoding: .utf8)
        .replacing("os(iOS)", with: "EARSHOT_IOS")
      if let change = changes[name] {
        guard text.contains(change.text) else {
          throw Failure(description: "\(name) does not contain \(change.text)")
        }
        text = text.replacing(change.text, with: change.replacement)
      }
      let copy = folder.appending(path: name)
      try Data(text.utf8).write(to: copy)
      return copy.path()
    }
  }

  private static let packageName = String(
    package.lastPathComponent.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })

  private static var built: URL {
    var folder = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    while folder.path().count > 1 {
      let modules = folder.appending(path: "Modules")
      if FileManager.default.fileExists(
        atPath: modules.appending(path: "EarshotFiles.swiftmodule").path())
      {
        return modules
      }
      folder.deleteLastPathComponent()
    }
    return package.appending(path: ".build/debug/Modules")
  }

  private func compile(_ arguments: [String]) throws -> String {
    let features = ["ExistentialAny", "InternalImportsByDefault", "MemberImportVisibility"]
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-parse-as-library", "-warnings-as-errors"]
      + features.flatMap { ["-enable-upcoming-feature", $0] } + ["-I", folder.path()] + arguments
    let output = folder.appending(path: "diagnostics")
    try Data().write(to: output)
    process.standardError = try FileHandle(forWritingTo: output)
    try process.run()
    process.waitUntilExit()
    let diagnostics = try String(contentsOf: output, encoding: .utf8)
    return process.terminationStatus == 0 || !diagnostics.isEmpty
      ? diagnostics : "swiftc ended with \(process.terminationStatus)"
  }
}

@Suite struct `Sources for Apple's platforms` {
  @Test func `compile with UIKit, SwiftUI and XCTest`() throws {
    #expect(try AppleSources().diagnostics() == "")
  }

  @Test func `do not compile if one of them uses an API incorrectly`() throws {
    let diagnostics = try AppleSources().diagnostics(changing: [
      "UIKitElements.swift": ("accessibilityCustomActions?.map", "accessibilityActions?.map"),
      "SwiftUIElements.swift": ("rootViewController = host", "rootViewController = self"),
      "XCUIApplicationScreen.swift": ("XCUIApplication: @MainActor", "XCUIApplication:"),
      "TestPlace.swift": ("guard Thread.isMainThread", "guard Thread.isMain"),
    ])
    for error in [
      "UIKitElements.swift:", "value of type 'NSObject' has no member 'accessibilityActions'",
      "SwiftUIElements.swift:", "cannot assign value of type 'Self'",
      "XCUIApplicationScreen.swift:",
      "conformance of 'XCUIApplication' to protocol 'ObservedScreen'",
      "TestPlace.swift:", "has no member 'isMain'",
    ] { #expect(diagnostics.contains(error), "\(error)\n\(diagnostics)") }
  }

  @Test(arguments: AppleSources.modules)
  func `are compiled against declarations with the addresses of their pages`(
    _ module: String
  ) throws {
    let text = try String(
      contentsOf: AppleSources.stubs.appending(path: "\(module).swift"), encoding: .utf8)
    let declaration = /\b(?:var|func|init|case|class|struct|enum|protocol)\b/
    var hasAddress = false
    for line in text.split(separator: "\n").map({ $0.drop { $0 == " " } }) {
      if line.hasPrefix("//") {
        hasAddress = hasAddress || line.contains("https://developer.apple.com/documentation/")
      } else {
        #expect(
          hasAddress || line.prefix { $0 != "{" }.firstMatch(of: declaration) == nil, "\(line)")
        hasAddress = false
      }
    }
    #expect(text.contains("https://developer.apple.com/documentation/"))
  }
}
#endif
