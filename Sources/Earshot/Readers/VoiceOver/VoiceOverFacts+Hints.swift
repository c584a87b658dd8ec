extension VoiceOverFacts {
  var hint: Phrase {
    var members: [Phrase.Member] = []
    if behavior.speaksHints { addHints(to: &members) }
    return .group(.hint, members)
  }

  func addHints(to members: inout [Phrase.Member]) {
    var usage: [Phrase.Member] = []
    if isEnabled { addUsage(to: &usage) }
    addAuthorsHint(to: &members, isChained: !usage.isEmpty)
    members += usage
    addTrailers(to: &members)
  }

  /// Adds the author's hint, except for an enabled text field.
  ///
  /// If another hint follows, the author's hint loses its full stop, unless the profile writes
  /// pauses as full stops.
  private func addAuthorsHint(to members: inout [Phrase.Member], isChained: Bool) {
    guard var text = element.hint, !isDescribedByHint,
      behavior.isComplete || !(isEnabled && traits.contains(.textEntry))
    else { return }
    if isChained, !behavior.follows(.writtenFullStops), !behavior.isComplete, text.hasSuffix(".") {
      text.removeLast()
    }
    members.add(.hint, .hint(.own), text: text, from: "hint", "voiceover.hint")
  }

  private func addUsage(to members: inout [Phrase.Member]) {
    func add(_ hint: Fact.Hint, _ key: String, _ origin: String, _ rule: Rule.ID) {
      members.add(.usage, .hint(hint), key, from: origin, rule)
    }
    // A text entry never gets the hints of switches and search fields.
    if traits.contains(.textEntry) {
      if traits.contains(.isEditing) {
        add(.edit, "trait.text_field_is_editing.hint", "traits.isEditing", "voiceover.hint.editing")
      } else if traits.contains(.textArea) {
        add(.edit, "trait.text_area.hint", "traits.textArea", "voiceover.hint.text-area")
      } else {
        add(.edit, "trait.text_field.hint", "traits.textEntry", "voiceover.hint.text-field")
      }
    } else {
      if traits.contains(.switchButton) {
        add(
          .toggle, "trait.switch_button.hint", "traits.switchButton",
          "voiceover.hint.switch-button")
      }
      if traits.contains(.searchField), behavior.follows(.searchFieldEdits) {
        add(.edit, "trait.text_field.hint", "traits.searchField", "voiceover.hint.search-field")
      }
    }
    if traits.contains(.adjustable), !traits.contains(.switchButton), !hasOnlyHint {
      add(.adjust, "trait.adjustable.hint", "traits.adjustable", "voiceover.hint.adjustable")
    }
    switch expandedStatus {
    case .expanded:
      add(.collapse, "expanded_status.expanded.hint", "expandedStatus", "voiceover.hint.expanded")
    case .collapsed:
      add(.expand, "expanded_status.collapsed.hint", "expandedStatus", "voiceover.hint.collapsed")
    case nil: break
    }
    if traits.contains(.popUpButton), behavior.follows(.pickers) {
      add(.open, "trait.popup_button.hint", "traits.popUpButton", "voiceover.hint.pop-up-button")
    }
    if traits.contains(.allowsDirectInteraction), behavior.follows(.directTouchHint) {
      add(
        .touchDirectly, "trait.direct_touch.hint", "traits.allowsDirectInteraction",
        "voiceover.hint.direct-touch")
    }
    if isDraggable {
      add(.drag, "trait.draggable.hint", "traits.draggable", "voiceover.hint.draggable")
    }
  }

  private var hasOnlyHint: Bool {
    (element.label ?? "").isEmpty && (element.value ?? "").isEmpty && element.hint?.isEmpty == false
  }

  // MARK: - More information

  private var hasActions: Bool {
    behavior.speaksActions
      && (!element.customActions.isEmpty
        || arrival.inheritsActions && behavior.follows(.groupActions))
  }

  private var hasMoreContent: Bool { behavior.speaksMoreContent && !element.customContent.isEmpty }

  var areTrailersDescription: Bool {
    behavior.follows(.trailersReplaceEmptyDescription)
      && (!element.customActions.isEmpty || hasMoreContent)
      && !hasText && !traits.contains(.selected) && specifiers.isEmpty && !hasTail
  }

  private func addTrailers(to members: inout [Phrase.Member]) {
    var trailers: [Phrase.Member] = []
    if hasActions {
      trailers.add(
        .actions, .actions, "custom_actions.description", from: "customActions",
        "voiceover.actions")
    }
    if hasMoreContent {
      trailers.add(
        .moreContent, .moreContent, "custom_content.description", from: "customContent",
        "voiceover.more-content")
    }
    members += trailers.dropFirst(areTrailersDescription ? 1 : 0)
  }
}
