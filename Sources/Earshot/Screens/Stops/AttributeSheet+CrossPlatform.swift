// Attributes of both platforms in React Native and Flutter.
extension Toolkit {
  func spelling(of attribute: String) -> String? {
    let table = self == .flutter ? Self.ofFlutter : Self.ofReactNative
    let family = attribute.prefix { $0 != "." }
    return table[attribute] ?? table[String(family)]
  }

  private static let ofReactNative = [
    "label": "accessibilityLabel", "contentDescription": "accessibilityLabel",
    "text": "Text", "value": "accessibilityValue={{text}}",
    "stateDescription": "accessibilityValue={{text}}", "hint": "accessibilityHint",
    "placeholder": "placeholder of the TextInput", "hintText": "placeholder of the TextInput",
    "labeledBy": "accessibilityLabelledBy", "child": "Text inside it",
    "className": "accessibilityRole", "roleDescription": "accessibilityRole",
    "traits": "accessibilityRole", "traits.selected": "accessibilityState={{selected: true}}",
    "traits.notEnabled": "accessibilityState={{disabled: true}}",
    "traits.secureTextField": "secureTextEntry", "traits.isEditing": "focus()",
    "selected": "accessibilityState={{selected: true}}",
    "enabled": "accessibilityState={{disabled: true}}",
    "checkable": "accessibilityState={{checked}}", "checked": "accessibilityState={{checked}}",
    "expandedStatus": "accessibilityState={{expanded}}",
    "actions.expand": "accessibilityState={{expanded: false}}",
    "actions.collapse": "accessibilityState={{expanded: true}}",
    "actions": "accessibilityActions", "customActions": "accessibilityActions",
    "heading": "accessibilityRole=\"header\"", "password": "secureTextEntry",
    "focused": "focus()", "clickable": "onPress", "longClickable": "onLongPress",
    "focusable": "focusable", "screenReaderFocusable": "accessible",
    "liveRegion": "accessibilityLiveRegion", "language": "accessibilityLanguage",
    "announces": "AccessibilityInfo.announceForAccessibility()", "grouped": "accessible={true}",
    "hidden": "accessibilityElementsHidden, importantForAccessibility=\"no-hide-descendants\"",
    "next": "nextFocusDown, nextFocusForward and so on",
    "open.confined": "accessibilityViewIsModal",
    "open.closes": "onAccessibilityEscape, onRequestClose",
    "open.focus": "AccessibilityInfo.sendAccessibilityEvent(_, 'focus')",
    "closed.focus": "AccessibilityInfo.sendAccessibilityEvent(_, 'focus')",
  ]

  private static let ofFlutter = [
    "label": "Semantics(label:)", "contentDescription": "Semantics(label:)", "text": "Text",
    "value": "Semantics(value:)", "stateDescription": "Semantics(value:)",
    "hint": "Semantics(hint:)", "placeholder": "InputDecoration(hintText:)",
    "hintText": "InputDecoration(labelText:, hintText:)",
    "labeledBy": "InputDecoration(labelText:)", "child": "Text inside it",
    "traits.button": "Semantics(button: true)", "traits.link": "Semantics(link: true)",
    "traits.image": "Semantics(image: true)", "traits.header": "Semantics(header: true)",
    "traits.textEntry": "TextField (by itself)", "traits.searchField": "TextField (by itself)",
    "traits.adjustable": "Semantics(onIncrease:, onDecrease:)",
    "traits.switchButton": "Switch (by itself)", "traits.selected": "Semantics(selected: true)",
    "traits.notEnabled": "Semantics(enabled: false)",
    "traits.secureTextField": "obscureText: true", "traits.isEditing": "FocusNode.requestFocus()",
    "traits.staticText": "Text (by itself)", "traits": "widget (by itself)",
    "className": "widget (by itself)", "roleDescription": "widget (by itself)",
    "selected": "Semantics(selected: true)", "enabled": "Semantics(enabled: false)",
    "checkable": "Semantics(checked:)", "checked": "Semantics(checked:)",
    "expandedStatus": "Semantics(expanded:)", "actions.expand": "Semantics(expanded: false)",
    "actions.collapse": "Semantics(expanded: true)",
    "actions": "Semantics(onTap:, onTapHint:, customSemanticsActions:)",
    "customActions": "Semantics(customSemanticsActions:)", "heading": "Semantics(header: true)",
    "password": "obscureText: true", "focused": "FocusNode.requestFocus()",
    "clickable": "Semantics(onTap:)", "longClickable": "Semantics(onLongPress:)",
    "focusable": "Semantics(focusable: true)", "screenReaderFocusable": "MergeSemantics",
    "tooltipText": "Semantics(tooltip:)", "error": "InputDecoration(errorText:)",
    "liveRegion": "Semantics(liveRegion: true)",
    "language": "Semantics(attributedLabel:) with a LocaleStringAttribute",
    "announces": "SemanticsService.announce()", "grouped": "MergeSemantics",
    "hidden": "ExcludeSemantics", "next": "FocusTraversalOrder",
    "open.confined": "Semantics(scopesRoute: true)",
    "open.paneTitle": "Semantics(namesRoute: true)",
    "open.closes": "PopScope, Semantics(onDismiss:)", "open.focus": "FocusNode.requestFocus()",
    "closed.focus": "FocusNode.requestFocus()",
  ]
}
