/// A field that lets people search a collection for the terms that they type.
public struct SearchField: Component {
  /// How users learn that results have come.
  public enum Results: String, Sendable, Hashable, CaseIterable {
    /// They are not told.
    case none
    /// An announcement by itself.
    case announced
    /// Words behind the name.
    case inName = "in-name"
  }

  public static let kinds = ["search-field"]

  public static let keys = [
    DesignKey("icon", .text, "The meaning of the icon that stands for the label."),
    DesignKey("placeholder", .text, "What an empty field shows; never the name."),
    DesignKey("value", .text, "The text in the field."),
    DesignKey("editing", .flag, "Whether the field has the keyboard."),
    DesignKey(
      "results", .choice(Results.allCases.map(\.rawValue)),
      "How users learn that results have come."),
    DesignKey("results-text", .text, "What is said of results, instead of the documented words."),
  ]

  public var common: CommonAttributes
  /// The meaning of the icon that stands for the label.
  public var icon: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// The text in the field.
  public var text: String
  /// Whether the field has the keyboard.
  public var isEditing: Bool
  /// How users learn that results have come.
  public var results: Results
  /// What is said of results; nil for the documented words.
  public var resultsText: String?
  /// Whether results are shown now.
  public var hasResults = false

  public init(
    _ fields: Fields, common: CommonAttributes,
    nested: (SourceValue) throws(InputError) -> any Component
  ) throws(InputError) {
    self.common = common
    icon = try fields.text("icon")
    if common.label.isEmpty, let icon {
      self.common.label = icon
      if !common.hasOwnID { self.common.id = CommonAttributes.slug(of: icon) }
    }
    placeholder = try fields.text("placeholder")
    text = try fields.text("value") ?? ""
    isEditing = try fields.flag("editing")
    results = try fields.choice("results", Results.self) ?? .none
    resultsText = try fields.text("results-text")
  }

  public var writtenValue: String? { text }

  public var isSearch: Bool { true }

  /// What the icon means is seen in the place of the label.
  public var isField: Bool { icon == nil }

  public var stateNames: [String] {
    ["empty", "with-text", "editing", "disabled"] + (results == .none ? [] : ["results"])
  }

  public var currentState: String {
    if common.isDisabled { return "disabled" }
    return isEditing ? "editing" : text.isEmpty ? "empty" : "with-text"
  }

  public func inState(_ name: String) -> SearchField {
    var field = self
    field.common.isDisabled = name == "disabled"
    field.isEditing = name == "editing"
    field.hasResults = name == "results"
    if name == "empty" { field.text = "" }
    if name == "with-text" || name == "results", text.isEmpty {
      field.text = placeholder ?? common.label
    }
    return field
  }

  private func name(_ wording: Wording) -> String {
    let name = common.exposedName(wording)
    guard hasResults, results == .inName else { return name }
    return wording.filled("name.state", name, announcement(wording))
  }

  private func announcement(_ wording: Wording) -> String {
    resultsText ?? wording.word("label.results")
  }

  public func voiceOverElements(_ wording: Wording) -> [VoiceOverElement] {
    var traits: Traits = [.searchField]
    if isEditing { traits.insert(.isEditing) }
    let field = VoiceOverElement(
      id: "field", label: name(wording), value: text.isEmpty ? placeholder : text, traits: traits,
      part: "search-field.field")
    guard hasResults, results == .announced else { return [field] }
    return [
      field,
      VoiceOverElement(
        id: "results", label: announcement(wording), part: "search-field.results"),
    ]
  }

  public func talkBackNodes(_ wording: Wording) -> [TalkBackNode] {
    var field = TalkBackNode()
    field.id = "field"
    field.part = "search-field.field"
    field.className = "android.widget.EditText"
    field.contentDescription = name(wording)
    field.editable = true
    field.clickable = true
    field.focusable = true
    field.enabled = !common.isDisabled
    field.focused = isEditing
    field.hintText = placeholder
    field.showingHintText = text.isEmpty && placeholder != nil
    field.text = text.isEmpty ? placeholder : text
    guard hasResults, results == .announced else { return [field] }
    var announced = TalkBackNode()
    announced.id = "results"
    announced.part = "search-field.results"
    announced.className = "android.widget.TextView"
    announced.text = announcement(wording)
    announced.liveRegion = .polite
    return [field, announced]
  }
}
