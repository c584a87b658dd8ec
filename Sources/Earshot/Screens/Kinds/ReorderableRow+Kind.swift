extension ComponentKind {
  static let reorderableRow = ComponentKind(
    "reorderable-row", ReorderableRow(),
    "A row that is put at another place by its handle, or by actions.",
    synonyms:
      "drag-row draggable draggable-row sortable sortable-row reorder drag-handle draggable-item",
    example: ["label: Milk", "position: 1 of 3"],
    keys: [
      .text("value", \.value, "What the row holds."),
      .place(\.position, "Its place among the rows, as in \"2 of 3\"."),
      .text("move-up", \.moveUpName, "What the app calls the action that moves it up."),
      .text("move-down", \.moveDownName, "What the app calls the action that moves it down."),
      .flag("lifted", \.isLifted, "Whether it is held by its handle."),
    ],
    announcements: [.voiceOver: [.moved], .talkBack: [.moved]],
    manualTests: { row, _, _ in row.manualTests })
}
