internal import Earshot

extension Capture {
  /// A note on texts that hold glyphs of icon fonts, whatever format they were read from.
  var glyphNotes: [Note] {
    var notes = NoteCollector()
    switch content {
    case .talkBack(let screen):
      for (index, node) in screen.tree.nodes.enumerated()
      where [node.text, node.contentDescription].contains(where: IconGlyphs.areIn) {
        notes.add(IconGlyphs.message, at: screen.places.location(of: index))
      }
    case .voiceOver(let screen):
      for captured in screen.elements
      where [captured.element.label, captured.element.value].contains(where: IconGlyphs.areIn) {
        notes.add(IconGlyphs.message, at: screen.places.location(of: captured.node))
      }
    case .heard, .expected: break
    }
    return notes.notes
  }
}

private enum IconGlyphs {
  static let message = "a text holds glyphs of an icon font, which no reader can say"

  /// The glyphs of icon fonts have code points for private use.
  static func areIn(_ text: String?) -> Bool {
    // Nothing below these bytes begins such a code point, and most texts have nothing above.
    guard let text, text.utf8.contains(where: { $0 >= 0xEE }) else { return false }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
  }
}
