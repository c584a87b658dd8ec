enum GoodScreens: String, CaseIterable, Sendable {
  case transfer, music, settings, products, chat, booking, photos, login, checkout, onboarding

  var design: String { "screen: \(title)\ncomponents:\n\(components)\n" }

  private var title: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  private var components: String {
    switch self {
    case .transfer:
      """
      - {kind: navigation-bar, label: Transfer money, back: true}
      - {kind: text-field, label: Recipient, value: Anna Müller, required: true}
      - {kind: text-field, label: IBAN, error: Enter an IBAN with 22 characters, live: polite}
      - {kind: text-field, label: Amount, placeholder: 0.00 euros, required: true}
      - {kind: date-picker, label: Date, date: 2026-03-18}
      - {kind: checkbox, label: Save as template, checked: false}
      - {kind: text, label: Enter a recipient and an amount to continue.}
      - {kind: button, label: Continue, disabled: true}
      """
    case .music:
      """
      - {kind: heading, label: Blue in Green}
      - {kind: text, label: Miles Davis}
      - {kind: toggle-button, label: Favourite, selected: true}
      - {kind: slider, label: Track position, value: 1:24 of 5:37}
      - {kind: toggle-button, label: Shuffle, selected: false}
      - {kind: button, label: Previous track}
      - {kind: button, label: Pause}
      - {kind: button, label: Next track}
      - {kind: slider, label: Volume, value: 60%}
      """
    case .settings:
      """
      - {kind: navigation-bar, label: Settings, back: true}
      - {kind: switch, label: Notify me on my phone, checked: true}
      - {kind: switch, label: Dark mode, checked: false}
      - {kind: table-row, label: Language, value: English}
      - {kind: radio-group, label: Text size, options: [Small, Large], value: Small}
      - {kind: button, label: Log off}
      - {kind: button, label: Copy link}
      - {kind: link, label: Terms of use}
      """
    case .products:
      """
      - {kind: navigation-bar, label: Shoes, components: [{kind: button, label: Search}]}
      - {kind: chip-group, label: Filters, options: [Sale, Size 42], value: Sale}
      - {kind: dropdown, label: Sort by, value: Price, options: [Price, Popularity]}
      - {kind: text, label: 128 results}
      - kind: card
        label: Trail Runner
        content: [Blue, €89.90, 4.5 of 5 stars]
        components:
        - {kind: button, label: Add Trail Runner to cart}
      - {kind: toast, text: Added to cart}
      """
    case .chat:
      """
      - {kind: navigation-bar, label: Chat with Anna, back: true}
      - {kind: group, label: Anna, content: [Are you coming? 😀, Seen at 9:41]}
      - {kind: group, label: You, content: [Yes 👍, Sent at 9:43]}
      - {kind: text-field, label: Message}
      - {kind: button, label: Add image}
      - {kind: button, label: Send}
      """
    case .booking:
      """
      - {kind: heading, label: Book a flight}
      - {kind: segmented-control, label: Trip, options: [Round trip, One way], value: One way}
      - {kind: dropdown, label: Cabin, value: Economy, options: [Economy, Business]}
      - {kind: stepper, label: Bags, value: 1}
      - {kind: text, label: "Open from 9 to 5, closed on Sundays"}
      - {kind: button, label: Find flights}
      """
    case .photos:
      """
      - {kind: heading, label: Photos}
      - {kind: image, label: Sunset over the bay}
      - {kind: toggle-button, label: "Beach, 3 July", selected: true}
      - {kind: toggle-button, label: "Dog, 4 July", selected: false}
      - {kind: button, label: Share}
      - {kind: button, label: Delete photo}
      """
    case .login:
      """
      - {kind: heading, label: Log in}
      - {kind: text-field, label: Email, purpose: email, placeholder: name@example.org}
      - {kind: text-field, label: Password, secure: true}
      - {kind: text-field, label: Verification code, keyboard: one-time-code}
      - {kind: text-field, label: Promo code}
      - {kind: checkbox, label: Stay logged in, checked: true}
      - {kind: button, label: Log in}
      - {kind: link, label: Reset the password}
      """
    case .checkout:
      """
      - {kind: heading, label: Your order}
      - {kind: group, label: Total, content: [€89.90]}
      - {kind: text-field, label: Card number, autocomplete: cc-number, required: true}
      - {kind: banner, label: Card declined, body: Use another card., buttons: [Change card]}
      - {kind: heading, label: Delivery}
      - {kind: text, label: We deliver on 3 April 2026.}
      - {kind: text, label: "Livraison offerte dès demain pour toutes les commandes en France et en Belgique.", language: fr}
      - {kind: button, label: Pay with VISA}
      """
    case .onboarding:
      """
      - {kind: button, label: Skip}
      - kind: carousel
        label: Introduction
        components:
        - {kind: heading, label: Track your walks}
        - {kind: heading, label: Share with friends}
      - {kind: text, label: Choose a goal for each day.}
      - {kind: button, label: Next}
      - {kind: snackbar, label: Goal saved, action: Change goal}
      - {kind: button, label: Change goal}
      """
    }
  }
}

struct PlantedFault: Sendable {
  let kind: String
  let screen: GoodScreens
  let text: String
  let replacement: String
  let otherScreen: String

  init(
    _ kind: String, _ screen: GoodScreens, _ text: String, _ replacement: String,
    besides otherScreen: String = ""
  ) {
    self.kind = kind
    self.screen = screen
    self.text = text
    self.replacement = replacement
    self.otherScreen = otherScreen
  }

  static let all = [
    PlantedFault("role-in-name", .transfer, "label: Continue", "label: Continue button"),
    PlantedFault("role-in-name", .login, "label: Reset the password", "label: Password link"),
    PlantedFault("state-in-name", .settings, "label: Dark mode", "label: Dark mode off"),
    PlantedFault("state-in-name", .products, "label: Search}", "label: \"Search, selected\"}"),
    PlantedFault("gesture-in-name", .photos, "label: Share", "label: Double tap to share"),
    PlantedFault("gesture-in-name", .onboarding, "each day.", "each day. Swipe up for more."),
    PlantedFault("no-name", .photos, "label: Sunset over the bay", "id: sunset"),
    PlantedFault("no-name", .chat, "{kind: button, label: Send}", "{kind: button}"),
    PlantedFault(
      "placeholder-as-name", .transfer, "label: Amount, placeholder: 0.00 euros",
      "placeholder: Amount"),
    PlantedFault(
      "placeholder-as-name", .chat, "label: Message", "label: Message, placeholder: Message"),
    PlantedFault("value-as-name", .booking, "label: Cabin, ", ""),
    PlantedFault("value-as-name", .music, "label: Volume", "label: 60%"),
    PlantedFault("file-name", .photos, "Sunset over the bay", "IMG_2034.jpg"),
    PlantedFault("file-name", .products, "label: Search", "label: search.svg"),
    PlantedFault("identifier", .login, "label: Stay logged in", "label: stay_logged_in"),
    PlantedFault("identifier", .settings, "label: Language", "label: languageSelector"),
    PlantedFault(
      "said-twice", .transfer, "{kind: text, label: Enter",
      "{kind: text, label: Continue}\n- {kind: text, label: Enter"),
    PlantedFault(
      "said-twice", .chat, "- {kind: text-field, label: Message}",
      "- {kind: text, label: \"Message:\"}\n- {kind: text-field, label: Message}"),
    PlantedFault("same-name", .music, "label: Next track", "label: Previous track"),
    PlantedFault("same-name", .photos, "label: Delete photo", "label: Share"),
    PlantedFault("symbol-name", .music, "label: Next track", "label: \"►\""),
    PlantedFault("symbol-name", .photos, "label: Share", "label: \"✎\""),
    PlantedFault("vague-link", .settings, "label: Terms of use", "label: Read more"),
    PlantedFault("vague-link", .login, "label: Reset the password", "label: Here"),
    PlantedFault(
      "gesture-in-hint", .music, "label: Pause", "label: Pause, hint: Double tap to stop"),
    PlantedFault(
      "gesture-in-hint", .booking, "label: Find", "hint: Double-tap to search, label: Find"),
    PlantedFault("no-heading", .music, "{kind: heading,", "{kind: text,"),
    PlantedFault("no-heading", .login, "- {kind: heading, label: Log in}\n", ""),
    PlantedFault("same-heading", .checkout, "label: Delivery", "label: Your order"),
    PlantedFault("same-heading", .onboarding, "Share with friends", "Track your walks"),
    PlantedFault("same-screen", .music, "screen: Music", "screen: Album", besides: "Album"),
    PlantedFault("same-screen", .login, "screen: Login", "screen: Start", besides: "Start"),
    PlantedFault(
      "no-visible-label", .chat, "label: Message", "label: Message, visible-label: false"),
    PlantedFault(
      "no-visible-label", .transfer, "label: Amount, placeholder: 0.00 euros",
      "label: Amount, visible-label: false"),
    PlantedFault(
      "label-and-name-differ", .music, "label: Pause", "label: Pause, visible-label: Stop"),
    PlantedFault(
      "label-and-name-differ", .booking, "label: Find flights",
      "label: Find flights, visible-label: Search"),
    PlantedFault("unlabelled-group", .settings, "label: Text size, ", ""),
    PlantedFault("unlabelled-group", .products, "label: Filters, ", ""),
    PlantedFault(
      "toggle-without-state", .music, "{kind: toggle-button, label: Shuffle, selected: false}",
      "{kind: icon-button, label: Shuffle}"),
    PlantedFault("toggle-without-state", .settings, "Dark mode, checked: false", "Dark mode"),
    PlantedFault("inactive-selection", .photos, "label: Sunset", "selected: true, label: Sunset"),
    PlantedFault(
      "inactive-selection", .photos, "kind: toggle-button, label: \"Dog",
      "kind: image, label: \"Dog"),
    PlantedFault("repeated-words", .products, "content: [Blue", "content: [Trail Runner in blue"),
    PlantedFault(
      "repeated-words", .checkout, "content: [€89.90]", "content: [Total, €89.90]"),
    PlantedFault("vague-error", .transfer, "Enter an IBAN with 22 characters", "Invalid IBAN"),
    PlantedFault(
      "vague-error", .checkout, "label: Card declined, body: Use another card.",
      "label: Something went wrong, body: Error"),
    PlantedFault("silent-error", .transfer, ", live: polite", ""),
    PlantedFault("silent-error", .chat, "label: Message", "label: Message, error: Write a text"),
    PlantedFault(
      "disabled-without-reason", .booking, "label: Find flights",
      "label: Find flights, disabled: true"),
    PlantedFault(
      "disabled-without-reason", .login, "{kind: button, label: Log in}",
      "{kind: button, label: Log in, disabled: true}"),
    PlantedFault("toast-action", .onboarding, "action: Change goal", "action: Undo"),
    PlantedFault(
      "toast-action", .products, "{kind: toast, text: Added to cart}",
      "{kind: snackbar, label: Added to cart, action: Undo}"),
    PlantedFault("field-without-purpose", .login, ", secure: true", ""),
    PlantedFault("field-without-purpose", .checkout, ", autocomplete: cc-number", ""),
    PlantedFault("required-mark", .transfer, "label: Recipient", "label: Recipient *"),
    PlantedFault("required-mark", .login, "label: Email", "label: \"Email*\""),
    PlantedFault(
      "sensory-instruction", .transfer, "Enter a recipient and an amount to continue.",
      "Press the green button below."),
    PlantedFault(
      "sensory-instruction", .onboarding, "Choose a goal for each day.",
      "Use the round icon in the top right corner."),
    PlantedFault(
      "pointer-word", .onboarding, "Choose a goal for each day.", "Tap a goal for each day."),
    PlantedFault(
      "pointer-word", .booking, "label: Find", "hint: Please click to search, label: Find"),
    PlantedFault("all-capitals", .music, "label: Pause", "label: PAUSE"),
    PlantedFault(
      "all-capitals", .login, "{kind: button, label: Log in", "{kind: button, label: LOG IN"),
    PlantedFault("emoji-name", .chat, "label: Send", "label: ✉️"),
    PlantedFault("emoji-name", .photos, "label: Share", "label: 📤"),
    PlantedFault("emoji-in-name", .checkout, "label: Pay with VISA", "label: Pay with VISA 💳"),
    PlantedFault(
      "emoji-in-name", .login, "{kind: heading, label: Log in", "{kind: heading, label: Log in 👋"),
    PlantedFault(
      "long-name", .booking, "label: Find flights",
      "label: Find flights from your place to every other place in the world that has an airport and a railway station"
    ),
    PlantedFault(
      "long-name", .photos, "Sunset over the bay",
      "Sunset over the bay with seven boats and a lighthouse on the left and a group of people who look at the sea"
    ),
    PlantedFault(
      "abbreviation", .onboarding, "Choose a goal for each day.",
      "'Choose a goal for each day, e.g. a walk.'"),
    PlantedFault("abbreviation", .checkout, "We deliver on", "We deliver in approx. one week, on"),
    PlantedFault("unclear-number", .booking, "from 9 to 5", "9-5"),
    PlantedFault("unclear-number", .checkout, "3 April 2026", "03/04/2026"),
    PlantedFault("other-language", .checkout, ", language: fr", ""),
    PlantedFault(
      "other-language", .settings, "label: Terms of use", "label: Условия использования"),
  ]
}
