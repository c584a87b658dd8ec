// Written by Scripts/embed-profiles; edit the files in Profiles/widgets/ instead.
// swift-format-ignore-file

extension StockTable {
  static func text(_ name: String) -> StaticString {
    switch name {
    case "compose/talkback":
      ###"""
      widget	image.content	Badge or Text next to the widget	medium	
      	class	TextView
      	text	{name}
      widget	slider.content	Badge or Text next to the widget	medium	
      	class	TextView
      	text	{name}
      widget	stepper.content	Badge or Text next to the widget	medium	
      	class	TextView
      	text	{name}
      widget	progress.content	Badge or Text next to the widget	medium	
      	class	TextView
      	text	{name}
      widget	rating.content	Badge or Text next to the widget	medium	
      	class	TextView
      	text	{name}
      widget	page-control.content	Badge or Text next to the widget	medium	
      	class	TextView
      	text	{name}
      widget	button	Button, TextButton, OutlinedButton	high	
      	class	View
      	text	
      	children	name | visible | value | content | class Button
      selected	checked	picked
      selected	selected	false
      selected	state	{compose.selected}
      unselected	checked	picked
      unselected	state	{compose.not_selected}
      widget	toggle-button	IconToggleButton	high	
      	class	View
      	text	
      	children	name | value | content | class CheckBox
      	checked	picked
      	selected	false
      widget	checkbox	Row(Modifier.toggleable(role = Checkbox)) { Checkbox(null); Text }	high	
      	class	View
      	text	
      	children	name | content | class CheckBox
      	checked	picked
      	state	
      mixed	state	{compose.indeterminate}
      widget	switch	Row(Modifier.toggleable(role = Switch)) { Text; Switch(onCheckedChange = null) }	high	
      	class	View
      	text	
      	description	{name}
      	role	{compose.switch_role}
      	checked	picked
      	state	
      selected	state	{compose.state_on}
      unselected	state	{compose.state_off}
      mixed	state	{compose.indeterminate}
      has-content	description	
      has-content	role	
      has-content	checked	
      has-content	state	
      has-content	children	name | content | checked Switch
      has-content selected	children	name | content | checked Switch {compose.state_on}
      has-content unselected	children	name | content | checked Switch {compose.state_off}
      widget	radio-button	Row(Modifier.selectable(role = RadioButton)) outside a selectableGroup	high	
      	class	View
      	text	
      	children	name | value | content | class RadioButton
      	checked	picked
      	selected	false
      selected	state	{compose.selected}
      selected	clickable	false
      unselected	state	{compose.not_selected}
      widget	radio-group.option	Column(Modifier.selectableGroup()) { Row(Modifier.selectable(role = RadioButton)) { RadioButton(null); Text } }	high	
      	class	View
      	text	
      	children	name | value | content | class RadioButton
      	checked	picked
      	selected	false
      selected	state	{compose.selected}
      selected	clickable	false
      unselected	state	{compose.not_selected}
      widget	radio-group.collection	Modifier.selectableGroup	high	
      	class	View
      	selection	none
      widget	segmented-control.option	SingleChoiceSegmentedButtonRow, MultiChoiceSegmentedButtonRow	high	
      	class	View
      	text	
      	children	name | value | content | class RadioButton
      	checked	picked
      	selected	false
      selected	state	{compose.selected}
      selected	clickable	false
      unselected	state	{compose.not_selected}
      	role	
      several	children	name | content
      several	place	false
      several	clickable	true
      several selected	state	
      several selected	clickable	true
      several unselected	state	
      widget	segmented-control.collection	SingleChoiceSegmentedButtonRow, MultiChoiceSegmentedButtonRow	high	
      several	selection	
      widget	tab	Tab outside a row	high	
      	class	View
      	role	{compose.tab}
      	selected	picked
      selected	clickable	false
      has-content	text	
      has-content	role	
      has-content	children	name | value | content | role {compose.tab}
      has-value	text	
      has-value	role	
      has-value	children	name | value | content | role {compose.tab}
      widget	tab-bar.option	PrimaryTabRow, SecondaryTabRow, TabRow with Tab	high	
      	class	View
      	role	{compose.tab}
      	selected	picked
      selected	clickable	false
      has-content	text	
      has-content	role	
      has-content	children	name | value | content | role {compose.tab}
      has-value	text	
      has-value	role	
      has-value	children	name | value | content | role {compose.tab}
      at-bottom has-content	children	name | role {compose.tab}
      at-side has-content	children	name | role {compose.tab}
      widget	navigation-drawer.option	NavigationDrawerItem	high	
      	class	View
      	role	{compose.tab}
      	selected	picked
      selected	clickable	false
      has-content	text	
      has-content	role	
      has-content	children	name | value | content | role {compose.tab}
      has-value	text	
      has-value	role	
      has-value	children	name | value | content | role {compose.tab}
      	place	false
      widget	navigation-drawer.collection	NavigationDrawerItem	high	
      	selection	
      widget	chip	FilterChip, InputChip	high	
      	class	View
      	text	
      	children	name | value | content | class CheckBox
      	checked	picked
      	selected	false
      selected	state	{compose.selected}
      unselected	state	{compose.not_selected}
      widget	chip-group.option	FilterChip, InputChip	medium	
      	class	View
      	text	
      	children	name | value | content | class CheckBox
      	checked	picked
      	selected	false
      selected	state	{compose.selected}
      unselected	state	{compose.not_selected}
      	place	false
      widget	chip-group.collection	FilterChip, InputChip	medium	
      	selection	
      widget	slider	Slider(Modifier.semantics { contentDescription = "Volume" })	high	
      	state	{value}
      percent	state	{compose.template_percent number}
      of-range	state	{compose.template_percent share}
      widget	range-slider.start	RangeSlider	high	
      	state	{value}
      percent	state	{compose.template_percent number}
      of-range	state	{compose.template_percent share}
      	description	{compose.range_start}
      own-name	description	{name}
      widget	range-slider.end	RangeSlider	high	
      	state	{value}
      percent	state	{compose.template_percent number}
      of-range	state	{compose.template_percent share}
      	description	{compose.range_end}
      own-name	description	{name}
      widget	progress	LinearProgressIndicator(progress = { 0.4f })	high	
      	state	{value}
      percent	state	{compose.template_percent number}
      of-range	state	{compose.template_percent share}
      widget	loading	CircularProgressIndicator()	high	
      	state	{compose.in_progress}
      widget	text-field.reveal	IconButton of the app in trailingIcon	high	
      	class	View
      	text	
      	children	name | class Button
      widget	text-field	TextField / OutlinedTextField	high	
      	class	EditText
      	text	{value}
      	description	
      	state	
      	hint-text	
      	shows-hint	false
      	children	name | content | hint
      no-name no-value	children	placeholder | content | hint
      no-value editing	children	name | placeholder | content | hint
      no-name no-value no-placeholder	state	{compose.state_empty}
      read-only	editable	false
      read-only	long-clickable	true
      widget	search-field.field	SearchBar { SearchBarDefaults.InputField(placeholder) }	medium	
      	class	EditText
      	text	{value}
      	state	
      	hint-text	
      	shows-hint	false
      	children	name | hint
      no-value	children	name | placeholder | hint
      no-name	children	description {compose.m3c_search_bar_search} | hint
      no-name no-value	children	description {compose.m3c_search_bar_search} | placeholder | hint
      widget	dropdown.trigger	ExposedDropdownMenuBox { TextField(readOnly, Modifier.menuAnchor(PrimaryNotEditable)) }	high	
      	class	EditText
      	text	{value}
      	label-for	
      	children	name | class Spinner
      	editable	false
      	long-clickable	true
      no-value	text	
      no-value	children	name | placeholder | class Spinner
      expanded	focused	true
      widget	dropdown.option	DropdownMenuItem	high	
      not-radio not-checkbox	class	View
      not-radio not-checkbox	text	
      not-radio not-checkbox	children	name | content
      not-radio not-checkbox	selected	false
      not-radio not-checkbox	place	false
      widget	dropdown.collection	DropdownMenuItem	high	
      	selection	
      widget	menu.trigger	IconButton { Icon(contentDescription = "More options") }	high	
      	class	View
      	description	
      	children	description {name} | class Button
      widget	menu.item	DropdownMenuItem	high	
      not-radio not-checkbox	class	View
      not-radio not-checkbox	text	
      not-radio not-checkbox	children	name | content
      not-radio not-checkbox	place	false
      radio	class	View
      radio	text	
      radio	children	name | content | class RadioButton
      radio	place	false
      radio selected	state	{compose.selected}
      radio selected	clickable	false
      radio unselected	state	{compose.not_selected}
      checkbox	class	View
      checkbox	text	
      checkbox	children	name | content | class CheckBox
      checkbox	place	false
      widget	list.rows	LazyColumn	medium	
      	class	View
      	collection	unknown
      widget	grid.rows	LazyVerticalGrid	low	
      	class	View
      	collection	unknown
      widget	carousel.rows	HorizontalPager	high	
      	class	View
      	collection	columns
      	actions	PAGE_LEFT | PAGE_RIGHT
      widget	table-row	ListItem(Modifier.clickable)	high	
      	class	View
      	text	
      	children	name | value | content
      selected	checked	picked
      selected	selected	false
      selected	state	{compose.selected}
      unselected	checked	picked
      unselected	state	{compose.not_selected}
      widget	card	Card(onClick)	high	
      	class	View
      	text	
      	children	name | value | content
      widget	navigation-bar.title	TopAppBar(title = { Text })	medium	
      	heading	false
      widget	navigation-bar.back	TopAppBar(navigationIcon = { IconButton { Icon("Back") } })	high	
      	class	View
      	description	
      	children	description {name} | class Button
      widget	sheet.grabber	BottomSheetDefaults.DragHandle	high	
      	class	View
      	text	
      	description	
      	state	
      	clickable	false
      	children	description {compose.m3c_bottom_sheet_drag_handle_description}
      	actions	DISMISS {compose.m3c_bottom_sheet_dismiss_description} | EXPAND {compose.m3c_bottom_sheet_expand_description}
      own-name	children	description {name}
      size-expanded	actions	DISMISS {compose.m3c_bottom_sheet_dismiss_description} | COLLAPSE {compose.m3c_bottom_sheet_collapse_description}
      widget	image	Image(contentDescription)	high	
      	class	ImageView
      	description	{name}
      widget	text	Text	high	
      	class	TextView
      widget	heading	Text(Modifier.semantics { heading() })	high	
      	class	TextView
      	heading	true
      widget	expandable-row	Modifier.clickable with semantics { expand { } }	high	
      	class	View
      	text	
      	children	name | value | content
      widget	alert.title	AlertDialog(title)	high	
      	class	TextView
      widget	alert.body	AlertDialog(text)	high	
      	class	TextView
      widget	alert.button	TextButton in AlertDialog	high	
      	class	View
      	text	
      	children	name | class Button
      widget	toast	Snackbar	high	
      	class	TextView
      widget	link	Text with a LinkAnnotation	medium	
      	class	TextView
      widget	date-picker.day	DatePicker, day cell	high	
      	class	TextView
      	text	{compose.m3c_date_picker_today_description}, {date}
      	children	class Button
      	checked	picked
      	selected	false
      not-today	text	{date}
      selected	state	{compose.selected}
      unselected	state	{compose.not_selected}
      widget	time-picker.hour	TimePicker, TimeSelector	high	
      not-input	class	View
      not-input	description	
      not-input	children	description {compose.m3c_time_picker_hour_selection} | description {compose.m3c_time_picker_hour_suffix value} | class RadioButton
      not-input	checked	picked
      not-input hours-24	children	description {compose.m3c_time_picker_hour_selection} | description {compose.m3c_time_picker_hour_24h_suffix value} | class RadioButton
      not-input selected	state	{compose.selected}
      not-input selected	clickable	false
      not-input unselected	state	{compose.not_selected}
      input	hint-text	
      input	long-clickable	true
      input	children	description {compose.m3c_time_picker_hour_text_field}
      widget	time-picker.minute	TimePicker, TimeSelector	high	
      not-input	class	View
      not-input	description	
      not-input	children	description {compose.m3c_time_picker_minute_selection} | description {compose.m3c_time_picker_minute_suffix value} | class RadioButton
      not-input	checked	picked
      not-input selected	state	{compose.selected}
      not-input selected	clickable	false
      not-input unselected	state	{compose.not_selected}
      input	hint-text	
      input	long-clickable	true
      input	children	description {compose.m3c_time_picker_minute_text_field}
      widget	time-picker.period	TimePicker, period toggle	high	
      	class	View
      	text	
      	children	name | class Button
      	checked	picked
      selected	state	{compose.selected}
      unselected	state	{compose.not_selected}
      widget	time-picker.collection	TimePicker, period toggle	high	
      	class	View
      	selection	none
      	description	{compose.m3c_time_picker_period_toggle_description}
      widget	time-picker.number	TimePicker, ClockText	medium	
      	class	View
      	text	
      	children	description {compose.m3c_time_picker_hour_suffix value}
      	checked	picked
      	selected	false
      hours-24	children	description {compose.m3c_time_picker_hour_24h_suffix value}
      minutes	children	description {compose.m3c_time_picker_minute_suffix value}
      selected	state	{compose.selected}
      unselected	state	{compose.not_selected}
      widget	time-picker.mode	DisplayModeToggleButton	medium	
      	class	View
      	text	
      	children	description {compose.m3c_time_picker_toggle_keyboard} | class Button
      input	children	description {compose.m3c_time_picker_toggle_touch} | class Button
      """###
    case "flutter/talkback":
      ###"""
      widget	text-field.content	InputDecoration(helperText)	high	
      	class	View
      	text	
      	description	{name}
      widget	stepper.content	InputDecoration(helperText)	high	
      	class	View
      	text	
      	description	{name}
      widget	rating.content	InputDecoration(helperText)	high	
      	class	View
      	text	
      	description	{name}
      widget	page-control.content	InputDecoration(helperText)	high	
      	class	View
      	text	
      	description	{name}
      widget	button	ElevatedButton, FilledButton, OutlinedButton, TextButton	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	selected	picked
      widget	toggle-button	IconButton(isSelected)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	selected	picked
      	tooltip	{name}
      has-content	tooltip	
      widget	switch	Switch	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Switch
      	checked	picked
      widget	checkbox	CheckboxListTile	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	CheckBox
      	checked	picked
      mixed	checked	off
      widget	radio-group.option	RadioListTile	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	RadioButton
      	checked	picked
      	selected	false
      	place	false
      widget	radio-group.collection	RadioListTile	high	
      	class	View
      	selection	
      widget	radio-button	RadioListTile alone	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	RadioButton
      	checked	picked
      	selected	false
      	place	false
      widget	slider	Slider inside Semantics(label)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	SeekBar
      	actions	SCROLL_FORWARD | SCROLL_BACKWARD
      disabled	class	View
      disabled	actions	
      widget	range-slider.start	RangeSlider	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	SeekBar
      	actions	SCROLL_FORWARD | SCROLL_BACKWARD
      disabled	class	View
      disabled	actions	
      	description	{value}
      own-name	description	{value}, {name}
      widget	range-slider.end	RangeSlider	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	SeekBar
      	actions	SCROLL_FORWARD | SCROLL_BACKWARD
      disabled	class	View
      disabled	actions	
      	description	{value}
      own-name	description	{value}, {name}
      widget	text-field	TextField(decoration)	high	
      	class	EditText
      	text	{value}
      	description	
      	state	
      	children	
      	label-for	
      	hint-text	{name}\n{placeholder}\n{hint}
      	shows-hint	false
      	long-clickable	false
      read-only	class	View
      read-only	editable	false
      read-only	clickable	false
      widget	search-field.field	SearchBar(hintText)	medium	
      	class	EditText
      	text	{value}
      	description	
      	state	
      	children	
      	label-for	
      	hint-text	{name}\n{placeholder}\n{hint}
      	shows-hint	false
      	long-clickable	false
      read-only	class	View
      read-only	editable	false
      read-only	clickable	false
      	hint-text	{placeholder}
      no-placeholder	hint-text	{name}
      widget	dropdown.trigger	DropdownButton(value)	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	label-for	
      	description	{name}\n{value}\n{placeholder}
      has-value	description	{name}\n{value}
      widget	dropdown.option	DropdownMenuItem	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      not-radio not-checkbox	class	Button
      not-radio not-checkbox	selected	false
      not-radio not-checkbox	place	false
      widget	dropdown.collection	DropdownMenuItem	medium	
      	selection	
      widget	menu.trigger	PopupMenuButton	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	tooltip	{name}
      widget	menu.item	PopupMenuItem	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	place	false
      	selected	false
      checkbox	class	CheckBox
      checkbox	checked	picked
      radio	class	RadioButton
      radio	checked	picked
      widget	tab-bar.option	NavigationBar with NavigationDestination, or TabBar at the top	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	role	
      	description	{name}\n{content}\n{flutter.material.tabLabel place count}
      	selected	picked
      	clickable	true
      	place	false
      at-top	class	View
      widget	tab-bar.collection	NavigationBar with NavigationDestination, or TabBar at the top	high	
      	selection	
      widget	navigation-drawer.option	NavigationDrawer	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	role	
      	description	{name}\n{content}\n{flutter.material.tabLabel place count}
      	selected	picked
      	clickable	true
      	place	false
      widget	navigation-drawer.collection	NavigationDrawer	high	
      	selection	
      widget	segmented-control.option	SegmentedButton	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	RadioButton
      	role	
      	checked	picked
      	selected	false
      	clickable	true
      	place	false
      several	class	CheckBox
      widget	segmented-control.collection	SegmentedButton	high	
      	selection	
      widget	chip	FilterChip, ChoiceChip, InputChip	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	selected	picked
      	checked	
      widget	chip-group.option	FilterChip, ChoiceChip, InputChip	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	selected	picked
      	checked	
      	place	false
      widget	chip-group.collection	FilterChip, ChoiceChip, InputChip	high	
      	selection	
      widget	list.rows	ListView	high	
      	class	View
      	collection	rows
      widget	grid.rows	GridView	low	
      	class	View
      	collection	rows
      widget	carousel.rows	PageView	low	
      	class	View
      	collection	
      widget	table-row	ListTile(onTap)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	description	{name}\n{value}\n{content}, {hint}
      	selected	picked
      widget	card	Card with InkWell	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	description	{name}\n{value}\n{content}, {hint}
      widget	navigation-bar.title	AppBar(title)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	heading	false
      widget	navigation-bar.back	BackButton	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      not-own-name	description	{flutter.material.backButtonTooltip}
      not-own-name	tooltip	{flutter.material.backButtonTooltip}
      widget	alert.title	AlertDialog(title)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      widget	alert.body	AlertDialog(content)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      widget	alert.button	TextButton in AlertDialog	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      widget	sheet.grabber	showModalBottomSheet(showDragHandle: true)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	description	{flutter.material.modalBarrierDismissLabel}
      	actions	
      widget	toast	SnackBar	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	live	polite
      	actions	DISMISS
      widget	banner	MaterialBanner	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	live	polite
      widget	expandable-row	ExpansionTile	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	actions	
      collapsed	click-label	{flutter.material.expansionTileCollapsedTapHint}
      expanded	click-label	{flutter.material.expansionTileExpandedTapHint}
      widget	reorderable-row.row	ReorderableListView	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	custom-actions	{flutter.material.reorderItemUp} | {flutter.material.reorderItemDown}
      widget	progress	LinearProgressIndicator(semanticsLabel)	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      widget	loading	CircularProgressIndicator(semanticsLabel)	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	description	{name}
      widget	image	Image(semanticLabel)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	ImageView
      widget	text	Text	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      widget	heading	Semantics(headingLevel: 2)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	heading	true
      widget	link	Semantics(link: true)	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	View
      	actions	
      widget	picker-wheel.wheel	CupertinoPicker	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	SeekBar
      	description	{name}
      	actions	SCROLL_FORWARD | SCROLL_BACKWARD
      	long-clickable	false
      	clickable	false
      widget	picker-wheel.collection	CupertinoPicker	high	
      	class	View
      	actions	
      widget	date-picker.day	CalendarDatePicker, day	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	description	{day}, {date}
      	selected	picked
      today	description	{day}, {date}, {flutter.material.currentDateLabel}
      widget	time-picker.hour	TimePickerDialog, hour	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      not-input	class	SeekBar
      not-input	description	{flutter.material.timePickerHourModeAnnouncement} {value}
      not-input	clickable	false
      not-input	actions	SCROLL_FORWARD | SCROLL_BACKWARD
      widget	time-picker.minute	TimePickerDialog, minute	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      not-input	class	SeekBar
      not-input	description	{flutter.material.timePickerMinuteModeAnnouncement} {value}
      not-input	clickable	false
      not-input	actions	SCROLL_FORWARD | SCROLL_BACKWARD
      widget	time-picker.period	TimePickerDialog, AM and PM	high	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	RadioButton
      	description	{name}
      	checked	picked
      	place	false
      widget	time-picker.collection	TimePickerDialog, AM and PM	high	
      	class	View
      	selection	
      widget	time-picker.mode	TimePickerDialog	medium	
      	text	
      	description	{value}, {name}\n{content}, {hint}
      	children	
      	state	
      	class	Button
      	description	{flutter.material.inputTimeModeButtonLabel}
      input	description	{flutter.material.dialModeButtonLabel}
      """###
    case "flutter/voiceover":
      ###"""
      widget	text-field.content	InputDecoration(helperText)	high	
      	label	{name}\n{content}
      	label	{name}
      	traits	staticText
      widget	stepper.content	InputDecoration(helperText)	high	
      	label	{name}\n{content}
      	label	{name}
      	traits	staticText
      widget	button	ElevatedButton, FilledButton, OutlinedButton, TextButton	high	
      	label	{name}\n{content}
      widget	toggle-button	IconButton(isSelected)	high	
      	label	{name}\n{content}
      widget	switch	Switch	high	
      	label	{name}\n{content}
      widget	checkbox	CheckboxListTile	high	
      	label	{name}\n{content}
      	traits	button switchButton
      	value	0
      selected	value	1
      widget	radio-group.option	RadioListTile	high	
      	label	{name}\n{content}
      	context	false
      	hint	{flutter.widgets.radioButtonUnselectedLabel}
      selected	hint	
      widget	radio-button	RadioListTile alone	high	
      	label	{name}\n{content}
      	context	false
      	hint	{flutter.widgets.radioButtonUnselectedLabel}
      selected	hint	
      widget	slider	Slider inside Semantics(label)	high	
      	label	{name}\n{content}
      disabled	traits	
      widget	range-slider.start	RangeSlider	high	
      	label	{name}\n{content}
      disabled	traits	
      	label	
      own-name	label	{name}
      widget	range-slider.end	RangeSlider	high	
      	label	{name}\n{content}
      disabled	traits	
      	label	
      own-name	label	{name}
      widget	text-field	TextField(decoration)	high	
      	label	{name}\n{content}
      	label	{name}\n{placeholder}
      	value	{value}
      	traits	textEntry
      has-value	label	{name}
      read-only	traits	
      widget	search-field.field	SearchBar(hintText)	medium	
      	label	{name}\n{content}
      	label	{placeholder}
      	value	{value}
      	traits	textEntry
      no-placeholder	label	{name}
      widget	dropdown.trigger	DropdownButton(value)	medium	
      	label	{name}\n{content}
      	traits	button
      	status	false
      	label	{name}\n{value}
      	value	
      widget	dropdown.option	DropdownMenuItem	medium	
      	label	{name}\n{content}
      not-radio not-checkbox	traits	button
      not-radio not-checkbox	value	
      widget	menu.trigger	PopupMenuButton	high	
      	label	{name}\n{content}
      	traits	button
      	status	false
      widget	menu.item	PopupMenuItem	high	
      	label	{name}\n{content}
      	traits	button
      	value	
      checkbox	traits	button switchButton
      checkbox	value	0
      checkbox selected	value	1
      widget	tab-bar.option	NavigationBar with NavigationDestination, or TabBar at the top	high	
      	label	{name}\n{content}
      	label	{name}\n{content}\n{flutter.material.tabLabel place count}
      	traits	button
      	context	false
      selected	traits	button selected
      at-top	traits	staticText
      at-top selected	traits	selected
      widget	navigation-drawer.option	NavigationDrawer	high	
      	label	{name}\n{content}
      	label	{name}\n{content}\n{flutter.material.tabLabel place count}
      	traits	staticText
      	context	false
      selected	traits	selected
      widget	segmented-control.option	SegmentedButton	high	
      	label	{name}\n{content}
      	traits	button
      	context	false
      several selected	value	1
      several selected	traits	button switchButton
      several unselected	value	0
      several unselected	traits	button switchButton
      widget	chip	FilterChip, ChoiceChip, InputChip	high	
      	label	{name}\n{content}
      	traits	button
      selected	traits	button selected
      widget	chip-group.option	FilterChip, ChoiceChip, InputChip	high	
      	label	{name}\n{content}
      	traits	button
      selected	traits	button selected
      	context	false
      widget	table-row	ListTile(onTap)	high	
      	label	{name}\n{content}
      	label	{name}\n{value}\n{content}
      	value	
      	traits	button
      selected	traits	button selected
      widget	card	Card with InkWell	high	
      	label	{name}\n{content}
      	label	{name}\n{value}\n{content}
      	value	
      	traits	staticText
      widget	navigation-bar.title	AppBar(title)	high	
      	label	{name}\n{content}
      	traits	header
      widget	navigation-bar.back	BackButton	high	
      	label	{name}\n{content}
      	traits	button
      not-own-name	label	{flutter.material.backButtonTooltip}
      widget	alert.title	AlertDialog(title)	high	
      	label	{name}\n{content}
      	label	{title}
      	traits	staticText
      widget	alert.body	AlertDialog(content)	high	
      	label	{name}\n{content}
      	traits	staticText
      widget	alert.button	TextButton in AlertDialog	high	
      	label	{name}\n{content}
      widget	sheet.grabber	showModalBottomSheet(showDragHandle: true)	high	
      	label	{name}\n{content}
      	label	{flutter.material.modalBarrierDismissLabel}
      	value	
      	hint	
      	traits	button
      widget	toast	SnackBar	medium	
      	label	{name}\n{content}
      	traits	updatesFrequently
      widget	banner	MaterialBanner	medium	
      	label	{name}\n{content}
      	traits	updatesFrequently
      widget	expandable-row	ExpansionTile	high	
      	label	{name}\n{content}
      	status	false
      	traits	button
      collapsed	hint	{flutter.material.expandedHint}\n {flutter.material.expansionTileCollapsedHint}
      expanded	hint	{flutter.material.collapsedHint}\n {flutter.material.expansionTileExpandedHint}
      widget	reorderable-row.row	ReorderableListView	high	
      	label	{name}\n{content}
      	custom-actions	{flutter.material.reorderItemUp} | {flutter.material.reorderItemDown}
      widget	progress	LinearProgressIndicator(semanticsLabel)	medium	
      	label	{name}\n{content}
      	traits	staticText
      widget	loading	CircularProgressIndicator(semanticsLabel)	medium	
      	label	{name}\n{content}
      	traits	staticText
      	value	
      widget	image	Image(semanticLabel)	high	
      	label	{name}\n{content}
      widget	text	Text	high	
      	label	{name}\n{content}
      widget	heading	Semantics(header: true)	high	
      	label	{name}\n{content}
      	traits	header
      widget	link	Semantics(link: true)	high	
      	label	{name}\n{content}
      widget	picker-wheel.wheel	CupertinoPicker	high	
      	label	{name}\n{content}
      	label	
      	traits	adjustable
      	context	false
      widget	date-picker.day	CalendarDatePicker, day	high	
      	label	{name}\n{content}
      	label	{day}, {date}
      	traits	button
      today	label	{day}, {date}, {flutter.material.currentDateLabel}
      selected	traits	button selected
      """###
    case "react-native/talkback":
      ###"""
      widget	slider.content	Text next to the widget	medium	
      	class	TextView
      	text	{name}
      	description	
      widget	text-field.content	Text next to the widget	medium	
      	class	TextView
      	text	{name}
      	description	
      widget	stepper.content	Text next to the widget	medium	
      	class	TextView
      	text	{name}
      	description	
      widget	progress.content	Text next to the widget	medium	
      	class	TextView
      	text	{name}
      	description	
      widget	rating.content	Text next to the widget	medium	
      	class	TextView
      	text	{name}
      	description	
      widget	page-control.content	Text next to the widget	medium	
      	class	TextView
      	text	{name}
      	description	
      widget	button	Pressable(accessibilityRole="button")	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Button
      	description	{name}, {value}, {content}
      widget	toggle-button	Pressable(role togglebutton)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	ToggleButton
      	description	{name}, {content}, {value}
      	checked	picked
      	selected	false
      own-state	checked	
      widget	switch	Pressable(role switch)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Switch
      	checked	picked
      	state	
      own-state	checked	
      widget	checkbox	Pressable(role checkbox)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	CheckBox
      	checked	picked
      	state	
      mixed	description	{name}, {content}, {react-native.state_mixed_description}
      mixed	checked	
      own-state	checked	
      widget	radio-group.option	Pressable(role radio, checked)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	RadioButton
      	description	{name}, {content}, {value}
      	checked	picked
      	selected	false
      	place	false
      own-state	checked	
      widget	radio-group.collection	Pressable(role radio, checked)	high	
      	class	ViewGroup
      	selection	
      widget	radio-button	Pressable(role radio, checked)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	RadioButton
      	description	{name}, {content}, {value}
      	checked	picked
      	selected	false
      	place	false
      own-state	checked	
      widget	slider	View(role adjustable, accessibilityValue)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	SeekBar
      	range	int
      	state	
      no-number	range	
      no-number	description	{name}, {value}
      percent	range	
      percent	description	{name}, {value}
      with-words	range	
      with-words	description	{name}, {value}
      widget	text-field	TextInput	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	EditText
      	text	{value}
      	state	
      	children	
      	label-for	
      	description	{name}
      	hint-text	{placeholder}
      	shows-hint	true
      	long-clickable	true
      widget	search-field.field	TextInput	medium	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	EditText
      	text	{value}
      	children	
      	label-for	
      	description	{name}
      	hint-text	{placeholder}
      	shows-hint	true
      	long-clickable	true
      widget	dropdown.trigger	Pressable(role combobox, expanded)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	View
      	role	{react-native.combobox_description}
      	label-for	
      	children	
      	description	{name}, {value}
      collapsed	actions	EXPAND
      expanded	actions	COLLAPSE
      widget	menu.trigger	Pressable(role button)	medium	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Button
      widget	menu.item	Pressable(role menuitem)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      not-radio not-checkbox	class	View
      not-radio not-checkbox	role	{react-native.menuitem_description}
      not-radio not-checkbox	selected	false
      not-radio not-checkbox	place	false
      widget	tab-bar.option	Pressable(role tab)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	View
      	role	{react-native.rn_tab_description}
      	selected	picked
      	clickable	true
      	place	false
      widget	tab-bar.collection	Pressable(role tab)	high	
      	selection	
      widget	tab	Pressable(role tab)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	View
      	role	{react-native.rn_tab_description}
      	selected	picked
      	clickable	true
      	place	false
      widget	chip	Pressable(role button, selected)	medium	substitute
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Button
      	description	{name}, {content}, {value}
      	selected	picked
      	checked	
      	state	
      widget	chip-group.option	Pressable(role button, selected)	medium	substitute
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Button
      	description	{name}, {content}, {value}
      	selected	picked
      	checked	
      	state	
      	place	false
      widget	chip-group.collection	Pressable(role button, selected)	medium	substitute
      	selection	
      widget	list.rows	FlatList	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	ViewGroup
      	collection	
      widget	grid.rows	FlatList(numColumns)	low	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	ViewGroup
      	collection	
      widget	carousel.rows	FlatList with pages	low	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	ViewGroup
      	collection	
      widget	table-row	FlatList row: Pressable without a role	high	
      	class	ViewGroup
      	text	
      	description	
      	children	name | value | content
      	tooltip	{hint}
      widget	card	Pressable(role button)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Button
      	description	{name}, {value}, {content}
      widget	link	Text(onPress)	medium	
      	class	View
      	text	{name}
      	role	{react-native.link_description}
      	clickable	true
      	actions	
      	tooltip	{hint}
      widget	image	Image(accessibilityRole="image")	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	ImageView
      widget	text	Text	high	
      	class	TextView
      	tooltip	{hint}
      widget	heading	Text(role header)	medium	
      	class	View
      	heading	true
      	tooltip	{hint}
      widget	progress	View(role progressbar, accessibilityValue)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	View
      	role	{react-native.progressbar_description}
      	range	int
      	state	
      no-number	range	
      no-number	description	{name}, {value}
      widget	loading	ActivityIndicator(accessibilityLabel)	medium	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	ProgressBar
      	state	
      widget	alert.title	Alert.alert	high	
      	class	TextView
      	heading	true
      widget	alert.body	Alert.alert	medium	
      	class	TextView
      widget	alert.button	Alert.alert	medium	
      	class	Button
      widget	expandable-row	Pressable(expanded)	high	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	Button
      	description	{name}, {value}, {content}
      widget	rating	View(role adjustable, accessibilityValue.text)	medium	
      	text	
      	description	{name}, {content}
      	tooltip	{hint}
      	busy	{react-native.state_busy_description}
      	class	SeekBar
      	description	{name}, {value}
      	state	
      	actions	
      """###
    case "react-native/voiceover":
      ###"""
      widget	stepper.content	Text next to the widget	medium	
      	busy	{react-native.state_busy_description}
      	traits	staticText
      widget	button	Button(title)	high	
      	busy	{react-native.state_busy_description}
      	status	false
      expanded	value	{react-native.ios_expanded}, {value}
      widget	toggle-button	Pressable(role togglebutton)	high	
      	busy	{react-native.state_busy_description}
      	traits	button
      	value	{react-native.ios_unchecked}, {value}
      selected	value	{react-native.ios_checked}, {value}
      own-state	value	{value}
      widget	switch	Switch(accessibilityLabel)	high	
      	busy	{react-native.state_busy_description}
      widget	checkbox	Pressable(role checkbox)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      selected	value	{react-native.ios_checkbox}, {react-native.ios_checked}
      unselected	value	{react-native.ios_checkbox}, {react-native.ios_unchecked}
      mixed	value	{react-native.ios_checkbox}, {react-native.ios_mixed}
      own-state	value	{react-native.ios_checkbox}
      widget	radio-group.option	Pressable(role radio, checked)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      	value	{react-native.ios_radio_button}, {react-native.ios_unchecked}, {value}
      	context	false
      selected	value	{react-native.ios_radio_button}, {react-native.ios_checked}, {value}
      own-state	value	{react-native.ios_radio_button}, {value}
      widget	radio-button	Pressable(role radio, checked)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      	value	{react-native.ios_radio_button}, {react-native.ios_unchecked}, {value}
      	context	false
      selected	value	{react-native.ios_radio_button}, {react-native.ios_checked}, {value}
      own-state	value	{react-native.ios_radio_button}, {value}
      widget	slider	View(role adjustable, accessibilityValue)	high	
      	busy	{react-native.state_busy_description}
      widget	dropdown.trigger	Pressable(role combobox, expanded)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      	status	false
      	value	{value}
      expanded	value	{react-native.ios_expanded}, {value}
      widget	menu.trigger	Pressable(role button)	medium	
      	busy	{react-native.state_busy_description}
      	status	false
      widget	menu.item	Pressable(role menuitem)	high	
      	busy	{react-native.state_busy_description}
      not-radio not-checkbox	traits	
      widget	tab-bar.option	Pressable(role tab)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      	context	false
      selected	traits	selected
      widget	tab	Pressable(role tab)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      	context	false
      selected	traits	selected
      widget	chip	Pressable(role button, selected)	medium	substitute
      	busy	{react-native.state_busy_description}
      widget	table-row	FlatList row: Pressable without a role	high	
      	busy	{react-native.state_busy_description}
      	traits	
      	label	{name}, {value}, {content}
      	value	
      	content	false
      widget	card	Pressable(role button)	high	
      	busy	{react-native.state_busy_description}
      	traits	button
      widget	link	Text(onPress)	medium	
      	busy	{react-native.state_busy_description}
      	traits	link staticText
      widget	image	Image(alt)	high	
      	busy	{react-native.state_busy_description}
      	traits	
      widget	text	Text	high	
      	busy	{react-native.state_busy_description}
      widget	heading	Text(role header)	high	
      	busy	{react-native.state_busy_description}
      	traits	staticText header
      widget	progress	View(role progressbar, accessibilityValue)	high	
      	busy	{react-native.state_busy_description}
      	traits	updatesFrequently
      widget	loading	ActivityIndicator(accessibilityLabel)	low	
      	busy	{react-native.state_busy_description}
      widget	text-field	TextInput (UITextField is the element)	medium	
      	busy	{react-native.state_busy_description}
      widget	expandable-row	Pressable(expanded)	high	
      	busy	{react-native.state_busy_description}
      	status	false
      expanded	value	{react-native.ios_expanded}, {value}
      widget	rating	View(role adjustable, accessibilityValue.text)	medium	
      	busy	{react-native.state_busy_description}
      widget	toolbar	Pressable in View(role toolbar)	medium	
      	busy	{react-native.state_busy_description}
      widget	toolbar.group	View(role toolbar)	medium	
      	busy	{react-native.state_busy_description}
      	label	
      widget	tab-bar.group	View(role tablist)	medium	
      	busy	{react-native.state_busy_description}
      	label	
      """###
    case "swiftui/voiceover":
      ###"""
      widget	stepper.content	text next to the widget	medium	
      	traits	staticText
      widget	button	Button	high	
      widget	toggle-button	Toggle.toggleStyle(.button)	low	
      	traits	button switchButton
      	value	0
      selected	value	1
      has-value	value	{value}
      widget	switch	Toggle("Wi-Fi")	high	
      widget	checkbox	Toggle with a style of the app	medium	substitute
      widget	radio-group.option	Button of the app	low	substitute
      widget	radio-button	Button of the app	low	substitute
      widget	chip	Toggle or Button of the app	medium	substitute
      widget	chip-group.option	Toggle or Button of the app	medium	substitute
      widget	slider	Slider	medium	
      of-range	value	{share}%
      widget	stepper.decrease	Stepper("Guests")	low	
      widget	stepper.increase	Stepper("Guests")	low	
      widget	segmented-control.option	Picker.pickerStyle(.segmented)	medium	
      widget	tab-bar.option	TabView with tabItem	medium	
      	content	false
      widget	navigation-bar.title	navigationTitle	high	
      widget	navigation-bar.back	NavigationStack back button	medium	
      widget	text-field	TextField("Email", text:)	high	
      widget	search-field.clear	searchable	medium	
      widget	search-field.field	searchable(text:prompt:)	medium	
      widget	segmented-control.group	Picker("Sort by").pickerStyle(.segmented)	medium	
      	label	
      widget	menu.trigger	Menu("Filters")	high	
      	traits	button popUpButton
      widget	menu.item	Button in Menu	high	
      widget	dropdown.trigger	Picker("Currency").pickerStyle(.menu)	medium	
      	traits	button popUpButton
      widget	dropdown.option	menu item	high	
      widget	expandable-row	DisclosureGroup in a List	high	
      	traits	button header
      widget	table-row	NavigationLink, Button row in a List	medium	
      widget	alert.title	alert(_:isPresented:)	medium	
      widget	alert.button	Button in alert	high	
      widget	sheet.grabber	sheet.presentationDragIndicator(.visible)	medium	
      	label	{uikit.sheet.grabber}
      	hint	
      own-name	label	{name}
      size-half	value	{uikit.sheet.half}
      size-expanded	value	{uikit.sheet.expanded}
      widget	modal.dismiss	popover	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	date-picker.dismiss	popover	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	time-picker.dismiss	popover	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	date-time-picker.dismiss	popover	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	date-picker.field	DatePicker(.compact)	medium	
      	status	collapsed
      expanded	status	expanded
      widget	date-picker.day	DatePicker(.graphical), day	medium	
      widget	time-picker.wheel	DatePicker(.wheel)	medium	
      hour	value	{uikit.date.picker.hours value}
      minute	unknown	the words for the minutes
      widget	date-time-picker.wheel	DatePicker(.wheel)	medium	
      hour	value	{uikit.date.picker.hours value}
      minute	unknown	the words for the minutes
      widget	progress	ProgressView("Upload", value: 0.4)	medium	
      of-range	value	{share}%
      widget	loading	ProgressView("Loading hotels")	low	
      widget	link	Link("Privacy notice", destination:)	high	
      	traits	button link
      widget	image	Image("beach", label: Text)	high	
      widget	text	Text	high	
      widget	heading	Text.accessibilityAddTraits(.isHeader)	high	
      widget	card	Button { VStack }	medium	
      """###
    case "uikit/voiceover":
      ###"""
      widget	stepper.content	text next to the widget	medium	
      	traits	staticText
      widget	button	UIButton	high	
      widget	toggle-button	UIButton(changesSelectionAsPrimaryAction), selected	medium	
      widget	switch	UISwitch(accessibilityLabel)	high	
      widget	checkbox	UIButton of the app	high	substitute
      widget	radio-group.option	UIButton of the app	low	substitute
      widget	radio-button	UIButton of the app	low	substitute
      widget	chip	UIButton of the app, isSelected	medium	substitute
      widget	chip-group.option	UIButton of the app, isSelected	medium	substitute
      widget	slider	UISlider(accessibilityLabel)	high	
      of-range	value	{share}%
      widget	stepper.decrease	UIStepper	high	
      	label	{platform-name}
      widget	stepper.increase	UIStepper	high	
      	label	{platform-name}
      widget	range-slider.start	two adjustable elements of the app	high	substitute
      widget	range-slider.end	two adjustable elements of the app	high	substitute
      widget	segmented-control.option	UISegmentedControl	high	
      widget	page-control	UIPageControl	high	
      widget	tab-bar.option	UITabBar	high	
      	content	false
      widget	navigation-bar.title	UINavigationBar title	high	
      widget	navigation-bar.back	back button with the title of the previous screen	high	
      widget	text-field	UITextField(accessibilityLabel)	high	
      widget	text-field.clear	UITextField(clearButtonMode)	medium	
      widget	search-field.clear	UISearchTextField	medium	
      widget	search-field.field	UISearchBar, UISearchTextField	medium	
      widget	menu.trigger	UIButton(showsMenuAsPrimaryAction)	medium	
      widget	menu.item	UIAction	high	
      widget	menu.dismiss	UIMenu	medium	
      widget	dropdown.trigger	UIButton(menu:, changesSelectionAsPrimaryAction)	medium	
      widget	dropdown.option	menu item	high	
      widget	expandable-row	row of the app	medium	
      widget	table-row	UITableViewCell	low	
      widget	alert.title	UIAlertController	medium	
      widget	alert.button	UIAlertAction	high	
      widget	sheet.grabber	UISheetPresentationController(prefersGrabberVisible)	medium	
      	label	{uikit.sheet.grabber}
      	hint	
      own-name	label	{name}
      size-half	value	{uikit.sheet.half}
      size-expanded	value	{uikit.sheet.expanded}
      widget	modal.dismiss	popover, compact picker	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	date-picker.dismiss	popover, compact picker	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	time-picker.dismiss	popover, compact picker	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	date-time-picker.dismiss	popover, compact picker	medium	
      	label	{uikit.popover.view.dimiss.region}
      	hint	{uikit.popover_hint}
      widget	date-picker.field	UIDatePicker(.compact)	medium	
      	status	collapsed
      expanded	status	expanded
      widget	date-picker.day	UIDatePicker(.inline), day	medium	
      widget	picker-wheel.wheel	UIPickerView	medium	
      widget	time-picker.wheel	UIDatePicker(.wheels)	medium	
      hour	value	{uikit.date.picker.hours value}
      minute	unknown	the words for the minutes
      widget	date-time-picker.wheel	UIDatePicker(.wheels)	medium	
      hour	value	{uikit.date.picker.hours value}
      minute	unknown	the words for the minutes
      widget	progress	UIProgressView(accessibilityLabel)	medium	
      of-range	value	{share}%
      widget	loading	UIActivityIndicatorView	medium	
      widget	link	UITextView / UILabel with the link trait	medium	
      widget	image	UIImageView(isAccessibilityElement, accessibilityLabel)	high	
      widget	text	UILabel	high	
      widget	heading	UILabel(traits .header)	high	
      widget	card	UICollectionViewCell made one element	medium	
      widget	reorderable-row.moved	UITableView, a moved row	medium	
      moved-above	label	{uikit.row.reorder.moved.above neighbour}
      moved-below	label	{uikit.row.reorder.moved.below neighbour}
      widget	rating	control of the app	low	substitute
      widget	toast	view of the app	low	substitute
      """###
    case "views/talkback":
      ###"""
      widget	image.content	TextView next to the widget	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{name}
      	tooltip	
      widget	slider.content	TextView next to the widget	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{name}
      	tooltip	
      widget	stepper.content	TextView next to the widget	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{name}
      	tooltip	
      widget	progress.content	TextView next to the widget	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{name}
      	tooltip	
      widget	rating.content	TextView next to the widget	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{name}
      	tooltip	
      widget	page-control.content	TextView next to the widget	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{name}
      	tooltip	
      widget	button	MaterialButton / Button	high	
      	tooltip	{hint}
      	class	Button
      widget	toggle-button	ToggleButton	high	
      	tooltip	{hint}
      	class	ToggleButton
      	checked	picked
      	selected	false
      selected	state	{framework.capital_on}
      unselected	state	{framework.capital_off}
      widget	switch	Switch	high	
      	tooltip	{hint}
      	class	Switch
      	checked	picked
      	state	
      has-content	class	LinearLayout
      has-content	text	
      has-content	checked	
      has-content	children	name | content | checked Switch
      has-content selected	children	name | content | checked Switch {framework.capital_on}
      has-content unselected	children	name | content | checked Switch {framework.capital_off}
      widget	checkbox	MaterialCheckBox	high	
      	tooltip	{hint}
      	class	CheckBox
      	checked	picked
      selected	state	{material.mtrl_checkbox_state_description_checked}
      unselected	state	{material.mtrl_checkbox_state_description_unchecked}
      mixed	state	{material.mtrl_checkbox_state_description_indeterminate}
      has-content	class	LinearLayout
      has-content	text	
      has-content	checked	
      has-content	state	
      has-content	children	name | content | checked CheckBox
      has-content selected	children	name | content | checked CheckBox {material.mtrl_checkbox_state_description_checked}
      has-content unselected	children	name | content | checked CheckBox {material.mtrl_checkbox_state_description_unchecked}
      has-content mixed	children	name | content | checked CheckBox {material.mtrl_checkbox_state_description_indeterminate}
      widget	radio-group.option	RadioGroup with RadioButton, Android 15 (and 12 to 14, not read)	high	
      	tooltip	{hint}
      	class	RadioButton
      	checked	picked
      	selected	false
      selected	state	{framework.selected}
      unselected	state	{framework.not_selected}
      widget	radio-group.collection	RadioGroup	high	
      	tooltip	{hint}
      	class	RadioGroup
      	selection	single
      widget	radio-button	RadioGroup with RadioButton, Android 15 (and 12 to 14, not read)	high	
      	tooltip	{hint}
      	class	RadioButton
      	checked	picked
      	selected	false
      selected	state	{framework.selected}
      unselected	state	{framework.not_selected}
      has-content	class	LinearLayout
      has-content	text	
      has-content	checked	
      has-content	state	
      has-content	children	name | content | checked RadioButton
      has-content selected	children	name | content | checked RadioButton {framework.selected}
      has-content unselected	children	name | content | checked RadioButton {framework.not_selected}
      widget	slider	SeekBar	high	
      	tooltip	{hint}
      	class	SeekBar
      	description	{name}
      	range	int
      	state	{value}
      of-range	state	{share}%
      widget	range-slider.start	RangeSlider	high	
      	tooltip	{hint}
      	class	SeekBar
      	description	{title},{material.material_slider_range_start}, {number}
      	range	float
      	state	
      widget	range-slider.end	RangeSlider	high	
      	tooltip	{hint}
      	class	SeekBar
      	description	{title},{material.material_slider_range_end}, {number}
      	range	float
      	state	
      widget	text-field.reveal	TextInputLayout(passwordToggle), the end icon	medium	
      	tooltip	{hint}
      	class	ImageButton
      	text	
      	description	{name}
      	checked	off
      widget	text-field.clear	TextInputLayout(END_ICON_CLEAR_TEXT), the end icon	medium	
      	tooltip	{hint}
      	class	ImageButton
      	text	
      	description	{material.clear_text_end_icon_content_description}
      widget	text-field	TextInputLayout(hint) + TextInputEditText	high	
      	tooltip	{hint}
      	class	EditText
      	text	{value}
      	description	
      	state	
      	children	
      	label-for	
      	tooltip	
      	hint-text	{name}, {placeholder}, {content}, {hint}
      	shows-hint	true
      	long-clickable	true
      label-beside	text	{value}
      label-beside	label-for	{name}
      label-beside	hint-text	{placeholder}, {content}
      label-beside	shows-hint	true
      label-beside	tooltip	{hint}
      has-placeholder	text	{value}
      has-placeholder	label-for	{name}
      has-placeholder	hint-text	{placeholder}, {content}
      has-placeholder	shows-hint	true
      has-placeholder	tooltip	{hint}
      widget	search-field.field	MDC SearchBar (a button that looks like a field)	high	
      	tooltip	{hint}
      	class	EditText
      	text	{value}
      	children	
      	label-for	
      	hint-text	{placeholder}
      	shows-hint	true
      	long-clickable	false
      no-placeholder	text	{value}
      no-placeholder	hint-text	{name}
      no-placeholder	shows-hint	true
      widget	dropdown.trigger	Spinner labelled by android:labelFor	high	
      	tooltip	{hint}
      	class	Spinner
      widget	dropdown.option	row of the spinner's list	medium	
      	tooltip	{hint}
      widget	menu.trigger	overflow of Toolbar	medium	
      	tooltip	{hint}
      	class	ImageView
      widget	menu.item	PopupMenu, overflow menu: row of a list	medium	
      	tooltip	{hint}
      	class	LinearLayout
      	text	
      	children	name | content
      	checked	
      	place	row
      checkbox	children	name | content | checked CheckBox
      radio	children	name | content | checked RadioButton
      widget	menu.collection	PopupMenu, overflow menu: row of a list	medium	
      	class	ListView
      	selection	none
      widget	tab-bar.option	TabLayout	high	
      	tooltip	{hint}
      	class	LinearLayout
      	text	
      	children	
      	description	{name}, {content}
      	role	{material.item_view_role_description}
      	selected	picked
      has-count	description	{name}, {material.mtrl_badge_content_description content}
      at-top has-count	description	{material.mtrl_badge_content_description content}
      selected	clickable	false
      widget	tab-bar.collection	TabLayout	high	
      	selection	single
      widget	segmented-control.option	MaterialButtonToggleGroup(singleSelection)	high	
      	tooltip	{hint}
      	class	RadioButton
      	checked	picked
      	selected	false
      	role	
      	clickable	true
      several	class	ToggleButton
      widget	segmented-control.collection	MaterialButtonToggleGroup(singleSelection)	high	
      	selection	single
      several	selection	multiple
      widget	chip	Chip.Filter outside a group	medium	
      	tooltip	{hint}
      	class	Button
      	checked	picked
      	selected	false
      selected	state	{framework.checked}
      unselected	state	{framework.not_checked}
      widget	chip-group.option	ChipGroup(singleLine) with filter chips	medium	
      	tooltip	{hint}
      	class	Button
      	checked	picked
      	selected	false
      selected	state	{framework.checked}
      unselected	state	{framework.not_checked}
      widget	list.rows	RecyclerView	medium	
      	tooltip	{hint}
      	class	androidx.recyclerview.widget.RecyclerView
      	collection	rows
      widget	list.item	row of a RecyclerView	medium	
      	tooltip	{hint}
      	place	row
      widget	grid.rows	RecyclerView with a GridLayoutManager	medium	
      	tooltip	{hint}
      	class	androidx.recyclerview.widget.RecyclerView
      	collection	grid
      widget	grid.item	cell of a RecyclerView with a GridLayoutManager	medium	
      	tooltip	{hint}
      	place	grid
      widget	carousel.rows	ViewPager2	medium	
      	tooltip	{hint}
      	class	androidx.viewpager2.widget.ViewPager2
      	collection	columns
      	actions	PAGE_LEFT | PAGE_RIGHT
      widget	table-row	CheckedTextView (simple_list_item_checked)	high	
      	tooltip	{hint}
      	class	LinearLayout
      widget	card	MaterialCardView(clickable)	high	
      	tooltip	{hint}
      	class	androidx.cardview.widget.CardView
      widget	navigation-bar.title	Toolbar title	medium	
      	tooltip	{hint}
      	heading	false
      widget	navigation-bar.back	Toolbar, ActionBar with setDisplayHomeAsUpEnabled	high	
      	tooltip	{hint}
      	class	ImageButton
      	description	{name}
      not-own-name	description	{appcompat.abc_action_bar_up_description}
      widget	alert.title	AlertDialog, MaterialAlertDialogBuilder	high	
      	tooltip	{hint}
      	class	TextView
      widget	alert.button	AlertDialog button	high	
      	tooltip	{hint}
      	class	Button
      widget	sheet.grabber	BottomSheetDragHandleView	medium	
      	tooltip	{hint}
      	class	ImageView
      	text	
      	state	
      	tooltip	{material.bottomsheet_drag_handle_content_description}
      	actions	
      size-collapsed	description	{material.bottomsheet_state_collapsed}. {material.bottomsheet_drag_handle_content_description}
      size-collapsed	click-label	{material.bottomsheet_action_expand_description}
      size-half	description	{material.bottomsheet_state_half_expanded}. {material.bottomsheet_drag_handle_content_description}
      size-half	click-label	{material.bottomsheet_action_expand_description}
      size-expanded	description	{material.bottomsheet_state_expanded}. {material.bottomsheet_drag_handle_content_description}
      size-expanded	click-label	{material.bottomsheet_action_collapse_description}
      widget	toast	Snackbar	high	
      	tooltip	{hint}
      	class	FrameLayout
      	actions	DISMISS
      widget	progress	ProgressBar, LinearProgressIndicator	high	
      	tooltip	{hint}
      	class	ProgressBar
      	range	int
      	state	{value}
      of-range	state	{share}%
      widget	loading	ProgressBar(indeterminate), CircularProgressIndicator(indeterminate)	high	
      	tooltip	{hint}
      	class	ProgressBar
      	state	{framework.in_progress}
      widget	rating	RatingBar	medium	
      	tooltip	{hint}
      	class	RatingBar
      	description	{name}
      	state	{share}%
      	range	int
      widget	image	ImageView(contentDescription)	high	
      	tooltip	{hint}
      	class	ImageView
      widget	text	TextView	high	
      	tooltip	{hint}
      	class	TextView
      widget	heading	TextView(accessibilityHeading=true)	high	
      	tooltip	{hint}
      	class	TextView
      	heading	true
      widget	expandable-row	row of the app	medium	
      	tooltip	{hint}
      	class	LinearLayout
      widget	link	TextView with a ClickableSpan	medium	
      	tooltip	{hint}
      	class	TextView
      widget	date-picker.day	MaterialDatePicker, day	medium	
      	tooltip	{hint}
      	class	TextView
      	text	{day}
      	description	{date}
      today	description	{material.mtrl_picker_today_description date}
      widget	time-picker.hour	MaterialTimePicker, hour	high	
      	tooltip	{hint}
      not-input	class	View
      not-input	state	
      not-input	description	{material.material_hour_suffix value}
      not-input	checked	picked
      not-input	click-label	{material.material_hour_selection}
      not-input hours-24	description	{material.material_hour_24h_suffix value}
      widget	time-picker.minute	MaterialTimePicker, minute	high	
      	tooltip	{hint}
      not-input	class	View
      not-input	state	
      not-input	description	{material.material_minute_suffix value}
      not-input	checked	picked
      not-input	click-label	{material.material_minute_selection}
      widget	time-picker.number	MaterialTimePicker, clock face	high	
      	tooltip	{hint}
      	class	TextView
      	text	{value}
      	description	{material.material_hour_suffix value}
      	selected	picked
      	place	column
      hours-24	description	{material.material_hour_24h_suffix value}
      minutes	description	{material.material_minute_suffix value}
      widget	time-picker.face	MaterialTimePicker, clock face	high	
      	tooltip	{hint}
      	class	View
      	collection	columns
      	selection	single
      widget	time-picker.mode	MaterialTimePicker, mode button	medium	
      	tooltip	{hint}
      	class	Button
      	text	
      	description	{material.material_timepicker_text_input_mode_description}
      input	description	{material.material_timepicker_clock_mode_description}
      """###
    default: ""
    }
  }
}
