/// Facts about a design or component for people, such as its owner; readers never announce them.
package struct Metadata: Sendable, Hashable {
  package static let names = ["description", "version", "status", "owner", "link", "notes"]

  private var texts: [String: [String]] = [:]

  package init() {}

  package var isEmpty: Bool { texts.isEmpty }

  package var rows: [(name: String, texts: [String])] {
    Self.names.compactMap { name in texts[name].map { (name, $0) } }
  }

  package subscript(name: String) -> [String] {
    get { texts[name] ?? [] }
    set { texts[name] = newValue }
  }

  static let keys: [KeyReader<Metadata>] = names.map { keys(\.self, $0) }

  package static func keys<Value>(
    _ path: KeyReader<Value>.Path<Metadata>, _ name: String
  ) -> KeyReader<Value> {
    KeyReader(name, .any([.text, .list(.text)]), meanings[name] ?? "") {
      value, result, _ throws(InputError) in
      result[keyPath: path][name] = try value.textOrTexts()
    }
  }

  private static let meanings = [
    "description": "The purpose of the design or component.",
    "version": "The version of the design.",
    "status": "The status, such as draft.", "owner": "The person or team in charge.",
    "link": "The URL of the drawing, for example in Figma.", "notes": "Other notes.",
  ]
}
