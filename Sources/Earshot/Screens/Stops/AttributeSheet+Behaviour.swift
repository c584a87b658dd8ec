extension AttributeSheet {
  mutating func addBehaviour(
    of component: any Component, at stop: StopID, on platform: Platform, _ wording: Wording
  ) {
    let stops = Realization(of: component, on: platform, wording: wording).stops
    guard stop == component.mainStop ?? stops.first?.id else { return }
    let opening = component.whatOpens(at: stop, on: platform, wording)
    if component.traits.isSearch || (opening != nil && component.traits.presence == .always) {
      addGrouping(of: component, on: platform)
    }
    addOrder(of: component, on: platform, wording)
    if let opening { addOpening(opening, of: component, on: platform) }
    if let text = component.announcedText(wording) {
      add(
        "announces", text, platform,
        iOS: (
          "UIAccessibility.post(notification: .announcement, argument:)",
          "AccessibilityNotification.Announcement(_:).post() (not documented by MagentaA11y)"
        ),
        android: (
          "android:accessibilityLiveRegion=\"polite\" (\"assertive\" interrupts)",
          "semantics { liveRegion = LiveRegionMode.Polite } (Assertive interrupts)"
        ))
    }
  }

  private mutating func add(
    _ attribute: String, _ value: String?, _ platform: Platform, iOS: (String, String),
    android: (String, String)
  ) {
    let (imperative, declarative) = platform == .voiceOver ? iOS : android
    add(attribute, value, imperative, declarative)
  }

  private mutating func addGrouping(of component: any Component, on platform: Platform) {
    if component.traits.isField, component.common.visibleText != nil {
      add(
        "grouped", "with the visible label, as one stop", platform,
        iOS: (
          "isAccessibilityElement = true on the view around field and label, false on the label",
          "accessibilityElement(children: .combine)"
        ),
        android: (
          "android:screenReaderFocusable=\"true\" on the ViewGroup around field and label, "
            + "android:focusable=\"false\" on the label",
          "Modifier.semantics(mergeDescendants = true) {}"
        ))
    }
    add(
      "hidden", "decorative icons", platform,
      iOS: ("isAccessibilityElement = false", "accessibilityHidden(true)"),
      android: ("android:importantForAccessibility=\"no\"", "contentDescription = null of the Icon")
    )
  }

  private mutating func addOrder(
    of component: any Component, on platform: Platform, _ wording: Wording
  ) {
    for (direction, next) in component.common.next.sorted(by: { $0.key.rawValue < $1.key.rawValue })
    {
      let key = direction.key(isRightToLeft: wording.isRightToLeft)
      add(
        "next.\(direction.rawValue)", next.id, platform,
        iOS: (
          "accessibilityElements of the container (UIAccessibilityContainer)",
          "@FocusState with focused(_:equals:)"
        ),
        android: (
          key.viewAttribute, "Modifier.focusProperties { \(direction.composeProperty) = … }"
        ))
    }
  }

  private mutating func addOpening(
    _ opening: Opening, of component: any Component, on platform: Platform
  ) {
    if opening.confines {
      add(
        "open.confined", "focus cannot leave it", platform,
        iOS: (
          "accessibilityViewIsModal = true (custom components only)",
          "accessibilityAddTraits(.isModal) (custom components only)"
        ),
        android: ("PopupWindow or Dialog (automatic)", "Popup or Dialog (automatic)"))
    }
    let title = opening.windowTitle ?? component.common.label
    if platform == .talkBack {
      add("open.paneTitle", title, "android:accessibilityPaneTitle", "semantics { paneTitle }")
    }
    let moves = (
      iOS: (
        "UIAccessibility.post(notification: .screenChanged, argument:) (custom components only)",
        "@AccessibilityFocusState (custom components only)"
      ),
      android: (
        "sendAccessibilityEvent(TYPE_VIEW_FOCUSED) (custom components only)",
        "FocusRequester.requestFocus() (custom components only)"
      )
    )
    add(
      "open.focus", opening.focus.map { "\($0)" } ?? "the first stop", platform, iOS: moves.iOS,
      android: moves.android)
    add(
      "open.closes", opening.closings.map(\.rawValue).joined(separator: ", "), platform,
      iOS: (
        "accessibilityPerformEscape() for scrub, pressesBegan(_:with:) for Escape",
        "accessibilityAction(.escape), onExitCommand"
      ),
      android: ("OnBackPressedCallback, onKeyDown() for Escape", "onDismissRequest, BackHandler"))
    add(
      "closed.focus", component.mainStop.map { "\($0)" } ?? "the opener", platform,
      iOS: moves.iOS, android: moves.android)
  }
}

extension Component {
  fileprivate func whatOpens(
    at stop: StopID, on platform: Platform, _ wording: Wording
  ) -> Opening? {
    if let opening = opening(on: platform, wording) { return opening }
    var opened = self
    opened.common.isDisabled = false
    _ = opened.perform(.activate, at: stop, on: platform, wording)
    return opened.opening(on: platform, wording)
  }
}

extension Key {
  fileprivate var viewAttribute: String {
    switch self {
    case .up: "android:nextFocusUp"
    case .down: "android:nextFocusDown"
    case .left: "android:nextFocusLeft"
    case .right: "android:nextFocusRight"
    default: "android:nextFocusForward"
    }
  }
}

extension FocusDirection {
  fileprivate var composeProperty: String {
    switch self {
    case .up, .down, .left, .right, .next, .previous, .start, .end: rawValue
    case .tab, .controlTab: "next"
    case .shiftTab: "previous"
    }
  }
}
