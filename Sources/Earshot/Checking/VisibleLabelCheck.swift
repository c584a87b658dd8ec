/// Checks that what is seen and what is heard are the same.
struct VisibleLabelCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [
    .noVisibleLabel, .labelAndNameDiffer, .titleAndLabelDiffer, .descriptionReplacesText,
  ]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      [
        missingLabel(of: component), differingLabel(of: component), differingTitle(of: component),
        hiddenText(of: component, screen.checker),
      ].compactMap(\.self)
    }
  }

  private func missingLabel(of component: CheckedComponent) -> DesignFinding? {
    guard component.common.visibleLabel == .none, component.component.isField else { return nil }
    return DesignFinding(
      .noVisibleLabel, found: "the \(component.title) has no label that can be seen",
      at: component.common.labelLocation)
  }

  private func differingLabel(of component: CheckedComponent) -> DesignFinding? {
    let name = component.common.label
    if let icon = component.component.iconMeaning, !name.isEmpty,
      let severity = Self.severity(seen: icon, heard: name)
    {
      return DesignFinding(
        .labelAndNameDiffer, as: severity,
        found: "the icon means \"\(icon)\", but \"\(name)\" is heard",
        at: component.common.labelLocation)
    }
    guard case .text(let seen) = component.common.visibleLabel, !name.isEmpty,
      let severity = Self.severity(seen: seen, heard: name)
    else { return nil }
    return DesignFinding(
      .labelAndNameDiffer, as: severity,
      found: "\"\(seen)\" is seen, but \"\(name)\" is heard", at: component.common.labelLocation)
  }

  /// Which of the two UIKit keeps depends on the order in which an app sets them.
  private func differingTitle(of component: CheckedComponent) -> DesignFinding? {
    guard let label = component.common.voiceOver.label, let title = component.common.visibleText,
      let severity = Self.severity(seen: title, heard: label)
    else { return nil }
    return DesignFinding(
      .titleAndLabelDiffer, as: severity,
      found: "on iOS the title \"\(title)\" and the accessibilityLabel \"\(label)\" differ, and "
        + "setting the title overwrites the label",
      at: component.common.voiceOver.labelLocation ?? component.common.location)
  }

  private func hiddenText(
    of component: CheckedComponent, _ checker: DesignChecker
  ) -> DesignFinding? {
    guard let description = component.common.talkBack.contentDescription,
      let wording = checker.readers.first?.wording ?? checker.companions.first?.wording
    else { return nil }
    var plain = component.component
    plain.common.talkBack.contentDescription = nil
    let stop = Realization(of: plain, on: .talkBack, wording: wording).stops.first
    guard case .talkBack(let index, let tree)? = stop?.attributes, !tree[index].showingHintText,
      let text = tree[index].text ?? component.common.visibleText, !text.isEmpty,
      let severity = Self.severity(seen: text, heard: description)
    else { return nil }
    return DesignFinding(
      .descriptionReplacesText, as: severity,
      found: "on Android the contentDescription \"\(description)\" replaces the text \"\(text)\"",
      at: component.common.talkBack.contentDescriptionLocation ?? component.common.location)
  }

  /// A name that has the visible words and more is understood; nil where both are the same.
  private static func severity(seen: String, heard: String) -> DesignFinding.Severity? {
    let (seen, heard) = (NameWords(seen), NameWords(heard))
    guard seen.words != heard.words else { return nil }
    return heard.place(of: seen) == nil ? .warning : .note
  }
}

extension CommonAttributes {
  /// The text of the label that is seen, nil when there is none.
  var visibleText: String? {
    switch visibleLabel {
    case .same: label.isEmpty ? nil : label
    case .text(let text): text
    case .none: nil
    }
  }
}

extension DesignFinding.Kind {
  /// A field has no label that can be seen.
  public static let noVisibleLabel = Self(
    "no-visible-label", .warning, means: "A field has no label that can be seen.",
    mend: "show one, as a placeholder is gone when something is typed",
    examples: .init(
      "{kind: text-field, label: Name, visible-label: false}",
      mended: "{kind: text-field, label: Name}"))

  /// What is seen of the label is not the name.
  public static let labelAndNameDiffer = Self(
    "label-and-name-differ", .warning, or: .note,
    means: "What is seen of the label is not the name that is heard.",
    mend: "make the name the visible label, so that people who say what they see are understood",
    examples: .init(
      "{kind: text-field, label: Surname, visible-label: Family name}",
      mended: "{kind: text-field, label: Family name}"),
    .init(
      "{kind: text-field, label: Your full name, visible-label: Full name}", as: .note,
      mended: "{kind: text-field, label: Full name}"),
    .init(
      "{kind: search-field, label: Find me, icon: Search}",
      mended: "{kind: search-field, label: Search, icon: Search}"))

  /// UIKit would have a title and another accessibilityLabel.
  public static let titleAndLabelDiffer = Self(
    "title-and-label-differ", .warning, or: .note,
    means: "UIKit would have a title and another accessibilityLabel, and one overwrites the other.",
    mend: "make them the same, or set the label last",
    examples: .init(
      "{kind: button, label: Pay, voiceover: {label: Buy}}", mended: "{kind: button, label: Pay}"))

  /// Android's contentDescription hides the text.
  public static let descriptionReplacesText = Self(
    "description-replaces-text", .warning, or: .note,
    means: "Android's contentDescription replaces the text.",
    mend: "put the text into the description, or leave the description out",
    examples: .init(
      "{kind: button, label: Pay, talkback: {contentDescription: Buy}}",
      mended: "{kind: button, label: Pay}"))
}
