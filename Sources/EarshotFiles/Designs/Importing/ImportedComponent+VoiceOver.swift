internal import Earshot

extension ImportedComponent {
  init(
    of captured: CapturedElement, at location: SourceLocation, stop: Int, by judge: ImportJudge,
    losses: inout NoteCollector
  ) {
    let element = captured.element
    let kind =
      judge.kinds.kind(ofPart: captured.facts.part, value: element.value)
      ?? (judge.isRoleHidden(of: captured) ? Self.row : nil)
      ?? judge.kinds.nearest(to: element)
    self.init(kind: kind, of: judge.kinds.all, at: location)
    stops = stop..<(stop + 1)
    guard nameKey == "label" else {
      self[nameKey] = .text(element.label ?? "")
      return
    }
    set("id", element.id)
    set("label", element.label)
    if form != .ticked {
      set("value", element.value)
    } else if let state = Self.switchStates[element.value ?? ""] {
      self["checked"] = state
    }
    if let choicesKey { set(choicesKey, [element.value].compactMap(\.self)) }
    set("hint", element.hint)
    set("disabled", element.traits.contains(.notEnabled))
    set("editing", element.traits.contains(.isEditing))
    set("selected", element.traits.contains(.selected))
    set("secure", element.traits.contains(.secureTextField))
    if let status = element.expandedStatus { self["expanded"] = .flag(status == .expanded) }
    set("content", content(of: element))
    set("position", element.context?.written)
    set("language", element.language)
    set("actions", element.customActions)
    guard let exposed = exposed(by: judge) else { return }
    settle(Self.overrides(from: exposed, to: element), of: .voiceOver, by: judge)
    noteLosses(of: element, exposed: exposed, in: &losses)
  }

  /// The kind for a cell with an unknown role; a table row fits, because such a cell usually acts
  /// as a button.
  private static let row = "table-row"

  private static let switchStates: [String: DesignValue] = [
    "0": .flag(false), "1": .flag(true), "2": .text("mixed"),
  ]

  private func content(of element: VoiceOverElement) -> [String] {
    element.customContent.filter { $0.isImportant }
      .flatMap { [$0.label, $0.value].filter { !$0.isEmpty } }
  }

  private func exposed(by judge: ImportJudge) -> VoiceOverElement? {
    guard let component, let preview = judge.voices.first?.preview else { return nil }
    let stops = preview.entries(of: component, states: .current)
    guard case .voiceOver(let element)? = stops.first?.attributes else { return nil }
    return element.element
  }

  private static func overrides(
    from exposed: VoiceOverElement, to element: VoiceOverElement
  ) -> [Override] {
    var overrides: [Override] = []
    func add(_ key: String, _ text: String?, unless own: String?, isOfState: Bool = false) {
      guard text ?? "" != own ?? "" else { return }
      overrides.append(Override(entry: .init(key, .text(text ?? "")), isOfState: isOfState))
    }
    add("label", ExposedElement(element).readingContentWithLabel.label, unless: exposed.label)
    add("value", element.value, unless: exposed.value, isOfState: true)
    add("hint", element.hint, unless: exposed.hint)
    if exposed.traits.known != element.traits.known {
      let traits = DesignValue.list(element.traits.known.map(DesignValue.text))
      overrides.append(Override(entry: .init("traits", traits), isOfState: true))
    }
    return overrides
  }

  private func noteLosses(
    of element: VoiceOverElement, exposed: VoiceOverElement, in losses: inout NoteCollector
  ) {
    if element.traits.names.count > element.traits.known.count {
      losses.add("a trait that has no name was left out", at: location)
    }
    if element.customContent != exposed.customContent {
      losses.add("custom content was left out", at: location)
    }
    if element.context != exposed.context {
      losses.add("a position in a list, landmark or table was left out", at: location)
    }
    if element.expandedStatus != exposed.expandedStatus {
      losses.add("the expanded or collapsed state was left out", at: location)
    }
  }
}

extension Traits {
  fileprivate var known: [String] { names.filter { Traits(name: $0) != nil } }
}

extension VoiceOverContext {
  fileprivate var written: String? {
    switch self {
    case .series(let index, let count), .tab(let index, let count),
      .tabBarItem(let index, let count), .pickerWheel(let index, let count):
      index >= 1 && count >= index ? "\(index) of \(count)" : nil
    case .listStart, .listEnd, .landmarkStart, .landmarkEnd, .dataTableCell: nil
    }
  }
}
