// Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
// swift-format-ignore-file

extension BuiltIn {
  /// The profiles that are built in.
  enum ProfileID: String, CaseIterable {
    case talkback_15_1 = "talkback-15.1"
    case talkback_16_2 = "talkback-16.2"
    case talkback_17 = "talkback-17"
    case talkback_documented = "talkback-documented"
    case voiceover_documented = "voiceover-documented"
    case voiceover_ios_17 = "voiceover-ios-17"
    case voiceover_ios_18 = "voiceover-ios-18"
    case voiceover_ios_26 = "voiceover-ios-26"
    case voiceover_ios_27 = "voiceover-ios-27"
    case voiceover_snapshot = "voiceover-snapshot"
    case voiceover_snapshot_next = "voiceover-snapshot-next"
  }

  /// The identifiers of all profiles, sorted.
  public static let profileIDs: [String] = ProfileID.allCases.map(\.rawValue)

  /// The names that mean the newest profile of a reader, and which that is.
  public static let newest: [String: String] = [
    "talkback": "talkback-17",
    "voiceover-ios": "voiceover-ios-27",
  ]

  /// The profiles that extend another, and which.
  static let profileBases: [String: String] = [
    "talkback-16.2": "talkback-15.1",
    "talkback-17": "talkback-16.2",
    "voiceover-ios-18": "voiceover-ios-17",
    "voiceover-ios-26": "voiceover-ios-18",
    "voiceover-ios-27": "voiceover-ios-26",
    "voiceover-snapshot-next": "voiceover-snapshot",
  ]

  static func newestText(_ name: String) -> String? {
    switch name {
    case "documented/voiceover": "voiceover-documented"
    case "documented/talkback": "talkback-documented"
    case "device/voiceover": "voiceover-ios-27"
    case "device/talkback": "talkback-17"
    default: nil
    }
  }

  /// The folders and locales of all vocabularies, sorted.
  public static let vocabularyNames: [String] = [
    "components/ar",
    "components/de",
    "components/en",
    "components/es",
    "components/fr",
    "components/he",
    "components/hi",
    "components/it",
    "components/ja",
    "components/ko",
    "components/nl",
    "components/pl",
    "components/pt-BR",
    "components/ru",
    "components/sv",
    "components/tr",
    "components/zh-Hans",
    "components/zh-Hant",
    "talkback-16.2/ar",
    "talkback-16.2/de",
    "talkback-16.2/en",
    "talkback-16.2/es",
    "talkback-16.2/fr",
    "talkback-16.2/he",
    "talkback-16.2/hi",
    "talkback-16.2/it",
    "talkback-16.2/ja",
    "talkback-16.2/ko",
    "talkback-16.2/nl",
    "talkback-16.2/pl",
    "talkback-16.2/pt-BR",
    "talkback-16.2/ru",
    "talkback-16.2/sv",
    "talkback-16.2/tr",
    "talkback-16.2/zh-Hans",
    "talkback-16.2/zh-Hant",
    "talkback-documented/ar",
    "talkback-documented/de",
    "talkback-documented/en",
    "talkback-documented/es",
    "talkback-documented/fr",
    "talkback-documented/he",
    "talkback-documented/hi",
    "talkback-documented/it",
    "talkback-documented/ja",
    "talkback-documented/ko",
    "talkback-documented/nl",
    "talkback-documented/pl",
    "talkback-documented/pt-BR",
    "talkback-documented/ru",
    "talkback-documented/sv",
    "talkback-documented/tr",
    "talkback-documented/zh-Hans",
    "talkback-documented/zh-Hant",
    "talkback/ar",
    "talkback/de",
    "talkback/en",
    "talkback/es",
    "talkback/fr",
    "talkback/he",
    "talkback/hi",
    "talkback/it",
    "talkback/ja",
    "talkback/ko",
    "talkback/nl",
    "talkback/pl",
    "talkback/pt-BR",
    "talkback/ru",
    "talkback/sv",
    "talkback/tr",
    "talkback/zh-Hans",
    "talkback/zh-Hant",
    "voiceover-documented/en",
    "voiceover-snapshot-next/de",
    "voiceover-snapshot-next/en",
    "voiceover-snapshot-next/ru",
    "voiceover-snapshot/de",
    "voiceover-snapshot/en",
    "voiceover-snapshot/ru",
    "voiceover/de",
    "voiceover/en",
    "voiceover/ru",
  ]

  /// The vocabularies that extend another, and which.
  static let vocabularyBases: [String: String] = [
    "talkback-16.2": "talkback",
    "voiceover-snapshot-next": "voiceover-snapshot",
  ]

  static func profileText(_ id: ProfileID) -> StaticString {
    switch id {
    case .talkback_15_1:
      ###"""
      profile	talkback-15.1	TalkBack 15.1	talkback	talkback	From the source code of TalkBack 15.1. Other versions and builds of device makers can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	speakPasswords		Speak passwords	on;off	on
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	comma
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	opening	state-name-role		{status}, {triple}
      layout	opening	role-name-state		{triple}
      layout	opening	name-role-state		{triple}
      layout	closing	state-name-role		{error}, {hint}, {tooltip}
      layout	closing	role-name-state		{status}, {error}, {hint}, {tooltip}
      layout	closing	name-role-state		{status}, {error}, {hint}, {tooltip}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      follows	counted-pairs
      follows	disabled-of-everything
      follows	hint-text-of-filled-fields
      follows	links-menu
      follows	nested-items
      follows	not-checked
      follows	password-bullets
      follows	window-before-pane
      rule	talkback.selected	A selected node has "selected" before everything else if the state comes first in the description order. Otherwise it follows the description. Merged nodes do not have it.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	A disabled node will have "disabled" at the end of its description and no usage hint. Headings and merged nodes do not have it. Before Android 12, only operable nodes and web content have it.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.label	If labeledBy names a node with text, the whole description is wrapped in "… for LABEL".	TalkBack 15.1, TreeNodesDescription; template_labeled_item
      rule	talkback.status.collapsed	A node with the EXPAND action is collapsed, even if it also has COLLAPSE. The status is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is expanded.	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.status.checked	A checked node that is not a switch and has no state description is announced as "checked".	TalkBack 15.1, TreeNodesDescription; value_checked
      rule	talkback.status.not-checked	A checkable node that is not a switch and has no state description is announced as "not checked" if it is unchecked. A CheckedTextView has no such status.	TalkBack 15.1, TreeNodesDescription; value_not_checked
      rule	talkback.error	The error of a field follows its description, as "Error" and the text, unless the content is marked as valid.	TalkBack 15.1, AccessibilityNodeFeedbackUtils; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text follows the description of any node, except of an edit box that shows it as its text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (hint text)
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.unlabelled	An enabled, operable node without children, text and role is announced only as "unlabelled".	TalkBack 15.1, AccessibilityNodeFeedbackUtils and TalkBackLabelManager; value_unlabelled
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. It will also prevent merging of child nodes.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	The label that the user can add in TalkBack is the name of a node without a content description and a text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	For a password, only the number of characters is announced, if the field has the SET_SELECTION action.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. Text, view groups and scroll views have no role word.	TalkBack 15.1, Role and AccessibilityNodeFeedbackUtils (role names)
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager, and its only visible child, is a page.	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes it.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace checked, on, off, the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces it after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch without a state description and a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch without a state description and a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range of percents announces its current value with the fraction, such as "50.0 percent". The reader will not round it.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range, for which an event counts items, announces "0 percent" whatever the event contains.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another one is never entered.	TalkBack 15.1, CollectionState and CollectionStateFeedbackUtils; in_list, in_grid
      rule	talkback.collection.out	When focus leaves a list or grid and enters no other collection, this will be announced.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing because the reader requests it in a way that never has it.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without both counts, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with both counts, "Out of grid pager" will be announced, even if it has only one row. Users will hear this fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with both counts, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	An item of a list announces its position and the total if the position has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row and column numbers, each only if it has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, the announcement includes whether it is a row heading or a column heading.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, its title will be announced. For windows of the system and of keyboards, this needs the setting for window names.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, its title and its type will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it.	TalkBack 15.1, ClickableHint; template_hint_clickable
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain it. This hint has priority over other click hints.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it. Single-tap activation does not change the words.	TalkBack 15.1, NodeRoleHint; template_hint_long_clickable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain it.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.edit	The hint of an edit box without input focus explains how users can edit it.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled only explains how to adjust it, with the gestures in quotes as in the reader's text. If the user has removed both gestures, it explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions, links), with the gesture that opens the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, this hint is separate and precedes the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. The reader's trailing separator is inaudible and is removed.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.clicked	After a double-tap, checked or on will be announced; otherwise the state of a direct child; otherwise selected; otherwise expanded or collapsed. With a state description, only its change is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule lines 78 to 168
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. Elsewhere, a changed state is announced only if TalkBack acted on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node is enabled or disabled, this will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.text-added	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, text event feedback; keyboard echo
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced. A password is announced as bullets.	TalkBack 15.1, text event feedback; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.selection-changed	Text that is added to or removed from the selection is announced. So are a whole selection that is made at once and the end of a selection.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	When typing reaches the maximum length of a field, this will be announced.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.password-replaced	When a password is replaced, the number of characters will be announced. The reader gives the new number first, which is a fault of the reader.	TalkBack 15.1, text event feedback; template_replaced_characters
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	When the cursor reaches the beginning or the end of a field, this will be announced.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.window-title	After a change of windows, the title of the active window will be announced; if it has none, the title of the last pane; otherwise the app's name. If only the content of the window changed, the last pane has priority.	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as untitled.	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	When a drawer or the options menu opens, this will be announced.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	When an on-screen keyboard appears or disappears, this will be announced.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, this will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, it is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      """###
    case .talkback_16_2:
      ###"""
      profile	talkback-16.2	TalkBack 16.2	talkback	talkback-16.2	From the source code of TalkBack 16.2. Google can change some features remotely, and builds of device makers can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      source	TalkBack 16.2	https://github.com/google/talkback	2026-03-18
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	comma
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      setting	keymap		Keymap; the default of new installations is enhanced (only with inputMode=keyboard)	enhanced;default	enhanced
      setting	countRepeatedSymbols		Count repeated symbols (in speech only, not in the text)	on;off	on
      setting	speakTextFormatting		Speak text formatting (not simulated)	on;off	on
      setting	speakTime		Speak time (no effect; the screen is always on)	on;off	on
      setting	focusDelay		Focus delay, in milliseconds (no effect on words)		300
      setting	typingFocusDelay		Typing focus delay, in milliseconds (no effect on words)		300
      setting	smartBrowseMode		Smart browse mode (web content is not simulated)	on;off	on
      setting	announceKeyboardKeysFaster		Announce keyboard keys faster (no effect on words)	on;off	off
      setting	tableNavigation		Table navigation reading control when entering a table (not simulated)	on;off	off
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      layout	opening	state-name-role		{error}, {hint}, {status}, {triple}
      layout	opening	role-name-state		{error}, {hint}, {triple}
      layout	opening	name-role-state		{error}, {hint}, {triple}
      layout	closing	state-name-role		{tooltip}
      layout	closing	role-name-state		{status}, {tooltip}
      layout	closing	name-role-state		{status}, {tooltip}
      follows	checked-switches
      follows	clearing-cut
      follows	counted-runs
      follows	described-field-actions
      follows	disabled-of-everything
      follows	edit-box-always
      follows	emoji
      follows	held-keys
      follows	ignored-items
      follows	nameless-roles
      follows	newer-roles
      follows	not-checked-in-choices
      follows	open-link-hint
      follows	read-only-fields
      follows	required-fields
      follows	several-labels
      follows	shortened-selections
      follows	typed-errors
      rule	talkback.selected	A selected node has "selected" before everything else if the state comes first in the description order. Otherwise it follows the description. Merged nodes do not have it.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	A disabled node will have "disabled" at the end of its description and no usage hint. Headings and merged nodes do not have it. Before Android 12, only operable nodes and web content have it.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.status.collapsed	A node with the EXPAND action is collapsed, even if it also has COLLAPSE. The status is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is expanded.	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	The label that the user can add in TalkBack is the name of a node without a content description and a text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	For a password, only the number of characters is announced, if the field has the SET_SELECTION action.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager, and its only visible child, is a page.	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes it.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace checked, on, off, the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces it after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch without a state description and a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch without a state description and a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range of percents announces its current value with the fraction, such as "50.0 percent". The reader will not round it.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range, for which an event counts items, announces "0 percent" whatever the event contains.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.out	When focus leaves a list or grid and enters no other collection, this will be announced.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing because the reader requests it in a way that never has it.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without both counts, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with both counts, "Out of grid pager" will be announced, even if it has only one row. Users will hear this fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with both counts, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	An item of a list announces its position and the total if the position has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row and column numbers, each only if it has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, the announcement includes whether it is a row heading or a column heading.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, its title will be announced. For windows of the system and of keyboards, this needs the setting for window names.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, its title and its type will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain it. This hint has priority over other click hints.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain it.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled only explains how to adjust it, with the gestures in quotes as in the reader's text. If the user has removed both gestures, it explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, this hint is separate and precedes the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. The reader's trailing separator is inaudible and is removed.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. Elsewhere, a changed state is announced only if TalkBack acted on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node is enabled or disabled, this will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.selection-changed	Text that is added to or removed from the selection is announced. So are a whole selection that is made at once and the end of a selection.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	When typing reaches the maximum length of a field, this will be announced.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	When the cursor reaches the beginning or the end of a field, this will be announced.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as untitled.	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	When a drawer or the options menu opens, this will be announced.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	When an on-screen keyboard appears or disappears, this will be announced.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, this will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, it is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      rule	talkback.error	The error of a field precedes its description in every order, after "selected", unless the content is marked as valid.	TalkBack 16.2, TreeNodesDescription lines 192 to 230; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text precedes the description, except of a node that shows it as its text and of an edit box with a text.	TalkBack 16.2, TreeNodesDescription lines 192 to 230, AccessibilityNodeFeedbackUtils lines 547 to 555
      rule	talkback.status.checked	A checked node without a state description is announced as "checked", and a switch as both "checked" and "on". A required node has it in addition to its state.	TalkBack 16.2, TreeNodesDescription lines 238 to 272; value_checked
      rule	talkback.status.not-checked	An unchecked node without a state description is announced as "not checked" only if it is an item of an entered collection with a selection mode.	TalkBack 16.2, TreeNodesDescription lines 238 to 272, CollectionState lines 463 to 470; value_not_checked
      rule	talkback.unlabelled	An enabled, operable node without children, text, state, label and role word is announced only as "unlabelled".	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341; value_unlabelled
      rule	talkback.nameless	An enabled, operable node without a name is announced by its role word only. Its other attributes (selected, collapsed, an error, a tooltip) are not announced.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341, EventTypeViewAccessibilityFocusedFeedbackRule lines 210 to 234
      rule	talkback.read-only	An enabled edit box that cannot be edited has "read only" at the end of its description and no hint for editing.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 457 to 465, NodeRoleHint lines 97 to 124; value_read_only
      rule	talkback.state.required	A required node has the state "Required", after its other state if it has one.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 205 to 221; required_state, required_state_appended
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. A CheckedTextView is a radio button. A floating action button and a dictation key are buttons. An android.widget.Image is an image. An EditText is an edit box even if it cannot be edited.	TalkBack 16.2, Role lines 771 to 1011, AccessibilityNodeFeedbackUtils lines 263 to 294
      rule	talkback.role.edit-box	The role of an edit box is announced even if the setting for element types is off.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 223 to 240; value_edit_box
      rule	talkback.label	If labeledBy names nodes with text, the whole description is wrapped in "… for LABELS", with each text once and in order.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 417 to 446; template_labeled_item
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority. The voice adds the word for emoji and counts four or more equal symbols; the text of a log has neither. A single symbol is named in both.	TalkBack 16.2, CompositorUtils lines 213 to 236, EmojiUtils, SpeechCleanupUtils lines 42 to 53 and 300 to 343; emoji_name, character_collapse_template
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. It will also prevent merging of child nodes. The voice counts four or more equal symbols in it and leaves emoji unchanged.	TalkBack 16.2, CompositorUtils lines 213 to 236, SpeechCleanupUtils lines 300 to 343
      rule	talkback.collection.ignored	If some items of an entered collection are not important for accessibility, the numbers of items and ignored items will be announced. For a list, this replaces its count.	TalkBack 16.2, CollectionStateFeedbackUtils lines 372 to 433, CollectionState lines 420 to 445; template_list_item_count
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another one is never entered. An item inside an item has no collection.	TalkBack 16.2, AccessibilityNodeInfoUtils lines 2924 to 2962; in_list, in_grid
      rule	talkback.hint.edit	The hint of an editable edit box without input focus explains how users can edit it.	TalkBack 16.2, NodeRoleHint lines 97 to 124; template_hint_edit_text
      rule	talkback.hint.open-link	If a node has no other click hint and has a link or a merged link, its hint explains how to open it.	TalkBack 16.2, ClickableHint lines 62 to 89 and 155 to 183; template_hint_clickable_link
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions), with the gesture that opens the menu. Links are actions. So are text operations of an edit box with a content description.	TalkBack 16.2, NodeMenuRuleCreator lines 39 to 45, EditingAndSelectingMenu lines 112 to 140; template_hint_menu_type_high_verbosity
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it. For a keyboard, it contains the keys of the user's keymap, which is the enhanced one on new installations.	TalkBack 16.2, ClickableHint, KeyComboManager lines 639 to 660, NewKeyComboModel lines 114 to 125; template_hint_clickable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it, except for a key that types a character. Single-tap activation does not change the words.	TalkBack 16.2, NodeRoleHint; template_hint_long_clickable
      rule	talkback.event.clicked	After a double-tap, checked or on will be announced; otherwise the state of a direct child; otherwise selected; otherwise expanded or collapsed. For a required node or one with a state description, only a change is announced.	TalkBack 16.2, EventTypeViewClickedFeedbackRule
      rule	talkback.event.text-added	Typed text is echoed according to the keyboard echo setting, including a password. Its symbols are never counted.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced, a password as it is shown. If the whole text is cut, "cleared" is also announced.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175, TextEditActor lines 450 to 454; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.typed-error	When the user types into a field with an error, the error will be announced, unless the same error was announced for this field before.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 260, AccessibilityNodeFeedbackUtils lines 664 to 713; template_text_error
      rule	talkback.event.selection-shortened	If a whole text of 100 or more characters is selected, the number of characters and both ends will be announced.	TalkBack 16.2, SpeechCleanupUtils lines 413 to 427; template_shorten_text, template_text_selected
      rule	talkback.event.window-title	After a change of windows, the title of the pane in the active window will be announced; if it has none, the title of the window; otherwise the last title; otherwise the app's name.	TalkBack 16.2, ScreenFeedbackManager and WindowEventInterpreter
      """###
    case .talkback_17:
      ###"""
      profile	talkback-17	TalkBack 17	talkback	talkback-16.2	TalkBack 17 is closed source. Its logs match version 16.2, except for the full stops between parts.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      source	TalkBack 16.2	https://github.com/google/talkback	2026-03-18
      setting	verbosityPreset		Choose a preset	high;custom;low	custom
      preset	high	alwaysSpeakNumberOfListItems	on	hints	on	keyboardEchoOnScreen	characters-and-words	keyboardEchoPhysical	characters-and-words	sayCapital	on	speakContainerInfo	on	speakLettersWithExamples	on	speakNotificationsWhenScreenIsOff	on	speakRoles	on	speakWindowNames	on	usePitchChanges	on
      preset	low	alwaysSpeakNumberOfListItems	off	hints	off	keyboardEchoOnScreen	none	keyboardEchoPhysical	none	sayCapital	off	speakContainerInfo	off	speakLettersWithExamples	off	speakNotificationsWhenScreenIsOff	off	speakRoles	off	speakWindowNames	off	usePitchChanges	off
      setting	descriptionOrder		Element description order	state-name-role;role-name-state;name-role-state	state-name-role
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	speakRoles	speakElementType	Speak element type	on;off	on
      setting	speakContainerInfo		Speak container info	on;off	on
      setting	speakWindowNames		Speak window names	on;off	on
      setting	speakElementIds		Speak element IDs	on;off	off
      setting	sayCapital		Capital letters: say capital	on;off	on
      setting	alwaysSpeakNumberOfListItems		Always speak number of list items	on;off	off
      setting	singleTapActivation		Single-tap to activate	on;off	off
      setting	keyboardEchoOnScreen		Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	keyboardEchoPhysical		Keyboard echo: physical keyboard (not simulated)	characters-and-words;characters;words;none	characters-and-words
      setting	speakNotificationsWhenScreenIsOff		Speak notifications when screen is off (no effect; the screen is always on)	on;off	off
      setting	usePitchChanges		Use pitch changes (no effect on words)	on;off	on
      setting	speakLettersWithExamples		Speak letters with examples (not simulated)	on;off	on
      setting	speakAllProgressUpdates		Speak all progress updates	on;off	on
      setting	speakPunctuation		Speak punctuation and symbols (no effect on the predicted text)	all;most;some	some
      setting	keyboardActive		The on-screen keyboard is visible	on;off	off
      setting	selectionModeActive		TalkBack's selection mode is on	on;off	off
      setting	inputMode		The input device in hints: touch, a keyboard, or the keypad of a phone or remote control	touch;keyboard;keypad	touch
      setting	readingControl		The reading control for swipes up and down (text: characters, words, lines and paragraphs)	default;actions;text	default
      setting	liftToType		Keys are typed when the finger is lifted	on;off	on
      setting	adjustGestures		Swipes that adjust the reading control	both;up;down;none	both
      setting	separator		The separator between parts (selected by Google's server)	comma;period	period
      setting	actionsGesture		The gesture that shows custom actions	none;3-finger-tap;3-finger-swipe-right	none
      setting	keymap		Keymap; the default of new installations is enhanced (only with inputMode=keyboard)	enhanced;default	enhanced
      setting	countRepeatedSymbols		Count repeated symbols (in speech only, not in the text)	on;off	on
      setting	speakTextFormatting		Speak text formatting (not simulated)	on;off	on
      setting	speakTime		Speak time (no effect; the screen is always on)	on;off	on
      setting	focusDelay		Focus delay, in milliseconds (no effect on words)		300
      setting	typingFocusDelay		Typing focus delay, in milliseconds (no effect on words)		300
      setting	smartBrowseMode		Smart browse mode (web content is not simulated)	on;off	on
      setting	announceKeyboardKeysFaster		Announce keyboard keys faster (no effect on words)	on;off	off
      setting	tableNavigation		Table navigation reading control when entering a table (not simulated)	on;off	off
      layout	announcement			{tree}, {item}, {heading}, {collection}, {window}, {announcement}
      layout	hint			{hint}, {actions}
      layout	tree	state-name-role		{selected}, {body}, {disabled}
      layout	tree	role-name-state		{body}, {selected}, {disabled}
      layout	tree	name-role-state		{body}, {selected}, {disabled}
      layout	body			{opening}, {child}, {closing}
      layout	triple	state-name-role	once	{state}, {name}, {role}
      layout	triple	role-name-state	once	{role}, {name}, {state}
      layout	triple	name-role-state	once	{name}, {role}, {state}
      layout	name			{name}
      layout	state			{state}
      layout	opening	state-name-role		{error}, {hint}, {status}, {triple}
      layout	opening	role-name-state		{error}, {hint}, {triple}
      layout	opening	name-role-state		{error}, {hint}, {triple}
      layout	closing	state-name-role		{tooltip}
      layout	closing	role-name-state		{status}, {tooltip}
      layout	closing	name-role-state		{status}, {tooltip}
      follows	checked-switches
      follows	clearing-cut
      follows	counted-runs
      follows	described-field-actions
      follows	disabled-of-everything
      follows	edit-box-always
      follows	emoji
      follows	held-keys
      follows	ignored-items
      follows	nameless-roles
      follows	newer-roles
      follows	not-checked-in-choices
      follows	open-link-hint
      follows	read-only-fields
      follows	required-fields
      follows	several-labels
      follows	shortened-selections
      follows	typed-errors
      rule	talkback.selected	A selected node has "selected" before everything else if the state comes first in the description order. Otherwise it follows the description. Merged nodes do not have it.	TalkBack 15.1, TreeNodesDescription; value_selected
      rule	talkback.disabled	A disabled node will have "disabled" at the end of its description and no usage hint. Headings and merged nodes do not have it. Before Android 12, only operable nodes and web content have it.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (disabled state, API 31 and later); value_disabled
      rule	talkback.status.collapsed	A node with the EXPAND action is collapsed, even if it also has COLLAPSE. The status is never announced alone.	TalkBack 15.1, TreeNodesDescription; value_collapsed
      rule	talkback.status.expanded	A node with the COLLAPSE action is expanded.	TalkBack 15.1, TreeNodesDescription; value_expanded
      rule	talkback.tooltip	The tooltip follows the description, unless it is the same as the name.	TalkBack 15.1, TreeNodesDescription
      rule	talkback.name.element-id	An image or a bar without a name is announced by its resource id if the setting for element ids is on.	TalkBack 15.1, ImageDescription and SeekBarDescription
      rule	talkback.name.custom-label	The label that the user can add in TalkBack is the name of a node without a content description and a text.	TalkBack 15.1, AccessibilityNodeFeedbackUtils (node text) and EditTextDescription
      rule	talkback.name.password	A password field without a content description has the name "password".	TalkBack 15.1, EditTextDescription; value_password
      rule	talkback.name.password-length	For a password, only the number of characters is announced, if the field has the SET_SELECTION action.	TalkBack 15.1, EditTextDescription; template_password_character_count
      rule	talkback.role.description	A role description will replace the word for the role.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.role.page	A pager, and its only visible child, is a page.	TalkBack 15.1, RoleDescriptionExtractor; value_pager_page
      rule	talkback.role.heading	The word for a heading, or its role description, follows the description, unless the position in a collection already includes it.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule; heading_template
      rule	talkback.state.description	The state description will replace checked, on, off, the value of a range and the state of an unlabelled image.	TalkBack 15.1, RoleDescriptionExtractor
      rule	talkback.state.editing	An edit box with input focus is announced as "Editing" while a keyboard is visible.	TalkBack 15.1, EditTextDescription; value_edit_box_editing
      rule	talkback.state.selection-mode	If selection mode is on, an edit box announces it after "Editing".	TalkBack 15.1, EditTextDescription; notification_type_selection_mode_on
      rule	talkback.state.unlabelled	An image without a name has "Unlabelled" as its state.	TalkBack 15.1, ImageDescription; value_unlabelled
      rule	talkback.state.switch-text	A switch without a state description announces its text instead of "on" or "off".	TalkBack 15.1, SwitchDescription
      rule	talkback.state.on	A checked switch without a state description and a text is announced as "on".	TalkBack 15.1, SwitchDescription; value_on
      rule	talkback.state.off	An unchecked switch without a state description and a text is announced as "off".	TalkBack 15.1, SwitchDescription; value_off
      rule	talkback.state.percent	A bar with a range of percents announces its current value with the fraction, such as "50.0 percent". The reader will not round it.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.percent-of-items	A bar without a range, for which an event counts items, announces "0 percent" whatever the event contains.	TalkBack 15.1, SeekBarDescription; template_percent
      rule	talkback.state.range	A bar with a valid range and no state description announces its current value.	TalkBack 15.1, SeekBarDescription; template_value
      rule	talkback.collection.out	When focus leaves a list or grid and enters no other collection, this will be announced.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_list, out_of_grid
      rule	talkback.collection.in-pager	When focus enters a pager, its direction will be announced. The page number is missing because the reader requests it in a way that never has it.	TalkBack 15.1, CollectionStateFeedbackUtils lines 458 to 468; in_pager
      rule	talkback.collection.out-of-pager	When focus leaves a pager without both counts, its direction will be announced. A horizontal pager is announced without its name.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_pager
      rule	talkback.collection.out-of-grid-pager	When focus leaves a pager with both counts, "Out of grid pager" will be announced, even if it has only one row. Users will hear this fault of the reader.	TalkBack 15.1, CollectionStateFeedbackUtils; out_of_grid_pager
      rule	talkback.collection.level	When focus enters a hierarchical collection, its nesting level will be announced, from 1.	TalkBack 15.1, CollectionStateFeedbackUtils; template_collection_level
      rule	talkback.collection.count	When focus enters a list with both counts, the number of items will be announced. For a grid, the numbers of rows and columns are announced.	TalkBack 15.1, CollectionStateFeedbackUtils; template_list_total_count, template_list_row_count, template_list_column_count
      rule	talkback.item.list-position	An item of a list announces its position and the total if the position has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; list_index_template
      rule	talkback.item.grid-position	A cell of a grid announces its row and column numbers, each only if it has changed.	TalkBack 15.1, CollectionStateFeedbackUtils; row_index_template, column_index_template
      rule	talkback.item.row-header	The row's heading text, or the row title, replaces the row number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.column-header	The column's heading text, or the column title, replaces the column number.	TalkBack 15.1, CollectionState (headers)
      rule	talkback.item.heading	A heading in a list or grid is announced with its position. In a grid, the announcement includes whether it is a row heading or a column heading.	TalkBack 15.1, CollectionStateFeedbackUtils; heading_template, row_heading_template, column_heading_template
      rule	talkback.container.in	When focus enters a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.container.out	When focus leaves a node with a container title, the title will be announced, unless a collection was entered or left.	TalkBack 15.1, CollectionStateFeedbackUtils (container title)
      rule	talkback.window	When focus enters another window, its title will be announced. For windows of the system and of keyboards, this needs the setting for window names.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; in_window_with_name
      rule	talkback.window.picture-in-picture	When focus enters a picture-in-picture window, its title and its type will be announced.	TalkBack 15.1, EventTypeViewAccessibilityFocusedFeedbackRule lines 280 to 326; template_overlay_window
      rule	talkback.hint.click-label	If the app gives the click action a label, the hint will contain it. This hint has priority over other click hints.	TalkBack 15.1, ClickableHint; template_custom_hint_for_actions
      rule	talkback.hint.select	The hint of a clickable node in a single-selection collection explains how users can select it.	TalkBack 15.1, ClickableHint; template_hint_single_selection_item
      rule	talkback.hint.toggle	The hint of a clickable, checkable node explains how users can toggle it.	TalkBack 15.1, ClickableHint; template_hint_checkable
      rule	talkback.hint.long-click-label	If the app gives the long-click action a label, the hint will contain it.	TalkBack 15.1, NodeRoleHint; template_custom_hint_for_long_clickable_actions
      rule	talkback.hint.proofread	The hint of an edit box with spelling suggestions will contain the number of misspelled words, after the hints for editing and long press.	TalkBack 15.1, NodeRoleHint; template_hint_edit_text_containing_typo
      rule	talkback.hint.change	The hint of a dropdown list explains how users can change it.	TalkBack 15.1, NodeRoleHint; template_hint_spinner
      rule	talkback.hint.adjust	The hint of a slider that can be scrolled only explains how to adjust it, with the gestures in quotes as in the reader's text. If the user has removed both gestures, it explains where to add one.	TalkBack 15.1, NodeRoleHint; template_hint_adjustable_2gesture, template_hint_adjustable_1gesture, no_adjust_setting_gesture
      rule	talkback.hint.number-picker	The hint of a scrollable view inside a number picker first explains how to adjust the picker.	TalkBack 15.1, AccessibilityFocusHint; template_hint_adjustable_2gesture
      rule	talkback.hint.actions-gesture	If the user has a gesture for custom actions, this hint is separate and precedes the other entries of the menu.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_menu_type_high_verbosity
      rule	talkback.hint.reading-control-actions	While the reading control is set to actions, the hint will explain how to swipe, with the gestures in lower case. The reading control changes to actions after the first node with actions. The reader's trailing separator is inaudible and is removed.	TalkBack 15.1, AccessibilityNodeFeedbackUtils lines 503 to 556; template_hint_for_reading_control_actions_in_high_verbosity
      rule	talkback.event.text	When a view is selected or its state changes, the event's text will be announced.	TalkBack 15.1, event feedback rules (event text)
      rule	talkback.event.content-changed	A changed description, text or state is announced if focus is on the node or an ancestor. Elsewhere, a changed state is announced only if TalkBack acted on the node. An edit box's text is not announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	talkback.event.enabled-changed	When a focused node is enabled or disabled, this will be announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; value_enabled, value_disabled
      rule	talkback.event.error	A new error will be announced wherever the focus is.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; template_node_error_with_error_message
      rule	talkback.event.drag	The start and the end of a drag are announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule; drag_started, drag_dropped, drag_cancelled
      rule	talkback.event.scrolled	After TalkBack has scrolled, the visible items or the page will be announced. After the user has scrolled by touch, only the page is announced, unless the setting for the number of list items is on.	TalkBack 15.1, ScrollPositionFeedbackRule lines 75 to 105; template_scroll_from_to_count, template_viewpager_index_count
      rule	talkback.event.selection-changed	Text that is added to or removed from the selection is announced. So are a whole selection that is made at once and the end of a selection.	TalkBack 15.1, text event feedback; template_text_selected, template_text_unselected, template_announce_selected_text, notification_type_selection_cleared
      rule	talkback.event.maximum-length	When typing reaches the maximum length of a field, this will be announced.	TalkBack 15.1, text event feedback; value_text_max_length
      rule	talkback.event.cursor-moved	When the cursor moves, the text that it passes will be announced.	TalkBack 15.1, text event feedback
      rule	talkback.event.cursor-at-edge	When the cursor reaches the beginning or the end of a field, this will be announced.	TalkBack 15.1, text event feedback; notification_type_beginning_of_field, notification_type_end_of_field
      rule	talkback.event.pane-title	When a pane appears or its title changes, the title will be announced, without a word for its type.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager
      rule	talkback.event.split-screen	For two windows that share the screen, the titles and positions are announced.	TalkBack 15.1, WindowEventInterpreter and ScreenFeedbackManager; template_split_screen_mode_portrait, template_split_screen_mode_landscape_ltr, template_split_screen_mode_landscape_rtl
      rule	talkback.event.untitled-window	A window without any title is announced as untitled.	TalkBack 15.1, ScreenFeedbackManager lines 282 to 397; untitled_window
      rule	talkback.event.menu-opened	When a drawer or the options menu opens, this will be announced.	TalkBack 15.1, window state feedback; template_drawer_opened, value_sliding_drawer_opened, value_options_menu_open
      rule	talkback.event.keyboard	When an on-screen keyboard appears or disappears, this will be announced.	TalkBack 15.1, ScreenFeedbackManager; show_keyboard_window, hide_keyboard_window
      rule	talkback.event.service-started	When TalkBack is turned on, this will be announced.	TalkBack 15.1, service feedback; talkback_on
      rule	talkback.event.announced	Announcements and toasts of the app will be announced unchanged.	TalkBack 15.1, announcement and notification feedback
      rule	talkback.event.notification	A notification is announced with its category, title and text.	TalkBack 15.1, notification feedback; notification_category_…
      rule	walk.focus	The node that receives focus is announced.	TalkBack 15.1, Compositor, TYPE_VIEW_ACCESSIBILITY_FOCUSED
      rule	walk.hint	The usage hint follows 400 ms after the announcement.	TalkBack 15.1, ProcessorAccessibilityHints
      rule	walk.activation	After a click, the new state of the node is announced.	TalkBack 15.1, EventTypeViewClickedFeedbackRule
      rule	walk.adjustment	If the state or text of the focused node changes, it is announced.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.refusal	For a disabled node, only "disabled" is announced. (Assumption of Earshot; TalkBack plays a sound.)	Earshot
      rule	walk.live-region	A live region or an announcement of the app is announced after TalkBack has finished.	TalkBack 15.1, EventTypeWindowContentChangedFeedbackRule
      rule	walk.screen-change	When a window appears, its title is announced.	TalkBack 15.1, ScreenFeedbackManager
      rule	walk.echo	Typed text is echoed according to the keyboard echo setting.	TalkBack 15.1, TextEventInterpreter
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack 15.1, reading controls, Actions
      rule	talkback.error	The error of a field precedes its description in every order, after "selected", unless the content is marked as valid.	TalkBack 16.2, TreeNodesDescription lines 192 to 230; template_node_error_with_error_message
      rule	talkback.hint-text	The hint text precedes the description, except of a node that shows it as its text and of an edit box with a text.	TalkBack 16.2, TreeNodesDescription lines 192 to 230, AccessibilityNodeFeedbackUtils lines 547 to 555
      rule	talkback.status.checked	A checked node without a state description is announced as "checked", and a switch as both "checked" and "on". A required node has it in addition to its state.	TalkBack 16.2, TreeNodesDescription lines 238 to 272; value_checked
      rule	talkback.status.not-checked	An unchecked node without a state description is announced as "not checked" only if it is an item of an entered collection with a selection mode.	TalkBack 16.2, TreeNodesDescription lines 238 to 272, CollectionState lines 463 to 470; value_not_checked
      rule	talkback.unlabelled	An enabled, operable node without children, text, state, label and role word is announced only as "unlabelled".	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341; value_unlabelled
      rule	talkback.nameless	An enabled, operable node without a name is announced by its role word only. Its other attributes (selected, collapsed, an error, a tooltip) are not announced.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 300 to 341, EventTypeViewAccessibilityFocusedFeedbackRule lines 210 to 234
      rule	talkback.read-only	An enabled edit box that cannot be edited has "read only" at the end of its description and no hint for editing.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 457 to 465, NodeRoleHint lines 97 to 124; value_read_only
      rule	talkback.state.required	A required node has the state "Required", after its other state if it has one.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 205 to 221; required_state, required_state_appended
      rule	talkback.role	The role is the word for the first matching class or attribute of the node. A CheckedTextView is a radio button. A floating action button and a dictation key are buttons. An android.widget.Image is an image. An EditText is an edit box even if it cannot be edited.	TalkBack 16.2, Role lines 771 to 1011, AccessibilityNodeFeedbackUtils lines 263 to 294
      rule	talkback.role.edit-box	The role of an edit box is announced even if the setting for element types is off.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 223 to 240; value_edit_box
      rule	talkback.label	If labeledBy names nodes with text, the whole description is wrapped in "… for LABELS", with each text once and in order.	TalkBack 16.2, AccessibilityNodeFeedbackUtils lines 417 to 446; template_labeled_item
      rule	talkback.name.text	The text is the name if there is no content description. In an edit box, the text has priority. The voice adds the word for emoji and counts four or more equal symbols; the text of a log has neither. A single symbol is named in both.	TalkBack 16.2, CompositorUtils lines 213 to 236, EmojiUtils, SpeechCleanupUtils lines 42 to 53 and 300 to 343; emoji_name, character_collapse_template
      rule	talkback.name.content-description	The content description is the name and replaces the text, except in an edit box. It will also prevent merging of child nodes. The voice counts four or more equal symbols in it and leaves emoji unchanged.	TalkBack 16.2, CompositorUtils lines 213 to 236, SpeechCleanupUtils lines 300 to 343
      rule	talkback.collection.ignored	If some items of an entered collection are not important for accessibility, the numbers of items and ignored items will be announced. For a list, this replaces its count.	TalkBack 16.2, CollectionStateFeedbackUtils lines 372 to 433, CollectionState lines 420 to 445; template_list_item_count
      rule	talkback.collection.in	When focus enters a list or grid with more than one item, the collection will be announced with its name or role description. A flat collection that contains another one is never entered. An item inside an item has no collection.	TalkBack 16.2, AccessibilityNodeInfoUtils lines 2924 to 2962; in_list, in_grid
      rule	talkback.hint.edit	The hint of an editable edit box without input focus explains how users can edit it.	TalkBack 16.2, NodeRoleHint lines 97 to 124; template_hint_edit_text
      rule	talkback.hint.open-link	If a node has no other click hint and has a link or a merged link, its hint explains how to open it.	TalkBack 16.2, ClickableHint lines 62 to 89 and 155 to 183; template_hint_clickable_link
      rule	talkback.hint.menu	The last hint lists the entries that TalkBack's menu can have for the node (labels, actions), with the gesture that opens the menu. Links are actions. So are text operations of an edit box with a content description.	TalkBack 16.2, NodeMenuRuleCreator lines 39 to 45, EditingAndSelectingMenu lines 112 to 140; template_hint_menu_type_high_verbosity
      rule	talkback.hint.click	The hint of a clickable node explains how users can activate it. For a keyboard, it contains the keys of the user's keymap, which is the enhanced one on new installations.	TalkBack 16.2, ClickableHint, KeyComboManager lines 639 to 660, NewKeyComboModel lines 114 to 125; template_hint_clickable
      rule	talkback.hint.long-click	The hint of a long-clickable node explains how users can long press it, except for a key that types a character. Single-tap activation does not change the words.	TalkBack 16.2, NodeRoleHint; template_hint_long_clickable
      rule	talkback.event.clicked	After a double-tap, checked or on will be announced; otherwise the state of a direct child; otherwise selected; otherwise expanded or collapsed. For a required node or one with a state description, only a change is announced.	TalkBack 16.2, EventTypeViewClickedFeedbackRule
      rule	talkback.event.text-added	Typed text is echoed according to the keyboard echo setting, including a password. Its symbols are never counted.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175
      rule	talkback.event.text-edited	Deleted, cut, pasted, replaced and cleared text is announced, a password as it is shown. If the whole text is cut, "cleared" is also announced.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 175, TextEditActor lines 450 to 454; template_text_removed, template_text_cut, template_text_pasted, template_text_replaced, value_text_cleared
      rule	talkback.event.typed-error	When the user types into a field with an error, the error will be announced, unless the same error was announced for this field before.	TalkBack 16.2, InputTextFeedbackRules lines 107 to 260, AccessibilityNodeFeedbackUtils lines 664 to 713; template_text_error
      rule	talkback.event.selection-shortened	If a whole text of 100 or more characters is selected, the number of characters and both ends will be announced.	TalkBack 16.2, SpeechCleanupUtils lines 413 to 427; template_shorten_text, template_text_selected
      rule	talkback.event.window-title	After a change of windows, the title of the pane in the active window will be announced; if it has none, the title of the window; otherwise the last title; otherwise the app's name.	TalkBack 16.2, ScreenFeedbackManager and WindowEventInterpreter
      """###
    case .talkback_documented:
      ###"""
      profile	talkback-documented	TalkBack (guidelines)	talkback	talkback-documented	Words vary by device, version and manufacturer. Listen on a device before you report a difference.	documented
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	TalkBack 15.1	https://github.com/google/talkback	2024-10
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	keyboardEchoOnScreen	typingEcho	Keyboard echo: on-screen keyboard	characters-and-words;characters;words;none	characters-and-words
      setting	variant		Pattern variants, separated by commas		
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed		MagentaA11y, dropdown, Android announcement examples: opens drop down menu	documented	container	container.list	hints	hint.activate	role	role.button
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed	pop-up-window	MagentaA11y, dropdown, Android, role: pop up window can be the role	documented	container	container.list	hints	hint.activate	role	role.pop-up-window
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed	dropdown-list	MagentaA11y, dropdown, Android, role: dropdown list can be the role	documented	container	container.list	hints	hint.activate	role	role.dropdown-list
      pattern	dropdown.option	{name}, {hints}			MagentaA11y, dropdown, Android announcement examples: other list item	documented	hints	hint.activate
      pattern	dropdown.option	{selected}, {name}, {position}, {hints}	selected		MagentaA11y, dropdown, Android announcement examples: selected list item	documented	hints	hint.activate	selected	state.selected.title
      pattern	date-picker.field	{name}, {role}, {hints}. {actions}			MagentaA11y, calendar date picker, Android: edit box	documented	actions	actions.available	actions	actions.use-3-fingers	hints	hint.long-press.hyphen	role	role.edit-box
      pattern	date-picker.open	{name} {role}, {hints}			MagentaA11y, calendar date picker, Android: down arrow to open picker	documented	hints	hint.activate	role	role.button
      pattern	date-picker.title	{name}			MagentaA11y, calendar date picker, Android: title or heading	documented
      pattern	date-picker.column	{name} {role}, {hints|. }			MagentaA11y, calendar date picker, Android: each day or date in a column	documented	hints	hint.adjust.title	hints	hint.activate.title	hints	hint.long-press.title	role	role.button
      pattern	date-picker.action	{name} {role}, {hints}			MagentaA11y, calendar date picker, Android: Cancel, with Set as the other action	documented	hints	hint.activate	role	role.button
      pattern	menu.trigger	{name}, {role}, {hints}			MagentaA11y, menu, Android announcement examples	documented	hints	hint.activate	role	role.button
      pattern	menu.trigger	{name}, {role}, {hints}	collapsed		MagentaA11y, menu, Android announcement examples: collapsed is not said	documented	hints	hint.activate	role	role.button
      pattern	menu.trigger	{name}, {disabled}	disabled		MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	menu.trigger	{name} {role}, {disabled}	disabled	disabled-with-role	MagentaA11y, menu, Android: More options button, disabled	documented	role	role.button
      pattern	menu.trigger	{name}, {disabled}	collapsed;disabled		MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	menu.trigger	{name} {role}, {disabled}	collapsed;disabled	disabled-with-role	MagentaA11y, menu, Android: More options button, disabled	documented	role	role.button
      pattern	menu.item	{name}, {role}, {hints}			MagentaA11y, menu, Android announcement examples	documented	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {content}, {role}, {hints}	content		MagentaA11y, menu, Android announcement examples: grouping	documented	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, menu, Android announcement examples: selected state	documented	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {disabled}	disabled		MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	search-field.field	{name}, {value}, {role}, {hints}	placeholder		MagentaA11y, search, Android: name, placeholder, role, hint	documented	hints	hint.edit	role	role.edit-box
      pattern	search-field.results	{announcement}			MagentaA11y, search, Android: added when results are shown, optional	documented
      pattern	button	{name}, {role}, {hints}			MagentaA11y, button, Android announcement examples	documented	hints	hint.activate	role	role.button
      pattern	button	{name}, {content}, {role}, {hints}	content		MagentaA11y, button, Android announcement examples: grouping	documented	hints	hint.activate	role	role.button
      pattern	button	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, button, Android announcement examples: selected state	documented	hints	hint.activate	role	role.button
      pattern	button	{name}, {disabled}	disabled		MagentaA11y, button, Android announcement examples: disabled state	documented
      pattern	checkbox	{checked}, {name}, {role}, {hints}	checked		MagentaA11y, checkbox, Android announcement examples	documented	checked	state.checked.title	hints	hint.toggle	role	role.checkbox
      pattern	checkbox	{checked}, {name}, {role}, {hints}	unchecked		MagentaA11y, checkbox, Android announcement examples	documented	checked	state.unchecked.title	hints	hint.toggle	role	role.checkbox
      pattern	radio-button	{checked}, {name}, {role}, {hints}	checked		MagentaA11y, radio button, Android: selected state	documented	checked	state.checked.title	hints	hint.toggle	role	role.radio-button
      pattern	radio-button	{checked}, {name}, {role}, {hints}	unchecked		MagentaA11y, radio button, Android: unselected state	documented	checked	state.unchecked.title	hints	hint.toggle	role	role.radio-button
      pattern	radio-button	{checked}, {name}, {role}, {hints}	unchecked	double-tap-to-select	MagentaA11y, radio button, Android: unselected state, double tap to select	documented	checked	state.unchecked.title	hints	hint.select	role	role.radio-button
      pattern	switch	{switched}, {name}, {role}, {hints}	on		MagentaA11y, toggle switch, Android: on or off	documented	hints	hint.toggle	role	role.switch	switched	state.on.title
      pattern	switch	{switched}, {name}, {role}, {hints}	off		MagentaA11y, toggle switch, Android: on or off	documented	hints	hint.toggle	role	role.switch	switched	state.off.title
      pattern	switch	{switched}, {name}, {role}, {disabled}	disabled;off		MagentaA11y, toggle switch, Android: disabled state	documented	role	role.switch	switched	state.off.title
      pattern	switch	{switched}, {name}, {role}, {disabled}	disabled;on		MagentaA11y, toggle switch, Android: disabled state, on or off	documented	role	role.switch	switched	state.on.title
      pattern	slider	{value}, {name}, {role}, {hints}			MagentaA11y, slider, Android announcement examples	documented	hints	hint.adjust	role	role.slider
      pattern	stepper.button	{name}, {value}, {content}, {hints}			MagentaA11y, stepper, Android: increment or increase, decrement or decrease	documented	hints	hint.activate.title
      pattern	text-field	{value}, {role}, {name}, {hints}			MagentaA11y, text input, Android: value entered, no value	documented	hints	hint.edit	role	role.edit-box.title
      pattern	expandable-row	{name}, {value}, {expanded}, {hints}	collapsed		MagentaA11y, expandable, Android: label, data, state, action	documented	hints	hint.activate
      pattern	link	{name}, {role}, {hints}			MagentaA11y, link, Android announcement examples	documented	hints	hint.activate	role	role.link
      pattern	link	{name}, {role}		without-hint	MagentaA11y, link, Android announcement examples	documented	role	role.link
      pattern	link	{name}, {hints}, {actions}	links		MagentaA11y, link, Android: the TalkBack menu appears	documented	actions	links.available	actions	links.tap-3-fingers	hints	hint.activate
      pattern	link	{content}, {name}, {role}, {contentAfter}, {hints}, {actions}	content;links		MagentaA11y, link, Android: link in a sentence, with separate focus	documented	actions	links.available	actions	links.tap-3-fingers	hints	hint.activate	role	role.link
      pattern	link	{name}, {disabled}	disabled		MagentaA11y, link, Android announcement examples: disabled	documented
      pattern	link	{name}, {disabled}	disabled;links		MagentaA11y, link, Android announcement examples: disabled	documented
      pattern	heading	{name}, {role}			MagentaA11y, headings, Android announcement examples	documented	role	role.heading
      pattern	text	{name}			MagentaA11y, strike-through, Android: one text for the group	documented
      pattern	text	{name}, {actions}	links		MagentaA11y, link, Android: link in a paragraph	documented	actions	links.available	actions	links.tap-3-fingers
      pattern	group	{name}, {content}, {contentAfter}			MagentaA11y, tidbit, Android: exclamation point image grouped with text	documented
      pattern	alert	{name}			MagentaA11y, alert dialog, Android: title, several swipes	documented
      pattern	alert.body	{content}			MagentaA11y, alert dialog, Android: body copy, several swipes	documented
      pattern	alert.action	{name} {role}, {hints}			MagentaA11y, alert dialog, Android: CTA, several swipes	documented	hints	hint.activate	role	role.button
      pattern	alert.action	{name} {role}, {hints}	content		MagentaA11y, alert dialog, Android: CTA, the body is a separate stop	documented	hints	hint.activate	role	role.button
      pattern	alert.action	{container}, {content}, {name} {role}, {hints}	content	whole-alert	MagentaA11y, alert dialog, Android: the whole alert in one announcement	documented	hints	hint.activate	role	role.button
      pattern	modal.close	{name}, {role}, {hints}			MagentaA11y, modal, Android: Close button, initial focus	documented	hints	hint.activate	role	role.button
      pattern	toast	{announcement}			MagentaA11y, snackbar and toast, Android: information that disappears	documented
      pattern	chip	{container}, {selected}, {name}, {content}, {position}, {role}	selected		MagentaA11y, chip, Android: selected state	documented	selected	state.selected.title
      pattern	chip	{container}, {selected}, {name}, {content}, {position}, {role}, {hints}	unselected		MagentaA11y, chip, Android: unselected state, without the hint that is typed into its name	documented	hints	hint.toggle	selected	state.unselected.title
      pattern	segmented-control.segment	{container}, {selected}, {name}, {role}, {position}	selected		MagentaA11y, segmented control, Android: group label, state, button label, role, index	documented	selected	state.selected.title
      pattern	segmented-control.segment	{container}, {name}, {role}, {position}, {hints}			MagentaA11y, segmented control, Android: button label, role, index, hint	documented	hints	hint.activate
      pattern	sheet.grabber	{name}, {expanded}, {hints}			MagentaA11y, sheet, Android: in minimized and expanded state	documented	hints	hint.activate
      pattern	sheet.grabber	{name}		drag-handle	MagentaA11y, sheet, Android: full expanded bottom sheet with no partial expanded state	documented
      pattern	sheet.grabber	{expanded} {name}	collapsed	drag-handle	MagentaA11y, sheet, Android: drag handle of the native component	documented	expanded	state.collapse
      pattern	sheet.grabber	{expanded} {name}	expanded	drag-handle	MagentaA11y, sheet, Android: full expanded bottom sheet	documented
      pattern	time-picker.hour	{container}, {name}, {value}, {hints}			MagentaA11y, time picker, Android: hour of the clock	documented	hints	hint.select.hours
      pattern	time-picker.minute	{value}, {hints}			MagentaA11y, time picker, Android: minute of the clock	documented	hints	hint.select.minutes
      pattern	time-picker.period	{selected}, {name}, {role}, {position}, {hints}	selected		MagentaA11y, time picker, Android: selected PM option	documented	hints	hint.select.title	role	role.radio-button.title	selected	state.selected.title
      pattern	time-picker.period	{selected}, {name}, {role}, {position}, {hints}	unselected		MagentaA11y, time picker, Android: not selected	documented	hints	hint.select.title	role	role.radio-button.title	selected	state.unselected.title
      pattern	time-picker.mode	{name}, {role}, {hints}			MagentaA11y, time picker, Android: clock mode and text input mode	documented	hints	hint.activate.title	role	role.button
      pattern	time-picker.title	{name}			MagentaA11y, time picker, Android: heading for the text input modal	documented
      pattern	time-picker.label	{name}			MagentaA11y, time picker, Android: visible text label for hour and minute	documented
      pattern	time-picker.input	{value}, {role} {name}, {hints}			MagentaA11y, time picker, Android: hour input, minute input	documented	hints	hint.edit.title	role	role.edit-box.title
      pattern	time-picker.colon	{content}			MagentaA11y, time picker, Android: visible time display	documented
      pattern	time-picker.period-list	{role}, {value}, {hints}			MagentaA11y, time picker, Android: AM or PM beside the input	documented	hints	hint.change.title	role	role.dropdown-list.title
      pattern	time-picker.option	{window}, {checked}, {name}, {container}, {hints}	checked		MagentaA11y, time picker, Android: pop up list	documented	container	container.list.title	hints	hint.select.title	window	container.pop-up-window
      pattern	time-picker.action	{name}, {role}, {hints}			MagentaA11y, time picker, Android: Cancel, with OK as the other option	documented	hints	hint.activate	role	role.button
      pattern	card	{name}, {value}, {content}, {role}, {position}, {hints}			from table-row: a card is a single row	derived	hints	hint.activate
      pattern	rating	{value}, {name}, {role}, {hints}			from slider	derived	hints	hint.adjust	role	role.slider
      pattern	rating.shown	{name}, {value}, {role}			from image	derived	role	role.image
      pattern	page-control	{value}, {name}, {role}, {hints}			from slider	derived	hints	hint.adjust	role	role.slider
      pattern	loading	{value}, {name}, {role}			from progress	derived	role	role.progress-bar
      pattern	loading.done	{announcement}			from toast: information that comes by itself	derived
      pattern	reorderable-row	{name}, {value}, {position}, {actions}			from table-row and date-picker.field: label, data, actions	derived	actions	actions.available
      pattern	reorderable-row.handle	{name}, {role}, {hints}			from button and date-picker.column: what is held	derived	hints	hint.long-press	role	role.button
      pattern	reorderable-row.moved	{announcement}			from toast: information that comes by itself	derived
      pattern	banner	{name}, {content}			from group: texts that are read in one swipe	derived
      pattern	banner.action	{name}, {role}, {hints}			from button	derived	hints	hint.activate	role	role.button
      pattern	banner.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	navigation-bar.back	{name}, {role}, {hints}			from button	derived	hints	hint.activate	role	role.button
      pattern	navigation-drawer	{name}			from sheet: the title of the overlay	derived
      pattern	navigation-drawer.item	{name}, {role}, {selected}, {position}, {hints}			from menu.item	derived	hints	hint.activate	role	role.button
      pattern	navigation-drawer.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	time-picker.field	{name}, {value}, {role}, {hints}			from button: what opens the picker	derived	hints	hint.activate	role	role.button
      pattern	date-time-picker.field	{name}, {value}, {role}, {hints}			from button: what opens the picker	derived	hints	hint.activate	role	role.button
      pattern	time-picker.option	{window}, {name}, {container}, {hints}	unchecked		from the row of the option that is checked	derived	container	container.list.title	hints	hint.select.title	window	container.pop-up-window
      pattern	time-picker.number	{selected}, {name}, {role}, {hints}			from time-picker.period: what is picked on the face of the clock	derived	hints	hint.select.title	role	role.button	selected	state.selected.title
      pattern	menu.trigger	{name}, {role}, {expanded}, {hints}	collapsed	with-state	from dropdown.trigger and menu, state: the state is announced on the elements that open the menu	derived	hints	hint.activate	role	role.button
      pattern	dropdown.list	{name}			ours: a list has no documented words	derived
      pattern	own-role	{name}, {value}, {role}, {hints}			from link: a role in the app's own words, in any language	derived
      pattern	dropdown.dismiss	{name}, {role}, {expanded}, {hints}			from the iOS row of dropdown.dismiss and from button	derived	hints	hint.activate	role	role.button
      pattern	menu.dismiss	{name}, {role}, {expanded}, {hints}			from the iOS row of menu.dismiss and from button	derived	hints	hint.activate	role	role.button
      pattern	date-picker.heading	{name}			from date-picker.title	derived
      pattern	date-picker.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	date-picker.day	{selected}, {name}, {role}, {hints}			from dropdown.option and button	derived	hints	hint.activate	role	role.button	selected	state.selected.title
      pattern	date-picker.month	{name}, {role}, {hints}			from button and date-picker.column	derived	hints	hint.adjust	hints	hint.activate	role	role.button
      pattern	date-picker.input	{value}, {role}, {name}, {hints}			from text-field	derived	hints	hint.edit	role	role.edit-box.title
      pattern	picker-wheel.value	{name} {role}, {hints|. }			from date-picker.column	derived	hints	hint.adjust.title	hints	hint.activate.title	hints	hint.long-press.title	role	role.button
      pattern	stepper	{value}, {name}, {role}, {hints}			from slider, whose class a stepper has	derived	hints	hint.adjust
      pattern	stepper.value	{name}			from text: the value of a stepper	derived
      pattern	image	{name}, {role}			from button: name, then role	derived	role	role.image
      pattern	table-row	{name}, {value}, {content}, {role}, {selected}, {hints}			from expandable-row: label, data, state, action	derived	hints	hint.activate
      pattern	segment	{selected}, {name}, {role}, {position}, {hints}			from dropdown.option	derived	hints	hint.activate	selected	state.selected.title
      pattern	tab	{container}, {selected}, {name}, {role}, {position}, {hints}			from dropdown.option	derived	hints	hint.activate	role	role.tab	selected	state.selected.title
      pattern	progress	{value}, {name}, {role}			from slider, which it is without adjusting	derived	role	role.progress-bar
      pattern	list	{name}			ours: only items are stops	derived
      pattern	radio-group	{name}			from text: the label of a group of choices	derived
      pattern	tab-bar	{name}			ours: only tabs are stops	derived
      pattern	segmented-control	{name}			ours: only segments are stops	derived
      pattern	modal	{name}			from date-picker.title: the title of a modal	derived
      pattern	sheet	{name}			from date-picker.title: the title of a sheet	derived
      pattern	sheet.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	menu.close	{name}, {role}, {hints}			from modal.close	derived	hints	hint.activate	role	role.button
      pattern	modal.dismiss	{name}, {role}, {hints}			from dropdown.dismiss	derived	hints	hint.activate	role	role.button
      pattern	sheet.dismiss	{name}, {role}, {hints}			from dropdown.dismiss	derived	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {content}, {role}, {selected}, {hints}	content;selected		from menu: grouping and selected state together	derived	hints	hint.activate	role	role.button
      pattern	menu.item	{name}, {content}, {disabled}	content;disabled		from menu: grouping and disabled state together	derived
      pattern	menu.item	{name}, {selected}, {disabled}	disabled;selected		from menu: selected and disabled state together	derived
      pattern	button	{name}, {content}, {role}, {selected}, {hints}	content;selected		from button: grouping and selected state together	derived	hints	hint.activate	role	role.button
      pattern	button	{name}, {content}, {disabled}	content;disabled		from button: grouping and disabled state together	derived
      pattern	button	{name}, {selected}, {disabled}	disabled;selected		from button: selected and disabled state together	derived
      pattern	button	{name}, {content}, {selected}, {disabled}	content;disabled;selected		from button: grouping, selected and disabled state together	derived
      pattern	menu.item	{name}, {content}, {selected}, {disabled}	content;disabled;selected		from menu.item: grouping, selected and disabled state together	derived
      pattern	link	{content}, {name}, {contentAfter}, {disabled}	content;disabled;links		from link: a disabled link in a sentence	derived
      pattern	text	{name}, {hints}	actionable		from dropdown.option: a text that can be tapped says only its hint	derived	hints	hint.activate
      pattern	text	{name}, {hints}, {actions}	actionable;links		from link: label, hint, links available	derived	actions	links.available	actions	links.tap-3-fingers	hints	hint.activate
      pattern	group	{name}, {content}, {contentAfter}, {hints}	actionable		from dropdown.option: a group that can be tapped says only its hint	derived	hints	hint.activate
      derivation	container		before selected;checked;switched;name		talkback.derived.container	The label of a group precedes its first stop.	MagentaA11y, segmented control, Android (group label, state, button label, role, index)
      derivation	value		after name		talkback.derived.value	If the documented announcement has no value, the value follows the name.	MagentaA11y, search, Android (name, placeholder, role, hint)
      derivation	content		after name;value		talkback.derived.content	Other content of the cell follows the name.	MagentaA11y, button, Android (grouping)
      derivation	checked		before name		talkback.derived.checked	"Checked" or "not checked" precedes the name.	MagentaA11y, checkbox, Android
      derivation	switched		before name		talkback.derived.switched	"On" or "off" precedes the name.	MagentaA11y, toggle switch, Android
      derivation	selected		after role;name		talkback.derived.selected	"Selected" follows the role.	MagentaA11y, button, Android (selected state)
      derivation	expanded	menu	after name;role		talkback.derived.expanded.menu	"Expanded", or the app's own text for it, follows the name and role of a menu.	MagentaA11y, menu, Android, state: stateDescription for a customized state announcement
      derivation	expanded		after role;value;container		talkback.derived.expanded	"Expanded" has the same position as "collapsed". In menus, it follows the role.	MagentaA11y, dropdown, Android (collapsed before the hint)
      derivation	position		after role;name		talkback.derived.position	A position from the design follows the role.	MagentaA11y, segmented control (button label, role, index)
      derivation	error		last		talkback.derived.error	An error precedes the hint.	TalkBack 15.1, where the error follows name and state
      derivation	disabled		last	actions;hints	talkback.derived.disabled	"Disabled" comes last, and a disabled element has no hint.	MagentaA11y, toggle switch and button, Android (disabled state)
      derivation	hints		last		talkback.derived.hints	The hint of the app follows everything else.	MagentaA11y, button: the hint is announced at the end
      derivation	actions		last		talkback.derived.actions	The words for custom actions come last.	MagentaA11y, calendar date picker, Android (Actions available)
      part	role.heading	heading
      part	role.own	own-role
      part	role.switch	switch
      part	role.checkbox	checkbox
      part	role.radio-button	radio-button
      part	role.edit-box	text-field
      part	role.dropdown-list	dropdown.trigger
      part	role.slider	slider
      part	role.progress-bar	progress
      part	role.button	button
      part	role.image	image
      leaves-out	column;count.grid;count.list;editing;entered.grid;entered.group;entered.list;entered.pager;hint.menu;hint.proofread;insertion-point;level;role.grid;role.list;role.page;role.pager;role.tab-bar;role.web-view;row;secure;tooltip;unlabelled
      rule	walk.focus	The stop that receives focus is announced.	MagentaA11y, mobile, swipe: focus moves to the element and expresses its name, role, value and state
      rule	walk.hint	The usage hint follows after a pause.	MagentaA11y, menu: double tap to activate is announced at the end, with hints turned on
      rule	walk.activation	After an activation, the new announcement of the stop is announced.	MagentaA11y, dropdown: the state of expanded or collapsed is announced on the elements that open or close it
      rule	walk.adjustment	After an adjustment, only the change is announced.	MagentaA11y, calendar date picker, Android: swiping up and down rotates through the options in the column
      rule	walk.refusal	For a disabled element, only "disabled" is announced. (Assumption of Earshot.)	MagentaA11y, dropdown, state: announcement disabled
      rule	walk.live-region	New content that does not take focus is announced after the reader has finished.	MagentaA11y, focus: accessibilityLiveRegion, set to polite
      rule	walk.screen-change	A new screen is not named. The focused element is announced.	MagentaA11y, focus: initial focus on a screen lands in a logical place
      rule	walk.echo	Typed characters and words are announced.	TalkBack 15.1, KeyboardEcho default
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	TalkBack, reading controls, Actions
      """###
    case .voiceover_documented:
      ###"""
      profile	voiceover-documented	VoiceOver (guidelines)	voiceover	voiceover-documented	Words vary by device and version. Listen on a device before you report a difference.	documented
      pauses	150	600	700
      dates	weekday-month-day	month-year	month-day-year	month-year
      caveat	dropdown	iOS has no native dropdown.
      source	MagentaA11y	https://www.magentaa11y.com	
      setting	hints		Speak hints	on;off	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	variant		Pattern variants, separated by commas		
      pattern	dropdown.trigger	{name}, {value}, {role}, {expanded}, {hints}	collapsed		MagentaA11y, dropdown, iOS announcement examples	documented
      pattern	dropdown.option	{name}, {role}, {hints}			MagentaA11y, dropdown, iOS announcement examples: other options in the list	documented
      pattern	dropdown.option	{selected}, {name}, {role}, {hints}	selected		MagentaA11y, dropdown, iOS announcement examples: selected option	documented	selected	state.selected.title
      pattern	dropdown.dismiss	{name}, {role}, {expanded}			MagentaA11y, dropdown, iOS announcement examples: optional hidden button	documented
      pattern	date-picker.dismiss	{name}			MagentaA11y, calendar date picker, iOS: first invisible element, on later versions	documented
      pattern	date-picker.heading	{name}, {role}			MagentaA11y, calendar date picker, iOS: header announces as heading	documented
      pattern	date-picker.close	{name}, {role}, {hints}			MagentaA11y, calendar date picker, iOS: Close X button	documented
      pattern	date-picker.month	{name}, {role}, {adjustable}, {hints}			MagentaA11y, calendar date picker, iOS: month and year button	documented	hints	hint.change-month	hints	hint.adjust
      pattern	date-picker.day	{name}, {role}, {hints}			MagentaA11y, calendar date picker, iOS: each date	documented
      pattern	date-picker.day	{selected}, {name}, {role}, {hints}	selected		MagentaA11y, calendar date picker, iOS: selected date	documented	selected	state.selected.title
      pattern	date-picker.day	{name}, {disabled}, {role}	disabled		MagentaA11y, calendar date picker, iOS: disabled or unavailable date	documented
      pattern	menu.trigger	{name}, {role}, {hints}			MagentaA11y, menu, iOS announcement examples	documented
      pattern	menu.trigger	{name}, {role}, {hints}	collapsed		MagentaA11y, menu, iOS announcement examples: collapsed is not said	documented
      pattern	menu.trigger	{name}, {disabled}, {role}	disabled		MagentaA11y, menu, iOS announcement examples: disabled state	documented
      pattern	menu.trigger	{name}, {disabled}, {role}	collapsed;disabled		MagentaA11y, menu, iOS announcement examples: disabled state	documented
      pattern	menu.dismiss	{name}, {role}, {expanded}			MagentaA11y, menu, iOS: invisible button in swipe past the last item	documented
      pattern	search-field.field	{name}, {role}, {hints}			MagentaA11y, search, iOS: name, role, hint	documented	hints	hint.edit
      pattern	search-field.field	{name}, {role}, {hints}		text-field	MagentaA11y, search: identifies as a search field or text field in iOS	documented	hints	hint.edit	role	role.text-field
      pattern	search-field.results	{announcement}			MagentaA11y, search, iOS: added when results are shown, optional	documented
      pattern	button	{name}, {role}, {hints}			MagentaA11y, button, iOS announcement examples	documented
      pattern	button	{name}, {role}, {hints}		title-case	MagentaA11y, button, iOS: correct announcement (Submit, Button)	documented	role	role.button.title
      pattern	button	{name}, {content}, {role}, {hints}	content		MagentaA11y, button, iOS announcement examples: grouping	documented
      pattern	button	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, button, iOS announcement examples: selected state	documented
      pattern	button	{name}, {disabled}, {role}	disabled		MagentaA11y, button, iOS announcement examples: disabled state	documented
      pattern	checkbox	{name}, {checked}, {role}, {hints}			MagentaA11y, checkbox, iOS announcement examples	documented
      pattern	checkbox	{name}, {checked}, {role}, {hints}	unchecked	unselected	MagentaA11y, checkbox, iOS: not checked or unselected are acceptable	documented	checked	state.unselected
      pattern	radio-button	{name}, {role}, {hints}	unselected		MagentaA11y, radio button, iOS announcement examples	documented
      pattern	radio-button	{name}, {role}, {selected}, {hints}	selected		MagentaA11y, radio button, iOS: selected state	documented
      pattern	radio-button	{name}, {disabled}, {role}	disabled;unselected		MagentaA11y, radio button, iOS: disabled state	documented
      pattern	switch	{name}, {switched}, {role}, {hints}			MagentaA11y, toggle switch, iOS: on or off	documented	hints	hint.toggle
      pattern	switch	{name}, {switched}, {hints}		without-role	MagentaA11y, toggle switch, iOS: on or off, no role	documented	hints	hint.toggle
      pattern	switch	{name}, {disabled}, {role}, {switched}	disabled		MagentaA11y, toggle switch, iOS: disabled state	documented
      pattern	slider	{name}, {value}, {adjustable}, {hints}			MagentaA11y, slider, iOS announcement examples	documented	hints	hint.adjust
      pattern	stepper.button	{name}, {value}, {content}, {role}, {hints}			MagentaA11y, stepper, iOS: increment, decrement	documented	role	role.button.title
      pattern	text-field	{name}, {value}, {role}, {hints}			MagentaA11y, text input, iOS: value entered, placeholder, neither	documented	hints	hint.edit
      pattern	expandable-row	{name}, {value}, {expanded}, {role}, {hints}	collapsed		MagentaA11y, expandable, iOS: label, data, state, role	documented
      pattern	link	{name}, {role}, {hints}			MagentaA11y, link, iOS announcement examples	documented
      pattern	link	{name}, {disabled}, {role}	disabled		MagentaA11y, link, iOS announcement examples: disabled	documented
      pattern	heading	{name}, {role}			MagentaA11y, headings, iOS announcement examples	documented
      pattern	text	{name}, {hints}			MagentaA11y, strike-through, iOS: one text for the group	documented
      pattern	group	{name}, {content}, {hints}			MagentaA11y, tidbit, iOS: exclamation point image grouped with text	documented
      pattern	alert	{container}, {name}			MagentaA11y, alert dialog, iOS: when the alert appears	documented	container	container.alert
      pattern	alert.body	{content}			MagentaA11y, alert dialog, iOS: separate focus area	documented
      pattern	alert.action	{name}, {role}, {hints}			MagentaA11y, alert dialog, iOS: CTA, separate focus area	documented
      pattern	modal.close	{name}, {role}, {hints}			MagentaA11y, modal, iOS: Close button, initial focus	documented
      pattern	modal.dismiss	{name}			MagentaA11y, modal, iOS: invisible button at the top of the screen	documented
      pattern	toast	{announcement}			MagentaA11y, snackbar and toast, iOS: information that disappears	documented
      pattern	chip	{container}, {selected}, {name}, {content}, {role}, {boundary}	selected		MagentaA11y, chip, iOS: selected state	documented	selected	state.selected.title
      pattern	chip	{container}, {selected}, {name}, {content}, {role}, {boundary}	unselected		MagentaA11y, chip, iOS: unselected state	documented	selected	state.unselected.title
      pattern	segmented-control.segment	{container}, {selected}, {name}, {role}, {position}, {hints}			MagentaA11y, segmented control, iOS: group label, state, button label, role, index	documented	selected	state.selected.title
      pattern	segmented-control.segment	{container}, {name}, {disabled}, {role}, {position}	disabled		MagentaA11y, segmented control, iOS: button label, disabled state, role, index	documented
      pattern	sheet.dismiss	{name}, {role}			MagentaA11y, sheet, iOS: invisible dismiss button, on later versions	documented
      pattern	sheet.close	{name}, {role}, {hints}			MagentaA11y, sheet, iOS: Close X	documented
      pattern	sheet.grabber	{name}, {value}, {role}, {hints}			MagentaA11y, sheet, iOS: card controller	documented
      pattern	time-picker.field	{name}, {value}, {role}, {hints}			MagentaA11y, time picker, iOS: button that opens the picker	documented
      pattern	time-picker.wheel	{value}, {role}, {adjustable}, {hints}			MagentaA11y, time picker, iOS: picker item	documented	hints	hint.adjust
      pattern	date-time-picker.field	{name}, {value}, {role}, {hints}, {actions}			MagentaA11y, date and time picker, iOS: button that opens the picker	documented
      pattern	date-time-picker.field	{name}, {value}, {disabled}, {role}	disabled		MagentaA11y, date and time picker, iOS: disabled state	documented
      pattern	date-time-picker.wheel	{value}, {role}, {adjustable}			MagentaA11y, date and time picker, iOS: value and role when the picker opens	documented
      pattern	card	{name}, {value}, {content}, {role}, {position}, {hints}			from button: grouping	derived
      pattern	rating	{name}, {value}, {adjustable}, {hints}			from slider	derived	hints	hint.adjust
      pattern	rating.shown	{name}, {value}, {role}			from image	derived
      pattern	page-control	{name}, {value}, {adjustable}, {hints}			from slider	derived	hints	hint.adjust
      pattern	loading	{name}, {value}			from progress	derived
      pattern	loading.done	{announcement}			from toast: information that comes by itself	derived
      pattern	reorderable-row	{name}, {value}, {position}, {actions}			from table-row: label, data, actions	derived	actions	actions.available
      pattern	reorderable-row.handle	{name}, {role}, {hints}			from button	derived
      pattern	reorderable-row.moved	{announcement}			from toast: information that comes by itself	derived
      pattern	banner	{name}, {content}, {hints}			from group: texts that are read in one swipe	derived
      pattern	banner.action	{name}, {role}, {hints}			from button	derived
      pattern	banner.close	{name}, {role}, {hints}			from modal.close	derived
      pattern	navigation-bar.back	{name}, {role}, {hints}			from button: VoiceOver's own role of the button that leads back	derived	role	role.back-button
      pattern	navigation-drawer	{name}, {role}			from sheet: the title of the overlay	derived
      pattern	navigation-drawer.item	{name}, {role}, {selected}, {hints}			from menu.item	derived
      pattern	navigation-drawer.close	{name}, {role}, {hints}			from modal.close	derived
      pattern	time-picker.dismiss	{name}			from date-picker.dismiss	derived
      pattern	menu.trigger	{name}, {role}, {expanded}, {hints}	collapsed	with-state	from dropdown.trigger and menu, state: the state is announced on the elements that open the menu	derived
      pattern	dropdown.list	{name}			ours: a list has no documented words	derived
      pattern	date-picker.field	{name}, {value}, {role}, {hints}			from dropdown.trigger: the field is a button with a value	derived
      pattern	date-picker.title	{name}, {role}			from date-picker.heading	derived
      pattern	menu.item	{name}, {content}, {role}, {selected}, {hints}			from button: menu items follow button guidance (menu, screen reader, name)	derived
      pattern	menu.close	{name}, {role}, {hints}			from date-picker.close: a close button	derived
      pattern	date-picker.wheel	{name}, {role}, {adjustable}, {hints}			from date-picker.month and the picker item of MagentaA11y, picker	derived	hints	hint.adjust	role	role.picker-item
      pattern	picker-wheel	{name}, {value}, {role}, {adjustable}, {hints}			from date-picker.wheel	derived	hints	hint.adjust	role	role.picker-item
      pattern	stepper	{name}, {value}, {adjustable}, {hints}			from slider: a stepper is adjustable	derived	hints	hint.adjust
      pattern	stepper.value	{name}			from text: the value of a stepper	derived
      pattern	image	{name}, {role}			from button: name, then role	derived
      pattern	table-row	{name}, {value}, {content}, {role}, {selected}, {hints}			from button: name, content, role, state	derived
      pattern	segment	{selected}, {name}, {role}, {position}, {hints}			from dropdown.option; a segment says its place last	derived	selected	state.selected.title
      pattern	tab	{container}, {selected}, {name}, {role}, {position}, {hints}			from dropdown.option; a tab says its place last	derived	selected	state.selected.title
      pattern	progress	{name}, {value}			from slider, which it is without adjusting	derived
      pattern	list	{name}			ours: only items are stops	derived
      pattern	radio-group	{name}, {role}			from heading: the label of a group of choices	derived
      pattern	tab-bar	{name}			ours: only tabs are stops	derived
      pattern	segmented-control	{name}			ours: only segments are stops	derived
      pattern	modal	{name}, {role}			from date-picker.heading: the title of a modal is a heading	derived
      pattern	sheet	{name}, {role}			from date-picker.heading: the title of a sheet is a heading	derived
      pattern	button	{name}, {content}, {role}, {selected}, {hints}	content;selected		from button: grouping and selected state together	derived
      pattern	button	{name}, {content}, {disabled}, {role}	content;disabled		from button: grouping and disabled state together	derived
      pattern	button	{name}, {disabled}, {role}, {selected}	disabled;selected		from button: disabled and selected state together	derived
      pattern	button	{name}, {content}, {disabled}, {role}, {selected}	content;disabled;selected		from button: grouping, disabled and selected state together	derived
      pattern	date-picker.day	{selected}, {name}, {disabled}, {role}	disabled;selected		from date-picker.day: selected and disabled date together	derived	selected	state.selected.title
      derivation	container		before selected;checked;switched;name		voiceover.derived.container	The label of a group precedes its first stop.	MagentaA11y, segmented control, iOS (group label, state, button label, role, index)
      derivation	value		after name		voiceover.derived.value	If the documented announcement has no value, the value follows the name.	MagentaA11y, text input, iOS (name, value, role, hint)
      derivation	content		after name;value		voiceover.derived.content	Other content of the cell follows the name and the value.	MagentaA11y, button, iOS (grouping)
      derivation	checked		after name;value		voiceover.derived.checked	"Checked" or "not checked" follows the name.	MagentaA11y, checkbox, iOS
      derivation	switched		after name;value		voiceover.derived.switched	"On" or "off" follows the name.	MagentaA11y, toggle switch, iOS
      derivation	selected		after role		voiceover.derived.selected	"Selected" follows the role.	MagentaA11y, button, iOS (selected state)
      derivation	position		after role;name		voiceover.derived.position	A position from the design follows the role.	MagentaA11y, segmented control (button label, role, index)
      derivation	error		after name;value;content		voiceover.derived.error	An error follows the value. (Assumption of Earshot.)	Earshot
      derivation	expanded		after role		voiceover.derived.expanded	"Expanded" has the same position as "collapsed". In menus, it follows the role.	MagentaA11y, dropdown, iOS (collapsed behind the role)
      derivation	disabled		before role;adjustable	hints	voiceover.derived.disabled	"Dimmed" follows the name (and value) and precedes the role. A disabled element has no hint.	MagentaA11y, button and toggle switch, iOS (disabled state)
      derivation	hints		last		voiceover.derived.hints	The hint of the app follows everything else.	MagentaA11y, button: the hint is announced at the end
      derivation	actions		last		voiceover.derived.actions	The words for custom actions come last.	VoiceOver, Verbosity, Actions
      part	role.tab	tab
      part	position	segment
      part	role.switch	switch
      part	role.search-field	search-field.field
      part	role.secure-text-field	text-field
      part	role.text-field	text-field
      part	role.back-button	button
      part	role.pop-up-button	dropdown.trigger
      part	role.picker-item	date-picker.wheel
      part	role.link	link
      part	role.button	button
      part	role.heading	heading
      part	role.adjustable	slider
      part	role.image	image
      leaves-out	column;editing;end.landmark;entered.alert;entered.group;entered.tab-bar;header;hint.collapse;hint.drag;hint.expand;hint.open;hint.touch-directly;insertion-point;more-content;role.draggable;row;span;start.landmark
      rule	walk.focus	The stop that receives focus is announced.	MagentaA11y, mobile, swipe: focus moves to the element and expresses its name, role, value and state
      rule	walk.hint	The usage hint follows after a pause.	MagentaA11y, button: double tap to activate is announced at the end, with hints turned on
      rule	walk.activation	After an activation, the new announcement of the stop is announced.	MagentaA11y, dropdown: the state of expanded or collapsed is announced on the elements that open or close it
      rule	walk.adjustment	After an adjustment, only the change is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	MagentaA11y, dropdown, state: announcement for disabled is dimmed
      rule	walk.live-region	New content that does not take focus is announced after the reader has finished.	MagentaA11y, focus: to not move focus, post an announcement
      rule	walk.screen-change	A new screen is not named. The focused element is announced.	MagentaA11y, focus: initial focus on a screen lands in a logical place
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      """###
    case .voiceover_ios_17:
      ###"""
      profile	voiceover-ios-17	VoiceOver on iOS 17	voiceover	voiceover	Based on a few audits and transcriptions. Written with commas and lower-case roles, as testers transcribe.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      layout	announcement			{container}, {description}, {content}, {specifiers}, {boundary}, {spans}, {coordinates}, {position}
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      follows	alert-prefix
      follows	direct-touch-hint
      follows	draggable
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	A hint without a label and a value becomes the description, and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. The value of a switch is announced as its state instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as dimmed, before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as button, unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. A label that is only "Back" is left out before them.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as switch button, with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The private trait of a pop-up button is announced after button.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as picker item, before adjustable.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as tab, not as button.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as text field. A search field has its own words instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as secure text field.	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as heading, after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as link.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as adjustable.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as image.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as search field.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The private trait of a draggable element is announced after its type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch follows its type: 1 is on, 0 is off, 2 is mixed. Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the keyboard is announced as editing.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry with the keyboard announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced, after name and value and before the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	The label of a group is announced when the cursor enters it.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	The headers of its row and column precede a cell of a data table.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, this will be announced after its value, rows first.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as row header or column header before its coordinates, row first.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app follows after the pause, without its full stop if another hint follows. An enabled text entry has no hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry with the keyboard announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it, unless it is a switch or has nothing but a hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, this will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, this will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, the changed part of the announcement is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	An announcement of the app is announced after VoiceOver has finished.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	A new screen is not named. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      """###
    case .voiceover_ios_18:
      ###"""
      profile	voiceover-ios-18	VoiceOver on iOS 18	voiceover	voiceover	Based on a few audits and transcriptions. Written with commas and lower-case roles. The controls setting needs iOS 18.4.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	controls		Verbosity, Controls	before;after;off	after
      layout	announcement			{container}, {description}, {content}, {specifiers}, {boundary}, {spans}, {coordinates}, {position}
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	announcement	before		{container}, {controls}, {description}, {content}, {specifiers}, {boundary}, {spans}, {coordinates}, {position}
      layout	controls	before		{role}, {tab}, {textField}, {searchField}, {heading}, {link}, {adjustable}, {image}, {draggable}
      layout	specifiers	before		{disabled}, {switched}, {editing}, {expanded}
      layout	specifiers	off		{disabled}, {switched}, {editing}, {expanded}
      follows	alert-prefix
      follows	direct-touch-hint
      follows	draggable
      follows	expanded-status
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	A hint without a label and a value becomes the description, and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. The value of a switch is announced as its state instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as dimmed, before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as button, unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. A label that is only "Back" is left out before them.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as switch button, with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The private trait of a pop-up button is announced after button.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as picker item, before adjustable.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as tab, not as button.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as text field. A search field has its own words instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as secure text field.	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as heading, after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as link.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as adjustable.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as image.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as search field.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The private trait of a draggable element is announced after its type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch follows its type: 1 is on, 0 is off, 2 is mixed. Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the keyboard is announced as editing.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry with the keyboard announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced, after name and value and before the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	The label of a group is announced when the cursor enters it.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	The headers of its row and column precede a cell of a data table.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, this will be announced after its value, rows first.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as row header or column header before its coordinates, row first.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app follows after the pause, without its full stop if another hint follows. An enabled text entry has no hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry with the keyboard announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it, unless it is a switch or has nothing but a hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, this will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, this will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, the changed part of the announcement is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	An announcement of the app is announced after VoiceOver has finished.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	A new screen is not named. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as expanded or collapsed, after its type.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      """###
    case .voiceover_ios_26:
      ###"""
      profile	voiceover-ios-26	VoiceOver on iOS 26	voiceover	voiceover	Based on a few audits and transcriptions. Written with commas and lower-case roles, as testers transcribe.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	controls		Verbosity, Controls	before;after;off	after
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	controls	before		{role}, {tab}, {textField}, {searchField}, {heading}, {link}, {adjustable}, {image}, {draggable}
      layout	specifiers	before		{disabled}, {switched}, {editing}, {expanded}
      layout	specifiers	off		{disabled}, {switched}, {editing}, {expanded}
      layout	announcement			{container}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      layout	announcement	before		{container}, {controls}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      follows	alert-prefix
      follows	direct-touch-hint
      follows	draggable
      follows	expanded-status
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	A hint without a label and a value becomes the description, and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. The value of a switch is announced as its state instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as dimmed, before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as button, unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. A label that is only "Back" is left out before them.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as switch button, with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The private trait of a pop-up button is announced after button.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as picker item, before adjustable.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as tab, not as button.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as text field. A search field has its own words instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as secure text field.	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as heading, after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as link.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as adjustable.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as image.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as search field.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The private trait of a draggable element is announced after its type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch follows its type: 1 is on, 0 is off, 2 is mixed. Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the keyboard is announced as editing.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry with the keyboard announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced, after name and value and before the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	The label of a group is announced when the cursor enters it.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	The headers of its row and column precede a cell of a data table.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, this will be announced after its value, rows first.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as row header or column header before its coordinates, row first.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app follows after the pause, without its full stop if another hint follows. An enabled text entry has no hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry with the keyboard announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it, unless it is a switch or has nothing but a hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, this will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, this will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, the changed part of the announcement is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	An announcement of the app is announced after VoiceOver has finished.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	A new screen is not named. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as expanded or collapsed, after its type.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.container.list-start	The start of a list is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.list-end	The end of a list is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      """###
    case .voiceover_ios_27:
      ###"""
      profile	voiceover-ios-27	VoiceOver on iOS 27	voiceover	voiceover	Based on a few audits. The only known change from iOS 26: VoiceOver announces the app's name.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	MagentaA11y	https://www.magentaa11y.com	
      source	a11ysupport.io	https://a11ysupport.io	
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	actions		Verbosity, Actions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	actions	off	containers	off	customContent	off	hints	off	value	off
      preset	standard	actions	on	containers	on	customContent	on	hints	on	value	on
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	controls		Verbosity, Controls	before;after;off	after
      setting	turnedOn		VoiceOver has just been turned on	on;off	off
      setting	characterMode		The rotor is set to characters	on;off	off
      layout	description			{selected}, {text}
      layout	text			{name}, {value}, {selected}
      layout	cell			{headers}, {name}, {value}
      layout	specifiers			{disabled}, {role}, {switched}, {tab}, {textField}, {searchField}, {editing}, {heading}, {link}, {adjustable}, {image}, {draggable}, {expanded}
      layout	hint			{hint}, {usage}, {actions}, {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	controls	before		{role}, {tab}, {textField}, {searchField}, {heading}, {link}, {adjustable}, {image}, {draggable}
      layout	specifiers	before		{disabled}, {switched}, {editing}, {expanded}
      layout	specifiers	off		{disabled}, {switched}, {editing}, {expanded}
      layout	announcement			{container}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      layout	announcement	before		{container}, {controls}, {description}, {content}, {boundary}, {specifiers}, {spans}, {coordinates}, {position}
      follows	alert-prefix
      follows	app-name
      follows	direct-touch-hint
      follows	draggable
      follows	expanded-status
      follows	group-actions
      follows	header-cells
      follows	high-importance-content
      follows	insertion-point
      follows	pickers
      follows	search-field-edits
      follows	switch-without-button
      follows	tab-bar-prefix
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first, unless the element is selected.	magentaA11y, native iOS transcriptions
      rule	voiceover.name.hint	A hint without a label and a value becomes the description, and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label. The value of a switch is announced as its state instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.selected	"Selected" precedes the label.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.dimmed	An element that is not enabled is announced as dimmed, before the type of the control.	magentaA11y, native iOS transcriptions; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.button	The button trait is announced as button, unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.back-button	A back button has its own words. A label that is only "Back" is left out before them.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch trait is announced as switch button, with or without the button trait.	AccessibilitySnapshot issue 199, checked on devices; magentaA11y, native iOS transcriptions
      rule	voiceover.role.pop-up-button	The private trait of a pop-up button is announced after button.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.role.picker-item	An item of a picker wheel is announced as picker item, before adjustable.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.tab	A button of a tab bar is announced as tab, not as button.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilityHierarchyParser.swift
      rule	voiceover.role.text-field	A text entry is announced as text field. A search field has its own words instead.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as secure text field.	a11ysupport.io, VoiceOver on iOS
      rule	voiceover.role.heading	The header trait is announced as heading, after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as link.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as adjustable.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.role.image	The image trait is announced as image.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as search field.	magentaA11y, native iOS transcriptions
      rule	voiceover.role.draggable	The private trait of a draggable element is announced after its type.	magentaA11y, native iOS transcriptions
      rule	voiceover.switch	The value of a switch follows its type: 1 is on, 0 is off, 2 is mixed. Any other value is announced unchanged.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the keyboard is announced as editing.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.insertion-point	A text entry with the keyboard announces whether the cursor is at the start or the end of the text.	native recordings of iOS, 2021 to 2023
      rule	voiceover.selected.picker-wheel	"Selected" follows the current value of a picker wheel.	native recordings of iOS, 2021 to 2023
      rule	voiceover.content.high	Custom content of high importance is always announced, after name and value and before the type.	CVS Health iOS SwiftUI accessibility examples, AccessibilityCustomContent; Square Blueprint documentation
      rule	voiceover.container.group	The label of a group is announced when the cursor enters it.	CVS Health iOS SwiftUI accessibility examples, Containers; magentaA11y, native iOS transcriptions
      rule	voiceover.container.alert	The title of an alert is announced with the word for alerts, before everything else.	magentaA11y, native iOS transcriptions
      rule	voiceover.container.tab-bar	The words for a tab bar are announced at its first tab, before everything else.	AccessibilitySnapshot issue 26, audited on iOS 14 to 17
      rule	voiceover.position	The position in a series or tab bar comes last.	magentaA11y, native iOS transcriptions; AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.table.headers	The headers of its row and column precede a cell of a data table.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, this will be announced after its value, rows first.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; AccessibilitySnapshot issue 7, audited on iOS 13 to 17
      rule	voiceover.table.header-cell	A header cell is announced as row header or column header before its coordinates, row first.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.table.row	The first cell of a row announces the row number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.table.column	A cell announces its column number, after its value and traits.	AccessibilitySnapshot issue 7, audited on iOS 13 to 17; maintainers, checked on iOS 26.3
      rule	voiceover.hint	The hint of the app follows after the pause, without its full stop if another hint follows. An enabled text entry has no hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; magentaA11y, native iOS transcriptions
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry with the keyboard announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.search-field	A search field announces how users can edit it, even without the trait of a text entry.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it, unless it is a switch or has nothing but a hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.pop-up-button	A pop-up button announces how users can open its picker.	CVS Health iOS SwiftUI accessibility examples, MenusView
      rule	voiceover.hint.draggable	An enabled draggable element announces how users can drag it.	magentaA11y, native iOS transcriptions
      rule	voiceover.hint.direct-touch	An element that allows direct interaction announces how users can enable Direct Touch.	AccessibilitySnapshot issue 52, audited on iOS 14.2 to 17
      rule	voiceover.actions	If the element or its semantic group has custom actions, this will be announced after the hint.	AccessibilitySnapshot issue 285; Apple, accessibilityCustomActions
      rule	voiceover.more-content	If an element has custom content, this will be announced after the hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift; Apple, AXCustomContent
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, the changed part of the announcement is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	An announcement of the app is announced after VoiceOver has finished.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	A new screen is not named. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as expanded or collapsed, after its type.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it.	AccessibilitySnapshot pull request 324; a11ysupport.io, VoiceOver on iOS
      rule	voiceover.container.list-start	The start of a list is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.list-end	The end of a list is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, before the traits.	AccessibilitySnapshot maintainers, checked on iOS 26.3
      rule	voiceover.container.app	The name of the app precedes the first element that receives the cursor in it.	XCUIVoiceOverService on iOS 27.0, recorded by IRS-Public/aloud; native recordings of iOS
      rule	voiceover.turned-on	When VoiceOver is turned on, this will be announced before everything else.	XCUIVoiceOverService on iOS 27.0
      rule	voiceover.character-mode	A text entry with the keyboard announces character mode if the rotor is set to characters.	native recordings of iOS, 2021 to 2023
      word	voiceover.on	VoiceOver on
      """###
    case .voiceover_snapshot:
      ###"""
      profile	voiceover-snapshot	AccessibilitySnapshot 0.12.1	voiceover	voiceover-snapshot	Notation of the AccessibilitySnapshot library, a model of VoiceOver that writes pauses as full stops. Devices can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard	standard
      preset	minimal	containers	off	customContent	off	hints	off	value	off
      preset	standard	containers	on	customContent	on	hints	on	value	on
      setting	controls		The position of the words for traits	before;after;off	after
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      layout	announcement			{description}. {specifiers} {position}. {boundary}
      layout	announcement	before		{specifiers} {description} {position}. {boundary}
      layout	announcement	off		{description} {position}. {boundary}
      layout	description			{selected}: {text}
      layout	text			{name}: {value}
      layout	cell			{headers| } {name} {spans| } {coordinates| } {value}
      layout	specifiers			{disabled} {role| } {switched} {tab} {textField} {editing} {heading} {link} {adjustable} {image} {searchField}
      layout	hint			{hint}. {usage|. }. {actions}. {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      follows	empty-text-keeps-joint
      follows	trailers-replace-empty-description
      follows	written-full-stops
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first. In a data table, it ends with a full stop, even if it is empty.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.name.hint	A hint without a label and a value becomes the description, and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label and a colon. In a data table, it follows the position and a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.selected	"Selected:" precedes the label, and "Selected." replaces an empty label.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.dimmed	An element that is not enabled is announced as dimmed, before the words for the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.button	The button trait is announced as button, unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.back-button	A back button has its own words. A label that is only "Back" is left out before them.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch and button traits together are announced as switch button. The switch trait alone is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.tab	A button of a tab bar is announced as tab, not as button.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.text-field	A text entry is announced as text field, even if it is also a search field.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as secure text field.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.heading	The header trait is announced as heading, after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as link.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as adjustable.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.image	The image trait is announced as image.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as search field, after the words for the other traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.switch	The value of a switch follows its type. A value that is not a state is announced unchanged, and an empty value leaves a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the keyboard is announced as editing.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last, without a full stop before it.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.headers	The headers of its row and column precede a cell of a data table.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, this will be announced after its label, rows first.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.row	The first cell of a row announces the row number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.column	A cell announces its column number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint	The hint of the app follows after the pause, without its full stop if another hint follows. An enabled text entry has no hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry with the keyboard announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it, unless it is a switch or has nothing but a hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions	Actions Available is printed after the hint, so it ends the second utterance. The names of the actions are not printed.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content	More Content Available is printed after the hint and the actions, so it ends the second utterance.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.name.empty	An element without label, value and traits keeps the space or full stop before its position.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions.name	Actions Available replaces an empty description.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content.name	More Content Available replaces an empty description if there are no actions.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, the changed part of the announcement is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	An announcement of the app is announced after VoiceOver has finished.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	A new screen is not named. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      """###
    case .voiceover_snapshot_next:
      ###"""
      profile	voiceover-snapshot-next	AccessibilitySnapshot (next version)	voiceover	voiceover-snapshot-next	Notation of open pull requests of AccessibilitySnapshot (309, 324 and 359), which can still change. Devices can differ.	device
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      source	AccessibilitySnapshot 0.12.1	https://github.com/cashapp/AccessibilitySnapshot	2026-08
      source	AccessibilitySnapshot	https://github.com/cashapp/AccessibilitySnapshot	
      setting	hints		Speak hints	on;off	on
      setting	value		Speak values	on;off	on
      setting	containers		Speak containers and positions	on;off	on
      setting	customContent		Announce that there is more content	on;off	on
      setting	verbosity		Verbosity	minimal;standard;verbose	standard
      preset	minimal	containers	off	customContent	off	hints	off	value	off
      preset	standard	containers	on	customContent	on	hints	on	value	on
      preset	minimal	tables	off
      preset	standard	tables	on
      preset	verbose	containers	on	controls	after	customContent	on	hints	on	tables	on	value	on
      setting	controls		The position of the words for traits	before;after;off	after
      setting	typingEcho		Typing feedback: software keyboards	characters;words;characters-and-words;none	characters
      setting	tables		Speak positions in data tables	on;off	on
      layout	announcement			{description}. {specifiers} {position}. {boundary}
      layout	announcement	before		{specifiers} {description} {position}. {boundary}
      layout	announcement	off		{description} {position}. {boundary}
      layout	description			{selected}: {text}
      layout	text			{name}: {value}
      layout	cell			{headers| } {name} {spans| } {coordinates| } {value}
      layout	hint			{hint}. {usage|. }. {actions}. {moreContent}
      layout	announcement	minimal		{description}
      layout	description	minimal		{text}
      layout	text	minimal		{name}
      layout	cell	minimal		{name}
      layout	specifiers			{disabled} {role| } {switched} {tab} {textField} {editing} {heading} {link} {adjustable} {image} {searchField} {expanded}
      follows	empty-text-keeps-joint
      follows	expanded-status
      follows	trailers-replace-empty-description
      follows	written-full-stops
      digits	ar	٠١٢٣٤٥٦٧٨٩
      digits	ar-DZ	0123456789
      digits	ar-EH	0123456789
      digits	ar-LY	0123456789
      digits	ar-MA	0123456789
      digits	ar-TN	0123456789
      digits	as	০১২৩৪৫৬৭৮৯
      digits	bn	০১২৩৪৫৬৭৮৯
      digits	ckb	٠١٢٣٤٥٦٧٨٩
      digits	fa	۰۱۲۳۴۵۶۷۸۹
      digits	mr	०१२३४५६७८९
      digits	my	၀၁၂၃၄၅၆၇၈၉
      digits	ne	०१२३४५६७८९
      digits	ps	۰۱۲۳۴۵۶۷۸۹
      rule	voiceover.name	The label comes first. In a data table, it ends with a full stop, even if it is empty.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.name.hint	A hint without a label and a value becomes the description, and is announced even if hints are off.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.value	The value follows the label and a colon. In a data table, it follows the position and a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.selected	"Selected:" precedes the label, and "Selected." replaces an empty label.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.dimmed	An element that is not enabled is announced as dimmed, before the words for the traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.button	The button trait is announced as button, unless a more specific trait (keyboard key, switch, back button, tab) defines the type.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.back-button	A back button has its own words. A label that is only "Back" is left out before them.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.switch-button	The switch and button traits together are announced as switch button. The switch trait alone is not announced.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.tab	A button of a tab bar is announced as tab, not as button.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.text-field	A text entry is announced as text field, even if it is also a search field.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.secure-text-field	A text entry with hidden text is announced as secure text field.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.heading	The header trait is announced as heading, after the words for buttons and text fields.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.link	The link trait is announced as link.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.adjustable	The adjustable trait is announced as adjustable.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.image	The image trait is announced as image.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.role.search-field	The search field trait is announced as search field, after the words for the other traits.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.switch	The value of a switch follows its type. A value that is not a state is announced unchanged, and an empty value leaves a space.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.editing	A text entry with the keyboard is announced as editing.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-start	The start of a list is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.list-end	The end of a list is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-start	The start of a landmark is announced at its first element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.container.landmark-end	The end of a landmark is announced at its last element, after everything else.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.position	The position in a series or tab bar comes last, without a full stop before it.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.headers	The headers of its row and column precede a cell of a data table.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.spans	If a cell spans several rows or columns, this will be announced after its label, rows first.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.row	The first cell of a row announces the row number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.table.column	A cell announces its column number, before its value.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint	The hint of the app follows after the pause, without its full stop if another hint follows. An enabled text entry has no hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.switch-button	An enabled switch announces how users can toggle it, after the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-field	An enabled text entry announces how users can edit it, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.text-area	An enabled text area announces how users can edit it and how they can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.editing	A text entry with the keyboard announces how users can find misspelled words, instead of the hint of the app.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.hint.adjustable	An enabled adjustable element announces how users can adjust it, unless it is a switch or has nothing but a hint.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions	Actions Available is printed after the hint, so it ends the second utterance. The names of the actions are not printed.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content	More Content Available is printed after the hint and the actions, so it ends the second utterance.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.name.empty	An element without label, value and traits keeps the space or full stop before its position.	AccessibilitySnapshot 0.12.1, UIAccessibility+SnapshotAdditions.swift
      rule	voiceover.actions.name	Actions Available replaces an empty description.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	voiceover.more-content.name	More Content Available replaces an empty description if there are no actions.	AccessibilitySnapshot 0.12.1, LegendView.swift
      rule	walk.focus	The element that receives the cursor is announced.	Apple, VoiceOver gestures: swipe right selects and speaks the next item
      rule	walk.hint	The hint follows after a pause.	UIKit, accessibilityHint
      rule	walk.activation	After an activation, the changed part of the announcement is announced.	VoiceOver on iOS, by ear: a switch says on or off, a button its new label
      rule	walk.adjustment	After an adjust swipe, only the new value is announced.	VoiceOver on iOS: after an adjust swipe only the new value is spoken
      rule	walk.refusal	For a disabled element, only "dimmed" is announced. (Assumption of Earshot.)	Earshot
      rule	walk.live-region	An announcement of the app is announced after VoiceOver has finished.	UIKit, UIAccessibility.Notification.announcement
      rule	walk.screen-change	A new screen is not named. The element that receives the cursor is announced.	UIKit, UIAccessibility.Notification.screenChanged
      rule	walk.echo	Each typed character is announced.	VoiceOver, Verbosity, Typing Feedback
      rule	walk.actions	After a swipe up or down, the name of the next action is announced.	VoiceOver, rotor, Actions
      rule	voiceover.expanded	An expandable element is announced as expanded or collapsed, after the words for the traits.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.expanded	An enabled, expanded element announces how users can collapse it, after its own hint.	AccessibilitySnapshot pull request 324
      rule	voiceover.hint.collapsed	An enabled, collapsed element announces how users can expand it, after its own hint.	AccessibilitySnapshot pull request 324
      """###
    }
  }

  static func vocabularyText(_ name: String) -> StaticString? {
    switch name {
    case "components/ar":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s، %3$s %2$s
      date.weekday-month-day	%1$s، %3$s %2$s
      date.weekday-month-day-year	%1$s، %3$s %2$s %4$s
      label.today	اليوم
      month.1	يناير
      month.10	أكتوبر
      month.11	نوفمبر
      month.12	ديسمبر
      month.2	فبراير
      month.3	مارس
      month.4	أبريل
      month.5	مايو
      month.6	يونيو
      month.7	يوليو
      month.8	أغسطس
      month.9	سبتمبر
      month.short.1	يناير
      month.short.10	أكتوبر
      month.short.11	نوفمبر
      month.short.12	ديسمبر
      month.short.2	فبراير
      month.short.3	مارس
      month.short.4	أبريل
      month.short.5	مايو
      month.short.6	يونيو
      month.short.7	يوليو
      month.short.8	أغسطس
      month.short.9	سبتمبر
      weekday.1	الأحد
      weekday.2	الاثنين
      weekday.3	الثلاثاء
      weekday.4	الأربعاء
      weekday.5	الخميس
      weekday.6	الجمعة
      weekday.7	السبت
      weekday.short.1	الأحد
      weekday.short.2	الاثنين
      weekday.short.3	الثلاثاء
      weekday.short.4	الأربعاء
      weekday.short.5	الخميس
      weekday.short.6	الجمعة
      weekday.short.7	السبت
      """###
    case "components/de":
      ###"""
      	
      date.month-day-year	%3$s. %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s. %2$s
      date.weekday-month-day	%1$s, %3$s. %2$s
      date.weekday-month-day-year	%1$s, %3$s. %2$s %4$s
      label.today	Heute
      month.1	Januar
      month.10	Oktober
      month.11	November
      month.12	Dezember
      month.2	Februar
      month.3	März
      month.4	April
      month.5	Mai
      month.6	Juni
      month.7	Juli
      month.8	August
      month.9	September
      month.short.1	Jan.
      month.short.10	Okt.
      month.short.11	Nov.
      month.short.12	Dez.
      month.short.2	Feb.
      month.short.3	März
      month.short.4	Apr.
      month.short.5	Mai
      month.short.6	Juni
      month.short.7	Juli
      month.short.8	Aug.
      month.short.9	Sept.
      weekday.1	Sonntag
      weekday.2	Montag
      weekday.3	Dienstag
      weekday.4	Mittwoch
      weekday.5	Donnerstag
      weekday.6	Freitag
      weekday.7	Samstag
      weekday.short.1	So.
      weekday.short.2	Mo.
      weekday.short.3	Di.
      weekday.short.4	Mi.
      weekday.short.5	Do.
      weekday.short.6	Fr.
      weekday.short.7	Sa.
      """###
    case "components/en":
      ###"""
      	role
      role.link	link
      role.tab	tab
      	value
      value.range	%1$s to %2$s
      value.checked	checked
      value.unchecked	not checked
      value.unselected	unselected
      value.mixed	mixed
      toolkit.selected	Selected
      toolkit.not-selected	Not selected
      toolkit.on	On
      toolkit.off	Off
      toolkit.empty	Empty
      toolkit.percent	%1$s percent
      toolkit.tab	Tab
      toolkit.open-link	open link
      toolkit.appcompat.abc_action_bar_up_description	Navigate up
      toolkit.compose.in_progress	In progress
      toolkit.compose.indeterminate	Partially checked
      toolkit.compose.m3c_bottom_sheet_collapse_description	Collapse bottom sheet
      toolkit.compose.m3c_bottom_sheet_dismiss_description	Dismiss bottom sheet
      toolkit.compose.m3c_bottom_sheet_drag_handle_description	Drag handle
      toolkit.compose.m3c_bottom_sheet_expand_description	Expand bottom sheet
      toolkit.compose.m3c_date_picker_today_description	Today
      toolkit.compose.m3c_search_bar_search	Search
      toolkit.compose.m3c_time_picker_hour_24h_suffix	%1$s hours
      toolkit.compose.m3c_time_picker_hour_selection	Select hour
      toolkit.compose.m3c_time_picker_hour_suffix	%1$s o'clock
      toolkit.compose.m3c_time_picker_hour_text_field	for hour
      toolkit.compose.m3c_time_picker_minute_selection	Select minutes
      toolkit.compose.m3c_time_picker_minute_suffix	%1$s minutes
      toolkit.compose.m3c_time_picker_minute_text_field	for minutes
      toolkit.compose.m3c_time_picker_period_toggle_description	Select AM or PM
      toolkit.compose.m3c_time_picker_toggle_keyboard	Switch to text input mode for the time input
      toolkit.compose.m3c_time_picker_toggle_touch	Switch to clock mode for the time input
      toolkit.compose.not_selected	Not selected
      toolkit.compose.selected	Selected
      toolkit.compose.state_empty	Empty
      toolkit.compose.state_off	Off
      toolkit.compose.state_on	On
      toolkit.compose.switch_role	Switch
      toolkit.compose.tab	Tab
      toolkit.compose.template_percent	%1$s percent.
      toolkit.flutter.material.backButtonTooltip	Back
      toolkit.flutter.material.collapsedHint	Expanded
      toolkit.flutter.material.currentDateLabel	Today
      toolkit.flutter.material.dialModeButtonLabel	Switch to dial picker mode
      toolkit.flutter.material.expandedHint	Collapsed
      toolkit.flutter.material.expansionTileCollapsedHint	double tap to expand
      toolkit.flutter.material.expansionTileCollapsedTapHint	Expand for more details
      toolkit.flutter.material.expansionTileExpandedHint	double tap to collapse
      toolkit.flutter.material.expansionTileExpandedTapHint	Collapse
      toolkit.flutter.material.inputTimeModeButtonLabel	Switch to text input mode
      toolkit.flutter.material.modalBarrierDismissLabel	Dismiss
      toolkit.flutter.material.reorderItemDown	Move down
      toolkit.flutter.material.reorderItemUp	Move up
      toolkit.flutter.material.tabLabel	Tab %1$s of %2$s
      toolkit.flutter.material.timePickerHourModeAnnouncement	Select hours
      toolkit.flutter.material.timePickerMinuteModeAnnouncement	Select minutes
      toolkit.flutter.widgets.radioButtonUnselectedLabel	Not selected
      toolkit.framework.capital_off	OFF
      toolkit.framework.capital_on	ON
      toolkit.framework.checked	checked
      toolkit.framework.in_progress	in progress
      toolkit.framework.not_checked	not checked
      toolkit.framework.not_selected	not selected
      toolkit.framework.selected	selected
      toolkit.material.bottomsheet_action_collapse_description	Collapse the bottom sheet
      toolkit.material.bottomsheet_action_expand_description	Expand the bottom sheet
      toolkit.material.bottomsheet_drag_handle_content_description	Drag handle
      toolkit.material.bottomsheet_state_collapsed	Collapsed
      toolkit.material.bottomsheet_state_expanded	Expanded
      toolkit.material.bottomsheet_state_half_expanded	Half expanded
      toolkit.material.item_view_role_description	Tab
      toolkit.material.material_hour_24h_suffix	%1$s hours
      toolkit.material.material_hour_selection	Select hour
      toolkit.material.material_hour_suffix	%1$s o'clock
      toolkit.material.material_minute_selection	Select minutes
      toolkit.material.material_minute_suffix	%1$s minutes
      toolkit.material.material_timepicker_clock_mode_description	Switch to clock mode for the time input.
      toolkit.material.material_timepicker_text_input_mode_description	Switch to text input mode for the time input.
      toolkit.material.mtrl_badge_content_description	%1$s new notifications
      toolkit.material.mtrl_checkbox_state_description_checked	Checked
      toolkit.material.mtrl_checkbox_state_description_indeterminate	Partially checked
      toolkit.material.mtrl_checkbox_state_description_unchecked	Not checked
      toolkit.material.mtrl_picker_today_description	Today %1$s
      toolkit.react-native.combobox_description	Combo Box
      toolkit.react-native.ios_checkbox	checkbox
      toolkit.react-native.ios_checked	checked
      toolkit.react-native.ios_expanded	expanded
      toolkit.react-native.ios_mixed	mixed
      toolkit.react-native.ios_radio_button	radio button
      toolkit.react-native.ios_unchecked	unchecked
      toolkit.react-native.link_description	Link
      toolkit.react-native.menuitem_description	Menu Item
      toolkit.react-native.progressbar_description	Progress Bar
      toolkit.react-native.rn_tab_description	Tab
      toolkit.react-native.state_mixed_description	mixed
      toolkit.uikit.popover.view.dimiss.region	dismiss popup
      toolkit.uikit.popover_hint	Double-tap to dismiss pop-up window.
      toolkit.uikit.sheet.expanded	Expanded
      toolkit.uikit.sheet.grabber	Sheet Grabber
      toolkit.uikit.sheet.half	Half screen
      value.in-progress	In progress
      value.sheet-collapsed	minimized
      value.sheet-half	half screen
      value.sheet-expanded	full screen
      value.hour-on-clock	%1$s o'clock
      value.minutes-on-clock	%1$s minutes
      value.page	page %1$s of %2$s
      value.stars	%1$s of %2$s stars
      	name
      label.dismiss-context-menu	Dismiss context menu
      label.dismiss-pop-up	Double tap to dismiss pop up window
      label.close	Close
      label.cancel	Cancel
      label.set	Set
      label.show-date-picker	Show date picker
      label.calendar	Calendar
      label.today	Today
      label.results	Auto search results below
      label.close-modal	Double tap to close modal
      label.back	Back
      label.popup-window	Pop-up window
      label.keyboard	Gboard
      label.search	Search
      label.decrease	Decrease
      label.increase	Increase
      label.decrement	Decrement
      label.increment	Increment
      label.toolbar	Toolbar
      label.dismiss-sheet	Double tap to dismiss pop-up window
      label.card-controller	Card controller
      label.sheet-grabber	Sheet grabber
      label.time-parts	Hour, Minutes and Period
      label.select-hours	Select Hours
      label.select-minutes	Select Minutes
      label.select-time	Select time
      label.set-time	Set time
      label.type-in-time	Type in time
      label.text-input-mode	Switch to text input mode for the time input
      label.clock-mode	Switch to clock mode for the time input
      label.hour	hour
      label.minute	minute
      label.for-hour	for hour
      label.for-minute	for minute
      label.colon	Colon
      label.am	AM
      label.pm	PM
      label.ok	OK
      label.navigate-up	Navigate up
      label.move-up	Move up
      label.move-down	Move down
      	name-template
      name.menu	%1$s menu
      name.checkbox	%1$s checkbox
      name.required	%1$s, required
      name.state	%1$s, %2$s
      name.reorder	Reorder %1$s
      name.lifted	%1$s, lifted, %2$s of %3$s
      name.moved	%1$s, moved to %2$s of %3$s
      name.dropped	%1$s, dropped, %2$s of %3$s
      	state-word
      state-word.expanded	expanded
      state-word.collapsed	collapsed
      state-word.expands	expands
      state-word.collapses	collapses
      state-word.opens	opens
      state-word.closes	closes
      	vague-name
      vague.click-here	click here
      vague.tap-here	tap here
      vague.press-here	press here
      vague.here	here
      vague.this-link	this link
      vague.link	link
      vague.this	this
      vague.read-more	read more
      vague.learn-more	learn more
      vague.see-more	see more
      vague.more	more
      	hint
      hint.sheet-size	adjust the size of the card overlaying screen
      	date
      month.1	January
      month.2	February
      month.3	March
      month.4	April
      month.5	May
      month.6	June
      month.7	July
      month.8	August
      month.9	September
      month.10	October
      month.11	November
      month.12	December
      month.short.1	Jan
      month.short.2	Feb
      month.short.3	Mar
      month.short.4	Apr
      month.short.5	May
      month.short.6	Jun
      month.short.7	Jul
      month.short.8	Aug
      month.short.9	Sep
      month.short.10	Oct
      month.short.11	Nov
      month.short.12	Dec
      weekday.1	Sunday
      weekday.2	Monday
      weekday.3	Tuesday
      weekday.4	Wednesday
      weekday.5	Thursday
      weekday.6	Friday
      weekday.7	Saturday
      weekday.short.1	Sun
      weekday.short.2	Mon
      weekday.short.3	Tue
      weekday.short.4	Wed
      weekday.short.5	Thu
      weekday.short.6	Fri
      weekday.short.7	Sat
      date.weekday-month-day	%1$s, %2$s %3$s
      date.weekday-month-day-year	%1$s, %2$s %3$s, %4$s
      date.month-day-year	%2$s %3$s, %4$s
      date.short-weekday-month-day	%1$s, %2$s %3$s
      date.month-year	%2$s %4$s
      time.12	%1$s:%2$s %3$s
      time.24	%1$s:%2$s
      """###
    case "components/es":
      ###"""
      	
      date.month-day-year	%3$s de %2$s de %4$s
      date.month-year	%2$s de %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s de %2$s
      date.weekday-month-day-year	%1$s, %3$s de %2$s de %4$s
      label.today	Hoy
      month.1	enero
      month.10	octubre
      month.11	noviembre
      month.12	diciembre
      month.2	febrero
      month.3	marzo
      month.4	abril
      month.5	mayo
      month.6	junio
      month.7	julio
      month.8	agosto
      month.9	septiembre
      month.short.1	ene
      month.short.10	oct
      month.short.11	nov
      month.short.12	dic
      month.short.2	feb
      month.short.3	mar
      month.short.4	abr
      month.short.5	may
      month.short.6	jun
      month.short.7	jul
      month.short.8	ago
      month.short.9	sept
      weekday.1	domingo
      weekday.2	lunes
      weekday.3	martes
      weekday.4	miércoles
      weekday.5	jueves
      weekday.6	viernes
      weekday.7	sábado
      weekday.short.1	dom
      weekday.short.2	lun
      weekday.short.3	mar
      weekday.short.4	mié
      weekday.short.5	jue
      weekday.short.6	vie
      weekday.short.7	sáb
      """###
    case "components/fr":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      label.today	Aujourd’hui
      month.1	janvier
      month.10	octobre
      month.11	novembre
      month.12	décembre
      month.2	février
      month.3	mars
      month.4	avril
      month.5	mai
      month.6	juin
      month.7	juillet
      month.8	août
      month.9	septembre
      month.short.1	janv.
      month.short.10	oct.
      month.short.11	nov.
      month.short.12	déc.
      month.short.2	févr.
      month.short.3	mars
      month.short.4	avr.
      month.short.5	mai
      month.short.6	juin
      month.short.7	juil.
      month.short.8	août
      month.short.9	sept.
      weekday.1	dimanche
      weekday.2	lundi
      weekday.3	mardi
      weekday.4	mercredi
      weekday.5	jeudi
      weekday.6	vendredi
      weekday.7	samedi
      weekday.short.1	dim.
      weekday.short.2	lun.
      weekday.short.3	mar.
      weekday.short.4	mer.
      weekday.short.5	jeu.
      weekday.short.6	ven.
      weekday.short.7	sam.
      """###
    case "components/he":
      ###"""
      	
      date.month-day-year	%3$s ב%2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s ב%2$s
      date.weekday-month-day	%1$s, %3$s ב%2$s
      date.weekday-month-day-year	%1$s, %3$s ב%2$s %4$s
      label.today	היום
      month.1	ינואר
      month.10	אוקטובר
      month.11	נובמבר
      month.12	דצמבר
      month.2	פברואר
      month.3	מרץ
      month.4	אפריל
      month.5	מאי
      month.6	יוני
      month.7	יולי
      month.8	אוגוסט
      month.9	ספטמבר
      month.short.1	ינו׳
      month.short.10	אוק׳
      month.short.11	נוב׳
      month.short.12	דצמ׳
      month.short.2	פבר׳
      month.short.3	מרץ
      month.short.4	אפר׳
      month.short.5	מאי
      month.short.6	יוני
      month.short.7	יולי
      month.short.8	אוג׳
      month.short.9	ספט׳
      weekday.1	יום ראשון
      weekday.2	יום שני
      weekday.3	יום שלישי
      weekday.4	יום רביעי
      weekday.5	יום חמישי
      weekday.6	יום שישי
      weekday.7	יום שבת
      weekday.short.1	יום א׳
      weekday.short.2	יום ב׳
      weekday.short.3	יום ג׳
      weekday.short.4	יום ד׳
      weekday.short.5	יום ה׳
      weekday.short.6	יום ו׳
      weekday.short.7	שבת
      """###
    case "components/hi":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      label.today	आज
      month.1	जनवरी
      month.10	अक्टूबर
      month.11	नवंबर
      month.12	दिसंबर
      month.2	फ़रवरी
      month.3	मार्च
      month.4	अप्रैल
      month.5	मई
      month.6	जून
      month.7	जुलाई
      month.8	अगस्त
      month.9	सितंबर
      month.short.1	जन॰
      month.short.10	अक्टू॰
      month.short.11	नव॰
      month.short.12	दिस॰
      month.short.2	फ़र॰
      month.short.3	मार्च
      month.short.4	अप्रैल
      month.short.5	मई
      month.short.6	जून
      month.short.7	जुल॰
      month.short.8	अग॰
      month.short.9	सित॰
      weekday.1	रविवार
      weekday.2	सोमवार
      weekday.3	मंगलवार
      weekday.4	बुधवार
      weekday.5	गुरुवार
      weekday.6	शुक्रवार
      weekday.7	शनिवार
      weekday.short.1	रवि
      weekday.short.2	सोम
      weekday.short.3	मंगल
      weekday.short.4	बुध
      weekday.short.5	गुरु
      weekday.short.6	शुक्र
      weekday.short.7	शनि
      """###
    case "components/it":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      label.today	Oggi
      month.1	gennaio
      month.10	ottobre
      month.11	novembre
      month.12	dicembre
      month.2	febbraio
      month.3	marzo
      month.4	aprile
      month.5	maggio
      month.6	giugno
      month.7	luglio
      month.8	agosto
      month.9	settembre
      month.short.1	gen
      month.short.10	ott
      month.short.11	nov
      month.short.12	dic
      month.short.2	feb
      month.short.3	mar
      month.short.4	apr
      month.short.5	mag
      month.short.6	giu
      month.short.7	lug
      month.short.8	ago
      month.short.9	set
      weekday.1	domenica
      weekday.2	lunedì
      weekday.3	martedì
      weekday.4	mercoledì
      weekday.5	giovedì
      weekday.6	venerdì
      weekday.7	sabato
      weekday.short.1	dom
      weekday.short.2	lun
      weekday.short.3	mar
      weekday.short.4	mer
      weekday.short.5	gio
      weekday.short.6	ven
      weekday.short.7	sab
      """###
    case "components/ja":
      ###"""
      	
      date.month-day-year	%4$s年%5$s月%3$s日
      date.month-year	%4$s年%5$s月
      date.short-weekday-month-day	%5$s月%3$s日(%1$s)
      date.weekday-month-day	%5$s月%3$s日%1$s
      date.weekday-month-day-year	%4$s年%5$s月%3$s日%1$s
      label.today	今日
      month.1	1月
      month.10	10月
      month.11	11月
      month.12	12月
      month.2	2月
      month.3	3月
      month.4	4月
      month.5	5月
      month.6	6月
      month.7	7月
      month.8	8月
      month.9	9月
      month.short.1	1月
      month.short.10	10月
      month.short.11	11月
      month.short.12	12月
      month.short.2	2月
      month.short.3	3月
      month.short.4	4月
      month.short.5	5月
      month.short.6	6月
      month.short.7	7月
      month.short.8	8月
      month.short.9	9月
      weekday.1	日曜日
      weekday.2	月曜日
      weekday.3	火曜日
      weekday.4	水曜日
      weekday.5	木曜日
      weekday.6	金曜日
      weekday.7	土曜日
      weekday.short.1	日
      weekday.short.2	月
      weekday.short.3	火
      weekday.short.4	水
      weekday.short.5	木
      weekday.short.6	金
      weekday.short.7	土
      """###
    case "components/ko":
      ###"""
      	
      date.month-day-year	%4$s년 %2$s %3$s일
      date.month-year	%4$s년 %2$s
      date.short-weekday-month-day	%2$s %3$s일 (%1$s)
      date.weekday-month-day	%2$s %3$s일 %1$s
      date.weekday-month-day-year	%4$s년 %2$s %3$s일 %1$s
      label.today	오늘
      month.1	1월
      month.10	10월
      month.11	11월
      month.12	12월
      month.2	2월
      month.3	3월
      month.4	4월
      month.5	5월
      month.6	6월
      month.7	7월
      month.8	8월
      month.9	9월
      month.short.1	1월
      month.short.10	10월
      month.short.11	11월
      month.short.12	12월
      month.short.2	2월
      month.short.3	3월
      month.short.4	4월
      month.short.5	5월
      month.short.6	6월
      month.short.7	7월
      month.short.8	8월
      month.short.9	9월
      weekday.1	일요일
      weekday.2	월요일
      weekday.3	화요일
      weekday.4	수요일
      weekday.5	목요일
      weekday.6	금요일
      weekday.7	토요일
      weekday.short.1	일
      weekday.short.2	월
      weekday.short.3	화
      weekday.short.4	수
      weekday.short.5	목
      weekday.short.6	금
      weekday.short.7	토
      """###
    case "components/nl":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      label.today	Vandaag
      month.1	januari
      month.10	oktober
      month.11	november
      month.12	december
      month.2	februari
      month.3	maart
      month.4	april
      month.5	mei
      month.6	juni
      month.7	juli
      month.8	augustus
      month.9	september
      month.short.1	jan
      month.short.10	okt
      month.short.11	nov
      month.short.12	dec
      month.short.2	feb
      month.short.3	mrt
      month.short.4	apr
      month.short.5	mei
      month.short.6	jun
      month.short.7	jul
      month.short.8	aug
      month.short.9	sep
      weekday.1	zondag
      weekday.2	maandag
      weekday.3	dinsdag
      weekday.4	woensdag
      weekday.5	donderdag
      weekday.6	vrijdag
      weekday.7	zaterdag
      weekday.short.1	zo
      weekday.short.2	ma
      weekday.short.3	di
      weekday.short.4	wo
      weekday.short.5	do
      weekday.short.6	vr
      weekday.short.7	za
      """###
    case "components/pl":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%6$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      label.today	Dzisiaj
      month.1	stycznia
      month.10	października
      month.11	listopada
      month.12	grudnia
      month.2	lutego
      month.3	marca
      month.4	kwietnia
      month.5	maja
      month.6	czerwca
      month.7	lipca
      month.8	sierpnia
      month.9	września
      month.alone.1	styczeń
      month.alone.10	październik
      month.alone.11	listopad
      month.alone.12	grudzień
      month.alone.2	luty
      month.alone.3	marzec
      month.alone.4	kwiecień
      month.alone.5	maj
      month.alone.6	czerwiec
      month.alone.7	lipiec
      month.alone.8	sierpień
      month.alone.9	wrzesień
      month.short.1	sty
      month.short.10	paź
      month.short.11	lis
      month.short.12	gru
      month.short.2	lut
      month.short.3	mar
      month.short.4	kwi
      month.short.5	maj
      month.short.6	cze
      month.short.7	lip
      month.short.8	sie
      month.short.9	wrz
      weekday.1	niedziela
      weekday.2	poniedziałek
      weekday.3	wtorek
      weekday.4	środa
      weekday.5	czwartek
      weekday.6	piątek
      weekday.7	sobota
      weekday.short.1	niedz.
      weekday.short.2	pon.
      weekday.short.3	wt.
      weekday.short.4	śr.
      weekday.short.5	czw.
      weekday.short.6	pt.
      weekday.short.7	sob.
      """###
    case "components/pt-BR":
      ###"""
      	
      date.month-day-year	%3$s de %2$s de %4$s
      date.month-year	%2$s de %4$s
      date.short-weekday-month-day	%1$s, %3$s de %2$s
      date.weekday-month-day	%1$s, %3$s de %2$s
      date.weekday-month-day-year	%1$s, %3$s de %2$s de %4$s
      label.today	Hoje
      month.1	janeiro
      month.10	outubro
      month.11	novembro
      month.12	dezembro
      month.2	fevereiro
      month.3	março
      month.4	abril
      month.5	maio
      month.6	junho
      month.7	julho
      month.8	agosto
      month.9	setembro
      month.short.1	jan.
      month.short.10	out.
      month.short.11	nov.
      month.short.12	dez.
      month.short.2	fev.
      month.short.3	mar.
      month.short.4	abr.
      month.short.5	mai.
      month.short.6	jun.
      month.short.7	jul.
      month.short.8	ago.
      month.short.9	set.
      weekday.1	domingo
      weekday.2	segunda-feira
      weekday.3	terça-feira
      weekday.4	quarta-feira
      weekday.5	quinta-feira
      weekday.6	sexta-feira
      weekday.7	sábado
      weekday.short.1	dom.
      weekday.short.2	seg.
      weekday.short.3	ter.
      weekday.short.4	qua.
      weekday.short.5	qui.
      weekday.short.6	sex.
      weekday.short.7	sáb.
      """###
    case "components/ru":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s г.
      date.month-year	%6$s %4$s г.
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s г.
      label.today	Сегодня
      month.1	января
      month.10	октября
      month.11	ноября
      month.12	декабря
      month.2	февраля
      month.3	марта
      month.4	апреля
      month.5	мая
      month.6	июня
      month.7	июля
      month.8	августа
      month.9	сентября
      month.alone.1	январь
      month.alone.10	октябрь
      month.alone.11	ноябрь
      month.alone.12	декабрь
      month.alone.2	февраль
      month.alone.3	март
      month.alone.4	апрель
      month.alone.5	май
      month.alone.6	июнь
      month.alone.7	июль
      month.alone.8	август
      month.alone.9	сентябрь
      month.short.1	янв.
      month.short.10	окт.
      month.short.11	нояб.
      month.short.12	дек.
      month.short.2	февр.
      month.short.3	мар.
      month.short.4	апр.
      month.short.5	мая
      month.short.6	июн.
      month.short.7	июл.
      month.short.8	авг.
      month.short.9	сент.
      weekday.1	воскресенье
      weekday.2	понедельник
      weekday.3	вторник
      weekday.4	среда
      weekday.5	четверг
      weekday.6	пятница
      weekday.7	суббота
      weekday.short.1	вс
      weekday.short.2	пн
      weekday.short.3	вт
      weekday.short.4	ср
      weekday.short.5	чт
      weekday.short.6	пт
      weekday.short.7	сб
      """###
    case "components/sv":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      label.today	I dag
      month.1	januari
      month.10	oktober
      month.11	november
      month.12	december
      month.2	februari
      month.3	mars
      month.4	april
      month.5	maj
      month.6	juni
      month.7	juli
      month.8	augusti
      month.9	september
      month.short.1	jan.
      month.short.10	okt.
      month.short.11	nov.
      month.short.12	dec.
      month.short.2	feb.
      month.short.3	mars
      month.short.4	apr.
      month.short.5	maj
      month.short.6	juni
      month.short.7	juli
      month.short.8	aug.
      month.short.9	sep.
      weekday.1	söndag
      weekday.2	måndag
      weekday.3	tisdag
      weekday.4	onsdag
      weekday.5	torsdag
      weekday.6	fredag
      weekday.7	lördag
      weekday.short.1	sön
      weekday.short.2	mån
      weekday.short.3	tis
      weekday.short.4	ons
      weekday.short.5	tors
      weekday.short.6	fre
      weekday.short.7	lör
      """###
    case "components/tr":
      ###"""
      	
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%3$s %2$s %1$s
      date.weekday-month-day	%3$s %2$s %1$s
      date.weekday-month-day-year	%3$s %2$s %4$s %1$s
      label.today	Bugün
      month.1	Ocak
      month.10	Ekim
      month.11	Kasım
      month.12	Aralık
      month.2	Şubat
      month.3	Mart
      month.4	Nisan
      month.5	Mayıs
      month.6	Haziran
      month.7	Temmuz
      month.8	Ağustos
      month.9	Eylül
      month.short.1	Oca
      month.short.10	Eki
      month.short.11	Kas
      month.short.12	Ara
      month.short.2	Şub
      month.short.3	Mar
      month.short.4	Nis
      month.short.5	May
      month.short.6	Haz
      month.short.7	Tem
      month.short.8	Ağu
      month.short.9	Eyl
      weekday.1	Pazar
      weekday.2	Pazartesi
      weekday.3	Salı
      weekday.4	Çarşamba
      weekday.5	Perşembe
      weekday.6	Cuma
      weekday.7	Cumartesi
      weekday.short.1	Paz
      weekday.short.2	Pzt
      weekday.short.3	Sal
      weekday.short.4	Çar
      weekday.short.5	Per
      weekday.short.6	Cum
      weekday.short.7	Cmt
      """###
    case "components/zh-Hans":
      ###"""
      	
      date.month-day-year	%4$s年%5$s月%3$s日
      date.month-year	%4$s年%5$s月
      date.short-weekday-month-day	%5$s月%3$s日%1$s
      date.weekday-month-day	%5$s月%3$s日%1$s
      date.weekday-month-day-year	%4$s年%5$s月%3$s日%1$s
      label.today	今天
      month.1	一月
      month.10	十月
      month.11	十一月
      month.12	十二月
      month.2	二月
      month.3	三月
      month.4	四月
      month.5	五月
      month.6	六月
      month.7	七月
      month.8	八月
      month.9	九月
      month.short.1	1月
      month.short.10	10月
      month.short.11	11月
      month.short.12	12月
      month.short.2	2月
      month.short.3	3月
      month.short.4	4月
      month.short.5	5月
      month.short.6	6月
      month.short.7	7月
      month.short.8	8月
      month.short.9	9月
      weekday.1	星期日
      weekday.2	星期一
      weekday.3	星期二
      weekday.4	星期三
      weekday.5	星期四
      weekday.6	星期五
      weekday.7	星期六
      weekday.short.1	周日
      weekday.short.2	周一
      weekday.short.3	周二
      weekday.short.4	周三
      weekday.short.5	周四
      weekday.short.6	周五
      weekday.short.7	周六
      """###
    case "components/zh-Hant":
      ###"""
      	
      date.month-day-year	%4$s年%5$s月%3$s日
      date.month-year	%4$s年%5$s月
      date.short-weekday-month-day	%5$s月%3$s日 %1$s
      date.weekday-month-day	%5$s月%3$s日 %1$s
      date.weekday-month-day-year	%4$s年%5$s月%3$s日 %1$s
      label.today	今天
      month.1	1月
      month.10	10月
      month.11	11月
      month.12	12月
      month.2	2月
      month.3	3月
      month.4	4月
      month.5	5月
      month.6	6月
      month.7	7月
      month.8	8月
      month.9	9月
      month.short.1	1月
      month.short.10	10月
      month.short.11	11月
      month.short.12	12月
      month.short.2	2月
      month.short.3	3月
      month.short.4	4月
      month.short.5	5月
      month.short.6	6月
      month.short.7	7月
      month.short.8	8月
      month.short.9	9月
      weekday.1	星期日
      weekday.2	星期一
      weekday.3	星期二
      weekday.4	星期三
      weekday.5	星期四
      weekday.6	星期五
      weekday.7	星期六
      weekday.short.1	週日
      weekday.short.2	週一
      weekday.short.3	週二
      weekday.short.4	週三
      weekday.short.5	週四
      weekday.short.6	週五
      weekday.short.7	週六
      """###
    case "talkback-16.2/ar":
      ###"""
      	
      emoji_name	إيموجي %1$s
      keycombo_key_modifier_meta	مفتاح الإجراء
      required_state	مطلوبة
      required_state_appended	الحالة المطلوبة: %1$s
      shortcut_selected_setting_next_action	نقل إعداد التحكّم في القراءة إلى الأسفل أو الأمام
      symbol_almost_equals	يساوي تقريبًا
      symbol_ampersand	علامة العطف
      symbol_angle_bracket_left	علامة أقل من
      symbol_angle_bracket_right	علامة أكبر من
      symbol_apostrophe	الفاصلة العليا
      symbol_approximately_equals	يساوي تقريبًا
      symbol_asterisk	العلامة النجمية
      symbol_at_sign	‏علامة At
      symbol_backslash	شرطة مائلة للخلف
      symbol_beamed_sixteenth_note	علامات موسيقية وزنها جزء من ستة عشرة ومرتبطة برابط
      symbol_black_circle	دائرة سوداء
      symbol_black_heart	قلب أسود
      symbol_black_smallsquare	مربع أسود صغير
      symbol_black_square	مربع أسود
      symbol_black_star	نجمة سوداء
      symbol_black_suit_of_diamonds	رموز من المعينات السوداء
      symbol_black_triangle_pointing_down	مثلث أسود يشير للأسفل
      symbol_black_triangle_pointing_up	مثلث أسود يشير للأعلى
      symbol_broken_bar	شريط عمودي مقطوع
      symbol_bullet	تعداد نقطي
      symbol_bullseye	مركز الهدف
      symbol_caret	علامة الإقحام
      symbol_celsius_degree	درجة مئوية
      symbol_cent	علامة السنت
      symbol_check_mark	علامة صح
      symbol_circle_left_half_black	دائرة نصفها الأيسر بلون أسود
      symbol_circle_right_half_black	دائرة نصفها الأيمن بلون أسود
      symbol_colon	نقطتان
      symbol_comma	فاصلة
      symbol_copyright	حقوق الطبع والنشر
      symbol_curly_bracket_left	قوس متعرج أيسر
      symbol_curly_bracket_right	قوس متعرج أيمن
      symbol_currency_dong	رمز الدونغ
      symbol_currency_peso	رمز البيزو
      symbol_currency_sign	علامة العملة
      symbol_degree	علامة الدرجة
      symbol_division	علامة القسمة
      symbol_dollar_sign	علامة الدولار
      symbol_downwards_arrow	سهم متّجه للأسفل
      symbol_eighth_note	علامة موسيقية وزنها جزء من ثمانية
      symbol_ellipsis	علامة حذف
      symbol_em_dash	شرطة طويلة
      symbol_en_dash	شرطة قصيرة
      symbol_equal	علامة يساوي
      symbol_euro	يورو
      symbol_exclamation_mark	علامة التعجب
      symbol_fahrenheit_degree	درجة فهرنهايت
      symbol_female	رمز أنثى
      symbol_full_width_ampersand	علامة العطف بالعرض الكامل
      symbol_full_width_asterisk	علامة نجمية بالعرض الكامل
      symbol_full_width_circumflex	مدة معقوفة بالعرض الكامل
      symbol_full_width_colon	علامة نقطتين بالعرض الكامل
      symbol_full_width_comma	فاصلة بالعرض الكامل
      symbol_full_width_exclamation_mark	علامة تعجب بالعرض الكامل
      symbol_full_width_greater_than_sign	علامة أكبر من بالعرض الكامل
      symbol_full_width_ideographic_full_stop	نقطة في الكتابة المصوّرة
      symbol_full_width_left_curly_bracket	قوس مزهّر أيسر بالعرض الكامل
      symbol_full_width_left_parenthesis	قوس أيسر بالعرض الكامل
      symbol_full_width_less_than_sign	علامة أقل من بالعرض الكامل
      symbol_full_width_question_mark	علامة استفهام بالعرض الكامل
      symbol_full_width_right_curly_bracket	قوس مزهّر أيمن بالعرض الكامل
      symbol_full_width_right_parenthesis	قوس أيمن بالعرض الكامل
      symbol_full_width_semicolon	فاصلة منقوطة بالعرض الكامل
      symbol_full_width_tilde	علامة المد بالعرض الكامل
      symbol_full_width_underscore	شرطة سفلية بالعرض الكامل
      symbol_grave_accent	العلامة النطقية
      symbol_halfwidth_katakana_middle_dot	نقطة متوسطة كاتاكانا بنصف عرضها
      symbol_hyphen_minus	شرطة
      symbol_ideographic_comma	فاصلة في الكتابة المصوّرة
      symbol_integral	تكامل
      symbol_inverted_exclamation_mark	علامة تعجب مقلوبة
      symbol_inverted_question_mark	علامة استفهام مقلوبة
      symbol_left_angle_bracket	قوس زاوية مزدوجة يسرى
      symbol_left_black_lenticular_bracket	قوس عدسي أيسر أسود
      symbol_left_corner_bracket	قوس أيسر بزاوية
      symbol_left_double_quotation_mark	علامة اقتباس مزدوجة يسرى
      symbol_left_single_quotation_mark	علامة اقتباس مفردة يسرى
      symbol_leftwards_arrow	سهم لليسار
      symbol_liter	لتر
      symbol_low_double_quote	علامة الاقتباس المزدوجة السفلية
      symbol_male	رمز ذكر
      symbol_mathematical_left_angle_bracket	ذراع الزاوية الرياضية اليسرى
      symbol_mathematical_right_angle_bracket	ذراع الزاوية الرياضية اليمنى
      symbol_micro_sign	علامة ميكرو
      symbol_middle_dot	نقطة متوسطة
      symbol_multiplication	علامة الضرب
      symbol_new_line	خط جديد
      symbol_not_equals	غير مساوٍ لـ
      symbol_not_sign	علامة النفي
      symbol_paragraph_mark	علامة الفقرة
      symbol_parenthesis_left	قوس أيسر
      symbol_parenthesis_right	قوس أيمن
      symbol_percent	نسبة مئوية
      symbol_period	نقطة
      symbol_pi	باي
      symbol_plus_minus_sign	علامة زائد ناقص
      symbol_postal_mark	علامة بريدية
      symbol_pound	علامة المربّع
      symbol_pound_sterling	علامة عملة الجنيه
      symbol_quarter_note	علامة موسيقية وزنها جزء من أربعة
      symbol_question_mark	علامة استفهام
      symbol_quotation_mark	علامة اقتباس
      symbol_reference	علامة مرجعية
      symbol_registered_trademark	علامة تجارية مسجلة
      symbol_right_angle_bracket	قوس زاوية مزدوجة يمنى
      symbol_right_black_lenticular_bracket	قوس عدسي أيمن أسود
      symbol_right_corner_bracket	قوس أيمن بزاوية
      symbol_right_double_quotation_mark	علامة اقتباس مزدوجة يمنى
      symbol_right_single_quotation_mark	علامة اقتباس مفردة يمنى
      symbol_rightwards_arrow	سهم لليمين
      symbol_rupee	روبية
      symbol_section_sign	علامة المادة
      symbol_semicolon	فاصلة منقوطة
      symbol_slash	شرطة مائلة
      symbol_solar	رمز شمسي
      symbol_space	مسافة
      symbol_square_bracket_left	قوس مربع أيسر
      symbol_square_bracket_right	قوس مربع أيمن
      symbol_square_root	جذر تربيعي
      symbol_tilde	علامة المد (تلدة)
      symbol_trademark	علامة تجارية مسجّلة
      symbol_underscore	شَرْطَة سُفْلِيَّة
      symbol_upwards_arrow	سهم متّجه للأعلى
      symbol_vertical_bar	خط عمودي
      symbol_white_circle	دائرة بيضاء
      symbol_white_club_suit	رمز على شكل نبات نفل أبيض
      symbol_white_diamond	معين أبيض
      symbol_white_down_pointing_triangle	مثلث أبيض رأسه متجهة لأسفل
      symbol_white_heart	قلب أبيض
      symbol_white_left_pointing_index	رمز أبيض للتوجيه إلى اليسار
      symbol_white_left_pointing_triangle	مثلث أبيض رأسه متجهة لليسار
      symbol_white_right_pointing_index	رمز أبيض للتوجيه إلى اليمين
      symbol_white_right_pointing_triangle	مثلث أبيض رأسه متجهة لليمين
      symbol_white_spade_suit	بستوني أبيض
      symbol_white_square	مربع أبيض
      symbol_white_star	نجمة بيضاء
      symbol_white_up_pointing_triangle	مثلث أبيض رأسه متجهة لأعلى
      symbol_won	علامة عملة الوون
      symbol_won_sign	علامة عملة الوون
      symbol_yen	الين
      template_hint_clickable_link	%1$s لفتح الرابط
      template_hint_clickable_link_keyboard	اضغط على %1$s لفتح الرابط
      template_list_item_count	few	يتوفّر %1$d عناصر، وتم تجاهل %2$d	many	يتوفّر %1$d عنصرًا، وتم تجاهل %2$d	one	يتوفّر عنصر واحد (%1$d)، وتم تجاهل %2$d	other	يتوفّر %1$d عنصر، وتم تجاهل %2$d	two	يتوفَّر عنصران (%1$d)، وتم تجاهل %2$d	zero	يتوفّر %1$d عنصر، وتم تجاهل %2$d
      template_node_error_with_error_message	الخطأ: %1$s
      template_percent	‫%1$s بالمائة
      template_shorten_text	‫%1$d حرف: من %2$s إلى %3$s
      template_text_error	الإدخال غير الصالح: %1$s
      value_read_only	للقراءة فقط
      """###
    case "talkback-16.2/de":
      ###"""
      	
      emoji_name	%1$s-Emoji
      keycombo_key_modifier_meta	Aktion
      keycombo_key_modifier_shift	Umschalt
      required_state	Erforderlich
      required_state_appended	%1$s erforderlich
      shortcut_selected_setting_next_action	Nächstes Element (unten oder rechts) vorlesen
      symbol_almost_equals	Fast-gleich-Zeichen
      symbol_ampersand	Kaufmännisches Und
      symbol_angle_bracket_left	Kleiner-als-Zeichen
      symbol_angle_bracket_right	Größer-als-Zeichen
      symbol_apostrophe	Apostroph
      symbol_approximately_equals	Entspricht ungefähr
      symbol_asterisk	Sternchen
      symbol_at_sign	At
      symbol_backslash	Umgekehrter Schrägstrich (Backslash)
      symbol_beamed_sixteenth_note	Sechzehntelnote verbunden
      symbol_black_circle	Schwarzer Kreis
      symbol_black_heart	Schwarzes Herz
      symbol_black_smallsquare	Kleines schwarzes Quadrat
      symbol_black_square	Schwarzes Quadrat
      symbol_black_star	Schwarzer Stern
      symbol_black_suit_of_diamonds	Schwarze Raute
      symbol_black_triangle_pointing_down	Nach unten zeigendes schwarzes Dreieck
      symbol_black_triangle_pointing_up	Nach oben zeigendes schwarzes Dreieck
      symbol_broken_bar	Unterbrochener Strich
      symbol_bullet	Aufzählungszeichen
      symbol_bullseye	Zielscheibe
      symbol_caret	Caret
      symbol_celsius_degree	Grad Celsius
      symbol_cent	Cent-Zeichen
      symbol_check_mark	Häkchen
      symbol_circle_left_half_black	Kreis mit schwarzer linker Hälfte
      symbol_circle_right_half_black	Kreis mit schwarzer rechter Hälfte
      symbol_colon	Doppelpunkt
      symbol_comma	Komma
      symbol_copyright	Copyright
      symbol_curly_bracket_left	Geschweifte Klammer links
      symbol_curly_bracket_right	Geschweifte Klammer rechts
      symbol_currency_dong	Währungssymbol Dong
      symbol_currency_peso	Währungssymbol Peso
      symbol_currency_sign	Währungssymbol
      symbol_degree	Gradzeichen
      symbol_division	Divisionszeichen
      symbol_dollar_sign	Dollarzeichen
      symbol_downwards_arrow	Abwärtspfeil
      symbol_eighth_note	Achtelnote
      symbol_ellipsis	Auslassungszeichen
      symbol_em_dash	Langer Gedankenstrich
      symbol_en_dash	Gedankenstrich
      symbol_equal	Gleichheitszeichen
      symbol_euro	Euro
      symbol_exclamation_mark	Ausrufezeichen
      symbol_fahrenheit_degree	Grad Fahrenheit
      symbol_female	Symbol für das weibliche Geschlecht
      symbol_full_width_ampersand	Und-Zeichen (volle Breite)
      symbol_full_width_asterisk	Sternchen (volle Breite)
      symbol_full_width_circumflex	Zirkumflex (volle Breite)
      symbol_full_width_colon	Doppelpunkt (volle Breite)
      symbol_full_width_comma	Komma (volle Breite)
      symbol_full_width_exclamation_mark	Ausrufezeichen (volle Breite)
      symbol_full_width_greater_than_sign	Größer-gleich-Zeichen (volle Breite)
      symbol_full_width_ideographic_full_stop	Ideografischer Punkt
      symbol_full_width_left_curly_bracket	Geschweifte Klammer links (volle Breite)
      symbol_full_width_left_parenthesis	Runde linke Klammer (volle Breite)
      symbol_full_width_less_than_sign	Kleiner-gleich-Zeichen (volle Breite)
      symbol_full_width_question_mark	Fragezeichen (volle Breite)
      symbol_full_width_right_curly_bracket	Geschweifte Klammer rechts (volle Breite)
      symbol_full_width_right_parenthesis	Runde rechte Klammer (volle Breite)
      symbol_full_width_semicolon	Semikolon (volle Breite)
      symbol_full_width_tilde	Tilde (volle Breite)
      symbol_full_width_underscore	Unterstrich (volle Breite)
      symbol_grave_accent	Accent grave
      symbol_halfwidth_katakana_middle_dot	Katakana-Mittelpunkt (halbe Breite)
      symbol_hyphen_minus	Bindestrich
      symbol_ideographic_comma	Ideografisches Komma
      symbol_integral	Integral
      symbol_inverted_exclamation_mark	Umgekehrtes Ausrufezeichen
      symbol_inverted_question_mark	Umgekehrtes Fragezeichen
      symbol_left_angle_bracket	Doppelte spitze Klammer links
      symbol_left_black_lenticular_bracket	Schwarze bikonvexe Klammer links
      symbol_left_corner_bracket	Winkelklammer links
      symbol_left_double_quotation_mark	Doppeltes Anführungszeichen links
      symbol_left_single_quotation_mark	Einfaches Anführungszeichen links
      symbol_leftwards_arrow	Pfeil nach links
      symbol_liter	Liter
      symbol_low_double_quote	Anführungszeichen unten
      symbol_male	Symbol für das männliche Geschlecht
      symbol_mathematical_left_angle_bracket	Mathematische linke Spitzklammer
      symbol_mathematical_right_angle_bracket	Mathematische rechte Spitzklammer
      symbol_micro_sign	Mikrozeichen
      symbol_middle_dot	Mittelpunkt
      symbol_multiplication	Multiplikationszeichen
      symbol_new_line	Neue Zeile
      symbol_not_equals	Ist-nicht-gleich-Zeichen
      symbol_not_sign	"Nicht"-Zeichen
      symbol_paragraph_mark	Absatzzeichen
      symbol_parenthesis_left	Linke Klammer
      symbol_parenthesis_right	Rechte Klammer
      symbol_percent	Prozent
      symbol_period	Punkt
      symbol_pi	Pi
      symbol_plus_minus_sign	Plus-/Minuszeichen
      symbol_postal_mark	Poststempel
      symbol_pound	Raute
      symbol_pound_sterling	Währungszeichen für britische Pfund
      symbol_quarter_note	Viertelnote
      symbol_question_mark	Fragezeichen
      symbol_quotation_mark	Anführungszeichen
      symbol_reference	Referenzzeichen
      symbol_registered_trademark	Eingetragene Marke
      symbol_right_angle_bracket	Doppelte spitze Klammer rechts
      symbol_right_black_lenticular_bracket	Schwarze bikonvexe Klammer rechts
      symbol_right_corner_bracket	Winkelklammer rechts
      symbol_right_double_quotation_mark	Doppeltes Anführungszeichen rechts
      symbol_right_single_quotation_mark	Einfaches Anführungszeichen rechts
      symbol_rightwards_arrow	Rechtspfeil
      symbol_rupee	Rupie
      symbol_section_sign	Paragraphenzeichen
      symbol_semicolon	Semikolon
      symbol_slash	Schrägstrich
      symbol_solar	Sonnensymbol
      symbol_space	Leertaste
      symbol_square_bracket_left	Eckige Klammer links
      symbol_square_bracket_right	Eckige Klammer rechts
      symbol_square_root	Quadratwurzel
      symbol_tilde	Tilde
      symbol_trademark	Marke
      symbol_underscore	Unterstrich
      symbol_upwards_arrow	Pfeil nach oben
      symbol_vertical_bar	Senkrechter Strich
      symbol_white_circle	Weißer Kreis
      symbol_white_club_suit	Weißes Kreuz
      symbol_white_diamond	Weiße Raute
      symbol_white_down_pointing_triangle	Weißes Dreieck nach unten
      symbol_white_heart	Weißes Herz
      symbol_white_left_pointing_index	Weißer nach links weisender Zeigefinger
      symbol_white_left_pointing_triangle	Weißes Dreieck nach links
      symbol_white_right_pointing_index	Weißer nach rechts weisender Zeigefinger
      symbol_white_right_pointing_triangle	Weißes Dreieck nach rechts
      symbol_white_spade_suit	Weißes Pik
      symbol_white_square	Weißes Quadrat
      symbol_white_star	Weißer Stern
      symbol_white_up_pointing_triangle	Weißes Dreieck nach oben
      symbol_won	Währungszeichen für südkoreanische Won
      symbol_won_sign	Währungszeichen für südkoreanische Won
      symbol_yen	Yen
      template_hint_clickable_link	%1$s, um den Link zu öffnen
      template_hint_clickable_link_keyboard	Drücke %1$s, um den Link zu öffnen
      template_list_item_count	one	%1$d Element, %2$d ignoriert	other	%1$d Elemente, %2$d ignoriert
      template_node_error_with_error_message	Fehler: %1$s
      template_shorten_text	%1$d Zeichen aus: „%2$s“ bis „%3$s“
      template_text_error	Ungültige Eingabe: %1$s
      value_read_only	Schreibgeschützt
      """###
    case "talkback-16.2/en":
      ###"""
      	state
      required_state	Required
      required_state_appended	%1$s required
      value_read_only	read only
      	container
      template_list_item_count	one	%1$d item, %2$d ignored	other	%1$d items, %2$d ignored
      	hint-template
      template_hint_clickable_link	%1$s to open link
      template_hint_clickable_link_keyboard	Press %1$s to open link
      	event
      template_text_error	Invalid input: %1$s
      template_shorten_text	%1$d characters from: %2$s to %3$s
      	piece
      shortcut_selected_setting_next_action	Move reading control down or forward
      keycombo_key_modifier_meta	Action
      emoji_name	%1$s emoji
      	symbol
      symbol_ampersand	Ampersand
      symbol_angle_bracket_left	Less than sign
      symbol_angle_bracket_right	Greater than sign
      symbol_apostrophe	Apostrophe
      symbol_at_sign	At
      symbol_backslash	Backslash
      symbol_caret	Caret
      symbol_cent	Cent sign
      symbol_colon	Colon
      symbol_comma	Comma
      symbol_copyright	Copyright
      symbol_curly_bracket_left	Left curly bracket
      symbol_curly_bracket_right	Right curly bracket
      symbol_degree	Degree sign
      symbol_division	Division sign
      symbol_em_dash	Em dash
      symbol_en_dash	En dash
      symbol_exclamation_mark	Exclamation mark
      symbol_grave_accent	Grave accent
      symbol_low_double_quote	Low double quote
      symbol_multiplication	Multiplication sign
      symbol_new_line	New line
      symbol_paragraph_mark	Paragraph mark
      symbol_parenthesis_left	Left paren
      symbol_parenthesis_right	Right paren
      symbol_percent	Percent
      symbol_period	Period
      symbol_pi	Pi
      symbol_dollar_sign	Dollar sign
      symbol_euro	Euro
      symbol_pound_sterling	Pound currency sign
      symbol_yen	Yen
      symbol_currency_peso	Peso sign
      symbol_rupee	Rupee
      symbol_currency_dong	Dong sign
      symbol_currency_sign	Currency sign
      symbol_question_mark	Question mark
      symbol_quotation_mark	Quote
      symbol_registered_trademark	Registered trademark
      symbol_semicolon	Semicolon
      symbol_slash	Slash
      symbol_space	Space
      symbol_square_bracket_left	Left square bracket
      symbol_square_bracket_right	Right square bracket
      symbol_square_root	Square root
      symbol_trademark	Trademark
      symbol_check_mark	Check mark
      symbol_underscore	Underscore
      symbol_vertical_bar	Vertical line
      symbol_not_sign	Not sign
      symbol_broken_bar	Broken bar
      symbol_micro_sign	Micro sign
      symbol_almost_equals	Almost equal to
      symbol_not_equals	Not equal to
      symbol_section_sign	Section sign
      symbol_upwards_arrow	Upwards arrow
      symbol_leftwards_arrow	Leftwards arrow
      symbol_rightwards_arrow	Rightwards Arrow
      symbol_downwards_arrow	Downwards Arrow
      symbol_black_heart	Black Heart
      symbol_tilde	Tilde
      symbol_equal	Equal sign
      symbol_won	Won currency sign
      symbol_won_sign	Won currency sign
      symbol_reference	Reference Mark
      symbol_white_star	White star
      symbol_black_star	Black star
      symbol_white_heart	White Heart
      symbol_white_circle	White circle
      symbol_black_circle	Black circle
      symbol_solar	Solar symbol
      symbol_bullseye	Bullseye
      symbol_white_club_suit	White club suit
      symbol_white_spade_suit	White spade suit
      symbol_white_left_pointing_index	White left pointing index
      symbol_white_right_pointing_index	White right pointing index
      symbol_circle_left_half_black	Circle with left half black
      symbol_circle_right_half_black	Circle with right half black
      symbol_white_square	White square
      symbol_black_square	Black square
      symbol_white_up_pointing_triangle	White up pointing triangle
      symbol_white_down_pointing_triangle	White down pointing triangle
      symbol_white_left_pointing_triangle	White left pointing triangle
      symbol_white_right_pointing_triangle	White right pointing triangle
      symbol_white_diamond	White diamond
      symbol_quarter_note	Quarter Note
      symbol_eighth_note	Eighth Note
      symbol_beamed_sixteenth_note	Beamed sixteenth notes
      symbol_female	Female symbol
      symbol_male	Male symbol
      symbol_left_black_lenticular_bracket	Left Black Lenticular Bracket
      symbol_right_black_lenticular_bracket	Right Black Lenticular Bracket
      symbol_left_corner_bracket	Left Corner Bracket
      symbol_right_corner_bracket	Right Corner Bracket
      symbol_plus_minus_sign	Plus minus sign
      symbol_liter	Liter
      symbol_celsius_degree	Celsius degree
      symbol_fahrenheit_degree	Fahrenheit degree
      symbol_approximately_equals	Approximately equals
      symbol_integral	Integral
      symbol_mathematical_left_angle_bracket	Mathematical left angle bracket
      symbol_mathematical_right_angle_bracket	Mathematical right angle bracket
      symbol_postal_mark	Postal mark
      symbol_black_triangle_pointing_up	Black triangle pointing up
      symbol_black_triangle_pointing_down	Black triangle pointing down
      symbol_black_suit_of_diamonds	Black suit of diamonds
      symbol_halfwidth_katakana_middle_dot	Halfwidth Katakana middle dot
      symbol_black_smallsquare	Small black square
      symbol_left_angle_bracket	Left double angle bracket
      symbol_right_angle_bracket	Right double angle bracket
      symbol_inverted_exclamation_mark	Inverted exclamation mark
      symbol_inverted_question_mark	Inverted question mark
      symbol_full_width_comma	Full-width comma
      symbol_full_width_exclamation_mark	Full-width exclamation mark
      symbol_full_width_ideographic_full_stop	Ideographic full stop
      symbol_full_width_question_mark	Full-width question mark
      symbol_middle_dot	Middle dot
      symbol_right_double_quotation_mark	Right double quotation mark
      symbol_ideographic_comma	Ideographic comma
      symbol_full_width_colon	Full-width colon
      symbol_full_width_semicolon	Full-width semicolon
      symbol_full_width_ampersand	Full-width ampersand
      symbol_full_width_circumflex	Full-width circumflex
      symbol_full_width_tilde	Full-width tilde
      symbol_left_double_quotation_mark	Left double quotation mark
      symbol_full_width_left_parenthesis	Full-width left parenthesis
      symbol_full_width_right_parenthesis	Full-width right parenthesis
      symbol_full_width_asterisk	Full-width asterisk
      symbol_full_width_underscore	Full-width underscore
      symbol_right_single_quotation_mark	Right single quotation mark
      symbol_full_width_left_curly_bracket	Full-width left curly bracket
      symbol_full_width_right_curly_bracket	Full-width right curly bracket
      symbol_full_width_less_than_sign	Full-width less than sign
      symbol_full_width_greater_than_sign	Full-width greater than sign
      symbol_left_single_quotation_mark	Left single quotation mark
      symbol_fatha	فَتْحَة
      symbol_kasra	كَسْرَة
      symbol_damma	ضَمَّة
      symbol_fathatan	فتحَة تنوين
      symbol_kasratan	كَسْرَة تَنْوِين
      symbol_dammatan	ضَمَّة تَنْوِين
      symbol_shadda	شَدّة‎
      symbol_sukun	سُكُونْ
      """###
    case "talkback-16.2/es":
      ###"""
      	
      emoji_name	Emoji de %1$s
      keycombo_key_modifier_meta	Acción
      required_state	Obligatorio
      required_state_appended	Obligatorio: %1$s
      shortcut_selected_setting_next_action	Mover el control de lectura hacia abajo o hacia delante
      symbol_almost_equals	Casi igual a
      symbol_ampersand	Ampersand
      symbol_angle_bracket_left	Signo de menor que
      symbol_angle_bracket_right	Signo de mayor que
      symbol_apostrophe	Apóstrofe
      symbol_approximately_equals	Aproximación
      symbol_asterisk	Asterisco
      symbol_at_sign	Arroba
      symbol_backslash	Barra invertida
      symbol_beamed_sixteenth_note	Semicorcheas ligadas
      symbol_black_circle	Círculo negro
      symbol_black_heart	Palo de corazones negro
      symbol_black_smallsquare	Cuadrado negro pequeño
      symbol_black_square	Cuadrado negro
      symbol_black_star	Estrella negra
      symbol_black_suit_of_diamonds	Rombo negro
      symbol_black_triangle_pointing_down	Triángulo negro señalando hacia abajo
      symbol_black_triangle_pointing_up	Triángulo negro señalando hacia arriba
      symbol_broken_bar	Barra partida
      symbol_bullet	Viñeta
      symbol_bullseye	Diana
      symbol_caret	Acento circunflejo
      symbol_celsius_degree	Grados Celsius
      symbol_cent	Símbolo de céntimo
      symbol_check_mark	Marca de verificación
      symbol_circle_left_half_black	Círculo con la mitad izquierda negra
      symbol_circle_right_half_black	Círculo con la mitad derecha negra
      symbol_colon	Dos puntos
      symbol_comma	Coma
      symbol_copyright	Copyright
      symbol_curly_bracket_left	Llave de apertura
      symbol_curly_bracket_right	Llave de cierre
      symbol_currency_dong	Símbolo del dong
      symbol_currency_peso	Signo de peso
      symbol_currency_sign	Símbolo de moneda
      symbol_degree	Signo de grado
      symbol_division	Signo de división
      symbol_dollar_sign	Símbolo del dólar
      symbol_downwards_arrow	Flecha hacia abajo
      symbol_eighth_note	Corchea
      symbol_ellipsis	Puntos suspensivos
      symbol_em_dash	Raya
      symbol_en_dash	Guion corto
      symbol_equal	Signo de igual
      symbol_euro	Euro
      symbol_exclamation_mark	Signo de exclamación
      symbol_fahrenheit_degree	Grados Fahrenheit
      symbol_female	Símbolo femenino
      symbol_full_width_ampersand	Separador et de ancho total
      symbol_full_width_asterisk	Asterisco de ancho total
      symbol_full_width_circumflex	Circunflejo de ancho total
      symbol_full_width_colon	Dos puntos de ancho total
      symbol_full_width_comma	Coma de ancho total
      symbol_full_width_exclamation_mark	Signo de exclamación de ancho total
      symbol_full_width_greater_than_sign	Signo mayor que de ancho total
      symbol_full_width_ideographic_full_stop	Punto ideográfico
      symbol_full_width_left_curly_bracket	Llave de apertura de ancho total
      symbol_full_width_left_parenthesis	Paréntesis de ancho total de apertura
      symbol_full_width_less_than_sign	Signo menor que de ancho total
      symbol_full_width_question_mark	Signo de interrogación de ancho total
      symbol_full_width_right_curly_bracket	Llave de cierre de ancho total
      symbol_full_width_right_parenthesis	Paréntesis de ancho total de cierre
      symbol_full_width_semicolon	Punto y coma de ancho total
      symbol_full_width_tilde	Tilde de ancho total
      symbol_full_width_underscore	Guion bajo de ancho total
      symbol_grave_accent	Acento grave
      symbol_halfwidth_katakana_middle_dot	Punto medio katakana de ancho medio
      symbol_hyphen_minus	Guion
      symbol_ideographic_comma	Coma ideográfica
      symbol_integral	Integral
      symbol_inverted_exclamation_mark	Signo de exclamación de apertura
      symbol_inverted_question_mark	Signo de interrogación de apertura
      symbol_left_angle_bracket	Paréntesis angular de apertura doble
      symbol_left_black_lenticular_bracket	Paréntesis negro lenticular de apertura
      symbol_left_corner_bracket	Paréntesis esquina de apertura
      symbol_left_double_quotation_mark	Comillas dobles de apertura
      symbol_left_single_quotation_mark	Comilla simple de apertura
      symbol_leftwards_arrow	Flecha hacia la izquierda
      symbol_liter	Litro
      symbol_low_double_quote	Comillas dobles bajas
      symbol_male	Símbolo masculino
      symbol_mathematical_left_angle_bracket	Paréntesis angular de apertura en matemáticas
      symbol_mathematical_right_angle_bracket	Paréntesis angular de cierre en matemáticas
      symbol_micro_sign	Símbolo de micra
      symbol_middle_dot	Punto medio
      symbol_multiplication	Signo de multiplicación
      symbol_new_line	Nueva línea
      symbol_not_equals	No es igual a
      symbol_not_sign	Signo de negación
      symbol_paragraph_mark	Marca de párrafo
      symbol_parenthesis_left	Paréntesis de apertura
      symbol_parenthesis_right	Paréntesis de cierre
      symbol_percent	Porcentaje
      symbol_period	Punto
      symbol_pi	Pi
      symbol_plus_minus_sign	Signo de más menos
      symbol_postal_mark	Marca de postal
      symbol_pound	Almohadilla
      symbol_pound_sterling	Símbolo de la libra esterlina
      symbol_quarter_note	Nota negra
      symbol_question_mark	Signo de interrogación
      symbol_quotation_mark	Comillas
      symbol_reference	Marca de referencia
      symbol_registered_trademark	Marca comercial registrada
      symbol_right_angle_bracket	Paréntesis angular de cierre doble
      symbol_right_black_lenticular_bracket	Paréntesis negro lenticular de cierre
      symbol_right_corner_bracket	Paréntesis esquina de cierre
      symbol_right_double_quotation_mark	Comillas dobles de cierre
      symbol_right_single_quotation_mark	Comilla simple de cierre
      symbol_rightwards_arrow	Flecha hacia la derecha
      symbol_rupee	Rupia
      symbol_section_sign	Signo de sección
      symbol_semicolon	Punto y coma
      symbol_slash	Barra
      symbol_solar	Símbolo solar
      symbol_space	Espacio
      symbol_square_bracket_left	Corchete de apertura
      symbol_square_bracket_right	Corchete de cierre
      symbol_square_root	Raíz cuadrada
      symbol_tilde	Virgulilla
      symbol_trademark	Marca comercial
      symbol_underscore	Guion bajo
      symbol_upwards_arrow	Flecha hacia arriba
      symbol_vertical_bar	Barra vertical
      symbol_white_circle	Círculo blanco
      symbol_white_club_suit	Palo de tréboles blanco
      symbol_white_diamond	Diamante blanco
      symbol_white_down_pointing_triangle	Triángulo blanco hacia abajo
      symbol_white_heart	Palo de corazones blanco
      symbol_white_left_pointing_index	Índice blanco hacia la izquierda
      symbol_white_left_pointing_triangle	Triángulo blanco hacia la izquierda
      symbol_white_right_pointing_index	Índice blanco hacia la derecha
      symbol_white_right_pointing_triangle	Triángulo blanco hacia la derecha
      symbol_white_spade_suit	Palo de picas blanco
      symbol_white_square	Cuadrado blanco
      symbol_white_star	Estrella blanca
      symbol_white_up_pointing_triangle	Triángulo blanco hacia arriba
      symbol_won	Símbolo del won surcoreano
      symbol_won_sign	Símbolo del won surcoreano
      symbol_yen	Yen
      template_hint_clickable_link	%1$s para abrir el enlace
      template_hint_clickable_link_keyboard	Pulsa %1$s para abrir el enlace
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s disponibles, %2$s y toca dos veces para activar
      template_list_item_count	one	%1$d elemento, %2$d ignorado	other	%1$d elementos, %2$d ignorados
      template_shorten_text	%1$d caracteres de %2$s a %3$s
      template_text_error	Valor introducido no válido: %1$s
      title_pref_shortcut_3finger_swipe_right	Desliza hacia la derecha con 3 dedos
      title_pref_shortcut_down	Desliza hacia abajo
      title_pref_shortcut_up	Desliza hacia arriba
      value_read_only	solo lectura
      value_unlabelled	Sin etiqueta
      """###
    case "talkback-16.2/fr":
      ###"""
      	
      emoji_name	Emoji %1$s
      keycombo_key_modifier_meta	Action
      required_state	Obligatoire
      required_state_appended	Minimum requis : %1$s
      shortcut_selected_setting_next_action	Déplacer le contrôle de lecture vers le bas ou vers l'avant
      symbol_almost_equals	Presque égal à
      symbol_ampersand	Esperluette
      symbol_angle_bracket_left	Signe inférieur à
      symbol_angle_bracket_right	Signe supérieur à
      symbol_apostrophe	Apostrophe
      symbol_approximately_equals	Approximativement égal à
      symbol_asterisk	Astérisque
      symbol_at_sign	Arobase
      symbol_backslash	Barre oblique inversée
      symbol_beamed_sixteenth_note	Deux doubles croches ramées
      symbol_black_circle	Disque noir
      symbol_black_heart	Cœur noir
      symbol_black_smallsquare	Petit carré noir
      symbol_black_square	Carré noir
      symbol_black_star	Étoile noire
      symbol_black_suit_of_diamonds	Losange noir
      symbol_black_triangle_pointing_down	Triangle noir pointant vers le bas
      symbol_black_triangle_pointing_up	Triangle noir pointant vers le haut
      symbol_broken_bar	Barre verticale interrompue
      symbol_bullet	Puces
      symbol_bullseye	Deux cercles concentriques
      symbol_caret	Lambda
      symbol_celsius_degree	Degré Celsius
      symbol_cent	Symbole du cent
      symbol_check_mark	Coche
      symbol_circle_left_half_black	Cercle avec moitié gauche noire
      symbol_circle_right_half_black	Cercle avec moitié droite noire
      symbol_colon	Deux-points
      symbol_comma	Virgule
      symbol_copyright	Droits d'auteur
      symbol_curly_bracket_left	Accolade gauche
      symbol_curly_bracket_right	Accolade droite
      symbol_currency_dong	Symbole du dong
      symbol_currency_peso	Symbole du peso
      symbol_currency_sign	Symbole monétaire
      symbol_degree	Symbole degré
      symbol_division	Signe Division
      symbol_dollar_sign	Signe Dollar
      symbol_downwards_arrow	Flèche vers le bas
      symbol_eighth_note	Note croche
      symbol_ellipsis	Ellipse
      symbol_em_dash	Tiret cadratin
      symbol_en_dash	Tiret demi-cadratin
      symbol_equal	Signe égal
      symbol_euro	Euro
      symbol_exclamation_mark	Point d'exclamation
      symbol_fahrenheit_degree	Degré Fahrenheit
      symbol_female	Signe femelle
      symbol_full_width_ampersand	Perluète pleine chasse
      symbol_full_width_asterisk	Astérisque pleine chasse
      symbol_full_width_circumflex	Accent circonflexe pleine chasse
      symbol_full_width_colon	Deux-points pleine chasse
      symbol_full_width_comma	Virgule pleine chasse
      symbol_full_width_exclamation_mark	Point d'exclamation pleine chasse
      symbol_full_width_greater_than_sign	Signe supérieur à pleine chasse
      symbol_full_width_ideographic_full_stop	Point idéographique
      symbol_full_width_left_curly_bracket	Accolade ouvrante pleine chasse
      symbol_full_width_left_parenthesis	Parenthèse ouvrante pleine chasse
      symbol_full_width_less_than_sign	Signe inférieur à pleine chasse
      symbol_full_width_question_mark	Point d'interrogation pleine chasse
      symbol_full_width_right_curly_bracket	Accolade fermante pleine chasse
      symbol_full_width_right_parenthesis	Parenthèse fermante pleine chasse
      symbol_full_width_semicolon	Point-virgule pleine chasse
      symbol_full_width_tilde	Tilde pleine chasse
      symbol_full_width_underscore	Trait de soulignement pleine chasse
      symbol_grave_accent	Accent grave
      symbol_halfwidth_katakana_middle_dot	Point médian katakana demi-chasse
      symbol_hyphen_minus	Tiret
      symbol_ideographic_comma	Virgule idéographique
      symbol_integral	Intégrale
      symbol_inverted_exclamation_mark	Point d'exclamation inversé
      symbol_inverted_question_mark	Point d'interrogation inversé
      symbol_left_angle_bracket	Double chevron gauche
      symbol_left_black_lenticular_bracket	Crochet noir lenticulaire gauche
      symbol_left_corner_bracket	Anglet gauche
      symbol_left_double_quotation_mark	Double guillemet ouvrant
      symbol_left_single_quotation_mark	Simple guillemet ouvrant
      symbol_leftwards_arrow	Flèche vers la gauche
      symbol_liter	Minuscule L de ronde
      symbol_low_double_quote	Guillemet bas double
      symbol_male	Signe mâle
      symbol_mathematical_left_angle_bracket	Chevron gauche mathématique
      symbol_mathematical_right_angle_bracket	Chevron droit mathématique
      symbol_micro_sign	Symbole Micro
      symbol_middle_dot	Point médian
      symbol_multiplication	Signe Multiplication
      symbol_new_line	Nouvelle ligne
      symbol_not_equals	Différent de
      symbol_not_sign	Signe Non
      symbol_paragraph_mark	Pied-de-mouche
      symbol_parenthesis_left	Parenthèse gauche
      symbol_parenthesis_right	Parenthèse droite
      symbol_percent	Pourcentage
      symbol_period	Point
      symbol_pi	Pi
      symbol_plus_minus_sign	Signe plus-ou-moins
      symbol_postal_mark	Marque postale
      symbol_pound	Dièse
      symbol_pound_sterling	Symbole monétaire de la livre
      symbol_quarter_note	Note noire
      symbol_question_mark	Point d'interrogation
      symbol_quotation_mark	Guillemet droit
      symbol_reference	Marque de référence
      symbol_registered_trademark	Marque déposée
      symbol_right_angle_bracket	Double chevron droit
      symbol_right_black_lenticular_bracket	Crochet noir lenticulaire droit
      symbol_right_corner_bracket	Anglet droit
      symbol_right_double_quotation_mark	Double guillemet fermant
      symbol_right_single_quotation_mark	Simple guillemet fermant
      symbol_rightwards_arrow	Flèche vers la droite
      symbol_rupee	Roupie
      symbol_section_sign	Symbole de paragraphe
      symbol_semicolon	Point-virgule
      symbol_slash	Barre oblique
      symbol_solar	Opérateur point cerclé
      symbol_space	Espace
      symbol_square_bracket_left	Crochet gauche
      symbol_square_bracket_right	Crochet droit
      symbol_square_root	Racine carrée
      symbol_tilde	Tilde
      symbol_trademark	Marque
      symbol_underscore	Trait de soulignement
      symbol_upwards_arrow	Flèche vers le haut
      symbol_vertical_bar	Ligne verticale
      symbol_white_circle	Cercle blanc
      symbol_white_club_suit	Trèfle blanc
      symbol_white_diamond	Losange blanc
      symbol_white_down_pointing_triangle	Triangle blanc pointant vers le bas
      symbol_white_heart	Cœur blanc
      symbol_white_left_pointing_index	Index blanc pointant vers la gauche
      symbol_white_left_pointing_triangle	Triangle blanc pointant vers la gauche
      symbol_white_right_pointing_index	Index blanc pointant vers la droite
      symbol_white_right_pointing_triangle	Triangle blanc pointant vers la droite
      symbol_white_spade_suit	Pique blanc
      symbol_white_square	Carré blanc
      symbol_white_star	Étoile blanche
      symbol_white_up_pointing_triangle	Triangle blanc pointant vers le haut
      symbol_won	Symbole monétaire du won
      symbol_won_sign	Symbole monétaire du won
      symbol_yen	Yen
      template_hint_clickable_link	%1$s pour ouvrir le lien
      template_hint_clickable_link_keyboard	Appuyez sur %1$s pour ouvrir le lien
      template_list_item_count	one	%1$d élément, %2$d ignoré	other	%1$d éléments, %2$d ignorés
      template_node_error_with_error_message	Erreur : %1$s
      template_shorten_text	%1$d caractères de %2$s à %3$s
      template_text_error	Entrée incorrecte : %1$s
      value_read_only	lecture seule
      """###
    case "talkback-16.2/he":
      ###"""
      	
      emoji_name	האמוג'י %1$s
      keycombo_key_modifier_meta	מקש הפעולה
      required_state	חובה
      required_state_appended	הדרישה היא %1$s
      shortcut_selected_setting_next_action	העברה של הממשק לשליטה בהקראה למטה או קדימה
      symbol_almost_equals	כמעט שווה ל-
      symbol_ampersand	אמפרסנד
      symbol_angle_bracket_left	הסימן פחות מ-
      symbol_angle_bracket_right	הסימן גדול מ-
      symbol_apostrophe	גרש
      symbol_approximately_equals	שווה בערך
      symbol_asterisk	כוכבית
      symbol_at_sign	שטרודל
      symbol_backslash	קו נטוי הפוך
      symbol_beamed_sixteenth_note	תווים במקצב חלקי שש עשרה
      symbol_black_circle	עיגול שחור
      symbol_black_heart	לב שחור
      symbol_black_smallsquare	ריבוע שחור קטן
      symbol_black_square	ריבוע שחור
      symbol_black_star	כוכב שחור
      symbol_black_suit_of_diamonds	סדרת יהלום בצבע שחור
      symbol_black_triangle_pointing_down	משולש שחור שמצביע למטה
      symbol_black_triangle_pointing_up	משולש שחור שמצביע למעלה
      symbol_broken_bar	פס חצוי
      symbol_bullet	תבליט
      symbol_bullseye	מרכז המטרה
      symbol_caret	קארה
      symbol_celsius_degree	מעלות צלזיוס
      symbol_cent	סימן של סנט
      symbol_check_mark	סימן וי
      symbol_circle_left_half_black	מעגל שחציו השמאלי שחור
      symbol_circle_right_half_black	מעגל שחציו הימני שחור
      symbol_colon	נקודתיים
      symbol_comma	פסיק
      symbol_copyright	זכויות יוצרים
      symbol_curly_bracket_left	סוגר מסולסל שמאלי
      symbol_curly_bracket_right	סוגר מסולסל ימני
      symbol_currency_dong	סימן דונג
      symbol_currency_peso	סימן פזו
      symbol_currency_sign	סימן מטבע
      symbol_degree	סימן המעלה
      symbol_division	סימן חילוק
      symbol_dollar_sign	סימן דולר
      symbol_downwards_arrow	חץ למטה
      symbol_eighth_note	תו שמינית
      symbol_ellipsis	שלוש נקודות
      symbol_em_dash	מקף ארוך
      symbol_en_dash	מקף בינוני
      symbol_equal	סימן שוויון
      symbol_euro	יורו
      symbol_exclamation_mark	סימן קריאה
      symbol_fahrenheit_degree	מעלות פרנהייט
      symbol_female	סמל נקבה
      symbol_full_width_ampersand	אמפרסנד ברוחב מלא
      symbol_full_width_asterisk	כוכבית ברוחב מלא
      symbol_full_width_circumflex	גג ברוחב מלא
      symbol_full_width_colon	נקודתיים ברוחב מלא
      symbol_full_width_comma	פסיק ברוחב מלא
      symbol_full_width_exclamation_mark	סימן קריאה ברוחב מלא
      symbol_full_width_greater_than_sign	סימן 'גדול מ-' ברוחב מלא
      symbol_full_width_ideographic_full_stop	נקודה אידאוגרפית
      symbol_full_width_left_curly_bracket	סוגר מסולסל שמאלי ברוחב מלא
      symbol_full_width_left_parenthesis	סוגר שמאלי ברוחב מלא
      symbol_full_width_less_than_sign	סימן 'קטן מ-' ברוחב מלא
      symbol_full_width_question_mark	סימן שאלה ברוחב מלא
      symbol_full_width_right_curly_bracket	סוגר מסולסל ימני ברוחב מלא
      symbol_full_width_right_parenthesis	סוגר ימני ברוחב מלא
      symbol_full_width_semicolon	נקודה-פסיק ברוחב מלא
      symbol_full_width_tilde	טילדה ברוחב מלא
      symbol_full_width_underscore	קו תחתון ברוחב מלא
      symbol_grave_accent	‏סימון הטעמה מסוג Grave
      symbol_halfwidth_katakana_middle_dot	נקודה אמצעית קטאקאנה בחצי רוחב
      symbol_hyphen_minus	מקף
      symbol_ideographic_comma	פסיק אידאוגרפי
      symbol_integral	אינטגרל
      symbol_inverted_exclamation_mark	סימן קריאה הפוך
      symbol_inverted_question_mark	סימן שאלה הפוך
      symbol_left_angle_bracket	סוגר שמאלי בעל זווית כפולה
      symbol_left_black_lenticular_bracket	סוגר שמאלי שחור בצורת עדשה
      symbol_left_corner_bracket	סוגר פינתי שמאלי
      symbol_left_double_quotation_mark	מירכאות כפולות שמאליות
      symbol_left_single_quotation_mark	סימן גרש שמאלי יחיד
      symbol_leftwards_arrow	חץ שמאלה
      symbol_liter	ליטר
      symbol_low_double_quote	מירכאות כפולות תחתונות
      symbol_male	סמל זכר
      symbol_mathematical_left_angle_bracket	סוגר זוויתי שמאלי מתמטי
      symbol_mathematical_right_angle_bracket	סוגר זוויתי ימני מתמטי
      symbol_micro_sign	סימן מיקרו
      symbol_middle_dot	נקודה אמצעית
      symbol_multiplication	סימן כפל
      symbol_new_line	שורה חדשה
      symbol_not_equals	לא שווה
      symbol_not_sign	סימן 'אינו'
      symbol_paragraph_mark	סימן פיסקה
      symbol_parenthesis_left	סוגר שמאלי
      symbol_parenthesis_right	סוגר ימני
      symbol_percent	אחוז
      symbol_period	נקודה
      symbol_pi	פאי
      symbol_plus_minus_sign	סימן פלוס מינוס
      symbol_postal_mark	סימן דואר
      symbol_pound	סולמית
      symbol_pound_sterling	סימן המטבע פאונד
      symbol_quarter_note	תו רבע
      symbol_question_mark	סימן שאלה
      symbol_quotation_mark	גרש
      symbol_reference	סימן ייחוס
      symbol_registered_trademark	סימן מסחרי רשום
      symbol_right_angle_bracket	סוגר ימני בעל זווית כפולה
      symbol_right_black_lenticular_bracket	סוגר ימני שחור בצורת עדשה
      symbol_right_corner_bracket	סוגר פינתי ימני
      symbol_right_double_quotation_mark	מירכאות כפולות ימניות
      symbol_right_single_quotation_mark	סימן גרש ימני יחיד
      symbol_rightwards_arrow	חץ ימינה
      symbol_rupee	רופיות
      symbol_section_sign	סימן קטע
      symbol_semicolon	נקודה ופסיק
      symbol_slash	קו נטוי
      symbol_solar	סימן שמש
      symbol_space	רווח
      symbol_square_bracket_left	סוגר מרובע שמאלי
      symbol_square_bracket_right	סוגר מרובע ימני
      symbol_square_root	שורש ריבועי
      symbol_tilde	טילדה
      symbol_trademark	סימן מסחרי
      symbol_underscore	מקף תחתון
      symbol_upwards_arrow	חץ למעלה
      symbol_vertical_bar	קו אנכי
      symbol_white_circle	מעגל לבן
      symbol_white_club_suit	סימן תלתן לבן
      symbol_white_diamond	יהלום לבן
      symbol_white_down_pointing_triangle	משולש לבן מצביע למטה
      symbol_white_heart	לב לבן
      symbol_white_left_pointing_index	אצבע לבנה מצביעה שמאלה
      symbol_white_left_pointing_triangle	משולש לבן מצביע שמאלה
      symbol_white_right_pointing_index	אצבע לבנה מצביעה ימינה
      symbol_white_right_pointing_triangle	משולש לבן מצביע ימינה
      symbol_white_spade_suit	סימן עלה לבן
      symbol_white_square	ריבוע לבן
      symbol_white_star	כוכב לבן
      symbol_white_up_pointing_triangle	משולש לבן מצביע למעלה
      symbol_won	סימן המטבע של וון דרום קוריאני
      symbol_won_sign	סימן המטבע של וון דרום קוריאני
      symbol_yen	ין
      template_hint_clickable_link	כדי לפתוח את הקישור, צריך %1$s
      template_hint_clickable_link_keyboard	כדי לפתוח את הקישור, צריך ללחוץ על המקשים %1$s
      template_hint_for_reading_control_actions_in_high_verbosity	הפעולה %1$s זמינה, %2$s ולוחצים לחיצה כפולה כדי להפעיל
      template_list_item_count	one	‫%1$d פריטים, המערכת התעלמה מ-%2$d	other	‫%1$d פריטים, המערכת התעלמה מ-%2$d	two	‫%1$d פריטים, המערכת התעלמה מ-%2$d
      template_node_error_with_error_message	שגיאה: %1$s
      template_percent	‫%1$s אחוזים
      template_shorten_text	%1$d תווים מ: %2$s עד %3$s
      template_text_error	קלט לא חוקי: %1$s
      title_pref_shortcut_3finger_1tap	לחיצה בעזרת שלוש אצבעות
      title_pref_shortcut_up	החלקה למעלה
      value_button	כפתור
      value_double_tap	לחיצה כפולה
      value_radio_button	כפתור בחירה
      value_read_only	לקריאה בלבד
      value_single_tap	לחיצה
      """###
    case "talkback-16.2/hi":
      ###"""
      	
      emoji_name	%1$s इमोजी
      keycombo_key_modifier_meta	ऐक्शन बटन
      required_state	ज़रूरी है
      required_state_appended	%1$s ज़रूरी है
      shortcut_selected_setting_next_action	टेक्स्ट पढ़ने से जुड़े कंट्रोल को नीचे या आगे ले जाएं
      symbol_almost_equals	करीब-करीब इसके बराबर है
      symbol_ampersand	एंपरसेंड
      symbol_angle_bracket_left	'इससे कम' का चिह्न
      symbol_angle_bracket_right	'इससे ज़्यादा' का चिह्न
      symbol_apostrophe	अपॉस्ट्रॉफ़ी
      symbol_approximately_equals	अनुमानित रूप से बराबर
      symbol_asterisk	तारांकन
      symbol_at_sign	ऐट
      symbol_backslash	बैकस्लैश
      symbol_beamed_sixteenth_note	बीम किए गए सोलहवें नोट
      symbol_black_circle	काला वृत्‍त
      symbol_black_heart	काला दिल
      symbol_black_smallsquare	काले रंग का छोटा स्क्वेयर
      symbol_black_square	काला वर्ग
      symbol_black_star	काला तारा
      symbol_black_suit_of_diamonds	काले रंग का डायमंड के आकार वाला सूट (चिह्न)
      symbol_black_triangle_pointing_down	नीचे की ओर इशारा करता हुआ काले रंग का त्रिभुज
      symbol_black_triangle_pointing_up	ऊपर की ओर इशारा करता हुआ काले रंग का त्रिभुज
      symbol_broken_bar	विभाजित बार
      symbol_bullet	बुलेट
      symbol_bullseye	बुल्सआई
      symbol_caret	कैरेट
      symbol_celsius_degree	सेल्‍सियस डिग्री
      symbol_cent	सेंट का चिह्न
      symbol_check_mark	सही का निशान
      symbol_circle_left_half_black	बाएं आधे काले भाग वाला वृत्‍त
      symbol_circle_right_half_black	दाएं आधे काले भाग वाला वृत्‍त
      symbol_colon	कोलन
      symbol_comma	अल्पविराम
      symbol_copyright	कॉपीराइट
      symbol_curly_bracket_left	बायां धनुषाकार कोष्ठक
      symbol_curly_bracket_right	दायां धनुषाकार कोष्ठक
      symbol_currency_dong	डोंग का निशान
      symbol_currency_peso	पेसो का निशान
      symbol_currency_sign	मुद्रा चिह्न
      symbol_degree	डिग्री का चिह्न
      symbol_division	विभाजन चिह्न
      symbol_dollar_sign	डॉलर चिह्न
      symbol_downwards_arrow	नीचे तीर
      symbol_eighth_note	आठवां नोट
      symbol_ellipsis	पदलोप चिह्न
      symbol_em_dash	एम डैश
      symbol_en_dash	एन डैश
      symbol_equal	बराबर का चिह्न
      symbol_euro	यूरो
      symbol_exclamation_mark	विस्मयादिबोधक चिह्न
      symbol_fahrenheit_degree	फ़ैरेनहाइट डिग्री
      symbol_female	महिला का चिह्न
      symbol_full_width_ampersand	पूरी चौड़ाई वाला एंपरसैंड (&)
      symbol_full_width_asterisk	पूरी चौड़ाई वाला स्टार का निशान
      symbol_full_width_circumflex	पूरी चौड़ाई वाला सर्कमफ़्लेक्स
      symbol_full_width_colon	पूरी चौड़ाई वाला कोलन
      symbol_full_width_comma	पूरी चौड़ाई वाला कॉमा का चिह्न
      symbol_full_width_exclamation_mark	पूरी चौड़ाई वाला विस्मयादिबोधक चिह्न
      symbol_full_width_greater_than_sign	पूरी चौड़ाई वाला 'ज़्यादा' का निशान
      symbol_full_width_ideographic_full_stop	इडियोग्राफ़िक पूर्णविराम
      symbol_full_width_left_curly_bracket	पूरी चौड़ाई वाला बायां कर्ली ब्रैकिट
      symbol_full_width_left_parenthesis	पूरी चौड़ाई वाला बायां ब्रैकिट
      symbol_full_width_less_than_sign	पूरी चौड़ाई वाला 'कम' का निशान
      symbol_full_width_question_mark	पूरी चौड़ाई वाला प्रश्न चिह्न
      symbol_full_width_right_curly_bracket	पूरी चौड़ाई वाला दायां कर्ली ब्रैकेट
      symbol_full_width_right_parenthesis	पूरी चौड़ाई वाला दायां ब्रैकिट
      symbol_full_width_semicolon	पूरी चौड़ाई वाला सेमीकोलन
      symbol_full_width_tilde	पूरी चौड़ाई वाला टिल्ड
      symbol_full_width_underscore	पूरी चौड़ाई वाला अंडरस्कोर
      symbol_grave_accent	ग्रेव एक्सेंट
      symbol_halfwidth_katakana_middle_dot	कटाकाना लिपि का आधी चौड़ाई वाला डॉट
      symbol_hyphen_minus	डैश
      symbol_ideographic_comma	इडियोग्राफ़िक कॉमा
      symbol_integral	समाकलन
      symbol_inverted_exclamation_mark	उलटा विस्मयादिबोधक चिह्न
      symbol_inverted_question_mark	उलटा प्रश्नवाचक चिह्न
      symbol_left_angle_bracket	बाईं तरफ़ का दो कोने वाला ब्रैकिट चिह्न
      symbol_left_black_lenticular_bracket	बायां काला लैंटिक्‍यूलर ब्रैकेट
      symbol_left_corner_bracket	दायां कॉर्नर ब्रैकेट
      symbol_left_double_quotation_mark	बाईं तरफ़ का दोहरे कोटेशन का निशान
      symbol_left_single_quotation_mark	बाईं तरफ़ का सिंगल कोटेशन का निशान
      symbol_leftwards_arrow	बायां तीर
      symbol_liter	लीटर
      symbol_low_double_quote	निम्न दोहरा उद्धरण
      symbol_male	पुरुष का चिह्न
      symbol_mathematical_left_angle_bracket	गणित में इस्तेमाल किया जाने वाला बाईं ओर का ब्रैकेट
      symbol_mathematical_right_angle_bracket	गणित में इस्तेमाल किया जाने वाला दाईं ओर का ब्रैकेट
      symbol_micro_sign	माइक्रो चिह्न
      symbol_middle_dot	बीच वाला बिंदु
      symbol_multiplication	गुणन चिह्न
      symbol_new_line	नई पंक्ति
      symbol_not_equals	इसके बराबर नहीं है
      symbol_not_sign	नहीं का चिह्न
      symbol_paragraph_mark	पैराग्राफ़ चिह्न
      symbol_parenthesis_left	बायां कोष्ठक
      symbol_parenthesis_right	दायां कोष्ठक
      symbol_percent	प्रतिशत
      symbol_period	पीरियड
      symbol_pi	पाइ
      symbol_plus_minus_sign	धन ऋण का चिह्न
      symbol_postal_mark	पोस्टल मार्क
      symbol_pound	पाउंड
      symbol_pound_sterling	पाउंड स्टर्लिंग का चिह्न
      symbol_quarter_note	क्‍वार्टर नोट
      symbol_question_mark	प्रश्नचिह्न
      symbol_quotation_mark	उद्धरण चिह्न
      symbol_reference	संदर्भ चिह्न
      symbol_registered_trademark	पंजीकृत ट्रेडमार्क
      symbol_right_angle_bracket	दाईं तरफ़ का दो कोने वाला ब्रैकिट चिह्न
      symbol_right_black_lenticular_bracket	दायां काला लैंटिक्‍यूलर ब्रैकेट
      symbol_right_corner_bracket	दायां कॉर्नर ब्रैकेट
      symbol_right_double_quotation_mark	दाईं तरफ़ का दोहरे कोटेशन का निशान
      symbol_right_single_quotation_mark	दाईं तरफ़ का सिंगल कोटेशन का निशान
      symbol_rightwards_arrow	राइट ऐरो
      symbol_rupee	रुपया
      symbol_section_sign	अनुभाग चिह्न
      symbol_semicolon	अर्द्धविराम
      symbol_slash	स्‍लैश
      symbol_solar	सौर प्रतीक
      symbol_space	स्पेस
      symbol_square_bracket_left	बायां वर्ग कोष्ठक
      symbol_square_bracket_right	दायां वर्ग कोष्ठक
      symbol_square_root	वर्गमूल
      symbol_tilde	टिल्ड
      symbol_trademark	ट्रेडमार्क
      symbol_underscore	अंडरस्कोर
      symbol_upwards_arrow	ऊपर तीर
      symbol_vertical_bar	वर्टिकल लाइन
      symbol_white_circle	सफ़ेद वृत्‍त
      symbol_white_club_suit	सफ़ेद क्‍लब सूट
      symbol_white_diamond	सफ़ेद हीरा
      symbol_white_down_pointing_triangle	सफ़ेद नीचे की ओर त्रिकोण
      symbol_white_heart	सफ़ेद दिल
      symbol_white_left_pointing_index	बाएं इंगित करती सफ़ेद उंगली
      symbol_white_left_pointing_triangle	सफ़ेद बायां त्रिकोण
      symbol_white_right_pointing_index	दाएं इंगित करती सफ़ेद उंगली
      symbol_white_right_pointing_triangle	सफ़ेद दायां त्रिकोण
      symbol_white_spade_suit	सफ़ेद पान का चिह्न
      symbol_white_square	सफ़ेद वर्ग
      symbol_white_star	सफ़ेद तारा
      symbol_white_up_pointing_triangle	सफ़ेद ऊपर की ओर त्रिकोण
      symbol_won	वॉन मुद्रा का चिह्न
      symbol_won_sign	वॉन मुद्रा का चिह्न
      symbol_yen	येन
      template_hint_clickable_link	खोलने के लिए, %1$s करें
      template_hint_clickable_link_keyboard	लिंक खोलने के लिए, %1$s को दबाएं
      template_list_item_count	one	%1$d आइटम में से %2$d को अनदेखा किया गया	other	%1$d आइटम में से %2$d को अनदेखा किया गया
      template_node_error_with_error_message	गड़बड़ी: %1$s
      template_shorten_text	%2$s से %3$s तक के %1$d वर्ण
      template_text_error	अमान्य इनपुट: %1$s
      title_pref_shortcut_up	ऊपर की ओर स्वाइप करें
      value_read_only	सिर्फ़ पढ़ने का ऐक्सेस
      """###
    case "talkback-16.2/it":
      ###"""
      	
      emoji_name	Emoji %1$s
      keycombo_key_modifier_meta	Azione
      required_state	Obbligatorio
      required_state_appended	%1$s obbligatorio
      shortcut_selected_setting_next_action	Sposta il controllo di lettura verso il basso o in avanti
      symbol_almost_equals	Quasi uguale a
      symbol_ampersand	E commerciale
      symbol_angle_bracket_left	Segno di minore
      symbol_angle_bracket_right	Segno di maggiore
      symbol_apostrophe	Apostrofo
      symbol_approximately_equals	Quasi uguale a
      symbol_asterisk	Asterisco
      symbol_at_sign	Chiocciola
      symbol_backslash	Barra rovesciata
      symbol_beamed_sixteenth_note	Semicroma
      symbol_black_circle	Cerchio nero
      symbol_black_heart	Cuore nero
      symbol_black_smallsquare	Quadratino nero
      symbol_black_square	Quadrato nero
      symbol_black_star	Stella nera
      symbol_black_suit_of_diamonds	Diamanti neri (seme)
      symbol_black_triangle_pointing_down	Triangolo nero rivolto verso il basso
      symbol_black_triangle_pointing_up	Triangolo nero rivolto verso l'alto
      symbol_broken_bar	Barra verticale interrotta
      symbol_bullet	Punto elenco
      symbol_bullseye	Bersaglio
      symbol_caret	Accento circonflesso
      symbol_celsius_degree	Grado Celsius
      symbol_cent	Simbolo dei centesimi
      symbol_check_mark	Segno di spunta
      symbol_circle_left_half_black	Cerchio con metà sinistra nera
      symbol_circle_right_half_black	Cerchio con metà destra nera
      symbol_colon	Due punti
      symbol_comma	Virgola
      symbol_copyright	Copyright
      symbol_curly_bracket_left	Parentesi graffa aperta
      symbol_curly_bracket_right	Parentesi graffa chiusa
      symbol_currency_dong	Simbolo del dong
      symbol_currency_peso	Simbolo del peso
      symbol_currency_sign	Segno di valuta
      symbol_degree	Simbolo dei gradi
      symbol_division	Segno di divisione
      symbol_dollar_sign	Simbolo del dollaro
      symbol_downwards_arrow	Freccia giù
      symbol_eighth_note	Ottava nota
      symbol_ellipsis	Puntini di sospensione
      symbol_em_dash	Lineetta
      symbol_en_dash	Trattino
      symbol_equal	Segno di uguale
      symbol_euro	Euro
      symbol_exclamation_mark	Punto esclamativo
      symbol_fahrenheit_degree	Grado Fahrenheit
      symbol_female	Simbolo della donna
      symbol_full_width_ampersand	E commerciale spessore pieno
      symbol_full_width_asterisk	Asterisco spessore pieno
      symbol_full_width_circumflex	Accento circonflesso spessore pieno
      symbol_full_width_colon	Due punti spessore pieno
      symbol_full_width_comma	Virgola spessore pieno
      symbol_full_width_exclamation_mark	Punto esclamativo spessore pieno
      symbol_full_width_greater_than_sign	Simbolo maggiore di spessore pieno
      symbol_full_width_ideographic_full_stop	Punto ideografico
      symbol_full_width_left_curly_bracket	Parentesi graffa aperta spessore pieno
      symbol_full_width_left_parenthesis	Parentesi aperta spessore pieno
      symbol_full_width_less_than_sign	Simbolo minore di spessore pieno
      symbol_full_width_question_mark	Punto interrogativo spessore pieno
      symbol_full_width_right_curly_bracket	Parentesi graffa chiusa spessore pieno
      symbol_full_width_right_parenthesis	Parentesi chiusa spessore pieno
      symbol_full_width_semicolon	Punto e virgola spessore pieno
      symbol_full_width_tilde	Tilde spessore pieno
      symbol_full_width_underscore	Trattino basso spessore pieno
      symbol_grave_accent	Accento grave
      symbol_halfwidth_katakana_middle_dot	Punto centrale katakana spessore ridotto
      symbol_hyphen_minus	Trattino breve
      symbol_ideographic_comma	Virgola ideografica
      symbol_integral	Integrale
      symbol_inverted_exclamation_mark	Punto esclamativo invertito
      symbol_inverted_question_mark	Punto interrogativo invertito
      symbol_left_angle_bracket	Doppia parentesi angolare aperta
      symbol_left_black_lenticular_bracket	Parentesi lenticolare aperta nera
      symbol_left_corner_bracket	Parentesi ad angolo aperta
      symbol_left_double_quotation_mark	Virgolette doppie aperte
      symbol_left_single_quotation_mark	Virgoletta singola aperta
      symbol_leftwards_arrow	Freccia sinistra
      symbol_liter	Litro
      symbol_low_double_quote	Virgolette doppie basse
      symbol_male	Simbolo dell'uomo
      symbol_mathematical_left_angle_bracket	Parentesi angolare aperta
      symbol_mathematical_right_angle_bracket	Parentesi angolare chiusa
      symbol_micro_sign	Simbolo micro
      symbol_middle_dot	Punto centrale
      symbol_multiplication	Segno di moltiplicazione
      symbol_new_line	Nuova riga
      symbol_not_equals	Non uguale a
      symbol_not_sign	Segno di negazione
      symbol_paragraph_mark	Segno di paragrafo
      symbol_parenthesis_left	Parentesi aperta
      symbol_parenthesis_right	Parentesi chiusa
      symbol_percent	Percentuale
      symbol_period	Punto
      symbol_pi	Pi greco
      symbol_plus_minus_sign	Segno più-o-meno
      symbol_postal_mark	Simbolo postale
      symbol_pound	Cancelletto
      symbol_pound_sterling	Simbolo della sterlina
      symbol_quarter_note	Semiminima
      symbol_question_mark	Punto interrogativo
      symbol_quotation_mark	Virgolette
      symbol_reference	Segno di riferimento
      symbol_registered_trademark	Marchio registrato
      symbol_right_angle_bracket	Doppia parentesi angolare chiusa
      symbol_right_black_lenticular_bracket	Parentesi lenticolare chiusa nera
      symbol_right_corner_bracket	Parentesi ad angolo chiusa
      symbol_right_double_quotation_mark	Virgolette doppie chiuse
      symbol_right_single_quotation_mark	Virgoletta singola chiusa
      symbol_rightwards_arrow	Freccia destra
      symbol_rupee	Rupia
      symbol_section_sign	Simbolo di paragrafo
      symbol_semicolon	Punto e virgola
      symbol_slash	Barra
      symbol_solar	Simbolo solare
      symbol_space	Spazio
      symbol_square_bracket_left	Parentesi quadra aperta
      symbol_square_bracket_right	Parentesi quadra chiusa
      symbol_square_root	Radice quadrata
      symbol_tilde	Tilde
      symbol_trademark	Marchio
      symbol_underscore	Carattere di sottolineatura
      symbol_upwards_arrow	Freccia su
      symbol_vertical_bar	Linea verticale
      symbol_white_circle	Cerchio bianco
      symbol_white_club_suit	Fiori (seme, bianco)
      symbol_white_diamond	Rombo bianco
      symbol_white_down_pointing_triangle	Triangolo verso il basso bianco
      symbol_white_heart	Cuore bianco
      symbol_white_left_pointing_index	Indice bianco che punta a sinistra
      symbol_white_left_pointing_triangle	Triangolo verso sinistra bianco
      symbol_white_right_pointing_index	Indice bianco che punta a destra
      symbol_white_right_pointing_triangle	Triangolo verso destra bianco
      symbol_white_spade_suit	Picche (seme, bianco)
      symbol_white_square	Quadrato bianco
      symbol_white_star	Stella bianca
      symbol_white_up_pointing_triangle	Triangolo verso l'alto bianco
      symbol_won	Simbolo del won
      symbol_won_sign	Simbolo del won
      symbol_yen	Yen
      template_custom_hint_for_actions	%1$s per %2$s
      template_hint_clickable_link	%1$s per aprire il link
      template_hint_clickable_link_keyboard	Premi %1$s per aprire il link
      template_hint_long_clickable	%1$s e tieni premuto con pressione prolungata
      template_list_item_count	one	%1$d elemento, %2$d ignorato	other	%1$d elementi, %2$d ignorati
      template_node_error_with_error_message	Errore: %1$s
      template_shorten_text	%1$d caratteri da: %2$s a %3$s
      template_text_error	Dati non validi: %1$s
      value_read_only	sola lettura
      """###
    case "talkback-16.2/ja":
      ###"""
      	
      emoji_name	%1$sの絵文字
      keycombo_key_modifier_meta	アクション
      required_state	必須
      required_state_appended	必須: %1$s
      shortcut_selected_setting_next_action	読み上げコントロールを下に移動する / 次に進める
      symbol_almost_equals	ニアリーイコール記号
      symbol_ampersand	アンパサンド
      symbol_angle_bracket_left	小なり記号
      symbol_angle_bracket_right	大なり記号
      symbol_apostrophe	アポストロフィ
      symbol_approximately_equals	ほぼ等しい
      symbol_asterisk	アスタリスク
      symbol_at_sign	アットマーク
      symbol_backslash	バックスラッシュ
      symbol_beamed_sixteenth_note	連桁付き16分音符
      symbol_black_circle	黒丸
      symbol_black_heart	黒ハート
      symbol_black_smallsquare	小さい黒四角
      symbol_black_square	黒四角
      symbol_black_star	黒星
      symbol_black_suit_of_diamonds	黒いダイヤモンド形
      symbol_black_triangle_pointing_down	下を指差す黒三角形
      symbol_black_triangle_pointing_up	上を指差す黒三角形
      symbol_broken_bar	ブロークンバー
      symbol_bullet	箇条書き記号
      symbol_bullseye	二重丸
      symbol_caret	キャレット
      symbol_celsius_degree	摂氏温度
      symbol_cent	セント記号
      symbol_check_mark	チェックマーク
      symbol_circle_left_half_black	左半分が黒い円
      symbol_circle_right_half_black	右半分が黒い円
      symbol_colon	コロン
      symbol_comma	カンマ
      symbol_copyright	著作権
      symbol_curly_bracket_left	左中かっこ
      symbol_curly_bracket_right	右中かっこ
      symbol_currency_dong	ドン記号
      symbol_currency_peso	ペソ記号
      symbol_currency_sign	通貨記号
      symbol_degree	度記号
      symbol_division	除算記号
      symbol_dollar_sign	ドル記号
      symbol_downwards_arrow	下矢印
      symbol_eighth_note	8分音符
      symbol_ellipsis	省略記号
      symbol_em_dash	全角ダッシュ
      symbol_en_dash	半角ダッシュ
      symbol_equal	等記号
      symbol_euro	ユーロ
      symbol_exclamation_mark	感嘆符
      symbol_fahrenheit_degree	華氏温度
      symbol_female	女性記号
      symbol_full_width_ampersand	全角アンパサンド
      symbol_full_width_asterisk	全角アスタリスク
      symbol_full_width_circumflex	全角サーカムフレックス
      symbol_full_width_colon	全角コロン
      symbol_full_width_comma	全角カンマ
      symbol_full_width_exclamation_mark	全角感嘆符
      symbol_full_width_greater_than_sign	全角大なり記号
      symbol_full_width_ideographic_full_stop	全角句点
      symbol_full_width_left_curly_bracket	全角左中かっこ
      symbol_full_width_left_parenthesis	全角左かっこ
      symbol_full_width_less_than_sign	全角小なり記号
      symbol_full_width_question_mark	全角疑問符
      symbol_full_width_right_curly_bracket	全角右中かっこ
      symbol_full_width_right_parenthesis	全角右かっこ
      symbol_full_width_semicolon	全角セミコロン
      symbol_full_width_tilde	全角チルダ
      symbol_full_width_underscore	全角アンダースコア
      symbol_grave_accent	グレーブ
      symbol_halfwidth_katakana_middle_dot	半角のカタカナ中黒
      symbol_hyphen_minus	ダッシュ
      symbol_ideographic_comma	全角読点
      symbol_integral	積分記号
      symbol_inverted_exclamation_mark	倒立感嘆符
      symbol_inverted_question_mark	倒立疑問符
      symbol_left_angle_bracket	左二重山かっこ
      symbol_left_black_lenticular_bracket	左隅付き括弧
      symbol_left_corner_bracket	左かぎ括弧
      symbol_left_double_quotation_mark	左二重引用符
      symbol_left_single_quotation_mark	左引用符
      symbol_leftwards_arrow	左矢印
      symbol_liter	リットル
      symbol_low_double_quote	下付き二重引用符
      symbol_male	男性記号
      symbol_mathematical_left_angle_bracket	左山かっこです
      symbol_mathematical_right_angle_bracket	右山かっこです
      symbol_micro_sign	マイクロ記号
      symbol_middle_dot	中黒
      symbol_multiplication	乗算記号
      symbol_new_line	改行
      symbol_not_equals	ノットイコール記号
      symbol_not_sign	否定記号
      symbol_paragraph_mark	段落記号
      symbol_parenthesis_left	左かっこ
      symbol_parenthesis_right	右かっこ
      symbol_percent	パーセント
      symbol_period	ピリオド
      symbol_pi	円周率記号
      symbol_plus_minus_sign	プラスマイナス記号
      symbol_postal_mark	郵便記号
      symbol_pound	井げた
      symbol_pound_sterling	ポンド記号
      symbol_quarter_note	4分音符
      symbol_question_mark	疑問符
      symbol_quotation_mark	引用符
      symbol_reference	コメ印
      symbol_registered_trademark	登録商標
      symbol_right_angle_bracket	右二重山かっこ
      symbol_right_black_lenticular_bracket	右隅付き括弧
      symbol_right_corner_bracket	右かぎ括弧
      symbol_right_double_quotation_mark	右二重引用符
      symbol_right_single_quotation_mark	右引用符
      symbol_rightwards_arrow	右矢印
      symbol_rupee	ルピー
      symbol_section_sign	節記号
      symbol_semicolon	セミコロン
      symbol_slash	スラッシュ
      symbol_solar	太陽記号
      symbol_space	スペース
      symbol_square_bracket_left	左角かっこ
      symbol_square_bracket_right	右角かっこ
      symbol_square_root	平方根
      symbol_tilde	波形符号
      symbol_trademark	商標
      symbol_underscore	アンダースコア
      symbol_upwards_arrow	上矢印
      symbol_vertical_bar	縦棒
      symbol_white_circle	白丸
      symbol_white_club_suit	白クローバー
      symbol_white_diamond	白ダイヤ
      symbol_white_down_pointing_triangle	下向き白三角
      symbol_white_heart	白ハート
      symbol_white_left_pointing_index	白左人差し指
      symbol_white_left_pointing_triangle	左向き白三角
      symbol_white_right_pointing_index	白右人差し指
      symbol_white_right_pointing_triangle	右向き白三角
      symbol_white_spade_suit	白スペード
      symbol_white_square	白四角
      symbol_white_star	白星
      symbol_white_up_pointing_triangle	上向き白三角
      symbol_won	ウォン記号
      symbol_won_sign	ウォン記号
      symbol_yen	円
      template_hint_clickable_link	リンクを開くには%1$sしてください
      template_hint_clickable_link_keyboard	リンクを開くには%1$sを押してください
      template_list_item_count	one	%1$d 個のアイテム（%2$d 個を無視）	other	%1$d 個のアイテム（%2$d 個を無視）
      template_node_error_with_error_message	エラー: %1$s
      template_percent	%1$sパーセント
      template_shorten_text	%2$sから%3$sまでの%1$d文字
      template_text_error	無効な入力です: %1$s
      value_read_only	読み取り専用
      """###
    case "talkback-16.2/ko":
      ###"""
      	
      emoji_name	%1$s 이모티콘
      keycombo_key_modifier_meta	작업
      required_state	필수
      required_state_appended	%1$s 필요
      shortcut_selected_setting_next_action	읽기 제어 설정을 아래로 옮기거나 앞으로 이동
      symbol_almost_equals	거의 같음
      symbol_ampersand	앤드 기호
      symbol_angle_bracket_left	미만 기호
      symbol_angle_bracket_right	초과 기호
      symbol_apostrophe	작은 따옴표
      symbol_approximately_equals	거의 같음
      symbol_asterisk	별표
      symbol_at_sign	골뱅이
      symbol_backslash	역슬래시
      symbol_beamed_sixteenth_note	꼬리가 연결된 16분음표
      symbol_black_circle	검은 동그라미
      symbol_black_heart	검은 하트
      symbol_black_smallsquare	작은 검은색 사각형
      symbol_black_square	검은 정사각형
      symbol_black_star	검은 별
      symbol_black_suit_of_diamonds	검은색 다이아몬드
      symbol_black_triangle_pointing_down	아래쪽을 가리키는 검은 삼각형
      symbol_black_triangle_pointing_up	위쪽을 가리키는 검은 삼각형
      symbol_broken_bar	수직 막대
      symbol_bullet	글머리기호
      symbol_bullseye	겹동그라미
      symbol_caret	삿갓 표시
      symbol_celsius_degree	섭씨 온도 기호
      symbol_cent	센트 기호
      symbol_check_mark	체크표시
      symbol_circle_left_half_black	왼쪽 절반이 검은 동그라미
      symbol_circle_right_half_black	오른쪽 절반이 검은 동그라미
      symbol_colon	콜론
      symbol_comma	쉼표
      symbol_copyright	저작권
      symbol_curly_bracket_left	여는 중괄호
      symbol_curly_bracket_right	닫는 중괄호
      symbol_currency_dong	동 기호
      symbol_currency_peso	페소 기호
      symbol_currency_sign	통화 기호
      symbol_degree	도 기호
      symbol_division	나누기 기호
      symbol_dollar_sign	달러
      symbol_downwards_arrow	아래쪽 화살표
      symbol_eighth_note	8분음표
      symbol_ellipsis	말줄임표
      symbol_em_dash	엠 대시
      symbol_en_dash	엔 대시
      symbol_equal	등호
      symbol_euro	유로
      symbol_exclamation_mark	느낌표
      symbol_fahrenheit_degree	화씨 온도 기호
      symbol_female	여성 기호
      symbol_full_width_ampersand	전각 앤드 부호
      symbol_full_width_asterisk	전각 별표
      symbol_full_width_circumflex	전각 곡절 악센트
      symbol_full_width_colon	전각 콜론
      symbol_full_width_comma	전각 쉼표
      symbol_full_width_exclamation_mark	전각 느낌표
      symbol_full_width_greater_than_sign	전각 오른쪽 홑꺽쇠표
      symbol_full_width_ideographic_full_stop	고리점
      symbol_full_width_left_curly_bracket	전각 왼쪽 중괄호
      symbol_full_width_left_parenthesis	전각 왼쪽 소괄호
      symbol_full_width_less_than_sign	전각 왼쪽 홑꺽쇠표
      symbol_full_width_question_mark	전각 물음표
      symbol_full_width_right_curly_bracket	전각 오른쪽 중괄호
      symbol_full_width_right_parenthesis	전각 오른쪽 소괄호
      symbol_full_width_semicolon	전각 세미콜론
      symbol_full_width_tilde	전각 물결 표시
      symbol_full_width_underscore	전각 밑줄
      symbol_grave_accent	강세 부호
      symbol_halfwidth_katakana_middle_dot	가나 가운뎃점
      symbol_hyphen_minus	대시
      symbol_ideographic_comma	두점
      symbol_integral	적분
      symbol_inverted_exclamation_mark	역느낌표
      symbol_inverted_question_mark	역물음표
      symbol_left_angle_bracket	왼쪽 겹꺾쇠표
      symbol_left_black_lenticular_bracket	검은색 여는 오목 괄호
      symbol_left_corner_bracket	여는 낫표
      symbol_left_double_quotation_mark	왼쪽 큰 따옴표
      symbol_left_single_quotation_mark	왼쪽 작은 따옴표
      symbol_leftwards_arrow	왼쪽 화살표
      symbol_liter	리터
      symbol_low_double_quote	아래쪽 큰따옴표
      symbol_male	남성 기호
      symbol_mathematical_left_angle_bracket	수학용 왼쪽 꺾쇠괄호
      symbol_mathematical_right_angle_bracket	수학용 오른쪽 꺾쇠괄호
      symbol_micro_sign	마이크로 기호
      symbol_middle_dot	가운뎃점
      symbol_multiplication	곱하기 기호
      symbol_new_line	줄바꿈
      symbol_not_equals	같지 않음
      symbol_not_sign	부정 기호
      symbol_paragraph_mark	단락 기호
      symbol_parenthesis_left	여는 소괄호
      symbol_parenthesis_right	닫는 소괄호
      symbol_percent	퍼센트
      symbol_period	마침표
      symbol_pi	파이
      symbol_plus_minus_sign	더하기 빼기 기호
      symbol_postal_mark	우편 마크
      symbol_pound	우물정
      symbol_pound_sterling	파운드 통화 기호
      symbol_quarter_note	4분음표
      symbol_question_mark	물음표
      symbol_quotation_mark	큰 따옴표
      symbol_reference	참조 부호
      symbol_registered_trademark	등록 상표
      symbol_right_angle_bracket	오른쪽 겹꺾쇠표
      symbol_right_black_lenticular_bracket	검은색 닫는 오목 괄호
      symbol_right_corner_bracket	닫는 낫표
      symbol_right_double_quotation_mark	오른쪽 큰 따옴표
      symbol_right_single_quotation_mark	오른쪽 작은따옴표
      symbol_rightwards_arrow	오른쪽 화살표
      symbol_rupee	루피 기호
      symbol_section_sign	섹션 기호
      symbol_semicolon	세미콜론
      symbol_slash	슬래시
      symbol_solar	태양 기호
      symbol_space	띄어쓰기
      symbol_square_bracket_left	여는 대괄호
      symbol_square_bracket_right	닫는 대괄호
      symbol_square_root	제곱근
      symbol_tilde	물결표시
      symbol_trademark	상표 기호
      symbol_underscore	밑줄
      symbol_upwards_arrow	위쪽 화살표
      symbol_vertical_bar	세로 막대
      symbol_white_circle	하얀 동그라미
      symbol_white_club_suit	하얀 클로버
      symbol_white_diamond	하얀 마름모
      symbol_white_down_pointing_triangle	아래쪽을 가리키는 하얀 삼각형
      symbol_white_heart	하얀 하트
      symbol_white_left_pointing_index	왼쪽을 가리키는 하얀 손
      symbol_white_left_pointing_triangle	왼쪽을 가리키는 하얀 삼각형
      symbol_white_right_pointing_index	오른쪽을 가리키는 하얀 손
      symbol_white_right_pointing_triangle	오른쪽을 가리키는 하얀 삼각형
      symbol_white_spade_suit	하얀 스페이드
      symbol_white_square	하얀 정사각형
      symbol_white_star	하얀 별
      symbol_white_up_pointing_triangle	위쪽을 가리키는 하얀 삼각형
      symbol_won	원화 기호
      symbol_won_sign	원화 기호
      symbol_yen	엔
      template_custom_hint_for_long_clickable_actions	%2$s하려면 %1$s하고 유지하세요
      template_hint_clickable_link	%1$s하여 링크 열기
      template_hint_clickable_link_keyboard	%1$s 키를 눌러 링크 열기
      template_list_item_count	one	항목 %1$d개, %2$d개 무시됨	other	항목 %1$d개, %2$d개 무시됨
      template_node_error_with_error_message	오류: %1$s
      template_shorten_text	%2$s부터 %3$s까지 %1$d자(영문 기준)
      template_text_error	잘못된 입력: %1$s
      value_read_only	읽기 전용
      """###
    case "talkback-16.2/nl":
      ###"""
      	
      emoji_name	%1$s-emoji
      keycombo_key_modifier_meta	Actie
      required_state	Vereist
      required_state_appended	%1$s vereist
      shortcut_selected_setting_next_action	Leesinstellingen lager of vooruit verplaatsen
      symbol_almost_equals	Bijna gelijk aan
      symbol_ampersand	Ampersand
      symbol_angle_bracket_left	Minder dan-teken
      symbol_angle_bracket_right	Groter dan-teken
      symbol_apostrophe	Apostrof
      symbol_approximately_equals	Is ongeveer gelijk aan
      symbol_asterisk	Sterretje
      symbol_at_sign	Apenstaartje
      symbol_backslash	Backslash
      symbol_beamed_sixteenth_note	Verbonden zestiende-noten
      symbol_black_circle	Zwarte stip
      symbol_black_heart	Zwart hart
      symbol_black_smallsquare	Klein zwart vierkant
      symbol_black_square	Zwart vierkant
      symbol_black_star	Zwarte ster
      symbol_black_suit_of_diamonds	Zwarte ruit
      symbol_black_triangle_pointing_down	Zwarte driehoek die omlaag wijst
      symbol_black_triangle_pointing_up	Zwarte driehoek die omhoog wijst
      symbol_broken_bar	Onderbroken balk
      symbol_bullet	Opsommingsteken
      symbol_bullseye	Roos
      symbol_caret	Inlasteken
      symbol_celsius_degree	Celsius-gradenteken
      symbol_cent	Cent-teken
      symbol_check_mark	Vinkje
      symbol_circle_left_half_black	Cirkel met linkerhelft zwart
      symbol_circle_right_half_black	Cirkel met rechterhelft zwart
      symbol_colon	Dubbele punt
      symbol_comma	Komma
      symbol_copyright	Auteursrecht
      symbol_curly_bracket_left	Accolade links
      symbol_curly_bracket_right	Accolade rechts
      symbol_currency_dong	Teken voor Dong
      symbol_currency_peso	Teken voor Peso
      symbol_currency_sign	Valutasymbool
      symbol_degree	Graden-teken
      symbol_division	Deelteken
      symbol_dollar_sign	Dollarteken
      symbol_downwards_arrow	Pijl omlaag
      symbol_eighth_note	Achtste-noot
      symbol_ellipsis	Weglatingsteken
      symbol_em_dash	Em-streepje
      symbol_en_dash	En-streepje
      symbol_equal	Gelijkteken
      symbol_euro	Euro
      symbol_exclamation_mark	Uitroepteken
      symbol_fahrenheit_degree	Fahrenheit-gradenteken
      symbol_female	Vrouw-symbool
      symbol_full_width_ampersand	Ampersand op volledige breedte
      symbol_full_width_asterisk	Asterisk op volledige breedte
      symbol_full_width_circumflex	Circumflex op volledige breedte
      symbol_full_width_colon	Dubbelepunt op volledige breedte
      symbol_full_width_comma	Komma op volledige breedte
      symbol_full_width_exclamation_mark	Uitroepteken op volledige breedte
      symbol_full_width_greater_than_sign	Groter dan-teken op volledige breedte
      symbol_full_width_ideographic_full_stop	Ideografische punt
      symbol_full_width_left_curly_bracket	Accolade links op volledige breedte
      symbol_full_width_left_parenthesis	Haakje links op volledige breedte
      symbol_full_width_less_than_sign	Kleiner dan-teken op volledige breedte
      symbol_full_width_question_mark	Vraagteken op volledige breedte
      symbol_full_width_right_curly_bracket	Accolade rechts op volledige breedte
      symbol_full_width_right_parenthesis	Haakje rechts op volledige breedte
      symbol_full_width_semicolon	Puntkomma op volledige breedte
      symbol_full_width_tilde	Tilde op volledige breedte
      symbol_full_width_underscore	Underscore op volledige breedte
      symbol_grave_accent	Accent grave
      symbol_halfwidth_katakana_middle_dot	Katakana middenpunt op halve breedte
      symbol_hyphen_minus	Streepje
      symbol_ideographic_comma	Ideografische komma
      symbol_integral	Integraal
      symbol_inverted_exclamation_mark	Omgekeerd uitroepteken
      symbol_inverted_question_mark	Omgekeerd vraagteken
      symbol_left_angle_bracket	Dubbele punthaak links
      symbol_left_black_lenticular_bracket	Links lensvorming zwart haakje
      symbol_left_corner_bracket	Linkerhoek van haak
      symbol_left_double_quotation_mark	Dubbel aanhalingsteken links
      symbol_left_single_quotation_mark	Enkel aanhalingsteken links
      symbol_leftwards_arrow	Pijl naar links
      symbol_liter	Liter
      symbol_low_double_quote	Lage dubbele aanhalingstekens
      symbol_male	Man-symbool
      symbol_mathematical_left_angle_bracket	Wiskundige punthaak links
      symbol_mathematical_right_angle_bracket	Wiskundige punthaak rechts
      symbol_micro_sign	Micro-teken
      symbol_middle_dot	Middenpunt
      symbol_multiplication	Vermenigvuldigingsteken
      symbol_new_line	Nieuwe regel
      symbol_not_equals	Niet gelijk aan
      symbol_not_sign	Is niet-teken
      symbol_paragraph_mark	Alineateken
      symbol_parenthesis_left	Haakje openen
      symbol_parenthesis_right	Haakje sluiten
      symbol_percent	Procent
      symbol_period	Punt
      symbol_pi	Pi
      symbol_plus_minus_sign	Plusminus-teken
      symbol_postal_mark	Post-teken
      symbol_pound	Hekje
      symbol_pound_sterling	Pond-valutasymbool
      symbol_quarter_note	Kwart-noot
      symbol_question_mark	Vraagteken
      symbol_quotation_mark	Aanhalingsteken
      symbol_reference	Referentieteken
      symbol_registered_trademark	Gedeponeerd handelsmerk
      symbol_right_angle_bracket	Dubbele punthaak rechts
      symbol_right_black_lenticular_bracket	Rechts lensvorming zwart haakje
      symbol_right_corner_bracket	Rechterhoek van haak
      symbol_right_double_quotation_mark	Dubbel aanhalingsteken rechts
      symbol_right_single_quotation_mark	Enkel aanhalingsteken rechts
      symbol_rightwards_arrow	Pijl naar rechts
      symbol_rupee	Roepie
      symbol_section_sign	Paragraafteken
      symbol_semicolon	Puntkomma
      symbol_slash	Slash
      symbol_solar	Zon-symbool
      symbol_space	Spatiebalk
      symbol_square_bracket_left	Vierkante haak links
      symbol_square_bracket_right	Vierkante haak rechts
      symbol_square_root	Vierkantswortel
      symbol_tilde	Tilde
      symbol_trademark	Handelsmerk
      symbol_underscore	Onderstrepen
      symbol_upwards_arrow	Pijl omhoog
      symbol_vertical_bar	Verticale lijn
      symbol_white_circle	Witte stip
      symbol_white_club_suit	Witte klaveren
      symbol_white_diamond	Witte ruiten
      symbol_white_down_pointing_triangle	Witte driehoek omlaag wijzend
      symbol_white_heart	Witte harten
      symbol_white_left_pointing_index	Witte wijsvinger naar links wijzend
      symbol_white_left_pointing_triangle	Witte driehoek naar links wijzend
      symbol_white_right_pointing_index	Witte wijsvinger naar rechts wijzend
      symbol_white_right_pointing_triangle	Witte driehoek naar rechts wijzend
      symbol_white_spade_suit	Witte schoppen
      symbol_white_square	Wit vierkant
      symbol_white_star	Witte ster
      symbol_white_up_pointing_triangle	Witte driehoek omhoog wijzend
      symbol_won	Won-valutasymbool
      symbol_won_sign	Won-valutasymbool
      symbol_yen	Yen
      template_hint_clickable_link	%1$s om de link te openen
      template_hint_clickable_link_keyboard	Druk op %1$s om de link te openen
      template_list_item_count	one	%1$d item, %2$d genegeerd	other	%1$d items, %2$d genegeerd
      template_node_error_with_error_message	Fout: %1$s
      template_shorten_text	%1$d tekens van: %2$s naar %3$s
      template_text_error	Ongeldige invoer: %1$s
      value_read_only	alleen-lezen
      """###
    case "talkback-16.2/pl":
      ###"""
      	
      emoji_name	Emotikon %1$s
      keycombo_key_modifier_meta	Działanie
      required_state	Wymagany
      required_state_appended	Wymagany stan: %1$s
      shortcut_selected_setting_next_action	Przenieś element sterowania czytaniem w dół lub do przodu
      symbol_almost_equals	Prawie równe
      symbol_ampersand	Ampersand
      symbol_angle_bracket_left	Znak mniejszości
      symbol_angle_bracket_right	Znak większości
      symbol_apostrophe	Apostrof
      symbol_approximately_equals	Równa się około
      symbol_asterisk	Gwiazdka
      symbol_at_sign	Małpa
      symbol_backslash	Odwrócony ukośnik
      symbol_beamed_sixteenth_note	Nuty szesnastkowe połączone
      symbol_black_circle	Czarne koło
      symbol_black_heart	Czarny znak kier
      symbol_black_smallsquare	Mały czarny kwadrat
      symbol_black_square	Czarny kwadrat
      symbol_black_star	Czarna gwiazda
      symbol_black_suit_of_diamonds	Czarne karo
      symbol_black_triangle_pointing_down	Czarny trójkąt skierowany w dół
      symbol_black_triangle_pointing_up	Czarny trójkąt skierowany w górę
      symbol_broken_bar	Przerwana kreska pionowa
      symbol_bullet	Punktor
      symbol_bullseye	Strzał w dziesiątkę
      symbol_caret	Daszek
      symbol_celsius_degree	Stopnie Celsjusza
      symbol_cent	Znak centa
      symbol_check_mark	Znacznik wyboru
      symbol_circle_left_half_black	Koło z lewą połową czarną
      symbol_circle_right_half_black	Koło z prawą połową czarną
      symbol_colon	Dwukropek
      symbol_comma	Przecinek
      symbol_copyright	Znak praw autorskich
      symbol_curly_bracket_left	Lewy nawias klamrowy
      symbol_curly_bracket_right	Prawy nawias klamrowy
      symbol_currency_dong	Znak dong
      symbol_currency_peso	Znak peso
      symbol_currency_sign	Znak waluty
      symbol_degree	Znak stopni
      symbol_division	Znak dzielenia
      symbol_dollar_sign	Znak dolara
      symbol_downwards_arrow	Strzałka w dół
      symbol_eighth_note	Nuta ósemkowa
      symbol_ellipsis	Wielokropek
      symbol_em_dash	Pauza
      symbol_en_dash	Półpauza
      symbol_equal	Znak równości
      symbol_euro	Euro
      symbol_exclamation_mark	Wykrzyknik
      symbol_fahrenheit_degree	Stopnie Fahrenheita
      symbol_female	Symbol kobiety
      symbol_full_width_ampersand	Ampersand o pełnej szerokości
      symbol_full_width_asterisk	Gwiazdka o pełnej szerokości
      symbol_full_width_circumflex	Daszek o pełnej szerokości
      symbol_full_width_colon	Dwukropek o pełnej szerokości
      symbol_full_width_comma	Przecinek o pełnej szerokości
      symbol_full_width_exclamation_mark	Wykrzyknik o pełnej szerokości
      symbol_full_width_greater_than_sign	Znak większości o pełnej szerokości
      symbol_full_width_ideographic_full_stop	Kropka ideograficzna
      symbol_full_width_left_curly_bracket	Nawias klamrowy o pełnej szerokości otwierający
      symbol_full_width_left_parenthesis	Nawias otwierający o pełnej szerokości
      symbol_full_width_less_than_sign	Znak mniejszości o pełnej szerokości
      symbol_full_width_question_mark	Znak zapytania o pełnej szerokości
      symbol_full_width_right_curly_bracket	Nawias klamrowy o pełnej szerokości zamykający
      symbol_full_width_right_parenthesis	Nawias zamykający o pełnej szerokości
      symbol_full_width_semicolon	Średnik o pełnej szerokości
      symbol_full_width_tilde	Tylda o pełnej szerokości
      symbol_full_width_underscore	Podkreślenie o pełnej szerokości
      symbol_grave_accent	Akcent słaby
      symbol_halfwidth_katakana_middle_dot	Punkt środkowy katakana na półfirecie
      symbol_hyphen_minus	Kreska
      symbol_ideographic_comma	Przecinek ideograficzny
      symbol_integral	Całka
      symbol_inverted_exclamation_mark	Odwrócony wykrzyknik
      symbol_inverted_question_mark	Odwrócony pytajnik
      symbol_left_angle_bracket	Podwójny nawias ostrokątny otwierający
      symbol_left_black_lenticular_bracket	Nawias soczewkowy otwierający czarny
      symbol_left_corner_bracket	Lewy narożnik
      symbol_left_double_quotation_mark	Podwójny cudzysłów otwierający
      symbol_left_single_quotation_mark	Pojedynczy cudzysłów otwierający
      symbol_leftwards_arrow	Strzałka w lewo
      symbol_liter	Litr
      symbol_low_double_quote	Cudzysłów podwójny dolny
      symbol_male	Symbol mężczyzny
      symbol_mathematical_left_angle_bracket	Matematyczny lewy nawias trójkątny
      symbol_mathematical_right_angle_bracket	Matematyczny prawy nawias trójkątny
      symbol_micro_sign	Znak mikro
      symbol_middle_dot	Punkt środkowy
      symbol_multiplication	Znak mnożenia
      symbol_new_line	Nowy wiersz
      symbol_not_equals	Nierówne
      symbol_not_sign	Znak zaprzeczenia
      symbol_paragraph_mark	Znak akapitu
      symbol_parenthesis_left	Lewy nawias
      symbol_parenthesis_right	Prawy nawias
      symbol_percent	Procent
      symbol_period	Kropka
      symbol_pi	Pi
      symbol_plus_minus_sign	Znak plus-minus
      symbol_postal_mark	Znaczek pocztowy
      symbol_pound	Krzyżyk
      symbol_pound_sterling	Znak waluty funt
      symbol_quarter_note	Ćwierćnuta
      symbol_question_mark	Pytajnik
      symbol_quotation_mark	Cudzysłów
      symbol_reference	Znak przypisu
      symbol_registered_trademark	Zastrzeżony znak towarowy
      symbol_right_angle_bracket	Podwójny nawias ostrokątny zamykający
      symbol_right_black_lenticular_bracket	Nawias soczewkowy zamykający czarny
      symbol_right_corner_bracket	Narożnik prawy
      symbol_right_double_quotation_mark	Podwójny cudzysłów zamykający
      symbol_right_single_quotation_mark	Pojedynczy cudzysłów zamykający
      symbol_rightwards_arrow	Strzałka w prawo
      symbol_rupee	Rupia
      symbol_section_sign	Znak paragrafu
      symbol_semicolon	Średnik
      symbol_slash	Ukośnik
      symbol_solar	Symbol słońca
      symbol_space	Spacja
      symbol_square_bracket_left	Lewy nawias kwadratowy
      symbol_square_bracket_right	Prawy nawias kwadratowy
      symbol_square_root	Pierwiastek kwadratowy
      symbol_tilde	Tylda
      symbol_trademark	Znak towarowy
      symbol_underscore	Podkreślenie
      symbol_upwards_arrow	Strzałka w górę
      symbol_vertical_bar	Linia pionowa
      symbol_white_circle	Białe koło
      symbol_white_club_suit	Biały znak trefl
      symbol_white_diamond	Biały znak karo
      symbol_white_down_pointing_triangle	Biały trójkąt w dół
      symbol_white_heart	Biały znak kier
      symbol_white_left_pointing_index	Biała dłoń w lewo
      symbol_white_left_pointing_triangle	Biały trójkąt w lewo
      symbol_white_right_pointing_index	Biała dłoń w prawo
      symbol_white_right_pointing_triangle	Biały trójkąt w prawo
      symbol_white_spade_suit	Biały znak pik
      symbol_white_square	Biały kwadrat
      symbol_white_star	Biała gwiazda
      symbol_white_up_pointing_triangle	Biały trójkąt w górę
      symbol_won	Znak waluty won
      symbol_won_sign	Symbol południowokoreańskiego wona
      symbol_yen	Jen
      template_hint_clickable_link	%1$s, aby otworzyć link
      template_hint_clickable_link_keyboard	Naciśnij %1$s, aby otworzyć link
      template_list_item_count	few	%1$d elementy, zignorowano %2$d	many	%1$d elementów, zignorowano %2$d	one	%1$d element, zignorowano %2$d	other	%1$d elementu, zignorowano %2$d
      template_node_error_with_error_message	Błąd: %1$s
      template_shorten_text	Tekst o długości %1$d znaków z: %2$s do %3$s
      template_text_error	Nieprawidłowe dane wejściowe: %1$s
      value_read_only	tylko do odczytu
      """###
    case "talkback-16.2/pt-BR":
      ###"""
      	
      emoji_name	Emoji %1$s
      keycombo_key_modifier_meta	Ação
      required_state	Obrigatório
      required_state_appended	Obrigatório: %1$s
      shortcut_selected_setting_next_action	Mover o controle de leitura para baixo ou para frente
      symbol_almost_equals	Quase igual a
      symbol_ampersand	E comercial
      symbol_angle_bracket_left	Sinal menor que
      symbol_angle_bracket_right	Sinal maior que
      symbol_apostrophe	Apóstrofo
      symbol_approximately_equals	Aproximadamente igual
      symbol_asterisk	Asterisco
      symbol_at_sign	Arroba
      symbol_backslash	Barra invertida
      symbol_beamed_sixteenth_note	Semicolcheias agrupadas
      symbol_black_circle	Círculo preto
      symbol_black_heart	Coração preto
      symbol_black_smallsquare	Pequeno quadrado preto
      symbol_black_square	Quadrado preto
      symbol_black_star	Estrela preta
      symbol_black_suit_of_diamonds	Naipe preto de ouros
      symbol_black_triangle_pointing_down	Triângulo preto apontando para baixo
      symbol_black_triangle_pointing_up	Triângulo preto apontando para cima
      symbol_broken_bar	Barra vertical interrompida
      symbol_bullet	Marcador
      symbol_bullseye	Espiral
      symbol_caret	Circunflexo
      symbol_celsius_degree	Grau Celsius
      symbol_cent	Símbolo de centavos
      symbol_check_mark	Marca de seleção
      symbol_circle_left_half_black	Círculo com metade preta à esquerda
      symbol_circle_right_half_black	Círculo com metade preta à direita
      symbol_colon	Dois pontos
      symbol_comma	Vírgula
      symbol_copyright	Direitos autorais
      symbol_curly_bracket_left	Chave esquerda
      symbol_curly_bracket_right	Chave direita
      symbol_currency_dong	Símbolo de dong
      symbol_currency_peso	Símbolo de peso
      symbol_currency_sign	Moeda
      symbol_degree	Símbolo de grau
      symbol_division	Sinal de divisão
      symbol_dollar_sign	Cifrão
      symbol_downwards_arrow	Seta para baixo
      symbol_eighth_note	Colcheia
      symbol_ellipsis	Reticências
      symbol_em_dash	Travessão eme
      symbol_en_dash	Travessão ene
      symbol_equal	Sinal de igual
      symbol_euro	Euro
      symbol_exclamation_mark	Ponto de exclamação
      symbol_fahrenheit_degree	Grau Fahrenheit
      symbol_female	Símbolo feminino
      symbol_full_width_ampersand	E comercial com largura total
      symbol_full_width_asterisk	Asterisco com largura total
      symbol_full_width_circumflex	Circunflexo com largura total
      symbol_full_width_colon	Dois-pontos com largura total
      symbol_full_width_comma	Vírgula com largura total
      symbol_full_width_exclamation_mark	Ponto de exclamação com largura total
      symbol_full_width_greater_than_sign	Sinal maior que com largura total
      symbol_full_width_ideographic_full_stop	Ponto final ideográfico
      symbol_full_width_left_curly_bracket	Chave esquerda com largura total
      symbol_full_width_left_parenthesis	Parêntese à esquerda com largura total
      symbol_full_width_less_than_sign	Sinal menor que com largura total
      symbol_full_width_question_mark	Ponto de interrogação com largura total
      symbol_full_width_right_curly_bracket	Chave direita com largura total
      symbol_full_width_right_parenthesis	Parêntese à direita com largura total
      symbol_full_width_semicolon	Ponto e vírgula com largura total
      symbol_full_width_tilde	Til com largura total
      symbol_full_width_underscore	Sublinhado com largura total
      symbol_grave_accent	Acento grave
      symbol_halfwidth_katakana_middle_dot	Ponto médio do katakana com meia largura
      symbol_hyphen_minus	Travessão
      symbol_ideographic_comma	Vírgula ideográfica
      symbol_integral	Integral
      symbol_inverted_exclamation_mark	Ponto de exclamação invertido
      symbol_inverted_question_mark	Ponto de interrogação invertido
      symbol_left_angle_bracket	Chevron duplo esquerdo
      symbol_left_black_lenticular_bracket	Colchete lenticular preto esquerdo
      symbol_left_corner_bracket	Colchete de canto esquerdo
      symbol_left_double_quotation_mark	Aspa dupla esquerda
      symbol_left_single_quotation_mark	Aspa simples esquerda
      symbol_leftwards_arrow	Seta para a esquerda
      symbol_liter	Litro
      symbol_low_double_quote	Aspa dupla inferior
      symbol_male	Símbolo masculino
      symbol_mathematical_left_angle_bracket	Sinal matemático de menor
      symbol_mathematical_right_angle_bracket	Sinal matemático de maior
      symbol_micro_sign	Micro
      symbol_middle_dot	Ponto médio
      symbol_multiplication	Sinal de multiplicação
      symbol_new_line	Nova linha
      symbol_not_equals	Diferente de
      symbol_not_sign	Negação
      symbol_paragraph_mark	Marca de parágrafo
      symbol_parenthesis_left	Parêntese esquerdo
      symbol_parenthesis_right	Parêntese direito
      symbol_percent	Porcentagem
      symbol_period	Ponto
      symbol_pi	Pi
      symbol_plus_minus_sign	Sinal de mais ou menos
      symbol_postal_mark	Marca postal
      symbol_pound	Cerquilha
      symbol_pound_sterling	Símbolo da libra esterlina
      symbol_quarter_note	Semínima
      symbol_question_mark	Ponto de interrogação
      symbol_quotation_mark	Aspas
      symbol_reference	Marca de referência
      symbol_registered_trademark	Marca registrada
      symbol_right_angle_bracket	Chevron duplo direito
      symbol_right_black_lenticular_bracket	Colchete lenticular branco direito
      symbol_right_corner_bracket	Colchete de canto direito
      symbol_right_double_quotation_mark	Aspa dupla direita
      symbol_right_single_quotation_mark	Aspa simples direita
      symbol_rightwards_arrow	Seta para a direita
      symbol_rupee	Rúpia
      symbol_section_sign	Parágrafo
      symbol_semicolon	Ponto e vírgula
      symbol_slash	Barra
      symbol_solar	Símbolo do sol
      symbol_space	Espaço
      symbol_square_bracket_left	Colchete esquerdo
      symbol_square_bracket_right	Colchete direito
      symbol_square_root	Raiz quadrada
      symbol_tilde	Til
      symbol_trademark	Marca comercial
      symbol_underscore	Sublinhado
      symbol_upwards_arrow	Seta para cima
      symbol_vertical_bar	Barra vertical
      symbol_white_circle	Círculo branco
      symbol_white_club_suit	Naipe branco de paus
      symbol_white_diamond	Diamante branco
      symbol_white_down_pointing_triangle	Triângulo branco apontando para baixo
      symbol_white_heart	Coração branco
      symbol_white_left_pointing_index	Símbolo branco apontando para a esquerda
      symbol_white_left_pointing_triangle	Triângulo branco apontando para a esquerda
      symbol_white_right_pointing_index	Símbolo branco apontando para a direita
      symbol_white_right_pointing_triangle	Triângulo branco apontando para a direita
      symbol_white_spade_suit	Naipe branco de espadas
      symbol_white_square	Quadrado branco
      symbol_white_star	Estrela branca
      symbol_white_up_pointing_triangle	Triângulo branco apontando para cima
      symbol_won	Símbolo do won
      symbol_won_sign	Símbolo do won
      symbol_yen	Iene
      template_hint_clickable_link	%1$s para abrir o link
      template_hint_clickable_link_keyboard	Pressione %1$s para abrir o link
      template_list_item_count	one	%1$d item, %2$d ignorado	other	%1$d itens, %2$d ignorados
      template_node_error_with_error_message	Erro: %1$s
      template_shorten_text	%1$d caracteres de: %2$s a %3$s
      template_text_error	Entrada inválida: %1$s
      value_read_only	somente leitura
      """###
    case "talkback-16.2/ru":
      ###"""
      	
      emoji_name	Эмодзи "%1$s"
      keycombo_key_modifier_meta	Действие
      required_state	Обязательно
      required_state_appended	%1$s (обязательно)
      shortcut_selected_setting_next_action	Перейти к нижнему или следующему элементу управления чтением
      symbol_almost_equals	Почти равно
      symbol_ampersand	Амперсанд.
      symbol_angle_bracket_left	Знак "меньше"
      symbol_angle_bracket_right	Знак "больше"
      symbol_apostrophe	Апостроф.
      symbol_approximately_equals	Знак приблизительного равенства
      symbol_asterisk	Звездочка.
      symbol_at_sign	Коммерческое at
      symbol_backslash	Обратная косая черта
      symbol_beamed_sixteenth_note	Шестнадцатые ноты с вязкой
      symbol_black_circle	Черный круг
      symbol_black_heart	Черное сердце
      symbol_black_smallsquare	Маленький черный квадрат
      symbol_black_square	Черный квадрат
      symbol_black_star	Черная звезда
      symbol_black_suit_of_diamonds	Черный ромб
      symbol_black_triangle_pointing_down	Черный треугольник вершиной вниз
      symbol_black_triangle_pointing_up	Черный треугольник вершиной вверх
      symbol_broken_bar	Вертикальный пунктир.
      symbol_bullet	Маркер списка
      symbol_bullseye	Мишень
      symbol_caret	Знак вставки.
      symbol_celsius_degree	Градус Цельсия
      symbol_cent	Знак цента
      symbol_check_mark	Значок флажка
      symbol_circle_left_half_black	Круг с черной левой половиной
      symbol_circle_right_half_black	Круг с черной правой половиной
      symbol_colon	Двоеточие.
      symbol_comma	Запятая
      symbol_copyright	Знак авторского права.
      symbol_curly_bracket_left	Открывающая фигурная скобка.
      symbol_curly_bracket_right	Закрывающая фигурная скобка.
      symbol_currency_dong	Знак донга
      symbol_currency_peso	Знак песо
      symbol_currency_sign	Знак валюты.
      symbol_degree	Знак градуса
      symbol_division	Знак деления
      symbol_dollar_sign	Знак доллара.
      symbol_downwards_arrow	Стрелка вниз
      symbol_eighth_note	Восьмая нота
      symbol_ellipsis	Многоточие.
      symbol_em_dash	Длинное тире.
      symbol_en_dash	Короткое тире.
      symbol_equal	Знак равенства
      symbol_euro	Знак евро.
      symbol_exclamation_mark	Восклицательный знак.
      symbol_fahrenheit_degree	Градус Фаренгейта
      symbol_female	Женский символ
      symbol_full_width_ampersand	Амперсанд в полную ширину
      symbol_full_width_asterisk	Знак сноски в полную ширину
      symbol_full_width_circumflex	Циркумфлекс в полную ширину
      symbol_full_width_colon	Двоеточие в полную ширину
      symbol_full_width_comma	Запятая в полную ширину
      symbol_full_width_exclamation_mark	Восклицательный знак в полную ширину
      symbol_full_width_greater_than_sign	Знак больше в полную ширину
      symbol_full_width_ideographic_full_stop	Идеографическая точка
      symbol_full_width_left_curly_bracket	Открывающая фигурная скобка в полную ширину
      symbol_full_width_left_parenthesis	Открывающая скобка в полную ширину
      symbol_full_width_less_than_sign	Знак меньше в полную ширину
      symbol_full_width_question_mark	Вопросительный знак в полную ширину
      symbol_full_width_right_curly_bracket	Закрывающая фигурная скобка в полную ширину
      symbol_full_width_right_parenthesis	Закрывающая скобка в полную ширину
      symbol_full_width_semicolon	Точка с запятой в полную ширину
      symbol_full_width_tilde	Тильда в полную ширину
      symbol_full_width_underscore	Символ подчеркивания в полную ширину
      symbol_grave_accent	Гравис.
      symbol_halfwidth_katakana_middle_dot	Точка катаканы половинной ширины
      symbol_hyphen_minus	Дефис.
      symbol_ideographic_comma	Идеографическая запятая
      symbol_integral	Интеграл
      symbol_inverted_exclamation_mark	Перевернутый восклицательный знак
      symbol_inverted_question_mark	Перевернутый вопросительный знак
      symbol_left_angle_bracket	Открывающая угловая скобка
      symbol_left_black_lenticular_bracket	Открывающая черная двояковыпуклая скобка
      symbol_left_corner_bracket	Открывающая угловая скобка
      symbol_left_double_quotation_mark	Открывающая двойная кавычка
      symbol_left_single_quotation_mark	Открывающая одинарная кавычка
      symbol_leftwards_arrow	Стрелка влево
      symbol_liter	Литр
      symbol_low_double_quote	Нижние двойные кавычки.
      symbol_male	Мужской символ
      symbol_mathematical_left_angle_bracket	Угловая открывающая скобка
      symbol_mathematical_right_angle_bracket	Угловая закрывающая скобка
      symbol_micro_sign	Знак микро
      symbol_middle_dot	Интерпункт
      symbol_multiplication	Знак умножения.
      symbol_new_line	Перевод строки.
      symbol_not_equals	Не равно
      symbol_not_sign	Знак отрицания
      symbol_paragraph_mark	Знак абзаца
      symbol_parenthesis_left	Открывающая круглая скобка.
      symbol_parenthesis_right	Закрывающая круглая скобка.
      symbol_percent	Процент
      symbol_period	Точка
      symbol_pi	Число пи.
      symbol_plus_minus_sign	Плюс-минус
      symbol_postal_mark	Почтовый знак
      symbol_pound	Решетка.
      symbol_pound_sterling	Знак фунта стерлингов
      symbol_quarter_note	Четвертная нота
      symbol_question_mark	Вопросительный знак.
      symbol_quotation_mark	Кавычка
      symbol_reference	Знак сноски
      symbol_registered_trademark	Зарегистрированный товарный знак.
      symbol_right_angle_bracket	Закрывающая угловая скобка
      symbol_right_black_lenticular_bracket	Закрывающая черная двояковыпуклая скобка
      symbol_right_corner_bracket	Закрывающая угловая скобка
      symbol_right_double_quotation_mark	Закрывающая двойная кавычка
      symbol_right_single_quotation_mark	Закрывающая одинарная кавычка
      symbol_rightwards_arrow	Стрелка вправо
      symbol_rupee	Знак рупии.
      symbol_section_sign	Знак параграфа
      symbol_semicolon	Точка с запятой
      symbol_slash	Косая черта.
      symbol_solar	Солярный символ
      symbol_space	Пробел.
      symbol_square_bracket_left	Открывающая квадратная скобка.
      symbol_square_bracket_right	Закрывающая квадратная скобка.
      symbol_square_root	Квадратный корень.
      symbol_tilde	Тильда
      symbol_trademark	Товарный знак.
      symbol_underscore	Знак подчеркивания.
      symbol_upwards_arrow	Стрелка вверх.
      symbol_vertical_bar	Вертикальная черта
      symbol_white_circle	Белый круг
      symbol_white_club_suit	Белые трефы
      symbol_white_diamond	Белый ромб
      symbol_white_down_pointing_triangle	Белый треугольник с вершиной вниз
      symbol_white_heart	Белое сердце
      symbol_white_left_pointing_index	Белая рука с указательным пальцем влево
      symbol_white_left_pointing_triangle	Белый треугольник с вершиной влево
      symbol_white_right_pointing_index	Белая рука с указательным пальцем вправо
      symbol_white_right_pointing_triangle	Белый треугольник с вершиной вправо
      symbol_white_spade_suit	Белые пики
      symbol_white_square	Белый квадрат
      symbol_white_star	Белая звезда
      symbol_white_up_pointing_triangle	Белый треугольник с вершиной вверх
      symbol_won	Знак южнокорейской воны
      symbol_won_sign	Знак южнокорейской воны
      symbol_yen	Знак иены.
      template_hint_clickable_link	Переход по ссылке: %1$s
      template_hint_clickable_link_keyboard	Нажмите %1$s, чтобы перейти по ссылке
      template_hint_for_reading_control_actions_in_high_verbosity	Доступен пункт меню "%1$s". %2$s пальцем, затем нажмите дважды, чтобы активировать его.
      template_list_item_count	few	Всего объектов: %1$d. Проигнорировано: %2$d.	many	Всего объектов: %1$d. Проигнорировано: %2$d.	one	Всего объектов: %1$d. Проигнорировано: %2$d.	other	Всего объектов: %1$d. Проигнорировано: %2$d.
      template_node_error_with_error_message	Ошибка. %1$s
      template_percent	%1$s %%
      template_shorten_text	Количество символов: %1$d. Начало текста: "%2$s", конец: "%3$s".
      template_text_error	Недопустимые входные данные. %1$s
      value_read_only	только чтение
      """###
    case "talkback-16.2/sv":
      ###"""
      	
      emoji_name	Emojis med %1$s
      keycombo_key_modifier_meta	Åtgärd
      required_state	Obligatoriskt
      required_state_appended	%1$s är obligatoriskt
      shortcut_selected_setting_next_action	Flytta läsinställningen nedåt eller framåt
      symbol_almost_equals	Nästan lika med
      symbol_ampersand	Et-tecken
      symbol_angle_bracket_left	Mindre än-tecken
      symbol_angle_bracket_right	Större än-tecken
      symbol_apostrophe	Apostrof
      symbol_approximately_equals	Ungefär lika med
      symbol_asterisk	Asterisk
      symbol_at_sign	Snabel-a
      symbol_backslash	Omvänt snedstreck
      symbol_beamed_sixteenth_note	Hopbundna sextondelsnoter
      symbol_black_circle	Svart cirkel
      symbol_black_heart	Svart hjärta
      symbol_black_smallsquare	Liten svart kvadrat
      symbol_black_square	Svart kvadrat
      symbol_black_star	Svart stjärna
      symbol_black_suit_of_diamonds	Svarta ruter
      symbol_black_triangle_pointing_down	Svart triangel som pekar nedåt
      symbol_black_triangle_pointing_up	Svart triangel som pekar uppåt
      symbol_broken_bar	Broken bar
      symbol_bullet	Punktlista
      symbol_bullseye	Prick
      symbol_caret	Cirkumflex
      symbol_celsius_degree	Celsius-tecken
      symbol_cent	Cent-tecken
      symbol_check_mark	Bockmarkering
      symbol_circle_left_half_black	Cirkel med svart vänsterhalva
      symbol_circle_right_half_black	Cirkel med svart högerhalva
      symbol_colon	Kolon
      symbol_comma	Komma
      symbol_copyright	Copyright-symbol
      symbol_curly_bracket_left	Vänster klammerparentes
      symbol_curly_bracket_right	Höger klammerparentes
      symbol_currency_dong	Dongtecken
      symbol_currency_peso	Pesotecken
      symbol_currency_sign	Valutatecken
      symbol_degree	Grader
      symbol_division	Divisionstecken
      symbol_dollar_sign	Dollartecken
      symbol_downwards_arrow	Nedåtpil
      symbol_eighth_note	Åttondelsnot
      symbol_ellipsis	Ellips
      symbol_em_dash	Långt tankstreck
      symbol_en_dash	Tankstreck
      symbol_equal	Lika med-tecken
      symbol_euro	Euro
      symbol_exclamation_mark	Utropstecken
      symbol_fahrenheit_degree	Fahrenheit-tecken
      symbol_female	Kvinnosymbol
      symbol_full_width_ampersand	Et-tecken, full bredd
      symbol_full_width_asterisk	Asterisk, full bredd
      symbol_full_width_circumflex	Cirkumflex, full bredd
      symbol_full_width_colon	Kolon, full bredd
      symbol_full_width_comma	Kommatecken, full bredd
      symbol_full_width_exclamation_mark	Utropstecken, full bredd
      symbol_full_width_greater_than_sign	Större än-tecken, full bredd
      symbol_full_width_ideographic_full_stop	Ideografisk punkt
      symbol_full_width_left_curly_bracket	Vänster klammerparentes, full bredd
      symbol_full_width_left_parenthesis	Vänsterparentes, full bredd
      symbol_full_width_less_than_sign	Mindre än-tecken, full bredd
      symbol_full_width_question_mark	Frågetecken, full bredd
      symbol_full_width_right_curly_bracket	Höger klammerparentes, full bredd
      symbol_full_width_right_parenthesis	Högerparentes, full bredd
      symbol_full_width_semicolon	Semikolon, full bredd
      symbol_full_width_tilde	Tilde, full bredd
      symbol_full_width_underscore	Understreck, full bredd
      symbol_grave_accent	Grav accent
      symbol_halfwidth_katakana_middle_dot	Halvhög punkt för katakana, halv bredd
      symbol_hyphen_minus	Bindestreck
      symbol_ideographic_comma	Ideografiskt kommatecken
      symbol_integral	Integral
      symbol_inverted_exclamation_mark	Upp och nedvänt utropstecken
      symbol_inverted_question_mark	Upp och nedvänt frågetecken
      symbol_left_angle_bracket	Dubbel vinkelparentes, vänster
      symbol_left_black_lenticular_bracket	Linsformad svart vänsterparentes
      symbol_left_corner_bracket	Vänster hakparentes
      symbol_left_double_quotation_mark	Dubbla citattecken, vänster
      symbol_left_single_quotation_mark	Enkelt citattecken, vänster
      symbol_leftwards_arrow	Vänsterpil
      symbol_liter	Liter
      symbol_low_double_quote	Nedre dubbla citattecken
      symbol_male	Manssymbol
      symbol_mathematical_left_angle_bracket	Vänster vinkelparentes
      symbol_mathematical_right_angle_bracket	Höger vinkelparentes
      symbol_micro_sign	Mikrotecken
      symbol_middle_dot	Halvhög punkt
      symbol_multiplication	Multiplikationstecken
      symbol_new_line	Ny rad
      symbol_not_equals	Inte lika med
      symbol_not_sign	Inte-tecken
      symbol_paragraph_mark	Stycketecken
      symbol_parenthesis_left	Vänsterparentes
      symbol_parenthesis_right	Högerparentes
      symbol_percent	Procent
      symbol_period	Punkt
      symbol_pi	Pi
      symbol_plus_minus_sign	Plus/minus-tecken
      symbol_postal_mark	Postmärke
      symbol_pound	Fyrkant
      symbol_pound_sterling	Valutatecken för pund
      symbol_quarter_note	Fjärdedelsnot
      symbol_question_mark	Frågetecken
      symbol_quotation_mark	Citattecken
      symbol_reference	Referensmarkering
      symbol_registered_trademark	Registrerat varumärke
      symbol_right_angle_bracket	Dubbel vinkelparentes, höger
      symbol_right_black_lenticular_bracket	Linsformad svart högerparentes
      symbol_right_corner_bracket	Höger hakparentes
      symbol_right_double_quotation_mark	Dubbla citattecken, höger
      symbol_right_single_quotation_mark	Enkelt citattecken, höger
      symbol_rightwards_arrow	Högerpil
      symbol_rupee	Rupie
      symbol_section_sign	Paragraftecken
      symbol_semicolon	Semikolon
      symbol_slash	Snedstreck
      symbol_solar	Solsymbol
      symbol_space	Blanksteg
      symbol_square_bracket_left	Vänster hakparentes
      symbol_square_bracket_right	Höger hakparentes
      symbol_square_root	Kvadratrot
      symbol_tilde	Tilde
      symbol_trademark	Varumärke
      symbol_underscore	Understreck
      symbol_upwards_arrow	Uppåtpil
      symbol_vertical_bar	Lodrät linje
      symbol_white_circle	Vit cirkel
      symbol_white_club_suit	Vitt klövertecken
      symbol_white_diamond	Vitt rutertecken
      symbol_white_down_pointing_triangle	Vit triangel som pekar nedåt
      symbol_white_heart	Vitt hjärtertecken
      symbol_white_left_pointing_index	Vitt pekfinger som pekar åt vänster
      symbol_white_left_pointing_triangle	Vit triangel som pekar åt vänster
      symbol_white_right_pointing_index	Vitt pekfinger som pekar åt höger
      symbol_white_right_pointing_triangle	Vit triangel som pekar åt höger
      symbol_white_spade_suit	Vitt spadertecken
      symbol_white_square	Vit kvadrat
      symbol_white_star	Vit stjärna
      symbol_white_up_pointing_triangle	Vit triangel som pekar uppåt
      symbol_won	Valutatecken för won
      symbol_won_sign	Valutatecken för won
      symbol_yen	Yen
      template_hint_clickable_link	%1$s för att öppna länken
      template_hint_clickable_link_keyboard	Tryck på %1$s för att öppna länken
      template_hint_for_reading_control_actions_in_high_verbosity	Tillgänglig %1$s. %2$s och dubbeltryck för att aktivera
      template_list_item_count	one	%1$d objekt, %2$d ignoreras	other	%1$d objekt, %2$d ignoreras
      template_node_error_with_error_message	Fel: %1$s
      template_shorten_text	%1$d tecken från %2$s till %3$s
      template_text_error	Ogiltiga indata: %1$s
      value_read_only	skrivskyddat
      """###
    case "talkback-16.2/tr":
      ###"""
      	
      emoji_name	%1$s emojisi
      keycombo_key_modifier_meta	Eylem
      required_state	Zorunlu
      required_state_appended	%1$s gerekiyor
      shortcut_selected_setting_next_action	Okuma kontrolünü aşağı veya ileriye taşı
      symbol_almost_equals	Yaklaşık
      symbol_ampersand	Ve işareti
      symbol_angle_bracket_left	Küçüktür işareti
      symbol_angle_bracket_right	Büyüktür işareti
      symbol_apostrophe	Kesme işareti
      symbol_approximately_equals	Yaklaşık olarak eşit
      symbol_asterisk	Yıldız işareti
      symbol_at_sign	Kuyruklu a
      symbol_backslash	Ters eğik çizgi
      symbol_beamed_sixteenth_note	Çizgili onaltılık notalar
      symbol_black_circle	Siyah daire
      symbol_black_heart	Siyah Kalp
      symbol_black_smallsquare	Küçük siyah kare
      symbol_black_square	Siyah kare
      symbol_black_star	Siyah yıldız
      symbol_black_suit_of_diamonds	Siyah karo
      symbol_black_triangle_pointing_down	Aşağıyı gösteren siyah üçgen
      symbol_black_triangle_pointing_up	Yukarıyı gösteren siyah üçgen
      symbol_broken_bar	Kesik çubuk
      symbol_bullet	Madde işareti
      symbol_bullseye	Hedefin ortası
      symbol_caret	Düzeltme işareti
      symbol_celsius_degree	Santigrat derece
      symbol_cent	Sent simgesi
      symbol_check_mark	Onay işareti
      symbol_circle_left_half_black	Sol yarısı siyah daire
      symbol_circle_right_half_black	Sağ yarısı siyah daire
      symbol_colon	İki Nokta
      symbol_comma	Virgül
      symbol_copyright	Telif hakkı
      symbol_curly_bracket_left	Sol kıvrık ayraç
      symbol_curly_bracket_right	Sağ kıvrık ayraç
      symbol_currency_dong	Dong işareti
      symbol_currency_peso	Pezo işareti
      symbol_currency_sign	Para birimi işareti
      symbol_degree	Derece işareti
      symbol_division	Bölme işareti
      symbol_dollar_sign	Dolar işareti
      symbol_downwards_arrow	Aşağı Ok
      symbol_eighth_note	Sekizlik Nota
      symbol_ellipsis	Üç nokta
      symbol_em_dash	Uzun çizgi
      symbol_en_dash	Orta çizgi
      symbol_equal	Eşit işareti
      symbol_euro	Avro işareti
      symbol_exclamation_mark	Ünlem işareti
      symbol_fahrenheit_degree	Fahrenhayt derece
      symbol_female	Kadın sembolü
      symbol_full_width_ampersand	Tam genişlikte "ve" işareti
      symbol_full_width_asterisk	Tam genişlikte yıldız işareti
      symbol_full_width_circumflex	Tam genişlikte inceltme işareti
      symbol_full_width_colon	Tam genişlikte iki nokta üst üste
      symbol_full_width_comma	Tam genişlikte virgül
      symbol_full_width_exclamation_mark	Tam genişlikte ünlem işareti
      symbol_full_width_greater_than_sign	Tam genişlikte büyüktür işareti
      symbol_full_width_ideographic_full_stop	İdeogram tam nokta
      symbol_full_width_left_curly_bracket	Tam genişlikte sol kıvrık ayraç
      symbol_full_width_left_parenthesis	Tam genişlikte sol parantez
      symbol_full_width_less_than_sign	Tam genişlikte küçüktür işareti
      symbol_full_width_question_mark	Tam genişlikte soru işareti
      symbol_full_width_right_curly_bracket	Tam genişlikte sağ kıvrık ayraç
      symbol_full_width_right_parenthesis	Tam genişlikte sağ parantez
      symbol_full_width_semicolon	Tam genişlikte noktalı virgül
      symbol_full_width_tilde	Tam genişlikte tilde işareti
      symbol_full_width_underscore	Tam genişlikte alt çizgi
      symbol_grave_accent	Aksan işareti
      symbol_halfwidth_katakana_middle_dot	Yarım Genişlikte Katakana orta nokta
      symbol_hyphen_minus	Kısa çizgi
      symbol_ideographic_comma	İdeogram virgül
      symbol_integral	İntegral
      symbol_inverted_exclamation_mark	Ters ünlem işareti
      symbol_inverted_question_mark	Ters soru işareti
      symbol_left_angle_bracket	Sol çift açılı ayraç
      symbol_left_black_lenticular_bracket	Siyah Mercek Biçiminde Sol Ayraç
      symbol_left_corner_bracket	Sol Köşe Ayraç
      symbol_left_double_quotation_mark	Sol çift tırnak işareti
      symbol_left_single_quotation_mark	Sol tek tırnak işareti
      symbol_leftwards_arrow	Sol ok
      symbol_liter	Litre
      symbol_low_double_quote	Alt çift tırnak
      symbol_male	Erkek sembolü
      symbol_mathematical_left_angle_bracket	Matematiksel sol açılı ayraç
      symbol_mathematical_right_angle_bracket	Matematiksel sağ açılı ayraç
      symbol_micro_sign	Mikro işareti
      symbol_middle_dot	Orta nokta
      symbol_multiplication	Çarpma işareti
      symbol_new_line	Yeni satır
      symbol_not_equals	Eşit değildir
      symbol_not_sign	Değil işareti
      symbol_paragraph_mark	Paragraf işareti
      symbol_parenthesis_left	Sol parantez
      symbol_parenthesis_right	Sağ parantez
      symbol_percent	Yüzde
      symbol_period	Nokta
      symbol_pi	Pi
      symbol_plus_minus_sign	Artı eksi işareti
      symbol_postal_mark	Posta işareti
      symbol_pound	Kare
      symbol_pound_sterling	Sterlin para birimi simgesi
      symbol_quarter_note	Çeyrek Nota
      symbol_question_mark	Soru işareti
      symbol_quotation_mark	Tırnak
      symbol_reference	Referans İşareti
      symbol_registered_trademark	Tescilli ticari marka
      symbol_right_angle_bracket	Sağ çift açılı ayraç
      symbol_right_black_lenticular_bracket	Siyah Mercek Biçiminde Sağ Ayraç
      symbol_right_corner_bracket	Sağ Köşe Ayraç
      symbol_right_double_quotation_mark	Sağ çift tırnak işareti
      symbol_right_single_quotation_mark	Sağ tek tırnak işareti
      symbol_rightwards_arrow	Sağ Ok
      symbol_rupee	Rupi
      symbol_section_sign	Bölüm işareti
      symbol_semicolon	Noktalı virgül
      symbol_slash	Eğik çizgi
      symbol_solar	Güneş sembolü
      symbol_space	Boşluk
      symbol_square_bracket_left	Sol köşeli ayraç
      symbol_square_bracket_right	Sağ köşeli ayraç
      symbol_square_root	Karekök
      symbol_tilde	Yaklaşık işareti
      symbol_trademark	Ticari marka
      symbol_underscore	Alt çizgi
      symbol_upwards_arrow	Yukarı ok
      symbol_vertical_bar	Dikey çizgi
      symbol_white_circle	Beyaz daire
      symbol_white_club_suit	Beyaz ispati grubu
      symbol_white_diamond	Beyaz karo
      symbol_white_down_pointing_triangle	Aşağı gösteren beyaz üçgen
      symbol_white_heart	Beyaz Kalp
      symbol_white_left_pointing_index	Solu gösteren beyaz işaret parmağı
      symbol_white_left_pointing_triangle	Solu gösteren beyaz üçgen
      symbol_white_right_pointing_index	Sağı gösteren beyaz işaret parmağı
      symbol_white_right_pointing_triangle	Sağı gösteren beyaz üçgen
      symbol_white_spade_suit	Beyaz maça grubu
      symbol_white_square	Beyaz kare
      symbol_white_star	Beyaz yıldız
      symbol_white_up_pointing_triangle	Yukarıyı gösteren beyaz üçgen
      symbol_won	Won para birimi simgesi
      symbol_won_sign	Won para birimi simgesi
      symbol_yen	Yen
      template_hint_clickable_link	Bağlantıyı açmak için %1$s
      template_hint_clickable_link_keyboard	Bağlantıyı açmak için %1$s tuşlarına basın
      template_list_item_count	one	%1$d öğe, %2$d tanesi yoksayıldı	other	%1$d öğe, %2$d tanesi yoksayıldı
      template_node_error_with_error_message	Hata: %1$s
      template_shorten_text	%2$s-%3$s aralığında %1$d karakter
      template_text_error	Geçersiz giriş: %1$s
      title_pref_shortcut_up	Yukarı kaydırma
      value_read_only	salt okunur
      """###
    case "talkback-16.2/zh-Hans":
      ###"""
      	
      emoji_name	%1$s表情符号
      keycombo_key_modifier_meta	快捷操作按键
      required_state	必需
      required_state_appended	需要%1$s
      shortcut_selected_setting_next_action	将朗读控件下移或前移
      symbol_almost_equals	约等于
      symbol_ampersand	和符号
      symbol_angle_bracket_left	小于号
      symbol_angle_bracket_right	大于号
      symbol_apostrophe	单引号
      symbol_approximately_equals	约等号
      symbol_asterisk	星号
      symbol_at_sign	At 符号
      symbol_backslash	反斜杠
      symbol_beamed_sixteenth_note	带连线符的两个十六分音符
      symbol_black_circle	实心圆圈
      symbol_black_heart	实心红桃
      symbol_black_smallsquare	黑色小正方形
      symbol_black_square	实心方形
      symbol_black_star	实心星形
      symbol_black_suit_of_diamonds	黑色菱形
      symbol_black_triangle_pointing_down	指向下方的黑色三角形
      symbol_black_triangle_pointing_up	指向上方的黑色三角形
      symbol_broken_bar	断竖线
      symbol_bullet	项目符号
      symbol_bullseye	靶心符号
      symbol_caret	脱字符号
      symbol_celsius_degree	摄氏度符号
      symbol_cent	分币符号
      symbol_check_mark	对勾标记
      symbol_circle_left_half_black	左半边实心的圆圈
      symbol_circle_right_half_black	右半边实心的圆圈
      symbol_colon	冒号
      symbol_comma	逗号
      symbol_copyright	版权符号
      symbol_curly_bracket_left	左花括号
      symbol_curly_bracket_right	右花括号
      symbol_currency_dong	盾符号
      symbol_currency_peso	比索符号
      symbol_currency_sign	货币符号
      symbol_degree	度符号
      symbol_division	除号
      symbol_dollar_sign	美元符号
      symbol_downwards_arrow	向下箭头
      symbol_eighth_note	八分音符
      symbol_ellipsis	省略号
      symbol_em_dash	长破折号
      symbol_en_dash	短破折号
      symbol_equal	等号
      symbol_euro	欧元符号
      symbol_exclamation_mark	感叹号
      symbol_fahrenheit_degree	华氏度符号
      symbol_female	雌性符号
      symbol_full_width_ampersand	全角和符号
      symbol_full_width_asterisk	全角星号
      symbol_full_width_circumflex	全角扬抑符
      symbol_full_width_colon	全角冒号
      symbol_full_width_comma	全角逗号
      symbol_full_width_exclamation_mark	全角感叹号
      symbol_full_width_greater_than_sign	全角大于号
      symbol_full_width_ideographic_full_stop	表意文字句号
      symbol_full_width_left_curly_bracket	全角左花括号
      symbol_full_width_left_parenthesis	全角左括号
      symbol_full_width_less_than_sign	全角小于号
      symbol_full_width_question_mark	全角问号
      symbol_full_width_right_curly_bracket	全角右花括号
      symbol_full_width_right_parenthesis	全角右括号
      symbol_full_width_semicolon	全角分号
      symbol_full_width_tilde	全角波浪号
      symbol_full_width_underscore	全角下划线
      symbol_grave_accent	重音符号
      symbol_halfwidth_katakana_middle_dot	半角片假名中间点
      symbol_hyphen_minus	破折号
      symbol_ideographic_comma	表意文字逗号
      symbol_integral	积分符号
      symbol_inverted_exclamation_mark	倒置的感叹号
      symbol_inverted_question_mark	倒置的问号
      symbol_left_angle_bracket	左双尖括号
      symbol_left_black_lenticular_bracket	左实心凹形括号
      symbol_left_corner_bracket	左角括号
      symbol_left_double_quotation_mark	左双引号
      symbol_left_single_quotation_mark	左单引号
      symbol_leftwards_arrow	向左箭头
      symbol_liter	公升符号
      symbol_low_double_quote	低双引号
      symbol_male	雄性符号
      symbol_mathematical_left_angle_bracket	数学左尖括号
      symbol_mathematical_right_angle_bracket	数学右尖括号
      symbol_micro_sign	微单位标记
      symbol_middle_dot	间隔号
      symbol_multiplication	乘号
      symbol_new_line	换行符号
      symbol_not_equals	不等于
      symbol_not_sign	非符号
      symbol_paragraph_mark	段落符号
      symbol_parenthesis_left	左括号
      symbol_parenthesis_right	右括号
      symbol_percent	百分比符号
      symbol_period	句点
      symbol_pi	圆周率符号
      symbol_plus_minus_sign	正负号
      symbol_postal_mark	邮政符号
      symbol_pound	井号
      symbol_pound_sterling	英镑货币符号
      symbol_quarter_note	四分音符
      symbol_question_mark	问号
      symbol_quotation_mark	引号
      symbol_reference	参考符号
      symbol_registered_trademark	注册商标
      symbol_right_angle_bracket	右双尖括号
      symbol_right_black_lenticular_bracket	右实心凹形括号
      symbol_right_corner_bracket	右角括号
      symbol_right_double_quotation_mark	右双引号
      symbol_right_single_quotation_mark	右单引号
      symbol_rightwards_arrow	向右箭头
      symbol_rupee	卢比符号
      symbol_section_sign	章节符号
      symbol_semicolon	分号
      symbol_slash	斜线
      symbol_solar	太阳符号
      symbol_space	空格
      symbol_square_bracket_left	左方括号
      symbol_square_bracket_right	右方括号
      symbol_square_root	平方根符号
      symbol_tilde	波浪号
      symbol_trademark	商标符号
      symbol_underscore	下划线
      symbol_upwards_arrow	向上箭头
      symbol_vertical_bar	竖线
      symbol_white_circle	空心圆圈
      symbol_white_club_suit	空心梅花
      symbol_white_diamond	空心方块
      symbol_white_down_pointing_triangle	空心倒三角
      symbol_white_heart	空心红桃
      symbol_white_left_pointing_index	空心向左指的食指
      symbol_white_left_pointing_triangle	空心左指三角形
      symbol_white_right_pointing_index	空心向右指的食指
      symbol_white_right_pointing_triangle	空心右指三角形
      symbol_white_spade_suit	空心黑桃
      symbol_white_square	空心方形
      symbol_white_star	空心星形
      symbol_white_up_pointing_triangle	空心正三角
      symbol_won	韩元货币符号
      symbol_won_sign	韩元货币符号
      symbol_yen	日元符号
      template_hint_clickable_link	%1$s以打开链接
      template_hint_clickable_link_keyboard	按 %1$s以打开链接
      template_list_item_count	one	共 %1$d 项内容，其中 %2$d 项将会被忽略	other	共 %1$d 项内容，其中 %2$d 项将会被忽略
      template_node_error_with_error_message	错误：%1$s
      template_shorten_text	%1$d 个字符，从“%2$s”到“%3$s”
      template_text_error	输入无效：%1$s
      value_read_only	只读
      """###
    case "talkback-16.2/zh-Hant":
      ###"""
      	
      emoji_name	%1$s類別的表情符號
      keycombo_key_modifier_meta	快捷操作鍵
      required_state	必要
      required_state_appended	必須%1$s
      shortcut_selected_setting_next_action	將朗讀控制項向下或向前移動
      symbol_almost_equals	約等於
      symbol_ampersand	AND 符號
      symbol_angle_bracket_left	小於符號
      symbol_angle_bracket_right	大於符號
      symbol_apostrophe	單引號
      symbol_approximately_equals	大約等於
      symbol_asterisk	星號
      symbol_at_sign	小老鼠
      symbol_backslash	反斜線
      symbol_beamed_sixteenth_note	有連線符的十六分音符
      symbol_black_circle	黑色圓形
      symbol_black_heart	黑色心形
      symbol_black_smallsquare	小型黑色正方形
      symbol_black_square	黑色方形
      symbol_black_star	黑色星形
      symbol_black_suit_of_diamonds	黑色菱形
      symbol_black_triangle_pointing_down	指向下方的黑色三角形
      symbol_black_triangle_pointing_up	指向上方的黑色三角形
      symbol_broken_bar	斷裂線
      symbol_bullet	項目符號
      symbol_bullseye	靶心
      symbol_caret	脫字符號
      symbol_celsius_degree	攝氏溫度
      symbol_cent	美分符號
      symbol_check_mark	勾號
      symbol_circle_left_half_black	左半部填滿黑色的圓形
      symbol_circle_right_half_black	右半部填滿黑色的圓形
      symbol_colon	冒號
      symbol_comma	英文逗號
      symbol_copyright	著作權符號
      symbol_curly_bracket_left	左大括號
      symbol_curly_bracket_right	右大括號
      symbol_currency_dong	盾符號
      symbol_currency_peso	披索符號
      symbol_currency_sign	貨幣符號
      symbol_degree	度數符號
      symbol_division	除號
      symbol_dollar_sign	錢幣符號
      symbol_downwards_arrow	向下箭頭
      symbol_eighth_note	八分音符
      symbol_ellipsis	省略符號
      symbol_em_dash	長破折號
      symbol_en_dash	短破折號
      symbol_equal	等號
      symbol_euro	歐元符號
      symbol_exclamation_mark	驚嘆號
      symbol_fahrenheit_degree	華氏溫度
      symbol_female	女性符號
      symbol_full_width_ampersand	全形 & 號
      symbol_full_width_asterisk	全形星號
      symbol_full_width_circumflex	全形揚抑符
      symbol_full_width_colon	全形冒號
      symbol_full_width_comma	全形逗號
      symbol_full_width_exclamation_mark	全形驚嘆號
      symbol_full_width_greater_than_sign	全形大於符號
      symbol_full_width_ideographic_full_stop	表意文字全形句號
      symbol_full_width_left_curly_bracket	全形左大括號
      symbol_full_width_left_parenthesis	全形左括號
      symbol_full_width_less_than_sign	全形小於符號
      symbol_full_width_question_mark	全形問號
      symbol_full_width_right_curly_bracket	全形右大括號
      symbol_full_width_right_parenthesis	全形右括號
      symbol_full_width_semicolon	全形分號
      symbol_full_width_tilde	全形波浪號
      symbol_full_width_underscore	全形底線
      symbol_grave_accent	重音符號
      symbol_halfwidth_katakana_middle_dot	半形片假名中間點
      symbol_hyphen_minus	破折號
      symbol_ideographic_comma	表意文字逗號
      symbol_integral	積分
      symbol_inverted_exclamation_mark	倒置的驚嘆號
      symbol_inverted_question_mark	倒置的問號
      symbol_left_angle_bracket	左雙角括號
      symbol_left_black_lenticular_bracket	黑色左透鏡狀括弧
      symbol_left_corner_bracket	左全形引號
      symbol_left_double_quotation_mark	左雙引號
      symbol_left_single_quotation_mark	左單引號
      symbol_leftwards_arrow	向左鍵
      symbol_liter	公升
      symbol_low_double_quote	下雙引號
      symbol_male	男性符號
      symbol_mathematical_left_angle_bracket	數學左角括號
      symbol_mathematical_right_angle_bracket	數學右角括號
      symbol_micro_sign	Micro 符號
      symbol_middle_dot	中間點
      symbol_multiplication	乘號
      symbol_new_line	換行
      symbol_not_equals	不等於
      symbol_not_sign	否定符號
      symbol_paragraph_mark	段落標記
      symbol_parenthesis_left	左括號
      symbol_parenthesis_right	右括號
      symbol_percent	百分比符號
      symbol_period	句號
      symbol_pi	圓周率
      symbol_plus_minus_sign	加減號
      symbol_postal_mark	郵政符號
      symbol_pound	井字鍵
      symbol_pound_sterling	英鎊貨幣符號
      symbol_quarter_note	四分音符
      symbol_question_mark	問號
      symbol_quotation_mark	引號
      symbol_reference	參照標記
      symbol_registered_trademark	註冊商標
      symbol_right_angle_bracket	右雙角括號
      symbol_right_black_lenticular_bracket	黑色右透鏡狀括弧
      symbol_right_corner_bracket	右全形引號
      symbol_right_double_quotation_mark	右雙引號
      symbol_right_single_quotation_mark	右單引號
      symbol_rightwards_arrow	向右箭頭
      symbol_rupee	盧比符號
      symbol_section_sign	章節符號
      symbol_semicolon	分號
      symbol_slash	斜線
      symbol_solar	太陽符號
      symbol_space	空格鍵
      symbol_square_bracket_left	左方括號
      symbol_square_bracket_right	右方括號
      symbol_square_root	平方根
      symbol_tilde	波狀符號
      symbol_trademark	商標
      symbol_underscore	底線
      symbol_upwards_arrow	向上鍵
      symbol_vertical_bar	垂直線
      symbol_white_circle	白色圓形
      symbol_white_club_suit	白色梅花形
      symbol_white_diamond	白色菱形
      symbol_white_down_pointing_triangle	白色倒三角形
      symbol_white_heart	白色心形
      symbol_white_left_pointing_index	白色向左指引標誌
      symbol_white_left_pointing_triangle	白色向左指引三角形
      symbol_white_right_pointing_index	白色向右指引標誌
      symbol_white_right_pointing_triangle	白色向右指引三角形
      symbol_white_spade_suit	白色桃形
      symbol_white_square	白色方形
      symbol_white_star	白色星形
      symbol_white_up_pointing_triangle	白色正三角形
      symbol_won	韓元貨幣符號
      symbol_won_sign	韓元貨幣符號
      symbol_yen	日圓
      template_hint_adjustable_2gesture	「%1$s」或「%2$s」即可調整
      template_hint_clickable_link	%1$s即可開啟連結
      template_hint_clickable_link_keyboard	按下 %1$s 鍵即可開啟連結
      template_list_item_count	one	共 %1$d 個項目，Talkback 將略過其中 %2$d 個	other	共 %1$d 個項目，Talkback 將略過其中 %2$d 個
      template_node_error_with_error_message	錯誤：%1$s
      template_shorten_text	「%2$s」到「%3$s」，總共 %1$d 個字元
      template_text_error	輸入無效：%1$s
      value_read_only	唯讀
      """###
    case "talkback-documented/ar":
      ###"""
      	
      container.list	في القائمة
      hint.activate	يجب النقر مرّتين للتفعيل.
      hint.activate.title	يجب النقر مرّتين للتفعيل.
      hint.adjust	الإيماءتان "التمرير للأعلى" أو "التمرير للأسفل" لإجراء التعديل
      hint.adjust.title	الإيماءتان "التمرير للأعلى" أو "التمرير للأسفل" لإجراء التعديل
      hint.custom	إذا أردت %1$s، النقر مرّتين.
      hint.custom-long-press	إذا أردت %1$s، النقر مرّتين مع الاستمرار.
      hint.edit	النقر مرّتين لتعديل النص.
      hint.long-press	عليك النقر مرّتين مع الاستمرار لإجراء الضغط المطوّل.
      hint.long-press.hyphen	عليك النقر مرّتين مع الاستمرار لإجراء الضغط المطوّل.
      hint.long-press.title	عليك النقر مرّتين مع الاستمرار لإجراء الضغط المطوّل.
      hint.select	النقر مرّتين للاختيار.
      hint.toggle	النقر مرّتين للتبديل.
      position	%1$s من %2$s
      role.button	زر
      role.checkbox	مربع اختيار
      role.dropdown-list	قائمة منسدلة
      role.edit-box	مربع تعديل
      role.edit-box.title	مربع تعديل
      role.heading	عنوان
      role.image	صورة
      role.progress-bar	شريط التقدم
      role.radio-button	زر اختيار
      role.slider	شريط التمرير
      role.switch	مفتاح تحكّم
      state.checked	تم التحديد
      state.checked.title	تم التحديد
      state.collapsed	تم التصغير
      state.disabled	غير مفعّل
      state.expanded	تم التوسيع
      state.off	غير مفعّل
      state.off.title	غير مفعّل
      state.on	مفعّل
      state.on.title	مفعّل
      state.selected	محدد
      state.selected.title	محدد
      state.unchecked	لم يتم التحديد
      state.unchecked.title	لم يتم التحديد
      """###
    case "talkback-documented/de":
      ###"""
      	
      container.list	In der Liste
      hint.activate	Zum Aktivieren doppeltippen
      hint.activate.title	Zum Aktivieren doppeltippen
      hint.adjust	Zum Anpassen „Nach oben wischen“ oder „Nach unten wischen“
      hint.adjust.title	Zum Anpassen „Nach oben wischen“ oder „Nach unten wischen“
      hint.custom	Zum %1$s doppeltippen
      hint.custom-long-press	Zum %1$s doppeltippen und halten
      hint.edit	Zum Bearbeiten von Text doppeltippen
      hint.long-press	Zum langen Drücken doppeltippen und halten
      hint.long-press.hyphen	Zum langen Drücken doppeltippen und halten
      hint.long-press.title	Zum langen Drücken doppeltippen und halten
      hint.select	Zum Auswählen doppeltippen
      hint.toggle	Zum Wechseln doppeltippen
      position	%1$s von %2$s
      role.button	Schaltfläche
      role.checkbox	Kästchen
      role.dropdown-list	Drop-down-Liste
      role.edit-box	Bearbeitungsfeld
      role.edit-box.title	Bearbeitungsfeld
      role.heading	Überschrift
      role.image	Bild
      role.progress-bar	Statusleiste
      role.radio-button	Optionsfeld
      role.slider	Schieberegler
      role.switch	Schalter
      state.checked	aktiviert
      state.checked.title	aktiviert
      state.collapsed	Minimiert
      state.disabled	deaktiviert
      state.expanded	Maximiert
      state.off	aus
      state.off.title	aus
      state.on	an
      state.on.title	an
      state.selected	ausgewählt
      state.selected.title	ausgewählt
      state.unchecked	nicht aktiviert
      state.unchecked.title	nicht aktiviert
      """###
    case "talkback-documented/en":
      ###"""
      	role
      role.button	button
      role.checkbox	checkbox
      role.radio-button	radio button
      role.switch	Switch
      role.slider	slider
      role.edit-box	edit box
      role.edit-box.title	Edit box
      role.link	link
      role.heading	heading
      role.image	image
      role.tab	tab
      role.progress-bar	progress bar
      role.pop-up-window	pop up window
      role.dropdown-list	dropdown list
      role.radio-button.title	Radio button
      role.dropdown-list.title	Dropdown list
      	state
      state.selected	selected
      state.selected.title	Selected
      state.unselected	not selected
      state.disabled	disabled
      state.checked	checked
      state.checked.title	Checked
      state.unchecked	not checked
      state.unchecked.title	Not checked
      state.mixed	partially checked
      state.on	on
      state.on.title	On
      state.off	off
      state.off.title	Off
      state.expanded	expanded
      state.collapsed	collapsed
      state.unselected.title	Not selected
      state.collapse	collapse
      	position
      position	%1$s of %2$s
      	container
      container.list	in list
      container.list.title	In list
      container.pop-up-window	Pop up window
      	error
      error	Error: %1$s
      	hint
      hint.activate	double tap to activate
      hint.activate.title	Double tap to activate
      hint.toggle	double tap to toggle
      hint.select	double tap to select
      hint.change	double tap to change
      hint.edit	double tap to edit text
      hint.adjust	swipe up or swipe down to adjust
      hint.adjust.title	Swipe up or swipe down to adjust
      hint.long-press	double tap and hold to long press
      hint.long-press.title	Double tap and hold to long press
      hint.long-press.hyphen	Double-tap and hold to long press
      hint.custom	double tap to %1$s
      hint.custom-long-press	double tap and hold to %1$s
      hint.select.title	Double tap to select
      hint.select.hours	Double tap to select hours
      hint.select.minutes	Double tap to select minutes
      hint.edit.title	Double tap to edit text
      hint.change.title	Double tap to change
      	actions
      actions.available	Actions available
      actions.use-3-fingers	use Tap with 3 fingers to view
      links.available	links available
      links.tap-3-fingers	tap with three fingers to view
      value.percent	%1$s percent
      value.number	%1$s
      	symbol
      symbol_space	space
      """###
    case "talkback-documented/es":
      ###"""
      	
      container.list	En la lista
      hint.activate	Toca dos veces para activar
      hint.activate.title	Toca dos veces para activar
      hint.adjust	Haz los gestos Deslizar hacia arriba o Deslizar hacia abajo para ajustar
      hint.adjust.title	Haz los gestos Deslizar hacia arriba o Deslizar hacia abajo para ajustar
      hint.custom	Toca dos veces para %1$s
      hint.custom-long-press	Toca dos veces y mantén pulsado para %1$s
      hint.edit	Toca dos veces para editar texto
      hint.long-press	Toca dos veces y mantén pulsado
      hint.long-press.hyphen	Toca dos veces y mantén pulsado
      hint.long-press.title	Toca dos veces y mantén pulsado
      hint.select	Toca dos veces para seleccionar
      hint.toggle	Toca dos veces para alternar
      position	%1$s de %2$s
      role.button	Botón
      role.checkbox	Casilla de verificación
      role.dropdown-list	Lista desplegable
      role.edit-box	Cuadro de edición
      role.edit-box.title	Cuadro de edición
      role.heading	Encabezado
      role.image	Imagen
      role.progress-bar	Barra de progreso
      role.radio-button	Botón de selección
      role.slider	Control deslizante
      role.switch	Interruptor
      state.checked	seleccionado
      state.checked.title	seleccionado
      state.collapsed	oculta
      state.disabled	inhabilitado
      state.expanded	mostrado
      state.off	desactivado
      state.off.title	desactivado
      state.on	activado
      state.on.title	activado
      state.selected	seleccionado
      state.selected.title	seleccionado
      state.unchecked	no seleccionado
      state.unchecked.title	no seleccionado
      """###
    case "talkback-documented/fr":
      ###"""
      	
      container.list	Dans la liste
      hint.activate	Appuyer deux fois pour activer
      hint.activate.title	Appuyer deux fois pour activer
      hint.adjust	"Balayer l'écran vers le haut" ou "Balayer l'écran vers le bas" pour ajuster
      hint.adjust.title	"Balayer l'écran vers le haut" ou "Balayer l'écran vers le bas" pour ajuster
      hint.custom	Appuyer deux fois pour %1$s
      hint.custom-long-press	Appuyer deux fois et maintenir enfoncé pour %1$s
      hint.edit	Appuyer deux fois pour modifier le texte
      hint.long-press	Appuyer deux fois et maintenir enfoncé pour effectuer un appui prolongé
      hint.long-press.hyphen	Appuyer deux fois et maintenir enfoncé pour effectuer un appui prolongé
      hint.long-press.title	Appuyer deux fois et maintenir enfoncé pour effectuer un appui prolongé
      hint.select	Appuyer deux fois pour sélectionner
      hint.toggle	Appuyer deux fois pour cocher ou désélectionner
      position	%1$s sur %2$s
      role.button	Bouton
      role.checkbox	Case à cocher
      role.dropdown-list	Liste déroulante
      role.edit-box	Zone d'édition
      role.edit-box.title	Zone d'édition
      role.heading	Titre
      role.image	Image
      role.progress-bar	Barre de progression
      role.radio-button	Case d'option
      role.slider	Curseur
      role.switch	Bouton
      state.checked	coché
      state.checked.title	coché
      state.collapsed	regroupé
      state.disabled	désactivé
      state.expanded	développé
      state.off	désactivé
      state.off.title	désactivé
      state.on	activé
      state.on.title	activé
      state.selected	sélectionné
      state.selected.title	sélectionné
      state.unchecked	non coché
      state.unchecked.title	non coché
      """###
    case "talkback-documented/he":
      ###"""
      	
      container.list	ברשימה
      hint.activate	הקשה כפולה כדי להפעיל
      hint.activate.title	הקשה כפולה כדי להפעיל
      hint.adjust	'החלקה מעלה' או 'החלקה מטה' לכוונון
      hint.adjust.title	'החלקה מעלה' או 'החלקה מטה' לכוונון
      hint.custom	הקשה כפולה כדי %1$s
      hint.custom-long-press	הקשה כפולה ומחזיקים כדי %1$s
      hint.edit	הקשה כפולה כדי לערוך טקסט
      hint.long-press	הקשה כפולה ומחזיקים כדי ללחוץ ללחיצה ארוכה
      hint.long-press.hyphen	הקשה כפולה ומחזיקים כדי ללחוץ ללחיצה ארוכה
      hint.long-press.title	הקשה כפולה ומחזיקים כדי ללחוץ ללחיצה ארוכה
      hint.select	הקשה כפולה כדי לבחור
      hint.toggle	הקשה כפולה כדי להחליף מצב
      position	%1$s מתוך %2$s
      role.button	לחצן
      role.checkbox	תיבת סימון
      role.dropdown-list	רשימה נפתחת
      role.edit-box	תיבת עריכה
      role.edit-box.title	תיבת עריכה
      role.heading	כותרת
      role.image	תמונה
      role.progress-bar	סרגל התקדמות
      role.radio-button	לחצן בחירה
      role.slider	פס הזזה
      role.switch	מתג
      state.checked	מסומן
      state.checked.title	מסומן
      state.collapsed	מכווץ
      state.disabled	מושבת
      state.expanded	מורחב
      state.off	כבוי
      state.off.title	כבוי
      state.on	פועל
      state.on.title	פועל
      state.selected	נבחר
      state.selected.title	נבחר
      state.unchecked	לא מסומן
      state.unchecked.title	לא מסומן
      """###
    case "talkback-documented/hi":
      ###"""
      	
      container.list	सूची में हैं
      hint.activate	चालू करने के लिए दो बार टैप करें
      hint.activate.title	चालू करने के लिए दो बार टैप करें
      hint.adjust	अडजस्ट करने के लिए, "ऊपर स्‍वाइप करें" या "नीचे स्‍वाइप करें" में से कोई एक इस्तेमाल करें
      hint.adjust.title	अडजस्ट करने के लिए, "ऊपर स्‍वाइप करें" या "नीचे स्‍वाइप करें" में से कोई एक इस्तेमाल करें
      hint.custom	दो बार टैप करें से %1$s तक
      hint.custom-long-press	दो बार टैप करें और %1$s को होल्ड करके रखें
      hint.edit	टेक्स्ट में बदलाव करने के लिए दो बार टैप करें
      hint.long-press	दो बार टैप करें और देर तक दबाए रखें
      hint.long-press.hyphen	दो बार टैप करें और देर तक दबाए रखें
      hint.long-press.title	दो बार टैप करें और देर तक दबाए रखें
      hint.select	चुनने के लिए दो बार टैप करें
      hint.toggle	टॉगल करने के लिए दो बार टैप करें
      position	%2$s में से %1$s
      role.button	बटन
      role.checkbox	चेक बॉक्स
      role.dropdown-list	ड्रॉप डाउन सूची
      role.edit-box	संपादन बॉक्स
      role.edit-box.title	संपादन बॉक्स
      role.heading	टाइटल
      role.image	इमेज
      role.progress-bar	प्रगति बार
      role.radio-button	रेडियो बटन
      role.slider	स्लाइडर
      role.switch	स्विच
      state.checked	चेक किया गया
      state.checked.title	चेक किया गया
      state.collapsed	छोटा करें
      state.disabled	अक्षम
      state.expanded	बड़ा करें
      state.off	बंद
      state.off.title	बंद
      state.on	चालू
      state.on.title	चालू
      state.selected	चयनित
      state.selected.title	चयनित
      state.unchecked	चेक नहीं किया गया
      state.unchecked.title	चेक नहीं किया गया
      """###
    case "talkback-documented/it":
      ###"""
      	
      container.list	Nell'elenco
      hint.activate	Tocca due volte per attivare
      hint.activate.title	Tocca due volte per attivare
      hint.adjust	"Scorri verso l'alto" o "Scorri verso il basso" per regolare
      hint.adjust.title	"Scorri verso l'alto" o "Scorri verso il basso" per regolare
      hint.custom	Da Tocca due volte a %1$s
      hint.custom-long-press	Tocca due volte e tieni premuto per %1$s
      hint.edit	Tocca due volte per modificare il testo
      hint.long-press	Tocca due volte e tieni premuto per la pressione prolungata
      hint.long-press.hyphen	Tocca due volte e tieni premuto per la pressione prolungata
      hint.long-press.title	Tocca due volte e tieni premuto per la pressione prolungata
      hint.select	Tocca due volte per selezionare
      hint.toggle	Tocca due volte per attivare/disattivare
      position	%1$s di %2$s
      role.button	Pulsante
      role.checkbox	Casella di controllo
      role.dropdown-list	Elenco a discesa
      role.edit-box	Casella di modifica
      role.edit-box.title	Casella di modifica
      role.heading	Intestazione
      role.image	Immagine
      role.progress-bar	Barra di avanzamento
      role.radio-button	Pulsante di opzione
      role.slider	Cursore
      role.switch	Opzione
      state.checked	selezionato
      state.checked.title	selezionato
      state.collapsed	compresso
      state.disabled	disattivato
      state.expanded	espanso
      state.off	disattivato
      state.off.title	disattivato
      state.on	attivato
      state.on.title	attivato
      state.selected	selezionata
      state.selected.title	selezionata
      state.unchecked	non selezionato
      state.unchecked.title	non selezionato
      """###
    case "talkback-documented/ja":
      ###"""
      	
      container.list	リストの中です
      hint.activate	有効にするにはダブルタップします
      hint.activate.title	有効にするにはダブルタップします
      hint.adjust	「上にスワイプ」または「下にスワイプ」を調整
      hint.adjust.title	「上にスワイプ」または「下にスワイプ」を調整
      hint.custom	%1$sにはダブルタップします
      hint.custom-long-press	%1$sにはダブルタップして長押しします
      hint.edit	テキストを編集するにはダブルタップします
      hint.long-press	長押しするにはダブルタップしたままにします
      hint.long-press.hyphen	長押しするにはダブルタップしたままにします
      hint.long-press.title	長押しするにはダブルタップしたままにします
      hint.select	選択するにはダブルタップします
      hint.toggle	切り替えるにはダブルタップします
      position	%2$s件中の%1$s件目です
      role.button	ボタン
      role.checkbox	チェックボックス
      role.dropdown-list	プルダウンリスト
      role.edit-box	編集ボックス
      role.edit-box.title	編集ボックス
      role.heading	見出し
      role.image	画像
      role.progress-bar	進行状況バー
      role.radio-button	ラジオボタン
      role.slider	スライダー
      role.switch	スイッチ
      state.checked	ON
      state.checked.title	ON
      state.collapsed	折りたたまれています
      state.disabled	無効
      state.expanded	展開されています
      state.off	OFF
      state.off.title	OFF
      state.on	ON
      state.on.title	ON
      state.selected	選択済み
      state.selected.title	選択済み
      state.unchecked	未選択
      state.unchecked.title	未選択
      """###
    case "talkback-documented/ko":
      ###"""
      	
      container.list	목록에 있음
      hint.activate	활성화하려면 두 번 탭하세요
      hint.activate.title	활성화하려면 두 번 탭하세요
      hint.adjust	"위로 스와이프" 또는 "아래로 스와이프" 동작으로 조정
      hint.adjust.title	"위로 스와이프" 또는 "아래로 스와이프" 동작으로 조정
      hint.custom	%1$s하려면 두 번 탭하세요
      hint.custom-long-press	%1$s하려면 길게 두 번 탭하세요
      hint.edit	텍스트를 수정하려면 두 번 탭하세요
      hint.long-press	길게 누르려면 두 번 탭하고 유지하세요
      hint.long-press.hyphen	길게 누르려면 두 번 탭하고 유지하세요
      hint.long-press.title	길게 누르려면 두 번 탭하고 유지하세요
      hint.select	선택하려면 두 번 탭하세요
      hint.toggle	전환하려면 두 번 탭하세요
      position	%2$s개 중 %1$s번째
      role.button	버튼
      role.checkbox	체크박스
      role.dropdown-list	드롭다운 목록
      role.edit-box	수정 창
      role.edit-box.title	수정 창
      role.heading	제목
      role.image	이미지
      role.progress-bar	진행률 표시줄
      role.radio-button	라디오 버튼
      role.slider	슬라이더
      role.switch	스위치
      state.checked	선택됨
      state.checked.title	선택됨
      state.collapsed	접힘
      state.disabled	사용할 수 없음
      state.expanded	펼쳐짐
      state.off	꺼짐
      state.off.title	꺼짐
      state.on	켜짐
      state.on.title	켜짐
      state.selected	선택됨
      state.selected.title	선택됨
      state.unchecked	선택 안됨
      state.unchecked.title	선택 안됨
      """###
    case "talkback-documented/nl":
      ###"""
      	
      container.list	In lijst
      hint.activate	Dubbeltik om te activeren
      hint.activate.title	Dubbeltik om te activeren
      hint.adjust	Gebruik Omhoog swipen of Omlaag swipen om dit aan te passen
      hint.adjust.title	Gebruik Omhoog swipen of Omlaag swipen om dit aan te passen
      hint.custom	Dubbeltik om te %1$s
      hint.custom-long-press	Dubbeltik en houd vast om te %1$s
      hint.edit	Dubbeltik om tekst te bewerken
      hint.long-press	Dubbeltik en houd vast om lang ingedrukt te houden
      hint.long-press.hyphen	Dubbeltik en houd vast om lang ingedrukt te houden
      hint.long-press.title	Dubbeltik en houd vast om lang ingedrukt te houden
      hint.select	Dubbeltik om te selecteren
      hint.toggle	Dubbeltik om te schakelen
      position	%1$s van %2$s
      role.button	Knop
      role.checkbox	Selectievakje
      role.dropdown-list	Dropdownmenu
      role.edit-box	Bewerkingsvak
      role.edit-box.title	Bewerkingsvak
      role.heading	Kop
      role.image	Afbeelding
      role.progress-bar	Voortgangsbalk
      role.radio-button	Keuzerondje
      role.slider	Schuifregelaar
      role.switch	Schakelaar
      state.checked	aangevinkt
      state.checked.title	aangevinkt
      state.collapsed	samengevouwen
      state.disabled	uitgezet
      state.expanded	uitgevouwen
      state.off	uit
      state.off.title	uit
      state.on	aan
      state.on.title	aan
      state.selected	geselecteerd
      state.selected.title	geselecteerd
      state.unchecked	niet aangevinkt
      state.unchecked.title	niet aangevinkt
      """###
    case "talkback-documented/pl":
      ###"""
      	
      container.list	Na liście
      hint.activate	Kliknij dwukrotnie, aby uaktywnić
      hint.activate.title	Kliknij dwukrotnie, aby uaktywnić
      hint.adjust	„Przesuń w górę” lub „Przesuń w dół”, aby zmienić
      hint.adjust.title	„Przesuń w górę” lub „Przesuń w dół”, aby zmienić
      hint.custom	Kliknij dwukrotnie, aby %1$s
      hint.custom-long-press	Kliknij dwukrotnie i przytrzymaj, aby %1$s
      hint.edit	Kliknij dwukrotnie, aby edytować tekst
      hint.long-press	Kliknij dwukrotnie i przytrzymaj, aby przytrzymać
      hint.long-press.hyphen	Kliknij dwukrotnie i przytrzymaj, aby przytrzymać
      hint.long-press.title	Kliknij dwukrotnie i przytrzymaj, aby przytrzymać
      hint.select	Kliknij dwukrotnie, aby wybrać
      hint.toggle	Kliknij dwukrotnie, aby przełączyć
      position	%1$s/%2$s
      role.button	Przycisk
      role.checkbox	Pole wyboru
      role.dropdown-list	Lista
      role.edit-box	Pole edycji
      role.edit-box.title	Pole edycji
      role.heading	Nagłówek
      role.image	Zdjęcie
      role.progress-bar	Pasek postępu
      role.radio-button	Przycisk opcji
      role.slider	Suwak
      role.switch	Przełącz
      state.checked	zaznaczono
      state.checked.title	zaznaczono
      state.collapsed	widok zwinięty
      state.disabled	wyłączono
      state.expanded	widok rozwinięty
      state.off	wył.
      state.off.title	wył.
      state.on	włączono
      state.on.title	włączono
      state.selected	wybrano
      state.selected.title	wybrano
      state.unchecked	nie zaznaczono
      state.unchecked.title	nie zaznaczono
      """###
    case "talkback-documented/pt-BR":
      ###"""
      	
      container.list	Na lista
      hint.activate	Tocar duas vezes para ativar
      hint.activate.title	Tocar duas vezes para ativar
      hint.adjust	Deslizar para cima ou Deslizar para baixo para ajustar
      hint.adjust.title	Deslizar para cima ou Deslizar para baixo para ajustar
      hint.custom	Tocar duas vezes para %1$s
      hint.custom-long-press	Tocar duas vezes e mantenha pressionado para %1$s
      hint.edit	Tocar duas vezes para editar o texto
      hint.long-press	Tocar duas vezes e segure para manter pressionado
      hint.long-press.hyphen	Tocar duas vezes e segure para manter pressionado
      hint.long-press.title	Tocar duas vezes e segure para manter pressionado
      hint.select	Tocar duas vezes para selecionar
      hint.toggle	Tocar duas vezes para alternar
      position	%1$s de %2$s
      role.button	Botão
      role.checkbox	Caixa de seleção
      role.dropdown-list	Lista suspensa
      role.edit-box	Caixa de edição
      role.edit-box.title	Caixa de edição
      role.heading	Título
      role.image	Imagem
      role.progress-bar	Barra de progresso
      role.radio-button	Botão de opção
      role.slider	Controle deslizante
      role.switch	Interruptor
      state.checked	selecionado
      state.checked.title	selecionado
      state.collapsed	recolhido
      state.disabled	desativado
      state.expanded	expandido
      state.off	desativado
      state.off.title	desativado
      state.on	ativado
      state.on.title	ativado
      state.selected	selecionado
      state.selected.title	selecionado
      state.unchecked	não selecionado
      state.unchecked.title	não selecionado
      """###
    case "talkback-documented/ru":
      ###"""
      	
      container.list	В списке
      hint.activate	Коснитесь дважды, чтобы активировать
      hint.activate.title	Коснитесь дважды, чтобы активировать
      hint.adjust	Для настройки используйте жесты "Вверх" и "Вниз"
      hint.adjust.title	Для настройки используйте жесты "Вверх" и "Вниз"
      hint.custom	Коснитесь дважды, чтобы %1$s
      hint.custom-long-press	Коснитесь дважды и удерживайте, чтобы %1$s
      hint.edit	Коснитесь дважды, чтобы редактировать текст
      hint.long-press	Коснитесь дважды и удерживайте
      hint.long-press.hyphen	Коснитесь дважды и удерживайте
      hint.long-press.title	Коснитесь дважды и удерживайте
      hint.select	Коснитесь дважды, чтобы выбрать
      hint.toggle	Коснитесь дважды, чтобы включить или выключить
      position	%1$s из %2$s
      role.button	Кнопка
      role.checkbox	Флажок
      role.dropdown-list	Раскрывающееся меню
      role.edit-box	Окно редактирования
      role.edit-box.title	Окно редактирования
      role.heading	Заголовок.
      role.image	Изображение
      role.progress-bar	Индикатор выполнения
      role.radio-button	Переключатель
      role.slider	Ползунок
      role.switch	Переключатель
      state.checked	отмечено.
      state.checked.title	отмечено.
      state.collapsed	свернуто
      state.disabled	отключено.
      state.expanded	развернуто
      state.off	отключено
      state.off.title	отключено
      state.on	включено
      state.on.title	включено
      state.selected	выбрано.
      state.selected.title	выбрано.
      state.unchecked	не отмечено.
      state.unchecked.title	не отмечено.
      """###
    case "talkback-documented/sv":
      ###"""
      	
      container.list	I listan
      hint.activate	Tryck två gånger för att aktivera
      hint.activate.title	Tryck två gånger för att aktivera
      hint.adjust	Svep uppåt eller Svep nedåt för att justera
      hint.adjust.title	Svep uppåt eller Svep nedåt för att justera
      hint.custom	Tryck två gånger för att %1$s
      hint.custom-long-press	Tryck två gånger och håll ned för att %1$s
      hint.edit	Tryck två gånger för att redigera text
      hint.long-press	Tryck två gånger och håll för att trycka länge
      hint.long-press.hyphen	Tryck två gånger och håll för att trycka länge
      hint.long-press.title	Tryck två gånger och håll för att trycka länge
      hint.select	Tryck två gånger för att välja
      hint.toggle	Tryck två gånger för att aktivera/inaktivera
      position	%1$s av %2$s
      role.button	Knapp
      role.checkbox	Kryssruta
      role.dropdown-list	Rullgardinsmeny
      role.edit-box	Redigeringsruta
      role.edit-box.title	Redigeringsruta
      role.heading	Rubrik
      role.image	Bild
      role.progress-bar	Förloppsindikator
      role.radio-button	Alternativknapp
      role.slider	Skjutreglage
      role.switch	Reglage
      state.checked	markerad
      state.checked.title	markerad
      state.collapsed	komprimerad
      state.disabled	inaktiverad
      state.expanded	utökad
      state.off	av
      state.off.title	av
      state.on	på
      state.on.title	på
      state.selected	markerad
      state.selected.title	markerad
      state.unchecked	inte markerad
      state.unchecked.title	inte markerad
      """###
    case "talkback-documented/tr":
      ###"""
      	
      container.list	Listede
      hint.activate	Etkinleştirmek için İki kez dokunun
      hint.activate.title	Etkinleştirmek için İki kez dokunun
      hint.adjust	Düzenlemek için "Yukarı hızlıca kaydırma" veya "Aşağı hızlıca kaydırma"
      hint.adjust.title	Düzenlemek için "Yukarı hızlıca kaydırma" veya "Aşağı hızlıca kaydırma"
      hint.custom	İki kez dokunun-%1$s
      hint.custom-long-press	%1$s için İki kez dokunun ve basılı tutun
      hint.edit	Metni düzenlemek için İki kez dokunun
      hint.long-press	Uzun basmak için İki kez dokunun ve basılı tutun
      hint.long-press.hyphen	Uzun basmak için İki kez dokunun ve basılı tutun
      hint.long-press.title	Uzun basmak için İki kez dokunun ve basılı tutun
      hint.select	Seçmek için İki kez dokunun
      hint.toggle	Değiştirmek için İki kez dokunun
      position	%1$s/%2$s
      role.button	Düğme
      role.checkbox	Onay kutusu
      role.dropdown-list	Açılır liste
      role.edit-box	Düzenleme kutusu
      role.edit-box.title	Düzenleme kutusu
      role.heading	Başlık
      role.image	Resim
      role.progress-bar	İlerleme çubuğu
      role.radio-button	Radyo düğmesi
      role.slider	Kaydırma çubuğu
      role.switch	Anahtar
      state.checked	işaretli
      state.checked.title	işaretli
      state.collapsed	daraltıldı
      state.disabled	devre dışı
      state.expanded	genişletildi
      state.off	kapalı
      state.off.title	kapalı
      state.on	açık
      state.on.title	açık
      state.selected	seçili
      state.selected.title	seçili
      state.unchecked	işaretli değil
      state.unchecked.title	işaretli değil
      """###
    case "talkback-documented/zh-Hans":
      ###"""
      	
      container.list	在列表中
      hint.activate	点按两次即可激活
      hint.activate.title	点按两次即可激活
      hint.adjust	“向上滑动”或“向下滑动”即可调整
      hint.adjust.title	“向上滑动”或“向下滑动”即可调整
      hint.custom	点按两次即可%1$s
      hint.custom-long-press	点按两次并按住即可%1$s
      hint.edit	点按两次即可编辑文字
      hint.long-press	点按两次并按住即可长按
      hint.long-press.hyphen	点按两次并按住即可长按
      hint.long-press.title	点按两次并按住即可长按
      hint.select	点按两次即可选择
      hint.toggle	点按两次即可切换
      position	第 %1$s 个，共 %2$s 个
      role.button	按钮
      role.checkbox	复选框
      role.dropdown-list	下拉列表
      role.edit-box	编辑框
      role.edit-box.title	编辑框
      role.heading	标题
      role.image	图片
      role.progress-bar	进度条
      role.radio-button	单选按钮
      role.slider	滑块
      role.switch	开关
      state.checked	已选中
      state.checked.title	已选中
      state.collapsed	已收起
      state.disabled	已停用
      state.expanded	已展开
      state.off	已关闭
      state.off.title	已关闭
      state.on	已开启
      state.on.title	已开启
      state.selected	已选中
      state.selected.title	已选中
      state.unchecked	未选中
      state.unchecked.title	未选中
      """###
    case "talkback-documented/zh-Hant":
      ###"""
      	
      container.list	在清單內
      hint.activate	輕觸兩下即可啟用
      hint.activate.title	輕觸兩下即可啟用
      hint.adjust	可調整「向上滑動」或「向下滑動」手勢
      hint.adjust.title	可調整「向上滑動」或「向下滑動」手勢
      hint.custom	輕觸兩下即可%1$s
      hint.custom-long-press	如要%1$s，請輕觸兩下並按住
      hint.edit	輕觸兩下即可編輯文字
      hint.long-press	如要長按，請輕觸兩下並按住
      hint.long-press.hyphen	如要長按，請輕觸兩下並按住
      hint.long-press.title	如要長按，請輕觸兩下並按住
      hint.select	輕觸兩下即可選取
      hint.toggle	輕觸兩下即可切換
      position	第 %1$s 個，共 %2$s 個
      role.button	按鈕
      role.checkbox	核取方塊
      role.dropdown-list	下拉式清單
      role.edit-box	編輯方塊
      role.edit-box.title	編輯方塊
      role.heading	標題
      role.image	圖片
      role.progress-bar	進度列
      role.radio-button	圓形按鈕
      role.slider	滑桿
      role.switch	開關
      state.checked	已勾選
      state.checked.title	已勾選
      state.collapsed	已收合
      state.disabled	已停用
      state.expanded	已展開
      state.off	關閉
      state.off.title	關閉
      state.on	開啟
      state.on.title	開啟
      state.selected	已選取
      state.selected.title	已選取
      state.unchecked	尚未勾選
      state.unchecked.title	尚未勾選
      """###
    case "talkback/ar":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	عنوان العمود
      column_index_template	العمود %1$d
      drag_cancelled	تم إلغاء سحب العنصر.
      drag_dropped	تم إفلات العنصر المسحوب.
      drag_started	بدأ سحب العنصر.
      gesture_1_or_2	%1$s أو %2$s
      heading_template	عنوان
      hide_keyboard_window	لوحة المفاتيح مخفية
      in_collection_role_description	في %1$s
      in_collection_role_description_with_name	في %1$s %2$s
      in_grid	في الشبكة
      in_grid_pager	في الصفحة الشبكية
      in_grid_pager_with_name	في الصفحة الشبكية %1$s
      in_grid_with_name	في الشبكة %1$s
      in_horizontal_pager	في الصفحة الأفقية
      in_horizontal_pager_with_name	في الصفحة الأفقية %1$s
      in_list	في القائمة
      in_list_with_name	في القائمة %1$s
      in_pager	في الصفحة
      in_pager_with_name	في الصفحة %1$s
      in_vertical_pager	في الصفحة الرأسية
      in_vertical_pager_with_name	في الصفحة الرأسية %1$s
      in_window_with_name	نافذة %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	الروابط
      list_index_template	%1$d من %2$d
      no_adjust_setting_gesture	‏لاستخدام هذا، انتقِل إلى TalkBack وأضِف إيماءة لـ "%1$s"
      notification_category_alarm	تنبيه
      notification_category_call	مكالمة
      notification_category_email	رسالة إلكترونية
      notification_category_err	خطأ
      notification_category_event	حدث
      notification_category_msg	رسالة
      notification_category_progress	التقدم
      notification_category_promo	عرض ترويجي
      notification_category_service	خدمة
      notification_category_social	شبكات اجتماعية
      notification_category_sys	حالة النظام
      notification_category_transport	التحكم في الوسائط
      notification_type_beginning_of_field	بداية الحقل
      notification_type_end_of_field	نهاية الحقل
      notification_type_selection_cleared	تم محو التحديد
      notification_type_selection_mode_on	تفعيل وضع التحديد
      out_of_grid	خارج الشبكة
      out_of_grid_pager	خارج الصفحة الشبكية
      out_of_grid_pager_with_name	خارج الصفحة الشبكية %1$s
      out_of_grid_with_name	خارج الشبكة %1$s
      out_of_horizontal_pager	خارج الصفحة الأفقية
      out_of_list	خارج القائمة
      out_of_list_with_name	خارج القائمة %1$s
      out_of_pager	خارج الصفحة
      out_of_pager_with_name	خارج الصفحة %1$s
      out_of_role_description	خارج %1$s
      out_of_role_description_with_name	خارج %1$s %2$s
      out_of_vertical_pager	خارج الصفحة الرأسية
      out_of_vertical_pager_with_name	خارج الصفحة الرأسية %1$s
      row_heading_template	عنوان الصف
      row_index_template	الصف %1$d
      shortcut_selected_setting_next_action	الانتقال للأمام أو خفض مستوى عنصر التحكّم في القراءة
      show_keyboard_window	يتم الآن عرض %1$s.
      symbol_space	مسافة
      talkback_on	‏تشغيل TalkBack
      template_announce_selected_text	النص المحدد: %1$s
      template_capital_letter	حرف %1$s كبير
      template_collection_level	المستوى %1$d
      template_custom_hint_for_actions	إذا أردت %2$s، %1$s.
      template_custom_hint_for_actions_keyboard	إذا أردت %2$s، اضغط على %1$s.
      template_custom_hint_for_long_clickable_actions	إذا أردت %2$s، %1$s مع الاستمرار.
      template_drawer_opened	قائمة %1$s
      template_hint_adjustable_1gesture	"%1$s" للتعديل
      template_hint_adjustable_2gesture	الإيماءتان "%1$s" أو "%2$s" لإجراء التعديل
      template_hint_checkable	%1$s للتبديل.
      template_hint_checkable_keyboard	اضغط على %1$s للتبديل.
      template_hint_clickable	يجب %1$s للتفعيل.
      template_hint_clickable_keyboard	اضغط على %1$s للتفعيل.
      template_hint_edit_text	%1$s لتعديل النص.
      template_hint_edit_text_containing_typo	تتوفَّر وظيفة التدقيق اللغوي. هناك %1$d خطأ إملائي. يمكنك %2$s واستخدام خيار "تدقيق لغوي" للاطّلاع على الأخطاء الإملائية.
      template_hint_edit_text_keyboard	اضغط على %1$s لتعديل النص.
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s المتاحة: يمكنك %2$s والنقر مرّتين للتفعيل.
      template_hint_long_clickable	عليك %1$s مع الاستمرار لإجراء الضغط المطوّل.
      template_hint_long_clickable_keyboard	اضغط على %1$s لإجراء الضغط المطوّل.
      template_hint_menu_type_high_verbosity	%1$s المتاحة: يمكنك %2$s للعرض.
      template_hint_single_selection_item	%1$s للاختيار.
      template_hint_single_selection_item_keyboard	اضغط على %1$s للاختيار.
      template_hint_spinner	%1$s للتغيير.
      template_hint_spinner_keyboard	اضغط على %1$s للتغيير.
      template_labeled_item	%1$s للتصنيف %2$s
      template_list_column_count	few	%1$d أعمدة	many	%1$d عمودًا	one	%1$d عمود	other	%1$d عمود	two	عمودان (%1$d)	zero	%1$d عمود
      template_list_row_count	few	%1$d صفوف	many	%1$d صفًا	one	%1$d صف	other	%1$d صف	two	صفان (%1$d)	zero	%1$d صف
      template_list_total_count	few	%1$d عناصر	many	%1$d عنصرًا	one	%1$d عنصر	other	%1$d عنصر	two	عنصران (%1$d)	zero	%1$d عنصر
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	صورة %1$s داخل صورة
      template_password_character_count	few	%1$d أحرف	many	%1$d حرفًا	one	%1$d حرف واحد	other	%1$d حرف	two	حرفان (%1$d)	zero	%1$d characters
      template_percent	النسبة %1$s
      template_replaced_characters	تم استبدال %1$s من الأحرف بعدد %2$s من الأحرف
      template_scroll_from_count	عرض العنصر %1$d من إجمالي %2$d.
      template_scroll_from_to_count	عرض العناصر من %1$d إلى %2$d من إجمالي %3$d.
      template_split_screen_mode_landscape_ltr	%1$s على اليسار و%2$s على اليمين
      template_split_screen_mode_landscape_rtl	%1$s على اليمين، و%2$s على اليسار
      template_split_screen_mode_portrait	%1$s في الجزء العلوي و%2$s في الجزء السفلي
      template_text_cut	تم قطع %1$s
      template_text_pasted	تم لصق %1$s
      template_text_removed	تم حذف %1$s
      template_text_replaced	تم استبدال %1$s بـ %2$s
      template_text_selected	تم اختيار %1$s
      template_text_unselected	تم إلغاء اختيار %1$s
      template_value	%1$s
      template_viewpager_index_count	صفحة %1$d من %2$d
      template_viewpager_index_count_short	%1$d من %2$d
      title_action_collapse	تصغير
      title_action_expand	توسيع
      title_custom_action	الإجراءات
      title_labeling_controls	التصنيفات
      title_pref_shortcut_3finger_1tap	النقر باستخدام 3 أصابع
      title_pref_shortcut_3finger_swipe_right	التمرير سريعًا لليسار باستخدام 3 أصابع
      title_pref_shortcut_down	التمرير للأسفل
      title_pref_shortcut_up	التمرير للأعلى
      untitled_window	بلا عنوان
      value_button	زر
      value_checkbox	مربع اختيار
      value_checked	تم التحديد
      value_collapsed	تم التصغير
      value_disabled	غير مفعّل
      value_double_tap	النقر مرّتين
      value_edit_box	مربع تعديل
      value_edit_box_editing	جارٍ التعديل
      value_enabled	عنصر التحكّم مفعّل
      value_expanded	تم التوسيع
      value_gridview	شبكة
      value_image	صورة
      value_listview	قائمة
      value_not_checked	لم يتم التحديد
      value_off	غير مفعّل
      value_on	مفعّل
      value_options_menu_open	الخيارات
      value_pager	عرض متعدد الصفحات
      value_pager_page	صفحة
      value_password	كلمة المرور
      value_press_select	اضغط على تحديد
      value_progress_bar	شريط التقدم
      value_radio_button	زر اختيار
      value_seek_bar	شريط التمرير
      value_selected	محدد
      value_single_tap	النقر
      value_sliding_drawer_opened	تم فتح درج التمرير
      value_spinner	قائمة منسدلة
      value_switch	مفتاح تحكّم
      value_tabwidget	شريط علامات التبويب
      value_text_cleared	تم محو النص
      value_text_max_length	تم بلوغ الحد الأقصى للطول
      value_unlabelled	بدون تصنيف
      value_webview	عرض الويب
      """###
    case "talkback/de":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Spaltenüberschrift
      column_index_template	Spalte %1$d
      drag_cancelled	Ziehen abgebrochen
      drag_dropped	Gezogenes Element abgelegt
      drag_started	Ziehen gestartet
      gesture_1_or_2	%1$s oder %2$s
      heading_template	Überschrift
      hide_keyboard_window	Tastatur ausgeblendet
      in_collection_role_description	In %1$s
      in_collection_role_description_with_name	In %1$s %2$s
      in_grid	Im Raster
      in_grid_pager	Auf der Rasterseite
      in_grid_pager_with_name	Auf der Rasterseite %1$s
      in_grid_with_name	Im Raster %1$s
      in_horizontal_pager	Auf der horizontalen Seite
      in_horizontal_pager_with_name	Auf der horizontalen Seite %1$s
      in_list	In der Liste
      in_list_with_name	In der Liste %1$s
      in_pager	Auf der Seite
      in_pager_with_name	Auf der Seite %1$s
      in_vertical_pager	Auf der vertikalen Seite
      in_vertical_pager_with_name	Auf der vertikalen Seite %1$s
      in_window_with_name	%1$s-Fenster
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Umschalttaste
      links	Links
      list_index_template	%1$d von %2$d
      no_adjust_setting_gesture	Rufe dazu die TalkBack-Einstellungen auf und füge eine Geste für "%1$s" hinzu
      notification_category_alarm	Weckruf
      notification_category_call	Anruf
      notification_category_email	E-Mail
      notification_category_err	Fehler
      notification_category_event	Termin
      notification_category_msg	Nachricht
      notification_category_progress	Fortschritt
      notification_category_promo	Angebot
      notification_category_service	Dienst
      notification_category_social	Soziale Netzwerke
      notification_category_sys	Systemstatus
      notification_category_transport	Mediensteuerung
      notification_type_beginning_of_field	Anfang des Felds
      notification_type_end_of_field	Ende des Felds
      notification_type_selection_cleared	Auswahl gelöscht
      notification_type_selection_mode_on	Auswahlmodus an
      out_of_grid	Nicht im Raster
      out_of_grid_pager	Außerhalb der Rasterseite
      out_of_grid_pager_with_name	Außerhalb der Rasterseite %1$s
      out_of_grid_with_name	Nicht im Raster %1$s
      out_of_horizontal_pager	Außerhalb der horizontalen Seite
      out_of_list	Liste verlassen
      out_of_list_with_name	Nicht in der Liste %1$s
      out_of_pager	Außerhalb der Seite
      out_of_pager_with_name	Außerhalb der Seite %1$s
      out_of_role_description	Nicht in %1$s
      out_of_role_description_with_name	Nicht in %1$s %2$s
      out_of_vertical_pager	Außerhalb der vertikalen Seite
      out_of_vertical_pager_with_name	Außerhalb der vertikalen Seite %1$s
      row_heading_template	Zeilenüberschrift
      row_index_template	Zeile %1$d
      shortcut_selected_setting_next_action	Fokus zur nächsten Option weiterbewegen oder die Vorleseoption nach unten anpassen
      show_keyboard_window	%1$s wird angezeigt
      symbol_space	Leertaste
      talkback_on	TalkBack aktiviert
      template_announce_selected_text	Ausgewählter Text: %1$s
      template_capital_letter	großes %1$s
      template_collection_level	Ebene %1$d
      template_custom_hint_for_actions	Zum %2$s %1$s
      template_custom_hint_for_actions_keyboard	Zum %2$s %1$s drücken
      template_custom_hint_for_long_clickable_actions	Zum %2$s %1$s und halten
      template_drawer_opened	Menü "%1$s"
      template_hint_adjustable_1gesture	Zum Anpassen „%1$s“
      template_hint_adjustable_2gesture	Zum Anpassen „%1$s“ oder „%2$s“
      template_hint_checkable	Zum Wechseln %1$s
      template_hint_checkable_keyboard	Zum Wechseln %1$s drücken
      template_hint_clickable	Zum Aktivieren %1$s
      template_hint_clickable_keyboard	Zum Aktivieren %1$s drücken
      template_hint_edit_text	Zum Bearbeiten von Text %1$s
      template_hint_edit_text_containing_typo	Korrekturlesen ist verfügbar. %1$d falsch geschriebene Wörter. Zum Anzeigen %2$s und „Korrekturlesen“ auswählen.
      template_hint_edit_text_keyboard	Zum Bearbeiten von Text %1$s drücken
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s verfügbar – zum Aktivieren %2$s und doppeltippen
      template_hint_long_clickable	Zum langen Drücken %1$s und halten
      template_hint_long_clickable_keyboard	Zum langen Drücken %1$s drücken
      template_hint_menu_type_high_verbosity	%1$s verfügbar, zum Ansehen %2$s verwenden
      template_hint_single_selection_item	Zum Auswählen %1$s
      template_hint_single_selection_item_keyboard	Zum Auswählen %1$s drücken
      template_hint_spinner	Zum Ändern %1$s
      template_hint_spinner_keyboard	Zum Ändern %1$s drücken
      template_labeled_item	%1$s für %2$s
      template_list_column_count	one	%1$d Spalte	other	%1$d Spalten
      template_list_row_count	one	%1$d Zeile	other	%1$d Zeilen
      template_list_total_count	one	%1$d Eintrag	other	%1$d Einträge
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s – Bild im Bild
      template_password_character_count	one	%1$d Zeichen	other	%1$d Zeichen
      template_percent	%1$s Prozent
      template_replaced_characters	%1$s Zeichen durch %2$s Zeichen ersetzt
      template_scroll_from_count	Element %1$d von %2$d wird angezeigt.
      template_scroll_from_to_count	Elemente %1$d bis %2$d von insgesamt %3$d werden angezeigt.
      template_split_screen_mode_landscape_ltr	%1$s links, %2$s rechts
      template_split_screen_mode_landscape_rtl	%1$s rechts, %2$s links
      template_split_screen_mode_portrait	%1$s oben, %2$s unten
      template_text_cut	Ausgeschnitten, %1$s
      template_text_pasted	Eingefügt, %1$s
      template_text_removed	%1$s gelöscht
      template_text_replaced	%2$s ersetzt durch %1$s
      template_text_selected	%1$s, ausgewählt
      template_text_unselected	%1$s, Auswahl aufgehoben
      template_value	%1$s
      template_viewpager_index_count	Seite %1$d von %2$d
      template_viewpager_index_count_short	%1$d von %2$d
      title_action_collapse	Minimieren
      title_action_expand	Maximieren
      title_custom_action	Aktionen
      title_labeling_controls	Labels
      title_pref_shortcut_3finger_1tap	Mit 3 Fingern tippen
      title_pref_shortcut_3finger_swipe_right	Mit 3 Fingern nach rechts wischen
      title_pref_shortcut_down	Nach unten wischen
      title_pref_shortcut_up	Nach oben wischen
      untitled_window	Ohne Titel
      value_button	Schaltfläche
      value_checkbox	Kästchen
      value_checked	aktiviert
      value_collapsed	Minimiert
      value_disabled	deaktiviert
      value_double_tap	doppeltippen
      value_edit_box	Bearbeitungsfeld
      value_edit_box_editing	In Bearbeitung
      value_enabled	aktiviert
      value_expanded	Maximiert
      value_gridview	Raster
      value_image	Bild
      value_listview	Liste
      value_not_checked	nicht aktiviert
      value_off	aus
      value_on	an
      value_options_menu_open	Optionen
      value_pager	Mehrseitenansicht
      value_pager_page	Seite
      value_password	Passwort
      value_press_select	Auswahltaste drücken
      value_progress_bar	Statusleiste
      value_radio_button	Optionsfeld
      value_seek_bar	Schieberegler
      value_selected	ausgewählt
      value_single_tap	Tippen
      value_sliding_drawer_opened	Schieberegler geöffnet
      value_spinner	Drop-down-Liste
      value_switch	Schalter
      value_tabwidget	Tableiste
      value_text_cleared	Text gelöscht
      value_text_max_length	Maximale Länge erreicht
      value_unlabelled	Unbenannt
      value_webview	Webansicht
      """###
    case "talkback/en":
      ###"""
      	role
      value_tabwidget	Tab bar
      value_spinner	Drop down list
      value_checkbox	Check box
      value_radio_button	Radio button
      value_button	Button
      value_seek_bar	Slider
      value_switch	Switch
      value_edit_box	Edit box
      value_image	Image
      value_progress_bar	Progress bar
      heading_template	Heading
      row_heading_template	Row heading
      column_heading_template	Column heading
      	state
      value_selected	selected
      value_checked	checked
      value_not_checked	not checked
      value_on	on
      value_off	off
      value_disabled	disabled
      value_enabled	enabled
      value_expanded	expanded
      value_collapsed	collapsed
      	mode
      notification_type_selection_mode_on	Selection mode on
      value_edit_box_editing	Editing
      	value
      template_percent	%1$s percent
      template_value	%1$s
      template_password_character_count	one	%1$d character	other	%1$d characters
      	position
      row_index_template	Row %1$d
      column_index_template	Column %1$d
      list_index_template	%1$d of %2$d
      	container
      value_gridview	Grid
      value_listview	List
      value_pager	Multi-page view
      value_pager_page	Page
      value_webview	Webview
      in_collection_role_description_with_name	In %1$s %2$s
      in_collection_role_description	In %1$s
      in_list_with_name	In list %1$s
      in_list	In list
      out_of_role_description_with_name	Out of %1$s %2$s
      out_of_role_description	Out of %1$s
      out_of_list_with_name	Out of list %1$s
      out_of_list	Out of list
      in_grid_with_name	In grid %1$s
      in_grid	In grid
      out_of_grid_with_name	Out of grid %1$s
      out_of_grid	Out of grid
      in_pager_with_name	In pager %1$s
      in_pager	In pager
      out_of_pager_with_name	Out of pager %1$s
      out_of_pager	Out of pager
      in_vertical_pager_with_name	In vertical pager %1$s
      in_vertical_pager	In vertical pager
      out_of_vertical_pager_with_name	Out of vertical pager %1$s
      out_of_vertical_pager	Out of vertical pager
      in_horizontal_pager_with_name	In horizontal pager %1$s
      in_horizontal_pager	In horizontal pager
      out_of_horizontal_pager	Out of horizontal pager
      in_grid_pager_with_name	In grid pager %1$s
      in_grid_pager	In grid pager
      out_of_grid_pager_with_name	Out of grid pager %1$s
      out_of_grid_pager	Out of grid pager
      template_collection_level	Level %1$d
      template_list_total_count	one	%1$d item	other	%1$d items
      template_list_row_count	one	%1$d row	other	%1$d rows
      template_list_column_count	one	%1$d column	other	%1$d columns
      in_window_with_name	Window %1$s
      	name
      value_unlabelled	Unlabelled
      value_password	password
      	error
      template_node_error_with_error_message	Error: %1$s
      	hint-template
      template_hint_clickable	%1$s to activate
      template_hint_clickable_keyboard	Press %1$s to activate
      template_hint_long_clickable	%1$s and hold to long press
      template_hint_long_clickable_keyboard	Press %1$s to long press
      template_hint_checkable	%1$s to toggle
      template_hint_checkable_keyboard	Press %1$s to toggle
      template_hint_adjustable_2gesture	"%1$s" or "%2$s" to adjust
      template_hint_adjustable_1gesture	"%1$s" to adjust
      template_hint_edit_text	%1$s to edit text
      template_hint_edit_text_keyboard	Press %1$s to edit text
      template_hint_edit_text_containing_typo	Proofreading is available. %1$d misspelled words. %2$s and use "Proofread" to view
      template_hint_spinner	%1$s to change
      template_hint_spinner_keyboard	Press %1$s to change
      template_hint_single_selection_item	%1$s to select
      template_hint_single_selection_item_keyboard	Press %1$s to select
      template_custom_hint_for_actions	%1$s to %2$s
      template_custom_hint_for_actions_keyboard	Press %1$s to %2$s
      template_custom_hint_for_long_clickable_actions	%1$s and hold to %2$s
      no_adjust_setting_gesture	To use this, go to TalkBack settings and add a gesture for '%1$s'
      	gesture
      value_press_select	Press select
      value_double_tap	Double-tap
      title_pref_shortcut_up	Swipe up
      title_pref_shortcut_down	Swipe down
      title_pref_shortcut_3finger_1tap	Tap with 3 fingers
      title_pref_shortcut_3finger_swipe_right	Swipe right with 3 fingers
      	actions
      title_action_expand	Expand
      title_action_collapse	Collapse
      template_hint_menu_type_high_verbosity	%1$s available, use %2$s to view
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s available, %2$s and double-tap to activate
      title_custom_action	Actions
      links	Links
      title_labeling_controls	Labels
      	event
      talkback_on	TalkBack on
      notification_type_beginning_of_field	Beginning of field
      notification_type_end_of_field	End of field
      notification_type_selection_cleared	Selection cleared
      notification_category_call	Call
      notification_category_msg	Message
      notification_category_email	Email
      notification_category_event	Event
      notification_category_promo	Promo
      notification_category_alarm	Alarm
      notification_category_progress	Progress
      notification_category_social	Social
      notification_category_err	Error
      notification_category_transport	Media control
      notification_category_sys	System status
      notification_category_service	Service
      template_drawer_opened	%1$s menu
      template_text_replaced	%1$s replaced %2$s
      template_text_removed	%1$s deleted
      template_text_cut	cut, %1$s
      template_text_pasted	pasted, %1$s
      template_text_selected	%1$s, selected
      template_announce_selected_text	Selected text: %1$s
      template_text_unselected	%1$s, unselected
      template_replaced_characters	%1$s characters replaced with %2$s characters
      value_sliding_drawer_opened	Sliding drawer opened
      value_options_menu_open	Options
      value_text_cleared	Cleared text
      value_text_max_length	Maximum length reached
      drag_started	Drag started
      drag_dropped	Dragged item dropped
      drag_cancelled	Drag cancelled
      untitled_window	untitled
      template_overlay_window	%1$s picture in picture
      template_split_screen_mode_portrait	%1$s on top, %2$s on bottom
      template_split_screen_mode_landscape_ltr	%1$s on left, %2$s on right
      template_split_screen_mode_landscape_rtl	%1$s on right, %2$s on left
      template_scroll_from_to_count	Showing items %1$d to %2$d of %3$d.
      template_scroll_from_count	Showing item %1$d of %2$d.
      template_viewpager_index_count	Page %1$d of %2$d
      template_viewpager_index_count_short	%1$d of %2$d
      show_keyboard_window	Showing %1$s
      hide_keyboard_window	keyboard hidden
      	piece
      template_labeled_item	%1$s for %2$s
      value_single_tap	Tap
      gesture_1_or_2	%1$s or %2$s
      shortcut_selected_setting_next_action	Move navigation focus forward or adjust reading control down
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      	symbol
      template_capital_letter	capital %1$s
      character_collapse_template	 %1$d %2$s
      symbol_asterisk	Asterisk
      symbol_pound	Pound
      symbol_hyphen_minus	Dash
      symbol_bullet	Bullet
      symbol_space	Space
      symbol_ellipsis	Ellipsis
      """###
    case "talkback/es":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Encabezado de columna
      column_index_template	Columna %1$d
      drag_cancelled	Arrastre cancelado
      drag_dropped	Elemento arrastrado soltado
      drag_started	Arrastre empezado
      gesture_1_or_2	%1$s o %2$s
      heading_template	Encabezado
      hide_keyboard_window	teclado oculto
      in_collection_role_description	En %1$s
      in_collection_role_description_with_name	En %1$s %2$s
      in_grid	En la cuadrícula
      in_grid_pager	En página de cuadrícula
      in_grid_pager_with_name	En página de cuadrícula %1$s
      in_grid_with_name	En la cuadrícula %1$s
      in_horizontal_pager	En página horizontal
      in_horizontal_pager_with_name	En página horizontal %1$s
      in_list	En la lista
      in_list_with_name	En la lista %1$s
      in_pager	En página
      in_pager_with_name	En la página %1$s
      in_vertical_pager	En página vertical
      in_vertical_pager_with_name	En página vertical %1$s
      in_window_with_name	Ventana %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Mayús
      links	Enlaces
      list_index_template	%1$d de %2$d
      no_adjust_setting_gesture	Para usarlo, ve a los ajustes de TalkBack y añade el gesto de %1$s
      notification_category_alarm	Alarma
      notification_category_call	Llamada
      notification_category_email	Correo electrónico
      notification_category_err	Error
      notification_category_event	Evento
      notification_category_msg	Mensaje
      notification_category_progress	Progreso
      notification_category_promo	Promoción
      notification_category_service	Servicio
      notification_category_social	Red social
      notification_category_sys	Estado del sistema
      notification_category_transport	Control multimedia
      notification_type_beginning_of_field	Principio del campo
      notification_type_end_of_field	Final del campo
      notification_type_selection_cleared	Selección borrada
      notification_type_selection_mode_on	Modo de selección activado
      out_of_grid	Fuera de la cuadrícula
      out_of_grid_pager	Fuera de la página de cuadrícula
      out_of_grid_pager_with_name	Fuera de la página de cuadrícula %1$s
      out_of_grid_with_name	Fuera de la cuadrícula %1$s
      out_of_horizontal_pager	Fuera de la página horizontal
      out_of_list	Fuera de la lista
      out_of_list_with_name	Fuera de la lista %1$s
      out_of_pager	Fuera de la página
      out_of_pager_with_name	Fuera de la página %1$s
      out_of_role_description	Fuera de %1$s
      out_of_role_description_with_name	Fuera de %1$s %2$s
      out_of_vertical_pager	Fuera de la página vertical
      out_of_vertical_pager_with_name	Fuera de la página vertical %1$s
      row_heading_template	Encabezado de fila
      row_index_template	Fila %1$d
      shortcut_selected_setting_next_action	Mueve el enfoque de navegación adelante o ajusta el control de lectura abajo
      show_keyboard_window	Mostrando %1$s
      symbol_space	Espacio
      talkback_on	TalkBack activado
      template_announce_selected_text	Texto seleccionado: %1$s
      template_capital_letter	%1$s mayúscula
      template_collection_level	Nivel %1$d
      template_custom_hint_for_actions	%1$s para %2$s
      template_custom_hint_for_actions_keyboard	Pulsa %1$s para %2$s
      template_custom_hint_for_long_clickable_actions	%1$s y mantén pulsado para %2$s
      template_drawer_opened	Menú %1$s
      template_hint_adjustable_1gesture	Haz el gesto %1$s para ajustar
      template_hint_adjustable_2gesture	Haz los gestos %1$s o %2$s para ajustar
      template_hint_checkable	%1$s para alternar
      template_hint_checkable_keyboard	Pulsa %1$s para alternar
      template_hint_clickable	%1$s para activar
      template_hint_clickable_keyboard	Pulsa %1$s para activar
      template_hint_edit_text	%1$s para editar texto
      template_hint_edit_text_containing_typo	La revisión está disponible. %1$d palabras con errores ortográficos. %2$s y usa Revisión para verlos.
      template_hint_edit_text_keyboard	Pulsa %1$s para editar texto
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s disponible, %2$s y toca dos veces para activarla
      template_hint_long_clickable	%1$s y mantén pulsado
      template_hint_long_clickable_keyboard	Pulsa %1$s para mantener pulsado
      template_hint_menu_type_high_verbosity	%1$s disponible, usa %2$s para verlo
      template_hint_single_selection_item	%1$s para seleccionar
      template_hint_single_selection_item_keyboard	Pulsa %1$s para seleccionar
      template_hint_spinner	%1$s para cambiar
      template_hint_spinner_keyboard	Pulsa %1$s para cambiar
      template_labeled_item	%1$s de %2$s
      template_list_column_count	one	%1$d columna	other	%1$d columnas
      template_list_row_count	one	%1$d fila	other	%1$d filas
      template_list_total_count	one	%1$d elemento	other	%1$d elementos
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	Imagen en imagen de %1$s
      template_password_character_count	one	%1$d carácter	other	%1$d caracteres
      template_percent	%1$s por ciento
      template_replaced_characters	%1$s caracteres sustituidos por %2$s caracteres
      template_scroll_from_count	Mostrando elemento %1$d de %2$d
      template_scroll_from_to_count	Mostrando elementos del %1$d al %2$d de %3$d
      template_split_screen_mode_landscape_ltr	%1$s aparece a la izquierda y %2$s a la derecha
      template_split_screen_mode_landscape_rtl	%1$s aparece a la derecha y %2$s a la izquierda
      template_split_screen_mode_portrait	%1$s aparece en la parte superior y %2$s en la inferior
      template_text_cut	Se ha cortado %1$s
      template_text_pasted	Se ha pegado %1$s
      template_text_removed	%1$s eliminado
      template_text_replaced	%1$s ha sustituido a %2$s
      template_text_selected	%1$s, seleccionado
      template_text_unselected	%1$s, deseleccionado
      template_value	%1$s
      template_viewpager_index_count	Página %1$d de %2$d
      template_viewpager_index_count_short	%1$d de %2$d
      title_action_collapse	Ocultar
      title_action_expand	Mostrar
      title_custom_action	Acciones
      title_labeling_controls	Etiquetas
      title_pref_shortcut_3finger_1tap	Tocar con 3 dedos
      title_pref_shortcut_3finger_swipe_right	Deslizar hacia la derecha con 3 dedos
      title_pref_shortcut_down	Deslizar hacia abajo
      title_pref_shortcut_up	Deslizar hacia arriba
      untitled_window	sin título
      value_button	Botón
      value_checkbox	Casilla de verificación
      value_checked	seleccionado
      value_collapsed	oculta
      value_disabled	inhabilitado
      value_double_tap	Toca dos veces
      value_edit_box	Cuadro de edición
      value_edit_box_editing	Editando
      value_enabled	habilitado
      value_expanded	mostrado
      value_gridview	Cuadrícula
      value_image	Imagen
      value_listview	Lista
      value_not_checked	no seleccionado
      value_off	desactivado
      value_on	activado
      value_options_menu_open	Opciones
      value_pager	Vista de páginas múltiples
      value_pager_page	Página
      value_password	contraseña
      value_press_select	Pulsa la tecla de selección
      value_progress_bar	Barra de progreso
      value_radio_button	Botón de selección
      value_seek_bar	Control deslizante
      value_selected	seleccionado
      value_single_tap	Tocar
      value_sliding_drawer_opened	Panel deslizante abierto
      value_spinner	Lista desplegable
      value_switch	Interruptor
      value_tabwidget	Barra de pestañas
      value_text_cleared	Texto borrado
      value_text_max_length	Duración máxima alcanzada
      value_unlabelled	Sin texto
      value_webview	Vista web
      """###
    case "talkback/fr":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	En-tête de colonne
      column_index_template	Colonne %1$d
      drag_cancelled	L'action "faire glisser" a été annulée
      drag_dropped	L'élément a été déposé
      drag_started	L'action "faire glisser" a commencé
      gesture_1_or_2	%1$s ou %2$s
      heading_template	Titre
      hide_keyboard_window	clavier masqué
      in_collection_role_description	Dans %1$s
      in_collection_role_description_with_name	Dans %1$s %2$s
      in_grid	Dans la grille
      in_grid_pager	Dans la page en grille
      in_grid_pager_with_name	Dans la page en grille %1$s
      in_grid_with_name	Dans la grille %1$s
      in_horizontal_pager	Dans la page horizontale
      in_horizontal_pager_with_name	Dans la page horizontale %1$s
      in_list	Dans la liste
      in_list_with_name	Dans la liste %1$s
      in_pager	Dans la page
      in_pager_with_name	Dans la page %1$s
      in_vertical_pager	Dans la page verticale
      in_vertical_pager_with_name	Dans la page verticale %1$s
      in_window_with_name	Fenêtre %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Maj
      links	Liens
      list_index_template	%1$d sur %2$d
      no_adjust_setting_gesture	Pour utiliser ceci, accédez aux paramètres TalkBack et ajoutez un geste pour "%1$s"
      notification_category_alarm	Alarme
      notification_category_call	Appel
      notification_category_email	E-mail
      notification_category_err	Erreur
      notification_category_event	Événement
      notification_category_msg	Message
      notification_category_progress	Progression
      notification_category_promo	Promotion
      notification_category_service	Service
      notification_category_social	Réseaux sociaux
      notification_category_sys	État du système
      notification_category_transport	Commande multimédia
      notification_type_beginning_of_field	Début de champ
      notification_type_end_of_field	Fin de champ
      notification_type_selection_cleared	Sélection annulée
      notification_type_selection_mode_on	Mode de sélection activé
      out_of_grid	Hors de la grille
      out_of_grid_pager	En dehors de la page en grille
      out_of_grid_pager_with_name	En dehors de la page en grille %1$s
      out_of_grid_with_name	Hors de la grille %1$s
      out_of_horizontal_pager	En dehors de la page horizontale
      out_of_list	Hors de la liste
      out_of_list_with_name	Hors de la liste %1$s
      out_of_pager	En dehors de la page
      out_of_pager_with_name	En dehors de la page %1$s
      out_of_role_description	Hors de %1$s
      out_of_role_description_with_name	Hors de %1$s %2$s
      out_of_vertical_pager	En dehors de la page verticale
      out_of_vertical_pager_with_name	En dehors de la page verticale %1$s
      row_heading_template	En-tête de ligne
      row_index_template	Ligne %1$d
      shortcut_selected_setting_next_action	Déplacer le focus de navigation vers l'avant ou réduire la valeur du contrôle de lecture
      show_keyboard_window	Affichage de %1$s
      symbol_space	Espace
      talkback_on	TalkBack activé
      template_announce_selected_text	Texte sélectionné : %1$s
      template_capital_letter	%1$s majuscule
      template_collection_level	Niveau %1$d
      template_custom_hint_for_actions	%1$s pour %2$s
      template_custom_hint_for_actions_keyboard	Appuyer sur %1$s pour %2$s
      template_custom_hint_for_long_clickable_actions	%1$s et maintenir enfoncé pour %2$s
      template_drawer_opened	Menu "%1$s"
      template_hint_adjustable_1gesture	"%1$s" pour ajuster
      template_hint_adjustable_2gesture	"%1$s" ou "%2$s" pour ajuster
      template_hint_checkable	%1$s pour cocher ou désélectionner
      template_hint_checkable_keyboard	Appuyer sur %1$s pour cocher ou désélectionner
      template_hint_clickable	%1$s pour activer
      template_hint_clickable_keyboard	Appuyer sur %1$s pour activer.
      template_hint_edit_text	%1$s pour modifier le texte
      template_hint_edit_text_containing_typo	La relecture est disponible. %1$d mots mal orthographiés. %2$s, puis utilisez la fonctionnalité "Relecture" à afficher
      template_hint_edit_text_keyboard	Appuyer sur %1$s pour modifier le texte
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s disponible, %2$s, puis appuyez deux fois pour activer
      template_hint_long_clickable	%1$s et maintenir enfoncé pour effectuer un appui prolongé
      template_hint_long_clickable_keyboard	Appuyer sur %1$s pour effectuer un appui prolongé
      template_hint_menu_type_high_verbosity	%1$s disponible, utiliser le geste "%2$s" pour l'afficher
      template_hint_single_selection_item	%1$s pour sélectionner
      template_hint_single_selection_item_keyboard	Appuyer sur %1$s pour sélectionner
      template_hint_spinner	%1$s pour modifier
      template_hint_spinner_keyboard	Appuyer sur %1$s pour modifier
      template_labeled_item	%1$s pour %2$s
      template_list_column_count	one	%1$d colonne	other	%1$d colonnes
      template_list_row_count	one	%1$d ligne	other	%1$d lignes
      template_list_total_count	one	%1$d élément	other	%1$d éléments
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s en mode PIP
      template_password_character_count	one	%1$d caractère	other	%1$d caractères
      template_percent	%1$s pour cent
      template_replaced_characters	%1$s caractères ont bien été remplacés par %2$s caractères.
      template_scroll_from_count	Affichage de l'article %1$d sur un total de %2$d
      template_scroll_from_to_count	Affichage des articles %1$d à %2$d sur un total de %3$d
      template_split_screen_mode_landscape_ltr	%1$s à gauche, %2$s à droite
      template_split_screen_mode_landscape_rtl	%1$s à droite, %2$s à gauche
      template_split_screen_mode_portrait	%1$s en haut, %2$s en bas
      template_text_cut	Le texte "%1$s" a été coupé.
      template_text_pasted	Le texte "%1$s" a été collé.
      template_text_removed	"%1$s" a bien été supprimé.
      template_text_replaced	"%2$s" a bien été remplacé par "%1$s".
      template_text_selected	Le texte "%1$s" a été sélectionné.
      template_text_unselected	Le texte "%1$s" a été désélectionné.
      template_value	%1$s
      template_viewpager_index_count	Page %1$d sur %2$d
      template_viewpager_index_count_short	%1$d sur %2$d
      title_action_collapse	Réduire
      title_action_expand	Développer
      title_custom_action	Actions
      title_labeling_controls	Libellés
      title_pref_shortcut_3finger_1tap	Appuyer avec trois doigts
      title_pref_shortcut_3finger_swipe_right	Balayer l'écran avec trois doigts vers la droite
      title_pref_shortcut_down	Balayer l'écran vers le bas
      title_pref_shortcut_up	Balayer l'écran vers le haut
      untitled_window	sans titre
      value_button	Bouton
      value_checkbox	Case à cocher
      value_checked	coché
      value_collapsed	regroupé
      value_disabled	désactivé
      value_double_tap	Appuyer deux fois
      value_edit_box	Zone d'édition
      value_edit_box_editing	Modification en cours
      value_enabled	activé
      value_expanded	développé
      value_gridview	Grille
      value_image	Image
      value_listview	Liste
      value_not_checked	non coché
      value_off	désactivé
      value_on	activé
      value_options_menu_open	Options
      value_pager	Vue multipage
      value_pager_page	Page
      value_password	mot de passe
      value_press_select	Appuyer sur "Sélectionner"
      value_progress_bar	Barre de progression
      value_radio_button	Case d'option
      value_seek_bar	Curseur
      value_selected	sélectionné
      value_single_tap	Appuyer
      value_sliding_drawer_opened	Panneau coulissant ouvert
      value_spinner	Liste déroulante
      value_switch	Bouton
      value_tabwidget	Barre d'onglets
      value_text_cleared	Texte effacé
      value_text_max_length	Taille maximale atteinte
      value_unlabelled	Sans libellé
      value_webview	Vue Web
      """###
    case "talkback/he":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	כותרת עמודה
      column_index_template	עמודה %1$d
      drag_cancelled	הגרירה בוטלה
      drag_dropped	הפריט שנגרר שוחרר
      drag_started	הגרירה התחילה
      gesture_1_or_2	%1$s או %2$s
      heading_template	כותרת
      hide_keyboard_window	המקלדת מוסתרת
      in_collection_role_description	ב%1$s
      in_collection_role_description_with_name	ב%1$s %2$s
      in_grid	ברשת
      in_grid_pager	בתצוגת דפים רשתית
      in_grid_pager_with_name	בתצוגת דפים רשתית %1$s
      in_grid_with_name	ברשת %1$s
      in_horizontal_pager	בתצוגת דפים אופקית
      in_horizontal_pager_with_name	בתצוגת הדפים האופקית %1$s
      in_list	ברשימה
      in_list_with_name	ב%1$s
      in_pager	בתצוגת דפים
      in_pager_with_name	בתצוגת הדפים %1$s
      in_vertical_pager	בתצוגת דפים אנכית
      in_vertical_pager_with_name	בתצוגת הדפים האנכית %1$s
      in_window_with_name	החלון %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	קישורים
      list_index_template	%1$d מתוך %2$d
      no_adjust_setting_gesture	‏כדי להשתמש בזה, עוברים להגדרות Talkback ומוסיפים תנועה עבור '%1$s'
      notification_category_alarm	שעון מעורר
      notification_category_call	שיחה
      notification_category_email	אימייל
      notification_category_err	שגיאה
      notification_category_event	אירוע
      notification_category_msg	הודעה
      notification_category_progress	התקדמות
      notification_category_promo	מבצע
      notification_category_service	שירות
      notification_category_social	רשתות חברתיות
      notification_category_sys	סטטוס מערכת
      notification_category_transport	פקד מדיה
      notification_type_beginning_of_field	תחילת השדה
      notification_type_end_of_field	סוף השדה
      notification_type_selection_cleared	הבחירה נוקתה
      notification_type_selection_mode_on	מצב הבחירה מופעל
      out_of_grid	מחוץ לרשת
      out_of_grid_pager	מחוץ לתצוגת הדפים הרשתית
      out_of_grid_pager_with_name	מחוץ לתצוגת הדפים הרשתית %1$s
      out_of_grid_with_name	מחוץ לרשת %1$s
      out_of_horizontal_pager	מחוץ לתצוגת הדפים האופקית
      out_of_list	מחוץ לרשימה
      out_of_list_with_name	מחוץ לרשימה %1$s
      out_of_pager	מחוץ לתצוגת הדפים
      out_of_pager_with_name	מחוץ לתצוגת הדפים %1$s
      out_of_role_description	מחוץ ל%1$s
      out_of_role_description_with_name	מחוץ ל%1$s %2$s
      out_of_vertical_pager	מחוץ לתצוגת הדפים האנכית
      out_of_vertical_pager_with_name	מחוץ לתצוגת הדפים האנכית %1$s
      row_heading_template	כותרת שורה
      row_index_template	שורה %1$d
      shortcut_selected_setting_next_action	העברת מיקוד הניווט קדימה או כיוון לחצן ההקראה למטה
      show_keyboard_window	המערכת מציגה %1$s
      symbol_space	רווח
      talkback_on	‏TalkBack מופעל
      template_announce_selected_text	טקסט נבחר: %1$s
      template_capital_letter	%1$s גדולה
      template_collection_level	רמה %1$d
      template_custom_hint_for_actions	%1$s כדי %2$s
      template_custom_hint_for_actions_keyboard	לוחצים על %1$s כדי %2$s
      template_custom_hint_for_long_clickable_actions	%1$s ומחזיקים כדי %2$s
      template_drawer_opened	תפריט %1$s
      template_hint_adjustable_1gesture	'%1$s' לכוונון
      template_hint_adjustable_2gesture	'%1$s' או '%2$s' לכוונון
      template_hint_checkable	%1$s כדי להחליף מצב
      template_hint_checkable_keyboard	לוחצים על %1$s כדי להחליף מצב
      template_hint_clickable	%1$s כדי להפעיל
      template_hint_clickable_keyboard	לוחצים על %1$s כדי להפעיל
      template_hint_edit_text	%1$s כדי לערוך טקסט
      template_hint_edit_text_containing_typo	התכונה 'הגהה' זמינה. %1$d מילים אויתו בצורה שגויה. %2$s ומשתמשים בתכונה 'הגהה' כדי להציג
      template_hint_edit_text_keyboard	לוחצים על %1$s כדי לערוך טקסט
      template_hint_for_reading_control_actions_in_high_verbosity	הפעולה %1$s זמינה, %2$s ומקישים הקשה כפולה כדי להפעיל
      template_hint_long_clickable	%1$s ומחזיקים כדי ללחוץ ללחיצה ארוכה
      template_hint_long_clickable_keyboard	לוחצים לחיצה ארוכה על %1$s
      template_hint_menu_type_high_verbosity	%1$s זמין, יש להשתמש בתנועה %2$s כדי לראות
      template_hint_single_selection_item	%1$s כדי לבחור
      template_hint_single_selection_item_keyboard	לוחצים על %1$s כדי לבחור
      template_hint_spinner	%1$s כדי לשנות
      template_hint_spinner_keyboard	לוחצים על %1$s כדי לשנות
      template_labeled_item	%1$s עבור %2$s
      template_list_column_count	one	%1$d עמודות	other	%1$d עמודות	two	%1$d עמודות
      template_list_row_count	one	%1$d שורות	other	%1$d שורות	two	%1$d שורות
      template_list_total_count	one	%1$d פריטים	other	%1$d פריטים	two	%1$d פריטים
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s תמונה בתוך תמונה
      template_password_character_count	one	%1$d תווים	other	%1$d תווים	two	%1$d תווים
      template_percent	%1$s אחוזים
      template_replaced_characters	%1$s תווים הוחלפו ב-%2$s תווים
      template_scroll_from_count	מציג פריט %1$d מתוך %2$d.
      template_scroll_from_to_count	מציג פריטים %1$d עד %2$d מתוך %3$d.
      template_split_screen_mode_landscape_ltr	%1$s מצד שמאל, %2$s מצד ימין
      template_split_screen_mode_landscape_rtl	%1$s מצד ימין, %2$s מצד שמאל
      template_split_screen_mode_portrait	%1$s למעלה, %2$s למטה
      template_text_cut	נגזר, %1$s
      template_text_pasted	מודבק, %1$s
      template_text_removed	%1$s נמחק
      template_text_replaced	%1$s מחליף את %2$s
      template_text_selected	%1$s, נבחר
      template_text_unselected	%1$s, הבחירה בוטלה
      template_value	%1$s
      template_viewpager_index_count	עמוד %1$d מתוך %2$d
      template_viewpager_index_count_short	%1$d מתוך %2$d
      title_action_collapse	כווץ
      title_action_expand	הרחב
      title_custom_action	פעולות
      title_labeling_controls	תוויות
      title_pref_shortcut_3finger_1tap	הקשה בעזרת שלוש אצבעות
      title_pref_shortcut_3finger_swipe_right	החלקה ימינה באמצעות שלוש אצבעות
      title_pref_shortcut_down	החלקה מטה
      title_pref_shortcut_up	החלקה מעלה
      untitled_window	ללא שם
      value_button	לחצן
      value_checkbox	תיבת סימון
      value_checked	מסומן
      value_collapsed	מכווץ
      value_disabled	מושבת
      value_double_tap	הקשה כפולה
      value_edit_box	תיבת עריכה
      value_edit_box_editing	עריכה
      value_enabled	מופעל
      value_expanded	מורחב
      value_gridview	רשת
      value_image	תמונה
      value_listview	רשימה
      value_not_checked	לא מסומן
      value_off	כבוי
      value_on	פועל
      value_options_menu_open	אפשרויות
      value_pager	תצוגה בעלת מספר דפים
      value_pager_page	דף
      value_password	סיסמה
      value_press_select	יש ללחוץ על 'בחירה'
      value_progress_bar	סרגל התקדמות
      value_radio_button	לחצן בחירה
      value_seek_bar	פס הזזה
      value_selected	נבחר
      value_single_tap	הקש
      value_sliding_drawer_opened	חלונית הזזה נפתחה
      value_spinner	רשימה נפתחת
      value_switch	מתג
      value_tabwidget	שורת כרטיסיות
      value_text_cleared	הטקסט נוקה
      value_text_max_length	הגעת לאורך המרבי
      value_unlabelled	ללא תווית
      value_webview	תצוגת אינטרנט.
      """###
    case "talkback/hi":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	कॉलम टाइटल
      column_index_template	स्‍तंभ %1$d
      drag_cancelled	आइटम को खींचने और छोड़ने की कार्रवाई रद्द की गई
      drag_dropped	खींचे गए आइटम को छोड़ा गया
      drag_started	आइटम को खींचने और छोड़ने की कार्रवाई शुरू की गई
      gesture_1_or_2	%1$s या %2$s
      heading_template	टाइटल
      hide_keyboard_window	कीबोर्ड छिपा हुआ है
      in_collection_role_description	%1$s में हैं
      in_collection_role_description_with_name	%1$s %2$s में हैं
      in_grid	ग्रिड में हैं
      in_grid_pager	आप ग्रिड पेजर में हैं
      in_grid_pager_with_name	आप ग्रिड पेजर %1$s में हैं
      in_grid_with_name	%1$s ग्रिड में हैं
      in_horizontal_pager	आप हाॅरिज़ंटल पेजर में हैं
      in_horizontal_pager_with_name	आप हाॅरिज़ंटल पेजर %1$s में हैं
      in_list	सूची में हैं
      in_list_with_name	%1$s सूची में हैं
      in_pager	आप पेजर में हैं
      in_pager_with_name	आप पेजर %1$s में हैं
      in_vertical_pager	आप वर्टिकल पेजर में हैं
      in_vertical_pager_with_name	आप वर्टिकल पेजर %1$s में हैं
      in_window_with_name	%1$s विंडो
      keycombo_key_modifier_alt	Alt कुंजी
      keycombo_key_modifier_shift	Shift
      links	लिंक
      list_index_template	%2$d में से %1$d
      no_adjust_setting_gesture	इसका इस्तेमाल करने के लिए, TalkBack की सेटिंग पर जाएं और '%1$s' के लिए एक हाथ के जेस्चर (हाव-भाव) जोड़ें
      notification_category_alarm	अलार्म
      notification_category_call	कॉल करें
      notification_category_email	ईमेल
      notification_category_err	गड़बड़ी
      notification_category_event	इवेंट
      notification_category_msg	मैसेज
      notification_category_progress	प्रगति
      notification_category_promo	प्रचार
      notification_category_service	सेवा
      notification_category_social	सामाजिक
      notification_category_sys	सिस्टम स्थिति
      notification_category_transport	मीडिया नियंत्रण
      notification_type_beginning_of_field	फ़ील्ड के शुरू में
      notification_type_end_of_field	फ़ील्ड के अंत में
      notification_type_selection_cleared	चुना जाना साफ़ कर दिया गया
      notification_type_selection_mode_on	चुनें जाना मोड चालू है
      out_of_grid	ग्रिड में नहीं हैं
      out_of_grid_pager	आप ग्रिड पेजर के बाहर आ चुके हैं
      out_of_grid_pager_with_name	आप ग्रिड पेजर %1$s के बाहर आ चुके हैं
      out_of_grid_with_name	%1$s ग्रिड में नहीं हैं
      out_of_horizontal_pager	आप हाॅरिज़ंटल पेजर के बाहर आ चुके हैं
      out_of_list	सूची में नहीं हैं
      out_of_list_with_name	%1$s सूची में नहीं हैं
      out_of_pager	आप पेजर के बाहर आ चुके हैं
      out_of_pager_with_name	आप पेजर %1$s के बाहर आ चुके हैं
      out_of_role_description	%1$s में नहीं हैं
      out_of_role_description_with_name	%1$s %2$s में नहीं हैं
      out_of_vertical_pager	आप वर्टिकल पेजर के बाहर आ चुके हैं
      out_of_vertical_pager_with_name	आप वर्टिकल पेजर %1$s के बाहर आ चुके हैं
      row_heading_template	पंक्ति का टाइटल
      row_index_template	पंक्‍ति %1$d
      shortcut_selected_setting_next_action	नेविगेशन फ़ोकस को स्क्रीन पर मौजूद अगले आइटम पर लेकर जाएं या टेक्स्ट पढ़ने से जुड़ा कंट्रोल अडजस्ट करें
      show_keyboard_window	%1$s दिखाया जा रहा है
      symbol_space	स्पेस
      talkback_on	TalkBack चालू है
      template_announce_selected_text	चयनित लेख: %1$s
      template_capital_letter	कैपिटल %1$s
      template_collection_level	स्तर %1$d
      template_custom_hint_for_actions	%1$s से %2$s तक
      template_custom_hint_for_actions_keyboard	%2$s के लिए %1$s दबाएं
      template_custom_hint_for_long_clickable_actions	%1$s और %2$s को होल्ड करके रखें
      template_drawer_opened	%1$s मेन्यू
      template_hint_adjustable_1gesture	अडजस्ट करने के लिए, "%1$s" इस्तेमाल करें
      template_hint_adjustable_2gesture	अडजस्ट करने के लिए, "%1$s" या "%2$s" में से कोई एक इस्तेमाल करें
      template_hint_checkable	टॉगल करने के लिए %1$s
      template_hint_checkable_keyboard	टॉगल करने के लिए %1$s दबाएं
      template_hint_clickable	चालू करने के लिए %1$s
      template_hint_clickable_keyboard	चालू करने के लिए %1$s दबाएं
      template_hint_edit_text	टेक्स्ट में बदलाव करने के लिए %1$s
      template_hint_edit_text_containing_typo	प्रूफ़रीडिंग की सुविधा उपलब्ध है. गलत वर्तनी वाले %1$d शब्द मौजूद हैं. इन्हें देखने के लिए, %2$s और "प्रूफ़रीड करें" का इस्तेमाल करें
      template_hint_edit_text_keyboard	टेक्स्ट में बदलाव करने के लिए %1$s दबाएं
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s उपलब्ध है. चालू करने के लिए %2$s और दो बार टैप करें
      template_hint_long_clickable	%1$s और देर तक दबाए रखें
      template_hint_long_clickable_keyboard	देर तक दबाए रखने के लिए %1$s दबाएं
      template_hint_menu_type_high_verbosity	%1$s उपलब्ध है, देखने के लिए %2$s का इस्तेमाल करें
      template_hint_single_selection_item	चुनने के लिए %1$s
      template_hint_single_selection_item_keyboard	चुनने के लिए %1$s दबाएं
      template_hint_spinner	बदलाव करने के लिए %1$s
      template_hint_spinner_keyboard	बदलने के लिए %1$s दबाएं
      template_labeled_item	%2$s के लिए %1$s
      template_list_column_count	one	%1$d कॉलम	other	%1$d कॉलम
      template_list_row_count	one	%1$d पंक्तियां	other	%1$d पंक्तियां
      template_list_total_count	one	%1$d आइटम	other	%1$d आइटम
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s पिक्चर में पिक्चर
      template_password_character_count	one	%1$d वर्ण	other	%1$d वर्ण
      template_percent	%1$s प्रतिशत
      template_replaced_characters	%1$s वर्णों को %2$s वर्णों से बदला गया
      template_scroll_from_count	%2$d में से %1$d आइटम दिखा रहा है.
      template_scroll_from_to_count	%3$d में से %1$d से %2$d आइटम दिखा रहा है.
      template_split_screen_mode_landscape_ltr	%1$s बाईं ओर है, %2$s दाईं ओर है
      template_split_screen_mode_landscape_rtl	%1$s दाईं ओर है, %2$s बाईं ओर है
      template_split_screen_mode_portrait	%1$s शीर्ष पर है, %2$s नीचे है
      template_text_cut	काटा गया, %1$s
      template_text_pasted	चिपकाया गया, %1$s
      template_text_removed	%1$s हटाया गया
      template_text_replaced	%1$s को %2$s से बदल दिया गया
      template_text_selected	%1$s, चुना गया
      template_text_unselected	%1$s, चुना गया हटाया
      template_value	%1$s
      template_viewpager_index_count	पेज %2$d में से %1$d
      template_viewpager_index_count_short	%2$d में से %1$d
      title_action_collapse	छोटा करें
      title_action_expand	विस्तार करें
      title_custom_action	कार्रवाइयां
      title_labeling_controls	लेबल
      title_pref_shortcut_3finger_1tap	तीन उंगलियों से टैप करें
      title_pref_shortcut_3finger_swipe_right	तीन उंगलियों से दाईं ओर स्वाइप करके किए जाने वाले हाथ के जेस्चर (हाव-भाव)
      title_pref_shortcut_down	नीचे स्‍वाइप करें
      title_pref_shortcut_up	ऊपर स्‍वाइप करें
      untitled_window	टाइटल रहित
      value_button	बटन
      value_checkbox	चेक बॉक्स
      value_checked	चेक किया गया
      value_collapsed	छोटा करें
      value_disabled	अक्षम
      value_double_tap	दो बार टैप करें
      value_edit_box	संपादन बॉक्स
      value_edit_box_editing	बदलाव किया जा रहा है
      value_enabled	चालू है
      value_expanded	बड़ा करें
      value_gridview	ग्रिड
      value_image	इमेज
      value_listview	सूची
      value_not_checked	चेक नहीं किया गया
      value_off	बंद
      value_on	चालू
      value_options_menu_open	विकल्प
      value_pager	बहु-पेज दृश्य
      value_pager_page	पेज
      value_password	पासवर्ड
      value_press_select	चुनें दबाएं
      value_progress_bar	प्रगति बार
      value_radio_button	रेडियो बटन
      value_seek_bar	स्लाइडर
      value_selected	चयनित
      value_single_tap	टैप करें
      value_sliding_drawer_opened	सरकने वाला दराज खोला गया
      value_spinner	ड्रॉप डाउन सूची
      value_switch	स्विच
      value_tabwidget	टैब बार
      value_text_cleared	लेख साफ़ किया गया
      value_text_max_length	अधिकतम लंबाई तक पहुंच गया
      value_unlabelled	लेबल नहीं किया गया
      value_webview	वेबव्यू
      """###
    case "talkback/it":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Intestazione di colonna
      column_index_template	Colonna %1$d
      drag_cancelled	Trascinamento annullato
      drag_dropped	Elemento trascinato rilasciato
      drag_started	Trascinamento iniziato
      gesture_1_or_2	%1$s o %2$s
      heading_template	Intestazione
      hide_keyboard_window	Tastiera nascosta
      in_collection_role_description	In %1$s
      in_collection_role_description_with_name	In %1$s %2$s
      in_grid	Nella griglia
      in_grid_pager	Nel pager a griglia
      in_grid_pager_with_name	Nel pager a griglia %1$s
      in_grid_with_name	Nella griglia %1$s
      in_horizontal_pager	Nel pager orizzontale
      in_horizontal_pager_with_name	Nel pager orizzontale %1$s
      in_list	Nell'elenco
      in_list_with_name	Nell'elenco %1$s
      in_pager	Nel pager
      in_pager_with_name	Nel pager %1$s
      in_vertical_pager	Nel pager verticale
      in_vertical_pager_with_name	Nel pager verticale %1$s
      in_window_with_name	Finestra %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	MAIUSC
      links	Link
      list_index_template	%1$d di %2$d
      no_adjust_setting_gesture	Per usare questa impostazione, accedi alle impostazioni di TalkBack e aggiungi un gesto per "%1$s"
      notification_category_alarm	Sveglia
      notification_category_call	Chiamata
      notification_category_email	Email
      notification_category_err	Errore
      notification_category_event	Evento
      notification_category_msg	Messaggio
      notification_category_progress	Avanzamento
      notification_category_promo	Promozione
      notification_category_service	Servizio
      notification_category_social	Social
      notification_category_sys	Stato del sistema
      notification_category_transport	Controllo dei contenuti multimediali
      notification_type_beginning_of_field	Inizio del campo
      notification_type_end_of_field	Fine del campo
      notification_type_selection_cleared	Selezione cancellata
      notification_type_selection_mode_on	Modalità di selezione attiva
      out_of_grid	Fuori dalla griglia
      out_of_grid_pager	Fuori dal pager a griglia
      out_of_grid_pager_with_name	Fuori dal pager a griglia %1$s
      out_of_grid_with_name	Fuori dalla griglia %1$s
      out_of_horizontal_pager	Fuori dal pager orizzontale
      out_of_list	Fuori dall'elenco
      out_of_list_with_name	Fuori dall'elenco %1$s
      out_of_pager	Fuori dal pager
      out_of_pager_with_name	Fuori dal pager %1$s
      out_of_role_description	Fuori da %1$s
      out_of_role_description_with_name	Fuori da %1$s %2$s
      out_of_vertical_pager	Fuori dal pager verticale
      out_of_vertical_pager_with_name	Fuori dal pager verticale %1$s
      row_heading_template	Intestazione di riga
      row_index_template	Riga %1$d
      shortcut_selected_setting_next_action	Sposta la selezione in avanti o riduci il valore del controllo di lettura
      show_keyboard_window	È visualizzata la finestra %1$s
      symbol_space	Spazio
      talkback_on	TalkBack attivato
      template_announce_selected_text	Testo selezionato: %1$s
      template_capital_letter	%1$s maiuscola
      template_collection_level	Livello %1$d
      template_custom_hint_for_actions	Da %1$s a %2$s
      template_custom_hint_for_actions_keyboard	Premi %1$s per %2$s
      template_custom_hint_for_long_clickable_actions	%1$s e tieni premuto per %2$s
      template_drawer_opened	Menu %1$s
      template_hint_adjustable_1gesture	"%1$s" per regolare
      template_hint_adjustable_2gesture	"%1$s" o "%2$s" per regolare
      template_hint_checkable	%1$s per attivare/disattivare
      template_hint_checkable_keyboard	Premi %1$s per attivare/disattivare
      template_hint_clickable	%1$s per attivare
      template_hint_clickable_keyboard	Premi %1$s per attivare
      template_hint_edit_text	%1$s per modificare il testo
      template_hint_edit_text_containing_typo	Correttore automatico disponibile. %1$d parole con errori ortografici. %2$s e usa "Correttore automatico" per visualizzarle
      template_hint_edit_text_keyboard	Premi %1$s per modificare il testo
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s disponibile, %2$s e tocca due volte per attivare
      template_hint_long_clickable	%1$s e tieni premuto per la pressione prolungata
      template_hint_long_clickable_keyboard	Premi %1$s per la pressione prolungata
      template_hint_menu_type_high_verbosity	Menu %1$s disponibile, usa %2$s per visualizzare
      template_hint_single_selection_item	%1$s per selezionare
      template_hint_single_selection_item_keyboard	Premi %1$s per selezionare
      template_hint_spinner	%1$s per cambiare
      template_hint_spinner_keyboard	Premi %1$s per modificare
      template_labeled_item	%1$s per %2$s
      template_list_column_count	one	%1$d colonna	other	%1$d colonne
      template_list_row_count	one	%1$d riga	other	%1$d righe
      template_list_total_count	one	%1$d elemento	other	%1$d elementi
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s Picture in picture
      template_password_character_count	one	%1$d carattere	other	%1$d caratteri
      template_percent	%1$s percento
      template_replaced_characters	%1$s caratteri sostituiti con %2$s caratteri
      template_scroll_from_count	%1$d elemento su %2$d visualizzato.
      template_scroll_from_to_count	Elementi da %1$d a %2$d su %3$d visualizzati.
      template_split_screen_mode_landscape_ltr	%1$s a sinistra, %2$s a destra
      template_split_screen_mode_landscape_rtl	%1$s a destra, %2$s a sinistra
      template_split_screen_mode_portrait	%1$s in alto, %2$s in basso
      template_text_cut	tagliato, %1$s
      template_text_pasted	incollato, %1$s
      template_text_removed	%1$s eliminato
      template_text_replaced	%1$s ha sostituito %2$s
      template_text_selected	%1$s, selezionato
      template_text_unselected	%1$s, deselezionato
      template_value	%1$s
      template_viewpager_index_count	Pagina %1$d di %2$d
      template_viewpager_index_count_short	%1$d di %2$d
      title_action_collapse	Comprimi
      title_action_expand	Espandi
      title_custom_action	Azioni
      title_labeling_controls	Etichette
      title_pref_shortcut_3finger_1tap	Tocco con 3 dita
      title_pref_shortcut_3finger_swipe_right	Scorrimento verso destra con 3 dita
      title_pref_shortcut_down	Scorri verso il basso
      title_pref_shortcut_up	Scorri verso l'alto
      untitled_window	senza titolo
      value_button	Pulsante
      value_checkbox	Casella di controllo
      value_checked	selezionato
      value_collapsed	compresso
      value_disabled	disattivato
      value_double_tap	Tocca due volte
      value_edit_box	Casella di modifica
      value_edit_box_editing	Modifica in corso
      value_enabled	controllo attivo
      value_expanded	espanso
      value_gridview	Griglia
      value_image	Immagine
      value_listview	Elenco
      value_not_checked	non selezionato
      value_off	disattivato
      value_on	attivato
      value_options_menu_open	Opzioni
      value_pager	Visualizzazione a più pagine
      value_pager_page	Pagina
      value_password	password
      value_press_select	Premi seleziona
      value_progress_bar	Barra di avanzamento
      value_radio_button	Pulsante di opzione
      value_seek_bar	Cursore
      value_selected	selezionata
      value_single_tap	Tocca
      value_sliding_drawer_opened	Riquadro a scomparsa scorrevole aperto
      value_spinner	Elenco a discesa
      value_switch	Opzione
      value_tabwidget	Barra delle schede
      value_text_cleared	Testo cancellato
      value_text_max_length	Lunghezza massima raggiunta
      value_unlabelled	Senza etichetta
      value_webview	Visualizzazione Web
      """###
    case "talkback/ja":
      ###"""
      	
      character_collapse_template	%1$d個の%2$s
      column_heading_template	列見出し
      column_index_template	%1$d列目
      drag_cancelled	ドラッグをキャンセルしました
      drag_dropped	ドラッグした項目をドロップしました
      drag_started	ドラッグを開始しました
      gesture_1_or_2	%1$s、または%2$s
      heading_template	見出し
      hide_keyboard_window	キーボードは非表示です
      in_collection_role_description	%1$sの中です
      in_collection_role_description_with_name	%1$s %2$sの中です
      in_grid	グリッドの中です
      in_grid_pager	グリッドページャの中です
      in_grid_pager_with_name	グリッドページャ%1$sの中です
      in_grid_with_name	グリッド%1$sの中です
      in_horizontal_pager	横方向ページャの中です
      in_horizontal_pager_with_name	横方向ページャ%1$sの中です
      in_list	リストの中です
      in_list_with_name	リスト%1$sの中です
      in_pager	ページャの中です
      in_pager_with_name	ページャ%1$sの中です
      in_vertical_pager	縦方向ページャの中です
      in_vertical_pager_with_name	縦方向ページャ%1$sの中です
      in_window_with_name	ウィンドウ（%1$s）
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	リンク
      list_index_template	%2$d件中の%1$d件目です
      no_adjust_setting_gesture	これを使用するには、TalkBack の設定に移動し、「%1$s」のジェスチャーを追加します
      notification_category_alarm	アラーム
      notification_category_call	着信
      notification_category_email	メール
      notification_category_err	エラー
      notification_category_event	予定
      notification_category_msg	メッセージ
      notification_category_progress	進行状況
      notification_category_promo	プロモーション
      notification_category_service	サービス
      notification_category_social	ソーシャル
      notification_category_sys	システム ステータス
      notification_category_transport	メディア コントロール
      notification_type_beginning_of_field	項目の先頭
      notification_type_end_of_field	項目の末尾
      notification_type_selection_cleared	選択を解除しました
      notification_type_selection_mode_on	選択モードは ON です
      out_of_grid	グリッドの外です
      out_of_grid_pager	グリッドページャの外です
      out_of_grid_pager_with_name	グリッドページャ%1$sの外です
      out_of_grid_with_name	グリッド%1$sの外です
      out_of_horizontal_pager	横方向ページャの外です
      out_of_list	リストの外です
      out_of_list_with_name	リスト%1$sの外です
      out_of_pager	ページャの外です
      out_of_pager_with_name	ページャ%1$sの外です
      out_of_role_description	%1$sの外です
      out_of_role_description_with_name	%1$s %2$sの外です
      out_of_vertical_pager	縦方向ページャの外です
      out_of_vertical_pager_with_name	縦方向ページャ%1$sの外です
      row_heading_template	行見出し
      row_index_template	%1$d行目
      shortcut_selected_setting_next_action	操作フォーカスを次に進めるか、読み上げコントロールを下に調節する
      show_keyboard_window	%1$sを表示しています
      symbol_space	スペース
      talkback_on	TalkBack on
      template_announce_selected_text	選択したテキスト: %1$s
      template_capital_letter	大文字の%1$s
      template_collection_level	レベル%1$d
      template_custom_hint_for_actions	%2$sには%1$sします
      template_custom_hint_for_actions_keyboard	%2$sには%1$sを押します
      template_custom_hint_for_long_clickable_actions	%2$sには%1$sして長押しします
      template_drawer_opened	%1$sのメニュー
      template_hint_adjustable_1gesture	「%1$s」を調整
      template_hint_adjustable_2gesture	「%1$s」または「%2$s」を調整
      template_hint_checkable	切り替えるには%1$sします
      template_hint_checkable_keyboard	切り替えるには%1$sを押します
      template_hint_clickable	有効にするには%1$sします
      template_hint_clickable_keyboard	有効にするには%1$sを押します
      template_hint_edit_text	テキストを編集するには%1$sします
      template_hint_edit_text_containing_typo	校正を利用できます。%1$d 個の単語にスペルミスがあります。%2$sして、[校正] を使って確認できます
      template_hint_edit_text_keyboard	テキストを編集するには%1$sを押します
      template_hint_for_reading_control_actions_in_high_verbosity	%1$sを利用できます。%2$sしてダブルタップすると有効になります
      template_hint_long_clickable	長押しするには%1$sしたままにします
      template_hint_long_clickable_keyboard	長押しするには%1$sを押します
      template_hint_menu_type_high_verbosity	%1$sを使用できます。%2$sで確認できます。
      template_hint_single_selection_item	選択するには%1$sします
      template_hint_single_selection_item_keyboard	選択するには%1$sを押します
      template_hint_spinner	変更するには%1$sします
      template_hint_spinner_keyboard	変更するには%1$sを押します
      template_labeled_item	%2$sの%1$s
      template_list_column_count	one	%1$d列	other	%1$d列
      template_list_row_count	one	%1$d行	other	%1$d行
      template_list_total_count	one	%1$d個のアイテム	other	%1$d個のアイテム
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s はピクチャー イン ピクチャーです
      template_password_character_count	one	%1$d 文字	other	%1$d 文字
      template_percent	%1$s パーセント
      template_replaced_characters	%1$s文字を%2$s文字に変更しました
      template_scroll_from_count	%2$d件中%1$d件目を表示しています。
      template_scroll_from_to_count	%3$d件中%1$d件目から%2$d件目までを表示しています。
      template_split_screen_mode_landscape_ltr	左側が %1$s、右側が %2$s です
      template_split_screen_mode_landscape_rtl	右側が %1$s で、左側が %2$s です
      template_split_screen_mode_portrait	上側が %1$s で、下側が %2$s です
      template_text_cut	切り取りました、%1$s
      template_text_pasted	貼り付けました、%1$s
      template_text_removed	%1$sを削除
      template_text_replaced	%2$sを%1$sに変更
      template_text_selected	%1$s、選択しました
      template_text_unselected	%1$s、選択を解除しました
      template_value	%1$s
      template_viewpager_index_count	%2$d ページ中 %1$d ページ目です
      template_viewpager_index_count_short	%2$d ページ中 %1$d ページ目です
      title_action_collapse	折りたたむ
      title_action_expand	展開
      title_custom_action	操作
      title_labeling_controls	ラベル
      title_pref_shortcut_3finger_1tap	3 本の指でタップ
      title_pref_shortcut_3finger_swipe_right	3 本の指で右にスワイプ
      title_pref_shortcut_down	下にスワイプ
      title_pref_shortcut_up	上にスワイプ
      untitled_window	無題
      value_button	ボタン
      value_checkbox	チェックボックス
      value_checked	ON
      value_collapsed	折りたたまれています
      value_disabled	無効
      value_double_tap	ダブルタップ
      value_edit_box	編集ボックス
      value_edit_box_editing	編集
      value_enabled	有効
      value_expanded	展開されています
      value_gridview	グリッド
      value_image	画像
      value_listview	リスト
      value_not_checked	未選択
      value_off	OFF
      value_on	ON
      value_options_menu_open	オプション
      value_pager	マルチページ ビュー
      value_pager_page	ページ
      value_password	パスワード
      value_press_select	選択
      value_progress_bar	進行状況バー
      value_radio_button	ラジオボタン
      value_seek_bar	スライダー
      value_selected	選択済み
      value_single_tap	タップ
      value_sliding_drawer_opened	ドロワーを開きました
      value_spinner	プルダウンリスト
      value_switch	スイッチ
      value_tabwidget	タブバー
      value_text_cleared	テキストを消去しました
      value_text_max_length	長さの上限に達しました
      value_unlabelled	ラベルなし
      value_webview	ウェブ表示
      """###
    case "talkback/ko":
      ###"""
      	
      character_collapse_template	%1$d개의 %2$s
      column_heading_template	열 제목
      column_index_template	%1$d열
      drag_cancelled	드래그가 취소되었습니다
      drag_dropped	드래그한 항목이 드롭되었습니다
      drag_started	드래그가 시작되었습니다
      gesture_1_or_2	%1$s 또는 %2$s
      heading_template	제목
      hide_keyboard_window	키보드 숨김
      in_collection_role_description	%1$s에 있음
      in_collection_role_description_with_name	%2$s %1$s에 있음
      in_grid	그리드에 있음
      in_grid_pager	그리드 페이저 내부
      in_grid_pager_with_name	그리드 페이저 %1$s 내부
      in_grid_with_name	%1$s 그리드에 있음
      in_horizontal_pager	수평 페이저 내부
      in_horizontal_pager_with_name	수평 페이저 %1$s 내부
      in_list	목록에 있음
      in_list_with_name	%1$s 목록에 있음
      in_pager	페이저 내부
      in_pager_with_name	페이저 %1$s 내부
      in_vertical_pager	수직 페이저 내부
      in_vertical_pager_with_name	수직 페이저 %1$s 내부
      in_window_with_name	%1$s 창
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	링크
      list_index_template	%2$d개 중 %1$d번째
      no_adjust_setting_gesture	이 동작을 사용하려면 TalkBack 설정으로 이동하여 '%1$s'의 동작을 추가합니다
      notification_category_alarm	알람
      notification_category_call	전화
      notification_category_email	이메일
      notification_category_err	오류
      notification_category_event	캘린더 일정
      notification_category_msg	메시지
      notification_category_progress	진행 상황
      notification_category_promo	프로모션
      notification_category_service	서비스
      notification_category_social	소셜
      notification_category_sys	시스템 상태
      notification_category_transport	미디어 제어
      notification_type_beginning_of_field	입력란의 시작
      notification_type_end_of_field	입력란의 끝
      notification_type_selection_cleared	선택 해제됨
      notification_type_selection_mode_on	선택 모드 사용
      out_of_grid	그리드에서 벗어남
      out_of_grid_pager	그리드 페이저 외부
      out_of_grid_pager_with_name	그리드 페이저 %1$s 외부
      out_of_grid_with_name	%1$s 그리드에서 벗어남
      out_of_horizontal_pager	수평 페이저 외부
      out_of_list	목록에서 벗어남
      out_of_list_with_name	%1$s 목록에서 벗어남
      out_of_pager	페이저 외부
      out_of_pager_with_name	페이저 %1$s 외부
      out_of_role_description	%1$s에서 벗어남
      out_of_role_description_with_name	%2$s %1$s에서 벗어남
      out_of_vertical_pager	수직 페이저 외부
      out_of_vertical_pager_with_name	수직 페이저 %1$s 외부
      row_heading_template	행 제목
      row_index_template	%1$d행
      shortcut_selected_setting_next_action	탐색 포커스를 앞으로 옮기거나 읽기 컨트롤을 아래로 조정
      show_keyboard_window	%1$s 표시 중
      symbol_space	띄어쓰기
      talkback_on	TalkBack 사용
      template_announce_selected_text	선택된 텍스트: %1$s
      template_capital_letter	대문자 %1$s
      template_collection_level	레벨: %1$d
      template_custom_hint_for_actions	%2$s하려면 %1$s하세요
      template_custom_hint_for_actions_keyboard	%2$s하려면 %1$s 키를 누르세요
      template_custom_hint_for_long_clickable_actions	%2$s하려면 길게 %1$s하세요
      template_drawer_opened	%1$s 메뉴
      template_hint_adjustable_1gesture	"%1$s" 동작으로 조정
      template_hint_adjustable_2gesture	"%1$s" 또는 "%2$s" 동작으로 조정
      template_hint_checkable	전환하려면 %1$s하세요
      template_hint_checkable_keyboard	전환하려면 %1$s 키를 누르세요
      template_hint_clickable	활성화하려면 %1$s하세요
      template_hint_clickable_keyboard	활성화하려면 %1$s 키를 누르세요
      template_hint_edit_text	텍스트를 수정하려면 %1$s하세요
      template_hint_edit_text_containing_typo	교정 기능을 사용할 수 있습니다. 맞춤법이 틀린 단어는 %1$d개입니다. %2$s하고 '교정'을 사용하여 확인하세요
      template_hint_edit_text_keyboard	텍스트를 수정하려면 %1$s 키를 누르세요
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s 사용 가능, %2$s 및 두 번 탭하여 활성화
      template_hint_long_clickable	길게 누르려면 %1$s하고 유지하세요
      template_hint_long_clickable_keyboard	길게 누르려면 %1$s 키를 누르세요
      template_hint_menu_type_high_verbosity	%1$s 사용 가능, %2$s 동작을 사용하여 봅니다
      template_hint_single_selection_item	선택하려면 %1$s하세요
      template_hint_single_selection_item_keyboard	선택하려면 %1$s 키를 누르세요
      template_hint_spinner	변경하려면 %1$s하세요
      template_hint_spinner_keyboard	변경하려면 %1$s 키를 누르세요
      template_labeled_item	%2$s %1$s
      template_list_column_count	one	열 %1$d개	other	열 %1$d개
      template_list_row_count	one	행 %1$d개	other	행 %1$d개
      template_list_total_count	one	항목 %1$d개	other	항목 %1$d개
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s PIP
      template_password_character_count	one	%1$d자	other	%1$d자
      template_percent	%1$s퍼센트
      template_replaced_characters	%1$s 문자를 %2$s 문자로 바꿨습니다.
      template_scroll_from_count	총 %2$d개 항목 중에서 %1$d번째 항목을 표시 중입니다.
      template_scroll_from_to_count	총 %3$d개 항목 중에서 %1$d번째에서 %2$d번째 항목을 표시 중입니다.
      template_split_screen_mode_landscape_ltr	왼쪽에 %1$s, 오른쪽에 %2$s
      template_split_screen_mode_landscape_rtl	오른쪽에 %1$s, 왼쪽에 %2$s
      template_split_screen_mode_portrait	상단에 %1$s, 하단에 %2$s
      template_text_cut	%1$s 잘라내기 완료
      template_text_pasted	%1$s 붙여넣기 완료
      template_text_removed	%1$s 삭제됨
      template_text_replaced	%1$s, %2$s 대체함
      template_text_selected	%1$s 선택됨
      template_text_unselected	%1$s 선택 취소됨
      template_value	%1$s
      template_viewpager_index_count	총 %2$d페이지 중 %1$d페이지
      template_viewpager_index_count_short	%2$d페이지 중 %1$d페이지
      title_action_collapse	접기
      title_action_expand	펼치기
      title_custom_action	작업
      title_labeling_controls	라벨
      title_pref_shortcut_3finger_1tap	세 손가락으로 탭
      title_pref_shortcut_3finger_swipe_right	세 손가락을 사용해 오른쪽으로 스와이프
      title_pref_shortcut_down	아래로 스와이프
      title_pref_shortcut_up	위로 스와이프
      untitled_window	제목 없음
      value_button	버튼
      value_checkbox	체크박스
      value_checked	선택됨
      value_collapsed	접힘
      value_disabled	사용할 수 없음
      value_double_tap	두 번 탭
      value_edit_box	수정 창
      value_edit_box_editing	수정 중
      value_enabled	사용 설정됨
      value_expanded	펼쳐짐
      value_gridview	바둑판
      value_image	이미지
      value_listview	목록
      value_not_checked	선택 안됨
      value_off	꺼짐
      value_on	켜짐
      value_options_menu_open	옵션
      value_pager	멀티 페이지 보기
      value_pager_page	페이지
      value_password	비밀번호
      value_press_select	선택을 누르세요.
      value_progress_bar	진행률 표시줄
      value_radio_button	라디오 버튼
      value_seek_bar	슬라이더
      value_selected	선택됨
      value_single_tap	탭
      value_sliding_drawer_opened	슬라이딩 창 열림
      value_spinner	드롭다운 목록
      value_switch	스위치
      value_tabwidget	탭바
      value_text_cleared	텍스트가 삭제됨
      value_text_max_length	최대 길이에 도달했습니다.
      value_unlabelled	라벨이 지정되지 않음
      value_webview	웹뷰
      """###
    case "talkback/nl":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Kolomkop
      column_index_template	Kolom %1$d
      drag_cancelled	Slepen geannuleerd
      drag_dropped	Gesleept item neergezet
      drag_started	Slepen gestart
      gesture_1_or_2	%1$s of %2$s
      heading_template	Kop
      hide_keyboard_window	toetsenbord verborgen
      in_collection_role_description	In %1$s
      in_collection_role_description_with_name	In %1$s %2$s
      in_grid	In raster
      in_grid_pager	Binnen rasterpagina
      in_grid_pager_with_name	Binnen rasterpagina %1$s
      in_grid_with_name	In raster %1$s
      in_horizontal_pager	Binnen horizontale pagina
      in_horizontal_pager_with_name	Binnen horizontale pagina %1$s
      in_list	In lijst
      in_list_with_name	In lijst %1$s
      in_pager	Binnen pagina
      in_pager_with_name	Binnen pagina %1$s
      in_vertical_pager	Binnen verticale pagina
      in_vertical_pager_with_name	Binnen verticale pagina %1$s
      in_window_with_name	Venster %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	Links
      list_index_template	%1$d van %2$d
      no_adjust_setting_gesture	Als je dit wilt gebruiken, ga je naar de TalkBack-instellingen en voeg je een gebaar toe voor '%1$s'
      notification_category_alarm	Wekker
      notification_category_call	Bellen
      notification_category_email	E-mail
      notification_category_err	Fout
      notification_category_event	Afspraak
      notification_category_msg	Bericht
      notification_category_progress	Voortgang
      notification_category_promo	Promotie
      notification_category_service	Service
      notification_category_social	Sociaal
      notification_category_sys	Systeemstatus
      notification_category_transport	Mediabediening
      notification_type_beginning_of_field	Begin van het veld
      notification_type_end_of_field	Einde van het veld
      notification_type_selection_cleared	Selectie gewist
      notification_type_selection_mode_on	Selectiemodus aan
      out_of_grid	Buiten raster
      out_of_grid_pager	Buiten rasterpagina
      out_of_grid_pager_with_name	Buiten rasterpagina %1$s
      out_of_grid_with_name	Buiten raster %1$s
      out_of_horizontal_pager	Buiten horizontale pagina
      out_of_list	Buiten lijst
      out_of_list_with_name	Buiten lijst %1$s
      out_of_pager	Buiten pagina
      out_of_pager_with_name	Buiten pagina %1$s
      out_of_role_description	Buiten %1$s
      out_of_role_description_with_name	Buiten %1$s %2$s
      out_of_vertical_pager	Buiten verticale pagina
      out_of_vertical_pager_with_name	Buiten verticale pagina %1$s
      row_heading_template	Kop van rij
      row_index_template	Rij %1$d
      shortcut_selected_setting_next_action	De focus van de navigatie verder bewegen of een leesoptie lager instellen
      show_keyboard_window	%1$s wordt getoond
      symbol_space	Spatiebalk
      talkback_on	TalkBack aan
      template_announce_selected_text	Geselecteerde tekst: %1$s
      template_capital_letter	hoofdletter %1$s
      template_collection_level	Niveau %1$d
      template_custom_hint_for_actions	%1$s om te %2$s
      template_custom_hint_for_actions_keyboard	Druk op %1$s om te %2$s
      template_custom_hint_for_long_clickable_actions	%1$s en houd vast om te %2$s
      template_drawer_opened	Menu %1$s
      template_hint_adjustable_1gesture	Gebruik %1$s om dit aan te passen
      template_hint_adjustable_2gesture	Gebruik %1$s of %2$s om dit aan te passen
      template_hint_checkable	%1$s om te schakelen
      template_hint_checkable_keyboard	Druk op %1$s om te schakelen
      template_hint_clickable	%1$s om te activeren
      template_hint_clickable_keyboard	Druk op %1$s om te activeren
      template_hint_edit_text	%1$s om tekst te bewerken
      template_hint_edit_text_containing_typo	Proeflezen is beschikbaar. %1$d verkeerd gespelde woorden. %2$s en gebruik Proeflezen om te bekijken.
      template_hint_edit_text_keyboard	Druk op %1$s om tekst te bewerken
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s beschikbaar, %2$s en dubbeltik om te activeren
      template_hint_long_clickable	%1$s en houd vast om lang ingedrukt te houden
      template_hint_long_clickable_keyboard	Druk op %1$s om lang ingedrukt te houden
      template_hint_menu_type_high_verbosity	%1$s beschikbaar, gebruik %2$s om te bekijken
      template_hint_single_selection_item	%1$s om te selecteren
      template_hint_single_selection_item_keyboard	Druk op %1$s om te selecteren
      template_hint_spinner	%1$s om te wijzigen
      template_hint_spinner_keyboard	Druk op %1$s om te wijzigen
      template_labeled_item	%1$s voor %2$s
      template_list_column_count	one	%1$d kolom	other	%1$d kolommen
      template_list_row_count	one	%1$d rij	other	%1$d rijen
      template_list_total_count	one	%1$d item	other	%1$d items
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	Scherm-in-scherm voor %1$s
      template_password_character_count	one	%1$d teken	other	%1$d tekens
      template_percent	%1$s procent
      template_replaced_characters	%1$s tekens vervangen door %2$s tekens
      template_scroll_from_count	Item %1$d van %2$d wordt getoond.
      template_scroll_from_to_count	Items %1$d tot en met %2$d van %3$d worden getoond.
      template_split_screen_mode_landscape_ltr	%1$s aan de linkerkant, %2$s aan de rechterkant
      template_split_screen_mode_landscape_rtl	%1$s aan de rechterkant, %2$s aan de linkerkant
      template_split_screen_mode_portrait	%1$s bovenaan, %2$s onderaan
      template_text_cut	geknipt, %1$s
      template_text_pasted	geplakt, %1$s
      template_text_removed	%1$s verwijderd
      template_text_replaced	%1$s heeft %2$s vervangen
      template_text_selected	%1$s, geselecteerd
      template_text_unselected	%1$s, selectie ongedaan gemaakt
      template_value	%1$s
      template_viewpager_index_count	Pagina %1$d van %2$d
      template_viewpager_index_count_short	%1$d van %2$d
      title_action_collapse	Samenvouwen
      title_action_expand	Uitvouwen
      title_custom_action	Acties
      title_labeling_controls	Labels
      title_pref_shortcut_3finger_1tap	Tikken met 3 vingers
      title_pref_shortcut_3finger_swipe_right	Met 3 vingers naar rechts swipen
      title_pref_shortcut_down	Omlaag swipen
      title_pref_shortcut_up	Omhoog swipen
      untitled_window	naamloos
      value_button	Knop
      value_checkbox	Selectievakje
      value_checked	aangevinkt
      value_collapsed	samengevouwen
      value_disabled	uitgezet
      value_double_tap	Dubbeltik
      value_edit_box	Bewerkingsvak
      value_edit_box_editing	Bezig met bewerken
      value_enabled	aangezet
      value_expanded	uitgevouwen
      value_gridview	Raster
      value_image	Afbeelding
      value_listview	Lijst
      value_not_checked	niet aangevinkt
      value_off	uit
      value_on	aan
      value_options_menu_open	Opties
      value_pager	Weergave met meerdere pagina's
      value_pager_page	Pagina
      value_password	wachtwoord
      value_press_select	Druk op de selectieknop
      value_progress_bar	Voortgangsbalk
      value_radio_button	Keuzerondje
      value_seek_bar	Schuifregelaar
      value_selected	geselecteerd
      value_single_tap	Tik
      value_sliding_drawer_opened	Schuiflade is geopend
      value_spinner	Dropdownmenu
      value_switch	Schakelaar
      value_tabwidget	Tabbladbalk
      value_text_cleared	Tekst gewist
      value_text_max_length	Maximumlengte is bereikt
      value_unlabelled	Geen label
      value_webview	Webweergave
      """###
    case "talkback/pl":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Nagłówek kolumny
      column_index_template	Kolumna %1$d
      drag_cancelled	Anulowano przeciąganie
      drag_dropped	Upuszczono przeciągany element
      drag_started	Rozpoczęto przeciąganie
      gesture_1_or_2	%1$s i %2$s
      heading_template	Nagłówek
      hide_keyboard_window	klawiatura ukryta
      in_collection_role_description	%1$s
      in_collection_role_description_with_name	%1$s %2$s
      in_grid	W siatce
      in_grid_pager	W miejscu podziału siatki na strony
      in_grid_pager_with_name	W miejscu podziału siatki na strony %1$s
      in_grid_with_name	W siatce %1$s
      in_horizontal_pager	W miejscu podziału na strony w poziomie
      in_horizontal_pager_with_name	W miejscu podziału na strony w poziomie %1$s
      in_list	Na liście
      in_list_with_name	Na liście %1$s
      in_pager	W miejscu podziału na strony
      in_pager_with_name	W miejscu podziału na strony %1$s
      in_vertical_pager	W miejscu podziału na strony w pionie
      in_vertical_pager_with_name	W miejscu podziału na strony w pionie %1$s
      in_window_with_name	Okno %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	Linki
      list_index_template	%1$d/%2$d
      no_adjust_setting_gesture	Aby z tego korzystać, otwórz Ustawienia Talkback i dadaj gest „%1$s”.
      notification_category_alarm	Alarm
      notification_category_call	Połączenie
      notification_category_email	E-mail
      notification_category_err	Błąd
      notification_category_event	Wydarzenie
      notification_category_msg	Wiadomość
      notification_category_progress	Postęp
      notification_category_promo	Promocja
      notification_category_service	Usługa
      notification_category_social	Społeczności
      notification_category_sys	Stan systemu
      notification_category_transport	Sterowanie multimediami
      notification_type_beginning_of_field	Początek pola
      notification_type_end_of_field	Koniec pola
      notification_type_selection_cleared	Usunięto zaznaczenie
      notification_type_selection_mode_on	Tryb zaznaczania włączony
      out_of_grid	Poza siatką
      out_of_grid_pager	Poza miejscem podziału siatki na strony
      out_of_grid_pager_with_name	Poza miejscem podziału siatki na strony %1$s
      out_of_grid_with_name	Poza siatką %1$s
      out_of_horizontal_pager	Poza miejscem podziału na strony w poziomie
      out_of_list	Poza listą
      out_of_list_with_name	Poza listą %1$s
      out_of_pager	Poza miejscem podziału na strony
      out_of_pager_with_name	Poza miejscem podziału na strony %1$s
      out_of_role_description	Skończył się pakiet danych %1$s
      out_of_role_description_with_name	Z: %1$s %2$s
      out_of_vertical_pager	Poza miejscem podziału na strony w pionie
      out_of_vertical_pager_with_name	Poza miejscem podziału na strony w pionie %1$s
      row_heading_template	Nagłówek wiersza
      row_index_template	Wiersz %1$d
      shortcut_selected_setting_next_action	Przenieś zaznaczenie na kolejny element lub spowolnij działanie elementu sterującego czytaniem
      show_keyboard_window	Pokazuję okno %1$s
      symbol_space	Spacja
      talkback_on	TalkBack włączony
      template_announce_selected_text	Zaznaczony tekst: %1$s
      template_capital_letter	wielka litera %1$s
      template_collection_level	Poziom %1$d
      template_custom_hint_for_actions	%1$s, aby %2$s
      template_custom_hint_for_actions_keyboard	Naciśnij %1$s, aby %2$s
      template_custom_hint_for_long_clickable_actions	%1$s i przytrzymaj, aby %2$s
      template_drawer_opened	Menu %1$s
      template_hint_adjustable_1gesture	„%1$s”, aby zmienić
      template_hint_adjustable_2gesture	„%1$s” lub „%2$s”, aby zmienić
      template_hint_checkable	%1$s, aby przełączyć
      template_hint_checkable_keyboard	Naciśnij %1$s, aby przełączyć
      template_hint_clickable	%1$s, aby uaktywnić
      template_hint_clickable_keyboard	Naciśnij %1$s, aby uaktywnić
      template_hint_edit_text	%1$s, aby edytować tekst
      template_hint_edit_text_containing_typo	Dostępna jest korekta. Nieprawidłowo napisane słowa: %1$d. %2$s i kliknij „Korekta”, aby wyświetlić
      template_hint_edit_text_keyboard	Naciśnij %1$s, aby edytować tekst
      template_hint_for_reading_control_actions_in_high_verbosity	Działanie %1$s jest dostępne, %2$s i kliknij dwukrotnie, aby aktywować
      template_hint_long_clickable	%1$s i przytrzymaj, aby przytrzymać
      template_hint_long_clickable_keyboard	Naciśnij %1$s, aby przytrzymać
      template_hint_menu_type_high_verbosity	Dostępne jest działanie %1$s; użyj gestu %2$s, aby wyświetlić
      template_hint_single_selection_item	%1$s, aby wybrać
      template_hint_single_selection_item_keyboard	Naciśnij %1$s, aby wybrać
      template_hint_spinner	%1$s, aby zmienić
      template_hint_spinner_keyboard	Naciśnij %1$s, aby zmienić
      template_labeled_item	%1$s dla: %2$s
      template_list_column_count	few	%1$d kolumny	many	%1$d kolumn	one	%1$d kolumna	other	%1$d kolumny
      template_list_row_count	few	%1$d wiersze	many	%1$d wierszy	one	%1$d wiersz	other	%1$d wiersza
      template_list_total_count	few	%1$d elementy	many	%1$d elementów	one	%1$d element	other	%1$d elementu
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s – obraz w obrazie
      template_password_character_count	few	%1$d znaki	many	%1$d znaków	one	%1$d znak	other	%1$d znaku
      template_percent	%1$s procent
      template_replaced_characters	Znaki w liczbie %1$s zastąpiono %2$s znakami
      template_scroll_from_count	Wyświetlam element %1$d z %2$d.
      template_scroll_from_to_count	Wyświetlam elementy od %1$d do %2$d z %3$d.
      template_split_screen_mode_landscape_ltr	%1$s po lewej, %2$s po prawej
      template_split_screen_mode_landscape_rtl	%1$s po prawej, %2$s po lewej
      template_split_screen_mode_portrait	%1$s na górze, %2$s na dole
      template_text_cut	tekst wycięty, %1$s
      template_text_pasted	tekst wklejony, %1$s
      template_text_removed	Usunięto %1$s
      template_text_replaced	%1$s zastępuje %2$s
      template_text_selected	tekst zaznaczony, %1$s
      template_text_unselected	zaznaczenie tekstu usunięte, %1$s
      template_value	%1$s
      template_viewpager_index_count	Strona %1$d z %2$d
      template_viewpager_index_count_short	%1$d z %2$d
      title_action_collapse	Zwiń
      title_action_expand	Rozwiń
      title_custom_action	Działania
      title_labeling_controls	Etykiety
      title_pref_shortcut_3finger_1tap	Kliknij 3 palcami
      title_pref_shortcut_3finger_swipe_right	Przesuń w prawo 3 palcami
      title_pref_shortcut_down	Przesuń w dół
      title_pref_shortcut_up	Przesuń w górę
      untitled_window	bez tytułu
      value_button	Przycisk
      value_checkbox	Pole wyboru
      value_checked	zaznaczono
      value_collapsed	widok zwinięty
      value_disabled	wyłączono
      value_double_tap	Kliknij dwukrotnie
      value_edit_box	Pole edycji
      value_edit_box_editing	Edytowanie
      value_enabled	włączono
      value_expanded	widok rozwinięty
      value_gridview	Siatka
      value_image	Zdjęcie
      value_listview	Lista
      value_not_checked	nie zaznaczono
      value_off	wył.
      value_on	włączono
      value_options_menu_open	Opcje
      value_pager	Widok z wieloma stronami
      value_pager_page	Strona
      value_password	hasło
      value_press_select	Naciśnij przycisk wyboru
      value_progress_bar	Pasek postępu
      value_radio_button	Przycisk opcji
      value_seek_bar	Suwak
      value_selected	wybrano
      value_single_tap	Kliknij
      value_sliding_drawer_opened	Wysuwany panel otwarty
      value_spinner	Lista
      value_switch	Przełącz
      value_tabwidget	Pasek kart
      value_text_cleared	Tekst został usunięty
      value_text_max_length	Osiągnięto maksymalną długość
      value_unlabelled	Bez etykiety
      value_webview	Komponent WebView
      """###
    case "talkback/pt-BR":
      ###"""
      	
      character_collapse_template	 %1$d %2$s
      column_heading_template	Título da coluna
      column_index_template	Coluna %1$d
      drag_cancelled	A ação de arrastar foi cancelada
      drag_dropped	O item arrastado foi solto
      drag_started	A ação de arrastar foi iniciada
      gesture_1_or_2	%1$s ou %2$s
      heading_template	Título
      hide_keyboard_window	teclado oculto
      in_collection_role_description	Em %1$s
      in_collection_role_description_with_name	Em %1$s %2$s
      in_grid	Na grade
      in_grid_pager	No pager em grade
      in_grid_pager_with_name	No pager em grade %1$s
      in_grid_with_name	Na grade %1$s
      in_horizontal_pager	No pager horizontal
      in_horizontal_pager_with_name	No pager horizontal %1$s
      in_list	Na lista
      in_list_with_name	Na lista %1$s
      in_pager	No pager
      in_pager_with_name	No pager %1$s
      in_vertical_pager	No pager vertical
      in_vertical_pager_with_name	No pager vertical %1$s
      in_window_with_name	Janela %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	Links
      list_index_template	%1$d de %2$d
      no_adjust_setting_gesture	Para usar essa função, acesse as configurações do TalkBack e adicione um gesto para "%1$s"
      notification_category_alarm	Alarme
      notification_category_call	Ligar
      notification_category_email	E-mail
      notification_category_err	Erro
      notification_category_event	Evento
      notification_category_msg	Mensagem
      notification_category_progress	Andamento
      notification_category_promo	Promoção
      notification_category_service	Serviço
      notification_category_social	Redes sociais
      notification_category_sys	Status do sistema
      notification_category_transport	Controle de mídia
      notification_type_beginning_of_field	Início do campo
      notification_type_end_of_field	Fim do campo
      notification_type_selection_cleared	Seleção removida
      notification_type_selection_mode_on	Modo de seleção ativado
      out_of_grid	Fora da grade
      out_of_grid_pager	Fora do pager em grade
      out_of_grid_pager_with_name	Fora do pager em grade %1$s
      out_of_grid_with_name	Fora da grade %1$s
      out_of_horizontal_pager	Fora do pager horizontal
      out_of_list	Fora da lista
      out_of_list_with_name	Fora da lista %1$s
      out_of_pager	Fora do pager
      out_of_pager_with_name	Fora do pager %1$s
      out_of_role_description	Fora de %1$s
      out_of_role_description_with_name	De %1$s %2$s
      out_of_vertical_pager	Fora do pager vertical
      out_of_vertical_pager_with_name	Fora do pager vertical %1$s
      row_heading_template	Título de linha
      row_index_template	Linha %1$d
      shortcut_selected_setting_next_action	Mover o foco da navegação para frente ou ajustar o controle de leitura para baixo
      show_keyboard_window	Exibindo %1$s
      symbol_space	Espaço
      talkback_on	Talkback ativado
      template_announce_selected_text	Texto selecionado: %1$s
      template_capital_letter	%1$s em letra maiúscula
      template_collection_level	Nível %1$d
      template_custom_hint_for_actions	%1$s para %2$s
      template_custom_hint_for_actions_keyboard	Pressione %1$s para %2$s
      template_custom_hint_for_long_clickable_actions	%1$s e mantenha pressionado para %2$s
      template_drawer_opened	Menu de %1$s
      template_hint_adjustable_1gesture	%1$s para ajustar
      template_hint_adjustable_2gesture	%1$s ou %2$s para ajustar
      template_hint_checkable	%1$s para alternar
      template_hint_checkable_keyboard	Pressione %1$s para alternar
      template_hint_clickable	%1$s para ativar
      template_hint_clickable_keyboard	Pressione %1$s para ativar
      template_hint_edit_text	%1$s para editar o texto
      template_hint_edit_text_containing_typo	Revisão disponível. %1$d erros ortográficos. %2$s e use a opção "Revisar" para conferir
      template_hint_edit_text_keyboard	Pressione %1$s para editar o texto
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s disponível, %2$s e toque duas vezes para ativar
      template_hint_long_clickable	%1$s e segure para manter pressionado
      template_hint_long_clickable_keyboard	Pressione %1$s para manter pressionado
      template_hint_menu_type_high_verbosity	%1$s disponível. Use o gesto %2$s para conferir
      template_hint_single_selection_item	%1$s para selecionar
      template_hint_single_selection_item_keyboard	Pressione %1$s para selecionar
      template_hint_spinner	%1$s para modificar
      template_hint_spinner_keyboard	Pressione %1$s para modificar
      template_labeled_item	%1$s para %2$s
      template_list_column_count	one	%1$d colunas	other	%1$d colunas
      template_list_row_count	one	%1$d linhas	other	%1$d linhas
      template_list_total_count	one	%1$d itens	other	%1$d itens
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	Picture-in-picture de %1$s
      template_password_character_count	one	%1$d caracteres	other	%1$d caracteres
      template_percent	%1$s por cento
      template_replaced_characters	%1$s caracteres substituídos por %2$s caracteres
      template_scroll_from_count	Mostrando item %1$d de %2$d.
      template_scroll_from_to_count	Mostrando itens %1$d a %2$d de %3$d.
      template_split_screen_mode_landscape_ltr	%1$s à esquerda, %2$s à direita
      template_split_screen_mode_landscape_rtl	%1$s à direita, %2$s à esquerda
      template_split_screen_mode_portrait	%1$s na parte superior, %2$s na parte inferior
      template_text_cut	cortado, %1$s
      template_text_pasted	colado, %1$s
      template_text_removed	%1$s excluído
      template_text_replaced	%1$s substituiu %2$s
      template_text_selected	%1$s, selecionado
      template_text_unselected	%1$s, não selecionado
      template_value	%1$s
      template_viewpager_index_count	Página %1$d de %2$d
      template_viewpager_index_count_short	%1$d de %2$d
      title_action_collapse	Recolher
      title_action_expand	Expandir
      title_custom_action	Ações
      title_labeling_controls	Marcadores
      title_pref_shortcut_3finger_1tap	Tocar com três dedos
      title_pref_shortcut_3finger_swipe_right	Deslizar para a direita com três dedos
      title_pref_shortcut_down	Deslizar para baixo
      title_pref_shortcut_up	Deslizar para cima
      untitled_window	sem título
      value_button	Botão
      value_checkbox	Caixa de seleção
      value_checked	selecionado
      value_collapsed	recolhido
      value_disabled	desativado
      value_double_tap	Tocar duas vezes
      value_edit_box	Caixa de edição
      value_edit_box_editing	Editando
      value_enabled	ativado
      value_expanded	expandido
      value_gridview	Grade
      value_image	Imagem
      value_listview	Lista
      value_not_checked	não selecionado
      value_off	desativado
      value_on	ativado
      value_options_menu_open	Opções
      value_pager	Visualização de várias páginas
      value_pager_page	Página
      value_password	senha
      value_press_select	Pressione "Selecionar"
      value_progress_bar	Barra de progresso
      value_radio_button	Botão de opção
      value_seek_bar	Controle deslizante
      value_selected	selecionado
      value_single_tap	Toque
      value_sliding_drawer_opened	Barra deslizante aberta
      value_spinner	Lista suspensa
      value_switch	Interruptor
      value_tabwidget	Barra de guias
      value_text_cleared	Texto limpo
      value_text_max_length	Tamanho máximo atingido
      value_unlabelled	Sem marcador
      value_webview	Visualização da Web
      """###
    case "talkback/ru":
      ###"""
      	
      character_collapse_template	Символов %2$s: %1$d.
      column_heading_template	Заголовок столбца
      column_index_template	Столбец %1$d.
      drag_cancelled	Перетаскивание отменено
      drag_dropped	Вы отпустили перетаскиваемый объект
      drag_started	Вы начали перетаскивать объект
      gesture_1_or_2	%1$s или %2$s
      heading_template	Заголовок.
      hide_keyboard_window	Клавиатура скрыта.
      in_collection_role_description	В роли "%1$s"
      in_collection_role_description_with_name	В роли "%1$s" в коллекции "%2$s"
      in_grid	В сетке
      in_grid_pager	В зоне постраничной навигации в виде сетки
      in_grid_pager_with_name	В зоне постраничной навигации в виде сетки %1$s
      in_grid_with_name	В сетке "%1$s"
      in_horizontal_pager	В зоне постраничной горизонтальной навигации
      in_horizontal_pager_with_name	В зоне постраничной горизонтальной навигации %1$s
      in_list	В списке
      in_list_with_name	В списке "%1$s"
      in_pager	В зоне постраничной навигации
      in_pager_with_name	В зоне постраничной навигации %1$s
      in_vertical_pager	В зоне постраничной вертикальной навигации
      in_vertical_pager_with_name	В зоне постраничной вертикальной навигации %1$s
      in_window_with_name	Окно "%1$s"
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Shift
      links	Ссылки
      list_index_template	%1$d из %2$d
      no_adjust_setting_gesture	Откройте настройки TalkBack и выберите жест для следующего действия: %1$s
      notification_category_alarm	Будильник
      notification_category_call	Вызов
      notification_category_email	Электронная почта
      notification_category_err	Ошибка
      notification_category_event	Мероприятие
      notification_category_msg	Сообщение
      notification_category_progress	Ход выполнения
      notification_category_promo	Акция
      notification_category_service	Служба
      notification_category_social	Социальные сети
      notification_category_sys	Статус системы
      notification_category_transport	Управление мультимедиа
      notification_type_beginning_of_field	Начало поля
      notification_type_end_of_field	Конец поля
      notification_type_selection_cleared	Выделение отменено
      notification_type_selection_mode_on	Режим выделения включен
      out_of_grid	Вне сетки
      out_of_grid_pager	Вне зоны постраничной навигации в виде сетки
      out_of_grid_pager_with_name	Вне зоны постраничной навигации в виде сетки %1$s
      out_of_grid_with_name	Вне сетки "%1$s"
      out_of_horizontal_pager	Вне зоны постраничной горизонтальной навигации
      out_of_list	Вне списка
      out_of_list_with_name	Вне списка "%1$s"
      out_of_pager	Вне зоны постраничной навигации
      out_of_pager_with_name	Вне зоны постраничной навигации %1$s
      out_of_role_description	Вне роли "%1$s"
      out_of_role_description_with_name	Вне роли "%1$s" в коллекции "%2$s"
      out_of_vertical_pager	Вне зоны постраничной вертикальной навигации
      out_of_vertical_pager_with_name	Вне зоны постраничной вертикальной навигации %1$s
      row_heading_template	Заголовок строки
      row_index_template	Строка %1$d.
      shortcut_selected_setting_next_action	Переход к следующему объекту или уменьшение параметра чтения
      show_keyboard_window	Открыта клавиатура "%1$s".
      symbol_space	Пробел.
      talkback_on	Функция TalkBack включена
      template_announce_selected_text	Выделенный текст: %1$s
      template_capital_letter	прописная буква %1$s.
      template_collection_level	Уровень %1$d
      template_custom_hint_for_actions	%1$s, чтобы %2$s
      template_custom_hint_for_actions_keyboard	Чтобы %2$s, нажмите %1$s
      template_custom_hint_for_long_clickable_actions	%1$s и удерживайте, чтобы %2$s
      template_drawer_opened	Меню %1$s
      template_hint_adjustable_1gesture	Для настройки используйте жест "%1$s"
      template_hint_adjustable_2gesture	Для настройки используйте жесты "%1$s" и "%2$s"
      template_hint_checkable	%1$s, чтобы включить или выключить
      template_hint_checkable_keyboard	Чтобы включить или выключить, нажмите %1$s
      template_hint_clickable	%1$s, чтобы активировать
      template_hint_clickable_keyboard	Чтобы активировать элемент, нажмите %1$s
      template_hint_edit_text	%1$s, чтобы редактировать текст
      template_hint_edit_text_containing_typo	Доступна проверка правописания. Слов с опечатками: %1$d. %2$s и выберите пункт "Проверка правописания", чтобы их посмотреть.
      template_hint_edit_text_keyboard	Чтобы редактировать текст, нажмите %1$s
      template_hint_for_reading_control_actions_in_high_verbosity	Доступен пункт меню "%1$s". %2$s и нажмите дважды, чтобы активировать его.
      template_hint_long_clickable	%1$s и удерживайте
      template_hint_long_clickable_keyboard	Для долгого нажатия используйте сочетание %1$s
      template_hint_menu_type_high_verbosity	Доступно: %1$s. Чтобы посмотреть, используйте жест %2$s.
      template_hint_single_selection_item	%1$s, чтобы выбрать
      template_hint_single_selection_item_keyboard	Нажмите %1$s, чтобы выбрать
      template_hint_spinner	%1$s, чтобы изменить
      template_hint_spinner_keyboard	Чтобы изменить, нажмите %1$s
      template_labeled_item	%1$s параметра "%2$s"
      template_list_column_count	few	%1$d столбца	many	%1$d столбцов	one	%1$d столбец	other	%1$d столбца
      template_list_row_count	few	%1$d строки	many	%1$d строк	one	%1$d строка	other	%1$d строки
      template_list_total_count	few	%1$d элемента	many	%1$d элементов	one	%1$d элемент	other	%1$d элемента
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s: режим "Картинка в картинке"
      template_password_character_count	few	%1$d символа	many	%1$d символов	one	%1$d символ	other	%1$d символа
      template_percent	Процентов: %1$s
      template_replaced_characters	Символы %1$s заменены символами %2$s.
      template_scroll_from_count	Показан элемент %1$d, всего элементов: %2$d.
      template_scroll_from_to_count	Показаны элементы с %1$d по %2$d, всего элементов: %3$d.
      template_split_screen_mode_landscape_ltr	%1$s слева, %2$s справа
      template_split_screen_mode_landscape_rtl	%1$s справа, %2$s слева
      template_split_screen_mode_portrait	%1$s вверху, %2$s внизу
      template_text_cut	Вырезан текст "%1$s"
      template_text_pasted	Вставлен текст "%1$s"
      template_text_removed	Текст %1$s удален.
      template_text_replaced	Текст %2$s заменен на новый текст %1$s.
      template_text_selected	Выделен текст "%1$s"
      template_text_unselected	Отменено выделение текста "%1$s"
      template_value	%1$s
      template_viewpager_index_count	Страница %1$d из %2$d
      template_viewpager_index_count_short	%1$d из %2$d
      title_action_collapse	Свернуть
      title_action_expand	Развернуть
      title_custom_action	Действия
      title_labeling_controls	Ярлыки
      title_pref_shortcut_3finger_1tap	Нажатие тремя пальцами
      title_pref_shortcut_3finger_swipe_right	Вправо тремя пальцами
      title_pref_shortcut_down	Вниз
      title_pref_shortcut_up	Вверх
      untitled_window	без названия
      value_button	Кнопка
      value_checkbox	Флажок
      value_checked	отмечено.
      value_collapsed	свернуто
      value_disabled	отключено.
      value_double_tap	Коснитесь дважды
      value_edit_box	Окно редактирования
      value_edit_box_editing	Режим редактирования
      value_enabled	включено
      value_expanded	развернуто
      value_gridview	Сетка.
      value_image	Изображение
      value_listview	Список.
      value_not_checked	не отмечено.
      value_off	отключено
      value_on	включено
      value_options_menu_open	Параметры
      value_pager	Многостраничный режим
      value_pager_page	Страница
      value_password	пароль.
      value_press_select	Нажмите "Выбрать"
      value_progress_bar	Индикатор выполнения
      value_radio_button	Переключатель
      value_seek_bar	Ползунок
      value_selected	выбрано.
      value_single_tap	Коснитесь
      value_sliding_drawer_opened	Выдвигающаяся панель открыта.
      value_spinner	Раскрывающееся меню
      value_switch	Переключатель
      value_tabwidget	Панель вкладок.
      value_text_cleared	Текст удален.
      value_text_max_length	Это максимальная длина текста
      value_unlabelled	Без ярлыка
      value_webview	Веб-представление
      """###
    case "talkback/sv":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Kolumnrubrik
      column_index_template	Kolumn %1$d
      drag_cancelled	Åtgärden att dra avbröts
      drag_dropped	Objektet har dragits och släppts
      drag_started	Åtgärden att dra har påbörjats
      gesture_1_or_2	%1$s eller %2$s
      heading_template	Rubrik
      hide_keyboard_window	tangentbordet har dolts
      in_collection_role_description	I %1$s
      in_collection_role_description_with_name	I %1$s %2$s
      in_grid	I rutnätet
      in_grid_pager	I rutnätsbaserad pager
      in_grid_pager_with_name	I rutnätsbaserad pager %1$s
      in_grid_with_name	I rutnätet %1$s
      in_horizontal_pager	I horisontell pager
      in_horizontal_pager_with_name	I horisontell pager %1$s
      in_list	I listan
      in_list_with_name	I listan %1$s
      in_pager	I pager
      in_pager_with_name	I pager %1$s
      in_vertical_pager	I vertikal pager
      in_vertical_pager_with_name	I vertikal pager %1$s
      in_window_with_name	Fönstret %1$s
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Skift
      links	Länkar
      list_index_template	%1$d av %2$d
      no_adjust_setting_gesture	Om du vill använda detta öppnar du inställningarna för TalkBack och lägger till en rörelse för %1$s
      notification_category_alarm	Alarm
      notification_category_call	Samtal
      notification_category_email	E-post
      notification_category_err	Fel
      notification_category_event	Händelse
      notification_category_msg	Meddelande
      notification_category_progress	Förlopp
      notification_category_promo	Kampanj
      notification_category_service	Tjänst
      notification_category_social	Socialt
      notification_category_sys	Systemstatus
      notification_category_transport	Mediakontroll
      notification_type_beginning_of_field	Början av fältet
      notification_type_end_of_field	Slutet av fältet
      notification_type_selection_cleared	Markeringen har tagits bort
      notification_type_selection_mode_on	Markeringsläget har aktiverats
      out_of_grid	Utanför rutnätet
      out_of_grid_pager	Utanför rutnätsbaserad pager
      out_of_grid_pager_with_name	Utanför rutnätsbaserad pager %1$s
      out_of_grid_with_name	Utanför rutnätet %1$s
      out_of_horizontal_pager	Utanför horisontell pager
      out_of_list	Utanför listan
      out_of_list_with_name	Utanför listan %1$s
      out_of_pager	Utanför pager
      out_of_pager_with_name	Utanför pager %1$s
      out_of_role_description	Av %1$s
      out_of_role_description_with_name	Av %1$s %2$s
      out_of_vertical_pager	Utanför vertikal pager
      out_of_vertical_pager_with_name	Utanför vertikal pager %1$s
      row_heading_template	Radrubrik
      row_index_template	Rad %1$d
      shortcut_selected_setting_next_action	Flytta navigerings­fokus framåt eller minska en läsinställning
      show_keyboard_window	%1$s visas
      symbol_space	Blanksteg
      talkback_on	TalkBack på
      template_announce_selected_text	Markerad text: %1$s
      template_capital_letter	versalt %1$s
      template_collection_level	Nivå %1$d
      template_custom_hint_for_actions	%1$s för att %2$s
      template_custom_hint_for_actions_keyboard	Tryck på %1$s för att %2$s
      template_custom_hint_for_long_clickable_actions	%1$s och håll ned för att %2$s
      template_drawer_opened	Menyn %1$s
      template_hint_adjustable_1gesture	%1$s för att justera
      template_hint_adjustable_2gesture	%1$s eller %2$s för att justera
      template_hint_checkable	%1$s för att aktivera/inaktivera
      template_hint_checkable_keyboard	Tryck på %1$s för att aktivera/inaktivera
      template_hint_clickable	%1$s för att aktivera
      template_hint_clickable_keyboard	Tryck på %1$s för att aktivera
      template_hint_edit_text	%1$s för att redigera text
      template_hint_edit_text_containing_typo	Korrekturläsning är tillgänglig. %1$d felstavade ord. %2$s och använd Korrekturläs för att visa
      template_hint_edit_text_keyboard	Tryck på %1$s för att redigera text
      template_hint_for_reading_control_actions_in_high_verbosity	Tillgänglig %1$s. %2$s och tryck snabbt två gånger för att aktivera
      template_hint_long_clickable	%1$s och håll för att trycka länge
      template_hint_long_clickable_keyboard	Tryck på %1$s om du vill trycka länge
      template_hint_menu_type_high_verbosity	%1$s är tillgängligt. Använd %2$s för att visa
      template_hint_single_selection_item	%1$s för att välja
      template_hint_single_selection_item_keyboard	Tryck på %1$s för att välja
      template_hint_spinner	%1$s för att ändra
      template_hint_spinner_keyboard	Tryck på %1$s för att ändra.
      template_labeled_item	%1$s för %2$s
      template_list_column_count	one	%1$d kolumn	other	%1$d kolumner
      template_list_row_count	one	%1$d rad	other	%1$d rader
      template_list_total_count	one	%1$d objekt	other	%1$d objekt
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	Bild-i-bild för %1$s
      template_password_character_count	one	%1$d tecken	other	%1$d tecken
      template_percent	%1$s procent
      template_replaced_characters	%1$s tecken har ersatts med %2$s tecken.
      template_scroll_from_count	Visar objekt %1$d av %2$d.
      template_scroll_from_to_count	Visar objekt %1$d till %2$d av %3$d.
      template_split_screen_mode_landscape_ltr	%1$s till vänster, %2$s till höger
      template_split_screen_mode_landscape_rtl	%1$s till höger, %2$s till vänster
      template_split_screen_mode_portrait	%1$s upptill, %2$s nedtill
      template_text_cut	klippte ut, %1$s
      template_text_pasted	klistrade in, %1$s
      template_text_removed	%1$s har raderats
      template_text_replaced	%1$s har ersatt %2$s
      template_text_selected	%1$s, markerat
      template_text_unselected	%1$s, avmarkerat
      template_value	%1$s
      template_viewpager_index_count	Sida %1$d av %2$d
      template_viewpager_index_count_short	%1$d av %2$d
      title_action_collapse	Komprimera
      title_action_expand	Utöka
      title_custom_action	Åtgärder
      title_labeling_controls	Etiketter
      title_pref_shortcut_3finger_1tap	Tryck med tre fingrar
      title_pref_shortcut_3finger_swipe_right	Svep åt höger med tre fingrar
      title_pref_shortcut_down	Svep nedåt
      title_pref_shortcut_up	Svep uppåt
      untitled_window	namnlös
      value_button	Knapp
      value_checkbox	Kryssruta
      value_checked	markerad
      value_collapsed	komprimerad
      value_disabled	inaktiverad
      value_double_tap	Tryck två gånger
      value_edit_box	Redigeringsruta
      value_edit_box_editing	Redigering
      value_enabled	aktiverad
      value_expanded	utökad
      value_gridview	Rutnät
      value_image	Bild
      value_listview	Lista
      value_not_checked	inte markerad
      value_off	av
      value_on	på
      value_options_menu_open	Alternativ
      value_pager	Vy med flera sidor
      value_pager_page	Sida
      value_password	lösenord
      value_press_select	Tryck på Välj
      value_progress_bar	Förloppsindikator
      value_radio_button	Alternativknapp
      value_seek_bar	Skjutreglage
      value_selected	markerad
      value_single_tap	Tryck
      value_sliding_drawer_opened	Lådan är öppen
      value_spinner	Rullgardinsmeny
      value_switch	Reglage
      value_tabwidget	Flikfält
      value_text_cleared	Texten har tagits bort
      value_text_max_length	Maximal längd har uppnåtts
      value_unlabelled	Namnlös
      value_webview	Webview
      """###
    case "talkback/tr":
      ###"""
      	
      character_collapse_template	%1$d %2$s
      column_heading_template	Sütun başlığı
      column_index_template	Sütun %1$d
      drag_cancelled	Sürükleme iptal edildi
      drag_dropped	Sürüklenen öğe bırakıldı
      drag_started	Sürükleme başlatıldı
      gesture_1_or_2	%1$s veya %2$s
      heading_template	Başlık
      hide_keyboard_window	klavye gizli
      in_collection_role_description	%1$s içinde
      in_collection_role_description_with_name	%1$s %2$s içinde
      in_grid	Tabloda
      in_grid_pager	Tablo sayfa ayırıcı içinde
      in_grid_pager_with_name	Sayfa ayırıcı (%1$s) içinde
      in_grid_with_name	%1$s tablosunda
      in_horizontal_pager	Yatay sayfa ayırıcı içinde
      in_horizontal_pager_with_name	Yatay sayfa ayırıcı (%1$s) içinde
      in_list	Listede
      in_list_with_name	%1$s listesinde
      in_pager	Sayfa ayırıcı içinde
      in_pager_with_name	Sayfa ayırıcı (%1$s) içinde
      in_vertical_pager	Dikey sayfa ayırıcı içinde
      in_vertical_pager_with_name	Dikey sayfa ayırıcı (%1$s) içinde
      in_window_with_name	%1$s adlı pencere
      keycombo_key_modifier_alt	Alt
      keycombo_key_modifier_shift	Üst Karakter
      links	Bağlantılar
      list_index_template	%1$d/%2$d
      no_adjust_setting_gesture	Bunu kullanmak için TalkBack ayarlarına gidip "%1$s" seçeneğine hareket ekleyin
      notification_category_alarm	Alarm
      notification_category_call	Çağrı
      notification_category_email	E-posta
      notification_category_err	Hata
      notification_category_event	Etkinlik
      notification_category_msg	Mesaj
      notification_category_progress	İlerleme durumu
      notification_category_promo	Tanıtım
      notification_category_service	Hizmet
      notification_category_social	Sosyal
      notification_category_sys	Sistem durumu
      notification_category_transport	Medya kontrolü
      notification_type_beginning_of_field	Alanın başı
      notification_type_end_of_field	Alanın sonu
      notification_type_selection_cleared	Seçim temizlendi
      notification_type_selection_mode_on	Seçim modu açık
      out_of_grid	Tablo dışında
      out_of_grid_pager	Tablo sayfa ayırıcı dışında
      out_of_grid_pager_with_name	Tablo sayfa ayırıcı (%1$s) dışında
      out_of_grid_with_name	%1$s tablosunun dışında
      out_of_horizontal_pager	Yatay sayfa ayırıcı dışında
      out_of_list	Liste dışında
      out_of_list_with_name	%1$s listesinin dışında
      out_of_pager	Sayfa ayırıcı dışında
      out_of_pager_with_name	Sayfa ayırıcı (%1$s) dışında
      out_of_role_description	%1$s modülünde veri tükendi
      out_of_role_description_with_name	%1$s %2$s dışında
      out_of_vertical_pager	Dikey sayfa ayırıcı dışında
      out_of_vertical_pager_with_name	Dikey sayfa ayırıcı (%1$s) dışında
      row_heading_template	Satır başlığı
      row_index_template	Satır %1$d
      shortcut_selected_setting_next_action	Gezinme odağını ileriye veya okuma kontrolünü aşağıya ayarla
      show_keyboard_window	%1$s gösteriliyor
      symbol_space	Boşluk
      talkback_on	TalkBack açık
      template_announce_selected_text	Seçilen metin: %1$s
      template_capital_letter	büyük harf %1$s
      template_collection_level	%1$d. seviye
      template_custom_hint_for_actions	%1$s-%2$s
      template_custom_hint_for_actions_keyboard	%2$s için %1$s tuşlarına basın
      template_custom_hint_for_long_clickable_actions	%2$s için %1$s ve basılı tutun
      template_drawer_opened	%1$s menüsü
      template_hint_adjustable_1gesture	Düzenlemek için "%1$s"
      template_hint_adjustable_2gesture	Düzenlemek için "%1$s" veya "%2$s"
      template_hint_checkable	Değiştirmek için %1$s
      template_hint_checkable_keyboard	Açmak/kapatmak için %1$s tuşlarına basın
      template_hint_clickable	Etkinleştirmek için %1$s
      template_hint_clickable_keyboard	Etkinleştirmek için %1$s tuşlarına basın
      template_hint_edit_text	Metni düzenlemek için %1$s
      template_hint_edit_text_containing_typo	Gözden geçirme kullanılabilir. Yanlış yazılmış %1$d kelime var. Görüntülemek için %2$s ve "Gözden geçirme" özelliğini kullanın
      template_hint_edit_text_keyboard	Metni düzenlemek için %1$s tuşlarına basın
      template_hint_for_reading_control_actions_in_high_verbosity	%1$s kullanılabilir, etkinleştirmek için %2$s hareketini kullanıp iki kez dokunun
      template_hint_long_clickable	Uzun basmak için %1$s ve basılı tutun
      template_hint_long_clickable_keyboard	Uzun basmak için %1$s tuşlarına basın
      template_hint_menu_type_high_verbosity	%1$s kullanılabilir, görüntülemek için %2$s hareketini kullanın
      template_hint_single_selection_item	Seçmek için %1$s
      template_hint_single_selection_item_keyboard	Seçmek için %1$s tuşlarına basın
      template_hint_spinner	Değiştirmek için %1$s
      template_hint_spinner_keyboard	Değiştirmek için %1$s tuşlarına basın
      template_labeled_item	%2$s için %1$s
      template_list_column_count	one	%1$d sütun	other	%1$d sütun
      template_list_row_count	one	%1$d satır	other	%1$d satır
      template_list_total_count	one	%1$d öğe	other	%1$d öğe
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s pencere içinde penceresi
      template_password_character_count	one	%1$d karakter	other	%1$d karakter
      template_percent	Yüzde %1$s
      template_replaced_characters	%1$s karakter, %2$s karakter ile değiştirildi
      template_scroll_from_count	%2$d öğeden %1$d tanesi gösteriliyor.
      template_scroll_from_to_count	%3$d öğeden %1$d-%2$d arasındakiler gösteriliyor.
      template_split_screen_mode_landscape_ltr	%1$s solda, %2$s sağda
      template_split_screen_mode_landscape_rtl	%1$s sağda, %2$s solda
      template_split_screen_mode_portrait	%1$s üstte, %2$s altta
      template_text_cut	kesildi, %1$s
      template_text_pasted	yapıştırıldı, %1$s
      template_text_removed	%1$s silindi
      template_text_replaced	%1$s, %2$s ile değiştirildi
      template_text_selected	%1$s, seçildi
      template_text_unselected	%1$s, seçimi kaldırıldı
      template_value	%1$s
      template_viewpager_index_count	Toplam %2$d sayfadan %1$d.
      template_viewpager_index_count_short	Toplam %2$d sayfadan %1$d.
      title_action_collapse	Daralt
      title_action_expand	Genişlet
      title_custom_action	İşlemler
      title_labeling_controls	Etiketler
      title_pref_shortcut_3finger_1tap	3 parmakla dokunma
      title_pref_shortcut_3finger_swipe_right	3 parmakla sağa kaydırma
      title_pref_shortcut_down	Aşağı hızlıca kaydırma
      title_pref_shortcut_up	Yukarı hızlıca kaydırma
      untitled_window	başlıksız
      value_button	Düğme
      value_checkbox	Onay kutusu
      value_checked	işaretli
      value_collapsed	daraltıldı
      value_disabled	devre dışı
      value_double_tap	İki kez dokunun
      value_edit_box	Düzenleme kutusu
      value_edit_box_editing	Düzenleme
      value_enabled	etkin
      value_expanded	genişletildi
      value_gridview	Kılavuz
      value_image	Resim
      value_listview	Liste
      value_not_checked	işaretli değil
      value_off	kapalı
      value_on	açık
      value_options_menu_open	Seçenekler
      value_pager	Çok sayfalı görünüm
      value_pager_page	Sayfa
      value_password	şifre
      value_press_select	Seç'e basın
      value_progress_bar	İlerleme çubuğu
      value_radio_button	Radyo düğmesi
      value_seek_bar	Kaydırma çubuğu
      value_selected	seçili
      value_single_tap	Dokunun
      value_sliding_drawer_opened	Kayan çekmece açıldı
      value_spinner	Açılır liste
      value_switch	Anahtar
      value_tabwidget	Sekme çubuğu
      value_text_cleared	Metin temizlendi
      value_text_max_length	Maksimum uzunluğa ulaşıldı
      value_unlabelled	Etiketsiz
      value_webview	Web görünümü
      """###
    case "talkback/zh-Hans":
      ###"""
      	
      character_collapse_template	%1$d 个%2$s
      column_heading_template	列标题
      column_index_template	第 %1$d 列
      drag_cancelled	已取消拖动
      drag_dropped	已放下拖动的项目
      drag_started	已开始拖动
      gesture_1_or_2	%1$s或%2$s
      heading_template	标题
      hide_keyboard_window	键盘已隐藏
      in_collection_role_description	您当前位于%1$s中
      in_collection_role_description_with_name	您当前位于%1$s“%2$s”中
      in_grid	在网格中
      in_grid_pager	在网格页面控制项中
      in_grid_pager_with_name	在网格页面控制项“%1$s”中
      in_grid_with_name	在“%1$s”网格中
      in_horizontal_pager	在横向页面控制项中
      in_horizontal_pager_with_name	在横向页面控制项“%1$s”中
      in_list	在列表中
      in_list_with_name	在“%1$s”列表中
      in_pager	在页面控制项中
      in_pager_with_name	在页面控制项“%1$s”中
      in_vertical_pager	在纵向页面控制项中
      in_vertical_pager_with_name	在纵向页面控制项“%1$s”中
      in_window_with_name	“%1$s”窗口
      keycombo_key_modifier_alt	Alt 键
      keycombo_key_modifier_shift	Shift 键
      links	链接
      list_index_template	第 %1$d 个，共 %2$d 个
      no_adjust_setting_gesture	转到 TalkBack 设置并添加“%1$s”手势，即可使用
      notification_category_alarm	闹钟
      notification_category_call	来电
      notification_category_email	电子邮件
      notification_category_err	错误
      notification_category_event	活动
      notification_category_msg	消息
      notification_category_progress	进度
      notification_category_promo	促销
      notification_category_service	服务
      notification_category_social	社交
      notification_category_sys	系统状态
      notification_category_transport	媒体控件
      notification_type_beginning_of_field	字段开头
      notification_type_end_of_field	字段结尾
      notification_type_selection_cleared	已清除选择
      notification_type_selection_mode_on	已开启选择模式
      out_of_grid	在网格外
      out_of_grid_pager	在网格页面控制项外
      out_of_grid_pager_with_name	在网格页面控制项“%1$s”外
      out_of_grid_with_name	在“%1$s”网格外
      out_of_horizontal_pager	在横向页面控制项外
      out_of_list	在列表外
      out_of_list_with_name	在“%1$s”列表外
      out_of_pager	在页面控制项外
      out_of_pager_with_name	在页面控制项“%1$s”外
      out_of_role_description	您已离开%1$s
      out_of_role_description_with_name	您已离开%1$s“%2$s”
      out_of_vertical_pager	在纵向页面控制项外
      out_of_vertical_pager_with_name	在纵向页面控制项“%1$s”外
      row_heading_template	行标题
      row_index_template	第 %1$d 行
      shortcut_selected_setting_next_action	向前移动导航焦点，或向下调节朗读控件
      show_keyboard_window	当前显示的是“%1$s”窗口
      symbol_space	空格
      talkback_on	TalkBack 已开启
      template_announce_selected_text	所选文字：%1$s
      template_capital_letter	大写的 %1$s
      template_collection_level	第 %1$d 级
      template_custom_hint_for_actions	%1$s即可%2$s
      template_custom_hint_for_actions_keyboard	按 %1$s 即可%2$s
      template_custom_hint_for_long_clickable_actions	%1$s并按住即可%2$s
      template_drawer_opened	%1$s菜单
      template_hint_adjustable_1gesture	“%1$s”即可调整
      template_hint_adjustable_2gesture	“%1$s”或“%2$s”即可调整
      template_hint_checkable	%1$s即可切换
      template_hint_checkable_keyboard	按 %1$s 即可切换
      template_hint_clickable	%1$s即可激活
      template_hint_clickable_keyboard	按 %1$s 即可激活
      template_hint_edit_text	%1$s即可编辑文字
      template_hint_edit_text_containing_typo	可以使用校对功能。有 %1$d 个拼写有误的字词。%2$s，然后使用“校对”功能即可查看
      template_hint_edit_text_keyboard	按 %1$s 即可编辑文字
      template_hint_for_reading_control_actions_in_high_verbosity	可以使用%1$s功能；%2$s，然后点按两次即可启用
      template_hint_long_clickable	%1$s并按住即可长按
      template_hint_long_clickable_keyboard	按 %1$s 即可长按
      template_hint_menu_type_high_verbosity	可以%1$s，做出手势“%2$s”即可查看
      template_hint_single_selection_item	%1$s即可选择
      template_hint_single_selection_item_keyboard	按 %1$s 即可选择
      template_hint_spinner	%1$s即可更改
      template_hint_spinner_keyboard	按 %1$s 即可更改
      template_labeled_item	%2$s对应的%1$s
      template_list_column_count	one	%1$d 列	other	%1$d 列
      template_list_row_count	one	%1$d 行	other	%1$d 行
      template_list_total_count	one	%1$d 项	other	%1$d 项
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	%1$s画中画
      template_password_character_count	one	%1$d 个字符	other	%1$d 个字符
      template_percent	百分之 %1$s
      template_replaced_characters	已将 %1$s 个字符替换为 %2$s 个字符
      template_scroll_from_count	当前显示的是第 %1$d 项，共 %2$d 项。
      template_scroll_from_to_count	当前显示的是第 %1$d 项到第 %2$d 项，共 %3$d 项。
      template_split_screen_mode_landscape_ltr	%1$s在左侧，%2$s在右侧
      template_split_screen_mode_landscape_rtl	%1$s在右侧，%2$s在左侧
      template_split_screen_mode_portrait	%1$s在顶部，%2$s在底部
      template_text_cut	已剪切，%1$s
      template_text_pasted	已粘贴，%1$s
      template_text_removed	%1$s已删除
      template_text_replaced	%1$s替换了%2$s
      template_text_selected	%1$s，已选中
      template_text_unselected	%1$s，未选中
      template_value	%1$s
      template_viewpager_index_count	第 %1$d 页，共 %2$d 页
      template_viewpager_index_count_short	第 %1$d 页，共 %2$d 页
      title_action_collapse	收起
      title_action_expand	展开
      title_custom_action	操作
      title_labeling_controls	标签
      title_pref_shortcut_3finger_1tap	三指点按
      title_pref_shortcut_3finger_swipe_right	三指向右滑动
      title_pref_shortcut_down	向下滑动
      title_pref_shortcut_up	向上滑动
      untitled_window	无标题
      value_button	按钮
      value_checkbox	复选框
      value_checked	已选中
      value_collapsed	已收起
      value_disabled	已停用
      value_double_tap	点按两次
      value_edit_box	编辑框
      value_edit_box_editing	正在编辑
      value_enabled	已启用
      value_expanded	已展开
      value_gridview	网格
      value_image	图片
      value_listview	列表
      value_not_checked	未选中
      value_off	已关闭
      value_on	已开启
      value_options_menu_open	选项
      value_pager	多页面视图
      value_pager_page	页面
      value_password	密码
      value_press_select	按选择按钮
      value_progress_bar	进度条
      value_radio_button	单选按钮
      value_seek_bar	滑块
      value_selected	已选中
      value_single_tap	点按
      value_sliding_drawer_opened	滑动抽屉式导航栏已打开
      value_spinner	下拉列表
      value_switch	开关
      value_tabwidget	标签栏
      value_text_cleared	文字已清除
      value_text_max_length	已达到长度上限
      value_unlabelled	未加标签
      value_webview	网页视图
      """###
    case "talkback/zh-Hant":
      ###"""
      	
      character_collapse_template	%1$d 個%2$s
      column_heading_template	欄標題
      column_index_template	第 %1$d 欄
      drag_cancelled	已取消拖曳
      drag_dropped	已放下拖曳的項目
      drag_started	已開始拖曳
      gesture_1_or_2	%1$s或%2$s
      heading_template	標題
      hide_keyboard_window	已隱藏鍵盤
      in_collection_role_description	目前在%1$s範圍內
      in_collection_role_description_with_name	目前在%2$s的%1$s範圍內
      in_grid	在網格內
      in_grid_pager	在格狀頁面控制項中
      in_grid_pager_with_name	在格狀頁面控制項 %1$s 中
      in_grid_with_name	在%1$s網格內
      in_horizontal_pager	在橫向頁面控制項中
      in_horizontal_pager_with_name	在橫向頁面控制項 %1$s 中
      in_list	在清單內
      in_list_with_name	在%1$s清單內
      in_pager	在頁面控制項中
      in_pager_with_name	在頁面控制項 %1$s 中
      in_vertical_pager	在縱向頁面控制項中
      in_vertical_pager_with_name	在縱向頁面控制項 %1$s 中
      in_window_with_name	「%1$s」視窗
      keycombo_key_modifier_alt	Alt 鍵
      keycombo_key_modifier_shift	Shift 鍵
      links	連結
      list_index_template	第 %1$d 個，共 %2$d 個
      no_adjust_setting_gesture	如要使用這項功能，請前往 TalkBack 設定並新增「%1$s」的手勢
      notification_category_alarm	鬧鐘
      notification_category_call	來電
      notification_category_email	電子郵件
      notification_category_err	錯誤
      notification_category_event	活動
      notification_category_msg	訊息
      notification_category_progress	進度
      notification_category_promo	促銷
      notification_category_service	服務
      notification_category_social	社交
      notification_category_sys	系統狀態
      notification_category_transport	媒體管理
      notification_type_beginning_of_field	欄位開頭
      notification_type_end_of_field	欄位結尾
      notification_type_selection_cleared	已清除所選文字
      notification_type_selection_mode_on	已啟用選取模式
      out_of_grid	在網格外
      out_of_grid_pager	不在格狀頁面控制項中
      out_of_grid_pager_with_name	不在格狀頁面控制項 %1$s 中
      out_of_grid_with_name	在%1$s網格外
      out_of_horizontal_pager	不在橫向頁面控制項中
      out_of_list	在清單外
      out_of_list_with_name	在%1$s清單外
      out_of_pager	不在頁面控制項中
      out_of_pager_with_name	不在頁面控制項 %1$s 中
      out_of_role_description	目前在%1$s範圍外
      out_of_role_description_with_name	目前在%2$s的%1$s範圍外
      out_of_vertical_pager	不在縱向頁面控制項中
      out_of_vertical_pager_with_name	不在縱向頁面控制項 %1$s 中
      row_heading_template	列標題
      row_index_template	第 %1$d 列
      shortcut_selected_setting_next_action	將瀏覽焦點移至下一個項目，或是調整朗讀控制項的設定
      show_keyboard_window	目前顯示的是%1$s
      symbol_space	空格鍵
      talkback_on	TalkBack 已開啟
      template_announce_selected_text	所選文字：%1$s
      template_capital_letter	大寫 %1$s
      template_collection_level	第 %1$d 級
      template_custom_hint_for_actions	%1$s即可%2$s
      template_custom_hint_for_actions_keyboard	如要%2$s，請按下 %1$s 鍵
      template_custom_hint_for_long_clickable_actions	如要%2$s，請%1$s並按住
      template_drawer_opened	%1$s選單
      template_hint_adjustable_1gesture	可調整「%1$s」手勢
      template_hint_adjustable_2gesture	可調整「%1$s」或「%2$s」手勢
      template_hint_checkable	%1$s即可切換
      template_hint_checkable_keyboard	如要切換，請按下 %1$s 鍵
      template_hint_clickable	%1$s即可啟用
      template_hint_clickable_keyboard	如要啟用，請按下 %1$s 鍵
      template_hint_edit_text	%1$s即可編輯文字
      template_hint_edit_text_containing_typo	校對功能已可使用。有 %1$d 個錯字，%2$s並使用「校對」即可查看
      template_hint_edit_text_keyboard	如要編輯文字，請按下 %1$s 鍵
      template_hint_for_reading_control_actions_in_high_verbosity	有可用的%1$s，%2$s並輕觸兩下即可啟用
      template_hint_long_clickable	如要長按，請%1$s並按住
      template_hint_long_clickable_keyboard	如要長按，請按下 %1$s 鍵
      template_hint_menu_type_high_verbosity	如要查看可用的%1$s，請%2$s
      template_hint_single_selection_item	%1$s即可選取
      template_hint_single_selection_item_keyboard	如要選取，請按下 %1$s 鍵
      template_hint_spinner	%1$s即可變更
      template_hint_spinner_keyboard	如要變更，請按下 %1$s 鍵
      template_labeled_item	%2$s %1$s
      template_list_column_count	one	%1$d 個欄	other	%1$d 個欄
      template_list_row_count	one	%1$d 個列	other	%1$d 個列
      template_list_total_count	one	%1$d 個項目	other	%1$d 個項目
      template_node_error_with_error_message	Error: %1$s
      template_overlay_window	「%1$s」子母畫面
      template_password_character_count	one	%1$d 個字元	other	%1$d 個字元
      template_percent	百分之 %1$s
      template_replaced_characters	以 %2$s 個字元取代原有的 %1$s 個字元
      template_scroll_from_count	顯示項目 %1$d，總共 %2$d 項。
      template_scroll_from_to_count	顯示項目 %1$d 到 %2$d，總共 %3$d 項。
      template_split_screen_mode_landscape_ltr	左側是「%1$s」，右側是「%2$s」
      template_split_screen_mode_landscape_rtl	右側是「%1$s」，左側是「%2$s」
      template_split_screen_mode_portrait	上方是「%1$s」，下方是「%2$s」
      template_text_cut	已剪下，%1$s
      template_text_pasted	已貼上，%1$s
      template_text_removed	%1$s已刪除
      template_text_replaced	%1$s已取代%2$s
      template_text_selected	%1$s，已選取
      template_text_unselected	%1$s，已取消選取
      template_value	%1$s
      template_viewpager_index_count	第 %1$d 頁，共 %2$d 頁
      template_viewpager_index_count_short	第 %1$d 頁，共 %2$d 頁
      title_action_collapse	收合
      title_action_expand	展開
      title_custom_action	動作
      title_labeling_controls	標籤
      title_pref_shortcut_3finger_1tap	使用 3 指輕觸
      title_pref_shortcut_3finger_swipe_right	使用 3 指向右滑動
      title_pref_shortcut_down	向下滑動
      title_pref_shortcut_up	向上滑動
      untitled_window	未命名
      value_button	按鈕
      value_checkbox	核取方塊
      value_checked	已勾選
      value_collapsed	已收合
      value_disabled	已停用
      value_double_tap	輕觸兩下
      value_edit_box	編輯方塊
      value_edit_box_editing	編輯中
      value_enabled	已啟用
      value_expanded	已展開
      value_gridview	格狀
      value_image	圖片
      value_listview	清單
      value_not_checked	尚未勾選
      value_off	關閉
      value_on	開啟
      value_options_menu_open	選項
      value_pager	多頁面檢視
      value_pager_page	頁面
      value_password	密碼
      value_press_select	按下選取按鈕
      value_progress_bar	進度列
      value_radio_button	圓形按鈕
      value_seek_bar	滑桿
      value_selected	已選取
      value_single_tap	輕觸
      value_sliding_drawer_opened	已開啟滑動導覽匣
      value_spinner	下拉式清單
      value_switch	開關
      value_tabwidget	標籤列
      value_text_cleared	已清除文字
      value_text_max_length	已達長度上限
      value_unlabelled	沒有名稱
      value_webview	網頁檢視
      """###
    case "voiceover-documented/en":
      ###"""
      	role
      role.button	button
      role.button.title	Button
      role.link	link
      role.heading	heading
      role.image	image
      role.search-field	Search field
      role.text-field	text field
      role.secure-text-field	secure text field
      role.switch	switch button
      role.adjustable	adjustable
      role.picker-item	picker item
      role.tab	tab
      role.back-button	back button
      role.pop-up-button	pop up button
      	state
      state.selected	selected
      state.selected.title	Selected
      state.unselected	unselected
      state.disabled	dimmed
      state.checked	checked
      state.unchecked	not checked
      state.mixed	mixed
      state.on	on
      state.off	off
      state.expanded	expanded
      state.collapsed	collapsed
      state.unselected.title	Not selected
      	position
      position	%1$s of %2$s
      	container
      container.alert	Alert
      container.list	in list
      start.list	list start
      end.list	list end
      	error
      error	%1$s
      	hint
      hint.edit	double tap to edit
      hint.toggle	double tap to toggle setting
      hint.adjust	swipe up or down with one finger to adjust the value
      hint.change-month	double tap to change month and year
      	actions
      actions.available	actions available
      	symbol
      symbol_space	space
      """###
    case "voiceover-snapshot-next/en":
      ###"""
      	state
      expanded_status.expanded.description	Expanded.
      expanded_status.collapsed.description	Collapsed.
      	hint
      expanded_status.expanded.hint	Double tap to collapse.
      expanded_status.collapsed.hint	Double tap to expand.
      """###
    case "voiceover-snapshot/de":
      ###"""
      	
      back.descriptor	Zurück
      context.data_table.column_format	Spalte %1$s.
      context.data_table.column_span_format	Umfasst %1$s Spalten.
      context.data_table.header_format	%1$s.
      context.data_table.header_value_format	%1$s: %2$s.
      context.data_table.row_format	Zeile %1$s.
      context.data_table.row_span_format	Umfasst %1$s Zeilen.
      context.landmark_end.description	Ende.
      context.landmark_start.description	Orientierungspunkt.
      context.list_end.description	Ende der Liste.
      context.list_start.description	Anfang der Liste.
      context.series.description_format	%1$s von %2$s.
      custom_actions.description	Aktionen verfügbar
      custom_content.description	Weiterhin inhalte verfügbar
      trait.adjustable.description	Einstellbar.
      trait.adjustable.hint	Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.
      trait.backbutton.description	Zurück Taste.
      trait.button.description	Taste.
      trait.header.description	Überschrift.
      trait.image.description	Bild.
      trait.link.description	Hyperlink.
      trait.not_enabled.description	Grau dargestellt.
      trait.search_field.description	Suchfeld.
      trait.secure_text_field.description	Sicheres Textfeld.
      trait.selected.description	Auswahl.
      trait.selected.prefix	Auswahl
      trait.switch_button.description	Umschalttaste.
      trait.switch_button.hint	Zum Umschalten Doppeltippen.
      trait.switch_button.state_mixed.description	Gemischt.
      trait.switch_button.state_off.description	Aus.
      trait.switch_button.state_on.description	Ein.
      trait.tab.description	Tabulator.
      trait.text_area.hint	Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden
      trait.text_field.description	Textfeld.
      trait.text_field.hint	Zum Bearbeiten doppeltippen.
      trait.text_field_is_editing.description	Bearbeiten
      trait.text_field_is_editing.hint	Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden
      """###
    case "voiceover-snapshot/en":
      ###"""
      	role
      trait.button.description	Button.
      trait.backbutton.description	Back Button.
      trait.tab.description	Tab.
      trait.header.description	Heading.
      trait.link.description	Link.
      trait.adjustable.description	Adjustable.
      trait.image.description	Image.
      trait.search_field.description	Search Field.
      trait.switch_button.description	Switch Button.
      trait.text_field.description	Text Field.
      trait.secure_text_field.description	Secure Text Field.
      	state
      trait.selected.description	Selected.
      trait.selected.prefix	Selected
      trait.not_enabled.description	Dimmed.
      trait.switch_button.state_on.description	On.
      trait.switch_button.state_off.description	Off.
      trait.switch_button.state_mixed.description	Mixed.
      	mode
      trait.text_field_is_editing.description	Is editing.
      	position
      context.series.description_format	%1$s of %2$s.
      context.data_table.row_span_format	Spans %1$s rows.
      context.data_table.column_span_format	Spans %1$s columns.
      context.data_table.row_format	Row %1$s.
      context.data_table.column_format	Column %1$s.
      	container
      context.list_start.description	List Start.
      context.list_end.description	List End.
      context.landmark_start.description	Landmark.
      context.landmark_end.description	End.
      	name
      back.descriptor	Back
      	hint
      trait.adjustable.hint	Swipe up or down with one finger to adjust the value.
      trait.switch_button.hint	Double tap to toggle setting.
      trait.text_field.hint	Double tap to edit.
      trait.text_field_is_editing.hint	Use the rotor to access Misspelled Words
      trait.text_area.hint	Double tap to edit., Use the rotor to access Misspelled Words
      	actions
      custom_actions.description	Actions Available
      custom_content.description	More Content Available
      	piece
      context.data_table.header_format	%1$s.
      context.data_table.header_value_format	%1$s: %2$s.
      	symbol
      symbol_space	space
      """###
    case "voiceover-snapshot/ru":
      ###"""
      	
      back.descriptor	назад
      context.data_table.column_format	Столбец %1$s.
      context.data_table.column_span_format	Охватывает строк: %1$s.
      context.data_table.header_format	%1$s.
      context.data_table.header_value_format	%1$s: %2$s.
      context.data_table.row_format	Ряд %1$s.
      context.data_table.row_span_format	Охватывает столбцов: %1$s.
      context.landmark_end.description	Конец строки.
      context.landmark_start.description	Ориентир.
      context.list_end.description	Конец списка.
      context.list_start.description	Начало списка.
      context.series.description_format	%1$s из %2$s.
      custom_actions.description	Доступны действия
      custom_content.description	Доступно больше контента
      trait.adjustable.description	Элемент регулировки.
      trait.adjustable.hint	Смахните вверх или вниз одним пальцем, чтобы настроить значение.
      trait.backbutton.description	Кнопка назад.
      trait.button.description	Кнопка.
      trait.header.description	Заголовок.
      trait.image.description	Изображение.
      trait.link.description	Ссылка.
      trait.not_enabled.description	Недоступно.
      trait.search_field.description	Поле поиска.
      trait.secure_text_field.description	Защищённое текстовое поле.
      trait.selected.description	Выбрано.
      trait.selected.prefix	Выбрано
      trait.switch_button.description	Кнопка-переключатель.
      trait.switch_button.hint	Коснитесь дважды, чтобы переключить настройку.
      trait.switch_button.state_mixed.description	Смешанно.
      trait.switch_button.state_off.description	Выкл.
      trait.switch_button.state_on.description	Вкл.
      trait.tab.description	Вкладка.
      trait.text_area.hint	коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к oбъeкту: Cлова с ошибками
      trait.text_field.description	текстовое поле.
      trait.text_field.hint	коснитесь дважды, чтобы редактировать
      trait.text_field_is_editing.description	Идет правка
      trait.text_field_is_editing.hint	Используйте ротор для доступа к oбъeкту: Cлова с ошибками
      """###
    case "voiceover/de":
      ###"""
      	
      back.descriptor	Zurück
      context.data_table.column_format	Spalte %1$s
      context.data_table.column_span_format	umfasst %1$s Spalten
      context.data_table.header_format	%1$s
      context.data_table.header_value_format	%1$s, %2$s
      context.data_table.row_format	Zeile %1$s
      context.data_table.row_span_format	umfasst %1$s Zeilen
      context.landmark_end.description	Ende
      context.landmark_start.description	Orientierungspunkt
      context.list_end.description	Ende der Liste
      context.list_start.description	Anfang der Liste
      context.series.description_format	%1$s von %2$s
      custom_actions.description	Aktionen verfügbar
      custom_content.description	weitere Inhalte verfügbar
      trait.adjustable.description	einstellbar
      trait.adjustable.hint	zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen
      trait.backbutton.description	Zurück Taste
      trait.button.description	Taste
      trait.header.description	Überschrift
      trait.image.description	Bild
      trait.link.description	Hyperlink
      trait.not_enabled.description	grau dargestellt
      trait.search_field.description	Suchfeld
      trait.secure_text_field.description	sicheres Textfeld
      trait.selected.description	Auswahl
      trait.selected.prefix	Auswahl
      trait.switch_button.description	Umschalttaste
      trait.switch_button.hint	zum Umschalten doppeltippen
      trait.switch_button.state_mixed.description	gemischt
      trait.switch_button.state_off.description	aus
      trait.switch_button.state_on.description	ein
      trait.tab.description	Tabulator
      trait.text_area.hint	zum Bearbeiten doppeltippen, den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden
      trait.text_field.description	Textfeld
      trait.text_field.hint	zum Bearbeiten doppeltippen
      trait.text_field_is_editing.description	bearbeiten
      trait.text_field_is_editing.hint	den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden
      """###
    case "voiceover/en":
      ###"""
      	role
      trait.button.description	button
      trait.backbutton.description	back button
      trait.tab.description	tab
      trait.header.description	heading
      trait.link.description	link
      trait.adjustable.description	adjustable
      trait.image.description	image
      trait.search_field.description	search field
      trait.switch_button.description	switch button
      trait.text_field.description	text field
      trait.secure_text_field.description	secure text field
      trait.popup_button.description	pop up button
      trait.picker_item.description	picker item
      trait.draggable.description	draggable
      trait.alert.description	Alert
      context.data_table.row_header.description	row header
      context.data_table.column_header.description	column header
      	state
      trait.selected.description	selected
      trait.selected.prefix	selected
      trait.not_enabled.description	dimmed
      trait.switch_button.state_on.description	on
      trait.switch_button.state_off.description	off
      trait.switch_button.state_mixed.description	mixed
      expanded_status.expanded.description	expanded
      expanded_status.collapsed.description	collapsed
      	mode
      trait.text_field_is_editing.description	is editing
      insertion_point.start.description	insertion point at start
      insertion_point.end.description	insertion point at end
      rotor.characters.description	character mode
      	position
      context.series.description_format	%1$s of %2$s
      context.data_table.row_span_format	spans %1$s rows
      context.data_table.column_span_format	spans %1$s columns
      context.data_table.row_format	row %1$s
      context.data_table.column_format	column %1$s
      	container
      context.list_start.description	list start
      context.list_end.description	list end
      context.landmark_start.description	landmark
      context.landmark_end.description	end
      context.tab_bar.description	Tab Bar
      	name
      back.descriptor	Back
      	hint
      trait.adjustable.hint	swipe up or down with one finger to adjust the value
      trait.switch_button.hint	double tap to toggle setting
      trait.text_field.hint	double tap to edit
      trait.text_field_is_editing.hint	use the rotor to access Misspelled Words
      trait.text_area.hint	double tap to edit, use the rotor to access Misspelled Words
      trait.popup_button.hint	double tap to activate the picker
      trait.direct_touch.hint	use the rotor to enable Direct Touch for this app
      trait.draggable.hint	double tap and hold, wait for the sound, then drag to rearrange
      expanded_status.expanded.hint	double tap to collapse
      expanded_status.collapsed.hint	double tap to expand
      	actions
      custom_actions.description	actions available
      custom_content.description	more content available
      	piece
      context.data_table.header_format	%1$s
      context.data_table.header_value_format	%1$s, %2$s
      	symbol
      symbol_space	space
      """###
    case "voiceover/ru":
      ###"""
      	
      back.descriptor	назад
      context.data_table.column_format	столбец %1$s
      context.data_table.column_span_format	охватывает столбцов: %1$s
      context.data_table.header_format	%1$s
      context.data_table.header_value_format	%1$s, %2$s
      context.data_table.row_format	ряд %1$s
      context.data_table.row_span_format	охватывает строк: %1$s
      context.landmark_end.description	конец
      context.landmark_start.description	ориентир
      context.list_end.description	конец списка
      context.list_start.description	начало списка
      context.series.description_format	%1$s из %2$s
      custom_actions.description	доступны действия
      custom_content.description	доступно больше контента
      trait.adjustable.description	элемент регулировки
      trait.adjustable.hint	смахните вверх или вниз одним пальцем, чтобы настроить значение
      trait.backbutton.description	кнопка назад
      trait.button.description	кнопка
      trait.header.description	заголовок
      trait.image.description	изображение
      trait.link.description	ссылка
      trait.not_enabled.description	недоступно
      trait.search_field.description	поле поиска
      trait.secure_text_field.description	защищённое текстовое поле
      trait.selected.description	выбрано
      trait.selected.prefix	выбрано
      trait.switch_button.description	кнопка-переключатель
      trait.switch_button.hint	коснитесь дважды, чтобы переключить настройку
      trait.switch_button.state_mixed.description	смешанно
      trait.switch_button.state_off.description	выкл
      trait.switch_button.state_on.description	вкл
      trait.tab.description	вкладка
      trait.text_area.hint	коснитесь дважды, чтобы редактировать, используйте ротор для доступа к объекту: Слова с ошибками
      trait.text_field.description	текстовое поле
      trait.text_field.hint	коснитесь дважды, чтобы редактировать
      trait.text_field_is_editing.description	идет правка
      trait.text_field_is_editing.hint	используйте ротор для доступа к объекту: Слова с ошибками
      """###
    default: nil
    }
  }

  static func languageText(_ name: String) -> StaticString? {
    switch name {
    case "ar":
      ###"""
      right-to-left
      few	n % 100 = 3..10
      many	n % 100 = 11..99
      one	n = 1
      two	n = 2
      zero	n = 0
      """###
    case "de":
      ###"""
      one	i = 1 and v = 0
      """###
    case "en":
      ###"""
      role-last
      one	i = 1 and v = 0
      """###
    case "es":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	n = 1
      """###
    case "fr":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 0,1
      """###
    case "he":
      ###"""
      right-to-left
      one	i = 1 and v = 0 or i = 0 and v != 0
      two	i = 2 and v = 0
      """###
    case "hi":
      ###"""
      one	i = 0 or n = 1
      """###
    case "it":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 1 and v = 0
      """###
    case "ja":
      ###"""
      """###
    case "ko":
      ###"""
      """###
    case "nl":
      ###"""
      one	i = 1 and v = 0
      """###
    case "pl":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many	v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14
      one	i = 1 and v = 0
      """###
    case "pt":
      ###"""
      many	e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5
      one	i = 0..1
      """###
    case "ru":
      ###"""
      few	v = 0 and i % 10 = 2..4 and i % 100 != 12..14
      many	v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14
      one	v = 0 and i % 10 = 1 and i % 100 != 11
      """###
    case "sv":
      ###"""
      one	i = 1 and v = 0
      """###
    case "tr":
      ###"""
      one	n = 1
      """###
    case "zh":
      ###"""
      """###
    default: nil
    }
  }

  static func regionText(_ name: String) -> StaticString? {
    switch name {
    case "ar-dz", "ar-tn":
      ###"""
      month.1	جانفي
      month.short.1	جانفي
      month.2	فيفري
      month.short.2	فيفري
      month.4	أفريل
      month.short.4	أفريل
      month.5	ماي
      month.short.5	ماي
      month.6	جوان
      month.short.6	جوان
      month.7	جويلية
      month.short.7	جويلية
      month.8	أوت
      month.short.8	أوت
      """###
    case "ar-iq":
      ###"""
      month.1	كانون الثاني
      month.short.1	كانون الثاني
      month.2	شباط
      month.short.2	شباط
      month.3	آذار
      month.short.3	آذار
      month.4	نيسان
      month.short.4	نيسان
      month.5	أيار
      month.short.5	أيار
      month.6	حزيران
      month.short.6	حزيران
      month.7	تموز
      month.short.7	تموز
      month.8	آب
      month.short.8	آب
      month.9	أيلول
      month.short.9	أيلول
      month.10	تشرين الأول
      month.short.10	تشرين الأول
      month.11	تشرين الثاني
      month.short.11	تشرين الثاني
      month.12	كانون الأول
      month.short.12	كانون الأول
      """###
    case "ar-jo", "ar-lb", "ar-ps", "ar-sy":
      ###"""
      month.1	كانون الثاني
      month.short.1	كانون الثاني
      month.2	شباط
      month.short.2	شباط
      month.3	آذار
      month.short.3	آذار
      month.4	نيسان
      month.short.4	نيسان
      month.5	أيار
      month.short.5	أيار
      month.6	حزيران
      month.short.6	حزيران
      month.7	تموز
      month.short.7	تموز
      month.8	آب
      month.short.8	آب
      month.9	أيلول
      month.short.9	أيلول
      month.10	تشرين الأول
      month.short.10	تشرين الأول
      month.11	تشرين الثاني
      month.short.11	تشرين الثاني
      month.12	كانون الأول
      month.short.12	كانون الأول
      """###
    case "ar-ma":
      ###"""
      month.5	ماي
      month.short.5	ماي
      month.7	يوليوز
      month.short.7	يوليوز
      month.8	غشت
      month.short.8	غشت
      month.9	شتنبر
      month.short.9	شتنبر
      month.11	نونبر
      month.short.11	نونبر
      month.12	دجنبر
      month.short.12	دجنبر
      """###
    case "ar-mr":
      ###"""
      month.4	إبريل
      month.short.4	إبريل
      month.8	أغشت
      month.short.8	أغشت
      month.9	شتمبر
      month.short.9	شتمبر
      month.12	دجمبر
      month.short.12	دجمبر
      """###
    case "de-at", "de-it":
      ###"""
      month.1	Jänner
      month.short.1	Jän.
      month.short.9	Sep.
      """###
    case "en-001", "en-150", "en-ag", "en-ai", "en-at", "en-bb", "en-be", "en-bm", "en-bs", "en-cc", "en-ch", "en-ck", "en-cm", "en-cx", "en-cy", "en-cz", "en-de", "en-dg", "en-dk", "en-dm", "en-er", "en-es", "en-fi", "en-fj", "en-fk", "en-fm", "en-fr", "en-gd", "en-gg", "en-gh", "en-gi", "en-gm", "en-gs", "en-gy", "en-hk", "en-hu", "en-id", "en-il", "en-im", "en-in", "en-io", "en-it", "en-je", "en-jm", "en-ke", "en-ki", "en-kn", "en-ky", "en-lc", "en-lr", "en-ls", "en-mg", "en-mo", "en-ms", "en-mu", "en-mw", "en-my", "en-na", "en-nf", "en-ng", "en-nl", "en-no", "en-nr", "en-nu", "en-nz", "en-pg", "en-pk", "en-pl", "en-pn", "en-pt", "en-pw", "en-ro", "en-rw", "en-sb", "en-sc", "en-sd", "en-se", "en-sg", "en-sh", "en-si", "en-sk", "en-sl", "en-ss", "en-sx", "en-sz", "en-tc", "en-tk", "en-to", "en-tt", "en-tv", "en-tz", "en-ug", "en-vc", "en-vg", "en-vu", "en-ws", "en-zm":
      ###"""
      month.short.9	Sept
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      date.month-day-year	%3$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "en-ae":
      ###"""
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      date.month-day-year	%3$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "en-au":
      ###"""
      month.short.6	June
      month.short.7	July
      month.short.9	Sept
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      date.month-day-year	%3$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "en-bw", "en-bz", "en-za", "en-zw":
      ###"""
      month.short.9	Sept
      date.weekday-month-day	%1$s, %7$s %2$s
      date.weekday-month-day-year	%1$s, %7$s %2$s %4$s
      date.month-day-year	%7$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %7$s %2$s
      """###
    case "en-gb":
      ###"""
      month.short.9	Sept
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      date.month-day-year	%3$s %2$s %4$s
      date.short-weekday-month-day	%1$s %3$s %2$s
      """###
    case "en-ie", "en-mv":
      ###"""
      month.short.9	Sept
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
      date.month-day-year	%3$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "en-mt":
      ###"""
      month.short.9	Sept
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      date.month-day-year	%7$s %2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      """###
    case "es-co", "es-us":
      ###"""
      date.short-weekday-month-day	%1$s, %3$s de %2$s
      """###
    case "es-hn":
      ###"""
      date.weekday-month-day-year	%1$s %7$s de %2$s de %4$s
      date.month-day-year	%7$s de %2$s de %4$s
      """###
    case "es-mx":
      ###"""
      month.short.9	sep
      date.short-weekday-month-day	%1$s %3$s de %2$s
      """###
    case "es-pe", "es-uy":
      ###"""
      month.short.1	ene.
      month.alone.1	Enero
      month.short.2	feb.
      month.alone.2	Febrero
      month.short.3	mar.
      month.alone.3	Marzo
      month.short.4	abr.
      month.alone.4	Abril
      month.short.5	may.
      month.alone.5	Mayo
      month.short.6	jun.
      month.alone.6	Junio
      month.short.7	jul.
      month.alone.7	Julio
      month.short.8	ago.
      month.alone.8	Agosto
      month.9	setiembre
      month.short.9	set.
      month.alone.9	Setiembre
      month.short.10	oct.
      month.alone.10	Octubre
      month.short.11	nov.
      month.alone.11	Noviembre
      month.short.12	dic.
      month.alone.12	Diciembre
      """###
    case "es-py", "es-ve":
      ###"""
      month.short.1	ene.
      month.short.2	feb.
      month.short.3	mar.
      month.short.4	abr.
      month.short.5	may.
      month.short.6	jun.
      month.short.7	jul.
      month.short.8	ago.
      month.short.9	sept.
      month.short.10	oct.
      month.short.11	nov.
      month.short.12	dic.
      """###
    case "fr-ca":
      ###"""
      month.short.7	juill.
      """###
    case "fr-ch", "it-ch":
      ###"""
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
      """###
    case "fr-ma":
      ###"""
      month.short.1	jan.
      month.short.2	fév.
      month.short.3	mar.
      month.short.6	jui.
      """###
    case "pt-ao", "pt-ch", "pt-cv", "pt-gq", "pt-gw", "pt-lu", "pt-mo", "pt-mz", "pt-pt", "pt-st", "pt-tl":
      ###"""
      weekday.short.1	domingo
      weekday.short.2	segunda
      weekday.short.3	terça
      weekday.short.4	quarta
      weekday.short.5	quinta
      weekday.short.6	sexta
      weekday.short.7	sábado
      date.short-weekday-month-day	%1$s, %3$s/%8$s
      """###
    case "zh-hant-hk", "zh-hant-mo", "zh-hk", "zh-mo":
      ###"""
      date.weekday-month-day	%5$s月%3$s日%1$s
      date.weekday-month-day-year	%4$s年%5$s月%3$s日%1$s
      date.short-weekday-month-day	%5$s月%3$s日%1$s
      """###
    default: nil
    }
  }
}
