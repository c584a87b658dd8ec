import Earshot

/// The announcements of the AccessibilitySnapshot library (0.12.1, English), computed in the
/// library's steps.
struct VoiceOverLibraryModel {
  let element: VoiceOverElement

  private var traits: Traits { element.traits }

  private func ended(_ text: String) -> String { text.hasSuffix(".") ? text : text + "." }

  private func stripped(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private func filled(_ text: String?) -> String? { text?.isEmpty == false ? text : nil }

  var description: String { describedAndHinted.description }
  var hint: String { describedAndHinted.hint ?? "" }

  private var describedAndHinted: (description: String, hint: String?) {
    var description = element.label ?? ""
    if traits.contains(.backButton), description.lowercased() == "back" { description = "" }
    var hint = filled(element.hint)
    var isCell = false
    if case .dataTableCell(let cell) = element.context {
      isCell = true
      description = inTable(description, cell)
    }
    if let value = filled(element.value), !traits.contains(.switchButton) {
      description =
        description.isEmpty
        ? value : isCell ? "\(description) \(value)" : "\(description): \(value)"
    }
    if traits.contains(.selected) {
      description = description.isEmpty ? "Selected." : "Selected: \(description)"
    }
    if description.isEmpty {
      description = hint ?? ""
      hint = nil
    }
    let specifiers = self.specifiers
    if !specifiers.isEmpty {
      let joined = specifiers.joined(separator: " ")
      description = description.isEmpty ? joined : "\(ended(description)) \(joined)"
    }
    return (withTail(description), withUsage(hint))
  }

  private func inTable(_ label: String, _ cell: VoiceOverContext.DataTableCell) -> String {
    var text = ""
    for header in cell.rowHeaders + cell.columnHeaders {
      switch (filled(header.label), filled(header.value)) {
      case (nil, nil): break
      case (let label?, nil): text += "\(label). "
      case (nil, let value?): text += "\(value). "
      case (let label?, let value?): text += "\(label): \(value). "
      }
    }
    text += ended(label)
    if cell.height > 1, cell.row != nil { text += " Spans \(cell.height) rows." }
    if cell.width > 1, cell.column != nil { text += " Spans \(cell.width) columns." }
    if cell.isFirstInRow, let row = cell.row { text += " Row \(row + 1)." }
    if let column = cell.column { text += " Column \(column + 1)." }
    return text
  }

  private var specifiers: [String] {
    var isTab = traits.contains(.tabBarItem)
    var isUnderTabs = false
    switch element.context {
    case .tab: (isTab, isUnderTabs) = (true, true)
    case .tabBarItem: isTab = true
    default: break
    }
    var terms: [String] = []
    if traits.contains(.notEnabled) { terms.append("Dimmed.") }
    if traits.contains(.button), !isUnderTabs, !traits.contains(.keyboardKey),
      !traits.contains(.switchButton), !traits.contains(.tabBarItem), !traits.contains(.backButton)
    {
      terms.append("Button.")
    }
    if traits.contains(.backButton) { terms.append("Back Button.") }
    if traits.contains(.switchButton) {
      if traits.contains(.button) { terms.append("Switch Button.") }
      switch element.value {
      case "1": terms.append("On.")
      case "0": terms.append("Off.")
      case "2": terms.append("Mixed.")
      case let value?: terms.append(value)
      case nil: break
      }
    }
    if isTab { terms.append("Tab.") }
    if traits.contains(.textEntry) {
      terms.append(traits.contains(.secureTextField) ? "Secure Text Field." : "Text Field.")
      if traits.contains(.isEditing) { terms.append("Is editing.") }
    }
    if traits.contains(.header) { terms.append("Heading.") }
    if traits.contains(.link) { terms.append("Link.") }
    if traits.contains(.adjustable) { terms.append("Adjustable.") }
    if traits.contains(.image) { terms.append("Image.") }
    if traits.contains(.searchField) { terms.append("Search Field.") }
    return terms
  }

  private func withTail(_ text: String) -> String {
    switch element.context {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count):
      "\(text) \(index) of \(count)."
    case .listStart: "\(ended(text)) List Start."
    case .listEnd: "\(ended(text)) List End."
    case .landmarkStart: "\(ended(text)) Landmark."
    case .landmarkEnd: "\(ended(text)) End."
    // The library has no positions for elements of picker wheels.
    case .dataTableCell, .pickerWheel, nil: text
    }
  }

  private func withUsage(_ hint: String?) -> String? {
    guard !traits.contains(.notEnabled) else { return hint }
    var hint = hint
    func chain(_ usage: String) { hint = hint.map { "\(stripped($0)). \(usage)" } ?? usage }
    if traits.contains(.switchButton) { chain("Double tap to toggle setting.") }
    if traits.contains(.textEntry) {
      let rotor = "Use the rotor to access Misspelled Words"
      hint =
        traits.contains(.isEditing)
        ? rotor
        : traits.contains(.textArea) ? "Double tap to edit., \(rotor)" : "Double tap to edit."
    }
    let isHintOnly =
      filled(element.hint) != nil && filled(element.label) == nil && filled(element.value) == nil
    if traits.contains(.adjustable), !traits.contains(.switchButton), !isHintOnly {
      chain("Swipe up or down with one finger to adjust the value.")
    }
    return hint
  }
}
