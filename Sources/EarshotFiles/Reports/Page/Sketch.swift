import EarshotOutput

/// Coordinates that are mirrored for languages written from right to left.
struct Sketch {
  let width: Int
  let language: PageLanguage
  var isMirrored: Bool { language.isRightToLeft }

  func x(_ distance: Int, _ width: Int = 0) -> Int {
    isMirrored ? self.width - distance - width : distance
  }

  /// Draws a text, with a language tag if the text is in another language.
  ///
  /// `edge` is the position where the text begins or, if `isTrailing` is true, ends. It is measured
  /// from the side where lines begin in the screen's language.
  func line(
    _ kind: HTMLText, _ text: String, edge: Int, y: Int, columns: Int,
    in language: PageLanguage? = nil, inside outer: PageLanguage = .ofPage,
    isTrailing: Bool = false
  ) -> HTMLText {
    let own = (language ?? self.language).language(of: text)
    let name: HTMLText = own == outer ? "" : " lang=\"\(own.tag)\""
    let direction: HTMLText = own.isRightToLeft ? " direction=\"rtl\"" : ""
    // If the text and the screen have opposite directions, the text ends at `edge` instead of
    // starting there.
    let isForward = own.isRightToLeft == isMirrored
    let anchor: HTMLText = isForward != isTrailing ? "" : " text-anchor=\"end\""
    return """
      <text class="\(kind)" x="\(x(edge))" y="\(y)"\(direction)\(anchor)\(name)>\
      \(Self.cut(text, to: columns))</text>
      """
  }

  static func cut(_ text: String, to columns: Int) -> String {
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
