extension VoiceOverFacts {
  /// The label; empty for a back button named "Back", because the role has the same word.
  var label: String {
    let label = element.label ?? ""
    guard traits.contains(.backButton),
      label.lowercased() == words.word("back.descriptor").lowercased()
    else { return label }
    return ""
  }

  private var value: String { traits.contains(.switchButton) ? "" : element.value ?? "" }

  var hasText: Bool { !label.isEmpty || !value.isEmpty || cell != nil || isDescribedByHint }

  var isDescribedByHint: Bool {
    guard let hint = element.hint, !hint.isEmpty, label.isEmpty, value.isEmpty else { return false }
    if case .dataTableCell = element.context { return false }
    return !traits.contains(.selected)
  }

  var description: Phrase {
    var members: [Phrase.Member] = []
    members.reserveCapacity(2)
    if !isPickedOnWheel { addSelected(to: &members) }
    members.append(Phrase.Member(.text, text))
    return .group(.description, members)
  }

  private var text: Phrase {
    var members: [Phrase.Member] = []
    members.reserveCapacity(2)
    if let cell { addHeaders(of: cell, to: &members) }
    addName(to: &members)
    if let cell {
      addSpans(of: cell, to: &members)
      addCoordinates(of: cell, to: &members)
    }
    addValue(to: &members)
    if isPickedOnWheel { addSelected(to: &members) }
    return .group(cell == nil ? .text : .cell, members)
  }

  private var isPickedOnWheel: Bool {
    guard case .pickerWheel = element.context else { return false }
    return traits.contains([.pickerItem, .selected]) && behavior.follows(.pickers)
  }

  func addSelected(to members: inout [Phrase.Member]) {
    guard traits.contains(.selected) else { return }
    guard !isPickedOnWheel else {
      return members.add(
        .selected, .selected, "trait.selected.prefix", from: "traits.selected",
        "voiceover.selected.picker-wheel")
    }
    let key = hasText ? "trait.selected.prefix" : "trait.selected.description"
    members.add(.selected, .selected, key, from: "traits.selected", "voiceover.selected")
  }

  func addName(to members: inout [Phrase.Member]) {
    guard !isDescribedByHint else {
      return members.add(
        .name, .hint(.own), kind: .name, text: element.hint ?? "", from: "hint",
        "voiceover.name.hint")
    }
    let isWritten = cell != nil && behavior.follows(.writtenFullStops)
    let text = isWritten && !label.hasSuffix(".") ? label + "." : label
    members.add(.name, .name, text: text, from: "label", "voiceover.name")
  }

  func addValue(to members: inout [Phrase.Member]) {
    guard behavior.speaksValues, !value.isEmpty else { return }
    members.add(.value, .value, text: value, from: "value", "voiceover.value")
  }

  func addContent(to members: inout [Phrase.Member]) {
    guard behavior.follows(.highImportanceContent) else { return }
    for content in element.customContent where content.isImportant {
      for text in [content.label, content.value] {
        members.add(.content, .content, text: text, from: "customContent", "voiceover.content.high")
      }
    }
  }

  func addInPlaceOfDescription(to members: inout [Phrase.Member]) {
    if behavior.follows(.emptyTextKeepsJoint), hasTail {
      let empty = StopFact(.name, text: "", from: "label", rule: "voiceover.name.empty")
      members.append(Phrase.Member(.description, .silent(empty)))
    } else if areTrailersDescription {
      element.customActions.isEmpty
        ? members.add(
          .description, .moreContent, "custom_content.description", kind: .name,
          from: "customContent", "voiceover.more-content.name")
        : members.add(
          .description, .actions, "custom_actions.description", kind: .name,
          from: "customActions", "voiceover.actions.name")
    }
  }
}
