import EarshotFiles
import EarshotOutput
import Foundation

struct PageFolder {
  private let wireframeStyle: String
  private let pageStyle: String
  private let pageScript: String
  private let tryScript: String

  init(_ folder: URL) throws {
    func text(_ name: String) throws -> String {
      String(
        decoding: try InputFile.bytes(of: folder.appending(path: name).path()), as: UTF8.self)
    }
    wireframeStyle = try text("wireframe.css")
    pageStyle = try wireframeStyle + text("page.css")
    pageScript = try Self.short(text("page.js"))
    tryScript = try Self.short(text("try.js"))
  }

  /// The script's texts have no line breaks.
  static func short(_ script: String) -> String {
    let lines = script.split(separator: "\n").map { $0.trimmingPrefix(while: \.isWhitespace) }
    return lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n") + "\n"
  }

  func swiftSource() -> String {
    """
    // Written by Scripts/embed-profiles from Report/. Do not edit.
    // swift-format-ignore-file

    import EarshotOutput

    enum PageParts {
      static let pageStyleDigest = "\(digest(pageStyle))"
      static let pageScriptDigest = "\(digest(pageScript))"
      static let tryScriptDigest = "\(digest(tryScript))"

      static let wireframeStyle: HTMLText = #\(quoted(wireframeStyle))#

      static let pageStyle: HTMLText = #\(quoted(pageStyle))#

      static let pageScript: HTMLText = #\(quoted(pageScript))#

      static let tryScript: HTMLText = #\(quoted(tryScript))#
    }

    """
  }

  private func quoted(_ text: String) -> String {
    let quotes = "\"\"\""
    return "\(quotes)\n\(text)\(quotes)"
  }

  private func digest(_ text: String) -> String {
    let digest = SHA256.digest(of: Array(text.dropLast().utf8))
    return "sha256-\(Data(digest).base64EncodedString())"
  }
}
