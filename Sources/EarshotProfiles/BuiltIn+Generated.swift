// Written by Scripts/embed-profiles; edit the files in Profiles/ instead.
// swift-format-ignore-file

extension BuiltIn {
  /// The identifiers of all profiles, sorted.
  public static let profileIDs: [String] = [
    "talkback-documented",
    "voiceover-documented",
  ]

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
    "talkback-documented/en",
    "voiceover-documented/en",
  ]

  static func profileText(_ name: String) -> StaticString? {
    switch name {
    case "talkback-documented":
      ###"""
      profile	talkback-documented	TalkBack, as the guidelines document it	talkback	talkback-documented	Exact words vary with device, version and manufacturer: listen on a device before you report a difference.	documented
      pauses	150	400	700
      dates	weekday-month-day	month-year	month-day-year	short-weekday-month-day
      setting	hints	usageHints	Speak usage hints	on;off	on
      setting	variant		Variants of patterns, with commas between them		
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed		container=container.list;hints=hint.activate;role=role.button	MagentaA11y, dropdown, Android announcement examples: opens drop down menu	documented
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed	pop-up-window	container=container.list;hints=hint.activate;role=role.pop-up-window	MagentaA11y, dropdown, Android, role: pop up window can be the role	documented
      pattern	dropdown.trigger	{name}, {role}, {value}, {container}, {expanded}, {hints}	collapsed	dropdown-list	container=container.list;hints=hint.activate;role=role.dropdown-list	MagentaA11y, dropdown, Android, role: dropdown list can be the role	documented
      pattern	dropdown.option	{name}, {hints}			hints=hint.activate	MagentaA11y, dropdown, Android announcement examples: other list item	documented
      pattern	dropdown.option	{selected}, {name}, {position}, {hints}	selected		hints=hint.activate;selected=state.selected.title	MagentaA11y, dropdown, Android announcement examples: selected list item	documented
      pattern	date-picker.field	{name}, {role}, {hints}. {actions}			actions=actions.available,actions.use-3-fingers;hints=hint.long-press.hyphen;role=role.edit-box	MagentaA11y, calendar date picker, Android: edit box	documented
      pattern	date-picker.open	{name} {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, calendar date picker, Android: down arrow to open picker	documented
      pattern	date-picker.title	{name}				MagentaA11y, calendar date picker, Android: title or heading	documented
      pattern	date-picker.column	{name} {role}, {hints|. }			hints=hint.adjust.title,hint.activate.title,hint.long-press.title;role=role.button	MagentaA11y, calendar date picker, Android: each day or date in a column	documented
      pattern	date-picker.action	{name} {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, calendar date picker, Android: Cancel, with Set as the other action	documented
      pattern	menu.trigger	{name}, {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, menu, Android announcement examples	documented
      pattern	menu.trigger	{name}, {role}, {hints}	collapsed		hints=hint.activate;role=role.button	MagentaA11y, menu, Android announcement examples: collapsed is not said	documented
      pattern	menu.trigger	{name}, {disabled}	disabled			MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	menu.trigger	{name} {role}, {disabled}	disabled	disabled-with-role	role=role.button	MagentaA11y, menu, Android: More options button, disabled	documented
      pattern	menu.trigger	{name}, {disabled}	collapsed;disabled			MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	menu.trigger	{name} {role}, {disabled}	collapsed;disabled	disabled-with-role	role=role.button	MagentaA11y, menu, Android: More options button, disabled	documented
      pattern	menu.item	{name}, {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, menu, Android announcement examples	documented
      pattern	menu.item	{name}, {content}, {role}, {hints}	content		hints=hint.activate;role=role.button	MagentaA11y, menu, Android announcement examples: grouping	documented
      pattern	menu.item	{name}, {role}, {selected}, {hints}	selected		hints=hint.activate;role=role.button	MagentaA11y, menu, Android announcement examples: selected state	documented
      pattern	menu.item	{name}, {disabled}	disabled			MagentaA11y, menu, Android announcement examples: disabled state	documented
      pattern	search-field.field	{name}, {value}, {role}, {hints}	placeholder		hints=hint.edit;role=role.edit-box	MagentaA11y, search, Android: name, placeholder, role, hint	documented
      pattern	search-field.results	{announcement}				MagentaA11y, search, Android: added when results are shown, optional	documented
      pattern	button	{name}, {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, button, Android announcement examples	documented
      pattern	button	{name}, {content}, {role}, {hints}	content		hints=hint.activate;role=role.button	MagentaA11y, button, Android announcement examples: grouping	documented
      pattern	button	{name}, {role}, {selected}, {hints}	selected		hints=hint.activate;role=role.button	MagentaA11y, button, Android announcement examples: selected state	documented
      pattern	button	{name}, {disabled}	disabled			MagentaA11y, button, Android announcement examples: disabled state	documented
      pattern	checkbox	{checked}, {name}, {role}, {hints}	checked		checked=state.checked.title;hints=hint.toggle;role=role.checkbox	MagentaA11y, checkbox, Android announcement examples	documented
      pattern	checkbox	{checked}, {name}, {role}, {hints}	unchecked		checked=state.unchecked.title;hints=hint.toggle;role=role.checkbox	MagentaA11y, checkbox, Android announcement examples	documented
      pattern	radio-button	{checked}, {name}, {role}, {hints}	checked		checked=state.checked.title;hints=hint.toggle;role=role.radio-button	MagentaA11y, radio button, Android: selected state	documented
      pattern	radio-button	{checked}, {name}, {role}, {hints}	unchecked		checked=state.unchecked.title;hints=hint.toggle;role=role.radio-button	MagentaA11y, radio button, Android: unselected state	documented
      pattern	radio-button	{checked}, {name}, {role}, {hints}	unchecked	double-tap-to-select	checked=state.unchecked.title;hints=hint.select;role=role.radio-button	MagentaA11y, radio button, Android: unselected state, double tap to select	documented
      pattern	switch	{switched}, {name}, {role}, {hints}	on		hints=hint.toggle;role=role.switch;switched=state.on.title	MagentaA11y, toggle switch, Android: on or off	documented
      pattern	switch	{switched}, {name}, {role}, {hints}	off		hints=hint.toggle;role=role.switch;switched=state.off.title	MagentaA11y, toggle switch, Android: on or off	documented
      pattern	switch	{switched}, {name}, {role}, {disabled}	disabled;off		role=role.switch;switched=state.off.title	MagentaA11y, toggle switch, Android: disabled state	documented
      pattern	switch	{switched}, {name}, {role}, {disabled}	disabled;on		role=role.switch;switched=state.on.title	MagentaA11y, toggle switch, Android: disabled state, on or off	documented
      pattern	slider	{value}, {name}, {role}, {hints}			hints=hint.adjust;role=role.slider	MagentaA11y, slider, Android announcement examples	documented
      pattern	text-field	{value}, {role}, {name}, {hints}			hints=hint.edit;role=role.edit-box.title	MagentaA11y, text input, Android: value entered, no value	documented
      pattern	expandable-row	{name}, {value}, {expanded}, {hints}	collapsed		hints=hint.activate	MagentaA11y, expandable, Android: label, data, state, action	documented
      pattern	link	{name}, {role}, {hints}			hints=hint.activate;role=role.link	MagentaA11y, link, Android announcement examples	documented
      pattern	link	{name}, {role}		without-hint	role=role.link	MagentaA11y, link, Android announcement examples	documented
      pattern	link	{name}, {hints}, {actions}	links		actions=links.available,links.tap-3-fingers;hints=hint.activate	MagentaA11y, link, Android: the TalkBack menu appears	documented
      pattern	link	{content}, {name}, {role}, {contentAfter}, {hints}, {actions}	content;links		actions=links.available,links.tap-3-fingers;hints=hint.activate;role=role.link	MagentaA11y, link, Android: link in a sentence, with a focus of its own	documented
      pattern	link	{name}, {disabled}	disabled			MagentaA11y, link, Android announcement examples: disabled	documented
      pattern	link	{name}, {disabled}	disabled;links			MagentaA11y, link, Android announcement examples: disabled	documented
      pattern	heading	{name}, {role}			role=role.heading	MagentaA11y, headings, Android announcement examples	documented
      pattern	text	{name}				MagentaA11y, strike-through, Android: one text for what is grouped	documented
      pattern	text	{name}, {actions}	links		actions=links.available,links.tap-3-fingers	MagentaA11y, link, Android: link in a paragraph	documented
      pattern	group	{name}, {content}				MagentaA11y, tidbit, Android: exclamation point image grouped with text	documented
      pattern	alert	{name}				MagentaA11y, alert dialog, Android: title, several swipes	documented
      pattern	alert.body	{content}				MagentaA11y, alert dialog, Android: body copy, several swipes	documented
      pattern	alert.action	{name} {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, alert dialog, Android: CTA, several swipes	documented
      pattern	alert.action	{container}, {content}, {name} {role}, {hints}		whole-alert	hints=hint.activate;role=role.button	MagentaA11y, alert dialog, Android: the whole alert in one announcement	documented
      pattern	modal.close	{name}, {role}, {hints}			hints=hint.activate;role=role.button	MagentaA11y, modal, Android: Close button, initial focus	documented
      pattern	toast	{announcement}				MagentaA11y, snackbar and toast, Android: information that disappears	documented
      pattern	dropdown.list	{name}				ours: a list has no words of its own	derived
      pattern	dropdown.dismiss	{name}, {role}, {expanded}, {hints}			hints=hint.activate;role=role.button	from the iOS row of dropdown.dismiss and from button	derived
      pattern	menu.dismiss	{name}, {role}, {expanded}, {hints}			hints=hint.activate;role=role.button	from the iOS row of menu.dismiss and from button	derived
      pattern	date-picker.heading	{name}				from date-picker.title	derived
      pattern	date-picker.close	{name}, {role}, {hints}			hints=hint.activate;role=role.button	from modal.close	derived
      pattern	date-picker.day	{selected}, {name}, {role}, {hints}			hints=hint.activate;role=role.button;selected=state.selected.title	from dropdown.option and button	derived
      pattern	date-picker.month	{name}, {role}, {hints}			hints=hint.activate;role=role.button	from button	derived
      pattern	date-picker.input	{value}, {role}, {name}, {hints}			hints=hint.edit;role=role.edit-box.title	from text-field	derived
      pattern	stepper	{value}, {name}, {hints}			hints=hint.adjust	from slider	derived
      pattern	image	{name}, {role}			role=role.image	from button: name, then role	derived
      pattern	table-row	{name}, {value}, {content}, {selected}, {hints}			hints=hint.activate	from expandable-row: label, data, state, action	derived
      pattern	tab	{selected}, {name}, {role}, {position}, {hints}			hints=hint.activate;role=role.tab;selected=state.selected.title	from dropdown.option	derived
      pattern	segment	{selected}, {name}, {role}, {position}, {hints}			hints=hint.activate;selected=state.selected.title	from dropdown.option	derived
      pattern	chip	{checked}, {name}, {role}, {selected}, {hints}			hints=hint.toggle	from checkbox and button	derived
      pattern	progress	{value}, {name}, {role}			role=role.progress-bar	from slider, which it is without adjusting	derived
      pattern	list	{name}				ours: only items are stops	derived
      pattern	radio-group	{name}				from text: the label of a group of choices	derived
      pattern	tab-bar	{name}				ours: only tabs are stops	derived
      pattern	segmented-control	{name}				ours: only segments are stops	derived
      pattern	modal	{name}				from date-picker.title: the title of a modal	derived
      pattern	sheet	{name}				from date-picker.title: the title of a sheet	derived
      pattern	sheet.close	{name}, {role}, {hints}			hints=hint.activate;role=role.button	from modal.close	derived
      pattern	modal.dismiss	{name}, {role}, {hints}			hints=hint.activate;role=role.button	from dropdown.dismiss	derived
      pattern	sheet.dismiss	{name}, {role}, {hints}			hints=hint.activate;role=role.button	from dropdown.dismiss	derived
      pattern	menu.item	{name}, {content}, {role}, {selected}, {hints}	content;selected		hints=hint.activate;role=role.button	from menu: grouping and selected state together	derived
      pattern	menu.item	{name}, {content}, {disabled}	content;disabled			from menu: grouping and disabled state together	derived
      pattern	menu.item	{name}, {selected}, {disabled}	disabled;selected			from menu: selected and disabled state together	derived
      pattern	button	{name}, {content}, {role}, {selected}, {hints}	content;selected		hints=hint.activate;role=role.button	from button: grouping and selected state together	derived
      pattern	button	{name}, {content}, {disabled}	content;disabled			from button: grouping and disabled state together	derived
      pattern	button	{name}, {selected}, {disabled}	disabled;selected			from button: selected and disabled state together	derived
      pattern	button	{name}, {content}, {selected}, {disabled}	content;disabled;selected			from button: grouping, selected and disabled state together	derived
      pattern	menu.item	{name}, {content}, {selected}, {disabled}	content;disabled;selected			from menu.item: grouping, selected and disabled state together	derived
      pattern	link	{content}, {name}, {contentAfter}, {disabled}	content;disabled;links			from link: a disabled link in a sentence	derived
      pattern	text	{name}, {hints}	actionable		hints=hint.activate	from dropdown.option: a text that can be tapped says only its hint	derived
      pattern	text	{name}, {hints}, {actions}	actionable;links		actions=links.available,links.tap-3-fingers;hints=hint.activate	from link: label, hint, links available	derived
      pattern	group	{name}, {content}, {hints}	actionable		hints=hint.activate	from dropdown.option: a group that can be tapped says only its hint	derived
      derivation	value		after name		talkback.derived.value	A value that the documented string leaves out stands behind the name.	MagentaA11y, search, Android (name, placeholder, role, hint)
      derivation	content		after name;value		talkback.derived.content	Other content of the cell stands behind the name.	MagentaA11y, button, Android (grouping)
      derivation	checked		before name		talkback.derived.checked	Checked or not checked stands before the name.	MagentaA11y, checkbox, Android
      derivation	switched		before name		talkback.derived.switched	On or off stands before the name.	MagentaA11y, toggle switch, Android
      derivation	selected		after role;name		talkback.derived.selected	Selected stands behind the role.	MagentaA11y, button, Android (selected state)
      derivation	expanded		after role;value;container		talkback.derived.expanded	Expanded stands where collapsed does; for menus behind the role.	MagentaA11y, dropdown, Android (collapsed before the hint)
      derivation	error		last		talkback.derived.error	An error stands before the hint.	TalkBack 15.1, where the error follows name and state
      derivation	disabled		last	actions;hints	talkback.derived.disabled	Disabled stands last, and what cannot be done has no hint.	MagentaA11y, toggle switch and button, Android (disabled state)
      derivation	actions		last		talkback.derived.actions	That there are custom actions is said last.	MagentaA11y, calendar date picker, Android (Actions available)
      """###
    case "voiceover-documented":
      ###"""
      profile	voiceover-documented	VoiceOver, as the guidelines document it	voiceover	voiceover-documented	Exact words vary with device and version, and iOS has no native dropdown: listen on a device before you report a difference.	documented
      pauses	150	600	700
      dates	weekday-month-day	month-year	month-day-year	month-year
      setting	hints		Speak hints	on;off	on
      setting	variant		Variants of patterns, with commas between them		
      pattern	dropdown.trigger	{name}, {value}, {role}, {expanded}, {hints}	collapsed			MagentaA11y, dropdown, iOS announcement examples	documented
      pattern	dropdown.option	{name}, {role}, {hints}				MagentaA11y, dropdown, iOS announcement examples: other options in the list	documented
      pattern	dropdown.option	{selected}, {name}, {role}, {hints}	selected		selected=state.selected.title	MagentaA11y, dropdown, iOS announcement examples: selected option	documented
      pattern	dropdown.dismiss	{name}, {role}, {expanded}				MagentaA11y, dropdown, iOS announcement examples: optional hidden button	documented
      pattern	date-picker.dismiss	{name}				MagentaA11y, calendar date picker, iOS: first invisible element, on later versions	documented
      pattern	date-picker.heading	{name}, {role}				MagentaA11y, calendar date picker, iOS: header announces as heading	documented
      pattern	date-picker.close	{name}, {role}, {hints}				MagentaA11y, calendar date picker, iOS: Close X button	documented
      pattern	date-picker.month	{name}, {role}, {adjustable}, {hints}			hints=hint.change-month,hint.adjust	MagentaA11y, calendar date picker, iOS: month and year button	documented
      pattern	date-picker.day	{name}, {role}, {hints}				MagentaA11y, calendar date picker, iOS: each date	documented
      pattern	date-picker.day	{selected}, {name}, {role}, {hints}	selected		selected=state.selected.title	MagentaA11y, calendar date picker, iOS: selected date	documented
      pattern	date-picker.day	{name}, {disabled}, {role}	disabled			MagentaA11y, calendar date picker, iOS: disabled or unavailable date	documented
      pattern	menu.trigger	{name}, {role}, {hints}				MagentaA11y, menu, iOS announcement examples	documented
      pattern	menu.trigger	{name}, {role}, {hints}	collapsed			MagentaA11y, menu, iOS announcement examples: collapsed is not said	documented
      pattern	menu.trigger	{name}, {disabled}, {role}	disabled			MagentaA11y, menu, iOS announcement examples: disabled state	documented
      pattern	menu.trigger	{name}, {disabled}, {role}	collapsed;disabled			MagentaA11y, menu, iOS announcement examples: disabled state	documented
      pattern	menu.dismiss	{name}, {role}, {expanded}				MagentaA11y, menu, iOS: invisible button in swipe past the last item	documented
      pattern	search-field.field	{name}, {role}, {hints}			hints=hint.edit	MagentaA11y, search, iOS: name, role, hint	documented
      pattern	search-field.field	{name}, {role}, {hints}		text-field	hints=hint.edit;role=role.text-field	MagentaA11y, search: identifies as a search field or text field in iOS	documented
      pattern	search-field.results	{announcement}				MagentaA11y, search, iOS: added when results are shown, optional	documented
      pattern	button	{name}, {role}, {hints}				MagentaA11y, button, iOS announcement examples	documented
      pattern	button	{name}, {role}, {hints}		title-case	role=role.button.title	MagentaA11y, button, iOS: correct announcement (Submit, Button)	documented
      pattern	button	{name}, {content}, {role}, {hints}	content			MagentaA11y, button, iOS announcement examples: grouping	documented
      pattern	button	{name}, {role}, {selected}, {hints}	selected			MagentaA11y, button, iOS announcement examples: selected state	documented
      pattern	button	{name}, {disabled}, {role}	disabled			MagentaA11y, button, iOS announcement examples: disabled state	documented
      pattern	checkbox	{name}, {checked}, {role}, {hints}				MagentaA11y, checkbox, iOS announcement examples	documented
      pattern	checkbox	{name}, {checked}, {role}, {hints}	unchecked	unselected	checked=state.unselected	MagentaA11y, checkbox, iOS: not checked or unselected are acceptable	documented
      pattern	radio-button	{name}, {role}, {hints}	unselected			MagentaA11y, radio button, iOS announcement examples	documented
      pattern	radio-button	{name}, {role}, {selected}, {hints}	selected			MagentaA11y, radio button, iOS: selected state	documented
      pattern	radio-button	{name}, {disabled}, {role}	disabled;unselected			MagentaA11y, radio button, iOS: disabled state	documented
      pattern	switch	{name}, {switched}, {role}, {hints}			hints=hint.toggle	MagentaA11y, toggle switch, iOS: on or off	documented
      pattern	switch	{name}, {switched}, {hints}		without-role	hints=hint.toggle	MagentaA11y, toggle switch, iOS: on or off, no role	documented
      pattern	switch	{name}, {disabled}, {role}, {switched}	disabled			MagentaA11y, toggle switch, iOS: disabled state	documented
      pattern	slider	{name}, {value}, {adjustable}, {hints}			hints=hint.adjust	MagentaA11y, slider, iOS announcement examples	documented
      pattern	text-field	{name}, {value}, {role}, {hints}			hints=hint.edit	MagentaA11y, text input, iOS: value entered, placeholder, neither	documented
      pattern	expandable-row	{name}, {value}, {expanded}, {role}, {hints}	collapsed			MagentaA11y, expandable, iOS: label, data, state, role	documented
      pattern	link	{name}, {role}, {hints}				MagentaA11y, link, iOS announcement examples	documented
      pattern	link	{name}, {disabled}, {role}	disabled			MagentaA11y, link, iOS announcement examples: disabled	documented
      pattern	heading	{name}, {role}				MagentaA11y, headings, iOS announcement examples	documented
      pattern	text	{name}, {hints}				MagentaA11y, strike-through, iOS: one text for what is grouped	documented
      pattern	group	{name}, {content}, {hints}				MagentaA11y, tidbit, iOS: exclamation point image grouped with text	documented
      pattern	alert	{container}, {name}			container=container.alert	MagentaA11y, alert dialog, iOS: when the alert appears	documented
      pattern	alert.body	{content}				MagentaA11y, alert dialog, iOS: separate focus area	documented
      pattern	alert.action	{name}, {role}, {hints}				MagentaA11y, alert dialog, iOS: CTA, separate focus area	documented
      pattern	modal.close	{name}, {role}, {hints}				MagentaA11y, modal, iOS: Close button, initial focus	documented
      pattern	modal.dismiss	{name}				MagentaA11y, modal, iOS: invisible button at the top of the screen	documented
      pattern	toast	{announcement}				MagentaA11y, snackbar and toast, iOS: information that disappears	documented
      pattern	dropdown.list	{name}				ours: a list has no words of its own	derived
      pattern	date-picker.field	{name}, {value}, {role}, {hints}				from dropdown.trigger: the field is a button with a value	derived
      pattern	date-picker.title	{name}, {role}				from date-picker.heading	derived
      pattern	menu.item	{name}, {content}, {role}, {selected}, {hints}				from button: menu items follow button guidance (menu, screen reader, name)	derived
      pattern	date-picker.wheel	{name}, {role}, {adjustable}, {hints}			hints=hint.adjust;role=role.picker-item	from date-picker.month and the picker item of MagentaA11y, picker	derived
      pattern	stepper	{name}, {value}, {adjustable}, {hints}			hints=hint.adjust	from slider: a stepper is adjustable	derived
      pattern	image	{name}, {role}				from button: name, then role	derived
      pattern	table-row	{name}, {value}, {content}, {role}, {selected}, {hints}				from button: name, content, role, state	derived
      pattern	tab	{selected}, {name}, {role}, {position}, {hints}			selected=state.selected.title	from dropdown.option; a tab says its place last	derived
      pattern	segment	{selected}, {name}, {role}, {position}, {hints}			selected=state.selected.title	from dropdown.option; a segment says its place last	derived
      pattern	chip	{name}, {role}, {selected}, {hints}				from button	derived
      pattern	progress	{name}, {value}				from slider, which it is without adjusting	derived
      pattern	list	{name}				ours: only items are stops	derived
      pattern	radio-group	{name}, {role}				from heading: the label of a group of choices	derived
      pattern	tab-bar	{name}				ours: only tabs are stops	derived
      pattern	segmented-control	{name}				ours: only segments are stops	derived
      pattern	modal	{name}, {role}				from date-picker.heading: the title of a modal is a heading	derived
      pattern	sheet	{name}, {role}				from date-picker.heading: the title of a sheet is a heading	derived
      pattern	sheet.close	{name}, {role}, {hints}				from modal.close	derived
      pattern	sheet.dismiss	{name}				from date-picker.dismiss	derived
      pattern	button	{name}, {content}, {role}, {selected}, {hints}	content;selected			from button: grouping and selected state together	derived
      pattern	button	{name}, {content}, {disabled}, {role}	content;disabled			from button: grouping and disabled state together	derived
      pattern	button	{name}, {disabled}, {role}, {selected}	disabled;selected			from button: disabled and selected state together	derived
      pattern	button	{name}, {content}, {disabled}, {role}, {selected}	content;disabled;selected			from button: grouping, disabled and selected state together	derived
      pattern	date-picker.day	{selected}, {name}, {disabled}, {role}	disabled;selected		selected=state.selected.title	from date-picker.day: selected and disabled date together	derived
      derivation	value		after name		voiceover.derived.value	A value that the documented string leaves out stands behind the name.	MagentaA11y, text input, iOS (name, value, role, hint)
      derivation	content		after name;value		voiceover.derived.content	Other content of the cell stands behind name and value.	MagentaA11y, button, iOS (grouping)
      derivation	checked		after name;value		voiceover.derived.checked	Checked or not checked stands behind the name.	MagentaA11y, checkbox, iOS
      derivation	switched		after name;value		voiceover.derived.switched	On or off stands behind the name.	MagentaA11y, toggle switch, iOS
      derivation	selected		after role		voiceover.derived.selected	Selected stands behind the role.	MagentaA11y, button, iOS (selected state)
      derivation	error		after name;value;content		voiceover.derived.error	An error stands behind the value. (Ours.)	Earshot
      derivation	expanded		after role		voiceover.derived.expanded	Expanded stands where collapsed does; for menus behind the role.	MagentaA11y, dropdown, iOS (collapsed behind the role)
      derivation	disabled		before role;adjustable	hints	voiceover.derived.disabled	Dimmed stands between name (and value) and role; what cannot be done has no hint.	MagentaA11y, button and toggle switch, iOS (disabled state)
      derivation	actions		last		voiceover.derived.actions	That there are custom actions is said last.	VoiceOver, Verbosity, Actions
      """###
    default: nil
    }
  }

  static func vocabularyText(_ name: String) -> StaticString? {
    switch name {
    case "components/ar":
      ###"""
      date.month-day-year	%3$s %2$s، %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s، %3$s %2$s
      date.weekday-month-day	%1$s، %3$s %2$s
      date.weekday-month-day-year	%1$s، %3$s %2$s، %4$s
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
      weekday.short.1	أحد
      weekday.short.2	اثنين
      weekday.short.3	ثلاثاء
      weekday.short.4	أربعاء
      weekday.short.5	خميس
      weekday.short.6	جمعة
      weekday.short.7	سبت
      """###
    case "components/de":
      ###"""
      date.month-day-year	%3$s. %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s %3$s. %2$s
      date.weekday-month-day	%1$s, %3$s. %2$s
      date.weekday-month-day-year	%1$s, %3$s. %2$s %4$s
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
      date.month-day-year	%2$s %3$s, %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s, %2$s %3$s
      date.weekday-month-day	%1$s, %2$s %3$s
      date.weekday-month-day-year	%1$s, %2$s %3$s, %4$s
      label.calendar	Calendar
      label.cancel	Cancel
      label.close	Close
      label.close-modal	Double tap to close modal
      label.dismiss-context-menu	Dismiss context menu
      label.dismiss-pop-up	Double tap to dismiss pop up window
      label.results	Auto search results below
      label.search	Search
      label.set	Set
      label.show-date-picker	Show date picker
      month.1	January
      month.10	October
      month.11	November
      month.12	December
      month.2	February
      month.3	March
      month.4	April
      month.5	May
      month.6	June
      month.7	July
      month.8	August
      month.9	September
      month.short.1	Jan
      month.short.10	Oct
      month.short.11	Nov
      month.short.12	Dec
      month.short.2	Feb
      month.short.3	Mar
      month.short.4	Apr
      month.short.5	May
      month.short.6	Jun
      month.short.7	Jul
      month.short.8	Aug
      month.short.9	Sep
      name.checkbox	%1$s checkbox
      name.menu	%1$s menu
      name.required	%1$s, required
      state-word.closes	closes
      state-word.collapsed	collapsed
      state-word.collapses	collapses
      state-word.expanded	expanded
      state-word.expands	expands
      state-word.opens	opens
      value.checked	checked
      value.in-progress	In progress
      value.mixed	mixed
      value.percent	%1$s%%
      value.unchecked	not checked
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
      """###
    case "components/es":
      ###"""
      date.month-day-year	%3$s de %2$s de %4$s
      date.month-year	%2$s de %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s de %2$s
      date.weekday-month-day-year	%1$s, %3$s de %2$s de %4$s
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
      month.1	जनवरी
      month.10	अक्तूबर
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
      month.short.10	अक्तू॰
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
      date.month-day-year	%4$s年%2$s%3$s日
      date.month-year	%4$s年%2$s
      date.short-weekday-month-day	%2$s%3$s日(%1$s)
      date.weekday-month-day	%2$s%3$s日 %1$s
      date.weekday-month-day-year	%4$s年%2$s%3$s日 %1$s
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
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s
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
      date.month-year	%2$s %4$s г.
      date.short-weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day	%1$s, %3$s %2$s
      date.weekday-month-day-year	%1$s, %3$s %2$s %4$s г.
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
      month.short.3	марта
      month.short.4	апр.
      month.short.5	мая
      month.short.6	июня
      month.short.7	июля
      month.short.8	авг.
      month.short.9	сент.
      weekday.1	воскресенье
      weekday.2	понедельник
      weekday.3	вторник
      weekday.4	среда
      weekday.5	четверг
      weekday.6	пятница
      weekday.7	суббота
      weekday.short.1	Вс
      weekday.short.2	Пн
      weekday.short.3	Вт
      weekday.short.4	Ср
      weekday.short.5	Чт
      weekday.short.6	Пт
      weekday.short.7	Сб
      """###
    case "components/sv":
      ###"""
      date.month-day-year	%3$s %2$s %4$s
      date.month-year	%2$s %4$s
      date.short-weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day	%1$s %3$s %2$s
      date.weekday-month-day-year	%1$s %3$s %2$s %4$s
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
      date.month-day-year	%4$s年%2$s%3$s日
      date.month-year	%4$s年%2$s
      date.short-weekday-month-day	%2$s%3$s日 %1$s
      date.weekday-month-day	%2$s%3$s日 %1$s
      date.weekday-month-day-year	%4$s年%2$s%3$s日 %1$s
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
      date.month-day-year	%4$s年%2$s%3$s日
      date.month-year	%4$s年%2$s
      date.short-weekday-month-day	%2$s%3$s日 %1$s
      date.weekday-month-day	%2$s%3$s日 %1$s
      date.weekday-month-day-year	%4$s年%2$s%3$s日 %1$s
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
    case "talkback-documented/en":
      ###"""
      actions.available	Actions available
      actions.use-3-fingers	use Tap with 3 fingers to view
      container.list	in list
      error	Error: %1$s
      hint.activate	double tap to activate
      hint.activate.title	Double tap to activate
      hint.adjust	swipe up or swipe down to adjust
      hint.adjust.title	Swipe up or swipe down to adjust
      hint.custom	double tap to %1$s
      hint.custom-long-press	double tap and hold to %1$s
      hint.edit	double tap to edit text
      hint.long-press	double tap and hold to long press
      hint.long-press.hyphen	Double-tap and hold to long press
      hint.long-press.title	Double tap and hold to long press
      hint.select	double tap to select
      hint.toggle	double tap to toggle
      links.available	links available
      links.tap-3-fingers	tap with three fingers to view
      position	%1$s of %2$s
      role.button	button
      role.checkbox	checkbox
      role.dropdown-list	dropdown list
      role.edit-box	edit box
      role.edit-box.title	Edit box
      role.heading	heading
      role.image	image
      role.link	link
      role.pop-up-window	pop up window
      role.progress-bar	progress bar
      role.radio-button	radio button
      role.slider	slider
      role.switch	Switch
      role.tab	tab
      state.checked	checked
      state.checked.title	Checked
      state.collapsed	collapsed
      state.disabled	disabled
      state.expanded	expanded
      state.mixed	partially checked
      state.off	off
      state.off.title	Off
      state.on	on
      state.on.title	On
      state.selected	selected
      state.selected.title	Selected
      state.unchecked	not checked
      state.unchecked.title	Not checked
      state.unselected	not selected
      """###
    case "voiceover-documented/en":
      ###"""
      actions.available	actions available
      container.alert	Alert
      container.list	in list
      error	%1$s
      hint.adjust	swipe up or down with one finger to adjust the value
      hint.change-month	double tap to change month and year
      hint.edit	double tap to edit
      hint.toggle	double tap to toggle setting
      position	%1$s of %2$s
      role.adjustable	adjustable
      role.back-button	back button
      role.button	button
      role.button.title	Button
      role.heading	heading
      role.image	image
      role.link	link
      role.picker-item	picker item
      role.pop-up-button	pop up button
      role.search-field	Search field
      role.secure-text-field	secure text field
      role.switch	switch button
      role.tab	tab
      role.text-field	text field
      state.checked	checked
      state.collapsed	collapsed
      state.disabled	dimmed
      state.expanded	expanded
      state.mixed	mixed
      state.off	off
      state.on	on
      state.selected	selected
      state.selected.title	Selected
      state.unchecked	not checked
      state.unselected	unselected
      """###
    default: nil
    }
  }
}
