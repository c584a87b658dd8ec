import Earshot

extension Lexicon {
  /// Some of the words that readers say in English.
  static let english = Lexicon(
    rows: [
      Row(.role, ["button"]),
      Row(.role, ["pop-up button", "menu popup button", "drop down list", "combo box"]),
      Row(.role, ["link"]),
      Row(.role, ["check box", "tick box"]),
      Row(.role, ["radio button", "option button"]),
      Row(.role, ["switch", "switch button", "toggle switch"]),
      Row(.role, ["edit box", "text field", "text box"]),
      Row(.role, ["search field", "search box"]),
      Row(.role, ["slider", "seek bar"]),
      Row(.role, ["adjustable"]),
      Row(.role, ["heading", "header"]),
      Row(.role, ["image", "graphic"]),
      Row(.role, ["tab"]),
      Row(.role, ["picker item"]),
      Row(.state, ["selected"]),
      Row(.state, ["not selected", "unselected"]),
      Row(.state, ["checked", "ticked"]),
      Row(.state, ["not checked", "unchecked"]),
      Row(.state, ["on"]),
      Row(.state, ["off"]),
      Row(.state, ["expanded"]),
      Row(.state, ["collapsed"]),
      Row(.state, ["dimmed", "disabled", "unavailable"]),
      Row(.position, ["# of #", "# out of #"]),
      Row(.container, ["in list"]),
      Row(.container, ["# items", "# item"]),
      Row(.hint, ["double tap to activate", "tap twice to activate"]),
      Row(.hint, ["double tap to toggle setting", "double tap to toggle"]),
      Row(.hint, ["double tap to edit", "double tap to edit text"]),
      Row(.actions, ["actions available"]),
    ],
    beginnings: [
      Beginning(.hint, "double tap to"), Beginning(.hint, "swipe up"),
      Beginning(.hint, "double tap and hold"),
    ],
    numbers: ["zero", "one", "two", "three", "four", "five"],
    soundAlikes: [["in list", "enlist"], ["2", "to"]])
}

/// Makes parts from short rows such as `name:Search|role:button`.
func announcement(_ row: String) -> Announcement {
  var parts: [Part] = []
  for piece in row.split(separator: "|") {
    let fields = piece.split(separator: ":", maxSplits: 1)
    guard fields.count == 2, let kind = Part.Kind(rawValue: String(fields[0])) else { continue }
    parts.append(
      Part(
        kind, String(fields[1]), joint: parts.isEmpty ? "" : ", ", from: "fixture",
        rule: "fixture"))
  }
  return Announcement(parts: parts)
}
