struct MissingNameCheck: DesignCheck {
  let kinds: [DesignFinding.Kind] = [.noName, .placeholderAsName, .valueAsName]

  func findings(in screen: CheckedScreen) -> [DesignFinding] {
    screen.components.flatMap { component in
      missingNames(of: component) + [borrowedName(of: component)].compactMap(\.self)
    }
  }

  private func missingNames(of component: CheckedComponent) -> [DesignFinding] {
    let nameless = component.currentEntries.filter { !$0.hasName }
    guard let first = nameless.first, !component.component.hasNamingValue else { return [] }
    let location = component.common.labelLocation
    let what = "the \(component.component.kind.noun) has no name"
    func borrowed(_ kind: DesignFinding.Kind, _ text: String) -> [DesignFinding] {
      [DesignFinding(kind, "\(what), so \(text); add 'label'", at: location)]
    }
    if let placeholder = component.traits.placeholder, !placeholder.isEmpty {
      return borrowed(
        .placeholderAsName, "the placeholder is the name until something is typed")
    }
    if let value = component.traits.value, !value.isEmpty {
      return borrowed(.valueAsName, "the value \"\(value)\" is announced as the name")
    }
    let readers = Set(nameless.map(\.profile.platform.readerName)).sorted().joined(separator: ", ")
    let isImage = component.traits.staticContent == .image
    return [
      DesignFinding(
        .noName,
        "\(what) (\(readers), stop \(first.stopID)); add 'label'"
          + (isImage ? ", or 'hidden: true' for a decorative image" : ""), at: location)
    ]
  }

  private func borrowedName(of component: CheckedComponent) -> DesignFinding? {
    let name = NameWords(component.common.label)
    guard !name.words.isEmpty else { return nil }
    let severity: Finding.Severity =
      component.common.visibleLabel == .none ? .error : .warning
    if let placeholder = component.traits.placeholder, NameWords(placeholder) == name {
      return DesignFinding(
        .placeholderAsName, as: severity,
        "the placeholder \"\(placeholder)\" is also the name, and disappears when something is "
          + "typed; give the \(component.component.kind.noun) its own label",
        at: component.common.labelLocation)
    }
    let shown = component.traits.isField ? component.mainEntries.map(\.shownValue) : []
    let values = ([component.traits.value] + shown).compactMap(\.self)
    if let value = values.first(where: { NameWords($0) == name }) {
      return DesignFinding(
        .valueAsName, as: severity,
        "the value \"\(value)\" is also the name, although it can change; give the "
          + "\(component.component.kind.noun) a label that says the purpose of the value",
        at: component.common.labelLocation)
    }
    return nil
  }
}

extension Component {
  fileprivate var hasNamingValue: Bool {
    traits.isNamedByValue && (traits.value?.isEmpty == false || position != nil)
  }
}

extension ScreenPreview.Entry {
  var hasName: Bool {
    switch attributes {
    case .voiceOver(let element):
      (element.label ?? "").isHeard || announcement.parts.contains { $0.kind == .content }
    case .talkBack(let index, let tree):
      tree[index].hasOwnName || announcement.parts.contains { $0.kind.isName && $0.text.isHeard }
    }
  }
}

extension ScreenPreview.Entry {
  fileprivate var shownValue: String? {
    switch attributes {
    case .voiceOver(let element): return element.value
    case .talkBack(let index, let tree):
      return tree[index].editable && !tree[index].showingHintText ? tree[index].text : nil
    }
  }
}

extension TalkBackNode {
  fileprivate var hasOwnName: Bool { (contentDescription ?? "").isHeard }
}

extension String {
  fileprivate var isHeard: Bool { contains { !$0.isWhitespace } }
}

extension DesignFinding.Kind {
  /// A stop has no name.
  public static let noName = Self(
    "no-name", .error, means: "A stop has no name.",
    mend: "add 'label', or 'hidden: true' for a decorative image",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader and voice control users",
    examples: .init("{kind: image}", mended: "{kind: image, hidden: true}"))

  /// A placeholder is announced instead of a name.
  public static let placeholderAsName = Self(
    "placeholder-as-name", .error, or: .warning,
    means: "The name is only a placeholder, which disappears when the user types.",
    mend: "give the field its own label",
    criterion: "3.3.2 Labels or Instructions", affects: "everyone who types into the field",
    examples: .init(
      "{kind: text-field, placeholder: Your name}",
      mended: "{kind: text-field, label: Name, placeholder: Your name}"),
    .init(
      "{kind: search-field, label: Search, placeholder: Search}", as: .warning,
      mended: "{kind: search-field, label: Search, placeholder: Search for files}"))

  /// A value is announced instead of a name.
  public static let valueAsName = Self(
    "value-as-name", .error, or: .warning,
    means: "The name is the current value, which can change.",
    mend: "add a label that says the purpose of the value",
    criterion: "4.1.2 Name, Role, Value", affects: "screen reader and voice control users",
    examples: .init(
      "{kind: dropdown, value: Aisle, options: [Aisle, Window]}",
      mended: "{kind: dropdown, label: Seat, value: Aisle, options: [Aisle, Window]}"),
    .init(
      "{kind: dropdown, label: Aisle, value: Aisle, options: [Aisle]}", as: .warning,
      mended: "{kind: dropdown, label: Seat, value: Aisle, options: [Aisle]}"),
    .init(
      "{kind: date-picker, label: 2026-03-18, date: 2026-03-18}", as: .warning,
      mended: "{kind: date-picker, label: Departure, date: 2026-03-18}"))
}
