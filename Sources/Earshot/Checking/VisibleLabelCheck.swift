struct VisibleLabelCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [
    .noVisibleLabel, .labelAndNameDiffer, .titleAndLabelDiffer, .descriptionReplacesText,
  ]

  private struct Told {
    let finding: DesignFinding
    let texts: [String]
  }

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { told(of: $0, screen.checker) }.map(\.finding)
  }

  func texts(toldOf component: CheckedComponent, _ checker: DesignChecker) -> Set<String> {
    Set(told(of: component, checker).flatMap(\.texts))
  }

  private func told(of component: CheckedComponent, _ checker: DesignChecker) -> [Told] {
    if let missing = missingLabel(of: component) { return [Told(finding: missing, texts: [])] }
    let names =
      [NameAndLook(of: component.common)]
      + component.component.choices.map { NameAndLook(of: $0, in: component.common) }
    return names.flatMap { name in
      [differingLabel(of: name), differingTitle(of: name)].compactMap(\.self)
    }
      + [differingIcon(of: component), hiddenText(of: component, checker)].compactMap(\.self)
      + names.dropFirst().compactMap(hiddenText)
  }

  private func missingLabel(of component: CheckedComponent) -> DesignFinding? {
    guard component.traits.isField else { return nil }
    func finding(_ found: String) -> DesignFinding {
      DesignFinding(.noVisibleLabel, found: found, at: component.common.labelLocation)
    }
    switch component.common.visibleLabel {
    case .none: return finding("the \(component.title) has no visible label")
    case .text(let seen):
      guard let placeholder = component.traits.placeholder,
        NameWords(placeholder) == NameWords(seen)
      else { return nil }
      return finding("the only visible label of the \(component.title) is its placeholder")
    case .same: return nil
    }
  }

  private func differingIcon(of component: CheckedComponent) -> Told? {
    guard let icon = component.traits.iconMeaning, !component.common.label.isEmpty,
      let severity = Self.severity(seen: icon, heard: component.common.label)
    else { return nil }
    let finding = DesignFinding(
      .labelAndNameDiffer, as: severity,
      found: "the icon means \"\(icon)\", but \"\(component.common.label)\" is announced",
      at: component.common.labelLocation)
    return Told(finding: finding, texts: [icon, component.common.label])
  }

  private func differingLabel(of name: NameAndLook) -> Told? {
    guard case .text(let seen) = name.visibleLabel, !name.label.isEmpty,
      let severity = Self.severity(seen: seen, heard: name.label)
    else { return nil }
    let finding = DesignFinding(
      .labelAndNameDiffer, as: severity,
      found: "\"\(seen)\" is visible, but \"\(name.label)\" is announced", at: name.location)
    return Told(finding: finding, texts: [seen, name.label])
  }

  /// UIKit announces the title or the accessibilityLabel, whichever the app sets last.
  private func differingTitle(of name: NameAndLook) -> Told? {
    guard let label = name.voiceOver.label, let title = name.visibleText,
      let severity = Self.severity(seen: title, heard: label)
    else { return nil }
    let finding = DesignFinding(
      .titleAndLabelDiffer, as: severity,
      found: "on iOS the title \"\(title)\" and the accessibilityLabel \"\(label)\" differ, and "
        + "setting the title overwrites the label",
      at: name.voiceOver.labelLocation ?? name.location)
    return Told(finding: finding, texts: [title, label])
  }

  private func hiddenText(of choice: NameAndLook) -> Told? {
    guard let description = choice.talkBack.contentDescription, let text = choice.visibleText,
      let severity = Self.severity(seen: text, heard: description)
    else { return nil }
    return hiddenText(
      text, by: description, as: severity,
      at: choice.talkBack.contentDescriptionLocation ?? choice.location)
  }

  private func hiddenText(
    _ text: String, by description: String, as severity: Finding.Severity,
    at location: SourceLocation
  ) -> Told {
    let finding = DesignFinding(
      .descriptionReplacesText, as: severity,
      found: "on Android the contentDescription \"\(description)\" replaces the text \"\(text)\"",
      at: location)
    return Told(finding: finding, texts: [description, text])
  }

  private func hiddenText(
    of component: CheckedComponent, _ checker: DesignChecker
  ) -> Told? {
    guard let description = component.common.talkBack.contentDescription,
      let wording = checker.readers.first?.wording ?? checker.companions.first?.wording
    else { return nil }
    var plain = component.component
    plain.common.talkBack.contentDescription = nil
    let stop = Realization(of: plain, on: .talkBack, wording: wording).stops.first
    guard case .talkBack(let index, let tree)? = stop?.attributes, !tree[index].showingHintText,
      let text = tree.text(hiddenByDescriptionOf: index) ?? component.common.visibleText,
      !text.isEmpty,
      let severity = Self.severity(seen: text, heard: description)
    else { return nil }
    let location = component.common.talkBack.contentDescriptionLocation ?? component.common.location
    guard !tree[index].editable else {
      let finding = DesignFinding(
        .descriptionReplacesText, as: severity,
        "on Android the contentDescription \"\(description)\" and the text \"\(text)\" are set "
          + "on the same field, and only one is announced; name the field with 'label', which becomes labelFor",
        at: location)
      return Told(finding: finding, texts: [description, text])
    }
    return hiddenText(text, by: description, as: severity, at: location)
  }

  private static func severity(seen: String, heard: String) -> Finding.Severity? {
    let (seen, heard) = (NameWords(seen), NameWords(heard))
    guard seen.words != heard.words else { return nil }
    return heard.place(of: seen) == nil ? .warning : .note
  }
}

extension TalkBackTree {
  fileprivate func text(hiddenByDescriptionOf index: Int) -> String? {
    self[index].text
      ?? children[index].first { mergedTexts[$0] == .value }.flatMap { self[$0].text }
  }
}

private struct NameAndLook {
  let label: String
  let visibleLabel: CommonAttributes.VisibleLabel
  let voiceOver: VoiceOverOverride
  let talkBack: TalkBackOverride
  let location: SourceLocation

  init(of common: CommonAttributes) {
    label = common.label
    visibleLabel = common.visibleLabel
    voiceOver = common.voiceOver
    talkBack = common.talkBack
    location = common.labelLocation
  }

  init(of choice: Choice, in common: CommonAttributes) {
    label = choice.label
    visibleLabel = choice.visibleLabel
    voiceOver = choice.voiceOver
    talkBack = choice.talkBack
    location = choice.location ?? common.location
  }

  var visibleText: String? { visibleLabel.text(of: label) }
}

extension DesignFinding.Kind {
  /// A field has no visible label.
  public static let noVisibleLabel = Self(
    "no-visible-label", .warning, means: "A field has no visible label.",
    mend: "show a label, because a placeholder disappears when something is typed",
    criterion: "3.3.2 Labels or Instructions",
    affects: "people with low vision or a cognitive disability",
    examples: .init(
      "{kind: text-field, label: Name, visible-label: false}",
      mended: "{kind: text-field, label: Name}"),
    .init(
      "{kind: dropdown, label: Seat, visible-label: Choose, placeholder: Choose, options: [Aisle]}",
      mended: "{kind: dropdown, label: Seat, placeholder: Choose, options: [Aisle]}"))

  /// The visible label differs from the name.
  public static let labelAndNameDiffer = Self(
    "label-and-name-differ", .warning, or: .note,
    means: "The visible label differs from the announced name.",
    mend:
      "use the visible label as the name, so that voice control understands people who say the visible text",
    criterion: "2.5.3 Label in Name", affects: "voice control users",
    examples: .init(
      "{kind: text-field, label: Surname, visible-label: Family name}",
      mended: "{kind: text-field, label: Family name}"),
    .init(
      "{kind: text-field, label: Your full name, visible-label: Full name}", as: .note,
      mended: "{kind: text-field, label: Full name}"),
    .init(
      "{kind: search-field, label: Find me, icon: Search}",
      mended: "{kind: search-field, label: Search, icon: Search}"))

  /// The title and the accessibilityLabel differ in UIKit.
  public static let titleAndLabelDiffer = Self(
    "title-and-label-differ", .warning, or: .note,
    means:
      "In UIKit, the title and the accessibilityLabel differ; the one that is set last replaces the other.",
    mend: "use the same text, or set the accessibilityLabel last",
    criterion: "2.5.3 Label in Name", affects: "voice control users",
    examples: .init(
      "{kind: button, label: Pay, voiceover: {label: Buy}}", mended: "{kind: button, label: Pay}"))

  /// On Android, a contentDescription replaces a different text.
  public static let descriptionReplacesText = Self(
    "description-replaces-text", .warning, or: .note,
    means: "On Android, a contentDescription replaces a different visible text.",
    mend: "add the text to the description, or remove the description",
    criterion: "2.5.3 Label in Name", affects: "voice control users",
    examples: .init(
      "{kind: button, label: Pay, talkback: {contentDescription: Buy}}",
      mended: "{kind: button, label: Pay}"))
}
