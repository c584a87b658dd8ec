// Written by Scripts/embed-profiles; edit the files in Profiles/synonyms/ instead.
// swift-format-ignore-file

extension BuiltIn {
  static func lexiconText(_ locale: String) -> StaticString? {
    switch locale {
    case "en":
      ###"""
      row	role	button
      row	role	pop-up button	popup button	menu popup button	drop down list	drop-down menu	dropdown	spinner	combo box
      row	role	menu button
      row	role	link
      row	role	check box	tick box
      row	role	radio button	option button
      row	role	switch	switch button	toggle	toggle switch	toggle button
      row	role	edit box	text field	text box	text input
      row	role	search field	search edit box	search box
      row	role	secure text field	password field	password edit box
      row	role	slider	seek bar	seek control
      row	role	adjustable
      row	role	heading	header
      row	role	image	graphic	picture
      row	role	tab
      row	role	tab bar
      row	role	picker item
      row	role	progress bar	progress indicator
      row	role	list
      row	role	grid
      row	role	table
      row	role	dialog	modal
      row	role	alert
      row	role	stepper
      row	role	web view
      row	role	multi-page view	pager
      row	role	key	keyboard key
      row	state	selected
      row	state	not selected	unselected	deselected
      row	state	checked	ticked
      row	state	not checked	unchecked	unticked	unselected
      row	state	partially checked	mixed	half checked
      row	state	on
      row	state	off
      row	state	expanded
      row	state	collapsed
      row	state	dimmed	disabled	unavailable	greyed out
      row	state	required	mandatory
      row	state	invalid	invalid entry	invalid input
      row	state	editing	is editing	insertion mode
      row	state	busy	loading
      row	state	read only
      row	position	# of #	# out of #	item # of #
      row	position	page # of #
      row	position	row #
      row	position	column #
      row	position	heading level #	level #
      row	container	in list
      row	container	out of list
      row	container	in grid
      row	container	out of grid
      row	container	in pager
      row	container	in tab bar
      row	container	list start
      row	container	list end
      row	container	# items	# item
      row	container	# rows	# row
      row	container	# columns	# column
      row	actions	actions available
      row	actions	links available
      row	actions	use tap with # fingers to view	tap with # fingers to view
      row	actions	use swipe up to view
      row	hint	double tap to activate	tap twice to activate
      row	hint	double tap to toggle setting	double tap to toggle
      row	hint	double tap to edit	double tap to edit text	double tap to start editing
      row	hint	swipe up or swipe down to adjust	swipe up or down to adjust	swipe up or down with one finger to adjust the value	swipe one finger up or down to adjust
      beginning	container	in list
      beginning	container	out of list
      beginning	container	in grid
      beginning	container	out of grid
      beginning	error	error
      beginning	hint	double tap to
      beginning	hint	double tap and hold to
      beginning	hint	double tap
      beginning	hint	triple tap
      beginning	hint	swipe up
      beginning	hint	swipe down
      beginning	hint	swipe one finger
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
