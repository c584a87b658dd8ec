/// The element of a framework that brings a part of a component with it, so that little is left to
/// set: native ones behave as users expect without more work.
struct NativeElement: Sendable {
  /// The class of UIKit, or of Android Views.
  let imperative: String
  /// The view of SwiftUI, or the composable of Jetpack Compose.
  let declarative: String

  /// Returns the native element of a part on a platform; nil where the guidelines name none.
  static func of(
    _ part: String, in component: any Component, on platform: Platform
  ) -> NativeElement? {
    let table = platform == .voiceOver ? iOS : android
    let kind = String(part.prefix { $0 != "." })
    let isRange = (component as? DatePicker)?.isRange == true
    return (isRange ? table["\(kind).range"] : nil) ?? table[part] ?? table[kind]
  }

  private static let iOS: [String: NativeElement] = [
    "dropdown.trigger": .init("UIButton, in a UIStackView with its label", "Button"),
    "dropdown.option": .init("UIButton in a row of a UITableView", "Button"),
    "dropdown": .init("UIButton", "Button"),
    "menu.trigger": .init("UIButton with a UIMenu", "Menu"),
    "menu.item": .init("UIAction of the UIMenu", "Button in the Menu"),
    "menu": .init("UIButton", "Button"),
    "date-picker": .init("UIDatePicker", "DatePicker"),
    "search-field": .init("UISearchTextField", "searchable(text:placement:)"),
  ]

  private static let android: [String: NativeElement] = [
    "dropdown.trigger": .init(
      "Spinner", "ExposedDropdownMenuBox with a TextField: menuAnchor(), readOnly = true"),
    "dropdown.option": .init("row of the Spinner's adapter", "DropdownMenuItem"),
    "dropdown": .init("Button", "Button"),
    "menu.trigger": .init("ImageButton, or Button", "IconButton, or Button"),
    "menu.item": .init("item of a PopupMenu", "DropdownMenuItem in a DropdownMenu"),
    "menu": .init("Button", "Button"),
    "date-picker": .init("DatePickerDialog", "DatePicker in a DatePickerDialog"),
    "date-picker.range": .init("MaterialDatePicker", "DateRangePicker in a DatePickerDialog"),
    "search-field": .init("search dialog or search widget (searchable)", "SearchBar"),
    "radio-button": .init("RadioButton", "Row with Modifier.selectable(role = Role.RadioButton)"),
    "checkbox": .init("CheckBox", "Row with Modifier.toggleable(role = Role.Checkbox)"),
  ]

  private init(_ imperative: String, _ declarative: String) {
    self.imperative = imperative
    self.declarative = declarative
  }
}
