/// A component that contains stops, or several texts that are read as one stop.
public struct Container: Component {
  public var kind: ComponentKind { type.describedBy() }
  public var common: CommonAttributes
  package internal(set) var type: ContainerKind
  /// The texts that a group exposes as one stop.
  public var texts: [String] = []
  public var contents = ComponentContents()
  /// The message below the title of an alert or banner.
  public var body: String?
  package var isTemporary = false
  /// The buttons of an alert or banner.
  public var buttons: [String] = []
  /// Whether a navigation bar has a back button.
  public var hasBackButton = false
  /// The app's name for the back button; nil for the platform's name.
  public var backName: String?
  /// Whether an alert's title and body are announced with its first button, as in older Android
  /// versions.
  public var isToldWithButton = false
  /// Whether the container has a close button.
  public var hasCloseButton = false
  /// Whether iOS adds an invisible element that closes the container.
  public var hasDismissElement = false
  /// The grabber that resizes a sheet; nil if the sheet has one size.
  package var grabber: SheetGrabber?
  package var placement: TabPlacement?
  /// The number of a grid's columns; 0 if unknown.
  package var columns = 0
  package var isAdjustable = false
  package var turnedPages = 0
  /// The number of nested components before the title of a navigation bar.
  package var leadingCount = 0
  /// The ways to close the container; nil for the platform's defaults.
  public var closings: [Closing]?
  /// The location of the key `closes` in the design.
  public var closingsLocation: SourceLocation?

  package init(_ type: ContainerKind, _ label: String = "") {
    self.type = type
    common = CommonAttributes(label: label)
  }

  var components: [any Component] {
    get { contents.components }
    set { contents.components = newValue }
  }

  var isOverlay: Bool { type.presence == .overlay }

  public var traits: ComponentTraits {
    var traits = ComponentTraits()
    traits.presence = type.presence
    traits.group = group
    switch type.content {
    case .texts, .announcement, .banner: traits.mainStop = StopID(kind.name)
    case .choices: traits.isOfChoices = true
    // The container's hint, actions and overrides apply to its title or label.
    case .alert, .components: traits.subjects = [StopID(.title), StopID(.label)]
    }
    traits.holdsPages = type.holdsPages
    traits.columns = columns
    traits.wantsGroupLabel = type.wantsLabel
    traits.allowsSeveral = type.allowsSeveral
    traits.isTemporary = isTemporary
    traits.groupedTexts = texts
    traits.texts = body.map { [$0] } ?? []
    traits.names = buttons
    traits.closingsLocation = closingsLocation
    return traits
  }

  private var group: StopGroup? {
    let label = common.voiceOver.label ?? common.label
    var group: StopGroup?
    switch type.group {
    case .none: break
    case .named: group = label.isEmpty ? nil : StopGroup(id: id, label: label)
    case .key(let key): group = StopGroup(id: id, label: label, key: key)
    }
    guard group != nil else { return nil }
    let widget = common.toolkits.widget("\(kind).group", on: .voiceOver)
    group?.isOfGuidelines = widget?.isSilent == true
    return group
  }

  public var states: [ComponentState] {
    if let grabber { return grabber.sizes.map(\.state) }
    return choices.isEmpty ? [.usual] : [.usual, .optionDisabled]
  }

  public var state: ComponentState {
    get { grabber?.size.state ?? .usual }
    set {
      if let size = SheetGrabber.Size(rawValue: newValue.rawValue) { grabber?.size = size }
      guard newValue == .optionDisabled, let index = choices.firstIndex(where: { !$0.isSelected })
      else { return }
      choices[index].isDisabled = true
    }
  }

  public func voiceOverElements(_ wording: Wording) -> [ExposedElement] {
    let name = common.exposedName(wording)
    switch type.content {
    case .texts:
      var element = ExposedElement(.group, label: name, traits: .staticText, part: "group")
      element.customContent = texts.map { .init(label: $0, isImportant: true) }
      return [element]
    case .choices(let part):
      return closeElement(wording) + heading(common.voiceOver.label ?? name)
        + choices.indices.map { choice($0, part: part, wording) }
    case .components: return overlayStops(name, wording)
    case .alert: return alertElements(name)
    case .banner: return bannerElements(name, wording)
    case .announcement: return [ExposedElement(.toast, label: name, part: "toast")]
    }
  }

  private func heading(_ name: String) -> [ExposedElement] {
    guard hasOwnLabel, !name.isEmpty else { return [] }
    return [
      ExposedElement(isOverlay ? .title : .label, label: name, traits: .header, part: kind.name)
    ]
  }

  var hasOwnLabel: Bool { type.isColumn || isOverlay }

  private func closeElement(_ wording: Wording) -> [ExposedElement] {
    hasCloseButton ? [.closing(.close, "label.close", part: closePart, wording)] : []
  }

  /// A bar's close button closes its modal.
  var closePart: String { type == .navigationBar ? "modal.close" : "\(kind).close" }

  private func choice(_ index: Int, part: String, _ wording: Wording) -> ExposedElement {
    choices[index].element(.option, part: part, wording) { type.adaptElement(&$0, choices, index) }
  }

  private func overlayStops(_ name: String, _ wording: Wording) -> [ExposedElement] {
    guard isOverlay else {
      let back = closeElement(wording) + (hasBackButton ? [backElement(wording)] : [])
      if let page { return back + [pageElement(name, page, wording)] }
      guard !name.isEmpty, let stop = type.labelStop else { return back }
      return back + [ExposedElement(stop, label: name, traits: .header, part: "heading")]
    }
    var elements: [ExposedElement] = []
    if hasDismissElement {
      elements.append(
        type.hasDismissRegion
          ? .dismissRegion("label.close-modal", part: "\(kind).dismiss", wording)
          : .closing(.dismiss, "label.dismiss-sheet", part: "\(kind).dismiss", wording))
    }
    if let grabber { elements.append(grabber.element(wording)) }
    elements += closeElement(wording)
    guard !name.isEmpty else { return elements }
    return elements + [ExposedElement(.title, label: name, traits: .header, part: kind.name)]
  }

  private func backElement(_ wording: Wording) -> ExposedElement {
    ExposedElement(
      .back, label: nameOfBack(on: .voiceOver, wording), traits: [.button, .backButton],
      part: "navigation-bar.back")
  }

  func nameOfBack(on platform: Platform, _ wording: Wording) -> String {
    backName ?? wording.word(platform == .voiceOver ? "label.back" : "label.navigate-up")
  }

  private func bannerElements(_ name: String, _ wording: Wording) -> [ExposedElement] {
    var message = ExposedElement(.banner, label: name, traits: .staticText, part: "banner")
    message.customContent = (body.map { [$0] } ?? []).map { .init(label: $0, isImportant: true) }
    return [message]
      + buttons.map {
        ExposedElement(.button, $0, label: $0, traits: .button, part: "banner.action")
      } + closeElement(wording)
  }

  private func alertElements(_ name: String) -> [ExposedElement] {
    var elements = [ExposedElement(.title, label: name, traits: [], part: kind.name)]
    elements[0].becomeAlertTitle(with: body)
    if let body {
      var element = ExposedElement(.body, label: body, traits: .staticText, part: kind.name)
      element.becomeAlertBody()
      elements.append(element)
    }
    return elements
      + buttons.map {
        ExposedElement(.button, $0, label: $0, traits: [.button], part: "alert.action")
      }
  }
}
