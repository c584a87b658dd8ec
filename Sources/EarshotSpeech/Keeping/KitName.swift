import Earshot

/// Names of files and folders that are safe on every system, whatever a label or an id holds.
public enum KitName {
  /// The most bytes of one name, so that an ending still fits what file systems allow.
  private static let longest = 100

  /// Returns a text as one component of a path: letters and digits of any language in lower case,
  /// as no two names may differ by case alone, and everything else a hyphen.
  ///
  /// The result is never empty, never begins with a dot and holds no separator, so that no text
  /// leads out of the kit.
  public static func component(_ text: String) -> String {
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

  /// Returns names in the same order, those that have been there before with a number behind them.
  public static func unique(_ names: [String]) -> [String] {
    var taken = TakenNames()
    return names.map { taken.unique($0) }
  }
}
