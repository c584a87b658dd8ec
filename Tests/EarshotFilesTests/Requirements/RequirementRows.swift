/// The guidelines' requirements for the four components, in our own words.
///
/// The columns: documents (D dropdown, both editions; M menu; S search; P calendar date picker),
/// section, requirement, and proof.
enum RequirementRows {
  static let text = """
    DSP | Keyboard | Tab, arrows and Control-Tab move a visible focus to it | walk: Tab, arrow keys or ctl+tab
    M | Keyboard | Tab and arrows move a visible focus, within the menu | walk: Tab or arrow keys: Focus visibly moves, confined
    DSP | Keyboard | a tester checks that the focus is visible | criteria: the visible focus moves to it
    D | Keyboard | Escape closes it, and focus is on the button again | walk: ESCAPE: the dropdown should close
    M | Keyboard | Escape closes it, and focus is on the button again | walk: Escape: The menu closes
    DP | Keyboard | Space selects and opens it on both platforms | walk: Spacebar: Selects and opens
    S | Keyboard | Space activates it on both platforms | walk: Spacebar: Activates
    M | Keyboard | Space activates buttons and links on both platforms | walk: Space: Any buttons or links are activated
    DP | Keyboard | Enter selects and opens it on Android | walk: Enter: Selects and opens
    S | Keyboard | Enter activates it on Android | walk: Enter: Activates
    M | Keyboard | Enter activates buttons and links on Android | walk: Enter: Any buttons or links are activated
    DP | Gestures | a swipe moves focus to it, and says name, role, value and state | walk: expresses its name, role, value & state
    S | Gestures | a swipe moves focus to it, and says name, role and state | walk: expresses its name, role, state
    M | Gestures | swipes move focus within the menu | walk: Swipe: Focus moves, confined within the menu
    DP | Gestures | a double-tap selects and opens it | walk: Doubletap: Selects and opens
    S | Gestures | a double-tap activates it | walk: Doubletap: Activates the search field
    M | Gestures | a double-tap activates interactive elements | walk: Doubletap: Activates interactive elements
    DSP | Screen reader output | the name says its purpose | criteria: says its purpose
    DSP | Screen reader output | the name is the label that can be seen | check: label-and-name-differ
    S | Screen reader output | the name is the meaning of the search icon | check: label-and-name-differ
    M | Screen reader output | its interactive elements follow the guidelines of buttons | says: Label, button, selected, double tap to activate
    M | Screen reader output | the name is the text that can be seen | check: label-and-name-differ
    DP | Screen reader output | it says that it is a button (iOS) or "double tap to activate" (Android) | criteria: includes its role
    S | Screen reader output | it says that it is a search field or text field (iOS), an edit box (Android) | says: Search, Search field, double tap to edit
    M | Screen reader output | the opener says that it is a button | walk: Triggering element should announce as button
    DP | Screen reader output | the visible label is read with it in one swipe | criteria: one swipe reaches its label and itself
    DSP | Screen reader output | dimmed or disabled is announced | walk: State: a disabled
    D | Screen reader output | expanded and collapsed are announced on the control that opens or closes it | walk: Expanded is announced on the element
    M | Screen reader output | the content under an open menu is inert | walk: Swipe: Focus moves, confined within the menu
    M | Screen reader output | expanded, collapsed, opens or closes is announced on the control that opens or closes it | walk: States are announced on the elements that close or open the menu
    DMSP | Device settings | text at 200 % loses nothing | criteria: all of its text can be read
    D | General | a dropdown is a button that opens a list of options | walk: Doubletap: Selects and opens Dropdown
    D | General | a chosen option is the value of the field | walk: When an option is chosen, it displays in the field
    D | General | an option replaces the value and does nothing else; an item of a menu acts | walk: When an option is chosen, it displays in the field
    D | General | focus goes to the first option, and is confined in the list | walk: The screen reader focus moves directly to first option
    D | General | a hidden dismiss button may follow the last item | walk: Sometimes, a hidden dismiss context menu button
    D | General | focus goes back to the button, which says the new option | walk: When an option is chosen, it displays in the field
    D | General | there is a visible label | check: no-visible-label
    D | General | the visible label is not the placeholder | check: no-visible-label
    D | General | the visible label says the purpose of the field | criteria: says its purpose
    D | General | expanded and collapsed are announced | says: Button label, chosen option label, button, collapsed
    M | General | a menu is a container of items | walk: Swipe: Focus moves, confined within the menu
    M | General | native menus rather than custom ones | sheet: UIMenu
    M | General | a close button for the screen reader alone, behind the last item | walk: An invisible close button
    M | General | swipes with two or three fingers close it on Android | walk: Two/three finger swipe to close
    M | General | a close button closes it | walk: A close button closes the menu
    M | General | swiping back onto the opener closes it | walk: Close by swiping back
    M | General | focus is confined if the menu hides the content under it | walk: A menu that covers nothing lets focus out
    M | General | a tap outside is not the only way to close it | check: closes-outside-only
    P | General, iOS | native pickers rather than custom ones | sheet: UIDatePicker
    P | General, iOS | the calendar image has an alternative text, and may be grouped with the label | check: said-twice
    P | General, iOS | colours and circles of the native calendar have too little contrast | no: seen, not heard
    P | General, iOS | dates that is not selectable are dimmed | says: Day, Date, dimmed, button
    P | General, iOS | the month is adjusted by swiping up and down | walk: The month is adjustable
    P | General, iOS | a double-tap turns the month into wheels | walk: The month can also be changed via the wheel picker
    P | General, iOS | arrow buttons for month and year are no stops | walk: Arrow buttons to change the month
    P | General, Android | important dates, such as today and the selected day, are announced | says: Selected, Day, Date, button
    P | General, Android | common patterns, such as a calendar view | test: Date pickers of any kind / let every allowed day be picked, and no other
    P | General, Android | dial and input | test: Date pickers of any kind / let every allowed day be picked, and no other
    P | General, Android | a time picker may be a dial | says: Minute, Double tap to select minutes
    P | General, Android | a modal that covers the content and confines focus | walk: the modal contains the focus
    P | General, Android | swipes go through three months, three days and three years | walk: Swipe order goes through the three months
    P | General, Android | swiping up and down rotates a column | walk: Swiping up and down in each column
    P | General, Android | initial focus may be one of the first elements, and not the heading | walk: Initial focus in modal can often
    S | General | people search a collection for the terms they enter | walk: A search field should behave similar
    S | General | it behaves as an input field does | walk: A search field should behave similar
    S | General | the placeholder is not the name | check: placeholder-as-name
    S | General | results may be announced with the name | walk: An optional announcement can be added
    S | General | the search icon can replace the visible label | test: Labels of a design / that are sound are left alone
    DMSP | Name | the name says the purpose of the control | criteria: says its purpose
    P | Name | the name is the name of the opener | walk: Doubletap: Selects and opens picker
    DMSP | Name | the name is the visible text, if there is one | check: label-and-name-differ
    DMSP | Name, iOS | a name next to a visible label may be announced twice: hide the label | check: said-twice
    D | Name, iOS | "button" is not in the name | check: role-in-name
    DP | Name, iOS | a placeholder or a value is not the name | check: value-as-name
    DSP | Name, iOS | a placeholder is not the name | check: placeholder-as-name
    DMSP | Name, UIKit | the visible label is set with setTitle() | sheet: setTitle(_:for:)
    DMSP | Name, UIKit | a title overwrites the accessibilityLabel | check: title-and-label-differ
    DMSP | Name, UIKit | without a visible label the accessibilityLabel is set | sheet: accessibilityLabel
    DMSP | Name, UIKit | Interface Builder sets the same in the Identity Inspector | no: a way to type the same attributes
    DMSP | Name, UIKit | isAccessibilityElement = false hides a label | sheet: isAccessibilityElement = true of the view around both, false of the label
    DMSP | Name, SwiftUI | without a visible label accessibilityLabel(_:) | sheet: accessibilityLabel(_:)
    DM | Name, SwiftUI | icons are hidden with accessibilityHidden(true) | sheet: accessibilityHidden(true)
    DMSP | Name, Views | android:text | sheet: android:text
    DMSP | Name, Views | contentDescription for elements without a visible label | sheet: android:contentDescription
    DMSP | Name, Views | contentDescription overrides android:text | check: description-replaces-text
    DMSP | Name, Views | labelFor joins the visible label and the control | sheet: android:labelFor
    DMSP | Name, Compose | components fill their semantics by themselves | sheet: DropdownMenuItem
    DMSP | Name, Compose | contentDescription overrides the text of an item | walk: What is exposed on one platform is heard there
    DMSP | Name, Compose | semantics { contentDescription } | sheet: semantics { contentDescription }
    DMS | Role | custom controls need their roles in code | check: no-role
    D | Role, iOS | a table view and a button inside a UIStackView | sheet: UIStackView
    D | Role, UIKit | UIButton, with the trait .button | sheet: accessibilityTraits .button
    D | Role, SwiftUI | Button, with accessibilityAddTraits(.isButton) | sheet: accessibilityAddTraits(.isButton)
    DP | Role, SwiftUI | unwanted traits are removed | check: dropped-role
    M | Role, iOS | items say that they can be acted on: a button, or a double-tap | check: no-role
    M | Role, UIKit | UIMenu | sheet: UIMenu
    M | Role, SwiftUI | Menu | sheet: Menu
    S | Role, UIKit | UISearchTextField | sheet: UISearchTextField
    S | Role, SwiftUI | searchable(text:placement:) | sheet: searchable(text:placement:)
    P | Role, UIKit | UIDatePicker | sheet: UIDatePicker
    P | Role, SwiftUI | DatePicker | sheet: DatePicker
    D | Role, Android | focus is confined in the open list | walk: The screen reader focus moves directly to first option
    D | Role, Views | Spinner | sheet: Spinner
    D | Role, Views | pop up window or dropdown list can be the role | walk: Pop up window or dropdown list
    D | Role, Compose | ExposedDropdownMenuBox, ExposedDropdownMenu, DropdownMenuItem | sheet: ExposedDropdownMenuBox
    M | Role, Views | Button or ImageButton | sheet: ImageButton
    M | Role, Compose | Button | sheet: Button
    S | Role, Views | search dialog, search widget, searchable | sheet: search dialog or search widget (searchable)
    S | Role, Compose | SearchBar | sheet: SearchBar
    P | Role, Android | the role of the native component | sheet: DatePickerDialog
    P | Role, Views | DatePickerDialog | sheet: DatePickerDialog
    P | Role, Views | see native pickers for the swipe order of a device | no: one order is walked, that of the documented columns
    P | Role, Compose | DatePicker, DatePickerDialog, DateRangePicker | sheet: DateRangePicker
    DMS | Groupings | the visible label is grouped with the control and names it | sheet: accessibilityElement(children: .combine)
    P | Groupings | the opener is grouped with the visible label | criteria: one swipe reaches its label and itself
    M | Groupings, iOS | an item and its content are one stop | walk: Label, (other content in cell)
    M | Groupings | the reading order is logical | check: grouped-stop
    M | Groupings, Android | label and data come pair by pair | check: labels-before-data
    DMSP | Groupings, UIKit | parent isAccessibilityElement = true, children false | sheet: isAccessibilityElement = true of the view around both
    DMSP | Groupings, UIKit | frames of custom controls; the union of two frames | no: a design has no frames
    DMSP | Groupings, UIKit | shouldGroupAccessibilityChildren if the native order is disrupted | no: a design is in reading order
    DMSP | Groupings, SwiftUI | accessibilityElement(children: .combine) | sheet: accessibilityElement(children: .combine)
    DMS | Groupings, Views | ViewGroup with screenReaderFocusable, children not focusable | sheet: android:screenReaderFocusable="true"
    P | Groupings, Android | the grouping of the native component | sheet: DatePickerDialog
    D | Groupings, Compose | components group their content | walk: Merged descendants of an option
    DMS | Groupings, Compose | mergeDescendants for custom items | sheet: mergeDescendants = true
    DMS | Groupings, Compose | FocusRequester reaches the content of a group | no: a means; a group is one stop
    D | State, iOS | expanded or collapsed is announced | walk: Expanded is announced on the element
    M | State, iOS | expands, collapses, opens or closes is announced | walk: A closed menu says that it is collapsed
    DM | State, iOS | the state may be in the name | walk: States are announced on the elements that close or open the menu
    DM | State | radio buttons and checkboxes say selected and unselected | walk: Items announce whether they are selected or unselected: radio buttons
    DM | State | several checkboxes may be selected, but only one of other choices | check: several-selected
    DMSP | State, UIKit | isEnabled = false is announced as dimmed | sheet: isEnabled = false
    DMSP | State, UIKit | the trait notEnabled may overwrite the role | check: disabled-without-role
    DMS | State, SwiftUI | accessibilityAddTraits(.isSelected) | sheet: accessibilityAddTraits(.isSelected)
    DMSP | State, SwiftUI | disabled() | sheet: disabled(_:)
    DM | State, Android | the state is announced, or opens or closes is in the name | check: untold-state
    DMSP | State, Views | android:enabled="false" announces disabled | sheet: android:enabled="false"
    DMSP | State, Compose | enabled = false, or semantics { disabled() } | sheet: semantics { disabled() }
    DM | State, Compose | stateDescription for a custom state | walk: A customized state
    P | State | dates that is not selectable are dimmed | says: Day, Date, dimmed, button
    DMSP | Focus | let the device manage focus; manage it if necessary | sheet: unless native
    DMSP | Focus | consider focus between children and parents | check: grouped-stop
    DMSP | Focus | the keyboard goes in the reader's order, or as the design says | check: keyboard-order
    D | Focus, Android | moving focus into the list announces it | walk: The screen reader focus moves directly to first option
    DMSP | Focus | initial focus is at a logical place | check: illogical-focus
    DMSP | Focus | initial focus is asked of a tester | criteria: the screen begins with it
    D | Focus | when it is closed, focus returns to the opener | walk: ESCAPE: the dropdown should close
    M | Focus | when it is closed, focus returns to the opener | walk: Escape: The menu closes
    P | Focus | when it is closed, focus returns to the opener | walk: When the date picker is closed
    M | Focus, iOS | focus is confined, and may include the button that opened it | walk: Confined within the menu, which can include
    D | Focus | focus may include the button that opened it | walk: Focus may include the opening button
    M | Focus, iOS | an invisible close button is in the swipe order | walk: An invisible close button
    DMSP | Focus, UIKit | isAccessibilityElement = true adds a stop | no: every stop of a design is one
    DSP | Focus, UIKit | accessibilityViewIsModal confines focus | sheet: accessibilityViewIsModal
    DMSP | Focus, UIKit | .screenChanged moves focus to revealed content | sheet: .screenChanged
    DMSP | Focus | focus moves to revealed content | walk: Screen reader focus moves to newly revealed content
    DMSP | Focus, UIKit | .announcement says something without moving focus | sheet: .announcement
    S | Focus | results do not move focus | walk: Auto search results below: announced without moving focus
    DMSP | Focus, UIKit | UIAccessibilityContainer defines the reading order | sheet: UIAccessibilityContainer
    DMSP | Focus, SwiftUI | @FocusState with focused(_:) and focused(_:equals:) | sheet: @FocusState with focused(_:equals:)
    DMSP | Focus, SwiftUI | @AccessibilityFocusState moves the reader's focus | sheet: @AccessibilityFocusState
    DMSP | Focus, Views | importantForAccessibility shows and hides | sheet: android:importantForAccessibility="no"
    DMSP | Focus, Views | android:focusable and android:clickable | sheet: android:clickable
    DMSP | Focus, Views | onClick() for keys, next to onTouch() | walk: Enter: Selects and opens
    DMSP | Focus, Views | nextFocusDown, Up, Left, Right | sheet: android:nextFocusDown
    DMSP | Focus, Views | accessibilityTraversalBefore and After | no: a design is in reading order
    DMSP | Focus, Views | TYPE_VIEW_FOCUSED moves focus | sheet: TYPE_VIEW_FOCUSED
    DMSP | Focus, Views | accessibilityLiveRegion polite says without moving focus | test: The timeline of a walk / a polite announcement waits, and leaves focus where it is
    DMSP | Focus, Views | accessibilityLiveRegion assertive interrupts | test: The timeline of a walk / an assertive announcement interrupts
    DMSP | Focus, Compose | focusTarget() makes focusable | sheet: Modifier.focusTarget()
    DMSP | Focus, Compose | focusOrder takes up, down, left, right, previous, next, start, end | walk: Focus order: previous, next, start, end
    DMSP | Focus, Compose | onFocusEvent() and onFocusChanged() observe focus | no: a means to listen
    DMSP | Focus, Compose | FocusRequester, requestFocus() | sheet: FocusRequester.requestFocus()
    M | Custom actions | customActions if gestures are added | test: The timeline of a walk / swiping down goes through actions, and a double-tap does one
    M | Custom actions | an accessibility service for a custom button action | no: a service is not part of a screen
    D | Announcements, iOS | the opener of the list | says: Button label, chosen option label, button, collapsed
    D | Announcements, iOS | the selected option | says: Selected, chosen option label, button
    D | Announcements, iOS | other options | says: Label, button
    D | Announcements, iOS | the hidden button | says: Dismiss context menu, button
    D | Announcements, Android | the opener of the list | says: Label, button, selected option label, in list, collapsed, double tap to activate
    D | Announcements, Android | the selected option | says: Selected, selected option label, index, double tap to activate
    D | Announcements, Android | other options | says: Other option label, double tap to activate
    M | Announcements, Android | "button" comes from the service, not from the label | check: role-in-name
    M | Announcements, Android | test with hints on; either button or double tap to activate is heard | check: no-role
    M | Announcements, Android | testers learn if hints are off | test: Acceptance criteria / say it when hints are off
    M | Announcements, Android | a button | says: Label, button, double tap to activate
    M | Announcements, Android | grouping | says: Label, (other content in cell), button, double tap to activate
    M | Announcements, Android | selected | says: Label, button, selected, double tap to activate
    M | Announcements, Android | disabled | says: Label, disabled
    S | Announcements, iOS | the field | says: Search, Search field, double tap to edit
    S | Announcements, Android | the field | says: Search, Search for files, edit box, double tap to edit text
    S | Announcements | results | says: Auto search results below
    P | Announcements, iOS | the first, invisible element | says: Double tap to dismiss pop up window
    P | Announcements, iOS | the header is a heading | says: heading
    P | Announcements, iOS | Close | says: Close, button
    P | Announcements, iOS | month and year | says: Month, button, adjustable, double tap to change month and year, swipe up or down with one finger to adjust the value
    P | Announcements, iOS | each date | says: Day, Date, button
    P | Announcements, iOS | the selected date | says: Selected, Day, Date, button
    P | Announcements, iOS | a date that is not selectable | says: Day, Date, dimmed, button
    P | Announcements, Android | the edit box, whose TalkBack menu opens | says: Name, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
    P | Announcements, Android | the arrow that opens it | says: Show date picker button, double tap to activate
    P | Announcements, Android | the title | says: Day, date
    P | Announcements, Android | each day or date in a column | says: Option (day or date) button, Swipe up or swipe down to adjust. Double tap to activate. Double tap and hold to long press
    P | Announcements, Android | holding rotates quickly | walk: hold
    P | Announcements, Android | Cancel, next to Set | says: Cancel button, double tap to activate
    """
}
