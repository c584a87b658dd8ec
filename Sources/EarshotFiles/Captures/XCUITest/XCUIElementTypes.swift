internal import Earshot

extension Traits {
  /// Returns the traits by the names that tools print, such as `Button`.
  static func named(
    _ names: [String], _ notes: inout NoteCollector, at location: SourceLocation
  ) -> Traits {
    var traits: Traits = []
    for name in names where !name.isEmpty && name != "None" {
      if let trait = Traits(name: name.prefix(1).lowercased() + name.dropFirst()) {
        traits.formUnion(trait)
      } else {
        notes.add("the trait '\(name)' is not known; it was left out", at: location)
      }
    }
    return traits
  }
}

/// What the type of an element says about its traits and about the focus.
enum XCUIElementTypes {
  /// The traits that UIKit's own controls of a type carry.
  static let traits: [String: Traits] = [
    "Button": .button, "MenuItem": .button, "MenuButton": [.button, .popUpButton],
    "PopUpButton": [.button, .popUpButton], "Link": .link, "Image": .image, "Icon": .image,
    "StaticText": .staticText, "TextField": .textEntry,
    "SecureTextField": [.textEntry, .secureTextField], "TextView": [.textEntry, .textArea],
    "SearchField": [.textEntry, .searchField], "Switch": [.button, .switchButton],
    "Toggle": [.button, .switchButton], "Slider": .adjustable,
    "PickerWheel": [.adjustable, .pickerItem], "PageIndicator": [.adjustable, .updatesFrequently],
    "ProgressIndicator": .updatesFrequently, "ActivityIndicator": .updatesFrequently,
    "Key": .keyboardKey,
  ]

  /// Traits that no driver prints among others, as they are private: the type tells them.
  static let privateTraits: Traits = [
    .textEntry, .textArea, .secureTextField, .pickerItem, .popUpButton,
  ]

  /// The documented components that UIKit's own controls of a type are.
  static let parts = ["PickerWheel": "picker-wheel", "PageIndicator": "page-control"]

  /// Types of controls that take the focus even where they have nothing to say: an unlabelled
  /// button is the mistake that people look for.
  static let controls: Set<String> = [
    "Button", "Switch", "Toggle", "CheckBox", "RadioButton", "TextField", "SecureTextField",
    "SearchField", "TextView", "Slider", "PickerWheel", "Link", "PopUpButton", "MenuButton",
  ]

  /// Types that VoiceOver reads where they have a label or a value.
  static let readable: Set<String> = controls.union([
    "StaticText", "Image", "Icon", "Cell", "Key", "Tab", "MenuItem", "PageIndicator", "Stepper",
    "ProgressIndicator", "ActivityIndicator", "LevelIndicator", "RatingIndicator", "Picker",
    "DatePicker",
  ])

  /// Types that never take the focus: their label belongs to the elements inside them.
  static let containers: Set<String> = [
    "Application", "Window", "NavigationBar", "TabBar", "Toolbar", "Table", "CollectionView",
    "ScrollView", "WebView", "SegmentedControl", "Group", "Sheet", "Alert", "Keyboard", "StatusBar",
    "Map", "Picker", "DatePicker",
  ]

  /// What UIKit calls the region around a popover that closes it.
  static let dismissRegion = "PopoverDismissRegion"

  /// What UIKit calls the button of a navigation bar that leads back.
  static let backButton = "BackButton"

  /// Types of what iOS itself puts on the screen.
  static let system: Set<String> = ["StatusBar", "Keyboard"]

  /// Types whose content can lie off the screen and comes in when the focus gets there.
  static let scrolling: Set<String> = ["Table", "CollectionView", "ScrollView", "WebView"]

  /// Types that are turned on and off.
  static let switches: Set<String> = ["Switch", "Toggle"]

  /// Types of fields that show a placeholder while they are empty.
  static let fields: Set<String> = ["TextField", "SecureTextField", "SearchField", "TextView"]
}
