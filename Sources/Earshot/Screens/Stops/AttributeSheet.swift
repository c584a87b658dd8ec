/// The attributes that developers must set for the announcement of one stop, in their toolkit's
/// terms.
package struct AttributeSheet: Sendable {
  package struct Row: Sendable, Hashable {
    /// The platform's name for the attribute.
    ///
    /// The prefix `child.` is for a view inside the stop, and a prefix such as `list.` for a view
    /// around the stop.
    package var attribute: String
    package var value: String
    package var spelling: String
  }

  package let toolkit: Toolkit

  package private(set) var rows: [Row] = []

  init(
    of attributes: Realization.Attributes, saidByGuidelines said: Announcement?,
    arriving arrival: VoiceOverArrival, in component: any Component
  ) {
    let toolkits = component.common.toolkits
    let part = attributes.facts.part
    switch attributes {
    case .voiceOver(let element):
      toolkit = toolkits.iOS
      addNative(part, of: component, on: .voiceOver)
      addVoiceOver(element.element, arriving: arrival, in: component)
    case .talkBack(let index, let tree):
      toolkit = toolkits.android
      addNative(part, of: component, on: .talkBack)
      addTalkBack(index, in: tree)
      add(
        "language", component.common.language, "LocaleSpan of the text",
        "SpanStyle(localeList =) of the text")
    }
    addGuidelines(
      attributes.facts.added.map(\.fact).filter { fact in
        said.map { $0.parts.contains { $0.fact == fact } } ?? true
      })
  }

  /// Adds the facts that the guidelines require and the stock widget lacks.
  private mutating func addGuidelines(_ added: [Fact]) {
    let isOfIOS = [.uikit, .swiftui].contains(toolkit)
    let state =
      added.contains(.expanded) ? "expanded" : added.contains(.collapsed) ? "collapsed" : nil
    add(
      "guidelines.state", state,
      isOfIOS
        ? "a word in the accessibilityLabel; the view has no attribute for this state"
        : "ViewCompat.setStateDescription()",
      isOfIOS
        ? "a word in accessibilityLabel(_:); the view has no attribute for this state"
        : "semantics { stateDescription }")
    add(
      "guidelines.role", added.contains(.role(.button)) ? "button" : nil,
      isOfIOS ? "accessibilityTraits .button" : "className of the AccessibilityNodeInfo",
      isOfIOS ? "accessibilityAddTraits(.isButton)" : "role = Role.Button")
  }

  private mutating func addNative(
    _ part: String?, of component: any Component, on platform: Platform
  ) {
    guard let part, let native = component.native(of: part, on: platform) else { return }
    add("native", component.kind.name, native.imperative, native.declarative)
  }

  mutating func add(
    _ attribute: String, _ value: String?, _ imperative: String, _ declarative: String
  ) {
    guard let value, !value.isEmpty else { return }
    let spelling =
      switch toolkit {
      case .uikit, .views: imperative
      case .swiftui, .compose: declarative
      case .reactNative, .flutter:
        toolkit.spelling(of: attribute) ?? "native code of the platform: \(imperative)"
      }
    rows.append(Row(attribute: attribute, value: value, spelling: spelling))
  }

  private mutating func addVoiceOver(
    _ element: VoiceOverElement, arriving arrival: VoiceOverArrival, in component: any Component
  ) {
    if component.hasTitle(element) {
      // A title overrides the accessibilityLabel, so only the title is set.
      add("label", element.label, "setTitle(_:for:)", "title of the Button or Menu")
    } else {
      add("label", element.label, "accessibilityLabel", "accessibilityLabel(_:)")
    }
    let isField = !element.traits.isDisjoint(with: [.searchField, .textEntry])
    if isField, element.value == component.traits.placeholder {
      add("placeholder", element.value, "placeholder", "prompt of the field")
    } else {
      add("value", element.value, "accessibilityValue", "accessibilityValue(_:)")
    }
    add("hint", element.hint, "accessibilityHint", "accessibilityHint(_:)")
    for name in element.traits.names {
      let (imperative, declarative) = Self.traits[name] ?? ("accessibilityTraits .\(name)", name)
      add("traits.\(name)", "yes", imperative, declarative)
    }
    add(
      "expandedStatus", element.expandedStatus?.rawValue, "accessibilityExpandedStatus (iOS 18)",
      "DisclosureGroup, Menu (automatic)")
    add("language", element.language, "accessibilityLanguage", "typesettingLanguage(_:)")
    for action in element.customActions {
      add("customActions", action, "accessibilityCustomActions", "accessibilityAction(named:)")
    }
    for content in element.customContent {
      let isHigh = content.isImportant
      add(
        isHigh ? "customContent.high" : "customContent", content.label,
        "accessibilityCustomContent" + (isHigh ? ", importance .high" : ""),
        "accessibilityCustomContent(_:_:importance:)")
    }
    addSurroundings(of: element, arriving: arrival)
  }

  private mutating func addSurroundings(
    of element: VoiceOverElement, arriving arrival: VoiceOverArrival
  ) {
    for label in arrival.groups {
      add(
        "group.label", label,
        "accessibilityContainerType = .semanticGroup and accessibilityLabel of the surrounding view",
        "accessibilityElement(children: .contain) and accessibilityLabel(_:) of the surrounding view"
      )
    }
    if let (kind, place, imperative, declarative) = element.context?.row {
      add("context.\(kind)", place, imperative, declarative)
    }
    add(
      "insertionPoint", element.insertionPoint?.rawValue, "UITextField (automatic)",
      "TextField (automatic)")
    add(
      "app", arrival.appName, "CFBundleDisplayName", "CFBundleDisplayName")
  }

  /// The code that sets each trait in UIKit and SwiftUI, or the stock view with the trait.
  private static let traits: [String: (imperative: String, declarative: String)] = {
    let own = [
      "button": "isButton", "link": "isLink", "image": "isImage", "selected": "isSelected",
      "header": "isHeader", "searchField": "isSearchField", "staticText": "isStaticText",
      "keyboardKey": "isKeyboardKey", "summaryElement": "isSummaryElement", "tabBar": "isTabBar",
      "updatesFrequently": "updatesFrequently", "playsSound": "playsSound",
      "startsMediaSession": "startsMediaSession", "causesPageTurn": "causesPageTurn",
      "allowsDirectInteraction": "allowsDirectInteraction",
    ]
    let native = [
      "notEnabled": ("isEnabled = false", "disabled(_:)"),
      "adjustable": ("accessibilityTraits .adjustable", "accessibilityAdjustableAction(_:)"),
      "switchButton": ("UISwitch (automatic)", "Toggle, accessibilityAddTraits(.isToggle)"),
      "textEntry": ("UITextField (automatic)", "TextField (automatic)"),
      "textArea": ("UITextView (automatic)", "TextEditor (automatic)"),
      "secureTextField": ("isSecureTextEntry = true", "SecureField (automatic)"),
      "isEditing": ("becomeFirstResponder()", "@FocusState"),
      "pickerItem": ("UIPickerView (automatic)", "Picker (automatic)"),
      "backButton": ("UINavigationController (automatic)", "NavigationStack (automatic)"),
      "tabBarItem": ("UITabBarController (automatic)", "TabView (automatic)"),
      "popUpButton": ("showsMenuAsPrimaryAction = true", "Menu, Picker (automatic)"),
      "draggable": ("UIDragInteraction (automatic)", "draggable(_:)"),
      "alert": ("UIAlertController (automatic)", "alert(_:isPresented:actions:)"),
    ]
    return native.merging(
      own.map {
        ($0.key, ("accessibilityTraits .\($0.key)", "accessibilityAddTraits(.\($0.value))"))
      }
    ) { first, _ in first }
  }()
}

extension Component {
  fileprivate func hasTitle(_ element: VoiceOverElement) -> Bool {
    guard element.traits.contains(.button), let stop = element.id.map({ StopID($0) }) else {
      return false
    }
    if let choice = choices.first(where: { $0.label == stop.label }) {
      return choice.visibleLabel == .same && choice.voiceOver.label == nil
    }
    return stop == mainStop && !traits.isField && common.visibleLabel == .same
      && common.voiceOver.label == nil
  }
}

extension VoiceOverContext {
  fileprivate var row: (kind: String, place: String, imperative: String, declarative: String)? {
    func place(_ index: Int, _ count: Int) -> String { "\(index) of \(count)" }
    let list = ("accessibilityContainerType = .list of the surrounding view", "List (automatic)")
    switch self {
    case .series(let index, let count):
      return ("series", place(index, count), "UISegmentedControl (automatic)", "Picker (automatic)")
    case .tab(let index, let count):
      return (
        "tab", place(index, count), "trait .tabBar of the surrounding view",
        "no modifier; in UIKit, the trait .tabBar"
      )
    case .tabBarItem(let index, let count):
      return ("tabBarItem", place(index, count), "UITabBar (automatic)", "TabView (automatic)")
    case .pickerWheel(let index, let count):
      return ("pickerWheel", place(index, count), "UIPickerView (automatic)", "Picker (automatic)")
    case .listStart: return ("listStart", "yes", list.0, list.1)
    case .listEnd: return ("listEnd", "yes", list.0, list.1)
    case .landmarkStart, .landmarkEnd, .dataTableCell: return nil
    }
  }
}
