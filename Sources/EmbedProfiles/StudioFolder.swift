import EarshotFiles
import Foundation

struct StudioFolder {
  private let parts: [(name: String, text: String)]

  init(_ folder: URL) throws {
    let files = [("page", "page.html"), ("style", "style.css"), ("script", "studio.js")]
    parts = try files.map { name, file in
      let bytes = try InputFile.bytes(of: folder.appending(path: file).path())
      return (name, String(decoding: bytes, as: UTF8.self))
    }
  }

  func swiftSource() -> String {
    let quotes = "\"\"\""
    let members = parts.map { name, text in
      "  static let \(name) = #\(quotes)\n\(text)\(quotes)#\n"
    }
    return """

      enum StudioParts {
      \(members.joined(separator: "\n"))}

      """
  }
}
