import Earshot

extension Row {
  /// All announcements in the MagentaA11y pages that are named below; contradictory announcements
  /// have separate rows.
  static let widgets: [Row] = [
    // MagentaA11y controls/chip.md
    Row(
      "chip-ios-1", .voiceOver, "Selected, label, filter, button, list start",
      [.state, .name, .content, .role, .container],
      "kind: chip-group\n    options: [{label: label, selected: true, content: filter}, {label: Label, content: filter}, Third]",
      stop: "option.label"),
    Row(
      "chip-ios-2", .voiceOver, "Not selected, label, filter, button",
      [.state, .name, .content, .role],
      "kind: chip-group\n    options: [{label: first, selected: true, content: filter}, {label: label, content: filter}, Third]",
      stop: "option.label"),
    Row(
      "chip-android-1", .talkBack, "Selected, label, index, checkbox",
      [.state, .name, .position, .role],
      "kind: chip\n    label: label\n    selected: true\n    position: 1 of 2",
      standingFor: ["1 of 2": "index"]),
    Row(
      "chip-android-2", .talkBack,
      "Not selected, label, double tap to select filter, checkbox, double tap to toggle",
      [.state, .name, .content, .role, .hint],
      "kind: chip\n    label: label\n    content: double tap to select filter"),
    Row(
      "chip-android-3", .talkBack, "In-list filters", [.container],
      "kind: chip-group\n    label: In-list filters\n    options: [Near me, Open now]",
      stop: "option.Near me", only: .container),
    // MagentaA11y controls/date-time-picker.md
    Row(
      "date-time-picker-ios-1", .voiceOver,
      "Birthday, button, activate to choose type, actions available",
      [.name, .role, .hint, .actions],
      "kind: date-time-picker\n    label: Birthday\n    hint: activate to choose type\n    actions: [Clear]",
      stop: "field"),
    Row(
      "date-time-picker-ios-2", .voiceOver, "November, picker item, adjustable",
      [.value, .role, .role], "kind: date-time-picker\n    label: Birthday\n    date: 2026-11-22",
      stop: "wheel.month"),
    Row(
      "date-time-picker-ios-3", .voiceOver, "dimmed", [.state],
      "kind: date-time-picker\n    label: Birthday\n    disabled: true", stop: "field", only: .state
    ),
    Row(
      "date-time-picker-android-1", .talkBack,
      "Hour, Minutes and Period, Select Hours, Hour displayed, Double tap to select hours",
      [.container, .name, .value, .hint],
      "kind: date-time-picker\n    label: Start\n    time: \"9:30\"", stop: "hour",
      standingFor: ["9": "Hour displayed"]),
    Row(
      "date-time-picker-android-2", .talkBack, "Minute, Double tap to select minutes",
      [.value, .hint], "kind: date-time-picker\n    label: Start\n    time: \"9:30\"",
      stop: "minute", standingFor: ["30": "Minute"]),
    Row(
      "date-time-picker-android-3", .talkBack,
      "Selected, PM, Radio button, 2 of 2, Double tap to select",
      [.state, .name, .role, .position, .hint],
      "kind: date-time-picker\n    label: Start\n    time: \"21:30\"", stop: "period.pm"),
    Row(
      "date-time-picker-android-4", .talkBack,
      "Not selected, AM, Radio button, 1 of 2, Double tap to select",
      [.state, .name, .role, .position, .hint],
      "kind: date-time-picker\n    label: Start\n    time: \"21:30\"", stop: "period.am"),
    Row(
      "date-time-picker-android-5", .talkBack,
      "Switch to text input mode for the time input, button, Double tap to activate",
      [.name, .role, .hint], "kind: date-time-picker\n    label: Start", stop: "mode"),
    Row(
      "date-time-picker-android-6", .talkBack, "Set time", [.name],
      "kind: date-time-picker\n    label: Start", stop: "title"),
    Row(
      "date-time-picker-android-7", .talkBack, "Type in time", [.name],
      "kind: date-time-picker\n    label: Start", stop: "label"),
    Row(
      "date-time-picker-android-8", .talkBack, "Hour, Edit box for hour, Double tap to edit text",
      [.value, .role, .name, .hint], "kind: date-time-picker\n    label: Start\n    time: \"9:30\"",
      stop: "hour@input", standingFor: ["9": "Hour"]),
    Row(
      "date-time-picker-android-9", .talkBack, "Colon", [.content],
      "kind: date-time-picker\n    label: Start", stop: "colon"),
    Row(
      "date-time-picker-android-10", .talkBack,
      "Minutes, Edit box for minute, Double tap to edit text", [.value, .role, .name, .hint],
      "kind: date-time-picker\n    label: Start\n    time: \"9:30\"", stop: "minute@input",
      standingFor: ["30": "Minutes"]),
    Row(
      "date-time-picker-android-11", .talkBack, "Dropdown list, PM, Double tap to change",
      [.role, .value, .hint], "kind: date-time-picker\n    label: Start", stop: "period"),
    Row(
      "date-time-picker-android-12", .talkBack,
      "Pop up window, checked, AM, In list, Double tap to select",
      [.container, .state, .name, .container, .hint],
      "kind: date-time-picker\n    label: Start\n    time: \"9:30\"", stop: "option.am"),
    Row(
      "date-time-picker-android-13", .talkBack, "Cancel, button, double tap to activate",
      [.name, .role, .hint], "kind: date-time-picker\n    label: Start", stop: "cancel"),
    // MagentaA11y controls/segmented-control.md
    Row(
      "segmented-control-ios-1", .voiceOver, "Favorite apps", [.container],
      "kind: segmented-control\n    label: Favorite apps\n    options: [Weather, Photos, {label: Clock, disabled: true}]\n    value: Weather",
      stop: "option.Weather", only: .container),
    Row(
      "segmented-control-ios-2", .voiceOver,
      "Favorite apps, Selected, Weather, button, one of three",
      [.container, .state, .name, .role, .position],
      "kind: segmented-control\n    label: Favorite apps\n    options: [Weather, Photos, {label: Clock, disabled: true}]\n    value: Weather",
      stop: "option.Weather", standingFor: ["1 of 3": "one of three"]),
    Row(
      "segmented-control-ios-3", .voiceOver, "Photos, button, 2 of 3", [.name, .role, .position],
      "kind: segmented-control\n    label: Favorite apps\n    options: [Weather, Photos, {label: Clock, disabled: true}]\n    value: Weather",
      stop: "option.Photos"),
    Row(
      "segmented-control-ios-4", .voiceOver, "Clock, dimmed, button, 3 of 3",
      [.name, .state, .role, .position],
      "kind: segmented-control\n    label: Favorite apps\n    options: [Weather, Photos, {label: Clock, disabled: true}]\n    value: Weather",
      stop: "option.Clock"),
    Row(
      "segmented-control-android-1", .talkBack, "Top apps, Selected, Kids, tab, 1 of 4",
      [.container, .state, .name, .role, .position],
      "kind: segmented-control\n    label: Top apps\n    options: [Kids, Weather, Games, Books]\n    value: Kids",
      stop: "option.Kids"),
    Row(
      "segmented-control-android-2", .talkBack, "Weather, tab, 2 of 4, double tap to activate",
      [.name, .role, .position, .hint],
      "kind: segmented-control\n    label: Top apps\n    options: [Kids, Weather, Games, Books]\n    value: Kids",
      stop: "option.Weather"),
    // MagentaA11y controls/sheet.md
    Row(
      "sheet-ios-1", .voiceOver, "Double tap to dismiss pop-up window, button", [.name, .role],
      "kind: sheet\n    label: Filters\n    dismiss: true", stop: "dismiss"),
    Row(
      "sheet-ios-2", .voiceOver, "Close, button", [.name, .role],
      "kind: sheet\n    label: Filters\n    close: true",
      stop: "close"),
    Row(
      "sheet-ios-3", .voiceOver,
      "Card controller, minimized, button, adjust the size of the card overlaying screen",
      [.name, .value, .role, .hint],
      "kind: sheet\n    label: Filters\n    grabber: true\n    size: collapsed", stop: "grabber"),
    Row(
      "sheet-ios-4", .voiceOver,
      "Card controller, half screen, button, adjust the size of the card overlaying screen",
      [.name, .value, .role, .hint],
      "kind: sheet\n    label: Filters\n    grabber: true\n    size: half", stop: "grabber"),
    Row(
      "sheet-ios-5", .voiceOver,
      "Card controller, full screen, button, adjust the size of the card overlaying screen",
      [.name, .value, .role, .hint],
      "kind: sheet\n    label: Filters\n    grabber: true\n    size: expanded", stop: "grabber"),
    Row(
      "sheet-android-1", .talkBack, "collapse drag handle", [.state, .name],
      "kind: sheet\n    label: Filters\n    grabber: drag handle\n    variant: drag-handle\n    size: collapsed",
      stop: "grabber"),
    Row(
      "sheet-android-2", .talkBack, "collapse drag handle", [.state, .name],
      "kind: sheet\n    label: Filters\n    grabber: drag handle\n    variant: drag-handle\n    size: half",
      stop: "grabber"),
    Row(
      "sheet-android-3", .talkBack, "expanded drag handle", [.state, .name],
      "kind: sheet\n    label: Filters\n    grabber: drag handle\n    variant: drag-handle\n    size: expanded",
      stop: "grabber"),
    Row(
      "sheet-android-4", .talkBack, "drag handle", [.name],
      "kind: sheet\n    label: Filters\n    grabber: drag handle\n    variant: drag-handle\n    sizes: [expanded]",
      stop: "grabber"),
    Row(
      "sheet-android-5", .talkBack, "Sheet grabber, collapsed, double tap to activate",
      [.name, .state, .hint],
      "kind: sheet\n    label: Filters\n    grabber: true\n    size: collapsed", stop: "grabber"),
    Row(
      "sheet-android-6", .talkBack, "Sheet grabber, expanded, double tap to activate",
      [.name, .state, .hint],
      "kind: sheet\n    label: Filters\n    grabber: true\n    size: expanded", stop: "grabber"),
    // MagentaA11y controls/stepper.md
    Row(
      "stepper-ios-1", .voiceOver, "Label with current value, Increment, Button",
      [.name, .content, .role], "kind: stepper\n    label: Label with current value",
      stop: "increase"),
    Row(
      "stepper-ios-2", .voiceOver, "Label with current value, Decrement, Button",
      [.name, .content, .role], "kind: stepper\n    label: Label with current value",
      stop: "decrease"),
    Row(
      "stepper-android-1", .talkBack,
      "Label with value, Increment or Increase, Double tap to activate", [.name, .content, .hint],
      "kind: stepper\n    label: Label with value", stop: "increase",
      standingFor: ["Increase": "Increment or Increase"]),
    Row(
      "stepper-android-2", .talkBack,
      "Label with value, Decrement or Decrease, Double tap to activate", [.name, .content, .hint],
      "kind: stepper\n    label: Label with value", stop: "decrease",
      standingFor: ["Decrease": "Decrement or Decrease"]),
    // MagentaA11y controls/time-picker.md
    Row(
      "time-picker-ios-1", .voiceOver, "Add birthday, button", [.name, .role],
      "kind: time-picker\n    label: Add birthday", stop: "field"),
    Row(
      "time-picker-ios-2", .voiceOver,
      "February, picker item, adjustable, swipe up or down with one finger to adjust the value",
      [.value, .role, .role, .hint], "kind: time-picker\n    label: Start\n    time: \"14:30\"",
      stop: "wheel.hour", standingFor: ["2": "February"]),
    Row(
      "time-picker-android-1", .talkBack,
      "Hour, Minutes and Period, Select Hours, Hour displayed, Double tap to select hours",
      [.container, .name, .value, .hint], "kind: time-picker\n    label: Start\n    time: \"9:30\"",
      stop: "hour", standingFor: ["9": "Hour displayed"]),
    Row(
      "time-picker-android-2", .talkBack, "Minute, Double tap to select minutes", [.value, .hint],
      "kind: time-picker\n    label: Start\n    time: \"9:30\"", stop: "minute",
      standingFor: ["30": "Minute"]),
    Row(
      "time-picker-android-3", .talkBack,
      "Selected, PM, Radio button, 2 of 2, Double tap to select",
      [.state, .name, .role, .position, .hint],
      "kind: time-picker\n    label: Start\n    time: \"21:30\"", stop: "period.pm"),
    Row(
      "time-picker-android-4", .talkBack,
      "Not selected, AM, Radio button, 1 of 2, Double tap to select",
      [.state, .name, .role, .position, .hint],
      "kind: time-picker\n    label: Start\n    time: \"21:30\"", stop: "period.am"),
    Row(
      "time-picker-android-5", .talkBack,
      "Switch to text input mode for the time input, button, Double tap to activate",
      [.name, .role, .hint], "kind: time-picker\n    label: Start", stop: "mode"),
    Row(
      "time-picker-android-6", .talkBack, "Set time", [.name],
      "kind: time-picker\n    label: Start", stop: "title"),
    Row(
      "time-picker-android-7", .talkBack, "Type in time", [.name],
      "kind: time-picker\n    label: Start", stop: "label"),
    Row(
      "time-picker-android-8", .talkBack, "Hour, Edit box for hour, Double tap to edit text",
      [.value, .role, .name, .hint], "kind: time-picker\n    label: Start\n    time: \"9:30\"",
      stop: "hour@input", standingFor: ["9": "Hour"]),
    Row(
      "time-picker-android-9", .talkBack, "Colon", [.content],
      "kind: time-picker\n    label: Start", stop: "colon"),
    Row(
      "time-picker-android-10", .talkBack, "Minutes, Edit box for minute, Double tap to edit text",
      [.value, .role, .name, .hint], "kind: time-picker\n    label: Start\n    time: \"9:30\"",
      stop: "minute@input", standingFor: ["30": "Minutes"]),
    Row(
      "time-picker-android-11", .talkBack, "Dropdown list, PM, Double tap to change",
      [.role, .value, .hint], "kind: time-picker\n    label: Start", stop: "period"),
    Row(
      "time-picker-android-12", .talkBack,
      "Pop up window, checked, AM, In list, Double tap to select",
      [.container, .state, .name, .container, .hint],
      "kind: time-picker\n    label: Start\n    time: \"9:30\"", stop: "option.am"),
    Row(
      "time-picker-android-13", .talkBack, "Cancel, button, double tap to activate",
      [.name, .role, .hint], "kind: time-picker\n    label: Start", stop: "cancel"),
  ]
}
