/// The guidelines' requirements, one in each row.
///
/// The columns are: documents (D dropdown, both editions; M menu; S search; P calendar date
/// picker), section, requirement and proof.
enum RequirementRows {
  static let text = """
    DSP | Keyboard | Tab, the arrow keys and Control-Tab must move a visible focus to the component | walk: Tab, arrow keys or ctl+tab
    M | Keyboard | Tab and the arrow keys must move a visible focus within the menu | walk: Tab or arrow keys: Focus visibly moves, confined
    DSP | Keyboard | A tester must check that the focus is visible | criteria: the visible focus moves to it
    D | Keyboard | Escape must close the component and return focus to the button | walk: ESCAPE: the dropdown should close
    M | Keyboard | Escape must close the component and return focus to the button | walk: Escape: The menu closes
    DP | Keyboard | Space must select and open the component on both platforms | walk: Spacebar: Selects and opens
    S | Keyboard | Space must activate the component on both platforms | walk: Spacebar: Activates
    M | Keyboard | Space must activate buttons and links on both platforms | walk: Space: Any buttons or links are activated
    DP | Keyboard | Enter must select and open the component on Android | walk: Enter: Selects and opens
    S | Keyboard | Enter must activate the component on Android | walk: Enter: Activates
    M | Keyboard | Enter must activate buttons and links on Android | walk: Enter: Any buttons or links are activated
    DP | Gestures | If a swipe moves focus to the component, its name, role, value and state must be announced | walk: expresses its name, role, value & state
    S | Gestures | If a swipe moves focus to the component, its name, role and state must be announced | walk: expresses its name, role, state
    M | Gestures | Swipes must move focus within the menu | walk: Swipe: Focus moves, confined within the menu
    DP | Gestures | A double-tap must select and open the component | walk: Doubletap: Selects and opens
    S | Gestures | A double-tap must activate the component | walk: Doubletap: Activates the search field
    M | Gestures | A double-tap must activate interactive elements | walk: Doubletap: Activates interactive elements
    DSP | Screen reader output | The name must describe the component's purpose | criteria: says its purpose
    DSP | Screen reader output | The name must be the visible label | check: label-and-name-differ
    S | Screen reader output | The name must be the meaning of the search icon | check: label-and-name-differ
    M | Screen reader output | The interactive elements of the component must follow the guidelines for buttons | says: Label, button, selected, double tap to activate
    M | Screen reader output | The name must be the visible text | check: label-and-name-differ
    DP | Screen reader output | The component must be announced as a button (iOS) or with "double tap to activate" (Android) | criteria: includes its role
    S | Screen reader output | The component must be announced as a search field or text field (iOS) or an edit box (Android) | says: Search, Search field, double tap to edit
    M | Screen reader output | The control that opens the menu must be announced as a button | walk: Triggering element should announce as button
    DP | Screen reader output | One swipe should read the visible label together with the component | criteria: it and its label are one stop
    DSP | Screen reader output | The dimmed or disabled state must be announced | walk: State: a disabled
    D | Screen reader output | The control that opens or closes the component must announce the expanded and collapsed states | walk: Expanded is announced on the element
    M | Screen reader output | The content under an open menu must be inert | walk: Swipe: Focus moves, confined within the menu
    M | Screen reader output | The control that opens or closes the component must announce "expanded", "collapsed", "opens" or "closes" | walk: States are announced on the elements that close or open the menu
    DMSP | Device settings | Nothing must be lost if the text size is 200 % | criteria: all of its text can be read
    D | General | A dropdown is a button that opens a list of options | walk: Doubletap: Selects and opens Dropdown
    D | General | The chosen option must become the value of the field | walk: When an option is chosen, it displays in the field
    D | General | An option only replaces the value; an item of a menu can start an action | walk: When an option is chosen, it displays in the field
    D | General | Focus must move to the first option and must not leave the list | walk: The screen reader focus moves directly to first option
    D | General | A hidden dismiss button can follow the last item | walk: Sometimes, a hidden dismiss context menu button
    D | General | Focus must return to the button, which must announce the new option | walk: When an option is chosen, it displays in the field
    D | General | The component must have a visible label | check: no-visible-label
    D | General | The placeholder must not replace the visible label | check: no-visible-label
    D | General | The visible label must describe the purpose of the field | criteria: says its purpose
    D | General | The expanded and collapsed states must be announced | says: Button label, chosen option label, button, collapsed
    M | General | A menu is a container of items | walk: Swipe: Focus moves, confined within the menu
    M | General | Apps should use native menus | sheet: UIMenu
    M | General | A close button for screen readers should follow the last item | walk: An invisible close button
    M | General | Swipes with two or three fingers should close the component on Android | walk: Two/three finger swipe to close
    M | General | A close button should close the component | walk: A close button closes the menu
    M | General | The component can close if a swipe moves focus back to the control that opened it | walk: Close by swiping back
    M | General | Focus must not leave the menu if it hides the content under it | walk: A menu that covers nothing lets focus out
    M | General | A tap outside must not be the only way to close the component | check: closes-outside-only
    P | General, iOS | Apps should use native pickers | sheet: UIDatePicker
    P | General, iOS | The calendar image must have a text alternative and can be grouped with the label | check: said-twice
    P | General, iOS | Testers should know that the colors and circles of the native calendar have too little contrast | no: this can be seen, not heard
    P | General, iOS | Unavailable dates must be dimmed | says: Day, Date, dimmed, button
    P | General, iOS | Swipes up and down must change the month | walk: The month is adjustable
    P | General, iOS | A double-tap on the month must show the wheels | walk: The month can also be changed via the wheel picker
    P | General, iOS | The arrow buttons for month and year must not receive focus | walk: Arrow buttons to change the month
    P | General, Android | Important dates, such as today and the selected day, must be announced | says: Selected, Day, Date, button
    P | General, Android | Apps should use common patterns, such as a calendar view | test: Date pickers of any kind / let every allowed day be picked, and no other
    P | General, Android | A time picker can have a dial and input fields | test: Date pickers of any kind / let every allowed day be picked, and no other
    P | General, Android | A time picker can be a dial | says: Minute, Double tap to select minutes
    P | General, Android | The picker must be a modal that covers the content, and focus must not leave the picker | walk: the modal contains the focus
    P | General, Android | Swipes must reach three months, three days and three years | walk: Swipe order goes through the three months
    P | General, Android | Swipes up and down must rotate a column | walk: Swiping up and down in each column
    P | General, Android | The initial focus can be one of the first elements instead of the heading | walk: Initial focus in modal can often
    S | General | People can search a collection for the terms that they enter | walk: A search field should behave similar
    S | General | The component must behave like an input field | walk: A search field should behave similar
    S | General | The placeholder must not be the name | check: placeholder-as-name
    S | General | The results can be announced with the name | walk: An optional announcement can be added
    S | General | The search icon can replace the visible label | test: Labels of a design / have no findings if they are good
    DMSP | Name | The name must describe the purpose of the control | criteria: says its purpose
    P | Name | The component must have the name of the control that opens it | walk: Doubletap: Selects and opens picker
    DMSP | Name | The name must be the visible text, if there is one | check: label-and-name-differ
    DMSP | Name, iOS | A label next to the control must be hidden if it would be announced twice | check: said-twice
    D | Name, iOS | The name must not contain "button" | check: role-in-name
    DP | Name, iOS | A placeholder or a value must not be the name | check: value-as-name
    DSP | Name, iOS | A placeholder must not be the name | check: placeholder-as-name
    DM | Name, UIKit | `setTitle()` should set the visible label | sheet: setTitle(_:for:)
    SP | Name, UIKit | `setTitle()` should set the visible label | no: the label next to the component is the name
    DMSP | Name, UIKit | A title that is set later will overwrite `accessibilityLabel` | check: title-and-label-differ
    DMSP | Name, UIKit | `accessibilityLabel` must be set if there is no visible label | sheet: accessibilityLabel
    DMSP | Name, UIKit | Interface Builder can set the same attribute in the Identity Inspector | no: this is another way to set the name
    DSP | Name, UIKit | `isAccessibilityElement = false` can hide a label | sheet: isAccessibilityElement = true on the view around field and label, false on the label
    M | Name, UIKit | `isAccessibilityElement = false` can hide a label | no: the title of the button is the name
    DMSP | Name, SwiftUI | `accessibilityLabel(_:)` must be used if there is no visible label | sheet: accessibilityLabel(_:)
    DM | Name, SwiftUI | `accessibilityHidden(true)` should hide icons | sheet: accessibilityHidden(true)
    DMSP | Name, Views | `android:text` should set the visible label | sheet: android:text
    M | Name, Views | `contentDescription` must be set if there is no visible label | sheet: android:contentDescription
    DSP | Name, Views | `contentDescription` must be set if there is no visible label | check: no-visible-label
    DMSP | Name, Views | `contentDescription` will override `android:text` | check: description-replaces-text
    DSP | Name, Views | `labelFor` should join the visible label and the control | sheet: android:labelFor
    M | Name, Views | `labelFor` should join the visible label and the control | no: the title of the button is the name
    DM | Name, Compose | The components set most of their semantics; apps should not repeat them | sheet: DropdownMenuItem
    S | Name, Compose | The components set most of their semantics; apps should not repeat them | sheet: SearchBar
    P | Name, Compose | The components set most of their semantics; apps should not repeat them | sheet: DatePicker
    D | Name, Compose | `contentDescription` will override the text of an item | walk: An element exposed on one platform is announced there
    MSP | Name, Compose | `contentDescription` will override the text of an item | check: description-replaces-text
    M | Name, Compose | `semantics { contentDescription }` can set the name | sheet: semantics { contentDescription }
    DSP | Name, Compose | `semantics { contentDescription }` can set the name | no: the label of the text field is its name
    DMS | Role | A custom control must set its role in code | check: no-role
    D | Role, iOS | A table view and a button can be inside a `UIStackView` | sheet: UIStackView
    D | Role, UIKit | Apps should use `UIButton`, or set the trait `.button` | sheet: accessibilityTraits .button
    D | Role, SwiftUI | Apps should use `Button`, or set `accessibilityAddTraits(.isButton)` | sheet: accessibilityAddTraits(.isButton)
    DP | Role, SwiftUI | `accessibilityRemoveTraits(_:)` can remove unwanted traits | check: dropped-role
    M | Role, iOS | Items must be announced as buttons or with a double-tap hint | check: no-role
    M | Role, UIKit | Apps should use `UIMenu` | sheet: UIMenu
    M | Role, SwiftUI | Apps should use `Menu` | sheet: Menu
    S | Role, UIKit | Apps should use `UISearchTextField` | sheet: UISearchTextField
    S | Role, SwiftUI | Apps should use `searchable(text:placement:)` | sheet: searchable(text:placement:)
    P | Role, UIKit | Apps should use `UIDatePicker` | sheet: UIDatePicker
    P | Role, SwiftUI | Apps should use `DatePicker` | sheet: DatePicker
    D | Role, Android | Focus must not leave the open list | walk: The screen reader focus moves directly to first option
    D | Role, Views | Apps should use `Spinner` | sheet: Spinner
    D | Role, Views | The role can be "pop up window" or "dropdown list" | walk: Pop up window or dropdown list
    D | Role, Compose | Apps should use `ExposedDropdownMenuBox`, `ExposedDropdownMenu` and `DropdownMenuItem` | sheet: ExposedDropdownMenuBox
    M | Role, Views | Apps should use `Button` or `ImageButton` | sheet: ImageButton
    M | Role, Compose | Apps should use `Button` | sheet: Button
    S | Role, Views | Apps should use the search dialog or the search widget | sheet: search dialog or search widget (searchable)
    S | Role, Compose | Apps should use `SearchBar` | sheet: SearchBar
    P | Role, Android | The role must be the native component's role | sheet: DatePickerDialog
    P | Role, Views | Apps should use `DatePickerDialog` | sheet: DatePickerDialog
    P | Role, Views | The swipe order should be the same as in the native picker | no: a walk follows only the order of the documented columns
    P | Role, Compose | Apps should use `DatePicker`, `DatePickerDialog` or `DateRangePicker` | sheet: DateRangePicker
    DS | Groupings | The visible label should be grouped with the control and be its name | sheet: accessibilityElement(children: .combine)
    M | Groupings | The visible label should be grouped with the control and be its name | no: the title of the button is the name
    P | Groupings | The control that opens the component should be grouped with the visible label | criteria: it and its label are one stop
    M | Groupings, iOS | An item and its content must be one stop | walk: Label, (other content in cell)
    M | Groupings | The reading order must be logical | check: grouped-stop
    M | Groupings, Android | Labels and data must be read in pairs | check: labels-before-data
    DSP | Groupings, UIKit | `isAccessibilityElement` must be true for the parent and false for its children | sheet: isAccessibilityElement = true on the view around field and label
    M | Groupings, UIKit | `isAccessibilityElement` must be true for the parent and false for its children | no: the title of the button is the name
    DMSP | Groupings, UIKit | A custom control must set its frame, which can be the union of two frames | no: a design has no frames
    DMSP | Groupings, UIKit | `shouldGroupAccessibilityChildren` should be set if the native order is disrupted | no: a design is in reading order
    DSP | Groupings, SwiftUI | `accessibilityElement(children: .combine)` can group texts | sheet: accessibilityElement(children: .combine)
    M | Groupings, SwiftUI | `accessibilityElement(children: .combine)` can group texts | no: the title of the button is the name
    DS | Groupings, Views | A `ViewGroup` must be `screenReaderFocusable` and its children must not be focusable | sheet: android:screenReaderFocusable="true"
    M | Groupings, Views | A `ViewGroup` must be `screenReaderFocusable` and its children must not be focusable | no: the title of the button is the name
    P | Groupings, Android | The native component's grouping should be kept | sheet: DatePickerDialog
    D | Groupings, Compose | The components group their content; apps should not group it again | walk: Merged descendants of an option
    DS | Groupings, Compose | `mergeDescendants` should group custom items | sheet: mergeDescendants = true
    M | Groupings, Compose | `mergeDescendants` should group custom items | no: the title of the button is the name
    DMS | Groupings, Compose | `FocusRequester` can move focus into a group | no: a group of a design is one stop
    D | State, iOS | The expanded or collapsed state must be announced | walk: Expanded is announced on the element
    M | State, iOS | "Expands", "collapses", "opens" or "closes" must be announced | walk: A closed menu says that it is collapsed
    M | State, iOS | The name can contain the state | walk: States are announced on the elements that close or open the menu
    D | State, iOS | The name can contain the state | walk: Expanded is announced on the element
    M | State | Radio buttons and checkboxes must announce whether they are selected | walk: Items announce whether they are selected or unselected: radio buttons
    D | State | Radio buttons and checkboxes must announce whether they are selected | walk: Items announce whether they are selected or unselected, several of them
    DM | State | Several checkboxes can be selected, but of other choices only one | check: several-selected
    DMSP | State, UIKit | `isEnabled = false` must be announced as "dimmed" | sheet: isEnabled = false
    DMSP | State, UIKit | The trait `.notEnabled` can overwrite the role | check: disabled-without-role
    DM | State, SwiftUI | `accessibilityAddTraits(.isSelected)` should set the selected state | sheet: accessibilityAddTraits(.isSelected)
    S | State, SwiftUI | `accessibilityAddTraits(.isSelected)` should set the selected state | no: the component has no selected state
    DMSP | State, SwiftUI | `disabled()` should set the dimmed state | sheet: disabled(_:)
    DM | State, Android | The state must be announced, or the name must contain "opens" or "closes" | check: untold-state
    DMSP | State, Views | `android:enabled="false"` must be announced as "disabled" | sheet: android:enabled="false"
    DMSP | State, Compose | `enabled = false` or `semantics { disabled() }` should set the disabled state | sheet: semantics { disabled() }
    DM | State, Compose | `stateDescription` should describe a custom state | walk: A customized state
    P | State | Unavailable dates must be dimmed | says: Day, Date, dimmed, button
    DMP | Focus | The device should manage focus; the app should do so only if necessary | sheet: custom components only
    S | Focus | The device should manage focus; the app should do so only if necessary | no: the component opens nothing
    DMSP | Focus | The order of focus between parents and children should be designed | check: grouped-stop
    DMSP | Focus | The keyboard must follow the reader's order or the order of the design | check: keyboard-order
    D | Focus, Android | The list must be announced when focus moves into it | walk: The screen reader focus moves directly to first option
    DMSP | Focus | The initial focus must be at a logical place | check: illogical-focus
    DMSP | Focus | A tester must check the initial focus | criteria: I open the screen
    D | Focus | When the component closes, focus must return to the control that opened it | walk: ESCAPE: the dropdown should close
    M | Focus | When the component closes, focus must return to the control that opened it | walk: Escape: The menu closes
    P | Focus | When the component closes, focus must return to the control that opened it | walk: When the date picker is closed
    M | Focus, iOS | Focus must not leave the component, but can include the button that opened it | walk: Confined within the menu, which can include
    D | Focus | Focus can include the button that opened the component | walk: Focus may include the opening button
    M | Focus, iOS | An invisible close button should be in the swipe order | walk: An invisible close button
    DMSP | Focus, UIKit | `isAccessibilityElement = true` will add a stop | no: every stop of a design can receive focus
    DP | Focus, UIKit | `accessibilityViewIsModal` should keep focus inside | sheet: accessibilityViewIsModal
    S | Focus, UIKit | `accessibilityViewIsModal` should keep focus inside | no: the component opens nothing
    DMP | Focus, UIKit | `.screenChanged` can move focus to revealed content | sheet: .screenChanged
    S | Focus, UIKit | `.screenChanged` can move focus to revealed content | no: the component opens nothing
    MP | Focus | Focus should move to revealed content | walk: Screen reader focus moves to newly revealed content
    D | Focus | Focus should move to revealed content | walk: The screen reader focus moves directly to first option
    S | Focus | Focus should move to revealed content | no: the component reveals nothing that gets focus
    S | Focus, UIKit | `.announcement` can announce a text without moving focus | sheet: .announcement
    DMP | Focus, UIKit | `.announcement` can announce a text without moving focus | no: the component announces nothing while focus is elsewhere
    S | Focus | Results must not move focus | walk: Auto search results below: announced without moving focus
    DMSP | Focus, UIKit | `UIAccessibilityContainer` can define the reading order | sheet: UIAccessibilityContainer
    DMSP | Focus, SwiftUI | `@FocusState` with `focused(_:)` or `focused(_:equals:)` can move keyboard focus | sheet: @FocusState with focused(_:equals:)
    DMP | Focus, SwiftUI | `@AccessibilityFocusState` can move the reader's focus | sheet: @AccessibilityFocusState
    S | Focus, SwiftUI | `@AccessibilityFocusState` can move the reader's focus | no: the component opens nothing
    DMSP | Focus, Views | `importantForAccessibility` can show and hide elements | sheet: android:importantForAccessibility="no"
    DMSP | Focus, Views | `android:focusable` and `android:clickable` must be set if the control is custom | sheet: android:clickable
    DP | Focus, Views | `onClick()` must be handled for keys, not only `onTouch()` | walk: Enter: Selects and opens
    M | Focus, Views | `onClick()` must be handled for keys, not only `onTouch()` | walk: Enter: Any buttons or links are activated
    S | Focus, Views | `onClick()` must be handled for keys, not only `onTouch()` | walk: Enter: Activates
    DMSP | Focus, Views | `nextFocusDown`, `Up`, `Left` and `Right` can set the order of keyboard focus | sheet: android:nextFocusDown
    DMSP | Focus, Views | `accessibilityTraversalBefore` and `After` can set the reading order | no: a design is in reading order
    DMP | Focus, Views | `TYPE_VIEW_FOCUSED` can move focus | sheet: TYPE_VIEW_FOCUSED
    S | Focus, Views | `TYPE_VIEW_FOCUSED` can move focus | no: the component opens nothing
    DMSP | Focus, Views | `accessibilityLiveRegion` `polite` can announce a text without moving focus | test: The timeline of a walk / a polite announcement waits and does not move focus
    DMSP | Focus, Views | `accessibilityLiveRegion` `assertive` will interrupt other speech | test: The timeline of a walk / an assertive announcement interrupts
    DMSP | Focus, Compose | `focusTarget()` can make an element focusable | sheet: Modifier.focusTarget()
    M | Focus, Compose | `focusOrder` can set up, down, left, right, previous, next, start and end | walk: Focus order: previous, next, start, end
    DSP | Focus, Compose | `focusOrder` can set up, down, left, right, previous, next, start and end | sheet: Modifier.focusProperties
    DMSP | Focus, Compose | `onFocusEvent()` and `onFocusChanged()` can observe focus | no: this is a way to listen
    DMP | Focus, Compose | `FocusRequester` and `requestFocus()` can move focus | sheet: FocusRequester.requestFocus()
    S | Focus, Compose | `FocusRequester` and `requestFocus()` can move focus | no: the component opens nothing
    M | Custom actions | `customActions` must be set if the app adds gestures | test: The timeline of a walk / swiping down goes through actions, and a double-tap does one
    M | Custom actions | An accessibility service can announce a custom action of a button | no: a service is not part of a screen
    DMSP | Announcements | A comparison must find no differences if the announcements are heard in this order | session: a walk through the component
    D | Announcements, iOS | The control that opens the list must have the documented announcement | says: Button label, chosen option label, button, collapsed
    D | Announcements, iOS | The selected option must have the documented announcement | says: Selected, chosen option label, button
    D | Announcements, iOS | Other options must have the documented announcement | says: Label, button
    D | Announcements, iOS | The hidden button must have the documented announcement | says: Dismiss context menu, button
    D | Announcements, Android | The control that opens the list must have the documented announcement | says: Label, button, selected option label, in list, collapsed, double tap to activate
    D | Announcements, Android | The selected option must have the documented announcement | says: Selected, selected option label, index, double tap to activate
    D | Announcements, Android | Other options must have the documented announcement | says: Other option label, double tap to activate
    M | Announcements, Android | The screen reader must add "button"; the label must not contain this word | check: role-in-name
    M | Announcements, Android | Testers should turn hints on; "button" or "double tap to activate" must be heard | check: no-role
    M | Announcements, Android | Testers should know whether hints are off | test: Acceptance criteria / say it when hints are off
    M | Announcements, Android | A button must have the documented announcement | says: Label, button, double tap to activate
    M | Announcements, Android | A group must have the documented announcement | says: Label, (other content in cell), button, double tap to activate
    M | Announcements, Android | A selected item must have the documented announcement | says: Label, button, selected, double tap to activate
    M | Announcements, Android | A disabled item must have the documented announcement | says: Label, disabled
    S | Announcements, iOS | The field must have the documented announcement | says: Search, Search field, double tap to edit
    S | Announcements, Android | The field must have the documented announcement | says: Search, Search for files, edit box, double tap to edit text
    S | Announcements | Results must have the documented announcement | says: Auto search results below
    P | Announcements, iOS | The first, invisible element must have the documented announcement | says: Double tap to dismiss pop up window
    P | Announcements, iOS | The title must be announced as a heading | says: heading
    P | Announcements, iOS | The close button must have the documented announcement | says: Close, button
    P | Announcements, iOS | Month and year must have the documented announcement | says: Month, button, adjustable, double tap to change month and year, swipe up or down with one finger to adjust the value
    P | Announcements, iOS | Each date must have the documented announcement | says: Day, Date, button
    P | Announcements, iOS | The selected date must have the documented announcement | says: Selected, Day, Date, button
    P | Announcements, iOS | An unavailable date must have the documented announcement | says: Day, Date, dimmed, button
    P | Announcements, Android | The edit box must announce that it opens the TalkBack menu | says: Name, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view
    P | Announcements, Android | The arrow that opens the picker must have the documented announcement | says: Show date picker button, double tap to activate
    P | Announcements, Android | The title must have the documented announcement | says: Day, date
    P | Announcements, Android | Each day or date in a column must have the documented announcement | says: Option (day or date) button, Swipe up or swipe down to adjust. Double tap to activate. Double tap and hold to long press
    P | Announcements, Android | A long press should rotate the column quickly | walk: hold
    P | Announcements, Android | Cancel must be next to Set, with the documented announcement | says: Cancel button, double tap to activate
    """
}
