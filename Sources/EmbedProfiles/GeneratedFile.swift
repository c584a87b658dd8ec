import EarshotFiles
import Foundation

struct GeneratedFile {
  let path: String
  let text: String

  static func all(in package: URL) throws -> [GeneratedFile] {
    let profiles = try ProfileFolder(package.appending(path: "Profiles"))
    let widgets = try WidgetFolder(package.appending(path: "Profiles/widgets"))
    let page = try PageFolder(package.appending(path: "Report"))
    let studio = try StudioFolder(package.appending(path: "Studio"))
    let examples = try ExampleFolder(package.appending(path: "Examples"))
    return [
      Self(
        path: "Sources/EarshotProfiles/BuiltIn+Generated.swift", text: profiles.swiftSource()),
      Self(
        path: "Sources/EarshotProfiles/Languages+Generated.swift",
        text: profiles.languageSource()),
      Self(
        path: "Sources/EarshotProfiles/ReaderVersions+Generated.swift",
        text: profiles.versionSource()),
      Self(
        path: "Sources/EarshotProfiles/Lexicons+Generated.swift", text: profiles.lexiconSource()),
      Self(
        path: "Sources/Earshot/Screens/Stock/StockTable+Generated.swift",
        text: widgets.swiftSource()),
      Self(
        path: "Sources/EarshotFiles/Reports/Page/PageParts+Generated.swift",
        text: page.swiftSource()),
      Self(
        path: "Sources/EarshotStudio/Serving/StudioParts+Generated.swift",
        text: studio.swiftSource()),
      Self(
        path: "Sources/EarshotStudio/Screens/StudioExamples+Generated.swift",
        text: examples.swiftSource()),
      Self(path: "Docs/checks.md", text: ChecksPage().markdown),
    ]
  }
}
