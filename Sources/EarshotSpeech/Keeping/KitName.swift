import Earshot

/// File and folder names that are safe on every system.
package enum KitName {
  private static let longest = 100

  /// Returns the text in lower case; hyphens replace all characters except letters and digits of
  /// any language.
  ///
  /// The name is never empty, and cannot lead out of the kit.
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

  package static func unique(_ names: [String]) -> [String] {
    var taken = UniqueNames()
    return names.map { taken.unique($0) }
  }
}
