// Written by Scripts/embed-profiles; edit the files in Profiles/synonyms/ instead.
// swift-format-ignore-file

extension BuiltIn {
  static func lexiconText(_ name: String) -> StaticString? {
    switch name {
    case "en":
      ###"""
      row	role.button	button
      row	role.pop-up-button role.dropdown-list	pop-up button	popup button	menu popup button	drop down list	drop-down menu	dropdown	spinner	combo box
      row	role.menu-button	menu button
      row	role.link	link
      row	role.checkbox	check box	tick box
      row	role.radio-button	radio button	option button
      row	role.switch	switch	switch button	toggle	toggle switch	toggle button
      row	role.edit-box role.text-field	edit box	text field	text box	text input
      row	role.search-field	search field	search edit box	search box
      row	role.secure-text-field	secure text field	password field	password edit box
      row	role.slider	slider	seek bar	seek control
      row	role.adjustable	adjustable
      row	role.heading	heading	header
      row	role.image	image	graphic	picture
      row	role.tab	tab
      row	role.tab-bar	tab bar
      row	role.picker-item	picker item
      row	role.progress-bar	progress bar	progress indicator
      row	role.list	list
      row	role.grid	grid
      row	role.table	table
      row	role.dialog	dialog	modal
      row	role.alert	alert
      row	role.stepper	stepper
      row	role.web-view	web view
      row	role.pager	multi-page view	pager
      row	role.key	key	keyboard key
      row	selected	selected
      row	unselected	not selected	unselected	deselected
      row	checked.on	checked	ticked
      row	checked.off	not checked	unchecked	unticked	unselected
      row	checked.mixed switched.mixed	partially checked	mixed	half checked
      row	switched.on	on
      row	switched.off	off
      row	expanded	expanded
      row	collapsed	collapsed
      row	disabled	dimmed	disabled	unavailable	greyed out
      row	required	required	mandatory
      row	error	invalid	invalid entry	invalid input
      row	editing	editing	is editing	insertion mode
      row	state	busy	loading
      row	state	read only
      row	position	# of #	# out of #	item # of #
      row	position	page # of #
      row	row	row #
      row	column	column #
      row	heading-level	heading level #	level #
      row	entered.list	in list
      row	left.list	out of list
      row	entered.grid	in grid
      row	left.grid	out of grid
      row	entered.pager	in pager
      row	entered.tab-bar	in tab bar
      row	start.list	list start
      row	end.list	list end
      row	count.list	# items	# item
      row	count.list	# ignored
      row	count.grid	# rows	# row
      row	count.grid	# columns	# column
      row	hint.activate	double tap to activate	tap twice to activate	press action + space to activate	press alt + enter to activate
      row	hint.toggle	double tap to toggle setting	double tap to toggle
      row	hint.edit	double tap to edit	double tap to edit text	double tap to start editing
      row	hint.open	double tap to open link	press action + space to open link	press alt + enter to open link
      row	hint.adjust	swipe up or swipe down to adjust	swipe up or down to adjust	swipe up or down with one finger to adjust the value	swipe one finger up or down to adjust
      row	actions	actions available
      row	links	links available
      row	actions	use tap with # fingers to view	tap with # fingers to view
      row	actions	use swipe up to view
      row	value	#%	# percent
      beginning	hint.own	double tap to
      beginning	hint.own	double tap and hold to
      beginning	hint.own	double tap
      beginning	hint.own	triple tap
      beginning	hint.own	swipe up
      beginning	hint.own	swipe down
      beginning	hint.own	swipe one finger
      beginning	entered.list	in list
      beginning	left.list	out of list
      beginning	entered.grid	in grid
      beginning	left.grid	out of grid
      beginning	error	error
      beginning	error	invalid input
      numbers	zero	one	two	three	four	five	six	seven	eight	nine	ten	eleven	twelve
      sounds	in list	enlist	and list
      sounds	picker item	take her item	pick her item
      sounds	qwerty	courty	quirty
      sounds	2	to	too
      sounds	4	for	fore
      sounds	8	ate
      sounds	dimmed	dimd	dimmd	dim
      """###
    default: nil
    }
  }
}
