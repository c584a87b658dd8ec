package import Earshot
package import EarshotOutput

package enum FirstDesign {
  package static func empty(titled title: String) -> Document {
    Document(yaml: "screen: \(YAMLText.scalar(title))\ncomponents: []\n")
  }

  /// Returns a copy; the old title must fill one line.
  package static func copy(of design: String, titled title: String) -> Document {
    let lines = design.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix("screen: ") ? "screen: \(YAMLText.scalar(title))" : String(line)
    }
    return Document(yaml: lines.joined(separator: "\n"))
  }

  private static let usual = ["heading", "text-field", "dropdown", "button"]

  /// - Throws: An error with all known names if a name is unknown.
  package static func document(
    titled title: String, of names: [String], kinds: ComponentKinds = .builtIn
  ) throws(InputError) -> Document {
    var text = """
      # The keys of a kind: earshot kinds KIND. The announcements: earshot preview FILE.
      screen: \(YAMLText.scalar(title))
      locale: en
      components:

      """
    for name in names.isEmpty ? usual : names {
      guard let (kind, implied) = kinds.meaning(of: name) else {
        let known = kinds.kinds.map(\.name)
        throw InputError(
          NearestName.message("kind", name, known: known, listedBy: "earshot kinds"), kind: .usage)
      }
      text += "  # \(kind.summary)\n" + kind.example(indent: 2)
      text += implied.sorted { $0.key < $1.key }.map { "    \($0.key): \($0.value)\n" }.joined()
      let others = kind.ownKeys.map(\.name).filter { key in
        implied[key] == nil && !kind.example.contains { $0.hasPrefix("\(key):") }
      }
      if !others.isEmpty { text += "    # also: \(others.joined(separator: ", "))\n" }
    }
    return Document(yaml: text)
  }
}
