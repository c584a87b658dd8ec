import Earshot
import EarshotFiles
import EarshotOutput
import Foundation

struct ExampleFolder {
  private var examples: [(name: String, title: String, text: String)] = []

  init(_ folder: URL) throws {
    var titles: Set<String> = []
    let files = (try OpenFolder(folder.path()).names() ?? []).sorted()
    for file in files where file.hasSuffix(".yaml") {
      let bytes = try InputFile.bytes(of: folder.appending(path: file).path())
      let title = try DesignReader.screen(of: bytes, file: file).title
      guard titles.insert(title).inserted else { continue }
      examples.append((String(file.dropLast(5)), title, String(decoding: bytes, as: UTF8.self)))
    }
  }

  func swiftSource() -> String {
    let items = examples.map { name, title, text in
      "    (\"\(name)\", \"\(title)\", \(StudioFolder.literal(text))),\n"
    }
    return """
      // Written by Scripts/embed-profiles from Examples/. Do not edit.
      // swift-format-ignore-file

      enum StudioExamples {
        static let all: [(name: String, title: String, text: String)] = [
      \(items.joined())  ]
      }

      """
  }
}
