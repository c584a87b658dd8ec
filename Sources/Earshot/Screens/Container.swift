/// What holds other stops, or groups texts into one.
public struct Container: Component {
  public static let kinds = ContainerKind.allCases.map(\.rawValue)

  public static let keys = [
    DesignKey(
      "content", .any([.text, .list(.text)]), "The texts that a group reads in one swipe."),
    DesignKey(
      "options", Choice.form, "The choices of a radio group, segmented control or tab bar."),
    DesignKey("value", .text, "The chosen one."),
    DesignKey("components", .list(.component), "What stands in a list, modal or sheet."),
    DesignKey("body", .text, "What an alert says below its title."),
    DesignKey("buttons", .list(.text), "The buttons of an alert."),
    DesignKey("close", .flag, "Whether a modal or sheet has a close button."),
    DesignKey("dismiss", .flag, "Whether iOS puts an invisible element first that closes it."),
    DesignKey(
      "closes", Closing.form,
      "The gestures and keys that close an alert, modal or sheet; the platform's when left out."),
    DesignKey("text", .text, "What a toast says."),
  ]

  public var common: CommonAttributes
  /// What kind of container it is.
  public var type: ContainerKind
  /// The texts that a group reads in one swipe.
  public var texts: [String]
  /// The choices.
  public var choices: [Choice]
  /// What stands in it.
  public var components: [any Component]
  /// What an alert says below its title.
  public var body: String?
  /// The buttons of an alert.
  public var buttons: [String]
  /// Whether it has a close button.
  public var hasCloseButton: Bool
  /// Whether iOS puts an invisible element first that closes it.
  public var hasDismissElement: Bool
  /// The ways to close it; nil where the design leaves them to the platform.
  public var closings: [Closing]?
  /// Where the ways to close it stand.
  public var closingsLocation: SourceLocation?

  public init(
    _ fields: Fields, common: CommonAttributes,
    nested: (SourceValue) throws(InputError) -> any Component
  ) throws(InputError) {
    self.common = common
    type = try fields.required("kind").choice(ContainerKind.self, named: "kind")
    texts = []
    choices = []
    components = []
    switch fields["content"]?.content {
    case nil: break
    case .list: texts = try fields.texts("content")
    default: texts = [try fields.required("content").text()]
    }
    if case .choices = type.content {
      choices = try Choice.list(fields, "options")
      if let value = fields["value"] { try choices.select(value) }
    }
    for item in try fields.items("components") { components.append(try nested(item)) }
    body = try fields.text("body")
    buttons = try fields.texts("buttons")
    hasCloseButton = try fields.flag("close", or: type == .modal || type == .sheet)
    closings = try fields.closings("closes")
    closingsLocation = fields["closes"]?.location
    hasDismissElement = try fields.flag("dismiss", or: closings?.contains(.dismiss) == true)
    if type == .toast {
      let text = try fields.text("text") ?? common.label
      guard !text.isEmpty else { throw InputError("toast: 'text' is missing", at: fields.location) }
      self.common.label = text
    }
  }

  public var nestedComponents: [any Component] {
    get { components }
    set { components = newValue }
  }

  public var presence: Presence {
    switch type {
    case .alert, .modal, .sheet: .overlay
    case .toast: .announcement
    case .group, .list, .radioGroup, .segmentedControl, .tabBar: .always
    }
  }

  /// Whether it stands over the screen until it is closed.
  var isOverlay: Bool { presence == .overlay }

  public var groupedTexts: [String] { texts }

  public var innerNames: [WrittenName] {
    choices.names + buttons.map { WrittenName($0, at: common.location) }
  }

  public var stateNames: [String] {
    guard case .choices = type.content else { return ["usual"] }
    return ["usual", "option-disabled"]
  }

  public var currentState: String { "usual" }

  public func inState(_ name: String) -> Container {
    var container = self
    if name == "option-disabled", let index = choices.firstIndex(where: { !$0.isSelected }) {
      container.choices[index].isDisabled = true
    }
    return container
  }

  public func voiceOverElements(_ wording: Wording) -> [VoiceOverElement] {
    let name = common.exposedName(wording)
    switch type.content {
    case .texts:
      var element = VoiceOverElement(id: "group", label: name, traits: .staticText, part: "group")
      element.customContent = texts.map { .init(label: $0, importance: .high) }
      return [element]
    case .choices(let part):
      return heading(name) + choices.indices.map { choice($0, part: part) }
    case .components: return overlayStops(name, wording)
    case .alert: return alertElements(name)
    case .announcement: return [VoiceOverElement(id: "toast", label: name, part: "toast")]
    }
  }

  /// The label of a group of choices is a stop of its own where it can be seen.
  private func heading(_ name: String) -> [VoiceOverElement] {
    guard type == .radioGroup, !name.isEmpty else { return [] }
    return [VoiceOverElement(id: "label", label: name, traits: .header, part: "radio-group")]
  }

  private func choice(_ index: Int, part: String) -> VoiceOverElement {
    let choice = choices[index]
    var element = VoiceOverElement(
      id: "option.\(choice.label)", label: choice.label, traits: [.button], part: part)
    if choice.isSelected { element.traits.insert(.selected) }
    if choice.isDisabled { element.traits.insert(.notEnabled) }
    let position = Position(index: index + 1, count: choices.count)
    switch type {
    case .tabBar:
      element.traits = element.traits.subtracting(.button).union(.tabBarItem)
      element.context = .tabBarItem(index: position.index, count: position.count)
    case .segmentedControl: element.context = position.asSeries
    default: break
    }
    return element
  }

  private func overlayStops(_ name: String, _ wording: Wording) -> [VoiceOverElement] {
    guard isOverlay else {
      return name.isEmpty
        ? [] : [VoiceOverElement(id: "label", label: name, traits: .header, part: "heading")]
    }
    var elements: [VoiceOverElement] = []
    if hasDismissElement {
      let key = type == .modal ? "label.close-modal" : "label.dismiss-pop-up"
      elements.append(
        VoiceOverElement(
          id: "dismiss", label: wording.word(key), part: "\(type.rawValue).dismiss"))
    }
    if hasCloseButton {
      elements.append(
        VoiceOverElement(
          id: "close", label: wording.word("label.close"), traits: [.button],
          part: "\(type.rawValue).close"))
    }
    guard !name.isEmpty else { return elements }
    return elements
      + [VoiceOverElement(id: "title", label: name, traits: .header, part: type.rawValue)]
  }

  private func alertElements(_ name: String) -> [VoiceOverElement] {
    var elements = [VoiceOverElement(id: "title", label: name, traits: .header, part: "alert")]
    if let body {
      elements.append(
        VoiceOverElement(id: "body", label: body, traits: .staticText, part: "alert.body"))
    }
    return elements
      + buttons.map {
        VoiceOverElement(id: "button.\($0)", label: $0, traits: [.button], part: "alert.action")
      }
  }
}
