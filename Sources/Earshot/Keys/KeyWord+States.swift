extension KeyWord {
  /// The possible keys for each state; the first that a kind has is used.
  static let states: [String: [(key: String, value: String)]] = [
    "on": [("checked", "true"), ("selected", "true")],
    "off": [("checked", "false"), ("selected", "false")],
    "true": [("checked", "true"), ("selected", "true")],
    "false": [("checked", "false"), ("selected", "false")],
    "yes": [("checked", "true"), ("selected", "true")],
    "no": [("checked", "false"), ("selected", "false")],
    "checked": [("checked", "true"), ("selected", "true")],
    "unchecked": [("checked", "false"), ("selected", "false")],
    "indeterminate": [("checked", "mixed")], "mixed": [("checked", "mixed")],
    "selected": [("selected", "true")], "unselected": [("selected", "false")],
    "active": [("selected", "true")], "inactive": [("selected", "false")],
    "current": [("selected", "true")],
    "expanded": [("size", "expanded"), ("expanded", "true")], "open": [("expanded", "true")],
    "collapsed": [("size", "collapsed"), ("expanded", "false")], "closed": [("expanded", "false")],
    "half-expanded": [("size", "half")], "half": [("size", "half")],
    "disabled": [("disabled", "true")], "enabled": [("disabled", "false")],
    "required": [("required", "true")], "hidden": [("hidden", "true")],
    "gone": [("hidden", "true")], "invisible": [("hidden", "true")],
    "visible": [("hidden", "false")],
    "loading": [("state", "busy")], "editing": [("editing", "true")],
  ]

  /// States that readers announce with their own words.
  static let readerStates: Set<String> = [
    "checked", "unchecked", "indeterminate", "mixed", "selected", "unselected", "expanded",
    "collapsed", "disabled", "required", "hidden", "half-expanded", "editing",
  ]

  static let roles: [String: [(key: String, value: String)]] = [
    "alert": [("live", "assertive")], "status": [("live", "polite")], "log": [("live", "polite")],
    "presentation": [("hidden", "true")], "none": [("hidden", "true")],
  ]

  static let times: [String: String] = [
    "polite": "polite", "politely": "polite", "queued": "polite", "true": "polite",
    "assertive": "assertive", "immediately": "assertive", "immediate": "assertive",
    "now": "assertive", "interrupt": "assertive", "interrupting": "assertive",
  ]

  static let visualStates: Set<String> = [
    "default", "normal", "enabled", "rest", "resting", "hover", "hovered", "focus", "focused",
    "pressed", "idle", "active", "inactive", "dragged", "destructive", "cancel", "primary",
  ]
}
