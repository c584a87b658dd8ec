import EarshotFiles
import Foundation

struct StudioFolder {
  private let page: String
  private let style: String
  private let scripts: [(name: String, text: String)]

  init(_ folder: URL) throws {
    func text(_ file: String) throws -> String {
      String(
        decoding: try InputFile.bytes(of: folder.appending(path: file).path()), as: UTF8.self)
    }
    page = try text("page.html")
    style = try text("style.css")
    scripts = try (OpenFolder(folder.path()).names() ?? [])
      .filter { $0.hasSuffix(".js") }.sorted()
      .map { ($0, try PageFolder.short(text($0))) }
  }

  func swiftSource() -> String {
    let members = scripts.map { "    \"\($0.name)\": \(Self.literal($0.text)),\n" }
    return """
      // Written by Scripts/embed-profiles from Studio/. Do not edit.
      // swift-format-ignore-file

      enum StudioParts {
        static let page = \(Self.literal(page))

        static let style = \(Self.literal(style))

        static let scripts: [String: String] = [
      \(members.joined())  ]
      }

      """
  }

  static func literal(_ text: String) -> String {
    let quotes = "\"\"\""
    return "#\(quotes)\n\(text)\(quotes)#"
  }
}
