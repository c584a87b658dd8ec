import EarshotOutput

/// Where things stand in a drawing of a screen, which begins at the side where its language does.
struct Sketch {
  /// How wide the drawing is.
  let width: Int
  let language: PageLanguage

  /// Whether it begins at the right.
  var isMirrored: Bool { language.isRightToLeft }

  /// Returns the left edge of what is so wide and stands so far from where the drawing begins.
  func x(_ distance: Int, _ width: Int = 0) -> Int {
    isMirrored ? self.width - distance - width : distance
  }

  /// Returns a line of text that stands so far from where the drawing begins, cut where it has no room.
  ///
  /// Its language is `language`, or that of the screen, unless its letters tell otherwise; it is named where
  /// it is not the one that holds there anyway.
  func line(
    _ kind: HTMLText, _ text: String, edge: Int, y: Int, columns: Int,
    in language: PageLanguage? = nil, inside outer: PageLanguage = .ofPage
  ) -> HTMLText {
    let own = (language ?? self.language).language(of: text)
    let name: HTMLText = own == outer ? "" : " lang=\"\(own.tag)\""
    let direction: HTMLText = own.isRightToLeft ? " direction=\"rtl\"" : ""
    // Ends where the drawing begins.
    let anchor: HTMLText = own.isRightToLeft == isMirrored ? "" : " text-anchor=\"end\""
    return """
      <text class="\(kind)" x="\(x(edge))" y="\(y)"\(direction)\(anchor)\(name)>\
      \(Self.cut(text, to: columns))</text>
      """
  }

  /// Returns a text that is not wider than a number of columns.
  private static func cut(_ text: String, to columns: Int) -> String {
    guard DisplayWidth.columns(ofWritten: text) > columns else { return text }
    var cut = ""
    var width = 0
    for character in text {
      width += DisplayWidth.columns(ofWritten: String(character))
      guard width < columns else { break }
      cut.append(character)
    }
    return cut + "…"
  }
}
