/// Label, value and hint as they make the description; selected; custom content.
extension VoiceOverFacts {
  /// The label; "" for a back button that is only called "Back", as its type says that.
  var label: String {
    let label = element.label ?? ""
    guard traits.contains(.backButton),
      label.lowercased() == words.word("back.descriptor").lowercased()
    else { return label }
    return ""
  }

  /// The value where it is said behind the label; that of a switch is said as its state.
  private var value: String {
    traits.contains(.switchButton) ? "" : element.value ?? ""
  }

  /// Whether label, value or place in a table give the element a text.
  var hasText: Bool { !label.isEmpty || !value.isEmpty || cell != nil || isDescribedByHint }

  /// Whether the hint has become the description, because there is nothing else.
  var isDescribedByHint: Bool {
    label.isEmpty && value.isEmpty && !isCell && !traits.contains(.selected)
      && element.hint?.isEmpty == false
  }

  private var isCell: Bool {
    if case .dataTableCell = element.context { true } else { false }
  }

  var description: Phrase {
    let text = Phrase.Member(.text, cell.map(cellText) ?? .group(.text, name + spokenValue))
    return .group(.description, selected + [text])
  }

  var selected: [Phrase.Member] {
    guard traits.contains(.selected) else { return [] }
    let key = hasText ? "trait.selected.prefix" : "trait.selected.description"
    return [member(.selected, .selected, key, from: "traits.selected", "voiceover.selected")]
  }

  var name: [Phrase.Member] {
    guard !isDescribedByHint else {
      return [
        member(
          .name, .hint(.own), kind: .name, text: element.hint ?? "", from: "hint",
          "voiceover.name.hint")
      ]
    }
    let isWritten = cell != nil && behavior.follows(.writtenFullStops)
    let text = isWritten && !label.hasSuffix(".") ? label + "." : label
    return [member(.name, .name, text: text, from: "label", "voiceover.name")]
  }

  var spokenValue: [Phrase.Member] {
    guard behavior.speaksValues else { return [] }
    return [member(.value, .value, text: value, from: "value", "voiceover.value")]
  }

  /// Custom content of high importance, label and value.
  var content: [Phrase.Member] {
    guard behavior.follows(.highImportanceContent) else { return [] }
    return element.customContent.filter { $0.importance == .high }.flatMap { content in
      [content.label, content.value].map {
        member(.content, .content, text: $0, from: "customContent", "voiceover.content.high")
      }
    }
  }

  /// What stands where there is neither text nor specifier.
  var inPlaceOfDescription: [Phrase.Member] {
    if behavior.follows(.emptyTextKeepsJoint), hasTail {
      let empty = StopFact(.name, text: "", from: "label", rule: "voiceover.name.empty")
      return [Phrase.Member(.description, .silent(empty))]
    }
    guard areTrailersDescription else { return [] }
    return element.customActions.isEmpty
      ? [
        member(
          .description, .moreContent, "custom_content.description", kind: .name,
          from: "customContent",
          "voiceover.more-content.name")
      ]
      : [
        member(
          .description, .actions, "custom_actions.description", kind: .name,
          from: "customActions",
          "voiceover.actions.name")
      ]
  }
}
