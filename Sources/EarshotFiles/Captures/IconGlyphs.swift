internal import Earshot

extension Capture {
  var glyphNotes: [Note] {
    guard transcript == nil else { return [] }
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
  static let message = "a text contains glyphs of an icon font, which readers cannot pronounce"

  static func areIn(_ text: String?) -> Bool {
    // Skips most texts quickly: private-use characters in UTF-8 begin with 0xEE or more.
    guard let text, text.utf8.contains(where: { $0 >= 0xEE }) else { return false }
    return text.unicodeScalars.contains { $0.properties.generalCategory == .privateUse }
  }
}
