import EarshotOutput
package import Earshot

/// Creates names of files and folders that are safe on every system.
package enum KitName {
  private static let longest = 100

  /// Returns the text in lower case, with one hyphen in place of each run of characters other than
  /// letters, digits and `_`.
  ///
  /// The result is never empty, and cannot name a folder outside the kit.
  package static func component(_ text: String) -> String {
    var name = ""
    for character in text.lowercased() {
      let isKept = character.isLetter || character.isNumber || character == "_"
      let piece = isKept ? String(character) : "-"
      if piece == "-", name.isEmpty || name.hasSuffix("-") { continue }
      if name.utf8.count + piece.utf8.count > longest { break }
      name += piece
    }
    if name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "unnamed" : name
  }

  /// Returns the name of a recording; two recordings have different names even if case is ignored.
  ///
  /// `/` becomes `~`, `%` becomes `!`, and a capital letter becomes `+` with the small letter.
  package static func file(of id: ExpectationID, in language: String?) -> String {
    var name = portable(id.stopName)
    if name.utf8.count > longest {
      // File systems allow names of at most 255 bytes.
      let start = String(decoding: name.utf8.prefix(longest), as: UTF8.self)
      name = "\(start)~\(SHA256.hexadecimal(of: Array(name.utf8)).prefix(12))"
    }
    return name + ending(of: id, in: language)
  }

  /// Returns the end of a recording's name: the platform, the profile (or `guidelines`) and, if it
  /// is given, the language.
  package static func ending(of id: ExpectationID, in language: String?) -> String {
    let parts = ["", id.readerName] + [language].compactMap(\.self)
    return portable(parts.joined(separator: "/"))
  }

  private static let replacements: [Character: String] = ["/": "~", "%": "!"]

  private static func portable(_ text: String) -> String {
    // A dot at the beginning would hide the file.
    text.reduce(into: text.hasPrefix(".") ? "!" : "") { name, character in
      name +=
        replacements[character]
        ?? (character.isUppercase ? "+\(character.lowercased())" : "\(character)")
    }
  }

  package static func folder(of path: String) -> String {
    guard path != "-" else { return "standard-input" }
    let file = path.split(separator: "/").last ?? ""
    return component(String(file.lastIndex(of: ".").map { file[..<$0] } ?? file))
  }
}
