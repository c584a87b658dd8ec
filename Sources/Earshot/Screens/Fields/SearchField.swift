package struct SearchField: Component {
  package enum Results: String, Sendable, Hashable, CaseIterable {
    case none
    case announced
    case inName = "in-name"
  }

  package var kind: ComponentKind { .searchField }
  package var common: CommonAttributes
  package var icon: String?
  package var placeholder: String?
  package var text: String
  /// Whether the field has a clear button; nil if the design does not set `clear`.
  package var hasClearButton: Bool?
  package var isEditing = false
  package var results = Results.none
  package var resultsText: String?
  package var hasResults = false

  package init(
    _ label: String = "", value: String = "", placeholder: String? = nil, results: Results = .none
  ) {
    common = CommonAttributes(label: label)
    text = value
    self.placeholder = placeholder
    self.results = results
  }

  package var traits: ComponentTraits {
    ComponentTraits().with {
      $0.isSearch = true
      $0.awaitsResults = true
      // With an icon, a search field needs no visible label, so checks do not count it as a field.
      $0.isField = icon == nil
      $0.isEditing = isEditing
      $0.iconMeaning = icon
      $0.value = text
      $0.placeholder = placeholder
    }
  }

  package var states: [ComponentState] {
    [.empty, .withText, .editing, .disabled] + (results == .none ? [] : [.results])
  }

  package var state: ComponentState {
    get {
      if common.isDisabled { return .disabled }
      return isEditing ? .editing : text.isEmpty ? .empty : .withText
    }
    set {
      common.isDisabled = newValue == .disabled
      isEditing = newValue == .editing
      hasResults = newValue == .results
      if newValue == .empty { text = "" }
      if newValue == .withText || newValue == .results, text.isEmpty {
        text = Interaction.typedText
      }
    }
  }

  private func name(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    guard hasResults, results == .inName else { return name }
    return wording.filled("name.state", name, announcement(wording))
  }

  private var canClear: Bool { hasClearButton == true && !text.isEmpty && !common.isDisabled }

  /// Whether the stock widget may have a clear button that the design does not mention.
  var mayHaveClearButton: Bool {
    hasClearButton == nil && !text.isEmpty && !common.isDisabled
      && common.toolkits.hasOwnWidget("search-field.clear", on: .voiceOver)
  }

  func announcement(_ wording: Wording) -> String {
    resultsText ?? wording.word("label.results")
  }

  package func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    var traits: Traits = [.searchField]
    // While a search field is being edited, it also has the trait of a text field.
    if isEditing { traits.formUnion([.textEntry, .isEditing]) }
    var field = ExposedElement(
      .field, label: name(wording), traits: traits, part: "search-field.field")
    field.value = text.isEmpty ? field.heardPlaceholder(placeholder) : text
    if isEditing { field.insertionPoint = text.isEmpty ? .start : .end }
    let fields = [field] + (canClear ? [ExposedElement.clearButton(wording)] : [])
    guard hasResults, results == .announced else { return fields }
    let results = announcement(wording)
    return fields + [ExposedElement(.results, label: results, part: "search-field.results")]
  }

  package func talkBackNodes(_ wording: Wording) -> [ExposedNode] {
    var field = ExposedNode.field(.field, part: "search-field.field")
    field.clickable = true
    field.enabled = !common.isDisabled
    field.focused = isEditing
    field.tellField(
      name(wording), text: text, placeholder: placeholder)
    let fields = [field] + (canClear ? [ExposedNode.clearButton(wording)] : [])
    guard hasResults, results == .announced else { return fields }
    var announced = ExposedNode.text(
      announcement(wording), .results, part: "search-field.results")
    announced.liveRegion = .polite
    return fields + [announced]
  }
}

extension SearchField {
  package mutating func perform(
    _ interaction: Interaction, at stop: StopID?, on platform: Platform, _ wording: Wording
  ) -> [Event] {
    switch interaction {
    case .activate where stop?.role == .clear:
      (text, hasResults) = ("", false)
      return [.edited(.cleared), .moved(focus: StopID(.field))]
    case .activate:
      guard stop?.role == .field, !isEditing else { return [] }
      isEditing = true
      return [.startedEditing]
    case .type, .delete, .clear:
      guard isEditing, let events = interaction.edit(&text) else { return [] }
      if text.isEmpty, !events.isEmpty { hasResults = false }
      return events
    case .submit:
      guard isEditing else { return [] }
      isEditing = false
      return [.submitted(text), .stoppedEditing]
    case .close:
      guard isEditing else { return [] }
      isEditing = false
      return [.stoppedEditing]
    case .showResults: return showResults()
    case .customAction(let name): return [.acted(name)]
    case .hold, .adjust: return []
    }
  }

  private mutating func showResults() -> [Event] {
    hasResults = true
    switch results {
    case .none: return []
    case .announced: return [.announced(stop: StopID(.results))]
    case .inName: return [.changed]
    }
  }
}

extension ComponentKind {
  static let searchField = ComponentKind(
    "search-field", SearchField(), "A field to search with.",
    synonyms: "search search-bar searchbar search-box search-input"
      + " search-view",
    example: ["label: Search", "placeholder: Where to?", "results: announced"],
    keys: [
      KeyReader("icon", .text, "The meaning of the icon that replaces the label.") {
        value, field, _ throws(InputError) in
        field.icon = try value.text()
        if field.common.label.isEmpty { field.common.label = try value.text() }
      },
      .text(
        "placeholder", \.placeholder, "The text in an empty field. It does not replace 'label'."),
      .text("value", \.text, "The text in the field."),
      .flag(
        "clear", \.hasClearButton,
        "Whether the field has a button that clears the text. The platform names the button."),
      .flag("editing", \.isEditing, "Whether the field is being edited."),
      .choice("results", \.results, "How results are announced."),
      .text(
        "results-text", \.resultsText,
        "The announcement of the results; it replaces the profile's words."),
    ],
    // On iOS, the announcement of results is not a stop; on Android, it is in a live region.
    announcements: [.voiceOver: [.results]],
    likeness: Likeness(voiceOver: { $0.traits.contains(.searchField) ? 200 : 0 }),
    announcedText: { field, wording in
      field.results == .announced ? field.announcement(wording) : nil
    },
    natives: { _ in
      [
        NativeElement(
          iOS: ("UISearchTextField", "searchable(text:placement:)"),
          android: ("search dialog or search widget (searchable)", "SearchBar"))
      ]
    },
    manualTests: { field, _, _ in field.manualTests }
  )
  .parted(with: "trailing trailing-buttons trailing-actions buttons button")
  // A search bar, such as `SearchBar` in Compose, shows its actions as buttons.
  .parted(with: "action actions", calledAs: "search-bar searchbar search-box")
}

extension SearchField {
  var manualTests: [ManualTest] {
    guard !common.isDisabled else { return [] }
    let typing = ManualTest.typing(isEditing: isEditing)
    guard results != .none else { return [typing] }
    return [
      typing,
      ManualTest(
        "results", "results are announced and do not move focus",
        when: "I type \(Interaction.typedText) and results appear",
        typing.actions + [.app(.results(component: id))]),
    ]
  }
}
