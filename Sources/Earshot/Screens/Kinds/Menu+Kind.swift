extension ComponentKind {
  static let menu = ComponentKind(
    "menu", Menu(items: []), "A button that shows a list of actions.",
    synonyms: "overflow overflow-menu context-menu kebab more-menu popup-menu action-menu",
    example: ["label: More options", "items: [Move to, Snooze]"],
    keys: [
      .choices("items", \.items, "The items.", Choice.itemKeys),
      .choiceRole("item-role", \.items),
      .flag("menu-in-name", \.hasMenuInName, "Whether the name ends with the word \"menu\"."),
      .flag(
        "dismiss", \.hasDismissButton,
        "Whether a hidden button after the last item closes the menu."),
      .flag("covers", \.isCovering, "Whether the menu hides what is under it, and confines focus."),
      .closings("The ways to close the menu.") { menu, closings, location in
        menu.closings = closings
        menu.closingsLocation = location
        if closings.contains(.dismiss) { menu.hasDismissButton = true }
      },
    ] + Disclosure.keys.map { $0.inside(\.disclosure) },
    opposites: [("collapsed", "expanded")],
    natives: { _ in
      [
        NativeElement(
          "trigger", iOS: ("UIButton with a UIMenu", "Menu"),
          android: ("ImageButton, or Button", "IconButton, or Button")),
        NativeElement(
          "item", iOS: ("UIAction of the UIMenu", "Button in the Menu"),
          android: ("item of a PopupMenu", "DropdownMenuItem in a DropdownMenu")),
        NativeElement(iOS: ("UIButton", "Button"), android: ("Button", "Button")),
      ]
    },
    manualTests: { menu, _, _ in menu.manualTests })
}
