// Written by Scripts/embed-profiles from Examples/. Do not edit.
// swift-format-ignore-file

enum StudioExamples {
  static let all: [(name: String, title: String, text: String)] = [
    ("booking", "Book a flight", #"""
# A screen with many kinds: each control is one focus stop, and containers group related controls.
screen: Book a flight
locale: en
initial-focus: title
components:
  - kind: heading
    id: title
    label: Book a flight
    expect:
      voiceover: "Book a flight, heading"
      talkback: "Book a flight, heading"

  - kind: text
    id: advice
    label: All fields are needed unless they say optional.
    expect:
      voiceover: "All fields are needed unless they say optional."
      talkback: "All fields are needed unless they say optional."

  - kind: tab-bar
    id: sections
    options: [Book, Trips, Profile]
    value: Book
    expect:
      voiceover:
        option.Book: "Selected, Book, tab, 1 of 3"
        option.Trips: "Trips, tab, 2 of 3"
        option.Profile: "Profile, tab, 3 of 3"
      talkback:
        option.Book: "Selected, Book, tab, 1 of 3, double tap to activate"
        option.Trips: "Trips, tab, 2 of 3, double tap to activate"
        option.Profile: "Profile, tab, 3 of 3, double tap to activate"

  - kind: segmented-control
    id: trip
    label: Trip
    options: [Round trip, One way]
    value: Round trip
    expect:
      voiceover:
        option.Round trip: "Trip, Selected, Round trip, button, 1 of 2"
        option.One way: "One way, button, 2 of 2"
      talkback:
        option.Round trip: "Trip, Selected, Round trip, tab, 1 of 2"
        option.One way: "One way, tab, 2 of 2, double tap to activate"

  - kind: text-field
    id: passenger
    label: Passenger name
    placeholder: As in your passport
    required: true
    expect:
      voiceover:
        text-field: "Passenger name, required, As in your passport, text field, double tap to edit"
        text-field@disabled: "Passenger name, required, As in your passport, dimmed, text field"
      talkback:
        text-field: "As in your passport, Edit box, Passenger name, required, double tap to edit text"
        text-field@disabled: "As in your passport, Edit box, Passenger name, required, disabled"

  - kind: text-field
    id: passport
    label: Passport number
    value: X12
    error: Nine letters and digits
    live: polite
    expect:
      voiceover:
        text-field: "Passport number, X12, Nine letters and digits, text field, double tap to edit"
        text-field@empty: "Passport number, Nine letters and digits, text field, double tap to edit"
        text-field@disabled: "Passport number, X12, Nine letters and digits, dimmed, text field"
      talkback:
        text-field: "X12, Edit box, Passport number, Error: Nine letters and digits, double tap to edit text"
        text-field@empty: "Edit box, Passport number, Error: Nine letters and digits, double tap to edit text"
        text-field@disabled: "X12, Edit box, Passport number, Error: Nine letters and digits, disabled"

  - kind: dropdown
    id: cabin
    label: Cabin
    value: Economy
    options: [Economy, Business]
    expect:
      voiceover:
        trigger: "Cabin, Economy, button, collapsed"
        trigger@expanded: "Cabin, Economy, button, expanded"
        option.Economy: "Selected, Economy, button"
        option.Business: "Business, button"
        trigger@disabled: "Cabin, Economy, dimmed, button, collapsed"
      talkback:
        trigger: "Cabin, button, Economy, in list, collapsed, double tap to activate"
        trigger@expanded: "Cabin, button, Economy, in list, expanded, double tap to activate"
        option.Economy: "Selected, Economy, 1 of 2, double tap to activate"
        option.Business: "Business, double tap to activate"
        trigger@disabled: "Cabin, button, Economy, in list, collapsed, disabled"

  - kind: date-picker
    id: departure
    label: Departure
    placeholder: Choose a day
    expect:
      voiceover:
        field: "Departure, Choose a day, button"
        field@disabled: "Departure, Choose a day, dimmed, button"
      talkback:
        field: "Departure, Choose a day, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view"
        open: "Show date picker button, double tap to activate"
        field@disabled: "Departure, Choose a day, edit box, disabled"
        open@disabled: "Show date picker button, disabled"

  - kind: radio-group
    id: payment
    label: Payment
    options: [Card, Voucher]
    value: Card
    expect:
      voiceover:
        label: "Payment, heading"
        option.Card: "Card, button, selected"
        option.Voucher: "Voucher, button"
      talkback:
        label: "Payment"
        option.Card: "Checked, Card, radio button, double tap to toggle"
        option.Voucher: "Not checked, Voucher, radio button, double tap to toggle"

  - kind: stepper
    id: bags
    label: Bags
    value: 1
    decrease: Fewer bags
    increase: More bags
    expect:
      voiceover:
        decrease: "Bags, 1, Fewer bags, Button"
        value: "1"
        increase: "Bags, 1, More bags, Button"
        decrease@disabled: "Bags, 1, Fewer bags, dimmed, Button"
        increase@disabled: "Bags, 1, More bags, dimmed, Button"
      talkback:
        decrease: "Bags, 1, Fewer bags, Double tap to activate"
        value: "1"
        increase: "Bags, 1, More bags, Double tap to activate"
        decrease@disabled: "Bags, 1, Fewer bags, disabled"
        increase@disabled: "Bags, 1, More bags, disabled"

  - kind: slider
    id: price
    label: Highest price
    value: "400 euros"
    expect:
      voiceover:
        slider: "Highest price, 400 euros, adjustable, swipe up or down with one finger to adjust the value"
        slider@disabled: "Highest price, 400 euros, dimmed, adjustable"
      talkback:
        slider: "400 euros, Highest price, slider, swipe up or swipe down to adjust"
        slider@disabled: "400 euros, Highest price, slider, disabled"

  - kind: switch
    id: flexible
    label: Flexible dates
    checked: true
    expect:
      voiceover:
        switch: "Flexible dates, on, switch button, double tap to toggle setting"
        switch@off: "Flexible dates, off, switch button, double tap to toggle setting"
        switch@disabled: "Flexible dates, dimmed, switch button, on"
      talkback:
        switch: "On, Flexible dates, Switch, double tap to toggle"
        switch@off: "Off, Flexible dates, Switch, double tap to toggle"
        switch@disabled: "On, Flexible dates, Switch, disabled"

  - kind: checkbox
    id: newsletter
    label: Send me offers
    expect:
      voiceover:
        checkbox: "Send me offers, not checked, button"
        checkbox@checked: "Send me offers, checked, button"
        checkbox@disabled: "Send me offers, not checked, dimmed, button"
      talkback:
        checkbox: "Not checked, Send me offers, checkbox, double tap to toggle"
        checkbox@checked: "Checked, Send me offers, checkbox, double tap to toggle"
        checkbox@disabled: "Not checked, Send me offers, checkbox, disabled"

  - kind: chip
    id: direct
    label: Direct flights
    selected: true
    talkback: {roleDescription: chip}
    expect:
      voiceover:
        chip: "Selected, Direct flights, button"
        chip@unselected: "Not selected, Direct flights, button"
        chip@disabled: "Selected, Direct flights, dimmed, button"
      talkback:
        chip: "Selected, Direct flights, chip"
        chip@unselected: "Not selected, Direct flights, chip, double tap to toggle"
        chip@disabled: "Selected, Direct flights, chip, disabled"

  - kind: expandable-row
    id: amenities
    label: Amenities
    value: 2 Hotel amenities selected
    expect:
      voiceover:
        expandable-row: "Amenities, 2 Hotel amenities selected, collapsed, button"
        expandable-row@expanded: "Amenities, 2 Hotel amenities selected, expanded, button"
        expandable-row@disabled: "Amenities, 2 Hotel amenities selected, collapsed, dimmed, button"
      talkback:
        expandable-row: "Amenities, 2 Hotel amenities selected, collapsed, double tap to activate"
        expandable-row@expanded: "Amenities, 2 Hotel amenities selected, expanded, double tap to activate"
        expandable-row@disabled: "Amenities, 2 Hotel amenities selected, collapsed, disabled"

  - kind: list
    id: flights
    label: Flights
    expect:
      voiceover: "Flights, heading"
      talkback: "Flights, heading"
    components:
      - kind: group
        id: times
        label: Departs 10:30
        content: [Arrives 12:40, Direct]
        expect:
          voiceover: "Departs 10:30, Arrives 12:40, Direct"
          talkback: "Departs 10:30, Arrives 12:40, Direct"

      - kind: table-row
        id: fare
        label: Economy fare
        value: 120 euros
        opens: seats
        talkback: {roleDescription: row}
        expect:
          voiceover:
            table-row: "Economy fare, 120 euros, button"
            table-row@selected: "Economy fare, 120 euros, button, selected"
            table-row@disabled: "Economy fare, 120 euros, dimmed, button"
          talkback:
            table-row: "Economy fare, 120 euros, row, double tap to activate"
            table-row@selected: "Selected, Economy fare, 120 euros, row, double tap to activate"
            table-row@disabled: "Economy fare, 120 euros, row, disabled"

  - kind: image
    id: map
    label: Route from Oslo to Rome
    expect:
      voiceover: "Route from Oslo to Rome, image"
      talkback: "Route from Oslo to Rome, image"

  - kind: progress
    id: loading
    label: Loading more flights
    value: 40 percent
    expect:
      voiceover: "Loading more flights, 40 percent"
      talkback: "40 percent, Loading more flights, progress bar"

  - kind: link
    id: terms
    label: Terms of carriage
    opens: rules
    expect:
      voiceover:
        link: "Terms of carriage, link"
        link@disabled: "Terms of carriage, dimmed, link"
      talkback:
        link: "Terms of carriage, link, double tap to activate"
        link@disabled: "Terms of carriage, disabled"

  - kind: button
    id: continue
    label: Continue
    disabled: true
    expect:
      voiceover:
        button: "Continue, dimmed, button"
        button@usual: "Continue, button"
      talkback:
        button: "Continue, disabled"
        button@usual: "Continue, button, double tap to activate"

  - kind: alert
    id: leave
    label: Leave this page?
    body: Your choices are not kept.
    buttons: [Stay, Leave]
    expect:
      voiceover:
        title: "Alert, Leave this page?"
        body: "Your choices are not kept."
        button.Stay: "Stay, button"
        button.Leave: "Leave, button"
      talkback:
        title: "Leave this page?"
        body: "Your choices are not kept."
        button.Stay: "Stay button, double tap to activate"
        button.Leave: "Leave button, double tap to activate"

  - kind: modal
    id: rules
    label: Fare rules
    close: true
    expect:
      voiceover:
        close: "Close, button"
        title: "Fare rules, heading"
      talkback:
        close: "Close, button, double tap to activate"
        title: "Fare rules"
    components:
      - kind: text
        id: rule
        label: Changes cost 40 euros.
        expect:
          voiceover: "Changes cost 40 euros."
          talkback: "Changes cost 40 euros."

  - kind: sheet
    id: seats
    label: Seats
    close: true
    expect:
      voiceover:
        close: "Close, button"
        title: "Seats, heading"
      talkback:
        close: "Close, button, double tap to activate"
        title: "Seats"
    components:
      - kind: button
        id: choose
        label: Choose seat 12A
        expect:
          voiceover:
            button: "Choose seat 12A, button"
            button@disabled: "Choose seat 12A, dimmed, button"
          talkback:
            button: "Choose seat 12A, button, double tap to activate"
            button@disabled: "Choose seat 12A, disabled"

  - kind: toast
    id: saved
    text: Search saved
    expect:
      voiceover: "Search saved"
      talkback: "Search saved"
"""#),
    ("dropdown", "Flight status", #"""
# A dropdown is a button that opens a list of options; the selected option replaces its value.
screen: Flight status
locale: en
components:
  - kind: dropdown
    id: search-by
    label: Search by
    value: Record locator
    options: [American Airlines, Record locator, Bag tag number]
    dismiss: true
    expect:
      voiceover:
        trigger: "Search by, Record locator, button, collapsed"
        trigger@expanded: "Search by, Record locator, button, expanded"
        trigger@disabled: "Search by, Record locator, dimmed, button, collapsed"
        option.Record locator: "Selected, Record locator, button"
        option.Bag tag number: "Bag tag number, button"
        option.American Airlines@option-disabled: "American Airlines, dimmed, button"
        dismiss: "Dismiss context menu, button"
      talkback:
        trigger: "Search by, button, Record locator, in list, collapsed, double tap to activate"
        trigger@disabled: "Search by, button, Record locator, in list, collapsed, disabled"
        option.Record locator: "Selected, Record locator, 2 of 3, double tap to activate"
        option.Bag tag number: "Bag tag number, double tap to activate"
        option.American Airlines@option-disabled: "American Airlines, disabled"
        dismiss: "Dismiss context menu, button, double tap to activate"

  - kind: dropdown
    id: cabin
    label: Cabin
    placeholder: Choose a cabin
    options:
      - Economy
      - Premium economy
      - {label: Business, disabled: true}
    expect:
      voiceover:
        trigger: "Cabin, Choose a cabin, button, collapsed"
        option.Business: "Business, dimmed, button"
      talkback:
        trigger: "Cabin, button, Choose a cabin, in list, collapsed, double tap to activate"

  - kind: dropdown
    id: seat
    label: Seat
    state: name
    value: Window
    options: [Aisle, Window]
    variant: dropdown-list
    expect:
      voiceover:
        trigger: "Seat, opens, Window, button"
        trigger@expanded: "Seat, closes, Window, button"
      talkback:
        trigger: "Seat, opens, dropdown list, Window, in list, double tap to activate"
"""#),
    ("hotel", "Hotels in Lisbon", #"""
# Book a hotel: a flow with the kinds of a modern app, without overrides.
screen: Hotels in Lisbon
locale: en
initial-focus: bar
components:
  - kind: navigation-bar
    id: bar
    label: Hotels in Lisbon
    back: true
    expect:
      voiceover:
        back: "Back, back button"
        title: "Hotels in Lisbon, heading"
      talkback:
        back: "Navigate up, button, double tap to activate"
        title: "Hotels in Lisbon, heading"
    components:
      - kind: button
        id: open-drawer
        label: Destinations
        opens: drawer
        expect:
          voiceover: "Destinations, button"
          talkback: "Destinations, button, double tap to activate"
      - kind: menu
        id: more
        label: More options
        items: [Share search, Change currency]
        variant: with-state
        expect:
          voiceover: "More options, button, collapsed"
          talkback: "More options, button, collapsed, double tap to activate"

  - kind: banner
    id: offer
    label: Members pay 10 percent less
    body: Sign in to see your prices.
    buttons: [Sign in]
    expect:
      voiceover:
        banner: "Members pay 10 percent less, Sign in to see your prices."
        button.Sign in: "Sign in, button"
      talkback:
        banner: "Members pay 10 percent less, Sign in to see your prices."
        button.Sign in: "Sign in, button, double tap to activate"

  - kind: search-field
    id: where
    label: Destination
    placeholder: City or hotel
    results: announced
    expect:
      voiceover: "Destination, City or hotel, Search field, double tap to edit"
      talkback: "Destination, City or hotel, edit box, double tap to edit text"

  - kind: date-picker
    id: stay
    label: Stay
    date: 2026-12-04
    until: 2026-12-07
    style: calendar
    expect:
      voiceover: "Stay, December 4, 2026 to December 7, 2026, button"
      talkback:
        field: "Stay, December 4, 2026 to December 7, 2026, edit box, Double-tap and hold to long press. Actions available, use Tap with 3 fingers to view"
        open: "Show date picker button, double tap to activate"

  - kind: time-picker
    id: arrival
    label: Arrival
    time: '15:30'
    expect:
      voiceover: "Arrival, 3:30 PM, button"
      talkback: "Arrival, 3:30 PM, button, double tap to activate"

  - kind: stepper
    id: guests
    label: Guests
    value: 2
    decrease: Fewer guests
    increase: More guests
    expect:
      voiceover:
        decrease: "Guests, 2, Fewer guests, Button"
        value: "2"
        increase: "Guests, 2, More guests, Button"
      talkback:
        decrease: "Guests, 2, Fewer guests, Double tap to activate"
        value: "2"
        increase: "Guests, 2, More guests, Double tap to activate"

  - kind: chip-group
    id: filters
    label: Filters
    options: [Pool, Breakfast, Parking]
    value: [Breakfast]
    expect:
      voiceover:
        option.Pool: "Filters, Not selected, Pool, button, list start"
        option.Breakfast: "Selected, Breakfast, button"
        option.Parking: "Not selected, Parking, button, list end"
      talkback:
        option.Pool: "Filters, Not selected, Pool, 1 of 3, checkbox, double tap to toggle"
        option.Breakfast: "Selected, Breakfast, 2 of 3, checkbox"
        option.Parking: "Not selected, Parking, 3 of 3, checkbox, double tap to toggle"

  - kind: segmented-control
    id: sort
    label: Sort by
    options: [Price, Stars, Distance]
    value: Price
    expect:
      voiceover:
        option.Price: "Sort by, Selected, Price, button, 1 of 3"
        option.Stars: "Stars, button, 2 of 3"
        option.Distance: "Distance, button, 3 of 3"
      talkback:
        option.Price: "Sort by, Selected, Price, tab, 1 of 3"
        option.Stars: "Stars, tab, 2 of 3, double tap to activate"
        option.Distance: "Distance, tab, 3 of 3, double tap to activate"

  - kind: button
    id: all-filters
    label: All filters
    opens: filter-sheet
    expect:
      voiceover: "All filters, button"
      talkback: "All filters, button, double tap to activate"

  - kind: loading
    id: loading
    label: Looking for hotels
    done: 12 hotels found
    expect:
      voiceover: "Looking for hotels, In progress"
      talkback: "In progress, Looking for hotels, progress bar"

  - kind: carousel
    id: popular
    label: Popular this week
    expect:
      voiceover: "Popular this week, heading"
      talkback: "Popular this week, heading"
    components:
      - kind: card
        id: sol
        label: Hotel Sol
        content: [4.5 stars, Free cancellation, 142 euros]
        opens: details
        actions: [Share]
        expect:
          voiceover: "Hotel Sol, 4.5 stars, Free cancellation, 142 euros, button, 1 of 2, actions available"
          talkback: "Hotel Sol, 4.5 stars, Free cancellation, 142 euros, 1 of 2, double tap to activate, Actions available"
        components:
          - kind: button
            id: save-sol
            label: Save Hotel Sol
            expect:
              voiceover: "Save Hotel Sol, button"
              talkback: "Save Hotel Sol, button, double tap to activate"
      - kind: card
        id: mar
        label: Hotel Mar
        content: [3 stars, 98 euros]
        opens: details
        expect:
          voiceover: "Hotel Mar, 3 stars, 98 euros, button, 2 of 2"
          talkback: "Hotel Mar, 3 stars, 98 euros, 2 of 2, double tap to activate"

  - kind: page-control
    id: photos
    label: Photos of Hotel Sol
    position: 1 of 5
    expect:
      voiceover: "Photos of Hotel Sol, page 1 of 5, adjustable, swipe up or down with one finger to adjust the value"
      talkback: "page 1 of 5, Photos of Hotel Sol, slider, swipe up or swipe down to adjust"

  - kind: rating
    id: guests-say
    label: Guests say
    value: 4
    read-only: true
    expect:
      voiceover: "Guests say, 4 of 5 stars, image"
      talkback: "Guests say, 4 of 5 stars, image"

  - kind: list
    id: plan
    label: Your plan
    expect:
      voiceover: "Your plan, heading"
      talkback: "Your plan, heading"
    components:
      - kind: reorderable-row
        id: plan-sol
        label: Hotel Sol, 3 nights
        position: 1 of 2
        expect:
          voiceover:
            row: "Hotel Sol, 3 nights, 1 of 2, actions available"
            handle: "Reorder Hotel Sol, 3 nights, button"
          talkback:
            row: "Hotel Sol, 3 nights, 1 of 2, Actions available"
            handle: "Reorder Hotel Sol, 3 nights, button, double tap and hold to long press"
      - kind: reorderable-row
        id: plan-mar
        label: Hotel Mar, 1 night
        position: 2 of 2
        expect:
          voiceover:
            row: "Hotel Mar, 1 night, 2 of 2, actions available"
            handle: "Reorder Hotel Mar, 1 night, button"
          talkback:
            row: "Hotel Mar, 1 night, 2 of 2, Actions available"
            handle: "Reorder Hotel Mar, 1 night, button, double tap and hold to long press"

  - kind: expandable-row
    id: amenities
    label: Amenities
    value: 2 of them picked
    expect:
      voiceover: "Amenities, 2 of them picked, collapsed, button"
      talkback: "Amenities, 2 of them picked, collapsed, double tap to activate"

  - kind: radio-group
    id: payment
    label: Payment
    options: [Pay now, Pay at the hotel]
    value: Pay now
    expect:
      voiceover:
        label: "Payment, heading"
        option.Pay now: "Pay now, button, selected"
        option.Pay at the hotel: "Pay at the hotel, button"
      talkback:
        label: "Payment"
        option.Pay now: "Checked, Pay now, radio button, double tap to toggle"
        option.Pay at the hotel: "Not checked, Pay at the hotel, radio button, double tap to toggle"

  - kind: switch
    id: insurance
    label: Travel insurance
    checked: false
    expect:
      voiceover: "Travel insurance, off, switch button, double tap to toggle setting"
      talkback: "Off, Travel insurance, Switch, double tap to toggle"

  - kind: text-field
    id: email
    label: Email
    purpose: email
    placeholder: name@example.org
    required: true
    expect:
      voiceover: "Email, required, name@example.org, text field, double tap to edit"
      talkback: "name@example.org, Edit box, Email, required, double tap to edit text"

  - kind: date-time-picker
    id: reminder
    label: Reminder
    date: 2026-12-03
    time: '9:00'
    expect:
      voiceover: "Reminder, December 3, 2026, 9:00 AM, button"
      talkback: "Reminder, December 3, 2026, 9:00 AM, button, double tap to activate"

  - kind: rating
    id: stars
    label: Stars at least
    value: 3
    expect:
      voiceover: "Stars at least, 3 of 5 stars, adjustable, swipe up or down with one finger to adjust the value"
      talkback: "3 of 5 stars, Stars at least, slider, swipe up or swipe down to adjust"

  - kind: button
    id: book
    label: Book Hotel Sol
    opens: question
    expect:
      voiceover: "Book Hotel Sol, button"
      talkback: "Book Hotel Sol, button, double tap to activate"

  - kind: link
    id: terms
    label: Terms of booking
    opens: rules
    expect:
      voiceover: "Terms of booking, link"
      talkback: "Terms of booking, link, double tap to activate"

  - kind: navigation-drawer
    id: drawer
    label: Sunny Hotels
    options: [Explore, Trips, Account]
    value: Explore
    expect:
      voiceover:
        title: "Sunny Hotels, heading"
        option.Explore: "Explore, button, selected"
        option.Trips: "Trips, button"
        option.Account: "Account, button"
      talkback:
        title: "Sunny Hotels"
        option.Explore: "Selected, Explore, button, 1 of 3, double tap to activate"
        option.Trips: "Trips, button, 2 of 3, double tap to activate"
        option.Account: "Account, button, 3 of 3, double tap to activate"

  - kind: sheet
    id: filter-sheet
    label: Filters
    close: true
    grabber: true
    size: half
    expect:
      voiceover:
        grabber: "Card controller, half screen, button, adjust the size of the card overlaying screen"
        close: "Close, button"
        title: "Filters, heading"
      talkback:
        grabber: "Sheet grabber, collapsed, double tap to activate"
        close: "Close, button, double tap to activate"
        title: "Filters"
    components:
      - kind: slider
        id: price
        label: Highest price
        value: 150 euros
        expect:
          voiceover: "Highest price, 150 euros, adjustable, swipe up or down with one finger to adjust the value"
          talkback: "150 euros, Highest price, slider, swipe up or swipe down to adjust"
      - kind: checkbox
        id: pets
        label: Pets allowed
        expect:
          voiceover: "Pets allowed, not checked, button"
          talkback: "Not checked, Pets allowed, checkbox, double tap to toggle"

  - kind: modal
    id: details
    label: Hotel Sol
    close: true
    expect:
      voiceover:
        close: "Close, button"
        title: "Hotel Sol, heading"
      talkback:
        close: "Close, button, double tap to activate"
        title: "Hotel Sol"
    components:
      - kind: image
        id: pool
        label: Pool at sunset
        expect:
          voiceover: "Pool at sunset, image"
          talkback: "Pool at sunset, image"
      - kind: text
        id: about
        label: Ten minutes from the river, with breakfast on the roof.
        expect:
          voiceover: "Ten minutes from the river, with breakfast on the roof."
          talkback: "Ten minutes from the river, with breakfast on the roof."

  - kind: modal
    id: rules
    label: Terms of booking
    close: true
    expect:
      voiceover:
        close: "Close, button"
        title: "Terms of booking, heading"
      talkback:
        close: "Close, button, double tap to activate"
        title: "Terms of booking"
    components:
      - kind: group
        id: cancellation
        label: Cancellation
        content: [Free until the day before, Then one night]
        expect:
          voiceover: "Cancellation, Free until the day before, Then one night"
          talkback: "Cancellation, Free until the day before, Then one night"

  - kind: alert
    id: question
    label: Book for 426 euros?
    body: Your card is charged now.
    buttons: [Book, Not yet]
    expect:
      voiceover:
        title: "Alert, Book for 426 euros?"
        body: "Your card is charged now."
        button.Book: "Book, button"
        button.Not yet: "Not yet, button"
      talkback:
        title: "Book for 426 euros?"
        body: "Your card is charged now."
        button.Book: "Book button, double tap to activate"
        button.Not yet: "Not yet button, double tap to activate"
"""#),
    ("library-ja", "図書館", #"""
# A Japanese screen: words without a confirmed translation stay English, and `check` reports them.
screen: 図書館
locale: ja
components:
  - kind: heading
    id: title
    label: 蔵書検索
    expect:
      voiceover: "蔵書検索, 見出し"
      talkback: "蔵書検索, 見出し"

  - kind: search-field
    id: search
    label: 検索
    placeholder: 書名を入力
    expect:
      voiceover:
        field: "検索, 書名を入力, 検索フィールド, double tap to edit"
        field@disabled: "検索, 書名を入力, 淡色表示, 検索フィールド"
      talkback:
        field: "検索, 書名を入力, 編集ボックス, テキストを編集するにはダブルタップします"
        field@disabled: "検索, 書名を入力, 編集ボックス, 無効"

  - kind: dropdown
    id: branch
    label: 受取館
    value: 中央図書館
    options: [中央図書館, 駅前分館, 港分館]
    expect:
      voiceover:
        trigger: "受取館, 中央図書館, ボタン, 折りたたまれました"
        trigger@expanded: "受取館, 中央図書館, ボタン, 拡げられました"
        option.中央図書館: "選択, 中央図書館, ボタン"
        option.駅前分館: "駅前分館, ボタン"
        option.港分館: "港分館, ボタン"
        trigger@disabled: "受取館, 中央図書館, 淡色表示, ボタン, 折りたたまれました"
      talkback:
        trigger: "受取館, ボタン, 中央図書館, リストの中です, 折りたたまれています, 有効にするにはダブルタップします"
        trigger@expanded: "受取館, ボタン, 中央図書館, リストの中です, 展開されています, 有効にするにはダブルタップします"
        option.中央図書館: "選択済み, 中央図書館, 3件中の1件目です, 有効にするにはダブルタップします"
        option.駅前分館: "駅前分館, 有効にするにはダブルタップします"
        option.港分館: "港分館, 有効にするにはダブルタップします"
        trigger@disabled: "受取館, ボタン, 中央図書館, リストの中です, 折りたたまれています, 無効"

  - kind: date-picker
    id: pickup
    label: 受取日
    date: 2026-03-18
    expect:
      voiceover:
        field: "受取日, 2026年3月18日, ボタン"
        dismiss: "ポップアップウインドウを閉じる"
        heading: "受取日, 見出し"
        close: "閉じる, ボタン"
        month: "2026年3月, ボタン, 調整可能, double tap to change month and year, swipe up or down with one finger to adjust the value"
        day.2026-03-01: "3月1日日曜日, ボタン"
        day.2026-03-18: "選択, 3月18日水曜日, ボタン"
        field@disabled: "受取日, 2026年3月18日, 淡色表示, ボタン"
      talkback:
        field: "受取日, 2026年3月18日, 編集ボックス, 長押しするにはダブルタップしたままにします. Actions available, use Tap with 3 fingers to view"
        open: "Show date picker ボタン, 有効にするにはダブルタップします"
        title: "3月18日(水)"
        month.current: "3月 ボタン, 「上にスワイプ」または「下にスワイプ」を調整. 有効にするにはダブルタップします. 長押しするにはダブルタップしたままにします"
        day.current: "18 ボタン, 「上にスワイプ」または「下にスワイプ」を調整. 有効にするにはダブルタップします. 長押しするにはダブルタップしたままにします"
        year.current: "2026 ボタン, 「上にスワイプ」または「下にスワイプ」を調整. 有効にするにはダブルタップします. 長押しするにはダブルタップしたままにします"
        cancel: "キャンセル ボタン, 有効にするにはダブルタップします"
        set: "設定 ボタン, 有効にするにはダブルタップします"
        field@disabled: "受取日, 2026年3月18日, 編集ボックス, 無効"
        open@disabled: "Show date picker ボタン, 無効"

  - kind: checkbox
    id: reserve
    label: 予約する 📚
    checked: true
    expect:
      voiceover:
        checkbox: "予約する 📚, チェック, ボタン"
        checkbox@unchecked: "予約する 📚, チェック解除, ボタン"
        checkbox@disabled: "予約する 📚, チェック, 淡色表示, ボタン"
      talkback:
        checkbox: "ON, 予約する 📚, チェックボックス, 切り替えるにはダブルタップします"
        checkbox@unchecked: "未選択, 予約する 📚, チェックボックス, 切り替えるにはダブルタップします"
        checkbox@disabled: "ON, 予約する 📚, チェックボックス, 無効"
"""#),
    ("menu", "Inbox", #"""
# A menu is a button that opens a list of actions.
screen: Inbox
locale: en
components:
  - kind: menu
    id: more-options
    label: More options
    items:
      - Move to
      - {label: Snooze, content: until tomorrow}
      - {label: Important, selected: true}
      - {label: Mute, disabled: true}
    dismiss: true
    closes: [escape, item, dismiss, back, scrub]
    expect:
      voiceover:
        trigger: "More options, button"
        trigger@expanded: "More options, button, expanded"
        item.Move to: "Move to, button"
        item.Snooze: "Snooze, until tomorrow, button"
        item.Important: "Important, button, selected"
        item.Mute: "Mute, dimmed, button"
        dismiss: "Dismiss context menu, button"
        trigger@disabled: "More options, dimmed, button"
      talkback:
        trigger: "More options, button, double tap to activate"
        trigger@expanded: "More options, button, expanded, double tap to activate"
        item.Move to: "Move to, button, double tap to activate"
        item.Snooze: "Snooze, until tomorrow, button, double tap to activate"
        item.Important: "Important, button, selected, double tap to activate"
        item.Mute: "Mute, disabled"
        dismiss: "Dismiss context menu, button, double tap to activate"
        trigger@disabled: "More options, disabled"

  - kind: menu
    id: account
    label: Account
    menu-in-name: true
    items: [Profile, Sign out]
    closes: [escape, item, swipe-back, back, scrub]
    opener: inside
    expect:
      voiceover:
        trigger: "Account menu, button"
        trigger@expanded: "Account menu, button, expanded"
        item.Profile: "Profile, button"
        item.Sign out: "Sign out, button"
        trigger@disabled: "Account menu, dimmed, button"
      talkback:
        trigger: "Account menu, button, double tap to activate"
        trigger@expanded: "Account menu, button, expanded, double tap to activate"
        item.Profile: "Profile, button, double tap to activate"
        item.Sign out: "Sign out, button, double tap to activate"
        trigger@disabled: "Account menu, disabled"

  - kind: menu
    id: filters
    label: Filters
    state: name
    state-words: expands-collapses
    items: [Unread, Flagged]
    expect:
      voiceover:
        trigger: "Filters, expands, button"
        trigger@expanded: "Filters, collapses, button"
        item.Unread: "Unread, button"
        item.Flagged: "Flagged, button"
        trigger@disabled: "Filters, expands, dimmed, button"
      talkback:
        trigger: "Filters, expands, button, double tap to activate"
        trigger@expanded: "Filters, collapses, button, double tap to activate"
        item.Unread: "Unread, button, double tap to activate"
        item.Flagged: "Flagged, button, double tap to activate"
        trigger@disabled: "Filters, expands, disabled"
"""#),
    ("search", "Files", #"""
# A field that searches a collection for the typed terms.
screen: Files
locale: en
components:
  - kind: search-field
    id: search
    label: Search
    placeholder: Search for files
    results: announced
    expect:
      voiceover:
        field: "Search, Search for files, Search field, double tap to edit"
        field@disabled: "Search, Search for files, dimmed, Search field"
        results: "Auto search results below"
      talkback:
        field: "Search, Search for files, edit box, double tap to edit text"
        field@disabled: "Search, Search for files, edit box, disabled"
        results: "Auto search results below"

  - kind: search-field
    id: contacts
    icon: Search contacts
    results: in-name
    expect:
      voiceover:
        field: "Search contacts, Search field, double tap to edit"
        field@with-text: "Search contacts, abc, Search field, double tap to edit"
        field@disabled: "Search contacts, dimmed, Search field"
        field@results: "Search contacts, Auto search results below, abc, Search field, double tap to edit"
      talkback:
        field: "Search contacts, edit box, double tap to edit text"
        field@with-text: "Search contacts, abc, edit box, double tap to edit text"
        field@disabled: "Search contacts, edit box, disabled"
        field@results: "Search contacts, Auto search results below, abc, edit box, double tap to edit text"

  - kind: search-field
    id: archive
    label: Search the archive
    disabled: true
    expect:
      voiceover:
        field: "Search the archive, dimmed, Search field"
        field@empty: "Search the archive, Search field, double tap to edit"
        field@with-text: "Search the archive, abc, Search field, double tap to edit"
      talkback:
        field: "Search the archive, edit box, disabled"
        field@empty: "Search the archive, edit box, double tap to edit text"
        field@with-text: "Search the archive, abc, edit box, double tap to edit text"
"""#),
    ("site-search", "Site search", #"""
# A search field without a placeholder, and a button that starts the search.
screen: Site search
locale: en
components:
  - kind: search-field
    id: site
    label: Search
    expect:
      voiceover:
        field: "Search, Search field, double tap to edit"
      talkback:
        field: "Search, edit box, double tap to edit text"

  - kind: button
    id: submit
    label: Submit
    expect:
      voiceover:
        button: "Submit, button"
      talkback:
        button: "Submit, button, double tap to activate"
"""#),
  ]
}
