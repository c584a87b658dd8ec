import Foundation
import Testing

struct Screens {
  let scratch = try? Scratch()
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = try #require(scratch).folder
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  static func designs() throws -> Screens {
    try Screens([
      "s/1.yaml": design("One button"), "s/2.yml": design("Two button"),
      "s/in/3.json": #"{"screen":"3","components":[{"kind":"button","label":"Three button"}]}"#,
      "s/in/4.yaml": design("Four"), "s/.hidden/5.yaml": design("Five button"),
      "s/in/compose.yaml": "services: []\n", "s/notes.txt": "screen: no\n",
    ])
  }

  static func design(_ label: String) -> String {
    "screen: \(label)\ncomponents:\n  - {kind: button, label: \(label)}\n"
  }

  static func dump(_ text: String) -> String {
    """
    <?xml version='1.0' encoding='UTF-8'?>
    <hierarchy rotation="0"><node class="android.widget.FrameLayout" bounds="[0,0][9,9]">\
    <node class="android.widget.Button" text="\(text)" clickable="true" focusable="true" \
    enabled="true" bounds="[0,0][9,9]"/></node></hierarchy>

    """
  }

  /// Joins outputs that end with the same notes; keeps the notes only once.
  static func joined(_ outputs: [String], by separator: String = "") -> String {
    let parts = outputs.map { $0.components(separatedBy: "\n\n") }
    let texts = parts.map { $0.dropLast().joined(separator: "\n\n") + "\n" }
    return texts.joined(separator: separator) + "\n" + (parts.last?.last ?? "")
  }

  func run(_ arguments: [String], input: String = "") throws -> Command.Outcome {
    try Command.run(arguments, input: Data(input.utf8), in: folder)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}
