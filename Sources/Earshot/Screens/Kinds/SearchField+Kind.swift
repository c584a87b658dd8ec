extension ComponentKind {
  static let searchField = ComponentKind(
    "search-field", SearchField(), "A field to search with.",
    synonyms: "search search-bar searchbar search-box search-input",
    example: ["label: Search", "placeholder: Where to?", "results: announced"],
    keys: [
      KeyReader("icon", .text, "The meaning of the icon that stands for the label.") {
        value, field, _ throws(InputError) in
        field.icon = try value.text()
        if field.common.label.isEmpty { field.common.label = try value.text() }
      },
      .text("placeholder", \.placeholder, "What an empty field shows; never the name."),
      .text("value", \.text, "The text in the field."),
      .flag("editing", \.isEditing, "Whether the field has the keyboard."),
      .choice("results", \.results, "How users learn that results have come."),
      .text(
        "results-text", \.resultsText, "What is said of results, instead of the documented words."),
    ],
    // Android has a text that is a live region.
    announcements: [.voiceOver: [.results]],
    likeness: Likeness(voiceOver: { $0.traits.contains(.searchField) ? 200 : 0 }),
    announcedText: { field, wording in
      field.results == .announced ? field.announcement(wording) : nil
    },
    natives: { _ in
      [
        NativeElement(
          iOS: ("UISearchTextField", "searchable(text:placement:)"),
          android: ("search dialog or search widget (searchable)", "SearchBar"))
      ]
    },
    manualTests: { field, _, _ in field.manualTests })
}
