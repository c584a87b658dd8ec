/// What is said after the pause: the author's hint, how to use the control, what else there is.
extension VoiceOverFacts {
  var hint: Phrase {
    .group(.hint, behavior.speaksHints ? hints : [])
  }

  /// Every hint, and what else there is.
  var hints: [Phrase.Member] {
    let usage = isEnabled ? self.usage : []
    return authorsHint(before: usage) + usage + trailers
  }

  /// The author's hint: lost in a text field, where the reader's own takes its place; without its
  /// full stop where another hint follows, unless the pause between the two is written as one.
  private func authorsHint(before usage: [Phrase.Member]) -> [Phrase.Member] {
    guard !isDescribedByHint, behavior.isComplete || !(isEnabled && traits.contains(.textEntry))
    else { return [] }
    var text = element.hint ?? ""
    let isChained =
      !usage.isEmpty && !behavior.follows(.writtenFullStops) && !behavior.isComplete
    if isChained, text.hasSuffix(".") { text.removeLast() }
    return [member(.hint, .hint(.own), text: text, from: "hint", "voiceover.hint")]
  }

  /// The reader's own hints, each chained to the one before it.
  private var usage: [Phrase.Member] { operating + adjusting + expanding + opening }

  /// How to operate a text entry, a switch or a search field; a text entry says nothing of the
  /// others.
  private var operating: [Phrase.Member] {
    if let editing { return [editing] }
    var members: [Phrase.Member] = []
    if traits.contains(.switchButton) {
      members.append(
        usage(
          .toggle, "trait.switch_button.hint", "traits.switchButton", "voiceover.hint.switch-button"
        ))
    }
    if behavior.follows(.searchFieldEdits), traits.contains(.searchField) {
      members.append(
        usage(.edit, "trait.text_field.hint", "traits.searchField", "voiceover.hint.search-field"))
    }
    return members
  }

  /// How to edit a text entry.
  private var editing: Phrase.Member? {
    guard traits.contains(.textEntry) else { return nil }
    if traits.contains(.isEditing) {
      return usage(
        .edit, "trait.text_field_is_editing.hint", "traits.isEditing", "voiceover.hint.editing")
    }
    return traits.contains(.textArea)
      ? usage(.edit, "trait.text_area.hint", "traits.textArea", "voiceover.hint.text-area")
      : usage(.edit, "trait.text_field.hint", "traits.textEntry", "voiceover.hint.text-field")
  }

  private var adjusting: [Phrase.Member] {
    guard traits.contains(.adjustable), !traits.contains(.switchButton), !hasOnlyHint else {
      return []
    }
    return [
      usage(.adjust, "trait.adjustable.hint", "traits.adjustable", "voiceover.hint.adjustable")
    ]
  }

  private var hasOnlyHint: Bool {
    (element.label ?? "").isEmpty && (element.value ?? "").isEmpty
      && element.hint?.isEmpty == false
  }

  private var expanding: [Phrase.Member] {
    switch expandedStatus {
    case .expanded:
      [
        usage(
          .collapse, "expanded_status.expanded.hint", "expandedStatus", "voiceover.hint.expanded")
      ]
    case .collapsed:
      [
        usage(
          .expand, "expanded_status.collapsed.hint", "expandedStatus", "voiceover.hint.collapsed")
      ]
    case nil: []
    }
  }

  /// How to open a picker, how to touch what is meant to be touched directly, and how to drag.
  private var opening: [Phrase.Member] {
    var members: [Phrase.Member] = []
    if behavior.follows(.pickers), traits.contains(.popUpButton) {
      members.append(
        usage(
          .open, "trait.popup_button.hint", "traits.popUpButton", "voiceover.hint.pop-up-button"))
    }
    if behavior.follows(.directTouchHint), traits.contains(.allowsDirectInteraction) {
      let origin = "traits.allowsDirectInteraction"
      members.append(
        usage(.touchDirectly, "trait.direct_touch.hint", origin, "voiceover.hint.direct-touch"))
    }
    if isDraggable {
      members.append(
        usage(.drag, "trait.draggable.hint", "traits.draggable", "voiceover.hint.draggable"))
    }
    return members
  }

  private func usage(
    _ hint: Fact.Hint, _ key: String, _ origin: String, _ rule: Rule.ID
  ) -> Phrase.Member {
    member(.usage, .hint(hint), key, from: origin, rule)
  }

  // MARK: - What else there is

  private var hasActions: Bool {
    behavior.speaksActions
      && (!element.customActions.isEmpty || inheritsActions && behavior.follows(.groupActions))
  }

  private var hasMoreContent: Bool {
    behavior.speaksMoreContent && !element.customContent.isEmpty
  }

  /// Whether the first of the trailers has taken the place of an empty description.
  var areTrailersDescription: Bool {
    behavior.follows(.trailersReplaceEmptyDescription)
      && (!element.customActions.isEmpty || hasMoreContent)
      && !hasText && !traits.contains(.selected) && specifiers.isEmpty && !hasTail
  }

  private var trailers: [Phrase.Member] {
    var members: [Phrase.Member] = []
    if hasActions {
      members.append(
        member(
          .actions, .actions, "custom_actions.description", from: "customActions",
          "voiceover.actions"))
    }
    if hasMoreContent {
      members.append(
        member(
          .moreContent, .moreContent, "custom_content.description", from: "customContent",
          "voiceover.more-content"))
    }
    return areTrailersDescription ? Array(members.dropFirst()) : members
  }
}
