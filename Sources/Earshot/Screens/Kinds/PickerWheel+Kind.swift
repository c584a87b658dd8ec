extension ComponentKind {
  static let pickerWheel = ComponentKind(
    "picker-wheel", PickerWheel(options: []), "A wheel that is turned to one of several values.",
    synonyms: "wheel picker-view wheel-picker",
    example: ["label: Size", "options: [Small, Medium, Large]", "value: Medium"],
    keys: [
      .choices("options", \.options, "The values, in their order."),
      .chosen("value", \.options, "The value that it holds; the first when left out."),
    ], likeness: Likeness(elementTypes: ["PickerWheel"]))
}
